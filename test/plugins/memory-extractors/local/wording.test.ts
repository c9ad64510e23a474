// Laws of how a memory reads, over conversations put together from phrases, and over anything at all.

import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import { extract, textsOf, turns } from "../conversation.ts";

const subject = fc.constantFrom(
  "I",
  "We",
  "My sister",
  "My kids and I",
  "Ben and I",
  "My dog Rex",
  "The team and I",
  "She",
  "They",
);
const adverb = fc.constantFrom("", "also ", "just ", "really ", "never ");
const deed = fc.constantFrom(
  "moved here last year",
  "went hiking with my uncle yesterday",
  "made this bowl for our hall",
  "love jazz and play chess on Sundays",
  "painted this after we met",
  "met this kind baker in Ghent",
  "told you about our plan",
  "worked on it together for weeks",
  "bought myself two bikes, a tent and a map",
  "did well in the race last Friday",
  "gave them the book that my mother wrote",
);
const close = fc.constantFrom(
  ".",
  "!",
  "!!",
  " too!",
  ", you know.",
  ", right?",
  " \u{1F389}",
  " :)",
  "...",
  ' - "my word, I tell you".',
  "",
);
const opening = fc.constantFrom(
  "",
  "Oh wow, ",
  "Well, ",
  "Last question - ",
  "Haha, ",
  "So ",
  "Thanks, Tom! ",
  "**Note:** ",
);
const sentence = fc
  .tuple(opening, subject, adverb, deed, close)
  .map(([front, who, how, what, end]) => `${front}${who} ${how}${what}${end}`);
const turn = fc.array(sentence, { minLength: 1, maxLength: 4 }).map((sentences) => sentences.join(" "));
const talk = fc.array(turn, { minLength: 1, maxLength: 4 });

const unquoted = (text: string): string => text.replace(/"[^"]*"/g, "");

const expectReadable = ({ text }: MemoryCandidate): void => {
  expect(unquoted(text)).not.toMatch(/\b(?:I|I'm|I've|I'd|I'll|my|me|myself|mine|our|ours|ourselves|we|we're|we've)\b/);
  expect(text).toMatch(/^[\p{Lu}\d"]/u);
  expect(text).toMatch(/[.?]["')\]]?$/);
  expect(text).not.toMatch(/[.?!]{2,}|\s{2,}|\s[,.;!?](?:\s|$)|\p{Extended_Pictographic}|\*\*/u);
  expect(text).toBe(text.trim());
};

const lines = (talks: readonly string[], speakers: readonly [string, string]): string[] =>
  talks.map((words, at) => `${speakers[at % 2]}: ${words}`);

describe("every memory reads as a sentence about somebody", () => {
  test("between two people", async () => {
    await fc.assert(
      fc.asyncProperty(talk, async (talks) => {
        for (const memory of await extract(turns(...lines(talks, ["Ida", "Tom"])))) expectReadable(memory);
      }),
      { numRuns: 300 },
    );
  });

  test("in a chat with an assistant", async () => {
    await fc.assert(
      fc.asyncProperty(talk, async (talks) => {
        for (const memory of await extract(turns(...lines(talks, ["user", "assistant"])))) expectReadable(memory);
      }),
      { numRuns: 200 },
    );
  });
});

test("a quote is what stands at its offsets, and dates end behind their start", async () => {
  await fc.assert(
    fc.asyncProperty(talk, async (talks) => {
      const chunks = turns(...lines(talks, ["Ida", "Tom"]));
      const document = chunks.map(({ text }) => text).join("\n");
      for (const { sources, eventDates } of await extract(chunks)) {
        for (const { quote, start, end } of sources) expect(document.slice(start, end)).toBe(quote);
        for (const { start, end } of eventDates) expect(end).toBeGreaterThan(start);
      }
    }),
    { numRuns: 200 },
  );
});

describe("what stands before the news is left out", () => {
  test.each([
    ["It can be tough, so I plan my whole week ahead.", "Ida plans their whole week ahead."],
    ["It was tough, but I made it.", null],
    ["No no, I sold the scooter in March.", "Ida sold the scooter in March (March 2023)."],
    ["I didn't want to jinx it but I got the apprenticeship.", "Ida got the apprenticeship."],
    [
      "I tore a tendon in March, so no climbing till July.",
      "Ida tore a tendon in March (March 2023), so no climbing till July (July 2023).",
    ],
    ["My wedding is next May.", "Ida's wedding is next May (May 2024)."],
    ["My wedding is next June.", "Ida's wedding is next June (June 2023)."],
    ["Not me, I'm off dairy now.", "Ida is off dairy now."],
    [
      "I couldn't take leave for the regatta, end of quarter you know.",
      "Ida couldn't take leave for the regatta, end of quarter.",
    ],
    ["I asked the potter you know.", "Ida asked the potter."],
    ["The only potter that you know.", null],
    ["I cooked a stew and did the dishes.", "Ida cooked a stew and did the dishes."],
    ["I don't eat onions on Mondays but Sunday is fine.", "Ida doesn't eat onions on Mondays."],
    ["Papa is learning Welsh.", "Ida's papa is learning Welsh."],
    ["Trained since January and my shins hurt.", "Ida trained since January (January 2023) and their shins hurt."],
    ["I've booked a canoe, delivery is on the 20th.", "Ida has booked a canoe, delivery is on the 20th (20 May 2023)."],
    ["Greg's been teaching Ben to sail.", "Greg has been teaching Ben to sail."],
  ])("%s", async (said, expected) => {
    expect(await textsOf("Tom: Hi there!", `Ida: ${said}`)).toEqual(expected === null ? [] : [expected]);
  });
});
