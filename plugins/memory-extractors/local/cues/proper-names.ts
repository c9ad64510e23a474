// Names: places, languages, first names. Those in this file are nothing else, also where hurried people type them small;
// first-names.txt has many more for words with a capital letter.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { wordSet } from "../patterns.ts";
import firstNames from "./first-names.txt" with { type: "text" };
import type { PronounGender } from "./kin.ts";

const PLACES = wordSet(
  "argentina australia austria belgium brazil bulgaria canada chile colombia croatia denmark egypt england",
  "estonia ethiopia finland france germany",
  "ghana greece hungary iceland india indonesia ireland israel italy jamaica japan kenya latvia lithuania",
  "malaysia mexico morocco nepal netherlands",
  "nigeria norway pakistan panama peru philippines poland portugal romania russia scotland serbia singapore",
  "slovakia slovenia spain sweden switzerland",
  "taiwan thailand tunisia uganda ukraine uruguay venezuela vietnam wales europe africa asia california",
  "florida texas ohio oregon arizona nevada",
  "amsterdam antwerp athens atlanta auckland austin baltimore bangkok barcelona beijing belgrade berlin bern",
  "boston bratislava brisbane bristol brussels",
  "bucharest budapest cairo calgary chicago copenhagen dallas delhi denver detroit dresden dublin edinburgh frankfurt geneva ghent glasgow",
  "hamburg helsinki houston istanbul jakarta johannesburg karachi kyiv kyoto lagos leeds leipzig lima lisbon",
  "liverpool ljubljana london lyon madrid",
  "manchester manila marseille melbourne miami milan minneapolis montreal moscow mumbai munich nairobi",
  "naples nashville osaka oslo ottawa paris",
  "philadelphia porto portland prague reykjavik riga rome rotterdam salzburg seattle seoul seville shanghai",
  "sheffield sofia stockholm stuttgart sydney",
  "aberdeen belfast bergen birmingham brighton cardiff galway gothenburg inverness leicester limerick malmo",
  "newcastle nottingham plymouth southampton",
  "azores bali barbados corsica crete cyprus ibiza madeira maldives mallorca malta menorca sardinia sicily",
  "tenerife zanzibar abuja accra dubai doha",
  "tallinn tokyo toronto turin utrecht valencia vancouver venice vienna vilnius warsaw wellington zagreb zurich",
);
const OF_COUNTRIES = wordSet(
  "american argentinian australian austrian belgian brazilian british bulgarian canadian chilean croatian",
  "danish dutch egyptian english estonian",
  "finnish french german greek hungarian icelandic indian indonesian irish israeli italian japanese kenyan",
  "korean mexican moroccan nigerian norwegian",
  "pakistani peruvian portuguese romanian russian scottish serbian spanish swedish swiss taiwanese thai",
  "tunisian turkish ukrainian vietnamese welsh",
  "chinese arabic hindi mandarin cantonese swahili catalan czech",
);
const WOMEN = wordSet(
  "keisha tasha latoya shanice tanisha imani aaliyah ebony lakshmi lindiwe nomsa thandi zanele ngozi adaeze",
  "abigail ada adele agatha agnes aisha alexandra alexis alice alicia alina alison amanda amelia amelie",
  "amira amy ana anastasia angela anita",
  "anja anke anna annabel anne annie annika antonia ariana arlene astrid audrey barbara beatrice beatriz",
  "bella bernadette bertha beth bianca",
  "birgit brenda bridget britta camila camille carla carmen caroline caterina catherine cecilia celeste",
  "charlotte chiara chloe christina cindy",
  "claire clara claudia claudine colette cora cynthia daniela daphne darlene debbie deborah debra delia",
  "denise diana dina donna doreen doris",
  "dorothy edith edna eileen elaine eleanor elena elisa elisabeth elise elizabeth ella ellen eloise elsa",
  "elvira emilia emily emma enid erica",
  "erika esther ethel eugenia eunice eva evelyn farah fatima fiona frances francesca freya frieda gabriela",
  "gemma georgia geraldine gertrude",
  "gillian gina giulia gladys glenda gloria greta gretchen gwen hanna hannah harriet heidi helen helena",
  "hilda ida imogen ines inga ingeborg",
  "ingrid irene isabel isabella isla ivana jacqueline jana jane janet janice jasmin jennifer jenny jessica",
  "joan joanna johanna josephine joyce",
  "juana judith judy julia juliet karen karin katarina kate katherine kathleen kathy katie katja kirsten",
  "kirsty kristen kristina lara larissa",
  "laura lauren lea leah leila lena leonie leticia leyla lilian lillian linda lisa liz lois lottie louisa",
  "louise lucia lucille lucy luisa luna",
  "lydia lynn mabel madeleine magda maggie maisie maja mandy marcela marcia margaret margot maria mariana",
  "marie marilyn marjorie marlene",
  "marsha marta martina mary mathilda maud maureen mavis maxine maya megan melissa meredith mia michelle",
  "mila mildred milena millie mina mindy",
  "mira miriam moira monica muriel myra nadia nadine nancy naomi natalia natalie nell nelly nicole nikita",
  "nina noelle noor nora norah odette",
  "olivia pamela patricia paula paulina pauline petra philippa phoebe phyllis pia priscilla priya rachel",
  "ramona raquel rebecca rebekah renata",
  "rita roberta rosa rosalie rosalind rosie ruta ruth sabine sabrina sadie sally salma samantha sandra sara",
  "sarah saskia selma sheila shirley",
  "sigrid silvia simone siobhan sofia sonia sophia sophie soraya stella stephanie susan susanna susanne",
  "suzanne svetlana sylvia tabitha tamara",
  "tanja tanya tara tatiana teresa thelma theresa tilda tilly tina trudy ulrike ursula valentina valerie",
  "vanessa verena veronica victoria wanda",
  "aditi agnieszka aino alma amina anjali anneli aoife asha ayse beata cerys chidinma ciara deepa deirdre",
  "eimear elif eilidh fatou fatoumata freja grainne hana ingvild",
  "ioana jaya kasia kavita kavya layla lerato lenka magdalena meera mette mirela neha ngozi niamh nkechi",
  "orla pooja roisin saoirse shreya silje sinead sunita thandi",
  "wendy wilma winifred xenia yara yasmin yvonne zara zelda zoe zoya",
);
const MEN = wordSet(
  "jaylen deshawn tyrone malik darius jamal devin marquis trevon thabo sipho chidi emeka olof aaron abdul",
  "adam ahmed alan albert albrecht aldo alec alejandro alexander alfie alfred alistair alvin amir andre",
  "andreas andrew anton",
  "antonio archie arjun arnold arthur arturo asher barry ben benito benjamin benny bernard bernd bjorn boris",
  "brandon brendan brian bruce bruno",
  "bryan callum calvin carlos casper cecil cedric charles chester christian christoph christopher clarence claude clayton clement clifford",
  "clive colin connor conrad craig curtis cyril damian damien dan daniel danny darren dave david declan",
  "dennis derek desmond diego dimitri dirk",
  "dmitri dominic donald doug douglas duncan dwayne dylan eamon eddie edgar edmund edward edwin eli elias elijah elliot ellis emil emilio",
  "enrique eric erik ernest ethan eugene evan ezra fabian farid felix fergus fernand fernando finn florian",
  "francesco francis francisco franco",
  "fred freddie frederick fritz gabriel gareth garrett gary gavin geoff geoffrey george gerald gerard",
  "gilbert giorgio giovanni glenn gordon",
  "graham greg gregory guillermo gunther gustav hamish hamza hans harold harry harvey hassan hector heinrich",
  "henrik henry herbert herman horst",
  "howard hubert hugo ian ibrahim ignacio igor ingo isaac ismael ivan jacob jaime jake james jared jason",
  "javier jeff jeffrey jens jeremy jerome",
  "jerry jesse jim jimmy joaquin joel johan john johnny jonas jonathan jonny jorg jorge jose joseph josh joshua juan julian jurgen justin",
  "kareem karl keith kenji kenneth kevin khalid kieran klaus kurt kyle lars laurence lawrence leo leon",
  "leonard leroy lewis liam lionel lloyd",
  "lorenzo lothar louis luca lucas ludwig luigi luis lukas luke malcolm manfred manuel marcel marco marcus",
  "mario markus martin marvin massimo",
  "mateo mathias matthew matthias maurice maximilian mehmet melvin michael miguel mike mikhail milo mitchell",
  "mohammed moritz morris muhammad",
  "murray nathan neil nicholas nico nigel nils noah norbert norman olaf oleg oliver omar oscar oswald otto",
  "owen pablo paolo patrick paul pedro",
  "percy pete peter phil philip philipp pierre quentin rafael rahul raj ralf ralph ramon randall randy",
  "rashid reggie reginald reinhard rhys",
  "ricardo richard ricky robert roberto rodney rodrigo roger roland rolf ron ronald ronnie rory ross roy rudolf rufus rupert russell ryan",
  "salvador samuel sanjay santiago scott sean sebastian sergei sergio seth shane shaun sidney sigmund silas simon spencer stanley stefan",
  "stefano stephen steve stuart sven tariq ted terence theo theodore thierry thomas thorsten tim timothy tobias todd tom tomas tony travis",
  "trevor tyler ulrich umberto uwe vernon victor viktor vincent vito vladimir wallace walter wayne werner wesley wilfred wilhelm william",
  "aidan ali andrei bilal cathal cian ciaran dafydd diarmuid dragan emeka emre eoin faisal fergal goran",
  "honza imran ismail jakub jukka kofi kwame lorcan mateus mihai",
  "mikko minh niall oisin padraig pawel piotr radek rasmus rohan ruairi samir seamus sipho soren tadhg",
  "thiago tiago tomasz tunde vikram wojciech wojtek zoran",
  "winston wolfgang xavier yannick yuri yusuf zachary",
);
const EITHER = wordSet("alex andrea ariel chris dana jamie jan robin sam");
/** Opens a name of two words. */
const TWO_WORDS = new RegExp(
  wrapped`
    \b(?:
      new (?:york|zealand|orleans|delhi|jersey)|san (?:francisco|diego|jose|antonio)|los angeles|las vegas|hong kong
      |tel aviv|cape town|buenos aires|rio de janeiro|mexico city|kuala lumpur|costa rica|sri lanka
      |south (?:africa|korea)|saudi arabia|(?:north|south) carolina|salt lake city|abu dhabi|the hague
      |united (?:states|kingdom)
    )\b`,
  "g",
);
const PARTICLE = /^(?:de|the)$/;

