// Lives, obituaries and articles of somebody: whom "she" means further on.

import { describe, expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const toldIn = async (text: string): Promise<string> => (await statementsOf(text)).join("\n");

describe("whom a life is of", () => {
  test.each([
    [
      "Carla Dunn (born 3 May 1902 in Kent, died 9 June 1988 in Rye) was a botanist. She was the youngest of five.",
      "Carla Dunn was the youngest of five",
    ],
    [
      "Carla Dunn (1902-1988) was a botanist.\n\nHer brother Miles was a painter.\n\nIn 1931 she joined the herbarium.",
      "In 1931 Carla Dunn joined the herbarium",
    ],
    [
      "Otto Brack was an engineer.\n\nAfter the war he moved to Basel. In 1950, he won the Loy medal.",
      "In 1950, Otto Brack won the Loy medal",
    ],
    [
      "Harold Finch, who has died aged 91, was a clockmaker. Born in Hull, he left school at fourteen.",
      "Born in Hull, Harold Finch left school at fourteen",
    ],
    [
      "Obituary: Harold Finch\n\nHarold Finch was a clockmaker. Born in Hull, he left school at fourteen. He never owned a car.",
      "Harold Finch never owned a car",
    ],
  ])("%s", async (text, expected) => {
    const told = await toldIn(text);
    expect(told).toContain(expected);
    expect(told).not.toContain("User");
  });

  test.each([
    ["Carla Dunn (1902-1988) was a botanist. She grew up in Kent.\n\nHe never came back from the war.", "Dunn never"],
    ["The Hallow Mill is a mill in Devon.\n\nIn 1931 she joined the herbarium.", "Mill joined"],
  ])("not somebody else: %s", async (text, never) => {
    expect(await toldIn(text)).not.toContain(never);
  });
});

test("what is noted behind a child's name is not the writer's", async () => {
  expect(
    await toldIn("Parents' evening 4a\n\n- Ella sits next to Mara now\n- reading: 20 min a day\n- needs new gym shoes"),
  ).not.toContain("User needs");
});

test.each([
  ["needs new gym shoes\nlives in Ulm", "User lives in Ulm"],
  ["# About me\n- lives in Ulm\n- needs reading glasses", "User needs reading glasses"],
])("of whoever keeps it: %s", async (text, expected) => {
  expect(await toldIn(text)).toContain(expected);
});

test("clauses of a contract are told with its parties", async () => {
  const told = await toldIn(
    'SERVICE AGREEMENT between Kite Ltd, Leeds ("Client") and Ana Ruiz, Porto ("Contractor")\n\n1. The Contractor shall paint the ceiling of the hall.\n2. This agreement starts on 15 June 2024.\n3. The Client shall pay EUR 4,800 in two instalments.',
  );
  expect(told).toContain("Ana Ruiz (contractor): the Contractor shall paint the ceiling");
  expect(told).toContain("Ana Ruiz (contractor): the agreement starts on 15 June 2024");
  expect(told).toContain("Ana Ruiz (contractor): the Client shall pay EUR 4,800");
});

test("counts of minutes are told", async () => {
  expect(
    await toldIn("Minutes - Rowing club\nPresent: Ida, Otis\n\n1. Members\nThere are currently 23 people on the list."),
  ).toContain("there are currently 23 people on the list");
});

test("years in a column of a résumé stand behind the post", async () => {
  expect(
    await toldIn(
      "CURRICULUM VITAE\n\nIda Lund\n\nEXPERIENCE\n2021 – present    Head nurse, Hill Hospital\n\nEDUCATION\n2008 – 2011       BSc Nursing, Leeds\n\nLANGUAGES\nDanish, German",
    ),
  ).toContain("Ida Lund: Head nurse, Hill Hospital (2021 – present).");
});
