// Says what a photo beside the words shows where they only point at it: "I finished this on Sunday. [shares a photo of a wooden
// bench]" → "I finished a wooden bench on Sunday". Who the people in a photo are nobody knows.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { countWords, matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { isPlural, readNounPhrase, withIndefinite } from "../noun-phrases.ts";
import { namesOneThing } from "./antecedents.ts";

const SHOWN = new RegExp(
  wrapped`
    \[(?:
      (?:shar|send|sent|attach|show|post)\w* (?:an? |the |some |two |a few )?(?:photo|pic|picture|image)s? (?:of|showing)
      |(?:photo|pic|picture|image)s?(?::| of)
    ) (an? |some |the |two |three )?([^\][\n]{3,200})\]`,
  "gi",
);
const PEOPLE = new RegExp(
  wrapped`
    ^(?:
      ${KIN_NOUNS}|man|woman|men|women|person|people|group|couple|girls?|boys?|lady|guys?|team|crowd|friends?|selfie
      |view|sunset|sunrise|sky|beach|street|room|screenshot
    )$`,
  "i",
);
const ANIMAL = new RegExp(
  wrapped`
    (?:
      dog|puppy|cat|kitten|rabbit|bunny|hamster|guinea pig|horse|pony|foal|parrot|budgie|hen|chick|tortoise|turtle
      |lizard|calf|lamb|goat|ferret
    )$`,
  "i",
);
/** "a painting of a boat", "a plate of scones": what it is of, or full of, belongs to it. */
const OF_IT = new RegExp(
  wrapped`
    ^(?:
      painting|drawing|sketch|watercolou?r|portrait|picture|mural|poster|sculpture|plate|bowl|tray|jar|basket|bunch
      |bouquet|vase|pair|set|slice|batch|loaf|box|pot|pile|stack|row|cup|glass
    )s?$`,
  "i",
);
const IN_BLACK_AND_WHITE = /^(?:old )?black[ -]and[ -]white /i;
const OF = /^ of (?:(?:an?|some|the) )?/i;

/** The one thing that the photos of a text show, as it is told: "a wooden bench"; null where they show people or several things. */
const thingShown = (told: string): string | null => {
  const shown = matchesIn(told, SHOWN);
  const [first] = shown;
  if (first === undefined || shown.length > 1) return null;
  const [, article = "", shownThing = ""] = first;
  const rest = shownThing.replace(IN_BLACK_AND_WHITE, "");
  const phrase = readNounPhrase(rest, 0);
  if (
    phrase === null ||
    (PEOPLE.test(phrase.head) && !ANIMAL.test(phrase.head)) ||
    (article === "" && !isPlural(phrase.head))
  )
    return null;
  const of = OF_IT.test(phrase.head) ? (OF.exec(rest.slice(phrase.end))?.[0] ?? "") : "";
  const more = of === "" ? "" : `${of}${readNounPhrase(rest, phrase.end + of.length)?.words ?? ""}`;
  const counted = /^(?:two|three) $/i.test(article) ? `${article}${phrase.words}` : withIndefinite(phrase);
  return `${counted}${more}`;
};

const MADE = wrapped`
  made|make|making|finished|painted|drew|sketched|baked|cooked|knitted|crocheted|sewed|sewn|built|carved|bought|got
  |found|designed|planted|picked up|adopted|grew|ordered|received|won|put together|restored|framed|wrote|did|started`;
const WHERE = wrapped`
  (?=
    [.,!]|$
    | (?:
      in|on|at|for|from|with|last|this|yesterday|today|after|during|out|by|when|while|all|because|as|over|two|three
      |a (?:few|couple|week|month)|myself|ourselves|and|but|to|using|together
    )\b
  )`;
/** "I finished this on Sunday", beside the photo. */
const POINTS = new RegExp(`\\b(${MADE}) (?:this|these|this one|that one)${WHERE}`, "i");
/** "I made it for my aunt", behind "Did you make that?" */
const TAKES_UP = new RegExp(`\\b(${MADE}) (?:it|them|this|these|that|those)${WHERE}`, "i");
const SOME_OTHERS = /^Some others and /;
const ASKS_OF_IT = /\b(?:it|that|this|them|those|these)\b/i;
const PHOTO = /\[[^\][\n]*\]/g;

