// What is told for the moment only is no memory; what lasts is one, however it is put.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const toAssistant = (said: string) => textsOf(`user: ${said}`, "assistant: I see.");
const inTalk = (said: string) => textsOf("Tom: Hi there!", `Ida: ${said}`);

describe("of the moment, to an assistant", () => {
  test.each([
    "My pupils would really enjoy that lantern walk.",
    "The lantern idea could work really well for a small garden.",
    "I'd love some tips on pruning.",
    "I'll order some tonight.",
    "That works for me.",
    "I need some help managing it.",
    "I might give rowing a try.",
    "I'm always looking for new ways to use lentils.",
    "I'm leaning towards the second one.",
    "Your comparison really helped me understand the two engines.",
    "I just finished a long shift.",
    "The error is happening on the line where I open the 'kiln' file.",
    "I hadn't thought of lanterns before.",
    'I keep getting the "Lantern Not Found" warning.',
    "I'll start with Rosemary Gardens and look into the other nurseries later.",
    "I'm trying to classify a triangle with sides 4 cm, 6 cm and 9 cm.",
  ])("nothing of: %s", async (said) => {
    expect(await toAssistant(said)).toEqual([]);
  });

  test.each([
    ["My daughter would love a pony.", "User's daughter would love a pony."],
    [
      "I'm looking for some advice on organizing a lantern walk for our pupils.",
      "User is organizing a lantern walk for their pupils.",
    ],
    ["We need some advice on expanding our bakery in Graz.", "User is thinking of expanding their bakery in Graz."],
    ["I need help writing a toast for my aunt.", "User is writing a toast for their aunt."],
    ["I'll order some slate tonight.", "User will order some slate tonight (8 May 2023)."],
    ["I also want to mention that my aunt has hay fever.", "User's aunt has hay fever."],
    ["I'd love to visit Japan one day.", "User would love to visit Japan one day."],
    ["I'd like to start a bakery.", "User would like to start a bakery."],
    ["I'm open to relocating to Leeds.", "User is open to relocating to Leeds."],
    [
      "I'm trying to raise my geometry quiz score on triangles to 90%.",
      "User is trying to raise their geometry quiz score on triangles to 90%.",
    ],
    ["I just finished a long shift at Hill Hospital.", "User just finished a long shift at Hill Hospital."],
    ["I've used Trello, but I hadn't heard of the others.", "User has used Trello."],
    ["I've kept bees for years, and I'm always looking for ways to keep more.", "User has kept bees for years."],
    ["I usually avoid sugar, so I'd like to incorporate that somehow.", "User usually avoids sugar."],
    ["I've used a paper planner, but it might be worth going digital.", "User has used a paper planner."],
    [
      "I've kept bees for years, and I'm hoping to row the Tay next summer.",
      "User has kept bees for years, and they are hoping to row the Tay next summer (summer 2023).",
    ],
    [
      "I'm a thatcher, but I'd like to learn slating by 2025.",
      "User is a thatcher, but they would like to learn slating by 2025.",
    ],
    ["I've used Todoist for years, but I'll definitely check out the others.", "User has used Todoist for years."],
  ])("%s", async (said, expected) => {
    expect(await toAssistant(said)).toEqual([expected]);
  });
});

describe("a wish for the moment, to an assistant", () => {
  test.each([
    ["I'm using Zig 0.13. I want to cover edge cases.", "User is using Zig 0.13."],
    [
      "I'm trying to write unit tests. I've moved the parser to its own crate.",
      "User has moved the parser to its own crate.",
    ],
    ["My kiln app is for potters. I'm stuck on the login form.", "User's kiln app is for potters."],
  ])("goes where its turn tells more: %s", async (said, expected) => {
    expect(await toAssistant(said)).toEqual([expected]);
  });

  test("is told once where its turn tells nothing else", async () => {
    expect(await toAssistant("I'm trying to write tests for my kiln app. I want to cover edge cases.")).toEqual([
      "User is trying to write tests for their kiln app.",
    ]);
  });

  test.each([
    "I want to sell the kiln by June.",
    "I'm trying to teach my son to row.",
    "I need two tickets for the regatta.",
    "I want to go rowing with my aunt.",
    "I want to branch out into other crafts.",
    "I'm looking for a job as a thatcher.",
    "I want to send a bid for the church windows to Brenner Glass.",
    "I'm hoping to photograph otters.",
  ])("lasts where it says when, how much, of whom or what for: %s", async (said) => {
    expect(await toAssistant(`I moved to Graz in 2020. ${said}`)).toHaveLength(2);
  });
});

