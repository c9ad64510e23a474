// Words about the telling before and behind a fact take nothing from it, nor does the request that it stands in: every one of
// them with every fact.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const FACTS = [
  ["I'm allergic to walnuts", "is allergic to walnuts."],
  ["my sister moved to Ghent in April", "'s sister moved to Ghent in April (April 2023)."],
  ["we have two goats", "has two goats."],
] as const;

const OPENINGS = [
  "Also, ",
  "Oh, and ",
  "Oh and ",
  "Fun fact: ",
  "PS: ",
  "P.S. ",
  "FYI, ",
  "FYI ",
  "Just so you know, ",
  "For the record, ",
  "Quick update: ",
  "Update: ",
  "Btw ",
  "BTW, ",
  "Anyway, ",
  "Turns out ",
  "Unfortunately, ",
  "Unfortunately ",
  "Luckily, ",
  "Sadly, ",
  "To be honest, ",
  "In my case, ",
  "As for me, ",
  "Long story short, ",
  "Believe it or not, ",
  "Guess what - ",
  "Guess what! ",
  "Good news: ",
  "Good news! ",
  "Bad news, ",
  "I forgot to say, ",
  "I forgot to mention that ",
  "One more thing: ",
  "One more thing, ",
  "Keep in mind that ",
  "Please note that ",
  "Note: ",
  "Remember, ",
  "Remember that ",
  "Context: ",
  "For context, ",
  "Background: ",
  "For reference, ",
  "Some context: ",
  "Heads up: ",
  "Heads up, ",
  "Actually, ",
  "Well, ",
  "So ",
  "Hey, ",
  "Hi! ",
  "Hello, ",
  "Honestly, ",
  "Since you asked, ",
  "By the way, ",
  "Speaking of which, ",
  "Apparently ",
  "As you know, ",
  "You should know that ",
  "It's important to know that ",
  "I should tell you that ",
  "Let me tell you, ",
  "I wanted to let you know that ",
  "Just to be clear, ",
  "To clarify, ",
  "Correction: ",
  "Sorry, I meant ",
  "Small correction, ",
  "No wait, ",
  "Hmm, ",
  "Ok so ",
  "Okay, ",
  "Right, ",
  "Yeah, ",
  "Yes, ",
  "No, ",
  "Thanks! ",
  "Thank you, that helps. ",
  "Great, thanks. ",
  "Not sure if it matters but ",
  "In case it helps, ",
  "If it helps, ",
  "Don't forget that ",
  "Just a reminder that ",
  "Reminder: ",
  "I just realized ",
  "I just found out that ",
  "Funny story, ",
  "Random, but ",
  "Off topic but ",
  "On another note, ",
  "On a different note, ",
  "Other than that, ",
  "Besides, ",
  "Plus, ",
  "And ",
  "But ",
  "Because ",
  "First of all, ",
  "Full disclosure: ",
  "Disclaimer: ",
  "The thing is, ",
  "The problem is that ",
  "My problem is that ",
  "Here's the thing: ",
  "Basically, ",
  "Mind you, ",
  "Okay here goes: ",
  "Some info about me: ",
  "About me: ",
  "A bit about me: ",
  "Little background about me, ",
];

