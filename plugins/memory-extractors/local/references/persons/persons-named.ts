// Whom a text names: as kin ("my sister"), as the one who does something ("Alan rang"), by an office ("the vet"), or as somebody who comes
// in. Those are whom "he" and "she" behind it can mean.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { CALLED_BY_KIN, KIN_NOUNS, kinGender, type PronounGender } from "#plugins/memory-extractors/local/cues/kin.ts";
import { OWN_CHILDREN } from "#plugins/memory-extractors/local/cues/own-children.ts";
import { genderOfName } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { namedByDeed } from "./acquaintances.ts";
import { kinBehind, kinCalled } from "./kin-named.ts";
import { NAMED_BY_PRONOUN, withoutNamesake } from "./name-first.ts";
import { isNamedForDay } from "./named-for-day.ts";
import { MET_GENDERS, newcomersIn } from "./new-people.ts";
import { pairsIn } from "./pairs-named.ts";
import type { Person } from "./person.ts";
import { personsByAge } from "./persons-alone.ts";
import { ANIMAL, shareAPronoun } from "./pronouns.ts";
import { OFFICES, strangersIn } from "./strangers.ts";
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
/** "Mollie webhooks don't arrive": a service has them, nobody does. */
const OF_SERVICES = wrapped`
  webhooks|endpoints|servers|clients|logs|accounts|payments|invoices|containers|pods|docs|keys|tokens|queries|queues
  |events|fees|subscriptions|plugins|modules|models|stores|pipelines|errors|requests|jobs|builds`;
/** Not "Ben models for a living", "Ruth requests help": what he does. */
const OF_SEVERAL = wrapped`
  (?:do|don't|are|aren't|have|haven't|were|weren't|will|won't|can|can't|never|always|keep|fail|get|come|arrive|work|time
    |take|need|stop|seem|go|look|show|reach|cost|expire|return|throw|break|run|time out|hang
  )\b`;
export const SUBJECT_NAME = new RegExp(
  wrapped`
    (?=\p{Lu})(?<=^|[.!?,;:] |\b(?:[Aa]nd|[Bb]ut|[Ss]o|because|since|that|[Ww]hen|[Ww]hile|if|until|though) )
    (?!(?:How|What|Where|Who|When|Why|That|It|Here|There|Let)'s )(\p{Lu}\p{Ll}+)
    (?:
      's (?![^.!?]*\b(?:is|was|has)\b)|'s (?=(?:(?:old|older|younger|little|big) )?(?:${KIN_NOUNS}) (?:is|was|has)\b)
      | (?=
        (?:
          is|was|has|had|will|can|should|would|could|must|can't|won't|does|did|doesn't|didn't|isn't|wasn't|hasn't|rang
          |said|told|got|went|came|bought|sold|quit|fell|won|lost|ran|broke|met|left|took|made|just|also|still
          |(?!(?:${OF_SERVICES}) ${OF_SEVERAL})[a-z]{2,}(?:[^us]s|ed)
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

/** "Dr. Lobo says it's the hip": called by the title from there on, which tells that it is not the patient. */
const withDoctorsTitle = (person: Person, text: string): Person => {
  const title = ["Dr. ", "Dr "].find((one) => text.includes(one + person.phrase));
  return title === undefined ? person : { ...person, phrase: title + person.phrase };
};

export const personsIn = (said: string): readonly Person[] => {
  const text = withoutNamesake(said);
  const persons = withoutOwnersInPassing(everybodyIn(text), text).filter((person) => !isNamedForDay(person, text));
  return text.includes("Dr") ? persons.map((person) => withDoctorsTitle(person, text)) : persons;
};

/** "Guess who was here, Dr. Ruta!" */
const GUESSED = new RegExp(
  String.raw`[Gg]uess who\b[^.!?]{2,60}, (?:(?:[a-z]+|${TITLES}|Aunt|Uncle)\.? )?(\p{Lu}\p{Ll}+)(?=[.!]|$)`,
  "gu",
);
const personsGuessed = (text: string): Person[] =>
  text.includes("uess who")
    ? matchesIn(text, GUESSED).map(([, phrase = ""]) => ({ phrase, gender: genderOfName(phrase) ?? "open" }))
    : [];

const everybodyIn = (text: string): Person[] => {
  const persons = [...personsNamed(text), ...personsGuessed(text)];
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
