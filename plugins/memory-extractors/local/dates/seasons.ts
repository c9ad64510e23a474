// Which spring is meant: "last spring", "in the spring". Said while it is one, "in the spring" may be of this one or of another.

import type { EpochMs } from "#domain/clock.ts";
import { type Interval, season, yearOf } from "./calendar.ts";
import type { Resolver } from "./days-of-months.ts";
import { OF_NO_YEAR } from "./months.ts";
import type { Tense } from "./tense.ts";

export const seasonNear = (
  name: string,
  which: "last" | "next" | "this",
  said: EpochMs,
  tense: Tense,
): Interval | null => {
  const years = [-2, -1, 0, 1, 2].map((offset) => season(name, yearOf(said) + offset));
  const ended = years.filter((candidate) => candidate !== null && candidate.end <= said);
  const coming = years.filter((candidate) => candidate !== null && candidate.start > said);
  const running = years.find((candidate) => candidate !== null && candidate.start <= said && candidate.end > said);
  if (which === "last") return ended.at(-1) ?? null;
  if (which === "next") return coming[0] ?? null;
  return running ?? (tense === "past" ? ended.at(-1) : coming[0]) ?? null;
};

/** "In the fall": the one behind or ahead, where the tense tells which. */
export const seasonAround: Resolver = (match, said, tense) => {
  if (tense === "open" || OF_NO_YEAR.test(match.input)) return null;
  const [, name = ""] = match;
  const near = seasonNear(name, "this", said, tense);
  if (near === null || near.start > said || near.end <= said) return near;
  // Said in March, "in the spring" may be of this one or of another.
  if (said <= (near.start + near.end) / 2) return null;
  return tense === "future" ? seasonNear(name, "next", said, tense) : near;
};
