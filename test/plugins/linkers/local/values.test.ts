import { describe, expect, test } from "bun:test";
import { tokenize } from "#plugins/linkers/local/reading/tokens.ts";
import { conflictingTypes, isOtherOfSeries, readValues } from "#plugins/linkers/local/reading/values.ts";

const read = (text: string) => readValues(tokenize(text));
const types = (text: string): Record<string, string[]> =>
  Object.fromEntries([...read(text).values].map(([type, values]) => [type, [...values]]));

describe("typed values", () => {
  test("are told apart by what they count or name", () => {
    expect(types("The lesson is on 3 March at 9:15.")).toEqual({ date: ["mar-3"], time: ["9:15"] });
    expect(types("My rent is 840 pounds, up 5%.")).toEqual({ money: ["840"], percent: ["5"] });
    expect(types("Gran is 79.")).toEqual({ age: ["79"] });
    expect(types("I ran 12 km on Mondays in 2021.")).toEqual({ "n:km": ["12"], weekday: ["mon"], year: ["2021"] });
    expect(types("Write to kim@mail.test or 555-0134.")).toEqual({ email: ["kim@mail.test"], phone: ["555-0134"] });
  });

  test("disagree where a type is the same and no value is", () => {
    expect(conflictingTypes(read("weighs 70 kg").values, read("weighs 66 kg").values)).toEqual(["n:kg"]);
    expect(conflictingTypes(read("weighs 70 kg").values, read("runs 66 km").values)).toEqual([]);
  });

  test("know items of a series for different ones", () => {
    expect(isOtherOfSeries(read("Sprint 3 ends"), read("Sprint 4 ends"))).toBe(true);
    expect(isOtherOfSeries(read("the first lesson"), read("the second lesson"))).toBe(true);
    expect(isOtherOfSeries(read("Sprint 3 ends"), read("Sprint 3 begins"))).toBe(false);
  });
});
