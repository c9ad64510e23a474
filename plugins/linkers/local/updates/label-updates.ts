// The rule by which a field of a note takes the place of the same field under the same heading: "weight is 81 kg", "weight is 79 kg".

import type { Parsed } from "../reading/parse.ts";
import type { Verdict } from "./slot-updates.ts";

const CLOCK_ONLY = /^#(?: (?:am|pm))?$/;

export const labelUpdate = (
  { label: known, isNegated }: Parsed,
  { label, hasAddition, isNegated: isDenied }: Parsed,
): Verdict | null => {
  if (known === null || label === null || known.of !== label.of || known.value === label.value) return null;
  if (hasAddition || isNegated || isDenied || known.value.includes(label.value) || label.value.includes(known.value))
    return null;
  // "ramipril 5 mg", "ramipril 10 mg"; of two medicines both may be taken.
  const isSameShape = known.shape === label.shape && label.shape.includes("#");
  const isClock = CLOCK_ONLY.test(label.shape) && /[:.]\d\d|[ap]m$/.test(label.value);
  const isSure = label.isNew || (isSameShape && !isClock && !label.mayBeSeveral);
  return { rule: "label", tier: isSure ? "hard" : "soft" };
};
