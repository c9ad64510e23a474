// How what was going on came out, where neither word says that it ended: braces come off, a permit becomes a licence, a debt is paid.

import type { Clause } from "./clauses.ts";
import { find, matchesAt, type Phrase, phrase, phraseTable } from "./phrases.ts";
import { stems } from "./stem.ts";
import type { Token } from "./tokens.ts";
import { STOP_WORDS } from "./words.ts";

interface Outcome {
  readonly name: string;
  /** What it was about must be named again. */
  readonly isOfThing: boolean;
  /** It is a place: what was so of the whole is so of a part. */
  readonly isOfPlace: boolean;
  readonly was: readonly string[];
  readonly became: readonly string[];
  /** All words of its phrases, as stems. */
  readonly words: ReadonlySet<string>;
}

const row =
  (isOfThing: boolean, isOfPlace = false) =>
  (name: string, was: readonly string[], became: readonly string[]): Outcome => ({
    name,
    was,
    became,
    isOfThing,
    isOfPlace,
    words: stems([...was, ...became].flatMap((pattern) => pattern.split(/[ |?]/))),
  });
const outcome = row(false);
const ofThing = row(true);
const ofPlace = row(true, true);

const DEPLOYED = [
  "be deploy|deployed to|in|overseas|abroad",
  "be station|stationed|posted to|in|overseas|abroad",
  "be on ~ deployment|tour",
];