/** Not "Check this out!" */
const BRIEF = 4;
const POINTS_OUT = /^(?:look|check|see|guess|have a look)\b/i;
const namesAThing = (said: string): boolean =>
  countWords(said) > BRIEF && !POINTS_OUT.test(said) && namesOneThing(said);
/** "painted a picture of a barn", not "painted a painting". */
const DOUBLED = /(?<=\b(?:painted an?|drew an?|sketched an?) (?:[\w-]+ )?)(?:painting|drawing|sketch)(?= |$)/i;
const ITS_NAME = /^(?:his|her|its) name(?='s | is )/i;
const IS_OWN = /\b(?:my|our|got|adopted|have|rescued|picked up|bought)\b/i;
/** "Meet our new family member! [shares a photo of a brown puppy]" "His name is Bo" */
const withAnimal = (text: string, mine: string): string => {
  const thing = ITS_NAME.test(text) && IS_OWN.test(mine.replace(PHOTO, "")) ? thingShown(mine) : null;
  return thing === null || !ANIMAL.test(thing)
    ? text
    : text.replace(ITS_NAME, `My ${thing.replace(/^an? /, "")}'s name`);
};

/** "How big is your boat, and does it leak?" */
const NAMES_OWN = /\b(?:an?|the|your) [a-z]/i;
const OPENS_WITH_IT = /^It(?='s | (?:is|was|has|had|took|cost|belongs|belonged|comes|came|used to) )/;
/** "How old is it?" "It was built in 1891": what the photo before showed. */
const withThingOfPhoto = (text: string, mine: string, other: string): string => {
  const asked = other.split(/(?<=[.!?]) /).findLast((one) => one.endsWith("?")) ?? "";
  const isOfIt = OPENS_WITH_IT.test(text) && ASKS_OF_IT.test(asked) && !NAMES_OWN.test(asked);
  const thing =
    isOfIt &&
    !mine
      .replace(PHOTO, "")
      .split(/(?<=[.!?]) /)
      .some(bringsIn)
      ? thingShown(mine)
      : null;
  return thing === null || !/^an? /.test(thing)
    ? text
    : text.replace(OPENS_WITH_IT, `The ${thing.replace(/^an? /, "")} in my photo`).replace(/ photo's /, " photo is ");
};
const bringsIn = (said: string): boolean => /\b(?:an?|another|new) [a-z]/i.test(said) && namesAThing(said);

/** `shown`: the speaker's turn; `mine`: their turn before; `other`: the reply to that. */
export const withPictured = (text: string, shown: string, mine: string, other: string): string => {
  const own = shown.includes("[") ? POINTS.exec(text) : null;
  const taken = own === null && mine.includes("[") && ASKS_OF_IT.test(other) ? TAKES_UP.exec(text) : null;
  const match = own ?? taken;
  if (match === null) return mine.includes("[") ? withThingOfPhoto(withAnimal(text, mine), mine, other) : text;
  if (namesOneThing(text.slice(0, match.index).replace(SOME_OTHERS, ""))) return text;
  if (
    taken !== null &&
    mine
      .replace(PHOTO, "")
      .split(/(?<=[.!?]) /)
      .some(namesAThing)
  )
    return text;
  const thing = thingShown(own === null ? mine : shown);
  if (thing === null) return text;
  const deed = `${match[1]} ${thing}`.replace(DOUBLED, "picture").replace(/ an? picture/, " a picture");
  return `${text.slice(0, match.index)}${deed}${text.slice(match.index + match[0].length)}`;
};

/** "A lady saw it and ordered two", where nothing said tells what: beside which photo it was said. */
export const besidePhoto = (shown: string, mine: string): string | null => {
  const [own, before] = [shown, mine].map(thingShown);
  if (own !== null && own !== undefined) return `said beside a photo of ${own}`;
  return before === null || before === undefined ? null : `said after a photo of ${before}`;
};
