// With whom somebody goes out: "broke up with Jonas", "is dating Jonas", "is seeing someone, he's called Matt".

import { wrapped } from "#domain/wrapped.ts";
import type { Said } from "./said.ts";

const WHO = "^([a-z][a-z'-]+) ";
const WAS = new RegExp(
  wrapped`
    ${WHO}(?:and [a-z]+ )?(?:
      (?:has |have )?(?:broke|broken|split) up
      |is (?:dating|seeing|going out with) (?!an? |the |her |his |their |user )[a-z]+
    )`,
);
const SEES = new RegExp(
  `${WHO}is (?:now )?(?:(?:seeing|going out with|dating) (?:someone|somebody)|(?:dating|going out with) ([a-z]+))(?= |$)`,
);

export interface Partner extends Said {
  readonly isNew: boolean;
}

export const readPartner = (line: string): Partner[] => {
  const sees = SEES.exec(line);
  if (sees !== null) return [{ of: [sees[1]!], value: sees[2] ?? line, isNew: true }];
  const who = WAS.exec(line)?.[1];
  return who === undefined ? [] : [{ of: [who], value: line, isNew: false }];
};

/** What was before, of the same one; not the same partner told again. */
export const isNewPartner = (older: Partner, newer: Partner): boolean =>
  newer.isNew &&
  older.of[0] === newer.of[0] &&
  !older.value.split(" ").includes(newer.value) &&
  older.value !== newer.value;
