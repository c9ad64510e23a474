// Mails, meeting notes, diaries and manuals as documents: who "I" is, which lines say nothing, what a heading adds.

import { describe, expect, test } from "bun:test";
import { extract, prose } from "../conversation.ts";
import { readText, statementsOf } from "../read-text.ts";

const MAIL = `From: Lena Vogt <lena@harbour.example>
To: Sam Okoro <sam@harbour.example>
Subject: Re: Offsite in Graz
Date: Thu, 2 May 2024 09:12:44 +0200

Hi Sam,

thanks for the call. The hotel moved our booking yesterday. I'll bring the projector.

Best,
Lena

--
Lena Vogt
Head of Operations | Harbour GmbH`;

describe("mails and letters", () => {
  test("the sender is who says I; header, salutation and signature say nothing", async () => {
    expect((await statementsOf(MAIL)).toSorted()).toEqual([
      "Offsite in Graz: Lena Vogt will bring the projector.",
      "Offsite in Graz: the hotel moved Lena Vogt's booking yesterday (1 May 2024).",
    ]);
  });

  test("in a mail to all staff we are those who work there", async () => {
    const mail = "From: Ida Voss\nTo: all staff\nSubject: Move\n\nWe are moving to Mill Lane 2 on 1 June 2024.";
    expect(await statementsOf(mail)).toEqual(["Move: Ida Voss's team is moving to Mill Lane 2 on 1 June 2024."]);
  });

  test("a name behind the closing words signs, on their line, too", async () => {
    const letter = "Dear Sam,\n\nI have started at the mill in Leuven in March.\n\nLove, Annelies";
    const told = ["Annelies has started at the mill in Leuven in March (March 2024)."];
    expect(await statementsOf(letter)).toEqual(told);
    expect(await statementsOf(letter.replaceAll("\n\n", "\n"))).toEqual(told);
  });

  test("a document of empty lines is no letter, however many they are", async () => {
    expect(await extract(prose("\n".repeat(300_000)))).toEqual([]);
    expect(await extract(prose(`Thanks\n${"\n".repeat(300_000)}1`))).toEqual([]);
  });

  test("days count from the day on which the mail was sent", async () => {
    const dates = (await readText(MAIL)).flatMap(({ eventDates }) => eventDates);
    expect(dates.map(({ label }) => label)).toEqual(["1 May 2024"]);
  });

  test("a letter without a header is its signer's", async () => {
    const letter = "Hi Dad,\n\njust a quick note: our flight lands at 14:35 on Saturday.\n\nLove,\nNina";
    expect(await statementsOf(letter)).toEqual(["Nina's flight lands at 14:35 on Saturday (11 May 2024)."]);
  });

  test("a letter may have a letterhead and a day above the salutation, and names whom it is written to", async () => {
    const letter = (...said: string[]): Promise<string[]> =>
      statementsOf(["Porto, 2 May 2024", "", "Dear Grandma,", "", ...said, "", "Love,", "Rita"].join("\n"));
    expect(await letter("I start at the bakery on Monday.", "I will send you the keys soon.")).toEqual([
      "Rita starts at the bakery on Monday (6 May 2024).",
      "Rita will send their grandma the keys soon.",
    ]);
    expect(await statementsOf("Dear Mum,\n\nI moved to Molde.\n\nLove from\nRita")).toEqual(["Rita moved to Molde."]);
    // Whoever reads it, and a question.
    expect((await letter("If you want to swim, my pool opens at six.", "Can I call you?")).join(" ")).not.toContain(
      "Grandma",
    );
    expect(await statementsOf("Dear all,\n\nI will send you the keys tomorrow.\n\nBest,\nRita")).toEqual([]);
  });

  test("'we' of a mail for a company is the company, 'I' its writer, and at home 'we' is the writer", async () => {
    const mail = (...said: string[]): Promise<string[]> =>
      statementsOf(["Hi Sam,", "", ...said, "", "Best,", "Lena Vogt"].join("\n"));
    expect(await mail("We moved to Graz in March.", "Our warranty ends after 2 years.", "I live in Linz.")).toEqual([
      "Lena Vogt's company moved to Graz in March (March 2024).",
      "Lena Vogt's company's warranty ends after 2 years.",
      "Lena Vogt lives in Linz.",
    ]);
    expect(await mail("We moved to Graz in March.", "Our daughter likes it.")).toContain(
      "Lena Vogt moved to Graz in March (March 2024). Lena Vogt's daughter likes it.",
    );
  });

  test("a medical letter tells of its patient", async () => {
    const letter =
      "Dear Dr Hahn,\n\nThank you for referring Mr Otto Kern, born 3 May 1960, whom we saw on 2 May 2024.\n\nAllergies: latex\n\nWe started ramipril. The next appointment is on 9 June.\n\nKind regards,\nDr Ida Lund";
    expect((await statementsOf(letter)).toSorted()).toEqual([
      "Otto Kern is allergic to latex.",
      "Otto Kern: Dr Ida Lund's team started ramipril.",
      "Otto Kern: the next appointment is on 9 June (9 June 2024).",
    ]);
  });

  test("thanks at the end of a note are no signature", async () => {
    expect(await statementsOf("I live in Graz.\n\nThanks\nWe have two dogs.")).toEqual([
      "User lives in Graz.",
      "User has two dogs.",
    ]);
  });
});

