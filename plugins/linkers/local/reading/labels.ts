// A field of a note as it is remembered: "Health log: weight is 81 kg", "Hilltop Bakery: new rep is Marguerite".

import { withoutDateLabels } from "./tokens.ts";
import { NAMED_MONTHS, WEEKDAYS } from "./words.ts";

export interface Label {
  /** The heading and the label. */
  readonly of: string;
  readonly value: string;
  /** The value with "#" for its numbers, months and weekdays: what stays the same where only these change. */
  readonly shape: string;
  readonly isNew: boolean;
  /** Of these one heading may have several: ages of children, prices of a list. */
  readonly mayBeSeveral: boolean;
}

const FIELD =
  /^(\p{L}[^:.!?]{1,60}): (?:the )?((?:new|next|current|latest) )?(\p{L}[\p{L} '-]{1,30}?) (?:is|has) (?:now )?((?:(?!: ).){1,60}?)\.?$/u;
const SEVERAL = new Set(
  "age name item price cost time date day note quantity amount size number departure arrival score result total step task point member guest child".split(
    " ",
  ),
);
const NUMBER = /[€$£]?\d+(?:[.,:]\d+)*/g;

const shapeOf = (value: string): string =>
  value
    .toLowerCase()
    .replace(NUMBER, "#")
    .split(/\s+/)
    .map((word) => (NAMED_MONTHS.has(word) || WEEKDAYS.has(word) ? "#" : word))
    .join(" ");

const HEADING = /^(\p{Lu}[^:.!?]{1,60}): /u;

/** "Project Falcon: the team uses Kafka" */
export const readHeading = (text: string): string | null => HEADING.exec(text)?.[1]?.toLowerCase() ?? null;

export const readLabel = (text: string): Label | null => {
  const [, heading, which = "", label = "", value = ""] =
    FIELD.exec(
      withoutDateLabels(text)
        .trim()
        .replace(/\s+(?=\.?$)/, ""),
    ) ?? [];
  if (heading === undefined) return null;
  const sort = which.trim();
  return {
    of: `${heading.toLowerCase()}: ${sort === "next" ? "next " : ""}${label.toLowerCase()}`,
    value: value.toLowerCase(),
    shape: shapeOf(value),
    isNew: sort === "new" || sort === "current" || sort === "latest",
    mayBeSeveral: SEVERAL.has(label.toLowerCase().split(" ").at(-1)!) && sort === "",
  };
};
