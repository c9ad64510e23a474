// Said on Monday, 8 May 2023. What stands behind one's own question: told with what the question asks about, where only one thing can be meant.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("what only points at a question's thing is told with it", () => {
  test.each([
    ["What's a good name for a parrot? I got one from my uncle.", "User got a parrot from their uncle."],
    [
      "How do I cook a whole marrow? My son Ivo brought one home from camp.",
      "User's son Ivo brought a whole marrow home from camp.",
    ],
    ["How do I prune a fig tree? I've got three of them on my balcony.", "User has three fig trees on their balcony."],
    [
      "I'm looking for a new running shoe. My current ones are Brooks and they've done about 900 km.",
      "User's current running shoes are Brooks and they've done about 900 km.",
    ],
    ["What are the rules for names in Graz? Mine is Ruta Vey.", "User's name is Ruta Vey."],
    ["Which laptop should I get? My current one is a Dell from 2016.", "User's current laptop is a Dell from 2016."],
    ["Should I refinance my mortgage? I took it out in 2019 at 4.2%.", "User took their mortgage out in 2019 at 4.2%."],
    ["Is melatonin safe? My doctor wants to put me on it.", "User's doctor wants to put User on melatonin."],
    [
      "Do you know any good podcasts about glaciers? I listen to them on my way to work.",
      "User listens to podcasts about glaciers on their way to work.",
    ],
    [
      "How should I prepare for a colonoscopy? Mine is on the 9th of June.",
      "User's colonoscopy is on the 9th of June (9 June 2023).",
    ],
    [
      "What's a fair price for a used cargo bike? I'm selling mine because we're moving.",
      "User is selling their cargo bike because they are moving.",
    ],
    [
      "Which laptop would you recommend for video editing? Mine died last week.",
      "User's laptop died last week (the week before 8 May 2023).",
    ],
    [
      "Could you explain how a heat pump works? We're getting one installed in April.",
      "User is getting a heat pump installed in April (April 2024).",
    ],
    [
      "Can you recommend some books on grief? My dad read one and liked it.",
      "User's dad read a book on grief and liked it.",
    ],
    ["Which visa do I need for Canada? My husband already has one.", "User's husband already has a visa."],
    ["What's a good substitute for eggs? My son Theo is allergic to them.", "User's son Theo is allergic to eggs."],
    [
      'Have you heard of "The Whisky Choir"? I saw them at a festival and loved their sound.',
      'User saw "The Whisky Choir" at a festival and loved their sound.',
    ],
    ["Is the Algarve good for kids? We've booked a house there.", "User has booked a house in the Algarve."],
    ["Is Gdansk worth visiting? My grandparents are from there.", "User's grandparents are from Gdansk."],
    [
      "Any tips for flying with a toddler? We're doing it for the first time in August.",
      "User is flying with a toddler for the first time in August.",
    ],
    [
      "Do you have tips for maintaining a healthy diet? It's been a challenge with my long hours.",
      "Maintaining a healthy diet has been a challenge with User's long hours.",
    ],
    [
      "Is it a good idea to set a goal for a number of short stories per month? I've written four so far since May.",
      "User has written four short stories so far since May (May 2023).",
    ],
    [
      "Any advice on how to deal with pests like mites and flies in the coop? We've had issues with them lately.",
      "User has had issues with pests like mites and flies in the coop lately.",
    ],
    ["How can I make my commute less boring? It's 50 minutes each way.", "User's commute is 50 minutes each way."],
    [
      "How long can I keep cooked rice in the fridge? My flatmate got sick from it on Sunday.",
      "User's flatmate got sick from cooked rice on Sunday (7 May 2023).",
    ],
  ])("%s", async (message, expected) => {
    const texts = await textsOf(`user: ${message}`);
    expect(texts.map((text) => text.replace(/^User says m/, "M"))).toEqual([expected]);
  });
});

