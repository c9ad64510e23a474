// What people really send: single sentences, corrections, notes, lists, mail, chats with long answers.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";
import { readText, SENT, statementsOf } from "../read-text.ts";

const DAY = 86_400_000;

describe("single sentences", () => {
  test.each([
    ["I just moved to Lisbon with my partner.", "User just moved to Lisbon with their partner."],
    ["Actually, I live in Porto now, not Lisbon.", "User lives in Porto now, not Lisbon."],
    [
      "I quit my job at Acme and joined Globex as a product designer.",
      "User quit their job at Acme and joined Globex as a product designer.",
    ],
    ["I'm no longer vegetarian.", "User is no longer vegetarian."],
    ["I'm allergic to shellfish and penicillin.", "User is allergic to shellfish and penicillin."],
    [
      "I have a dentist appointment on May 21 at 3pm.",
      "User has a dentist appointment on May 21 (21 May 2024) at 3pm.",
    ],
    ["Ignore that, I was wrong: my meeting is at 4pm, not 3pm.", "User's meeting is at 4pm, not 3pm."],
    ["I really dislike it when people are late.", "User really dislikes it when people are late."],
    [
      "I have heard of the harbour race but haven't tried it yet.",
      "User has heard of the harbour race but hasn't tried it yet.",
    ],
    ["Strong coffee and loud music usually help me focus.", "Strong coffee and loud music usually help User focus."],
    ["Got a new job at Acme.", "User got a new job at Acme."],
    ["It's my birthday today!", "User's birthday is today (8 May 2024)."],
    ["My kids are 4 and 7.", "User's kids are 4 and 7."],
    ["Call me Max.", "User wants to be called Max."],
    ["Reminder: the server password rotates every 90 days.", "The server password rotates every 90 days."],
  ])("%s", async (said, expected) => {
    expect(await statementsOf(said)).toEqual([expected]);
  });

  test.each([
    ["I run marathons.", "User runs marathons."],
    ["I love bouldering.", "User loves bouldering."],
    ["I eat meat again.", "User eats meat again."],
    ["Actually I'm not vegan any more.", "User is not vegan any more."],
    ["I no longer live in Turin.", "User no longer lives in Turin."],
    ["I believe animals should never be caged.", "User believes animals should never be caged."],
    ["Anya loves her new school.", "Anya loves her new school."],
    ["Tom is scared of spiders.", "Tom is scared of spiders."],
    ["Our dog Rex died yesterday.", "User's dog Rex died yesterday (7 May 2023)."],
    ["Please answer me in short sentences.", "User wants the assistant to answer them in short sentences."],
    ["My birthday is on 3 August.", "User's birthday is on 3 August."],
    [
      "I signed up for the half marathon on 10 September.",
      "User signed up for the half marathon on 10 September (10 September 2023).",
    ],
    ["I fell off my bike in March.", "User fell off their bike in March (March 2023)."],
  ])("to an assistant that only nods: %s", async (said, expected) => {
    expect(await textsOf(`user: ${said}`, "assistant: I see.")).toEqual([expected]);
  });

  test("what comes back every year is a lasting fact and never expires", async () => {
    const [memory] = await readText("Remember that my anniversary is on October 4.");
    expect(memory).toMatchObject({ kind: "fact", isStatic: true, forgetAfter: null });
  });

  test("news of a move is an event, not a lasting bond", async () => {
    const [memory] = await readText("I just moved to Lisbon with my partner.");
    expect(memory).toMatchObject({ kind: "event", isStatic: false, slot: { attribute: "home", value: "Lisbon" } });
  });

  test("two facts in one sentence become two memories", async () => {
    expect(await statementsOf("I'm 34 years old and I live in Toronto with my husband and our two kids.")).toEqual([
      "User is 34 years old.",
      "User lives in Toronto with their husband and their two kids.",
    ]);
  });

  test("a second sentence without a subject of its own is told with the first", async () => {
    expect(await statementsOf("My car is a 2018 Honda Civic. It needs new brakes.")).toEqual([
      "User's car is a 2018 Honda Civic. It needs new brakes.",
    ]);
  });
});

describe("talk that leans on what both see or know", () => {
  test.each([
    ["Busy with my finals, back on Friday.", ["Ida is busy with their finals, back on Friday (12 May 2023)."]],
    ["Always wanted to see Iceland.", ["Ida always wanted to see Iceland."]],
    ["I built this kayak in my garage - check it out!", ["Ida built a kayak in their garage."]],
    [
      "Here's a quilt I sewed for my niece last week.",
      ["Ida sewed a quilt for their niece last week (the week before 8 May 2023)."],
    ],
    ["We baked bread and sang together.", ["Ida and others baked bread and sang together."]],
    ["We hike together as a family every Sunday.", ["Ida and their family hike together every Sunday."]],
    ["Last question - I'm thinking of selling my van.", ["Ida is thinking of selling their van."]],
    ["It's hard work, but in the end we're all human.", []],
    ["Almost as odd as when I met a llama in Peru.", []],
  ])("%s", async (said, expected) => {
    expect(await textsOf("Tom: Hi there!", `Ida: ${said}`)).toEqual(expected);
  });
});

