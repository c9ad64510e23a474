// What friends tell each other of the months between: the frame of a sentence stands in the one before it or in the other's turn.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("The frame is told from the sentence before or from the other's turn:", () => {
  test.each([
    [
      [
        "Ben: Hi!",
        "Ada: We had an open day in the forge on Sunday. There were sparks for the little ones and nobody got hurt.",
      ],
      /open day in the forge on Sunday.*\. There were sparks for the little ones/,
    ],
    [
      ["Ben: Hi!", "Ada: I sold my first mosaic on Friday. Sometimes I'm so proud, other times I'm just nervous."],
      /Sometimes Ada is so proud.*\(said after "I sold my first mosaic on Friday"\)/,
    ],
    [
      [
        "Ben: How's the petition for the ferry going?",
        "Ada: Slowly. I've been ringing some skippers to get their views.",
      ],
      /to get their views \((?:asked|replying to Ben's) "How's the petition for the ferry going\?"\)/,
    ],
    [
      ["Ben: Hi!", "Ada: My sister sang at the lighthouse on Friday. My uncle filmed the whole thing."],
      /filmed the whole thing \(said after "My sister sang at the lighthouse on Friday"\)/,
    ],
    [
      [
        "Ben: Hi!",
        "Ada: A few of us from the pool are crossing the strait in August. I said yes before I could think.",
      ],
      /said yes before they could think \(said after "A few of us from the pool/,
    ],
    [
      [
        "Ben: Why not ask around and look at the dojos you'd like?",
        "Ada: I'll note down the ones that train on Mondays.",
      ],
      /^Ada will note down the dojos that train on Mondays/,
    ],
    [
      ["Ben: Hi!", "Ada: I'm thinking of joining a sailing club in Kiel. I wrote to the ones that lend boats."],
      /^Ada wrote to the sailing clubs that lend boats/,
    ],
    [
      ["Ben: Hi!", "Ada: Lovely fridge! I saw that you had my Lofoten magnet on there, one of my best finds."],
      /^Ada saw that Ben had Ada's Lofoten magnet on Ben's fridge, one of Ada's best finds/,
    ],
    [
      [
        "Ben: What moves you about him?",
        "Ada: Nansen's calm attitude is what moved me. He crossed Greenland on skis and always planned for the worst.",
      ],
      /Nansen crossed Greenland on skis/,
    ],
    [
      ["Ben: Did you tell your coach?", "Ada: I did. I told her I was worn out and she gave me a week off."],
      /^Ada told their coach they were worn out/,
    ],
    [["Ben: Whose idea was it?", "Ada: Mine, but the vicar gave me the yard behind the church."], /: Theirs, but/],
    [
      ["Ben: Who's coming to stay with you?", "Ada: Two brothers, six and ten. They draw dragons all day long."],
      /the two brothers draw dragons all day long/,
    ],
    [
      ["Ben: Do you have any siblings?", "Ada: Two brothers, six and ten. They draw dragons all day long."],
      /^Ada's brothers draw dragons all day long/,
    ],
    [
      ["Ben: I carved spoons out of a pear tree.", "Ada: I want one for my kitchen."],
      /^Ada wants a spoon for their kitchen/,
    ],
    [
      ["Ben: Is there a town you'd recommend?", "Ada: Ghent is a must-visit city!"],
      /^Ada recommends Ghent to Ben as a must-visit city/,
    ],
    [
      [
        "Ada: I sewed some bright capes for the choir.",
        "Ben: How did you come up with these patterns?",
        "Ada: Mostly from tiles.",
      ],
      /asked "How did you come up with your patterns\?"/,
    ],
    [
      ["Ben: Hi!", "Ada: My eldest granddaughter came along. She plays the harp in Lund."],
      /^Ada's eldest granddaughter plays the harp/,
    ],
    [["Ben: Hi!", "Ada: My eldest came along. She plays the harp in Lund."], /^Ada's eldest plays the harp/],
    [["Ben: Hi!", "Ada: I have a video of the last night of our play."], /a video of the last night of their play\.$/],
    [["Ben: Hi!", "Ada: I've missed you at the Friday knitting circle."], /at the Friday knitting circle\.$/],
    [
      ["Ben: Hi!", "Ada: I'm throwing a party in the barn, you're invited, both of you."],
      /Ben is invited, both of them/,
    ],
    [
      ["Ben: Hi!", "Ada: I gave up my flat in May. Some days I feel free, other days I'm lonely."],
      /other days they are lonely \(said after "I gave up my flat in May"\)/,
    ],
    [
      ["Ben: Hi!", "Ada: I joined a gospel choir. There are sixty of us and nobody can read music."],
      /gospel choir.*sixty of (?:us|them) and nobody can read music|nobody can read music.*gospel choir/,
    ],
    [
      ["Ben: Hi!", "Ada: Sometimes I cycle to the mill, sometimes I take the bus."],
      /^Sometimes Ada cycles to the mill, sometimes they take the bus\.$/,
    ],
  ])("%j", async (lines, told) => {
    expect(await textsOf(...lines)).toContainEqual(expect.stringMatching(told));
  });
});

describe("Nothing is put in where the words say it, or where another may be meant:", () => {
  test.each([
    [["Ben: Did you thank your cousins?", "Ada: I did. They're the ones that kept me going."], /are the cousins/],
    [
      ["Ben: You need the tents and the stoves.", "Ada: I'll buy the ones that weigh least."],
      /the (?:tents|stoves) that/,
    ],
    [
      ["Ben: I got the recipe from a potter in Devon.", "Ada: I want one for my birthday."],
      /wants a (?:potter|recipe)/,
    ],
    [["Ben: Nobody was at the pier.", "Ada: Of course there was. I've handed in the manuscript!"], /Of course/],
    [["Ben: Hi!", "Ada: Sometimes I'm scared of the dark."], /said after/],
    [
      ["Ben: Hi!", "Ada: I sold the van on Friday. There were two foxes in our garden last night."],
      /foxes.*said after|van.*foxes/,
    ],
    [["Ben: Hi!", "Ada: Bergen's music scene is great. He loved it."], /Bergen loved/],
    [
      ["Ben: Hi!", "Ada: I sold the van on Friday. My mother came all the way from Porto for my birthday."],
      /Porto.*said after/,
    ],
    [
      [
        "Ada: Sunniva knitted me a scarf.",
        "Ben: Nice! I've been tutoring three girls since June. One wants to build a lamp for her blind mother.",
        "Ada: How does it work?",
        "Ben: It rings when it's dark. She's already tried it at home.",
      ],
      /Sunniva has already tried/,
    ],
    [
      [
        "Ada: Some friends came from Oslo.",
        "Ben: And the speeches?",
        "Ada: I wrote mine on the ferry and Ilse wrote hers at night. We hadn't shown them to each other.",
      ],
      /their friends hadn't/,
    ],
  ])("%j", async (lines, wrong) => {
    expect((await textsOf(...lines)).join("\n")).not.toMatch(wrong);
  });
});
