// "When do your exams finish?" "The 16th of June.", "Who's on call?" "Me.": a plain question for the time, place, length or price of
// something, or for who does it, with a few words in reply, told as one statement about what the question is about.

import { wrapped } from "#domain/wrapped.ts";
import { withArticle } from "#plugins/memory-extractors/local/articles.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_BY_NAME, KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { TWO_TO_SIX } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { addS, withoutS } from "#plugins/memory-extractors/local/telling/verbs.ts";
import { pastOf } from "../questions/past-forms.ts";
import { asBoth, asThing, ownWords } from "../questions/question-words.ts";
import { namesSomething } from "./asked-deeds.ts";
import { duration, SINCE_OWN, timeOf } from "./times.ts";

type Fits = (answer: string) => string | null;

const HOUR = new RegExp(
  wrapped`
    ^(?:at |around |about |from |by )?(?:
      \d{1,2}(?:[:.]\d\d)? ?(?:[ap]m|o'clock|h)?|noon|midnight|half (?:past )?\w+|quarter (?:past|to) \w+
    )(?= (?:at|in|on|sharp|tomorrow|today|every)\b|[,.!]|$)`,
  "i",
);
const atHour: Fits = (answer) => {
  if (!HOUR.test(answer)) return null;
  return /^(?:at|around|about|from|by) /i.test(answer) ? lowerFirst(answer) : `at ${answer}`;
};
const when: Fits = (answer) => timeOf(answer) ?? (/^at \d/i.test(answer) ? atHour(answer) : null);
const PLACE = /^(?:in|at|near|by|to|on|from|over|next to|opposite|behind|outside) \S/i;
const where =
  (preposition: string): Fits =>
  (answer) => {
    if (/\d|,/.test(answer) || /^(?:somewhere|nowhere|everywhere|no idea|home|abroad)\b/i.test(answer)) return null;
    return PLACE.test(answer) ? lowerFirst(answer) : `${preposition} ${answer}`;
  };
const AMOUNT =
  /^(?:(?:about|around|almost|over|under|roughly|only|just) )*[£$€]?\d[\d.,]*k?\b(?! ?(?:years|days|weeks|hours|minutes|%))/i;
const amount: Fits = (answer) => (AMOUNT.test(answer) ? lowerFirst(answer) : null);
const length: Fits = (answer) => {
  const told = /\b(?:minutes?|hours?|days?|nights?|weeks?|months?|years?)\b/i.test(answer) ? duration(answer) : null;
  return told?.startsWith("for ") === true ? told : null;
};
const until: Fits = (answer) => (/^(?:until|till) \S/i.test(answer) ? lowerFirst(answer) : length(answer));

/** "your exams", "the lease", "Rosa", "kick-off" */
const WHOM = wrapped`
  (
    (?:your |the )(?:[\w'-]+ ){0,3}?[\w'-]+
    |(?!
      it\b|this\b|that\b|there\b|you\b|we\b|he\b|she\b|they\b|I\b|everyone\b|anyone\b|your\b|the\b|his\b|her\b|their\b
      |our\b|my\b
    )[\w-]+(?:'s [\w-]+)?
  )`;
const PERSON = String.raw`(your (?:[\w'-]+ ){0,2}?(?:${KIN_NOUNS})|(?!Your|The|It|This|That\b)(?-i:\p{Lu}\p{Ll}+))`;
/** What goes by itself, at a time. */
const GOES = wrapped`
  start|finish|end|begin|open|close|arrive|leave|land|move|graduate|retire|expire|run out|get back|come back|come home
  |come out|go back|return|break up|reopen`;
const STAYS = "work|live|study|teach|train|play|practise|practice";
const BEHIND = "( (?:again|school|work|there|here|at|in|with|on|to|for|from)\\b[^?]{0,50})?";

/** "finish" → "finishes", "get back" → "gets back"; of several as it is. */
const third = (verb: string, whom: string): string => {
  const [head = "", ...rest] = verb.split(" ");
  if (/(?:[^s]s|kids|children|people|parents)$/i.test(whom) && !/^\p{Lu}/u.test(whom)) return verb;
  return [addS(head), ...rest].join(" ");
};

