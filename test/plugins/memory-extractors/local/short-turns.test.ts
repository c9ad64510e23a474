// Talk in short turns, as in messengers: what a reply of a word or two says only with what was asked or told before it.

import { describe, expect, test } from "bun:test";
import { extract, textsOf, turns } from "../conversation.ts";

describe("A reply in a word or two is told with what it replies to:", () => {
  test.each([
    // Who does it, with no more than a verb:
    [["Ada: who's driving on Friday?", "Wim: Otto is"], "Otto is driving on Friday (12 May 2023)."],
    [["Ada: who walks the dogs", "Wim: my uncle Piet does"], "Wim's uncle Piet walks the dogs."],
    [["Ada: who covers for you?", "Wim: Vera does."], "Vera covers for Wim."],
    [["Ada: who's on call this week", "Wim: Otto is, as always"], "Otto is on call this week (week of 8 May 2023)."],
    [["Ada: who can open the hall?", "Wim: mum can"], "Wim's mum can open the hall."],
    // How much, and where, without a mark:
    [["Wim: i got the harbour job", "Ada: whats the pay", "Wim: 52k"], "Wim says the pay is 52k."],
    [["Wim: i bought a boat", "Ada: how much", "Wim: 900"], "Wim bought a boat: 900."],
    [["Wim: we found a flat!", "Ada: where", "Wim: in Ghent"], "Wim found a flat, in Ghent."],
    // A baby:
    [
      ["Wim: The baby is due in June!", "Ada: Do you know if it's a boy or a girl?", "Wim: It's a boy."],
      "Wim says the baby is a boy.",
    ],
    [["Wim: my wife is pregnant", "Ada: wow! boy or girl?", "Wim: a girl"], "Wim says the baby is a girl."],
    [["Wim: the baby came on sunday", "Ada: got a name?", "Wim: Otto"], "Wim says the baby is called Otto."],
    // What the other only supposed:
    [["Ada: so the fee is 400, right?", "Wim: no, 450"], "Wim says the fee is 450."],
    [["Ada: the client wants 20 seats, right?", "Wim: 25"], "Wim says the client wants 25 seats."],
    [["Ada: your train is on monday, no?", "Wim: tuesday"], "Wim's train is on Tuesday (9 May 2023)."],
    [["Ada: the rent is 600 there?", "Wim: 550"], "Wim says the rent is 550."],
    [["Ada: who walks the dogs?", "Wim: my aunt, on mondays"], "Wim's aunt walks the dogs on Mondays."],
    [["Ada: who cooks for the kids?", "Wim: Otto, three days a week"], "Otto cooks for the kids three days a week."],
    [["Ada: Rosa is our treasurer now", "Wim: yes, after Otto stepped down"], "Otto stepped down."],
    [
      ["Ada: hi", "Wim: I'm throwing a party on December 20th, you have to come."],
      "Wim is throwing a party on December 20th (20 December 2023).",
    ],
    [["Ada: well", "Wim: after Otto left we went to the sea"], "After Otto left Wim went to the sea."],
    // What was done, has or does:
    [
      ["Ada: did you book the ferry", "Wim: yep, sept 14, 8 am from Bergen"],
      "Wim booked the ferry, Sept 14 (14 September 2023), 8 am from Bergen.",
    ],
    [["Ada: when do you move?", "Wim: dec 1"], "Wim will move on Dec 1 (1 December 2023)."],
    [["Ada: flatmates?", "Wim: two, Otto and Vera"], "Wim has two flatmates, Otto and Vera."],
    [["Ada: what are u doing now", "Wim: nursing school"], "Wim is in nursing school."],
    [["Ada: who's in for lunch?", "Wim: me! bringing Vera"], "Wim is bringing Vera."],
    [["Ada: did u hear, Otto got fired", "Wim: no way"], "Otto got fired."],
    // Whom or what was asked after:
    [
      ["Ada: how's Rosa", "Wim: tired. she's back at work since monday"],
      "Rosa is back at work since Monday (1 May 2023).",
    ],
    [["Ada: oh no is it Pickle", "Wim: yeah he died this morning"], "Pickle died this morning (8 May 2023)."],
    [
      ["Ada: hows your knee btw", "Wim: operated last week"],
      "Wim's knee was operated last week (the week before 8 May 2023).",
    ],
    [["Ada: Wim has the tents.", "Wim: I lent them to Otto."], "Wim lent the tents to Otto."],
    // Of the one who replies:
    [["Ada: thats great", "Wim: i know. moving on feb 15"], "Wim is moving on Feb 15 (15 February 2024)."],
    [["Ada: did she pass?", "Wim: yes!! got my licence on monday"], "Wim got their licence on Monday (1 May 2023)."],
    [
      ["Ada: and you, still at the bakery?", "Wim: nope quit in april"],
      'Wim quit in April (April 2023) (asked "Still at the bakery?").',
    ],
    [["Ada: lunch then", "Wim: noted, ill do a salad"], "Wim will do a salad."],
  ])("%j", async (lines, expected) => {
    expect(await textsOf(...lines)).toContain(expected);
  });

  // Nobody and nothing certain:
  test.each([
    [["Ada: who wants cake?", "Wim: Otto does"]],
    [["Ada: who else comes with us?", "Wim: Otto does"]],
    [["Ada: who walks the dogs?", "Wim: nobody does"]],
    [["Ada: who walks the dogs?", "Wim: Otto will"]],
    [["Ada: boy or girl?", "Wim: a girl"]],
    [["Ada: did you kneel down?", "Wim: I did, on top of the Brocken"]],
    [["Ada: nice", "Wim: I do, but two legs are broken"]],
    [["Ada: is it a puppy or a baby goat", "Wim: cute", "Ada: boy or girl?", "Wim: a girl"]],
    [["Ada: the fee is 400, right?", "Wim: no idea"]],
    [["Ada: the fee is 400, right?", "Wim: thats 50 more than mine"]],
    [["Ada: it is 400, right?", "Wim: no, 450"]],
    [["Ada: what are you doing now", "Wim: nothing"]],
    [["Ada: did you hear, are they open?", "Wim: no"]],
    [["Ada: how is it", "Wim: bringing people together helps"]],
    [["Ada: the rent is 600?", "Wim: and rising"]],
    [["Wim: hi", "Ada: im so sorry 💔 how old was Pip"]],
    [["Ada: is your mum home?", "Wim: she is"]],
    [["Ada: are they the neighbours?", "Wim: I lent them 20"]],
  ])("not %j", async (lines) => {
    expect(await textsOf(...lines)).toEqual([]);
  });
});

test("Why somebody was fired is not said of whoever tells it", async () => {
  const told = await textsOf("Ada: did you hear, Otto got fired", "Wim: why", "Ada: came late too often i think");
  expect(told).toEqual(["Otto got fired."]);
});

describe("What passes is no lasting trait:", () => {
  test.each([
    "Otto has chickenpox",
    "My son has an ear infection",
    "I'm home all week",
    "We leave at 5 am from the station then",
    "I'm only on chapter six",
    "My flatmate isn't sure about the dog",
  ])("%s", async (line) => {
    const told = await extract(turns("Ada: and you?", `Wim: ${line}`));
    expect(told.map(({ isStatic }) => isStatic)).toEqual([false]);
  });

  test.each(["My son has a fish allergy", "Otto has asthma", "I'm allergic to bees"])("but %s", async (line) => {
    const told = await extract(turns("Ada: and you?", `Wim: ${line}`));
    expect(told.map(({ isStatic }) => isStatic)).toEqual([true]);
  });
});
