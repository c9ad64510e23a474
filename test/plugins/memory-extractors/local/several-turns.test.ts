// What a user of an assistant comes back to over several turns: their things by "half of them", the deed that was asked about or meant,
// the place that has a name, the day of one deed of two.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const told = async (lines: readonly string[]): Promise<string[]> => textsOf(...lines);

describe("Over several turns", () => {
  test.each([
    [
      [
        "user: We dug up 30 kilos of turnips.",
        "assistant: Store them in sand.",
        "user: I gave half of them to my aunt Berit.",
      ],
      "User gave half of their turnips to their aunt Berit.",
    ],
    [
      [
        "user: I restore old radios. Where do I sell my radios?",
        "assistant: Online.",
        "user: I've repaired about 20 of them since April.",
      ],
      "User has repaired about 20 radios since April (April 2023).",
    ],
    [
      [
        "user: How do I price my handmade lamps?",
        "assistant: Look around.",
        "user: I've been asking $30 for the small ones since March.",
      ],
      "User has been asking $30 for the small lamps since March (March 2023).",
    ],
    // Of two kinds, of what was proposed, or of a part of the body:
    [
      [
        "user: I have 12 pots and 9 crates.",
        "assistant: Paint them.",
        "user: I painted half of them on Sunday for my aunt Berit.",
      ],
      "User painted half of them on Sunday (7 May 2023) for User's aunt Berit.",
    ],
    [
      [
        "user: I have 12 pots on my balcony.",
        "assistant: Plant herbs like mint.",
        "user: I'll buy two of them on Sunday for my aunt Berit.",
      ],
      "User will buy two of them on Sunday (14 May 2023) for User's aunt Berit.",
    ],
    [
      [
        "user: My knees hurt when I run.",
        "assistant: Rest a little.",
        "user: I wear the old ones on short runs in May.",
      ],
      "User wears the old ones on short runs in May (May 2023).",
    ],
  ])("what they are of: %j", async (lines, expected) => {
    expect(await told(lines)).toContain(expected);
  });

  test.each([
    [
      [
        "user: Could I tile the bathroom myself?",
        "assistant: Yes, with a spacer.",
        "user: I'll give it a try next Saturday.",
      ],
      ["User will try to tile the bathroom themselves next Saturday (13 May 2023)."],
    ],
    [
      ["user: Can I freeze goulash?", "assistant: Sure, for months.", "user: I'll do that on Sunday."],
      ["User will freeze goulash on Sunday (14 May 2023)."],
    ],
    [["user: Can I freeze goulash?", "assistant: It's better to can it.", "user: I'll do that on Sunday."], []],
    [["user: Should I call the landlord or wait?", "assistant: Yes, call.", "user: I'll do that on Sunday."], []],
    [["user: How do I restring a lute?", "assistant: One at a time.", "user: I'll give it a go tomorrow."], []],
  ])("the deed that was asked about: %j", async (lines, expected) => {
    expect(await told(lines)).toEqual(expected);
  });

  test.each([
    [
      [
        "user: I have to mend the tent before May 20th.",
        "assistant: Use tape.",
        "user: I mended it this morning with a patch.",
      ],
      "User mended the tent this morning (8 May 2023) with a patch.",
    ],
    [
      [
        "user: I have to mend the tent and want to sell the boat.",
        "assistant: Use tape.",
        "user: I sold it this morning to Ines.",
      ],
      "User sold the boat this morning (8 May 2023) to Ines.",
    ],
    [
      ["user: I want to try a new glue.", "assistant: Epoxy is strong.", "user: I tried it this morning on a chair."],
      "User tried it this morning (8 May 2023) on a chair.",
    ],
  ])("what was to be done, and is: %j", async (lines, expected) => {
    expect(await told(lines)).toContain(expected);
  });

  test.each([
    [
      "I sell honey at the fair in Brno. I've been there twice before.",
      "User has been to the fair in Brno twice before.",
    ],
    ["We stayed at a hotel in Lund. I worked there in 2011.", "User worked at the hotel in Lund in 2011."],
    ["I sell honey at the fair in Brno. My sister lives there.", "User's sister lives in Brno."],
    ["We're flying to Porto. I've been there twice before.", "User has been to Porto twice before."],
  ])("where: %s", async (said, expected) => {
    expect(await told([`user: ${said}`])).toContain(expected);
  });
});

