import { describe, expect, test } from "bun:test";
import { extract, turnsOf } from "./extract-text.ts";

describe("conversations in lines", () => {
  test.each<[string, string, string[]]>([
    [
      "role: text",
      "User: I moved to Porto.\nAssistant: Nice! How is it?\nUser: Sunny.",
      ["User (user)| I moved to Porto.", "Assistant (assistant)| Nice! How is it?", "User (user)| Sunny."],
    ],
    [
      "turns of several lines, lists and labels within",
      "user: plan my week\n\nassistant: Sure. Here it is:\n\nMonday: swim\nPros: cheap\n- Note: bring a towel\n\nuser: thanks\nand good night",
      [
        "user (user)| plan my week",
        "assistant (assistant)| Sure. Here it is:\n\nMonday: swim\nPros: cheap\n- Note: bring a towel",
        "user (user)| thanks\nand good night",
      ],
    ],
    [
      "a system prompt and model names",
      "System: Be brief.\nHuman: hi there\nClaude: Hello!\n",
      ["System (system)| Be brief.", "Human (user)| hi there", "Claude (assistant)| Hello!"],
    ],
    [
      "names",
      "Ada: Did you see the heron?\nBen Okoye: Yes, at ten.\nAda: Me too!",
      ["Ada (other)| Did you see the heron?", "Ben Okoye (other)| Yes, at ten.", "Ada (other)| Me too!"],
    ],
    [
      "two turns of two people",
      "Ada: Are you coming on Friday?\nBen: Yes, I am.",
      ["Ada (other)| Are you coming on Friday?", "Ben (other)| Yes, I am."],
    ],
    [
      "me and somebody",
      "Me: where are you?\nLina: at home, you?\nMe: still at work.",
      ["Me (user)| where are you?", "Lina (other)| at home, you?", "Me (user)| still at work."],
    ],
    [
      "numbered speakers",
      "Speaker 1: We should sell it.\nSpeaker 2: I would not.\nSpeaker 1: Why?",
      ["Speaker 1 (other)| We should sell it.", "Speaker 2 (other)| I would not.", "Speaker 1 (other)| Why?"],
    ],
    [
      "names in lower case",
      "mia: are you up?\njo: yes, cannot sleep\nmia: me neither\njo: tea?",
      ["mia (other)| are you up?", "jo (other)| yes, cannot sleep", "mia (other)| me neither", "jo (other)| tea?"],
    ],
    [
      "labels in bold",
      "**User:** I like figs.\n\n**Assistant:** Noted.",
      ["User (user)| I like figs.", "Assistant (assistant)| Noted."],
    ],
    [
      "a lone first turn of a role",
      "User: I finally sold the old boat.",
      ["User (user)| I finally sold the old boat."],
    ],
    [
      "a lone line of a first name",
      "Lars: I moved to Bergen last week.",
      ["Lars (other)| I moved to Bergen last week."],
    ],
    ["a lone role in lower case", "user: I like figs.", ["user (user)| I like figs."]],
    [
      "roles with an article",
      "The user: I like figs.\nThe assistant: Noted.",
      ["The user (user)| I like figs.", "The assistant (assistant)| Noted."],
    ],
    ["a lone role with an article", "the user: I like figs.", ["the user (user)| I like figs."]],
    [
      "labels above their words",
      "User:\nI like figs.\n\nAssistant:\nNoted.",
      ["User (user)| I like figs.", "Assistant (assistant)| Noted."],
    ],
    [
      "headings",
      "### User\n\nI like figs.\n\n### Assistant\n\nNoted:\n\n## Figs\nThey are good.",
      ["User (user)| I like figs.", "Assistant (assistant)| Noted:\n\n## Figs\nThey are good."],
    ],
    [
      "names in bold above their words",
      "**Ada**\nhello\n\n**Ben**\nhi, all well?\n\n**Ada**\nyes",
      ["Ada (other)| hello", "Ben (other)| hi, all well?", "Ada (other)| yes"],
    ],
    [
      "a copied chat",
      "You said:\nwhat is a fig?\nChatGPT said:\nA fruit.",
      ["You (user)| what is a fig?", "ChatGPT (assistant)| A fruit."],
    ],
    [
      "a dated log",
      "[2024-03-01 10:30] Ada: hi\n[2024-03-01 10:31] Ben: hello: you?\nsecond line\n",
      ["Ada (other) 2024-03-01T10:30| hi", "Ben (other) 2024-03-01T10:31| hello: you?\nsecond line"],
    ],
    [
      "a log with bare times",
      "2024-03-01T10:30Z Ada: hi\n2024-03-01T10:31Z bot: hello",
      ["Ada (other) 2024-03-01T10:30| hi", "bot (assistant) 2024-03-01T10:31| hello"],
    ],
    [
      "an export of a phone",
      "13/02/2024, 10:30 - Messages are end-to-end encrypted.\n13/02/2024, 10:31 - Ada: hi\n14/02/2024, 09:00 - Ben: good morning\nhow are you?",
      ["Ada (other) 2024-02-13T10:31| hi", "Ben (other) 2024-02-14T09:00| good morning\nhow are you?"],
    ],
    [
      "an American export",
      "[3/1/24, 10:30:15 AM] Ada: hi\n[3/2/24, 9:05:00 PM] Ben: hello",
      ["Ada (other) 2024-03-01T10:30| hi", "Ben (other) 2024-03-02T21:05| hello"],
    ],
    [
      "a log whose dates can be read in two ways, by its clock",
      "01/02/2024, 10:30 - Ada: hi\n01/02/2024, 10:31 - Ben: hello",
      ["Ada (other) 2024-02-01T10:30| hi", "Ben (other) 2024-02-01T10:31| hello"],
    ],
    [
      "a log of a telephone with marks of direction",
      "\u200e[1/2/25, 9:15:33\u202fPM] Ada: hi\n\u200e[1/2/25, 9:16:33\u202fPM] Ben: hello",
      ["Ada (other) 2025-01-02T21:15| hi", "Ben (other) 2025-01-02T21:16| hello"],
    ],
    [
      "a French and a Spanish log",
      "12/01/2025 à 18:02 - Ada: hi\n12/01/2025, 6:03 p.\u00a0m. - Ben: hello",
      ["Ada (other) 2025-01-12T18:02| hi", "Ben (other) 2025-01-12T18:03| hello"],
    ],
    [
      "messages copied from Telegram",
      "Ada, [12.05.22 21:15]\nhi\n\nBen, [12 May 2022 at 21:16:03]:\nhello",
      ["Ada (other) 2022-05-12T21:15| hi", "Ben (other) 2022-05-12T21:16| hello"],
    ],
    [
      "messages copied from Slack, of which one goes on",
      "Ada Park\n  9:15 PM\nhi\n9:17 PM\nare you there?\nBen\n  9:18 PM\nhello",
      ["Ada Park (other)| hi", "Ada Park (other)| are you there?", "Ben (other)| hello"],
    ],
    [
      "messages copied from Discord",
      "Ada — Yesterday at 10:41 PM\nhi\nBen — Today at 9:42 AM\nhello",
      ["Ada (other)| hi", "Ben (other)| hello"],
    ],
    [
      "an export of Discord",
      "[11/02/2022 10:41 PM] ada.p\nhi\n\n[11/02/2022 10:42 PM] ben#1234\nhello\n\n[11/02/2022 10:43 PM] ada.p\nbye",
      [
        "ada.p (other) 2022-11-02T22:41| hi",
        "ben#1234 (other) 2022-11-02T22:42| hello",
        "ada.p (other) 2022-11-02T22:43| bye",
      ],
    ],
    [
      "a title with a day",
      "**Call 2023-08-21 — Ada / Ben**\n\nAda: Are you there?\nBen: Yes, I am.\nAda: Good.",
      [
        "Ada (other) 2023-08-21T00:00| Are you there?",
        "Ben (other) 2023-08-21T00:00| Yes, I am.",
        "Ada (other) 2023-08-21T00:00| Good.",
      ],
    ],
    [
      "a title with the day of another call",
      "Next call: 4 May 2023\n\nAda: Are you there?\nBen: Yes, I am.\nAda: Good.",
      ["Ada (other)| Are you there?", "Ben (other)| Yes, I am.", "Ada (other)| Good."],
    ],
    ["a chat room", "[10:30] <ada> hi all\n[10:31] <ben> hello ada", ["ada (other)| hi all", "ben (other)| hello ada"]],
    [
      "a copied channel",
      "Ada Park  10:30 AM\nhello all\n\nBen  10:32 AM\nhi\n\nAda Park  10:40 AM\nlunch?",
      ["Ada Park (other)| hello all", "Ben (other)| hi", "Ada Park (other)| lunch?"],
    ],
    [
      "sessions with dates",
      "Session 1 (4:05 pm on 9 June, 2022)\nAda: I got a job!\nBen: Great, where?\n\nSession 2 (1 July 2022)\nAda: I quit.\nBen: Oh no!",
      [
        "Ada (other) 2022-06-09T16:05| I got a job!",
        "Ben (other) 2022-06-09T16:05| Great, where?",
        "Ada (other) 2022-07-01T00:00| I quit.",
        "Ben (other) 2022-07-01T00:00| Oh no!",
      ],
    ],
    [
      "times of day under a date",
      "--- 2024-03-01 ---\n[10:30] Ada: hi\n[10:31] Ben: yo\n--- 2024-03-02 ---\n[08:00] Ada: morning",
      ["Ada (other) 2024-03-01T10:30| hi", "Ben (other) 2024-03-01T10:31| yo", "Ada (other) 2024-03-02T08:00| morning"],
    ],
    [
      "code that speaks",
      "User: what does this print?\n```\nUser: no\nAssistant: no\n```\nAssistant: Nothing at all.",
      [
        "User (user)| what does this print?\n```\nUser: no\nAssistant: no\n```",
        "Assistant (assistant)| Nothing at all.",
      ],
    ],
    [
      "one turn each, of which one only agrees",
      "Ada: I sold my boat last week.\nBen: Sounds good!",
      ["Ada (other)| I sold my boat last week.", "Ben (other)| Sounds good!"],
    ],
    ["a side's few words", "User: I'm vegan.", ["User (user)| I'm vegan."]],
    ["Windows line ends", "User: a b\r\nAssistant: c d\r\n", ["User (user)| a b", "Assistant (assistant)| c d"]],
    [
      "names of other scripts",
      "Мария: Ты придёшь?\nИван: Да, в пять.\nМария: Хорошо.",
      ["Мария (other)| Ты придёшь?", "Иван (other)| Да, в пять.", "Мария (other)| Хорошо."],
    ],
  ])("reads %s", async (_name, content, expected) => {
    expect(await turnsOf(content)).toEqual(expected);
  });

  test.each<[string, string, number]>([
    [
      "a hurried talk, most of whose lines end without a mark",
      "Ines: gran fell on the stairs\nPaul: when\nInes: this morning, her wrist is broken\nPaul: which ward\nInes: ward 4\nPaul: going there after work\nInes: bring the charger\nPaul: done. anything else?",
      8,
    ],
    [
      "one of three",
      "Ole: train is late\nMia: how late\nKim: again?\nMia: 40 min\nOle: start without me\nKim: fine\nOle: pizza for two\nMia: cheese or ham",
      8,
    ],
    [
      "a ledger of two",
      "Ole: bread 3.50\nMia: petrol 40\nOle: rent 700\nMia: eggs 2.80\nOle: tram 12\nMia: soap 1.90",
      0,
    ],
    [
      "who does what",
      "Ole: dishes on monday\nOle: bins on tuesday\nMia: floors on friday\nMia: shopping\nOle: plants\nOle: windows, if you see dirt",
      0,
    ],
    [
      "names among other lines",
      "Shift plan\nOle: early\nMia: late\n- swap possible\nOle: late\nMia: early\n- ask Kim\nOle: off\nMia: off, you too",
      0,
    ],
  ])(
    "takes lines without a mark for turns only where people speak to each other in turn: %s",
    async (_, content, count) => {
      expect(await turnsOf(content)).toHaveLength(count);
    },
  );

  test.each<[string, string]>([
    ["notes", "Note: the shop is closed on Monday.\nWarning: the stairs are steep.\nNote: bring a lamp."],
    ["addresses", "See http://a.example and https://b.example: they differ.\nftp://c.example too."],
    ["times", "10:30 we leave\n11:45 we arrive\n12:00 lunch"],
    ["a form", "Name: Ada Park\nCity: Porto\nPhone: 555 0100\nEmail: ada@example.org"],
    ["another form", "Boat: Heron\nHarbour: Leith\nBuilt: 1998"],
    ["a recipe", "Ingredients: figs, honey\nMethod: bake\nServes: 4\nTip: use ripe figs."],
    ["steps", "Step 1: Open the box.\nStep 2: Take it out.\nStep 3: Enjoy it!"],
    ["definitions", "Fig\n: a fruit\n\nHeron\n: a bird"],
    ["a glossary", "Fig: a soft fruit\nPlum: a stone fruit\nPear: a pome"],
    ["cities", "Porto: the city of bridges.\nLeeds: the city of mills.\nTurin: the city of cars."],
    ["questions and answers of a page", "Q: What is it?\nA: A fig.\nQ: Is it ripe?\nA: Yes."],
    ["a letter", "From: Ada\nTo: Ben\nSubject: boat\nDate: 1 May 2024\n\nDear Ben, it is sold."],
    ["configuration", "user: postgres\npassword: secret\nhost: localhost"],
    [
      "a server's log",
      "2024-03-01 10:30:00 INFO: started\n2024-03-01 10:31:00 ERROR: failed\n2024-03-01 10:32:00 INFO: stopped",
    ],
    ["a program", "class A:\n  def f(self):\n    return 1\n\nelse:\n  pass"],
    ["prose with a colon", "There is one thing I know: figs are good. Ada said: no.\nThen we left."],
    ["a reminder", "Reminder: I see the dentist on Friday."],
    ["a lone name that heads a remark", "Porto: a city of bridges and wine."],
    ["headings", "# Porto\n\nA city.\n\n## History\n\nOld.\n\n## Food\n\nGood."],
    [
      "a text that ends with an example",
      `${"The manual goes on about the engine and its many parts. ".repeat(30)}\nUser: hello\nAssistant: hi`,
    ],
    [
      "an answer with repeated labels",
      "Here are two stories.\n\n1. First\nHarbour Tale: You lead the crew home.\n\n2. Second\nHarbour Tale: You mend the net.",
    ],
    ["scripture", "And he spoke, Genesis 1:1 and 2:3: the beginning."],
  ])("leaves %s alone", async (_name, content) => {
    const extracted = await extract(content);
    expect(extracted.sections.filter(({ kind }) => kind === "turn")).toEqual([]);
    expect(extracted.text).toBe(content);
  });

  test("keeps the text as it is, and each turn begins with its label or time", async () => {
    const content = "Chat with Ben\n\n[2024-03-01 10:30] Ada: hi\n[2024-03-01 10:31] Ben: hello\n";
    const extracted = await extract(content);
    expect(extracted.text).toBe(content);
    expect(extracted.sections.map(({ start, end }) => content.slice(start, end))).toEqual([
      "[2024-03-01 10:30] Ada: hi",
      "[2024-03-01 10:31] Ben: hello",
    ]);
  });

  test("writes turns that have mark-up for headers anew, and loses no word", async () => {
    const extracted = await extract("# Trip\n\n### User\nWhere to?\n\n### Assistant\nPorto.\n\n- by train\n");
    expect(extracted.text).toBe("# Trip\n\nUser: Where to?\nAssistant: Porto.\n\n- by train\n");
    expect(extracted.title).toBe("Trip");
  });
});
