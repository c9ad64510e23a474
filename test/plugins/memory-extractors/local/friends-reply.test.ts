// How friends reply to each other: a head with its reason, a list, how long something took, a word on what was told before one
// goes on about somebody, and whose the vet is.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("told", () => {
  test.each([
    [
      "a thing with its reason",
      ["Tom: Which ferry do you prefer?", "Ida: The red one, because the captain lets my dog aboard."],
      'Ida, asked "Which ferry do you prefer?": The red ferry, because the captain lets their dog aboard.',
    ],
    [
      "how long, with a condition, where the question leans",
      ["Tom: How long will it take you?", "Ida: Two summers, if I get the oak planks."],
      'Ida, asked "How long will it take you?": Two summers, if Ida gets the oak planks.',
    ],
    [
      "whom it is about",
      ["Tom: Who did you paint?", "Ida: The old miller who plays chess with my uncle."],
      'Ida, asked "Who did you paint?": The old miller who plays chess with their uncle.',
    ],
    [
      "where, with a condition",
      ["Tom: Where will you moor her?", "Ida: Behind the old cannery, if the harbour lets me."],
      'Ida, asked "Where will you moor her?": Behind the old cannery, if the harbour lets Ida.',
    ],
    [
      "who, with a reason",
      ["Tom: Who's helping you with the rudder?", "Ida: Otto, since he's a joiner now."],
      "Ida, asked \"Who's helping you with the rudder?\": Otto, since he's a joiner now.",
    ],
    [
      "one of them behind but",
      ["Tom: How's the circus class?", "Ida: Loud! But one of them, a shy girl named Juno, juggles five torches."],
      "Ida says a shy girl named Juno juggles five torches.",
    ],
    [
      "a list of what is left",
      ["Tom: What's left to do on the sloop?", "Ida: Varnish and the rudder."],
      'Ida, asked "What\'s left to do on the sloop?": Varnish and the rudder.',
    ],
    [
      "how long a deed took",
      [
        "Ida: I've been cleared to fly gliders over the fjord!",
        "Tom: Wow, how long did it take?",
        "Ida: Nearly two years.",
      ],
      'Ida, asked "How long did it take?": Nearly two years (said after "I\'ve been cleared to fly gliders over the fjord").',
    ],
    [
      "by when, where the question asks when",
      ["Tom: When will you finish the roof?", "Ida: Before the end of June."],
      "Ida will finish the roof before the end of June (June 2023).",
    ],
    [
      "she behind a word on what was told",
      [
        "Ida: Petra passed her sailing test.",
        "Tom: I remember Petra in armbands!",
        "Ida: I can hardly believe it. She wants to cross the Skagerrak in August.",
      ],
      "Petra wants to cross the Skagerrak in August (August 2023).",
    ],
    [
      "he behind an answer that opens with a preposition",
      [
        "Ida: My son Tomas plays the tuba now.",
        "Tom: How do you survive that?",
        "Ida: With long walks. But he's joined a brass band in Lund.",
      ],
      "Ida's son Tomas has joined a brass band in Lund.",
    ],
    [
      "years ago before she",
      ["Tom: How is your mother?", "Ida: Three years ago, she broke her hip."],
      "Ida's mother broke her hip three years ago (2020).",
    ],
    [
      "what somebody used to be",
      ["Ida: My uncle Rolf used to be a diver in Bergen.", "Tom: Really?"],
      "Ida's uncle Rolf used to be a diver in Bergen.",
    ],
    [
      "a title behind her name is",
      ["Tom: Did you find a tutor?", "Ida: Yes, her name is Mrs. Holm and she used to sing in Oslo."],
      "Mrs. Holm used to sing in Oslo.",
    ],
    [
      "one of them by name",
      ["Tom: How are your rowers?", "Ida: One of them, a cook named Rosa, won a medal in Kiel on Sunday."],
      "Ida says a cook named Rosa won a medal in Kiel on Sunday (7 May 2023).",
    ],
    ["two things for the listener", ["Ida: I'll save you two jars.", "Tom: Lovely!"], "Ida will save Tom two jars."],
    [
      "the listener and others",
      ["Ida: I'd like to write a song about you guys.", "Tom: Ha!"],
      "Ida would like to write a song about Tom and the others.",
    ],
    [
      "closed until a day ahead",
      ["Ida: We're closed from the 29th to June 3.", "Tom: Enjoy it!"],
      "Ida is closed from the 29th to June 3 (3 June 2023).",
    ],
  ])("%s", async (_, turns, told) => {
    expect(await textsOf(...turns)).toContain(told);
  });
});

describe("not told", () => {
  test.each([
    [
      "a sentence with a reason inside as a head",
      ["Tom: What's new?", "Ida: My aunt and her husband, since they moved, are happier in Malmö."],
      /asked/,
    ],
    ["a whole sentence as a head", ["Tom: How's work?", "Ida: My shift ends at six, so I row at seven."], /asked/],
    [
      "she behind news of somebody else",
      [
        "Ida: Petra passed her sailing test.",
        "Tom: I remember Petra in armbands!",
        "Ida: My boss Ylva is leaving in June. She wants to cross the Skagerrak.",
      ],
      /Petra wants/,
    ],
    [
      "the vet of the other",
      ["Ida: Orla rang the vet on Sunday about the goat.", "Tom: My vet is in Lund."],
      /Tom's vet about|rang Tom/,
    ],
    [
      "of what work the other was",
      ["Tom: I didn't know you were a diving teacher!", "Ida: I joined a choir. The teacher wrote two operas."],
      /diving teacher wrote/,
    ],
    [
      "the vet as whom somebody taught",
      [
        "Ida: The vet changed the dose in May.",
        "Tom: What else is new?",
        "Ida: We camped by a lake. The twins taught him to ride on a raft.",
      ],
      /taught the vet/,
    ],
    ["kids at large as one's own", ["Ida: I built a swing.", "Tom: Kids will love it."], /Tom's kids/],
    ["an adverb as a name", ["Tom: Is she brave?", "Ida: She climbed out, she's my daughter alright."], /Alright/],
    ["neighbours of each other", ["Ida: I'm moving to Lund.", "Tom: We'll be practically neighbours!"], /neighbours/],
    ["an idiom of the heart", ["Ida: Otto loves boats.", "Tom: A boy after my own heart!"], /own heart/],
  ])("%s", async (_, turns, wrong) => {
    expect((await textsOf(...turns)).join("\n")).not.toMatch(wrong);
  });
});
