// Takes the usable items from an answer that should be `{ "<name>": [items] }`. Items in another form are left out.

import type { Static, TSchema } from "typebox";
import { Value } from "typebox/value";
import { isRecord } from "#domain/record.ts";

const itemsOf = (answer: unknown, name: string): readonly unknown[] | null => {
  if (Array.isArray(answer)) return answer;
  const items = isRecord(answer) && Object.hasOwn(answer, name) ? answer[name] : null;
  return Array.isArray(items) ? items : null;
};

/** Null when there is no list, or a list without a single usable item. Fields that are missing take their defaults. */
export const readList =
  <Item extends TSchema>(name: string, item: Item, most: number) =>
  (answer: unknown): Static<Item>[] | null => {
    const items = itemsOf(answer, name);
    if (items === null) return null;
    const usable = items
      .slice(0, most)
      .map((given) => Value.Default(item, Value.Clone(given)))
      .filter((given): given is Static<Item> => Value.Check(item, given));
    return usable.length === 0 && items.length > 0 ? null : usable;
  };