/** The subject as who answers says it; null where only the asker can tell what it is. */
const subject = (whom: string): string | null => {
  if (whom.endsWith(" and")) return null; // "When does your shift start and end?" asks two things.
  const own = ownWords(` ${whom}`)?.trim();
  return own === undefined ? null : upperFirst(own);
};
const joined = (...parts: readonly (string | null)[]): string | null =>
  parts.includes(null) ? null : parts.filter((part) => part !== "").join(" ");
const rest = (words: string | undefined): string | null =>
  ownWords((words ?? "").replace(/ (?:again|here|now)$/i, ""))?.trim() ?? null;

const row = (pattern: string, told: (answer: string, q: RegExpExecArray) => string | null) =>
  [new RegExp(`^(?:(?:and|so|oh|but|ok|then|wait|by the way),? )*${pattern}\\?$`, "iu"), told] as const;

/** "Vet nurse in Graz" */
const GERUND = /^(?:still |mostly |just )?[a-z]{3,}ing(?: [^,;]{2,40})?$/i;
const ROLE = /^(?:an? )?(?:[a-z-]+ ){0,2}[a-z-]{4,}(?: (?:in|at|for) [\p{L}' -]{2,30})?$/iu;
const NO_ROLE = new RegExp(
  wrapped`
    ^(?:nothing|everything|whatever|lots|same|something|no idea|not|the)\b|\b(?:old|stuff|things?|much|idea)$
    |^(?:[a-z]+ )?(?:
      software|apps?|websites?|systems?|insurance|furniture|clothes|food|toys|tools|machines?|equipment|parts|logistics
      |packaging
    )(?: and [a-z]+)?(?= for | in |[.!]*$)`,
  "i",
);

/** "Nursing school", "art college" */
const IN_SCHOOL = /^(?:still |now )?[a-z]+ (?:school|college)$/i;

/** What does somebody good, or not: "brings you joy", "keeps you going", "helps you unwind", "inspires you". */
const MOVES = wrapped`
  (?:inspires|motivates|drives|relaxes|calms|scares|worries|bothers|frustrates|annoys|stresses|excites) you
    (?: (?:down|out))?(?: the)?(?: most)?
  |(?:brings|gives) you (?:the most )?(?:joy|peace|comfort|happiness|strength|hope|energy|courage|calm|purpose)
  |keeps you (?:going|motivated|inspired|busy|sane|fit|grounded|calm|awake|happy|young)
  |makes you (?:(?:so|really|most|the most) )?(?:happy|happiest|proud|nervous|anxious|sad|smile|laugh|relax)
  |helps you (?:relax|unwind|calm down|cope|sleep|focus|recharge|fall asleep|wind down|switch off)`;
/** "Proud and a little nervous" */
const FEELS = new RegExp(
  wrapped`
    ^(?:(?:a (?:bit|little)|very|so|really|mostly|pretty) )*(?:
      proud|nervous|excited|scared|anxious|happy|sad|relieved|confident|terrified|worried|stressed|optimistic|hopeful
      |overwhelmed|grateful|thrilled
    )(?:,? (?:and|but|but also) (?:[a-z]+ ){0,3}[a-z]+)?(?: (?:of|about|by) (?:it|that|them))?$`,
  "i",
);
const feelsAbout = (feeling: string, what: string): string | null => {
  const [, said = feeling, by = "about"] = /^(.+) (of|about|by) (?:it|that|them)$/i.exec(feeling) ?? [];
  return joined("I feel", lowerFirst(said), by, rest(` ${what}`));
};
export const saysFeeling = (said: string): boolean => FEELS.test(said);
/** "What does your dog eat?" */
const HAS_OBJECT =
  "eat|drink|teach|study|play|collect|sell|grow|like|love|hate|wear|read|paint|build|breed|speak|want|need";
const OF_SUBJECT = /^(?:teach|study|speak|read)$/i;
const SAYS_NOTHING =
  /^(?:whatever|pretty much|mostly anything|I|he|she|they|you|we|it|my|our|that|this|the same|no)\b/i;
/** "My aunt, hiking and old films": things, and none of the one who asked. */
const IS_THING = new RegExp(
  wrapped`
    ^(?!(?:when|that|this|those|these|it|you|how|if|just|only|not|well|because|to)\b)
      (?!.*\b(?:you|your|yours|them|it|that|this)\b)[\p{L}][\p{L}\d,'& -]{3,}$`,
  "iu",
);

/** "10 at night till 6", "starts 7 ends 3.30", "from 3 May to 4 June" */
const HOUR_OR_DAY =
  "(?:\\d[\\w:.]*(?: ?(?:[ap]m|at night|in the (?:morning|evening|afternoon)))?(?: [A-Z][a-z]{2,8})?|noon|midnight|[A-Z][a-z]{2,8})";
const FROM_TILL = new RegExp(
  wrapped`
    ^(?:
      (?:from )?(${HOUR_OR_DAY}) ?(?:till?|until|to|-|–) ?
      |(?:it )?(?:starts?|begins?)(?: at)? (${HOUR_OR_DAY}),?(?: and)? (?:it )?(?:ends?|finish(?:es)?|stops?)(?: at)?[ ]
    )
      (${HOUR_OR_DAY})$`,
);
const fromTill = (said: string, whom: string, verb: string, end: string): string | null => {
  const [, from, start, till] = FROM_TILL.exec(said) ?? [];
  if (till === undefined) return null;
  return /^you$/i.test(whom)
    ? `I ${verb} at ${from ?? start} and I ${end} at ${till}`
    : joined(subject(whom), /[^s]s$/i.test(whom) ? "are" : "is", `from ${from ?? start} to ${till}`);
};

const ROWS: readonly (readonly [RegExp, (answer: string, q: RegExpExecArray) => string | null])[] = [
  // "When does your shift start and end?"
  row(`(?:when|what time) (?:do|does) (you|${WHOM}) (start|begin|open) and (end|finish|stop|close)`, (a, q) =>
    fromTill(a, q[1] ?? "", q[3] ?? "", q[4] ?? ""),
  ),
  row(`when (?:do|does) ${WHOM} (${GOES})${BEHIND}`, (a, [, whom = "", verb = "", more]) =>
    joined(subject(whom), third(verb.toLowerCase(), whom), rest(more), when(a)),
  ),
  row(`when did ${WHOM} (${GOES}|die|pass(?: away| on)?)${BEHIND}`, (a, [, whom = "", verb = "", more]) =>
    joined(subject(whom), pastOf(verb.split(" ")[0] ?? ""), verb.split(" ").slice(1).join(" "), rest(more), when(a)),
  ),
  // "When is the report due?" "its due friday"
  row(`when(?:'s| is| are) ${WHOM} due`, (a, [all, whom = ""]) =>
    joined(
      subject(whom),
      / are /i.test(all) ? "are" : "is",
      "due",
      when(a.replace(/^(?:(?:it's|its|it is|they're) )?due /i, "")),
    ),
  ),
  row(`(?:what time|when)(?:'s| is| are) ${WHOM}`, (a, [all, whom = ""]) =>
    joined(subject(whom), / are /i.test(all) ? "are" : "is", atHour(a)),
  ),
  row(`what time (?:do|does) (?!you\\b)${WHOM} (${GOES})${BEHIND}`, (a, [, whom = "", verb = "", more]) =>
    joined(subject(whom), third(verb.toLowerCase(), whom), rest(more), atHour(a)),
  ),
  row(`what time do you (get up|wake up|go to bed|${GOES})${BEHIND}`, (a, [, verb = "", more]) =>
    joined("I", verb.toLowerCase(), rest(more), atHour(a)),
  ),
  row(
    `what(?:'s| is) ${PERSON} (?:doing|up to)(?: there| these days| now)?( (?:in|at) [^?]{2,40})?`,
    (a, [, whom = "", at]) => (GERUND.test(a) ? joined(subject(whom), "is", lowerFirst(a), rest(at)) : null),
  ),
  row(`what does ${PERSON} do(?: for (?:work|a living))?(?: again| now| these days)?`, (a, [, whom = ""]) => {
    if (!ROLE.test(a) || GERUND.test(a) || NO_ROLE.test(a)) return null;
    return joined(subject(whom), "works as", withArticle(lowerFirst(a)));
  }),
  row(`how long has ${PERSON} been ([a-z]{2,}ing)( [^?]{2,40})?`, (a, [, whom = "", doing = "", more]) =>
    joined(subject(whom), "has been", doing.toLowerCase(), rest(more), SINCE_OWN.test(a) ? lowerFirst(a) : duration(a)),
  ),
  row(
    `what (?:do|does) ${PERSON} (${HAS_OBJECT})(?: most| best)?(?: then| now| these days)?`,
    (a, [, whom = "", verb = ""]) =>
      namesSomething(a) && !SAYS_NOTHING.test(a)
        ? joined(subject(whom), third(verb.toLowerCase(), whom), OF_SUBJECT.test(verb) ? a : asThing(a))
        : null,
  ),
  row(`how far along (?:is|are) (you|${WHOM.slice(1, -1)})(?: now)?`, (a, [, whom = ""]) =>
    /\b(?:weeks?|months?|days?)$/i.test(a)
      ? joined(/^you$/i.test(whom) ? "I" : subject(whom), /^you$/i.test(whom) ? "am" : "is", lowerFirst(a), "along")
      : null,
  ),
  row("what(?: are|'re) you (?:doing|up to)(?: now| these days)?", (a) =>
    IN_SCHOOL.test(a) ? `I'm in ${lowerFirst(a)}` : null,
  ),
  row(
    "what (do|would) you (?:want|like) for (your (?:\\w+ )?birthday|christmas|xmas|your wedding)(?: this year)?",
    (a, q) =>
      /^(?:an?|the|some|my|new|two) \w/i.test(a) ? joined("I want", lowerFirst(a), "for", rest(` ${q[2]}`)) : null,
  ),
  row(`(?:what(?: else)?|(?:is there )?anything(?: else)?(?: that)?) (${MOVES})(?: these days| right now)?`, (a, q) =>
    namesSomething(a) && IS_THING.test(a)
      ? `What ${(q[1] ?? "").toLowerCase().replace(/\byou\b/, "me")} is ${asThing(a)}`
      : null,
  ),
  row("how (?:do|are) you feel(?:ing)? about ((?:your|the) [^?]{3,40})", (a, q) =>
    FEELS.test(a) ? feelsAbout(a, q[1] ?? "") : null,
  ),
  row(`where (?:do|does) ${WHOM} (${STAYS})(?: now| these days)?`, (a, [, whom = "", verb = ""]) =>
    joined(subject(whom), third(verb.toLowerCase(), whom), where(/^work|^teach|^train/i.test(verb) ? "at" : "in")(a)),
  ),
  row(
    "how long (?:are|will) you ((?:be |going to be )?(?:[a-z]+ing|away|off|there|gone|out))(?: for| then)?( [^?]{2,60}(?<! for))?(?: for)?",
    (a, q) =>
      joined(
        /^how long will/i.test(q[0].replace(/^.*(?=how)/i, "")) ? "I'll" : "I'm",
        q[1] ?? "",
        rest(q[2]),
        until(a),
      ),
  ),
  row(`how long (?:is|are|will) ${WHOM} (away|off|gone|out|staying|visiting|back)( [^?]{2,40})?`, (a, q) =>
    joined(
      subject(q[1] ?? ""),
      / are /i.test(q[0]) ? "are" : / will /i.test(q[0]) ? "will be" : "is",
      q[2] ?? "",
      rest(q[3]),
      until(a),
    ),
  ),
  row(`how much(?:'s| is| are) ${WHOM}(?: (?:a|per) (?:month|week|year|day))?(?: now| then| these days)?`, (a, q) =>
    joined(subject(q[1] ?? ""), / are /i.test(q[0]) ? "are" : "is", amount(a)),
  ),
  row(
    wrapped`
      (?:and |what about |how about )(
        the (?:[\w-]+ )?(?:rent|price|deposit|salary|pay|fee|budget|bill|mortgage)
        |your (?:rent|salary|pay|deposit|budget|mortgage)
      )`,
    (a, q) => joined(subject(q[1] ?? ""), "is", amount(a)),
  ),
];

/** Who does it, says "me", "I will" or a name. */
const MYSELF = new RegExp(
  wrapped`
    ^(?:(?:sorry|oh|that'd be|that would be|that's|it's),? )?(?:me|I am|I'm|I do|I will|I'll|I can|I can't|I did)
      (?=[.,!]|$| (?:and|then|again|as always|for now|mostly)\b| alone[.!]*$)`,
  "i",
);
export const saysMe = (said: string): boolean => MYSELF.test(said);
const SOMEBODY = new RegExp(
  wrapped`
    ^(?:
      (?:(?:Mrs?|Ms|Miss|Dr|Prof)\.? )?\p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+
        | (?:from|next door|across|over|down) ?[\p{L}' -]{0,30}
      )?
      |(?:[Mm]y|[Oo]ur) (?:[\p{L}'-]+ ){0,2}[\p{L}'-]+|${KIN_BY_NAME}
    )$`,
  "u",
);
const FAMILY = new RegExp(`^(?:${KIN_BY_NAME})$`);
/** "Otto does", "my aunt Ida is": the verb stands for what was asked. */
const WHO_DOES = new RegExp(
  wrapped`
    ^(?!(?:s?he|it|they|we|you|this|that|there|what|nobody|everybody|everyone|somebody|someone|anyone|anybody)\b)
      (.{2,40}?) (does|did|is|has|will|can|can't|won't)(?=
      $|,? (?:again|as always|this time|(?:all )?by (?:him|her)self|(?:him|her)self)$
    )`,
  "i",
);
const STANDS_FOR_ITSELF = /^(?:is|has|can|can't|won't)$/;
/** "Who's bringing the tent?" "I can't.": not so; "Who can't come?" "I can't." */
const isDoneByMe = (answer: string, verb: string): boolean =>
  saysMe(answer) && (/^(?:can't|won't)$/.test(verb) || !/\bcan't\b/i.test(answer));
/** Who does it, where a reply says so with no more than a verb. */
const doerIn = (said: string): readonly [string, string] | null => {
  const [, who = "", verb = ""] = WHO_DOES.exec(said) ?? [];
  return SOMEBODY.test(who) ? [who, verb.toLowerCase()] : null;
};
/** "My aunt, on Mondays", "Otto does three days a week" */
const WITH_DAYS = new RegExp(
  wrapped`
    ^([^,]{2,40}?)(?:,| (?<=\b(?:does|did|is|has|will|can) )) ?(
      (?:on|every|twice|once|until|till|from|most (?!of\b)|in the|during the|at) [^,;.]{2,30}
      |(?:one|${TWO_TO_SIX}|\d) (?:days?|times|mornings?|evenings?|nights?)(?: an? (?:week|month))?
    )$`,
  "i",
);
const withoutDays = (said: string): string => WITH_DAYS.exec(said)?.[1]?.trim() ?? said;
export const saysWho = (said: string): boolean => doerIn(withoutDays(said)) !== null;
/** "Otto does, he lives next door": what is said of it behind who does; "" for none. */
export const saidBehindWho = (said: string): string => {
  const [, who = "", behind = ""] = /^([^,]{2,45})(, \S+ \S+ \S.*)$/.exec(said) ?? [];
  return saysWho(who) && !WITH_DAYS.test(said) ? behind : "";
};
/** "Who covers for you?": for the one who answers, where somebody else does. */
const FOR_LISTENER = /(?<=^| )(for|with|to|from|after) you(?=$| (?:this|next) \w+$)/i;
/** Is so for the moment, or asks for a hand. */
const OF_THE_HOUR = new RegExp(
  wrapped`
    ^(?:
      (?:wants?|needs?|knows?|thinks?|said|says|has time|can help|is|are)\b(?! (?:
          on (?:call|duty|shift)|in (?:charge|goal)|[a-z]+ing (?!to\b)\S
        )
      )
      |is (?:going|coming|looking for|asking|talking|calling|trying|making (?:that|this))\b
    )`,
  "i",
);
const WHO = new RegExp(
  wrapped`
    ^(?:(?:and|so|oh|but|ok),? )*who(
      's| is| can't| can| won't| will| has| (?!did\b|do\b|are\b|were\b|else\b|was\b)[a-z]{3,}s(?= )
    ) ?([^?]{4,60})\?$`,
  "i",
);
const FIRST_PERSON: Readonly<Record<string, string>> = { is: "I'm", has: "I've" };
/** "Who did the tiles?" "Glenn did." */
const WHO_DID = new RegExp(
  wrapped`
    ^(?:(?:and|so|oh|but|ok),? )*who (
      (?:[a-z]{2,}ed|won|made|taught|wrote|built|bought|drew|took|found|broke|sang|chose|did(?= (?:the|your) [a-z]+\?)) [^?]{3,60}
    )\?$`,
  "i",
);
const whoDid = (question: string, answer: string): string | null => {
  const deed = WHO_DID.exec(question)?.[1] ?? "";
  const [, who = answer, day] = WITH_DAYS.exec(answer) ?? [];
  const [doer, stands] = doerIn(who.trim()) ?? [];
  const own = deed === "" ? null : ownWords(` ${deed}`);
  if (own === null) return null;
  if (saysMe(answer)) return `I${own}`;
  return stands === "did" && doer !== undefined
    ? `${FAMILY.test(doer) ? `My ${doer}` : upperFirst(doer)}${own}${day === undefined ? "" : ` ${day}`}`
    : null;
};
/** "Otto does", "Otto will" and "Otto is" of what he will do. */
const standsFor = (verb: string, stands: string | null): boolean => {
  if (stands === null || stands === (STANDS_FOR_ITSELF.test(verb) ? verb : "does")) return true;
  return verb === "will" ? stands !== "did" && stands !== "has" : stands === "will" && verb === "is";
};
/** "Who's on call?" "Me." → "I'm on call"; "Who pays the rent?" "Nora." → "Nora pays the rent" */
const whoDoes = (question: string, answer: string): string | null => {
  const [, asked = "", deed = ""] = WHO.exec(question) ?? [];
  const verb = asked === "'s" ? "is" : asked.trim().toLowerCase();
  const isMe = isDoneByMe(answer, verb);
  const [, who = answer, days] = isMe ? [] : (WITH_DAYS.exec(answer) ?? []);
  const [doer, stands] = doerIn(who.trim()) ?? [who.trim(), null];
  if (deed === "" || !(isMe || SOMEBODY.test(doer))) return null;
  if (!standsFor(verb, stands)) return null;
  const [day = ""] = / this (?:week|weekend|month|year|time|summer|\w+day)$/i.exec(deed) ?? [];
  const done = deed.slice(0, deed.length - day.length);
  const forMe = isMe ? done : done.replace(FOR_LISTENER, "$1 LISTENER");
  const own = OF_THE_HOUR.test(`${verb} ${deed}`) ? null : (ownWords(` ${forMe}`)?.replace("LISTENER", "me") ?? null);
  if (own === null) return null;
  const does = `${own.trim()}${day === "" && days !== undefined ? ` ${days}` : day}`;
  if (!isMe) return `${FAMILY.test(doer) ? `My ${doer}` : upperFirst(doer)} ${verb} ${does}`;
  if (/^(?:can't|can|won't|will)$/.test(verb)) return `I ${verb} ${does}`;
  return `${FIRST_PERSON[verb] ?? `I ${withoutS(verb)}`} ${does}`;
};

/** "Who drives?" "Me and Bo": both. */
const ME_AND = /^me and (\p{Lu}\p{Ll}+|my [a-z]+)$/iu;
const whoDo = (question: string, answer: string): string | null => {
  const beside = ME_AND.exec(answer)?.[1];
  return beside === undefined ? whoDoes(question, answer) : asBoth(whoDoes(question, "me"), beside);
};

/** What the two make together, or null where they are no plain pair. */
export const frameAsked = (question: string, answer: string): string | null => {
  if (/^(?:[a-z]+,? )*who/i.test(question)) return whoDid(question, answer) ?? whoDo(question, answer);
  for (const [pattern, told] of ROWS) {
    const match = pattern.exec(question);
    const made = match === null ? null : told(answer, match);
    if (made !== null) return made;
  }
  return null;
};
