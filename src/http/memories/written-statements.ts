// Statements as clients write them, with their times read and their metadata checked.

import { DAY_MS, type EpochMs } from "#domain/clock.ts";
import type { EventDate } from "#domain/memory.ts";
import { invalid } from "#src/errors.ts";
import type { WrittenStatement } from "#src/writing/remember.ts";
import { isVisible } from "../fields/content.ts";
import { checkMetadata } from "../fields/metadata.ts";
import { readTime, toIso } from "../fields/time.ts";
import type { WriteBody } from "./schema.ts";

type TemporalContext = WriteBody["memories"][number]["temporalContext"];

/** A day lasts a day, a time is a moment. */
const toEventDate = (field: string, text: string): EventDate => {
  const start = readTime(field, text);
  const isDay = text.length <= 10;
  return { start, end: isDay ? start + DAY_MS : start + 1, label: isDay ? toIso(start).slice(0, 10) : toIso(start) };
};

export const readTemporalContext = (
  field: string,
  context: TemporalContext,
): { readonly documentDate: EpochMs | null | undefined; readonly eventDates: readonly EventDate[] | undefined } => {
  const { documentDate, eventDate } = context ?? {};
  return {
    documentDate: typeof documentDate === "string" ? readTime(`${field}.documentDate`, documentDate) : documentDate,
    eventDates:
      eventDate === undefined
        ? undefined
        : (eventDate ?? []).map((text, i) => toEventDate(`${field}.eventDate[${i}]`, text)),
  };
};

export const checkText = (field: string, text: string): string => {
  if (!isVisible(text)) throw invalid(field, "must not be empty");
  return text;
};

export const toStatements = (memories: WriteBody["memories"]): WrittenStatement[] =>
  memories.map((memory, i) => {
    const field = `memories[${i}]`;
    const times = readTemporalContext(`${field}.temporalContext`, memory.temporalContext);
    const { forgetAfter } = memory;
    return {
      text: checkText(`${field}.content`, memory.content),
      isStatic: memory.isStatic ?? false,
      metadata: memory.metadata === undefined ? null : checkMetadata(`${field}.metadata`, memory.metadata),
      forgetAfter: typeof forgetAfter === "string" ? readTime(`${field}.forgetAfter`, forgetAfter) : null,
      forgetReason: memory.forgetReason ?? null,
      documentDate: times.documentDate ?? null,
      eventDates: times.eventDates ?? [],
    };
  });
