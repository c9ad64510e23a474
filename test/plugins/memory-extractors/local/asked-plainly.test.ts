// A plain question and its short answer are one statement: of an assistant's user, and of one of two people.

import { describe, expect, test } from "bun:test";
import { textsOf } from "../conversation.ts";

describe("what an assistant asks in one plain question", () => {
  test.each([
    ["How much do you want to invest?", "4000 euros", "User wants to invest 4000 euros."],
    ["How much can you put aside?", "350 a month", "User can put aside 350 a month."],
    ["How much would you like to spend?", "around 900", "User would like to spend around 900."],
    ["How many of you are going?", "six", "User is planning for six people."],
    ["What days work best for you?", "tuesday thursday", "Tuesdays, Thursdays suit User."],
    ["What time of day works best?", "mornings", "User prefers mornings."],
    ["Is there anything you don't eat?", "just celery", "User doesn't eat celery."],
    ["Are you taking any medication?", "yes, iron tablets", "User is taking iron tablets."],
    ["Which topics interest you most?", "the tides", "User is interested in the tides."],
    ["What are you most interested in?", "tide mills", "User is most interested in tide mills."],
    ["What kinds of music are you into?", "Fado and surf rock.", "User is into Fado and surf rock."],
    ["What was the last book you loved?", "last one was Dune", "The last book User loved was Dune."],
    ["How big is your garden?", "40 square metres", "User's garden is 40 square metres."],
    ["Who's coming with you?", "my brother and his dog", "User's brother and his dog are coming with User."],
    ["What does your company do?", "accordion repairs", "User's company does accordion repairs."],
    ["Where is your studio?", "in Tartu", "User's studio is in Tartu."],
    ["Where's your office?", "the old mill", "User's office is at the old mill."],
    ["What did they name your niece?", "Wren", "User's niece is called Wren."],
    ["What languages do you speak?", "Dutch and Czech.", "User speaks Dutch and Czech."],
  ])("%s %s", async (question, answer, told) => {
    expect(await textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([told]);
  });
});

describe("what one of two people asks in one plain question", () => {
  test.each([
    ["How long did you stay in Bergen?", "Two weeks.", "Bo stayed in Bergen for two weeks."],
    ["What will you be serving at the party?", "Barley soup.", "Bo will be serving Barley soup at the party."],
    ["Who are you rowing with?", "My cousin Per.", "Bo is rowing with their cousin Per."],
    ["How long are your parents away?", "Till the tenth.", "Bo's parents are away till the tenth."],
    ["What's your puppy called?", "Otto, after my uncle.", "Bo's puppy is called Otto, after their uncle."],
    ["Is there a dog?", "Yes, a whippet.", "Bo has a whippet."],
  ])("%s %s", async (question, answer, told) => {
    expect(await textsOf(`Ada: ${question}`, `Bo: ${answer}`)).toEqual([told]);
  });
});
