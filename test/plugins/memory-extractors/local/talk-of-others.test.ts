// Talk between people: whom and what a reply means that names nobody, where the turns before did.

import { describe, expect, test } from "bun:test";
import { withSubjectAsked } from "#plugins/memory-extractors/local/answers/by-question/subject-asked.ts";
import { withMine } from "#plugins/memory-extractors/local/references/things/mine.ts";
import { withPraised } from "#plugins/memory-extractors/local/references/things/praised.ts";
import { textsOf } from "../conversation.ts";

describe("a reply without its subject", () => {
  test.each([
    ["moved back to Mons in May", "is he still in Ghent?", "He moved back to Mons in May"],
    ["Passed with distinction!", "Did your sister pass the exam?", "My sister passed with distinction!"],
    ["She did, on 14 June", "did mom book the hall?", "My mom booked the hall, on 14 June"],
    ["Yesterday, finally.", "Did the landlord fix the heating?", "The landlord fixed the heating yesterday, finally."],
    ["Fits like a glove", "And the dress?", "The dress fits like a glove"],
    ["Runs like new", "how's your old car?", "My old car runs like new"],
    ["He did!", "Did your brother sell the boat?", "My brother sold the boat."],
    ["Got the flat in the end", "How's Ruta doing, did Ruta find a place?", "Ruta got the flat in the end"],
  ])("%s / %s", (text, question, expected) => {
    expect(withSubjectAsked(text, question)).toBe(expected);
  });

  test.each([
    ["Visited her on Sunday", "How is she?"],
    ["Loved it", "Did you like the play?"],
    ["Moved to Mons", "Is it far?"],
    ["I moved to Mons", "Is he still in Ghent?"],
    ["Love her", "Is Ruta nice?"],
    ["She did", "Did mom like it?"],
    ["She did", "Did mom call you?"],
  ])("%s / %s stays", (text, question) => {
    expect(withSubjectAsked(text, question)).toBe(text);
  });
});

describe("mine", () => {
  test.each([
    ["I lost mine last year", "My mum passed away in May and I still go to her house.", "I lost my mum last year"],
    ["Mine's in Peru", "I love my sister but she's annoying.", "My sister is in Peru"],
    ["mine broke in January", "Our old boiler died last night.", "My boiler broke in January"],
  ])("%s / %s", (text, told, expected) => {
    expect(withMine(text, told, "")).toBe(expected);
  });

  test.each([
    ["I quit mine in May", "My kids and my job keep me busy."],
    ["I sold mine in May", "My bikes are gone."],
    ["He worked in a mine in Mons", "My dad was a baker."],
    ["I lost mine", "She sings."],
  ])("%s / %s stays", (text, told) => {
    expect(withMine(text, told, "")).toBe(text);
  });
});

describe("a band that was spoken of", () => {
  test.each([
    ["I met them in Lund", "Tall Ships is my all-time favourite, saw them live in May.", "I met Tall Ships in Lund"],
    ["I saw them in Lund last year", "I'm a fan of The Otters!", "I saw The Otters in Lund last year"],
    ["I saw them in Lund", "I listen to Otters and I'm into Herons.", "I saw them in Lund"],
  ])("%s / %s", (text, told, expected) => {
    expect(withPraised(text, told)).toBe(expected);
  });
});

