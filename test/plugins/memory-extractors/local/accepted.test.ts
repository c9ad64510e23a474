// What user and assistant agree on: a suggestion taken by its name, a plan in the user's own words.

import { describe, expect, test } from "bun:test";
import { readingsOf } from "../conversation.ts";

const after = (proposal: string, reply: string): Promise<string[]> =>
  readingsOf(`assistant: ${proposal}`, `user: ${reply}`);

describe("decisions", () => {
  test.each([
    [
      "I'd recommend Casa do Rio, or the Hotel Belavista.",
      "thanks! we'll take the Hotel Belavista",
      "User decided on the Hotel Belavista.",
    ],
    [
      "How about Lapo?",
      "Lapo sounds lovely, I just reserved a table for six.",
      "User reserved a table at Lapo for six.",
    ],
    [
      "How about the Mill Inn or Lapo?",
      "The Mill Inn looks great! I booked a room.",
      "User booked a room at the Mill Inn.",
    ],
    ["How about the Mill Inn?", "The Mill Inn looks dull. I booked a table at Lapo.", "User booked a table at Lapo."],
    ["How about the Mill Inn?", "The Mill Inn is full. I booked a table elsewhere.", "User booked a table elsewhere."],
    ["You need 4 m of fine mesh netting.", "I'll order the mesh.", "User decided on the mesh."],
    [
      "I'd suggest saving 6,000 first.",
      "Makes sense. Let's do that: 400 a month until I have 6k, then an index fund",
      "User decided on this: 400 a month until they have 6k, then an index fund.",
    ],
    [
      "I'd recommend the Hotel Belavista.",
      "I'm booking that one",
      "User accepted the assistant's suggestion: the Hotel Belavista.",
    ],
    [
      "1. Kiln House - quiet\n2. Hotel Belavista - by the river",
      "second one please",
      "User chose Hotel Belavista from the assistant's suggestions.",
    ],
    [
      "1. Kilnhouse Ott - a studio\n2. Haus Birke - a whole house",
      "ok we'll take the house",
      "User decided on the house (Haus Birke).",
    ],
    ["I'd take the Loomworks Alto or the Weft Mini.", "go with the alto", "User decided on the alto."],
    [
      "I'd recommend the Weft Mini.",
      "hmm ok i'll get that one",
      "User accepted the assistant's suggestion: the Weft Mini.",
    ],
    [
      "Here's a plan: Monday: scales. Thursday: the sonata.",
      "thats good, lets do that",
      "User agreed to the assistant's plan: Monday: scales; Thursday: the sonata.",
    ],
    [
      "Done: day 2 in Lund, day 3 at the dunes.",
      "great, we're going with that",
      "User accepted the assistant's suggestion: day 2 in Lund, day 3 at the dunes.",
    ],
    [
      "With three days I'd row on Monday and lift on Friday.",
      "ok let's do that",
      "User accepted the assistant's suggestion to row on Monday and lift on Friday.",
    ],
    ['How about "Oat & Co" or "Rye Rye"?', "Rye Rye!", "User decided on Rye Rye."],
    ["How about a nut roast or a leek pie?", "leek pie sounds good lets do that", "User decided on leek pie."],
    [
      "You could get her a bird feeder with a camera or a kite.",
      "The feeder with the camera is brilliant, ordered it",
      "User ordered the feeder with the camera.",
    ],
    [
      "A boat race, a quiz, or a lantern walk?",
      "lantern walk it is, but in the park",
      "User decided on lantern walk, but in the park.",
    ],
    [
      "Week 1: scales and thirds\nWeek 2: the sonata",
      "ok perfect, let's go with that",
      "User agreed to the assistant's plan: Week 1: scales and thirds; Week 2: the sonata.",
    ],
    [
      "Here's your schedule:\nDay 1: the harbour\nDay 2: the dunes",
      "perfect, let's do it",
      "User agreed to the assistant's plan: Day 1: the harbour; Day 2: the dunes.",
    ],
  ])("%s %s", async (proposal, reply, expected) => {
    expect(await after(proposal, reply)).toEqual([expected]);
  });

  test.each([
    [
      "- **Alma** - quiet, 90 a night\n- **Harbour View** - on the pier",
      "Let's go with the Harbour View one, from Oct 2 to 7",
      ["User decided on Harbour View, from Oct 2 to 7 (2 to 7 October 2023)."],
    ],
    [
      "Options:\n- **Ferry**: slow\n- **Flight**: dear",
      "ok great, Flight then, on Friday",
      ["User decided on Flight, on Friday (12 May 2023)."],
    ],
    [
      "How about:\n- **Leek pie**\n- **Fish pie** with peas",
      "The fish pie, my aunt loved that as a girl.",
      ["User decided on the Fish pie."],
    ],
    ["You could stop in Graz or Linz.", "hmm Linz works for us", ["User decided on Linz."]],
    ["I'd suggest staying in Delft.", "Delft sounds right.", ["User decided on Delft."]],
    ["A cheaper stool is the Alba Mini at 300.", "I'll get the Alba one.", ["User decided on Alba Mini."]],
    ["I'd recommend plain wool felt.", "Plain felt then.", ["User decided on plain felt."]],
    [
      "1. **Slow weaning**\n2. **All at once**\nWhich suits you?",
      "Slow weaning sounds doable",
      ["User decided on Slow weaning."],
    ],
    [
      "1. Kayak tour - 40 euros\n2. Cooking class - 60 euros\n3. Castle",
      "the first two please",
      ["User chose Kayak tour and Cooking class from the assistant's suggestions."],
    ],
    [
      "1. Kayak tour\n2. Castle",
      "skip the castle, we saw that one in 2015",
      ["User doesn't want the Castle, they saw that one in 2015."],
    ],
    ["- **Red Sky** - upscale\n- **Sips** - casual", "red sky looks too fancy", ["User finds Red Sky too fancy."]],
    [
      "Your best bet is **Casa do Rio**.",
      "booked it, 3 nights, came to 240",
      ["User booked Casa do Rio, 3 nights, came to 240."],
    ],
    [
      "1. Elva Stride - 149 euros\n2. Momo S12 - 110 euros",
      "I'll get the Momo. Was 95 in the end!",
      ["User decided on the Momo S12. It was 95 in the end."],
    ],
    [
      "For 800 you could get the Hanse Vernis set and a mirror.",
      "let's go with the Hanse set you mentioned and the mirror from the fair",
      ["User decided on the Hanse set and the mirror from the fair."],
    ],
    [
      "The Lumio ProArt P16 or the ThinkPad.",
      "ok let's do the lumio you recommended",
      ["User decided on the Lumio ProArt P16."],
    ],
    [
      "I'll set the limit to 14.",
      "make it 12, Vi says 14 is too tight",
      ['User, told "I\'ll set the limit to 14.": Make it 12, Vi says 14 is too tight.'],
    ],
  ])("%s %s", async (proposal, reply, expected) => {
    expect(await after(proposal, reply)).toEqual(expected);
  });

  test.each([
    ["Let's list your costs:\n- Rent\n- Phone", "Phone, about 30"],
    ["1. Are you flying or driving?\n2. When?", "driving from Lund"],
    ["You could stop in Graz or Linz.", "That works for us"],
    ["1. Kayak tour\n2. Castle\nWhich one?", "both of them were fun"],
    ["1. Kayak tour\n2. Castle", "Not yet!"],
    ["- **Alma**: quiet\n- **Rosa**: by the sea", "By the way, how is the sea?"],
    ["I'd try **Alma** or **Rosa**.", "booked it"],
    ["The bug is in the loop.", "how bad it is"],
    ["1. Preheat the oven\n2. Mix the flour", "second day is free"],
    ["Day 1: the harbour\nDay 2: the dunes", "second one please"],
    ["Here's a plan: Monday: scales. Thursday: the sonata.", "how do I do that?"],
    ["I'd recommend the Hotel Belavista.", "I'll take the kids to school now."],
    ["I'd recommend the Hotel Belavista or the Lucca.", "I'll take the cheaper one."],
    ["I'd recommend the Hotel Belavista.", "Should I take the Hotel Belavista?"],
    ["I'd suggest a walk by the canal.", "That walk sounds great."],
    ['How about "Oat & Co"?', "Oat is a grain."],
    ["Measure it with Wavebox first.", "I'll use Wavebox, Tidepool, and Reef."],
  ])("%s %s", async (proposal, reply) => {
    expect(await after(proposal, reply)).toEqual([]);
  });
});

