// A deed that says nothing of its occasion is told behind the statement that does, of the same turn or of the speaker's turn before.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("in one turn", () => {
  test.each([
    [
      "I gave a talk at the Ghent library. I got lots of praise from the librarians.",
      "Bo gave a talk at the Ghent library. Bo got lots of praise from the librarians.",
    ],
    [
      "My ferry trip was a mess. I was really scared near the cliffs.",
      "Bo's ferry trip was a mess. Bo was really scared near the cliffs.",
    ],
    [
      "I went to Harlem for a workshop. It was great to see how the weavers knot a border.",
      "Bo went to Harlem for a workshop. Bo found it great to see how the weavers knot a border.",
    ],
    [
      "I taught ten pupils to weave in Ghent. It was a bit nerve-wracking to put myself out there. I picked up a few new patterns.",
      "Bo taught ten pupils to weave in Ghent. It was a bit nerve-wracking to put themselves out there. Bo picked up a few new patterns.",
    ],
    [
      "I'm going to a weavers' fair in June. I'm so excited to meet other people of the trade and learn more about looms.",
      "Bo is going to a weavers' fair in June (June 2023). Bo is so excited to meet other people of the trade and learn more about looms.",
    ],
    [
      "I joined a rowing club last week! It's been really positive - I'm keeping to my training plan and the crew is kind.",
      "Bo joined a rowing club last week (the week before 8 May 2023). Bo is keeping to their training plan and the crew is kind.",
    ],
    [
      "I had a huge problem with my loom in March. It was crazy frustrating, but I kept trying and got the shuttle going again.",
      "Bo had a huge problem with their loom in March (March 2023). Bo kept trying and got the shuttle going again.",
    ],
    [
      "We won the rowing cup in Ghent. After that, we ate at a tavern, laughing and singing.",
      "Bo won the rowing cup in Ghent. Bo ate at a tavern, laughing and singing.",
    ],
  ])("%s", async (line, expected) => {
    expect(await textsOf("Ida: Hello there.", `Bo: ${line}`)).toEqual([expected]);
  });

  test.each([
    "I gave a talk at the library. I baked two pies on Sunday.",
    "I gave a talk at the library. I met Vera from the choir.",
    "I gave a talk at the library. I sing in a choir of weavers.",
    "I gave a talk at the library. I was very shy when I was a boy.",
    "I like the library. I painted a mural of herons.",
    "The library burnt down. I painted a mural of herons.",
    "I'm learning to weave by hand. I'm looking forward to our trip to Ghent.",
    "I'm excited to learn to weave. I'm looking forward to seeing everyone row.",
    "I joined a rowing club in Ghent. This spring we're keeping bees on our roof.",
    "I joined a rowing club in Ghent. It was cold in Graz, and I kept bees on our roof.",
  ])("%s is told apart", async (line) => {
    expect((await textsOf("Ida: Hello there.", `Bo: ${line}`)).filter((text) => text.includes(". "))).toEqual([]);
  });
});

describe("over two turns", () => {
  test.each([
    [["Bo: We had a picnic at a castle on Sunday.", "Ida: How was it?", "Bo: I felt like a princess in the garden."]],
    [
      [
        "Bo: We had a picnic at a castle on Sunday.",
        "Ida: That sounds lovely!",
        "Bo: I felt like a princess in the garden.",
      ],
    ],
  ])("%j", async (lines) => {
    expect(await textsOf(...lines)).toContain(
      "Bo had a picnic at a castle on Sunday (7 May 2023). Bo felt like a princess in the garden.",
    );
  });

  test.each([
    [
      [
        "Bo: We had a picnic at a castle on Sunday.",
        "Ida: Have you read the new poems?",
        "Bo: I liked the one on herons.",
      ],
    ],
    [
      [
        "Bo: We had a picnic at a castle on Sunday.",
        "Ida: I sold my boat in March.",
        "Bo: I planted the beans and the herbs.",
      ],
    ],
    [["Bo: We had a picnic at a castle on Sunday.", "Ida: How was it?", "Bo: I bake bread with my aunt every week."]],
  ])("%j is told apart", async (lines) => {
    expect((await textsOf(...lines)).filter((text) => text.includes(". "))).toEqual([]);
  });
});

test.each([
  ["We bonded over old radios at the fair.", "Bo and others bonded over old radios at the fair."],
  ["I bonded with a sailor at the fair.", "Bo bonded with a sailor at the fair."],
])("%s", async (line, expected) => {
  expect(await textsOf("Ida: Hello there.", `Bo: ${line}`)).toEqual([expected]);
});
