// What people who know each other well leave half said is told truly and so that it can be understood alone, or not at all.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

const of = async (...lines: string[]): Promise<string> => (await textsOf(...lines)).join(" | ");

describe("told as it was meant:", () => {
  test.each([
    [["Ada: If I'd my time again I'd have kept the mill in Hull."], "If Ada had their time again"],
    [["Ada: I'd a goose once called Bruno."], "Ada had a goose once"],
    [["Ada: I'd like a goose called Bruno."], "Ada would like a goose"],
    [["Ada: Ruta drives me to choir. Only she brakes like she's on ice."], "Ruta brakes like"],
    [["Bo: Is the fig alright?", "Ada: I carried it into the shed."], "Ada carried the fig into the shed"],
    [["Bo: Have you got the shelf ready?", "Ada: My brother built it from a door."], "built the shelf from a door"],
    [["Ada: Otto still owes you for the boots."], "Otto still owes Bo for the boots"],
    [["Ada: Ruta spotted you two on the ferry."], "Ruta spotted you two on"],
    [["Ada: Ruta misses you two."], "Ruta misses you two"],
    [["Ada: We lost you after the bridge."], "Ada lost Bo after the bridge"],
    [["Ada: ok so mum turns 70 on the 4th of October"], "Ada's mum turns 70"],
    [["Ada: What's our budget? I can do 600, can't stretch to more than that."], `said after "What's our budget?"`],
  ] as const)("%j", async (lines, expected) => {
    expect(await of(...lines, "Bo: Right.")).toContain(expected);
  });

  test("what a photo shows, however it is marked", async () => {
    const told = await of("Ada: I finished this on Sunday. [image: a wooden bench under a tree]", "Bo: Nice.");
    expect(told).toContain("Ada finished a wooden bench on Sunday");
    expect(told).not.toContain("image:");
  });
});

