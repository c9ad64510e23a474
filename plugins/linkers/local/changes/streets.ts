// On which street the user lives: "lives on Harrow Lane", "moved into the flat on Quarry Road". A town says less: the street may be in it.

import type { Said } from "./said.ts";

const STREET =
  "((?:[a-z']+ ){1,3}(?:road|street|lane|avenue|close|square|terrace|crescent|row|court|gardens|quay|hill|alley|mews))(?![a-z])";
const LIVES = new RegExp(
  `^user (?:now |still )?(?:lives|rents|is living|is renting) (?:[^,]{0,40}? )?(?:on|in|at) ${STREET}`,
);
const MOVED_HOME = new RegExp(
  `^(?:[a-z]+ and )?user (?:and [a-z]+ )?(?:has |have |just |finally )*moved (?:in|into|to)(?: [^,]{3,40}?)? (?:on|in|at) ${STREET}`,
);
export const readStreet = (line: string): Said[] => {
  const moved = MOVED_HOME.exec(line)?.[1];
  const street = moved ?? LIVES.exec(line)?.[1];
  return street === undefined ? [] : [{ of: [moved === undefined ? "lives" : "moved"], value: street }];
};
