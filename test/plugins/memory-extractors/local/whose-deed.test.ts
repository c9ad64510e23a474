// Who did what a sentence without a subject tells: not the speaker where it was done to them, where the talk is of somebody else, or
// where somebody's kin was named.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("a deed without a subject is not the speaker's", () => {
  test.each([
    [["Ada: signed it on Friday, told me last night", "Wim: Oh."], "Ada signed"],
    [["Wim: How did he take it?", "Ada: badly. offered me 5k more"], "Offered"],
    [["Wim: Where is he?", "Ada: left at nine, rang me from the station"], "Ada left"],
    [["Ada: dog's at the vets", "Wim: rex?? what happened", "Ada: ate a whole bag of raisins"], "Ada ate"],
    [["Wim: How is she?", "Ada: in bits, she left the gate open. won't stop crying"], "Ada won't"],
    [["Wim: who cooks?", "Ada: Jonas's brother. He has a food truck"], "Jonas has"],
    [["Ada: Mia's in trouble.", "Wim: What did she say?", "Ada: Nothing. Asked her twice."], "Mia asked"],
  ])("%s", async (lines, untold) => {
    expect((await textsOf(...lines)).join(" ")).not.toContain(untold);
  });

  test.each([
    [["Wim: who cooks?", "Ada: Jonas's brother. He has a food truck"], "Jonas's brother has a food truck."],
    [["Wim: How was your driving test?", "Ada: failed again"], "Ada failed their driving test again."],
    [
      ["Ada: Ali has a projector.", "Wim: Is he still in Bow?", "Ada: nah moved to York in February"],
      "Ali moved to York in February",
    ],
    [["Wim: How was the theory exam?", "Ada: passed!"], "Ada passed their theory exam."],
    [
      ["Wim: what happened with your landlord?", "Ada: Put the rent up again."],
      "Ada's landlord put the rent up again.",
    ],
    [["Wim: have you said something?", "Ada: told the foreman on Monday"], "Ada told the foreman on Monday"],
    [
      ["Wim: How's your mum's stall doing?", "Ada: She's selling it! She's already booked a ferry to Oban."],
      "Ada's mum has already booked a ferry to Oban.",
    ],
    [
      [
        "Ada: I'm still not talking to Otto",
        "Wim: what did he do again",
        "Ada: borrowed my saw in March and never brought it back",
      ],
      "Otto borrowed Ada's saw in March (March 2023) and never brought it back.",
    ],
    [
      ["Ada: My uncle came by.", "Wim: What did your uncle say?", "Ada: Laughed at me. Then lent me his van."],
      "Ada's uncle laughed at Ada.",
    ],
    [["Wim: And your day?", "Ada: Signed the lease on Friday and told my sister."], "Ada signed the lease on Friday"],
    [["Wim: Hi.", "Ada: Hannah's applying for the job too."], "Hannah is applying for the job"],
  ])("%s", async (lines, told) => {
    expect((await textsOf(...lines)).join(" ")).toContain(told);
  });

  test.each([
    ["Hannah's singing is awful in the mornings.", "Hannah is singing"],
    ["Hannah's wedding was in May.", "Hannah is"],
    ["Nadia might, I'll ask her", "Nadia might"],
  ])("a thing of somebody's, or nothing: %s", async (said, untold) => {
    expect((await textsOf("Wim: Hi.", `Ada: ${said}`)).join(" ")).not.toContain(untold);
  });
});