describe("people who come in", () => {
  test.each<[string[], string]>([
    [
      ["Ola: My boyfriend wants a small one.", "Nils: Since when?", "Ola: We met at a gym. His name's Ruben."],
      "Ola and their boyfriend met at a gym.",
    ],
    [
      ["Ola: My boyfriend wants a small one.", "Nils: Since when?", "Ola: We met at a gym. His name's Ruben."],
      "Ola's boyfriend's name is Ruben.",
    ],
    [
      [
        "Ola: I met a lady from Canada on the ferry!",
        "Nils: What's she like?",
        "Ola: Funny, a bit shy, she's a ranger.",
      ],
      "The lady from Canada Ola met is funny, a bit shy, a ranger.",
    ],
    [
      ["Ola: I finally hired somebody, her name's Ruta.", "Nils: Great!", "Ola: She has a toddler so no weekends."],
      "Ruta has a toddler so no weekends.",
    ],
    [
      ["Ola: We adopted a dog, he's called Otto.", "Nils: How old is he?", "Ola: He's three months, a shepherd mix."],
      "Ola's dog is three months, a shepherd mix.",
    ],
    [["Nils: Do you have any pets?", "Ola: A snake! Her name is Susie."], "Ola's snake's name is Susie."],
    [
      ["Ola: My brother is closer to mum since May.", "Nils: How is she?", "Ola: Better, she walks with a cane now."],
      "Ola's mum walks with a cane now.",
    ],
    [
      ["Nils: Did you hear about Gregor? He had a heart attack. He's in St. Mary's.", "Ola: Oh no. He's only 51!"],
      "Gregor is only 51.",
    ],
    [
      ["Nils: Hi!", "Ola: My dad used to let me hand him tools, and I opened my own shop last week."],
      "Ola's dad used to let Ola hand him tools, and Ola opened their own shop last week (the week before 8 May 2023).",
    ],
    [
      [
        "Nils: No way! You and Arjun?",
        "Ola: Yep, he proposed on the beach. He's kind. His own firm failed. He teaches maths now.",
      ],
      "Arjun teaches maths now.",
    ],
    [
      [
        "Nils: Did you end up getting chickens?",
        "Ola: Four! Two Sussex and two Marans. They started laying last year.",
      ],
      "Ola's chickens started laying last year (2022).",
    ],
    [
      ["Nils: Hi!", "Ola: We might foster, the shelter in Lund needs people."],
      "Ola might foster, the shelter in Lund needs people.",
    ],
    [
      ["Nils: How are you all?", "Ola: We're six now, two of them write horror."],
      "Ola is in a group of six now, two of them write horror.",
    ],
    [
      [
        "Ola: My dad got his diagnosis.",
        "Nils: Oh no, what does he have?",
        "Ola: Parkinson's. It's early, but he already stopped driving.",
      ],
      "Ola's dad already stopped driving.",
    ],
    [
      [
        "Ola: My dad got his diagnosis.",
        "Nils: Oh no, what does he have?",
        "Ola: Parkinson's. It's early, but he already stopped driving.",
      ],
      'Ola, asked "What does your dad have?": Parkinson\'s.',
    ],
    [
      [
        "Ola: My dad is coming.",
        "Nils: Who's Petra?",
        "Ola: His new partner.",
        "Nils: Since when?",
        "Ola: He moved into her place in Lund.",
      ],
      "Ola's dad moved into her place in Lund.",
    ],
    [
      ["Ola: I proposed to Clara!", "Nils: And?", "Ola: She said yes, the wedding is in Lund."],
      "Clara said yes, the wedding is in Lund.",
    ],
    [
      ["Nils: Who comes?", "Ola: My daughter bakes the cake, my son doesn't care. They live in Lund during the week."],
      "Ola's daughter and their son live in Lund during the week.",
    ],
    [
      ["Nils: Do you have a plan?", "Ola: My brother's an accountant, he's helping me with it."],
      "Ola's brother is an accountant.",
    ],
    [
      ["Nils: Did you tell your dad?", "Ola: Called him first thing."],
      'Ola called their dad first thing (asked "Did you tell your dad?").',
    ],
  ])("%p", async (talk, expected) => {
    expect(await textsOf(...talk)).toContain(expected);
  });
});

test("they whom the other asked after are not two who were named before", async () => {
  const told = await textsOf(
    "Ola: My mum wants to come along, my dad's not ready.",
    "Nils: How are the twins handling it?",
    "Ola: They're six, they sing all day.",
  );
  expect(told).toContain("Ola's twins are six, they sing all day.");
});

test("a name that is given is of nobody who was named", async () => {
  const told = await textsOf(
    "Ola: Remember my neighbour Frank? His cat came to live with us.",
    "Nils: How are the dogs?",
    "Ola: Her name's Duchess and she's 14.",
  );
  expect(told.join(" ")).not.toContain("Frank's name");
});