describe("other people", () => {
  test("third persons keep their name over several sentences", async () => {
    expect(
      await statementsOf("My sister Ana works at Siemens. She lives in Munich. She has two kids. She plays the cello."),
    ).toEqual([
      "User's sister Ana works at Siemens.",
      "User's sister Ana lives in Munich.",
      "User's sister Ana has two kids.",
      "User's sister Ana plays the cello.",
    ]);
  });

  test("prose about somebody names them in each sentence, and both partners where it says they", async () => {
    expect(
      await statementsOf(
        "John is a 35-year-old lawyer. He lives in Chicago with his wife Emma. They have a daughter named Lily. Emma teaches math.",
      ),
    ).toEqual([
      "John is a 35-year-old lawyer.",
      "John lives in Chicago with his wife Emma.",
      "John and Emma have a daughter named Lily.",
      "Emma teaches math.",
    ]);
  });

  test("things named last are not taken for relatives", async () => {
    const told = await textsOf(
      "user: My grandkids gave me a tablet. I usually prefer simpler maps. They're just lighter for me.",
      "assistant: I see.",
    );
    expect(told.join(" ")).not.toMatch(/grandkids are/);
  });

  test("a pronoun that two people fit is not resolved", async () => {
    const told = await statementsOf("Peter met Paul in Ghent. He works for a bank.");
    expect(told.join(" ")).not.toMatch(/(?:Peter|Paul) works for a bank/);
  });

  test("what a friend tells in a later sentence gets the date it means", async () => {
    expect(await statementsOf("Today I had lunch with Sarah. She told me she's moving to Denver in July.")).toEqual([
      "Today (8 May 2024) User had lunch with Sarah. She told User she is moving to Denver in July (July 2024).",
    ]);
  });
});

describe("notes and lists", () => {
  test("a project that a note names goes before its team", async () => {
    expect(await statementsOf("Project Falcon ships in May. The team uses Rust. Dana leads the backend.")).toEqual([
      "Project Falcon ships in May (May 2024).",
      "Project Falcon: the team uses Rust.",
      "Dana leads the backend.",
    ]);
  });

  test("lines about oneself are told of the entity", async () => {
    const note = "About me:\n- Name: Ada Park\n- Lives in Leeds\n- Works as a nurse\n- Allergic to nuts";
    expect(await statementsOf(note, { entityContext: "User is Ada Park." })).toEqual([
      "Ada Park lives in Leeds.",
      "Ada Park works as a nurse.",
      "Ada Park is allergic to nuts.",
    ]);
  });

  test("meeting notes keep who does what by when", async () => {
    const notes = `Meeting notes: budget review
Attendees: Ana, Luis, Mei
Decisions:
- Luis owns the vendor contract.
Action items:
- Mei to send the report by Friday
- Ana will call the supplier`;
    expect(await statementsOf(notes)).toEqual([
      "Budget review: attendees are Ana, Luis, Mei.",
      "Budget review: Luis owns the vendor contract.",
      "Mei is to send the report by Friday (10 May 2024).",
      "Budget review: Ana will call the supplier.",
    ]);
  });

  test("a Markdown heading goes before what has no name of its own", async () => {
    expect(
      await statementsOf(
        "# Standup 7 May\n\n- Priya finished the login page\n- Release moved to Friday\n- Next meeting: Thursday 10am\n",
      ),
    ).toEqual([
      "Standup 7 May: Priya finished the login page.",
      "Standup 7 May: Release moved to Friday (10 May 2024).",
      "Standup 7 May: next meeting is Thursday (9 May 2024) 10am.",
    ]);
  });

  test("a mail gives its news and not its manners", async () => {
    const mail = `Hi Sam,

Thanks for your mail. I'm starting my new role at Northwind on 3 June. The Hamburg office opens on 1 July. Petra will run it. Could you send me the contract?

Best regards,
Ada`;
    expect(await statementsOf(mail)).toEqual([
      "Ada is starting their new role at Northwind on 3 June (3 June 2024).",
      "The Hamburg office opens on 1 July (1 July 2024). Petra will run it.",
    ]);
  });
});

describe("chats", () => {
  test("a long answer of the assistant leaves nothing, the user's facts stay", async () => {
    const chat = `user: I'm training for the Berlin marathon in September. I can only run in the mornings because I work late shifts. What plan should I follow?
assistant: Great goal! Here is a plan:
1. Week 1-4: Build a base of 30 km per week.
2. Week 5-8: Add tempo runs.
You should rest on Fridays. I recommend new shoes. Let me know if you have any injuries!
user: I had a knee injury two years ago, so no hills please. Let's go with the first option.`;
    expect(await statementsOf(chat)).toEqual([
      "User is training for the Berlin marathon in September (September 2024).",
      "User can only run in the mornings because they work late shifts.",
      "User had a knee injury two years ago (2022), so no hills.",
    ]);
  });

  test("an accepted proposal is kept by its name", async () => {
    const chat = "assistant: Got it! How about Green Table?\nuser: Sounds great, let's do that.";
    expect(await statementsOf(chat)).toEqual(["User accepted the assistant's suggestion: Green Table."]);
  });

  test("a wish about the replies becomes an instruction", async () => {
    const [memory] = await readText("user: Please don't use emojis when you reply.\nassistant: ok");
    expect(memory).toMatchObject({
      text: "User wants the assistant not to use emojis in its replies.",
      kind: "instruction",
      forgetAfter: null,
    });
  });

  test("a moved appointment lies ahead and ends after its new day", async () => {
    const [memory] = await readText("user: My flight to Rome got moved to Friday.\nassistant: Noted.");
    expect(memory?.text).toBe("User's flight to Rome got moved to Friday (10 May 2024).");
    expect(memory?.eventDates.at(0)?.start).toBe(Math.floor(SENT / DAY) * DAY + 2 * DAY);
  });

  test("a promise, a question and praise of an idea leave nothing", async () => {
    expect(
      await statementsOf(
        "user: I love the lantern idea. I'll give it a try. You've cheered me up.\nassistant: Great!\nuser: I've been meaning to ask, what else is there?",
      ),
    ).toEqual([]);
  });
});
