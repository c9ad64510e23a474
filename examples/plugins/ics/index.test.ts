// Run it with `bun test` in this folder: what every extractor has to hold, and what this one is for.

import { expect, test } from "bun:test";
import { extractorConformance } from "mneme/conformance/extractor";
import { callContext, pluginHost } from "mneme/conformance/host";
import ics from "./index.ts";

const CALENDAR = await Bun.file(new URL("rowing.ics", import.meta.url)).text();

const source = (content: string) => ({
  bytes: new TextEncoder().encode(content),
  mediaType: "text/plain",
  name: "rowing.ics",
});
const read = async (content: string, options = { past: true }) =>
  await (await ics.create(options, pluginHost())).extract({ ...source(content), url: null }, callContext());

extractorConformance("ics", (host) => ics.create({ past: true }, host), [source(CALENDAR)]);

test("events come in their order, with time, place and people", async () => {
  const { text, title } = await read(CALENDAR);
  expect(title).toBe("Rowing club");
  expect(text).toBe(
    "Boat inspection, 2031-04-12 09:30 to 11:00 (Europe/Rome).\n" +
      "With Okafor, Ines, Tomas Brandt.\nBring the log book.\nThe blue boat first.\n\n" +
      "Spring regatta, 2031-05-03 to 2031-05-04, at Lake Orta, Pella.",
  );
});

test("what is over is left out when it is not asked for", async () => {
  const over = CALENDAR.replaceAll("2031", "2019");
  expect((await read(over, { past: false })).text).toBe("");
});

test("a calendar without events says so", async () => {
  await expect(read("BEGIN:VCALENDAR\nEND:VCALENDAR")).rejects.toMatchObject({ code: "no_events" });
});