describe("what a reply goes on about", () => {
  test.each<[string[], string]>([
    [
      ["Nils: Where do you usually go?", "Ola: Otter Hollow trail, it's an hour away. We went there yesterday."],
      "Ola goes to Otter Hollow trail, it's an hour away.",
    ],
    [
      ["Nils: Where do you usually go?", "Ola: Otter Hollow trail, it's an hour away. We went there yesterday."],
      "Ola went to Otter Hollow trail yesterday (7 May 2023).",
    ],
    [["Nils: What do you shoot?", "Ola: Nature mostly, and boats."], "Ola shoots nature mostly, and boats."],
    [
      ["Nils: Do you still draw?", "Ola: Yeah! Painted this one of a sunset last week."],
      "Ola painted a picture of a sunset last week (the week before 8 May 2023).",
    ],
    [
      [
        "Nils: How was it?",
        "Ola: We drove my new car up there last week, my old one broke down so I had to replace it.",
      ],
      "Ola drove their new car up there last week (the week before 8 May 2023), their old one broke down so they had to replace it.",
    ],
    [["Nils: What's your thesis about?", "Ola: Old maps."], "Ola's thesis is about old maps."],
    [
      ["Nils: How are the knees?", "Ola: Better since the surgery in March."],
      'Ola, asked "How are the knees?": Better since the surgery in March (March 2023).',
    ],
    [
      ["Nils: Hi!", "Ola: They made me team lead! Starting Monday."],
      "Ola was made team lead. Starting Monday (15 May 2023).",
    ],
    [["Nils: Hi!", "Ola: Down 4 pounds since we last talked."], "Ola is down 4 pounds."],
    [
      ["Nils: Are you staying in Lund?", "Ola: Probably moving to Malmo, his parents have a flat there."],
      'Ola, asked "Are you staying in Lund?": Probably moving to Malmo, his parents have a flat there.',
    ],
    [["Nils: How much did you win?", "Ola: 800 bucks."], "Ola won 800 bucks."],
    [["Nils: How much did you pay for it?", "Ola: About 300."], "Ola paid about 300."],
    [["Nils: How much is your rent?", "Ola: 900 a month."], "Ola's rent is 900 a month."],
    [
      ["Nils: How many dogs do you have now?", "Ola: Three, Otto's the newest."],
      "Ola has three dogs, Otto's the newest.",
    ],
    [
      ["Nils: What are you doing after school?", "Ola: gap year."],
      'Ola, asked "What are you doing after school?": Gap year.',
    ],
    [["Nils: Hi!", "Ola: Finally home from hospital. Off until the 20th."], "Ola is finally home from hospital."],
    [["Nils: Hi!", "Ola: Finally home from hospital. Off until the 20th."], "Ola is off until the 20th (20 May 2023)."],
    [["Nils: Hi!", "Ola: I finally beat that boss after 3 weeks."], "Ola finally beat that boss after 3 weeks."],
    [
      ["Nils: Hi!", "Ola: I got my essay back from the editor, they want a rewrite of the end."],
      "Ola got their essay back from the editor, they want a rewrite of the end.",
    ],
    [["Nils: Hi!", "Ola: I've got a spare bike, take it."], "Ola has a spare bike."],
    [
      ["Nils: What's the rent?", "Ola: 2,400, but the landlord offered two months free."],
      "Ola says the rent is 2,400, but the landlord offered two months free.",
    ],
    [["Nils: When do you launch?", "Ola: June 20."], "Ola will launch on June 20 (20 June 2023)."],
    [
      ["Nils: Are you taking anything for it?", "Ola: Lisinopril, since last month."],
      "Ola is taking Lisinopril, since last month (April 2023).",
    ],
    [
      ["Nils: Take care.", "Ola: I will, next appointment is on the 30th."],
      "Ola's next appointment is on the 30th (30 May 2023).",
    ],
    [["Nils: Hi!", "Ola: If you need a hand with the boat, I'm free on Wednesdays."], "Ola is free on Wednesdays."],
    [
      ["Nils: Hi!", "Ola: Opening night is on June 20, you're coming right?"],
      "Ola says opening night is on June 20 (20 June 2023).",
    ],
    [
      ["Nils: Maybe it's time for a home?", "Ola: We're looking at one in Lund. It's 1,450 a week, the savings last."],
      "Ola is looking at a home in Lund. It's 1,450 a week, the savings last.",
    ],
    [["Nils: Hi!", "Ola: I've got news too: I sold the boat."], "Ola sold the boat."],
    [
      ["Nils: You loved it!", "Ola: I know, but the mooring went up to 3,000 a year."],
      "Ola says the mooring went up to 3,000 a year.",
    ],
    [
      ["Nils: Hi!", "Ola: I'm out from the 13th to the 24th."],
      "Ola is out from the 13th to the 24th (13 to 24 May 2023).",
    ],
    [
      ["Nils: Hi!", "Ola: I'm out from the 28th to the 3rd."],
      "Ola is out from the 28th to the 3rd (28 May to 3 June 2023).",
    ],
    [["Ola: I met someone! At the fair.", "Nils: Oh!", "Ola: My flight's at 6:40."], "Ola's flight is at 6:40."],
    [["Nils: How many are left?", "Ola: Eight. My flight's at 6:40."], "Ola's flight is at 6:40."],
    [
      ["Nils: How long have you two been together?", "Ola: Three years in June."],
      'Ola, asked "How long have you been together?": Three years in June.',
    ],
    [["Nils: Hi!", "Ola: I also have news: we're adopting!"], "Ola is adopting a child."],
    [["Nils: Where are you riding?", "Ola: Along the river to Lund."], "Ola is riding along the river to Lund."],
    [
      ["Nils: Do you have a lawyer?", "Ola: My cousin recommended one, Ms. Farrow."],
      "Ola's cousin recommended a lawyer, Ms. Farrow.",
    ],
    [
      ["Nils: since when do you dive", "Ola: since last summer, got my licence in Lund"],
      "Ola got their licence in Lund (summer 2022).",
    ],
    [["Nils: And?", "Ola: I have an interview next weds"], "Ola has an interview next Wednesday (10 May 2023)."],
    [
      ["Nils: since when do you dive", "Ola: since last summer"],
      'Ola, asked "Since when do you dive?": Since last summer (summer 2022).',
    ],
    [
      ["Nils: What's next?", "Ola: An old Charger. My cousin found it in Lund."],
      "Ola's cousin found an old Charger in Lund.",
    ],
    [
      ["Nils: Hi!", "Ola: I got a puppy, did I tell you? A husky, named Otto."],
      "Ola got a puppy. A husky, named Otto.",
    ],
    [
      ["Nils: What shifts do you have this month?", "Ola: Two weeks of earlies, then nights."],
      "Ola has two weeks of earlies, then nights this month (May 2023).",
    ],
    [
      ["Nils: I think Dad has the slides.", "Ola: They're in my attic, I scanned half of them in May."],
      "The slides are in Ola's attic, Ola scanned half of them in May (May 2023).",
    ],
    [["Nils: Lund. I've never been.", "Ola: I lived there for two years."], "Ola lived in Lund for two years."],
    [["Nils: With a balcony?", "Ola: Viewing is Saturday at 11."], "Ola's viewing is Saturday (13 May 2023) at 11."],
    [
      ["Nils: Hi!", "Ola: My sister comes on Friday, first time in eight years!"],
      "Ola's sister comes on Friday (12 May 2023), first time in eight years.",
    ],
    [
      ["Nils: Did you ask?", "Ola: I did, dogs are fine, we bought a lead in Lund."],
      "Dogs are fine, Ola bought a lead in Lund.",
    ],
    [["Nils: Hi!", "Ola: Sorry I've been quiet, I broke my wrist at the rink."], "Ola broke their wrist at the rink."],
    [["Nils: Are you off work?", "Ola: Until the 24th."], "Ola is off work until the 24th (24 May 2023)."],
    [["Nils: Who's looking after Otto?", "Ola: My ex, believe it or not."], "Ola's ex is looking after Otto."],
    [["Nils: How much do you pay now?", "Ola: 540, utilities included."], "Ola pays 540, utilities included now."],
    [
      ["Nils: When's the party?", "Ola: Sunday the 25th in our garden."],
      "The party is on Sunday the 25th (25 June 2023) in Ola's garden.",
    ],
    [
      ["Nils: When's the last gig?", "Ola: June 6 at the mill, where we started."],
      "The last gig is on June 6 (6 June 2023) at the mill, where Ola started.",
    ],
    [["Nils: What will you do then?", "Ola: Record my own stuff."], "Ola will record their own stuff."],
    [
      ["Nils: Hi!", "Ola: The choir met on Sunday the 2nd in Lund."],
      "Ola says the choir met on Sunday the 2nd (2 April 2023) in Lund.",
    ],
    [["Nils: I ski.", "Ola: Oh nice, I saw a race in Leeds."], "Ola saw a race in Leeds."],
  ])("%p", async (talk, expected) => {
    expect(await textsOf(...talk)).toContain(expected);
  });

  test.each([
    [["Nils: Friday?", "Ola: sat works. I'm keeping busy."]],
    [["Nils: Hi!", "Ola: I've been reflecting lately."]],
    [["Nils: I teach.", "Ola: I had no idea you taught, it works!"]],
  ])("%p tells nothing", async (talk) => {
    expect((await textsOf(...talk)).join(" ")).not.toMatch(/works|reflecting/);
  });
});
