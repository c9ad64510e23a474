// What a turn to an assistant only quotes or plays: text to work on, the speech of others, a part in a role play. Nothing of it
// is told of the user.

import { wrapped } from "#domain/wrapped.ts";
import { FIRST_PERSON } from "../cues/signals.ts";
import { matchesIn } from "../patterns.ts";

interface Spoken {
  readonly raw: string;
}

const MARK = /["\u201C\u201D\u00AB\u00BB]/g;
/** "a 15" screen", "5'10"": inches, unless a quotation is open. */
const opensQuote = (text: string, at: number): boolean => !/\d/.test(text.charAt(at - 1));

/** Whether a quotation is open behind a text; `isOpen`: before it. */
const isOpenBehind = (text: string, isOpen: boolean): boolean => {
  let open = isOpen;
  for (const { index } of matchesIn(text, MARK)) if (open || opensQuote(text, index)) open = !open;
  return open;
};

/** "The essay about me", "my cover letter": in quotation marks, and still of the user. */
const OWN_TEXT = new RegExp(
  wrapped`
    \bmy (?:[\w-]+ ){0,3}(?:
      essay|statement|bio|biography|profile|letter|summary|r[eé]sum[eé]|cv|post|journal|diary|reflection|speech|vows
      |paragraph|introduction|intro
    )\b`,
  "i",
);
const SPEECH = /^["\u201C]([^"\u201C\u201D]+)["\u201D]/;
/** '"Dear Ada, I found damp. I shall keep the rent"': a quotation of several sentences. */
const OPENS_QUOTE = /^\s*["\u201C]/;
const EDGE_MARKS = /^["\u201C]|["\u201D]$/g;

/** Without the sentences that stand in quotation marks beside others that do not: a text to translate, what somebody said. */
export const withoutQuotations = <Sentence extends Spoken>(sentences: readonly Sentence[]): Sentence[] => {
  const whole = sentences
    .map(({ raw }) => raw)
    .join(" ")
    .trim();
  if (!/["\u201C]/.test(whole) || OWN_TEXT.test(whole) || !/["\u201C\u201D]/.test(whole.replace(EDGE_MARKS, "")))
    return [...sentences];
  const last = sentences.findLastIndex(({ raw }) => /["\u201D]/.test(raw));
  let isOpen = false;
  return sentences.filter(({ raw }, at) => {
    const wasOpen = isOpen;
    isOpen = isOpenBehind(raw, isOpen) && at < last;
    const said = isOpen && OPENS_QUOTE.test(raw) ? raw : (SPEECH.exec(raw.trim())?.[1] ?? "");
    return !wasOpen && !FIRST_PERSON.test(said);
  });
};

const LANGUAGE = wrapped`
  (?:
    English|French|German|Spanish|Italian|Portuguese|Dutch|Polish|Czech|Danish|Swedish|Norwegian|Finnish|Russian
    |Ukrainian|Greek|Turkish|Arabic|Hebrew|Hindi|Chinese|Mandarin|Japanese|Korean|Latin|Hungarian|Romanian|Vietnamese
    |Thai|Catalan|Irish|Welsh
  )`;
const ASKS = wrapped`
  (?:
    (?:
      ok|okay|and|now|then|so|next|also|hey|hi|please|pls|plz|just|can you|could you|would you|will you|help me
      |I need you to|I want you to|I'd like you to
    ),?[ ]
  ){0,5}`;
const WORKED_ON = wrapped`
  (?:(?:this|these|that|the|following|next|two|few|a|an|one|some|my|our|his|her|their|more|of|short|[\w-]+'s) ){0,4}(?:
    sentences?|phrases?|texts?|paragraphs?|passage|grammar|spelling|mistakes|errors|punctuation|wording|translation
  )`;
/** One look that most sentences fail. */
const MAY_ANNOUNCE = new RegExp(
  wrapped`
    translat|correct|proofread|rephrase|paraphrase|reword|grammar|spelling|\bsay\b|lyrics|poem|verse|chorus|quote
    |proverb|rewrite|polish|make (?:this|it|that)|mistakes
    |\b(?:my|the) (?:english|german|french|spanish|italian|dutch)\b|\bright\b|\bgo(?:es)?:
    |\b(?:in|to|into) (?:\w+ )?[a-z]+:|what(?:'s| is) the \w+ for`,
  "i",
);
/** "Translate to German: ...", "And now to French: ...", "Can you correct my student's sentence? ...", "The lyrics: ..." */
const ANNOUNCES_TEXT = new RegExp(
  wrapped`
    ^${ASKS}(?:
      (?:rewrite|polish|tidy up|clean up) (?:this|these|that|the following|it)\b[^:.!?"]{0,40}:
      |make (?:this|it|that) (?:[\w-]+ ){0,3}?(?:
        nicer|better|shorter|longer|clearer|kinder|softer|friendlier|polite|politer|formal|professional|sound|flow
      )\b[^:.!?"]{0,40}:
      |(?:correct|fix|check|improve) my ${LANGUAGE}\b[^:.!?"]{0,30}:
      |(?:check|read) (?:this|it|that|the following) for (?:mistakes|errors|typos)\b[^:.!?"]{0,30}:
      |(?:
        translate|proofread|rephrase|paraphrase|reword|how (?:do|would|can) (?:you|I|we) say
        |(?:what's|what is) the ${LANGUAGE} for
      )\b[^:]*:
      |(?:correct|fix|check|improve|proofread|translate) ${WORKED_ON}\b(?:
        [^:.!?]*:|(?<!mistakes|errors|wording|grammar|spelling)(?: (?:for me|please|below|(?:in)?to ${LANGUAGE}))*[.!?]
      )
      |(?:is|are) (?:this|these)(?: (?:sentences?|phrases?|text))? (?:grammatically )?(?:right|correct)\b[^:.!?]*[:?]
    )
    |^(?!.*\b(?:I|we|my)\b.*:)(?:[\w',-]+ ){0,7}(?:in|to|into) (?:[a-z]+ )?${LANGUAGE}:
    |\b(?:
      lyrics?|poem|verse|chorus|proverb|(?:favou?rite|famous) (?:saying|quote|line)|quote (?:from|by|of)
      |song (?:that )?goes
    )\b[^:.!?]{0,60}:`,
  "i",
);

const SENT = wrapped`
  (?:
    e-?mails?|mails?|letter|message|messages|text|thread|chat|conversation|post|comment|review|article|note|notes
    |transcript|passage|abstract|story|report|contract|clause|listing|ad|dm|reply|announcement|minutes
  )`;
/** One look that most sentences fail. */
const MAY_PASTE = /:\s*$|:\s+\S/;
/** "Please summarise this mail: ...", "Reply to this message: ...", "Here's the letter I got: ..." */
const PASTES = new RegExp(
  [
    wrapped`
      ^${ASKS}(?:
        summari[sz]e|sum up|shorten|condense|analy[sz]e|explain|simplify|interpret|(?:reply|respond) to|answer
        |what (?:do you (?:make|think) of|is the (?:tone|point|gist) of)|extract (?:[\w-]+ ){1,5}from
        |(?:write|draft) (?:an? )?(?:[\w-]+ )?(?:reply|answer|response) to|is
      ) (?:this|these|that|the|an?)(?: (?!my\b|our\b)[\w'-]+){0,2} ${SENT}\b[^:.!?]{0,60}:`,
    wrapped`
      ^${ASKS}(?:summari[sz]e|sum up|shorten|condense|simplify|(?:reply|respond) to|tl;?dr(?: of)?) (?:
        this|that|the following
      )(?: (?:for me|please|politely|in [^\s:]+(?: [^\s:]+){0,3}))?(?: please)?:`,
    wrapped`
      ^(?:here(?:'s| is)|this is|(?:I|we)(?:'ve)? (?:just )?(?:got|received)) (?:the|this|an?) (?:[\w-]+ )?${SENT} (?:
        (?:that )?(?:I|we|she|he|they|my [\w-]+) (?:just )?(?:wrote|sent|got|received|posted)|from
      )\b[^:.!?]{0,60}:`,
  ].join("|"),
  "i",
);

/** Without a text that the assistant is to translate or to correct, and without lyrics: it goes on to the end of the turn. */
export const withoutTexts = <Sentence extends Spoken>(sentences: readonly Sentence[]): readonly Sentence[] => {
  const at = sentences.findIndex(
    ({ raw }) =>
      ((MAY_ANNOUNCE.test(raw) && ANNOUNCES_TEXT.test(raw.trim())) ||
        (MAY_PASTE.test(raw) && PASTES.test(raw.trim()))) &&
      !OWN_TEXT.test(raw),
  );
  return at < 0 ? sentences : sentences.slice(0, at);
};

/** The sentences without what stands in quotation marks, also where a quotation goes on over several. */
export const withoutSpeech = (sentences: readonly Spoken[]): string[] => {
  let isOpen = false;
  return sentences.map(({ raw }, at) => {
    if (!isOpen && !MARK.test(raw)) return raw;
    MARK.lastIndex = 0;
    const wasOpen = isOpen;
    isOpen = isOpenBehind(raw, isOpen) && sentences.slice(at + 1, at + 4).some((later) => /["\u201D]/.test(later.raw));
    const parts = raw.split(MARK);
    return parts.filter((_, part) => (part % 2 === 0) !== wasOpen).join(" ");
  });
};

const ROLE = String.raw`(?:an? |the |your |\p{Lu})(?!(?:[\w-]+ ){0,2}(?:candidate|interviewee|applicant)\b)`;
const MINE = String.raw`\b[Ii](?:'m| am|'ll be| will be|'ll play| will play| play| be) ${ROLE}`;
const YOURS = String.raw`\b[Yy]ou(?:'re| are|'ll be| will be|'ll play| will play| play| be) ${ROLE}`;
/** "You're a waiter and I'm a guest", "Let's role-play: I'm a smuggler" */
const BEGINS = new RegExp(
  String.raw`(?:${YOURS}[^.!?]*?${MINE}|${MINE}[^.!?]*?${YOURS}|\b[Rr]ole[- ]?play\b[^.!?]*?${MINE}|\b[Ii]'ll play ${ROLE})`,
  "u",
);
/** "You are a vet and I am the owner of an old cat" asks for an expert, and tells who asks. */
const ASKS_FOR_ROLES = /\b(?:imagine|pretend|play|role[- ]?play|act|scene|story|suppose|practi[cs]e|let's|be)\b/i;
/** "Pretend you are a pirate", "You are now a pirate"; whom one asks for help plays nobody. */
const GIVES_PART = new RegExp(
  wrapped`
    \b(?:
      (?:pretend|imagine|suppose|act as if|let's say)(?: that)? you(?:'re| are)|you(?:'re| are) now|(?:play|act as|be)
    ) (?:an? |the )
    (?!
      (?:[\w-]+ ){0,3}(?:
        assistant|tutor|teacher|coach|expert|helper|bot|chatbot|ai|model|editor|translator|advisor|adviser
      )\b
    )`,
  "i",
);
/** Behind that: "I am your captain", "I am Captain Hook" */
const TAKES_PART = new RegExp(
  wrapped`
    ^(?:and |so |then )?I(?:'m| am|'ll be| will be) (?:
      your (?!(?:user|client|customer|student|boss)\b)[a-z]+
      |(?:the )?(?:
        Captain|King|Queen|Prince|Princess|Sir|Lord|Lady|Count|Admiral|General|Emperor|Sheriff|Detective|Agent|Professor
        |Doctor
      ) \p{Lu}
    )`,
  "u",
);
/** "Pretend you are a judge. I am a thief who stole a goose": not "I'm 34 and a diabetic". */
const PRETENDS = /\b(?:pretend|imagine|let's (?:say|pretend)|act as if)(?: that)? you(?:'re| are) /i;
const AS_ANOTHER = new RegExp(
  wrapped`
    ^(?:and |so |then )?I(?:'m| am|'ll be| will be) (?:an? |the )(?!\d)(?:[\p{L}-]+ ){1,3}(?:
      who|that|whose|trying to|asking|coming|complaining|applying|walking|caught|accused
    )\b`,
  "iu",
);
const ENDS = new RegExp(
  wrapped`
    \b(?:end|ends|over|stop|pause|break|quit|exit|leave|leaving|out of|done with|enough)\b.*\b
      (?:role[- ]?play|scene|character|game|story|practice)\b
    |\b(?:role[- ]?play|scene|game|story) (?:is )?(?:over|ends?|done|finished)\b
    |^(?:ok(?:ay)?,? |alright,? )?(?:pause|stop|cut)\b|\booc\b|\bin real life\b|\bback to reality\b`,
  "i",
);
/** Somebody who plays on for longer than this has mostly stopped without saying so. */
const LONGEST_PLAY = 12;

/** The turns, each without what its user says in a part that they play. `null` stands for a turn of somebody else. */
export const withoutParts = <Sentence extends Spoken>(
  turns: readonly (readonly Sentence[] | null)[],
): (readonly Sentence[] | null)[] => {
  let left = 0;
  return turns.map((sentences) => {
    if (sentences === null) return null;
    if (left > 0) left--;
    let isPartGiven = false;
    let isPretended = false;
    return sentences.filter(({ raw }) => {
      if (ENDS.test(raw)) left = 0;
      else if (
        (BEGINS.test(raw) && ASKS_FOR_ROLES.test(raw)) ||
        (isPartGiven && TAKES_PART.test(raw)) ||
        (isPretended && AS_ANOTHER.test(raw))
      )
        left = LONGEST_PLAY;
      isPartGiven ||= GIVES_PART.test(raw);
      isPretended ||= PRETENDS.test(raw);
      return left === 0;
    });
  });
};
