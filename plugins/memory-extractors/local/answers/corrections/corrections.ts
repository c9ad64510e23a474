// "No, I meant the 14th", "Actually it's Thursday", "Lidl, not Tesco": reads what a sentence puts right, and puts it into a text in
// the place of the one value of that kind. What fits nothing, or several things, replaces nothing.

import { wrapped } from "#domain/wrapped.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { MONTH_SHORT } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { oncePer } from "#plugins/memory-extractors/local/once-per.ts";
import { countWords, escapePattern, matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import type { PassageSentence } from "#plugins/memory-extractors/local/reading/passages.ts";
import { firstValueIn, isAge, isCalled, placesOf, type Value, valuesIn, withValue } from "./values.ts";

/** Words of whoever takes something back, and of whoever only begins to speak as well. */
const SURELY = wrapped`
  I (?:mean|meant)(?: to say)?|correction|(?:scrap|scratch|strike) that|typo|my (?:bad|mistake)|I misspoke
  |I got (?:that|it) wrong|that was wrong|wait,? no|no,? wait|(?:that|it) should(?: have)? (?:be|been|say|said)`;
const PERHAPS = "hmm+|um+|no|nope|sorry|oops|whoops|wait|oh|ah|actually|hold on|hang on|make (?:it|that)";
const SURE_OPENING = new RegExp(`^(?:${SURELY})(?=$|[\\s,.:!-])[\\s,.:!-]*`, "i");
const OPENING = new RegExp(`^(?:${PERHAPS})(?=$|[\\s,.:!-])[\\s,.:!-]*`, "i");
const CLOSING = /(?:,| -)? (?:actually|sorry|I meant?|my (?:bad|mistake))$/i;
/** "I'm sorry", "We are so sorry": puts nothing right. */
const PITIES =
  /^(?:(?:(?:I|we|you|he|she|they|it)(?:'\w+)?|am|are|is|was|were|so+|very|\w+ly|just|all|how|too|not)(?: |$)){1,5}$/i;
const INTERJECTION = /^(?:oh|ah)\b/i;
/** One look that most sentences fail. */
const MAY_CORRECT = new RegExp(
  wrapped`
    \b(?:
      nope?|sorry|w?hoops|oops|wait|actually|hold on|hang on|make (?:it|that)|meant?|correction|that|typo|misspoke
      |my (?:bad|mistake)|should|wrong|not|instead|(?:is|are)n't|move[ds]|later|earlier
    )\b`,
  "i",
);
const LONGEST = 90;

const DENIED = /^(.{2,40}?)(?: now)?,? (?:not|instead of|rather than) ([^,;]{2,30}|\d)$/i;
/** "240, not 210 for the car" */
const DENIED_OF = /^(\d[\d.,]*)((?:,| and)? not \d[\d.,]*) (?:for|on) (?:the|my|our|his|her) ([\p{L}'-]{3,20})$/iu;
const DENIED_FIRST = /^not ([^,;]{2,30}?)(?:,| but|, but) (.{2,40})$/i;
const NAMES_IT =
  /^(?:it'?s|it is|it was|that'?s|that is|they'?re|they are|its|(?:it's|it is) (?:called|named)|(?:its|his|her) name'?s?(?: is)?) /i;
const NAMES_PERSON = /^(?:s?he'?s|s?he is)(?: (?:called|named|in|at|from))? /i;
/** "choir moved to Wednesdays", "my interview is on Thursday" */
const OF_THING = new RegExp(
  wrapped`
    ^(?:(?:my|the|our|his|her) )?(
      (?!(?:it|that|this|he|she|they|there|I|we|you|what)\b)[\p{L}'-]{3,20}(?: [\p{L}'-]{2,20})?
    ) (?:is|are|was|(?:is|has been |got |was )?moved to|starts|begins)(?: now)? (?=\S)`,
  "iu",
);

/** "launch moved a week, it's the 11th", "the exam got moved, 19th instead" → "launch is the 11th" */
const MOVED = new RegExp(
  wrapped`
    ^((?:my |the |our )?(?!(?:it|that|this|he|she|they|there|I|we|you|what)\b)[\p{L}'-]{3,20}(?: [\p{L}'-]{2,20})?) (?:
      (?:has |have )?(?:got |was |been |is )?moved|moves
    )(?: (?:by )?(?:an?|one|two|three|\d) (?:day|week)s?)?(?: back| up| forward)?,? (?:(?:so|and) )?
      (?:it'?s (?:now )?|now |to )(?:on )?(?=\S)
    |^((?:my |the |our )?[\p{L}'-]{3,20}) (?:moves|moved|got moved|was moved)(?: (?:an?|one|two) (?:day|week)s?)?, (?=
      (?:the )?\d{1,2}(?:st|nd|rd|th) instead
    )`,
  "iu",
);
/** "they moved the open day, 10 July now", "the second jab is a week later now, 12th" */
const WAS_MOVED = new RegExp(
  wrapped`
    ^(?:they|he|she|(?:the|my|our) [\p{L}]+)(?:'ve|'s| have| has)? (?:just )?(?:moved|changed|pushed|shifted|postponed) (?:back )?
      ((?:the|my|our) [\p{L}'-]{3,20}(?: [\p{L}'-]{2,20})?)(?: back| forward)?(?: by an? (?:day|week))?
      (?: btw| by the way)?,? (?:(?:to|so|it's|so it's) )?(?:on )?(?=(?:the )?\d|\p{Lu}\p{Ll}+)
    |^((?:the|my|our) (?:[\p{L}'-]{2,20} ){0,2}[\p{L}'-]{3,20}) (?:is|starts) (?:an?|one|two|three) (?:day|week)s? (?:later|earlier)
      (?: now)?, (?:so )?(?:on )?(?=(?:the )?\d)`,
  "iu",
);
const asMoved = (text: string): string =>
  / move|er now, |er, |changed |pushed |shifted |postponed /.test(text)
    ? text
        .replace(WAS_MOVED, (_, one?: string, other?: string) => `${one ?? other ?? ""} is `)
        .replace(MOVED, (_, one?: string, other?: string) => `${one ?? other ?? ""} is `)
        .replace(/ now$/, "")
        .replace(/ is (\d{1,2}(?:st|nd|rd|th))(?: instead)?$/, " is the $1")
    : text;

export interface Correction {
  readonly values: readonly Value[];
  /** The value in words, where it is of no kind. */
  readonly words: string;
  readonly denied: string | null;
  /** Nothing but what is taken back is said so. */
  readonly isSure: boolean;
  /** "Spanish, not French": behind a question, which of two is wanted. */
  readonly isChoice: boolean;
  readonly thing: string | null;
  readonly isOfPerson: boolean;
}

const opened = (text: string): { rest: string; isSure: boolean; isOpened: boolean } => {
  let [rest, isSure, isOpened] = [text, false, false];
  for (let at = 0; at < 4; at++) {
    const sure = SURE_OPENING.exec(rest)?.[0];
    const opening = sure ?? OPENING.exec(rest)?.[0];
    if (opening === undefined) break;
    isSure ||= sure !== undefined;
    isOpened ||= !INTERJECTION.test(opening);
    rest = rest.slice(opening.length).replace(/^and (?=it'?s |it is )/i, "");
  }
  return { rest, isSure, isOpened };
};

const deniedIn = (text: string): readonly [said: string, denied: string | null] => {
  const first = DENIED_FIRST.exec(text);
  if (first !== null) return [first[2] ?? "", first[1] ?? ""];
  const behind = DENIED.exec(text);
  return behind === null ? [text, null] : [behind[1] ?? "", behind[2] ?? ""];
};

/** What words put right; `isLed`: "Sorry." stands before them. */
const correctionIn = (text: string, isLed: boolean): Correction | null => {
  const { rest: typed, isSure, isOpened } = opened(text.replace(/[.!]+$/, ""));
  const rest = asMoved(typed.replace(/^and (?=(?:\p{L}+ ){1,2}(?:got |was )?move)/u, ""));
  const isMoved = rest !== typed;
  const mayBeNoun = isSure && !/^(?:\w+,? )?I mean\b/i.test(text);
  const [, amount = "", contrast = "", ofWhat] = DENIED_OF.exec(rest) ?? [];
  const closed = (ofWhat === undefined ? rest : amount + contrast).replace(CLOSING, "");
  const [positive, denied] = deniedIn(closed);
  const said = positive.replace(CLOSING, "");
  if (PITIES.test(said)) return null;
  const isMarked =
    isLed || isMoved || isOpened || isSure || (closed !== rest && ofWhat === undefined) || said !== positive;
  const isOfPerson = NAMES_PERSON.test(said);
  const isContrast = denied !== null && OF_THING.test(said) && (valuesIn(denied) ?? []).length > 0;
  const thing = isMarked || isContrast ? (ofWhat ?? OF_THING.exec(said)?.[1] ?? null) : null;
  const bare = said.replace(isOfPerson ? NAMES_PERSON : NAMES_IT, "").replace(thing === null ? /^$/ : OF_THING, "");
  const values = valuesIn(bare) ?? [];
  const isNamedIt = bare !== said;
  if (!isMarked && (denied === null || values.length === 0)) return null;
  const isChoice = !isMarked && !isNamedIt && values.some(({ kind }) => kind.name === "name");
  if (values.length === 0 && (isNamedIt || !(mayBeNoun || (denied !== null && isMarked)))) return null;
  return { values, words: values.length === 0 ? bare : "", denied, isSure, isChoice, thing, isOfPerson };
};

const ONLY_LEADS = new RegExp(`^(?:(?:${SURELY}|${PERHAPS})[\\s,.:!-]*){1,4}$`, "i");
/** "..., they just mailed" */
const WHO_SAID_SO = new RegExp(
  wrapped`
    , (?:they|he|she|(?:the|my) [a-z]+) (?:(?:just|only|already) )?(?:
      e?-?mailed|called|rang|wrote|texted|told me|moved it|changed it|confirmed
    )(?: [^,]{1,20})?(?=[.!]*$)`,
  "i",
);
const LONGEST_EXPLAINED = 140;
/** "AnyTours rang, it's the 19th now": how one knows. */
const HOW_KNOWN = new RegExp(
  wrapped`
    ^((?:(?:oh|ok|okay|wait|sorry|actually|update|so|and),? )*)(?!it\b)[\p{L}' ]{2,30}? (?:(?:just|only) )?(?:
      called|rang|phoned|wrote|texted|e?-?mailed|confirmed|got back to me
    )(?: me)?(?: back)?(?:,| and)(?: so)? (?=it'?s |it is |its |they'?re )`,
  "iu",
);
/** "It's the 16th, not the 15th, the office mixed them up": why it was said wrongly. */
const WHY = new RegExp(
  wrapped`
    (?:,| -|;) (?:so |as |since |because |cause )?(?:
      just|I|we|he|she|they|it|that|(?:my|our|the|his|her) \p{L}+|\p{Lu}\p{L}+|\d[\d.,]*
    )(?:'\p{L}+)? \p{L}.*$
    |,? (?:because|cause|since) .*$`,
  "u",
);
const MAKES_IT = /^(?:(?:oh|ok|okay|wait|sorry|actually|no|and|but),? )*make (?:it|that) /i;
/** "Make that 15, ten is too tight": what it was. */
const TOO_TIGHT = /^[,;-]? ?(?:[a-z]+ (?:says?|thinks?|said) )?(\d[\d.,]*|[A-Z][a-z]+s?) (?:is|was|are) (?:too|not)\b/;

const STARTS_ANEW = /^(?:wait|hold on|hang on|oops|whoops|sorry|actually),? (?:no,? )?(?:it'?s|it is|that'?s) /i;

/** "It's the 16th, not the 15th, ...": without the reason, where what is left puts something right by itself. */
const explained = (text: string): Correction | null => {
  const bare = text.replace(HOW_KNOWN, "$1actually ");
  const { rest } = opened(bare);
  const why = WHY.exec(rest);
  const said = why === null ? bare : bare.slice(0, bare.length - rest.length + why.index);
  if (said === text || said.length > LONGEST) return null;
  const found = correctionIn(said, false);
  if (found === null || found.values.length === 0) return null;
  if (MAKES_IT.test(said)) return { ...found, denied: found.denied ?? TOO_TIGHT.exec(why?.[0] ?? "")?.[1] ?? null };
  return found.denied === null && !found.isSure && bare === text && !STARTS_ANEW.test(said) ? null : found;
};

const TURNS_OUT = /^(?:(?:so|oh|by the way|btw|ok|okay|update|and),? )*(?:it )?turns out (?:that )?/i;
const correctionOf = oncePer((sentence: PassageSentence): Correction | null => {
  if (sentence.raw.length > LONGEST_EXPLAINED || !MAY_CORRECT.test(sentence.raw)) return null;
  const text = withMeantFirst(plainOf(sentence).replace(TURNS_OUT, "")).replace(WHO_SAID_SO, "");
  if (text.includes("?") || /\bplease\b/i.test(text)) return null;
  const found = text.length > LONGEST ? null : correctionIn(text, false);
  return found === null || found.values.length === 0 ? (explained(text) ?? found) : found;
});
/** "Sorry! It's Thursday.": taken back in a sentence of its own. */
export const correctionBehind = (sentence: PassageSentence, before: PassageSentence | undefined): Correction | null => {
  const own = correctionOf(sentence);
  if (own !== null || before === undefined || sentence.raw.length > LONGEST || before.raw.length > LONGEST) return own;
  return ONLY_LEADS.test(before.raw) && !INTERJECTION.test(before.raw) ? correctionIn(plainOf(sentence), true) : null;
};

/** "allergic to peanuts": what is taken, liked or had. */
const OF_NOUN = new RegExp(
  wrapped`
    ^(
      .*\b(?:
        allergic to|intolerant to|allergy to|like|love|hate|eat|drink|prefer|play|plays|adopted|bought|have|has|got
        |study|studies|teach|teaches|avoid|cook|bake|grow|collect|ordered|stand
      ) )((?:an? |the |my |some )?)([\p{Ll}-]{3,20})((?: (?:at|in|with|for|on) [^,;]{2,40})?[.!]*)$`,
  "iu",
);
const NOUN = /^(?:(an?|the|my|some) )?(?:[\p{Ll}-]{3,20} )?[\p{Ll}-]{3,20}$/u;
const NO_NOUN = new RegExp(
  wrapped`
    \b(?:
      it|its|that|this|them|him|her|so|really|well|just|very|too|all|not|yes|like|to|for|with|in|on|at|of|from|good|bad
      |okay|fine|sure|and|other|one|ones|else|now|then|again|what|who|how|because|if|every|word|business|harm|\w+ly
      |\w+ing|today|yesterday
    )\b`,
  "i",
);
const articleOf = (text: string): string => text.trim().toLowerCase().replace("an", "a");

/** "allergic to peanuts", "almonds" → "allergic to almonds" */
const withNoun = (text: string, words: string): string | null => {
  const [, before = "", article = "", noun = "", end = ""] = OF_NOUN.exec(text) ?? [];
  const value = NOUN.exec(words);
  if (noun === "" || value === null || NO_NOUN.test(words) || NO_NOUN.test(noun)) return null;
  return articleOf(article) === articleOf(value[1] ?? "") ? `${before}${words}${end}` : null;
};

const MOST_WORDS = 4;
/** "the left knee, not the right knee" */
const withoutDenied = (text: string, words: string, denied: string): string | null => {
  if (FINITE.test(words) || countWords(words) > MOST_WORDS) return null;
  const found = matchesIn(text, new RegExp(`(?<![\\p{L}\\d-])${escapePattern(denied)}(?![\\p{L}\\d-])`, "giu"));
  return found.length === 1 ? text.replace(found[0]?.[0] ?? "", words) : null;
};

export interface Fit {
  readonly text: string;
  /** What stood in the place of the values. */
  readonly old: readonly string[];
}

/** "The move is on the 16th": "we're moving on the 9th" tells of it, too. */
const namesThing = (text: string, thing: string): boolean => {
  const stem = thing.replace(/(?<=^\p{L}{3,})(?:ing|e)$/u, "");
  return new RegExp(`(?<![\\p{L}\\d])${escapePattern(stem)}(?:ing|es|ed|s|e)?(?![\\p{L}\\d])`, "iu").test(text);
};

/** "The deadline is 5 June, not 15 June": "I have to hand in on 15 June" tells of it, whatever it calls it. */
const NAMES_WHOLE_DAY = new RegExp(`^(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH_SHORT}|${MONTH_SHORT} \\d{1,2})`);

/** A text with the values in the place of the one of each kind; null where it has none or several. */
export const fitted = (text: string, { values, words, denied, thing, isOfPerson }: Correction): Fit | null => {
  if (thing !== null && !namesThing(text, thing) && !NAMES_WHOLE_DAY.test(denied ?? "")) return null;
  if (values.length === 0) {
    const put = denied === null ? withNoun(text, words) : withoutDenied(text, words, denied);
    return put === null ? null : { text: put, old: denied === null ? [] : [denied] };
  }
  let put = text;
  const old: string[] = [];
  for (const value of values) {
    const places = placesOf(put, value).filter((one) =>
      denied !== null && values.length === 1
        ? isCalled(one, denied)
        : !isOfPerson || value.kind.name !== "number" || isAge(put, one),
    );
    const [only] = places;
    if (only === undefined || places.length > 1) return null;
    old.push(only.text);
    put = withValue(put, only, value);
  }
  return put === text ? null : { text: put, old };
};

/** "on Monday, no wait, Tuesday at 10"; not "I said Monday but I meant Tuesday" */
const AMID = new RegExp(
  wrapped`
    ^(.{8,120}?)(?:
      (?:,| -|;) (?:I meant?(?: to say)?|correction|typo|my (?:bad|mistake)|sorry|wait|oops)
      |(?:,| -|;)? (?:(?:scrap|scratch|strike) that|wait,? no|no,? wait)
    )(?:,|:| -)? (?!to\b)(\S.{1,60})$`,
  "i",
);
const MAY_AMID =
  /[,;-] (?:I meant?|correction|typo|my (?:bad|mistake)|sorry|wait|oops)\b|\b(?:scrap|scratch|strike) that\b|\bno,? wait\b|\bwait,? no\b/i;

/** "Dinner is on Monday" "Tuesday at 10" → "Dinner is on Tuesday at 10": where the value is the last that was said. */
const withLastValue = (said: string, behind: string): string | null => {
  const first = firstValueIn(behind);
  if (first === null) return null;
  const last = placesOf(said, first.value).find(({ at, text }) => at + text.length === said.length);
  return last === undefined ? null : withValue(said, last, first.value) + first.rest.replace(GOES_ON, " ");
};
/** "- wait, York - on Friday" */
const GOES_ON = /^ - (?=(?:on|at|in|with|for|from|to)\b)/;

/** "The deadline isn't 15 June, it's 5 June" → "The deadline is 5 June, not 15 June" */
const IS_NOT = new RegExp(
  wrapped`
    ^(.{2,60}?)(?: is|'s| are)(?:n't| not) ((?:on |at |in )?[^,;]{1,24}), (?:but )?(?:it's|it is|they're|they are) (?:actually |now )?
      ((?:on |at |in )?[^,;]{1,24}?)(?: now)?(?=[,;.!]|$| (?:because|since)\b)`,
  "i",
);
const withMeantFirst = (text: string): string => {
  const [all = "", thing = "", denied = "", meant = ""] = IS_NOT.exec(text) ?? [];
  const [old, value] = [denied, meant].map((one) => valuesIn(one)?.[0]);
  if (old === undefined || value === undefined || old.kind !== value.kind || value.kind.name === "name") return text;
  return `${thing} ${/^are/.test(all.slice(thing.length + 1)) ? "are" : "is"} ${meant}, not ${denied}${text.slice(all.length)}`;
};

/** A sentence that puts itself right, as it was meant: "Dinner is at 7, I mean 8." → "Dinner is at 8." */
export const asMeant = (said: string): string => {
  if (said.length > 2 * LONGEST) return said;
  const text =
    said.includes(", it") || said.includes(", they") || said.includes(", but ") ? withMeantFirst(said) : said;
  if (!MAY_AMID.test(text)) return text;
  const [, wrong = "", behind = ""] = AMID.exec(text) ?? [];
  if (wrong === "" || behind.includes("?")) return text;
  const found = correctionIn(behind, true);
  const meant = (found === null ? null : fitted(wrong, found)?.text) ?? withLastValue(wrong, behind);
  return meant === null ? text : meant.replace(/[.!]*$/, ".");
};
