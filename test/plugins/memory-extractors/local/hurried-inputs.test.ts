// Messages typed in a hurry: small letters, left-out words, shorthand.

import { describe, expect, test } from "bun:test";
import { readingsOf, textsOf } from "../conversation.ts";
import { statementsOf } from "../read-text.ts";

describe("as a message of its own", () => {
  test.each([
    ["my name is mia", "User's name is Mia."],
    ["my names tom", "User's name is Tom."],
    ["hi im lena", "User's name is Lena."],
    ["i live in berlin", "User lives in Berlin."],
    ["i moved to new york last june", "User moved to New York last June (June 2023)."],
    ["i was born in paris", "User was born in Paris."],
    ["i speak french and thai", "User speaks French and Thai."],
    ["my kids are anna and ben", "User's kids are Anna and Ben."],
    ["my site is at anna.example.com", "User's site is at anna.example.com."],
    ["my fav color is teal", "User's favorite color is teal."],
    [
      "my son Ben got diagnosed with dyslexia, so looking for ways to help him",
      "User's son Ben got diagnosed with dyslexia.",
    ],
    ["im going out with my neighbour so need ideas for a date", "User is going out with their neighbour."],
    ["My son turns 5 in May so any ideas for a party?", "User's son turns 5 in May (May 2024)."],
    ["I have no car so I need a flat near the station.", "User has no car so they need a flat near the station."],
    ["i dont eat meat anymore btw so any food tips veggie pls", "User doesn't eat meat anymore."],
    ["I'm vegan so vegan recipes only please", "User is vegan."],
    ["we are 2 adults and a toddler", "User is in a group of 2 adults and a toddler."],
    ["My gym days are Monday and Thursday.", "User's gym days are Monday and Thursday."],
    ["My review is on Thursday, not Tuesday.", "User's review is on Thursday (9 May 2024), not Tuesday."],
    ["Please always answer in German.", "User wants the assistant to always answer in German."],
    ["My pronouns are she/her.", "User's pronouns are she/her."],
  ])("%s", async (said, expected) => {
    expect(await statementsOf(said)).toEqual([expected]);
  });
});

describe("one thing on each line", () => {
  const said = "i live in leeds\ni work as a nurse\nmy dog is called rex";
  const told = ["User lives in Leeds.", "User works as a nurse.", "User's dog is called Rex."];
  test("in a note", async () => {
    expect((await statementsOf(said)).map((text) => text.replace("rex", "Rex"))).toEqual(told);
  });
  test("in a chat", async () => {
    expect(await statementsOf(`user: hi there\nassistant: hi\nuser: ${said}`)).toEqual(told);
  });
});

describe("to an assistant", () => {
  test.each([
    ["wait sorry audition is on tuesday not friday", "User's audition is on Tuesday (9 May 2023) not Friday."],
    ["sorry my bad rent is 450 not 400", "User's rent is 450 not 400."],
    ["tuition like 900 a term", "User's tuition is 900 a term."],
    ["payday is 10 and 25", "User's payday is 10 and 25."],
    ["also no baby talk w me i learn fast", "User doesn't want any baby talk, they learn fast."],
    [
      "copy it out pls, thick pen, i keep it under the till of my kiosk",
      'User says "copy it out please, thick pen, I keep it under the till of my kiosk".',
    ],
    ["ill sell the van in june", "User will sell the van in June (June 2023)."],
  ])("%s", async (said, expected) => {
    expect(await textsOf("user: help me budget", "assistant: Gladly.", `user: ${said}`)).toContain(expected);
  });
});

