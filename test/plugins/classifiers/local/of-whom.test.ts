// Whose work and schooling a statement tells of.

import { expect, test } from "bun:test";
import { isOfOthers, isWorkplace } from "#plugins/classifiers/local/of-whom.ts";

test.each(["User's aunt drives a bus.", "User's older brother Rolf works shifts at the mill."])(
  "%s: theirs",
  (text) => {
    expect(isOfOthers("work", text)).toBe(true);
    expect(isOfOthers("relationships", text)).toBe(false);
  },
);

test.each(["User's dad and User run the mill.", "User's aunt is their boss.", "User works at the mill."])(
  "%s: the user's",
  (text) => {
    expect(isOfOthers("work", text)).toBe(false);
  },
);

test("a school may be no more than a place of work", () => {
  expect(isWorkplace("User works as a librarian at the university in Turku.")).toBe(true);
  expect(isWorkplace("User needs a resignation letter to the university.")).toBe(true);
  expect(isWorkplace("User studies at the university in Turku.")).toBe(false);
  expect(isWorkplace("User is a teacher at a school.")).toBe(false);
});
