// Finds the speaker beside somebody else ("Ben and I", "me and my sister") and puts a mark there, for the name that is to stand.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { TWO_TO_TWELVE } from "../cues/numbers.ts";
import { PAST_BEHIND_SUBJECT } from "../cues/verbs.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";

/** Stands for the speaker inside a pair ("Ben and I"): a name without agreement. */
export const PAIR_MARK = "\uE000";
/** The same inside a sentence that names the speaker already. */
export const LATER_PAIR_MARK = "\uE001";

/** "My budget is low and I cook at home": no pair. */
const NO_VERB = wrapped`
  (?!
    (?:
      is|are|was|were|has|have|had|will|can|'s|loves?|likes?|works|lives|went|got|made|said|expires?|starts|ends|needs
      |wants|keeps|gets|goes|comes|takes|hurts|says|thinks|broke|came|took|left|hates?|runs|opens|closes|costs|turns
      |arrives|finishes|does|did|do|drives|brings|gives|sends|helps|bakes|watches|grows|visits|sleeps|eats|plays|cooks
      |drives|teaches|studies|speaks|knows|snores|barks|drinks|reads|writes|sings|buys|sells|pays|earns|calls|moves|the
      |an?|my|our|not|never|always|doesn't|isn't|won't|just|me|him|them|his|her|their|\w{2,}ed|${PAST_BEHIND_SUBJECT}
      |(?<=\b(?:${KIN_NOUNS}) )[a-z]+[^\Ws]s
    )\b
  )`;
/** "My loaves weigh 780 grams and I bake them", "my shifts end at ten and I cycle home" */
const SEVERAL_DO = String.raw`(?:[a-z-]+ )?[a-z]+[^s\W]s (?!and\b|from\b|in\b|at\b|of\b|on\b|with\b|named\b|called\b|(?-i:\p{Lu}))[a-z\d]`;
/** A pair is a subject only where a clause opens: in "I work in Leeds and I love it" there is none. */
const OPENERS = "when|because|since|while|after|before|where|that|so|but|then|if";
/** "Since Dad died in November my sister and I have ...": no comma behind the time. */
const FRONT = wrapped`
  ^(?:[Ss]ince|[Aa]fter|[Ww]hen|[Ii]n|[Oo]n|[Ll]ast|[Tt]his|[Bb]efore) (?:[^,;]{2,60} )?(?:
    ${WEEKDAY_NAMES}|${MONTH_NAMES}|year|month|week|weekend|spring|summer|autumn|winter|morning|afternoon|evening|night
    |Christmas|Easter|(?:19|20)\d\d
  )(?: \([^()]{4,40}\))? `;
