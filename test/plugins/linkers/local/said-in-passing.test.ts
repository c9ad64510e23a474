// How people say in passing that something is over or new: retirement taken, a kind of thing got at last, a product left for
// what it kept doing.

import { describe } from "bun:test";
import { testTiers } from "../pairs.ts";

describe("a job that is over by retirement or redundancy", () => {
  testTiers(
    [
      ["User works as a lock keeper for Tamar Rivers.", "User took early retirement from Tamar Rivers at Christmas."],
      ["User works as a lock keeper for Tamar Rivers.", "User took early retirement at New Year's so there's time."],
      ["User works as a lock keeper for Tamar Rivers.", "User took retirement in May."],
      ["User is a surveyor at Halden Water.", "User accepted voluntary redundancy from Halden Water in March."],
      ["User works at the Larch clinic.", "User quit the Larch clinic at Easter."],
    ],
    [],
    [
      ["User works for the county as an archivist.", "User's sister took early retirement."],
      ["User works for Brightline.", "User took early retirement from Nordbank."],
      ["User works for Brightline.", "User is thinking of taking early retirement."],
      ["User works for Brightline.", "User took a job at Brightline."],
      ["User works at the Larch clinic.", "User quit at the Oakfield clinic."],
      ["User works at the New Street bakery.", "User quit at the Old Mill."],
    ],
  );
});

describe("what somebody ceased to be", () => {
  testTiers(
    [
      ["User is vegetarian since university.", "User stopped to be vegetarian because their iron is too low."],
      ["User is vegan.", "User ceased to be vegan last year."],
      ["User is a scout leader.", "User stopped to be a scout leader."],
    ],
    [],
    [
      ["User is vegetarian.", "User stopped to buy tofu."],
      ["User eats meat.", "User stopped to eat meat on the way home."],
      ["User is on a diet.", "User stopped to be polite."],
    ],
  );
});

describe("a thing that somebody had none of", () => {
  testTiers(
    [
      ["User doesn't own a rice cooker.", "User got a rice cooker for their birthday."],
      ["User has no sewing machine.", "User finally has a sewing machine."],
      [
        "User doesn't own a rice cooker.",
        'User also got a rice cooker (in a chat that began "We are planning to drive to the lakes in June with the kids").',
      ],
    ],
    [],
    [
      ["User doesn't own a rice cooker.", "User got a rice cooker cookbook."],
      ["User doesn't own a rice cooker.", "User wants to get a rice cooker."],
      ["User doesn't own a rice cooker.", "User's sister got a rice cooker."],
      ["User doesn't own a rice cooker.", "User bought a pressure cooker."],
      ["User doesn't have a car in Berlin.", "User bought a car in Ulm."],
      ["User doesn't have a driving licence.", "User got a fishing licence."],
      ["User doesn't have a coffee machine at work.", "User bought a coffee machine."],
    ],
  );
});

describe("a product left for what it kept doing", () => {
  testTiers(
    [
      ["User uses Neovim.", "User switched to VS Code, Neovim's completion kept breaking."],
      ["User uses Notion.", "User moved over to Obsidian, Notion's sync was too slow."],
    ],
    [],
    [["User uses Chrome.", "User switched to Firefox, uses Chrome for banking."]],
  );
});

describe("what there is no more of for somebody", () => {
  testTiers(
    [
      ["User plays ball on Tuesdays at the rec centre.", "There is no more ball for User, surgery is Nov 14."],
      ["User goes running every morning.", "There is no more running for User."],
      ["User runs every morning.", "There is no more running for User."],
      ["User works night shifts.", "There are no more night shifts for User."],
    ],
    [],
    [
      ["User plays tennis with Bo.", "There is no more rugby for User."],
      ["User's son plays rugby.", "There is no more rugby for User."],
      ["User loves rugby.", "There is no more rugby for User."],
      ["User is a rugby coach.", "There is no more rugby for User."],
      ["User has a rugby shirt.", "There is no more rugby for User."],
      ["User works at a ballet school.", "There is no more ballet for User."],
      ["User played rugby at school.", "There is no more rugby for User."],
      ["User drinks milk every day.", "There is no more milk in the fridge."],
    ],
  );
});
