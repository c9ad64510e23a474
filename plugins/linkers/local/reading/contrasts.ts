// Words of which one cannot stand for another, however alike two statements are besides: "left" and "right", "uncle" and "aunt". Two
// statements that differ in them may both be true; where only one of the words can be, see opposites.ts.

import { stem } from "./stem.ts";

/** One of these in the place of another of its line says another thing. */
const CONTRASTS: readonly string[] = [
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

/** By stem: the lines it is of, and its place there, which it shares with those that mean it. */
const PLACES: ReadonlyMap<string, readonly (readonly [line: number, place: number])[]> = new Map(
  [
    ...Map.groupBy(
      CONTRASTS.flatMap((row, line) =>
        row.split("|").flatMap((same, place) => same.split(" ").map((word) => [stem(word), line, place] as const)),
      ),
      ([word]) => word,
    ),
  ].map(([word, places]) => [word, places.map(([, line, place]) => [line, place] as const)]),
);

const contrastsIn = (words: ReadonlySet<string>): Map<number, Set<number>> => {
  const said = new Map<number, Set<number>>();
  for (const word of words)
    for (const [line, place] of PLACES.get(word) ?? []) said.set(line, (said.get(line) ?? new Set()).add(place));
  return said;
};

/** Each has a word of a line that the other has not. As stems. */
export const areContrasted = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const others = contrastsIn(other);
  return contrastsIn(one)
    .entries()
    .some(([line, said]) => {
      const its = others.get(line);
      return its !== undefined && !said.isSubsetOf(its) && !its.isSubsetOf(said);
    });
};