describe("several authors", () => {
  const ticket = (...lines: string[]): Promise<string[]> =>
    statementsOf(["Ticket #12: Export loses umlauts", "Status: open", "", ...lines].join("\n"));

  test("a line with a name and a day says who goes on", async () => {
    const told = await ticket(
      "Jana Kern, 2 May 2024, 10:12",
      "I use Excel 2019. I need the list by Tuesday.",
      "",
      "**Otto Lund** commented on 6 May 2024:",
      "I moved to LibreOffice yesterday.",
    );
    expect(told).toEqual(
      expect.arrayContaining([
        "Export loses umlauts: Jana Kern uses Excel 2019.",
        "Export loses umlauts: Jana Kern needs the list by Tuesday (7 May 2024).",
        "Export loses umlauts: Otto Lund moved to LibreOffice yesterday (5 May 2024).",
      ]),
    );
    expect(told.join(" ")).not.toContain("10:12");
  });

  test("its title is no field", async () => {
    const told = await statementsOf(
      "Request 1187: Heating in room 204 too cold\nLocation: Building C\nDesk: Ines Lund",
    );
    expect(told.join(" ")).not.toContain("1187 is");
  });

  test("a name typed small does where it says that it writes", async () => {
    const told = await ticket(
      "**jana.k** commented on 2 May 2024",
      "I use Excel 2019.",
      "otto replied on 3 May 2024:",
      "I left.",
    );
    expect(told).toContain("Export loses umlauts: Jana.k uses Excel 2019.");
    expect(await statementsOf("jana on 2 May 2024\notto on 3 May 2024\nI use Excel 2019.")).toContain(
      "User uses Excel 2019.",
    );
  });

  test("a name with a day and more, and a single one, head nothing", async () => {
    const party = "Jana Kern, 2 May 2024, brings cake\nOtto Lund, 3 May 2024, brings tea\nI bought plates in Graz.";
    expect(await statementsOf(party)).toContain("User bought plates in Graz.");
    expect(await statementsOf("Met Jana Kern, 2 May 2024\nI bought plates in Graz.")).toContain(
      "User bought plates in Graz.",
    );
  });
});

describe("what lasts", () => {
  test("is a trait only where it tells of whose container it is", async () => {
    const lasting = async (text: string): Promise<string[]> =>
      (await readText(text)).filter(({ isStatic }) => isStatic).map((memory) => memory.text);
    expect(await lasting("# Handbook\n\nAll staff must wear a hairnet. The office is in Graz.")).toEqual([]);
    expect(await lasting("Hi Sam,\n\nI live in Linz.\n\nBest,\nLena Vogt")).toEqual([]);
    expect(await lasting("I live in Linz.\n\nEvery member has a key.")).toEqual(["User lives in Linz."]);
    expect(await lasting("Mina lives in Porto. Her cat is called Fig.")).toContain("Mina lives in Porto.");
  });
});

