// How answers are to be written, told without naming the assistant: "User wants American spelling", "no bullet points".

import { describe } from "bun:test";
import { type Pairs, testTiers } from "../pairs.ts";

const REPLACED: Pairs = [
  ["Use British spelling.", "Use American spelling from now on."],
  ["User wants British spelling.", "User wants American spelling from now on."],
  ["User wants the assistant to use British spelling.", "User prefers American spelling from now on."],
  ["User wants metric units.", "User wants imperial units from now on."],
  ["Answer in bullets.", "No bullet points."],
  ["User wants bullet points.", "User wants no bullet points."],
  ["User wants answers in bullet points.", "User doesn't want bullet points."],
  ["User wants the assistant to use bullet points.", "User wants the assistant to avoid bullets."],
  ["User wants the assistant to answer in bullets.", "User wants the assistant not to use bulleted lists."],
  ["User wants the assistant to use emojis.", "User doesn't want emojis."],
  ["User wants the assistant to answer in numbered lists.", "User doesn't want numbered lists."],
  ["Answer in French.", "Answer in English from now on."],
];

const ORDERED: Pairs = [["User prefers short answers.", "User wants detailed answers from now on."]];

const KEPT: Pairs = [
  ["User wants British spelling.", "User wants American spelling in the README."],
  ["User wants British spelling.", "User's editor wants American spelling."],
  ["User wants bullet points.", "User doesn't want emojis."],
  ["User wants bullet points.", "User doesn't want bullet points in mails."],
  ["User wants the assistant to use bullet points.", "User doesn't want a bullet journal."],
  ["User wants the assistant to use bullet points.", "User doesn't want a list of shops."],
  ["User wants British spelling.", "User wants American pancakes."],
  ["User wants the assistant to answer in German.", "User wants an English breakfast."],
  ["User wants the assistant to answer in German.", "User needs a German answer sheet."],
  ["User wants the assistant to answer in German.", "User wants to write in English."],
  ["User wants the assistant to use spaces.", "User wants more spaces."],
  ["User wants short answers.", "User wants short answers from now on."],
  ["User wants metric units.", "User wants the distance in miles."],
  ["User wants bullet points.", "Write no bullet points into the letter to Ana."],
  ["User wants the assistant to be formal.", "User wants an informal wedding."],
  ["User wants long answers.", "User wants a short list for today."],
];

describe("a way of writing", () => testTiers(REPLACED, ORDERED, KEPT));