describe("to a friend", () => {
  test.each([
    ["ugh i cant really, my hours at the bakery got cut to 24", ["Bo's hours at the bakery got cut to 24."]],
    ["I'd love to but I'm fasting until June.", ["Bo is fasting until June (June 2023)."]],
    ["I used to, before my shoulder.", []],
    ["Read a lot and try out different looms", []],
    ["Read a lot and tried out different looms", ["Bo read a lot and tried out different looms."]],
    ["Somebody remind me what size the boots are", []],
    ["Ida, bring the long oars if the lake is calm.", []],
    [
      "also heads up, we're doing Christmas at the mill this year",
      ["Bo is doing Christmas at the mill this year (2023)."],
    ],
    [
      "My brother Anders could mend the roof, he lives in Ghent.",
      ["Bo's brother Anders could mend the roof, he lives in Ghent."],
    ],
    [
      "My rowing club in Ghent has a new boat. I've been going there since I was ten.",
      ["Bo's rowing club in Ghent has a new boat. Bo has been going there since they were ten."],
    ],
    ["wish I had a barn for my looms", ["Bo wishes they had a barn for their looms."]],
    ["landlord wrote, my rent goes up in June", ["Bo's landlord wrote, their rent goes up in June (June 2023)."]],
    ["Let's keep singing as we cross the lake", []],
    ["We all row at our own pace, but if we share them, we show people the oars.", []],
    ["also me and jess broke up", ["Bo and Jess broke up."]],
    ["we sort of built a raft for the lake", ["Bo built a raft for the lake."]],
    [
      "i need a van in june because were driving to Graz",
      ["Bo needs a van in June (June 2023) because they are driving to Graz."],
    ],
    [
      "Growing my list of clients is the main goal right now.",
      ["Growing Bo's list of clients is the main goal right now."],
    ],
    ["Growing leeks and beans on the roof now.", ["Bo is growing leeks and beans on the roof now."]],
  ])("%s", async (said, expected) => {
    expect(await textsOf("Ida: hello there", `Bo: ${said}`)).toEqual(expected);
  });
});

describe("to an assistant", () => {
  test.each([
    ["im a baker w 8 yrs experience", "User is a baker with 8 years experience."],
    ["not a fan of seafood tbh", "User is not a fan of seafood."],
    ["huge fan of bluegrass", "User is a huge fan of bluegrass."],
    ["Stop using emojis.", "User wants the assistant to stop using emojis."],
    ["I found peace and love in my garden.", "User found peace and love in their garden."],
  ])("%s", async (said, expected) => {
    expect(await textsOf(`user: ${said}`, "assistant: I see.")).toEqual([expected]);
  });
});

