// Puts the thing that the other just spoke of where the reply only says "it": "That plate is lovely! Did you make it?" "I made
// it in class." → "I made a plate in class". Only where the other spoke of one thing or one person.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { ABSTRACT_WORDS } from "#plugins/memory-extractors/local/cues/signals.ts";
import { matchesIn, wordSet } from "#plugins/memory-extractors/local/patterns.ts";
import { hasInnerDangling } from "../leaning/anaphora.ts";
import { isPlural, readNounPhrase, withIndefinite } from "../noun-phrases.ts";
import { isOfPeople } from "./antecedents.ts";

/** "That plate is lovely", "Your turtles look happy" */
const OPENS_WITH = new RegExp(
  wrapped`
    (?<=^|[.!?,] |\b(?:wow|aww?|hey|oh|yum|and|but) )(that|this|those|these|your) ((?:[a-z'-]+ ){0,2}?[a-z'-]+)
      (?=,? (?:is|are|looks?|sounds?|seems?|was|were|must)\b)`,
  "gi",
);
/** "I love your turtles" */
const LIKES =
  /\b(?:love|like|adore|enjoy) (your|that|this|those|these) ((?:[a-z'-]+ ){0,2}?[a-z'-]+)(?=[.,!?]| so\b| too\b|$)/gi;
const NO_THING = wordSet(
  "honey love darling babe dear sweetie mate bro man dude buddy pal",
  "pic pics photo photos picture pictures view shot thing things stuff one ones idea ideas way story stories",
  "kind sort guy guys place places news",
  "day days time times year week weekend trip event people person family kids team group group way part life",
  "work job attitude passion plan plans",
);
const SINGULAR = /(?<!^)\bit\b(?!'s| (?:is|was|has|will|would|rains?|takes?|took|to)\b)/i;
const PLURAL = /(?<!^)\bthem\b/i;
/** "made it": it is brought in with that. */
const BRINGS_IN = new RegExp(
  wrapped`
    \b(?:
      made|make|painted|drew|wrote|bought|got|get|found|built|baked|cooked|knitted|sewed|designed|created|took|adopted
      |started|picked
    ) $`,
  "i",
);

interface Thing {
  readonly owner: string;
  readonly words: string;
  readonly head: string;
}

const thingsIn = (told: string): Thing[] =>
  [...matchesIn(told, OPENS_WITH), ...matchesIn(told, LIKES)].flatMap(([, owner = "", words = ""]) => {
    const phrase = readNounPhrase(words, 0);
    if (phrase === null || phrase.words !== words) return [];
    if (NO_THING.has(phrase.head) || ABSTRACT_WORDS.has(phrase.head)) return [];
    return [{ owner: owner.toLowerCase(), words, head: phrase.head }];
  });

/** "Vera is superb." */
const PERSON = /(?<=^|[.!?] )(\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)?(?: \p{Lu}\p{L}+)?) (?:is|was|sounds|seems|must) /gu;
const NO_PERSON =
  /^(?:I|It|That|This|There|What|He|She|They|We|You|Who|How|Where|When|Everyone|Everything|Nothing|Nature|Life|Music|Art|Family|Work)\b/;
const HIM =
  /(?<!^)\b(?:him\b|her\b(?=[.,!?]|$| (?:an?|in|at|on|for|and|when|again|once|twice|last|yesterday|play|perform|sing)\b))/i;

const withPerson = (text: string, told: string): string => {
  if (!HIM.test(text)) return text;
  const names = new Set(
    matchesIn(told, PERSON)
      .map(([, name]) => name ?? "")
      .filter((name) => !NO_PERSON.test(name)),
  );
  const [name] = names;
  return names.size === 1 && name !== undefined ? text.replace(HIM, name) : text;
};

const CALLED = String.raw`((?:[Tt]he )?\p{Lu}[\p{L}'&-]+(?: (?:and |of |the )?\p{Lu}[\p{L}'-]+){0,3})`;
/** "I'm a fan of the Tall Ships", "Tall Ships are my favourite, saw them live" */
const HEARD = new RegExp(
  wrapped`
    \b(?:fans? of|listen(?:ing|ed)? to|saw|seen|heard|into) ${CALLED}
    |${CALLED} (?:is|are|was|were) my (?:all-time )?(?:favou?rites?|fave?)\b`,
  "gu",
);
/** "I met them backstage": the one band that was spoken of. */
const withBand = (text: string, told: string): string => {
  const bands = new Set(matchesIn(told, HEARD).map(([, heard, named]) => heard ?? named ?? ""));
  const [band] = bands;
  return bands.size !== 1 || band === undefined || NO_PERSON.test(band) ? text : text.replace(PLURAL, band);
};

/** "I took it at the lake" behind "Nice pic!": what was shown is told by its kind. */
const WORKS: readonly { readonly made: RegExp; readonly shown: RegExp; readonly named: string }[] = [
  {
    made: /\b(took|snapped|captured) (?:it|this|that)(?= [a-z])/i,
    shown: /\b(?:pic|photo|picture|shot)s?\b/i,
    named: "a photo",
  },
  {
    made: /\b(painted) (?:it|this|that)(?= [a-z])/i,
    shown: /\b(?:paint(?:ed|ing)?|canvas|colou?rs)\b/i,
    named: "a picture",
  },
  {
    made: /\b(drew|sketched) (?:it|this|that)(?= [a-z])/i,
    shown: /\b(?:draw(?:n|ing)?|drew|sketch)\b/i,
    named: "a drawing",
  },
];
const withWork = (text: string, told: string): string => {
  const work = WORKS.find(({ made, shown }) => made.test(text) && shown.test(told));
  return work === undefined ? text : text.replace(work.made, `$1 ${work.named}`);
};

/** "I love your sister! Will you run a full one?" "I'm thinking about it": nobody is "it", and what one weighs is a deed. */
const KIN = new RegExp(`^(?:${KIN_NOUNS})$`, "i");
const WEIGHS = /\b(?:think|thinking|thought) about it\b|\bconsidering it\b/i;

/** One look that most clauses fail. */
const POINTS = /\b(?:it|this|that|them|him|her)\b/i;

/** `told`: the turn before, of the other, which this reply goes on about. */
export const withPraised = (text: string, told: string): string => {
  if (told === "" || !POINTS.test(text) || WEIGHS.test(text) || !hasInnerDangling(text)) return text;
  const named = withPerson(text, told);
  if (named !== text) return named;
  const shown = withWork(text, told);
  if (shown !== text) return shown;
  const things = thingsIn(told);
  const [thing] = things;
  if (thing === undefined) return withBand(text, told);
  if (new Set(things.map(({ head }) => head)).size > 1) return text;
  const isSeveral = isPlural(thing.head) || (isOfPeople(thing.head) && !SINGULAR.test(text));
  const match = (isSeveral ? PLURAL : SINGULAR).exec(text);
  if (match === null || (!isSeveral && KIN.test(thing.head))) return text;
  const before = text.slice(0, match.index);
  const isOwn = thing.owner === "your";
  const said = isOwn ? `my ${thing.words}` : BRINGS_IN.test(before) ? withIndefinite(thing) : `the ${thing.words}`;
  return `${before}${said}${text.slice(match.index + match[0].length)}`;
};

/** "Lovely fridge!", "Great shelves behind you!": of the listener's, and things can be on it. */
const ADMIRES = new RegExp(
  wrapped`
    ^(?:(?:wow|oh|ooh|aww?),? )*(?:what an? )?(?:
      great|nice|lovely|cool|awesome|beautiful|amazing|impressive|gorgeous|neat|fantastic|wonderful
    ) (
      (?:[a-z-]+ )?(?:
        bookshel(?:f|ves)|bookcases?|shel(?:f|ves)|walls?|fridge|desk|table|board|tree|mantelpiece|windowsill|balcony
        |playlist|list|menu|tray|plate|cabinet|display|pinboard|stage
      )
    )(?: (?:behind you|there|of yours|you have|you've got))?[!.]+$`,
  "i",
);
const THERE = / (on|up|in) there\b/i;
const OF_LISTENER = /\b(?:you|your)\b/i;
/** "Lovely fridge! I see you have my postcard on there" → "on your fridge" */
export const withThingAdmired = (text: string, last: string): string => {
  const thing = THERE.test(text) && OF_LISTENER.test(text) ? ADMIRES.exec(last.trim())?.[1]?.toLowerCase() : undefined;
  return thing === undefined
    ? text
    : text.replace(THERE, (_, where: string) => ` ${where === "up" ? "on" : where} your ${thing}`);
};
