// Cues of the linker, as tables: which words say that something changed, ended, was completed, is only wished for, or is past.

import { phrase, phraseTable } from "./phrases.ts";
import { stem, stems } from "./stem.ts";
import { list } from "./words.ts";

/** Stand before a verb and are skipped on the way to it. */
export const ADVERBS = new Set(
  list(`just now recently currently lately already actually finally still also really always usually often sometimes mostly mainly probably
  officially happily again even ever soon then once regularly generally normally typically only both all quite so very truly absolutely simply
  unfortunately sadly luckily thankfully nowadays eventually meanwhile today fully completely totally definitely personally proudly`),
);
/** Say that the statement is about how things are from now on. */
export const NOW_WORDS = new Set(
  list("now recently currently lately nowadays instead newly anymore longer again after"),
);
export const MODALS = new Set(list("can will shall must"));
export const UNSURE_MODALS = new Set(list("would could might may should"));

/** Verbs that only say that something is wanted or meant to be. As stems, with what may stand between. */
export const PLAN_VERBS = stems(
  list("want plan hope wish intend aim dream need try prepare look wait consider think aspire"),
);
export const HYPOTHETICAL = [
  "if",
  "maybe",
  "perhaps",
  "consider|ponder",
  "think of|about",
  "toy with",
  "dream of|about",
  "would love|like|prefer|rather",
  "wish",
  "unless",
  "suppose",
  "imagine",
  "hypothetically",
].map(phrase);

/** Verbs of state: in the past tense they tell of how things were, not of a change. In the form they are written. */
export const PAST_STATE_VERBS = new Set(
  list(`was were lived worked had played liked loved enjoyed owned drove studied used spoke wanted preferred hated disliked resided rented
  attended served smoked needed thought believed felt kept knew weighed slept belonged dated commuted banked volunteered earned taught did`),
);
/** Phrases that place a statement in the past as a whole. */
export const PAST_PHRASES = [
  "used to",
  "grow up",
  "as a? an? child|kid|boy|girl|teenager|teen|student|toddler|baby",
  "when i|he|she|they|user was|were",
  "when i|he|she|they were",
  "years|decades|ages ago",
  "before that",
  "back then|when",
  "back in my|his|her|their|school|college|university|high",
  "in my|his|her|their twenties|thirties|teens|youth|childhood",
  "until|till last",
  "in the past",
  "formerly",
  "previously",
  "at the time",
].map(phrase);

/** Verbs whose particle may stand before or after what ended: "gave away the drums", "gave the drums away". */
const WITH_PARTICLE: readonly (readonly [verbs: string, particles: string, cue: string])[] = [
  ["give", "up", "give-up"],
  ["give", "away", "gave"],
  ["hand|pass|turn", "over", "gave"],
  ["give|hand|bring|brought", "back", "gave-back"],
  ["call", "off", "called-off"],
  ["pay", "off", "paid-off"],
  ["shave", "off", "shaved"],
  ["chop|tear|tore|shut", "down|off", "took-down"],
  ["take", "down", "took-down"],
  ["put", "off", "postponed"],
  ["cut", "out", "cut-out"],
  ["throw|threw", "away|out", "threw-away"],
  ["phase|phased", "out", "cancelled"],
  ["trade", "in", "traded"],
];

/** What ended stands between the words of the phrase. */
export const ENDED_AROUND = phraseTable([
  ...WITH_PARTICLE.map(([verbs, particles, cue]) => [`${verbs} ~ ${particles}`, cue] as const),
  ["have|get ~ remove|removed|disconnect|disconnected|extract|extracted|pull|pulled|uninstall|uninstalled", "removed"],
  ["let ~ expire|lapse|go|run", "let-go"],
  ["have ~ euthanized|euthanised", "died"],
]);

