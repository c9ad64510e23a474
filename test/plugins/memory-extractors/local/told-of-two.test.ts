// What two people say to each other in few words: nothing is told that ends before it says anything, or of whom it is not.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const of = async (...lines: string[]): Promise<string> => (await textsOf(...lines)).join(" | ");

describe("What ends before it says anything is not told:", () => {
  test.each([
    ["Is your mum alright?", "She is now.", "is now"],
    ["Was your aunt at home?", "She wasn't yesterday.", "wasn't"],
    ["Do they come often?", "Otto comes in June. Ruta not so much, the flights cost a fortune.", "not so much"],
    ["Do they like it?", "My brother loves it. My sister neither, she hates trains.", "Neither"],
    ["They sold the boat for 9,000.", "More than I'd have guessed.", "More than"],
    ["You were good on the drums in that band.", "We weren't, but thanks.", "thanks"],
  ])("%s %s", async (asked, said, absent) => {
    expect(await of(`Ada: ${asked}`, `Wim: ${said}`)).not.toContain(absent);
  });

  test.each([
    ["He's back from Oslo now. My daughter is in the choir.", "daughter is in the choir"],
    ["My sister was in Rome until May.", "sister was in Rome"],
    ["Better than nothing, I got the flat in Bow.", "got the flat in Bow"],
    ["My mother did the garden yesterday.", "did the garden"],
  ])("but %s", async (said, told) => {
    expect(await of("Ada: What's new with you all?", `Wim: ${said}`)).toContain(told);
  });
});

describe("A question without its mark is not told:", () => {
  test.each(["HA. did mum throw him out", "wow. did otto cheat on her", "i'm sorry. want me to come over"])(
    "%s",
    async (said) => {
      const told = await of("Ada: he bought it. the caravan", `Wim: ${said}`);
      expect(told).not.toMatch(/did mum|did otto|come over/i);
    },
  );

  test.each([
    ["did mum a favour and painted her shed", "painted"],
    ["did yoga with ana on sunday", "yoga with Ana"],
  ])("but what was done is: %s", async (said, told) => {
    expect(await of("Ada: what did you do all weekend", `Wim: ${said}`)).toContain(told);
  });
});

describe("Nobody is told to have what is another's:", () => {
  test("whoever was told of has the lessons that follow", async () => {
    const told = await of("Ada: How's Ruta doing?", "Wim: She loves it. Cello on Mondays, theory on Fridays.");
    expect(told).not.toContain("Wim has");
    expect(await of("Ada: What's on?", "Wim: Busy week. Dentist on Tuesday, vet on Friday.")).toContain("Wim has");
  });

  test("who died on the day that is spoken of does nothing later", async () => {
    const told = await of(
      "Wim: I've got the spare. She gave it to me when Len died.",
      "Ada: You two look after each other, don't you?",
      "Wim: We do. She does my eyedrops and I do her bins.",
    );
    expect(told).not.toContain("Len");
    expect(told).not.toContain("each other");
  });

  test("a sister told of between is as likely meant", async () => {
    const told = await of(
      "Ada: How's Lotte?",
      "Wim: She's well. Her sister's just had a baby.",
      "Ada: Lovely. I'll send her a card tomorrow.",
    );
    expect(told).not.toContain("send Lotte");
  });

  test("two who do something together are both told of", async () => {
    const told = await of(
      "Ada: Who else is there?",
      "Wim: Camila is on the same rig, so we'll fly out together on Sunday.",
    );
    expect(told).toContain("Camila and Wim will fly out together");
    expect(await of("Ada: Hi!", "Wim: My cousin plays the horn too and we practise together every Friday.")).toContain(
      "practise together",
    );
  });

  test("the listener is told of by name", async () => {
    const told = await of("Ada: Does Lotte still hate me for the speech?", "Wim: Lotte never hated you.");
    expect(told).toContain("Lotte never hated Ada");
  });
});

describe("Nothing is quoted that a statement is not of:", () => {
  test("a deed repeated after several things that were told", async () => {
    const told = await of(
      "Wim: My mum fell off a ladder on Tuesday and broke her wrist. My brother is staying with her.",
      "Ada: My dad did that last year, he was in a cast for eight weeks.",
    );
    expect(told).toContain("cast for eight weeks");
    expect(told).not.toContain("replying to Wim");
  });

  test("a house that is named by where it stands", async () => {
    const told = await of("Ada: Pieter sends a card at New Year.", "Wim: I miss that house on Miller Road.");
    expect(told).toContain("Wim misses that house on Miller Road.");
  });

  test("an age, behind whose birthday it is", async () => {
    const told = await of(
      "Ada: I'll tell Milan on Saturday. He's making me a cake.",
      "Wim: It's your birthday on Saturday?",
      "Ada: Thirty-one. Don't you dare sing.",
    );
    expect(told).not.toContain("said after");
  });

  test("a place that was spoken of before another one", async () => {
    const told = await of(
      "Ada: I miss that house on Miller Road.",
      "Wim: I remember.",
      "Ada: Megan's flat is the opposite, everything's new. I'm scared to touch things.",
      "Wim: Are you living there?",
      "Ada: Since June.",
    );
    expect(told).not.toContain("Since June (June 2023) (said after");
  });
});

describe("What is said in jest, to a dear one or in haste:", () => {
  test("nobody is killed", async () => {
    expect(await of("Ada: He bought a caravan.", "Wim: Mum will kill him. Dad would murder us both.")).toBe("");
  });
  test("whom one speaks to is no part of it", async () => {
    expect(await of("Ada: Go and see him!", "Wim: I don't fly any more, love.")).not.toContain("love");
  });
  test("what was let in was let in once", async () => {
    expect(await of("Ada: How was the match?", "Wim: I let in all seven goals.")).toContain(
      "Wim let in all seven goals",
    );
  });
  test("a participle that stands for the past stays as it is", async () => {
    expect(await of("Ada: Did you call?", "Wim: I sung her the whole song on Sunday.")).not.toContain("sungs");
  });
  test("nobody leaves or marries anybody", async () => {
    expect(await of("Ada: You never smack them.", "Wim: Never. Ruta would leave me.")).not.toContain("leave");
    expect(await of("Ada: He fixed your window.", "Wim: He what? I'll marry him.")).not.toContain("marry");
    expect(await of("Ada: Any news?", "Wim: I'll marry Bo in June.")).toContain("marry Bo in June");
  });
  test("what one had forgotten one had", async () => {
    expect(await of("Ada: He's bringing his trumpet.", "Wim: I'd forgotten the trumpet.")).not.toContain("would");
  });
  test("who is named for the day he was lost does nothing later", async () => {
    const told = await of(
      "Wim: I haven't heard Mum laugh since Dad.",
      "Ada: I know. He's asked her to the concert in Neath on the 9th.",
    );
    expect(told).not.toContain("dad has asked");
  });
});
