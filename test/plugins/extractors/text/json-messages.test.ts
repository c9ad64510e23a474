import { describe, expect, test } from "bun:test";
import { extract, turnsOf } from "./extract-text.ts";

describe("conversations in JSON", () => {
  const turns = ["User (user)| I have two cats.", "Assistant (assistant)| Lovely!"];
  test.each<[string, unknown, string[]]>([
    [
      "a list of messages",
      [
        { role: "user", content: "I have two cats." },
        { role: "assistant", content: "Lovely!" },
      ],
      turns,
    ],
    [
      "an object with messages",
      {
        model: "m",
        messages: [
          { role: "user", content: "I have two cats." },
          { role: "assistant", content: "Lovely!" },
        ],
      },
      turns,
    ],
    [
      "content in parts",
      [
        {
          role: "user",
          content: [
            { type: "text", text: "I have two cats." },
            { type: "image_url", image_url: { url: "x" } },
          ],
        },
        { role: "assistant", content: [{ type: "text", text: "Lovely!" }] },
      ],
      turns,
    ],
    [
      "from and value",
      {
        conversations: [
          { from: "human", value: "I have two cats." },
          { from: "gpt", value: "Lovely!" },
        ],
      },
      ["User (user)| I have two cats.", "Assistant (assistant)| Lovely!"],
    ],
    [
      "type and content",
      [
        { type: "human", content: "I have two cats." },
        { type: "ai", content: "Lovely!" },
      ],
      turns,
    ],
    [
      "sender and text",
      {
        name: "Cats",
        chat_messages: [
          { sender: "human", text: "I have two cats.", created_at: "2024-03-01T10:30:00Z" },
          { sender: "assistant", text: "Lovely!" },
        ],
      },
      ["User (user) 2024-03-01T10:30| I have two cats.", "Assistant (assistant)| Lovely!"],
    ],
    [
      "speaker and text",
      [
        { speaker: "Ada", text: "Hi!" },
        { speaker: "Ben", text: "Hello." },
      ],
      ["Ada (other)| Hi!", "Ben (other)| Hello."],
    ],
    [
      "author and body with times",
      [
        { author: { username: "ada" }, body: "Hi!", timestamp: 1_709_288_000 },
        { author: { username: "ben" }, body: "Yo", timestamp: "2024-03-01T10:20:00.000+00:00" },
      ],
      ["ada (other) 2024-03-01T10:13| Hi!", "ben (other) 2024-03-01T10:20| Yo"],
    ],
    [
      "a channel's export",
      [
        { user: "U1", user_profile: { real_name: "Ada Park" }, text: "Hi!", ts: "1709288000.000200", type: "message" },
        { user: "U2", text: "Yo", ts: "1709288060.1", type: "message" },
      ],
      ["Ada Park (other) 2024-03-01T10:13| Hi!", "U2 (other) 2024-03-01T10:14| Yo"],
    ],
    [
      "a messenger's export",
      {
        name: "Ben",
        type: "personal_chat",
        messages: [
          { from: "Ada", date: "2024-03-01T10:30:00", text: ["see ", { type: "link", text: "a.example" }, " now"] },
          { from: "Ben", date: "2024-03-01T10:31:00", text: "ok" },
        ],
      },
      ["Ada (other) 2024-03-01T10:30| see a.example now", "Ben (other) 2024-03-01T10:31| ok"],
    ],
    [
      "a role with a name",
      [
        { role: "user", name: "Ada", content: "Hi!" },
        { role: "assistant", content: "Yo" },
      ],
      ["Ada (user)| Hi!", "Assistant (assistant)| Yo"],
    ],
    [
      "tools and empty content",
      [
        { role: "user", content: "Rain?" },
        { role: "assistant", content: null, tool_calls: [] },
        { role: "tool", content: "no rain" },
        { role: "assistant", content: "No." },
      ],
      ["User (user)| Rain?", "Tool (tool)| no rain", "Assistant (assistant)| No."],
    ],
    ["one message", { role: "user", content: "I have two cats." }, ["User (user)| I have two cats."]],
    [
      "an export with a tree of messages",
      [
        {
          title: "Cats",
          mapping: {
            b: {
              message: {
                author: { role: "assistant" },
                create_time: 1_709_288_060.5,
                content: { content_type: "text", parts: ["Lovely!"] },
              },
            },
            root: { message: null },
            a: {
              message: {
                author: { role: "user" },
                create_time: 1_709_288_000.25,
                content: { content_type: "text", parts: ["I have two cats."] },
              },
            },
          },
        },
      ],
      ["User (user) 2024-03-01T10:13| I have two cats.", "Assistant (assistant) 2024-03-01T10:14| Lovely!"],
    ],
    [
      "sessions with their dates beside them",
      {
        session_1: [
          { speaker: "Ada", text: "Job!" },
          { speaker: "Ben", text: "Wow" },
        ],
        session_1_date_time: "4:05 pm on 9 June, 2022",
        session_2: [{ speaker: "Ada", text: "Quit." }],
        session_2_date_time: "1 July 2022",
      },
      [
        "Ada (other) 2022-06-09T16:05| Job!",
        "Ben (other) 2022-06-09T16:05| Wow",
        "Ada (other) 2022-07-01T00:00| Quit.",
      ],
    ],
  ])("reads %s", async (_name, value, expected) => {
    expect(await turnsOf(JSON.stringify(value))).toEqual(expected);
    expect(await turnsOf(`\n${JSON.stringify(value, null, 2)}\n`)).toEqual(expected);
  });

  const messages = JSON.stringify([
    { role: "user", content: "I have two cats." },
    { role: "assistant", content: "Lovely!" },
  ]);
  test.each<[string, string]>([
    ["an announcement", `Here is the session as a stringified JSON:\n${messages}`],
    ["an id in brackets", `[Session 41]\n${messages}`],
    ["a fence", `The chat:\n\n\`\`\`json\n${messages}\n\`\`\`\n`],
    [
      "Python's own notation",
      `[{'role': 'user', 'content': "I have two cats."}, {'role': 'assistant', 'name': None, 'content': 'Lovely!'}]`,
    ],
  ])("reads messages behind or in %s", async (_name, content) => {
    expect(await turnsOf(content)).toEqual(turns);
  });

  test("takes the date and what else is said before the messages", async () => {
    const extracted = await extract(
      `Here is the date the following session took place: 4:05 pm on 9 June, 2022\nAbout pets\n\nHere is the session:\n${messages}`,
    );
    expect(extracted.text).toBe("About pets, 2022-06-09\n\nUser: I have two cats.\nAssistant: Lovely!\n");
    expect(extracted.date).toBe(Date.UTC(2022, 5, 9, 16, 5));
  });

  test("takes named people for people, whatever roles a client gave them, and puts back angle brackets", async () => {
    const people = [
      { role: "user", speaker: "Ada", content: "Cats &lt;3" },
      { role: "assistant", speaker: "Ben", content: "Mine too." },
    ];
    expect(await turnsOf(JSON.stringify(people))).toEqual(["Ada (other)| Cats <3", "Ben (other)| Mine too."]);
    const chat = people.map((message, i) => ({ ...message, speaker: i === 0 ? "Ada" : "Assistant" }));
    expect(await turnsOf(JSON.stringify(chat))).toEqual(["Ada (user)| Cats <3", "Assistant (assistant)| Mine too."]);
  });

  test("takes names before the words for speakers", async () => {
    const group = [
      { role: "user", content: "Ada: My boat is sold." },
      { role: "user", content: "Ben: Who bought it?" },
      { role: "assistant", content: "Congratulations!" },
    ];
    expect(await turnsOf(JSON.stringify(group))).toEqual([
      "Ada (user)| My boat is sold.",
      "Ben (user)| Who bought it?",
      "Assistant (assistant)| Congratulations!",
    ]);
    const pair = [
      { role: "user", content: "Ada: My boat is sold." },
      { role: "assistant", content: "Ben: Who bought it?" },
      { role: "user", content: "Ada: A neighbour." },
      { role: "assistant", content: "Ben: Lovely!" },
    ];
    expect((await turnsOf(JSON.stringify(pair))).slice(0, 2)).toEqual([
      "Ada (other)| My boat is sold.",
      "Ben (other)| Who bought it?",
    ]);
    const notes = [
      { role: "user", content: "Note: the shop is closed." },
      { role: "user", content: "Question: when does it open?" },
    ];
    expect((await turnsOf(JSON.stringify(notes)))[0]).toBe("User (user)| Note: the shop is closed.");
  });

  test("takes a named assistant for a person only where it has a life", async () => {
    const said = (words: string) =>
      turnsOf(
        JSON.stringify([
          { role: "user", name: "Ada", content: "I sold my boat." },
          { role: "assistant", name: "Ben", content: words },
        ]),
      );
    expect(await said("I bought my daughter one.")).toEqual([
      "Ada (other)| I sold my boat.",
      "Ben (other)| I bought my daughter one.",
    ]);
    expect((await said("Shall I remember that?"))[1]).toBe("Ben (assistant)| Shall I remember that?");
  });

  test("reads one message a line", async () => {
    expect(
      await turnsOf('{"role":"user","content":"I have two cats."}\n\n{"role":"assistant","content":"Lovely!"}\n'),
    ).toEqual(turns);
  });

  test("writes them as readable text", async () => {
    const extracted = await extract(
      JSON.stringify({
        title: "Cats",
        messages: [
          { role: "user", content: "Two\ncats." },
          { speaker: "Ada: a", text: "Mew" },
        ],
      }),
    );
    expect(extracted.text).toBe("Cats\n\nUser: Two\ncats.\nAda a: Mew\n");
    expect(extracted.title).toBe("Cats");
  });

  test.each<[string, string]>([
    ["a record", '{"name": "Ada", "city": "Porto"}'],
    ["a list of records", '[{"id": 1, "price": 5}, {"id": 2, "price": 7}]'],
    ["an article", '{"author": "Ada", "body": "Figs are good."}'],
    ["numbers", "[1, 2, 3]"],
    ["broken JSON", '[{"role": "user", "content": "I have'],
    ["a word", '"User: hi"'],
  ])("leaves %s alone", async (_name, content) => {
    const extracted = await extract(content);
    expect(extracted.text).toBe(content);
    expect(extracted.sections.filter(({ kind }) => kind === "turn")).toEqual([]);
  });
});
