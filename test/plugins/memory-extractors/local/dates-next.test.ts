// Which day is meant where the verb beside it tells of another time: an occasion without a verb, a day that was offered or
// looked for, a present verb with its own day, and a bare day behind a full date.

import { describe, expect, test } from "bun:test";
import { findDates } from "#plugins/memory-extractors/local/dates/dates.ts";
import { textsOf } from "../conversation.ts";

/** A Monday in November. */
const SAID = Date.UTC(2023, 10, 20, 12);
const last = (text: string): string | undefined => findDates(text, SAID).at(-1)?.label;

describe("an occasion without a verb is still to come", () => {
  test.each([
    ["They found the lump on Friday, biopsy on 9 January", "9 January 2024"],
    ["We paid for the chapel, wedding on 4 May", "4 May 2024"],
    ["Bo sold the flat, completion on 12 February", "12 February 2024"],
    ["I met the anaesthetist yesterday, op on the 3rd of March", "3 March 2024"],
    ["We ordered the oven, delivery in January", "January 2024"],
    ["My gran broke her hip, surgery on Wednesday", "22 November 2023"],
    ["She passed everything, her graduation on 12 July", "12 July 2024"],
    ["They accepted our bid - keys on 15 January", "15 January 2024"],
    ["He asked her, wedding probably in September", "September 2024"],
    ["They took off the cast, physio from 3 February", "3 February 2024"],
  ])("%s", (text, expected) => expect(last(text)).toBe(expected));

  test.each([
    ["It was a hard year, surgery in May", "May 2023"],
    ["I had two operations, knee surgery in May", "May 2023"],
    ["Ivo died, the funeral was on Friday", "17 November 2023"],
    ["I broke a rib, on 3 March", "3 March 2023"],
    ["I bought a loom in May", "May 2023"],
    ["They went well, the interview on Tuesday and the exam on Friday", "17 November 2023"],
    ["I loved the crossing, ferry on Saturday", "18 November 2023"],
    ["I saw Nora in June, Ben in July", "July 2023"],
    ["I had an op on 3 March, follow-up on 9 June", "9 June 2023"],
    ["We signed in April, handover on 1 June", "1 June 2023"],
    ["I missed a lot, the wedding on 4 March", "4 March 2023"],
  ])("%s", (text, expected) => expect(last(text)).toBe(expected));
});

describe("a day that was offered, chosen or looked for is ahead", () => {
  test.each([
    ["They offered me 14 January for the biopsy", "14 January 2024"],
    ["The clinic gave Bo 9 February", "9 February 2024"],
    ["They've given us 18 July for the hearing", "18 July 2024"],
    ["We settled on 4 May", "4 May 2024"],
    ["The garage suggested 2 February", "2 February 2024"],
    ["I've looked at ferries on the 21st of February", "21 February 2024"],
    ["We compared fares to Bergen on 3 February", "3 February 2024"],
    ["I found a flight on 3 March", "3 March 2024"],
    ["They offered Bo the 9th of December or the 12th of January", "12 January 2024"],
    ["The vet offered us Thursday", "23 November 2023"],
  ])("%s", (text, expected) => expect(last(text)).toBe(expected));

  test.each([
    ["They gave me a kite on 9 February", "9 February 2023"],
    ["She offered me a post on 4 March", "4 March 2023"],
    ["Nora gave birth on 3 February", "3 February 2023"],
    ["I looked at sheds on Sunday", "19 November 2023"],
    ["I saw a train on 3 March", "3 March 2023"],
    ["I found my keys on 3 March", "3 March 2023"],
    ["We looked at houses in May", "May 2023"],
    ["The clinic gave Bo 9 November", "9 November 2023"],
  ])("%s", (text, expected) => expect(last(text)).toBe(expected));
});