describe("notes", () => {
  test("tasks go to who is named, appointments need no verb, a list ends with its bullets", async () => {
    const notes = `Weekly sync, budget

- Go-live is now 3 June (was 20 May).

Action items:
- Luis: write the plan by 10 May
- Mei to book the room

Next sync: 13 May`;
    expect(await statementsOf(notes)).toEqual([
      "Weekly sync, budget: go-live is now 3 June (3 June 2024) (was 20 May (20 May 2024)).",
      "Luis is to write the plan by 10 May (10 May 2024).",
      "Mei is to book the room.",
      "Weekly sync, budget: next sync is 13 May (13 May 2024).",
    ]);
  });

  test("a numbered heading above bullets names their topic", async () => {
    expect(await statementsOf("1. Hiring\n- Second interviews with two people on 16 May\n- The offer is out.")).toEqual(
      ["Hiring: second interviews with two people on 16 May (16 May 2024).", "Hiring: the offer is out."],
    );
  });

  test("what one needs to do and did", async () => {
    expect((await statementsOf("I've had a cold. Woke up at six. Need to call Dr. Sand tomorrow.")).toSorted()).toEqual(
      ["User has had a cold.", "User needs to call Dr. Sand tomorrow (9 May 2024).", "User woke up at six."],
    );
  });

  test("parts of a life are told of the entity, parts of a manual of the whole", async () => {
    expect(await statementsOf("## Family\n\n- Wife: Anna\n\n## Work\n- Manager: Petra Lang")).toEqual([
      "User's wife is Anna.",
      "User's manager is Petra Lang.",
    ]);
    expect(await statementsOf("# Tidepool\n\n## Configuration\n\nThe settings file is stored on disk.")).toEqual([
      "Tidepool: the settings file is stored on disk.",
    ]);
  });

  test("a common noun that opens a sentence is nobody", async () => {
    const told = await statementsOf("Panic attacks have dropped to two a week. Her sister moved in.");
    expect(told.join(" ")).not.toContain("Panic's");
  });
});

describe("what one must do and when", () => {
  test("tells what must be done, and no day of what comes each week", async () => {
    expect(await statementsOf("Must call the insurance about my bike.")).toEqual([
      "User must call the insurance about their bike.",
    ]);
    expect((await statementsOf("I slept well. Must be the new pillow.")).join(" ")).not.toContain("must");
    const [lunches] = await readText("I like the Sunday lunches at my aunt's.");
    expect(lunches).toMatchObject({ text: "User likes the Sunday lunches at their aunt's.", eventDates: [] });
    const [lunch] = await readText("I skipped Sunday lunch at my aunt's.");
    expect(lunch?.eventDates).toHaveLength(1);
  });

  test("a smile ends what was said", async () => {
    expect(await statementsOf("I marry in October :) I told my aunt on Monday.")).toEqual([
      "User marries in October (October 2024).",
      "User told their aunt on Monday (6 May 2024).",
    ]);
  });

  test("the day of a meeting is no news", async () => {
    const told = await statementsOf("# Choir - minutes\n\nDate: 7 May 2024\nDeadline: 3 June");
    expect(told).toEqual(["Choir - minutes: deadline is 3 June (3 June 2024)."]);
  });
});

describe("minutes", () => {
  test("of a club say of what who reports, below their day", async () => {
    const minutes =
      "Kestrel club, committee meeting\nTuesday, 5 May 2026, boathouse\n\nPresent: Mei\n\nIdris owns the boat. Mei has left.";
    expect(await statementsOf(minutes)).toEqual([
      "Kestrel club, committee meeting: attendees are Mei.",
      "Kestrel club, committee meeting: Idris owns the boat.",
      "Kestrel club, committee meeting: Mei has left.",
    ]);
    expect(
      await statementsOf("Milk, eggs and bread\nTuesday, 5 May 2026, boathouse\n\nMei has left the club."),
    ).toContain("Mei has left the club.");
  });
});

