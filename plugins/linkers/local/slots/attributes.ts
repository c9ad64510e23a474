// Attributes that hold one value at a time, and the phrases that state them. What is not in these tables is never replaced merely
// because something else of its kind was said: languages, likes, pets, hobbies, allergies, skills, friends, trips.

import { phraseTable } from "../reading/phrases.ts";
import { stems } from "../reading/stem.ts";

/** How the value after the phrase is read. */
export type Reading =
  /** Words up to the next preposition or clause. */
  | "phrase"
  /** A place: its names, else its words. */
  | "place"
  /** A place where the name is known to be one: people also move to a team, or to another program. */
  | "moved-to"
  /** Must hold a name (a capital): companies, makes of cars. */
  | "named"
  /** A name with a word for a school: people also go to Rome. */
  | "school"
  /** A name after what somebody may be by trade: people are also regulars at a bar. */
  | "post"
  /** Must be what somebody may be by trade: people also become members and mothers. */
  | "occupation"
  /** The state is said by the phrase itself. */
  | { readonly state: string };

export interface AttributePhrase {
  readonly attribute: string;
  readonly reading: Reading;
  /** Says that it became so: the value counts even where it only adds to the old one. */
  readonly isChange?: true;
}

const row = (attribute: string, reading: Reading, isChange?: true): AttributePhrase =>
  isChange === undefined ? { attribute, reading } : { attribute, reading, isChange };
const state = (attribute: string, value: string): AttributePhrase => row(attribute, { state: value });

const JOB_SORT = "new|part-time|full-time|temporary|permanent|better|different|good|weekend|evening|side?";
const A_JOB = `a|an|the? ${JOB_SORT} ${JOB_SORT} job|position|post`;

