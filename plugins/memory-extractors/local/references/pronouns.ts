// Resolves "He", "She", "They", "His", "Her", "Their" at the start of a clause to a person mentioned shortly before,
// only where exactly one fits.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { ANIMALS, asCalledMostly, CALLED_BY_KIN, KIN_NOUNS, kinGender, type PronounGender } from "../cues/kin.ts";
import { OWN_CHILDREN } from "../cues/own-children.ts";
import { genderOfName } from "../cues/proper-names.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { matchesIn } from "../patterns.ts";
import { isHad } from "../telling/verbs.ts";
import { namedByDeed } from "./acquaintances.ts";
import { isPerfect } from "./has-or-is.ts";
import { isDoneTo, kinBehind, kinCalled } from "./kin-named.ts";
import { NAMED_BY_PRONOUN, withoutNamesake } from "./name-first.ts";
import { isNamedForDay } from "./named-for-day.ts";
import { comesIn, newPeopleIn } from "./new-people.ts";
import { pairsIn } from "./pairs-named.ts";
import { isOfPatient } from "./patients-meant.ts";
import type { Person } from "./person.ts";
import { personsAlone, personsByAge } from "./persons-alone.ts";
import { OFFICES, repliersIn, strangersIn } from "./strangers.ts";
import { genderOfTitle, genderTitledIn, TITLES, titledIn } from "./titled.ts";

/** "my sister's dog grooming salon": she is the sister. */
const NO_TRADE = wrapped`
  \b(?!
    (?<=dog|cat|horse|pony|pet|puppy|baby) (?:
      (?:grooming|walking|riding|sitting|training|boarding|breeding) (?:
        business|salon|school|shop|service|company|centre|center|club|course|class
      )
      |clothes|food|caf[eé]|hotel|school|show|shelter|daycare
    )\b
  )`;
/** "my youngest niece": the youngest of these, and no child. */
const NO_RANK = String.raw`(?!(?<=(?:eld|old|young)est) (?:${KIN_NOUNS})\b)`;
const OWNED = wrapped`
  \s+((?:[a-z-]+\s+){0,2}?(?:(?:${KIN_NOUNS})'s )?)(${KIN_NOUNS})${NO_TRADE}${NO_RANK}
    (?!'s (?:${KIN_NOUNS})${NO_TRADE}|' )(
    (?:[ -]in[ -]law\b)?(?:,? (?:(?:${TITLES})\.? )?(?!(?:${WEEKDAY_NAMES}|${MONTH_NAMES})\b)\p{Lu}[\p{L}-]+)?
  )((?: and (?:(?:[Mm]y|[Oo]ur|[Yy]our) )?(?:${KIN_NOUNS})\b)?)`;
