// How many "we" are, and of what: "We're a family of five", "we'll be about 35 people", "we are 2 adults and a toddler".

import { wrapped } from "#domain/wrapped.ts";
import { withArticle } from "#plugins/memory-extractors/local/articles.ts";
import { TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { OCCUPATION } from "#plugins/memory-extractors/local/cues/occupations.ts";
import { MONTH_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";

/** "We're a family of five": one of them is not. */
const PART_OF = new RegExp(
  wrapped`
    ^we(?:'re| are) (an? (?:[\w-]+ ){0,2}(?:team|family|household|band|group|crew|choir))\b(?! \w*(?:
        company|business|firm|restaurant|shop|bakery|farm|hotel|practice|brand|office|outing
      )\b
    )`,
  "i",
);
/** "We're a family company" */
const AT_FIRM =
  /^we(?:'re| are) (an? (?:[\w-]+ ){0,3}(?:company|business|firm|agency|start-?up|bakery|restaurant|cooperative|studio|charity))\b/i;

/** "We are 2 adults and a toddler" */
const SOME_PEOPLE = new RegExp(
  wrapped`
    ^we(?:'re| are) (
      (?:\d+|two|three|four|five|six|seven|eight|an?) (?:
        adults?|people|grown-ups?|kids?|children|travell?ers|guests|persons
      )\b.*
      |(?:
        \d+|[a-z]+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-[a-z]+)?|two|three|four|five|six
        |seven|eight|nine|ten|eleven|twelve
      ) (?:[a-z]+ )?
      (?:
        singers|players|members|women|men|girls|boys|students|volunteers|musicians|dancers|colleagues|nurses|teachers
        |families|neighbou?rs|runners|rowers|friends|cousins|siblings|sisters|brothers|parents
      )\b.*
    )$`,
  "i",
);

/** "We're 9 this year", "budget is 80, we're four": how many, not how old. */
const HOW_MANY = new RegExp(
  wrapped`
    (?<=^|, |\bso )we(?:'re| are) (\d|1\d|${TWO_TO_TWELVE})(?= (?:
        now|this (?:year|time)
        |in (?:
          total|all
          |(?:the|our|my) (?:
            house|household|family|flat|office|team|department|band|choir|class|course|group|lab|room|car
          )
        )
        |at (?:home|work|school|(?:the|our|my) (?:table|office|shop|company|firm|practice))
        |on (?:the|our) (?:team|board|crew|ward|course|committee|shift|bus)
        |for (?:dinner|lunch|brunch|breakfast|christmas|the (?:trip|hike|weekend|holiday|tour|game|party))|people
      )\b
      |[,.!:](?!\d)|$
    )`,
  "i",
);
/** "She's pregnant, we'll be three in May": no age of anybody who talks. */
const FAMILY_OF = new RegExp(
  wrapped`
    (?<=^|, |\b(?:so|and|but|then|soon) )we('ll be|'re going to be| will be| are going to be) (?:a family of )?
      ([2-9]|two|three|four|five|six|seven|eight|nine)(?= (?:of us )?(?:
        (?:in|by|from|after|before|at|around) (?:the )?(?:
          ${MONTH_NAMES}|spring|summer|autumn|fall|winter|Christmas|Easter|new year
        )
        |soon|next (?:year|\w+)|this \w+
      )\b
      |[.,!]*$
    )`,
  "i",
);
/** "We'll be about 35 people", "we were twelve at the table": how many come, and no age. */
const HEADCOUNT = new RegExp(
  wrapped`
    (?<=^|, |\b(?:so|and|but) )we('ll be|'re going to be| will be| are going to be| were) (
      (?:(?:about|around|roughly|only|just|over|at least) )?(?:
        \d{1,3}|${TWO_TO_TWELVE}|fifteen|twenty|thirty|forty|fifty
      )
    )(?: of us)?( people| guests| adults| kids)?(?= (?:at|for|in|on|including|with|plus|and|so|but)\b|[,.!](?!\d)|$)
      (?! in (?:${MONTH_NAMES})\b)`,
  "i",
);
const headcount = (text: string): string =>
  FAMILY_OF.test(text)
    ? text.replace(
        FAMILY_OF,
        (_, be: string, count: string) =>
          `there${/ll|will/i.test(be) ? " will be" : " are going to be"} ${count} of us`,
      )
    : text.replace(HEADCOUNT, (_, be: string, count: string, people = " of us") =>
        /were/i.test(be) ? `there were ${count}${people}` : `there will be ${count}${people}`,
      );
/** "A week in Oslo, me and my wife": who comes along, told behind; not "I cook for me and my wife". */
const COMES_ALONG = new RegExp(
  wrapped`
    (?<!\b(?:for|with|of|to|from|by|about|between|like)),? (?:just |only )?(?:
      me and ((?:my|our) (?:[\w'-]+ ){0,2}?[\w'-]+(?: \p{Lu}\p{Ll}+)?|\p{Lu}\p{Ll}+)
      |((?:my|our) (?:[\w'-]+ ){0,2}?[\w'-]+|\p{Lu}\p{Ll}+) and (?:me|I)
    )(?=[.!]*$)`,
  "u",
);

/** "For 4, one of us is coeliac": of the people whom the user asks for. */
const SOME_OF_US =
  /^(?:for (?:\d+|\w+)(?: people| persons)?, )?((?:one|two|three|four|some|half|most|none) of) us (?=[a-z])/i;

/** "We're foster carers", "we are both nurses in Kent": so is the one who says it. */
const ALL_ARE = new RegExp(
  wrapped`
    ^(?:and |but |so )?we(?:'re| are) (?:(?:both|all|also|now) )*((?!(?:only|just|not)\b|\w+ing\b)(?:[a-z-]+ )?)((?!\w+ing\b|[^,;.]*\d)${OCCUPATION}|carer|vegetarian|vegan|pensioner
      |beginner|beekeeper|smallholder|newlywed|immigrant|refugee|parent|grandparent|twin|christian|catholic|muslim)s\b(?!')`,
  "i",
);
/** "We're a family of five", "we'll be three in May", "we are 2 adults": how many they are, and of what. */
export const asGroup = (text: string, listener: string | null): string | null => {
  const part = PART_OF.exec(text);
  const firm = AT_FIRM.exec(text);
  const some = SOME_PEOPLE.exec(text);
  if (HEADCOUNT.test(text) || FAMILY_OF.test(text)) return headcount(text);
  if (listener === null && SOME_OF_US.test(text)) return text.replace(SOME_OF_US, "$1 my group ");
  const role = listener === null ? ALL_ARE.exec(text) : null;
  if (role !== null) return `I'm ${withArticle(`${role[1]}${role[2]}`)}${text.slice(role[0].length)}`;
  if (some !== null) return `I'm in a group of ${some[1]}`;
  if (HOW_MANY.test(text)) return text.replace(HOW_MANY, "I'm in a group of $1");
  const beside = listener === null && /^I\b/.test(text) ? COMES_ALONG.exec(text) : null;
  if (beside !== null)
    return `${text.slice(0, beside.index)} with ${beside[1] ?? beside[2]}${text.slice(beside.index + beside[0].length)}`;
  if (firm !== null) return `I'm part of ${firm[1]}${text.slice(firm[0].length)}`;
  return part === null ? null : `I'm in ${part[1]}${text.slice(part[0].length)}`;
};
