// Names that a talk in haste types small and no list holds: known by what only somebody does, is asked, or is called.

import { describe, expect, test } from "bun:test";
import { extract, textsOf, turns } from "../conversation.ts";

describe("a name typed small is read as one", () => {
  test.each([
    [["ada: how's work", "wim: tamsin's allergic to the office dog"], "Tamsin is allergic to the office dog."],
    [["ada: i need a room", "wim: we have one, jowan's moving to leeds"], "Jowan is moving to Leeds."],
    [
      ["ada: are you free", "wim: nah zuzka is driving me", "ada: ask zuzka then"],
      'Zuzka is driving Wim (asked "Are you free?").',
    ],
    [["ada: hi", "wim: merryn wants to quit violin"], "Merryn wants to quit violin."],
    [["ada: tell jowan", "wim: ok", "ada: jowan got a job at the mill"], "Jowan got a job at the mill."],
    [
      ["ada: me and jowan are done", "wim: oh no. what happened", "ada: he took the job in dubai"],
      "Jowan took the job in Dubai.",
    ],
    [["ada: would you take the cat", "wim: the cat? merryn's allergic :/"], "Merryn is allergic to cats."],
    [["ada: hi", "wim: mrs treloar wants to see me"], "Mrs Treloar wants to see Wim."],
    [
      ["ada: how's liv taking it", "wim: she left the gate open and the dog ran off"],
      "Liv left the gate open and the dog ran off.",
    ],
    [
      ["ada: im off to the coast", "wim: and jowan?", "ada: he's staying till his contract ends in may"],
      "Jowan is staying till his contract ends in May (May 2023).",
    ],
    [
      ["wim: what about your plot", "ada: giving it to wiola, she's on the list"],
      "Ada is giving their plot to Wiola, she's on the list.",
    ],
    [["ada: who has the key", "wim: poor kit", "ada: kit's putting up posters"], "Kit is putting up posters."],
    [["wim: lamb again?", "ada: yes lamb every day and im vegetarian"], "Ada is vegetarian."],
  ])("%s", async (lines, told) => {
    expect(await textsOf(...lines)).toContain(told);
  });

  test.each([
    [["ada: hi", "wim: landlord wants the flat back", "ada: tell landlord no"], "Landlord wants"],
    [["ada: work wants me in on sunday", "wim: boo"], "Work is"],
    [
      ["ada: lately wants are many", "wim: how's bristol", "ada: started on the phones two weeks ago"],
      "Bristol started",
    ],
    [["ada: does sugar like damp", "wim: still living with regret", "ada: pizza loves you"], "Sugar"],
    [["ada: my boss is called bronagh", "wim: what do they do again", "ada: software for hospitals"], "works as"],
    [["ada: i moved to york", "wim: how's york", "ada: he's loud, my neighbour"], "York is loud"],
  ])("no name: %s", async (lines, untold) => {
    expect((await textsOf(...lines)).join(" ")).not.toContain(untold);
  });

  test("is nobody's where a name in a turn between may be meant", async () => {
    const told = await textsOf(
      "ada: me and jowan are done",
      "wim: il take kobina to the pool",
      "ada: he took the boat",
    );
    expect(told.join(" ")).not.toContain("Jowan took");
  });

  test("is of the one whom mum stands before", async () => {
    const told = await textsOf(
      "ada: merryn's allergic to cats",
      "wim: mam could mind him",
      "ada: would she?",
      "wim: she's mad about cats",
    );
    expect(told.join(" ")).not.toContain("Merryn is mad");
  });

  test("and quoted as it was sent", async () => {
    const [memory] = await extract(turns("ada: how's work", "wim: ok. jowan moved to leeds"));
    expect(memory?.text).toBe("Jowan moved to Leeds.");
    expect(memory?.sources.map(({ quote }) => quote)).toEqual(["jowan moved to leeds"]);
  });
});
