// The days of an answer of a few words: its question tells whether they are over.

import { expect, test } from "bun:test";
import { extract, turns } from "../conversation.ts";

const days = async (asked: string, reply: string, user = "user", other = "assistant"): Promise<string[]> =>
  (await extract(turns(`${other}: ${asked}`, `${user}: ${reply}`))).flatMap(({ eventDates }) =>
    eventDates.map(({ label }) => label),
  );

test.each([
  ["Have you ever had a seizure?", "Two, one in june and one in october", ["June 2022", "October 2022"]],
  ["Any injuries?", "just the knee, in september", ["September 2022"]],
  ["Any surgeries?", "Two, tonsils in november and knee in june", ["November 2022", "June 2022"]],
  ["Have you been to Portugal before?", "Yes, in july", ["July 2022"]],
  ["How is trade?", "8,400 in april.", ["April 2023"]],
  ["How is the shop going?", "€600 in july", ["July 2022"]],
  ["Have you had any treatment for it?", "physio in november, six sessions", ["November 2022"]],
  ["When did you first notice the rash?", "In June", ["June 2022"]],
  ["When were you told about the lump?", "in november", ["November 2022"]],
  ["When did you last see the dentist?", "In march", ["March 2023"]],
  ["When did you finally quit smoking?", "Since march", ["March 2023"]],
  ["Did your sister have the baby?", "yes, on friday, a girl", ["5 May 2023"]],
])("%s %s", async (asked, reply, expected) => expect(await days(asked, reply)).toEqual(expected));

test.each([
  ["Have you booked the flights yet?", "yes, for july", ["July 2023"]],
  ["Have they set a date for the operation?", "yes, 14 july", ["14 July 2023"]],
  ["Do you have any trips planned?", "Rome in july and Oslo in august", ["July 2023", "August 2023"]],
  ["Any upcoming surgeries?", "knee in june, hip in october", ["June 2023", "October 2023"]],
  ["When do you move?", "in june", ["June 2023"]],
  ["Did you get the job?", "yes! start in june", ["June 2023"]],
  ["Has your visa come through?", "hopefully in june", ["June 2023"]],
  ["Have you tried yoga?", "first class on thursday", ["11 May 2023"]],
  ["Did the doctor say what comes next?", "mri in june and then surgery", ["June 2023"]],
  ["When is the exam?", "in june, two days", ["June 2023"]],
  ["Where will you be in the holidays?", "Oslo in july, then Bergen in august", ["July 2023", "August 2023"]],
])("is ahead: %s %s", async (asked, reply, expected) => expect(await days(asked, reply)).toEqual(expected));

test.each([
  ["Have you had any operations?", "Two, tonsils in November and knee in June.", ["November 2022", "June 2022"]],
  ["Has the baby come?", "Not yet, in June", ["June 2023"]],
  ["Have you got a date for the wedding?", "Yes, 4 July!", ["4 July 2023"]],
  ["How long have you two been together?", "Three years in June.", []],
])("between people: %s %s", async (asked, reply, expected) =>
  expect(await days(asked, reply, "Bea", "Ann")).toEqual(expected),
);