describe("news behind an exclamation, and what it replaces", () => {
  test.each<[string, string[]]>([
    ["we found one! Flat in Ghent, 900 all in.", ["User found one. Flat in Ghent, 900 all in."]],
    ["we booked it! 4 nights at the Miramar, sea view", ["User booked it. 4 nights at the Miramar, sea view."]],
    [
      "My vet changed the drops. Not Zorin any more, now it is Malvex twice a day",
      ["User's vet changed the drops. It is Malvex twice a day now instead of Zorin."],
    ],
    [
      "i got a job at a kiosk, friday and saturday evening",
      ["User got a job at a kiosk, Friday and Saturday evening."],
    ],
    ["I can't row on friday evening anymore.", ["User can't row on Friday evening anymore."]],
    ["I can't row on friday evening.", ["User can't row on Friday evening (12 May 2023)."]],
    [
      "Hired someone! Goran, he baked in Split for six years.",
      ["User hired someone. Goran, he baked in Split for six years."],
    ],
    ["the oven died. what now", ["User's oven died."]],
    ["the build died. what now", []],
    [
      "going with the repair, new oven when the loan is paid",
      ["User is going with the repair, new oven when the loan is paid."],
    ],
    ["lease is until 2028 so he can't, can he?", ["User's lease is until 2028."]],
    ["i'm switching to 4 days a week. fridays off", ["User is switching to 4 days a week. Fridays off."]],
    ["i got braces today, it hurts so much what can i eat", ["User got braces today (8 May 2023), it hurts so much."]],
    ["please how do i register a bakery", []],
    ["i'm switching to 4 days a week. option 2", ["User is switching to 4 days a week."]],
    ["so only rowing on weekends now", ["User is only rowing on weekends now."]],
    ["keeping the flat for now", ["User is keeping the flat for now."]],
    ["morning is best for now", []],
    ["gotta lose 10 kg, i'm at 104", ["User has to lose 10 kg, they are at 104."]],
    ["vet bill was 412 euros", ["User's vet bill was 412 euros."]],
    ["goal is sub 2 hours", ["User's goal is sub 2 hours."]],
    ["42, been a chef for 20 years", ["User is 42, been a chef for 20 years."]],
    [
      "we're moving in together, me and Goran! he's bringing his cat and i'm allergic",
      ["Goran and User are moving in together.", "Goran is bringing his cat and User is allergic to cats."],
    ],
    [
      "my physio says no jumping for a month. her name is Dr Orban",
      ["User's physio says no jumping for a month.", "User's physio's name is Dr Orban."],
    ],
    ["im in 10th grade, im in the chess club", ["User is in 10th grade, they are in the chess club."]],
    ["thyroid dose went up to 100", ["User's thyroid dose went up to 100."]],
    [
      "they want to induce me on the 30th because the baby is measuring big",
      ["They want to induce User on the 30th (30 May 2023) because the baby is measuring big."],
    ],
    ["they want to repaint the hall", []],
    ["ankle is better already", ["User's ankle is better already."]],
    ["the weather is better now", []],
    ["still on the 100 of levothyroxine", ["User is still on the 100 of levothyroxine."]],
    ["still at it", []],
    ["Any breakfast ideas under 30g carbs", []],
    ["driving test is may 14", ["User's driving test is May 14 (14 May 2023)."]],
    ["GP wants another blood test in june", ["User's GP wants another blood test in June (June 2023)."]],
    ["hip went well! using a stick now.", ["User's hip went well.", "User is using a stick now."]],
    ["web version is out. 1,200 users", ["User's web version is out. 1,200 users."]],
    ["the essay is done", []],
    [
      "and the newsletter is due on the 28th, help me with a title",
      ["User says the newsletter is due on the 28th (28 May 2023)."],
    ],
    ["start on june 11, 3 days office", ["User starts on June 11 (11 June 2023), 3 days office."]],
    [
      "got her! she's called Tilda, 11, a tabby. she needs kidney food",
      ["Tilda is 11, a tabby.", "Tilda needs kidney food."],
    ],
    ["we got a stall at the Saturday market", ["User got a stall at the Saturday market."]],
    ["I added Saturday 10 AM sessions to my week", ["User added Saturday 10 AM sessions to their week."]],
    ["I go to Tuesday 6pm classes at the Y", ["User goes to Tuesday 6pm classes at the Y."]],
    ["we'll try Lernhof, wednesdays 5pm", ["User will try Lernhof, Wednesdays 5pm."]],
    [
      "so Ruta does the stall and I'm in the shop on my own",
      ["Ruta does the stall and User is in the shop on their own."],
    ],
    ["my boss wants me to make these slides nicer", ["User's boss wants User to make these slides nicer."]],
  ])("%s", async (said, expected) => {
    expect(await readingsOf(`user: ${said}`, "assistant: I see.")).toEqual(expected);
  });

  test.each(["I found it. thanks for line 30", "Not any more, thanks.", "I did it! so happy"])(
    "nothing: %s",
    async (said) => {
      expect(await textsOf(`user: ${said}`)).toEqual([]);
    },
  );
});

describe("several things in one breath", () => {
  test.each<[string, string[]]>([
    [
      "quick one - my bf and i are looking at flats in Ghent, budget is max 1400 a month",
      ["User and their boyfriend are looking at flats in Ghent.", "User's budget is max 1400 a month."],
    ],
    ["parking no, balcony yes we have a rabbit named Bisou", ["User has a rabbit named Bisou."]],
    ["our lease ends 31 january so before that", ["User's lease ends 31 January (31 January 2024)."]],
    [
      "i start at Barco on 5 june, i'm a UX designer",
      ["User starts at Barco on 5 June (5 June 2023).", "User is a UX designer."],
    ],
    ["i can't drive so near the station would be great", ["User can't drive."]],
    ["ive gone vegetarian as well so no more steak recipes pls", ["User has gone vegetarian."]],
    [
      "remind me that the van needs new tyres on 3 june",
      ["User says the van needs new tyres on 3 June (3 June 2023)."],
    ],
    [
      "Not on Wednesdays, that's when I row, and on weekends I work at my uncle's bakery.",
      ["On weekends User works at their uncle's bakery."],
    ],
    ["we've worked with Delos since 2021 so keep it friendly", ["User has worked with Delos since 2021."]],
    // What leans on the words before, and what is no fact, stays with them.
    [
      "As someone who eats no honey, no milk, I often use oat milk.",
      ["As someone who eats no honey, no milk, User often uses oat milk."],
    ],
    ["when i was ten, i had a parrot", ["When User was ten, they had a parrot."]],
    ["i'm on leave until june, i want to rest", ["User is on leave until June (June 2023), they want to rest."]],
    ["i moved so my kids would be near school", ["User moved so their kids would be near school."]],
  ])("%s", async (said, expected) => {
    expect(await readingsOf(`user: ${said}`, "assistant: I see.")).toEqual(expected);
  });
});

