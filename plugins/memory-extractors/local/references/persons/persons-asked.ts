// Whom a question asks after: by name, as kin ("Is his brother coming?"), as the children or animals that the other has.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_BY_NAME, KIN_NOUNS, kinGender, type PronounGender } from "#plugins/memory-extractors/local/cues/kin.ts";
import { TEENS, TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { genderOfName, isFirstName, isPlaceOrNation } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { matchesIn, wordSet } from "#plugins/memory-extractors/local/patterns.ts";
import { kinBehind } from "./kin-named.ts";
import type { Person } from "./person.ts";
import { SUBJECT_NAME } from "./persons-named.ts";
import { resolve } from "./pronouns.ts";

/** "Do you still write to Ellie?", "How is Ellie?", "With Ellie?": a name that stands where people stand. */
const PERSON_ASKED = new RegExp(
  wrapped`
    (?:
      \b(?=[a-z][a-z']* (?:[a-z.]+ ){0,3}(?-i:\p{Lu}))(?:
        who's|what's|where's|when's|why's|is(?: it)?|was(?: it)?|does|(?<!\bs?he )did|has|can|could|will|would|should|how'?s|with
        |about|told|tell|ask|asked|ask for|call|(?<!(?:'s|is|are|was|were|be|been|being) )called|ring|rang|text|visit
        |write to|talk to|speak to|talked to|spoken to|heard from|hear from|heard of|news (?:from|of)|word from|meet|met
        |know|see|saw|seen|run into|ran into|bump into|hear about|heard about|your|invite|invited|marry|married
        |married to|proposed to|engaged to|dating|kissed|leaving|dumped|divorcing|bring|bringing|brought|inviting
        |remember|(?:hi|hello|regards|love|greetings) (?:to|from)|hug|kiss|greet
      ) (?:(?:little|baby|young|old|dear|poor) )?
      |^and (?:(?:little|baby|young|old|dear|poor) )?|\byou and[ ]|(?:^|(?<=[.?!] ))(?:to|for|from) (?=[\p{L}'-]+\?)
    )
    (
      (?:(?:aunt(?:ie|y)?|uncle|(?:mrs?|ms|miss|dr|prof(?:essor)?)\.?) )?(?-i:\p{Lu}\p{Ll}+)
    )(?= (?!(?-i:\p{Lu}))|[?.!,]|'s |$)`,
  "giu",
);
const NO_NAME = new RegExp(
  wrapped`
    ^(?:
      I|(?:${WEEKDAY_NAMES})s?|${MONTH_NAMES}|Christmas|Xmas|Easter|Thanksgiving|Hallowe'?en|Hanukkah|Ramadan|Diwali|Eid
      |Passover|New|Year|Years|Eve|The|This|That|It|There|You|Your|Any|My|We|He|She|They|Mrs?|Ms|Miss|Dr
    )$`,
  "i",
);

/** Open a sentence without naming anybody. */
const OPENS_SENTENCE = new RegExp(
  wrapped`
    ^(?:
      I|It|Let|And|But|So|Yes|No|Ok|Okay|Thanks|That|This|There|Here|What|He|She|They|We|You|Who|How|Where|When|Why
      |Which|These|Those|The|My|Our|Your|His|Her|Their|If|With|In|On|At|By|From|For|After|Before|During|Every\p{L}+
      |Some\p{L}+|Any\p{L}+|Nothing|Nobody|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve|Both|Many|Most|All
      |Life|Work|Today|Yesterday|Tomorrow|Last|Next
    )$`,
  "u",
);
const NAME_INSIDE = /(?<=[\p{L},] )(?<!\b(?:in|at|near) )(?!I\b|I')\p{Lu}\p{Ll}+/gu;
/** A name of somebody, or of something that no rule knows: of it "she" could be said, too; of a man's name not. */
export const namesAnybody = (text: string, meant: "male" | "female" | null): boolean => {
  const canBe = (name: string): boolean =>
    meant === null || (genderOfName(name) ?? (isPlaceOrNation(name) ? null : meant)) === meant;
  return (
    matchesIn(text, NAME_INSIDE).some(([name]) => !NO_NAME.test(name) && canBe(name)) ||
    matchesIn(text, SUBJECT_NAME).some(([, name = ""]) => !OPENS_SENTENCE.test(name) && canBe(name))
  );
};

/** A first name inside a text of which "he" or "she", as `meant`, can be said. */
export const namesOneOf = (text: string, meant: "male" | "female", except: readonly string[]): boolean =>
  matchesIn(text, NAME_INSIDE).some(
    ([name]) =>
      !except.some((one) => one.includes(name)) && isFirstName(name) && (genderOfName(name) ?? meant) === meant,
  );

/** The one name inside a text of which "he" or "she", as `meant`, can be said: "because of Mateo". */
export const onlyNameInside = (text: string, meant: "male" | "female"): Person[] => {
  const names = new Set(
    matchesIn(text, NAME_INSIDE)
      .map(([name]) => name)
      .filter((name) => !NO_NAME.test(name) && !isPlaceOrNation(name)),
  );
  const [phrase = "", ...more] = names;
  const gender = genderOfName(phrase) ?? "open";
  // "It's the first since Mateo": he stands beside whoever is spoken of.
  if (new RegExp(`\\b(?:since|after|before|than|unlike|without) ${phrase}\\b`, "i").test(text)) return [];
  // "He's from Volos", "she did Milda's hair": who was spoken of before is not named behind.
  const isSpokenOf = new RegExp(
    `\\b${meant === "male" ? "he" : "she"}\\b(?![^.!?]*\\b(?:called|named) ${phrase}\\b)`,
    "i",
  );
  if (isSpokenOf.test(text.slice(0, text.indexOf(phrase)))) return [];
  return phrase === "" || more.length > 0 || (gender !== "open" && gender !== meant) ? [] : [{ phrase, gender: meant }];
};

/** "Tereza passed!": of somebody, or of something, by a name that no rule need know. */
export const opensWithName = (text: string): boolean => {
  const [first] = matchesIn(text, SUBJECT_NAME);
  return first?.index === 0 && !OPENS_SENTENCE.test(first[1] ?? "");
};

const OWNER = /(?<=[a-z,] )(\p{Lu}\p{Ll}+)'s (?=[a-z]{3})/gu;
/** "Tereza passed", "We lost all of Ilan's records": somebody stands there of whom "he" behind can be said. */
export const bringsInName = (text: string): boolean =>
  opensWithName(text) ||
  (text.includes("'s ") &&
    matchesIn(text, OWNER).some(([, name = ""]) => !NO_NAME.test(name) && !isPlaceOrNation(name)));

/** "Did you ring mum?", in a family: of both. */
const FAMILY_ASKED = new RegExp(
  wrapped`
    (?<!\b(?:my|our|your|his|her|their|the|an?|s) )(?<!\p{L})(${KIN_BY_NAME})
      (?=\?| [a-z]|'s [a-z])`,
  "iu",
);

/** "I didn't know you had a dog.", "Since when do you have a cat?": theirs, and who is spoken of from now on. */
const ANIMAL_ASKED = new RegExp(
  wrapped`
    \byou (?:have|had|got|own|keep) an? (?:[a-z]+ ){0,2}?(
      dog|puppy|cat|kitten|rabbit|hamster|parrot|horse|pony|tortoise
    )(?=[.!?]|$| (?:now|too|at home)\b)`,
  "i",
);
/** "How's your mum's shop doing?": "she" of the reply is who has it. */
const OWNER_ASKED = new RegExp(
  String.raw`\byour (?:${KIN_NOUNS})'s (?!(?:[a-z-]+ )?(?:${KIN_NOUNS})\b)[a-z][^.!?]*\?`,
  "i",
);
const ownerAsked = (said: string): Person[] => {
  const noun = /your ([a-z-]+)/i.exec(OWNER_ASKED.exec(said)?.[0] ?? "")?.[1]?.toLowerCase() ?? "";
  const gender = kinGender(noun);
  return gender === undefined ? [] : [{ phrase: `my ${noun}`, gender }];
};
export const animalAsked = (said: string): Person[] => {
  const animal = said.includes("you ") ? ANIMAL_ASKED.exec(said)?.[1]?.toLowerCase() : undefined;
  return animal === undefined ? ownerAsked(said) : [{ phrase: `my ${animal}`, gender: "open" }];
};

const ANIMALS = "dog|cat|pup|puppy|kitten|horse|pony|donkey|goat|rabbit|hamster|parrot";
/** "What happened to the dog?": it, and none of those who were named. */
const ANIMAL_OF_TALK = new RegExp(
  String.raw`\b(?:to|and|about|is|was|does|did|has|how(?:'s| is)) the (${ANIMALS})\b[^?]{0,40}\?`,
  "i",
);
/** "The cat died. He was nineteen", "The little one has teeth. She bites": of whom "he" and "she" are said, too. */
export const OF_ANIMAL_OR_CHILD = new RegExp(
  wrapped`
    \b(?:the|our|my|his|her|their|an?) (?:[a-z-]+ )?(?:
      ${ANIMALS}|baby|boy|girl|kid|toddler|little one|patient|lodger|tenant|neighbou?r
    )\b`,
  "i",
);
export const asksAfterAnimal = (question: string, named: readonly Person[]): boolean => {
  const animal = ANIMAL_OF_TALK.exec(question)?.[1]?.toLowerCase();
  return animal !== undefined && !named.some(({ phrase }) => ` ${phrase} `.includes(` ${animal} `));
};

/** "Did you end up getting chickens?": those who answers has, if any. */
const ANIMALS_ASKED = new RegExp(
  wrapped`
    \byou (?:[a-z]+ ){0,3}?(?:get|getting|have|got|buy|buying|adopt|adopting|keep|keeping) (?:any |some |the |your )?(
      puppies|dogs|cats|kittens|rabbits|hamsters|horses|turtles|hens|chickens
    )\?`,
  "i",
);

/** "Ellie's wedding": whose. */
const OCCASION_OF = new RegExp(
  wrapped`
    \b(\p{Lu}\p{Ll}+)'s (?:\d+th )?(?:
      wedding|birthday|graduation|funeral|engagement|baby shower|christening|housewarming
      |(?:leaving|retirement|farewell|engagement|birthday) (?:do|bash|drinks)|(?:[a-z]+ )?party
    )\b`,
  "gu",
);
/** "I asked a baker I know, she did Milda's wedding": she is not Milda. */
const BEHIND_DOER = /\bs?he\b[^.!?]*$/i;
export const personsOfOccasions = (text: string): Person[] =>
  matchesIn(text, OCCASION_OF)
    .filter(({ 1: name = "", index }) => !NO_NAME.test(name) && !BEHIND_DOER.test(text.slice(0, index)))
    .map(([, phrase = ""]) => ({ phrase, gender: genderOfName(phrase) ?? "open" }));

/** "Sela! She must be huge by now.": whom one exclaims about, as the next word tells. */
const EXCLAIMED = new RegExp(
  wrapped`
    (?<=^|[.!?] |\b(?:[Pp]oor|[Dd]ear|[Ss]weet|[Ll]ittle|[Bb]less|[Aa]ww?,?|[Oo]h,?) )(\p{Lu}\p{Ll}{2,})[!?.]+ (?=
      (?:How (?:is|was|old is) |Is |Does |Has )?([Ss]?[Hh]e)\b
      |How(?:'s| is) (?:the|that) (?:old|little|poor|big|dear) [a-z]+\?
      |I (?:haven't|have not|hardly|rarely|never|didn't|miss|love|loved|remember|always) (?:[a-z]+ ){0,2}(her|him)\b
    )`,
  "gu",
);
/** "Seriously? She told me": nobody's name. */
const INTERJECTION = new RegExp(
  wrapped`
    ^(?:
      (?!(?:Em|El|Kel|Sal|Mol|Pol|Hol|Bil|Wil|Car|Kimber|Bever|Ral|Li|Ju|Lil|Shel|Ash)ly)\p{Lu}\p{Ll}+ly|Wow|What|Really
      |Right|True|Sure|Fair|Same|Amazing|Awesome|Brilliant|Great|Nice|Lovely|Good|Sorry|Thanks|Cool|Damn|Blimey|Goodness
      |Congratulations|Congrats|Perfect|Fantastic|Wonderful|Excellent|Incredible|Noooo?|Yay|Yes|Yeah|Nope?|Oops|Ouch
      |Haha|Hmm|Agreed|Indeed|Impressive|Classic|Typical|Smart|Clever|Wise|Bold|Brave|Tough|Rough|Sad|Cute|Funny|Crazy
      |Wild|Insane|Scary|Weird|Interesting|Exciting|Adorable|Gorgeous|Beautiful|Hilarious|Poor|Bummer|Legend|Respect
    )$`,
  "u",
);
/** "Ten! He wants to join the club": how old he is. */
const IS_NUMBER = new RegExp(`^(?:one|${TWO_TO_TWELVE}|${TEENS}|twenty|thirty|forty|fifty|sixty)$`, "i");
const genderSaid = (pronoun: string): PronounGender =>
  pronoun === "" ? "open" : /^(?:s|her)/i.test(pronoun) ? "female" : "male";
export const personsExclaimed = (text: string, listener: string): Person[] =>
  matchesIn(text, EXCLAIMED)
    .filter(
      ([, name = ""]) =>
        !NO_NAME.test(name) && !INTERJECTION.test(name) && !IS_NUMBER.test(name) && !listener.startsWith(name),
    )
    // "Smart. How is she?" is said of what was told, "Osian! How is he?" of somebody.
    .filter(({ 0: all, 1: name = "" }) => !all.endsWith(". ") || isFirstName(name))
    .map(([, phrase = "", subject, object = ""]) => ({
      phrase,
      gender: genderSaid(subject ?? object),
    }));

/** "How are the twins?": of whom one asks so, they are. */
const CHILDREN_ASKED = /\b(?:are|do|did|have|were|will|and) the (kids|children|twins|boys|girls)\b[^.!?]*\?/i;

/** "Is his brother coming?": of somebody's kin, whose owner a pronoun names. */
const KIN_ASKED = new RegExp(
  String.raw`\b(?:is|was|does|did|has|had|will|how's|what's|where's|about|and|with) (his|her|their) ((?:[a-z-]+ )?(${KIN_NOUNS}))\b(?!')`,
  "i",
);
export interface KinAsked {
  /** "his" */
  readonly owner: string;
  readonly words: string;
  readonly gender: PronounGender;
}
export const kinAsked = (question: string): KinAsked | null => {
  const [, owner, words = "", noun = ""] = KIN_ASKED.exec(question) ?? [];
  return owner === undefined ? null : { owner, words, gender: kinGender(noun) ?? "open" };
};
/** "How is Ruta's mother?" "And her father?": whose, Ruta's or her mother's, nobody can tell. */
const OF_EITHER = /\p{Lu}\p{Ll}+'s? /u;
/** The kin of the one of these persons whom "his" can mean. */
export const kinOf = ({ owner, words, gender }: KinAsked, persons: readonly Person[]): Person[] => {
  const whose = resolve(owner.toLowerCase(), persons);
  return whose === null || OF_EITHER.test(whose.phrase) ? [] : [{ phrase: `${whose.phrase}'s ${words}`, gender }];
};

/** "Ellie who sings?": whom one asks to be told apart. */
const WHICH_ONE = new RegExp(
  wrapped`
    ^(?:(?:the |your )?(?:cousin|aunt|uncle|neighbou?r) )?(\p{Lu}\p{Ll}+)
    (?:,? (?:who|with the|from the|the one) |\?+ (?:[Tt]he|[Tt]hat|[Yy]our) (?:one|girl|guy|woman|man|lady|friend|boy|lad|cousin|old) )
      [^.!?]+\?$`,
  "u",
);

/** "did marlon sort his visa", "hows lotte doing": a name typed small, where only somebody fits. */
const SMALL_ASKED = new RegExp(wrapped`
  ^(?:(?:and|so|btw|oh|hey|also|anyway|aw),? )*(?:
    (?:did|has) ([a-z]{3,12}) (?:(?:ever|finally|actually) )?[a-z]{3,} (his|her)[ ]
    |how(?:'s|s| is) ([a-z]{3,12}) (?:doing|feeling|getting on|coping|holding up)\b
  )`);
const NO_SMALL_NAME = wordSet(
  "the this that they she her him his hers you your everyone everybody anyone anybody someone somebody",
  "nobody work school uni college life mum mom dad gran nan who what anything everything things",
);
const askedSmall = (question: string): Person[] => {
  const [, did, whose, how] = SMALL_ASKED.exec(question) ?? [];
  const name = did ?? how ?? "";
  if (name === "" || NO_SMALL_NAME.has(name) || kinGender(name) !== undefined) return [];
  return [{ phrase: upperFirst(name), gender: whose === undefined ? "open" : whose === "his" ? "male" : "female" }];
};

const TITLE = /^(?:aunt(?:ie|y)?|uncle|mrs?\.?|ms\.?|miss)(?= \p{Lu})/iu;
/** "Aunt Ines", "Mr. Holm" */
const genderAsked = (phrase: string): PronounGender => {
  const title = TITLE.exec(phrase)?.[0];
  return title === undefined ? (genderOfName(phrase) ?? "open") : /^(?:u|mr\b)/i.test(title) ? "male" : "female";
};

/** "How was Patagonia?": a place, where it is no first name. */
const HOW_IT_WAS = /\bhow was (?-i:(\p{Lu}\p{Ll}+))\?/iu;

/** The one person whom a question names, in its last sentence; not a place, which stands behind "in" and "to". */
export const personAsked = (question: string, listener: string): Person[] => {
  const family = question.endsWith("?") ? FAMILY_ASKED.exec(question)?.[1]?.toLowerCase() : undefined;
  const isAmongThem = kinGender(listener) !== undefined;
  if (family !== undefined)
    return [{ phrase: isAmongThem ? upperFirst(family) : `my ${family}`, gender: kinGender(family) ?? "open" }];
  const several = question.includes("?")
    ? (ANIMALS_ASKED.exec(question) ?? CHILDREN_ASKED.exec(question))?.[1]?.toLowerCase()
    : undefined;
  if (several !== undefined) return [{ phrase: `my ${several}`, gender: "plural" }];
  const told = WHICH_ONE.exec(question)?.[1];
  const isName = (name: string): boolean =>
    /^\p{Lu}/u.test(name) &&
    !NO_NAME.test(name) &&
    !isPlaceOrNation(name) &&
    !listener.startsWith(name) &&
    (isFirstName(name) || HOW_IT_WAS.exec(question)?.[1] !== name);
  const found =
    told === undefined
      ? matchesIn(question, PERSON_ASKED).map(({ 0: all, 1: name = "", index }) => ({
          name: name.replace(TITLE, upperFirst),
          behind: question.slice(index + all.length),
        }))
      : [{ name: told.replace(TITLE, upperFirst), behind: "" }];
  const persons = found.filter(({ name }) => isName(name)).map(({ name, behind }) => whoseKin(name, behind));
  if (persons.length === 0) return askedSmall(question);
  return new Set(persons.map(({ phrase }) => phrase)).size === 1 ? persons.slice(0, 1) : [];
};

/** "with Mary's mother": of her, and not of Mary. */
const whoseKin = (name: string, behind: string): Person =>
  (behind.startsWith("'s ") ? kinBehind(name, behind.slice("'s ".length)) : null) ?? {
    phrase: name,
    gender: genderAsked(name),
  };
