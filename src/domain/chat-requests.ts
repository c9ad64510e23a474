// What a user of an assistant plainly asks it to forget, in a turn that says nothing else: "Forget that I take iron",
// "please forget everything I told you about Carlo". Anything that may be meant otherwise is no request: the statement stays.

import type { Chunk } from "./chunk.ts";
import type { EpochMs } from "./clock.ts";
import type { Document } from "./document.ts";
import { wrapped } from "./wrapped.ts";

export interface ChatRequest {
  /** What was told later is not meant. */
  readonly said: EpochMs;
  /** How statements may name who asks. */
  readonly askers: readonly string[];
  /** One statement of who asks ("that I take iron"), something of theirs ("my salary"), somebody by name, or something that was told. */
  readonly kind: "statement" | "own" | "name" | "thing";
  /** Without "I" and "my". */
  readonly topic: string;
  /** Of a statement whose verb says little, that verb. */
  readonly verb: "be" | "have" | null;
  /** All that was told of it; else it alone. */
  readonly isWide: boolean;
}

/** No request is more than one thing: what would take more is left to the one who asks, who can name the memories. */
export const MOST_FORGOTTEN = 5;
export const MOST_REQUESTS = 3;

const LONGEST_TURN = 240;
const MOST_TOPIC_WORDS = 8;

const OPENS = wrapped`
  (?:
    (?:
      hey|hi|hello|ok|okay|oh|and|also|btw|by the way|actually|sorry|please|pls|kindly|just|can you|could you|would you
      |will you|you can|I want you to|I'd like you to|I need you to
    ),?[ ]
  ){0,4}`;
const CLOSES = "(?:,? (?:please|pls|thanks|thank you|ok|okay|any ?more|now|from (?:your |the )?memory))*[.!?]*$";
const ERASE = "(?:forget|delete|erase|remove|wipe|stop remembering|don't remember|do not remember)";
const TOLD = wrapped`
  (?:
    (?:I(?:'ve)?|we)(?: have)?(?: ever| just)? (?:said|told you|mentioned|wrote|shared|talked)
    |you(?:'ve| have)? (?:know|remember|stored|saved|noted)
  )(?: to you| with you)?`;

/** "Forget that I take iron" */
const STATEMENT = new RegExp(
  `^${OPENS}${ERASE}(?: the fact)? that (?=(?:I|we|my|our)\\b)([^,;:]{3,120}?)${CLOSES}`,
  "i",
);
/** "Delete everything I told you about Carlo", "forget all about my knee" */
const ABOUT = new RegExp(
  wrapped`
    ^${OPENS}${ERASE} (?:
      (?:everything|anything|all|all that|whatever|what)(?: that)? ${TOLD} (?:about|on|regarding|concerning)
      |(?:everything|all|(?:all |any |your )?memories) (?:about|of|regarding)
    ) ([^,;:]{2,60}?)${CLOSES}`,
  "i",
);
/** "Don't remember my salary please"; "forget my salary" alone may only mean the talk that goes on. */
const OWN = new RegExp(
  wrapped`
    ^${OPENS}(?:
      (?:don't|do not|never|stop) (?:remember|remembering|save|saving|store|storing|keep|keeping)
      |(?:delete|erase|remove|wipe|forget)(?= [^,;:]{4,60} from (?:your |the )?memory\b)
    ) ((?:my|our) [^,;:]{2,60}?)${CLOSES}`,
  "i",
);