/** Whether a capitalised word says where somebody is from: "I'm Dutch". */
export const isDemonym = (word: string): boolean =>
  OF_COUNTRIES.has(word.toLowerCase()) || /(?:ian|ish|ese|ist|lim|lic|nder)$/.test(word);

/** "Norway", "Dutch": of a country, a city or those who live there. */
export const isPlaceOrNation = (word: string): boolean =>
  PLACES.has(word.toLowerCase()) || OF_COUNTRIES.has(word.toLowerCase());

/** "José" → "jose": an accent hides no name. */
const withoutAccents = (name: string): string =>
  /[^a-z]/.test(name) ? name.normalize("NFD").replace(/\p{M}/gu, "") : name;

const GENDERS: Readonly<Record<string, PronounGender>> = { women: "female", men: "male", either: "open" };
const readFirstNames = (table: string): ReadonlyMap<string, PronounGender> => {
  const names = new Map<string, PronounGender>();
  let gender: PronounGender = "open";
  for (const row of table.split("\n")) {
    if (row.startsWith("# ")) gender = GENDERS[row.slice(2)] ?? gender;
    else for (const name of row.split(" ")) names.set(name, gender);
  }
  return names;
};
const FIRST_NAMES = readFirstNames(firstNames);

/** Whom a first name may be of; undefined where it is none of the common ones. */
export const genderOfName = (word: string): PronounGender | undefined => {
  const name = withoutAccents(word.toLowerCase());
  if (WOMEN.has(name)) return "female";
  if (MEN.has(name)) return "male";
  if (EITHER.has(name)) return "open";
  return /^\p{Lu}\p{Ll}/u.test(word) ? FIRST_NAMES.get(name) : undefined;
};
export const isFirstName = (word: string): boolean => genderOfName(word) !== undefined;

/** A name typed small; no part of an address or of a longer word. */
const SMALL_NAME = new RegExp(
  String.raw`(?<![\w.@/'-])(?:${[...PLACES, ...OF_COUNTRIES, ...WOMEN, ...MEN, ...EITHER].join("|")})(?![\w@/-]|\.\w)`,
  "g",
);

/** Behind these words stands a place, unless it is one of these. */
const PLACE_BEHIND = new RegExp(
  wrapped`
    \b((?:liv(?:e|es|ed|ing)|based|born|grew up|raised|settled|office (?:is|was)) in|moved (?:back )?to) ([a-z]{3,})(?=
      [,.!?;]|$
      | (?:and|but|with|since|because|for|when|where|last|this|in|on|at|from|to|now|as|two|three|a|so|i|we|my|our)\b
    )`,
  "g",
);
const NO_PLACE = wordSet(
  "you him them her here there where the this that these those his her our their its one two three four five",
  "town college dorms campus fear denial sin limbo poverty luxury peace",
  "harmony isolation hiding exile person front debt pain hope suburbia captivity tears production remote",
  "finance marketing sales engineering",
  "management online nights days bed school work home flats houses apartments care hospital prison",
  "university retirement part-time full-time",
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