const ENDINGS = [
  ", if that matters.",
  ", in case you need to know.",
  ", just so you know.",
  ", fyi.",
  ", FYI",
  ", lol",
  ", hope that helps.",
  ", hope this helps!",
  ". Does that change anything?",
  ", so keep that in mind.",
  ", if that's relevant.",
  ", which is why I'm asking.",
  ", hence the question.",
  ", in case that makes a difference.",
  ", so feel free to use that.",
  ", so you can include that.",
  ", so factor that in.",
  ", so please take that into account.",
  ", so that's an option.",
  ", so it needs to be on there too.",
  ", so maybe something near there.",
  ", so British stuff mostly.",
  ", so maybe with an ocean theme.",
  ", so something I can do sitting down.",
  ", so ideally nothing after eight.",
  ", so whatever you suggest should be quiet.",
  ", which might be relevant.",
  ", if that helps.",
  ", by the way.",
  ", I am afraid.",
  ", I'm afraid.",
  ", unfortunately.",
  ", sadly.",
  ", tbh.",
  ", though.",
  ", as I said.",
  ", like I said.",
  ", don't judge me.",
  ", you know.",
  ", I guess.",
  ", I think.",
  ", apparently.",
  "!!",
  "...",
  " :)",
  " 😊",
  " haha",
  ", believe it or not.",
  ", in case you're wondering.",
  ", if you must know.",
  ", to be honest.",
  ", just saying.",
  ", so there's that.",
  ", that's all.",
  ", no big deal.",
  ", don't ask.",
  ", long story.",
  ", thank god.",
  ", for what it's worth.",
  ", as you may know.",
  ", remember?",
  ", you remember?",
  ", right?",
  ", isn't that crazy?",
  ", can you believe it?",
  ", crazy right?",
  ", what do you think?",
  ", is that a problem?",
  ", would that matter?",
  ", please remember that.",
  ", please take that into account.",
  ", so please consider that.",
  ", make a note of that.",
  ", remember that.",
  ", don't forget.",
  ", I forgot to mention.",
  ", I should add.",
  ", I should have said that earlier.",
  ", sorry for not mentioning it.",
  ", just FYI.",
  ", fwiw.",
  ", btw!",
  " btw",
  ", mate.",
  ", actually.",
  ", obviously.",
  ", of course.",
  " - just so you know.",
  " (long story).",
  " (don't ask).",
  " - crazy, right?",
  ", which is great.",
  ", which sucks.",
  ", so yeah.",
  ", and that's it.",
  ", I know, I know.",
  ", thanks.",
];

const toldOf = (words: string): Promise<string[][]> =>
  Promise.all([textsOf(`user: ${words}`), textsOf("Nils: Hi, how are you?", `Ola: ${words}`)]);

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

describe.each(FACTS)("%s", (fact, told) => {
  test.each(OPENINGS)("behind %j", async (opening) => {
    const said = `${opening}${/[.!] $/.test(opening) ? capital(fact) : fact}.`;
    for (const texts of await toldOf(said))
      expect(texts.filter((text) => text.includes(told.slice(3, -1)))).toHaveLength(1);
  });

  test.each(ENDINGS)("before %j", async (ending) => {
    for (const texts of await toldOf(`${capital(fact)}${ending}`))
      expect(texts.some((text) => text.endsWith(told))).toBe(true);
  });
});

/** "F" and "f" stand for the fact. */
const REQUESTS = [
  "F, can you suggest a recipe?",
  "F, so can you suggest a recipe?",
  "F so can you suggest a recipe?",
  "F and I need a recipe.",
  "Since F, what should I cook?",
  "Because F, I need a recipe.",
  "As F, which recipe fits?",
  "Given that f, what should I cook?",
  "Can you suggest a recipe? F.",
  "Can you suggest a recipe, f.",
  "What should I cook given that f?",
  "What should I cook? f btw",
  "I need a recipe because f.",
  "I need a recipe, f.",
  "F. What does that mean for me?",
  "F, is honey ok?",
  "F, are cats a problem?",
  "F, so does garlic matter?",
  "F, any quick recipes you like?",
  "F - what now?",
  "F; any ideas?",
  "F!! Help",
  "Help! F.",
  "F, what should I do?",
  "F and don't know what to do.",
  "F but I don't know what to do.",
  "F, and I was wondering if you could help.",
  "Could you help me? F and I'm stuck.",
  "I'm asking because f.",
  "The reason I ask is that f.",
  "I ask because f.",
  "It's just that f.",
  "My situation: f.",
  "Here's my situation: f.",
  "So here's the deal, f.",
  "I'd love some advice: f.",
  "Advice please: f.",
  "Question: f, what next?",
  "Hi there, f and I'd love some tips.",
  "Hello! F. Any tips?",
  "Tips? F.",
  "Not sure what to do, f.",
  "I'm stressed, f.",
  "I can't decide. F.",
  "Please help me plan dinner. F.",
  "Plan dinner for tonight, f.",
  "Plan dinner, keeping in mind that f.",
  "Plan dinner, but remember f.",
  "While f, I still want a feast.",
  "If it matters, f, so adapt the plan.",
  "Let's plan dinner. F, just so you know.",
  "Update the plan: f.",
  "Change of plans: f.",
  "New info: f.",
  "I told you before that f.",
  "Did I mention that f?",
  "Have I mentioned f?",
  "Remember how f?",
  "As I said, f.",
  "Like I told you, f.",
];
const IN_REQUESTS = [
  ["I'm allergic to walnuts", "allergic to walnuts"],
  ["my sister moved to Ghent in April", "sister moved to Ghent in April"],
  ["we have two goats", "two goats"],
  ["my mother-in-law is visiting on Friday", "mother-in-law is visiting on Friday"],
] as const;

