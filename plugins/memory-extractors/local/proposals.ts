// What an assistant's turn proposes: the items of a list, a plan of several stages, the one thing that it recommends.

import { wrapped } from "#domain/wrapped.ts";
import { DAY_STEMS } from "./dates/calendar.ts";
import { oncePer } from "./once-per.ts";
import { escapePattern, matchesIn } from "./patterns.ts";
import { normalise, plainOf } from "./reading/normalise.ts";
import type { Passage, PassageSentence } from "./reading/passages.ts";

export interface Proposed {
  readonly title: string;
  readonly sentence: PassageSentence;
}

export const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  a: 1,
  b: 2,
  c: 3,
  d: 4,
  e: 5,
};
const NUMBERED = /^\s*(?:\*\*)?(?:option |number )?(\d{1,2}|[A-E])[.):]\s*(?:\*\*)?(.{2,160})/;
const BULLET = /^\s*[-*•]\s+(.{2,160})/;

/** Parts of one plan are nothing to choose from. */
export const STAGE = new RegExp(
  wrapped`
    ^(?:
      (?:week|day|step|phase|stage|part|month|year|session|chapter|level|hour)s?
      |(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:days?)?
    )\b`,
  "i",
);

const titleOf = (item: string): string =>
  normalise(item.replace(/^\*\*/, "").split("**")[0] ?? "")
    .split(/\s[-–—]\s|: |\. |, (?:which|where|who)\b/)[0]
    ?.replace(/ \([^)]*\d[^)]*\)$|[.:,]+$/g, "")
    .trim() ?? "";

const numberedIn = ({ sentences }: Passage): Proposed[] => {
  const items: Proposed[] = [];
  for (const sentence of sentences) {
    const [, number = "", item = ""] = NUMBERED.exec(sentence.raw) ?? [];
    if ((ORDINALS[number.toLowerCase()] ?? Number(number)) === items.length + 1)
      items.push({ title: titleOf(item), sentence });
  }
  return items;
};

const bulletsIn = ({ sentences }: Passage): Proposed[] =>
  sentences.flatMap((sentence) => {
    const item = BULLET.exec(sentence.raw)?.[1];
    return item === undefined ? [] : [{ title: titleOf(item), sentence }];
  });

/** The things of a list to choose from, in its order; none where they are stages of one plan, or questions. */
export const itemsIn = oncePer((proposal: Passage): readonly Proposed[] => {
  const numbered = numberedIn(proposal);
  const items = numbered.length > 0 ? numbered : bulletsIn(proposal);
  const isChoice = items.every(({ title, sentence }) => !STAGE.test(title) && !sentence.raw.trimEnd().endsWith("?"));
  return isChoice ? items : [];
});

