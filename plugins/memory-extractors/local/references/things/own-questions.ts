// "How do I prune an olive tree? I've got three of them." → "I've got three olive trees": what one's own question asks about, in
// place of what only points at it in the sentence behind. Only where one thing of the question can be meant.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { SAID_OR_SUNG } from "#plugins/memory-extractors/local/cues/matters.ts";
import { TWO_TO_TEN, TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { ABSTRACT_WORDS } from "#plugins/memory-extractors/local/cues/signals.ts";
import { escapePattern, matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { danglesAt, opensDangling } from "../leaning/anaphora.ts";
import { isPlural, type NounPhrase, pluralOf, readNounPhrase, singularOf, withIndefinite } from "../noun-phrases.ts";
import { NAMES_SOMEBODY } from "../persons/strangers.ts";
import { OPENS_WITH_ONE } from "./asked-things.ts";
import { withPlaceOfStay } from "./places.ts";

const PREPOSITIONS = "(?:with|for|about|of|on|at|from|without|against|to)";
/** Behind which a question names its things: "my mortgage", "deal with migraines", "Is aspirin safe?", "adopting hens" */
/** "advice on repotting plants" is of plants, "on walking boots" of walking boots. */
const DONE_TO_THEM = wrapped`
  (?:re)?potting|(?:re)?planting|growing|pruning|watering|raising|keeping|breeding|buying|selling|fixing|repairing|mending
  |restoring|renovating|storing|making|building|writing|choosing|renting|adopting|feeding|teaching|managing|hiring|finding
  |hanging|sharpening|losing|training(?= (?:dogs?|puppy|puppies|cats?|horses?|parrots?)\b)`;
const SLOTS: readonly RegExp[] = [
  /\b(?<owner>an?|the|this|my|our|some|any) (?=[\p{L}\d"])/giu,
  new RegExp(
    String.raw`\b(?:I|we|you|to) (?!do\b|be\b|have\b|the\b|an?\b|my\b)[a-z]{2,}(?: (?:rid of|more|much|${PREPOSITIONS}))* (?=[\p{L}"])`,
    "giu",
  ),
  new RegExp(
    String.raw`\b(?:for|about|of|with|on|against|called|(?:toxic|similar|close|harmful|dangerous|bad) to) (?:(?<=\b(?:on|about) )(?:${DONE_TO_THEM}) )?(?=[\p{L}"])`,
    "giu",
  ),
  new RegExp(
    wrapped`
      ^(?:(?:so|also|and|btw|hey|by the way|lastly),? )?(?:
        is|are|do|does|was|were|will|would|can|(?<owner>which|what)|(?:how|why|when|what) (?:do|does|is|are|can)
        |(?:how|what)'s
      ) (?=[\p{L}"])`,
    "giu",
  ),
  new RegExp(
    String.raw`\b(?!(?:during|morning|evening|\w+thing)\b)[a-z]{3,}ing(?: ${PREPOSITIONS})? (?=[\p{L}"])`,
    "giu",
  ),
];
const NO_THING = new RegExp(
  wrapped`
    ^(?:
      tips?|ideas?|advice|ways?|times?|things?|stuff|difference|substitutes?|alternatives?|price|cost|amount|number
      |place|recommendations?|suggestions?|thoughts?|opinion|examples?|help|reasons?|chance|kinds?|sorts?|types?|people
      |person|days?|weeks?|weekends?|months?|years?|mornings?|evenings?|nights?|hours?|minutes?|lot|bit|while|couple
      |rest|end|use|sense|luck|steps?|methods?|rules?|laws|regulations?|requirements?|guidelines?|criteria|resources?
      |options?|strategy|strategies|adults?|beginners?|foreigners?|students?|tourists?|point|questions?|wish|guys?|pros
      |cons|home|work|school|bed|plane|first|last|best|most|more|good|much|anything|something|everything|[\d.,%]+
    )$`,
  "i",
);
/** "Is aspirin safe?", "cook quinoa perfectly": no part of its name. */
const SAID_OF_IT = new RegExp(
  wrapped`
    (?: (?:
        \w{3,}ly|myself|ourselves|alone|together|safe|good|bad|nice|worth|hard|easy|expensive|cheap|dangerous|normal
        |okay|ok|healthy|free|open|possible|legal|enough|better|alive|dead|real|ready|rise|big|hot|cold|busy|like|help
        |work|count|mean|hurt|last
      )
    )+$`,
  "i",
);
const PRAISE = new RegExp(
  wrapped`
    ^(?:
      (?:
        good|great|best|better|nice|decent|normal|average|ideal|fair|cheap|new|old|easy|simple|healthy|quick|reliable
        |beginner|specific|typical|certain|proper|local|popular|effective
      ) )+`,
  "i",
);
/** "podcasts about glaciers", "ants in the kitchen", "pests like mites and flies in the coop" */
const COMPLEMENT = new RegExp(
  wrapped`
    ^ (?:(?:about|on|for|of) [\p{L}\d-]+(?=[?,]))
    |^(?: (?:like|such as) [a-z]+(?: (?:and|or) [a-z]+)?)?(?: (?:in|on|around) (?:the|my|our) (?:[a-z]+ )?[a-z]+)?
      (?=[?,]| (?:in|on|at|from)\b)`,
  "u",
);
/** "bloating", "video editing": what is done, no thing. */
const DEED = /^(?!(?:k|r|sp?r|str|w|w?ed+|build|paint|meet|cloth|ear?r|ceil|sw|draw|land)ings?$)\w+ings?$/i;
const USED = /^(?:used|lost|broken) /i;

interface Thing extends Omit<NounPhrase, "end"> {
  readonly owner: string;
  /** What is said of it behind. */
  readonly more: string;
  readonly isDeed: boolean;
  /** "in the fridge", "without a cellar" */
  readonly isBeside: boolean;
}
const BESIDE = /\b(?:in|at|inside|near|under|without) (?:an?|the|my|our) $/i;

/** "a name for a podcast": what is asked for, of the podcast. */
const MADE_FOR_IT =
  /^(?:name|title|slogan|logo|theme|caption|outline|template|checklist|budget|schedule|script|plan)s? for /i;

const thingAt = (question: string, from: number, owner: string): Thing[] => {
  const phrase = readNounPhrase(question, from + (USED.exec(question.slice(from))?.[0].length ?? 0));
  if (phrase === null) return [];
  const words = phrase.words.replace(SAID_OF_IT, "");
  const last = words
    .toLowerCase()
    .split(" ")
    .findLast((word) => !/^[\d.,]+$/.test(word));
  const head = last?.replace(/'s?$/, "") ?? "";
  if (head === "" || NO_THING.test(head) || ABSTRACT_WORDS.has(head)) return [];
  if (MADE_FOR_IT.test(head + question.slice(phrase.end))) return [];
  const more = COMPLEMENT.exec(question.slice(phrase.end))?.[0] ?? "";
  return [{ words, head, owner, more, isDeed: DEED.test(head), isBeside: BESIDE.test(question.slice(0, from)) }];
};

/** Not `How do you say "thanks" in Dutch?` */
const TITLE =
  /(?<!\b(?:say|spell|pronounce|mean|write|translate|does|word|phrase|sentence|expression) )"([^"]{2,60}?)[.,!?]?"/i;
/** The things that a question names, each once. */
const thingsIn = (question: string): Thing[] => {
  const title = TITLE.exec(question)?.[1];
  if (title === undefined && question.includes('"')) return [];
  if (title !== undefined)
    return [{ words: `"${title}"`, head: title.toLowerCase(), owner: "", more: "", isDeed: false, isBeside: false }];
  const found = new Map<string, Thing>();
  for (const slot of SLOTS)
    for (const match of matchesIn(question, slot))
      for (const thing of thingAt(question, match.index + match[0].length, match.groups?.owner?.toLowerCase() ?? ""))
        if (!found.has(thing.head)) found.set(thing.head, thing);
  return [...found.values()];
};

const only = (things: readonly Thing[]): Thing | null => (things.length === 1 ? (things[0] ?? null) : null);
const isOneOfMany = ({ owner }: Thing): boolean => /^an?$/.test(owner);
const isSomebody = ({ head }: Thing): boolean => NAMES_SOMEBODY.test(head);
/** What one can have of one's own: of several things the one with "a". */
const ownable = (things: readonly Thing[]): Thing | null => {
  const kinds = things.filter((thing) => !thing.isDeed && (isOneOfMany(thing) || !/^\p{Lu}/u.test(thing.words)));
  return only(kinds) ?? only(kinds.filter(isOneOfMany)) ?? only(kinds.filter((thing) => !isSomebody(thing)));
};

const singles = (things: readonly Thing[]): Thing[] => {
  const found = things.filter((thing) => !isPlural(thing.head) && !isSomebody(thing));
  return found.length > 1 ? found.filter(({ isBeside }) => !isBeside) : found;
};
/** A band is "it" or "them"; the glaciers of "podcasts about glaciers" are meant by neither. */
const plurals = (things: readonly Thing[]): Thing[] =>
  things.filter(
    ({ words, head, isDeed }) =>
      !isDeed && (isPlural(head) || words.startsWith('"')) && !things.some(({ more }) => more.endsWith(` ${words}`)),
  );
const countable = (things: readonly Thing[]): Thing[] =>
  things.filter(({ head, owner }) => isPlural(head) || /^(?:an?|the|which|what)$/.test(owner));

const bare = ({ words }: Thing): string => words.replace(PRAISE, "") || words;
const several = (thing: Thing): string =>
  isPlural(thing.head) ? `${bare(thing)}${thing.more}` : bare(thing).replace(/\S+$/, pluralOf);
/** "a kiln" that was asked about is "the kiln". */
const known = (thing: Thing): string => {
  if (thing.owner === "my" || thing.owner === "our") return `${thing.owner} ${thing.words}`;
  return isOneOfMany(thing) || /^th/.test(thing.owner) ? `the ${thing.words}` : thing.words;
};
const those = (thing: Thing): string =>
  !isPlural(thing.head)
    ? known(thing)
    : /^(?:my|our)$/i.test(thing.owner)
      ? `${lowerFirst(thing.owner)} ${several(thing)}`
      : several(thing);
const single = (thing: Thing): Thing => ({
  ...thing,
  words: bare(thing).replace(/\S+$/, singularOf),
  head: singularOf(thing.head),
});
const NUMBER = String.raw`(?:one|${TWO_TO_TEN}|a few|several|(?:about |around |over |some )?\d[\d.,]*)`;
/** What can stand behind an object. */
const BEHIND = wrapped`
  (?=
    [.,!?;]|$
    | (?:
      since|for|in|on|at|to|from|with|and|but|or|because|twice|once|every|last|yesterday|today|tonight|tomorrow|again
      |a lot|out|up|off|down|back|over|by|when|while|as|being|until|after|before|through|regularly|daily|lately|myself
      |so|very|now|already|yet|too|home|this|that|next|near|during|around|about|into|if|my|done|built|made|installed|fitted
      |delivered|two|three|\d
    )\b
  )`;

const NEW = /^(?:new|used|second-hand) /i;

interface Pointing {
  readonly pattern: RegExp;
  /** It stands for something else wherever it stands. */
  readonly isSure: boolean;
  /** What may not stand before it: of such things it speaks then. */
  readonly unlessBehind?: RegExp;
  readonly of: (things: readonly Thing[]) => Thing | null;
  readonly named: (thing: Thing, found: RegExpExecArray) => string;
}

/** "a bigger loom" is not "the one I have". */
const NEW_OR_OTHER = /^(?:(?:new|used|second-hand|different|[a-z]{2,}(?<!soft|pow|numb)er) )+(?=\S)/i;

const IS_ONE = /^ (?:is|isn't|was|wasn't|has|hasn't|does|doesn't)\b/;
/** "My dad bought another one": of the one thing that can be meant behind such a verb. */
const one = (verbs: string, isMeant: (thing: Thing) => boolean): Pointing => ({
  pattern: new RegExp(`\\b(?:${verbs}) (?:another )?one\\b${BEHIND}`, "i"),
  isSure: true,
  of: (things) => ownable(countable(things.filter(isMeant)).map(single)),
  named: (thing, [all]) => {
    const [verb = ""] = all.split(" ");
    const said = all.includes(" another ")
      ? `another ${bare(thing)}`
      : withIndefinite({ ...thing, words: bare(thing) });
    return `${verb} ${said}${thing.more}`;
  },
});
/** "I've got 15 ferns, and three of them died" */
const COUNTED_BEFORE = new RegExp(`\\b(?:${NUMBER}|${TWO_TO_TWELVE}|many|lots of|a lot of) [a-z-]+s\\b`, "i");
/** "Mine", "three of them", "has one" */
const ONES: readonly Pointing[] = [
  {
    pattern: /^the one(?= (?:that )?(?:I|we)(?:'ve|'d| have| had)? [a-z])/i,
    isSure: true,
    of: (things) => ownable(things.map(single)),
    named: (thing) => `the ${bare(thing).replace(NEW_OR_OTHER, "")}`,
  },
  {
    pattern: /\b(my|our) (current|present|old|last|previous|existing|other|new) (ones?)\b/i,
    isSure: true,
    of: ownable,
    named: (thing, [, whose = "", which = "", ones = ""]) =>
      `${whose.toLowerCase()} ${which} ${ones === "ones" ? several(thing).replace(NEW, "") : bare(single(thing)).replace(NEW, "")}`,
  },
  {
    pattern: /\b(?<!\bof )(mine|ours)\b(?:'s(?= ))?/i,
    isSure: true,
    of: (things) => ownable(things.filter(({ words }) => !words.startsWith('"'))),
    named: (thing, { 0: all, 1: whose = "", index, input }) => {
      const isOne = all.endsWith("'s") || IS_ONE.test(input.slice(index + all.length));
      return `${/^mine/i.test(whose) ? "my" : "our"} ${bare(isOne ? single(thing) : thing)}${all.endsWith("'s") ? " is" : ""}`;
    },
  },
  {
    pattern: new RegExp(`\\b(${NUMBER})(?: of (?:them|those|these)\\b|(?= (?:so far|already)\\b))`, "i"),
    isSure: true,
    unlessBehind: COUNTED_BEFORE,
    of: (things) => (plurals(things).length > 0 ? only(plurals(things)) : ownable(things)),
    named: (thing, [, count = ""]) =>
      /^one$/i.test(count) ? withIndefinite(single(thing)) : `${count} ${several(thing)}`,
  },
  one(
    "for|read|wrote|need(?:s|ed)?|want(?:s|ed)?|(?<=\\bto )(?:start|open|launch|host|join|build|record|organi[sz]e|throw)",
    () => true,
  ),
  one(
    wrapped`
      (?!needed\b|wanted\b|need\b)[a-z]{2,}ed|have|has|had|sold|got|get|buy|bought|found|built|won|lost|put|cut|took|chose|brought|caught
      |grew|ate|[a-z]{3,}ing`,
    ({ head }) => !SAID_OR_SUNG.has(head),
  ),
];
/** "Is there a lab?" "There's one in Delhi." */
const THERE_IS_ONE: readonly Pointing[] = [
  {
    pattern: new RegExp(
      wrapped`
        ^(there(?:'s| is| was)) one(?= (?:
            in|at|on|near|nearby|across|next|down|round|around|behind|beside|opposite|here|only|but|just|for
          )\b
          |[.,!]|$
        )`,
      "i",
    ),
    isSure: true,
    of: ownable,
    named: (thing, [, there = ""]) => `${there} ${withIndefinite({ ...single(thing), words: bare(single(thing)) })}`,
  },
];
const ASKS_FOR_ONE = /\b(?:(?:do|does|did) you have|have you got|is there) (?:access to )?(?:an?|any)\b/i;
const POINTING: readonly Pointing[] = [
  ...ONES,
  {
    pattern: new RegExp(`\\b(?:them|those|these)\\b${BEHIND}|^they(?='re |'ve |'ll | )`, "i"),
    isSure: false,
    of: (things) => only(plurals(things)),
    named: those,
  },
  {
    pattern: new RegExp(
      `${OPENS_WITH_ONE.source}|^it(?='s for )|(?<!\\b(?:do|did|done|doing|make|made|making) )\\bit\\b${BEHIND}`,
      "i",
    ),
    isSure: false,
    of: (things) => only(singles(things)),
    named: known,
  },
];

const CONTRACTED: Readonly<Record<string, string>> = { "'re": " are", "'ve": " have", "'ll": " will", "'s": " is" };
const spelledOut = (rest: string): string =>
  rest.replace(/^'s(?= (?:been|got)\b)/, " has").replace(/^'(?:re|ve|ll|s)\b/, (short) => CONTRACTED[short] ?? short);

const DEED_ASKED = new RegExp(wrapped`
  \b(?:for|on|about|with|at|of|from) ([a-z]{3,}ing (?!(?:you|your|it|them|this|that|these|those)\b)[^?,]{2,60}?)
    (?: \w+ly| better| while [^?]*)?\?$`);
const IS_DONE = /\bdoing (?:it|this|that)\b/i;
const IS_HARD = new RegExp(
  wrapped`
    ^(?:it|that)(?:'s| is| was| has)(?: (?:
        been|always|really|so|quite|pretty|very|bit|an?|such|huge|big|real|constant|ongoing
      )
    )* (?:challenge|struggle|challenging|hard|tough|difficult|nightmare)\b(?! (?:for \w+ )?to\b)`,
  "i",
);
/** "It's been a struggle lately": the deed that was asked about. */
const withDeedAsked = (text: string, question: string): string => {
  const deed = DEED_ASKED.exec(question)?.[1];
  if (deed === undefined || /\b(?:this|that|these|those)\b/.test(deed)) return text;
  return IS_HARD.test(text)
    ? `${upperFirst(deed)}${spelledOut(text.replace(/^\w+/, ""))}`
    : text.replace(IS_DONE, deed);
};

const DOSE = /\b\d+ ?mg\b(?! of\b)/;
const TAKEN = /\b(?:on|of|take|taking|with|is|does) ([a-z]{5,})\b(?=[^,]*\?$)/g;
/** "Is it normal to feel dizzy on sertraline? I started with 50 mg": of what was asked about. */
const withDose = (text: string, question: string): string => {
  const [drug, other] = DOSE.test(text) ? matchesIn(question, TAKEN) : [];
  return drug === undefined || other !== undefined || text.includes(drug[1] ?? "")
    ? text
    : text.replace(DOSE, `$& of ${drug[1]}`);
};

/** "Looking for a good dentist.", "I need advice on potty training." */
const ASKS = new RegExp(
  wrapped`
    ^(?:(?:hi|hey|hello|so|ok|also|please)[,!]? )*(?:(?:I|we)(?:'m| am|'re| are)? )?(?:(?:just|now|really|currently) )?(?:
      need|want|looking for|searching for|in need of|(?:quick |another )?question (?:about|on)|help (?:me|us)|give me
      |suggest|recommend|explain|tell me|write|plan|check
    )\b`,
  "i",
);

/** "We're considering buying a kayak, but they're dear." "My aunt has two of them": kayaks. */
const CONSIDERS = new RegExp(
  wrapped`
    ^(?:(?:so|and|also|lately|recently),? )*(?:I|we)(?:'m| am|'re| are|'ve been| have been| was| were)?[ ]
    (?:(?:also|actually|just|still|really|even) )*
    (?:
      (?:
        thinking (?:of|about)|considering|want|wanted|planning|looking (?:into|for)|shopping for|need|needed
      )(?: to)? (?=(?:get|getting|buy|buying|adopt|adopting|rent|renting|an?) )
      |(?=(?:buying|getting|adopting|renting|ordering) an? )
    )([^,;.!]{3,60}?)
    (?=
      [,;.!]| (?:but|and|so|to|for|because|since|as|at some point|someday)\b|$
    )`,
  "i",
);

/** With the thing of a sentence in place of what points at it in one of these ways. */
const withThingOf = (text: string, sentence: string, ways: readonly Pointing[]): string => {
  for (const { pattern, isSure, unlessBehind, of, named } of ways) {
    const match = pattern.exec(text);
    if (match !== null && unlessBehind?.test(text.slice(0, match.index)) === true) return text;
    if (match === null || !(isSure || (match.index === 0 ? opensDangling(text) : danglesAt(text, match.index))))
      continue;
    const thing = of(thingsIn(sentence));
    if (thing === null || new RegExp(`\\b${escapePattern(thing.head)}`, "i").test(text)) return text;
    if (match.index === 0 && !isSure && isSomebody(thing)) return text;
    const said = named(thing, match);
    const rest = text.slice(match.index + match[0].length);
    const before = text.slice(0, match.index).replace(/\b(much|little|plenty|enough|some|most|many|any) of $/, "$1 ");
    return match.index === 0 ? `${upperFirst(said)}${spelledOut(rest)}` : `${before}${said}${rest}`;
  }
  return text;
};

/** `question`: the sentence before, of the same speaker. */
export const withOwnQuestion = (text: string, question: string): string => {
  if (!question.endsWith("?") && !ASKS.test(question)) {
    const considered = CONSIDERS.exec(question)?.[1];
    return considered === undefined ? text : withThingOf(text, `${considered}?`, ONES);
  }
  const told = withPlaceOfStay(withDose(withDeedAsked(text, question), question), question);
  return told === text ? withThingOf(text, question, POINTING) : told;
};

/** "Then call a plumber." "I called one this morning" → "I called a plumber this morning"; "Mine is green": of what a sentence names. */
export const withOneOf = (text: string, sentence: string): string =>
  withThingOf(text, sentence, ASKS_FOR_ONE.test(sentence) ? [...THERE_IS_ONE, ...ONES] : ONES);