describe("minutes with section lines", () => {
  const MINUTES = [
    "Meeting notes 2026-05-13",
    "Present: Hal, Ines, Dmitri",
    "Actions",
    "- Ines to renew the certificate before 1 June",
    "- Hal: write the onboarding guide",
  ].join("\n");

  test("a task under a line of its own is given to its person, and who was present attended", async () => {
    const texts = await statementsOf(MINUTES);
    expect(texts).toContain("Hal is to write the onboarding guide.");
    expect(texts.join(" ")).toContain("attendees are Hal, Ines, Dmitri");
  });

  test("what something is may stand between its name and what is said of it, and a time before the pronoun", async () => {
    expect(
      await statementsOf(
        "The Aar Bridge, a railway bridge near Olten, was opened in 1905. At 90 metres it can carry two trains.",
      ),
    ).toEqual([
      "The Aar Bridge, a railway bridge near Olten, was opened in 1905.",
      "At 90 metres the Aar Bridge can carry two trains.",
    ]);
  });

  test("a journal's day counts, and a label before a statement is none of its words", async () => {
    const journal =
      "Journal, 14 November 2023\n\nWork: Tobias finally agreed to let me lead the move. Dinner: tried the new place yesterday.";
    expect(await statementsOf(journal, { documentDate: Date.UTC(2023, 10, 14) })).toEqual([
      "Tobias finally agreed to let User lead the move.",
      "User tried the new place yesterday (13 November 2023).",
    ]);
  });

  test("minutes without an 'I' speak for the team, notes for their author", async () => {
    const decided = "- Decision: we move the archive first, then the shop.";
    expect(await statementsOf(`# Harbour move - minutes\nPresent: Mei, Luis\n\n${decided}`)).toContain(
      "Harbour move - minutes: the team moves the archive first, then the shop.",
    );
    expect(await statementsOf(`# Harbour move - minutes\n\n${decided}\n- I own the budget.`)).toContain(
      "User moves the archive first, then the shop.",
    );
    expect(await statementsOf("# Trip\n\nWe fly to Lisbon on 3 June.")).toEqual([
      "User flies to Lisbon on 3 June (3 June 2024).",
    ]);
  });

  test("what a thing does in the present is a statement", async () => {
    expect(
      await statementsOf("The museum employs 40 people. As discussed, the oak worktop comes to 2,340 EUR."),
    ).toEqual(["The museum employs 40 people.", "The oak worktop comes to 2,340 EUR."]);
    expect(await statementsOf("The red bags and boxes.")).toEqual([]);
  });

  test("what a definite thing does names no topic, and an acronym keeps its capitals", async () => {
    expect(await statementsOf("The project uses pnpm workspaces. API routes live in apps/api.")).toEqual([
      "The project uses pnpm workspaces.",
      "API routes live in apps/api.",
    ]);
    expect(await statementsOf("# Heron\n\nAPI routes live in apps/api.")).toEqual([
      "Heron: API routes live in apps/api.",
    ]);
  });

  test("a list behind its name is no heading", async () => {
    const texts = await statementsOf(
      "Shopping list: oat milk, eggs\nTablets: 5 mg in the morning\nThe wifi code is on the fridge.",
    );
    expect(texts.join(" ")).not.toMatch(/oat milk, eggs:/i);
  });
});

describe("a mail from a bare address is never of whoever keeps it", () => {
  test.each([
    [
      "signed with a bare name",
      "From: anna@work.example\nTo: joe@home.example\n\nHi Joe,\nI got the job in Basel! I'm allergic to your cat.\nAnna",
      ["Anna got the job in Basel.", "Anna is allergic to Joe's cat."],
    ],
    [
      "not signed",
      "From: anna.bauer@work.example\nTo: joe@home.example\n\nI got the job in Basel!",
      ["Anna Bauer got the job in Basel."],
    ],
    ["without other headers", "From: <xk7@work.example>\n\nI live in Basel.", ["The sender lives in Basel."]],
    ["of the user, who says so", "From: me\nTo: Joe\n\nI live in Basel.", ["User lives in Basel."]],
  ])("%s", async (_name, mail, told) => {
    expect(await statementsOf(mail)).toEqual(told);
  });
});

test("a quotation is what stands in the document, also behind how somebody names themselves", async () => {
  const text = "From: Ida Holm <ida@harbour.example>\nSubject: Hello\n\nMy name is Ida Holm and I sail on Sundays.\n";
  const chunks = prose(text);
  const sources = (await extract(chunks)).flatMap((memory) => memory.sources);
  expect(sources.length).toBeGreaterThan(0);
  for (const { quote, start, end } of sources) expect(text.slice(start, end)).toBe(quote);
});