/** What ended stands after the phrase. */
export const ENDED_OBJECT = phraseTable([
  ...WITH_PARTICLE.map(([verbs, particles, cue]) => [`${verbs} ${particles} *`, cue] as const),
  ["stop *", "stop"],
  ["stop|cease to be *", "stop"],
  ["give up on *", "give-up"],
  ["leave *", "left"],
  ["drop out of? *", "dropped"],
  ["drop *", "dropped"],
  ["cancel *", "cancelled"],
  ["sell *", "sold"],
  ["trade *", "traded"],
  ["break up with *", "broke-up"],
  ["split up? with|from *", "split"],
  ["separate from *", "separated"],
  ["divorce from? *", "divorced"],
  ["retire from|as *", "retired"],
  ["graduate from|in|with *", "graduated"],
  ["delete *", "deleted"],
  ["abandon *", "abandoned"],
  ["close *", "closed"],
  ["resign from|as *", "resigned"],
  ["be|get fire|fired from *", "fired"],
  ["fire|dismiss *", "dismissed"],
  ["be|get lay|laid off from *", "laid-off"],
  ["lay|laid off from *", "laid-off"],
  ["get rid of *", "got-rid"],
  ["step down from|as *", "stepped-down"],
  ["recover from *", "recovered"],
  ["decide not to *", "decided-not"],
  ["decide against *", "decided-not"],
  ["decide that? i|we|he|she|they|user will not *", "decided-not"],
  ["change|changed my|his|her|their|our mind about *", "decided-not"],
  ["replace *", "replaced"],
  ["move|moved out of *", "moved-out"],
  ["unsubscribe from *", "unsubscribed"],
  ["ditch *", "ditched"],
  ["scrap|shelve|shelved *", "scrapped"],
  ["outgrow|outgrew *", "outgrew"],
  ["do not ~ anymore", "not-anymore"],
  ["return *", "returned"],
  ["wreck|totalled *", "gone"],
  ["shave *", "shaved"],
  ["uninstall|unfollow *", "deleted"],
  ["swear|swore off *", "cut-out"],
  ["say goodbye|farewell to *", "parted-with"],
  ["part with *", "parted-with"],
  ["back|backed out of *", "withdrew"],
  ["let go of *", "let-go-of"],
  ["postpone|delay *", "postponed"],
  ["lose my|his|her|their|the job at|with *", "lost-job"],
  ["rehome|rehomed *", "rehomed"],
  ["be|get over *", "got-over"],
  ["come|came off *", "came-off"],
  ["be off *", "off"],
  ["be take|taken off *", "came-off"],
  ["wean off *", "came-off"],
  ["withdraw|withdrew|pull out from|of *", "withdrew"],
  ["withdraw|withdrew from *", "withdrew"],
  ["walk away from *", "withdrew"],
  ["part ways with *", "parted-with"],
  ["end things with *", "parted-with"],
  ["no longer on *", "no-longer"],
  ["finish|complete *", "finished"],
  ["donate *", "donated"],
  ["terminate *", "cancelled"],
  ["repay *", "paid-off"],
  ["opt out of *", "unsubscribed"],
  ["sign off from *", "unsubscribed"],
  ["end *", "ended"],
  ["be do|through with *", "done-with"],
  ["lose|lost my|his|her|their|the *", "lost"],
  ["have enough of *", "done-with"],
  ["move|moved on from *", "done-with"],
  ["pull|pulled the plug on *", "cancelled"],
  ["wind|wound up|down *", "closed"],
  ["put|call an end|time to|on *", "ended"],
]);