describe("a plan that is agreed to", () => {
  test.each([
    [
      "Here's the plan: Day 1 Hull to Leeds, Day 2 the abbey, Day 3 the coast.",
      "That looks great, let's go with that.",
      "User agreed to the assistant's plan: Day 1 Hull to Leeds, Day 2 the abbey, Day 3 the coast.",
    ],
    [
      "Here's a plan: Tue easy row, Thu intervals, Sun long row.",
      "cool ill follow that",
      "User agreed to the assistant's plan: Tue easy row, Thu intervals, Sun long row.",
    ],
    [
      "Plan: heavy pots at the bottom, plates in the middle, cups on top.",
      "That works for me, I'll go with that.",
      "User agreed to the assistant's plan: heavy pots at the bottom, plates in the middle, cups on top.",
    ],
    [
      "Of course: pea soup, baked trout, plum cake.",
      "Great, that's the menu then.",
      "User agreed to the assistant's plan: pea soup, baked trout, plum cake.",
    ],
    ['"A house full of clocks" works well.', "Great, I'll use that.", 'User decided on "A house full of clocks".'],
    ['"Salt Roads" has one narrator.', "I'll give that a go.", 'User wants to try "Salt Roads".'],
    ["The Pemba Q2 is around 70 euros.", "We've ordered two of those.", "User ordered two of the Pemba Q2."],
    ["Lake Ohrid is lovely in May.", "ok we've booked it!", "User booked Lake Ohrid."],
    [
      "Here's a budget: rent 900, food 300, fun 100.",
      "That's great, I'll stick to that.",
      "User agreed to the assistant's plan: rent 900, food 300, fun 100.",
    ],
    [
      "Friday: arrival, the square. Saturday: the market. Sunday: the glassworks.",
      "That's exactly right.",
      "User agreed to the assistant's plan: Friday: arrival, the square; Saturday: the market; Sunday: the glassworks.",
    ],
    [
      "Rota: week 1 Li kitchen, Dov bathroom; then swap.",
      "yeah thats fair, lets use that.",
      "User agreed to the assistant's plan: week 1 Li kitchen, Dov bathroom; then swap.",
    ],
    [
      "Great. The Pemba Q2 is portable.",
      "I'll get that one then.",
      "User accepted the assistant's suggestion: the Pemba Q2.",
    ],
    [
      "2:00 doors, 2:30 quiz, 4:00 cake, 5:00 end.",
      "perfect going with that",
      "User agreed to the assistant's plan: 2:00 doors, 2:30 quiz, 4:00 cake, 5:00 end.",
    ],
    [
      "Monday: leek soup. Tuesday: lentils and rice.",
      "Looks good, let's go with that but swap the lentils for peas.",
      "User agreed to the assistant's plan: Monday: leek soup; Tuesday: lentils and rice, but swap the lentils for peas.",
    ],
    [
      "The lakeside path from Thun to Spiez is flat.",
      "Lovely, we'll do that one.",
      "User accepted the assistant's suggestion: the lakeside path from Thun to Spiez.",
    ],
  ])("%s %s", async (proposal, reply, expected) => {
    expect(await after(proposal, reply)).toEqual([expected]);
  });

  test.each([
    ["What's your schedule: mornings, evenings, weekends?", "Great, let's go with that."],
    ["The problem with your plan: too long, too dear.", "Okay, I'll go with that."],
    ["Your routine sounds fine.", "Good, I'll stick with that."],
    ['I like "Weathering" as a title. Or "Landfall House".', "I'll use that."],
    ["Sounds lovely, enjoy.", "I'll give it to my sister."],
    ["The station in Thun is closed.", "I'll do that."],
    ["A badger sleeps through most of the winter.", "That's exactly right."],
  ])("%s %s", async (proposal, reply) => {
    expect((await after(proposal, reply)).join(" ")).not.toMatch(/agreed|decided|accepted|try/);
  });
});
