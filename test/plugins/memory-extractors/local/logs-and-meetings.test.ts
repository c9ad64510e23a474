// Logs with a line for each day, and what several report in a meeting, as they are sent.

import { expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

test.each([" - ", ": ", " – "])(
  "each line of a log is of its day, whatever stands behind the day: %p",
  async (border) => {
    const log = [
      `14 April${border}sowed leeks and parsnips in bed 4. Snails ate all the basil again.`,
      `20 April${border}planted out 6 peppers in the greenhouse. Ordered netting, arrives Thursday.`,
    ];
    const told = await statementsOf(`Garden log\n\n${log.join("\n")}`);
    for (const one of [
      "User sowed leeks and parsnips in bed 4 (noted on 14 April 2024).",
      "Garden log: snails ate all the basil again (noted on 14 April 2024).",
    ])
      expect(told).toContain(one);
    // Of the day of its line, and not of the day on which the log was sent.
    expect(told.join("\n")).toContain("Thursday (25 April 2024)");
  },
);

test.each([
  "Due dates\n\n10 April: tax return\n15 April: library books",
  "Medical history of Ada Holm\n\n3 May 2010: Appendectomy\n4 June 2020: Broke her left arm",
  "Ada's wedding\n\n1 April: Dress fitting\n3 April: Cake ordered. Paid 300.",
])("a list of days is no log: %p", async (list) => {
  const told = (await statementsOf(list)).join("\n");
  expect(told).not.toMatch(/noted on|User (?:has )?(?:removed|broke|ordered)/);
  expect(told).toMatch(/tax return|Appendectomy|Dress fitting/);
});

test("what stands above the first day of a log is of no day", async () => {
  const told = await statementsOf(
    "Runa lives in Bern. Olaf is a vet.\n12 April: visited Ada. It rained.\n14 April: planted beans. Sunny.",
  );
  expect(told).toContain("Runa lives in Bern.");
  expect(told.join("\n")).toContain("(noted on 14 April 2024)");
});

test("a list of days to come stays a list", async () => {
  const told = await statementsOf("Dates\n\n14 June: dentist at 9\n20 June: school trip to Ghent");
  expect(told.join("\n")).not.toContain("noted on");
});

test("what was lent by somebody is not lent by the user", async () => {
  const told = await statementsOf(
    'Reading notes: "The Salt Road". Started 20 April. Lent by Olaf, give back by end of July.',
  );
  expect(told.join("\n")).not.toContain("User lent");
});

test("in a meeting of several the team's work is told, and no chatter", async () => {
  const told = await statementsOf(
    [
      "Team sync 3 May",
      "",
      "Runa: Migration of the billing tables is finished. I'll start with invoices on Monday.",
      "Olaf: Support gets 40 tickets a day, we need a second agent by June.",
      "Edda: The landing page is live. Great work everyone!",
      "Runa: That sounds great. Thanks Edda.",
      "Olaf: Good point. The new tool is slow. Let's move on.",
      "Edda: The next meeting is on 10 May. I'm out next week.",
    ].join("\n"),
  );
  for (const one of [
    "Runa says: Migration of the billing tables is finished.",
    "Support gets 40 tickets a day.",
    "Edda says the landing page is live.",
  ])
    expect(told).toContain(one);
  expect(told.join("\n")).not.toMatch(/great work|sounds great|thanks|good point|move on/i);
});

test("a list under the minutes is said by nobody", async () => {
  const told = await statementsOf(
    [
      "Meeting notes 24 April",
      "",
      "Runa: The club wants damage reports in the first version. We agreed to move chat to version 2.",
      "Olaf: The API is done. I switched to gRPC between services.",
      "",
      "Decisions",
      "1. Chat is out until v2.",
      "2. We use Sentry for error tracking.",
    ].join("\n"),
  );
  expect(told.join("\n")).not.toContain("replying to");
});
