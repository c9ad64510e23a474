// Whose memories the lines of a note are where a label stands before them: each text whole, with all that is remembered of it.

import { describe, expect, test } from "bun:test";
import { readText, statementsOf } from "#test/plugins/memory-extractors/read-text.ts";

const GHENT = "Tobias moved to Ghent.";
const CATS = "Mei is allergic to cats.";

describe("a person before a colon is whom the words are of", () => {
  test.each<[string, string, string[]]>([
    [
      "a title",
      "Notes from dinner:\nSara: I'm pregnant!\nJan: I quit my job.",
      ["Sara is pregnant.", "Jan quit their job."],
    ],
    [
      "a title with a day and an empty line",
      "Call with the team, 3 March 2026\n\nTobias: I moved to Ghent.\nMei: I'm allergic to cats.",
      [GHENT, CATS],
    ],
    ["a heading", "# Standup\nTobias: I moved to Ghent.\nMei: I'm allergic to cats.", [GHENT, CATS]],
    [
      "a chat and a grandmother",
      "WhatsApp chat with the family\nSara: I'm pregnant!\nOma: I will knit a blanket for the baby.",
      ["Sara is pregnant.", "Oma will knit a blanket for the baby."],
    ],
    [
      "a sentence of the user's before",
      "I saw my friends in Bruges.\nTobias: I moved to Ghent.\nMei: I'm allergic to cats.",
      ["User saw their friends in Bruges.", GHENT, CATS],
    ],
    ["names in bold", "# Sync\n\n**Tobias**: I moved to Ghent.\n\n**Mei:** I'm allergic to cats.", [GHENT, CATS]],
    ["times", "Sync\n[10:02] Tobias: I moved to Ghent.\n[10:03] Mei: I'm allergic to cats.", [GHENT, CATS]],
    ["one line with a time", "Retro\n10:02 Tobias: I moved to Ghent.", [GHENT]],
    [
      "what somebody does in brackets",
      "Kick-off\n\nTobias (CTO): I moved to Ghent.\nMei (design): I'm allergic to cats.",
      [GHENT, CATS],
    ],
    [
      "full names",
      "Panel\nTobias Weber: I moved to Ghent.\nMei Lin: I'm allergic to cats.",
      ["Tobias Weber moved to Ghent.", "Mei Lin is allergic to cats."],
    ],
    [
      "one speaker only",
      "Interview with Tobias\nTobias: I moved to Ghent.\nTobias: I run a bakery.",
      [GHENT, "Tobias runs a bakery."],
    ],
    [
      "several sentences of one",
      "Dinner\nSara: Great evening! I'm pregnant.\nJan: I quit my job.",
      ["Sara is pregnant.", "Jan quit their job."],
    ],
    ["bullets", "- Tobias: I moved to Ghent.\n- Mei: I'm allergic to cats.", [GHENT, CATS]],
    ["one bullet", "- Tobias: I moved to Ghent.", [GHENT]],
    ["numbers", "Standup\n1. Tobias: I moved to Ghent.\n2. Mei: I'm allergic to cats.", [GHENT, CATS]],
    [
      "a name that stands twice",
      "Meeting 19 May\nDana: The budget is fine.\nTobias: I moved to Ghent.\nMei: I'm allergic to cats.\nDana: I leave the company.",
      [GHENT, CATS, "Dana leaves the company."],
    ],
    [
      "labels above the words",
      "Notes\nTobias:\nI moved to Ghent.\nI run a bakery.\n\nMei:\nI'm allergic to cats.",
      [GHENT, "Tobias runs a bakery.", CATS],
    ],
    ["a dash", "Standup\nTobias - I moved to Ghent.", [GHENT]],
    [
      "small letters",
      "family chat\nsara: i'm pregnant!\njan: i quit my job",
      ["Sara is pregnant.", "Jan quit their job."],
    ],
    ["capitals and a handle", "Call\nTOBIAS: I moved to Ghent.\n@mei: I'm allergic to cats.", [GHENT, CATS]],
    ["a name amid a line", "It rained. Tobias: I moved to Ghent. I run a bakery.", [GHENT, "Tobias runs a bakery."]],
    ["quotation marks", 'Standup\nTobias: "I moved to Ghent."', [GHENT]],
    ["who told it", 'Tobias told me: "I moved to Ghent."', [GHENT]],
    ["who wrote it", "Today\nTobias wrote: I moved to Ghent.", [GHENT]],
    ["somebody of the user's", "My sister said: I moved to Ghent.", ["User's sister moved to Ghent."]],
    ["the user among them", "Chat\nMe: I moved to Porto.\nTobias: I moved to Ghent.", ["User moved to Porto.", GHENT]],
    [
      "the user's own fields beside",
      "# My week\nHealth: I'm allergic to nuts.\nTobias: I moved to Ghent.",
      ["User is allergic to nuts.", GHENT],
    ],
    [
      "the user's own lines beside",
      "Meeting with Dana\nI agreed to a budget of 20k.\nDana: I leave the company.",
      ["User agreed to a budget of 20k.", "Dana leaves the company."],
    ],
  ])("%s", async (_name, content, expected) => {
    const told = await statementsOf(content);
    expect(told.filter((text) => expected.includes(text)).sort()).toEqual([...expected].sort());
    const isOfUser = (text: string): boolean => text.startsWith("User ");
    expect(told.filter(isOfUser)).toEqual(expected.filter(isOfUser));
  });
});