describe("what stands behind a request", () => {
  test.each([
    [
      "Looking for a good dentist in Leipzig. Mine retired in April.",
      ["User's dentist retired in April (April 2023)."],
    ],
    ["Mine retired in April.", []],
    [
      "Please help me plan a weekend in Ljubljana. We're arriving on Friday 19 May.",
      ["User is arriving in Ljubljana on Friday 19 May (19 May 2023)."],
    ],
    [
      "can you sum up the rules of padel? playing it for the first time on thursday with colleagues",
      ["User is playing padel for the first time on Thursday (11 May 2023) with colleagues."],
    ],
    [
      "Could you check this paragraph? It's for my thesis on peatland in Wageningen.",
      ["The paragraph is for User's thesis on peatland in Wageningen."],
    ],
    [
      "help me write an email to my kid's teacher Mrs Adler. he's been bullied by two boys since september",
      ["User's kid has been bullied by two boys since September (September 2022)."],
    ],
    [
      "I weigh 82 kg, I'm 178 cm tall and I don't eat pork. Make me a plan.",
      ["User weighs 82 kg.", "User is 178 cm tall.", "User doesn't eat pork."],
    ],
    [
      "I'm a teacher from Limerick and I want to switch to UX design. How do I structure my portfolio?",
      ["User is a teacher from Limerick.", "User wants to switch to UX design."],
    ],
    [
      "Explain rain to my daughter, she's 8 and loves frogs.",
      ["User's daughter is 8.", "User's daughter loves frogs."],
    ],
    [
      "Is it normal to feel dizzy on sertraline? I started with 50 mg in April.",
      ["User started with 50 mg of sertraline in April (April 2023)."],
    ],
    ["Which watch should I get? I considered Garmins but they're ugly.", ["User considered Garmins but they're ugly."]],
    ["We open mon-thu from 9 to 5 at my bakery.", ["User opens Monday-Thursday from 9 to 5 at their bakery."]],
    ["Friday is my day off so I usually hike.", ["Friday is User's day off so User usually hikes."]],
    ["I read Dune in March.", ["User read Dune in March (March 2023)."]],
    ["I read Harry Potter to my son at bedtime.", ["User reads Harry Potter to their son at bedtime."]],
    ["My flight's on the 24th, how early should I check in?", ["User's flight is on the 24th (24 May 2023)."]],
    [
      "My Roomba keeps getting stuck under the couch. Any way to fix that? I've had it since Christmas.",
      ["User's Roomba keeps getting stuck under the couch. User has had it since Christmas (Christmas 2022)."],
    ],
  ])("%s", async (message, expected) => {
    expect(await textsOf(`user: ${message}`)).toEqual(expected);
  });
});

describe("where several can be meant, or nothing is, no thing is put in", () => {
  test.each([
    ["How do I get red wine out of a wool carpet? My flatmate spilled it last night.", /carpet|wine/],
    ["Which plants are toxic to cats? I have two of them, Miso and Udon.", /plants/],
    ["Any tips on documentaries about firefighting? I prefer shows for adults when it comes to learning.", /firefight/],
    ["How do I improve my essay? I find it hard to stay focused in the evening.", /essay/],
  ])("%s", async (message, unexpected) => {
    const texts = await textsOf(`user: ${message}`);
    expect(texts.join(" ").replace(/User says ".*"|\(said after ".*"\)/, "")).not.toMatch(unexpected);
  });

  test("in talk, a question is about the other's things", async () => {
    expect(await textsOf("Nils: Did you paint?", "Ola: Can you send me your drawings? I'd love to see them.")).toEqual(
      [],
    );
  });
});

describe("one of what the assistant asks for", () => {
  test.each([
    ["Do you have a lab?", "There's one in Delhi, it takes three weeks.", "there's a lab in Delhi"],
    [
      "Is there a physio near you?",
      "There's one across the street with a six week wait.",
      "there's a physio across the street",
    ],
    ["Do you have a van to deliver it?", "My brother has one.", "User's brother has a van."],
  ])("%s %s", async (asked, said, expected) => {
    const told = await textsOf("user: I need to get a sofa checked.", `assistant: ${asked}`, `user: ${said}`);
    expect(told.join(" ")).toContain(expected);
  });

  test("nothing is put in where it asks whether something is so", async () => {
    const told = await textsOf(
      "user: I want a trailer.",
      "assistant: Is the dealer open?",
      "user: There's one in Ulm.",
    );
    expect(told.join(" ")).not.toMatch(/a (?:dealer|trailer) in Ulm/);
  });
});

test("a song is not what one was given", async () => {
  expect(
    (await textsOf("user: What's an easy harp song? I got one for my 60th from my aunts.")).join(" "),
  ).not.toContain("got a harp song");
});