export const ATTRIBUTES = phraseTable<AttributePhrase>([
  ["live alone|together|abroad|permanently? in|at|near|on *", row("home", "place")],
  ["live in a|an|the ~ flat|apartment|house|studio|room|place on|at|near *", row("home", "place")],
  ["be base|based|live|reside in|at|near *", row("home", "place")],
  ["rent in|near *", row("home", "place")],
  ["move here|there|back|house|home|away? from ~ to|into *", row("home", "moved-to", true)],
  ["relocate here|there|back|away? from ~ to|into *", row("home", "place", true)],
  ["move back|over|away|home|house|permanently|abroad? to|into *", row("home", "moved-to", true)],
  ["relocate back|over|away|permanently|abroad? to|into *", row("home", "place", true)],
  ["come|go|head|return back|home to *", row("home", "moved-to", true)],
  ["settle|resettle down? in *", row("home", "place", true)],
  ["be settled down? in *", row("home", "moved-to", true)],
  ["emigrate|immigrate to *", row("home", "place", true)],
  ["make the move to *", row("home", "moved-to", true)],
  [
    "buy|rent a|an? ~ house|flat|place|apartment|home|studio|room|bungalow|loft|condo in|on|at *",
    row("bought-home", "place", true),
  ],
  ["take|get the flat|apartment|house|studio|room in|on|at *", row("bought-home", "place", true)],
  ["take a|an ~ flat|apartment|studio in|on|at *", row("bought-home", "place", true)],
  ["get|collect|have the key to|for my|our|his|her|their new ~ in *", row("home", "place", true)],
  ["get|collect the key to|for ~ house|flat|place|apartment|home|studio in *", row("bought-home", "place", true)],
  ["move into my|our|his|her|their ~ in *", row("home", "place", true)],
  ["move in with ~ in *", row("home", "place", true)],
  ["write my|his|her|their ~ thesis|dissertation on|about *", row("is:thesis topic", "phrase")],
  ["live with *", row("lives-with", "phrase")],
  ["share a|an? flat|house|room|apartment with *", row("lives-with", "phrase")],
  ["move back? in with *", row("lives-with", "phrase", true)],
  ["live with user|us|me", state("lives-with", "user")],
  ["live|stay with user for good", { ...state("lives-with", "user"), isChange: true }],
  [
    "have|get|take|find a|an|two|three|another? new? lodger|flatmate|housemate|roommate",
    state("lives-with", "flatmate"),
  ],
  ["live at home", state("lives-with", "family")],
  ["live alone", state("lives-with", "alone")],
  ["live by myself|himself|herself|themselves|themself|oneself", state("lives-with", "alone")],
  ["live by|on ~ own", state("lives-with", "alone")],
  [
    "have|get|rent|find ~ place|flat|apartment|studio of|to|for ~ own|self|myself|himself|herself|themselves",
    state("lives-with", "alone"),
  ],

  ["work full-time|part-time|remotely? at|for *", row("employer", "phrase")],
  ["be work|employed by|at|for *", row("employer", "phrase")],
  ["drive a|the ~ van|lorry|truck|bus|tram|taxi|cab for *", row("employer", "phrase")],
  [`have|get|take|start ${A_JOB} at|with|for *`, row("employer", "phrase")],
  [
    "get|take|start a|an|my|his|her|their new|permanent|full-time job|position|post at|with|for *",
    row("employer", "phrase", true),
  ],
  [`pick up ${A_JOB} at|with|for *`, row("employer", "phrase")],
  [`find|land ${A_JOB} at|with|for *`, row("employer", "phrase", true)],
  ["work as a|an? ~ at|for *", row("employer", "phrase")],
  [`find|land|accept ${A_JOB} as a|an? ~ at|with|for *`, row("employer", "phrase", true)],
  [`get|take|start ${A_JOB} as a|an? ~ at|with|for *`, row("employer", "phrase")],
  ["find|get work at|with|for *", row("employer", "phrase", true)],
  ["be hire|hired as a|an? ~ by|at *", row("employer", "phrase", true)],
  ["join *", row("employer", "named", true)],
  ["start|begin ~ at *", row("employer", "named", true)],
  ["be hire|hired by|at *", row("employer", "named", true)],
  ["leave ~ for *", row("employer", "named", true)],
  ["leave ~ to join *", row("employer", "phrase", true)],
  ["be self-employed|freelance", state("employment", "own")],
  ["be a|an freelancer|freelance *", state("employment", "own")],
  ["become|go self-employed|freelance", row("employment", { state: "own" }, true)],
  ["freelance", state("employment", "own")],
  ["work freelance", state("employment", "own")],
  ["work for myself|himself|herself|themselves|themself|oneself", state("employment", "own")],
  ["be my|his|her|their own boss", state("employment", "own")],
  ["work from home", state("work-place", "home")],
  ["work remotely|remote", state("work-place", "home")],
  ["work on site", state("work-place", "office")],
  ["work on-site", state("work-place", "office")],
  ["work in|at|from the office", state("work-place", "office")],
  ["have to be|come|go back in|at|to the office", row("work-place", { state: "office" }, true)],
  ["be|go|come back in|at|to the office", row("work-place", { state: "office" }, true)],
  ["cycle|bike|bicycle to work|school|university|uni|college", state("commute", "bik")],
  ["walk to work|school|university|uni|college", state("commute", "walk")],
  ["drive to work|school|university|uni|college", state("commute", "car")],
  ["take|catch|ride|get|use a|an|the *", row("commute", "phrase")],
  ["commute ~ by|on *", row("commute", "phrase")],
  ["go|get|travel to work|school|university|uni|college by|on *", row("commute", "phrase")],
  ["work|do|be on? the|a? day|days shift|shifts?", state("shift", "day")],
  ["work|do|be on? the|a? night|nights shift|shifts?", state("shift", "night")],
  ["work|do|be on? the|a? early shift", state("shift", "early")],
  ["work|do|be on? the|a? late shift", state("shift", "late")],
  ["be unemployed|jobless", state("employed", "no")],
  ["be out of work", state("employed", "no")],
  ["be between job", state("employed", "no")],
  ["look for a|an? new? job|work", state("employed", "no")],
  ["lose my|his|her|the|their job", state("employed", "no")],
  [`find|land|get|start ${A_JOB}`, state("employed", "yes")],
  ["find work", state("employed", "yes")],
  ["be back in work", state("employed", "yes")],
  ["get|be hire|hired", state("employed", "yes")],

  ["work as *", row("role", "phrase")],
  ["be a|an|the? ~ at|for|with *", row("employer", "post")],
  ["be a|an|the *", row("occupation", "occupation")],
  ["become a|an|the? *", row("role", "occupation", true)],
  ["retrain|requalify as a|an? *", row("role", "occupation", true)],
  ["get|be promote|promoted to *", row("role", "phrase", true)],
  ["be|get make|made|appoint|appointed|name|named a|an *", row("role", "occupation", true)],

  ["be|get|become single", state("marital", "single")],
  ["be a|an bachelor", state("marital", "single")],
  ["date *", state("marital", "dating")],
  ["date *", row("dates", "named")],
  ["start|begin date *", state("marital", "dating")],
  ["be|get in a relationship", state("marital", "dating")],
  ["have|find|get a|an new? boyfriend|girlfriend|husband|wife", state("marital", "paired")],
  ["be|start see someone|somebody", state("marital", "paired")],
  ["meet someone|somebody new|special", state("marital", "paired")],
  ["be|get engage", state("marital", "engaged")],
  ["be|get marry", state("marital", "married")],
  ["marry *", state("marital", "married")],
  ["be|get|become separated|separate", state("marital", "separated")],
  ["separate", state("marital", "separated")],
  ["be|get|become divorce", state("marital", "divorced")],
  ["get a divorce", state("marital", "divorced")],
  ["file for divorce", state("marital", "separated")],
  ["be|become a? widowed|widow|widower", state("marital", "widowed")],
  ["remarry|remarried", state("marital", "married")],

  ["be|go|become|turn fully|strictly|completely? vegan", state("diet", "vegan")],
  ["be|go|become|turn fully|strictly|completely? vegetarian|veggie", state("diet", "vegetarian")],
  ["be|go|become|turn fully|strictly|completely? pescatarian", state("diet", "pescatarian")],
  ["be a|an vegan", state("diet", "vegan")],
  ["be a|an vegetarian", state("diet", "vegetarian")],
  ["be a|an pescatarian", state("diet", "pescatarian")],
  ["be on a|an|the? ~ diet", row("diet-plan", "phrase")],
  ["eat meat|everything|anything", state("diet", "meat")],
  ["go back to eat meat|chicken|beef|pork|steak", state("diet", "meat")],
  ["start|begin eat meat|chicken|beef|pork|steak", state("diet", "meat")],

  ["study at *", row("school", "named")],
  ["study ~ at *", row("school", "named")],
  ["be a|an? student at *", row("school", "named")],
  ["go|attend to? *", row("school", "school")],
  ["transfer|move|switch|change to *", row("school", "school", true)],
  ["start at|in *", row("school", "school", true)],

  ["drive a|an|the *", row("car", "named")],
  ["buy|get|lease a|an new ~ car", row("car", "named", true)],
]);

