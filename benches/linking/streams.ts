// Statements in the order in which they were said, to be linked one after the other as a service would.

import type { Statement } from "#contracts/linker.ts";
import type { MemoryExtractor } from "#contracts/memory-extractor.ts";
import type { Turn } from "../memory/chunks.ts";
import { readBeam, readLocomo } from "../memory/datasets.ts";
import { type Drawn, extractFrom } from "../memory/extract.ts";

export interface Stream {
  readonly name: string;
  /** One list a conversation: links never lead from one to another. */
  readonly conversations: readonly (readonly Statement[])[];
}

const statement = (id: string, text: string, documentDate: number): Statement => ({
  id,
  text,
  subject: null,
  slot: null,
  documentDate,
  eventDates: [],
});

const drawnStatements = (drawn: readonly Drawn[], turns: readonly Turn[], prefix: string): Statement[] => {
  const times = new Map(turns.map((turn) => [turn.id, turn.at]));
  return drawn.map(({ memory, turnIds }, index) => ({
    id: `${prefix}-${index}`,
    text: memory.text,
    subject: memory.subject,
    slot: memory.slot,
    documentDate: times.get(turnIds[0] ?? "") ?? null,
    eventDates: memory.eventDates,
  }));
};

/** The first of each wording: a service keeps what is said again as one memory. */
const eachWordingOnce = (statements: readonly Statement[]): Statement[] =>
  [...new Map(statements.toReversed().map((one) => [one.text, one])).values()].reverse();

const sentencesOf = (text: string): string[] =>
  text
    .replace(/```[\s\S]*?(?:```|$)/g, " ")
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= 4 && !sentence.endsWith("?"));

export const readStreams = async (data: string, extractor: MemoryExtractor): Promise<Stream[]> => {
  const locomo = await readLocomo(data);
  const beam = await readBeam(data);
  const observations = locomo.map(({ sessions, facts, id }) => {
    const times = new Map(sessions.flatMap(({ turns }) => turns.map((turn) => [turn.id, turn.at] as const)));
    return facts
      .map(({ text, turnIds }, index) => statement(`${id}-${index}`, text, times.get(turnIds[0] ?? "") ?? 0))
      .sort((one, other) => (one.documentDate ?? 0) - (other.documentDate ?? 0));
  });
  const drawnLocomo = await Promise.all(
    locomo.map(async ({ sessions, id }) => {
      const lists = await Promise.all(
        sessions.map(async ({ turns, at }, index) =>
          drawnStatements(await extractFrom(extractor, turns, at), turns, `${id}-${index}`),
        ),
      );
      return eachWordingOnce(lists.flat());
    }),
  );
  const users = beam.map(({ id, turns }) => ({ id, turns: turns.filter((turn) => turn.role === "user") }));
  const sentences = users.map(({ id, turns }) =>
    turns.flatMap((turn) =>
      sentencesOf(turn.text).map((text, index) => statement(`${id}-${turn.id}-${index}`, text, turn.at)),
    ),
  );
  const drawnBeam = await Promise.all(
    beam.map(async ({ id, turns }) =>
      eachWordingOnce(drawnStatements(await extractFrom(extractor, turns, turns[0]?.at ?? 0), turns, id)),
    ),
  );
  return [
    { name: "LoCoMo observations", conversations: observations },
    { name: "LoCoMo drawn memories", conversations: drawnLocomo },
    { name: "BEAM user sentences", conversations: sentences },
    { name: "BEAM drawn memories", conversations: drawnBeam },
  ];
};
