// A record, report or review of one, human or animal: what leaves out its subject is of that one, and not of who keeps it.

import { describe, expect, test } from "bun:test";
import { statementsOf } from "../read-text.ts";

describe("a health record", () => {
  test.each([
    "# Health record: Fig",
    "# Fig's health record",
    "Vaccination card of Fig",
    "Vet file - Fig",
    "Medical notes for Fig",
    "Pet passport: Fig",
  ])("%s says whose it is", async (title) => {
    const told = await statementsOf(
      `${title}\n\nWeight: 5.1 kg\n\nSince January she gets soft food only. Hates the carrier. She is allergic to dust.`,
    );
    expect(told).toContain("Fig hates the carrier.");
    expect(told).toContain("Fig is allergic to dust.");
    expect(told).toContain("Since January (January 2024) Fig gets soft food only.");
    expect(told.join("\n")).not.toContain("User's weight");
  });

  test.each(["Health log, March", "Medical notes: March", "Health record: Summary"])(
    "%s is of who keeps it",
    async (title) => {
      expect((await statementsOf(`${title}\n\nWeight: 81 kg\nI slept eight hours.`)).join("\n")).toContain(
        "User slept eight hours",
      );
    },
  );

  test("a column that says what was done is not told by its name", async () => {
    const table = "| Date | What | Notes |\n|---|---|---|\n| 2024-01-11 | Blood test | kidneys weak |";
    expect((await statementsOf(`# Health record: Fig\n\n${table}`)).join("\n")).toContain(
      "2024-01-11: Blood test; kidneys weak",
    );
  });

  test("when one was born is no equation", async () => {
    const told = await statementsOf("# Health record: Fig\n\nBorn: ~ May 2017 (shelter)\n\nShe is allergic to dust.");
    expect(told.join("\n")).toContain("born: ~ May 2017");
  });
});

describe("a review", () => {
  const review = (title: string): string =>
    `${title}\nManager: Rita Sand\n\nAchievements\n- Trained six drivers\n- Hired and paid two cooks\n\nJoel leads a team of nine. I enjoyed the work with the cooks in June.`;

  test.each([
    "Annual appraisal: Joel Crane",
    "Performance review 2023 - Joel Crane",
    "# Performance review: Joel Crane",
    "Staff review of Joel Crane",
    "Joel Crane - annual review 2023",
  ])("%s tells nothing of who keeps it", async (title) => {
    const told = await statementsOf(review(title));
    expect(told.filter((text) => text.startsWith("User"))).toEqual([]);
    expect(told.join("\n")).toContain("Joel leads a team of nine");
    expect(told.join("\n")).toContain('"I enjoyed the work with the cooks in June');
  });

  test("tips on reviews are nobody's", async () => {
    expect(
      (await statementsOf("Performance review tips\n\nI keep my reviews short. I write them on Mondays.")).join("\n"),
    ).toContain("User keeps");
  });
});

test.each([
  ["He finds it hard to wait for his turn.", "Mattis finds it hard to wait for his turn."],
  ["He often forgets his sports kit.", "Mattis often forgets his sports kit."],
])("%s is told of the pupil", async (line, told) => {
  expect((await statementsOf(`Class notes\n\nMattis works with care. ${line}`)).join("\n")).toContain(told);
});
