// By what name a tag knows those whom a question means by what they are to somebody: "my wife" is Moira where "User's wife Moira teaches" is told,
// so that "Moira is the head of the nursery now" is about her too.

import { wrapped } from "#domain/wrapped.ts";
import { asOfUser } from "./as-told.ts";
import type { MemoryTable } from "./memory-table.ts";
import { slotOfPosting } from "./postings.ts";
import { isCalendarName, termsOf } from "./terms.ts";
import { KIN } from "./traits.ts";

/** So many memories that hold the word are looked at. */
const MOST_LOOKED_AT = 200;

const WHO = `(?:${KIN}|dog|cat|horse|pony|puppy|kitten|rabbit)`;
/** "my wife", "Ida's older brother", "the cat". Words have an end, since a question may be anything. */
const MEANT = new RegExp(
  `(?:\\b(\\p{Lu}[\\p{L}-]{1,40})(?:'s|s')|\\b(?:my|our|his|her|their|the|user's)) (?:[a-z-]{1,20} ){0,2}?(${WHO})\\b|(?<=^\\W*)(${WHO})(?=['’]s )`,
  "giu",
);
/** So many of them in one question. */
const MOST_MEANT = 3;

/** "User's wife Moira teaches", "a horse called Bramble". */
const introducing = (owner: string, who: string): RegExp => {
  const whose = `\\b${/^user$/i.test(owner) ? "User" : owner}(?:'s|s?') (?:[\\p{Ll}-]+ ){0,2}`;
  return new RegExp(
    `(?:${whose}|\\ban? (?:[\\p{Ll}-]+ )?)${who},? (?:(?:is )?(?:called|named) )?(\\p{Lu}\\p{Ll}+)`,
    "u",
  );
};

