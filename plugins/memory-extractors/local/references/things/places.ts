// Puts the place where the speaker says "here": "I live in Porto. I moved here in 2019." → "I moved to Porto in 2019."
// Where no place was named, "here" goes if the verb can do without it. "There" is the place that a question named just before.

import { wrapped } from "#domain/wrapped.ts";
import { GREETS_FROM, PLACE_NAME } from "#plugins/memory-extractors/local/cues/openings.ts";
import { isFirstName, isPlaceOrNation } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { stripLeadIns } from "#plugins/memory-extractors/local/sentences/cut-off/lead-ins.ts";

/** "I'm in Lyon now", but not "I'm in Lyon for a day" */
const IS_IN = `(?:[Ii]['’]?m|I am|[Ww]e['’]?re|[Ww]e are) (?:(?:now|currently|finally) in|in(?= ${PLACE_NAME} (?:now|these days)\\b))`;
const PLACE = new RegExp(
  wrapped`
    \b(?:
      (?:live|living|based|moved|moving|relocated|work|working|study|studying|stay|stayed|staying|arrived|settled|home) (?:in|at|to|near)
      |${GREETS_FROM}|${IS_IN}
    ) (${PLACE_NAME})`,
  "gu",
);
/** Months and days stand behind "in" too, and "Always." answers whether one is free. */
const NO_PLACE = new RegExp(
  wrapped`
    ^(?:
      Mostly|Mainly|Partly|Usually|Probably|Possibly|Hardly|Barely|Sadly|Luckily|Hopefully|Obviously|Clearly|Nearly
      |Actually|Basically|Pretty|Kind|Sort|Always|Never|Sure|Maybe|Anytime|Sometimes|Often|Seriously|Deal|True|Same|Ouch
      |Exactly|Definitely|Absolutely|Totally|Really|Finally|Congrats|Congratulations|Thanks|Sorry|Wow|Great|Okay
      |${MONTH_NAMES}|${WEEKDAY_NAMES}|Christmas|Easter|English|German|French|Spanish|God|I|I'm|I've
    )\b
    |'s$`,
);
const HERE = /(\b[\p{L}']+) (?:(?:out|over|down|up|back|right) )?here\b(?!')(?! (?:is|are|was|were)\b)/giu;
/** "here in town", "here at work": the place follows. */
const PLACE_FOLLOWS = /^ (?:in|at|on|near|with) (?:[a-z]|\p{Lu})/u;
const TOWARDS =
  /^(?:moved?|moving|came|come|coming|relocated|travel\w*|drove|flew|get|got|went|go|going|return\w*|brought)$/i;
const STAYS = /^(?:live[ds]?|living|stay\w*|been|settled|grew up|born|flat|house|apartment|room|studio|job)$/i;
const WITHOUT =
  /^(?:volunteer\w*|work\w*|moved|moving|relocated|teach\w*|taught|study\w*|studied|met|shop\w*|perform\w*)$/i;

const TITLE = new RegExp(wrapped`
  ^(?:
    Father|Sister|Brother|Mother|Pastor|Reverend|Rabbi|Imam|Uncle|Aunt(?:ie)?|Cousin|Mrs?|Ms|Miss|Dr|Doctor|Professor
    |Prof|Captain|Coach|Judge
  )\b`);
/** "Hi from Nina", "How is Nina?", "Father Anselm." */
const isOfPerson = (name: string): boolean => TITLE.test(name) || (isFirstName(name) && !isPlaceOrNation(name));

const onlyPlace = (told: string): string | null => {
  const names = new Set(
    matchesIn(told, PLACE)
      .filter(([all, name = ""]) => !NO_PLACE.test(name) && !(all.includes(" from ") && isOfPerson(name)))
      .map(([, name]) => name),
  );
  return names.size === 1 ? ([...names][0] ?? null) : null;
};

/** "I've lived here since May": where, nobody can tell who reads only this. */
const LIVES_HERE = /\b(?:live[sd]?|living|reside|based|settled(?: in| down)?) (?:right )?here\b/i;
const WITH_WHOM = / here(?= (?:with (?:my|our)|alone)\b)/i;
/** What is left to say where it is not known what "here" is; null where that is nothing. */
export const withoutHere = (text: string): string | null => {
  if (!LIVES_HERE.test(text)) return text;
  const bare = text.replace(WITH_WHOM, "");
  const [, behind = ""] = bare.split(LIVES_HERE);
  return bare !== text || PLACE_FOLLOWS.test(behind) ? bare : null;
};

/** `told`: what the speaker said just before, where the place may stand. */
export const withPlace = (text: string, told: string): string => {
  if (!/ here\b/i.test(text)) return text;
  const place = onlyPlace(`${told} ${text}`);
  return text.replace(HERE, (all: string, verb: string, at: number) => {
    const behind = text.slice(at + all.length);
    if (PLACE_FOLLOWS.test(behind) && !NO_PLACE.test(behind.replace(/^ \w+ /, ""))) return all;
    const isAbout = TOWARDS.test(verb) || STAYS.test(verb) || WITHOUT.test(verb);
    if (isAbout && place !== null && !text.includes(place))
      return `${verb} ${TOWARDS.test(verb) ? "to" : "in"} ${place}`;
    return WITHOUT.test(verb) ? verb : all;
  });
};

const NAMED_PLACE = new RegExp(
  wrapped`
    \b(?:
      (?:
        in|at|near|around|as far as|visit|visited|visiting|explore|explored|exploring
        |(?:or|and)(?<=
          \b(?:in|to|at|near|visit|visited|visiting) \p{Lu}[\p{L}'-]{1,20}(?: \p{Lu}[\p{L}'-]{1,20})?,? (?:or|and)
        )
        |(?:and|or) (?:to|in)|(?:make|makes|made|making) it (?:to|up to|as far as)|reach|reached
      )
      |(?:
        been|go|going|went|gone|travel\w*|trips?|ferry|flight|train|bus|move|moved|moving|fly|flying|flew|drive|driving
        |drove|back|get|getting|head\w*
      ) to
    ) (\p{Lu}[\p{L}'-]+(?: (?:of |the |de )?\p{Lu}[\p{L}'-]+){0,3})`,
  "gu",
);
const THERE = /\b([\p{L}']{1,30}) (?:(?:out|over|down|up|back) )?there\b(?!'| (?:is|was|are|were|will|has|have)\b)/iu;
const LEADS_TO = new RegExp(
  wrapped`
    ^(?:
      been|go|going|goes|went|gone|move|moved|moving|fly|flying|flew|drive|driving|drove|get|getting|got|back|travel\w*
      |come|came|trips?|flights?|visit|journey
    )$`,
  "i",
);
/** "over there", "in there", "be there for you", "my boss is never there": no place that was named. */
const NO_VERB = new RegExp(
  wrapped`
    ^(?:
      \w+sel(?:f|ves)|never|rarely|seldom|hardly|always|often|usually|mostly|sometimes|ever|even|only|still|not|is|in
      |out|over|from|be|are|was|were|hi|hey|hello|and|or|but|that|so|by
    )$`,
  "i",
);

/** "My brother is driving me there" */
const TAKES_WHOM = new RegExp(
  wrapped`
    \b(?:
      driv(?:e|es|ing|en)|drove|tak(?:e|es|ing|en)|took|fl(?:y|ies|ying|ew)|bring(?:s|ing)?|brought|sen(?:d|ds|ding|t)
      |accompan(?:y|ies|ied|ying)|follow(?:s|ed|ing)?|mov(?:e|es|ed|ing)
    ) (?:me|us|him|her|them|you|everyone)$`,
  "i",
);
/** "Is anyone going with you?": to where the speaker said. */
const ASKS_ON_JOURNEY = new RegExp(
  wrapped`
    \b(?:going|coming|travell?ing|flying|driving) (?:
      (?:there )?(?:with you|alone|along|by yourself)|there
    )\b
    |\bhow (?:are|will) you (?:get|getting|go|going)\b`,
  "i",
);

/** "I could stop by there after choir" */
const STOPS_BY = /\b(?:stop|stopp|drop|dropp|swing|swung|pop|popp|pass|passed|passing|come|came|go|went)(?:ed|ing)? $/i;

/** "The cafe there was full" */
const THING_THERE =
  /\b((?:the|my|our|their|its) (?:[\w'-]+ ){0,2}[\w'-]+) there(?= (?:is|was|are|were|has|have|had|will)\b)/i;

/** "My rowing club in Ghent": the club is what "there" means. */
const THING_IN = /\b(?:my|our|your) (?:[\w'-]+ ){1,3}$/i;

/** "the fair in Ghent": it is what one has been to, or sells at. */
const OCCASION_IN = new RegExp(
  wrapped`
    \b(?:the|an?) (
      (?:[a-z]+ )?(?:
        fair|festival|market|museum|gallery|exhibition|hotel|hostel|campsite|restaurant|caf[ée]|spa|school|university
        |clinic|hospital|library|theatre|theater|zoo|farm
      )
    ) $`,
  "i",
);

const HAPPENS_AT = new RegExp(
  wrapped`
    ^(?:
      been|go|goes|going|went|work(?:s|ed|ing)?|sells?|selling|sold|stay(?:s|ed|ing)?|met|ate|eat|bought|taught
      |teach(?:es)?|volunteer(?:s|ed)?
    )$`,
  "i",
);

/** "Ghent.", "Otter Lake trail, it's an hour away.": what was answered to "where". */
const PLACE_ALONE = new RegExp(
  wrapped`
    ^(?:(?:To|In|At) )?(
      \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}(?: (?:
          trail|park|lake|beach|forest|woods|island|valley|canyon|falls|river|hill|market|gym
        )
      )?
    )(?:, (?:it's|which is|about|near|in) [^.]*)?\.$`,
  "u",
);

/** "Ghent is a lovely city." */
const IS_A_PLACE = new RegExp(
  wrapped`
    ^(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}) (?:is|was|sounds like|looks like) (?:\w+ly )?(?:such )?(?:an?|the) (?:[\w'-]+ ){0,4}
      (?:city|town|village|place|country|island|region)\b`,
  "u",
);

/** "Is Lisbon nice in autumn?" */
const ASKED_PLACE = new RegExp(
  wrapped`
    (?:^|[,.] )(?:[Ii]s|[Ww]as|[Hh]ow(?:'s| is| was)|[Dd]o you know) (
      (?:the )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}
    )(?= (?:nice|worth|good|safe|expensive|cheap|like|cold|hot|busy|warm|far|really|a good|a nice|as|in|for)\b|\?)`,
  "u",
);

/** "We're arriving on Friday": where, the request before it says. */
const ARRIVES = /\b(arriv(?:e|es|ing)|staying)(?= (?:on|for|from|until|till|next|this|tomorrow|with|at \d)\b)/i;
export const withPlaceOfStay = (text: string, request: string): string => {
  if (!ARRIVES.test(text) || matchesIn(text, NAMED_PLACE).some(([, name = ""]) => !NO_PLACE.test(name))) return text;
  const places = new Set(
    matchesIn(request, NAMED_PLACE)
      .map(([, name = ""]) => name)
      .filter((name) => !NO_PLACE.test(name)),
  );
  const [place] = places;
  return places.size === 1 && place !== undefined ? text.replace(ARRIVES, `$1 in ${place}`) : text;
};

/** The clause with the one place that a question names in place of "there". */
export const withPlaceAsked = (text: string, question: string): string => {
  if (!/ there\b/i.test(text)) return text;
  const thing = THING_THERE.exec(text);
  const match = thing ?? THERE.exec(text);
  if (match === null || matchesIn(text.slice(0, match.index), NAMED_PLACE).length > 0) return text;
  const named = matchesIn(question, NAMED_PLACE)
    .filter(({ index }) => !THING_IN.test(question.slice(0, index)))
    .map(({ 0: all, 1: name = "", index }) => {
      const occasion =
        /^(?:in|at|near) /i.test(all) && HAPPENS_AT.test(match[1] ?? "")
          ? OCCASION_IN.exec(question.slice(0, index))?.[1]
          : undefined;
      return occasion === undefined ? name : `the ${occasion} ${all}`;
    });
  const alone = question.split(/(?<=[.!?]) /).map((said) => {
    const isAlone = PLACE_ALONE.test(said) && stripLeadIns(said, null).text !== "";
    const named = isAlone ? PLACE_ALONE : said.trimEnd().endsWith("?") ? ASKED_PLACE : IS_A_PLACE;
    const name = named.exec(said)?.[1] ?? "";
    return isOfPerson(name) ? "" : name;
  });
  const places = new Set([...named, ...alone].filter((name) => name !== "" && !NO_PLACE.test(name)));
  const [place] = places;
  const verb = match[1] ?? "";
  const isFrom =
    /^(?:from|near|around)$/i.test(verb) || (/^by$/i.test(verb) && STOPS_BY.test(text.slice(0, match.index)));
  const isOfPlace = thing !== null || isFrom || !NO_VERB.test(verb);
  if (place === undefined || places.size !== 1 || text.includes(place) || !isOfPlace) return text;
  const leadsTo = LEADS_TO.test(verb) || TAKES_WHOM.test(text.slice(0, match.index + verb.length));
  const at = /^the [a-z]/.test(place) ? "at" : "in";
  const said = isFrom ? `${verb} ${place}` : `${verb} ${thing === null && leadsTo ? "to" : at} ${place}`;
  return `${text.slice(0, match.index)}${said}${text.slice(match.index + match[0].length)}`;
};

/** "My brother is driving me there", asked who goes along: to where the speaker said that they go. */
export const withPlaceOfJourney = (text: string, other: string, mine: string): string =>
  ASKS_ON_JOURNEY.test(other) ? withPlaceAsked(text, mine) : text;
