// Recognises conversations in JSON: the message lists of chat APIs, and the exports of chat programs. Two passes, each linear:
// find the lists of messages anywhere in the value, then read each message leniently.

import type { EpochMs } from "#domain/clock.ts";
import type { Role } from "#domain/extracted-text.ts";
import { isRecord } from "#domain/record.ts";
import { roleOf } from "#plugins/shared/speakers.ts";
import {
  type ConversationText,
  earliest,
  sessionHeading,
  speakerLabel,
  type Turn,
  writeConversation,
} from "./canonical-text.ts";
import { parseDate, parseEpoch } from "./dates.ts";
import { readJson } from "./json-text.ts";
import { isPerson, withPeople } from "./people.ts";
import { type Preamble, readPreamble } from "./session-headers.ts";

type Fields = Readonly<Record<string, unknown>>;

const first = (fields: Fields, names: readonly string[]): unknown => {
  for (const name of names) {
    const value = fields[name];
    if (value !== undefined && value !== null && value !== "") return value;
  }
  return undefined;
};

const WORDS = ["content", "text", "message", "body", "value", "utterance", "msg", "parts", "data"];
const SPEAKERS = [
  "speaker",
  "name",
  "author",
  "from",
  "sender",
  "user",
  "username",
  "participant",
  "user_name",
  "real_name",
];
const NAMES = ["display_name", "displayName", "global_name", "real_name", "name", "username", "login", "id"];
const TIMES = [
  "timestamp",
  "created_at",
  "createdAt",
  "create_time",
  "created",
  "sent_at",
  "sentAt",
  "date_time",
  "datetime",
  "date",
  "time",
  "ts",
  "at",
];
const MESSAGE_LISTS = [
  "messages",
  "conversation",
  "conversations",
  "chat",
  "chat_messages",
  "turns",
  "history",
  "dialogue",
  "dialog",
  "log",
];
const TITLES = ["title", "name", "subject", "topic"];

const DEEPEST_WORDS = 4;

/** The words of a message: a string, a list of parts, or an object that holds one of these. */
const wordsOf = (value: unknown, depth = 0): string | null => {
  if (typeof value === "string") return value;
  if (depth > DEEPEST_WORDS) return null;
  if (Array.isArray(value)) {
    const pieces = value.flatMap((part) => wordsOf(part, depth + 1) ?? []);
    return pieces.length === 0
      ? null
      : pieces.join(value.every((part) => typeof part === "string" || isInlinePart(part)) ? "" : "\n");
  }
  if (!isRecord(value)) return null;
  const inner = first(value, ["text", "content", "value", "body", "parts", "message"]);
  return inner === undefined ? null : wordsOf(inner, depth + 1);
};

/** Telegram cuts a message where its style changes; such pieces follow each other without a break. */
const isInlinePart = (part: unknown): boolean =>
  isRecord(part) &&
  typeof part.text === "string" &&
  typeof part.type === "string" &&
  /^(?:plain|bold|italic|link|mention|code|hashtag|text_link|email|underline|emoji)$/.test(part.type);

const timeOf = (fields: Fields): EpochMs | null => {
  const value = first(fields, TIMES);
  if (typeof value === "number") return parseEpoch(value);
  if (typeof value !== "string") return null;
  return /^\d{9,17}(?:\.\d+)?$/.test(value) ? parseEpoch(Number(value)) : parseDate(value);
};

/** Roles as chat APIs and exports write them; other words are names. */
const apiRole = (value: unknown): Role | null => {
  if (typeof value !== "string") return null;
  if (/^ai$|^aimessage$|_?assistant$/i.test(value)) return "assistant";
  if (/^humanmessage$/i.test(value)) return "user";
  const role = roleOf(value.replace(/message$/i, ""));
  return role === "other" ? null : role;
};

const speakerOf = (fields: Fields): { name: string | null; role: Role } | null => {
  const profile = isRecord(fields.user_profile) ? first(fields.user_profile, NAMES) : undefined;
  const raw = profile ?? first(fields, SPEAKERS);
  const named = isRecord(raw) ? first(raw, NAMES) : raw;
  const name = typeof named === "string" || typeof named === "number" ? String(named) : null;
  const stated =
    first(fields, ["role"]) ?? (isRecord(raw) ? raw.role : undefined) ?? first(fields, ["sender_type", "type"]);
  const role = apiRole(stated) ?? (name === null ? null : apiRole(name));
  if (role === null && name === null)
    return typeof fields.role === "string" ? { name: fields.role, role: "other" } : null;
  // A name that only repeats the role ("user", "human") is none.
  const isRoleName = name !== null && apiRole(name) !== null && /^[\p{Ll}_]+$/u.test(name);
  return { name: isRoleName ? null : name, role: role ?? "other" };
};

