import { describe, expect, test } from "bun:test";
import { extract, turnsOf } from "./extract-text.ts";

const cue = (...words: readonly string[]): string => `00:00:01.000 --> 00:00:04.000\n${words.join("\n")}`;
const srt = (nth: number, words: string): string => `${nth}\n00:00:0${nth},000 --> 00:00:0${nth},900\n${words}`;
const vtt = (...cues: readonly string[]): string => ["WEBVTT", ...cues].join("\n\n");

describe("captions", () => {
  test.each<[string, string, string[]]>([
    [
      "voices",
      vtt(cue("<v Ada Hill>I moved to Oslo.</v>"), cue("<v Ben Roth>My son is a cook.</v>")),
      ["Ada Hill (other)| I moved to Oslo.", "Ben Roth (other)| My son is a cook."],
    ],
    [
      "a sentence over two cues",
      vtt(`a1/3-0\n${cue("<v Ada Hill>I moved to</v>")}`, `a1/3-1\n${cue("<v Ada Hill>Oslo.</v>")}`),
      ["Ada Hill (other)| I moved to Oslo."],
    ],
    [
      "two voices in one cue, marks and classes",
      vtt(cue("<v.first.loud Ada>Hi &amp; <i>welcome</i></v>", "<v Ben>Thanks", "a lot</v>")),
      ["Ada (other)| Hi & welcome", "Ben (other)| Thanks a lot"],
    ],
    ["names of an address book", vtt(cue("<v Hill, Ada (Guest)>Hi</v>")), ["Ada Hill (other)| Hi"]],
    [
      "a cue of nobody, which is of no voice before",
      vtt(cue("<v Ada>Hi</v>"), cue("My knee hurts.")),
      ["Ada (other)| Hi", "Speaker (other)| My knee hurts."],
    ],
    [
      "names before the words, each once",
      [srt(1, "Ada: I moved."), srt(2, "Ben: My son cooks.")].join("\n\n"),
      ["Ada (other)| I moved.", "Ben (other)| My son cooks."],
    ],
    [
      "names in brackets",
      [srt(1, "[Ada] I moved."), srt(2, "[Ben] My son cooks.")].join("\n\n"),
      ["Ada (other)| I moved.", "Ben (other)| My son cooks."],
    ],
    [
      "the day in the head",
      "WEBVTT - Board call, 21 August 2023\n\nNOTE language:en\n\n00:01.000 --> 00:04.000\nAda Hill: I moved.",
      ["Ada Hill (other) 2023-08-21T00:00| I moved."],
    ],
  ])("reads %s", async (_, content, expected) => {
    expect(await turnsOf(content)).toEqual(expected);
  });

  test.each<[string, string]>([
    ["captions of nobody", vtt(cue("I moved to Oslo."), cue("My son is a cook."))],
    ["sounds in brackets", [srt(1, "[Music] I moved."), srt(2, "My son cooks."), srt(3, "[Door] Hi.")].join("\n\n")],
    ["notes", [srt(1, "Note: I moved."), srt(2, "Warning: it is hot.")].join("\n\n")],
    ["an arrow", "Use --> between steps.\n\n<v Ada>Hi</v>"],
  ])("leaves %s alone", async (_, content) => {
    expect(await turnsOf(content)).toEqual([]);
  });

  test("keeps the title of the call", async () => {
    expect((await extract(`WEBVTT - Board call\n\n${cue("<v Ada>Hi</v>")}`)).text).toBe("Board call\n\nAda: Hi\n");
  });
});
