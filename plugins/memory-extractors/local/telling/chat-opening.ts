// What a chat with an assistant began with, told behind what says too little without it:
// 'User decided on lime (in a chat that began "There's a damp patch on our bedroom wall").'

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import { DAY_MS } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { stemsOf } from "../clause-reading.ts";
import { PAST_FORMS } from "../cues/verbs.ts";
import { oncePer } from "../once-per.ts";
import { countWords } from "../patterns.ts";
import { plainOf } from "../reading/normalise.ts";
import { isToAssistant, type Passage, type PassageSentence } from "../reading/passages.ts";
import { turnedAway } from "../references/leaning/other-matters.ts";
import { stripLeadIns } from "../sentences/cut-off/lead-ins.ts";
import { leansAsAsked } from "./asked-in-full.ts";
import { inShort } from "./in-short.ts";

/** So many turns further on, a chat is about something else. */
const MOST_TURNS = 24;
const FEWEST_WORDS = 4;
const LONGEST = 70;
const GREETING = /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening))\b(?: there\b| all\b)?[,!. ]*)+/i;

/** "My gran broke her hip in April and I have to find a carer": what the chat is for stands behind. */
const PURPOSE = new RegExp(
  wrapped`
    (?:,|,? and|,? but|,? so) ((?:my [a-z]+ (?:says?|said|thinks?|told me) )?(?:I|we) (?:
      need to|have to|must|should
    ) [^,;]{10,})`,
  "i",
);
const whatItIsFor = (opening: string): string | undefined =>
  opening.length <= LONGEST ? undefined : PURPOSE.exec(opening)?.[1];

/** The first thing a user said, in their words; null where that is no more than a greeting. */
const openingOf = oncePer(({ sentences }: Passage): string | null => {
  const first = sentences.map(plainOf).find((text) => countWords(stripLeadIns(text, null).text) >= FEWEST_WORDS);
  if (first === undefined) return null;
  const opening = first.replace(GREETING, "");
  const purpose = whatItIsFor(opening);
  if (purpose !== undefined) return inShort(purpose, LONGEST);
  return NEWS.test(opening) ? null : inShort(opening, LONGEST);
});

const WHO = wrapped`
  (?:
    I|[Ww]e|(?:[Mm]y|[Oo]ur) (?:[\w'-]+ ){0,2}?[\w'-]+|[Mm]um|[Mm]om|[Dd]ad|[Ss]?[Hh]e|[Tt]hey|\p{Lu}\p{Ll}+(?: and I)?
  )`;
/** Since when the user's days are other ones: of that the whole chat may be. */
const NEW_DAYS =
  "started|joined|moved|graduated|retired|enrolled|adopted|inherited|launched|signed|decided|wanted|noticed|used";
/** "we bought a barn", "my aunt broke her hip": news, and what comes behind is seldom of it. */
const NEWS = new RegExp(
  wrapped`
    ^(?:(?:so|ok|okay|well|guess what|big news|news|update)[,:!. ]+)*(?:${WHO}(?:'ve|'s| have| has)? )?
      (?:(?:just|finally|also|both) )*(?!(?:${NEW_DAYS})\b)(?:
      ${PAST_FORMS}|(?:[a-z]{3,}ed(?!\b (?:about|of|by|with)\b))
    )\b(?! to\b)`,
  "u",
);

