// By what name a tag knows those whom a question means by what they are to somebody: "my wife" is Moira where "User's wife Moira teaches" is told,
// so that "Moira is the head of the nursery now" is about her too.

import type { MemoryTable } from "./memory-table.ts";
import { slotOfPosting } from "./postings.ts";
import { termsOf } from "./terms.ts";
import { KIN } from "./traits.ts";

/** So many memories that hold the word are looked at. */
const MOST_LOOKED_AT = 200;

const WHO = `(?:${KIN}|dog|cat|horse|pony|puppy|kitten|rabbit)`;
/** "my wife", "Ida's older brother", "the cat". Words have an end, since a question may be anything. */
const MEANT = new RegExp(
  `(?:\\b(\\p{Lu}[\\p{L}-]{1,40})(?:'s|s')|\\b(?:my|our|his|her|their|the|user's)) (?:[a-z-]{1,20} ){0,2}?(${WHO})\\b`,
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

/** The memories that tell by name of those whom the question means, and do not say what they are; by slot. */
export const toldByName = (table: MemoryTable, text: string, mask: Uint8Array): Set<number> => {
  const { postings } = table.rows;
  const slotsOf = (term: string): number[] =>
    postings.list(postings.idOf(term)).flatMap((posting) => {
      const slot = slotOfPosting(posting);
      return mask[slot] === 1 ? [slot] : [];
    });
  const meant = [...text.matchAll(MEANT)].slice(0, MOST_MEANT).flatMap(([, owner = "User", who = ""]) => {
    const saying = slotsOf(termsOf(who)[0] ?? "");
    const pattern = introducing(owner, who);
    const names = saying
      .slice(0, MOST_LOOKED_AT)
      .flatMap((slot) => termsOf(pattern.exec(table.rows.at(slot)?.text ?? "")?.[1] ?? ""));
    const said = new Set(saying);
    return [...new Set(names)].flatMap(slotsOf).filter((slot) => !said.has(slot));
  });
  return new Set(meant);
};
