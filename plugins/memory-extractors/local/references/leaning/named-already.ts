// Whether a statement names already what would be put behind it.

import { NEEDS_KIND, NO_KIND } from "#plugins/memory-extractors/local/cues/matters.ts";
import { wordsOf } from "#plugins/memory-extractors/local/patterns.ts";
import { headOf } from "./open-matters.ts";

/** Whether what is told names the thing already that would be put behind it: "their bakery's menu", of their family-owned bakery. */
export const namesAlready = (matter: string, told: string): boolean => {
  const [name = ""] = matter.toLowerCase().split(/ (?:to|in|at|on|of|about|for|called|titled) /);
  const words = wordsOf(name.replace(/^(?:their|an?|the|[\w ]+'s) /, ""));
  const head = headOf(words.at(-1) ?? "");
  const said = new Set(wordsOf(told.toLowerCase()).flatMap((word) => [headOf(word), word]));
  const kinds = words.slice(0, -1).filter((word) => !NO_KIND.has(word));
  return (!NEEDS_KIND.has(head) && said.has(head)) || (kinds.length > 0 && kinds.every((word) => said.has(word)));
};
