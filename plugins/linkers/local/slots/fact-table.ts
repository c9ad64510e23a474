// Attributes that one thing or person has one of at a time, with all the ways of telling them: the noun ("Atlas's deadline"), what
// the owner does ("Atlas is due on …"), and what the value does ("Dan owns …"). How the sentence is built is read in facts.ts.

import { phraseTable } from "../reading/phrases.ts";
import { doerOf, stem, stems } from "../reading/stem.ts";

/** What a value has to be, so that a phrase counts. */
export type ValueKind = "person" | "name" | "place" | "amount" | "schedule" | "words";

export interface Attribute {
  readonly name: string;
  readonly kind: ValueKind;
  /** Told so of several at a time as well: "runs on", "studies". */
  readonly isLoose?: true;
}

const attribute = (name: string, kind: ValueKind): Attribute => ({ name, kind });
const loose = (name: string, kind: ValueKind): Attribute => ({ name, kind, isLoose: true });

const NOUN_LINES: readonly (readonly [name: string, kind: ValueKind, nouns: string])[] = [
  ["manager", "person", "manager boss supervisor superior advisor adviser"],
  ["owner", "person", "owner ownership maintainer"],
  ["lead", "person", "lead leader"],
  ["deadline", "schedule", "deadline due-date"],
  ["salary", "amount", "salary wage income pay"],
  ["rent", "amount", "rent"],
  ["price", "amount", "price fee tariff cost premium fare toll"],
  ["budget", "amount", "budget"],
  ["savings", "amount", "savings fund"],
  ["headcount", "amount", "headcount staff workforce"],
  ["rate", "amount", "rate"],
  ["seat", "place", "headquarters hq"],
  ["venue", "place", "venue"],
  ["bank", "name", "bank"],
  ["team", "name", "team"],
  ["car", "name", "car"],
  ["phone", "name", "phone smartphone mobile"],
  ["laptop", "name", "laptop notebook"],
  ["doctor", "person", "doctor gp"],
  ["host", "name", "host hoster hosting"],
  ["database", "name", "database"],
  ["major", "words", "major"],
  ["minor", "words", "minor"],
  ["address", "words", "address"],
];

/** Each is an attribute of its own. */
const OFFICES =
  "assistant ceo cto cfo coo chair chairman chairwoman chairperson chairwoman president director principal headteacher captain treasurer secretary mayor editor conductor chancellor dean mentor coach trainer tutor therapist dentist physio physiotherapist landlord landlady accountant lawyer hairdresser barber vet plumber electrician gardener nanny babysitter cleaner caretaker teacher instructor midwife architect spokesperson representative contact";

export const NOUNS: ReadonlyMap<string, Attribute> = new Map([
  ...NOUN_LINES.flatMap(([name, kind, nouns]) =>
    nouns.split(" ").map((noun): [string, Attribute] => [stem(noun), attribute(name, kind)]),
  ),
  ...OFFICES.split(" ").map((noun): [string, Attribute] => [stem(noun), attribute(stem(noun), "person")]),
]);

/** Who holds one of several: "a manager", "one of the owners". */
export const SHARED = new Set("co joint shared deputy assistant vice former ex old previous interim acting".split(" "));

/** Of which sort the thing is, where its name says which: "the Atlas project" is Atlas. As stems. */
export const SORTS = stems(
  "project app application service team company firm site website module ticket department program programme product task postal mailing line annual monthly yearly weekly current new official general family due date".split(
    " ",
  ),
);