const OPENS = `(^|[,;] (?:and |but |so )?|\\b(?:${OPENERS}) |${FRONT})`;
/** "... and my brother and I share it": one's own is a pair behind "and", too. */
const OPENS_OR_GOES_ON = `(^|[,;] (?:and |but |so )?|\\b(?:${OPENERS}|and) |${FRONT})`;
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${OPENS}some others and I\\b(?!')`, "gi"), `$1${PAIR_MARK} and others`],
  [new RegExp(`${OPENS}(${TWO_TO_TWELVE}) others and I\\b(?!')`, "g"), `$1${PAIR_MARK} and $2 others`],
  [
    new RegExp(
      `${OPENS_OR_GOES_ON}(?:my|our) (?!${SEVERAL_DO})((?:${NO_VERB}[\\p{L}\\d'-]+ ){0,3}${NO_VERB}[\\p{L}\\d'-]+) and I\\b(?!')`,
      "giu",
    ),
    `$1${PAIR_MARK} and their $2`,
  ],
  [
    new RegExp(
      wrapped`
        ${OPENS}(
          (?:(?:the|some|two|three|few) (?:${NO_VERB}[\w'-]+ ){0,4}|an? (?:${NO_VERB}(?!\w+[^s\W]s\b)[\w'-]+ ){0,4})${NO_VERB}
            [\w'-]+
        ) and I\b(?!')`,
      "gi",
    ),
    `$1$2 and ${PAIR_MARK}`,
  ],
  [
    new RegExp(`${OPENS}(\\p{Lu}\\p{Ll}[\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]+)?) and I\\b(?!')`, "gu"),
    `$1$2 and ${PAIR_MARK}`,
  ],
  [new RegExp(`${OPENS}((?:his|her|their) (?:[\\w-]+ )?[\\w-]+) and I\\b(?!')`, "gi"), `$1$2 and ${PAIR_MARK}`],
  // "the scenes Carla and I chose": a clause without its "that".
  [
    new RegExp(
      wrapped`
        \b((?:the|an?|those|some|any|every|each) (?:(?!in |at |on |to |from |with |by |near |for |of )[\w-]+ ){1,4})(?<! (?:
            in|at|on|to|from|with|by|near|for|of|and|named|called|is|was
          ) )(\p{Lu}\p{Ll}[\p{L}'-]*) and I (?=[a-z])`,
      "gu",
    ),
    `$1${LATER_PAIR_MARK} and $2 `,
  ],
  [/^me and my ((?:[\p{L}\d'-]+ ){0,2}[\p{L}\d'-]+)(?![\p{L}\d'-])/giu, `${PAIR_MARK} and their $1`],
  // "My girlfriend's name is Mira, we met in Linz": the two of them.
  [
    /^((?:my|our) (?:[\w'-]+ ){1,4}?(?:is|was) (?:called )?)((?-i:\p{Lu})\p{Ll}+), we (?=[a-z])(?![^.;]*\b(?:him|her)\b)/giu,
    `$1$2, $2 and ${LATER_PAIR_MARK} `,
  ],
  // "My family was never handy, we were more into books": all of them.
  [
    new RegExp(
      wrapped`
        ^(
          (?:my|our) (?:whole |entire )?(?:family|fam|household) (?:is|was|isn't|wasn't|has|had|never|always|\w+s) (?:
            (?!\b(?:I|me|my)\b)[^,;.]
          )*[,;] (?:and |but |so )?
        )we(?= |'re |'ve )`,
      "giu",
    ),
    "$1they",
  ],
  // "My brother rang me on Monday, and we talked for hours": the two of them.
  [
    new RegExp(
      wrapped`
        ^(
          (?:my|our) (?:[\w'-]+ ){0,2}(?:${KIN_NOUNS})(?: (?-i:\p{Lu})\p{Ll}+)? (?:
            called|rang|phoned|visited|met|joined
          ) me\b(?:(?!\bI\b)[^.;]){0,60}?,? and[ ]
        )we
          (?= (?:
            talked|chatted|spoke|had|went|made|cooked|watched|played|laughed|cried
          )\b
        )`,
      "giu",
    ),
    "$1they",
  ],
  // "My sister is in Oslo, so we knit together over video".
  [
    new RegExp(
      wrapped`
        ^((?:my|our) (?:[\w'-]+ ){0,2}(?:${KIN_NOUNS})\b(?:(?!\b(?:I|me)\b)[^.;]){2,60}?,? (?:and|so|but) )we
          (?= [^.;]*\b(?:together|each other)\b)`,
      "giu",
    ),
    "$1they",
  ],
  // "Elena works days now, so we cook together".
  [
    /^(\p{Lu}\p{Ll}+ (?!and\b)(?:(?!\b(?:I|me)\b)[^.;]){2,60}?,? (?:and|so|but) )we(?= [^.;]*\b(?:together|each other)\b)/gu,
    "$1they",
  ],
  [/^me and (\p{Lu}[\p{L}'-]+)\b/gu, `${PAIR_MARK} and $1`],
  // "I cook for me and my roommate"
  [/(?<=^[^,;.]{0,40}\bI [^,;.]{0,40}\bfor )me(?= (?:and|n) my\b)/gu, "myself"],
];

/** One look that most clauses fail; every pair above has one of these. */
const ANY_PAIR = / and I\b|^me and |[,;] (?:\w+ )?we\b| (?:and|so|but) we\b|\bfor me (?:and|n) my\b/i;
export const asPairs = (text: string): string =>
  ANY_PAIR.test(text)
    ? PAIRS.reduce((changed, [pattern, replacement]) => changed.replace(pattern, replacement), text)
    : text;

/** "We both", "we'll all" */
const WE_ALL = /(?<=\bwe(?:'d|'ve|'re|'ll| should| can| could| would| will| have| are| were)?) (?:all|both)\b/gi;
/** "for us all" */
const US_ALL = /(?<!of )\bus all\b/gi;
/** "I'd like to invite you both" */
const YOU_BOTH =
  /(?<=\b(?:invite|invited|have|see|meet|visit|join|told|tell|with|for) you)(?: both| two| guys| all)\b/gi;
export const withoutAll = (text: string): string =>
  text.replace(WE_ALL, "").replace(YOU_BOTH, "").replace(US_ALL, "all of us");

/** "Last time we talked you had a cold": the two who talk. */
const SINCE_WE_TALKED = new RegExp(
  wrapped`
    (?<=^(?:the )?(?:last|first) time |^(?:it's been )?(?:ages|years|months|weeks|forever|too long|so long) since |^when )we
      (?: last)? (?=(?:talked|spoke|chatted|met(?: up)?|saw each other|caught up|hung out)\b(?!.*\b(?:my|our)\b))`,
  "i",
);
export const withBoth = (text: string, listener: string | null): string =>
  listener === null ? text : text.replace(SINCE_WE_TALKED, `${PAIR_MARK} and ${listener} `);