const OUTCOMES: readonly Outcome[] = [
  outcome("braces", ["wear|have ~ braces"], ["braces ~ off|out|removed"]),
  outcome("cast", ["in a ~ cast", "wear|have ~ cast on"], ["cast ~ off|removed"]),
  outcome("crutches", ["on|with crutches"], ["off ~ crutches", "without ~ crutches"]),
  outcome("wheelchair", ["use a wheelchair", "in a wheelchair"], ["walk again", "without ~ wheelchair"]),
  outcome(
    "licence",
    [
      "learner 's permit",
      "learner permit",
      "learn to drive",
      "take|have ~ driving lesson|test",
      "be get|do ~ driving|driver licence",
      "can not drive *",
      "not have a|my|his|her|their ~ driving|driver licence|license",
    ],
    ["pass ~ driving|road test", "get|have ~ driving|driver licence", "get|have ~ driver 's licence"],
  ),
  outcome("diapers", ["wear|in ~ diaper|nappy"], ["be ~ potty|toilet train|trained", "out of ~ diaper|nappy"]),
  outcome(
    "job-hunt",
    ["look|search|hunt for ~ job|work", "job hunt|search"],
    ["no more job hunt|search|application", "sign ~ employment|work|job contract", "accept|take ~ job offer"],
  ),
  outcome(
    "pregnancy",
    ["try for ~ baby|child", "try to conceive", "try to get|become pregnant"],
    ["be|get|become ~ pregnant", "expect ~ baby|child|twin"],
  ),
  outcome(
    "miscarriage",
    ["be ~ pregnant", "expect a|an|my|our|their|her ~ baby|child|twin"],
    ["have a|an ~ miscarriage|stillbirth", "miscarry|miscarried", "lose|lost the|my|our|her|their baby|twin"],
  ),
  ofThing("offer", ["have ~ offer|invitation from"], ["turn|turned down", "accept", "decline", "reject", "refuse"]),
  ofThing(
    "held",
    ["plan|organise|organize|prepare"],
    ["be a ~ success|hit|disaster|flop", "go|went ~ well|great|fine|smoothly|badly"],
  ),
  ofThing(
    "kept",
    ["plan|want|intend|decide|hope to quit|leave|sell|cancel|drop", "be go to quit|leave|sell|cancel|drop"],
    ["decide|choose to keep|stay", "keep ~ after all", "stay ~ after all"],
  ),
  ofThing("repair", ["be in|at ~ shop|garage|workshop"], ["back from ~ shop|garage|workshop", "get|have ~ back"]),
  ofThing("less", ["eat|drink|use less", "cut down on", "cut back on"], ["cut out", "cut ~ out", "give|quit up? *"]),
  outcome(
    "retirement",
    ["be retired"],
    ["be|go|come back to|at work", "come out of retirement", "work again", "start ~ work again"],
  ),
  outcome(
    "separation",
    ["be separated|divorced", "separate|separated from", "on a break"],
    ["be|get back together", "be together again", "reconcile"],
  ),
  outcome("coma", ["in a coma"], ["wake|woke up", "come|came|be out of ~ coma"]),
  outcome(
    "results",
    ["wait for|on ~ exam|exams result|results|grade|grades"],
    ["pass ~ exam|exams", "fail ~ exam|exams"],
  ),
  ofThing(
    "half-done",
    ["be half|partly|almost|nearly written|done|finished|ready|complete|painted|built|read"],
    ["finish *", "complete *"],
  ),
  outcome("leave", ["be on ~ leave"], ["be|go|get|come|return back? to ~ work|office", "be back at|in ~ work|office"]),
  outcome("holiday", ["be on holiday|vacation"], ["be|get|come back from ~ holiday|vacation"]),
  outcome("probation", ["on|in ~ probation"], ["pass|complete|finish ~ probation"]),
  outcome(
    "hospital",
    ["be in|at|on ~ hospital|rehab|clinic|ward|hospice", "in intensive care"],
    [
      "discharge from ~ hospital",
      "be|get|come back|home from ~ hospital|rehab|clinic",
      "leave ~ hospital",
      "out of ~ hospital|rehab|clinic|hospice",
      "be|get|come home again",
      "be|get|come back home",
    ],
  ),
  outcome("deployment", DEPLOYED, [
    "be|come|get back from ~ deployment|tour|mission",
    "be|come|get back? home from",
    "be|come|get back from",
    "be|come|get back? home",
  ]),
  outcome("return", DEPLOYED, ["be|come|get back"]),
  outcome(
    "journey",
    [
      "be on holiday|vacation in",
      "be on a ~ trip|journey",
      "be travel in|through",
      "plan|book a|an|the|my|our ~ trip|holiday|cruise to|in",
      "be go|fly|travel to",
      "plan to go|fly|travel to",
    ],
    ["be back from", "come|get|arrive back|home from", "return from"],
  ),
  outcome(
    "studies",
    [
      "be a|an ~ student",
      "be in ~ year of|at",
      "be at|in university|college|uni|school",
      "study at",
      "do a|an|my|his|her|their master|bachelor|phd|doctorate|degree",
      "study|work for|towards ~ master|bachelor|phd|doctorate|degree",
      "go to university|college|uni|school",
    ],
    [
      "graduate",
      "finish ~ degree|studies|university|college|uni|school|master|bachelor|phd|doctorate",
      "defend ~ phd|thesis|dissertation|doctorate",
      "drop|dropped out",
      "get|got|earn|receive my|his|her|their ~ degree|master|bachelor|phd|doctorate",
    ],
  ),
  ofThing(
    "quarrel",
    [
      "not speak|talk to|with?",
      "no longer speak|talk to|with",
      "no contact with|to",
      "not on speak|good term with",
      "fall|fell out with",
      "estrange|estranged from",
      "be mad|angry at|with",
      "have a|an ~ fight|argument|quarrel|row with",
    ],
    [
      "make|made up",
      "make|made peace",
      "reconcile",
      "talk|speak again",
      "on speak|good term",
      "friend again",
      "in touch|contact with",
      "bury the hatchet",
    ],
  ),
  ofThing(
    "level",
    ["have high|low|elevated|raised", "be high|low|elevated|raised"],
    ["be|go|come ~ back to|at|in? normal", "be normal again|now", "be ~ under control"],
  ),
  outcome(
    "apprenticeship",
    ["be a|an ~ apprentice|trainee|intern"],
    [
      "finish|complete ~ apprenticeship|traineeship|internship|training",
      "get|receive|sign ~ permanent|full-time contract|position|job",
      "be take|taken|kept on",
    ],
  ),
  outcome(
    "divorce",
    [
      "in the middle of|in a|the|my|his|her|their divorce",
      "be get divorced",
      "go through a|the|my|his|her|their divorce",
    ],
    ["divorce go|come through", "divorce be final|finalised|finalized|complete|done|over", "be divorced *"],
  ),
  ofThing("sale", ["for sale", "on the market"], ["sell"]),
  ofThing("letting", ["for rent|let"], ["rent|let out", "be rent|let"]),
  ofThing(
    "application",
    ["pending", "under review", "apply for", "wait for ~ decision", "try to get", "interview at|with", "apply to"],
    ["approve", "grant", "reject", "refuse", "deny", "turn down", "come through", "be|get accept", "get into"],
  ),
  ofThing(
    "training",
    ["apprenticeship|traineeship|apprentice|trainee as?", "train as|to", "study|train|learn to be|become"],
    ["qualify as", "become a|an", "be a|an ~ now", "be now a|an", "be a|an qualified|certified|licensed"],
  ),
  ofThing(
    "work-on",
    [
      "be be renovated|rebuilt|repaired|painted|built",
      "be renovate|refurbish|redecorate",
      "under renovation|construction|repair",
    ],
    ["be|have ~ done|finished|ready|complete|completed", "renovate|rebuild"],
  ),
  ofThing(
    "damage",
    [
      "crack",
      "break|broken",
      "damage",
      "leak",
      "do not work|start|function|turn",
      "flat tyre|tire|battery",
      "in|at ~ garage|shop|workshop for ~ repair",
    ],
    ["repair", "fix", "mend", "replace", "heal"],
  ),
  ofThing(
    "problem",
    ["stuck on|with", "struggle with", "debug"],
    ["fix", "solve", "resolve", "crack", "figure out", "sort out", "finish", "complete"],
  ),
  outcome(
    "owed",
    ["owe|owing user"],
    ["pay|paid user back|everything", "pay|paid back user", "pay|paid user? in full"],
  ),
  ofThing("lent", ["lend"], ["have|get|take ~ back", "return"]),
  ofThing("debt", ["owe", "borrow"], ["pay|give|bring ~ back", "pay back", "pay off", "return"]),
  ofThing(
    "sharing",
    ["share"],
    ["have|get|buy|rent|find ~ my|our|his|her|their own", "have ~ to myself|himself|herself|themselves"],
  ),
  outcome("prison", ["in prison|jail|custody"], ["be release", "get|come out of ~ prison|jail"]),
  ofThing(
    "fear",
    ["be|feel ~ afraid|scared|terrified|frightened of", "have ~ fear of"],
    ["get over", "overcome", "conquer"],
  ),
  ofThing(
    "loss",
    ["lose", "steal|stolen", "missing"],
    ["find", "turn|turned up", "deliver|return|recover", "be|come back|home"],
  ),
  ofThing("hire", ["rent", "borrow", "lease"], ["buy ~ of my|his|her|their own", "buy my|his|her|their own"]),
  ofThing("foster", ["foster"], ["adopt", "give ~ back"]),
  ofThing("membership", ["not a|an|the? member of|in", "not belong to"], ["join", "become a|an|the? member of|in"]),
  outcome(
    "recovery",
    ["be recover", "have the|a|an ~ flu|cold|covid|pneumonia|infection", "be ill|sick"],
    ["have fully|completely? recover", "recover fully|completely", "be|feel fine|well|healthy again"],
  ),
  ofThing(
    "replacement",
    ["expire|expired|lose|lost|steal|break|broken|leak|fail"],
    ["have|get|buy|receive a|my|his|her|their new"],
  ),
  outcome("teeth", ["be teething"], ["have all ~ teeth"]),
  ofPlace(
    "first-visit",
    ["never be to|in", "never visit|go|travel to?", "not be to|in"],
    ["go|travel|fly|drive to", "visit", "be in|to"],
  ),
  ofThing("reading", ["halfway|midway through", "in the middle of"], ["finish"]),
  ofThing(
    "due",
    ["be due", "must be in|submitted"],
    ["hand|handed|turn|turned|send|sent in", "submit", "file", "deliver"],
  ),
  ofThing("arrears", ["behind with|on"], ["catch|caught up with|on"]),
  ofThing("rented", ["rent|lease"], ["buy|bought|purchase|purchased"]),
  ofThing("exam", ["fail"], ["pass"]),
  ofThing(
    "awaited",
    ["wait for|on", "await"],
    ["come back|in|through|out", "arrive", "be deliver|delivered|here", "have the|my|his|her|their"],
  ),
  outcome(
    "birth",
    ["baby|child|twin|son|daughter be due", "be due with"],
    ["baby|child|twin|son|daughter be born", "give birth", "have a|the|my|our|her|their baby|boy|girl|son|daughter"],
  ),
  ofThing(
    "learning",
    ["learn to *", "take ~ lesson|course|class", "take lesson in"],
    ["get|earn|receive ~ certificate|certification|diploma|licence|license|qualification"],
  ),
  outcome(
    "sleep",
    ["trouble|difficulty|problem ~ sleep", "sleep badly|poorly", "insomnia"],
    ["sleep ~ well|better|through"],
  ),
  ofThing(
    "waiting-list",
    ["on ~ waiting list for", "on ~ waitlist|wait-list for"],
    ["get", "receive", "be offer|offered", "start|begin", "have ~ first", "have|get a place|spot in|at|on"],
  ),
];

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

