// Recognises conversations whose turns stand between marks: chat templates ("<|im_start|>user"), roles in brackets
// ("[role: user] … [user:end]", "3. [assistant] …") and tags ("<user>…</user>"). No prose looks like them, so one turn is enough.

import type { EpochMs } from "#domain/clock.ts";
import type { Role } from "#domain/extracted-text.ts";
import { wrapped } from "#domain/wrapped.ts";
import { roleOf } from "#plugins/shared/speakers.ts";
import {
  type ConversationText,
  earliest,
  type Heading,
  sessionHeading,
  speakerLabel,
  type Turn,
  writeConversation,
} from "./canonical-text.ts";
import { parseDate } from "./dates.ts";
import { isFrame, LONGEST_PREAMBLE, readPreamble } from "./session-headers.ts";

/** Of each mark the group `who` opens a turn, `time` dates those behind it, and a mark with neither ends one. */
const NOTATIONS: readonly RegExp[] = [
  // <|start|>user<|message|>…<|end|>, <|im_start|>user⏎…<|im_end|>, <|start_header_id|>user<|end_header_id|>…<|eot_id|>, <|user|>…<|end|>
  new RegExp(
    [
      wrapped`
        <\|(?:start|im_start|start_header_id|header_start)\|>(?<who>[^<>|\n]{1,60})(?:<\|channel\|>\w{1,20})?
          (?:<\|(?:message|im_sep|end_header_id|header_end)\|>|\n)`,
      String.raw`<\|(?<who>user|assistant|system|tool)\|>`,
      String.raw`<\|turn_start\|>(?<time>[^\n<]{0,40})`,
      String.raw`<\|(?:end|im_end|eot_id|eot|turn_end|return|call)\|>`,
    ].join("|"),
    "g",
  ),
  // [role: user]⏎…⏎[user:end], [tool:Name]⏎…⏎[tool:end], [turn:start timestamp="…"]
  new RegExp(
    [
      String.raw`^\[role: ?(?<who>\w{1,20})\][ \t]*$`,
      String.raw`^\[(?<who>tool)(?:_result)?:(?!end\])[^\]\n]{1,80}\][ \t]*$`,
      String.raw`^\[turn:start(?: timestamp="(?<time>[^"\n]{0,40})")?\][ \t]*$`,
      String.raw`^\[(?:user|assistant|system|tool|tool_result|turn):end\][ \t]*$`,
    ].join("|"),
    "gm",
  ),
  // <user>…</user>, <message role="user">…</message>
  new RegExp(
    [
      String.raw`^[ \t]*<(?<who>user|human|assistant|ai|system)>`,
      wrapped`
        ^[ \t]*<(?:message|msg|turn|utterance)\b[^>\n]{0,100}?\s(?:role|speaker|author|from|sender)=["']
          (?<who>[^"'\n]{1,60})["'][^>\n]{0,100}>`,
      String.raw`</(?:user|human|assistant|ai|system|message|msg|turn|utterance)>[ \t]*$`,
    ].join("|"),
    "gm",
  ),
  // - role: user⏎  content: …
  /^(?:- )?role: ?(?<who>user|human|assistant|ai|system|tool)[ \t]*\n[ \t]*content:(?: [|>]-?)?[ \t]*|^---[ \t]*$/gm,
  // [user] …, 3. [assistant] …, [USER]: …
  /^(?:\d{1,5}[.)] )?\[(?<who>user|human|assistant|ai|system|tool)\](?::|(?=\s|$))/gim,
];

/** A tool's own words are marked as a kind of the assistant's: "assistant:tool_result". */
const roleOfMark = (who: string): Role => (who.includes(":tool") ? "tool" : roleOf(who));

const isTurn = (part: Turn | Heading): part is Turn => "words" in part;

const readParts = (text: string, marks: readonly RegExpExecArray[], date: EpochMs | null): (Turn | Heading)[] => {
  let at = date;
  return marks.flatMap((mark, i): (Turn | Heading)[] => {
    const { who, time } = mark.groups ?? {};
    if (time !== undefined) at = parseDate(time) ?? at;
    const words = text.slice(mark.index + mark[0].length, marks[i + 1]?.index).trim();
    if (words === "") return [];
    if (who === undefined) return isFrame(words) ? [] : [{ heading: words }];
    const role = roleOfMark(who);
    return [{ speaker: speakerLabel(role === "other" ? who : null, role), role, at, words }];
  });
};

/** A text about conversations quotes one: behind more than an introduction, or in a code block. */
const isQuoted = (before: string): boolean =>
  before.length > LONGEST_PREAMBLE || (before.match(/^(?:```|~~~)/gm)?.length ?? 0) % 2 === 1;

/** Steps of a use case ("1. [user] …", "2. [system] …") are no talk. */
const isTalk = (turns: readonly Turn[]): boolean => {
  const roles = new Set(turns.map(({ role }) => role));
  return roles.has("assistant") || (roles.has("user") ? !roles.has("system") : turns.length > 1);
};

/** Null when the text has no such marks. */
export const readMarkedTurns = (text: string): ConversationText | null => {
  for (const notation of NOTATIONS) {
    const marks = [...text.matchAll(notation)];
    const before = text.slice(0, marks[0]?.index);
    const preamble = readPreamble(before);
    const parts = readParts(text, marks, preamble.date);
    if (!isTalk(parts.filter(isTurn)) || isQuoted(before)) continue;
    const written = writeConversation([...sessionHeading(preamble), ...parts]);
    return { ...written, date: earliest([written.date, preamble.date]) };
  }
  return null;
};
