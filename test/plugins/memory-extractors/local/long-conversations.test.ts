// What is said in one turn may be looked for in another: however long both are, each is read once.

import { test } from "bun:test";
import { prose, turns } from "../conversation.ts";
import { expectGrowthOfLength } from "../growth.ts";

const repeated = (length: number, unit: (nth: number) => string): string => {
  const parts: string[] = [];
  for (let size = 0; size < length; size += parts.at(-1)?.length ?? 1) parts.push(unit(parts.length));
  return parts.join("");
};
const name = (nth: number): string => `N${nth.toString(26).replace(/\d/g, (digit) => "qrstuvwxyz".charAt(+digit))}ia`;

test.each<[string, (length: number) => ReturnType<typeof turns>]>([
  [
    "a long plan that is agreed to again and again",
    (length) =>
      turns(
        "user: Plan my trip.",
        `assistant: ${repeated(length, (nth) => `- Day ${nth}: go to ${name(nth)}, $${nth}.\n`)}Does this work?`,
        `user: ${repeated(length, () => "Looks good, thanks. Let's do that. That works. I approve. ")}`,
      ),
  ],
  [
    "a long list of which each thing is taken",
    (length) =>
      turns(
        "user: Plan my trip.",
        `assistant: ${repeated(length, (nth) => `${nth}. **${name(nth)} Hotel**: nice.\n`)}Which one do you want?`,
        `user: ${repeated(length, (nth) => `Let's go with ${name(nth)} Hotel. `)}`,
      ),
  ],
  [
    "many turns about somebody whom nobody names",
    (length) =>
      turns(...Array.from({ length: length / 13 }, (_, nth) => `${nth % 2 === 0 ? "Jon" : "Mary"}: He likes it.`)),
  ],
  [
    "many turns about somebody's brother",
    (length) =>
      turns(
        ...Array.from({ length: length / 22 }, (_, nth) =>
          nth % 2 === 0 ? "Jon: He is fine." : "Mary: Is his brother coming?",
        ),
      ),
  ],
  [
    "many turns that say she of the same sister",
    (length) =>
      turns("user: My sister Nora came.", ...Array.from({ length: length / 20 }, () => "user: She is a nurse.")),
  ],
  [
    "many requests to forget what was said",
    (length) =>
      turns(
        `user: ${repeated(length, (nth) => `I love ${name(nth)}. Forget that I love ${name(nth)}. `)}`,
        "assistant: Ok.",
      ),
  ],
  [
    "many days whose month nobody named",
    (length) => turns(`user: ${repeated(2 * length, (nth) => `I go on the ${(nth % 28) + 1}th. `)}`),
  ],
  ["many orders to be brief", (length) => turns(`user: ${repeated(length, () => "Be concise. ")}`)],
  [
    "many corrections of many statements",
    (length) =>
      turns(
        `Jon: ${repeated(length, (nth) => `I booked the dentist ${name(nth)} at ${1 + (nth % 12)}:${10 + (nth % 50)}. `)}`,
        "Mary: Oh, really?",
        `Jon: ${repeated(length, () => "No, I meant 5pm. ")}`,
      ),
  ],
  [
    "a quotation that ends where the turn does",
    (length) => turns(`user: He said "a" and "b. ${repeated(length, () => "I ran. ")}The end."`),
  ],
  [
    "a turn that names many groups",
    (length) => turns(`user: ${repeated(length, (nth) => `My ${name(nth)} band is good. We play on Mondays. `)}`),
  ],
  ["a note of many fields", (length) => prose(repeated(length, () => "**Name:** Ada\n"))],
  ["a note of many statements", (length) => prose(repeated(length, (nth) => `I live in ${name(nth)} with my wife. `))],
])("%s takes no more than its length", (_, conversation) => expectGrowthOfLength(conversation, 96_000));
