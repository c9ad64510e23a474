// Takes a statement of several lasting things apart: "I'm vegan, live in Ghent and play the cello". Only where each part
// stands alone: what happened once, what is wished, and what leans on the part before it stays in one statement.

import { wrapped } from "#domain/wrapped.ts";
import { indefinite } from "#plugins/memory-extractors/local/articles.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS, kinGender } from "#plugins/memory-extractors/local/cues/kin.ts";
import { TWO_TO_TEN } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { isDemonym } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { CONDITIONS } from "#plugins/memory-extractors/local/cues/traits.ts";
import { MONTH_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { KEEP_SCORE, scoreClause } from "#plugins/memory-extractors/local/score.ts";
import type { Clause } from "../clause.ts";

/** End like a role and are none: "coming over with her twins", "brilliant at chess". */
const NO_ROLE = wrapped`
  over|under|together|after|later|rather|ever|never|either|other|another|closer|further|older|younger|taller|bigger
  |smaller|faster|slower|stronger|happier|better|clever|bitter|tender|eager|sober|proper|super|poor|brilliant|important
  |reluctant|pleasant|unpleasant|distant|tolerant|hesitant|adamant|resistant|vacant|significant|relevant`;
/** "product designer at a bank": told with an article; not "moving to Hanover with Ana", "meeting Oliver for lunch". */
const BARE_ROLE = wrapped`
  (?!(?:an?|the|not|my|our) )(?!(?-i:\p{Ll}+ing \p{Lu}))(?:(?!(?:to|in|into|on|at|from|near|by|of) )[\p{L}-]+ ){0,2}
    (?!(?:${NO_ROLE}) )[\p{L}-]{2,}(?:er|or|ist|ian|ant|nurse|chef|clerk) (?:at|for|with) `;
const OPENS_WITH_ROLE = new RegExp(`^${BARE_ROLE}`, "iu");
const asRole = (words: string): string => (OPENS_WITH_ROLE.test(words) ? `${indefinite(words)} ${words}` : words);

/** What a person is, by what it tells: two of one kind belong together ("vegan and gluten-free", "a nurse and a mother"). */
const WHAT_ONE_IS: Readonly<Record<string, string>> = {
  diet: "(?:an? )?(?:\\w+ly )?(?:vegan|vegetarian|pescatarian|keto|kosher|halal|gluten-free|dairy-free|plant-based|on an? [\\w-]+ diet)",
  health: `(?:\\w+ly )?(?:allergic to|intolerant|${CONDITIONS}|pregnant)`,
  marital: "(?:happily |recently )?(?:married|single|divorced|engaged|widowed|separated)",
  age: "(?:1[01]\\d|\\d{1,2})(?: years old)?(?=$|,|[.](?!\\d)| and )",
  height: "\\d+(?:[.,]\\d+)? ?(?:cm|ft|feet|m\\b|')",
  weight: "\\d[\\d.,]* ?(?:kg|kilos?|lbs?|pounds|stone)\\b",
  mood: "(?:so |very |really |pretty |quite )?(?:happy|tired|hungry|bored|busy|excited|glad|sad|stressed|proud|sorry|lucky)",
  origin: "(?:originally )?from (?-i:\\p{Lu})",
  home: "(?:based|living) (?:in|near|with)",
  taste:
    "(?:not )?(?:interested in|afraid of|scared of|fond of|keen on|obsessed with|into|(?:a )?(?:big |huge )?fan of)",
  goal: "(?:training|studying|saving(?: up)?) for (?:an?|the|my|our|(?-i:\\p{Lu}))",
  role: wrapped`
    (?:
      retired|self-employed|unemployed
      |an? (?!(?:bit|little|lot|big|huge|few|total|firm|good|great|such|real|fan)\b)[\p{L}\d-]+|${BARE_ROLE}
    )`,
};
const KINDS = Object.entries(WHAT_ONE_IS).map(([kind, words]) => ({
  kind,
  pattern: new RegExp(`^(?:(?:also|now|currently|really|very|so|super) )?${words}`, "iu"),
}));
const NOT = /^(?:not|no longer) /;
const NAME = /^(\p{Lu}\p{Ll}+)(?=$|[,.]| and )/u;
/** "Czech and German to English": what somebody translates. */
const OF_TRANSLATOR = /^\p{Lu}\p{Ll}+(?:,? and \p{Lu}\p{Ll}+)? (?:to|into) \p{Lu}/u;
const kindOf = (words: string): string | null => {
  const what = words.replace(NOT, "");
  const name = NAME.exec(what)?.[1];
  if (name !== undefined && isDemonym(name)) return OF_TRANSLATOR.test(what) ? null : "origin";
  return KINDS.find(({ pattern }) => pattern.test(what))?.kind ?? null;
};

/** What one does as a rule, has or likes; some of these verbs are nouns too, so that what follows must fit. */
const LASTING_VERB = [
  "lives? (?:in|near|with|on|at|alone|by)\\b",
  "works? (?:as|at|for|in|from|with|on|nights|remotely|part-time|full-time|shifts|weekends|mostly)\\b",
  wrapped`
    (?:love|like|need|drink|use|wear|take|keep|play|coach|stud(?:y|ie)|teach|practi[sc]e|support|follow|rent)(?:e?s)? (?!
      (?:in|of|is|are|for|songs?|stor(?:y|ies)|letters|poems|life|lives|affairs?|cases?|from|at|up)\b
    )`,
  "pays? (?:about |around |only )?[$€£]?\\d[^,;]* (?:an?|per|each|every) (?:hour|day|week|month|quarter|year)\\b",
  wrapped`
    (?:
      have|has|own|drive|ride|speak|hate|prefer|dislike|enjoy|adore|detest|loathe|avoid|collect|eat|weigh|earn|employ
      |breed|understand|want to|wants to
    )s? `,
  "(?:lead|manage|dance|run)s? (?:an?|the|my|our) ",
  "dances \\w",
  "(?:smoke|vape|swim|jog|hike|knit|sew)s?(?=$|[.,!]| (?:an?|every|most|on|in|daily|twice|once|regularly|\\d)\\b)",
  "runs? (?:\\d|every|most|on|in|daily|twice|once)",
  "(?:(?:just|recently|finally) )?moved (?:back )?to ",
  "(?:am|is|are) (?:not )?(?:an?|allergic|from|based|in|on|called|\\d)\\b",
].join("|");
const HABIT = "(?:(?:also|now|always|usually|mostly|only|often|rarely|still|really|generally|strictly) ){0,2}";
const DENIED =
  "(?:don't|doesn't|do not|does not|can't|cannot|never|no longer) (?!know\\b|think\\b|mind\\b|care\\b)[a-z]+ ";
const LASTING = new RegExp(`^${HABIT}(?:${LASTING_VERB}|${DENIED})`, "i");
const HABIT_BEFORE = new RegExp(`^${HABIT}`, "i");
const DENIES = new RegExp(`^${HABIT}(?:don't|doesn't|do not|does not|can't|cannot|never)\\b`, "i");

const SUBJECT = /^(?:I|we|(?:my|our) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+(?: (?-i:\p{Lu}\p{Ll}+))?)(?=(?:'m|'re|'s)? )/iu;
const OPENING = new RegExp(
  wrapped`
    ^(
      (?:I|[Ww]e)\b
      |(?:(?:[Mm]y|[Oo]ur) (?:[\p{L}'-]+ ){1,3}?|\p{Lu}\p{Ll}+ )(?=
        (?:
          is|are|has|lives|works|plays|speaks|drives|loves|likes|hates|prefers|enjoys|studies|owns|eats|drinks|teaches
          |dances|collects|rides|pays|uses|takes|wears|weighs|earns|only|never|doesn't|can't
        )\b
      )
    )\s*`,
  "u",
);
const COPULA = /^(?:'m|'re|'s|am|are|is) /i;
const BORDER = /,? (?:and|but) (?:also |now )?|, (?:also )?/g;

/** Refers to what another part tells. */
const LEANS = new RegExp(
  wrapped`
    \b(?:
      it|its|them|there|they|their|he|she|him|her|his|one|ones|that|this|those|these|both|too|as well|together|same|so
      |then|instead|each other|less|more|better|either|another|again|two of|second|third|which|respectively|any
    )\b`,
  "i",
);
/** "and have about forty": of what, another part tells. */
const COUNT_ALONE = new RegExp(
  wrapped`
    ^(?:have|has|own|need|eat|drink|collect|want)s? (?:about |around |over |only |just |nearly |almost )?(?:
      \d+|one|${TWO_TO_TEN}|a dozen|dozens|twenty|thirty|forty|fifty|several|many|some|few
    )[.!]*$`,
  "i",
);
/** "I'm a vegetarian, have been since I was 19": what, the other part tells. */
const GOES_ON = /^(?:have|has) (?:been|done|had) (?:since|for|from|ever|all|as)\b/i;
const leans = ({ verb, words }: Part): boolean =>
  LEANS.test(words.split(/[,;]/)[0] ?? words) || COUNT_ALONE.test(verb + words) || GOES_ON.test(verb + words);
/** What follows may belong to the verb in it: "I want to cook and eat well", "I know people who sail and surf". */
const REACHES_ON = new RegExp(wrapped`
  \b(?:
    who|which|that|because|since|when|if|while|where|so|as (?!an?\b)|after|before|until|whether|how|than|let|make|see
    |watch|hear|between|both
  )\b
  |\b(?!allergic|intolerant|married|engaged|close|next|listen|due)[a-z]+ to (?!the|my|an?|our|work|bed|school|church)[a-z]+
    \b`);
const UNSURE = /\b(?:would|could|might|maybe|if|perhaps|wish|would've|or)\b/i;
const KIN = new RegExp(`\\b(?:${KIN_NOUNS}|family)\\b`, "i");
const INSTEAD = /^(?:prefer|avoid|only|always|don't|do not|never)s?\b/i;
const TASTE = new RegExp(
  wrapped`
    \b(?:
      dislike|hate|detest|loathe|avoid|prefer|follow|can't (?:stand|abide|bear)|don't like|only|phobia|aversion
      |objection|sensitive|fear|allergy
    )s?\b`,
  "i",
);
const PREFERS = /\bprefers?\b/i;
/** "a cat called Tiger", but not "a nurse called Rut comes on Mondays". */
const CALLED = new RegExp(
  wrapped`
    ^an? (?:[\p{L}-]+ ){1,3}(?:called|named) \p{Lu}(?!
      \p{L}+(?: \p{Lu}\p{L}+)? (?:
        is|was|has|had|does|can|will|came|went|took|drove|taught|told|[a-z]{2,}(?:[^us\W]s|ed)
      ) )`,
  "u",
);
const BARE_NUMBER = /(?<![:\d.])\b\d[\d.,]*\s*[.!]*$/;
const AMOUNT =
  /\b\d[\d.,]* ?(kg|kilos?|lbs?|pounds|stone|cm|metres|meters|km|miles|euros?|dollars|hours|books|pages)\b/;

interface Part {
  /** "I", "My sister". */
  readonly subject: string;
  /** "is", "'m"; nothing where the words open with a verb. */
  readonly verb: string;
  readonly words: string;
}

const partFrom = (text: string): Part | null => {
  const subject = OPENING.exec(text)?.[0];
  if (subject === undefined) return null;
  const rest = text.slice(subject.length);
  const verb = COPULA.exec(rest)?.[0] ?? "";
  return { subject: subject.trimEnd(), verb, words: rest.slice(verb.length) };
};

const isLasting = ({ verb, words, subject }: Part): boolean =>
  COPULA.test(verb) ? kindOf(words) !== null || !/^(?:I|we)$/i.test(subject) : LASTING.test(verb + words);

const NAME_INSIDE = new RegExp(String.raw`(?!\b(?:${MONTH_NAMES}|\p{Lu}\p{Ll}+day)\b)\b\p{Lu}`, "u");

/** "My aunt is visiting and she only eats fish": still of her, where nobody else is named. */
const takenUp = (left: Part, right: string): Part | null => {
  const pronoun = /^s?he(?:('s)|(?: (is|has)\b)?) (?=\p{L})/u.exec(right);
  if (pronoun === null || !KIN.test(left.subject) || KIN.test(left.words) || NAME_INSIDE.test(left.words)) return null;
  // "My brother lives near, and she has a carer": of somebody else.
  const gender = kinGender(KIN.exec(left.subject)?.[0] ?? "");
  if (gender === (right.startsWith("s") ? "male" : "female")) return null;
  const words = right.slice(pronoun[0].length);
  const isState = pronoun[1] !== undefined || pronoun[2] === "is";
  if (isState) return kindOf(words) === null ? null : { subject: left.subject, verb: "is ", words };
  const verb = pronoun[2] === "has" ? "has " : "";
  return LASTING.test(verb + words) ? { subject: left.subject, verb, words } : null;
};

/** "We have an air fryer but no oven" */
const WITHOUT = /^no [\p{L}-]+(?: [\p{L}-]+)?[.!]*$/u;
/** "I have two sons, Ari and Bo, and a cat called Tiger" */
const had = (left: Part, right: string, isBut: boolean): Part | null => {
  const have = /^(?:have|has) /.exec(left.verb + left.words)?.[0];
  const isThing = CALLED.test(right) || (isBut && WITHOUT.test(right));
  return have !== undefined && isThing ? { subject: left.subject, verb: have, words: right } : null;
};

const verbOf = (words: string): string => words.replace(HABIT_BEFORE, "").split(" ", 1)[0] ?? "";

/** "keep" of the speaker, "keeps" of somebody else. */
const agrees = (subject: string, words: string): boolean => {
  const verb = verbOf(words);
  const isThird = /^(?:is|has|doesn't|does)$|s$/.test(verb);
  return /^(?:can't|cannot|never|no|moved)$/.test(verb) || isThird !== /^(?:I|we)$/i.test(subject);
};

/** "I'm not a vegetarian, I'm a pescatarian" */
const corrects = (left: Part, right: Part): boolean =>
  left.subject === right.subject && (NOT.test(left.words) || DENIES.test(left.words));

/** "I'm Ana, 31": a name opens what somebody tells of himself. */
const isName = (words: string): boolean => /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(words) && !isDemonym(words);

/** "... and my brother is a chef" */
const withOwnSubject = (left: Part, own: Part, isJoined: boolean): Part | null => {
  if (!(isJoined || corrects(left, own)) || !isLasting(own)) return null;
  const isOfMore = KIN.test(left.subject) || KIN.test(left.words);
  return /^we$/i.test(own.subject) && isOfMore ? null : own;
};

/** "... and work as a nurse" */
const withOwnVerb = (left: Part, right: string, isJoined: boolean, isBut: boolean): Part | null => {
  if (!DENIES.test(right) && verbOf(right) === verbOf(left.words)) return null;
  if (!isJoined && /^likes? /i.test(right)) return null;
  if (isBut && PREFERS.test(right)) return null;
  if (left.verb === "" && DENIES.test(left.words) && !isBut && !DENIES.test(right)) return null;
  return { subject: left.subject, verb: "", words: right };
};

/** "allergic to cats but we have a dog, a poodle": what follows goes on about the dog. */
const CHANGES_SUBJECT = /\b(?:and|but|so) (?:I|we|s?he|it|they|my|our)\b/i;

/** "... and allergic to walnuts" */
const withSameVerb = (left: Part, right: string): Part | null => {
  const [before, kind] = [kindOf(left.words), kindOf(right)];
  if (!COPULA.test(left.verb) || kind === null || kind === before) return null;
  if (CHANGES_SUBJECT.test(left.words) || CALLED.test(right)) return null;
  return before === null && !isName(left.words) ? null : { subject: left.subject, verb: left.verb, words: right };
};

/** What somebody is, behind which another statement opens at a mere comma. */
const SPLICED: ReadonlySet<string> = new Set(["age", "marital", "origin", "diet"]);
/** What begins behind a border, if it is a part of its own. */
const partBehind = (left: Part, right: string, border: string): Part | null => {
  const isJoined = /and|but/.test(border);
  const isBut = border.includes("but");
  const taken = takenUp(left, right) ?? had(left, right, isBut);
  if (taken !== null) return taken;
  const own = partFrom(right);
  // "I'm Ana, I live in Ghent", "I'm 34, I live in Ghent"
  const isSpliced = left.verb !== "" && (isName(left.words) || SPLICED.has(kindOf(left.words) ?? ""));
  if (own !== null) return withOwnSubject(left, own, isJoined || isSpliced);
  if (SUBJECT.test(right)) return null;
  if (LASTING.test(right) && agrees(left.subject, right)) return withOwnVerb(left, right, isJoined, isBut);
  return isBut ? null : withSameVerb(left, right);
};

/** "I weigh 78 kg and want to get to 72": kilos, too. */
const withUnit = (words: string, before: string): string => {
  const unit = BARE_NUMBER.test(words) ? AMOUNT.exec(before)?.[1] : undefined;
  return unit === undefined ? words : `${words.replace(/[.!]+$/, "")} ${unit}`;
};

const written = ({ subject, verb, words: said }: Part): string => {
  const words = COPULA.test(verb) ? asRole(said) : said;
  const joined = verb.startsWith("'") ? `${subject}${verb}${words}` : `${subject} ${verb}${words}`;
  const told = upperFirst(joined.trim());
  // What is left of "deaf, dyslexic and ...".
  return kindOf(words) === null || told.includes(" and ")
    ? told
    : told.replace(/^([^,]+), (\p{Ll}[\p{L}-]*)$/u, "$1 and $2");
};

/** "I dislike buses and prefer trains": the second is what one does instead. */
const isOneTaste = (left: Part, right: Part): boolean =>
  INSTEAD.test(right.words) &&
  (TASTE.test(left.words) || kindOf(left.words) === "diet" || kindOf(left.words) === "health");

/** "My birthday is 4 June and my wife's is 9 July": the second is a birthday, too. */
const withOwned = (text: string): string =>
  text.replace(
    /^((?:My|Our) ([a-z-]+(?: [a-z-]+)?) (?:is|are) [^,]+?),? and (my|our) ([a-z-]+'s) (is|are) /,
    (_, first: string, thing: string, my: string, whose: string, verb: string) =>
      `${first} and ${my} ${whose} ${thing} ${verb} `,
  );

/** "I'm a UX designer", "we have a rabbit": what somebody tells of himself that lasts. */
export const tellsOwnFact = (text: string): boolean => {
  const part = partFrom(text);
  const isOwn = part !== null && /^(?:I|we)$/i.test(part.subject) && !/^want /.test(part.words);
  return isOwn && isLasting(part) && kindOf(part.words) !== "mood";
};

/** Not the inches of 5'7". */
const QUOTES = /(?<!'\d{1,2})"/;

/** "My name is Ana, from Spain": Ana is. */
const asBearer = (part: Part): Part =>
  /^my (?:\w+ )?name$/i.test(part.subject) ? { ...part, subject: "I", verb: "am " } : part;

/** The parts of a statement that each may change by itself; the statement alone where it is one. */
export const partsOf = (said: string): string[] => {
  if (!/,| and | but /.test(said) || UNSURE.test(said) || QUOTES.test(said)) return [said];
  const text = withOwned(said);
  const opening = partFrom(text);
  if (opening === null) return [said];
  const first = asBearer(opening);
  const start = text.length - first.words.length;
  const parts: Part[] = [];
  let current = first;
  let from = start;
  for (const { 0: border, index } of matchesIn(text, BORDER)) {
    if (index < from) continue;
    const left = { ...current, words: text.slice(from, index) };
    const opensWithName = parts.length === 0 && /^(?:'m|am) $/.test(left.verb) && isName(left.words);
    const right = text.slice(index + border.length);
    if (left.words.trim() === "" || REACHES_ON.test(left.words)) continue;
    if (!opensWithName && !isLasting(left) && takenUp(left, right) === null) continue;
    const next = partBehind(left, right, border);
    if (next === null || leans(next)) continue;
    parts.push(opensWithName ? { subject: "My name", verb: "is ", words: left.words } : left);
    current = { ...next, words: withUnit(next.words, left.words) };
    from = text.length - next.words.length;
  }
  if (parts.length === 0) return [said];
  if (parts.length === 1 && isOneTaste(parts[0] as Part, current)) return [said];
  parts.push({ ...current, words: withUnit(text.slice(from), parts.at(-1)?.words ?? "") });
  return parts.map(written);
};

/** The clause as the statements it is made of, without what alone is worth nothing; whole where only together they are worth a memory. */
export const takenApart = (clause: Clause): Clause[] => {
  const texts = partsOf(clause.text);
  if (texts.length === 1) return [clause];
  const parts = texts.map((text) => ({ ...clause, text, isPart: true }));
  const isWorth = (part: Clause): boolean => scoreClause(part) >= KEEP_SCORE;
  const worthy = parts.filter(isWorth);
  if (worthy.length === parts.length || !isWorth(clause)) return parts;
  return worthy.length > 1 ? worthy : [clause];
};
