// Chronicles of a family: "he" is who the sentence before begins with, and not whom of one's own it names last.

import { expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const CHRONICLE = [
  "The Brandvolds of Ulvik",
  "",
  "Signe wrote to her sister every week; the letters are kept by our cousin Ragnhild.",
  "",
  "Their eldest son, Peder, took over the farm in 1921. He lost it in 1933.",
  "",
  "His daughter Alma, my grandmother, was the first to go to college.",
].join("\n");

test("each does what was told of them", async () => {
  expect(await statementsOf(CHRONICLE)).toEqual([
    "Signe wrote to her sister every week; the letters are kept by User's cousin Ragnhild.",
    "Alma, User's grandmother, was the first to go to college.",
    "Peder took over the farm in 1921. Peder lost it in 1933.",
  ]);
});

test.each([
  ["Called my sister Lena. She is pregnant.", "User's sister is pregnant."],
  ["John Marr is a lawyer. His wife Anna works as a nurse.", "John Marr's wife Anna works as a nurse."],
])("whom a note is about stays so: %s", async (text, told) => {
  expect((await statementsOf(text)).join(" ")).toContain(told);
});
