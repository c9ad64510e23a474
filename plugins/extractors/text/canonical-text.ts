// Puts turns into one readable text, "Speaker: words" a turn, with the sections that say where they are.

import type { EpochMs } from "#domain/clock.ts";
import type { Role, TurnSection } from "#domain/extracted-text.ts";

export interface Turn {
  readonly speaker: string;
  readonly role: Role;
  readonly at: EpochMs | null;
  readonly words: string;
}

/** Something said of the turns behind it: a title, a date, lines before the first turn. */
export interface Heading {
  readonly heading: string;
}

export interface ConversationText {
  readonly text: string;
  readonly sections: readonly TurnSection[];
  /** The earliest time that is known of the conversation. */
  readonly date: EpochMs | null;
}

const MAX_SPEAKER = 80;

const ROLE_LABELS: Readonly<Record<Role, string>> = {
  user: "User",
  assistant: "Assistant",
  system: "System",
  tool: "Tool",
  other: "Speaker",
};

/** One line, of bounded length, without the colon that ends it. */
export const speakerLabel = (name: string | null, role: Role): string => {
  const line = (name ?? "")
    .slice(0, 4 * MAX_SPEAKER)
    .replace(/[\s:]+/g, " ")
    .trim();
  return line === "" ? ROLE_LABELS[role] : line.slice(0, MAX_SPEAKER).toWellFormed();
};

export const earliest = (times: readonly (EpochMs | null)[]): EpochMs | null =>
  times.reduce<EpochMs | null>(
    (first, time) => (time !== null && (first === null || time < first) ? time : first),
    null,
  );

/** The line above a session: its title, its day, both or none. */
export const sessionHeading = (session: {
  readonly title: string | null;
  readonly date: EpochMs | null;
}): Heading[] => {
  const day = session.date === null ? "" : new Date(session.date).toISOString().slice(0, 10);
  const heading = [session.title ?? "", day].filter((part) => part !== "").join(", ");
  return heading === "" ? [] : [{ heading }];
};

export const writeConversation = (parts: readonly (Turn | Heading)[]): ConversationText => {
  const sections: TurnSection[] = [];
  const pieces: string[] = [];
  let length = 0;
  const write = (piece: string): void => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const part of parts) {
    if ("heading" in part) {
      write(`${length === 0 ? "" : "\n"}${part.heading.trim()}\n\n`);
      continue;
    }
    const start = length;
    write(`${part.speaker}: `);
    const bodyStart = length;
    write(part.words.trim());
    const { speaker, role, at } = part;
    sections.push({ kind: "turn", start, end: length, bodyStart, speaker, role, at });
    write("\n");
  }
  return { text: pieces.join(""), sections, date: earliest(sections.map((section) => section.at)) };
};