/** The subject's attribute; the value stands in the rest. */
export const TOLD_OF_OWNER = phraseTable<Attribute>([
  ["report|answer to *", attribute("manager", "person")],
  ["work under *", attribute("manager", "person")],
  ["be manage|managed|supervise|supervised by *", attribute("manager", "person")],
  ["be own|owned|maintain|maintained by *", attribute("owner", "person")],
  ["belong to *", attribute("owner", "person")],
  ["be assign|assigned|reassign|reassigned to *", attribute("assignee", "person")],
  ["be lead|led|run by *", attribute("lead", "person")],
  ["be due on|by|at|in? *", attribute("deadline", "schedule")],
  [
    "be|have to? be? finish|finished|done|ready|submit|submitted|delivered|hand|handed in? on|by *",
    attribute("deadline", "schedule"),
  ],
  ["take place *", attribute("when", "schedule")],
  ["be schedule|scheduled|set|planned|booked for|on|at *", attribute("when", "schedule")],
  ["happen|start|begin|commence|kick|depart|leave|meet off? on|at|in? *", attribute("when", "schedule")],
  ["be on|at|in *", attribute("when", "schedule")],
  ["fall on *", attribute("when", "schedule")],
  ["end|finish|close|expire|run on|at|until *", attribute("until", "schedule")],
  ["open on|at *", attribute("opens", "schedule")],
  ["cost *", attribute("price", "amount")],
  ["sell|go for|at *", attribute("price", "amount")],
  ["be sell|sold for|at *", attribute("price", "amount")],
  ["go|rise|climb|jump|drop|fall up|down to *", attribute("price", "amount")],
  ["weigh *", attribute("weight", "amount")],
  ["be price|priced at *", attribute("price", "amount")],
  ["earn *", attribute("salary", "amount")],
  ["be|get pay|paid *", attribute("salary", "amount")],
  ["get|have a|the raise to *", attribute("salary", "amount")],
  ["bank with|at *", attribute("bank", "name")],
  [
    "move|switch|transfer my|our|his|her|their bank|current|checking|main|salary|joint? account|accounts over? to *",
    attribute("bank", "name"),
  ],
  ["change|switch my|his|her|their major|course|degree|studies over? to *", attribute("major", "words")],
  ["be headquarter|headquartered in|at *", attribute("seat", "place")],
  ["be base|based|locate|located|situated in|at *", attribute("seat", "place")],
  ["have its|their headquarters|seat|base in|at *", attribute("seat", "place")],
  ["be|take hold|held|place in|at *", attribute("venue", "place")],
  ["meet|gather|convene in|at *", loose("venue", "place")],
  ["drive a|an|the? *", attribute("car", "name")],
  ["be|run host|hosted|deploy|deployed on|at|by *", attribute("host", "name")],
  ["host on|at|with *", attribute("host", "name")],
  ["move|switch|migrate my|our|its|their|the? hosting|servers|site|website over? to *", attribute("host", "name")],
  ["run on *", loose("host", "name")],
  ["store|keep its|their ~ data|records in *", loose("database", "name")],
  ["major in *", attribute("major", "words")],
  ["study *", loose("major", "words")],
  ["play for *", attribute("team", "name")],
  ["come from *", attribute("source", "place")],
]);

/** The subject is the value; whose attribute it is stands in the rest. */
export const TOLD_OF_VALUE = phraseTable<Attribute>([
  ["own|maintain *", attribute("owner", "person")],
  ["manage|supervise|advise *", attribute("manager", "person")],
  ["lead *", attribute("lead", "person")],
  ["run *", attribute("lead", "person")],
]);

/** The subject comes into the office that the rest names. */
export const HOLDS = phraseTable([
  ["be|become *", "holds"],
  ["take over? as *", "holds"],
  ["be appoint|appointed|elect|elected|named|made|voted as? *", "holds"],
  ["replace|succeed ~ as *", "holds"],
  ["serve|work|act as *", "holds"],
]);
/** The subject puts somebody into an office: the person, then "as" or "to be", then the office. */
export const PUT_INTO_OFFICE = stems(
  "appoint hire name elect choose pick make get have find use recruit promote".split(" "),
);