const HEADS = /[\p{L}\d][\p{L}\d'-]{2,}/gu;
const NO_HEADS =
  /^(?:the|one|ones|some|and|for|with|your|option|that|this|then|it|now|please|too|tomorrow|today|few|lot|bit)$/i;
const MOST_HEADS = 6;
const ARTICLE = /^(?:the|an?|some|my|your) /i;

/** A phrase as a text writes it, a name up to its end: "the alba" → "the Alba Mini". */
const writtenIn = (text: string, phrase: string): string | null => {
  const [found] = new RegExp(`\\b${escapePattern(phrase)}\\b`, "i").exec(text) ?? [];
  if (found === undefined) return null;
  const isNamed = /\p{Lu}[\p{L}\d'-]*$/u.test(found);
  const rest = text.slice(text.indexOf(found) + found.length);
  return found + (isNamed ? (/^(?: \p{Lu}[\p{L}\d'-]*)*/u.exec(rest)?.[0] ?? "") : "");
};

export interface Named extends Proposed {
  /** Whether it is the one item of a list that is called so. */
  readonly isItem: boolean;
}

/** What a user's phrase names of a proposal, in full: "the pie" → "the Leek pie"; null where it names nothing there. */
export const namedIn = (proposal: Passage, phrase: string): Named | null => {
  const words = (phrase.match(HEADS) ?? []).filter((word) => !NO_HEADS.test(word));
  if (words.length === 0 || words.length > MOST_HEADS) return null;
  const names = words.map(
    (word) => new RegExp(`(?<![\\p{L}\\d])${word.replace(/(?<=[a-z]{3})s$/, "")}s?(?![\\p{L}\\d])`, "iu"),
  );
  const isNamed = (text: string): boolean => names.every((name) => name.test(text));
  const items = itemsIn(proposal);
  const called = items.filter(({ title }) => isNamed(title));
  const [only] = called.length > 0 ? called : items.filter(({ sentence }) => isNamed(sentence.raw));
  if (called.length === 1 && only !== undefined) {
    const article = ARTICLE.exec(phrase)?.[0].toLowerCase().replace("your ", "the ") ?? "";
    const title = article === "" ? only.title : article + only.title.replace(ARTICLE, "");
    return { title, sentence: only.sentence, isItem: true };
  }
  const naming = proposal.sentences.filter(({ raw }) => isNamed(raw));
  const [sentence] = naming;
  if (sentence === undefined) return null;
  const isTitled = naming.length === 1 && only?.sentence === sentence && called.length === 0;
  const asWritten =
    writtenIn(sentence.raw, phrase) ??
    phrase.replace(/^\p{Lu}\p{Ll}+/u, (first) => new RegExp(`\\b${first}\\b`, "i").exec(sentence.raw)?.[0] ?? first);
  return {
    title: `${asWritten.replace(/^your /i, "the ")}${isTitled ? ` (${only.title})` : ""}`,
    sentence,
    isItem: isTitled,
  };
};

/** Whether the phrase is the whole name of it. */
export const isCalled = ({ title }: Proposed, phrase: string): boolean =>
  title.replace(ARTICLE, "").toLowerCase() === phrase.replace(ARTICLE, "").toLowerCase();

/** "Portsmouth": a name, as the proposal writes it. */
export const isName = ({ title }: Proposed): boolean =>
  /^(?!(?:That|This|These|Those)\b)\p{Lu}/u.test(title.replace(ARTICLE, ""));

/** How about "Rye Rye"? */
export const isQuoted = ({ title, sentence }: Proposed): boolean =>
  sentence.raw.replace(/[“”„]/g, '"').includes(`"${title}"`);

/** "The Harbour one": without the article of "one". */
export const unowned = (named: Named): Named => ({ ...named, title: named.title.replace(ARTICLE, "") });

/** "Here are your options", "Which one do you prefer?": what follows or stands above is to choose from. */
const LETS_CHOOSE =
  /\b(?:which|prefer|choose|pick|options?|appeals?|ideas?|recommend|suggest|suggestions?|how about|what about|consider)\b/i;
export const letsChoose = oncePer(({ sentences }: Passage): boolean =>
  sentences.some(({ raw }) => LETS_CHOOSE.test(raw)),
);

/** Asked for what is wanted or should be done. */
const ASKS_WISH = new RegExp(
  wrapped`
    \b(?:
      (?:would|do) (?:you|we)(?: [a-z]+)? (?:like|want|rather|fancy|prefer|love)\b
      |(?:you'd|you would)(?: [a-z]+)? (?:like|rather|prefer|love)\b|you want\b|prefer|appeals?\b|tempts?\b
      |interests? you\b|interested in\b|choose\b|pick\b|favou?rite\b|in the mood for\b|sounds? (?:
        good|best|right|nice|fun|better|most|great|like fun|interesting
      )\b
      |works? (?:best|better|for you)\b|how about\b|what about\b|what do you think\b|thoughts\b|which (?:one|option)s?\?
      |(?:should|shall) (?:I|we)(?: [a-z]+ly)? (?:
        do|book|get|make|go|try|start|begin|take|use|cook|order|buy|plan|write|build|fix|tackle|draft|add|include|prepare
        |schedule|plant|paint|help|work on|focus on|look at|look into
      )\b
    )`,
  "i",
);
/** "Which should I leave out?", "Which of the ideas have you tried?" */
const ASKS_ELSE = new RegExp(
  wrapped`
    n't\b
    |\b(?:
      not|never|least|worst|dislike|hate|avoid|allergic|already|tried|done|own|have|had|has|did|were|was|wrong|remove|delete
      |drop|skip|leave out|cut|cancel|exclude|ignore|sell|stop|quit|give up|get rid|throw|cross out
      |details?|info|information|explain\w*|hear|(?<!let me )know|gone|expand|elaborate|more about
    )\b`,
  "i",
);
const OFFERS =
  /\b(?:options?|choices?|choose|pick|ideas?|suggest\w*|recommend\w*|how about|what about|you (?:could|might|can) (?:try|consider))\b/i;
/** Whether a list is to choose from: what is asked beside it, or how it is given, says so. */
export const offersChoice = oncePer((proposal: Passage): boolean => {
  const items = new Set(itemsIn(proposal).map(({ sentence }) => sentence));
  const beside = proposal.sentences.filter((sentence) => !items.has(sentence)).map(({ raw }) => raw.trim());
  const asked = beside.findLast((raw) => raw.endsWith("?") || /\bwhich\b/i.test(raw));
  return asked === undefined ? beside.some((raw) => OFFERS.test(raw)) : ASKS_WISH.test(asked) && !ASKS_ELSE.test(asked);
});

const BOLD = /\*\*((?=\p{Lu})[^*:?]{3,60})\*\*/gu;
const PROPOSES = new RegExp(
  wrapped`
    \b(?:
      I(?:'d| would)? (?:recommend|suggest)|my (?:recommendation|suggestion|pick) (?:is|would be)|how about|what about
      |you (?:could|might|should) (?:try|go with|visit|consider)|I think .{3,60} would be (?:perfect|ideal|great|best)
    )\s+(.{3,120})$`,
  "i",
);

/** "Done: day 2 in Sintra, day 3 in Belém": a proposal as it was changed. */
const CHANGED = new RegExp(
  wrapped`
    ^(?:(?:sure|ok|okay|of course|no problem|great|perfect|absolutely)[,.! ]+)*(?:
      done|updated|changed|swapped|revised|adjusted
      |here's the (?:new|updated|revised|changed) (?:plan|version|schedule|itinerary|menu|list)
    )(?:: | - | – )(.{6,160})$`,
  "i",
);

/** "I'd recommend (that) you try the ferry": the ferry; "I suggest you call a plumber": to do that. */
const TRY_IT = new RegExp(
  wrapped`
    ^(?:that )?you (?:(?:should|could|to) )?(?:(?:also|first|just|simply) )?(?:
      (?:try|take|get|buy|use|book|consider|visit|go with) (?=(?:the|an?|some|one of) )
    )?`,
  "i",
);
/** What is recommended in a sentence of its own, where that is one thing. */
export const suggestedIn = oncePer(({ sentences }: Passage): Proposed | null => {
  const found = sentences.flatMap((sentence) => {
    const said = plainOf(sentence);
    const title = (PROPOSES.exec(said) ?? CHANGED.exec(said))?.[1]?.replace(/[?.!]+$/, "").replace(/ \([^)]*$/, "");
    return title === undefined ? [] : [{ title: title.replace(TRY_IT, ""), sentence }];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
});

/** "The Pemba Q2 is around £70.": the one thing that a reply of a sentence or two is about, by its name. */
const OPENS_WITH_NAME = new RegExp(
  wrapped`
    ^(?:(?:[Ss]ure|[Yy]es|[Gg]reat|[Oo]kay|[Oo]f course)[,.!] )?(?:[Tt]he )?(
      (?!
        (?:
          I|You|Your|It|That|This|These|Those|They|There|He|She|We|If|My|What|Here|In|On|At|For|With|And|But|So|Both
          |Some|Most|Each
        )\b
      )\p{Lu}[\p{L}\d'-]+(?: (?:\p{Lu}|\d)[\p{L}\d'-]*){1,3}
    ) (?:is|costs|has|comes|starts|would|might|could|works|offers|runs|sells)\b(?!.*\?)`,
  "u",
);
/** "The towpath from Thun to Spiez is flat." */
const OPENS_WITH_PLACE = new RegExp(
  wrapped`
    ^(?:[a-z' ]{1,20}[,.!] )?the (
      (?:[a-z-]+ ){1,3}(?:from|in|at|on|near|by|to|around) (?:the )?(?-i:\p{Lu})[\p{L}'-]+
        (?: to (?-i:\p{Lu})[\p{L}'-]+)?
    ) (?:is|takes|has|opens|costs|would|might|could|starts|goes)\b
    (?!
      .*(?:\?|\b(?:closed|not|no longer|full|sold out|shut)\b)
    )`,
  "iu",
);
/** "Great." */
const EXCLAIMS = /^\s*[\p{L}']+[.!]\s*$/u;
const MOST_OF_REPLY = 2;
export const namedAlone = ({ sentences }: Passage): Proposed | null => {
  const [first] = sentences.filter(({ raw }) => !EXCLAIMS.test(raw));
  if (first === undefined || sentences.length > MOST_OF_REPLY) return null;
  const said = plainOf(first);
  const place = OPENS_WITH_PLACE.exec(said)?.[1];
  const title = OPENS_WITH_NAME.exec(said)?.[1];
  if (place !== undefined) return { title: `the ${place}`, sentence: first };
  if (title === undefined) return null;
  return { title: /\d/.test(title) ? `the ${title}` : title, sentence: first };
};

/** The one name that stands out in a turn: in bold outside a list. */
export const emphasizedIn = oncePer(({ sentences }: Passage): Proposed | null => {
  const found = sentences.flatMap((sentence) =>
    NUMBERED.test(sentence.raw) || BULLET.test(sentence.raw)
      ? []
      : matchesIn(sentence.raw, BOLD).map(([, title = ""]) => ({ title, sentence })),
  );
  return new Set(found.map(({ title }) => title)).size === 1 ? (found[0] ?? null) : null;
});

/** "Here's a plan: Tuesday: rowing. Thursday: weights.", on one line or on several. */
const PLAN_OPENS = /^.*?\b(?:plan|schedule|routine|itinerary|rota|budget)\b[^:]{0,60}:\s*/i;
const PLAN_STAGE = new RegExp(
  String.raw`^(?:[-*•]\s*)?(?:\*\*)?((?:(?:day|week|phase|month|step) \d+|(?:${DAY_STEMS})days?)(?:\*\*)?: \S.*)$`,
  "i",
);
const LONGEST_PLAN = 400;
/** "Plan: heavy pots below, cups above.", "Here's your plan: Tue easy 4k, Thu intervals.": told in one sentence. */
const PLAN_IN_ONE = new RegExp(
  wrapped`
    ^(?:[a-z' ]{1,20}[,.!:] )?(?:here(?:'s| is) |I(?:'d| would) (?:suggest|propose) |how about )?
      (?:(?:a|an|the|your|my|our) )?(?:(?!(?:with|of|about|problem|issue|risk|trouble|in|on|as|to) )[a-z-]+ ){0,3}(?:
      plan|schedule|routine|itinerary|rota|timetable|layout|menu|budget|split|line-up
    )(?: (?:for|is|would be|could be)\b[^:]{0,40})?: ([^:?]{10,300})$`,
  "i",
);
/** "Of course: rice with peas, baked figs, mint tea.": a list as it now stands. */
const LIST_IN_ONE = new RegExp(
  wrapped`
    ^(?:of course|sure|done|updated|here you (?:go|are)|certainly|okay|ok|great)[:!,] ?(?:here it is: )?
      ((?=[^,]{3,60},[^,]{3,60},)[^:?.!]{10,300})[.!]*$`,
  "i",
);
/** "2:00 doors, 2:30 quiz, 4:00 cake.": the hours of a day. */
const HOURS_IN_ONE = /^(\d{1,2}[:.]\d\d [^,?]{3,60}, \d{1,2}[:.]\d\d [^,?]{3,60}, \d{1,2}[:.]\d\d [^?]{3,200})$/;
const planInOne = ({ sentences }: Passage): { text: string; sentences: PassageSentence[] } | null => {
  const found = sentences.flatMap((sentence) => {
    const said = plainOf(sentence);
    const text = (PLAN_IN_ONE.exec(said) ?? LIST_IN_ONE.exec(said) ?? HOURS_IN_ONE.exec(said))?.[1]?.replace(
      /[.!\s]+$/,
      "",
    );
    return text === undefined || !/[,;]/.test(text) ? [] : [{ text, sentences: [sentence] }];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** A plan of several stages that is short enough to be told whole. */
export const planIn = oncePer((proposal: Passage): { text: string; sentences: PassageSentence[] } | null => {
  const opens = proposal.sentences.findIndex(({ raw }) => PLAN_OPENS.test(raw));
  const stages = proposal.sentences.slice(Math.max(0, opens)).flatMap((sentence) => {
    const stage = PLAN_STAGE.exec(normalise(sentence.raw).replace(PLAN_OPENS, ""))?.[1];
    return stage === undefined ? [] : [{ sentence, stage: stage.replace(/\*\*/g, "").replace(/[.;,\s]+$/, "") }];
  });
  const text = stages.map(({ stage }) => stage).join("; ");
  const isPlan = opens >= 0 || stages.length === proposal.sentences.length;
  return !isPlan || stages.length < 2 || text.length > LONGEST_PLAN
    ? planInOne(proposal)
    : { text, sentences: stages.map(({ sentence }) => sentence) };
});
