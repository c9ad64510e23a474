// What a user of an assistant tells from one chat to the next: weights, a choir that stops, a stay in hospital, orders that are lifted.

import { testTiers } from "../pairs.ts";

testTiers(
  [
    [
      "User wants the assistant to be short in its answers.",
      "User allows the assistant to write longer answers again.",
    ],
    ["User wants the assistant to use easy words.", "User allows the assistant to use normal words now."],
  ],
  [
    ["User weighs 96 kg.", "User weighed 90.2 kg this morning (11 April 2026)."],
    ["User has joined a community choir; they rehearse on Wednesdays.", "The choir has stopped."],
    ["User sings in a choir.", "User says the choir has stopped."],
    ["User's nan is in hospital since Monday.", "User's nan is home since April."],
    ["User wants the assistant to use tables, not lists.", "User allows the assistant to use lists again."],
  ],
  [
    ["User is fine with fish now.", "User is fine with eggs now."],
    ["User sings in a choir.", "The choir has stopped meeting on Mondays."],
    ["User works at a shop.", "The shop stopped selling bread."],
    ["User's mum is in hospital.", "User's mum is back in hospital."],
    ["User wants the assistant to use tables, not lists.", "User allows the assistant to use tables again."],
    ["User wants the assistant to use easy words.", "User allows the assistant to write longer answers again."],
  ],
);
