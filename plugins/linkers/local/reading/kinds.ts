// Kinds of things and their members: who had none of a kind has one once they have a member, and who leaves a kind leaves all of it.

import { phrase } from "./phrases.ts";
import { stem } from "./stem.ts";
import { CAR_MAKES, list } from "./words.ts";

/** Having none of a class, then gaining a member of it. As written; stems are taken. */
export const ABSENCES: readonly {
  readonly name: string;
  readonly nouns: readonly string[];
  readonly members: readonly string[];
  /** Names of members. */
  readonly makes?: readonly string[];
  readonly gains: readonly string[];
}[] = [
  {
    name: "children",
    nouns: list("child kid"),
    members: list("child kid baby son daughter boy girl twin father mother parent dad mom"),
    gains: ["have", "become", "give birth", "welcome", "adopt", "get", "be born", "be parent|father|mother"],
  },
  {
    name: "pets",
    nouns: list("pet animal"),
    members: list(
      "dog cat kitten puppy rabbit hamster parrot bird fish turtle tortoise horse guinea pet budgie ferret lizard snake greyhound poodle labrador beagle terrier retriever collie spaniel dachshund bulldog husky corgi pug tabby tomcat chick hen",
    ),
    gains: ["adopt", "get", "buy", "have", "own", "rescue", "bring home"],
  },
  {
    name: "instruments",
    nouns: list("instrument"),
    members: list(
      "piano guitar violin viola cello trumpet trombone saxophone clarinet flute oboe harp drum accordion organ bass ukulele banjo recorder",
    ),
    gains: ["play", "learn", "take up"],
  },
  {
    name: "siblings",
    nouns: list("sibling"),
    members: list("brother sister"),
    gains: ["have", "get"],
  },
  {
    name: "car",
    nouns: list("car vehicle"),
    members: list("car van"),
    makes: [...CAR_MAKES],
    gains: ["buy", "get", "drive", "own", "lease"],
  },
  {
    name: "meat",
    nouns: list("meat"),
    members: list("meat chicken beef pork steak fish"),
    gains: ["start eat", "eat ~ again", "eat ~ now"],
  },
  {
    name: "alcohol",
    nouns: list("alcohol drink"),
    members: list("alcohol wine beer whisky"),
    gains: ["start drink", "drink ~ again", "drink ~ now", "have a|an|the ~ glass of"],
  },
];

const MEATS =
  "meat chicken beef pork steak ham bacon lamb mutton veal venison turkey duck goose rabbit salami chorizo prosciutto";
const FISH = "fish seafood salmon tuna trout cod herring mackerel shrimp shrimps prawn prawns anchovies";

/** What a diet leaves out: who eats it (again) no longer keeps to it. As written; stems are taken. */
export const LEFT_OUT: readonly { readonly diet: string; readonly foods: readonly string[] }[] = [
  { diet: "vegan", foods: list(`${MEATS} ${FISH} cheese egg milk yoghurt yogurt butter dairy honey`) },
  { diet: "vegetarian", foods: list(`${MEATS} ${FISH}`) },
  { diet: "pescatarian", foods: list(MEATS) },
];

/** Kinds of food and what is of each for sure, as written: who eats cheese again no longer leaves out dairy. */
export const FOODS: ReadonlyMap<string, readonly string[]> = new Map([
  ["dairy", list("dairy cheese yoghurt yogurt butter cream milk")],
  ["fish", list("fish salmon tuna trout cod herring mackerel")],
  ["seafood", list("seafood shrimp shrimps prawn prawns mussels oysters lobster crab squid")],
  ["shellfish", list("shellfish shrimp shrimps prawn prawns mussels oysters lobster crab")],
  ["nut", list("nut walnut almond cashew hazelnut pecan pistachio")],
  ["sugar", list("sugar sweets chocolate candy cake")],
  ["gluten", list("gluten wheat")],
]);
export const EATS_NOW = ["start eat", "eat ~ again", "eat ~ now", "instead eat"].map(phrase);

/** By their stems. Who wants a dog and gets a puppy has one. */
export const SORT_OF = new Map(
  [
    "puppy dog",
    "mutt dog",
    "mongrel dog",
    "kitten cat",
    "tomcat cat",
    "foal horse",
    "macbook laptop",
    "iphone phone",
  ].map((line) => {
    const [member, sort] = line.split(" ").map(stem);
    return [member!, sort!] as const;
  }),
);
