// What somebody's body is through with, as it is told in passing: an allergy, a broken wrist, a scan that was due.

import { headOf } from "../compare.ts";
import { BE, HAVE } from "../reading/known-stems.ts";
import { find, matchAt, phrase } from "../reading/phrases.ts";
import { stem, stems } from "../reading/stem.ts";
import { SELF } from "../reading/subject.ts";
import { STOP_WORDS } from "../reading/words.ts";
import {
  findAny,
  finderOf,
  hasAny,
  isEndOfClause,
  isOfNamed,
  isOfSame,
  isOfUser,
  isRepeated,
  OPENERS,
  type Rule,
} from "./passing-words.ts";

const ALLERGY = stem("allergy");
const ALLERGIC = stems(["allergy", "allergic", "intolerant", "intolerance"]);
const ENDED_ALLERGY = ["allergy|intolerance be|have gone|over|cleared", "outgrow|outgrew|outgrown ~ allergy"].map(
  phrase,
);
/** "Oskar is allergic to nuts", "the allergist says Oskar's nut allergy is gone" */
export const isAllergyOver: Rule = (older, newer) => {
  if (!hasAny(older, ALLERGIC) || older.isNegated || newer.isNegated || findAny(newer, ENDED_ALLERGY) === null)
    return false;
  const at = newer.tokens.findIndex(({ stem: word }) => word === ALLERGY);
  const [owner, to] = [newer.tokens[at - 3], newer.tokens[at - 1]];
  if (to === undefined || !older.words.has(to.stem) || newer.tokens[at - 2]?.lower !== "'s" || owner === undefined)
    return false;
  const key = owner.lower === "user" ? SELF : owner.lower;
  return older.clauses.some(
    ({ subject, head }) => subject.keys.has(key) && ALLERGIC.has(older.tokens[head + 1]?.stem ?? ""),
  );
};

const BODY = stems(
  "back knee ankle wrist arm leg foot shoulder calf hip elbow finger toe hand neck rib hamstring tendon thumb collarbone".split(
    " ",
  ),
);
const HURTS = stems(
  "pain hurt ache break broke broken tear tore torn sprain sprained pull pulled twist twisted injure injured fracture sore strain".split(
    " ",
  ),
);
const MENDED = ["have? healed", "have recovered", "be healed", "be good|fine|better now|again"].map(phrase);
const CAST_OFF = ["cast|splint|sling be|have been? off", "cast|splint|sling come|came off"].map(phrase);
/** "tore their calf", "the calf has healed"; "broke her wrist", "Nina's cast came off" */
export const isMended: Rule = (older, newer) => {
  if (!hasAny(older, HURTS) || newer.isNegated || newer.isPlan || older.isPlan) return false;
  const subject = newer.clauses[0]?.subject;
  const opening = newer.tokens[0];
  if (subject === undefined || opening === undefined) return false;
  if (findAny(newer, CAST_OFF) !== null) return isOfSame(older, newer) && older.words.has("break");
  const found = findAny(newer, MENDED);
  const part = newer.tokens.slice(0, found?.start ?? 0).find(({ stem: word }) => BODY.has(word));
  if (part === undefined || !older.words.has(part.stem)) return false;
  // "Calf's healed so User is walking again"
  const isBare = part === opening || opening.lower === "the";
  return isBare ? newer.mentions.has(SELF) && older.mentions.has(SELF) : isOfSame(older, newer);
};

/** What somebody is at, and what says that they are through with it. */
const STAGES = [
  // "is potty training", "is out of nappies"
  [
    ["potty training", "in nappies|diapers", "wear nappies|diapers"],
    ["be out of nappies|diapers", "be potty trained"],
  ],
  // "has fear of water", "swims like a fish now"
  [
    ["fear of water", "afraid|scared of water"],
    ["swim ~ like a fish", "not afraid|scared of water anymore", "love the water"],
  ],
  // "is not vaccinated yet", "had her last jab"
  [
    ["not ~ vaccinated|jabbed|chipped|neutered|spayed", "wait for ~ jabs|vaccination|vaccinations"],
    [
      "have the|her|his|their? last|final|all|second ~ jab|jabs|vaccination|shot|shots",
      "be ~ vaccinated|chipped|neutered|spayed now",
      "be fully vaccinated",
    ],
  ],
  // "is not crawling yet", "crawls now"
  [
    ["not ~ crawl|crawling|walk|walking yet", "can not crawl|walk yet"],
    ["be ~ crawl|crawling|walk|walking now|already|everywhere", "crawl|walk now|already", "take|took ~ first steps"],
  ],
  // "is teething", "has all her milk teeth"; "rides with stabilisers", "rides without stabilisers"
  [["with stabilisers|stabilizers"], ["without stabilisers|stabilizers"]],
].map(([was, is]) => [was!.map(phrase), is!.map(phrase)] as const);
export const isThrough: Rule = (older, newer) =>
  !newer.isPlan &&
  !older.isNegated &&
  STAGES.some(([was, is]) => findAny(newer, is) !== null && findAny(older, was) !== null) &&
  (isOfSame(older, newer) || isOfNamed(older, newer));

