// Who a speaker is that a transcript calls by nothing but a role: "Customer: Hi, this is Greta Holm", "Guest" of "My guest today is
// Ingrid Solberg". Told by the name, a memory says of whom it is.

import type { Chunk } from "#domain/chunk.ts";
import { wrapped } from "#domain/wrapped.ts";
import { isFirstName } from "../cues/proper-names.ts";
import { matchesIn } from "../patterns.ts";

const ROLE = new RegExp(
  wrapped`
    ^(?:the )?(?:
      customer|client|caller|guest|agent|support|host|interviewer|interviewee|candidate|patient|applicant|member|visitor
      |student|coach|therapist|(?:speaker|person|participant|caller) ?\w{1,2}
    )$`,
  "i",
);
const NAME = String.raw`(\p{Lu}\p{Ll}+(?:[- ]\p{Lu}\p{Ll}+){0,2})`;
const BEHIND = String.raw`(?=[,.!?;]|$| (?:from|with|here|speaking|at|and|again|calling|of)\b)`;
/** Surely a name: "my name is Obinna Eze" */
const NAMES_SELF = new RegExp(
  String.raw`(?:\b[Mm]y (?:full )?|(?:^|[,.!?;] )(?:[Tt]he )?)[Nn]ame(?:'s| is) ${NAME}${BEHIND}`,
  "gu",
);
/** Where it is a first name, or more words than one: "this is Greta Holm", "I'm Carla from Brightline" */
const PRESENTS_SELF = new RegExp(
  wrapped`
    (?:^|[.!?,] )(?:[Hh]i|[Hh]ello|[Hh]ey)?[,!]? ?(?:\p{Lu}\p{Ll}+, )?(?:
      (?:and )?[Tt]his is|[Yy]ou(?:'re| are) (?:chatting|speaking|talking) (?:with|to)
    ) ${NAME}${BEHIND}
    |(?:^|[.!?,] )${NAME} (?:speaking|here)(?=[,.!]|$)
    |\bI'm ${NAME}(?=,? (?:from|with) \p{Lu}|,? and I'll be (?:your|helping)|,? your )`,
  "gu",
);
/** Said by somebody else of the guest. */
const PRESENTS_GUEST = new RegExp(
  wrapped`
    \b(?:[Mm]y|[Oo]ur|[Tt]oday's) guest(?: today| this week| tonight)? is (?:\p{Ll}[\p{Ll} -]{2,40} )?${NAME}${BEHIND}
    |\b(?:joined(?: today)? by|[Ww]elcome,?) ${NAME}(?=[,.!]|$)`,
  "gu",
);
const MOST_TURNS = 4;

const namesOf = (text: string, pattern: RegExp, isSure: boolean): string[] =>
  matchesIn(text, pattern).flatMap((match) => {
    const name = match.slice(1).find((one) => one !== undefined) ?? "";
    return isSure || isFirstName(name.split(/[- ]/)[0] ?? "") ? [name] : [];
  });

/** By what name a speaker with a role for a name is called in the talk itself; only where it gives one. */
export const namesGiven = (chunks: readonly Chunk[]): ReadonlyMap<string, string> => {
  const turns = chunks.filter(({ role, speaker }) => role === "other" && speaker !== null);
  const speakers = [...new Set(turns.map(({ speaker }) => speaker?.trim() ?? ""))];
  const given = new Map<string, string>();
  for (const speaker of speakers.filter((one) => ROLE.test(one))) {
    const own = turns.filter((turn) => turn.speaker?.trim() === speaker).slice(0, MOST_TURNS);
    const ofOthers = /^(?:the )?guest$/i.test(speaker)
      ? turns.slice(0, MOST_TURNS).filter((turn) => !own.includes(turn))
      : [];
    const names = new Set([
      ...own.flatMap(({ text }) => [...namesOf(text, NAMES_SELF, true), ...namesOf(text, PRESENTS_SELF, false)]),
      ...ofOthers.flatMap(({ text }) => namesOf(text, PRESENTS_GUEST, false)),
    ]);
    const [name, ...more] = names;
    const isTaken = name === undefined || speakers.includes(name) || [...given.values()].includes(name);
    if (!isTaken && more.length === 0) given.set(speaker, name);
  }
  return given;
};