/** The amount is of what stands after "for", or of the attribute's owner. */
export const AMOUNT_FOR = phraseTable<Attribute>([
  ["pay|spend *", attribute("price", "amount")],
  ["have *", attribute("budget", "amount")],
  ["can|may spend *", attribute("budget", "amount")],
  ["have save|saved|put *", attribute("savings", "amount")],
  ["save *", attribute("savings", "amount")],
]);

/** Who does this to something is what the noun calls them: "directs the choir", "chairs the board". As stems, to the office. */
export const DOES_OFFICE: ReadonlyMap<string, Attribute> = new Map(
  "director editor conductor chair captain head president coach".split(" ").flatMap((noun): [string, Attribute][] => {
    const office = attribute(stem(noun), "person");
    const verb = doerOf(noun);
    return verb === null
      ? [[stem(noun), office]]
      : [
          [verb, office],
          [stem(noun), office],
        ];
  }),
);

/** Of these "Ada runs the …" tells who leads it; people also run a marathon. As stems. */
export const ORGANISATIONS = stems(
  "branch office shop store team company firm department club site cafe café restaurant bakery hotel school clinic practice agency studio farm project unit group warehouse lab laboratory library archive kitchen programme program workshop choir business".split(
    " ",
  ),
);

/** Where a thing stands: told of the thing, and of it having been moved. */
export const STANDS = phraseTable([
  ["stand|hang|lie|sit in|on|at|under|beside|behind|near *", false],
  ["be keep|kept|store|stored|park|parked|hung|placed in|on|at|under *", false],
  ["move|relocate to|into *", true],
  ["be move|moved|relocate|relocated to|into *", true],
]);

/** The department somebody works in; in the second place whether it became so. */
export const WORKS_IN = phraseTable([
  ["work in *", false],
  ["be in|on *", false],
  ["be a? part|member of *", false],
  ["join *", true],
  ["be|get transfer|transferred|moved|assigned to *", true],
  ["move|switch|transfer|change to *", true],
]);
/** Teams of leisure: nothing is left for them. */
export const SPORTS = stems(
  "football soccer basketball volleyball handball baseball softball hockey rugby cricket tennis swim swimming rowing running cycling chess debate quiz trivia ski dance robotics relay darts".split(
    " ",
  ),
);
export const DEPARTMENTS = stems("department team division unit section ward".split(" "));
/** Departments that go by their name alone: "works in HR". As stems. */
export const NAMED_DEPARTMENTS = stems(
  "hr sales marketing finance accounting accounts procurement purchasing logistics payroll compliance".split(" "),
);

/** Nouns whose amount tells how many people there are. As stems. */
export const PEOPLE = stems(
  "people person employee member worker staff engineer developer teammate colleague".split(" "),
);

/** Tell how many of something there are, or that it is so many by now. */
export const COUNTS = stems(
  "have hold contain comprise reach pass hit exceed top cross count serve attract total".split(" "),
);

/** Tell which version of something it runs on: "Node 22". */
export const RUNS = stems(
  "run use require target need be upgrade bump update migrate move switch go support".split(" "),
);

export const AGED = phraseTable([
  ["turn|reach *", "turns"],
  ["be *", "is"],
]);

export const DWELLINGS = stems(
  "house flat apartment studio bungalow houseboat caravan cottage villa loft condo dorm dormitory hostel townhouse penthouse farm farmhouse cabin home".split(
    " ",
  ),
);
/** The rest names the dwelling; in the second place whether it is told as a move. */
export const DWELLS = phraseTable([
  ["live in *", false],
  ["live on *", false],
  ["be in *", false],
  ["move into *", true],
  ["move to a|an|the *", true],
]);

/** After these the noun of an attribute is told its value. As stems. */
export const TELLS_VALUE = stems(
  `be become stand sit measure read reach hit pass exceed top cross total amount come go rise fall climb drop jump grow shrink increase decrease
  move change switch set raise cut lower reduce extend push shift bump update remain slip slide postpone delay reschedule bring defer put correct revise adjust`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
