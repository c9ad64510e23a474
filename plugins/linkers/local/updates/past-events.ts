// What happened stays true, whatever ends afterwards: that the boat was painted, that the app was written. Only what began then can
// be over: "bought the boat", "joined the choir".

import { BE } from "../reading/known-stems.ts";
import type { Parsed } from "../reading/parse.ts";
import { isPastForm, stems } from "../reading/stem.ts";

/** Something stands from then on: it is had, held, meant, or hurts. */
const BEGINS = stems(
  `buy purchase get acquire inherit adopt receive lease rent invest borrow lend take pick
  order book reserve schedule arrange plan decide agree promise accept apply enter commit choose offer
  join start begin sign enrol enroll register subscribe install download switch upgrade convert change move become
  hire employ elect appoint assign prescribe diagnose admit marry date engage grow
  catch develop contract break hurt injure sprain twist tear fracture pull strain`.split(/\s+/),
);
/** Told of how things have been, up to now. */
const LASTS = stems("be have live work own keep use like love want need know play study teach drive".split(" "));

/** The older statement tells of something done that does not last: it ends with nothing. */
export const isOnceAndDone = ({ clauses: [clause], tokens }: Parsed): boolean => {
  if (clause === undefined) return false;
  const { start, head, isPastEvent, isProgressive } = clause;
  const isPerfect = tokens.slice(start, head).some(({ lower }) => /^ha(?:s|ve)$/.test(lower));
  const verb = tokens[head]?.stem === BE ? tokens[head + 1] : tokens[head];
  if (verb === undefined || BEGINS.has(verb.stem)) return false;
  return isPastEvent || (isPerfect && !isProgressive && isPastForm(verb.lower) && !LASTS.has(verb.stem));
};
