// How much of a medicine somebody takes, where the news leaves out what the first statement says: "is on 5 mg", "the dose was doubled to
// 10"; "takes one tablet of iron a day", "takes two iron tablets a day now".

import { wrapped } from "#domain/wrapped.ts";
import { type Said, wordsOf } from "./said.ts";

const NUMBER = String.raw`(\d[\d.]*)`;
const UNIT = "(?:mg|mcg|µg|ug|ml|units?|iu|g)";
const TAKES = "(?:is on|takes|is taking|uses|injects|is up to|is down to|has been on)";
const TAKEN = new RegExp(`^user (?:now )?${TAKES} (?:now )?${NUMBER} ${UNIT}(?: of| a| at| for| in| now| ,|$)`);
const MOVED = wrapped`
  (
    doubled|halved|tripled|raised|increased|upped|lowered|reduced|cut|dropped|changed|put up|put down|went up|gone up
    |came down|went down|bumped
  )`;
const DOSE = new RegExp(
  wrapped`
    ^user 's (?:dose|dosage) (?:was |is |has |has been |has now been |got |had to be )?${MOVED}(?: up| down)?
      (?: from ${NUMBER}(?: ${UNIT})?)? to ${NUMBER}(?: ${UNIT})?
      (?= ,|$| in | now| a | last| this| since| on | by | after)`,
);

const TIMES: Readonly<Record<string, number>> = { doubled: 2, tripled: 3, halved: 0.5 };

export interface Dose extends Said {
  /** By how much it was changed, where that is told. */
  readonly by: number | null;
  /** From how much. */
  readonly from: string | null;
  readonly isNews: boolean;
}

export const readDose = (line: string): Dose[] => {
  const moved = DOSE.exec(line);
  if (moved !== null)
    return [{ of: [], value: moved[3]!, by: TIMES[moved[1]!] ?? null, from: moved[2] ?? null, isNews: true }];
  const taken = TAKEN.exec(line);
  return taken === null ? [] : [{ of: [], value: taken[1]!, by: null, from: null, isNews: false }];
};

const MOST_TIMES = 3;
/** Another dose, and one that this one may have become. */
export const isNextDose = (older: Dose, newer: Dose): boolean => {
  const [was, is] = [Number(older.value), Number(newer.value)];
  if (!newer.isNews || was === is || was === 0) return false;
  if (newer.from !== null) return newer.from === older.value;
  return newer.by === null ? Math.max(was, is) <= MOST_TIMES * Math.min(was, is) : is === was * newer.by;
};

const PIECE = "(?:tablet|pill|capsule|puff|drop|spoon|sachet|patch)(?:e?s)?";
const PIECES = new RegExp(
  wrapped`
    ^user (?:now |has to )?(?:takes?|uses?|is taking|has) (?:now )?${NUMBER} (?:
      (${PIECE}) of ([a-z -]{2,30}?)|([a-z-]+) ${PIECE}
    )(?= ,|$| a | per | every | in | at | now| before | after )`,
);
/** "takes one tablet of iron a day", "takes two iron tablets a day now" */
export const readPieces = (line: string): Said[] => {
  const found = PIECES.exec(line);
  return found === null ? [] : [{ of: wordsOf(found[3] ?? found[4] ?? ""), value: found[1]! }].filter(hasThing);
};
const hasThing = ({ of }: Said): boolean => of.length > 0;

const OF_MEDICINE = new RegExp(wrapped`
  ^(?:
    the (?:dose|dosage) of user 's ([a-z-]{4,})
    |user (?:was changed|was put|is|takes|is taking|was prescribed|was started|has been) (?:on |to )*\d[\d.]* (?:
      mg|mcg|µg|ug|ml|units?|iu|g
    ) (?:of )?([a-z-]{4,})
  )(?= |$)`);
const OFF_MEDICINE = new RegExp(wrapped`
  ^user (?:was taken|has been taken|came|is coming|has come|has come right|is) off (?:the |their )?([a-z-]{4,})
    (?= ,|$| now| since| for good| last| this)`);
/** "the dose of User's sertraline went up to 50 mg", "the doctor has taken User off sertraline" */
export const readMedicine = (line: string): Said[] => {
  const off = OFF_MEDICINE.exec(line)?.[1];
  if (off !== undefined) return [{ of: wordsOf(off), value: "off" }].filter(hasThing);
  const on = OF_MEDICINE.exec(line);
  return on === null ? [] : [{ of: wordsOf(on[1] ?? on[2] ?? ""), value: "on" }].filter(hasThing);
};