describe("what nobody can tell whose it is, is nobody's", () => {
  test.each<[string, string]>([
    ["what is quoted", 'As Seneca said: "I am not born for one corner."'],
    ["a name that no list holds", "Quotes I collect\nEinstein: I have no special talents."],
    ["parents", "Family call\nMum: I'm retiring in June.\nDad: I sold the boat."],
    ["a doctor", "Notes\nDr. Chen: I moved my practice to Ghent."],
    ["a boss", "Notes\nBoss: I need the report by Friday."],
    ["numbers for names", "Recording\nSpeaker 1: I sold my house.\nSpeaker 2: I bought a boat."],
    ["an interview", "Podcast\nInterviewer: I moved to Ghent."],
    ["a mail that is quoted", "The landlord's email says: I will come by on Friday. We sold the house."],
    ["a line below that has no label", "Chat\nSara: Hello! I'm here.\nI moved to Ghent.\nJan: I quit my job."],
    ["of whom is spoken", "Debts\nAnna: I need to call her on Friday."],
  ])("%s", async (_name, content) => {
    const told = await statementsOf(content);
    expect(told.filter((text) => /^(?:User|Anna|Speaker|The landlord|Interviewer) /.test(text))).toEqual([]);
  });

  test("speakers of a recording who have numbers for names are not the user", async () => {
    const told = await statementsOf(
      "Speaker 1: I sold my house.\nSpeaker 2: I'd never do that, I love my house.\nSpeaker 1: I live in Ghent now.",
    );
    expect(told).toContain("Speaker 1 lives in Ghent now.");
    expect(told.filter((text) => text.startsWith("User"))).toEqual([]);
  });

  test("what somebody is quoted with in a turn to an assistant is not the user's", async () => {
    const told = await statementsOf(
      "user: Shorten this for me:\n\nTobias: I moved to Ghent in May.\nMei: I'm allergic to cats.\nassistant: Here you are.\nuser: Thanks! I live in Leeds.",
    );
    expect(told).toEqual(["User lives in Leeds."]);
  });
});

describe("what a user notes under a word of their own stays the user's", () => {
  test.each<[string, string]>([
    ["Note: I moved to Ghent", "User moved to Ghent."],
    ["Health: I'm allergic to nuts", "User is allergic to nuts."],
    ["Update: I started a new job at Bosch.", "User started a new job at Bosch."],
    ["Todo: I have to renew my passport", "User has to renew their passport."],
    ["Goals: I want to run a marathon", "User wants to run a marathon."],
    [
      "Pancakes\nServes: 4\nNote: I use oat milk because I'm lactose intolerant.",
      "User uses oat milk because they are lactose intolerant.",
    ],
    ["Commute: I bike to work.\nLunch: I eat at the canteen.", "User bikes to work."],
    ["# My week\nGym: I joined the gym in Ghent.\nTobias: I moved to Ghent.", "User joined the gym in Ghent."],
    ["As I said: I'm allergic to nuts.", "User is allergic to nuts."],
    ["Project Heron: I lead the team of five.", "User leads the team of five."],
    ["I wrote to Tobias:\n\nI moved to Ghent.", "User moved to Ghent."],
  ])("%s", async (content, expected) => {
    expect(await statementsOf(content)).toContain(expected);
  });
});

describe("a mail that is handed in is of who wrote it", () => {
  test.each<[string, string]>([
    ["Email from my lawyer:\nI moved the closing to June.", "User's lawyer moved the closing to June (June 2024)."],
    ['Here\'s the email I got from my boss:\n\n"I moved to Ghent."', "User's boss moved to Ghent."],
    ["Message from Anna: I broke my leg.", "Anna broke their leg."],
    ["On Friday, Anna wrote:\nI moved to Ghent.", "Anna moved to Ghent."],
    [
      "Forwarded from my landlord:\n\nDear tenants,\n\nI will come by in June.\n\nBest regards,\nKarl Weber",
      "Karl Weber will come by in June (June 2024).",
    ],
  ])("%s", async (content, expected) => {
    expect(await statementsOf(content)).toEqual([expected]);
  });
});

describe("the words of others", () => {
  test("are quoted without the label, from where they stand", async () => {
    const content = "Notes\n- Tobias (CTO): I moved to Ghent.";
    const [memory] = await readText(content);
    const [source] = memory?.sources ?? [];
    expect(source?.quote).toBe("I moved to Ghent.");
    expect(content.slice(source?.start, source?.end)).toBe("I moved to Ghent.");
  });

  test("go on to the end of a letter that is handed in, and no further", async () => {
    const told = await statementsOf(
      "Here is what my lawyer wrote:\n\nDear Ms Kim,\n\nthe deed is ready. I need the money by Friday.\n\nI moved my office to Ghent.",
    );
    expect(told).toContain("User's lawyer moved their office to Ghent.");
    expect(told.filter((text) => text.startsWith("User ")).length).toBe(0);
    expect(await statementsOf("My lawyer wrote: I need the deed.\n\nI moved to Ghent.")).toContain(
      "User moved to Ghent.",
    );
  });
});
