// Tells an answer with its question, in the question's own words: 'Ida has three (asked "How many looms do you have?")'. Only a
// question that says alone what it asks about is told.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { CORE_FACT } from "../cues/core-facts.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { TWO_TO_TEN, TWO_TO_TWELVE } from "../cues/numbers.ts";
import { MANNERS } from "../cues/openings.ts";
import { isFirstName } from "../cues/proper-names.ts";
import { ABSTRACT_WORDS, EMPTY_WORDS, PREFERENCE, QUITS, SECOND_PERSON, TIME_WORD } from "../cues/signals.ts";
import { DAY_OF_MONTH } from "../cues/typed-in-haste.ts";
import { FINITE } from "../cues/verbs.ts";
import { DAY_STEMS, MONTHS_IN_SMALL } from "../dates/calendar.ts";
import { oncePer } from "../once-per.ts";
import { countWords, matchesIn, wordSet, wordsOf } from "../patterns.ts";
import { plainOf } from "../reading/normalise.ts";
import type { PassageSentence } from "../reading/passages.ts";
import { canExplain } from "../references/leaning/explaining-sentences.ts";
import { readNounPhrase } from "../references/noun-phrases.ts";
import { namesOneThing } from "../references/things/antecedents.ts";
import { stripLeadIns } from "../sentences/cut-off/lead-ins.ts";
import { possessive } from "../telling/person.ts";

/** Stand for what was named elsewhere. */
const PRONOUNS = wrapped`
  it|its|it's|they|them|their|they're|he|him|his|she|her|he's|she's|there|here|ones
  |one(?! (?!
      (?:in|of|at|on|for|with|without|near|by|that|which|who|is|was|has|and|or|but|to|from|more|I|we|my|the|an?)\b
    )[a-z]
  )
  |then|same|either|else|others|other(?! \w{4,})|another|too|also|again|so far|let's`;
const ANSWER_LEANS = new RegExp(String.raw`\b(?:${PRONOUNS})\b`, "i");
/** The same in a question, where "me" is the asker and "today" the day of asking. */
const LEANS = new RegExp(
  wrapped`
    \b(?:
      ${PRONOUNS}|I|I'm|me|my|we|us|our|yesterday|today|tonight|tomorrow|ago
      |(?:last|next|this|that|past) (?:
        time|day|night|week|month|year|weekend|summer|winter|spring|autumn|fall|morning|evening|afternoon|season|\w+day
      )
    )\b`,
  "i",
);
const POINTS = /\b(?:this|that|these|those)\b/gi;
/** Words of questions that name nothing. */
const ASKING = wordSet(
  "what which when where whose does have been doing done going made make start started happen happened think thought feel felt know tell",
  "come came find found choose chose decide decided inspired inspire inspires motivate motivates look looks",
  "liked enjoy enjoying plan plans planning news lately recently these days",
  "ever still usually normally currently kind type sort part most want need having been seen talk talking",
  "hear heard take taking keep keeps help with",
  "idea gave give gives interesting happening future advice holding cool fun nice recent towards talked come",
  "up activities guess who's what's how's about used using work working got getting question questions maybe",
  "anything else doing best favorite favourite yourself like right might should long",
);
/** Offers and requests: what is answered to them is for the moment. */
const NO_QUESTION = new RegExp(
  wrapped`
    \b(?:
      (?:can|could|will|would) you|do you (?:want|need|think)|want (?:to|some|a)|shall|should|how about|what about
      |care to|need (?:a|any|some)|thoughts?|opinion|worr(?:y|ies)|concerns?
    )\b`,
  "i",
);
/** A proposal, which what comes behind takes up or passes over; "How was your week?", of which anything is told. */
const NO_TOPIC = new RegExp(
  wrapped`
    ^(?:what|how) about\b|^(?:care to|got time|maybe|perhaps)\b
    |^(?:problem|exercise|example|practice|question|task)(?: \d+)?:|\b(?:how|what) about you\b
    |^how (?:was|is|has) (?:the|your) (?:day|night|week|weekend|month|year|term)(?: been)?(?: so far)?\?`,
  "i",
);
/** "Any injuries?" */
const ASKS_FOR_ANY = /^any\b/i;
/** "What does your cat eat?" */
const OF_KIN = new RegExp(String.raw`\byour (?:${KIN_NOUNS})\b`, "i");
const MOST_WORDS = 18;
const LONGEST = 110;