describe("a present verb with a day of its own decides", () => {
  test.each([
    ["I'm 31 on Friday btw nobody rang", "24 November 2023"],
    ["Mum turns 80 on Saturday, I forgot the card", "25 November 2023"],
    ["Nia's 9 on Sunday, I ordered nothing", "26 November 2023"],
    ["We argued, it's her birthday on Friday", "24 November 2023"],
    ["She is in Rome on Friday, he told me", "24 November 2023"],
    ["I'm on call this Saturday, I swapped", "25 November 2023"],
    ["Dad fell, he is 80 on Sunday", "26 November 2023"],
    ["Anna is home on Saturday fyi she called", "25 November 2023"],
  ])("%s", (text, expected) => expect(last(text)).toBe(expected));

  test.each([
    ["She turned 70 on Saturday, I forgot the card", "18 November 2023"],
    ["I'm tired, we danced on Saturday", "18 November 2023"],
    ["He is the one who fell on Friday", "17 November 2023"],
    ["It is sad what happened on Friday", "17 November 2023"],
    ["I am glad you came on Friday", "17 November 2023"],
    ["He said nothing, he's left on Friday", "17 November 2023"],
    ["We were ill on Friday btw", "17 November 2023"],
    ["It is because we lost on Sunday", "19 November 2023"],
  ])("%s", (text, expected) => expect(last(text)).toBe(expected));
});

describe("a bare day behind a full date", () => {
  test.each([
    ["I sail on 28 December, back on the 3rd", "3 January 2024"],
    ["I'm in Bergen from 5 January, home again on the 2nd", "2 February 2024"],
    ["We have the cabin from 20 February until the 4th", "4 March 2024"],
    ["The course is on 9 January, the next one on the 23rd", "23 January 2024"],
    ["The wedding is on 12 May but Bo isn't free on the 12th", "12 May 2024"],
    ["Gas 80, paid by the 12th", "12 December 2023"],
    ["I need it finished by the 12th", "12 December 2023"],
    ["The deposit, to be paid by the 8th", "8 December 2023"],
  ])("%s", (text, expected) => expect(last(text)).toBe(expected));

  test.each([
    ["The exam is on 12 March, revision starts on the 4th", "12 March 2024"],
    ["I booked 12 February, the rent is due on the 5th", "5 December 2023"],
    ["I saw her on 28 October and again on the 4th", "4 November 2023"],
    ["We moved in on 28 October, the boiler broke on the 3rd", "3 November 2023"],
    ["It was paid by the 12th", "12 November 2023"],
    ["We paid by the 12th", "12 November 2023"],
    ["The essay was done by the 12th", "12 November 2023"],
    ["I start on the 4th", "4 December 2023"],
  ])("%s", (text, expected) => expect(last(text)).toBe(expected));

  test.each([
    [["user: my exam is on 12 December", "assistant: Good luck!", "user: Mum can't come on the 12th"], "12 December"],
    [["user: I have a recital on 9 July. My dad works on the 9th."], "9 July"],
    [["user: my recital is on 9 july. my dad works on the 9th"], "9 July"],
    [
      ["user: my wedding is on 9 october", "assistant: Congratulations!", "user: the dj isn't free on the 9th though"],
      "9 October",
    ],
    [["Ida: The fair is on 3 August", "Bo: Nice", "Ida: My brother Ivo is away on the 3rd"], "3 August"],
  ])("means the day named before: %j", async (lines, day) =>
    expect((await textsOf(...lines)).at(-1)).toContain(`(${day} 2023)`),
  );

  test.each([
    [["user: my exam is on 12 December", "assistant: Good luck!", "user: Mum can't come on the 14th"], "14 May"],
    [["user: my exam is on 12 July and my recital on 12 August. My dad works on the 12th."], "12 May"],
    [["user: I got my hip on 12 March. My dad starts work on the 12th."], "12 May"],
    [["user: I was born on 12 July 1990. My dad starts work on the 12th."], "12 May"],
  ])("is of no other day: %j", async (lines, day) =>
    expect((await textsOf(...lines)).at(-1)).toContain(`(${day} 2023)`),
  );
});
