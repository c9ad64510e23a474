// Days that come back each week, and spans that begin whenever something does: neither is one date.

import { describe, expect, test } from "bun:test";
import { findDates } from "#plugins/memory-extractors/local/dates/dates.ts";

/** A Monday in November. */
const SAID = Date.UTC(2023, 10, 20, 12);
const labels = (text: string): string[] => findDates(text, SAID).map(({ label }) => label);

describe("days of each week", () => {
  test.each([
    "Fridays I have my son, so the pool will be Thursday",
    "Back then I spent my whole Sunday ironing",
    "The pool should be on Tuesday from now on",
    "From now on the band meets on Wednesday",
    "We are moving the rehearsal to Thursday from now on",
    "Going forward standup is on Tuesday",
    "Mondays I teach, so I row on Tuesday",
    "Sundays we go to church so lunch is on Saturday",
    "We run on weekdays, and I lift on Saturday",
    "I have my kids on weekends, so I train on Friday",
    "I go to choir every Wednesday and band on Thursday",
    "Monday Wednesday Friday she's at the clinic",
    "My daughter swims Monday Tuesday Thursday",
    "Tuesday, Thursday, Saturday: dialysis",
    "Bin day is Wednesday",
    "Our team meetings are Wednesday at 10",
    "Choir rehearsals are Tuesday evening at the mill",
  ])("%s names no date", (text) => {
    expect(labels(text)).toEqual([]);
  });

  test.each([
    ["On Mondays I swim, so I'll see the dentist on Tuesday", "21 November 2023"],
    ["On Tuesdays I row but my exam is on Wednesday", "22 November 2023"],
    ["I swim every Tuesday and the interview is on Thursday", "23 November 2023"],
    ["On Thursdays I play squash, but last Friday I tore a muscle", "17 November 2023"],
    ["We run on weekdays, and I'm flying to Oslo on Saturday", "25 November 2023"],
    ["From now on I swim alone. The race is on Sunday", "26 November 2023"],
    ["Starting this Friday I will teach every Saturday", "24 November 2023"],
    ["The pool is shut on Tuesday", "21 November 2023"],
  ])("%s names %s", (text, label) => {
    expect(labels(text)).toEqual([label]);
  });

  test.each([
    "Mum does lunch for them Tuesday and Thursday",
    "I learn Dutch Tuesday evening",
    "My flatmate cooks Sunday and Monday",
    "Dad coaches the under tens Saturday morning",
    "I volunteer at the archive Monday afternoon",
    "I mind the twins Monday and Wednesday",
    "Ravi studies Polish on Thursday",
    "My gran collects the boys Wednesday and Friday",
    "My son goes to judo Monday and Friday",
  ])("what is simply done has its day in each week: %s", (text) => {
    expect(labels(text)).toEqual([]);
  });

  test.each([
    ["I study for the bar on Friday", 1],
    ["We learn the results on Friday", 1],
    ["Bo visits us this Tuesday and Thursday", 2],
    ["I see the vet on Tuesday and the bank on Thursday", 2],
    ["Mum did lunch for them Tuesday and Thursday", 2],
    ["We go to Bonn Monday and Tuesday", 2],
    ["My aunt comes Saturday and Sunday", 2],
    ["I'll mind the twins Monday and Wednesday", 2],
    ["I fly to Bonn Monday and back Thursday", 2],
  ])("what is done once has its date: %s", (text, dates) => {
    expect(labels(text)).toHaveLength(dates);
  });

  test.each([
    "The water in February is 7 degrees",
    "The sea in August gets warm",
    "It snows a lot in January",
    "It gets dark early in December",
    "Our days in November are short",
    "The lake in May is freezing",
    "It hardly rains in July",
    "The pollen in April is awful",
    "Porto in August is too hot for me",
  ])("what is so each year: %s", (text) => {
    expect(labels(text)).toEqual([]);
  });

  test.each([
    ["The water in February was 7 degrees", "February 2023"],
    ["The wedding in February is in Porto", "February 2024"],
    ["The exam in June is oral", "June 2024"],
    ["It snowed a lot in January", "January 2023"],
    ["My course in May is full", "May 2024"],
    ["The beach clean in April is mine", "April 2024"],
    ["It gets signed in December", "December 2023"],
    ["We swim the lake in May", "May 2024"],
  ])("what is of one year: %s", (text, label) => {
    expect(labels(text)).toEqual([label]);
  });

  test("several days that are over are so many dates", () => {
    expect(labels("I was in Bonn Monday, Tuesday and Wednesday")).toHaveLength(3);
  });
});

describe("how long it takes", () => {
  test.each([
    "My tenant pays in 30 days",
    "My clients pay me in 14 days",
    "Invoices are due in 30 days",
    "The varnish dries in 2 days",
    "Parcels are delivered in 5 days",
    "The cress sprouts in a week",
    "My boss usually answers in two days",
    "Bones heal in six weeks",
  ])("%s names no date", (text) => {
    expect(labels(text)).toEqual([]);
  });

  test.each([
    ["My tenant will pay in 10 days", "30 November 2023"],
    ["I have to pay in 10 days", "30 November 2023"],
    ["My rent is due in 3 days", "23 November 2023"],
    ["The invoice is due in 3 days", "23 November 2023"],
    ["We fly in 3 days", "23 November 2023"],
    ["School starts in 2 weeks", "week of 4 December 2023"],
    ["Her visa expires in 3 weeks", "week of 11 December 2023"],
    ["The exam is in 10 days", "30 November 2023"],
  ])("%s names %s", (text, label) => {
    expect(labels(text)).toEqual([label]);
  });
});
