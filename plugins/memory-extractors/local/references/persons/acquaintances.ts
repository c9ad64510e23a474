// Whom the user brought in by name: family, friends, pets, colleagues. What is told of them later is worth keeping though it has no "I",
// and their names are written as names, however they were typed.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { isFirstName } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { IRREGULAR_PAST } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { CALENDAR_WORDS } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { oncePerText } from "#plugins/memory-extractors/local/once-per-text.ts";
import { matchesIn, wordSet } from "#plugins/memory-extractors/local/patterns.ts";
import { toldInTurn } from "./roster.ts";

interface Acquaintance {
  readonly name: string;
  /** Only ever typed without a capital. */
  readonly isSmall: boolean;
}

/** By the name's small letters. */
export type Acquaintances = ReadonlyMap<string, Acquaintance>;

export const NO_ACQUAINTANCES: Acquaintances = new Map();

const NAME = String.raw`\p{Lu}[\p{L}'-]*\p{Ll}`;
const TYPED = String.raw`[\p{L}][\p{L}-]*\p{Ll}`;
const AGE = String.raw`(?: ?\(\d{1,2}\)|, \d{1,2},?)?`;
const listOf = (name: string): string => `(${name}${AGE}(?:, ${name}${AGE}){0,4}(?:,? and ${name}${AGE})?)`;
const OWNED = wrapped`
  \b(?:[Mm]y|[Oo]ur|[Tt]heir|[Hh]is|[Hh]er|\p{Lu}\p{Ll}+'s) (?:[\w-]+ ){0,3}?
    (?:${KIN_NOUNS}|colleague|assistant|supervisor)s?`;