/** Only for a while, only in part, or of the talk itself. */
const LIMITED = new RegExp(
  wrapped`
    \b(?:
      for (?:now|a|an|the|this|that|tonight|today|tomorrow|once)|just this once|this time|tonight|today|until|till
      |unless|except|apart|other than|but|if|when|while|because|instead
      |and (?:then|just|let|tell|give|write|suggest|imagine|pretend|answer|act)|said|told|asked|mentioned|wrote|ever
    )\b`,
  "i",
);
const OF_THE_TALK = new RegExp(
  wrapped`
    \b(?:
      everything|anything|all|me|myself|us|it|that|this|these|those|them|him|her|you|your|yours?elf|questions?|messages?
      |chats?|conversations?|sessions?|instructions?|requests?|orders?|prompts?|answers?|last|previous|above|earlier
      |rules?|passwords?
    )\b`,
  "i",
);
/** Said to be translated, sung, played or corrected: nobody's own words. */
const NOBODYS = new RegExp(
  wrapped`
    \b(?:
      translat\w*|role-?play\w*|pretend|lyrics|songs?|poems?|screenplay|dialogue|proofread\w*|paraphras\w*|rephrase
      |repeat after|dictat\w*|grammar|in character|act as|quiz|how (?:do|would) (?:you|I) say
    )\b`,
  "i",
);
/** "Don't remember what I told you about Carlo" may leave out its "I". */
const NOT_REMEMBERED = /\b(?:don't|do not|never) remember\b/i;
const TURNS_BACK = 20;
const QUOTED = /["“”„«»`*<>{}[\]|]|^\s*'|\n\s*\n/;

/** What may stand beside a request; a turn that says more may be somebody's text. */
const COURTESY = /^(?:thanks|thank you|ok|okay|bye|hi|hey|hello|please|sorry|cheers|great|cool)\b.{0,20}$/i;

const GENERIC_SPEAKER = /^(?:user|human|me)$/i;
const NAME_FIRST = /^(\p{Lu}[\p{L}'’-]+)(?: \p{Lu}[\p{L}'’-]+){0,2}/u;

/** "Ada Park, a nurse in Leeds": statements may be told of "Ada" or "Ada Park". */
const askersOf = (speaker: string, entityContext: string | null): string[] => {
  if (!GENERIC_SPEAKER.test(speaker)) return [speaker];
  const [whole, first] = NAME_FIRST.exec(entityContext?.trim() ?? "") ?? [];
  return ["User", ...new Set([whole, first].filter((name) => name !== undefined))];
};

/** The words of a turn without its label; null for a piece of a longer turn. */
const wordsOf = ({ text, speaker }: Chunk): string | null => {
  const label = `${speaker ?? ""}:`;
  return text.toLowerCase().startsWith(label.toLowerCase()) ? text.slice(label.length).trim() : null;
};

const sentencesOf = (said: string): string[] =>
  said
    .replaceAll("’", "'")
    .split(/(?<=[.!?])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

type Read = Pick<ChatRequest, "kind" | "topic" | "verb" | "isWide">;

const countWords = (text: string): number => text.split(/\s+/).length;

const readStatement = (said: string): Read | null => {
  if (LIMITED.test(said) || countWords(said) > MOST_TOPIC_WORDS) return null;
  const own = /^(?:my|our) (.+)$/i.exec(said)?.[1];
  if (own !== undefined) return { kind: "own", topic: own, verb: null, isWide: false };
  const [, verb = "", topic = ""] =
    /^(?:I|we)((?:'m| am|'re| are| was| were)|(?:'ve(?: got)?| have(?: got)?| had)|) (.+)$/i.exec(said) ?? [];
  const isBe = /^(?:'m| am|'re| are| was| were)$/i.test(verb) && !/^\w+ing\b/i.test(topic);
  const isHave = /ve|ha/i.test(verb);
  return topic === "" ? null : { kind: "statement", topic, verb: isBe ? "be" : isHave ? "have" : null, isWide: false };
};

const readTopic = (topic: string, isWide: boolean): Read | null => {
  if (LIMITED.test(topic) || OF_THE_TALK.test(topic) || countWords(topic) > MOST_TOPIC_WORDS / 2) return null;
  const own = /^(?:my|our) (.+)$/i.exec(topic)?.[1];
  if (own !== undefined) return { kind: "own", topic: own, verb: null, isWide };
  const isName = topic.split(" ").every((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return { kind: isName ? "name" : "thing", topic: topic.replace(/^(?:the|an?) /i, ""), verb: null, isWide };
};

/** What one sentence asks to forget; null for whatever else it says. */
export const readChatRequest = (sentence: string): Read | null => {
  if (NOT_REMEMBERED.test(sentence) && !/\b(?:please|pls|kindly)\b/i.test(sentence)) return null;
  const said = STATEMENT.exec(sentence)?.[1];
  if (said !== undefined) return readStatement(said);
  const about = ABOUT.exec(sentence)?.[1];
  if (about !== undefined) return readTopic(about, true);
  const own = OWN.exec(sentence)?.[1];
  return own === undefined ? null : readTopic(own, false);
};

/** A talk between one user and an assistant, handed in as such: no page, no file, nobody else, and all memories are its context. */
const isChat = ({ url, file, type, filterByMetadata }: Document, chunks: readonly Chunk[]): boolean => {
  const users = new Set(chunks.flatMap(({ role, speaker }) => (role === "user" ? [speaker] : [])));
  const isOfBoth = chunks.every(({ role }) => role !== null && role !== "other");
  const isTyped = url === null && file === null && type === "text";
  return isTyped && isOfBoth && users.size === 1 && filterByMetadata === null;
};

/** The requests in the passages of a document that were not looked at before. */
export const chatRequestsIn = (
  document: Document,
  chunks: readonly Chunk[],
  fresh: ReadonlySet<string>,
  entityContext: string | null,
): ChatRequest[] => {
  if (!isChat(document, chunks)) return [];
  const found: ChatRequest[] = [];
  for (const [at, chunk] of chunks.entries()) {
    if (chunk.role !== "user" || !fresh.has(chunk.id) || chunk.text.length > LONGEST_TURN) continue;
    const words = wordsOf(chunk);
    const next = chunks[at + 1];
    if (words === null || QUOTED.test(words) || (next !== undefined && wordsOf(next) === null)) continue;
    const sentences = sentencesOf(words);
    const others = sentences.filter((sentence) => !COURTESY.test(sentence)).map(readChatRequest);
    const read = others.filter((it) => it !== null);
    const near = chunks.slice(Math.max(0, at - TURNS_BACK), at + 1);
    if (read.length === 0 || read.length < others.length || near.some(({ text }) => NOBODYS.test(text))) continue;
    const askers = askersOf(chunk.speaker ?? "", entityContext);
    const said = chunk.at ?? document.documentDate;
    found.push(...read.map((request) => ({ ...request, said, askers })));
  }
  // Whoever asks for so much at once is not read rightly, or wants more than a few statements gone.
  return found.length > MOST_REQUESTS ? [] : found;
};