const LONGEST_TYPED = 120;
const TYPED_SMALL = /(?<![\p{L}\p{N}'’])\p{Ll}[\p{L}-]{2,}(?![\p{L}\p{N}-])/gu;

/** Not at the beginning, where every word has a capital. */
const NAMES = /(?<=\S )\p{Lu}\p{Ll}[\p{L}-]{0,40}/gu;

/** Speaks of the user by another word already. */
const MENTIONS_USER = /\b(?:users?|i|my|me|mine|he|she|his|hers?|him|they|their)\b/i;
/** A text that introduces somebody holds one of these before the name: looked for first, since it is quick. */
const BEFORE_NAME = ["ame is ", "ame's ", "User is ", "User is called "];
/** What one may be without being called so: "User is Swedish". */
const NO_NAME =
  "(?!\\p{L}*(?:ish|[aei]n|ese|ic|im|ist)(?!\\p{L})|(?:Dutch|French|Greek|Swiss|Czech|Thai|Welsh|Sikh|Hindu)(?!\\p{L}))";

/** Where a question names whom it asks about: "Ottilie's", "does Ottilie". */
const ASKED_ABOUT =
  /(?:^|\s)(\p{Lu}\p{Ll}[\p{L}-]{1,40})['’]s? |\b(?:do|does|did|is|was|has|can|will|about|of|for)\s(\p{Lu}\p{Ll}[\p{L}-]{1,40})/u;

/**
 * The name in the question that is the user's own: of "Where does Ottilie work?" where "User's name is Ottilie" is known, or where
 * nobody of that name is: then whoever asks knows how the user is called. Null for none.
 */
export const nameOfUser = (table: MemoryTable, text: string, mask: Uint8Array): string | null => {
  const name = text.match(NAMES)?.[0];
  if (name === undefined || MENTIONS_USER.test(text)) return null;
  const { postings } = table.rows;
  const isTold = (word: string): boolean => postings.list(postings.idOf(termsOf(word)[0] ?? "")).length > 0;
  const about = ASKED_ABOUT.exec(text);
  if (name === (about?.[1] ?? about?.[2]) && !isTold(name)) return isTold("User") ? name : null;
  const introduces = new RegExp(
    `^(?:.{0,80}\\. )?(?:(?:(?:User's )?[Nn]ame(?:'s| is)|User is called) |User is ${NO_NAME})${name}(?![\\p{L}-])`,
    "u",
  );
  const introductions = BEFORE_NAME.map((before) => before + name);
  const isKnown = postings
    .list(postings.idOf(termsOf(name)[0] ?? ""))
    .slice(0, MOST_LOOKED_AT)
    .map(slotOfPosting)
    .some((slot) => {
      const text = mask[slot] === 1 ? asOfUser(table.rows.at(slot)?.text ?? "") : "";
      return introductions.some((words) => text.includes(words)) && introduces.test(text);
    });
  return isKnown ? name : null;
};

/** So many memories that hold the word say how it is written. */
const MOST_SPELLED = 4;

/** Whether the memories write a word as a name. */
export const nameTest = ({ rows }: MemoryTable): ((word: string) => boolean) => {
  const known = new Map<string, boolean>();
  const isName = (low: string): boolean => {
    const postings = rows.postings.list(rows.postings.idOf(termsOf(low)[0] ?? ""));
    if (postings.length === 0 || isCalendarName(low)) return false;
    const name = low.charAt(0).toUpperCase() + low.slice(1);
    const asName = new RegExp(`(?:\\S |^)${name}(?:['’]s|(?<=\\S ${name}))(?![\\p{L}-])`, "u");
    const texts = postings.slice(0, MOST_SPELLED).map((posting) => rows.at(slotOfPosting(posting))?.text ?? "");
    return texts.some((text) => asName.test(text)) && !texts.some((text) => text.includes(` ${low}`));
  };
  return (word) => {
    const low = word.toLowerCase();
    const is = known.get(low) ?? isName(low);
    known.set(low, is);
    return is;
  };
};

/** The question with capitals where it is typed without any and memories write the word as a name: "what does ida play". */
export const withCapitals = (table: MemoryTable, text: string): string => {
  if (text.length > LONGEST_TYPED || /\S \p{Lu}\p{Ll}/u.test(text)) return text;
  const isName = nameTest(table);
  return text.replace(TYPED_SMALL, (word) => (isName(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word));
};

const ASKS_NAME = /\b(?:who|names?|called)\b/i;
/** Whether a text says no more than how the user is called, which only names the user again for a question that asks something else. */
export const onlyNames = (question: string, name: string | null): ((text: string) => boolean) => {
  if (name === null || ASKS_NAME.test(question)) return () => false;
  const names = new Set([`User's name is ${name}.`, `User is called ${name}.`]);
  return (text) => names.has(text);
};

/** The names in the question that memories hold, as ids of terms. */
export const idsNamed = ({ rows: { postings } }: MemoryTable, question: string): number[] => {
  const names = (question.match(NAMES) ?? []).slice(0, MOST_MEANT);
  return names.flatMap(termsOf).flatMap((term) => (postings.idOf(term) < 0 ? [] : [postings.idOf(term)]));
};

/** Whether the question names anybody that the tag knows. */
export const namesSomebody = (table: MemoryTable, question: string): boolean => idsNamed(table, question).length > 0;

/** Whether a memory tells of somebody whom the question names, if it names any that the tag knows. */
export const namedIn = (table: MemoryTable, question: string): ((slot: number) => boolean) => {
  const { postings } = table.rows;
  const ids = idsNamed(table, question);
  return (slot) => ids.length === 0 || ids.some((id) => postings.holds(slot, id));
};

/** Whether a text begins with one whom the question names: "Ida …", "User's sister Ida …", rather than "Rolf moved in with Ida". */
export const opensWithNamed = (question: string): RegExp | null => {
  const names = (question.match(NAMES) ?? []).slice(0, MOST_MEANT);
  return names.length === 0
    ? null
    : new RegExp(`^(?:\\p{Lu}[\\p{L}-]*(?:'s|s') (?:[\\p{Ll}-]+ ){1,3})?(?:${names.join("|")})(?![\\p{L}-])`, "u");
};

/** Typed small as well: "who is corin". */
const WHO_IS = /\b[Ww]ho(?:'s| is| was| are) (\p{L}\p{Ll}[\p{L}-]{0,40})\W*$/u;
/** "User's physio Corin", "Ida's former head coach, Corin"; not "User's trip with Corin" or "Ida's mother met Corin". */
const ROLE = wrapped`
  (?!(?:over|after|under|ever|never|order|offer|for|former|other) )(?:
    [\p{Ll}-]*(?:[eo]r|ist|ian|[ae]nt|mate|men|man|woman|ee)|physio|coach|vet|prof|chef|nurse|midwife|judge|landlady
    |landlord|sponsor|pal|buddy|rep|guide|intern
  )`;
const SOMEBODYS = `(?:\\p{Lu}\\p{L}*(?:'s|s'|s's)|[Tt]he|[Aa]n?) (?:[\\p{Ll}-]+ ){0,3}${ROLE},? `;
const WHOSE = "(?:\\p{Lu}\\p{L}+(?:'s|s')|their|h(?:is|er))";

/** Whether a text says who somebody is, when that is what the question asks: "Mirek is a roofer", "User's uncle Mirek", "a roofer called Mirek". */
export const introducedBy = (question: string): RegExp | null => {
  const asked = WHO_IS.exec(question)?.[1];
  if (asked === undefined) return null;
  const name = asked.charAt(0).toUpperCase() + asked.slice(1);
  return new RegExp(
    wrapped`
      (?<![\p{L}])${name}
      (?:,? (?:is|was) (?:an?|the|${WHOSE}|their) |, (?:an?|the|${WHOSE}|who|(?:s?he|they)(?:'s| is| are)) )
      |(?:${KIN}|someone|somebody|called|named|is),? ${name}(?![\p{L}-])|${SOMEBODYS}${name}(?![\p{L}'-])`,
    "u",
  );
};

/** The memories that tell by name of those whom the question means, and do not say what they are; by slot. */
export const toldByName = (table: MemoryTable, text: string, mask: Uint8Array): Set<number> => {
  const { postings } = table.rows;
  const slotsWith = (term: string, isSeen: (slot: number) => boolean): number[] =>
    postings.list(postings.idOf(term)).map(slotOfPosting).filter(isSeen);
  const slotsOf = (term: string): number[] => slotsWith(term, (slot) => mask[slot] === 1);
  /** Who somebody is holds also where the rest of what says so was replaced. */
  const isUnforgotten = (slot: number): boolean => mask[slot] === 1 || table.rows.at(slot)?.isForgotten === false;
  const meant = [...text.matchAll(MEANT)].slice(0, MOST_MEANT).flatMap(([, owner = "User", whose, bare]) => {
    const who = whose ?? bare ?? "";
    const saying = slotsWith(termsOf(who)[0] ?? "", isUnforgotten);
    const pattern = introducing(owner, who);
    const names = saying
      .slice(0, MOST_LOOKED_AT)
      .flatMap((slot) => termsOf(pattern.exec(asOfUser(table.rows.at(slot)?.text ?? ""))?.[1] ?? ""));
    const said = new Set(saying);
    return [...new Set(names)].flatMap(slotsOf).filter((slot) => !said.has(slot));
  });
  return new Set(meant);
};