describe("what one takes", () => {
  const others = "I moved to Bergen in May 2020 with my aunt. My new job at the Hill Dairy started on 3 March.";
  test.each([
    ["I've tried melatonin but it gave me odd dreams, so I stopped.", 3],
    ["I've tried the tram but it gave me odd looks, so I stopped.", 2],
  ])("is told beside what tells more: %s", async (said, count) => {
    expect(await toAssistant(`${said} ${others}`)).toHaveLength(count);
  });
});

describe("of the moment, between people", () => {
  test.each([
    "Spending time outdoors is so refreshing!",
    "Marathon runners are incredible, their patience is so inspiring.",
    "I'm doing well, just a bit sleepy.",
    "I'd highly recommend visiting some windmills.",
    "I'll have to check some out.",
    "I felt so accepted and welcome.",
    "I'm always up for new recipes from anywhere.",
    "I want to keep reaching for new goals in life.",
    "I'm sure that hard work will pay off for all of them.",
    "Something massive happened since we last spoke!",
    "There's something I want to tell you.",
    "I just wanted to fill you in on my bakery.",
    "Things have been great since we last talked.",
    "Last week was really eye-opening.",
    "I've had a crazy few days.",
    "I've been super busy lately.",
    "A lot has been going on since then.",
    "I'm trying to stay up.",
    "All my hard work is paying off!",
    "We're really making a difference.",
    "Seeing everyone come together warms my heart.",
    "I knew you'd be on board.",
    "New classes sound like a fun way to switch things up.",
    "Long time no talk - a lot has been going on!",
    "I've learned a ton!",
    "I just finished something!",
    "I've had quite the adventure.",
    "Here's some good news - I have something to share!",
    "These have been with me since last year.",
    "I'll try that tonight.",
    "Tomorrow's going to be an awesome night.",
    "I could use some recommendations.",
    "Challenges help us learn and grow.",
    "I believe in us.",
    "That breaks my heart.",
    "Oh wait, I didn't tell you.",
    "I have some news too!",
    "We can really accept who we are and be content.",
    "Books can change how we think.",
    "I'm staying positive and taking it slow.",
    "It was amazing seeing everyone come together.",
    "I find it great to know that my work helps.",
    "I love it when you try something new.",
  ])("nothing of: %s", async (said) => {
    expect(await inTalk(said)).toEqual([]);
  });

  test.each([
    [
      "The concert in Ghent on Friday was amazing.",
      "Ida says the concert in Ghent on Friday (5 May 2023) was amazing.",
    ],
    ["I'm always starving after my shifts at the bakery.", "Ida is always starving after their shifts at the bakery."],
    [
      "Something odd happened: I found a llama in my garden yesterday.",
      "Something odd happened: Ida found a llama in their garden yesterday (7 May 2023).",
    ],
    ["I had a long week at the bakery.", "Ida had a long week at the bakery."],
    ["Things changed when I moved to Ghent.", "Things changed when Ida moved to Ghent."],
    [
      "I work with a crew that keeps working hard on the ferry in Ghent.",
      "Ida works with a crew that keeps working hard on the ferry in Ghent.",
    ],
    ["I'm making progress with my pottery exam in Ghent.", "Ida is making progress with their pottery exam in Ghent."],
    ["Seeing my grades made me decide to study law.", "Seeing Ida's grades made Ida decide to study law."],
    ["I remember your recital in Ghent last year.", "Ida remembers Tom's recital in Ghent last year (2022)."],
    ["On a different note, I'm looking for a harbor flat.", "Ida is looking for a harbor flat."],
    [
      "I got some great news to share - I joined a choir last week.",
      "Ida joined a choir last week (the week before 8 May 2023).",
    ],
    ["This was our harbor walk last year!", "Ida's harbor walk was last year (2022)."],
    ["I wanted to tell you about my recital last week.", "Ida's recital was last week (the week before 8 May 2023)."],
    ["We can keep goats in the orchard.", "Ida can keep goats in the orchard."],
    ["Then we painted our barn.", "Ida painted their barn."],
    ["Our ferry got stuck in the ice.", "Ida's ferry got stuck in the ice."],
    ["I'll try the new bakery tomorrow.", "Ida will try the new bakery tomorrow (9 May 2023)."],
    ["I'm busy with my pottery exam.", "Ida is busy with their pottery exam."],
    ["I find it easy to see stars from my roof.", "Ida finds it easy to see stars from their roof."],
    ["Our new teacher is great with the kids.", "Ida's new teacher is great with the kids."],
    [
      "I'd recommend the fish at Marino's, it's my favourite restaurant.",
      "Ida would recommend the fish at Marino's, it's their favourite restaurant.",
    ],
  ])("%s", async (said, expected) => {
    expect(await inTalk(said)).toEqual([expected]);
  });
});

