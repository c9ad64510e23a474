// Documents as they are laid out: printed lines, columns, tables above text, lines with a topic before a colon, releases, journeys.

import { describe, expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const toldIn = async (...lines: readonly string[]): Promise<string> =>
  (await statementsOf(lines.join("\n"))).join("\n");

const LETTER = ["Kite Housing Ltd", "8 Mill Road", "York", "", "Dear Ms Lund,", ""];
const SIGNED = ["", "Yours sincerely,", "Paul Hoke"];

describe("printed lines below an address", () => {
  const letter = (...lines: readonly string[]): Promise<string> => toldIn(...LETTER, ...lines, ...SIGNED);

  test("go on where the next one begins small or with a number", async () => {
    const told = await letter(
      "from 1 July we will raise the rent of the flat from 640 pounds to",
      "690 pounds a month. The charge for the lift in the yard remains at",
      "22 pounds. Please change your standing order in good time.",
    );
    expect(told).toContain("will raise the rent of the flat from 640 pounds to 690 pounds a month");
    expect(told).toContain("the charge for the lift in the yard remains at 22 pounds");
    expect(told).toContain("Ms Lund is asked to change their standing order in good time");
  });

  test("what is done on a day by somebody else is told", async () => {
    expect(await letter("On 19 May, between 8:00 and 12:00, a fitter from Alder will change the meters.")).toContain(
      "a fitter from Alder will change the meters",
    );
  });

  test("what the reader is told and may do is theirs", async () => {
    const told = await letter("We remind you that prams may not stand in the hall. You are welcome to use cellar B3.");
    expect(told).toContain("Kite Housing Ltd reminds Ms Lund that prams may not stand in the hall");
    expect(told).toContain("Ms Lund is welcome to use cellar B3");
  });
});

test("a class does what its teacher writes to the parents", async () => {
  const told = await toldIn(
    "Dear parents of class 3a,",
    "",
    "our trip to the coal mine takes place from 3 to 7 June 2024. We are staying in the hostel at Goslar.",
    "",
    "The bus leaves on Monday at 8 am. The forms are due by Friday.",
    "",
    "Kind regards,",
    "Ada Roth, class teacher",
  );
  expect(told).toContain("Class 3a is staying in the hostel at Goslar");
  expect(told).toContain("The bus leaves on Monday (3 June 2024) at 8 am");
  expect(told).not.toContain("User");
  expect(told).not.toContain("by Friday (7 June 2024)");
});

describe("a topic before a colon", () => {
  test.each([
    ["Deposit: we transferred it on 3 May.", "User transferred the deposit on 3 May"],
    ["Fitting: I can start on Tuesday and need two days.", "need two days (fitting)"],
    ["Heating: I called the plumber on Monday.", "User called the plumber on Monday (6 May 2024) (heating)"],
    ["Parking: I found a parking space in Elm Road.", "User found a parking space in Elm Road."],
    ["Sleep: I wake at four every night.", "User wakes at four every night."],
  ])("%s", async (line, expected) => {
    expect(await toldIn("Notes on the flat", "", line, "The stairs are new.")).toContain(expected);
  });

  test("behind the words of somebody is the writer's own", async () => {
    const told = await toldIn("Notes of the week", "", "Sara: I'm pregnant.", "Work: I got the promotion.");
    expect(told).toContain("Sara is pregnant");
    expect(told).toContain("User got the promotion");
  });
});

describe("releases", () => {
  const notes = (...lines: readonly string[]): Promise<string> =>
    toldIn("# Changelog", "", "## 3.1.0 - 2024-05-06", ...lines);

  test("each part is told with the version", async () => {
    const told = await notes("### Added", "- Export as PDF", "- Dark mode", "### Removed", "- The old XML door");
    expect(told).toContain("Changelog, version 3.1.0, added: Export as PDF; Dark mode.");
    expect(told).toContain("Changelog, version 3.1.0, removed: The old XML door.");
  });

  test("other headings below a version are as before", async () => {
    expect(await notes("### Upgrade notes", "- Stop the server first", "- Run the migration")).not.toContain(
      "version 3.1.0, upgrade",
    );
  });
});

describe("what a page says it is", () => {
  test.each([
    [
      ["# kelpie", "", "A small tool that copies photos to a server. Written in Go by Ida Lund."],
      "Kelpie is a small tool",
    ],
    [
      ["# kelpie", "", "A small tool that copies photos to a server. Written in Go by Ida Lund."],
      "Kelpie is written in Go",
    ],
    [["# Larkspur", "", "The monthly magazine of the club. Founded in 2009 by Petra."], "Larkspur was founded in 2009"],
  ])("%j", async (lines, expected) => {
    expect(await toldIn(...lines)).toContain(expected);
  });

  test.each([
    [["# Weekend plans", "", "A long walk to the mill. Then cake."]],
    [["# How to rest", "", "A warm bath for the feet."]],
    [["# Kelpie", "", "A friend told me about the river."]],
  ])("not %j", async (lines) => {
    expect(await toldIn(...lines)).not.toMatch(/(?:plans|rest|Kelpie) is a/i);
  });

  test("with the names of commands in its sentences", async () => {
    expect(await toldIn("# kelpie", "", "## Running", "The nightly job runs at 02:30 on the host `reed`.")).toContain(
      "the nightly job runs at 02:30 on the host reed",
    );
  });

  test("but no commands", async () => {
    expect(await toldIn("# kelpie", "", "`kelpie push --all`", "`x = run(a[0]); y = {b}`")).toBe("");
  });
});

test("columns beside each other are read one by one", async () => {
  const told = await toldIn(
    "INVOICE",
    "",
    "Rad Peters                         Invoice no. 2024-18",
    "Inh. Uta Peters                    Date: 02.05.2024",
    "20357 Ulm                          Due: 16.05.2024",
    "",
    "1    Chain and labour          1     34.90",
    "2    Brake pads                2     18.50",
    "Total EUR         53.40",
    "",
    "The next service is due in April 2025.",
  );
  expect(told).toContain("Invoice from Rad Peters: the next service is due in April 2025");
  expect(told).toContain("Invoice from Rad Peters: due is 16.05.2024");
  expect(told).not.toContain("Date:");
});

test("a table ends at an empty line, and text goes on behind it", async () => {
  const told = await toldIn(
    "name;species;vet",
    "Pixel;cat;Dr Horn",
    "Tofu;rabbit;Dr Weiss",
    "",
    "Food",
    "Pixel gets only fish on Sundays.",
  );
  expect(told).toContain("Pixel: species cat; vet Dr Horn.");
  expect(told).toContain("Tofu: species rabbit; vet Dr Weiss.");
  expect(told).toContain("Pixel gets only fish on Sundays.");
});

test("each leg and stay of a journey is told with its day", async () => {
  const told = await toldIn(
    "ITINERARY - Genoa",
    "Travellers: Hana, Oskar",
    "",
    "Tue 11 June 2024",
    "06:55  Graz → Genoa, arr. 09:25",
    "Wed 12 June",
    "10:00 Tile workshop - bring closed shoes",
    "Apartment Riva, key box code 4471",
  );
  expect(told).toContain("arr. 09:25 (on 11 June 2024)");
  expect(told).toContain("10:00 Tile workshop - bring closed shoes (on 12 June 2024)");
  expect(told).toContain("key box code 4471 (on 12 June 2024)");
  expect(told).not.toMatch(/^(?:.*: )?Tuesday 11 June 2024\.$/m);
});

test("figures behind a month are no days", async () => {
  const told = await toldIn(
    "Sales call",
    "",
    "- returns in March 4.1 % (Feb 5.3)",
    "- 21 Apr 8 km of cable laid at Ulm",
  );
  expect(told).not.toMatch(/March 4 \(|Feb 5 \(|\(8 April/);
});

describe("days of each week", () => {
  test.each([
    ["- club till 4 on Mon and Wed, fetched by Gran on Wed", "Monday and Wednesday, fetched by Gran on Wednesday"],
    ["- Piano Tue + Thu at 5", "Piano Tue"],
  ])("%s", async (line, expected) => {
    const told = await toldIn("# Ben", "", line, "- trip to the museum on 6 June");
    expect(told).toContain(expected);
    expect(told).not.toMatch(/day \(\d+ May 2024\)/);
  });

  test("under rules", async () => {
    expect(await toldIn("# Flat share", "", "## House rules", "- The bins go out on Tuesday evening.")).not.toContain(
      "2024",
    );
  });

  test("but not where the week is named", async () => {
    expect(await toldIn("# Ben", "", "- Concert Sat and Sun this weekend in the hall", "- new shoes")).toContain(
      "2024)",
    );
  });
});