/** What ended is the clause's subject. */
export const ENDED_SUBJECT = phraseTable([
  ["die", "died"],
  ["pass|passed away", "died"],
  ["be gone|over|dead|cancelled|canceled|closed|off", "over"],
  ["be|get pay|paid off", "paid-off"],
  ["be|get call|called|rain|rained|snow|snowed off", "called-off"],
  ["have heal|healed|end|ended", "healed"],
  ["disappear|vanish|subside", "over"],
  ["have disappear|vanish|subside", "over"],
  ["clear|cleared up", "over"],
  ["go|went away", "over"],
  ["heal", "healed"],
  ["be|get take|taken back|away|off", "gone"],
  ["come|came off", "came-off"],
  ["be write|written off", "gone"],
  ["be|get total|totalled|totaled|wreck|wrecked", "gone"],
  ["be|get steal|stolen|sell|sold|scrap|scrapped|delete|cancel|cancelled", "gone"],
  ["fall|fell through", "called-off"],
  ["run|ran|fly|flew away", "gone"],
  ["close|shut down", "closed"],
  ["shut", "closed"],
  ["split|break up", "split"],
  ["disband", "split"],
  ["come|came to an end", "ended"],
  ["be|get discontinued|abolished|dissolved|demolished|confiscated|repossessed|destroyed|scrapped", "gone"],
  ["go bust|bankrupt|under", "closed"],
  ["go out of business", "closed"],
  ["expire|expired", "expired"],
  ["lapse|lapsed", "expired"],
  ["run|ran out", "expired"],
  ["end", "ended"],
] as const);

/** Both partners are the clause's subject. */
export const PARTED = phraseTable([
  ["break up", "broke-up"],
  ["split up", "split"],
  ["split", "split"],
  ["separate", "separated"],
  ["be|get divorced|divorce|separated", "divorced"],
  ["divorce", "divorced"],
  ["part ways", "parted"],
  ["leave|dump me|him|her|them|user", "left"],
  ["be over", "over"],
  ["be no longer together", "parted"],
  ["be no longer a couple", "parted"],
] as const);

/** Something stood at the first place and no longer does; the rest begins with it. */
export const MOVED_FROM = phraseTable([
  ["switch|change|move|migrate|upgrade|convert|transfer|relocate ~ from *", "from"],
  ["switch|move|migrate off|away of? *", "from"],
  ["move|migrate ~ off *", "from"],
  ["swap|trade|exchange ~ for *", "swapped"],
  ["instead of *", "instead"],
  ["rather than *", "instead"],
  ["replace *", "replaced"],
  ["in place of *", "instead"],
] as const);
export const MOVED_TO = phraseTable([
  ["switch|upgrade|change|convert|migrate to *", "to"],
  ["switch|upgrade|change|convert ~ to *", "to"],
] as const);

/** An appointment or a date was changed. */
export const RESCHEDULED = [
  "reschedule|rebook",
  "postpone",
  "push|pushed back",
  "put back|forward|off",
  "be|get move|moved",
  "move|moved to",
  "move|moved|push|pushed|bring|brought ~ to|back|forward|up",
  "shift|shifted to|from|by|back|forward",
  "be|get shift|shifted",
  "bring|brought forward",
  "delay",
  "extend|extended",
  "change|changed",
  "adjust",
  "new deadline|date|time|slot",
  "now is|on|at|start|leave|end|meet",
  "be now",
].map(phrase);

/** The amount or the state changed. As stems; also left out when the rest of two statements is compared. */
export const CHANGE_VERBS = stems(
  list(`reach increase improve adjust raise reduce grow rise drop fall go lose gain change switch move relocate migrate upgrade extend postpone
  reschedule shift push bring delay update lower shrink become turn transfer swap replace cancel rewrite cost pay decide
  cut correct rename promote jump soar spike sink dip slip plummet creep double triple halve`),
);
export const CHANGE_PHRASES = [
  "now",
  "nowadays",
  "reach",
  "increase|improve|adjust|raise|reduce|grow|rise|drop|lower|shrink",
  "climb to|by|from",
  "double|triple|halve",
  "jump|soar|shoot|spike|sink|dip|slip|plummet|creep up|down|back? to",
  "come down|up to",
  "down|up to",
  "total of",
  "actually",
  "cut|scale down|back",
  "correct|corrected",
  "turn out",
  "go|went up|down",
  "get a raise",
  "instead",
  "again",
  "no longer",
  "not ~ anymore",
  "switch|change|move|update|upgrade",
  "used to",
].map(phrase);

