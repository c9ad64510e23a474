// Sentences as people tell an assistant, made by rule so that any number of them can be had, and questions about them.

const NAMES = "Ada Bruno Carla Dmitri Elena Farid Greta Hugo Ines Jonas Kaya Lena Marco Nadia Omar Petra".split(" ");
const TOPICS: readonly (readonly [statement: string, question: string])[] = [
  ["plays the cello in an amateur orchestra", "Which instrument does {name} play?"],
  ["keeps two beehives behind the garage", "What does {name} keep behind the garage?"],
  ["is allergic to hazelnuts and walnuts", "What is {name} allergic to?"],
  ["moved into a flat above a bakery", "Where does {name} live?"],
  ["works night shifts at the children's hospital", "Where does {name} work?"],
  ["is training for a mountain marathon", "What is {name} training for?"],
  ["restores wooden sailing boats at weekends", "What does {name} do at weekends?"],
  ["teaches chemistry at the evening school", "What does {name} teach?"],
  ["adopted a grey greyhound from a shelter", "Which pet did {name} adopt?"],
  ["prefers trains to planes for every journey", "How does {name} like to travel?"],
  ["bakes rye bread with a sourdough starter", "What kind of bread does {name} bake?"],
  ["broke a wrist while climbing indoors", "How did {name} get hurt?"],
  ["is writing a novel about lighthouse keepers", "What is {name}'s novel about?"],
  ["drinks green tea and never coffee", "What does {name} drink?"],
  ["repaired the heating before the first frost", "What did {name} repair?"],
  ["learns Portuguese with a tutor on video calls", "Which language is {name} learning?"],
  ["opened a savings account for the children", "What did {name} open for the children?"],
  ["collects stamps that show bridges", "What does {name} collect?"],
  ["planted apple trees along the fence", "What did {name} plant along the fence?"],
  ["sold the old motorbike to a neighbour", "To whom did {name} sell the motorbike?"],
  ["volunteers at the repair café", "Where does {name} volunteer?"],
  ["booked a cabin by the lake for the holidays", "Where will {name} spend the holidays?"],
  ["has a standing meeting with the auditors", "Whom does {name} meet regularly?"],
  ["switched the team to a shorter release cycle", "What did {name} change in the team?"],
  ["swims a mile before breakfast", "When does {name} swim?"],
  ["photographs owls with a borrowed lens", "What does {name} photograph?"],
  ["is saving for an electric bicycle", "What is {name} saving for?"],
  ["has a dentist's appointment about a crown", "Why does {name} see the dentist?"],
  ["cooks Georgian dumplings for guests", "What does {name} cook for guests?"],
  ["lost a blue umbrella on the tram", "What did {name} lose on the tram?"],
];
const WHEN =
  "on Monday,since last spring,for three years,every second week,after the summer,until the end of June".split(",");
const SYLLABLES = "mar lo wick ten bel ri vor sa du nim hal cor pe ja ost lin gra fu eth zo".split(" ");
const PLACES = 8_000;

/** Numbers from 0 to 1 that are the same in every run. */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

/** Distinct statements of `NAMES.length * TOPICS.length` persons and topics. */
export const STATEMENTS: readonly string[] = NAMES.flatMap((name) =>
  TOPICS.map(([statement]) => `${name} ${statement}`),
);

const placeName = (number: number): string => {
  const base = SYLLABLES.length;
  const parts = [number, number / base, number / base ** 2, 7 * number + 3].map((part) =>
    at(SYLLABLES, Math.floor(part)),
  );
  const name = parts.join("");
  return (name[0] ?? "").toUpperCase() + name.slice(1);
};

/** As in language a few names are frequent and most are rare. */
const placeOf = (number: number): string => placeName(Math.floor(PLACES * seededRandom(number)() ** 3));

export const statementOf = (number: number): number => number % STATEMENTS.length;

/** The sentence of a number: no two are equal. */
export const sentenceOf = (number: number): string =>
  `${STATEMENTS[statementOf(number)]} in ${placeOf(number)} ${at(WHEN, Math.floor(number / STATEMENTS.length))} (${number}).`;

/** Questions, no two of which are equal. */
export const questionOf = (number: number): string => {
  const [, question] = at(TOPICS, number);
  const name = at(NAMES, Math.floor(number / TOPICS.length));
  return `${question.replace("{name}", name)} I mean the time in ${placeOf(number)} ${number}.`;
};
