// What somebody no longer leaves out, never had, or has learned by now; and what only looks like it.

import { describe, expect, test } from "bun:test";
import { verdict } from "../pairs.ts";

const REPLACED: readonly (readonly [older: string, newer: string])[] = [
  // How much of it was stopped says nothing else.
  ["User drinks coffee every morning.", "User has stopped coffee completely."],
  ["User smokes.", "User has stopped smoking entirely."],
  ["User plays squash.", "User gave up squash altogether."],
  ["User takes citalopram.", "User came off citalopram completely."],
  // Eaten again, or of its kind.
  ["User doesn't eat dairy because of migraines.", "User is eating cheese again."],
  ["User avoids sugar.", "User eats chocolate again."],
  ["User can't have shellfish.", "User is eating prawns again."],
  ["User is allergic to walnuts.", "User can eat walnuts now."],
  ["User has an egg allergy.", "User can eat eggs again."],
  // It never was so.
  ["User has a pollen allergy.", "The pollen allergy was a mistake, User can sit outside."],
  ["User is allergic to eggs.", "User's egg allergy was a misdiagnosis."],
  ["User has asthma.", "The asthma turned out to be a misdiagnosis."],
  // Trained.
  ["User is a trainee midwife at Barnes.", "User is fully qualified now."],
  ["User is a trainee midwife at Barnes.", "User is fully qualified now, they start in Leeds next week."],
  ["User is an apprentice electrician.", "User is certified."],
  ["Mira is a trainee pilot.", "Mira is licensed now."],
  // What somebody weighs, however it is told.
  ["User is 212 lbs.", "User weighs 189 now."],
  ["User is 92 kg.", "User weighs 89 kg."],
  // A move is a move still.
  ["User is moving to Split in June.", "User will move to Split in autumn."],
];

const STANDING: readonly (readonly [older: string, newer: string])[] = [
  ["User doesn't eat dairy.", "User is eating vegan cheese now."],
  ["User doesn't eat dairy.", "User drinks oat milk now."],
  ["User doesn't eat dairy.", "User is eating bread again."],
  ["User doesn't eat dairy after 6 pm.", "User is eating cheese again."],
  ["User is allergic to walnuts.", "User eats pecans again."],
  ["User is allergic to cats.", "User can eat walnuts again."],
  ["User has a tattoo.", "The tattoo was a mistake."],
  ["User has a dog.", "Getting the dog was a mistake."],
  ["User has asthma.", "Tom's asthma was a misdiagnosis."],
  ["User's son has a pollen allergy.", "User's egg allergy was a mistake."],
  ["User is a trainee midwife at Barnes.", "User is qualified for the final."],
  ["User is a trainee midwife at Barnes.", "User is qualified as a lifeguard now."],
  ["User is a trainee midwife at Barnes.", "Mira is fully qualified now."],
  ["User is a trainee midwife at Barnes.", "User is not qualified yet."],
  ["User is a trainee midwife at Barnes.", "User wants to be fully qualified soon."],
  ["User is a midwife at Barnes.", "User is fully qualified now."],
  ["User is 6'1.", "User weighs 189 now."],
  ["User is 92 kg.", "User lifted 89 kg."],
  // A trip to where somebody will live.
  ["In June (June 2023) User travels to Split for three weeks.", "User will move to Split in autumn."],
  ["User flies to Split in June.", "User is moving to Split in autumn."],
  ["User's course in Split is in June.", "User is moving to Split in autumn."],
];

describe("what was so and is no more", () => {
  test.each(REPLACED)("%s | %s", (older, newer) => {
    expect(verdict(older, newer)).toBe("hard");
  });
  test.each(STANDING)("stands: %s | %s", (older, newer) => {
    expect(verdict(older, newer)).toBe("none");
  });
});
