import { describe, expect, test } from "bun:test";
import { extract, turnsOf } from "./extract-text.ts";

const USER = "User (user)| I grow figs.\nTwo kinds.";
const ASSISTANT = "Assistant (assistant)| Which ones?";

describe("conversations between marks", () => {
  test.each<[string, string, string[]]>([
    [
      "a template of start, message and end",
      "<|start|>user<|message|>I grow figs.\nTwo kinds.<|end|>\n\n<|start|>assistant<|channel|>final<|message|>Which ones?<|end|>",
      [USER, ASSISTANT],
    ],
    [
      "the same with a time and tools",
      `<|turn_start|>2026-03-01T10:30:00.000Z\n\n<|start|>user<|message|>Rain?<|end|>\n<|start|>assistant:tool<|message|>Weather: place="Porto"<|end|>
<|start|>assistant:tool_result<|message|>Weather(success): dry<|end|>\n\n<|start|>assistant<|message|>No.<|end|>\n\n<|turn_end|>`,
      [
        "User (user) 2026-03-01T10:30| Rain?",
        'Tool (tool) 2026-03-01T10:30| Weather: place="Porto"',
        "Tool (tool) 2026-03-01T10:30| Weather(success): dry",
        "Assistant (assistant) 2026-03-01T10:30| No.",
      ],
    ],
    [
      "a template of im_start and im_end",
      "<|im_start|>user\nI grow figs.\nTwo kinds.<|im_end|>\n<|im_start|>assistant\nWhich ones?<|im_end|>\n",
      [USER, ASSISTANT],
    ],
    [
      "a template of headers",
      "<|begin_of_text|><|start_header_id|>user<|end_header_id|>\n\nI grow figs.\nTwo kinds.<|eot_id|><|start_header_id|>assistant<|end_header_id|>\n\nWhich ones?<|eot_id|>",
      [USER, ASSISTANT],
    ],
    [
      "roles between bars",
      "<|user|>\nI grow figs.\nTwo kinds.<|end|>\n<|assistant|>\nWhich ones?<|end|>",
      [USER, ASSISTANT],
    ],
    [
      "roles in brackets, opened and closed",
      "[role: user]\nI grow figs.\nTwo kinds.\n[user:end]\n\n[role: assistant]\nWhich ones?\n[assistant:end]",
      [USER, ASSISTANT],
    ],
    ["one of them alone", "[role: user]\nI grow figs.\nTwo kinds.\n[user:end]", [USER]],
    [
      "the same with a time and tools",
      `[turn:start timestamp="2026-03-01T10:30:00.000Z"]\n\n[role:user]\nRain?\n[user:end]\n\n[tool:Weather]\nplace: Porto\n[tool:end]\n
[tool_result:Weather status="success"]\ndry\n[tool_result:end]\n\n[turn:end]`,
      [
        "User (user) 2026-03-01T10:30| Rain?",
        "Tool (tool) 2026-03-01T10:30| place: Porto",
        "Tool (tool) 2026-03-01T10:30| dry",
      ],
    ],
    [
      "numbered roles in brackets",
      "[Conversation 7f3a]\n1. [user] I grow figs.\nTwo kinds.\n2. [assistant] Which ones?\n3. [tool] [tool_result] none",
      [USER, ASSISTANT, "Tool (tool)| [tool_result] none"],
    ],
    [
      "roles in brackets above their words",
      "[user]\nI grow figs.\nTwo kinds.\n\n[assistant]\nWhich ones?\n",
      [USER, ASSISTANT],
    ],
    ["roles in brackets with colons", "[USER]: I grow figs.\nTwo kinds.\n[AI]: Which ones?", [USER, ASSISTANT]],
    ["a lone role in brackets", "[user] I grow figs.\nTwo kinds.", [USER]],
    [
      "tags of roles",
      "<chat>\n<user>\nI grow figs.\nTwo kinds.\n</user>\n<assistant>Which ones?</assistant>\n</chat>",
      [USER, ASSISTANT],
    ],
    [
      "tags with a role",
      '<message role="user">I grow figs.\nTwo kinds.</message>\n<message id="2" role="assistant">Which ones?</message>',
      [USER, ASSISTANT],
    ],
    [
      "tags with a speaker",
      '<turn speaker="Ada">I grow figs.</turn>\n<turn speaker="Ben">Which ones?</turn>',
      ["Ada (other)| I grow figs.", "Ben (other)| Which ones?"],
    ],
    [
      "roles and contents",
      "- role: user\n  content: |\n  I grow figs.\nTwo kinds.\n- role: assistant\n  content: Which ones?\n",
      [USER, ASSISTANT],
    ],
    ["a list of roles", "1. User: I grow figs.\nTwo kinds.\n2. Assistant: Which ones?", [USER, ASSISTANT]],
  ])("reads %s", async (_name, content, expected) => {
    expect(await turnsOf(content)).toEqual(expected);
  });

  test.each<[string, string]>([
    ["steps of a use case", "1. [user] adds figs to the cart\n2. [system] sends a mail\n3. [user] pays"],
    ["a list of sources", "[1] A. Park, Figs, 1998.\n[2] B. Okoye, Plums, 2003."],
    ["a place to fill in", "Connect with ssh <user>@<host>, then type <password>."],
    ["one tag of a page", '<message from="server">Down until noon.</message>'],
    ["a template in a code block", "The format is:\n\n```\n<|im_start|>user\nhi<|im_end|>\n<|im_start|>assistant\n```"],
    [
      "a text that ends with an example",
      `${"The manual goes on about templates and their many marks. ".repeat(30)}\n<|im_start|>user\nhi<|im_end|>`,
    ],
  ])("leaves %s alone", async (_name, content) => {
    const extracted = await extract(content);
    expect(extracted.sections.filter(({ kind }) => kind === "turn")).toEqual([]);
    expect(extracted.text).toBe(content);
  });

  test("keeps what stands outside of turns, without the frame", async () => {
    const extracted = await extract(
      "[Session 41]\nProject: Heron\n[role: user]\nI grow figs.\n[user:end]\nSaved by hand.\n[role: user]\nPlums too.\n[user:end]",
    );
    expect(extracted.text).toBe("Project: Heron\n\nUser: I grow figs.\n\nSaved by hand.\n\nUser: Plums too.\n");
  });
});

describe("the date before a conversation", () => {
  const talk = "User: I grow figs.\nAssistant: Which ones?";
  test.each<[string, string, string | null]>([
    [
      "of the session",
      `Here is the date the following session took place: 4:05 pm on 9 June, 2022\n\n${talk}`,
      "2022-06-09T16:05",
    ],
    ["of the chat", `This chat happened on: 2022/06/09 (Thu) 16:05\n${talk}`, "2022-06-09T16:05"],
    [
      "of the next meeting",
      `Date of the next meeting: 9 June 2022\n\nAgenda, people, places and the rest of it.\n\n\n\n${talk}`,
      null,
    ],
  ])("is read where it is the one %s", async (_name, content, expected) => {
    const { date } = await extract(content);
    expect(date === null ? null : new Date(date).toISOString().slice(0, 16)).toBe(expected);
  });
});