describe("Of one of two deeds", () => {
  test.each([
    [
      "I got a bench from my cousin Idris for free, and I bought a stool at the flea market in Brno on Saturday, which I carried home.",
      [
        "User got a bench from their cousin Idris for free.",
        "User bought a stool at the flea market in Brno on Saturday (6 May 2023), which they carried home.",
      ],
    ],
    [
      "On Saturday I bought a stool in Brno, and I met my cousin Idris.",
      ["On Saturday (6 May 2023) User bought a stool in Brno, and they met their cousin Idris."],
    ],
  ])("is the day: %s", async (said, expected) => {
    expect(await told([`user: ${said}`])).toEqual(expected);
  });

  test.each([
    ["We normally wait until June 10th with the beans.", "User normally waits until June 10th with the beans."],
    ["I'll wait until June 10th with the beans.", "User will wait until June 10th (10 June 2023) with the beans."],
    [
      "We meet in Lund on the first weekend of June.",
      "User meets in Lund on the first weekend of June (weekend of 3 June 2023).",
    ],
    ["We're in Lund on the last weekend of September.", "User is in Lund on the last weekend of September."],
    ["I sowed peas the weekend before last.", "User sowed peas the weekend before last (weekend of 29 April 2023)."],
    ["I still hit a slump at around 3 in the afternoon.", "User still hits a slump at around 3 in the afternoon."],
    ["I still hit every goal last year.", "User still hit every goal last year (2022)."],
    [
      "If it doesn't work out, I'll take my bike to the repair shop in Lund on Tuesday.",
      "If it doesn't work out, User will take their bike to the repair shop in Lund on Tuesday.",
    ],
    ["I usually hit the gym at six.", "User usually hits the gym at six."],
  ])("which time: %s", async (said, expected) => {
    expect(await told([`user: ${said}`])).toEqual([expected]);
  });
});

describe("Beside what is asked", () => {
  test.each([
    ["I live in Brno, when I cycle to work, how do I stay dry?", ["User lives in Brno."]],
    ["Since my aunt is coeliac what can she have for lunch?", ["User's aunt is coeliac."]],
    ["One more question: my uncle is diabetic, so can he eat mangoes?", ["User's uncle is diabetic."]],
    ["I should perhaps mention that my kiln runs 20 degrees too hot.", ["User's kiln runs 20 degrees too hot."]],
    ["how do i get the sink clean im allergic to bleach", ["User is allergic to bleach."]],
    ["what could i bake for my boss i live in a studio with one hob", ["User lives in a studio with one hob."]],
    ["where do i sign up if i live in Lund", []],
    ["I make jam with my aunt every June and sell it.", ["User makes jam with their aunt every June and sells it."]],
    ["I make my kids cook and clean.", ["User makes their kids cook and clean."]],
    [
      "we booked 3 nights in a hut in June, realistic with my knee?",
      ["User booked 3 nights in a hut in June (June 2023)."],
    ],
    ["my rent went up by 90 euros is that legal", ["User's rent went up by 90 euros."]],
    [
      "I also wanted to ask about my kiln, which stopped working in May.",
      ["User's kiln stopped working in May (May 2023)."],
    ],
    ["I also wanted to ask about my kiln, which I bought in 2019.", []],
    ["can i say i live in Ghent", []],
    ["good bc im a welder so i can do them between jobs", ["User is a welder."]],
    [
      "I need a permit, which costs 90 euros, and they'll let me know by June 1st.",
      ["User needs a permit, which costs 90 euros, and they'll let User know by June 1st (1 June 2023)."],
    ],
    [
      "My loaves weigh 700 grams and I bake them in a pot.",
      ["User's loaves weigh 700 grams and User bakes them in a pot."],
    ],
    [
      "My old friends from school and I row every Sunday.",
      ["User and their old friends from school row every Sunday."],
    ],
  ])("the user tells: %s", async (said, expected) => {
    expect(await told([`user: ${said}`])).toEqual(expected);
  });

  test.each([
    [
      "I'd recommend you try the ferry.",
      "Sounds good, let's do that.",
      "User accepted the assistant's suggestion: the ferry.",
    ],
    [
      "I'd suggest you call Harbour Taxis.",
      "Great, let's do that.",
      "User accepted the assistant's suggestion: call Harbour Taxis.",
    ],
    ["I'd recommend that you get the Terra Speed.", "ok ordered it", "User ordered the Terra Speed."],
  ])("what was recommended: %s %s", async (proposed, reply, expected) => {
    expect(await told(["user: Any ideas?", `assistant: ${proposed}`, `user: ${reply}`])).toContain(expected);
  });

  test.each([
    [
      "I'll ask Ines to speak only Dutch with me at lunch.",
      ["User will ask Ines to speak only Dutch with them at lunch."],
    ],
    ["I'll ask Google to speak only Dutch with me at lunch.", []],
  ])("whom they ask: %s", async (said, expected) => {
    expect(await told([`user: ${said}`])).toEqual(expected);
  });
});
