import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { tearsPair } from "#plugins/shared/characters.ts";
import { eachSentence } from "#plugins/shared/sentences.ts";

interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const splitSentences = (text: string): Sentence[] => {
  const sentences: Sentence[] = [];
  eachSentence(text, 0, text.length, (start, end) => sentences.push({ text: text.slice(start, end), start, end }));
  return sentences;
};
const split = (text: string): string[] => splitSentences(text).map((sentence) => sentence.text);

describe("sentences", () => {
  test.each<[string, string[]]>([
    ["I moved to Porto. My sister stayed.", ["I moved to Porto.", "My sister stayed."]],
    ["we got a dog. her name is pip!", ["we got a dog.", "her name is pip!"]],
    ["Dr. Okoye saw Mr. J. R. Lund at 10 a.m. on Monday.", ["Dr. Okoye saw Mr. J. R. Lund at 10 a.m. on Monday."]],
    ["She left at 9 p.m. The train was late.", ["She left at 9 p.m.", "The train was late."]],
    ["He works at Alder Inc. in Leeds. It is fine.", ["He works at Alder Inc. in Leeds.", "It is fine."]],
    ["Bring cups, plates, etc. We start at six.", ["Bring cups, plates, etc.", "We start at six."]],
    ["Version 3.5 is out at example.com/a.b now. Try it.", ["Version 3.5 is out at example.com/a.b now.", "Try it."]],
    ["Wait... what? No way!! Really?!", ["Wait... what?", "No way!!", "Really?!"]],
    ["“Are you sure?” she said. “Yes.” Then silence.", ["“Are you sure?” she said.", "“Yes.”", "Then silence."]],
    ["I love figs. They are in Vol. 3, see fig. 2.", ["I love figs.", "They are in Vol. 3, see fig. 2."]],
    ["She is 5 ft. I am taller.", ["She is 5 ft.", "I am taller."]],
    [
      "It fell to 90 ms. Is that good? I met Ms. Lund and 2 Ms. Adlers.",
      ["It fell to 90 ms.", "Is that good?", "I met Ms. Lund and 2 Ms. Adlers."],
    ],
    ["No. I won't. It is room No. 7.", ["No.", "I won't.", "It is room No. 7."]],
    ["The answer is C. Then we stopped.", ["The answer is C.", "Then we stopped."]],
    ["They live in the U.S. They like it.", ["They live in the U.S.", "They like it."]],
    ["Born in 1990. Died in 2020.", ["Born in 1990.", "Died in 2020."]],
    ["1. Buy milk\n2. Call Ana\n- rest", ["1. Buy milk", "2. Call Ana", "- rest"]],
    ["## 1. The budget\n- 2. Hiring", ["## 1. The budget", "- 2. Hiring"]],
    ["Wir kommen am 3. Mai. Ab dem 4. bis Freitag.", ["Wir kommen am 3. Mai.", "Ab dem 4. bis Freitag."]],
    [
      "Is it 5! for rows or 5! / 2! for pairs? There are 4! ways. I'm 30! so happy.",
      ["Is it 5! for rows or 5! / 2! for pairs?", "There are 4! ways.", "I'm 30!", "so happy."],
    ],
    ["We won 5. Undoubtedly. I have 3. May I go?", ["We won 5.", "Undoubtedly.", "I have 3.", "May I go?"]],
    [
      "# Plans\n\nWe fly in May\nand stay a week.\nThen home",
      ["# Plans", "We fly in May\nand stay a week.", "Then home"],
    ],
    ["i live in leeds\ni work as a nurse\nmy dog is rex", ["i live in leeds", "i work as a nurse", "my dog is rex"]],
    ["Moved to malmö last week\ngot a new job", ["Moved to malmö last week", "got a new job"]],
    [
      "i live in leeds\nand work in york\nbecause of the\nrent",
      ["i live in leeds\nand work in york\nbecause of the\nrent"],
    ],
    ["- we fly in may\n  from oslo airport\n- rest", ["- we fly in may\n  from oslo airport", "- rest"]],
    ["- we fly in may\n  terminal two\n- rest", ["- we fly in may\n  terminal two", "- rest"]],
    [
      "We moved to the fourth\nfloor of the well-\nknown tower",
      ["We moved to the fourth", "floor of the well-\nknown tower"],
    ],
    [
      "We moved to the fourth floor of a house near\nstation square in spring, where the trams\nturn and nobody sleeps",
      [
        "We moved to the fourth floor of a house near\nstation square in spring, where the trams\nturn and nobody sleeps",
      ],
    ],
    [
      "so we moved to the fourth floor of a small house near the\nstation square where the trams turn around all night and\nnobody sleeps",
      [
        "so we moved to the fourth floor of a small house near the\nstation square where the trams turn around all night and\nnobody sleeps",
      ],
    ],
    [
      "i got a new job at the harbour of malmö\nsister is pregnant",
      ["i got a new job at the harbour of malmö", "sister is pregnant"],
    ],
    ["The tiles come to\n1,400 euros", ["The tiles come to", "1,400 euros"]],
    [
      "The tiles for the long wall behind the bath come to\n1,400 euros",
      ["The tiles for the long wall behind the bath come to\n1,400 euros"],
    ],
    [
      "Please hand the signed form of the summer camp to Mr\nOke in the office.",
      ["Please hand the signed form of the summer camp to Mr\nOke in the office."],
    ],
    [
      "The lease of the boat shed began in 2019 and ends on 31 May\n2027 unless it is renewed.",
      ["The lease of the boat shed began in 2019 and ends on 31 May\n2027 unless it is renewed."],
    ],
    [
      "We painted the hall in two days and the stairs in one. My\nColleague Rui helped with the lamps, which were old and\nheavy, and he brought the long ladder from the yard of\nHarbour House.",
      [
        "We painted the hall in two days and the stairs in one.",
        "My\nColleague Rui helped with the lamps, which were old and\nheavy, and he brought the long ladder from the yard of\nHarbour House.",
      ],
    ],
    [
      "Whom we share the long list of our members with\nPartners of the club and nobody else",
      ["Whom we share the long list of our members with\nPartners of the club and nobody else"],
    ],
    [
      "Called the plumber about the leaking tap upstairs\nOrdered the tiles for the bathroom\nPaid the second half of the deposit",
      [
        "Called the plumber about the leaking tap upstairs",
        "Ordered the tiles for the bathroom",
        "Paid the second half of the deposit",
      ],
    ],
    [
      "The committee met in the hall beside the old mill on Monday and\nchose a new chair.\nDue: 4 May",
      ["The committee met in the hall beside the old mill on Monday and\nchose a new chair.", "Due: 4 May"],
    ],
    ["She lives at Lindenstr. 14 in Ulm. Inh. Uta Roth", ["She lives at Lindenstr. 14 in Ulm.", "Inh. Uta Roth"]],
    ["東京に住んでいます。猫が好きです。", ["東京に住んでいます。", "猫が好きです。"]],
    ["", []],
    [" \n\t ", []],
    ["...", ["..."]],
  ])("splits %j", (text, expected) => {
    expect(split(text)).toEqual(expected);
  });

  const soup = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ". ",
          "! ",
          "? ",
          "\n",
          "\n\n",
          "\r\n",
          " ",
          "Dr.",
          "e.g.",
          "1.",
          "。",
          "…",
          "”",
          "I",
          "a",
          "🙂",
        ),
        fc.string({ unit: "grapheme", maxLength: 6 }),
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join(""));

  test("gives exact offsets in order, and leaves out nothing but white space", () => {
    fc.assert(
      fc.property(soup, (text) => {
        let at = 0;
        for (const sentence of splitSentences(text)) {
          expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
          expect(sentence.text.trim()).toBe(sentence.text);
          expect(sentence.text).not.toBe("");
          expect(sentence.start).toBeGreaterThanOrEqual(at);
          expect(text.slice(at, sentence.start).trim()).toBe("");
          expect(tearsPair(text, sentence.start) || tearsPair(text, sentence.end)).toBe(false);
          at = sentence.end;
        }
        expect(text.slice(at).trim()).toBe("");
      }),
      { numRuns: 2000 },
    );
  });

  test("a list that is counted within a sentence is one", () => {
    const text = "1. the roof leaks, 2. the door sticks, 3. the bell is dead. Then it rains.";
    expect(splitSentences(text)).toHaveLength(2);
    expect(splitSentences("I counted to 3, 4. then I left.")).toHaveLength(2);
  });

  test.each([
    ["full stops", "."],
    ["full stops with spaces", ". "],
    ["one word", "a"],
    ["initials", "A."],
    ["line breaks", "\n"],
    ["line breaks in lower case", "a\n"],
    ["quotes", '."'],
    ["abbreviations", "Dr. "],
  ])("stays linear on a megabyte of %s", (_name, unit) => {
    splitSentences(unit.repeat(1_000_000 / unit.length));
  });
});