/** "my sister Nora", "User's sons Ben (7) and Leo" */
const OF_KIN = new RegExp(`${OWNED},? ${listOf(NAME)}`, "gu");
/** "my cofounder Petra", "our app Otter": a name behind what it is. */
const OF_ONES_OWN = new RegExp(
  wrapped`
    \b(?:[Mm]y|[Oo]ur|User's) (?:[a-z][\w-]* ){0,2}(?!
      (?:
        in|at|to|from|on|for|with|of|near|by|and|or|about|like|when|where|than|old|new|late|while|until|into|over|love
        |like|last|next|past
      )\b
      |[a-z-]*(?:s|ed|ing)\b
    )[a-z][a-z-]+,? (${NAME})\b`,
  "gu",
);
/** "it's me and Joris", "Joris and I" */
const BESIDE_ME = new RegExp(String.raw`\bme and (${NAME})\b|\b(${NAME}) and (?:I|me)\b`, "gu");
/** "our two kids leo (7) and mia (4)": in small letters only an age tells a name. */
const AGED = new RegExp(
  String.raw`${OWNED},? (${TYPED} \(\d{1,2}\)(?:, ${TYPED} \(\d{1,2}\)){0,4}(?:,? and ${TYPED} \(\d{1,2}\))?)`,
  "gu",
);
/** "my husband rui and ...", "my sister mai works": small, where only a name fits; not "my daughter graduates." */
const TYPED_SMALL = new RegExp(
  wrapped`
    \b(?:my|our) (?:(?:older|younger|little|big|twin) )?(?:
      husband|wife|partner|boyfriend|girlfriend|son|daughter|brother|sister|boss|best friend|flatmate|roommate|cofounder
      |co-founder
    ) (?:
      ([a-z]{3,12})(?= (?:is|was|has|had|works|lives|who|got|loves|likes|hates|wants|turns|turned|said|says|will)\b
        |'s\b
      )
      |([a-z]{2,11}[a-rt-z])(?<!ed|\bquit)(?= and\b|[,.;!?)]|$)
    )`,
  "gi",
);
/** "we adopted a beagle named rufus", "my boss is called Ines", "My cat's name is Fig" */
const CALLED = new RegExp(
  wrapped`
    (?:
      \b(?:adopted|got|have|has|had|own|rescued|bought|foster) (?:an?|two|three|four) (?:[\w-]+,? ){1,5}
      |${OWNED}(?:'s|s')? (?:is |are |was |were )?
    )(?:named|called|name is|names are) ${listOf(TYPED)}`,
  "gu",
);
/** "Henrique, my boss, ..." */
const EXPLAINED = new RegExp(String.raw`\b(${NAME}), (?:who is )?(?:my|our) (?:[\w-]+ ){0,2}?(?:${KIN_NOUNS})\b`, "gu");
/** "His name is Aldo", "her name's Ruta" */
const NAMED = new RegExp(`(?:\\b(?:[Hh]is|[Hh]er|[Tt]heir)|,) name(?:'s| is) (${NAME})`, "gu");
/** "I met someone, Goran", "Hired a guy! Goran, he ..." */
const NEW_TO_THEM = new RegExp(
  wrapped`
    \b(?:met|hired|dating|seeing|found) (?:someone|somebody|an? (?:\w+ )?(?:guy|girl|man|woman|lady|lad))
      (?: new| nice| great)?[,:!.]* (?:called |named )?(${NAME})`,
  "gu",
);
/** "Ruta's birthday": whose, is somebody. */
const OF_OCCASION = new RegExp(
  `\\b(${NAME})'s (?:\\d+(?:st|nd|rd|th) )?(?:birthday|wedding|graduation|funeral|engagement|baby shower|recital)\\b`,
  "gu",
);
/** "Would Ruta go with you?", "How are you and Ruta coping?" */
const ASKED_AFTER = new RegExp(
  wrapped`
    \b(?:[Ww]ould|[Ww]ill|[Dd]oes|[Dd]id|[Cc]an|[Cc]ould|[Ii]s|[Hh]as|[Hh]ow's|[Hh]ow is|[Hh]ow did|[Yy]ou and) (${NAME})[ ]
    (?:still |also |really |ever )?
    (?:
      go|come|coming|doing|feeling|mind|want|agree|coping|think|joining|staying|join|help|take it|react|settling
      |getting on|holding up
    )\b`,
  "gu",
);
const SIBLINGS = "(?:twins|triplets|brothers|sisters|siblings) ";
/** "two part timers, Ruta and Goran", "our hens Ada and Eva", "the twins Ada and Eva" */
const SEVERAL = new RegExp(
  wrapped`
    \b(?:two|three|four|five|both|[2-9]|[Mm]y|[Oo]ur|[Tt]he(?= ${SIBLINGS})) (?:[\w-]+ ){0,2}?(?!
      (?:
        cit|countr|town|village|office|branch|place|language|compan|brand|team|tool|app|game|book|film|movie|show|album
        |month|day
      )[a-z]*\b
    )[a-z]+s,? (${NAME}(?:, ${NAME}){0,4},? and ${NAME})`,
  "gu",
);
/** "Ruta, born on 3 May" */
const NEWBORN = new RegExp(`(?:^|[.!?] )(${NAME})(?: \\p{Lu}\\p{Ll}+)?,? (?:was )?born\\b`, "gu");
/** "the kids (Ruta 7, Goran 4)" */
const IN_BRACKETS = new RegExp(
  `\\b(?:${KIN_NOUNS})s? \\((${NAME}(?: \\d{1,2})?(?:(?:, | and )${NAME}(?: \\d{1,2})?){0,4})\\)`,
  "gu",
);
/** "Mrs Tiggy": of a pet or a person that a pronoun stood for. */
const CALLED_SO = new RegExp(`\\b(?:[Hh]e|[Ss]he|[Tt]hey)(?:'s| is|'re| are) (?:called|named) (${NAME})`, "gu");
/** "Goran is off, he has the flu": somebody, as the pronoun says. */
const A_PERSON = new RegExp(
  wrapped`
    (?:^|[.!?] |\b(?:and|but|so) )(?!I\b|The\b|It\b|He\b|She\b)(${NAME})(?:
      , |(?:'s| is| has| can't| doesn't| wants| needs| got| loves| hates| told| called| works| starts| moved)\b[^.!?]{0,80}?[ ,]
    )(?:he|she)(?:'s|'ll)? `,
  "gu",
);
/** "Sarah owns the pipeline", "Dmitri left the team": somebody of one's work. */
const OF_WORK = new RegExp(
  wrapped`
    (?<![\p{L}'-] )\b(${NAME}) (?:
      (?:owns|leads|takes over|took over|is taking over|looks after|is responsible for|is in charge of) (?:the |our |my |all )?
        [a-z]
      |(?:is joining|is leaving|joined|left) (?:the|our|my) (?:team|company|project|group|firm|department)\b
    )`,
  "gu",
);
/** What no company, place or pastime does: "quit smoking", "broke her arm". */
export const DONE_BY_SOMEBODY = [
  "quit (?:smoking|drinking|school|uni|his|her)",
  wrapped`
    got (?:
      food poisoning|sick|ill|hurt|injured|married|engaged|divorced|promoted|fired|sacked|laid off|pregnant|stung|bitten
      |braces|glasses|(?:a|the) (?:new )?(?:job|dog|cat|puppy|kitten|horse|tattoo|raise|promotion|scholarship|flu)
      |into (?:uni|college|university|law|med|medical|art)|in trouble|his|her
    )`,
  "(?:broke|lost|hurt|sprained|twisted|passed|sold|left) (?:his|her)",
  "passed the (?:exam|test|driving|bar)",
  "(?:graduated|proposed|retired|fainted)",
  "(?:started|starts) (?:school|uni|university|college|kindergarten|nursery|walking|talking|crawling|a new job|his|her)",
  "had (?:a (?:baby|stroke|fall|heart attack|miscarriage)|surgery|an operation|twins|his|her)",
  wrapped`
    (?:
      fell (?:off|down|ill|asleep|in love)|moved (?:in with|out of)|works (?:as an?|nights|shifts)
      |lives (?:in|with|near|alone|next)
      |is a (?:nurse|teacher|doctor|lawyer|student|chef|dentist|baker|engineer|vegan|vegetarian)
    )`,
]
  .map((done) => String.raw`${done}\b`)
  .join("|");

