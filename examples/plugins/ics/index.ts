// A plugin of the kind "extractor": reads calendars (.ics) as one paragraph an event, in the order in which they take place.

import { definePlugin, type ExtractedText, PluginError, type Section, Type } from "mneme/plugin";
import { type CalendarEvent, readEvents } from "./read-events.ts";

const MOST_EVENTS = 20_000;

const text = ({ summary, when, where, who, description }: CalendarEvent): string =>
  [
    `${summary}${when === "" ? "" : `, ${when}`}${where === "" ? "" : `, at ${where}`}.`,
    who.length === 0 ? "" : `With ${who.join(", ")}.`,
    description,
  ]
    .filter((line) => line !== "")
    .join("\n");

export default definePlugin({
  kind: "extractor",
  name: "ics",
  options: Type.Object({
    /** Whether events that are over are kept. */
    past: Type.Boolean({ default: true }),
  }),
  create: async ({ past }, { clock }) => ({
    accepts: ({ mediaType, name }) => mediaType === "text/calendar" || (name?.toLowerCase().endsWith(".ics") ?? false),
    extract: async ({ bytes, url }): Promise<ExtractedText> => {
      const { name, events } = readEvents(new TextDecoder().decode(bytes));
      if (events.length === 0) throw new PluginError("no_events", "the calendar holds no events", false);
      const kept = events.filter(({ end }) => past || end === null || end >= clock.now());
      const sections: Section[] = [];
      const paragraphs: string[] = [];
      let at = 0;
      for (const event of kept.slice(0, MOST_EVENTS)) {
        const paragraph = text(event);
        sections.push({ kind: "heading", start: at, end: at + event.summary.length, level: 2, title: event.summary });
        paragraphs.push(paragraph);
        at += paragraph.length + 2;
      }
      return {
        text: paragraphs.join("\n\n"),
        sections,
        type: "text",
        mediaType: "text/calendar",
        title: name,
        author: null,
        url,
        ogImage: null,
        date: null,
        notes: kept.length > MOST_EVENTS ? [`Only the first ${MOST_EVENTS} events were read.`] : [],
      };
    },
  }),
});
