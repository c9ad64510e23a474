// What the other brought up, a reply goes on about.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const replies = async (said: string, answer: string): Promise<string[]> =>
  (await textsOf(`Ida: ${said}`, `Bo: ${answer}`)).filter((text) => text.includes("Bo"));

describe("what the other brought up", () => {
  test.each([
    [
      "So no concerts for a while then.",
      "None. I'd planned two of them with the brass band and had to cancel.",
      "Bo had planned two concerts with the brass band and had to cancel.",
    ],
    [
      "You always described the tenants so well.",
      "One of them, old Pavel, still sends me postcards at Easter.",
      "One of the tenants, old Pavel, still sends Bo postcards at Easter.",
    ],
    [
      "Mother says you've bought a scooter.",
      "It's an old Vespa from Turin.",
      "Bo's scooter is an old Vespa from Turin.",
    ],
    ["So you've built a sauna.", "It's tiny, but it fits four people.", "Bo's sauna is tiny, but it fits four people."],
    [
      "Did you visit the mill?",
      "On Sunday, with Nora. It's closed.",
      "Bo visited the mill on Sunday (7 May 2023), with Nora.",
    ],
    ["Did you sell the boat?", "In April, to a dentist.", "Bo sold the boat in April (April 2023), to a dentist."],
    [
      "What do you collect?",
      "Old maps. I buy them at the market in Lille.",
      "Bo buys old maps at the market in Lille.",
    ],
    ["How's the shop?", "What there isn't is time, so I've hired a student.", "Bo has hired a student"],
    ["I heard your stove broke?", "It did. It cost me 1,900 to replace.", "It cost Bo 1,900 to replace their stove."],
    [
      "Nice clock!",
      "That clock is from 1880. It took us a month to restore it.",
      "It took Bo a month to restore that clock",
    ],
    [
      "What do you paint?",
      "Old ferries and lighthouses, mostly. They remind me of where I grew up.",
      "Old ferries and lighthouses remind Bo of where they grew up.",
    ],
    [
      "I like slow books.",
      'Then you should read "Tide Mill" by Ada Voss. It\'s my favourite book.',
      '"Tide Mill" by Ada Voss is Bo\'s favourite book.',
    ],
    ["How's your new flat?", "Great. It's got a balcony.", "Bo's new flat has got a balcony."],
    ["How is the new flat?", "I love it! It's much lighter than the old place.", "Bo loves their new flat."],
    ["Who's carrying the piano?", "ha well that's not me but I'll bring my cousin", "Bo will bring their cousin"],
    ["And the garden?", "How she does it I don't know, but my neighbour grows melons.", "Bo's neighbour grows melons."],
  ])("%s %s", async (said, answer, told) => {
    expect((await replies(said, answer)).join(" ")).toContain(told);
  });

  test.each([
    ["You've bought a van and a boat!", "It's an old one from Turin.", "Bo's van"],
    ["Have you got a minute?", "It's late, I'm off at five.", "Bo's minute"],
    ["No news and no letters?", "I've read two of them on Sunday.", "two news"],
    ["The singers and the drummers were great.", "Two of them live next door to me.", "Two of the"],
    ["What's new?", "Thanks. I met them in Lille on Sunday.", "met thanks"],
    ["What can you do by June, so I can plan?", "I'm free from May.", "Bo can"],
  ])("%s %s: which, nobody can tell", async (said, answer, wrong) => {
    expect((await replies(said, answer)).join(" ")).not.toContain(wrong);
  });
});