/** A message may stand within an envelope with its time and place in the export. */
const opened = (value: unknown): Fields | null => {
  if (!isRecord(value)) return null;
  if (isRecord(value.message) && first(value, ["role", "speaker", "sender"]) === undefined) {
    return { ...value.message, created_at: first(value.message, TIMES) ?? first(value, TIMES) };
  }
  return value;
};

const readMessage = (value: unknown): Turn | null => {
  const fields = opened(value);
  if (fields === null) return null;
  const speaker = speakerOf(fields);
  const words = wordsOf(first(fields, WORDS))?.replace(/\r\n?/g, "\n").trim();
  if (speaker === null || words === undefined || words === "") return null;
  return { speaker: speakerLabel(speaker.name, speaker.role), role: speaker.role, at: timeOf(fields), words };
};

const hasSpeakerAndWords = (value: unknown): boolean => {
  const fields = opened(value);
  return fields !== null && speakerOf(fields) !== null && WORDS.some((name) => name in fields);
};

interface Session extends Preamble {
  readonly messages: readonly unknown[];
}

const DEEPEST = 8;

/** Messages of a tree (the exports of ChatGPT), oldest first. */
const mappedMessages = (mapping: Fields): unknown[] =>
  Object.values(mapping)
    .flatMap((node) => (isRecord(node) && isRecord(node.message) ? [node.message] : []))
    .map((message, i) => ({ message, i, at: timeOf(message) }))
    .sort((a, b) => (a.at ?? 0) - (b.at ?? 0) || a.i - b.i)
    .map(({ message }) => message);

const textOf = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, 200) : null;

/** A list is one of messages when nearly all of it is. */
const isMessageList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 0 && value.filter(hasSpeakerAndWords).length >= value.length * 0.8;

const findSessions = (value: unknown, context: Preamble, depth: number, found: Session[]): void => {
  if (depth > DEEPEST) return;
  if (isMessageList(value)) {
    found.push({ ...context, messages: value });
  } else if (Array.isArray(value)) {
    for (const item of value) findSessions(item, context, depth + 1, found);
  } else if (isRecord(value)) {
    const own = { title: textOf(first(value, TITLES)) ?? context.title, date: timeOf(value) ?? context.date };
    if (isRecord(value.mapping)) found.push({ ...own, messages: mappedMessages(value.mapping) });
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner !== "object" || inner === null || key === "mapping") continue;
      // A list may have its date beside it: session_1 and session_1_date_time.
      const dated = first(value, [`${key}_date_time`, `${key}_datetime`, `${key}_date`, `${key}_timestamp`]);
      const date = typeof dated === "string" ? parseDate(dated) : null;
      findSessions(inner, { ...own, date: date ?? own.date }, depth + 1, found);
    }
  }
};

/** What is found in JSON that is not a conversation as well: an article has an author and a body too. */
const isConversation = (value: unknown, turns: readonly Turn[]): boolean => {
  const hasRole = turns.some((turn) => turn.role !== "other");
  const isNamed = isRecord(value) && MESSAGE_LISTS.some((name) => name in value || "mapping" in value);
  return turns.length > 0 && (hasRole || isNamed || turns.length > 1);
};

/** Who has a speaker beside his role is one of several people. */
const haveSpeakers = (messages: readonly unknown[]): boolean =>
  messages.every((message) => isRecord(message) && typeof message.speaker === "string" && isPerson(message.speaker));

const readTurns = ({ messages, date }: Session): Turn[] => {
  const turns = messages.flatMap((message) => readMessage(message) ?? []);
  return withPeople(turns, haveSpeakers(messages)).map((turn) => ({ ...turn, at: turn.at ?? date }));
};

const readValue = (value: unknown, preamble: Preamble): ConversationText | null => {
  const sessions: Session[] = [];
  if (hasSpeakerAndWords(value)) sessions.push({ ...preamble, messages: [value] });
  else findSessions(value, preamble, 0, sessions);
  const read = sessions.map((session) => ({ session, turns: readTurns(session) }));
  if (
    !isConversation(
      value,
      read.flatMap(({ turns }) => turns),
    )
  )
    return null;
  const written = writeConversation(
    read.flatMap(({ session, turns }) => (turns.length === 0 ? [] : [...sessionHeading(session), ...turns])),
  );
  return { ...written, date: earliest([written.date, ...sessions.map(({ date }) => date)]) };
};

/** Clients that fear mark-up write angle brackets so; a text that has some of its own means what it says. */
const withBrackets = (text: string): string =>
  text.includes("<") ? text : text.replaceAll("&lt;", "<").replaceAll("&gt;", ">");

/** Null when the text holds no JSON, or the JSON no messages. */
export const readJsonMessages = (text: string): ConversationText | null => {
  const found = readJson(withBrackets(text));
  return found === null ? null : readValue(found.value, readPreamble(found.preamble));
};