/** What makes a value of "go to …" a school. As stems. */
export const SCHOOL_WORDS = stems(
  "university college school primary academy institute kindergarten highschool elementary lyceum gymnasium polytechnic".split(
    " ",
  ),
);

/** The owner's thing of which there is one at a time: "my boss is …", "her address is …". As stems; the last word decides. */
export const SINGULAR_THINGS = stems(
  `surname teacher address email mail number rent budget boss manager supervisor landlord landlady roommate housemate flatmate deadline doctor gp dentist therapist
  physio physiotherapist babysitter nanny childminder hairdresser barber vet accountant lawyer cleaner instructor plumber electrician gardener major gym backend frontend database girlfriend boyfriend partner wife husband fiance fiancee spouse name nickname timezone zone
  friend topic thesis goal bank insurer provider salary weight height age bedtime car laptop phone username nickname handle pin passcode tutor coach trainer mentor captain branch pronoun password team
  title job position employer standup website domain host currency locker desk-mate`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
/** Of these any words say which one it is; a car is named, and "red" or "in the garage" says no more than how it is. */
export const TOLD_BY_WORDS = stems(
  "topic thesis major pronoun address password username handle pin passcode title domain currency zone backend frontend database name surname nickname deadline".split(
    " ",
  ),
);
/** Of these there may be several at a time: only a named one of a kind ("best friend") is single. */
export const MAYBE_SEVERAL: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["friend", new Set(["best", "closest"])],
  ["topic", new Set(["thesis", "research", "dissertation", "paper"])],
  ["number", new Set(["phone", "account", "passport", "licence", "customer", "mobile", "cell"])],
  ["zone", new Set(["time"])],
  [
    "teacher",
    new Set(["piano", "violin", "guitar", "cello", "singing", "yoga", "driving", "swimming", "class", "form", "drum"]),
  ],
  ["goal", new Set(["savings", "saving", "main", "weight"])],
  ["name", new Set(["user", "skype", "account", "login", "middle", "last", "first", "stage", "family", "maiden"])],
]);

/** Heads of occupations that no suffix shows. As stems. */
export const OCCUPATIONS = stems(
  `nurse chef cook doctor lawyer solicitor paralegal pilot clerk guard waitress actress model judge vet surgeon midwife architect barista
  lead head director ceo cto cfo analyst intern consultant accountant assistant associate agent aide coach mechanic plumber electrician chemist
  scientist artist dentist pharmacist journalist freelancer entrepreneur technician musician physician librarian politician physicist therapist
  paramedic medic courier poet priest nun monk diplomat steward stewardess chauffeur concierge fisherman saleswoman policewoman
  researcher principal captain officer sergeant professor secretary receptionist sommelier postman fireman policeman salesman partner trainee apprentice`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
/** Nouns with an occupation's ending that are none. As stems. */
export const NO_OCCUPATION = stems(
  `mother father brother sister daughter sibling member lover owner user smoker drinker reader beginner winner swimmer runner hiker gamer
  foreigner teenager sufferer speaker vegetarian libertarian christian lutheran stranger believer number computer letter paper order dinner
  volunteer sinner offer survivor donor visitor neighbour neighbor tester_ supporter follower worker_ riser sleeper eater driver_ minor senior junior`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** Words of a value that tell nothing of which one it is. As stems. */
export const VALUE_FILLERS = stems(
  `flat house apartment studio room place own rented small big little large new old city town village university college school primary academy
  company firm of the a an area district region home suburb center centre downtown outskirts university inc ltd co currently called named dr mr mrs ms prof professor`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
