// Whom a reply brings in by nothing but a few words: "One daughter, Mette." "A new guy called Ivo." "She" and "he" behind it are them. Or by an age: "my 6-year-old Spaniel Moss".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { BREEDS, KIN_NOUNS, kinGender, type PronounGender } from "#plugins/memory-extractors/local/cues/kin.ts";
import { TWO_TO_SIX, TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { genderOfName, isPlaceOrNation } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import type { Person } from "./person.ts";

const OPENS = "(?:(?:yes|yeah|yep|and|just|only|oh|well),? )*";
const NAMES = String.raw`\p{Lu}[\p{L}-]+(?: and \p{Lu}[\p{L}-]+)?`;
const NUMBER = `an?|one|${TWO_TO_SIX}`;
/** Animals that are no kin until a reply brings them in: "A snake!" */
const PETS = "bunny|snake|lizard|gecko|tortoise|turtle|ferret|pony";
const FROM = String.raw`(?: (?:from|at|in|of) (?:(?!called\b|named\b)[\p{L}'-]+ ?){1,3})?`;
/** "One daughter, Mette", "a daughter", "two sisters, Ruta and Elin", "a colleague from Turin, Marco" */
const KIN_ALONE = new RegExp(
  wrapped`
    ^${OPENS}(?:${NUMBER}) ((?:(?!and\b)[\p{Ll}-]+ )?(${KIN_NOUNS}|${PETS}))
      (?:${FROM},? (?:(?:called|named) )?(${NAMES})(?=[.,!]|$))?(?=[.,!]|$)`,
  "iu",
);
/** "A new guy called Ivo", "a woman from Porto, Marta" */
const SOMEBODY_ALONE = new RegExp(
  wrapped`
    ^${OPENS}an? (?:(?!and\b)[\p{L}-]+ ){0,3}?(guy|man|bloke|chap|lad|boy|girl|woman|lady|lass)${FROM},? (?:(?:called|named) )?
      (?-i:(\p{Lu}[\p{L}-]+))(?=[.,!]|$)`,
  "iu",
);
const MALE = /^(?:guy|man|bloke|chap|lad|boy)$/i;

/** "A dentist from Gdansk called Marek": what he is, and nobody's. */
const PROFESSION =
  /^(?:doctor|vet|nurse|midwife|dentist|specialist|surgeon|plumber|electrician|mechanic|builder|lawyer|recruiter)$/i;

const ofKin = (text: string): Person | null => {
  const [, kin = "", noun = "", name] = KIN_ALONE.exec(text) ?? [];
  if (noun === "") return null;
  const gender: PronounGender = kinGender(noun) ?? "open";
  if (PROFESSION.test(noun) && name !== undefined && /^\p{Lu}/u.test(name)) return { phrase: name, gender };
  const isNamed = name !== undefined && /^\p{Lu}/u.test(name) && (gender === "plural" || !name.includes(" and "));
  return { phrase: `my ${kin.toLowerCase()}${isNamed ? ` ${name}` : ""}`, gender };
};

const somebody = (text: string): Person | null => {
  const [, noun = "", phrase] = SOMEBODY_ALONE.exec(text) ?? [];
  return phrase === undefined ? null : { phrase, gender: MALE.test(noun) ? "male" : "female" };
};

/** "Mei?", "Xiu? The one from Lille?": a name that is taken up, of whom the turn goes on. */
const TAKEN_UP = new RegExp(
  wrapped`
    ^(?:(?:oh|ah|and|wait|hm+),? )?(?!
      (?:
        Really|What|When|Where|Why|Who|How|Which|Seriously|Sorry|Pardon|Yes|Yeah|No|Nope|Right|Okay|Well|Huh|Maybe
        |Always|Never|Nothing|Today|Tomorrow|Yesterday|Tonight|Alone|Both|Twins|Pregnant|Work|School|Home|Mine|Me|You|Us
        |Them|Him|Her|This|That|Already|Again|Still|Honestly|Guess|Remember|Ready|Better|Good|Great|Happy|Busy|Money
        |Surprised|Everyone|Everybody|Nobody
      )\?
    )(\p{Lu}\p{Ll}{2,})\?$`,
  "u",
);
const NO_NAME = /(?:ed|ing|ly|ness|ment|tion|day|days)$/;
/** "The Hendersons have sold up": a family. */
const FAMILY = new RegExp(
  wrapped`
    \b[Tt]he (\p{Lu}\p{Ll}+(?:s|z))(?=
      [?.,!]
      | (?:
        have|are|were|had|did|do|want|moved|sold|bought|went|came|next|over|from|down|across|invited|got|left|still|just
        |will|live
      )\b
    )`,
  "gu",
);
const takenUp = (text: string): Person[] => {
  const name = TAKEN_UP.exec(text)?.[1];
  return name === undefined || NO_NAME.test(name) || isPlaceOrNation(name)
    ? []
    : [{ phrase: name, gender: genderOfName(name) ?? "open" }];
};
const familiesIn = (text: string): Person[] =>
  (/[Tt]he \p{Lu}/u.test(text) ? matchesIn(text, FAMILY) : [])
    .filter(([, name = ""]) => !isPlaceOrNation(name) && !PLACE_OF_SEVERAL.test(name))
    .map(([, name = ""]) => ({ phrase: `the ${name}`, gender: "plural" }));
/** "The Alps", "the Olympics" */
const PLACE_OF_SEVERAL = new RegExp(
  wrapped`
    ^(?:
      Alps|Andes|Rockies|Highlands|Lowlands|Pyrenees|Dolomites|Netherlands|Philippines|Bahamas|Maldives|Azores|States
      |Olympics|Games|Oscars|Grammys|Beatles|Dales|Downs|Lakes|Cotswolds|Midlands|Hebrides|Canaries|Kids|Boys|Girls
      |Twins|Parents|Americans|Germans|\p{L}+(?:ans|ese|ish)
    )$`,
  "u",
);

/** "My head of department": whom no word of kin calls. */
const TITLED = new RegExp(
  wrapped`
    \b[Mm]y (
      head of (?:department|year|school|sales|studies)|head ?teacher|line manager|business partner|co-?founder
      |co-?author|deputy|predecessor|successor
    )\b(?!')`,
  "g",
);

/** "My Maya wants to do film", "our Tom's moving out": a child of one's own, by name. */
const OWN_BY_NAME = new RegExp(
  wrapped`
    \b(?:[Mm]y|[Oo]ur) (\p{Lu}\p{Ll}{2,})(?= (?:
        is|was|has|had|will|wants|got|went|came|won|left|says|said|[a-z]{2,}(?:[^us\W]s|ed)
      )\b
      |'s (?:(?:also|just|still|now|finally) )?(?:been|got|in|at|on|off|back|home|\d|[a-z]{2,}(?:ing|ed)\b)
    )`,
  "gu",
);
const ownByName = (text: string): Person[] =>
  matchesIn(text, OWN_BY_NAME).flatMap(({ 0: phrase, 1: name = "" }) => {
    const gender = genderOfName(name);
    return gender === undefined || isPlaceOrNation(name) ? [] : [{ phrase: lowerFirst(phrase), gender }];
  });
/** "Is that a parrot?" "That's Gus!" */
const SHOWN = /^(?:(?:oh|ah|yes|no|yep|nope|yeah)[,!.]? )?(?:[Tt]hat's|[Tt]his is|[Mm]eet) (\p{Lu}\p{Ll}+)[.!]+$/u;
const shown = (text: string): Person[] => {
  const phrase = SHOWN.exec(text)?.[1] ?? "";
  const gender = isPlaceOrNation(phrase) ? undefined : genderOfName(phrase);
  return gender === undefined ? [] : [{ phrase, gender }];
};

/** "Who waters the plants?" "Joon does." */
const DOES_IT = /^(?:(?:oh|well|actually|mostly),? )?(\p{Lu}\p{Ll}{2,}) (?:does|did|is|has|will|was|can)[.!]*$/u;
/** "How is Maureen?" "Ask Ruta. She knows more." */
const ASK_THEM = /^(?:(?:no idea|dunno|well|just),? )?(?:[Aa]sk|[Cc]all|[Rr]ing|[Tt]ext) (\p{Lu}\p{Ll}{2,})[.!]*$/u;
/** "A greyhound, Biscuit." */
const BREED_ALONE = new RegExp(
  wrapped`
    ^${OPENS}an? (?:[\p{L}-]+ ){0,2}?(?:${BREEDS}|rescue|mutt|tabby|pony|cockatiel|budgie),? (?:(?:called|named) )?
      (?-i:(\p{Lu}\p{Ll}+))[.!]*$`,
  "iu",
);
const NOBODY = new RegExp(wrapped`
  ^(?:
    This|That|What|Who|Which|She|They|There|Nobody|Everybody|Everyone|Somebody|Someone|Nothing|Everything|Neither|None
    |Mine|Yours|Both
  )$`);
const byName = (text: string): Person[] => {
  const phrase = DOES_IT.exec(text)?.[1] ?? ASK_THEM.exec(text)?.[1] ?? BREED_ALONE.exec(text)?.[1];
  return phrase === undefined || NOBODY.test(phrase) || isPlaceOrNation(phrase)
    ? []
    : [{ phrase, gender: genderOfName(phrase) ?? "open" }];
};

/** One look that most texts fail. */
const OPENS_ON_ONE = new RegExp(`^${OPENS}(?:${NUMBER}) `, "i");
export const personsAlone = (text: string): Person[] => [
  ...(OPENS_ON_ONE.test(text) ? [ofKin(text) ?? somebody(text)].filter((person) => person !== null) : []),
  ...(text.endsWith("?") ? takenUp(text) : []),
  ...familiesIn(text),
  ...byName(text),
  ...shown(text),
  ...(/\b(?:[Mm]y|[Oo]ur) \p{Lu}/u.test(text) ? ownByName(text) : []),
  ...(text.includes("y ") ? matchesIn(text, TITLED) : []).map(
    ([, title = ""]): Person => ({ phrase: `my ${title}`, gender: "open" }),
  ),
];

/** "My 6 year old", "our toddler", "my 9-year-old niece Clara", "my 4-year-old Beagle Moss" */
const BY_AGE = new RegExp(
  wrapped`
    \b(?:[Mm]y|[Oo]ur) ((?:\d{1,2}|${TWO_TO_TWELVE})[- ]?(?:year[- ]old|yo|y/o)|toddler|newborn|firstborn)
      (?: (boy|girl)\b)?((?: (?:${KIN_NOUNS}|${BREEDS}|rescue)\b| \p{Lu}\p{Ll}+){0,3})(?!\p{L}|'s)`,
  "gu",
);
const CHILDREN: Readonly<Record<string, PronounGender>> = { boy: "male", girl: "female" };
export const personsByAge = (text: string): Person[] =>
  matchesIn(text, BY_AGE).map(([, age = "", child = "", called = ""]) => ({
    phrase: `my ${`${age} ${child}`.trim()}${called}`,
    gender: CHILDREN[child] ?? kinGender(/ ([a-z]+)/.exec(called)?.[1] ?? "") ?? "open",
  }));