describe("of the hour, to an assistant", () => {
  test.each([
    ['I\'m still getting "TypeError: rows is undefined" in table.js line 58.'],
    ["I've tried running the tests again, but they all pass."],
    ["I've tried to create the tables with init(), but it doesn't seem to work."],
    ["I've also checked the server code, and the images are fine."],
    ["I want to confirm if the probability of two sixes is 1/36."],
    ["That sounds like the perfect way to end my supper."],
    ["Not yet, but I'm planning to soon."],
    ["I like number 3."],
    ["I've heard that coilovers can be quite pricey."],
    ["The health visitor thinks so, she suggested holding him upright."],
    ["For example, I've been using the following code to load the fonts."],
    ["I'm enjoying the challenge."],
    ["Friday I can't."],
    ["I'd like to further improve the layout."],
    ["I want to improve this code to handle empty city names."],
    ["I think early autumn sounds ideal."],
    ["I think setting clear goals for each session will really help."],
    ["I'm now ready to tackle permutations and combinations."],
    ["I think I have a good starting point now."],
    ["Hmm she already has a pair of binoculars from Lisbon."],
  ])("%s", async (turn) => {
    expect(await toAssistant(turn)).toEqual([]);
  });

  test.each([
    [
      "I fixed the TypeError in my parser last week.",
      "User fixed the TypeError in their parser last week (the week before 8 May 2023).",
    ],
    ["I've tried cutting out gluten for two months.", "User has tried cutting out gluten for two months."],
    ["I've checked the brakes on my van in April.", "User has checked the brakes on their van in April (April 2023)."],
    ["I'm planning to sell my van soon.", "User is planning to sell their van soon."],
    ["I've heard from my landlord that the lease ends.", "User has heard from their landlord that the lease ends."],
    ["I heard that my flight was moved to June.", "User heard that their flight was moved to June (June 2023)."],
    [
      "My uncle said so much about Bern that I moved there.",
      "User's uncle said so much about Bern that User moved there.",
    ],
    ["I'm ready to move to Bern.", "User is ready to move to Bern."],
    ["I dislike films that feature clowns.", "User dislikes films that feature clowns."],
    ["I'm 15 so please don't use big words.", "User is 15."],
    ["I've never owned a boat and don't want one.", "User has never owned a boat and doesn't want one."],
    [
      "I rent since I'm rarely home and don't like mowing.",
      "User rents since they are rarely home and don't like mowing.",
    ],
  ])("%s", async (turn, expected) => {
    expect(await toAssistant(turn)).toEqual([expected]);
  });

  test("what points at the matter of the chat is told behind what names it", async () => {
    expect(
      await toAssistant("I'm writing my thesis on fair trade. I'm thinking of adding a chapter on this topic."),
    ).toEqual(["User is writing their thesis on fair trade. User is thinking of adding a chapter on this topic."]);
  });
});