const tableOf = (side: "was" | "became") =>
  phraseTable(OUTCOMES.flatMap((it) => it[side].map((pattern): [string, Outcome] => [pattern, it])));
const WAS = tableOf("was");
const BECAME = tableOf("became");

/** What a statement says of how something stood or came out: by outcome, the places of the words that say so. */
export interface Outcomes {
  readonly was: ReadonlyMap<Outcome, readonly number[]>;
  readonly became: ReadonlyMap<Outcome, readonly number[]>;
  readonly schooling: Schooling | null;
}

const placesIn = (tokens: readonly Token[], table: typeof WAS): Map<Outcome, number[]> => {
  const found = new Map<Outcome, number[]>();
  for (let at = 0; at < tokens.length; at++) {
    for (const { entry, end } of matchesAt(table, tokens, at)) {
      // What stands in a gap of the phrase is no part of it.
      const places = range(at, end).filter((place) => entry.words.has(tokens[place]!.stem));
      found.set(entry, [...(found.get(entry) ?? []), ...places]);
    }
  }
  return found;
};

export const readOutcomes = (tokens: readonly Token[], clauses: readonly Clause[]): Outcomes => ({
  was: placesIn(tokens, WAS),
  became: placesIn(tokens, BECAME),
  schooling: schoolingOf(tokens, clauses),
});