/** "these cool designs" names what is meant, "that" alone does not. */
const pointsAtNothing = (text: string): boolean =>
  matchesIn(text, POINTS).some(({ 0: word, index }) => readNounPhrase(text, index + word.length) === null);

const NO_CONTENT = /'(?:s|re|ve|d|m|ll|t)$/;
const contentOf = (text: string): string[] =>
  wordsOf(text.toLowerCase()).filter(
    (word) =>
      word.length > 3 &&
      !NO_CONTENT.test(word) &&
      !ASKING.has(word) &&
      !EMPTY_WORDS.has(word) &&
      !ABSTRACT_WORDS.has(word),
  );

/** "hows the commute now then" → "hows the commute?" */
export const withMark = (text: string): string =>
  text.endsWith("?") ? text : `${text.replace(/(?: now| back)?(?: then| btw| though| tho)?[.!]*$/i, "")}?`;

/** "Ravi, how was the first week?" */
const CALLS = new RegExp(
  wrapped`
    ^(?:(?:[Yy]o|[Hh]ey|[Hh]i|[Hh]ello|[Ss]o|[Aa]nd|[Oo]h|[Oo]k) )?(?!In\b|On\b|At\b)\p{Lu}\p{Ll}+, (?=
      (?:
        what|how|where|when|who(?! (?:can't|couldn't|never|always|hates?d?|used|didn't|doesn't|won't|wouldn't)\b)|which
        |why|do|does|did|are|is|was|were|have|has|can|will|would
      )\b
    )`,
  "u",
);

/** "And you, any news on the house?" */
const AND_YOU = /^(?:and |so )?you, (?=\w)/i;

/** "How did the race go yesterday?": when, the asker sees from now. */
const WHEN_ASKED =
  /(?<=\w{2} \w+ \w+) (?:yesterday|today|tonight|last (?:night|week|weekend|month|year)|this (?:week|weekend|morning|month))(?=\?$)/i;

/** "Ella and Max?": asks nothing. */
const ONLY_NAMES = /^\p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+)*,? (?:and|or) \p{Lu}\p{Ll}+\?$/u;

/** "How did you come up with these patterns?": of one's own making. */
const OF_OWN_MAKING = new RegExp(
  wrapped`
    (
      \byou (?:[a-z]+ )?(?:
        come up with|think of|make|made|design|created?|write|paint|draw|knit|sew|bake|build|compose|carve
      )
    ) (?:this|that|these|those)(?= (?!(?:work|happen|possible|way|far|much|many|look|feel|so)\b)(?:[a-z-]+ ){0,2}[a-z-]+
        \?
    )`,
  "i",
);

/** "What's your new street called again?": asked once more, and of nothing that was done again. */
const REMIND_ME =
  /^((?:what|what's|when|when's|where|where's|who|who's|which|how (?:many|much|old|long))\b.*) again(?=\?$)/i;

/** The question as it is told behind its answer, or null where it leans on something itself. */
export const wholeQuestion = (question: string): string | null => {
  const stripped = stripLeadIns(question, null);
  if (stripped.wasTagQuestion) return null;
  const text = withMark(stripped.text.replace(CALLS, "").replace(AND_YOU, ""))
    .replace(WHEN_ASKED, "")
    .replace(REMIND_ME, "$1")
    .replace(OF_OWN_MAKING, "$1 your");
  if (text.length > LONGEST || text.includes('"')) return null;
  const count = countWords(text);
  if (count < (ASKS_FOR_ANY.test(text) ? 2 : 3) || count > MOST_WORDS || LEANS.test(text) || pointsAtNothing(text))
    return null;
  if (ONLY_NAMES.test(text)) return null;
  return (contentOf(text).length > 0 || OF_KIN.test(text)) && !NO_TOPIC.test(text) ? upperFirst(text) : null;
};