describe("without a verb or a subject", () => {
  test.each<[string, string[]]>([
    ["vet appointment is on may 24 at 9:30", ["User's vet appointment is on May 24 (24 May 2023) at 9:30."]],
    ["move in date is october 1", ["User's move in date is October 1 (1 October 2023)."]],
    ["budget about 600 euros", ["User's budget is about 600 euros."]],
    ["new job at a brewery, Hopsy, as head brewer", ["User has a new job at a brewery, Hopsy, as head brewer."]],
    [
      "launch slipped to june 12 because of the permits",
      ["User's launch slipped to June 12 (12 June 2023) because of the permits."],
    ],
    ["physio says no jumping for 3 months", ["User's physio says no jumping for 3 months."]],
    ["My doctor cut the tablets down to 5 mg.", ["User's doctor cut the tablets down to 5 mg."]],
    ["yes but no churches please, Ed gets bored", ["User doesn't want any churches, Ed gets bored."]],
    ["no more oysters and wine for me haha", ["User doesn't want any oysters and wine."]],
    [
      "please keep your answers short btw, I hate long texts",
      ["User wants the assistant to keep its answers short, they hate long texts."],
    ],
    [
      "I'll start swimming, there's a pool near the office",
      ["User will start swimming, there's a pool near the office."],
    ],
    [
      "I'll have three people reporting to me from June 5",
      ["User will have three people reporting to them from June 5 (5 June 2023)."],
    ],
    [
      "design review tuesday, 1:1 with my manager Asha on thursday, and I always row on fridays",
      ["User's manager is called Asha.", "User always rows on Fridays."],
    ],
    ["Design a logo for my bakery", []],
    ["Please note my new email: ada@example.com", ["User's new email is ada@example.com."]],
    ["Please note the following", []],
    ["88 on the second midterm!!", ["User got 88 on the second midterm."]],
    ["88 on the second floor", []],
    ["i just started using you", []],
    ["change of plans, I'm switching my major to botany", ["User is switching their major to botany."]],
    ["I'll have to quit the mill", ["User will have to quit the mill."]],
    ["I'll have to look into it", []],
    ["I can't study at home, it's too loud", ["User can't study at home, it's too loud."]],
    ["also Mila's birthday is on the 22nd", ["Mila's birthday is on the 22nd."]],
    [
      "Theo was diagnosed with asthma. We don't want to move now",
      ["Theo was diagnosed with asthma.", "User doesn't want to move now."],
    ],
    ["Dr. Okafor's office hours are Wednesdays 2 to 4", ["Dr. Okafor's office hours are Wednesdays 2 to 4."]],
    ["my lab is Monday and Wednesday at 9", ["User's lab is Monday and Wednesday at 9."]],
    ["Eggs, flour, milk, and I usually add vanilla", ["Eggs, flour, milk, and User usually adds vanilla."]],
    [
      "My goal is to get to 80 kg by my son's wedding on June 9",
      ["User's goal is to get to 80 kg by their son's wedding on June 9 (9 June 2023)."],
    ],
    // What goes on about the sentence before is told behind it.
    [
      "I got promoted to lead baker!! starting june 1",
      ["User got promoted to lead baker, starting on June 1 (1 June 2023)."],
    ],
    ["we're expecting! due in november", ["User is expecting a baby. Due in November (November 2023)."]],
    [
      "I work at a mill in Ghent. Four day week, fully remote",
      ["User works at a mill in Ghent. Four day week, fully remote."],
    ],
    // The part that leans on somebody unnamed is left out, not the other.
    ["She brought her parrot, Biscuit, and I'm allergic to birds", ["User is allergic to birds."]],
    [
      "Rosa gave me a $3,000 loan and I want to use it for a boat with Ida in June",
      ["Rosa gave User a $3,000 loan and they want to use it for a boat with Ida in June (June 2023)."],
    ],
    // Says nothing of the sentence before, or nothing at all.
    ["I work at a mill in Ghent. Nervous about it", ["User works at a mill in Ghent."]],
    ["I work at a mill in Ghent. Any 3 ideas?", ["User works at a mill in Ghent."]],
    ["What rhymes with mill? Two words please", []],
    ["I think a smaller one then", []],
    ["I'll start with the first chapter", []],
    ["we were expecting more of it", []],
  ])("%s", async (said, expected) => {
    expect(await readingsOf("user: hi", "assistant: Hello.", `user: ${said}`, "assistant: I see.")).toEqual(expected);
  });
});

