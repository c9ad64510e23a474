// Said on 8 May 2024. Notes of a meeting with somebody who is named by an office: what is said of him or her below is of that one.

import { expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

test("whom a title names by an office is meant below it", async () => {
  const told = await statementsOf(
    "Meeting with the architect, Monday\n\nShe thinks the loft can be converted. She recommends cork on the floor. We need to tell her by the end of June whether we want a dormer. I asked about the stairs, she'll send a drawing.",
  );
  for (const one of [
    "Meeting with the architect, Monday: the architect thinks the loft can be converted.",
    "Meeting with the architect, Monday: the architect recommends cork on the floor.",
    "User needs to tell the architect by the end of June (June 2024) whether they want a dormer.",
    "User asked about the stairs, the architect will send a drawing.",
  ])
    expect(told).toContain(one);
});

test("one's own lawyer is one's own", async () => {
  expect(
    await statementsOf("Call with our lawyer\n\nHis fee is 200 euros an hour. I'll send him the deed tomorrow."),
  ).toEqual([
    "User will send their lawyer the deed tomorrow (9 May 2024).",
    "User's lawyer's fee is 200 euros an hour.",
  ]);
});

test.each([
  "Meeting with the landlord and his wife\n\nShe wants to sell the house.",
  "Meeting with the committee\n\nShe will send the minutes.",
  "Meeting with the architect\n\nMy sister came along. She likes the plan.",
])("not where another may be meant: %s", async (text) => {
  expect((await statementsOf(text)).join(" ")).not.toMatch(/(?:landlord|committee|architect) (?:wants|will|likes)/i);
});

test("what follows right behind is of whom was told of, where it cannot be one's own", async () => {
  expect(
    (
      await statementsOf(
        "Things I learned about Dad at lunch: he was a boxer before he met Mum! Won a belt in 1971 in Leith. He's scared of the operation in June.",
      )
    ).slice(1),
  ).toEqual(["User's dad won a belt in 1971 in Leith.", "User's dad is scared of the operation in June (June 2024)."]);
  const met = (await statementsOf("Coffee with Ben. He works at the mint now. Fixed my bike afterwards.")).join(" ");
  expect(met).toBe("Ben works at the mint now.");
});