/** "Since the flood", "Twice a week, and they pay": no sentence of its own. */
const OPENS_IN_THE_MIDDLE = new RegExp(
  wrapped`
    ^(?:
      since|until|till|because|for|from|about|around|under|over|up to|by|(?:end|start|beginning|middle) of|mostly|mainly
      |maybe|probably|twice|once|every|half|\d[\d.,:]*|one|${TWO_TO_TEN}
    ) (?!of\b)(?!.*(?:, | (?:I|I'm|I've|we|we're|my|our) .* )(?:I|I'm|I've|we|we're|my|our|the|it|it's|he|she|there)\b)`,
  "i",
);

/** "I tried that once": what the other said, not what was asked. */
const TAKES_UP = new RegExp(
  wrapped`
    ^(?:that|this|these|those|here)\b
    |\b(?:of|for|with|about|like|do|did|doing|done|to|read|seen|heard|tried|love|loved|know|had|have|get|got) (?:that|this|one)
      \b(?=
      [.,!?;]|$
      | (?:once|twice|before|too|again|yet|an?|in|on|at|last|when|but|and|so|for|with|because|already|since|yesterday)\b
    )
    |\b(?:this|that) one\b|\b(?:that|this|these|those) (?:pic|photo|picture|page)s?\b`,
  "i",
);

/** An answer that names so little says only with its question what it is about. */
const NAMES_LITTLE = 3;
const STEM = 5;

