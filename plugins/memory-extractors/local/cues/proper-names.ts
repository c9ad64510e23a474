// Names that hurried people type small, where the word is nothing else: places, languages, first names.

import { upperFirst } from "../capitals.ts";
import { wordSet } from "../patterns.ts";
import type { PronounGender } from "./kin.ts";

const PLACES = wordSet(
  "argentina australia austria belgium brazil bulgaria canada chile colombia croatia denmark egypt england estonia ethiopia finland france germany",
  "ghana greece hungary iceland india indonesia ireland israel italy jamaica japan kenya latvia lithuania malaysia mexico morocco nepal netherlands",
  "nigeria norway pakistan panama peru philippines poland portugal romania russia scotland serbia singapore slovakia slovenia spain sweden switzerland",
  "taiwan thailand tunisia uganda ukraine uruguay venezuela vietnam wales europe africa asia california florida texas ohio oregon arizona nevada",
  "amsterdam antwerp athens atlanta auckland austin baltimore bangkok barcelona beijing belgrade berlin bern boston bratislava brisbane bristol brussels",
  "bucharest budapest cairo calgary chicago copenhagen dallas delhi denver detroit dresden dublin edinburgh frankfurt geneva ghent glasgow",
  "hamburg helsinki houston istanbul jakarta johannesburg karachi kyiv kyoto lagos leeds leipzig lima lisbon liverpool ljubljana london lyon madrid",
  "manchester manila marseille melbourne miami milan minneapolis montreal moscow mumbai munich nairobi naples nashville osaka oslo ottawa paris",
  "philadelphia porto portland prague reykjavik riga rome rotterdam salzburg seattle seoul seville shanghai sheffield sofia stockholm stuttgart sydney",
  "tallinn tokyo toronto turin utrecht valencia vancouver venice vienna vilnius warsaw wellington zagreb zurich",
);
const OF_COUNTRIES = wordSet(
  "american argentinian australian austrian belgian brazilian british bulgarian canadian chilean croatian danish dutch egyptian english estonian",
  "finnish french german greek hungarian icelandic indian indonesian irish israeli italian japanese kenyan korean mexican moroccan nigerian norwegian",
  "pakistani peruvian portuguese romanian russian scottish serbian spanish swedish swiss taiwanese thai tunisian turkish ukrainian vietnamese welsh",
  "chinese arabic hindi mandarin cantonese swahili catalan czech",
);
const WOMEN = wordSet(
  "agnes alice alicia amanda amelia amy ana angela anita anna anne annie astrid barbara beatrice bella beth camille carla carmen caroline",
  "catherine cecilia charlotte chloe christina claire clara claudia daniela deborah diana elena elisa elizabeth ella ellen elsa emily emma",
  "esther eva fiona francesca georgia gina gloria greta hanna hannah heidi helen helena ines ingrid irene isabel isabella jana jane jennifer",
  "jenny jessica joan johanna judith julia juliet karen kate katherine katie lara laura lauren lea lena leonie linda lisa lucia lucy luisa luna",
  "maja margaret maria marie marina marta martina mary maya megan melissa mia michelle mila milena mira monica nadia natalia natalie",
  "nicole nina nora norah olivia paula petra pia priya rachel rebecca rosa ruth samantha sandra sara sarah silvia sofia sonia sophia sophie",
  "stella susan sylvia tanja tanya teresa theresa tina valentina valerie vanessa victoria wendy yara zoe",
);
const MEN = wordSet(
  "aaron adam alan albert alejandro alexander andreas andrew anton antonio arthur ben benjamin bernard brian bruno carlos charles christian",
  "daniel david dennis diego dmitri edward eli elias emil eric erik felix fernando francis gabriel george gustav hans harry henrik henry hugo",
  "igor ivan jacob jake james jason javier john johnny jonas jonathan jorge jose joseph josh joshua juan julian karl kevin klaus leo leon liam",
  "lucas luis lukas luke marco mario martin mateo matthew matthias michael miguel mike nathan nicholas olaf oliver omar oscar otto pablo paul",
  "pedro peter philip pierre rafael raj ricardo richard robert roberto rufus samuel sebastian sergio simon stefan stephen steve sven theo",
  "milo thomas tim tobias tom tomas victor viktor vincent walter william yusuf",
);
const EITHER = wordSet("alex andrea chris dana jamie jan sam");
/** Opens a name of two words. */
const TWO_WORDS =
  /\b(?:new (?:york|zealand|orleans|delhi|jersey)|san (?:francisco|diego|jose|antonio)|los angeles|las vegas|hong kong|tel aviv|cape town|buenos aires|rio de janeiro|mexico city|kuala lumpur|costa rica|sri lanka|south (?:africa|korea)|saudi arabia|(?:north|south) carolina|salt lake city|abu dhabi|the hague|united (?:states|kingdom))\b/g;
const PARTICLE = /^(?:de|the)$/;

/** Whether a capitalised word says where somebody is from: "I'm Dutch". */
export const isDemonym = (word: string): boolean =>
  OF_COUNTRIES.has(word.toLowerCase()) || /(?:ian|ish|ese|ist|lim|lic|nder)$/.test(word);

/** Whom a first name may be of; undefined where it is none of the common ones. */
export const genderOfName = (word: string): PronounGender | undefined => {
  const name = word.toLowerCase();
  if (WOMEN.has(name)) return "female";
  if (MEN.has(name)) return "male";
  return EITHER.has(name) ? "open" : undefined;
};
export const isFirstName = (word: string): boolean => genderOfName(word) !== undefined;

/** A name typed small; no part of an address or of a longer word. */
const SMALL_NAME = new RegExp(
  String.raw`(?<![\w.@/'-])(?:${[...PLACES, ...OF_COUNTRIES, ...WOMEN, ...MEN, ...EITHER].join("|")})(?![\w@/-]|\.\w)`,
  "g",
);

/** Behind these words stands a place, unless it is one of these. */
const PLACE_BEHIND =
  /\b((?:liv(?:e|es|ed|ing)|based|born|grew up|raised|settled|office (?:is|was)) in|moved (?:back )?to) ([a-z]{3,})(?=[,.!?;]|$| (?:and|but|with|since|because|for|when|where|last|this|in|on|at|from|to|now|as|two|three|a|so|i|we|my|our)\b)/g;
const NO_PLACE = wordSet(
  "the this that these those his her our their its one two three four five town college dorms campus fear denial sin limbo poverty luxury peace",
  "harmony isolation hiding exile person front debt pain hope suburbia captivity tears production remote finance marketing sales engineering",
  "management online nights days bed school work home flats houses apartments care hospital prison university retirement part-time full-time",
);
const withPlaces = (text: string): string =>
  text.replace(PLACE_BEHIND, (all, before: string, word: string) =>
    NO_PLACE.has(word) ? all : `${before} ${upperFirst(word)}`,
  );

/** "i live in berlin and speak french" → "i live in Berlin and speak French". */
export const withCapitals = (text: string): string =>
  withPlaces(text)
    .replace(TWO_WORDS, (name) => name.replace(/[a-z]+/g, (word) => (PARTICLE.test(word) ? word : upperFirst(word))))
    .replace(SMALL_NAME, upperFirst);