describe("between friends", () => {
  const fromTom = async (said: string) => textsOf("ida: hi", `tom: ${said}`);

  test.each([
    ["thx :) got a job at the harbor bakery", ["Tom got a job at the harbor bakery."]],
    ["dropped that class last yr lol switched to law", ["Tom dropped that class last year (2022) - switched to law."]],
    [
      "picked up shifts at the ferry, im saving for a kayak",
      ["Tom picked up shifts at the ferry, they are saving for a kayak."],
    ],
    ["gonna live w my cousin till june", ["Tom is going to live with their cousin till June (June 2023)."]],
    ["ill bring the canoe on friday", ["Tom will bring the canoe on Friday (12 May 2023)."]],
    ["na i sold the canoe in 2019", ["Tom sold the canoe in 2019."]],
    ["i've got physio tue 9am", ["Tom has physio Tuesday (9 May 2023) 9am."]],
    ["my shifts are mon wed fri", ["Tom's shifts are Monday Wednesday Friday."]],
    ["My friend Thu lives in Hue.", ["Tom's friend Thu lives in Hue."]],
    ["i last sat in the sun in 2019", ["Tom last sat in the sun in 2019."]],
    ["my nephew Tim makes the photos, he's 15", ["Tom's nephew Tim makes the photos, he's 15."]],
    [
      "i just submit on friday, then train to Ghent",
      ["Tom just submits on Friday (12 May 2023), then train to Ghent."],
    ],
    [
      "i signed up for the kiln course in Ghent, 3 weeks in august",
      ["Tom signed up for the kiln course in Ghent, 3 weeks in August (August 2023)."],
    ],
    ["my moms car died yesterday", ["Tom's mom's car died yesterday (7 May 2023)."]],
    ["i had a cat growing up, ida", ["Tom had a cat growing up."]],
    ["Dear Ida, I went to the meeting of the allotments.", ["Tom went to the meeting of the allotments."]],
    ["ok will get the 4.15 train", ["Tom will get the 4.15 train."]],
    ["Mostly pasta 😂 I'll bring a quiche", ["Tom will bring a quiche."]],
    ["My aunt is coming, by the way, for ten days.", ["Tom's aunt is coming, for ten days."]],
    [
      "I had one years ago, but it got stolen from the shed.",
      ["Tom had one years ago, but it got stolen from the shed."],
    ],
    [
      "i'm doing the half marathon in january, signed up yesterday",
      ["Tom is doing the half marathon in January (January 2024), signed up yesterday (7 May 2023)."],
    ],
  ])("%s", async (said, expected) => {
    expect(await fromTom(said)).toEqual(expected);
  });

  test.each([
    ["my grandmas are both ill but they garden", "ill but they garden"],
    ["my site is at tom.example.com/yr", "tom.example.com/yr"],
    ["I found tea :) in the loft", "in the loft"],
  ])("%s keeps: %s", async (said, kept) => {
    expect((await fromTom(said)).join(" ")).toContain(kept);
  });

  test("a handle opens with a capital, too", async () => {
    expect(await textsOf("ida: hi", "tom_92: i work at the ferry")).toEqual(["Tom_92 works at the ferry."]);
  });
});
