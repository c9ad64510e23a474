// Where somebody works and as what, where the news names no new place: "sells phones at Telly World", "quit Telly World"; "is a clerk at
// the mill", "was promoted".

import { wrapped } from "#domain/wrapped.ts";
import type { Said } from "./said.ts";

const WHO = "^([a-z][a-z'-]+) ";
const ORG =
  "(?:the )?([a-z][a-z0-9' &-]{2,40}?)(?= ,|$| now| since| today| in | on | as | because| and | to | last| this| yesterday)";
const WORKS = new RegExp(
  wrapped`
    ${WHO}(?:
      is (?:still |now )?[a-z]+ing|(?!has |was |is |says |shops|eats|buys)[a-z]+s
      |(?:has |just |has just )?started(?: as)?
    ) (?:[^,]*? )?(?:at|for|called) ${ORG}`,
);
const LEFT = new RegExp(
  wrapped`
    ${WHO}(?:has |have |just )*(?:
      quit|left|resigned from|handed in (?:their|his|her|user 's) notice at|gave notice at
      |was (?:fired|laid off|let go) (?:from|by)
    ) ${ORG}`,
);

/** The one who works stands first, then the place. */
export const readPost = (line: string, names: ReadonlySet<string>): Said[] => {
  const left = LEFT.exec(line);
  const [, who = "", place = ""] = left ?? WORKS.exec(line) ?? [];
  const isNamed = place !== "" && place.split(" ").every((word) => names.has(word));
  return isNamed ? [{ of: [who, place], value: left === null ? "works" : "left" }] : [];
};

const HAS_ROLE = new RegExp(
  `${WHO}(?:is (?:the |an? )(?!part |fan |member )[a-z -]{3,40} (?:at|for)|works as|started as|is starting as) `,
);
const PROMOTED = new RegExp(`${WHO}(?:has been|was|got|have been) (?:just )?promoted(?= |$)`);
export const readPromotion = (line: string): Said[] => {
  const risen = PROMOTED.exec(line)?.[1];
  const who = risen ?? HAS_ROLE.exec(line)?.[1];
  return who === undefined ? [] : [{ of: [who], value: risen === undefined ? "role" : "promoted" }];
};
