// Suggested buckets: valid, distinct, three to six, and in the words of the prompt.

import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { parseBuckets } from "#domain/bucket.ts";
import { BUCKET_PRESETS } from "#domain/bucket-presets.ts";
import { suggestBuckets } from "#domain/suggest-buckets.ts";

const keysOf = (prompt: string): string[] => suggestBuckets(prompt).map(({ key }) => key);

/** Prompts with the keys that a reader would expect, in the prompt's order. */
const PROMPTS: readonly (readonly [prompt: string, keys: readonly string[]])[] = [
  [
    "We run a bakery with a loyalty app. Remember favourite breads, allergies, pick-up times and birthdays. Ignore jokes.",
    ["favourite_breads", "allergies", "pick_up_times", "birthdays"],
  ],
  [
    "Support desk for a router manufacturer. Capture device models, firmware versions, network setup, past tickets and how angry callers are.",
    ["device_models", "firmware_versions", "network_setup", "past_tickets"],
  ],
  [
    "You help authors finish their books. Keep plot ideas, characters, writing habits, deadlines, feedback from editors and publishing plans. Never store unpublished chapters.",
    ["plot_ideas", "characters", "writing_habits", "deadlines", "feedback_from_editors", "publishing_plans"],
  ],
  [
    "Gym chain assistant: workout plans, injuries, membership type, favourite classes, nutrition goals, trainer notes.",
    ["workout_plans", "injuries", "membership_type", "favourite_classes", "nutrition_goals", "trainer_notes"],
  ],
  [
    "We are a climbing coach: remember finger injuries, grades, training days and gear. Music shop: record labels.",
    ["finger_injuries", "grades", "training_days", "gear", "record_labels"],
  ],
  [
    "Language school. We care about native language, level, mistakes they repeat, topics of interest, exam dates and preferred schedule.",
    ["native_language", "level", "mistakes", "topics_of_interest", "exam_dates", "preferred_schedule"],
  ],
  [
    "Remember what matters to gardeners such as soil types, plants they grow, pests, climate zone and tools.",
    ["soil_types", "plants", "pests", "climate_zone"],
  ],
  [
    "Focus on medication, appointments, symptoms, family doctors, insurance and dietary restrictions of our patients.",
    ["medication", "appointments", "symptoms", "family_doctors", "insurance", "dietary_restrictions"],
  ],
  [
    "A recruiting agency's copilot. Track candidates' skills, salary expectations, notice periods, interview feedback, visa status and relocation plans; don't keep protected characteristics.",
    ["skills", "salary_expectations", "notice_periods", "interview_feedback", "visa_status", "relocation_plans"],
  ],
  [
    "Dog trainers use our app. Note breed, age, behaviour problems, training progress, vet visits and owner's goals.",
    ["breed", "age", "behaviour_problems", "training_progress", "vet_visits", "goals"],
  ],
  [
    "We are a travel startup and want to know about dream destinations, travel companions, budgets, seat and hotel preferences, and past trips.",
    ["dream_destinations", "travel_companions", "budgets", "seat_and_hotel_preferences", "past_trips"],
  ],
  [
    "Store:\n- programming languages\n- frameworks\n- coding style\n- open bugs\n- must-have libraries",
    ["programming_languages", "frameworks", "coding_style", "open_bugs", "must_have_libraries"],
  ],
  [
    "Please remember the user's musical taste (genres, artists, concerts), instruments they play, and practice goals.",
    ["musical_taste", "genres", "artists", "concerts", "instruments", "practice_goals"],
  ],
  [
    "Keep only facts about the household: bills, repairs, appliances, shopping habits, chores.",
    ["bills", "repairs", "appliances", "shopping_habits", "chores"],
  ],
  [
    "We build software for lawyers. Important are case numbers, hearing dates, opposing counsel and fee agreements.",
    ["case_numbers", "hearing_dates", "opposing_counsel", "fee_agreements"],
  ],
  [
    "I want the assistant to be friendly and remember my projects, my kids' schools, recipes I liked and the books I am reading.",
    ["projects", "schools", "recipes", "books"],
  ],
  [
    "Wir betreiben einen Fahrradladen und möchten Fahrradmodelle, Reparaturen, Termine und Wünsche der Kunden speichern.",
    ["fahrradmodelle", "reparaturen", "termine", "wunsche"],
  ],
  [
    "Recuerda las alergias, los platos favoritos, los horarios y las reservas de nuestros clientes.",
    ["alergias", "platos_favoritos", "horarios", "reservas"],
  ],
];

describe("suggested buckets", () => {
  for (const [prompt, keys] of PROMPTS) {
    test(`follow "${prompt.slice(0, 60)}..."`, () => {
      expect(keysOf(prompt).slice(0, keys.length)).toEqual([...keys]);
    });
  }

  test("are made of the prompt's own words", () => {
    const plain = (text: string): string =>
      text
        .toLowerCase()
        .normalize("NFKD")
        .replace(/[\p{M}']/gu, "");
    for (const [prompt, keys] of PROMPTS) {
      for (const { key, description } of suggestBuckets(prompt).slice(0, keys.length)) {
        for (const word of plain(`${key} ${description}`).match(/[a-z]+/g) ?? []) expect(plain(prompt)).toContain(word);
      }
    }
  });

  test("tell topics of one word as one where the prompt names more than six", () => {
    const prompt =
      "Track meal plans, allergies, training plans, sleep, moods, weight, race results and recovery plans.";
    expect(suggestBuckets(prompt)).toEqual([
      { key: "meal_plans", description: "Meal plans: training plans, recovery plans." },
      ...["allergies", "sleep", "moods", "weight"].map((key) => ({
        key,
        description: `${key.charAt(0).toUpperCase()}${key.slice(1)}.`,
      })),
      { key: "race_results", description: "Race results." },
    ]);
  });

  test("fill up with the closest presets where the prompt names too little", () => {
    const presets = BUCKET_PRESETS.map((preset) => preset.key);
    for (const prompt of ["A diary.", "Do not remember anything.", "记住用户的饮食偏好、过敏和旅行计划。"]) {
      const keys = keysOf(prompt);
      expect(keys).toHaveLength(3);
      for (const key of keys) expect(presets).toContain(key as (typeof presets)[number]);
    }
    expect(keysOf("An app about hotels and flights. Remember seat choices.")).toEqual(
      expect.arrayContaining(["seat_choices", "travel"]),
    );
  });

  test("leave out what the prompt does not want", () => {
    const keys = keysOf("Keep hobbies, pets and trips. Never keep passwords, card numbers or addresses.");
    expect(keys).toEqual(["hobbies", "pets", "trips"]);
  });

  test("are three to six valid and distinct definitions for any text", () => {
    const word = fc.constantFrom(
      "remember",
      "the",
      "users'",
      "static",
      "and",
      "such as",
      ",",
      ":",
      "-",
      "\n",
      ".",
      "goals",
      "Größe",
      "food",
      "not",
    );
    const text = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc.array(word, { maxLength: 60 }).map((words) => words.join(" ")),
    );
    fc.assert(
      fc.property(text, (prompt) => {
        const buckets = suggestBuckets(prompt);
        expect(buckets.length).toBeGreaterThanOrEqual(3);
        expect(buckets.length).toBeLessThanOrEqual(6);
        expect(parseBuckets(buckets)).toEqual({ ok: true, buckets });
      }),
      { numRuns: 500 },
    );
  });

  test("come in linear time for a long and hostile text", () => {
    for (const piece of ["a", " and", ", x", "the ", "user's ", "remember ", "(", "-\n", "such as "]) {
      suggestBuckets(piece.repeat(100_000));
    }
  });
});
