import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { readQuestion } from "#retrieval/question.ts";
import { readTopics } from "#retrieval/topics.ts";
import { vectorOf } from "#test/support/index-rows.ts";

describe("topics of a question", () => {
  test.each([
    ["pets", "pets", "dog"],
    ["Does she have any animals?", "animals", "cat"],
    ["what does the user do for a living", "for a living", "work"],
    ["What does she do?", "What does she do", "job"],
    ["How does he get to work?", "get to work", "train"],
    ["What should I cook for dinner tonight?", "What should I cook for dinner tonight", "allergi"],
    ["Any dinner ideas?", "dinner ideas", "vegan"],
    ["food she likes", "food", "eat"],
    ["Where is it hosted?", "hosted", "vercel"],
    ["team members", "team members", "lead"],
    ["Does she have a cat?", "cat", "tabbi"],
    ["preferred response format", "response format", "bullet"],
    ["What food rules do I have?", "food rules", "halal"],
    ["how old is the user?", "how old", "born"],
    ["What pets does Mira have?", "Mira pets", "dog"],
    ["Is Mira in a relationship?", "Mira relationship", "divorc"],
    ["What food does Mira dislike?", "What food does Mira dislike?", "eat"],
    ["Ida's hobbies", "Ida's hobbies", "paint"],
    ["which package manager do we use?", "package manager", "pnpm"],
    ["what database does this project use", "database", "sqlite"],
    ["coding style", "coding style", "convent"],
    ["what linter do we use?", "linter", "biom"],
    ["how do we run the tests?", "run the tests", "vitest"],
    ["What medication does he take and what dose?", "medication", "mg"],
    ["How much does Mira weigh?", "Mira weigh", "kg"],
    ["who is my manager", "manager", "boss"],
    ["what do we use for auth", "auth", "login"],
    ["which message queue do we use?", "message queue", "kafka"],
    ["When is payday?", "payday", "salari"],
    ["Which payment provider do we use?", "payment provider", "stripe"],
    ["Who do I live with?", "Who do I live with", "flatmat"],
    ["What car do I drive?", "What car do I drive", "fiat"],
    ["What should I avoid when I recommend restaurants?", "avoid when I recommend restaurants", "gluten"],
    ["What did the user decide about the car?", "car", "dacia"],
    ["What does the user not want to hear about?", "not want to hear about", "lectur"],
    ["What should I keep in mind for recipes?", "keep in mind for recipes", "allergi"],
  ])("%p asks for %p", (text, core, term) => {
    const topic = readTopics(text);
    expect(topic?.core).toBe(core);
    expect(topic?.terms.has(term)).toBe(true);
    expect(topic?.means).toHaveLength(1);
  });

  test.each([
    ["Any health issues to consider for a workout?", "asthma"],
    ["dietary restrictions of guests", "vegan"],
    ["Are there any health conditions I should know about before a hike?", "diabet"],
    ["Which are good pets for a studio?", "dog"],
    ["is there any food that the user hates?", "eat"],
  ])("%p asks for its topic, and says what for", (text, term) => {
    const topic = readTopics(text);
    expect(topic?.core).toBe(text);
    expect(topic?.terms.has(term)).toBe(true);
  });

  test("what is disliked stays a word of the question", () => {
    expect(readTopics("What food does Mira dislike?")?.text).toContain("dislike");
    expect(readTopics("What food did Mira hate?")).toBeNull();
  });

  test.each([
    "What does she not like to eat?",
    "what food do i not like",
    "What food doesn't Mira like?",
    "What food can't he stand?",
  ])("%p asks for what is disliked", (text) => {
    expect(readTopics(text)?.means.join()).toMatch(/^hates .*can't stand/);
  });

  test("what is liked is no dislike", () => {
    expect(readTopics("What does she like to eat?")?.means.join()).not.toContain("hates");
  });

  test.each(["What is the budget for the wedding?", "What food did she bring to parties?", "Any pets for Ida?"])(
    "%p asks for a certain thing",
    (text) => {
      expect(readTopics(text)).toBeNull();
    },
  );

  test("a list of topics asks for all of them", () => {
    expect(readTopics("pets, hobbies and children")?.means).toHaveLength(3);
    expect(readTopics("video games")?.means).toHaveLength(1);
  });

  test.each([
    "Which museum did Noor visit on his trip to Rome?",
    "What did the vet say about the cat's leg?",
    "When is the next dentist appointment?",
    "Ida has a cat called Mia.",
    "the name of the song that played at the wedding",
    "the local authorities",
    "",
    "the user",
    "How many users does the app have?",
    "Who travels with the user?",
  ])("%p asks for more, or for something else", (text) => {
    expect(readTopics(text)).toBeNull();
  });

  test("the project that all is about is no word of the question", () => {
    expect(readTopics("which framework does the project use now")?.text).not.toContain("project");
  });

  test("any text can be read", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 90 }), (text) => void readTopics(text)));
  });
});

describe("the vector of a question", () => {
  const embed = async (text: string) => vectorOf(text);
  const cosine = (a: Float32Array, b: Float32Array): number =>
    a.reduce((sum, value, d) => sum + value * (b[d] ?? 0), 0);

  test("lies nearer to typical answers when only a topic is named", async () => {
    const { vector } = await readQuestion("pets", embed, 0);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 3);
    const answer = vectorOf("has a pet: a dog, cat, rabbit, bird, fish, hamster, puppy or kitten called");
    expect(cosine(vector, answer)).toBeGreaterThan(cosine(vectorOf("pets"), answer));
  });

  test("is its own for every other question", async () => {
    const text = "Which kettle did Ada give to the neighbours?";
    expect((await readQuestion(text, embed, 0)).vector).toEqual(vectorOf(text));
  });
});