const ILL = stems(
  "flu cold covid corona pneumonia bronchitis fever norovirus ill sick infection tonsillitis migraine".split(" "),
);
const IS_ILL = phrase(
  "be|have|get|catch|caught ~ flu|cold|covid|corona|pneumonia|bronchitis|fever|norovirus|ill|sick|infection|tonsillitis",
);
const WELL = ["be|feel better|well|fine|healthy|ok now|again|nowadays", "test|tested negative", "be over it|the"].map(
  phrase,
);
/** "has the flu", "is better now"; "has Covid", "tested negative" */
export const isWell: Rule = (older, newer) => {
  if (!hasAny(older, ILL) || older.isPast || older.isNegated || newer.isNegated || newer.isPlan) return false;
  const well = findAny(newer, WELL);
  if (well === null || find(older.tokens, IS_ILL) === null || !isOfSame(older, newer)) return false;
  return isEndOfClause(newer.tokens[well.end]) || STOP_WORDS.has(newer.tokens[well.end]!.lower);
};

const inHospital = finderOf([phrase("in|at ~ hospital|icu|hospice|rehab")]);
const CAME_HOME = ["come|came home|back|out", "be home|discharged", "be|got back home"].map(phrase);
/** "is in hospital with pneumonia", "came home yesterday", "is home since April" */
export const isHomeAgain: Rule = (older, newer) =>
  !newer.isPlan &&
  !newer.isNegated &&
  inHospital(older) !== null &&
  headOf(older) === BE &&
  inHospital(newer) === null &&
  CAME_HOME.some((pattern) => find(newer.tokens, pattern)?.start === newer.clauses[0]?.head) &&
  isOfSame(older, newer);

const SOILS = [
  "pee|poo|wee|poop|peeing|pooing|weeing ~ inside|indoors|house|floor|carpet|kitchen",
  "not house trained",
].map(phrase);
const HOUSE_TRAINED = ["be ~ house trained", "be ~ housetrained|house-trained"].map(phrase);
const PETS = stems("puppy kitten dog cat".split(" "));
/** "User's puppy pees inside at night", "Moss is house trained now": by its kind, or by its name. */
export const isHouseTrained: Rule = (older, newer) => {
  if (newer.isNegated || newer.isPlan || findAny(newer, HOUSE_TRAINED) === null || findAny(older, SOILS) === null)
    return false;
  const isNamed = [...older.mentions].some((name) => name !== SELF);
  return isNamed ? isOfNamed(older, newer) : hasAny(older, PETS);
};

const EVENTS = stems(
  `exam test interview operation surgery scan colonoscopy endoscopy biopsy mri x-ray wedding viewing presentation recital race marathon
  audition hearing mammogram checkup gastroscopy procedure defence`.split(/\s+/),
);
const CAME_OFF = phrase("be|go|went clean|clear|fine|ok|okay|good|great|well|smoothly|done|over|normal|badly|all");
/** "has a colonoscopy on June 3", "the colonoscopy was clean" */
export const hasTakenPlace: Rule = (older, newer) => {
  if (!isOfUser(older) || headOf(older) !== HAVE || older.isPastEvent || older.isNegated) return false;
  if (isRepeated(older)) return false;
  return newer.clauses.some(({ start, head, isNegated, isPlan, isUnsure }) => {
    const said = newer.tokens
      .slice(start, head)
      .filter(({ lower, isBreak }) => !isBreak && !OPENERS.has(lower) && !STOP_WORDS.has(lower));
    const isEvent =
      said.some(({ stem: word }) => EVENTS.has(word)) && said.every(({ stem: word }) => older.words.has(word));
    return isEvent && !isNegated && !isPlan && !isUnsure && matchAt(newer.tokens, head, CAME_OFF) !== -1;
  });
};

const WEIGHT = phrase("weight be|now? at|down|up? to?");
const WEIGHS = ["weigh", "down|up to", "weight"].map(phrase);
const KILOS = ["n:kg", "n:lb", "n:kilo", "n:stone", "n:pound"];
/** "weighs 91 kg", "weight 84" */
export const isOtherWeight: Rule = (older, newer) => {
  const found = find(newer.tokens, WEIGHT);
  const number = found === null ? undefined : newer.tokens[found.end];
  const [owner, before] = found === null ? [] : [newer.tokens[found.start - 2], newer.tokens[found.start - 1]];
  const isOwn = before === undefined || before.isBreak || (before.lower === "'s" && owner?.lower === "user");
  if (number?.isNumber !== true || !isOwn || newer.isPlan || !isOfUser(older) || older.isPlan) return false;
  const isWeight = findAny(older, WEIGHS) !== null && KILOS.some((type) => older.values.values.has(type));
  return isWeight && !older.words.has(number.stem);
};
