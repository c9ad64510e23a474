import { describe, expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const TOP = ["From: Hana Ito <hana@x.org>", "To: Pavel Novak <pavel@y.org>", "Date: Tue, 12 Nov 2024 09:00:00 +0000"];
const told = async (...lines: readonly string[]): Promise<string[]> =>
  (await statementsOf(lines.join("\n"))).map((text) => text.replace(/^[^:]{1,20}: /, ""));
const ANSWER = "Hana Ito has three goats.";
const GEESE = ["Pavel Novak's uncle is a welder.", "Pavel Novak has six geese."] as const;
const QUOTED = ["Pavel Novak sold their tractor yesterday (10 November 2024).", "Pavel Novak's uncle is a welder."];

describe("each mail of a thread is told of its own author, on its own day", () => {
  test.each<[string, readonly string[]]>([
    ["Outlook", ["From: Pavel Novak", "Sent: Monday, November 11, 2024 6:11 PM", "To: Hana Ito", "Subject: farm", ""]],
    [
      "behind a rule",
      ["________________________________", "From: Pavel Novak", "Sent: 11 November 2024 18:11", "To: Hana Ito", ""],
    ],
    [
      "below a separator",
      [
        "-----Original Message-----",
        "From: Pavel Novak [mailto:pavel@y.org]",
        "Sent: 11 November 2024 18:11",
        "To: Hana Ito",
        "",
      ],
    ],
    ["in bold", ["**From:** Pavel Novak <pavel@y.org>", "**Sent:** Monday, 11 November 2024", "**To:** Hana Ito", ""]],
    [
      "Gmail, forwarded",
      [
        "---------- Forwarded message ---------",
        "From: Pavel Novak <pavel@y.org>",
        "Date: Mon, Nov 11, 2024 at 8:00 PM",
        "Subject: farm",
        "",
      ],
    ],
    [
      "Apple, forwarded",
      [
        "Begin forwarded message:",
        "",
        "From: Pavel Novak <pavel@y.org>",
        "Subject: farm",
        "Date: 11 November 2024 at 18:01:00 CET",
        "",
      ],
    ],
    [
      "Thunderbird, forwarded",
      [
        "-------- Forwarded Message --------",
        "Subject: farm",
        "Date: Mon, 11 Nov 2024 18:01:00 +0100",
        "From: Pavel Novak <p@y.org>",
        "",
      ],
    ],
    [
      "German",
      ["Von: Novak, Pavel <p@y.org>", "Gesendet: Montag, 11. November 2024 08:15", "An: Hana Ito", "Betreff: farm", ""],
    ],
    ["French", ["De : Pavel Novak", "Envoyé : lundi 11 novembre 2024 08:15", "À : Hana Ito", "Objet : farm", ""]],
    [
      "Spanish",
      ["De: Pavel Novak", "Enviado el: lunes, 11 de noviembre de 2024 8:15", "Para: Hana Ito", "Asunto: farm", ""],
    ],
    ["Apple", ["On 11 Nov 2024, at 21:10, Pavel Novak <pavel@y.org> wrote:", ""]],
    ["Gmail", ["On Mon, Nov 11, 2024 at 9:10 PM Pavel Novak <", "pavel@y.org> wrote:", ""]],
    ["day and name", ["Pavel Novak wrote on 11.11.2024:", ""]],
    ["German, quoted", ["Am 11.11.2024 um 21:10 schrieb Pavel Novak <pavel@y.org>:", ""]],
    ["French, quoted", ["Le lun. 11 nov. 2024 à 21:10, Pavel Novak <pavel@y.org> a écrit :", ""]],
    ["Spanish, quoted", ["El lun, 11 nov 2024 a las 21:10, Pavel Novak (<pavel@y.org>) escribió:", ""]],
  ])("%s", async (_, head) => {
    const quoted = ["I sold my tractor yesterday.", "My uncle is a welder."];
    expect(await told(...TOP, "Subject: Re: farm", "", "I have three goats.", "", ...head, ...quoted)).toEqual([
      ANSWER,
      ...QUOTED,
    ]);
  });
});

test("whoever answers is whom the quoted one speaks to", async () => {
  const lines = [
    "Subject: Re: plan",
    "",
    "I have three goats.",
    "",
    "On 11 Nov 2024, at 21:10, Pavel Novak <p@y.org> wrote:",
  ];
  expect(await told(...TOP, ...lines, "", "I will send you the map on Friday.")).toEqual([
    ANSWER,
    "Pavel Novak will send Hana Ito the map on Friday (15 November 2024).",
  ]);
});

test("a text above the mail that it forwards is of whom that was sent to", async () => {
  const inner = [
    "-------- Forwarded Message --------",
    "Subject: roof",
    "From: Ines Costa <i@y.org>",
    "To: Lars Moe <l@m.no>",
  ];
  expect(await told("Hi Tor,", "", "I hired a roofer.", "", "Lars", "", ...inner, "", "My roof leaks.")).toEqual([
    "Lars Moe hired a roofer.",
    "Ines Costa's roof leaks.",
  ]);
});

describe("what is quoted line by line is of its author, what stands between of whoever answers", () => {
  const wrote = "On 11 Nov 2024, at 20:00, Pavel Novak <p@y.org> wrote:";
  test.each<[string, readonly string[], readonly string[]]>([
    [
      "answered above",
      ["I have three goats.", "", wrote, "", "> How are you? I am well. My uncle is", "> a welder. I have six geese."],
      [ANSWER, ...GEESE],
    ],
    [
      "answered below",
      [wrote, "> My uncle is a welder.", "> I have six geese.", "", "I have three goats."],
      [...GEESE, ANSWER],
    ],
    [
      "answered between",
      [wrote, "> My uncle is a welder.", "", "I have three goats.", "", "> I have six geese."],
      [GEESE[0], ANSWER, GEESE[1]],
    ],
    [
      "what it quotes in turn",
      [
        wrote,
        "> My uncle is a welder.",
        ">> I am a vegan. I hate geese.",
        "> I have six geese.",
        "",
        "I have three goats.",
      ],
      [...GEESE, ANSWER],
    ],
    [
      "what it says who wrote",
      [
        wrote,
        "> My uncle is a welder.",
        "> I have six geese.",
        ">",
        "> On 10 Nov 2024, Kai Lund wrote:",
        "> I am a vegan.",
        "",
        "I have three goats.",
      ],
      [...GEESE, "Kai Lund is a vegan.", ANSWER],
    ],
    [
      "what is below a deeper quote",
      [
        wrote,
        "> My uncle is a welder.",
        "> On 10 Nov 2024, at 20:00, Kai Lund wrote:",
        ">> I am a vegan.",
        "> I have six pigs.",
        "",
        "I have three goats.",
      ],
      [GEESE[0], ANSWER],
    ],
    [
      "Apple",
      ["I have three goats.", "", `> ${wrote}`, ">", ">", "> My uncle is a welder. I have six geese."],
      [ANSWER, ...GEESE],
    ],
    [
      "Gmail's links",
      [
        "I have three goats.",
        "",
        "On Mon, Nov 11, 2024 at 8:00 PM Pavel Novak <[p@y.org](mailto:p@y.org)> wrote:",
        "",
        "> My uncle is a welder. I have six geese.",
      ],
      [ANSWER, ...GEESE],
    ],
    [
      "whom it speaks to",
      [wrote, "> Hi Hana,", ">", "> I will call you on Friday.", ">", "> Best,", "> Pavel", "> Seller of goats"],
      ["Pavel Novak will call Hana Ito on Friday (15 November 2024)."],
    ],
    ["a quote of nobody", ["> My uncle is a welder. I have six geese.", "", "I have three goats."], [ANSWER]],
    [
      "a quote of a list",
      ["On 11 Nov 2024, at 20:00, goats@list.org wrote:", "> I have six geese.", "", "I have three goats."],
      [ANSWER],
    ],
  ])("%s", async (_, lines, expected) => {
    expect(await told(...TOP, "Subject: Re: farm", "", ...lines)).toEqual([...expected]);
  });
});

describe("a note with a mail in it is told of its writer", () => {
  const mail = ["From: Ada Hill <ada@x.org>", "To: Kay Moss <kay@x.org>", "Subject: boiler", "", "I sold my tractor."];
  test.each<[string, readonly string[], readonly string[]]>([
    ["above it", ["I have three goats.", "", ...mail], ["User has three goats.", "Ada Hill sold their tractor."]],
    [
      "below the next heading",
      ["# Flat", "", "I have three goats.", "", ...mail, "", "# Work", "", "I work at Acme."],
      ["User has three goats.", "Ada Hill sold their tractor.", "User works at Acme."],
    ],
    ["a journey", ["From: Oslo", "To: Rome", "Date: 3 May 2024", "", "I have three goats."], ["User has three goats."]],
    [
      "somebody quoted on a day",
      ["I have three goats.", "", "My sister wrote on 4 May 2024:", "", "I passed the exam."],
      ["User has three goats.", "User's sister passed the exam."],
    ],
    ["quoted as code", ["# Farm", "", "```", ...mail, "```", "", "I have three goats."], ["User has three goats."]],
  ])("%s", async (_, lines, expected) => {
    expect(await told(...lines)).toEqual([...expected]);
  });
});

describe("nothing is told of the wrong one", () => {
  test.each<[string, readonly string[], readonly string[]]>([
    [
      "a separator without a name",
      ["I have three goats.", "", "----- Original Message -----", "", "I have six geese."],
      [ANSWER],
    ],
    [
      "a name that is none",
      ["I have three goats.", "", "On 11 Nov 2024, at 21:10, farm-list <list@y.org> wrote:", "", "I have six geese."],
      [ANSWER],
    ],
    [
      "somebody quoted in a letter",
      ["My grandmother wrote:", "", "I was born in Kyoto."],
      ["Hana Ito's grandmother was born in Kyoto."],
    ],
    [
      "a journey is no mail",
      ["I have three goats.", "", "From: Oslo", "To: Lima", "Date: 3 May", "", "I take my tent along."],
      [ANSWER, "Hana Ito takes their tent along."],
    ],
    [
      "a sentence about what was written",
      ["On 2 May Max wrote me a letter.", "I have three goats."],
      ["on 2 May (2 May 2024) Max wrote Hana Ito a letter.", ANSWER],
    ],
    ["what a telephone adds", ["I have three goats.", "", "Sent from my iPhone"], [ANSWER]],
  ])("%s", async (_, lines, expected) => {
    expect(await told(...TOP, "Subject: Re: farm", "", ...lines)).toEqual([...expected]);
  });
});

describe("thanks close a letter only where a name or nothing follows", () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ["amid a line", ["Thanks. I moved to Oslo."], ["Hana Ito moved to Oslo."]],
    ["amid a line, with a mark", ["Many thanks! I moved to Oslo."], ["Hana Ito moved to Oslo."]],
    ["on a line", ["Thank you!", "", "I moved to Oslo."], ["Hana Ito moved to Oslo."]],
    ["right above", ["Thanks a lot!", "I moved to Oslo."], ["Hana Ito moved to Oslo."]],
    ["to a name", ["Thanks, Pavel!", "", "I moved to Oslo."], ["Hana Ito moved to Oslo."]],
    ["cheers", ["Cheers.", "", "I moved to Oslo."], ["Hana Ito moved to Oslo."]],
    [
      "a name follows",
      ["I moved to Oslo.", "", "Thanks,", "Hana", "", "I love my job at Acme."],
      ["Hana Ito moved to Oslo."],
    ],
    [
      "a small name follows",
      ["I moved to Oslo.", "", "cheers", "hana", "", "I love my job at Acme."],
      ["Hana Ito moved to Oslo."],
    ],
    [
      "its name beside",
      ["I moved to Oslo.", "", "Cheers, Hana", "", "I love my job at Acme."],
      ["Hana Ito moved to Oslo."],
    ],
    [
      "nothing else ends with regards",
      ["I moved to Oslo.", "", "Kind regards", "", "I love my job at Acme."],
      ["Hana Ito moved to Oslo."],
    ],
    [
      "what is added below the name",
      [
        "I moved to Oslo.",
        "",
        "Best,",
        "Hana",
        "",
        "PS: My brother is a pilot.",
        "P.P.S. I have three goats.",
        "",
        "I love my job at Acme.",
      ],
      ["Hana Ito moved to Oslo.", "Hana Ito's brother is a pilot.", ANSWER],
    ],
  ])("%s", async (_, lines, expected) => {
    expect(await told(...TOP, "Subject: news", "", ...lines)).toEqual([...expected]);
  });
});

test.each<[string, string]>([
  ["Sent: 03/04/2024 21:15", "2 April 2024"],
  ["Sent: 3/4/2024 9:15 PM", "3 March 2024"],
  ["Sent: 23/04/2024", "22 April 2024"],
  ["Gesendet: 03.04.2024", "2 April 2024"],
  ["Datum: 3. März 2024 um 20:00:14 MEZ", "2 March 2024"],
  ["Envoyé : mercredi 14 août 2024", "13 August 2024"],
  ["Fecha: martes, 3 de septiembre de 2024", "2 September 2024"],
  ["Date: Mar 4, 2024 at 8:00 PM", "3 March 2024"],
])("%p dates a mail", async (sent, day) => {
  expect(await told("From: Hana Ito <hana@x.org>", sent, "Subject: news", "", "I bought a boat yesterday.")).toEqual([
    `Hana Ito bought a boat yesterday (${day}).`,
  ]);
});
