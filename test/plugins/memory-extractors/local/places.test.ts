import { expect, test } from "bun:test";
import { isPlaceOrNation } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { withPlace } from "#plugins/memory-extractors/local/references/things/places.ts";
import { textsOf } from "../conversation.ts";

test.each([
  ["I moved here in 2019.", "I live in Porto.", "I moved to Porto in 2019."],
  ["I've been here for ten years.", "We're based in New Plymouth now.", "I've been in New Plymouth for ten years."],
  ["I started volunteering here in May.", "What a day!", "I started volunteering in May."],
  ["I moved here from Ghent.", "It rains a lot.", "I moved from Ghent."],
  ["I like it here.", "It rains a lot.", "I like it here."],
  ["Here's my plan.", "I live in Porto.", "Here's my plan."],
  ["I moved here in 2019.", "I lived in Lima. I worked in Quito.", "I moved in 2019."],
  ["I miss that he's not here.", "I live in Porto.", "I miss that he's not here."],
])("%s behind %s", (text, told, expected) => {
  expect(withPlace(text, told)).toBe(expected);
});

test("near there is near the place that was named", async () => {
  expect(
    await textsOf(
      "Ben: I'm looking for a flatmate in Bridport, do you know anybody?",
      "Ada: My cousin Ines lives near there!",
    ),
  ).toContain("Ada's cousin Ines lives near Bridport.");
});

test("where one made it to is where one got there", async () => {
  expect(
    await textsOf("Ben: Did you make it to Narvik?", "Ada: Yes! We got there at sunrise and it was foggy."),
  ).toContain("Ada got to Narvik at sunrise and it was foggy.");
});

test.each(["Romania", "Portugal", "Poland"])("%s is a country, whatever names its own begins with", (country) => {
  expect(isPlaceOrNation(country)).toBe(true);
});
