// Whom a text names as the one who does something though the name tells no gender: "but Illari screams", "since Kimo left". Of such
// a person "she" is said as likely as of "my wife" who was named before.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS, kinGender, type PronounGender } from "#plugins/memory-extractors/local/cues/kin.ts";
import { TENS, TWO_TO_SIX, TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { genderOfName, isPlaceOrNation } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { matchesIn, wordSet } from "#plugins/memory-extractors/local/patterns.ts";
import { DONE_BY_SOMEBODY, namedByDeed } from "./acquaintances.ts";
import type { Person } from "./person.ts";

const NAME = String.raw`(\p{Lu}\p{Ll}+)`;
const BE_OR_DO = "is|was|has|had|will|can|can't|won't|does|did|doesn't|didn't|isn't|wasn't|hasn't|could|would";
const PAST =
  "rang|said|told|got|went|came|bought|sold|quit|fell|won|lost|ran|broke|met|left|took|made|threw|gave|slept";
/** Inside a sentence a capital makes a name: "Amaru hands it over, but Illari screams". */
const INSIDE = new RegExp(
  wrapped`
    (?=\p{Lu})(?<=\b(?:and|but|so|because|since|that|when|while|if|until|though|whether|thinks?|says?|said|, ?) )${NAME} (?=
      (?:also |just |still |always |never )?(?:${BE_OR_DO}|${PAST}|[a-z]{2,}(?:[^us\W]s|ed))\b
    )`,
  "gu",
);
/** "Kwame is nine now", "Tariku turned seven" */
const AGE = wrapped`
  (?:is|was|turned|turns|just turned|will be) (?:one|${TWO_TO_TWELVE}|[a-z]+teen|${TENS}|\d{1,2})
    (?= now| today| already| years| and | in |[.!,]|$)`;
/** Any word has one at the front of a sentence; there only what somebody does makes a name: "Illari screams until ...". */
const BY_PERSONS = wrapped`
  ${AGE}|visited|called|phoned|texted|messaged|emailed|came (?:over|by|round|along|home)|stopped by|dropped by
  |popped (?:in|by|over|round)|stayed (?:with|over)
  |moved (?:out|in with|away|abroad|back (?:home|in)|to (?!${WEEKDAY_NAMES}|${MONTH_NAMES})\p{Lu}\p{Ll}+)
  |passed (?:his|her)|finished (?:school|uni|university|college|high school|his|her)
  |won (?:an?|the|his|her) (?:[a-z]+ )?(?:medal|scholarship|raffle|lottery)|invited (?:me|us)|apologi[sz]ed
  |has (?:a|his|her) (?:girlfriend|boyfriend|wife|husband|baby|exam|driving)|says|said|thinks|thought|wants|wanted|loves
  |loved|hates|hated|likes|liked|screams|screamed|cries|cried|snores|snored|plays|played|throws|threw|tells|told|asks
  |asked|rang|laughed|laughs|smiles|smiled|knows|knew|agreed|refused|refuses|promised|forgot|hopes|lives|lent|borrowed
  |married|teaches|taught|studies|swims|sings|sang|fell|slept|sleeps|eats|ate
  |(?:will|must|would|might) (?:
    love|hate
    |be (?:so |very )?(?:
      proud|heartbroken|devastated|relieved|exhausted|delighted|thrilled|tickled|pleased|furious|jealous|happy|glad|sad
      |over the moon
    )
  )
  |does the|did the|shares (?:a|the|our|my)`;
const AT_FRONT = new RegExp(
  String.raw`(?=\p{Lu})(?<=^|[.!?] )${NAME} (?=(?:also |just |still |always |never |really |only )?(?:${BY_PERSONS})\b)`,
  "gu",
);
/** "Quill, our lodger, pays" */
const EXPLAINED = new RegExp(`(?=\\p{Lu})(?<=^|[.!?] )${NAME}, (?:who|(?:my|our) (?:[a-z-]+ )?[a-z]+,) `, "gu");

const NO_NAME = new RegExp(
  wrapped`
    ^(?:
      (?:${WEEKDAY_NAMES})s?|${MONTH_NAMES}|Christmas|Easter|It|That|This|There|Here|What|He|She|They|We|You|Who|How
      |Where|When|Why|Which|These|Those|The|My|Our|Your|His|Her|Their|Every\p{L}+|Some\p{L}+|Any\p{L}+|Nobody|Nothing
      |One|All|Both|Most|People|Life|God|Today|Yesterday|Tomorrow|Mr|Mrs|Ms|Dr|Prof
    )$`,
  "u",
);
/** They call and write too, and are nobody: "School called, she has a fever". */
const OFFICE_OR_COMPANY = wordSet(
  "school nursery daycare kindergarten university uni college work hospital clinic surgery pharmacy police",
  "customs immigration council parliament government",
  "insurance management reception security support maintenance payroll housing hr it church club customer head headquarters everyone",
  "amazon google apple microsoft ikea siemens bosch tesco lidl aldi netflix spotify uber airbnb paypal",
  "facebook meta samsung sony dhl ups fedex vodafone",
  "tesla toyota volkswagen bmw audi lufthansa ryanair easyjet boeing airbus ebay walmart costco target",
  "starbucks nike adidas oracle intel nvidia openai",
);

/** "The landlord wrote": one for each who speaks of them. */
export const OFFICES = wrapped`
  landlord|landlady|doctor|vet|nurse|midwife|dentist|specialist|surgeon|therapist|teacher|boss|manager|coach|agent
  |plumber|electrician|mechanic|builder|lawyer|recruiter|architect|accountant|solicitor|notary|carpenter|tutor
  |supervisor|physiotherapist|psychologist|psychiatrist|contractor|consultant|adviser|advisor`;
/** "the vet" */
export const IN_OFFICE = new RegExp(`^the (?:${OFFICES})$`, "i");
export const NAMES_SOMEBODY = new RegExp(`^(?:${KIN_NOUNS}|${OFFICES})$`, "i");
/** "A nurse told me it saved her": of whom a pronoun behind is said, rather than of anybody who was named before. */
const NEWCOMER = new RegExp(
  wrapped`
    \b(?:an?|another|one of (?:the|my|our|their)|some) (?:[\w-]+ ){0,2}(?:
      ${KIN_NOUNS}|${OFFICES}|woman|man|guy|girl|boy|lady|client|customer|patient|student|pupil|resident|visitor
      |stranger|volunteer|colleague|coworker|lad
    )\b`,
  "i",
);
export const bringsInStranger = (text: string): boolean => NEWCOMER.test(text);

/** "My dad has a new boss": of whom "him" behind is said, nobody can tell; not "I have a dog called Rex", who is brought in by name. */
const UNNAMED_TOO = new RegExp(
  wrapped`
    \b(?:an?|another|one of (?:the|my|our|their)|some|the|his|her|their) (?:[\w-]+ ){0,2}(?:
      ${KIN_NOUNS}|${OFFICES}|woman|man|guy|girl|boy|lady|client|customer|patient|student|pupil|visitor|colleague
      |coworker|lad
    )\b(?! (?:called|named)|, \p{Lu})`,
  "u",
);
export const namesNobodyElse = (text: string): boolean => !UNNAMED_TOO.test(text);

/** "They replaced him with a guy from Bath. He is strict": the guy, not him who was spoken of. */
const NEW_MAN_OR_WOMAN = new RegExp(
  wrapped`
    (?<!\b(?:is|was|'s|as|like|such|be|being|became|quite|what) (?:just |still |only |really |always )?)\b
      (?:an?|another|this|some) (?:[\w-]+ ){0,2}(?:(guy|man|bloke|lad|chap)|woman|lady|lass)\b`,
  "i",
);
/** "There was a little girl. She hugged Biscuit and Illari cried": the girl, or who is named without a gender. */
const SOMEBODY_UNNAMED =
  /\b(?:an?|another|this|some) (?:[\w-]+ ){0,2}(?:(guy|man|bloke|lad|chap|boy)|woman|lady|lass|girl)\b(?! (?:called|named)|, \p{Lu})/u;
export const bringsInUnnamed = (text: string, meant: "male" | "female" | null): boolean => {
  const [newcomer, man] = SOMEBODY_UNNAMED.exec(text.replace(/\[[^\][]*\]/g, "")) ?? [];
  return newcomer !== undefined && (man === undefined ? "female" : "male") === meant;
};
const OPENS_SAME = { he: /^(?:\w+,? )?he\b/i, she: /^(?:\w+,? )?she\b/i };
const IS_OF_MAN = /^(?:he|his)\b/i;
/** "No, with her boyfriend. He's from Accra": him. */
const THEIR_KIN = new RegExp(`\\b(?:his|her|their) (?:[a-z-]+ )?(${KIN_NOUNS})\\b(?!')`, "i");
/** "Otto waits with the dog. He has a cast", "He promised a plumber. He came late": the one or the other. */
const BROUGHT_BESIDE = new RegExp(
  wrapped`
    \b(?:with|and) the (dog|cat|puppy|pup|horse|pony|rabbit|baby|boy|girl|toddler|kid)(?=[.,!]|$)
    |\b(?:sent|promised|hired|booked|found|called|brought) (?:(?:me|us|in|over) )?(?:an?|the) (?:[a-z]+ )?(${OFFICES})\b
    |\b(?:taught|met|saw|know|knew|had|have) the (
      (?:eldest|oldest|youngest|middle one|little one|older one|younger one)
    )\b`,
  "i",
);
/** "Ruta rang her from the ward. She wants to come": Ruta, or whom she rang. */
const isDoerToSame = (text: string, before: string, phrase: string): boolean => {
  const said = before.toLowerCase();
  const name = phrase.toLowerCase().replace(/^(?:my|your) /, "");
  const at = said.indexOf(name);
  const object = /^he\b/i.test(text) ? DOES_TO_HIM : DOES_TO_HER;
  return at >= 0 && object.test(said.slice(at + name.length));
};
const DOES_TO_HIM = /^ (?:rang|called|told|asked|met|saw|texted|visited|phoned|helped|married|hit|bit|pushed) him\b/;
const DOES_TO_HER = new RegExp(wrapped`
  ^ (?:rang|called|told|asked|met|saw|texted|visited|phoned|helped|married|hit|bit|pushed) her(?=
    [.,!]|$| (?:in|at|on|from|to|about|yesterday|last|again|when|that)\b
  )`);
/** "Billy ate six and Rose none. She says no": Rose, rather than Billy, who may be a "she" as well. */
const namesForSure = (before: string, phrase: string, meant: "male" | "female"): boolean => {
  const kin = `${phrase.split(" ").at(-1)} `;
  return matchesIn(before, A_NAME).some(
    ({ 0: name, index }) =>
      !before.slice(0, index).endsWith(kin) && !phrase.includes(name) && genderOfName(name) === meant,
  );
};
const A_NAME = /\p{Lu}\p{Ll}+/gu;

/** "He's the landlord's son": not the landlord. */
const isKinOfSame = (text: string, phrase: string): boolean =>
  text.includes("'s ") &&
  new RegExp(`['s] (?:the|my|our|${phrase.split(" ")[0]}) (?:[\\w-]+ )?${phrase.split(" ").at(-1)}'s `, "i").test(text);

export const mayMeanNewcomer = (text: string, before: string, { phrase, gender }: Person): boolean => {
  if (!/^(?:s?he|his|her)\b/i.test(text)) return false;
  if (isKinOfSame(text, phrase)) return true;
  const beside = BROUGHT_BESIDE.exec(before)
    ?.slice(1)
    .find((word) => word !== undefined);
  if (beside !== undefined && !phrase.endsWith(beside)) return true;
  if (/^s?he\b/i.test(text) && isDoerToSame(text, before, phrase)) return true;
  if (gender === "open" && namesForSure(before, phrase, /^(?:he|his)\b/i.test(text) ? "male" : "female")) return true;
  if (before.includes(phrase.replace(/^(?:my|your) /, ""))) return false;
  const isOfMan = IS_OF_MAN.test(text);
  const kin = THEIR_KIN.exec(before)?.[1] ?? "";
  if (
    kinGender(kin) === (isOfMan ? "male" : "female") &&
    !phrase.endsWith(` ${kin}`) &&
    !OPENS_SAME[isOfMan ? "he" : "she"].test(before)
  )
    return true;
  const [newcomer, man] = NEW_MAN_OR_WOMAN.exec(before) ?? [];
  return newcomer !== undefined && !/^s?he\b/i.test(before) && isOfMan === (man !== undefined);
};

/** "Who's coming?" "Two brothers, five and nine": nobody's of the one who says so. */
const SOME_OF_A_KIND = new RegExp(`^((?:${TWO_TO_SIX}) (?:[a-z]+ )?(?:${KIN_NOUNS}))(?=[.,!]|$)`, "i");
export const someStrangers = (text: string, asked: string): Person[] | null => {
  const some = /\bwho(?:'s)?\b/i.test(asked) ? SOME_OF_A_KIND.exec(text)?.[1]?.toLowerCase() : undefined;
  return some === undefined ? null : [{ phrase: `the ${some}`, gender: "plural" }];
};

interface Stranger {
  readonly phrase: string;
  readonly gender: PronounGender;
}

const isStranger = (name: string): boolean =>
  !NO_NAME.test(name) &&
  !OFFICE_OR_COMPANY.has(name.toLowerCase()) &&
  genderOfName(name) === undefined &&
  kinGender(name) === undefined &&
  !isPlaceOrNation(name);

/** "I wrote to Bram, who runs the club, and he agreed": who does so is who was written to. */
const REPLIES = new RegExp(
  wrapped`
    \b(?:I|[Ww]e) (?:
      wrote to|e?mailed|texted|messaged|called|phoned|rang|asked|told|met|visited|contacted|(?:spoke|talked) (?:to|with)
    ) (?!(?:${WEEKDAY_NAMES}|${MONTH_NAMES})\b)(\p{Lu}\p{Ll}+)\b(?:,? who [^.!?;,]{2,60},)?
    (?: (?!(?:and|but)\b)(?:
        [^\s.!?;,\p{Lu}][^\s.!?;,]*|${MONTH_NAMES}|${WEEKDAY_NAMES}
      )
    ){0,8},? (?:and|but) (s?he)\b`,
  "gu",
);
export const repliersIn = (text: string): Person[] =>
  (/ s?he\b/.test(text) ? matchesIn(text, REPLIES) : []).map(([, phrase = "", pronoun]) => ({
    phrase,
    gender: pronoun === "he" ? "male" : "female",
  }));

/** One look that most texts fail: a name inside a sentence, or at its front before what only somebody does. */
const MAY_NAME = new RegExp(
  String.raw`[^.!?"'\s] \p{Lu}\p{Ll}|\p{Lu}\p{Ll}+(?:,| (?:\w+ )?(?:${BY_PERSONS}|${DONE_BY_SOMEBODY})\b)`,
  "u",
);

export const strangersIn = (text: string): Stranger[] => {
  if (!MAY_NAME.test(text)) return [];
  const names = [INSIDE, AT_FRONT, EXPLAINED].flatMap((naming) => matchesIn(text, naming).map(([, name = ""]) => name));
  return [...new Set([...names, ...namedByDeed(text)].filter(isStranger))].map((phrase) => ({
    phrase,
    gender: "open",
  }));
};