describe("of the day that was meant:", () => {
  test.each([
    ["Ada: I'm away Tuesday to Sunday the week after next.", "Tuesday (23 May 2023) to Sunday (28 May 2023)"],
    ["Ada: I'm off to Turku in two weeks, on Friday.", "on Friday (26 May 2023)"],
    ["Ada: I have a scan on Thursday, and next week I'm in Turku.", "on Thursday (11 May 2023)"],
    ["Ada: We sail on Friday and in two weeks we marry.", "on Friday (12 May 2023)"],
    ["Ada: I met Ruta on Sunday and last week I met Otto.", "on Sunday (7 May 2023)"],
    ["Ada: Otto lands Saturday, next week is my exam.", "Saturday (13 May 2023)"],
    ["Ada: I'm away in two weeks, on Friday we paint the hall.", "on Friday (12 May 2023)"],
    ["Ada: We are opening the inn in spring cleaning up first.", "(spring 2024)"],
    ["Ada: The fair is on Saturday, in two weeks.", "on Saturday (27 May 2023)"],
    ["Ada: I sailed to Turku, home on the 2nd.", "home on the 2nd (2 May 2023)"],
    ["Ada: I checked the tickets, two to Vilnius, out on the 9th of November, back on the 30th.", "(9 November 2023)"],
    ["Ada: I can't bring your drill on the 17th as I promised.", "17 May 2023"],
    ["Ada: I was let out of hospital on the 9th of November.", "9 November 2022"],
  ])("%s", async (line, expected) => {
    expect(await of(line, "Bo: Right.")).toContain(expected);
  });

  test("a house for the summer is none", async () => {
    expect(await of("Ada: Otto has got paint left over from the summer house.", "Bo: Right.")).not.toMatch(/summer \(/);
  });
});

describe("not told of somebody else, or of nothing:", () => {
  test.each([
    [
      ["Ada: My mother was a handsome woman. Guess who was here, Dr. Ingrid! She came by with tulips."],
      "mother came by",
    ],
    [["Bo: I asked the baker on the corner, she did Milda's wedding.", "Ada: She's got a new oven."], "Milda has got"],
    [
      ["Ada: Her examiner is a Professor Holm from Lund.", "Bo: What was it again, the eels?", "Ada: Herring."],
      "What was the Professor",
    ],
    [["Ada: I'm going to be a great-aunt.", "Bo: Who is it, Ruta?", "Ada: It's Milda."], "Who is the great-aunt"],
    [["Bo: Dad's on the committee so we'd get the hall cheap.", "Ada: Was on. He left in May."], "is on the committee"],
    [["Ada: Nobody tells me anything.", "Bo: I could ring him tomorrow."], "ring him"],
    [["Bo: Poor Tom!", "Ada: Tom likes him."], "Tom likes him"],
    [["Ada: It was a long night.", "Bo: She won the cup in Rennes in 2016."], "won the cup"],
    [
      ["Bo: How was it?", "Ada: We had coffee and he's from Volos.", "Bo: Are you seeing him again?", "Ada: Thursday."],
      "seeing Volos",
    ],
    [["Ada: The tooth's out.", "Bo: Does it hurt?", "Ada: Only when I laugh."], "tooth's hurt"],
    [["Ada: I'm cooking for the new one.", "Bo: Well?", "Ada: Ten minutes in. On my shoulder."], "Well"],
    [["Ada: She's got four now, teeth I mean, and Ruta's got two, teeth I mean."], "Ada means"],
    [["Bo: Otto has an interview for the job on the 11th.", "Ada: My kettle never recovered."], "speaking of"],
    [["Bo: Is Otto still in Graz?", "Ada: Till June, then he's done."], "has done"],
    [["Bo: Are you coming?", "Ada: I'll fetch the coal in a minute."], "in a minute"],
    [["Ada: My sister Ruta owns the raft. Only she may steer it."], "Ruta may steer"],
    [["Ada: Guess who rang me, Friday!"], "rang"],
    [["Ada: Guess who lost the map again, Otto told me."], "lost the map"],
    [["Ada: Guess who Otto is hiring, Milda!"], "Milda Otto"],
    [["Ada: I wanted a raft so I built one in May. [photo of a lake]"], "a lake"],
    [["Ada: Mind you Otto never forgave me."], "Mind Bo"],
    [["Ada: Floss is fourteen. The vet says it's her heart.", "Bo: I remember when she led the geese."], "vet led"],
    [["Ada: I forgot the middle.", "Bo: What's it like with the thing in your ear?", "Ada: Loud."], "middle like"],
    [["Ada: Signe rang Father Holm. He saw you at the kiosk."], "Signe saw"],
    [["Ada: My son wants to live abroad. I told him, look at us."], "look at"],
    [["Ada: I've been meaning to say, would you feed the hens?", "Bo: Course I will."], "meaning to say"],
    [["Ada: Would you feed the hens?", "Bo: Course I will."], "Course"],
    [["Bo: Are you sad?", "Ada: I still get a lump in my throat."], "lump"],
    [["Bo: The relief comes on Friday.", "Ada: Otto lets me go with the first one out."], "first relief"],
  ] as const)("%j", async (lines, untrue) => {
    expect(await of(...lines, "Bo: Right.")).not.toContain(untrue);
  });

  test.each([
    [["Bo: Who's helping you with the rudder?", "Ada: Otto, since he's a joiner now."], "Otto"],
    [["Ada: Ruta told Otto to call her at noon."], "Ruta told Otto to call her"],
    [["Bo: Ruta works in Bergen.", "Ada: Was there, splendid fish."], "Ruta works in Bergen"],
    [["Bo: My cousin keeps geese.", "Ada: Not any more, I gave mine away."], "cousin keeps geese"],
    [["Ada: I have two hats. I wear the green one there."], "the green hat there"],
    [["Ada: I bought a boat.", "Bo: Who was it from?", "Ada: My uncle."], "boat from"],
    [["Bo: My dad's on the committee at Harrow.", "Ada: Was lovely of him."], "dad is on the committee"],
    [["Bo: Are you nervous?", "Ada: I get butterflies before every match."], "butterflies before every match"],
    [["Bo: Are you sad?", "Ada: I get goosebumps at every mass."], "goosebumps at every mass"],
  ] as const)("but %j is told", async (lines, expected) => {
    expect(await of(...lines, "Bo: Right.")).toContain(expected);
  });
});
