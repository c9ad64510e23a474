// Names that hurried people type small, where the word is nothing else: places, languages, first names.

import { upperFirst } from "../capitals.ts";
import { wordSet } from "../patterns.ts";

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
const FIRST_NAMES = wordSet(
  "aaron adam agnes alan albert alejandro alex alexander alice alicia amanda amelia amy ana andrea andreas andrew angela anita anna anne annie anton",
  "antonio arthur astrid barbara beatrice bella ben benjamin bernard beth brian bruno camille carla carlos carmen caroline catherine cecilia charles",
  "charlotte chloe chris christian christina claire clara claudia daniel daniela david deborah dennis diana diego dmitri edward elena eli elias elisa",
  "elizabeth ella ellen elsa emil emily emma eric erik esther eva felix fernando fiona francesca francis gabriel george georgia gina gloria greta gustav",
  "hannah hans harry heidi helen helena henrik henry hugo igor ines ingrid irene isabel isabella ivan jacob jake james jamie jan jana jane jason javier",
  "jennifer jenny jessica joan johanna john johnny jonas jonathan jorge jose joseph josh joshua juan judith julia julian juliet karen karl kate katherine",
  "katie kevin klaus lara laura lauren lea lena leo leon leonie liam linda lisa lucas lucia luna lucy luis luisa lukas luke maja marco margaret maria marie",
  "marina mario marta martin martina mary mateo matthew matthias maya megan melissa mia michael michelle miguel mike mila milo milena mira monica nadia",
  "natalia natalie nathan nicholas nicole nina nora norah olaf oliver olivia omar oscar otto pablo paul paula pedro peter petra philip pia pierre",
  "priya rachel rafael raj rebecca ricardo richard robert roberto rosa rufus ruth sam samantha samuel sandra sara sarah sebastian sergio silvia simon",
  "sofia sonia sophia sophie stefan stella stephen steve susan sven sylvia tanja tanya teresa theo theresa thomas tim tina tobias tom tomas valentina",
  "valerie vanessa victor victoria viktor vincent walter wendy william yara yusuf zoe",
);
/** Opens a name of two words. */
const TWO_WORDS =
  /\b(?:new (?:york|zealand|orleans|delhi|jersey)|san (?:francisco|diego|jose|antonio)|los angeles|las vegas|hong kong|tel aviv|cape town|buenos aires|rio de janeiro|mexico city|kuala lumpur|costa rica|sri lanka|south (?:africa|korea)|saudi arabia|(?:north|south) carolina|salt lake city|abu dhabi|the hague|united (?:states|kingdom))\b/g;
const PARTICLE = /^(?:de|the)$/;

/** Whether a capitalised word says where somebody is from: "I'm Dutch". */
export const isDemonym = (word: string): boolean =>
  OF_COUNTRIES.has(word.toLowerCase()) || /(?:ian|ish|ese|ist|lim|lic|nder)$/.test(word);

export const isFirstName = (word: string): boolean => FIRST_NAMES.has(word.toLowerCase());

/** A name typed small; no part of an address or of a longer word. */
const SMALL_NAME = new RegExp(
  String.raw`(?<![\w.@/'-])(?:${[...PLACES, ...OF_COUNTRIES, ...FIRST_NAMES].join("|")})(?![\w@/-]|\.\w)`,
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