describe.each(IN_REQUESTS)("a request around: %s", (fact, core) => {
  test.each(REQUESTS)("%s", async (request) => {
    const said = request.replace(/\bF\b/, capital(fact)).replace(/\bf\b/, fact);
    expect((await textsOf(`user: ${said}`)).some((text) => text.includes(core))).toBe(true);
  });
});

test("what is only supposed is no fact", async () => {
  expect(await textsOf("user: Is it safe if I'm allergic to walnuts?")).toEqual([]);
});

describe("a fact before a question of something else", () => {
  test.each([
    ["I take metformin, is a glass of wine bad?", "User takes metformin."],
    ["I'm on sertraline, does grapefruit interact?", "User is on sertraline."],
    ["I have epilepsy, are strobe lights dangerous?", "User has epilepsy."],
    [
      "blood test is on 3 June at 9:40, can you remind me the day before?",
      "User's blood test is on 3 June (3 June 2023) at 9:40.",
    ],
    ["My daughter is lactose intolerant, is feta ok?", "User's daughter is lactose intolerant."],
    [
      "This week I'm in Oslo for a fair, any dinner tips?",
      "This week (week of 8 May 2023) User is in Oslo for a fair.",
    ],
  ])("%s", async (said, told) => {
    expect(await textsOf(`user: ${said}`)).toEqual([told]);
  });

  test.each([
    "Is it ok if I take two ibuprofen?",
    "The bakery is on Elm Street, can you find its hours?",
    "The error is on line 40, can you fix it?",
    "Is the parade on Monday, can you check?",
    "What is on Monday, can you look?",
    "If I'm allergic to nuts, is marzipan safe?",
    "Say someone takes warfarin, is grapefruit safe?",
    "I wonder, is honey dangerous for babies?",
    "I have a question, is amoxicillin a penicillin?",
    "I have a doubt, are whales fish?",
    "I'm confused, does Java have pointers?",
    "I'm not sure, is Lyon bigger than Nice?",
    "I see, is honey ok?",
  ])("nothing is told before: %s", async (said) => {
    expect(await textsOf(`user: ${said}`)).toEqual([]);
  });

  test("what is told of somebody named goes on behind who that is", async () => {
    expect(
      (await textsOf("user: I moved in with my friend Diana, who's 60, is also retired, so any tips?"))[0],
    ).toContain("Diana, who's 60, is also retired");
  });
});

describe("A taste stands without who else has it, and with an adverb spelt wrongly:", () => {
  test.each([
    ["I really love quilts, and I know he does too.", "Ida really loves quilts."],
    ["I really enjoy night hikes and I'm sure they do too!", "Ida really enjoys night hikes."],
    ["I completley avoid dairy these days.", "Ida completely avoids dairy these days."],
  ])("%s", async (said, told) => {
    expect(await textsOf(`Ida: ${said}`, "Ben: Oh.")).toEqual([told]);
  });

  test("of a thing that only the talk names nothing is told", async () => {
    expect(await textsOf("Ida: I love it, and I know he does too.", "Ben: Oh.")).toEqual([]);
  });
});

describe("what followed, and what may follow, is kept", () => {
  test.each([
    ["I lost my keys, so something had to change.", "User lost their keys, so something had to change."],
    ["I have two cats, so nothing breakable lasts here.", "User has two cats, so nothing breakable lasts here."],
    ["My lease ends in May, so maybe we'll move to Cork.", "so maybe User will move to Cork"],
  ])("%s", async (said, told) => {
    expect((await textsOf(`user: ${said}`)).join(" ")).toContain(told);
  });
});