/** "Is she younger than my sister?": of her nobody goes on to speak. */
const NO_MEASURE = String.raw`(?<!\bthan )`;
const MENTION = new RegExp(String.raw`${NO_MEASURE}\b([Mm]y|[Oo]ur)${OWNED}`, "gu");
const MENTION_BY_OTHER = new RegExp(String.raw`${NO_MEASURE}\b([Mm]y|[Oo]ur|[Yy]our)${OWNED}`, "gu");
const OPENING = /^(he's|she's|they're|he|she|they|his|her|their)\b(?! (?:\w+ )?and I\b)/i;
const FITS: Readonly<Record<string, readonly PronounGender[]>> = {
  he: ["male", "open"],
  his: ["male", "open"],
  she: ["female", "open"],
  her: ["female", "open"],
  they: ["plural"],
  their: ["plural"],
};

/** "my colleague Petra's daughter": she is who comes in. */
const OF_THEIRS = new RegExp(
  `^'s (?:(?!an?\\b|the\\b|my\\b|our\\b|not\\b|now\\b|also\\b)[\\w-]+ )?(${KIN_NOUNS})${NO_TRADE}`,
);
/** So much of what follows is looked at. */
const LONGEST_BEHIND = 120;
/** "my kid's teacher Mrs Adler": "he" is the kid. */
const ownerOf = ([, owner = "", theirs = "", , name = ""]: RegExpExecArray): Person[] => {
  const noun = /(\w+)'s $/.exec(theirs)?.[1] ?? "";
  const gender = genderOfTitle(name) === undefined ? undefined : kinGender(noun);
  return gender === undefined ? [] : [{ phrase: `${owner.toLowerCase()} ${noun}`, gender }];
};
/** "My new boss is called Elif Demir, she's strict": said right behind, and of nobody else. */
const SAID_BEHIND = new RegExp(
  wrapped`
    ^(?: (?:is|was) (?:called|named) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?(?! (?:says?|said|thinks?|told|asked|and)\b)
      (?:(?! my\b| our\b)[^.!?,;\p{Lu}]){0,60}[,;] (?:and |but |so )?(s?he)(?:'s|'ll| \w)`,
  "u",
);
const genderToldIn = (behind: string): PronounGender | undefined => {
  const pronoun = SAID_BEHIND.exec(behind)?.[1];
  return pronoun === undefined ? undefined : pronoun === "he" ? "male" : "female";
};
const ANIMAL = new RegExp(`^(?:${ANIMALS.replaceAll(" ", "|")})$`, "i");
/** "my family and friends" are several; several have no name: "my cousins, Ida" speaks to Ida. */
const personOf = (
  { 0: all, 1: owner = "", 3: noun = "", 4: name = "", 5: others = "", index, input }: RegExpExecArray,
  as: string,
): Person | null => {
  const behind = input.slice(index + all.length, index + all.length + LONGEST_BEHIND);
  const [theirs = "", kin] = OF_THEIRS.exec(behind) ?? [];
  const known = others === "" ? (genderOfTitle(name) ?? kinGender(kin ?? noun)) : "plural";
  if (known === undefined) return null;
  const named = ANIMAL.test(noun) ? undefined : genderOfName(/\p{Lu}\p{Ll}+$/u.exec(name)?.[0] ?? "");
  const gender =
    known === "open" && kin === undefined ? (genderToldIn(behind) ?? genderTitledIn(behind) ?? named ?? known) : known;
  const phrase = gender === "plural" && name.startsWith(",") ? all.slice(0, all.indexOf(name)) : all;
  return { phrase: `${as}${phrase.slice(owner.length)}${theirs}`.replace(/ and your /i, " and my "), gender };
};

/** "Alan rang", "Alan's selling up", "red for me, Alan doesn't drink" */
export const SUBJECT_NAME = new RegExp(
  wrapped`
    (?=\p{Lu})(?<=^|[.!?,;] |\b(?:[Aa]nd|[Bb]ut|[Ss]o|because|since|that|[Ww]hen|[Ww]hile|if|until|though) )(?!
      (?:How|What|Where|Who|When|Why|That|It|Here|There|Let)'s )(\p{Lu}\p{Ll}+)(?:
      's (?![^.!?]*\b(?:is|was|has)\b)|'s (?=(?:(?:old|older|younger|little|big) )?(?:${KIN_NOUNS}) (?:is|was|has)\b)
      | (?=
        (?:
          is|was|has|had|will|can|should|would|could|must|can't|won't|does|did|doesn't|didn't|isn't|wasn't|hasn't|rang
          |said|told|got|went|came|bought|sold|quit|fell|won|lost|ran|broke|met|left|took|made|just|also|still
          |[a-z]{2,}(?:[^us]s|ed)
        )\b
      )
    )`,
  "gu",
);

/** "We're at the vet a lot": a place, nobody. */
const BY_OFFICE = new RegExp(
  wrapped`
    (?<!\bat )(?<!\b(?:been|go|goes|went|going|trips?|back|rushed|[Tt]ook \w+|[Tt]ake \w+|taking \w+) to )\b[Tt]he (${OFFICES})
      \b(?!')`,
  "g",
);

/** "We got a puppy", "I have a brother in Graz", "We've got two cats": theirs from now on. */
const NEWLY_NAMED = new RegExp(
  wrapped`
    \b(?:I|we)(?:'ve|'re|'m)? (?:(?:just|also|recently|finally|have|are|am|now|only) )*(?:
      have|got|getting|adopted|adopting|bought|rescued|found|picked up|picking up|took in
    ) (?:(?:ourselves|myself) )?(?:
      (?:an?|this) (?:(?!and\b|or\b|for\b)[\w-]+ ){0,3}?(
        puppy|pup|dog|cat|kitten|rabbit|bunny|hamster|parrot|budgie|snake|lizard|gecko|tortoise|turtle|ferret|pony
        |donkey|goat|horse|brother|sister|son|daughter|baby|boyfriend|girlfriend|roommate|flatmate
      )\b(?! [a-z]+(?:er|ing)\b|'s\b)
      |(?:two|three|four|five|some|these|a couple of) (?:(?!and\b|or\b|for\b)[\w-]+ ){0,2}?(
        puppies|dogs|cats|kittens|rabbits|hamsters|horses|turtles|hens|chickens
      )\b
    )`,
  "gi",
);
/** "Yeah, Deniz.", "Nora." behind a question: who it is. */
const NAME_ALONE = new RegExp(
  `^((?:[Yy]es|[Yy]eah|[Yy]ep|[Nn]o),? )?(?!(?:${WEEKDAY_NAMES}|${MONTH_NAMES})\\b)(\\p{Lu}\\p{Ll}{2,})[.!?]*$`,
  "u",
);
const namedAlone = (text: string): Person[] => {
  const [, yes, phrase = ""] = NAME_ALONE.exec(text) ?? [];
  const gender = genderOfName(phrase) ?? (yes === undefined ? undefined : "open");
  return gender === undefined ? [] : [{ phrase, gender }];
};
/** "I adopted a greyhound named Comet" */
const NAMED_PET =
  /\b(?:adopted|got|have|rescued|bought|foster(?:ed|ing)?) (?:an?|this|our|my) (?:[\w-]+ ){1,4}?(?:named|called) (\p{Lu}\p{Ll}+)/gu;

/** "We had to put Bramble down" */
const PUT_DOWN =
  /\bput(?:ting)? (\p{Lu}\p{Ll}+) (?:down|to sleep)(?=[.,!]|$| (?:in|on|last|this|yesterday|two|three|a|and|because|when)\b)/gu;

/** "Nadia has a boyfriend now, Karim", "she married a nurse called Tom": "he" is the one who comes in. */
const BROUGHT_IN = new RegExp(
  wrapped`
    \b(?:has|have|got|met|found|married|adopted) an? (?:[\w-]+ ){0,3}?(${KIN_NOUNS}|boy|girl)\b
      (?:,? (?:now|too|already))?,? (?:(?:named|called) )?(\p{Lu}\p{Ll}+)(?=[,.!;]|$| (?:and|who)\b)
    |\b(?<!\b(?:is|was|'s|like|as) )an? (?:[a-z-]+ ){0,2}?(guy|man|boy|lad|woman|lady|girl)(?:,| called| named) (
      (?:(?:Herr|Frau|Mrs?|Ms|Dr)\.? )?\p{Lu}\p{Ll}+
    )(?=[,.!;]|$| (?:and|who|from|in|at|upstairs|downstairs|there|here|next)\b)`,
  "gu",
);

/** "I hired somebody, her name's Ruta" */
const NAME_TOLD = /\b(his|her) name(?:'s| is) ((?:(?:Mrs?|Ms|Miss|Dr|Prof)\.? )?(?-i:\p{Lu})\p{Ll}+)/giu;
/** "three of us, Ruta, her nephew and me" */
const WITH_THEIR_KIN = new RegExp(String.raw`(?<=, )(\p{Lu}\p{Ll}+), (his|her) (?:[a-z-]+ )?(?:${KIN_NOUNS})\b`, "gu");
/** "I met a lady from Canada", "I met a woman, Ruta,": who she is from now on. */
const MET = new RegExp(
  wrapped`
    \b(?:I|we)(?:'ve)? (?:(?:just|also|recently|finally) )*(?:met|matched with) (?:
      (?:an?|this) (?:[\w-]+ )?(guy|man|girl|woman|lady)|someone|somebody
    )( from (?-i:\p{Lu})\p{Ll}+)?(?:(?:,| named| called) ((?-i:\p{Lu})\p{Ll}+)\b)?(?= (?:
        on|at|in|through|last|yesterday|who|there|and
      )\b
      |[.,!]
    )`,
  "giu",
);
const MET_GENDERS: Readonly<Record<string, PronounGender>> = {
  guy: "male",
  man: "male",
  boy: "male",
  lad: "male",
  girl: "female",
  woman: "female",
  lady: "female",
};

/** "me and Goran", "Ruta and I"; not "in March and I drove out", "since Easter and I" */
const BESIDE_ME = new RegExp(
  wrapped`
    \bme and (\p{Lu}\p{Ll}+)\b
    |(?<!
      \b(?:
        in|on|at|from|to|till|until|since|after|before|over|of|by|last|next|this|every|near|around|outside|via|towards
        |for|with|like|about
      ) )\b(?!(?:${WEEKDAY_NAMES}|${MONTH_NAMES})\b)(\p{Lu}\p{Ll}+) and (?:I|me)\b`,
  "gu",
);

/** "I adopted a greyhound": whom one adopts is somebody, whatever the word. */
const ADOPTED = new RegExp(
  wrapped`
    \b(?:I|[Ww]e)(?:'ve)? (?:(?:just|also|recently|finally) )?adopted an? (?:(?!and\b|or\b|for\b|new\b)[a-z-]+ )?(?!
      (?:policy|approach|habit|method|stance|plan|routine|diet|style|system|rule|tone|strategy|mindset|attitude)\b
    )([a-z]{3,})(?=
      [.,!]|$
      | (?:from|last|in|on|this|two|three|four|five|six|ten|a|\d+|and|yesterday|today|when|who|but|because|she|he)\b
    )`,
  "g",
);
const newcomersIn = (text: string): Person[] => [
  ...(text.includes(" adopted ") ? matchesIn(text, ADOPTED) : [])
    .filter(([, kind = ""]) => kinGender(kind) === undefined)
    .map(([, kind = ""]): Person => ({ phrase: `my ${kind}`, gender: "open" })),
  ...matchesIn(text, NEWLY_NAMED).map(([, one, several = ""]): Person => {
    const noun = (one ?? several).toLowerCase();
    return { phrase: `my ${noun}`, gender: kinGender(noun) ?? "open" };
  }),
  ...personsAlone(text),
  ...newPeopleIn(text),
  ...(text.includes(" name") ? matchesIn(text, NAME_TOLD) : []).map(
    ([, owner = "", phrase = ""]): Person => ({ phrase, gender: /^his$/i.test(owner) ? "male" : "female" }),
  ),
  ...repliersIn(text),
  ...(/, (?:his|her) /.test(text) ? matchesIn(text, WITH_THEIR_KIN) : []).map(
    ([, phrase = "", owner]): Person => ({ phrase, gender: owner === "his" ? "male" : "female" }),
  ),
  ...matchesIn(text, MET).map(
    ([, whom = "person", from = "", name]): Person => ({
      phrase: name ?? `the ${whom.toLowerCase()}${from} I met`,
      gender: MET_GENDERS[whom.toLowerCase()] ?? "open",
    }),
  ),
  ...[
    ...(text.includes("ed ") ? matchesIn(text, NAMED_PET) : []),
    ...(text.includes("put") ? matchesIn(text, PUT_DOWN) : []),
  ].map(([, phrase = ""]): Person => ({ phrase, gender: "open" })),
];

/** Whom a text names as the one who does something. */
const personsNamed = (text: string): Person[] =>
  matchesIn(text, SUBJECT_NAME).flatMap(({ 0: all, 1: phrase = "", index }) => {
    const gender = genderOfName(phrase);
    const owner: Person[] = gender === undefined ? [] : [{ phrase, gender }];
    const kin = all.endsWith("'s ") ? kinBehind(phrase, text.slice(index + all.length)) : null;
    if (kin === null) return owner;
    return gender === "open" || kin.gender === "open" || gender === kin.gender ? [kin] : [...owner, kin];
  });

/** Whom only what they do shows to be somebody: "Goran quit smoking". */
export const personsByDeed = (text: string): Person[] =>
  namedByDeed(text)
    .map((phrase): Person => ({ phrase, gender: "open" }))
    .filter((one) => genderOfName(one.phrase) === undefined && !isNamedForDay(one, text));

const officesIn = (text: string): Person[] =>
  matchesIn(text, BY_OFFICE).map(([, office = ""]) => ({
    phrase: `the ${office}`,
    gender: kinGender(office) ?? "open",
  }));

/** "Grandpa", as `owner` calls him; a family calls him so among themselves. */
const calledSo = (text: string, owner: string | null): Person[] =>
  matchesIn(text, CALLED_BY_KIN).flatMap(([, called, small, opening]) => {
    const name = called ?? small ?? opening ?? "";
    const gender = kinGender(name);
    const phrase = owner === null ? upperFirst(name) : `${owner} ${name.toLowerCase()}`;
    return gender === undefined ? [] : [{ phrase, gender }];
  });

/** "My grandfather calls me by my uncle's name", "she uses my dad's oven": whoever does so is whom one goes on about. */
const OWNS_THING = new RegExp(
  wrapped`
    ^'s (?!
      (?:[a-z-]+ )?(?:${KIN_NOUNS})\b
      |(?:
        the same|an?|not|so|very|really|too|still|just|been|got|in|at|on|from|back|away|off|out|like
        |(?:changed|lost|broken|left|sold|found|met|had|gone|come|moved|passed|joined|started|finished) (?:
          his|her|my|our|the|an?|in|out|back|to|home|away|off
        )\b
        |[a-z]+ing (?:me|us|my|our|his|her|the|an?|to|in|at|for|with)
      )\b
    )`,
);
const isOwner = ({ phrase }: Person, text: string): boolean => {
  const at = text.indexOf(`${phrase}'s `);
  return at >= 0 && !text.includes(`${phrase} `) && OWNS_THING.test(text.slice(at + phrase.length));
};
const withoutOwnersInPassing = (persons: readonly Person[], text: string): readonly Person[] =>
  persons.length === 0 || !text.includes("'s ")
    ? persons
    : persons.filter((person) => {
        if (!isOwner(person, text)) return true;
        const before = text.slice(0, text.indexOf(person.phrase));
        const isAnotherNamed = persons.some((other) => shareAPronoun(other, person) && !isOwner(other, text));
        return !isAnotherNamed && !(SUBJECT_PRONOUNS[person.gender]?.test(before) ?? false);
      });

export const personsIn = (said: string): readonly Person[] => {
  const text = withoutNamesake(said);
  return withoutOwnersInPassing(everybodyIn(text), text).filter((person) => !isNamedForDay(person, text));
};

const everybodyIn = (text: string): Person[] => {
  const persons = personsNamed(text);
  persons.push(...officesIn(text), ...titledIn(text), ...kinCalled(text));
  persons.push(...personsByAge(text));
  persons.push(...calledSo(text, "my"));
  persons.push(...newcomersIn(text));
  for (const [, whom] of text.includes("The ") ? matchesIn(text, OWN_CHILDREN) : [])
    persons.push({ phrase: `my ${whom}`, gender: "plural" });
  persons.push(...namedAlone(text));
  const [, pronoun = "", name] = NAMED_BY_PRONOUN.exec(text) ?? [];
  if (name !== undefined) persons.push({ phrase: name, gender: /^s/i.test(pronoun) ? "female" : "male" });
  for (const [, behind, before] of matchesIn(text, BESIDE_ME)) {
    const phrase = behind ?? before ?? "";
    persons.push({ phrase, gender: genderOfName(phrase) ?? "open" });
  }
  for (const [, kin, theirs, noun, name] of matchesIn(text, BROUGHT_IN))
    persons.push({
      phrase: theirs ?? name ?? "",
      gender: kinGender(kin ?? "") ?? MET_GENDERS[kin ?? noun ?? ""] ?? "open",
    });
  for (const match of matchesIn(text, MENTION)) {
    const person = personOf(match, (match[1] ?? "").toLowerCase());
    if (person !== null) persons.push(person, ...ownerOf(match));
    if (persons.length === 8) break;
  }
  return [...persons, ...strangersIn(text), ...pairsIn(text)];
};

const SUBJECT_PRONOUNS: Partial<Readonly<Record<PronounGender, RegExp>>> = {
  male: /\bhe\b/i,
  female: /\bshe\b/i,
  open: /\bs?he\b/i,
};
const SINGULAR = new Set<PronounGender>(["male", "female", "open"]);
const canShareAPronoun = (one: PronounGender, other: PronounGender): boolean =>
  one === other || (SINGULAR.has(one) && SINGULAR.has(other) && [one, other].includes("open"));

/** Whether "he" or "she" could be either. */
export const shareAPronoun = (one: Person, other: Person): boolean =>
  one.phrase !== other.phrase && canShareAPronoun(one.gender, other.gender);

/** "my sister" and "my sister Nora" are one, and so are "my father" and "my dad". */
const areOne = (one: Person, other: Person): boolean => {
  const [first, second] = [asCalledMostly(one.phrase), asCalledMostly(other.phrase)];
  return first.startsWith(second) || second.startsWith(first);
};

/** Of those whom the last turn named, the ones whom no other person of the whole talk could be taken for. */
export const unmistakable = (last: readonly Person[], all: readonly Person[]): Person[] =>
  last.filter((person) =>
    all.every((other) => areOne(person, other) || !canShareAPronoun(person.gender, other.gender)),
  );

/** Whom the other speaker named: "your cousin" is mine, "my boss" is theirs. */
export const personsOfOther = (text: string, other: string): Person[] => {
  const owner = kinGender(other) === undefined ? `${other}'s` : null;
  const persons = [...personsNamed(text), ...calledSo(text, owner), ...officesIn(text)];
  persons.push(...titledIn(text), ...strangersIn(text));
  for (const match of matchesIn(text, MENTION_BY_OTHER)) {
    if (/\bother\b/.test(match[2] ?? "")) continue;
    const person = personOf(match, /^your$/i.test(match[1] ?? "") ? "my" : `${other}'s`);
    if (person !== null) persons.push(person);
    if (persons.length === 8) break;
  }
  return persons.filter((person) => !isNamedForDay(person, text));
};

/** "Luis", brought in as "my buddy Luis". */
const inFull = (person: Person | undefined, persons: readonly Person[]): Person | null =>
  persons.find(({ phrase, gender }) => gender !== "plural" && phrase.endsWith(` ${person?.phrase}`)) ?? person ?? null;

/** "My wife ... but Illari screams": a name that tells no gender can be of whoever the pronoun means. */
export const isOpenName = ({ phrase, gender }: Person): boolean => gender === "open" && /^\p{Lu}/u.test(phrase);

/** The one person whom the pronoun can mean: of the exact gender first, where no open name is nearer, else of an open one. */
export const resolve = (pronoun: string, persons: readonly Person[]): Person | null => {
  for (const gender of FITS[pronoun] ?? []) {
    const fitting = persons.filter((person) => person.gender === gender);
    if (fitting.length === 0) continue;
    const [one] = fitting;
    const isOne = new Set(fitting.map((person) => inFull(person, persons)?.phrase)).size === 1;
    const behind = persons.slice(persons.lastIndexOf(fitting.at(-1) as Person) + 1);
    const isRivalled =
      gender !== "open" && behind.some((other) => isOpenName(other) && !one?.phrase.includes(other.phrase));
    return isOne && !isRivalled ? inFull(one, persons) : null;
  }
  return null;
};

/** "My pupils love them. They could help", "I prefer simple maps. They're lighter": others may be meant. */
const TOLD_OF_SEVERAL = /^(?:they|their)\b/i;
const SEVERAL_THINGS = new RegExp(`\\bthem\\b|\\b(?!(?:${KIN_NOUNS})\\b)[a-z]{2,}[^s\\W]s[.!]*$`, "i");
export const mayMeanThings = (text: string, before: string): boolean =>
  (TOLD_OF_SEVERAL.test(text) && SEVERAL_THINGS.test(before)) || (CALLED.test(text) && CALLED_SHE.test(before));
/** "We're selling our narrowboat. She's called Marigold" */
const CALLED_SHE = new RegExp(
  wrapped`
    \b(?:
      (?:narrow|house|sail|motor|row(?:ing )?|life|canal )?boat|yacht|ship|barge|dinghy|sloop|cutter|ketch|schooner
      |trawler|camper(?: ?van)?|motorhome|caravan|locomotive
    )\b`,
  "i",
);

/** "She moved", "Their boat sank" */
export const opensWithPronoun = (text: string): boolean => OPENING.test(text);

/** Whether the pronoun that opens a clause can mean somebody. */
export const canBeOpening = (text: string, { phrase, gender }: Person): boolean =>
  !isOfPatient(text, phrase) &&
  (FITS[OPENING.exec(text)?.[1]?.toLowerCase().replace(/'.*/, "") ?? ""] ?? []).includes(gender);

const HAS_NAME = / \p{Lu}\p{L}+$/u;
/** "His name is Otto": of nobody who was named. */
export const GIVES_NAME = /^(?:his|her|their) names?(?:'s| is| are) (?-i:\p{Lu})/iu;
/** "We're getting a puppy from my aunt. She's called Saffron": the puppy. */
const CALLED = /^s?he(?:'s| is| was) (?:called|named) (?-i:\p{Lu})/iu;
const isUnnamedAnimal = ({ phrase }: Person): boolean => ANIMAL.test(phrase.split(" ").at(-1) ?? "");
/** Whom the pronoun that opens a clause means, or null when that is not certain. */
export const meantByOpening = (text: string, persons: readonly Person[]): Person | null => {
  const word = OPENING.exec(text)?.[1]?.toLowerCase();
  if (word === undefined) return null;
  const unnamed = CALLED.test(text) ? persons.filter(isUnnamedAnimal) : [];
  const meant = GIVES_NAME.test(text)
    ? comesIn(persons.filter(({ phrase }) => !HAS_NAME.test(phrase)))
    : unnamed.length === 1
      ? unnamed
      : CALLED.test(text)
        ? comesIn(persons)
        : persons.filter(({ phrase }) => !isOfPatient(text, phrase));
  const person = resolve(word.replace(/'.*/, ""), meant);
  return person !== null && isDoneTo(person, text) ? null : person;
};

/** "He'd just come back": "come" is no wish behind "just". */
const JUST_HAD = /^'d (?:just|already) (?:come|become|run|put|cut|hit|let|set|quit|read)\b/;
/** The clause with its opening pronoun replaced. */
export const withOpening = (text: string, { phrase }: Person): string => {
  const opening = OPENING.exec(text)?.[0] ?? "";
  const [pronoun = "", ending] = opening.toLowerCase().split("'");
  const contraction = ending === undefined ? "" : `'${ending}`;
  const named = upperFirst(phrase);
  const rest = text.slice(opening.length);
  // "The lady I met" has no name of her own yet.
  if (named.startsWith("The ") && GIVES_NAME.test(text)) return named + rest.replace(/^ name(?:'s| is)/i, " is called");
  if (pronoun === "his" || pronoun === "her" || pronoun === "their")
    return `${named}${named.endsWith("s") ? "'" : "'s"}${rest}`;
  if (contraction === "'re") return `${named} are${rest}`;
  if (contraction === "'s") return `${named} ${isPerfect(rest) ? "has" : "is"}${rest}`;
  if (rest.startsWith("'ve")) return `${named} have${rest.slice(3)}`;
  if (rest.startsWith("'ll")) return `${named} will${rest.slice(3)}`;
  if (rest.startsWith("'d "))
    return `${named} ${JUST_HAD.test(rest) || isHad(/^'d (?:(?:just|never|only|also|always|recently|finally) )?(\w+)/.exec(rest)?.[1] ?? "") ? "had" : "would"}${rest.slice(2)}`;
  return named + rest;
};

/** The clause with its opening pronoun replaced, or null when that is not certain. */
export const resolveOpening = (text: string, persons: readonly Person[]): string | null => {
  const person = meantByOpening(text, persons);
  return person === null ? null : withOpening(text, person);
};

const OF_KIN = new RegExp(
  String.raw`^(\p{Lu}\p{Ll}+) (?:is|was) (his|her|their) (?=(?:[\w-]+ )?(?:${KIN_NOUNS})\b)`,
  "u",
);
/** "Our son Peter lives there. Ida is his daughter" → "Ida is our son Peter's daughter", where nobody else can be meant. */
export const withKinOwner = (text: string, persons: () => readonly Person[]): string => {
  const [, name = "", owner] = OF_KIN.exec(text) ?? [];
  if (owner === undefined) return text;
  const meant = resolve(
    owner,
    persons().filter(({ phrase }) => !phrase.includes(name)),
  );
  return meant === null ? text : text.replace(` ${owner} `, ` ${meant.phrase}'s `);
};