/** Whether a statement leaves to the question what it is about. */
export const leavesOut = (text: string, question: string): boolean => {
  const own = contentOf(text);
  if (CORE_FACT.test(text) || (PREFERENCE.test(text) && own.length > 0)) return false;
  if (OPENS_IN_THE_MIDDLE.test(text) || QUITS.test(text)) return true;
  if (TIME_WORD.test(text) || DAY_OF_MONTH.test(text) || TAKES_UP.test(text)) return false;
  if (own.length > NAMES_LITTLE || /\S "?\p{Lu}\p{Ll}/u.test(text)) return false;
  const asked = new Set(contentOf(question).map((word) => word.slice(0, STEM)));
  return !own.some((word) => asked.has(word.slice(0, STEM)));
};

/** "I tend to avoid gyms because it's loud there": says itself what it is about. */
const AVOIDS =
  /\b(?:avoid|stay away from|steer clear of|can't stand|prefer not to) (?!it\b|that\b|this\b|them\b|those\b)/i;

/** "The plumber came at 8" says itself what "Did the plumber come?" asks about. */
const saysAgain = (text: string, question: string): boolean => {
  const [opening = ""] = /^the (?:[\w'-]+ )?[\w'-]+(?= (?:is|was|came|has|had|will)\b)/i.exec(text) ?? [];
  return opening !== "" && question.toLowerCase().includes(opening.toLowerCase());
};

/** "Did you pick your topic?": one thing, as the one who answers names it; not "your team". */
const YOUR_THING = /\byour\b(?! (?:team|family|crew|band|group|kids|friends|class|parents)\b)/gi;
/** Whether a clause that leans on something can lean on the question. */
export const canLeanOn = (question: string, text: string): boolean =>
  !saysAgain(text, question) &&
  (isHeadOnly(text, question) ||
    OPENS_IN_THE_MIDDLE.test(text) ||
    (!TAKES_UP.test(text) &&
      !AVOIDS.test(text) &&
      canExplain(question.replace(YOUR_THING, "my"), text) &&
      (!/^it\b/i.test(text) || namesOneThing(question))));

const COUNTS = new RegExp(String.raw`\d|^(?:about |around |almost )?(?:${TWO_TO_TWELVE}|half)\b`, "i");
/** "Thanks, Ida!", "Sure." */
export const saysNothing = oncePer(
  (sentence: PassageSentence): boolean =>
    countWords(sentence.raw) < 5 &&
    !COUNTS.test(sentence.raw) &&
    (MANNERS.test(sentence.raw) || contentOf(stripLeadIns(plainOf(sentence), null).text).length < 2),
);

/** Names a thing, a time or an amount: "End of May", "two kinds", "to Leeds in June", "Fennel". */
const NAMES = new RegExp(
  wrapped`
    ^(?:(?:about|around|almost|nearly|over|under|only|just|mostly|mainly|usually|probably|maybe|at least|up to) )*(?:
      an?|the|my|our|some|every|both|half|twice|once|since|until|till|for|from|to|in|at|on|by|with|near|behind|next
      |because of|after|before|during|between|end of|off|out of|back (?:at|to|in|from|on|home)|(?:no )?more|less|fewer
      |low|high|still|(?:better|worse) (?:since|after|than|now that)|not yet|\d\S*|[£$€]\d\S*|one|${TWO_TO_TWELVE}
      |(?:${DAY_STEMS})days?|${MONTHS_IN_SMALL}
    )\b`,
  "i",
);
const NAMES_ONE = /^\p{L}[\p{L}'-]{2,}$/u;
const ASKS_WHICH = /^(?:what|which|who)\b|^(?:any|do you have any) [\w ]+\?$/i;
/** "Gap year", "old maps": what is done or meant, in two or three small words. */
const NAMES_KIND = new RegExp(
  wrapped`
    ^(?!
      (?:
        not|no|same|long|nothing|just|so|too|very|pretty|really|kind|sort|who|whatever|beats|all|any|some|it|that|this
        |they|he|she|you|we|I|me|why|how|when|if|because|please|only|never|always
      )\b
    )\p{L}[\p{Ll}-]+(?: [\p{Ll}-]{3,}){1,2}$`,
  "u",
);
/** "A year, if I find the parts", "The pilot who retired": a reply whose verb, if any, is of its reason or of whom it names. */
const HEAD_WITH_REASON = new RegExp(
  wrapped`
    ^(
      (?:
        the|an?|my|our|mostly|mainly|probably|definitely|\d+
        |(?!
          (?:
            after|before|in|on|at|by|for|from|with|without|during|since|as|when|while|if|because|although|though|last
            |next|this|that|these|those|today|tonight|tomorrow|yesterday|every|then|now|once|back|first|well|so|yes|no
            |not|okay|same|thanks|sorry|hopefully|\p{L}+ly|I|we|you|he|she|it|they
          )\b
        )\p{L}[\p{L}'-]*
      ) ?[^,.;:]{0,60}
    ), (?:because|since|if|as long as|unless|(?:just )?like (?:in|on|the|my|our|we|I)|so|but|it's|it is|then) (?=\S+ \S)`,
  "iu",
);
const HEAD_WITH_WHO =
  /^(?:the|an?|my|our|some|two|three) ((?:[\p{L}'-]+ ){1,5})(?:who|that|which) \p{L}+((?: [^.!?]*)?)[.!]*$/iu;
/** "My aunt, since she moved, is happier" */
const GOES_ON_BEHIND_REASON = /, [^,]*, (?:is|are|was|were|has|have|had|will|can|went|got|\p{L}{3,}(?:ed|s))\b/u;
/** "In front of the library, if they let me": where, and no circumstance of what follows. */
const PLACE_WITH_REASON = new RegExp(
  wrapped`
    ^((?:in|at|on|near|behind|beside|outside|under|by|next to|from) [^,.;:]{3,60}), (?:
      if|because|since|as long as|unless
    ) (?=\S+ \S)(?!.*, (?:I|we)\b)`,
  "i",
);
const ASKS_WHO = /\bwho(?:se|'s)?\b/i;
const ASKS_WHERE = /\bwhere\b/i;
const ASKS_WHAT = /\b(?:what|what's|which|who|who's|whose|where|how|when)\b/i;
export const isHeadOnly = (text: string, question: string): boolean => {
  if (!ASKS_WHAT.test(question) || question.length > LONGEST) return false;
  const place = ASKS_WHERE.test(question) ? PLACE_WITH_REASON.exec(text)?.[1] : undefined;
  const head = place ?? HEAD_WITH_REASON.exec(text)?.[1];
  if (head !== undefined) {
    const isCalled = isFirstName(head) && (!ASKS_WHO.test(question) || SECOND_PERSON.test(text));
    const isWhole = FINITE.test(head) || /'s\b/.test(head) || GOES_ON_BEHIND_REASON.test(text);
    return !isWhole && !isCalled && !REACTS.test(head);
  }
  const [, named, behind] = HEAD_WITH_WHO.exec(text) ?? [];
  return named !== undefined && behind !== undefined && !FINITE.test(named) && !FINITE.test(behind);
};

/** "Paint and the saddle", "Warm soup, rye bread and cola" */
const NAMES_SEVERAL = new RegExp(
  wrapped`
    ^(?!(?:not|no|nothing|everything|more|up|back|over|again|now|then|well|so|just|this|that|it|you|we|they|he|she)\b)\p{L}
      [\p{L}'-]*(?: [\p{L}'-]+){0,2}(?:, [\p{L}'-]+(?: [\p{L}'-]+){0,2}){0,4},? and [\p{L}'-]+(?: [\p{L}'-]+){0,2}$`,
  "iu",
);
/** A reaction, no answer. */
const REACTS = new RegExp(
  wrapped`
    \b(?:
      sounds?|bummer|awesome|amazing|great|nice|cool|lovely|sorry|wow|ouch|yeah|haha|lol|good|bad|sure|sometimes|always
      |never|often|rarely|everything|nothing|nobody|depends|actually|please|thanks
    )\b`,
  "i",
);
const HAS_AUXILIARY =
  /\b(?:what|which|who|where|when|why|how|do|does|did|are|is|was|were|have|has|had|will|any|your)\b/i;

/** A number, "Parkinson's", "ALS". */
const SAYS_WHAT = /\d|^\p{Lu}(?:\p{L}+'s|\p{Lu}{1,5})$/u;

/** "Are you ok?" "Two ribs broken, one tooth gone." */
const ASKS_FOR_HARM = new RegExp(
  wrapped`
    ^(?:
      are you (?:ok|okay|alright|all right|hurt|injured)|what happened(?: to (?:you|your \w+))?
      |what(?:'s| is) wrong(?: with you)?
    )(?: now| then)?\?$`,
  "i",
);

/** The question that an answer of a few words is told with; null where the two are no plain pair. */
export const toldWithQuestion = (answer: string, raw: string): string | null => {
  if (NO_QUESTION.test(raw) || ANSWER_LEANS.test(answer) || SECOND_PERSON.test(answer) || REACTS.test(answer))
    return null;
  if (ASKS_FOR_HARM.test(raw)) return contentOf(answer).length > 1 ? upperFirst(raw) : null;
  const question = wholeQuestion(raw);
  if (question === null || !HAS_AUXILIARY.test(question)) return null;
  const names =
    NAMES.test(answer) ||
    (NAMES_SEVERAL.test(answer) && ASKS_WHICH.test(question)) ||
    ((NAMES_ONE.test(answer) || NAMES_KIND.test(answer)) && ASKS_WHICH.test(question));
  return names && (SAYS_WHAT.test(answer) || contentOf(answer).length > 0) ? question : null;
};

/** "I've made two pots of clay", asked "How many pots of clay?": names it itself. */
const SAYS_AGAIN = 2;
const POINTS_BACK = /\b(?:it|them|this|that|those|these|there|ones?)\b/i;
const saysIt = (text: string, question: string): boolean => {
  const own = new Set(contentOf(text).map((word) => word.slice(0, STEM)));
  return new Set(contentOf(question).map((word) => word.slice(0, STEM))).intersection(own).size >= SAYS_AGAIN;
};

/** "Ida's idea" → "their idea"; "Ida's, but ..." → "theirs, but ..." */
const asOwner = (text: string, speaker: string): string => {
  const owner = possessive(speaker);
  const isAlone = /^[.,;!]/.test(text.slice(text.indexOf(owner) + owner.length));
  return text.replace(owner, isAlone ? "theirs" : "their");
};

/** An answer without a verb is told as said: 'Ida, asked "Who covers for you?": A potter from Graz.' */
export const withQuestion = (text: string, question: string, speaker: string, hasVerb: boolean): string => {
  const said = text.startsWith(`${speaker} says`)
    ? text.slice(speaker.length + 5).replace(/^[:,]? /, "")
    : OPENS_IN_THE_MIDDLE.test(text) || !hasVerb
      ? asOwner(text, speaker)
      : null;
  if (said === null && !POINTS_BACK.test(text) && saysIt(text, question)) return text;
  return said === null
    ? `${text.replace(/\.$/, "")} (asked "${question}").`
    : `${speaker}, asked "${question}": ${upperFirst(said.replace(/^(?:but|and|so) (?!I\b)/i, ""))}`;
};