/** Places of learning in the order in which a child passes through them. */
const SCHOOLS = [
  ["daycare|nursery|creche", "day care"],
  ["kindergarten|preschool", "pre-school"],
  ["primary|elementary|grade school", "to school", "start school"],
  ["middle school", "junior high"],
  ["high|secondary school"],
  ["university|college|uni"],
].map((names) => names.map(phrase));
const GRADE = phrase("grade");
const GOES = stems("be attend go start begin enter move get".split(" "));
const STARTS = stems("start begin enter move go attend".split(" "));
const FIRST_OF_SCHOOL = [1, 6, 9];

interface Schooling {
  /** Not only is somewhere, as a visitor may be. */
  readonly isStart: boolean;
  readonly stage: number;
  readonly grade: number | null;
}

const schoolingOf = (tokens: readonly Token[], [clause]: readonly Clause[]): Schooling | null => {
  if (clause === undefined || !clause.subject.isPerson || !GOES.has(tokens[clause.head]?.stem ?? "")) return null;
  const isStart = STARTS.has(tokens[clause.head]!.stem) || tokens.some(({ lower }) => lower === "now");
  const grade = find(tokens, GRADE);
  const number = grade === null ? Number.NaN : Number.parseInt(tokens[grade.start - 1]?.lower ?? "", 10);
  if (number >= 1)
    return { stage: 1 + FIRST_OF_SCHOOL.filter((first) => number >= first).length, grade: number, isStart: true };
  const stage = SCHOOLS.findIndex((names) => names.some((name) => standsAlone(tokens, name)));
  return stage === -1 ? null : { stage, grade: null, isStart };
};

/** Not "the university library". */
const standsAlone = (tokens: readonly Token[], name: Phrase): boolean => {
  const found = find(tokens, name);
  const next = found === null ? undefined : tokens[found.end];
  return found !== null && (next === undefined || next.isBreak || next.isName || STOP_WORDS.has(next.lower));
};
