// People and animals who belong to a speaker, with the pronoun that may stand for them.

import { wrapped } from "#domain/wrapped.ts";

export type PronounGender = "male" | "female" | "plural" | "open";

/** One's own; their names tell no gender: a Charlie may be a "she". */
export const ANIMALS = "dog cat pup puppy kitten pet rabbit hamster parrot horse budgie";
/** Behind an age they tell whom one owns: "my 6-year-old beagle". */
export const BREEDS =
  "beagle|labrador|poodle|terrier|spaniel|collie|dachshund|greyhound|whippet|husky|corgi|pug|golden retriever|tabby|mare|gelding|pony";

const TABLE: Readonly<Record<PronounGender, string>> = {
  male: "nonno opa abuelo morfar farfar lad papa daddy appa grandad hubby fiance grandson godson stepbrother dad father husband son brother boyfriend grandpa grandfather granddad uncle nephew fiancé stepdad stepson stepfather godfather",
  female:
    "sis surrogate landlady nonna oma abuela mormor farmor nana babcia yiayia lass missus mummy mommy mama amma gran nan mam granddaughter goddaughter stepsister mom mum mother wife daughter sister girlfriend grandma grandmother granny aunt niece fiancée stepmom stepdaughter stepmother godmother",
  plural:
    "mates rabbits hamsters horses chickens hens flatmates parents kids children sons daughters brothers sisters siblings grandparents friends buddies cousins dogs cats pets puppies kittens turtles colleagues coworkers teammates students neighbors neighbours roommates boys girls twins in-laws clients family fam folks grandkids grandchildren nieces nephews bandmates classmates workmates",
  open: `${ANIMALS} housemate lodger mate flatmate eldest oldest youngest friend buddy partner spouse boss manager coach mentor teacher therapist doctor neighbor neighbour roommate colleague coworker teammate cousin child kid baby supervisor landlord client student dentist physio physiotherapist vet midwife trainer tutor instructor pediatrician paediatrician lawyer accountant hairdresser`,
};

const GENDERS = new Map<string, PronounGender>(
  Object.entries(TABLE).flatMap(([gender, words]) => words.split(" ").map((word) => [word, gender as PronounGender])),
);

/** What the same person is called: "dad" is the father of the turn before. */
const SAME_KIN = [
  "dad father papa daddy appa",
  "mum mom mother mummy mommy mama mam amma",
  "gran nan granny grandma grandmother",
  "grandad granddad grandpa grandfather",
];
const CALLED_ALIKE = new Map(
  SAME_KIN.flatMap((row) => row.split(" ").map((word) => [word, row.split(" ")[0] ?? word])),
);
/** "my father" → "my dad", so that names of one person can be told to be of one. */
export const asCalledMostly = (phrase: string): string =>
  phrase.replace(/[a-z]+/g, (word) => CALLED_ALIKE.get(word) ?? word);

export const kinGender = (noun: string): PronounGender | undefined => GENDERS.get(noun.toLowerCase());
export const KIN_NOUNS = [...GENDERS.keys()].join("|");

/** Some of them, for patterns that mean no others. */
export const PARTNERS = "wife|husband|partner|girlfriend|boyfriend";
export const CHILDREN_OR_SIBLINGS = "kids?|children|sons?|daughters?|brothers?|sisters?";
/** Whom one calls so without "my", as by a name. */
export const KIN_BY_NAME =
  "mum|mom|mam|mummy|mommy|mama|amma|dad|daddy|papa|appa|gran|granny|grandma|grandpa|granddad|grandad|nan";
export const IS_KIN_BY_NAME = new RegExp(`^(?:${KIN_BY_NAME})$`, "i");
/** "Mum|Mom|...": the same as they are written at the front, and with care. */
export const KIN_IN_CAPITALS = KIN_BY_NAME.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
/** "I'm at Mum's", "Grandpa can't do the stairs": the speaker's own, whom they call so. */
export const CALLED_BY_KIN = new RegExp(
  wrapped`
    \b(?=[ADGMNP])(?<!\b[Mm]y |\b[Oo]ur |\b[Yy]our |(?<!\b(?:[Ii]t|[Tt]hat|[Hh]ere))'s |\b[Hh]is |\b[Hh]er |\b[Tt]heir )
    (${KIN_IN_CAPITALS})\b(?! \p{Lu})
    |\b(?:to|with|from|saw|told|asked|called|rang|visit|visited|visiting|at) (${KIN_BY_NAME})(?=
      [.,!?;]| (?:and|since|after|when|last|on|yesterday|today|now|for|in)\b|'s\b|$
    )
    |(?=[adgmnp])(?<=^|[.!?,;] |\b(?:and|but|so|because|if|nah|no|yeah) )(${KIN_BY_NAME})(?=
      '(?:s|ll|d) | (?:
        is|was|has|had|could|can|would|will|might|wants|says|said|told|got|went|came|just|also|still|knows|loves|hates
        |needs|turns|moves|lives|works|doesn't|didn't|won't|can't|thinks|rang|[a-z]{2,}ed
      )\b
    )`,
  "gu",
);
