// What keeps two statements apart however alike they read: losing what is true is worse than keeping it twice.

import { areEnglish } from "./reading/language.ts";
import { areMarkedApart } from "./reading/marks.ts";
import type { Parsed } from "./reading/parse.ts";
import { find, type Phrase, phrase } from "./reading/phrases.ts";
import { haveOtherRoles } from "./reading/roles.ts";
import { stem } from "./reading/stem.ts";

/** Whether one of a line is said changes what is said. */
const WEIGHTY: readonly (readonly Phrase[])[] = [
  ["only|solely|exclusively"],
  ["or"],
  ["if|provided"],
  ["unless"],
  ["except"],
  ["even"],
  ["must", "have|need to"],
  ["should|ought"],
  ["may|might|maybe|perhaps|possibly"],
  ["most"],
  ["almost|nearly"],
  ["rarely|seldom|hardly|barely"],
  ["no|none|nobody|nothing"],
].map((line) => line.map(phrase));

/** One of these in the place of another of its line says another thing. */
const RIVALS: readonly string[] = [
  "he him his|she her hers",
  "i me my mine user|you your yours",
  "and|or|but",
  "if|unless|because|although|until|when",
  "can could|must|should|may might|will",
  "all every each|some|most|half|none no|few|many|any|both",
  "always|usually|often|sometimes|rarely seldom|never",
  "more|less fewer",
  "before|after|during",
  "left|right|middle center centre",
  "north|south|east|west|northern|southern|eastern|western",
  "up|down",
  "top upper|bottom lower",
  "above over|below under beneath",
  "inside|outside",
  "front|back behind",
  "near|far",
  "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|next|previous",
  "yesterday|today|tomorrow|tonight",
  "morning|noon|afternoon|evening|night",
  "dawn|dusk",
  "sunrise|sunset",
  "am|pm",
  "weekday|weekend",
  "second|minute|hour|day daily|week weekly|month monthly|quarter quarterly|year yearly annual annually|decade|century",
  "millimeter millimetre mm|centimeter centimetre cm|meter metre|kilometer kilometre km|inch|foot|yard|mile",
  "milligram mg|gram g|kilo kilogram kg|ton tonne|ounce oz|pound lb lbs|stone",
  "milliliter millilitre ml|liter litre l|gallon|pint|cup|teaspoon tsp|tablespoon tbsp",
  "kilobyte kb|megabyte mb|gigabyte gb|terabyte tb",
  "watt|kilowatt kw|volt|amp ampere|kilowatt-hour kwh",
  "celsius c|fahrenheit f|kelvin k",
  "hundred|thousand|million|billion|trillion",
  "percent|percentage|degree",
  "buy purchase|sell",
  "lend|borrow",
  "send|receive",
  "give|take",
  "win|lose|draw",
  "pass|fail",
  "accept|decline reject refuse",
  "increase rise raise|decrease fall drop lower",
  "gain|lose",
  "open|close shut",
  "lock|unlock",
  "start begin|end finish stop",
  "arrive|leave depart",
  "enter|exit",
  "import|export",
  "teach|learn study",
  "ask|answer",
  "push|pull",
  "upload|download",
  "enable|disable",
  "allow permit|forbid ban",
  "encrypt|decrypt",
  "install|uninstall",
  "connect|disconnect",
  "read|write",
  "client|server",
  "employer|employee",
  "tenant|landlord",
  "buyer customer|seller",
  "doctor|patient",
  "parent|child",
  "mother mum mom|father dad",
  "son|daughter",
  "brother|sister",
  "husband|wife",
  "uncle|aunt",
  "nephew|niece",
  "grandmother grandma|grandfather grandpa",
  "boyfriend|girlfriend",
  "man|woman",
  "boy|girl",
  "hot warm|cold cool",
  "high|low",
  "big large|small little",
  "long|short",
  "old|new|young",
  "good|bad",
  "better|worse",
  "best|worst",
  "minimum least|maximum",
  "early|late",
  "fast quick|slow",
  "strong|weak",
  "heavy|light",
  "easy|difficult hard",
  "safe|dangerous",
  "true|false",
  "yes|no",
  "happy|sad|angry",
  "healthy|sick ill",
  "alive|dead",
  "legal|illegal",
  "possible|impossible",
  "visible|invisible",
  "known|unknown",
  "like love|hate dislike",
  "vegetarian|vegan",
];

/** By word: the lines it is of, and its place there, which it shares with those that mean it. */
const PLACES: ReadonlyMap<string, readonly (readonly [line: number, place: number])[]> = new Map(
  [
    ...Map.groupBy(
      RIVALS.flatMap((row, line) =>
        row.split("|").flatMap((same, place) => same.split(" ").map((word) => [stem(word), line, place] as const)),
      ),
      ([word]) => word,
    ),
  ].map(([word, places]) => [word, places.map(([, line, place]) => [line, place] as const)]),
);

const rivalsIn = ({ words }: Parsed): Map<number, Set<number>> => {
  const said = new Map<number, Set<number>>();
  for (const word of words)
    for (const [line, place] of PLACES.get(word) ?? []) said.set(line, (said.get(line) ?? new Set()).add(place));
  return said;
};

const areRivals = (one: Parsed, other: Parsed): boolean => {
  const others = rivalsIn(other);
  return rivalsIn(one)
    .entries()
    .some(([line, said]) => {
      const its = others.get(line);
      return its !== undefined && !said.isSubsetOf(its) && !its.isSubsetOf(said);
    });
};

const weighs = ({ tokens }: Parsed, line: readonly Phrase[]): boolean => {
  // A month weighs nothing, and "no longer" is told in other words as well.
  const said = tokens.filter(
    ({ text, lower }, at) => text !== "May" && (lower !== "no" || tokens[at + 1]?.lower !== "longer"),
  );
  return line.some((pattern) => find(said, pattern) !== null);
};

/** "Only Ann has the key" is no "Ann only has the key". */
const isOfOne = ({ tokens }: Parsed): boolean => tokens[0]?.lower === "only";

export const areApart = (one: Parsed, other: Parsed): boolean =>
  areMarkedApart(one, other) ||
  (one.normal !== other.normal &&
    (!areEnglish(one.tokens, other.tokens) ||
      WEIGHTY.some((line) => weighs(one, line) !== weighs(other, line)) ||
      isOfOne(one) !== isOfOne(other) ||
      areRivals(one, other) ||
      haveOtherRoles(one, other)));
