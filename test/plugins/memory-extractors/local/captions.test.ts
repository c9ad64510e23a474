// Short lines above a list head it, and say nothing alone; keys of fields begin no sentence.

import { describe, expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const note = (caption: string): string =>
  `Offsite handout\n\n${caption}\n- maps of the old town\n- the two minute rule\n\nI liked it.`;

describe("a line above a list", () => {
  test.each([
    "What we covered",
    "Things to know",
    "My own notes:",
    "My favourite things:",
    "What I need for Rome",
    "How we work",
  ])("%s is no statement", async (caption) => {
    const told = await statementsOf(note(caption));
    expect(told.filter((text) => /^(?:What|Things|User's|How)\b[^:]*\.$/.test(text))).toEqual([]);
    expect(told.join("\n")).toContain(`${caption.replace(":", "")}: maps of the old town; the two minute rule`);
  });

  test.each(["Bought a boat in May", "My sister is in Turku", "Dana: staging is done"])(
    "%s says something",
    async (line) => {
      const told = await statementsOf(`Notes\n\nI slept.\n\n${line}\n- two oars\n- a sail`);
      expect(told.join("\n")).not.toContain(`${line}:`);
    },
  );

  test("one's own remarks in a handout are one's own", async () => {
    const handout =
      "Handout: Giving feedback\n\nThink of your colleagues. Tell your partner.\n\nMy own notes:\n- I interrupt people, got that from all three partners\n- a talk with Bo";
    expect(await statementsOf(handout)).toContain("User interrupts people, got that from all three partners.");
  });

  test("a list under notes is of nobody called so", async () => {
    expect(
      (
        await statementsOf("# Health record: Fig\n\nNotes\n- can't be left with other cats\n- last shot in May 2023")
      ).join("\n"),
    ).not.toContain("otes can't");
  });
});

describe("a key", () => {
  test.each([
    ["Working hours: 8 to 4", "is working"],
    ["**Working hours:** 8 to 4", "is working"],
    ["Working days: Mon-Thu", "is working"],
    ["Never again: karaoke", "assistant"],
    ["Never without: coffee", "assistant"],
    ["Reading: Emma", "is reading:"],
  ])("%s begins no sentence", async (line, never) => {
    expect((await statementsOf(`About me\n\nI restore pianos in Hull.\n${line}`)).join("\n")).not.toContain(never);
  });

  test("an ideal Sunday is any", async () => {
    const told = await statementsOf("About me\n\nI restore pianos in Hull.\nIdeal Sunday: a swim and a nap");
    expect(told.join("\n")).not.toContain("2024");
  });

  test.each([
    ["Lena's teacher: Mr Bakr, room 4", "Lena's teacher is Mr Bakr"],
    ["Sitter Marta: 0699 111 222, free on Fridays", "Sitter Marta: 0699 111 222"],
  ])("%s keeps its names", async (line, told) => {
    expect((await statementsOf(`# Contacts\n\n- Gerda Plum has our key\n- ${line}`)).join("\n")).toContain(told);
  });
});

test("an open box gives its task to whom it names", async () => {
  const minutes =
    "# Product sync\n\nAttendees: Helga, Tomas\n\n## Action items\n- [ ] Helga: remove the old form\n- [x] Tomas: send the figures";
  const told = (await statementsOf(minutes)).join("\n");
  expect(told).toContain("Helga is to remove the old form.");
  expect(told).not.toContain("Tomas is to");
});

test("a README speaks for those who make it", async () => {
  const readme =
    "# tideline\n\nTide tables for small harbours.\n\n## Decisions\n\n- We store everything in one file.\n\n## Setup\n\nThe sensor must be set every six months.\n\n## Maintainers\n\nMaeve Doyle looks after the firmware.";
  const told = await statementsOf(readme);
  expect(told.filter((text) => text.startsWith("User"))).toEqual([]);
  expect(told.join("\n")).toContain("Maeve Doyle looks after the firmware.");
});

test.each([
  ["Stopped drinking coffee after two.", "User stopped drinking coffee after two."],
  ["Began learning Polish on my phone.", "User began learning Polish on their phone."],
])("%s is of who writes", async (line, told) => {
  expect(await statementsOf(`I was tired. ${line}`)).toContain(told);
});

test("what stopped working is not who writes", async () => {
  expect((await statementsOf("I was tired. Stopped working again.")).join()).not.toContain("User stopped");
});

test.each([
  ["About 2,100 orders failed.", "about 2,100 orders failed"],
  ["At 09:10 the search cluster ran out of disk.", "at 09:10 the search cluster ran out of disk"],
  ["Peake doesn't include the gutters.", "Peake doesn't include"],
  ["The summer party is on 19 June; please sign up for the buffet by 5 June.", "the summer party is on 19 June"],
])("%s is told", async (line, told) => {
  expect((await statementsOf(`# Report on the outage\n\nThe mill was closed for a day. ${line}`)).join("\n")).toContain(
    told,
  );
});
