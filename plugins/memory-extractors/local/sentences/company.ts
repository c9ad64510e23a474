// Tells whom "we" means: a clause names the speaker's company, and the next one goes on about all of them.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "../capitals.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { TWO_TO_TEN, TWO_TO_TWELVE } from "../cues/numbers.ts";
import { ED_IN_BASE, IRREGULAR_PAST } from "../cues/verbs.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { matchesIn } from "../patterns.ts";

const SOMEBODY = wrapped`
  (?:
    (?:my|our|some|a few|two|three|an?|the) (?:[\w'-]+ ){0,2}?(?:
      ${KIN_NOUNS}|family|fam|group|people|folks|class|team|crew|club|workmates|teens?|teenagers?|apprentices?|pupils?
      |youngsters?|women|men|girls|guys|volunteers|others
    )\b
    |\p{Lu}[\p{L}-]+
  )`;
/** "I'm in a choir", "I play bass in a cover band", "we started a book club" */
const CIRCLE = wrapped`
  (?:an?|my|our|the|this) (?:[\w'-]+ ){0,3}?(?:
    choir|band|orchestra|club|team|league|quartet|trio|ensemble|troupe|society|allotment group|reading group
    |support group
  )`;
const COMPANY = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m|'re|'ve)? (?:(?:just|also|now|still|\w+ly) )*(?:
      in|part of|joined|started|founded|run|belong to|(?:play|sing|row|dance|perform|act) (?:\w+ )?(?:in|with|for)
    ) ${CIRCLE}\b
    |\b(?:
      (?<!\b(?:diagnosed|born|infected) )with|join(?:ed)?|took|brought|visited|talked to|spoke to|talking to
      |met(?: up with)?|mentor(?:ed|ing)?|tutor(?:ed|ing)?|coach(?:ed|ing)?
    ) ${SOMEBODY}
    |\b[Mm]e and (?:[Mm]y |[Oo]ur |\p{Lu})[\p{L}-]+
    |(?:\b(?:[Mm]y|[Oo]ur|[Tt]he) (?:[\w'-]+ ){0,3}[\w'-]+|\p{Lu}[\p{L}-]+) and I\b
    |^(?:[Mm]y|[Oo]ur) (?:[\w'-]+ ){0,2}(?:${KIN_NOUNS})(?: \p{Lu}\p{Ll}+)? (?:
      called|rang|phoned|visited|met|joined|invited
    ) (?:me|us)\b`,
  "u",
);

export const isInCompany = (text: string): boolean => COMPANY.test(text);

export const speaksForSeveral = (text: string): boolean => /^(?:we|we're|we've|we'll|we'd)\b/i.test(text);

/** "We all", "brings us together": people in general, for whom no one name can stand. */
const EVERYBODY = new RegExp(
  wrapped`
    \b(?:we|we're|we are|us)(?: should| must| can| could)? (?:
      all|both(?! (?:an?|some|to|for|in|out|home|there|the|our|my)\b)
    ) ([a-z']+)
    |(?<!\b[a-z]{1,8}(?:ed|ew|et|aw|ave|ook|old|ought|ang) )\b(?:all|most|each|both) of us\b
    |\b(?:bring|unite|connect|bind|tie)(?:s|ing)? us (?:all |closer )*together\b|\bwithin us\b
    |\bpart of something (?:bigger|larger)\b|\b(?:if|when|once|as) we (?:\w+ ){1,2}together\b|\bwe(?:'ve)? got this\b
    |\bmakes? us human\b|\bas humans\b
    |\bthe (?:people|ones|things|places|moments|memories) we (?:all )?(?:love|cherish|treasure|value)\b
    |^(?!.*\b(?:we|we're|we've|us)\b).*\b(?:ourselves|our (?:own )?lives)\b`,
  "gi",
);

/** One look that most clauses fail: what is said of everybody has one of these words. */
const ANYBODYS = /\b(?:we|us|our|ourselves|humans|something)\b/i;

/** "Now we're all going camping on Skye in July": those of a family, and no truth of everybody. */
const ALL_SET_OFF = new RegExp(
  wrapped`
    \bwe(?:'re| are) all (?:
      going(?! to (?!(?:the|a|my|our|his|her)\b|(?-i:\p{Lu})))|flying|driving|moving|travell?ing|heading|coming|meeting
      |camping|staying|spending
    ) (?=
      .*\b(?:
        ${MONTH_NAMES}|${WEEKDAY_NAMES}|(?:next|this) (?:week|weekend|month|year|spring|summer|autumn|fall|winter)
        |Christmas|Easter|tomorrow|tonight|on the \d{1,2}(?:st|nd|rd|th)
      )\b
    )`,
  "iu",
);
/** What "we all" did is told of those who were there; what "we all" do, of everybody. */
export const speaksForEverybody = (text: string): boolean =>
  !/\b(?:I|me|my)\b/.test(text) &&
  ANYBODYS.test(text) &&
  !ALL_SET_OFF.test(text) &&
  matchesIn(text, EVERYBODY).some(
    ({ 1: verb, index }) =>
      verb === undefined || (!IRREGULAR_PAST.has(verb) && (ED_IN_BASE.has(verb) ? index === 0 : !/ed$/.test(verb))),
  );

/** "what they did for us", said of nurses or veterans: for people, whom no one name stands for. */
const DONE_FOR_ALL = new RegExp(
  wrapped`
    \b(
      (?:what|how much|all(?: that)?|everything|the sacrifices) (?:
        they|(?:[a-z]+ ){0,2}(?:soldiers|veterans|nurses|doctors|firefighters|volunteers|teachers|ancestors|elders)
      )(?:'ve| have)? (?:(?:always|all) )?(?:do|did|done|give|gave|given|made|sacrificed?|risk(?:ed)?|fought|fight)
        (?: so much| everything)?
    ) for us\b`,
  "gi",
);

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
      ) (?:[a-z]+ )?(?:
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
    )(?: of us)?( people| guests| adults| kids)?(?= (?:at|for|in|on|including|with|plus|and|so|but)\b|[,.!](?!\d)|$)(?! in (?:
        january|february|march|april|may|june|july|august|september|october|november|december
      )\b
    )`,
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

const GROUP = `(?:[\\w-]+ ){0,2}?(?:${KIN_NOUNS}|family|fam|team|band|group|class|crew|choir|club|squad|troupe|orchestra)`;
/** Not "my old crew mate". */
const OWN_GROUP = new RegExp(
  wrapped`
    \b(?:my|our|(?:got|have|seeing|dating|met) a(?: new)?) (${GROUP})\b(?! (?:
        mates?|members?|leader|captain|manager|teacher|practice
      )\b
    )`,
  "gi",
);
const GROUP_OF_LISTENER = new RegExp(`\\byour (${GROUP})\\b`, "gi");
/** "We were classmates": says itself who they are. */
/** "The choir made him a card and we sing for him": those who did. */
const GROUP_DOES = new RegExp(
  wrapped`
    \b(?:the|this) ((?:[a-z]+ )?(?:team|band|group|class|crew|choir|club|squad|troupe|orchestra)) (?:all )?(?:
      \w+ed|made|is|are|was|were|has|have|bought|got|sent|wrote|sang|wants?|came|went|gave
    )\b`,
  "gi",
);
const OTHERS =
  /^Some others and I\b(?! (?:were|are|have been|became) (?:\w+ )?(?:[a-z]*mates|friends|neighbou?rs|colleagues|partners|strangers)\b)/;

/** "We broke up", "we split up": whoever it was, it was the partner. */
const OF_A_COUPLE = new RegExp(wrapped`
  ^Some others and I (?:(?:first|actually|only|just|finally|sadly) )*(?:
    broke up|split up(?=[.,!]*$| (?:last|in|on|a|two|three|\d+) )|separated
    |(?:got|are getting) (?:engaged|married|divorced)
    |(?:have|had) been together for (?:\w+ )?(?:years|months|\w+ (?:years|months))
  )\b`);

/** "How long have you been engaged?" "Ten years. We met in Cork" */
const COUPLE_ASKED = new RegExp(
  wrapped`
    \byou(?: (?:two|guys|both|and [^?.!]{2,30}?))? (?:been|got|get|getting) (?:married|together|engaged)\b
    |\byour (?:wedding|anniversary|(?:ten|twenty|thirty|forty|fifty|\d+)[a-z-]* anniversary)\b`,
  "i",
);

/** "We made jam together, and now I do it with my niece" */
const OF_ME_ALONE = /(?<!^Some others),? (?:and|but) (?:now )?I\b/;
const ofAllOf = (text: string): string => text.split(OF_ME_ALONE, 1)[0] ?? text;

/** The one group or person that a text names as somebody's own. */
const onlyGroup = (text: string, pattern: RegExp): string | null => {
  const groups = new Set(matchesIn(text, pattern).map(([, group = ""]) => group.toLowerCase()));
  return groups.size === 1 ? ([...groups][0] ?? null) : null;
};

const NAMED = wrapped`
  ((?!(?:${WEEKDAY_NAMES}|${MONTH_NAMES})\b)(?-i:\p{Lu})\p{Ll}+)(?= ?(?:[.,;!?]|$)
    | (?:(?:but|now|too|since|from|on|for|in|to|at|along|yesterday|next|last|meet|first)\b|and (?-i:\p{Ll}))
  )`;
/** "Her name is Leila", "I'm bringing Amara", "I split up with Ben" */
const PARTNER = new RegExp(
  wrapped`
    \b(?:
      (?:his|her) name(?:'s| is)
      |I(?:'m| am|'ve been| was| started) (?:bringing|dating|marrying|engaged to|going out with)
      |I(?:'ve been| started) seeing
      |I(?:'ve| have)? (?:broke(?:n)? up|split(?: up)?|got(?:ten)? (?:back )?together|moved in) with
      |I (?:brought|met|married|left|divorced|dumped|dated)
      |my (?:ex|husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?)(?: is| was|'s)(?: called)?
      |(?:someone|somebody|(?:guy|man|girl|woman|lady)) (?:called|named)
    ) ${NAMED}`,
  "giu",
);
/** "How did you and Leila meet?" */
const PARTNER_ASKED = new RegExp(String.raw`\byou (?:and|meet|met|know) ${NAMED}`, "giu");
/** What two people do, and no more of them. */
const DONE_BY_TWO = new RegExp(wrapped`
  ^Some others and I (?:\w+ )?(?:
    (met(?! up\b)|matched|moved in)|got engaged|got married|broke up|split up
    |(?:were|are|have been|had been) together(?= (?:for|since|until|from)\b|[.,]|$)
  )`);
/** Whom nobody marries. */
const RELATIVE =
  /\b(?:brother|sister|mum|mom|mother|dad|father|parents|son|daughter|kids|children|family|aunt|uncle|cousins?|grand\w+)$/;

/** Who the other of two is: the one person whom the speaker names, or the other asks after. */
const partnerIn = (own: string, other: string): string | null => {
  const names = (text: string, pattern: RegExp): string[] => [
    ...new Set(matchesIn(text, pattern).map(([, name = ""]) => name)),
  ];
  const told = names(own, PARTNER);
  const [name, ...more] = told.length > 0 ? told : names(other, PARTNER_ASKED);
  return name === undefined || more.length > 0 ? null : name;
};

/** "I wrote mine on the train and Ruta wrote hers at home. We hadn't read them to each other" */
const DID_THE_SAME = /\bI ([a-z]+)\b[^.!?;]{0,60} (?:and|but|while) ((?!The\b)\p{Lu}\p{Ll}+) \1\b[^.!?]*[.!]?\s*$/u;
const OF_TWO = /\b(?:each other|one another)\b/i;

/**
 * "Some others and I cook together" → "My choir and I cook together", where one company was named: by the speaker in this turn,
 * else by the other, who asked after it, else by the speaker in the turn before.
 */
export const withNamedCompany = (text: string, own: string, other: string, earlier: string): string => {
  if (!OTHERS.test(text)) return text;
  const same = OF_TWO.test(text) ? DID_THE_SAME.exec(own)?.[2] : undefined;
  if (same !== undefined) return text.replace(OTHERS, `${same} and I`);
  const two = DONE_BY_TWO.exec(text);
  const isNamed = two !== null && partnerIn(own, "") !== null;
  const group =
    onlyGroup(`${own} ${ofAllOf(text)}`, OWN_GROUP) ??
    (isNamed ? null : (onlyGroup(other, GROUP_OF_LISTENER) ?? onlyGroup(earlier, OWN_GROUP)));
  const isOfCouple = two !== null && two[1] === undefined;
  if (group !== null && !(isOfCouple && RELATIVE.test(group))) return text.replace(OTHERS, `My ${group} and I`);
  const doing = two === null ? onlyGroup(own, GROUP_DOES) : null;
  if (doing !== null) return text.replace(OTHERS, `The ${doing} and I`);
  const isCouple = OF_A_COUPLE.test(text) || (two !== null && COUPLE_ASKED.test(other));
  const partner = (two === null ? null : partnerIn(own, other)) ?? (isCouple ? "My partner" : null);
  return partner === null ? text : text.replace(OTHERS, `${partner} and I`);
};
/** "For 4, one of us is coeliac": of the people whom the user asks for. */
const SOME_OF_US =
  /^(?:for (?:\d+|\w+)(?: people| persons)?, )?((?:one|two|three|four|some|half|most|none) of) us (?=[a-z])/i;

const WE_OPENING = /^(we(?:'re|'ve|'ll|'d)?)\b/i;
const IN_COMPANY_OF_SOME = new RegExp(
  wrapped`
    \b(?<!\b(?:put|putting|pull|pulling|bring|bringing|piece|piecing|got) )(?:together|each other(?:'s)?|one another)\b
    |\bin common\b|^we (?:all )?(?:have|speak|like|do) (?:\w+ly )?different [a-z-]+s\b
    |\bas an? (?:team|group|family|band|couple|crew|class)\b|\bhit it off\b|\btak(?:e|es|ing) turns\b
    |^we've been (?:emailing|texting|messaging|chatting|dating|writing letters)\b
    |\b(?:connect|connected|bond|bonded|bonding) over\b
    |\b(?:met up|caught up|hung out|got together)(?=[.,!]*$| (?:last|on|at|in|yesterday|again|for|this)\b)
    |^we (?:(?:first|actually|only|just) )*(?:met|matched|got engaged|got married|broke up|split up|moved in)(?=
      [.,!]*$| (?:last|on|at|in|there|online|through|${TWO_TO_TEN}|a|\d+|when|while|during|back)\b
    )
    |^we(?:'re| are|'ve been| have been| were| became) (?:(?:now|still|just|also|such|very|good|best|great|close|old) )*(?:
      flatmates|roommates|housemates|classmates|workmates|teammates|bandmates|neighbou?rs|colleagues|co-?workers|friends
      |pen ?pals
    )\b
    |\bclicked (?:right away|instantly|immediately)\b|\bgot along\b`,
  "i",
);
/** "We should repaint the shed": a proposal to the listener. */
const PROPOSES = /^we (?:should|could|might as well|must|ought to) (?!(?:have|all|never|always)\b)/i;
const AHEAD = /^we(?:'ll| (?:should|could|can|will|might as well|must|may|might(?! have\b))) /i;
/** "Every Sunday we made jam together" */
const FRONTED = new RegExp(
  wrapped`
    ^(
      (?:
        (?:every|each|last|this|next) \w+|on \w+days|in the (?:mornings?|evenings?|afternoons?|summers?|winters?)
        |at (?:weekends|night|the weekend)|after (?:school|work|lunch|dinner|church|class)
      )(?: (?:morning|evening|afternoon|night|summer|winter))?
    ),? (we [^,;.!?]*?\b(?:together|each other|one another))\b`,
  "i",
);
/** "Maybe we can meet at yours" */
const MAYBE = /^(?:maybe|perhaps) (?=we\b)/i;
const SUBJECTS: Readonly<Record<string, string>> = {
  we: "I",
  "we're": "I are",
  "we've": "I have",
  "we'll": "I will",
  "we'd": "I would",
};

/** "She's on the same rig, so we'll fly out together": she and I. */
const TOGETHER_WITH_SUBJECT = new RegExp(
  wrapped`
    ^(
      (
        s?he
        |(?!(?:It|That|This|There|Here|What|Then|So|And|But|When|If|Since|Because|After|Before|The|My|Our)\b)
          (?-i:\p{Lu})\p{Ll}+
      )(?:'s|'ll| (?:is|was|has|had|got|will|lives?|works?|plays?|wants?|also|moved|came|joined)) [^.!?]*?,? (?:so|and)
    ) we('ll|'re|'ve|'d)?(?= [^.!?,;]*\b(?:together|each other)\b)`,
  "iu",
);
const withSubjectAlong = (text: string): string =>
  text.search(/ we\b/) < 0
    ? text
    : text.replace(TOGETHER_WITH_SUBJECT, (_, before: string, who: string, verb = "") => {
        const along = /^s?he$/i.test(who) ? who.toLowerCase() : who;
        return `${before} ${along} and ${SUBJECTS[`we${verb}`.toLowerCase()] ?? "I"}`;
      });

/** "We're off", Ida → "Ida and I are off" */
export const asSubject = (text: string, others: string): string =>
  text.replace(WE_OPENING, (we) => `${others} and ${SUBJECTS[we.toLowerCase()] ?? "I"}`);

/** What nobody of a team, at work or at a game, does alone. */
const OF_WORK = new RegExp(
  wrapped`
    \b(?:
      (?:\d+|more|many|new|few|paying|enterprise) (?:customers|users)
      |hir(?:e|ed|ing) (?:an?|two|three|another) (?:\w+ ){0,2}(?:engineer|developer|designer|tester|manager|analyst)s?
      |for QA|investors|head-?count|series [AB]\b|backlog|vendors?
      |in the (?:league|table|cup|play-?offs|semi-?finals?|finals?)|(?:won|lost|drew|beat \w+) \d+[-–:]\d+
      |(?:got )?(?:relegated|promoted to (?:the )?\w+ (?:league|division))|on-?call|rota|deploy(?:s|ed|ing|ments?)?
      |releases?|prod|production|staging|back-?end|front-?end|databases?|postgres|mysql|redis|kafka|kubernetes|k8s
      |terraform|sprints?|stand-?ups?|roadmaps?|SLAs?|outages?|incidents?|pipelines?|repos?|code ?base|APIs?|migrations?
      |post-?mortems?
    )\b`,
  "i",
);

/** "We hang out a lot": nobody does so alone. */
const MUTUAL = new RegExp(
  wrapped`
    ^we (?:(?:\w+ly|still|always|often|also|both) )*(?:
      hang out|talk|chat|meet(?: up)?|catch up|get together|(?:keep|stay) in touch|speak|argue|bicker|text
    )(?=
      [.!]*$
      | (?:a lot|every|all the time|often|daily|weekly|most|once|twice|on (?:\w+days|the phone)|regularly|non-?stop)\b
    )`,
  "i",
);

const isOfSeveral = (text: string, listener: string | null): boolean =>
  IN_COMPANY_OF_SOME.test(text) || (listener !== null && (OF_WORK.test(text) || MUTUAL.test(text)));

/** "Four of us meet on Mondays": three others and the speaker. */
const MORE_OF_US = new RegExp(`^(?:the )?(${TWO_TO_TWELVE}) of us (?=[a-z])`, "i");
const COUNTS = TWO_TO_TWELVE.split("|");
const othersAnd = (text: string): string =>
  text.replace(MORE_OF_US, (whole, count: string) => {
    const others = COUNTS[COUNTS.indexOf(count.toLowerCase()) - 1];
    return others === undefined ? whole : `${others} others and I `;
  });

interface Among {
  readonly listener: string | null;
  /** One of several, nobody knows which. */
  readonly isListenerOpen: boolean;
}

/** "We're a family of five", "we'll be three in May", "we are 2 adults": how many they are, and of what. */
const asGroup = (text: string, listener: string | null): string | null => {
  const part = PART_OF.exec(text);
  const firm = AT_FIRM.exec(text);
  const some = SOME_PEOPLE.exec(text);
  if (HEADCOUNT.test(text) || FAMILY_OF.test(text)) return headcount(text);
  if (listener === null && SOME_OF_US.test(text)) return text.replace(SOME_OF_US, "$1 my group ");
  if (some !== null) return `I'm in a group of ${some[1]}`;
  if (HOW_MANY.test(text)) return text.replace(HOW_MANY, "I'm in a group of $1");
  const beside = listener === null && /^I\b/.test(text) ? COMES_ALONG.exec(text) : null;
  if (beside !== null)
    return `${text.slice(0, beside.index)} with ${beside[1] ?? beside[2]}${text.slice(beside.index + beside[0].length)}`;
  if (firm !== null) return `I'm part of ${firm[1]}${text.slice(firm[0].length)}`;
  return part === null ? null : `I'm in ${part[1]}${text.slice(part[0].length)}`;
};

/**
 * "We cook together as a family" → "My family and I cook together": what they do together, nobody does alone.
 * A proposal is made to the listener; for the rest it stays open who the others are.
 */
export const withCompany = (said: string, among: Among): string => {
  const { listener, isListenerOpen } = among;
  const along = listener === null ? said : withSubjectAlong(said.replace(DONE_FOR_ALL, "$1"));
  const text = along.replace(FRONTED, (_, when: string, done: string) => `${done} ${lowerFirst(when)}`);
  if (listener !== null && ALL_SET_OFF.exec(text)?.index === 0) return asSubject(text, "Some others");
  const maybe = listener === null ? undefined : MAYBE.exec(text)?.[0];
  if (maybe !== undefined) return maybe + withCompany(text.slice(maybe.length), among);
  if (listener !== null && MORE_OF_US.test(text)) return othersAnd(text);
  const told = asGroup(text, listener);
  if (told !== null) return told;
  const opening = WE_OPENING.exec(text)?.[1];
  const isProposal = listener !== null && PROPOSES.test(text);
  if (opening === undefined || !(isProposal || isOfSeveral(text, listener)) || isInCompany(ofAllOf(text))) return text;
  const group = /,? as an? (family|team|couple|band|group|class|crew)\b/i.exec(text);
  const named = group?.[1]?.toLowerCase() === "couple" ? "My partner" : `My ${group?.[1]}`;
  const isOfListener = listener !== null && !isListenerOpen && (isProposal || AHEAD.test(text));
  const others = group !== null ? named : isOfListener ? listener : "Some others";
  return asSubject(text, others).replace(group?.[0] ?? "", "");
};
