// Where a tag is about one by name, "she" in a question is that one, and what tells of somebody else by name is not of whom the question asks.

import { nameTest } from "./known-as.ts";
import type { MemoryTable } from "./memory-table.ts";
import { openingOf } from "./openings.ts";
import type { Question } from "./question.ts";
import { OF_ANOTHER } from "./traits.ts";

/** Whether a memory tells of another than the one whom the question is about, by its slot. */
export const otherTest = (
  table: MemoryTable,
  { asksOfSelf }: Pick<Question, "asksOfSelf">,
): { readonly main: string | null; readonly isOfOther: (slot: number) => boolean } => {
  const main = asksOfSelf ? table.openings.main() : null;
  const isMarked = (slot: number): boolean => ((table.traits[slot] ?? 0) & OF_ANOTHER) !== 0;
  if (main === null) return { main, isOfOther: isMarked };
  const isName = nameTest(table);
  const isOfOther = (slot: number): boolean => {
    const text = table.rows.at(slot)?.text ?? "";
    const opening = openingOf(text);
    if (opening === main) return text.charAt(main.length) !== " " && isMarked(slot);
    return isMarked(slot) || (opening !== null && isName(opening));
  };
  return { main, isOfOther };
};
