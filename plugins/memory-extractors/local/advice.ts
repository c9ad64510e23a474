// What one of two people advises the other: "You should try the ferry", "Start with a small loom". An order states nothing, and so no
// clause is drawn from it; told of both it does. Encouragement without anything to do or to see is no advice.

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "./capitals.ts";
import { anyOf, countWords, wordSet } from "./patterns.ts";
import { plainOf } from "./reading/normalise.ts";
import type { Passage, PassageSentence } from "./reading/passages.ts";
import { hasInnerDangling } from "./references/leaning/anaphora.ts";
import { recommended } from "./sentences/invitations.ts";
import { asSentence, plainCandidate } from "./telling/candidates.ts";

/** One look that most sentences fail. */
const MAY_ADVISE = new RegExp(
  wrapped`
    \b(?:
      why not|why don't you|should|could|might|can|have to|gotta|got to|must|make sure|be sure|afraid|scared|shy|try
      |check|consider|recommend|suggest|advice|tip
    )\b`,
  "i",
);

const BEFORE = wrapped`
  (?:
    (?:
      and|but|so|well|oh|ok|okay|also|just|please|maybe|perhaps|sure|definitely|absolutely|honestly|first|then|yes|yeah
      |yep|for one|first of all|my (?:advice|tip|suggestion)(?: (?:is|would be)(?: to)?)?
    )(?:[,:!] | - | )
  ){0,3}`;
const OUGHT = anyOf(
  // "You should prune the roses in March", "You might want to book the ferry"
  "(?:should|ought to|had better|might want to|may want to|could try to)(?! (?:be|have|see|hear|know|get to|feel|come|join)\\b)",
  // "You have to try the dumplings"; not "you have to work"
  wrapped`
    (?:have to|gotta|have got to|must|could|can)(?= (?:also )?(?:
        try|visit|read|watch|listen to|check out|use|swap|start (?:with|an?|your)|look into
      )\b
    )`,
);

interface Way {
  readonly pattern: RegExp;
  /** What stands between the names of both and the deed. */
  readonly verb: "to " | "not to ";
}

const ways: readonly Way[] = [
  // "You should prune the roses in March"
  {
    pattern: new RegExp(`^${BEFORE}(?:you|you've) (?:really |definitely |totally |just )?${OUGHT} (.+)$`, "i"),
    verb: "to ",
  },
  // "Make sure to label the jars"
  { pattern: new RegExp(`^${BEFORE}(?:make|be) sure (?:to|(?:that )?you) (.+)$`, "i"), verb: "to " },
  // "Don't be afraid to ask the old gardeners"
  { pattern: new RegExp(`^${BEFORE}(?:don't|never) (be (?:afraid|scared|shy) (?:to|of) .+)$`, "i"), verb: "not to " },
  // "Try swapping the butter for oil", "Check out the market hall"
  {
    pattern: new RegExp(`^${BEFORE}((?:(?:try|consider)|check out(?=.*["“]|.* (?-i:\\p{Lu})\\p{L}))(?: .+))$`, "iu"),
    verb: "to ",
  },
  // "Why not ask at the harbour office?"
  { pattern: new RegExp(`^${BEFORE}why (?:not|don't you) (.+)$`, "i"), verb: "to " },
  // "I'd suggest you start with the small loom"
  {
    pattern: new RegExp(
      `^${BEFORE}(?:I|I'd|I would) (?:really |definitely |highly )?(?:recommend|suggest|advise)(?: that)? you (?:to )?(.+)$`,
      "i",
    ),
    verb: "to ",
  },
];
/** "I'd recommend taking the night train", "Highly recommend the Alder Museum" */
const RECOMMENDS = new RegExp(
  wrapped`
    ^${BEFORE}(?:(?:I|I'd|I would) )?(?:really |definitely |totally |highly )?(?:recommend|suggest) (?=
      [\p{L}'-]+ing (?!some\b)|the |an? |"|(?-i:\p{Lu})
    )(.+)$`,
  "iu",
);
/** Asked for advice, even a plain order or a reminder gives some: "Start with the small loom.", "Don't forget to oil the frame." */
const ORDERS = new RegExp(
  wrapped`
    ^${BEFORE}(?:
      (?:don't|never) forget to[ ]
      |(?=
        (?:
          read|start|build|gather|use|find|look|learn|practi[cs]e|focus|invest|avoid|pick|choose|join|visit|watch|set|do
          |get|write|talk|ask|add|plan|listen|study|swap|soak|buy|take|put|keep|go to|rinse|cut|save
        )\b(?! (?:it|me|us)\b)
      )
    )(.+)$`,
  "i",
);
const ASKS_FOR_ADVICE = new RegExp(
  wrapped`
    \b(?:
      advice|tips?|pointers?|suggestions?|recommendations?|recommend|suggest|any ideas|how (?:do|can|should|could) I
      |what should I|where (?:do|should) I
    )\b`,
  "i",
);

