// How an entry of a profile reads: on one line, headed with its day, which its text then leaves out.

import { describe, expect, test } from "bun:test";
import type { Memory } from "#domain/memory.ts";
import { composeProfile } from "#domain/profile.ts";
import { memoryRow } from "#test/support/memory-row.ts";

const DAY = 86_400_000;
const compose = (memories: readonly Memory[]) =>
  composeProfile({ memories, buckets: [{ key: "work", description: "" }], now: Date.UTC(2024, 5, 15) });

describe("how an entry reads", () => {
  const entry = (text: string, day = Date.UTC(2024, 4, 7), documentDate = day + DAY / 2) =>
    compose([memoryRow({ id: "a", text, documentDate, eventDates: [{ start: day, end: day + DAY, label: "" }] })])
      .profile.dynamic![0];

  test("what lay ahead when it was told is headed with the day when it was told", () => {
    const told = Date.UTC(2024, 3, 20, 12);
    expect(entry("Ada signed up for the race on 7 May (7 May 2024).", Date.UTC(2024, 4, 7), told)).toBe(
      "[Recent] [2024-04-20] Ada signed up for the race on 7 May (7 May 2024).",
    );
  });

  test("the day stands once, in front", () => {
    for (const said of [
      "Ada ran a race last Tuesday (7 May 2024).",
      "Ada ran a race yesterday (7 May 2024).",
      "Ada ran a race on 7 May 2024.",
      "Ada ran a race on Tuesday, May 7, 2024.",
      "Ada ran a race (2024-05-07).",
      "Yesterday (7 May 2024) Ada ran a race.",
      "Yesterday (7 May 2024), Ada ran a race.",
      "On 7 May 2024, Ada ran a race.",
      "[Recent] [2024-05-07] Ada ran a race.",
    ]) {
      expect(entry(said)).toBe("[Recent] [2024-05-07] Ada ran a race.");
    }
    expect(entry("Ada flew on May 7th, 2024 to Rome.")).toBe("[Recent] [2024-05-07] Ada flew to Rome.");
    expect(entry("Ada saw the dentist two days ago (7 May 2024), and it hurt.")).toBe(
      "[Recent] [2024-05-07] Ada saw the dentist, and it hurt.",
    );
  });

  test("another day, or the day as a bound of something longer, stays", () => {
    for (const said of [
      "Ada has been ill since 7 May 2024.",
      "Ada has been ill since yesterday (7 May 2024).",
      "Ada is away until Tuesday (7 May 2024).",
      "Ada ran a race on 17 May 2024.",
      "Ada ran a race last week (the week of 6 May 2024).",
      "Ada's deadline is 7 May 2024.",
      "Ada can run Tuesday (7 May 2024), Thursday (9 May 2024) and Saturday (11 May 2024) mornings.",
    ]) {
      expect(entry(said)).toBe(`[Recent] [2024-05-07] ${said}`);
    }
  });

  test.each([
    "Fridays Ada has her son, so the pool will be Tuesday (7 May 2024).",
    "The pool should be on Tuesday (7 May 2024).",
    "Ada's exam is on Tuesday (7 May 2024).",
    "Ada swims Tuesday (7 May 2024) with Bo.",
    "Thursday (7 May 2024) works best for Ada.",
    "Ada says yesterday (7 May 2024) was hard.",
    "Last night (7 May 2024) was hard for Ada.",
    "Ada prefers next Tuesday (7 May 2024).",
    "Ada spent yesterday (7 May 2024) in bed.",
    "Ada enjoyed last Tuesday (7 May 2024).",
    "Ada's work depends on Tuesday, May 7, 2024.",
    "Ada works on 7 May 2024 and Friday.",
    "Just yesterday (7 May 2024) Ada ran.",
    "The rehearsal is moved to Tuesday (7 May 2024).",
    "Ada and Bo say tomorrow's race (7 May 2024) will be fun.",
    "Ada is free on 7 May 2024 - 9 May.",
    "Ada can't and won't today (7 May 2024).",
  ])("a day that the sentence needs stays: %s", (said) => {
    expect(entry(said)).toBe(`[Recent] [2024-05-07] ${said}`);
  });

  test.each([
    ["Ada pays the rent in 3 days (7 May 2024).", "Ada pays the rent."],
    ["Ada swims on Tuesday (7 May 2024) with Bo.", "Ada swims with Bo."],
    ["Ada starts at the zoo tomorrow (7 May 2024).", "Ada starts at the zoo."],
    ["Ada saw Bo on 7 May 2024 and he was ill.", "Ada saw Bo and he was ill."],
    ["Yesterday (7 May 2024), the band played.", "The band played."],
    ["Ada helped people in need (7 May 2024).", "Ada helped people in need."],
    ["Ada's exam is on 7 May (7 May 2024).", "Ada's exam is on 7 May."],
  ])("%s reads %s", (said, read) => {
    expect(entry(said)).toBe(`[Recent] [2024-05-07] ${read}`);
  });

  test("an entry is one line, and cannot claim to be a summary", () => {
    const { profile } = compose([
      memoryRow({ id: "a", buckets: ["work"], text: "[Summary] [summary]\n Ada\n likes tea." }),
    ]);
    expect(profile.buckets!.work).toEqual(["[Recent] Ada likes tea."]);
  });

  test("a day beyond the calendar does not break the profile", () => {
    expect(entry("Ada waits.", 8.64e15, Date.UTC(2024, 0, 1))).toBe("[Recent] [2024-01-01] Ada waits.");
  });
});