/** It is told already what this was said about. */
const HAS_CONTEXT = /\((?:asked|speaking of|said after|said to|stuck|[a-z]+ing) |(?:says|asked) "/;
const BRACKETS = / \([^()]*\)/g;
/** Of so few things a statement tells that the chat has to say which; a choice is nearly always one for what the chat is about. */
const NAMES_LITTLE = 2;
const NAMES_LITTLE_OF_CHOICE = 4;
const CHOOSES = new RegExp(wrapped`
  ^(?:
    went (?:with|for)|is (?:going|sticking) with
    |decided (?:
      on|to (?:go|stay|stick|opt|switch|settle|use|pick|choose|take|add|cut|drop|skip|leave out|remove|keep|order|buy)\b
    )
    |chose|prefers|wants|doesn't want|is getting|is going to get|will (?:take|make|open|start|use|get)|shall start
    |just ordered
  )\b`);
/** "I earn €40,000": whatever the chat is of. */
const SAYS_SUM = /[$€£]\d/;
const saysTooLittle = ({ text, isStatic, kind }: MemoryCandidate, speaker: string, opening: string): boolean => {
  if (leansAsAsked(text)) return true;
  if (isStatic || kind === "instruction" || HAS_CONTEXT.test(text) || !text.startsWith(`${speaker} `)) return false;
  const said = text
    .slice(speaker.length + 1)
    .replace(BRACKETS, "")
    .replaceAll(speaker, "");
  const own = stemsOf(said);
  const known = new Set(stemsOf(opening));
  if (own.some((stem) => known.has(stem))) return false;
  return CHOOSES.test(said)
    ? own.length <= NAMES_LITTLE_OF_CHOICE
    : own.length <= NAMES_LITTLE && !/\p{Lu}/u.test(said) && !SAYS_SUM.test(said);
};

/** "What would you test first, the parser or the cache?" "The cache.": what the user had asked, else said last, before the assistant spoke. */
const saidBeforeChoice = oncePer(({ sentences }: Passage): string | null => {
  const told = sentences.map(plainOf).filter((text) => !/^(?:please|thanks|thank you)\b/i.test(text));
  const asked = told.findLast((text) => text.endsWith("?") && stemsOf(text).length >= FEWEST_ASKED);
  const last = asked ?? told.findLast((text) => stemsOf(text).length >= FEWEST_ASKED);
  if (last === undefined) return null;
  const said = upperFirst(inShort(stripLeadIns(last, null).text, LONGEST_ASKED));
  return `${said.endsWith("?") ? "asked" : "said after"} "${said}"`;
});
const FEWEST_ASKED = 3;
const LONGEST_ASKED = 110;
const SETTLES = /^(?:decided on|chose|went (?:with|for)|is going with|is sticking with) /;
/** A choice of which nothing else tells what it is for, with what the user had brought up. */
const withQuestionBefore = (candidate: MemoryCandidate, passages: readonly Passage[], at: number): MemoryCandidate => {
  const [proposal, before] = [passages[at - 1], passages[at - 2]];
  const { speaker, said: told, sentences } = passages[at] as Passage;
  const said = candidate.text.slice(speaker.length + 1);
  if (proposal?.role !== "assistant" || before?.role !== "user" || told - before.said > DAY_MS) return candidate;
  // What stands further on in a message is seldom a reply.
  const opens = sentences[0]?.end ?? 0;
  if (!SETTLES.test(said) || candidate.sources.every(({ start }) => start >= opens)) return candidate;
  const asked = saidBeforeChoice(before);
  return asked === null ? candidate : { ...candidate, text: `${candidate.text.replace(/\.$/, "")} (${asked}).` };
};

/** A memory of the turn at `at`, with what its chat began with where it says too little alone. */
export const withChatOpening = (
  candidate: MemoryCandidate,
  passages: readonly Passage[],
  at: number,
): MemoryCandidate => {
  const passage = passages[at] as Passage;
  if (!isToAssistant(passage) || passage.isAboutCode) return candidate;
  const first = passages.slice(0, MOST_TURNS).findIndex(({ role }) => role === "user");
  if (first < 0 || at <= first) return candidate;
  const opening = openingOf(passages[first] as Passage);
  if (!saysTooLittle(candidate, passage.speaker, opening ?? "")) return candidate;
  const isOfSentence = ({ start, end }: PassageSentence): boolean =>
    candidate.sources.some((source) => source.start < end && start < source.end);
  if (opening === null || at - first > MOST_TURNS || turnedAway(passages, first, at, isOfSentence))
    return withQuestionBefore(candidate, passages, at);
  return { ...candidate, text: `${candidate.text.replace(/\.$/, "")} (in a chat that began "${opening}").` };
};