/** The reason goes, and what is said beside: "so you see the valley", " - it's worth it". */
const REASON = new RegExp(
  wrapped`
    (?:
      ,? (?:so|because|since|cos|cuz|as|and|but|or|if|when|then|that way|which)(?: that)?,? (?:
        you|it|they|I|we|there|that|the|this
      )(?:'\p{L}+)? .*
      |, and (?:make sure|don't|be sure)\b.*|,? even if .*| - .*
      |[,;:] (?:you|it|they|I|we|there|that|this|let|maybe|right)\b.*|, [\p{L}]+$|[;:] .*
    )$`,
  "iu",
);
/** "the clubs you'd like": which, only whom it is said to knows. */
const WHICH_YOU = / (?:that |which )?you(?:'d|'re|'ll|'ve)? (?:[\p{L}'-]+ ?){1,4}$/iu;
const ASIDES = /(?:,? (?:too|as well|though|or something|sometimes?|some time|in the future))+$/i;
const FINISHED = /[.!?\s]+$/;

/** A question that is none. */
const SUGGESTS = /\b(?:why not|why don't you|maybe consider|perhaps consider)\b/i;

/** Cheers on, or asks for a favour: nothing that somebody could look for later. */
const CHEERS = new RegExp(
  `^(?:${anyOf(
    "(?:try|do) (?:(?:your|my|our|his|her|their) (?:best|thing|utmost|luck|hardest)|to|and|again|harder|something|anything|new|things?)",
    "keep (?!(?:the|an?|some) )",
    "take (?:care|your time|it|time|breaks?|risks?|a break|the time|heart|pride|comfort)",
    "be (?!(?:afraid|scared|shy) )",
    wrapped`
      (?:
        get well|have|enjoy|believe|trust|stay|rest|relax|let|give|give up|get (?:some|enough|going)|make sure|feel|know
        |follow|never|pause|slow|appreciate|cherish|celebrate|look (?:after|at|forward)|go for|call|text|tell|send|show
        |share|bring|say|ask me|reach out|keep|not|quit|hang|don't|lock|close|shut|turn|switch|do (?:it|what|that|this)
        |check out (?:my|our|these|those|this|that|what|how|here)
      )`,
    "be (?:afraid|scared|shy) (?:to|of) (?:be|dream|take risks?|fail|try|ask for help|reach out)",
  )})\\b`,
  "i",
);
/** "check out this pic", "a photo": shown here and now. */
const SHOWN =
  /\b(?:pics?|photos?|pictures?|snaps?|selfies?|shots?|here|there|it|its|one|ones|them|some of|something|everything|anything|the same)\b/i;
/** Who is meant changes with who tells it. */
const POINTS =
  /^(?:\p{L}+ )?that\b|\b(?:this|these|those|today|tonight|tomorrow|next (?:week|weekend|month|year))\b|\b(?:why|how|what|that|to|on)$/iu;
const OF_THE_SPEAKER = /\b(?:I|I'\p{L}+|me|my|mine|we|us|our|ours|let's)\b/iu;
const YOU = /\b(?:you|you'\p{L}+|yours)\b/iu;

/** "I'd definitely recommend it!": the one title that the two turns name. */
const RECOMMENDS_IT = new RegExp(
  wrapped`
    ^(?:[^.?!]{0,20}[ ,])?(?:I|I'd|I would|definitely|highly) (?:(?:really|definitely|totally|highly) )?recommend
      (?: (?:it|that one|this one))?[.!]*$`,
  "i",
);
const TITLE = /"[^"]{2,60}"/g;
/** Goes on about a title: "It's by Mona Reyes." */
const GOES_ON = /\b(?:it|it's|its|book|film|movie|series|show|song|album|author|story|he|she|they|you)\b/i;
/** The one title of a turn, which nothing else is told of behind. */
const titleIn = (passage: Passage | undefined): string | null => {
  const texts = passage?.sentences.map(plainOf) ?? [];
  const titles = new Set(texts.flatMap((text) => text.match(TITLE) ?? []));
  const rest = texts.slice(texts.findLastIndex((text) => text.includes('"')) + 1);
  return titles.size === 1 && rest.every((text) => GOES_ON.test(text)) ? ([...titles][0] ?? null) : null;
};

const FEWEST_WORDS = 2;
const LONGEST = 200;
const NAMES_SOMETHING = /["“]|\s(?!I\b)\p{Lu}\p{Ll}/u;
const VAGUE = wordSet(
  "something new things stuff best hard dream dreams heart passion passions goal goals journey yourself",
  "spirit faith life moment moments positive strong motivated inspired happy proud",
);

const deedOf = (text: string): string | null => {
  const deed = text
    .replace(REASON, "")
    .replace(FINISHED, "")
    .replace(WHICH_YOU, "")
    .replace(ASIDES, "")
    .replace(/^(?:also|always|really|definitely|both|two|guys|all) /i, "");
  if (CHEERS.test(deed) || SHOWN.test(deed) || POINTS.test(deed) || OF_THE_SPEAKER.test(deed)) return null;
  if (hasInnerDangling(deed)) return null;
  const own = deed.replace(/\byour\b/g, "their").replace(/\byourself\b/g, "themselves");
  if (YOU.test(own) || countWords(own) < FEWEST_WORDS) return null;
  const isVague = deed
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => VAGUE.has(word));
  return isVague ? null : own;
};

const wayOf = (text: string, isAsked: boolean): string | null => {
  for (const { pattern, verb } of ways) {
    const [, found] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    const deed = deedOf(found);
    return deed === null ? null : verb + lowerFirst(deed);
  }
  const [, ordered] = isAsked ? (ORDERS.exec(text) ?? []) : [];
  const deed = ordered === undefined ? null : deedOf(ordered);
  return deed === null ? null : `to ${lowerFirst(deed)}`;
};

const PLAIN = 0.35;
const NAMED = 0.5;
/** Each piece of advice further on says less. */
const MOST_ADVICE = 3;

/** "Why don't you both come over for Easter?" */
const BIDS = /^to (?:come (?:over|round|along|to|and)|join us|stay with us|visit us)\b/i;

const told = (text: string, deed: string, { speaker }: Passage, sentences: readonly PassageSentence[]) =>
  plainCandidate(
    {
      text: asSentence(text),
      kind: "event",
      subject: speaker,
      confidence: NAMES_SOMETHING.test(` ${deed}`) ? NAMED : PLAIN,
    },
    sentences,
  );

/** "I'll add it to my list", "I'll definitely check it out": what the other named. */
const TAKES_UP = new RegExp(
  wrapped`
    \b(?:I'll|I will|I'm|I'm gonna|I'm going to|definitely|gotta) (?:(?:definitely|really|totally|surely|have to|be) ){0,2}
    (?:
      add(?:ing)? (?:it|that|this|that one) to my ((?:[\w-]+ )?list)|check(?:ing)? (?:it|that|this|that one) out
      |(read|watch|try)(?:ing)? (?:it|that|that one)\b
    )`,
  "i",
);
/** "Trieste sounds great!" */
const SOUNDS = new RegExp(
  wrapped`
    ^(?:(?:oh|wow|ooh|yeah|yes),? )?(
      (?!(?:It|That|This|He|She|They|Everything|All|Which|What)\b)\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,3}
    ) (?:sounds|looks) `,
  "u",
);

const takenUp = (text: string, passage: Passage, before: Passage | undefined): string | null => {
  const taken = TAKES_UP.exec(text);
  if (taken === null) return null;
  const [, list, deed = "check out"] = taken;
  const sounding = passage.sentences.flatMap((one) => SOUNDS.exec(plainOf(one))?.[1] ?? []);
  const what = titleIn(passage) ?? sounding[0] ?? titleIn(before);
  if (what === null) return null;
  return list === undefined ? `will ${deed.toLowerCase()} ${what}` : `will add ${what} to their ${list}`;
};

/** What one sentence recommends, or takes up of what the other did. */
const named = (sentence: PassageSentence, passage: Passage, before: Passage | undefined): MemoryCandidate | null => {
  const { speaker, listener } = passage;
  const text = plainOf(sentence);
  const plan = takenUp(text, passage, before);
  if (plan !== null) return { ...told(`${speaker} ${plan}`, plan, passage, [sentence]), kind: "plan" };
  const must = recommended(text);
  if (must !== null)
    return told(`${speaker} recommends ${must.thing} to ${listener} as ${must.as}`, must.thing, passage, [sentence]);
  const thing = RECOMMENDS.exec(text)?.[1];
  const title = RECOMMENDS_IT.test(text) ? (titleIn(passage) ?? titleIn(before)) : null;
  const what = title ?? (thing === undefined ? null : deedOf(thing));
  if (what === null) return null;
  const whom = /^\p{L}+ing\b/iu.test(what) ? "" : ` to ${listener}`;
  return told(`${speaker} recommends ${what}${whom}`, what, passage, [sentence]);
};

const MAY_TAKE_UP = /\bmy (?:[\w-]+ )?list\b|\b(?:it|that) out\b/i;
const mayAdvise = ({ raw }: PassageSentence): boolean => MAY_ADVISE.test(raw) || MAY_TAKE_UP.test(raw);

/** What a turn advises whom it is said to, in one memory, and what it recommends. `drawn`: the places of sentences that are told already. */
export const adviceIn = (
  passage: Passage,
  before: Passage | undefined,
  drawn: ReadonlySet<number | undefined>,
): MemoryCandidate[] => {
  const { speaker, listener, isListenerOpen } = passage;
  if (listener === null || isListenerOpen) return [];
  const other = before?.speaker === speaker ? undefined : before;
  const isAsked = other?.sentences.some(({ raw }) => raw.includes("?") && ASKS_FOR_ADVICE.test(raw)) === true;
  const open = passage.sentences.filter(
    (one) =>
      one.isFresh &&
      one.raw.length <= LONGEST &&
      (!one.raw.includes("?") || SUGGESTS.test(one.raw)) &&
      !drawn.has(one.start) &&
      (isAsked || mayAdvise(one)),
  );
  const found: MemoryCandidate[] = [];
  const advised: { deed: string; sentence: PassageSentence }[] = [];
  for (const sentence of open) {
    const one = named(sentence, passage, other);
    const deed = one === null ? wayOf(plainOf(sentence), isAsked) : null;
    if (one !== null) found.push(one);
    else if (deed !== null && advised.length < MOST_ADVICE) advised.push({ deed, sentence });
  }
  const deeds = advised.map(({ deed }) => deed);
  const last = deeds.pop();
  if (last === undefined) return found;
  const all = deeds.length === 0 ? last : `${deeds.join(", ")} and ${last}`;
  const sources = advised.map(({ sentence }) => sentence);
  const bids = deeds.length === 0 && BIDS.test(all) ? "invites" : "advises";
  return [told(`${speaker} ${bids} ${listener} ${all}`, all, passage, sources), ...found];
};
