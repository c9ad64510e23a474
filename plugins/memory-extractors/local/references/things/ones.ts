// Says what "one" is one of: "Do you have a kayak?" "I rent one in spring" → "I rent a kayak in spring"; "Any more poems?" "I sent
// two more" → "two more poems". Only where the nearest sentence that names a thing names a single one.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { SAID_OR_SUNG } from "#plugins/memory-extractors/local/cues/matters.ts";
import { TWO_TO_SIX } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { ABSTRACT_WORDS } from "#plugins/memory-extractors/local/cues/signals.ts";
import { escapePattern, matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { ASKED_TO_DO, isPlural, pluralOf, readNounPhrase, singularOf, withIndefinite } from "../noun-phrases.ts";
import { NAMES_SOMEBODY } from "../persons/strangers.ts";

const DETERMINED = /\b(?:an?|the|my|your|our|another|which) (?=[a-z])/gi;
/** Several of a kind. */
const PLURAL = "[a-z-]{3,}s";
/** "Watercolours mostly." */
const ALONE = new RegExp(
  `^(?:(?:mostly|mainly|just|only) )?((?:[a-z-]+ )?${PLURAL})(?:,? (?:mostly|mainly))?[.!]*$`,
  "i",
);
/** Without a determiner: "software for small kites", "any more poems". */
const SEVERAL = new RegExp(
  String.raw`\b(?:of|for|with|about|like|some|any|more|anymore|many|few|${TWO_TO_SIX}|those|these) ((?:[a-z-]+ )??${PLURAL})\b`,
  "gi",
);
/** "two contractors": of these one is the first. */
const COUNTED = new RegExp(String.raw`\b(?:${TWO_TO_SIX}|seven|several|a few) (?:different )?(${PLURAL})\b`, "i");
/** "Dogs are the best company" */
const AT_FRONT = new RegExp(
  wrapped`
    (?<=^ ?|[.!?] )(?!(?:This|Yes|Always|Perhaps|Sometimes|Thanks|Plans?)\b)([\p{Lu}][a-z]+[^s\W]s) (?:
      are|were|can|make|need|always|never|really
    )\b`,
  "u",
);
/** "The surgeon" is no kind of thing; "a tutor" may be what one gets. */
const ANIMAL = /^(?:kitten|cat|dog|pup|puppy|rabbit|hamster|horse|pony|hen|chicken|goat|parrot|turtle)s?$/i;
const NO_THING = new RegExp(
  wrapped`
    ^(?:
      (?:
        day|week|weekend|time|year|month|morning|evening|night|lot|bit|while|chance|way|idea|thing|person|kind|sort|type
        |part|moment|question|answer|reason|life|fun|luck|help|effect|hour|minute|colou?r|hug|kiss|hand|shout|ring|try
        |go|look|break|wave|cheer|side|second|third|fourth|half|quarter|set|batch|bunch|collection|pair|old|little|young
        |big|good|great|nice|lovely|bad|brilliant
      )s?
      |series|people|news|stuff|thanks|congrats|ones?
    )$`,
  "i",
);

interface Kind {
  readonly words: string;
  readonly head: string;
  /** Brought in with "a". */
  readonly isNew: boolean;
  /** "the recipe": of these one wants no other. */
  readonly isKnown?: boolean;
}

/** "the flat hunt": of flats. */
const LOOKED_FOR =
  / (?:hunt|hunting|search|shopping|situation|question|business|saga|idea|dream|debate|project|thing)$/i;

/** "my coworker Ruta swears" */
const NAMED = /^[a-z-]+ \p{Lu}\p{Ll}+ [a-z]/u;
const kindOf = (phrase: string, last: string, isNew: boolean): Kind[] => {
  const words = phrase.replace(LOOKED_FOR, "");
  const head = words === phrase ? last : (words.split(" ").at(-1) ?? last);
  const one = singularOf(head);
  return NO_THING.test(head) ||
    NAMED.test(words) ||
    (!isNew && NAMES_SOMEBODY.test(head) && !ANIMAL.test(head)) ||
    ABSTRACT_WORDS.has(head)
    ? []
    : [{ words: words.replace(new RegExp(`${escapePattern(head)}$`, "i"), one), head: one, isNew }];
};

const kindAlone = (words: string | undefined): Kind[] =>
  words === undefined ? [] : kindOf(words.toLowerCase(), words.toLowerCase().split(" ").at(-1) ?? "", false);

/** "The kids already want team t-shirts" */
const WANTED = new RegExp(
  wrapped`
    \b(?:
      doing|teaching|running|hosting|offering|selling|making|carved|carving|knitted|knitting|sewing|weaving|had|kept
      |owned|bred|want|wants|wanted|likes|loves|collects|considered|tried|sells?|sold|wear|wears|ordered|designed
      |printed
    ) (?:[\w-]+ ){0,2}?([a-z][a-z-]{2,}s)\b`,
  "g",
);

const SUPERLATIVE = /^(?:best|worst|most|least|only|\w{3,}est) /i;
const BY_PLACE = /^the (?:first|second|third|last|other|next)$/i;
/** "in the attic": where it is. */
const INSIDE = /\b(?:in|under|behind|inside) $/i;
/** "spoons out of a pear tree", "the recipe is from a potter": what it is of. */
const SOURCE = /\b(?:out of|from|thanks to|through) $/i;
/** Each kind of thing that a sentence names, in the singular. */
const kindsIn = (sentence: string): Kind[] => [
  ...kindAlone(AT_FRONT.exec(sentence)?.[1]),
  ...kindAlone(ALONE.exec(sentence)?.[1]),
  ...matchesIn(sentence, WANTED).flatMap(([, words]) => kindAlone(words)),
  ...matchesIn(sentence, DETERMINED).flatMap(({ 0: before, index }) => {
    const phrase = readNounPhrase(sentence, index + before.length);
    const words =
      phrase?.words.replace(/ (?:done|made|built|fixed)$/, "").replace(sentence.endsWith("?") ? ASKED_TO_DO : "", "") ??
      "";
    return phrase === null ||
      SUPERLATIVE.test(words) ||
      SOURCE.test(sentence.slice(0, index)) ||
      (!/^an? /i.test(before) && INSIDE.test(sentence.slice(0, index)))
      ? []
      : kindOf(words, words.split(" ").at(-1) ?? "", /^an? /i.test(before)).map((kind) => ({
          ...kind,
          isKnown: /^the /i.test(before),
        }));
  }),
  ...matchesIn(sentence, SEVERAL).flatMap(([, words = ""]) => kindOf(words, words.split(" ").at(-1) ?? "", false)),
];

const single = (kinds: readonly Kind[]): Kind | null =>
  new Set(kinds.map(({ head }) => head)).size === 1 ? (kinds[0] ?? null) : null;

/** "so I'm basically an owl", "you can't tell a spoon from a fork": no thing that was named. */
const FIGURE = new RegExp(
  wrapped`
    \b(?:basically|practically|literally|such|like|more of|kind of|sort of) an? [a-z-]+
    |\b(?:tell|told|know|knows|knew) an? [a-z-]+ (?:apart )?from an? [a-z-]+`,
  "gi",
);
/** Of the nearest text that names a thing the only one, or of several the only one that is new: "a scan to see how my engine does". */
const onlyKind = (texts: readonly string[], isMade: boolean): Kind | null => {
  for (const text of texts) {
    const named = kindsIn(text.replace(FIGURE, " ")).filter(({ head }) => !isMade || !OCCASION.test(head));
    const things = named.filter(({ head }) => !NAMES_SOMEBODY.test(head));
    const kinds = things.length > 0 ? things : named;
    if (kinds.length > 0) return single(kinds) ?? single(kinds.filter(({ isNew }) => isNew));
  }
  return null;
};

const BEHIND = wrapped`
  (?= (?:
      to|with|for|in|at|from|on|near
      |(?:last|this|next) (?:time|week|weekend|month|year|night|morning|evening|summer|winter|spring|autumn|fall|\w+day)
      |yesterday|today|online|second-hand|soon|too|if|when|because|since|until|now|again|every|once|done|built|made|alive|going
    )\b
    |[.,!]| - |$
  )`;
const HAS = wrapped`
  did|kept|grew|grow|raised|get|painted|drew|baked|knitted|have|had|got|need|want|recommended|suggested|know|knows|hired
  |looking at|look at|made|make|making|bought|buy|find|found|join|joined|adopted|adopt|ordered|order|use|rent|rented
  |wrote|write|writing|read|built|build|own|sold|sell|lost|saw|started|start|launch|booked|book|applied for|went to
  |go to|come to|came to|attend|attended|host|hosted|signed up for|been|become|became`;
const ONE = new RegExp(
  wrapped`
    \b(
      (?:${HAS})
      |(?:get|give|gave|bring|brought|send|sent|lend|lent|offer|offered|show|showed|${HAS}) (?:her|him|them|me|us)
      |(?:took|take|drove|brought) (?:(?:my|our) [\w-]+|him|her|them|me|us) to
    ) (one|another|another one)${BEHIND}`,
  "i",
);
/** "the first one", "my other ones", "the one in Lund" */
const WHICH_ONE = new RegExp(
  wrapped`
    \b(
      (?:the(?= one)|(?:the|my|our|his|her|their)(?= [a-z]+ (?:[a-z]+ )?one))(?: (?:
          left|right|first|second|third|last|next|new|old|other|big|small|biggest|smallest|best|cheapest|oldest|latest
          |red|blue|green|gr[ae]y|black|white|brown|orange|yellow|pink|purple|tabby|striped|spotted
        )(?: (?:big|real|proper|full|small))?
      )?
    ) one(?= |[.,!]|$)(?! (?:
        \w+ing|of|thing|day|time|I|we|who|that|which|where|you
      )\b)(?! (?:out|back|home|off|through|there|away)\b(?<=\b(?:first|last|next) one [a-z]+))`,
  "i",
);
/** "I still remember the one you did" */
const ONE_OF_LISTENER = new RegExp(
  wrapped`
    \b(
      (?:remember|remembered|love|loved|like|liked|miss|missed|saw|seen|heard|tried|kept|keep|forget|forgotten|enjoyed) the
    ) one
    (?= (?:that )?you(?:'ve| have)? (?:
        did|done|made|gave|given|played|wrote|written|baked|cooked|painted|sang|told|showed|shown|brought|took|bought
        |knitted|built
      )\b
    )`,
  "i",
);
const SOME_MORE = new RegExp(`\\b((?:a few|some|two|three|four|five|several|a couple) more)${BEHIND}`, "i");
/** "I'll come to the next one": to nothing that one only has. */
const ATTENDS = /\b(?:come|came|coming|go|going|get|make it|be|been|invited?) (?:along |me |us )?(?:to|at) $/i;
const OCCASION = new RegExp(
  wrapped`
    ^(?:
      gig|concert|show|party|meeting|match|game|race|marathon|fair|festival|class|course|lesson|session|workshop
      |exhibition|opening|market|tournament|talk|lecture|wedding|dinner|lunch|brunch|barbecue|bbq|picnic|hike|walk|ride
      |swim|rehearsal|reading|trip|quiz|play|performance|event|screening|conference|school|gym|club|shop|store
      |restaurant|cafe|bar|pub|doctor|dentist|physio|therapist|clinic|park|museum
    )$`,
  "i",
);
/** "a home for those who need one": the clause itself may say what. */
const NAMES_A_THING = /\b(?:an?|the|my|your|our|another|this|that) [a-z]/i;
const SOMEBODY_OWN = new RegExp(`\\b(?:my|our) (?:[\\w-]+ )?(?:${KIN_NOUNS})\\b`, "gi");
/** "I'm off every fourth week, the next one starts on Saturday": of the weeks. */
export const OF_TIMES =
  /\b(?:every|each) (?:[\w-]+ )?(?:day|week|weekend|month|year|season|term|quarter|shift|night)\b.*\bone\b/i;
/** One look that most clauses fail. */
const POINTS = /\b(?:one|another|more)\b/i;

const IN_PASSING = /\b(?:for|from the) (?:[a-z-]+ )?[a-z-]{3,}\b/gi;
const isInPassing = (kind: Kind | null, text: string): boolean =>
  !kindsIn(text.replace(IN_PASSING, "")).some(({ head }) => head === kind?.head);
/** Of the nearest that names a thing; of the earlier turn only what it was of: a permit, not "made for high rents". */
const kindMeant = (told: readonly string[], earlier: string, isMade: boolean): Kind | null => {
  const kind = onlyKind([...told, earlier], isMade);
  const isOfEarlier = kind !== null && told.every((text) => kindsIn(text).length === 0);
  return isOfEarlier && isInPassing(kind, earlier) ? null : kind;
};

/** "It took two painters. The first one left": of these. */
const kindByPlace = (before: string, last: string): Kind | null => {
  const head = BY_PLACE.test(before) ? COUNTED.exec(last)?.[1]?.toLowerCase() : undefined;
  return head === undefined || NO_THING.test(head)
    ? null
    : { words: singularOf(head), head: singularOf(head), isNew: false };
};

/** "My pottery class ... vases ... The first one came out crooked": what is made, and no occasion. */
const COMES_OUT =
  /^ (?:came out|turned out|looked|looks|broke|cracked|tasted|burnt|burned|sold|fell apart|exploded|melted)\b/i;

/** "I noted the ones that open late"; not "they are the ones that matter" */
const THE_ONES = /(?<!\b(?:are|is|were|was|be) |'re |'s )\bthe ones(?= (?:that|which|I|we) )/i;
/** "the halls you'd like", "some tents" */
const SEVERAL_OF = new RegExp(
  wrapped`
    \b(?:the|your|my|our|some|any|these|those|other|all|few|several|different|\d+|${TWO_TO_SIX}) (?:[a-z-]+ )??(?!
      (?:this|always|times|hours|days|weeks|months|years|ones|things|ways|others|kids|friends|parents)\b
    )([a-z-]{3,}[^su\W]s)\b`,
  "gi",
);
const IN_PARTS = /(?<=[.!?])\s+/;
/** "Why not look at the clubs you'd like?" "I'll list the ones that suit me" → "the clubs that suit me" */
const withSeveralMeant = (text: string, told: readonly string[]): string => {
  for (const said of told) {
    const sentence = said.trim().split(IN_PARTS).at(-1) ?? "";
    const several = new Set(matchesIn(sentence, SEVERAL_OF).map(([, head = ""]) => head.toLowerCase()));
    const brought = kindsIn(sentence).filter(({ isNew, head }) => isNew && !isPlural(head));
    const kinds = new Set([...several, ...brought.map(({ words }) => pluralOf(words))]);
    const [kind = "", ...more] = kinds;
    if (kinds.size > 0)
      return more.length > 0 || text.toLowerCase().includes(kind) ? text : text.replace(THE_ONES, `the ${kind}`);
  }
  return text;
};

/** "Otto was the one before", "she is the one with the parrot": somebody, and no thing. */
const IS_ONE =
  /^(?:(?:no|yes|well),? )?(?:(?:I|you|s?he|(?:my|your|our) [a-z]+|\p{Lu}\p{Ll}+)(?:'s|'m|'re)?|I'm)(?: (?:is|was|are|am|were))? $/iu;
/** "We had to put Bramble down." "We won't get another": of her kind, which nobody named. */
const OF_PET = /\bput(?:ting)? \p{Lu}\p{Ll}+ (?:down|to sleep)\b/u;
/** "What's a good song for the harp?" "I got one": the harp. */
const IS_GIVEN = /^(?:got|bought|received|ordered)$/i;
const WISHES = /^want$/i;
/** "How's the kitchen treating you?": no kind of thing. */
const ASKED_HOW_IT_DOES = new RegExp(
  wrapped` (?:
      treating|doing|going|coming|looking|holding|getting|working|running|selling|growing|shaping|feeling|turning
      |settling|keeping|moving
    )$`,
  "i",
);
const isNoneOf = ({ words, head }: Kind, verb: string): boolean =>
  ASKED_HOW_IT_DOES.test(words) || (IS_GIVEN.test(verb) && SAID_OR_SUNG.has(head));
/** `told`: what was said before, the nearest first; `earlier`: the speaker's turn before the other's. */
export const withKind = (text: string, told: readonly string[], earlier: string): string => {
  if (text.includes("the ones ") && THE_ONES.test(text)) return withSeveralMeant(text, told);
  const match = POINTS.test(text)
    ? (ONE.exec(text) ?? WHICH_ONE.exec(text) ?? ONE_OF_LISTENER.exec(text) ?? SOME_MORE.exec(text))
    : null;
  const kind =
    match === null ||
    OF_TIMES.test(text) ||
    OF_PET.test(earlier) ||
    NAMES_A_THING.test(text.slice(0, match.index).replace(SOMEBODY_OWN, ""))
      ? null
      : (kindByPlace(match[1] ?? "", told[0] ?? "") ??
        kindMeant(told, earlier, COMES_OUT.test(text.slice(match.index + match[0].length))));
  if (match === null || kind === null || (IS_ONE.test(text.slice(0, match.index)) && match[1] === "the")) return text;
  if (isNoneOf(kind, match[1] ?? "")) return text;
  if (kind.isKnown === true && WISHES.test(match[1] ?? "")) return text;
  if (ATTENDS.test(text.slice(0, match.index)) && !OCCASION.test(kind.head)) return text;
  const [all, before = "", one] = match;
  const named =
    one !== undefined
      ? `${before} ${one === "one" ? withIndefinite(kind) : `another ${kind.head}`}`
      : `${before} ${before.endsWith("more") ? pluralOf(kind.head) : kind.head}`;
  return `${text.slice(0, match.index)}${named}${text.slice(match.index + all.length)}`;
};
