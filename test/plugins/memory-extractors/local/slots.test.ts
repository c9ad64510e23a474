import { describe, expect, test } from "bun:test";
import { parseSlot } from "#plugins/memory-extractors/local/telling/slots.ts";

describe("slots", () => {
  test.each([
    ["Ada's favorite color is teal.", "favorite:color", "teal"],
    ["Ada lives in Leeds with two friends.", "home", "Leeds"],
    ["Ada moved to Porto two years ago (2021).", "home", "Porto"],
    ["Ada works at Siemens as a designer.", "employer", "Siemens"],
    ["Ada exclusively works at Siemens.", "employer", "Siemens"],
    ["Ada is a senior software engineer.", "role", "senior software engineer"],
    ["Ada was promoted to head nurse.", "role", "head nurse"],
    ["Ada is 34 years old.", "age", "34"],
    ["Ada is originally from Ghent.", "origin", "Ghent"],
    ["Ada grew up in Cork.", "origin", "Cork"],
    ["Ada is married to Ben.", "partner", "Ben"],
    ["Ada is divorced.", "marital", "divorced"],
    ["Ada is vegetarian.", "diet", "vegetarian"],
    ["Ada is allergic to peanuts.", "allergy", "peanuts"],
    ["Ada is allergic to most nuts, almonds are fine.", "allergy", "most nuts"],
    ["Ada has a severe shellfish allergy.", "allergy", "shellfish"],
    ["Ada studies physics at Uppsala University.", "school", "Uppsala University"],
    ["Ada drives a red Volvo.", "car", "red Volvo"],
    ["Ada has two cats called Io and Leo.", "pet", "cats called Io and Leo"],
    ["Ada's birthday is on 3 May.", "birthday", "3 May"],
    ["Ada's goal is to run a marathon.", "goal", "run a marathon"],
    ["Ada loves jazz, chess and rain.", "likes", "jazz, chess and rain"],
    ["Ada doesn't like horror films because they are loud.", "dislikes", "horror films"],
    ["Ada has no interest in golf.", "dislikes", "golf"],
    ["Ada moved to Porto in 2019.", "home", "Porto"],
    ["Ada is in Porto now.", "home", "Porto"],
    ["Ada has moved, they are in Porto now.", "home", "Porto"],
    ["Ada married Ben in 2020.", "partner", "Ben"],
    ["Ada's weekly goal is 30 km.", "goal", "30 km"],
    ["Ada's username is Keeper71.", "username", "Keeper71"],
    ["Ada's e-mail address is ada@example.org.", "email", "ada@example.org"],
    ["Ada's phone number is 555 0199.", "phone number", "555 0199"],
  ])("%s → %s = %s", (text, attribute, value) => {
    expect(parseSlot(text, "Ada")).toEqual({ subject: "Ada", slot: { subject: "Ada", attribute, value } });
  });

  test("where somebody is right now is no home", () => {
    for (const text of ["Ada is in Porto right now.", "Ada is in Porto just now."])
      expect(parseSlot(text, "Ada").slot).toBeNull();
  });

  test("a relative's facts belong to the relative", () => {
    expect(parseSlot("Ada's sister Ida lives in Oslo.", "Ada").slot).toEqual({
      subject: "Ada's sister Ida",
      attribute: "home",
      value: "Oslo",
    });
  });

  test("another named person's facts belong to that person", () => {
    expect(parseSlot("Tom Reed works at Acme.", "Ada").slot).toEqual({
      subject: "Tom Reed",
      attribute: "employer",
      value: "Acme",
    });
  });

  test.each([
    "Ada is 15 minutes away.",
    "Ada is 5 feet tall.",
    "Ada is 28 weeks pregnant.",
    "Ada's rent is 90.",
    "Ada's deadline is 5 April 2024.",
    "Ada is 900.",
  ])("%s tells no age", (text) => {
    expect(parseSlot(text, "Ada").slot).toBeNull();
  });

  test.each(["Ada might move to Rome.", "Ada would like to live in Oslo.", "Ada loves it.", "The weather is mild."])(
    "%s holds no slot",
    (text) => {
      expect(parseSlot(text, "Ada").slot).toBeNull();
    },
  );
});
