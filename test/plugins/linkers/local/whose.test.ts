import { describe, expect, test } from "bun:test";
import { type Pairs, verdict } from "../pairs.ts";

const OF_TWO: Pairs = [
  ["User weighs 91 kg.", "The dog's weight is 12 kg."],
  ["User weighs 91 kg.", "User's dog's weight is 12 kg."],
  ["User weighs 91 kg.", "The old dog weighs 12 kg."],
  ["The dog's weight is 12 kg.", "User weighs 91 kg."],
  ["User's dose is 50 mg.", "The cat's dose is 5 mg."],
  ["User's age is 35.", "The dog's age is 5."],
  ["User wears size 44.", "The girl wears size 36."],
  ["User's heart rate is 60.", "The rabbit's heart rate is 180."],
  ["User's temperature is 38.", "The baby's temperature is 39."],
  ["User weighs 91 kg.", "June's weight is 70 kg."],
];

describe("an amount of somebody else's", () => {
  test.each([...OF_TWO])("replaces nothing: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("none");
  });

  test.each([
    ["User's budget is 500 euros.", "The school's budget is 5000 euros."],
    ["User's mileage is 30 miles a week.", "The car's mileage is 90000 miles."],
  ])("is at most ranked first where a thing owns it: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).not.toBe("hard");
  });

  test.each([
    ["User weighs 91 kg.", "User's weight is 84 kg."],
    ["User's dog weighs 12 kg.", "The dog weighs 14 kg now."],
    ["The project's deadline is 3 May.", "The deadline is 10 May now."],
    ["User's wife and User live in Linz.", "User lives in Graz now."],
  ])("stands in nobody's way: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("hard");
  });
});

describe("the denial of an end", () => {
  test.each([
    ["Milan is allergic to nuts.", "Milan's nut allergy is not gone."],
    ["Milan is allergic to nuts.", "Milan's nut allergy hasn't gone away."],
  ])("leaves what has not ended: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("none");
  });

  test("is no denial of going somewhere", () => {
    expect(verdict("User goes to the gym.", "User hasn't gone to the gym in months.")).toBe("hard");
  });
});

describe("a person who is called as a month is", () => {
  test.each([
    ["Jan lives in Linz.", "Jan moved to Graz."],
    ["April lives in Linz.", "April moved to Graz."],
    ["June works at a bakery.", "June works at a bank now."],
    ["User lives with April.", "April moved out."],
  ])("is who is told of: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("hard");
  });

  test.each([
    ["User lives in Linz.", "Jan moved to Graz."],
    ["June was cold.", "June was warm."],
    ["User starts in May.", "June works better for User."],
    ["User's holiday is in August.", "August moved to September."],
  ])("is no month and no user: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).not.toBe("hard");
  });
});
