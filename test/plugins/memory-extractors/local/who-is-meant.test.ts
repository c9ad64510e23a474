import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const talk = (...lines: readonly string[]) => textsOf(...lines);

describe("a name that tells no gender", () => {
  test.each([
    ["My wife hates the flat. Zinhle screams whenever we mention moving. She starts school in May."],
    ["I took my nephew to the pool, and Tarkan slipped on the board. He broke a tooth in May."],
    ["My mother moved in last year. Quill, our lodger, pays 400 a month. She works nights at the hospital."],
    ["My wife and I have twins. Amaro sleeps, but Illiri yells until bedtime. She has poor ears since May."],
  ])("is as likely meant as the relative before it: %s", async (said) => {
    for (const text of await talk("Bo: Hello!", `Ida: ${said}`)) {
      expect(text).not.toMatch(/Ida's (?:wife|mother) (?:starts|works|has poor)/);
      expect(text).not.toContain("nephew broke");
    }
  });

  test.each([
    ["My son is ill. School starts on Monday. He needs a note in May.", "Ida's son needs a note in May (May 2023)."],
    ["My dad retired in May. Friday suits him. He likes long walks.", "Ida's dad likes long walks."],
    ["My mum lives in Porto. Porto floods every winter. She wants to move.", "Ida's mum wants to move."],
    [
      "My wife works at Zorvex. Zorvex pays well. She wants to leave in May.",
      "Ida's wife wants to leave in May (May 2023).",
    ],
    ["My son has a test. He hopes that Ravik helps him. He studies every night.", "Ida's son studies every night."],
  ])("is nobody where no person is named: %s", async (said, expected) => {
    expect(await talk("Bo: Hello!", `Ida: ${said}`)).toContain(expected);
  });

  test.each([
    ["My new boss is called Elif Demir, she's strict.", "Kwame is nine now! He loves chess.", "Kwame loves chess."],
    ["My dentist is kind, he explains it all.", "Tuğba moved out. She lives in Izmir.", "Tuğba lives in Izmir."],
    ["My boss is away.", "Babak visited us. He works at a bakery.", "Babak works at a bakery."],
    ["My manager called.", "Xiu passed her exam. She is a nurse now.", "Xiu is a nurse now."],
    ["My coach is off.", "Lindiwe moved to Durban. She teaches physics there.", "Lindiwe teaches physics in Durban."],
    ["My neighbour is loud.", "Aylin had a baby. She's in Ankara.", "Aylin is in Ankara."],
  ])("is meant rather than the boss of an earlier turn: %s %s", async (first, second, expected) => {
    const told = await talk(`user: ${first}`, `user: ${second}`);
    expect(told).toContain(expected);
    expect(told.slice(1).join(" ")).not.toMatch(/boss|coach teaches|dentist lives|manager is|neighbour is in/);
  });

  test.each([
    ["My manager is in Rome.", "Wiremu quit smoking. He lives in Otaki.", "User's manager lives in Otaki."],
    ["My boss is nice, she listens.", "Work is slow. He lives in Spain.", "User's boss lives in Spain."],
    ["My boss is off sick, she broke her leg.", "It rains. He lives in Spain.", "User's boss lives in Spain."],
  ])("nor is the boss: %s %s", async (first, second, wrong) => {
    expect(await talk(`user: ${first}`, `user: ${second}`)).not.toContain(wrong);
  });

  test.each([
    ["My doctor is nice.", "School called. She has a fever since May.", "School has"],
    ["My wife is a nurse.", "Training moved to Friday. She works nights.", "Training works"],
    ["My doctor is nice.", "Siemens called me. She lives in Bonn.", "Siemens lives"],
    ["My sister has a new job.", "Lisbon was great. She lives there.", "Lisbon lives"],
    ["My brother is ill.", "Yoga works well. He lives in Bonn.", "Yoga lives"],
  ])("is no office, company, place or pastime: %s %s", async (first, second, wrong) => {
    expect((await talk(`user: ${first}`, `user: ${second}`)).join(" ")).not.toContain(wrong);
  });

  test("is whom both speak of where nobody else is near", async () => {
    const told = await talk(
      "Ida: Knitting calms me down since Osian moved out.",
      "Bo: Where did he go in the end?",
      "Ida: Bergen, for a year. He left on Sunday.",
    );
    expect(told).toContain("Osian left on Sunday (7 May 2023).");
    expect(told).toContain('Ida, asked "Where did Osian go in the end?": Bergen, for a year.');
  });

  test("is no month or day that stands before one's own deed", async () => {
    const told = await talk(
      "Bo: How is your father?",
      "Ida: Better. He had a small stroke in March and I drove out to him.",
      "Bo: How is he now?",
      "Ida: His left hand is slow. I'm teaching him to paint.",
    );
    expect(told.join(" ")).not.toContain("March's");
    expect(told.at(-1)).toStartWith("Ida's father's left hand is slow.");
  });
});

describe("whom one goes on about", () => {
  test("is not he who only owns a thing", async () => {
    const told = await talk(
      "Ida: I've been in Porto since May to look after my grandfather.",
      "Bo: How is he?",
      "Ida: He's stubborn. On bad days he calls me by my uncle's name.",
      "Bo: That's hard.",
      "Ida: Honestly, I'm happy with him.",
    );
    expect(told.at(-1)).toBe("Ida is happy with their grandfather.");
  });

  test("is the owner where nobody else is", async () => {
    expect(await talk("Bo: Hello!", "Ida: I found my uncle's lathe. He made chairs in Graz.")).toEqual([
      "Ida found their uncle's lathe.",
      "Ida's uncle made chairs in Graz.",
    ]);
  });

  test('is no "he" where a "she" was said of the one who was named', async () => {
    const told = await talk(
      "Ida: My boss would hang your rugs on the wall.",
      "Bo: How is it with her?",
      "Ida: She's making me manager in May. And Matej?",
      "Bo: Of course he can come, he can sleep in the attic.",
    );
    expect(told.filter((text) => text.includes("sleep")).join()).not.toContain("boss");
  });

  test.each([
    ["I'll talk to her tonight.", "Ida will talk to their mother tonight (8 May 2023)."],
    ["I've had that out with her already.", "Ida has had that out with their mother already."],
    ["I visit her every Sunday.", "Ida visits their mother every Sunday."],
    ["I found her old letters on Sunday.", "Ida found their mother's old letters on Sunday (7 May 2023)."],
  ])("stands as an object: %s", async (said, expected) => {
    const told = await talk("Ida: My mother wants two hundred guests.", "Bo: Oh dear.", `Ida: ${said}`);
    expect(told.at(-1)).toBe(expected);
  });
});

describe("whom a turn takes up", () => {
  test.each([
    [["Ida: I can fetch Osian from school now.", "Bo: Osian! How old is he now?", "Ida: He turns nine in May."]],
    [["Ida: I can fetch Osian from school now.", "Bo: Osian! He must be huge.", "Ida: He turns nine in May."]],
  ])("is the one who was exclaimed about: %j", async (lines) => {
    expect((await talk(...lines)).at(-1)).toBe("Osian turns nine in May (May 2023).");
  });

  test("is known though the pronoun is typed in haste", async () => {
    expect(
      await talk(
        "bo: my boss at the shop would buy them",
        "ida: how is it with her",
        "bo: shes making me manager in may",
      ),
    ).toContain("Bo's boss is making Bo manager in May (May 2023).");
  });

  test("is nobody who was named in passing where small names cannot be seen", async () => {
    const told = await talk(
      "bo: getting a horrible old van off my uncle saturday",
      "ida: bring it here then, il take kofi to the pool",
      "bo: hes 4 since may he would love it",
    );
    expect(told.join(" ")).not.toMatch(/uncle (?:Saturday )?is 4/);
  });

  test.each([
    ["I adopted a greyhound ten days ago. She won't do stairs at all.", "User's greyhound won't do stairs at all."],
    ["My oma lives in Bremen. She bakes every Sunday.", "User's oma bakes every Sunday."],
  ])("is who was just brought in: %s", async (said, expected) => {
    expect(await talk(`user: ${said}`)).toContain(expected);
  });

  test("is whom the assistant asked after, whoever was named before", async () => {
    const told = await talk(
      "user: My wife and I have twins.",
      "assistant: Lovely! How old are they?",
      "user: Amaro is calm, but Illiri yells until bedtime.",
      "assistant: She may be tired. Do you have a routine?",
      "user: She loves to thread beads since May.",
    );
    expect(told.at(-1)).toStartWith("Illiri loves to thread beads");
  });
});

describe("me and mine", () => {
  test.each([
    ["Ida: I cook for me and my roommate on Sundays.", "Ida cooks for themselves and their roommate on Sundays."],
    ["user: i cook for me n my roommate every night", "User cooks for themselves and their roommate every night."],
  ])("is oneself: %s", async (line, expected) => {
    expect(await talk(line)).toEqual([expected]);
  });
});

describe("what several are said to have", () => {
  test.each([
    [
      "Our stories were printed in the local paper on Sunday.",
      "Ida's stories were printed in the local paper on Sunday (7 May 2023).",
    ],
    ["We learn Dutch from our neighbour Ruta.", "Ida learns Dutch from their neighbour Ruta."],
    ["Our children are in Lund until May.", "Ida's children are in Lund until May (May 2023)."],
  ])("is told where it is of one's own: %s", async (said, expected) => {
    expect(await talk("Bo: Hello!", `Ida: ${said}`)).toEqual([expected]);
  });
});

describe("'s", () => {
  test.each([
    ["My partner Wanja would agree. She's known since May.", "Ida's partner Wanja has known since May (May 2023)."],
    ["My sister paints. She's known for her boats.", "Ida's sister is known for her boats."],
    ["My mum worries. She's convinced I live on bread.", "Ida's mum is convinced Ida lives on bread."],
    ["My mum won. She's convinced my dad to move.", "Ida's mum has convinced their dad to move."],
    ["My son trains a lot. He's determined to win.", "Ida's son is determined to win."],
    [
      "My son works nights. He's worked there since 2010.",
      'Ida\'s son has worked there since 2010 (said after "My son works nights").',
    ],
    ["My physio frowned. He'd have liked me to wait.", "Ida's physio would have liked Ida to wait."],
  ])("is read by what stands behind it: %s", async (said, expected) => {
    expect(await talk("Bo: Hello!", `Ida: ${said}`)).toContain(expected);
  });
});

describe("a host", () => {
  test("is nothing that only would have been", async () => {
    const told = await talk(
      "Ida: My coach would have liked me to rest.",
      "Bo: So naturally you ran.",
      "Ida: Naturally. It held, though! I was more afraid of the hills than of the distance.",
    );
    expect(told.at(-1)).toBe("Ida was more afraid of the hills than of the distance.");
  });
});

describe("whom one speaks to", () => {
  test.each([
    ["Drink water!", "i am mom"],
    ["Take your pills.", "I am, grandma."],
    ["Wear a hat.", "yes dad, I will"],
    ["Two soups!", "We did, chef."],
  ])("is no trait: %s %s", async (asked, said) => {
    expect(await talk(`Ida: ${asked}`, `Bo: ${said}`)).toEqual([]);
  });

  test.each([
    ["Ruta is asking when you come to Graz.", "Ruta is asking when Bo comes to Graz."],
    [
      "Ruta started the violin in May, she wants to show you her bow.",
      "Ruta started the violin in May (May 2023), she wants to show Bo her bow.",
    ],
    ["My brother says you owe him a day at the lake.", "Ida's brother says Bo owes him a day at the lake."],
    ["My aunt asks whether you still play the flute.", "Ida's aunt asks whether Bo still plays the flute."],
    ["My son wants you to teach him chess.", "Ida's son wants Bo to teach him chess."],
    ["My sister hopes to hear you sing in May.", "Ida's sister hopes to hear Bo sing in May (May 2023)."],
    ["I live in Rome now and you live in Oslo.", "Ida lives in Rome now and Bo lives in Oslo."],
  ])("is named where others ask and want it: %s", async (said, expected) => {
    expect(await talk("Bo: Hello!", `Ida: ${said}`)).toContain(expected);
  });

  test.each([["My yoga makes you feel calm."], ["My doctor asks how you sleep."]])(
    "is not anybody: %s",
    async (said) => {
      expect((await talk("Bo: Hello!", `Ida: ${said}`)).join(" ")).not.toContain("Bo");
    },
  );
});

describe("what nobody does", () => {
  test.each([
    ["How was the trip?", "Rained the whole week and nobody cared."],
    ["How was the fair?", "Poured all day and my hat was ruined."],
    ["And the pill?", "Hurt like hell though."],
    ["How did the interview go?", "Lasted an hour."],
  ])("is not done by the speaker: %s %s", async (asked, said) => {
    expect((await talk(`Ida: ${asked}`, `Bo: ${said}`)).join(" ")).not.toMatch(/\bBo (?:rained|poured|hurts?|lasted)/);
  });

  test("is of the thing that was asked after", async () => {
    expect(await talk("Ida: And the repair?", "Bo: Cost me 300 euros in the end.")).toEqual([
      "The repair cost Bo 300 euros in the end.",
    ]);
  });

  test("is what it is somewhere, not the thing of the question before", async () => {
    const told = await textsOf("user: I've got a heater in the shed. Is it any use? It's icy here in Oslo until May.");
    expect(told.join(" ")).not.toMatch(/\bUse is\b/);
  });
});

test("what one's own is, that was asked after, is told by its name", async () => {
  expect(await talk("Bo: Is that your van in front of my gate?", "Ida: No, mine's at the garage.")).toEqual([
    "Ida's van is at the garage.",
  ]);
});

test("a verb behind one's kin is no name", async () => {
  expect(await talk("Bo: Hello!", "Ida: My brother rang. He moved to Oslo in May.")).toEqual([
    "Ida's brother rang.",
    "Ida's brother moved to Oslo in May (May 2023).",
  ]);
});

test('a feast before "and I" is nobody', async () => {
  const told = await textsOf(
    "Ida: Maud is on sick leave until after Easter and I've got her patients too.",
    "Bo: What's wrong with her?",
    "Ida: Burnout.",
  );
  expect(told.join()).not.toContain("with Easter");
});
