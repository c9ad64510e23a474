import { describe, expect, test } from "bun:test";
import { covers, wordingOf } from "#domain/wording.ts";

const says = (one: string, other: string): boolean => covers(wordingOf(one), wordingOf(other));

describe("a statement says all that another one says", () => {
  test.each([
    ["Ada grows tomatoes on the balcony.", "Ada grows tomatoes."],
    ["Ada is a huge fan of tea and cake.", "Ada loves tea."],
    ["Ada really enjoys hiking in the mountains.", "Ada likes hiking."],
    ["Ada prefers simple, minimal dependencies to keep it light.", "Ada prefers simple and minimal dependencies."],
    ["Ada uses Heddle 2.1 for the grid.", "Ada is using Heddle v2.1.0 for styling and layout."],
    [
      "Ada is using Spindle, Loom 6, and Heddle 2.1 for the backend.",
      "Ada uses Heddle 2.1 and Spindle to keep the books.",
    ],
    ["Ada is using Spindle and Heddle 2.1.", "Ada also uses Heddle."],
    ['Ada says "sold the loom, start at the mill in May"', "Ada starts at the mill in May."],
  ])("%s (%s)", (one, other) => {
    expect(says(one, other)).toBe(true);
  });
});

describe("a statement leaves something out that another one says", () => {
  test.each([
    ["Ben no longer thinks that Ada lives in Rome.", "Ada lives in Rome."],
    ["If Ada grows tomatoes they freeze.", "Ada grows tomatoes."],
    ["Ada's brother Ben lives in Rome.", "Ada lives in Rome."],
    ["Ada has plan B.", "Ada has plan A."],
    ["Ada has two cats fewer than Ben, not one.", "Ada has two cats."],
    ["Ada doesn't love tea with milk.", "Ada loves tea."],
    ["Ada is allergic to Brazil nuts.", "Ada is allergic to nuts."],
    ["Ada prefers coffee to tea.", "Ada prefers tea to coffee."],
    ["Ada uses Heddle and Spindle.", "Ada uses Loom 6."],
    ["Ada uses Heddle and Spindle.", "Ada uses Heddle 2.1."],
    ["Ada uses Heddle and Spindle.", "Ida uses Heddle."],
    ["Ada uses Heddle and Spindle.", "Ada uses a loom and Heddle."],
    ["Ada pays 20 euros a week for the boat.", "Ada pays 20 euros a week for the choir."],
  ])("%s (%s)", (one, other) => {
    expect(says(one, other)).toBe(false);
  });
});
