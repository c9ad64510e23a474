// A mail to "me", or by somebody to nobody named, is to whoever keeps it.

import { describe, expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

const mail = (header: string, body: string): string =>
  `${header}\nDate: Mon, 6 May 2024 10:12\nSubject: Your bike\n\n${body}`;

describe("you in a mail", () => {
  test.each<[string, string, string]>([
    [
      "From: Birgit Hansen <birgit@fjord.example>\nTo: me",
      "Hi,\n\nthe cabin is yours from 11 to 18 July.\nYour booking number is 4471.\n\nBest regards,\nBirgit",
      "User's booking number is 4471",
    ],
    [
      "From: Birgit Hansen <birgit@fjord.example>\nTo: me",
      "Hi,\n\nthe cabin is yours from 11 to 18 July.\n\nBest regards,\nBirgit",
      "cabin is User's from 11 to 18 July",
    ],
    ["From: Anna Alder <anna@alder.example>", "Hey! I fixed your bike, you owe me 40 euros.\n\nAnna", "User owes"],
  ])("%s\n%s", async (header, body, expected) => {
    const statements = (await statementsOf(mail(header, body))).join("\n");
    expect(statements).toContain(expected);
    expect(statements).not.toMatch(/\b[Yy]ours?\b|\bMe's\b/);
  });

  test.each([
    "From: Anna Alder <anna@alder.example>\nTo: Ole Berg <ole@berg.example>",
    "From: Anna Alder <anna@alder.example>\nTo: ole@berg.example, ida@lund.example",
  ])("is nobody who keeps a mail to others: %s", async (header) => {
    const statements = (await statementsOf(mail(header, "I fixed your bike, you owe me 40 euros.\n\nAnna"))).join("\n");
    expect(statements).not.toContain("User");
  });
});

test.each([
  "Ola Strand <ola@strand.example>\nThu, 2 May, 18:40\nto me",
  "Ola Strand <ola@strand.example>\nto me",
  "Ola Strand <ola@strand.example>\nThu, 2 May 2024, 18:40\nto Kasper, Ingunn",
])("a copied mail is its sender's: %s", async (header) => {
  const statements = (
    await statementsOf(
      `${header}\n\nHi Kasper,\n\nI booked the hut for 3 nights. You owe me 40 euros.\n\nSee you!\nOla`,
    )
  ).join("\n");
  expect(statements).toContain("Ola Strand booked the hut for 3 nights");
  expect(statements).not.toContain("User booked");
  expect(statements).not.toMatch(/strand\.example|18:40/);
});
