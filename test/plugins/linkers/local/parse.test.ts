import { describe, expect, test } from "bun:test";
import { type Parsed, parse } from "#plugins/linkers/local/reading/parse.ts";
import { ParseCache } from "#plugins/linkers/local/reading/parse-cache.ts";
import { mayContain } from "#plugins/linkers/local/reading/places.ts";

const read = (text: string): Parsed => parse({ text, subject: null, slot: null });
const subjects = (text: string): string[] => [...read(text).firstSubjects];
const slots = (text: string): string[] =>
  read(text).slots.map(({ attribute, value }) => `${attribute}=${value.join(" ")}`);

describe("parsed statements", () => {
  test("know whom they are about", () => {
    expect(subjects("My younger brother rows.")).toEqual(["self/younger brother"]);
    expect(subjects("Mara's sister Lea rows.")).toEqual(["mara/sister", "lea"]);
    expect(subjects("Kei and I rowed.")).toEqual(["kei", "self"]);
    expect(subjects("The user rows.")).toEqual(["self"]);
    expect(subjects("My dentist appointment is over.")).toEqual(["self"]);
    expect(subjects("The deadline is near.")).toEqual(["?"]);
  });

  test("read attributes that hold one value", () => {
    expect(slots("User lives in a small flat in Ghent with Kim.")).toEqual(["home=ghent"]);
    expect(slots("Mara has been working at Orsted since 2020.")).toEqual(["employer=orsted"]);
    expect(slots("Our new landlord is Mrs. Stein.")).toEqual(["is:landlord=stein"]);
    expect(slots("Ramen is my favourite food.")).toEqual(slots("My favorite food is ramen."));
    expect(slots("User likes rowing and speaks Danish.")).toEqual([]);
  });

  test("read no attribute from what is denied, depends on something, or is only a time", () => {
    expect(slots("User does not live in Ghent.")).toEqual([]);
    expect(slots("User rows because Mara lives in Ghent.")).toEqual([]);
    expect(slots("The lesson moved to Friday.")).toEqual([]);
  });

  test("tell the past, plans and wishes from how things are", () => {
    expect(read("User lived in Ghent.").isPast).toBe(true);
    expect(read("User used to live in Ghent.").isPast).toBe(true);
    expect(read("User has lived in Ghent.").isPast).toBe(false);
    expect(read("User was laid off from the mill.").isPast).toBe(false);
    expect(read("User might move to Ghent.").isUnsure).toBe(true);
    expect(read("User is going to visit Ghent.").isPlan).toBe(true);
  });

  test("say what has ended", () => {
    const ended = (text: string) => read(text).endings.map(({ words }) => words);
    expect(ended("User no longer plays chess.")).toEqual([["play", "chess"]]);
    expect(ended("Lea left the mill for a bakery.")).toEqual([["mill"]]);
    expect(ended("User's bike was stolen.")).toEqual([["bik"]]);
    expect(ended("Some close friends came.")).toEqual([]);
    expect(ended("User is off to bake.")).toEqual([]);
  });

  test("are kept up to a number, the least recently used dropped first", () => {
    const cache = new ParseCache(2);
    const parsed: string[] = [];
    const get = (text: string) =>
      cache.get({ id: "", text, subject: null, slot: null, documentDate: null, eventDates: [] }, (it) => {
        parsed.push(it.text);
        return read(it.text);
      });
    for (const text of ["a", "b", "a", "c", "a", "b"]) get(text);
    expect(parsed).toEqual(["a", "b", "c", "b"]);
  });
});

describe("places", () => {
  test("within each other contradict nothing", () => {
    expect(mayContain("brooklyn", "york")).toBe(true);
    expect(mayContain("italy", "turin")).toBe(true);
    expect(mayContain("turin", "genoa")).toBe(false);
    expect(mayContain("germany", "smallville")).toBe(true);
    expect(mayContain("spain", "toronto")).toBe(false);
  });
});
