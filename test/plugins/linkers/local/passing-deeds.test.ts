import { describe, expect, test } from "bun:test";
import { verdict } from "../pairs.ts";

describe("a deed, a plan or a wish that is over in passing", () => {
  test.each([
    ["User sings in a choir on Thursdays.", "User says the choir folded."],
    ["User works for Peltra.", "Peltra shut down so User is looking for work."],
    ["User is going on a cruise in May.", "User says the cruise was lovely."],
    ["User is training for the Leeds marathon in May.", "User says the marathon was amazing."],
    ["User's cataract operation is on June 20.", "User's cataract operation was fine, so all is well."],
    ["User has a trip booked for May.", "User's trip was great."],
    ["User is on a diet plan with 1500 calories.", "User no longer wants the diet plan."],
    ["Tabs not spaces in anything the assistant writes for User.", "User no longer wants tabs."],
    ["Please correct User's Dutch always, User has an exam.", "User no longer wants the assistant to correct them."],
    ["User wants imperial units.", "User is fine with metric now."],
    ["User's wife Ulla does the cooking.", "Ulla hurt her knee so User is the cook for now."],
    ["Ulla does the cleaning.", "User does the cleaning now."],
    ["User's brother Idris drives a bus.", "Idris works at a garage now."],
    ["Olaf cannot drive.", "Olaf died in June."],
    ["User was offered a job at Bosch.", "User turned the job down."],
    ["User wants to buy a flat in Lund.", "The bank said no to User."],
    ["Mira is off work with a broken leg.", "Mira is back at work."],
    ["User takes sertraline 50 mg.", "Sertraline is gone, the doctor agreed."],
    ["User's flatmate Sunny is a nurse.", "Sunny moved out, User's new flatmate is Abel."],
    ["User wants to buy a flat in Lund.", "User says the bank said no, so no flat."],
    ["User works at a pub called the Anchor on Fridays.", "The Anchor closed for good."],
    ["User knows Rust.", "User has dropped Rust for now."],
  ])("orders: %p, %p", (older, newer) => {
    expect(verdict(older, newer)).toBe("soft");
  });

  test.each([
    ["User's son sings in a choir.", "User says the choir folded."],
    ["User works at Peltra.", "Peltra folded its chairs."],
    ["User works at Bosch.", "Peltra has shut down."],
    ["User went on a cruise in 2019.", "User says the cruise was lovely."],
    ["User wants tabs.", "User no longer wants the diet plan."],
    ["User wants no tabs.", "User no longer wants tabs."],
    ["Ulla sings.", "User is the cook for now."],
    ["Ulla drives a bus.", "Idris works at a garage now."],
    ["User drives a taxi.", "User also works at a bank now."],
    ["Olaf cannot drive.", "Olaf's brother died."],
    ["Ulla was offered a post in Rome.", "Pia turned down the post in Rome."],
    ["User wants to buy a flat in Lund.", "The bank said no to Ida."],
    ["User's sister Ada is on sick leave.", "Mira is back at work."],
    ["User's mother takes sertraline.", "Sertraline is gone, the doctor agreed."],
  ])("stands: %p, %p", (older, newer) => {
    expect(["soft", "hard"]).not.toContain(verdict(older, newer));
  });
});
