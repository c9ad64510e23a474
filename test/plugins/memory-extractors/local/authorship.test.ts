// Whose "I" a text is in that was written for others, and whose a text stays that only looks like one.

import { describe, expect, test } from "bun:test";
import { readText, statementsOf } from "../read-text.ts";

const SAID = "I live in Turku and work for a bakery. I am allergic to walnuts.";

describe("somebody else says I", () => {
  test.each([
    ["a blog of a handle", `# Winter tyres\n\n*posted by olaf77*\n\n${SAID}`, "Olaf77 lives in Turku."],
    ["a post with a day", `# Winter tyres\n\nPosted on 3 May 2024 by Ida Lund\n\n${SAID}`, "Ida Lund lives in Turku."],
    ["a publication line", `Published 3 May 2024 | by Ida Lund | 6 min read\n\n${SAID}`, "Ida Lund lives in Turku."],
    ["a reading time", `# Winter tyres\n\nIda Lund · 4 min read\n\n${SAID}`, "Ida Lund lives in Turku."],
    ["a review", `★★★★☆ Clean rooms\nReviewed by Ida L. on 2 May 2024\n\n${SAID}`, "Ida L. lives in Turku."],
    [
      "an interview",
      "Interview with the potter Ida Lund\n\nQ: Where do you live?\nA: I live in Turku.\nQ: What hurts?\nA: I am allergic to walnuts.",
      "Ida Lund lives in Turku.",
    ],
    ["a licence", `# clayfire\n\n${SAID}\n\n## License\n\nMIT © 2024 Ida Lund`, "Ida Lund lives in Turku."],
    ["a recommendation", `To whom it may concern\n\n${SAID}\n\nIda Lund`, "Ida Lund lives in Turku."],
    ["a doctor", `Dear Dr Okoro,\n\n${SAID}\n\nDr I. Lund, Cardiology`, "Dr I. Lund lives in Turku."],
    [
      "a doctor of a patient",
      `Re: Mr Otto Kern, born 3 May 1960\n\nDear Dr Okoro,\n${SAID}`,
      "The doctor lives in Turku.",
    ],
    [
      "an employer",
      "Waiter, Cafe Rosa\n\nWe are looking for a kind waiter. We offer 14 euros per hour. I look forward to your application.",
      "The employer offers 14 euros per hour.",
    ],
  ])("%s", async (_, text, told) => {
    const memories = await readText(text);
    const texts = memories.map((memory) => memory.text);
    expect(texts).toContain(told);
    expect(texts.join(" ")).not.toContain("User");
    expect(memories.filter(({ isStatic }) => isStatic)).toEqual([]);
  });

  test.each([
    ["a review without a name", `5 out of 5 stars\n\n${SAID}`],
    ["a reading time alone", `# Winter tyres\n\n7 min read\n\n${SAID}`],
    [
      "questions and answers",
      "Q: Where do you live?\nA: I live in Turku.\nQ: What hurts?\nA: I am allergic to walnuts.",
    ],
    ["a novel", `Chapter 1\n\n${SAID} She hated my dog.`],
    ["a prologue", `# Prologue\n\n${SAID}`],
    ["a letter to nobody", `To whom it may concern\n\n${SAID}`],
  ])("nothing is told of nobody: %s", async (_, text) => {
    expect((await statementsOf(text)).join(" ")).not.toMatch(/Turku|walnuts/);
  });
});

describe("the user says I", () => {
  test.each([
    ["a note", `# Winter\n\n${SAID}`],
    ["a diary", `3 May 2024\n\n${SAID}`],
    ["a post that went astray", `# Parcel\n\nPosted by mistake to my old flat.\n\n${SAID}`],
    ["a day of publication", `# Thesis\n\nPublished by Easter, I hope.\n\n${SAID}`],
    ["a doctor's check", `# Health\n\nReviewed by Dr Lund on 2 May.\n\n${SAID}`],
    ["notes on a chapter", `Chapter 3 notes\n\n${SAID}`],
    ["stars of books", `# Books\n\n- Dune ★★★★\n- Emma ★★\n\n${SAID}`],
    ["one question", `Q: where is my key?\n\n${SAID}`],
    ["an interview for a post", `Interview with Kelmar Ltd\n\n${SAID}`],
    ["an application", `# Plan\n\nMy application goes out on Monday.\n\n${SAID}`],
    ["a wish for an offer", `# Plan\n\nWe offer our flat to students.\n\n${SAID}`],
    ["a letter to a doctor", `Dear Dr Okoro,\n\n${SAID}`],
  ])("%s", async (_, text) => {
    expect(await statementsOf(text)).toContain("User lives in Turku.");
  });

  test("where the byline names who keeps the text", async () => {
    const told = await readText(`# Winter tyres\n\nPosted by Ida Lund\n\n${SAID}`, {
      entityContext: "The user is Ida Lund, a baker in Turku",
    });
    expect(told.find(({ text }) => text === "Ida Lund lives in Turku.")?.isStatic).toBe(true);
  });
});

test.each(["PATIENT: Ida Lund   DOB: 1960-03-04", "Patient name: Ida Lund", "PATIENT NAME: Ida Lund"])(
  "an allergy is the patient's: %s",
  async (patient) => {
    const told = await statementsOf(
      `${patient}\nDate of visit: 2024-05-02\n\nALLERGIES: penicillin\nMEDS: ramipril 5 mg`,
    );
    expect(told).toContain("Ida Lund is allergic to penicillin.");
    expect(told.join(" ")).not.toContain("User");
  },
);

describe("a résumé titled by its kind", () => {
  const PARTS =
    "Education\nBSc Biology, University of Leeds, 2008 - 2011\n\nExperience\nLab technician, Kelmar Ltd, 2012 - present\n\nSkills\nPython, R\n\nLanguages\nEnglish, Yoruba";
  test.each([
    ["a field", `Curriculum Vitae\n\nName: Tamsin Oduya\n\n${PARTS}`],
    ["the title", `CV - Tamsin Oduya\n\n${PARTS}`],
    ["a line below", `# Résumé\n\nTamsin Oduya\n\n${PARTS}`],
  ])("is of whom it names: %s", async (_, text) => {
    const told = await statementsOf(text);
    expect(told).toContain("Tamsin Oduya speaks English, Yoruba.");
    expect(told).toContain("Tamsin Oduya: BSc Biology, University of Leeds, 2008 - 2011.");
  });

  test("speaks no language itself", async () => {
    expect((await statementsOf(`Curriculum Vitae\n\n${PARTS}`)).join(" ")).not.toContain("Vitae speaks");
  });
});
