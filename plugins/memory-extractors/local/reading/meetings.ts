// The transcript of a meeting: "we" of somebody there are those who work with them, and neither the speaker alone nor the two who talk.

import type { Role } from "#domain/extracted-text.ts";
import { wrapped } from "#domain/wrapped.ts";
import { possessive } from "../telling/person.ts";

interface Turn {
  readonly role: Role | null;
  readonly speaker: string;
  readonly sentences: readonly { readonly raw: string }[];
  readonly isAmongSeveral: boolean;
  group: string | null;
}

/** What stands over a transcript: who was there, and what kind of meeting it was. */
const OVER_MEETING = new RegExp(
  wrapped`
    ^[\s#*_]*(?:attendees|participants|present|in attendance|attending)\b[\s*_]*:
    |\b(?:
      meeting|stand-?up|(?:weekly|daily|product|team|project|design|sales|monthly) sync|retro(?:spective)?|sprint
      |kick-?off|all[- ]hands|team call|status call|steering committee
    )\b`,
  "im",
);
/** "Family meeting", "Interview": of people who have no team in common. */
const OF_NO_TEAM = /\b(?:family|interview|podcast|book club|support group|parents|self-help|therapy|reunion)\b/i;

/** Gives those who speak in a meeting of several the team that "we" means. */
export const nameTeams = (passages: readonly Turn[]): void => {
  const first = passages.findIndex(({ role }) => role === "other");
  if (first < 1 || passages[first]?.isAmongSeveral !== true) return;
  const over = passages
    .slice(0, first)
    .flatMap(({ sentences }) => sentences.map(({ raw }) => raw))
    .join("\n");
  if (!OVER_MEETING.test(over) || OF_NO_TEAM.test(over)) return;
  for (const passage of passages) if (passage.role === "other") passage.group = `${possessive(passage.speaker)} team`;
};