/** Another one of the same kind: never a replacement. */
export const ADDITION_WORDS = new Set(
  list("another more also extra additional second third too both either besides additionally further plus"),
);

export const ADDITION_PHRASES = ["as well", "in addition", "on top", "on the side", "along with"].map(phrase);

/** A simple-past happening: the next such happening replaces nothing. As stems. */
export const HAPPENINGS = stems(
  list(`run spend buy read win see watch visit meet bake paint hike walk swim cycle ride eat cook score donate attend make sell write finish
  take travel fly camp play perform donate plant pay cost have`),
);
export const RUNNING_TOTAL = new Set(list("now have has total streak record best far year"));

/** What a completion answers: these verbs in the older statement (a plan, or something under way). As stems. */
export interface Completion {
  readonly phrase: string;
  readonly answers: readonly string[];
  /** What is under way already is not begun. */
  readonly isOfPlan?: true;
}
export const COMPLETIONS: readonly Completion[] = [
  {
    phrase: "finish *",
    answers: list(
      "work write do build make read watch play study prepare plan want knit paint renovate restore need start try have finish repair",
    ),
  },
  { phrase: "submit|hand in? *", answers: list("write work do prepare need finish plan want") },
  { phrase: "hand|turn in *", answers: list("write work do prepare need finish") },
  { phrase: "publish *", answers: list("write work prepare plan want") },
  { phrase: "graduate from|in|with *", answers: list("study do attend pursue work") },
  { phrase: "complete *", answers: list("work do study take train prepare want plan") },
  { phrase: "launch *", answers: list("work build prepare plan want develop") },
  { phrase: "ship|release *", answers: list("work build prepare plan want develop") },
  { phrase: "pass *", answers: list("prepare study train plan want take need revise cram") },
  { phrase: "find *", answers: list("look search hunt seek want need hope") },
  { phrase: "get *", answers: list("wait want hope apply plan need try look think consider") },
  { phrase: "defend *", answers: list("work do write prepare study") },
  { phrase: "receive *", answers: list("wait want hope apply expect") },
  { phrase: "give|deliver|throw|host|hold *", answers: list("prepare plan rehearse organise organize") },
  { phrase: "build *", answers: list("build plan want") },
  { phrase: "buy *", answers: list("save look want plan need search hunt") },
  { phrase: "rent *", answers: list("look search hunt want") },
  { phrase: "sign ~ lease|contract for|on *", answers: list("look search hunt want hope negotiate") },
  { phrase: "book *", answers: list("plan want look need") },
  { phrase: "move into *", answers: list("look search hunt want plan wait") },
  { phrase: "reach|win|achieve *", answers: list("train want hope work plan aim save") },
  { phrase: "accept|reject|decline|refuse *", answers: list("consider think weigh") },
  { phrase: "turn|turned down *", answers: list("consider think weigh") },
  { phrase: "be accept|accepted at|to|into|by *", answers: list("hope want apply plan wait") },
  { phrase: "run|ride|swim *", answers: list("train prepare") },
  { phrase: "start|begin|take|took up? *", answers: list("want plan hope think consider learn"), isOfPlan: true },
];

/** What somebody does, as the event that it is: by the stem of the verb that of the noun. */
export const EVENTS: ReadonlyMap<string, string> = new Map(
  ["marry wedding", "fly flight", "travel trip", "move move", "depart departure", "graduate graduation"].map((line) => {
    const [verb, noun] = line.split(" ").map(stem);
    return [verb!, noun!] as const;
  }),
);

/** Not done yet, in the words of a state. */
export const UNFINISHED = [
  "half|almost|nearly|partly finish|done|ready",
  "in progress",
  "under way|construction",
  "ongoing",
].map(phrase);