const AILMENTS =
  "diabetes|asthma|cancer|shingles|arthritis|gout|pneumonia|tonsillitis|chickenpox|mumps|measles|worms|the (?:flu|measles|mumps|job)";
/** Where somebody can be named as the one who does it: "By the way Deb quit smoking", not "Uncle Deb". */
const OPENS = wrapped`
  \b(?=\p{Lu})(?:
    (?<![\p{L}'-] )
    |(?<=
      \b(?:
        [Ww]ay|[Bb]tw|[Aa]nd|[Bb]ut|[Ss]o|[Oo]h|because|since|that|when|while|think|says?|said|hear|heard|know|[Dd]id
        |[Hh]as
      ) )
  )`;
/** "Deb gets seasick", "Finn won't touch eggs", "Vera can do Mondays": what only somebody does. */
const LIVES = new RegExp(
  wrapped`
    ${OPENS}(${NAME})(?:
      (?:'s| is| gets| will be) (?:
        seasick|carsick|hives|allergic|vegetarian|vegan|coeliac|celiac|diabetic|pregnant|turning \d|asleep|picky
        |teething|driving (?:up|down|over|us|me)|coming (?:over|home|with)|visiting (?:us|me)|staying with (?:us|me)
      )\b
      |(?:'s| has)(?: just| finally| already)? (?:
        got (?:
          ${AILMENTS}|an? (?:[a-z]+ )?(?:job|boyfriend|girlfriend|cold|fever|toothache)|engaged|married|divorced
          |promoted|his|her
        )
        |had (?:a (?:baby|stroke|fall|heart attack|miscarriage)|surgery|an operation|twins|his|her)
        |(?:lost|broken|changed|sold|left|passed|quit|sprained|hurt) (?:his|her)
      )\b
      | (?:
        hates it when|won't (?:eat|touch|drink|wear|sleep)|can't (?:eat|stand|sleep|drive|swim|chew)|snores|sleeps|cried
        |turns \d+\b|turned \d+\b|can (?:only )?(?:do|come|cover|babysit) |${DONE_BY_SOMEBODY}|is off (?:work|on|school)
        |is back (?:
          at (?:work|school|uni|home)|to (?:work|school)|from (?:\w+ leave|hospital)|in the office
          |on (?:his|her|their) feet
        )
        |is out of (?:the )?hospital|has (?:practice|lessons|a (?:cold|fever|lesson|match))\b
      )
    )`,
  "gu",
);
/** Who does what only somebody does, by name. */
export const namedByDeed = (text: string): string[] =>
  matchesIn(text, LIVES)
    .map(([, name = ""]) => name)
    .filter((name) => !NO_NAME.has(name.toLowerCase().replace(/'s$/, "")));
/** "Ada's 4 and Finn's nearly 7": two of an age are children. */
const IS_OF_AGE = String.raw`(?:'s| is) (?:nearly |almost |now |only )?1?\d(?![\d.:%,]*\d)`;
const OF_AN_AGE = new RegExp(
  String.raw`\b(${NAME})(?=${IS_OF_AGE},? and ${NAME}${IS_OF_AGE}\b)|(?<=\d,? and )(${NAME})(?=${IS_OF_AGE}\b)`,
  "gu",
);
/** "Mali is 7.", and nothing else: a child. */
const ONLY_OF_AGE = new RegExp(`^(${NAME})${IS_OF_AGE}(?: years old)?[.!]?$`, "gu");
const KIN = new RegExp(`\\b(?:${KIN_NOUNS}|colleague|assistant|supervisor)`);
/** Two ask for it of each text. */
const SOME_KIN = { test: oncePerText((text) => KIN.test(text)) };
/** Each with what it cannot do without, where few texts have that. */
const INTRODUCTIONS: readonly (readonly [introduction: RegExp, needs?: Pick<RegExp, "test">])[] = [
  [LIVES],
  [OF_WORK, /owns|leads|over|after|responsible|charge|team|company|project|group|firm|department/],
  [OF_KIN, SOME_KIN],
  [OF_ONES_OWN, /[Mm]y |[Oo]ur |User's /],
  [BESIDE_ME, / and /],
  [AGED, /\(\d/],
  [TYPED_SMALL, /my |our /i],
  [CALLED, /called|name/],
  [EXPLAINED, SOME_KIN],
  [NAMED, / name/],
  [OF_OCCASION, /'s /],
  [ASKED_AFTER],
  [NEW_TO_THEM, /met|hired|dating|seeing|found/],
  [SEVERAL, / and /],
  [NEWBORN, /born/],
  [IN_BRACKETS, /\(/],
  [CALLED_SO, /called|named/],
  [OF_AN_AGE, /\d,? and /],
  [ONLY_OF_AGE, /\d/],
  [A_PERSON, /[ ,]s?he/],
];

/** Capitalised, or small behind "called", without naming anybody. */
const NO_NAME = wordSet(
  "everyone everybody someone somebody nobody anyone who people kids most some all mine mum mom mama dad",
  "daddy papa gran granny grandma grandpa grandad nan",
  "at in on by with from for to of as during through via near under over about around",
  "i i'm i've we you your his her its their these those mr mrs dr the that this and but so my our he she",
  "they it if when after because also just not a an him her them",
  "yesterday today tomorrow tonight lately soon later recently abroad alone together once twice daily weekly everything nothing",
  "also always never first still now then too again alright okay indeed though there here home who which how",
  "what where why was has had does did will can said says just really already only even",
  "school house car job birthday food name place wedding phone work time family team company side room bed life idea plan call back",
  CALENDAR_WORDS,
);
const MOST_NAMES = 100;

/** A first name alone, neither of somebody with a family name nor behind a title or another name. */
const FIRST_NAME = new RegExp(
  wrapped`
    (?<!(?!(?:And|But|So|Then|When|While|Because|Now|Also|With|For) )\p{Lu}\p{Ll}+\.? )(?<![\p{L}'"“-])(\p{Lu}\p{Ll}+)
      (?![\p{L}"”-]| \p{Lu}|\. \p{Lu}\w*,)`,
  "gu",
);
const MENTIONS = 2;
/** "Solve this puzzle: Anna is older than Tom. Tom is older than Ben." */
const OF_EXERCISE = /\b(?:puzzle|riddle|brain ?teaser|quiz)\b/i;
/** "Theo lost a tooth. ... Theo starts school": whom a user speaks of again and again by a first name needs no introduction. */
const spokenOfOften = (texts: readonly string[]): string[] => {
  const mentions = new Map<string, number>();
  for (const text of texts)
    for (const [, name = ""] of OF_EXERCISE.test(text) ? [] : matchesIn(text, FIRST_NAME))
      if (isFirstName(name)) mentions.set(name, (mentions.get(name) ?? 0) + 1);
  return [...mentions].filter(([, count]) => count >= MENTIONS).map(([name]) => name);
};

/** In small letters also "My brother rang." */
const isNoName = (name: string): boolean => {
  const key = name.toLowerCase();
  return key.length < 2 || NO_NAME.has(key) || (name === key && IRREGULAR_PAST.has(key));
};

/** The people and pets whom the texts introduce, and those of whom a user typed again and again to an assistant. */
export const acquaintancesIn = (texts: Iterable<string>, typed: readonly string[] = []): Acquaintances => {
  const known = new Map<string, Acquaintance>(
    [...spokenOfOften(typed), ...toldInTurn(typed)].map((name) => [name.toLowerCase(), { name, isSmall: false }]),
  );
  for (const text of texts) {
    for (const [introduction, needs] of INTRODUCTIONS) {
      if (needs?.test(text) === false) continue;
      for (const [, first, second] of matchesIn(text, introduction)) {
        const list = first ?? second ?? "";
        for (const name of list.split(/,? and |, | ?\(\d+\),?| ?\d+,? ?/)) {
          const key = name.toLowerCase();
          if (isNoName(name) || known.size >= MOST_NAMES) continue;
          const isSmall = name === key && (known.get(key)?.isSmall ?? true);
          known.set(key, { name: upperFirst(name), isSmall });
        }
      }
    }
  }
  return known;
};

const FIRST_WORD = /^([\p{L}-]+)(?:'s)?(?= )/u;

const OF_SIBLINGS = new RegExp(`^(?:The|My|Our) ${SIBLINGS}(${NAME}) and ${NAME} (?=[a-z])`, "u");
/** Whether a clause is told of two of them: "The twins Ada and Eva swim". */
export const isOfSiblings = (text: string, known: Acquaintances): boolean =>
  known.has(OF_SIBLINGS.exec(text)?.[1]?.toLowerCase() ?? "");

/** The acquaintance of whom a clause is told: "Leo starts school", "Rui's office is in Gaia". */
export const acquaintanceIn = (text: string, known: Acquaintances): string | null =>
  known.get(FIRST_WORD.exec(text)?.[1]?.toLowerCase() ?? "")?.name ?? null;

const CAPITAL_INSIDE = /(?<=[\p{L},] )(?!I\b|I')\p{Lu}/u;
const WORD = /(?<![\p{L}'-])\p{Ll}[\p{L}-]+(?![\p{L}-])/gu;

/** "leo starts school, like mia" → "Leo starts school, like Mia"; inside a sentence only of those who type no capitals. */
export const withKnownNames = (text: string, known: Acquaintances): string => {
  if (known.size === 0) return text;
  const name = acquaintanceIn(text, known);
  const opened = name === null ? text : name + text.slice(name.length);
  const isHurried = !CAPITAL_INSIDE.test(text);
  if (!isHurried && !known.values().some(({ isSmall }) => isSmall)) return opened;
  return opened.replace(WORD, (word) => {
    const met = known.get(word);
    return met !== undefined && (isHurried || met.isSmall) ? met.name : word;
  });
};

/** The clause as one about "my friend Leo": who "he" is further on. */
export const asOfFriend = (text: string, known: Acquaintances): string =>
  known.size > 0 && acquaintanceIn(text, known) !== null ? `My friend ${text}` : text;
