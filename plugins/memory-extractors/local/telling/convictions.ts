// What somebody holds or values, told as such: "It's amazing how music connects people", "Small acts of kindness make a difference".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "../capitals.ts";
import { concreteIn } from "../clause-reading.ts";
import { ANYBODYS_THING, INTENSELY, JUDGED, NO_SUBJECT, NOUNS_TOO } from "../cues/convictions.ts";
import { OPEN_MATTERS } from "../cues/left-unsaid.ts";
import { isFirstName, isPlaceOrNation } from "../cues/proper-names.ts";
import { BASE_VERBS } from "../cues/verbs.ts";
import { anyOf } from "../patterns.ts";
import { hasInnerDangling, opensDangling } from "../references/leaning/anaphora.ts";
import { ofAnybody } from "./anybody.ts";
import { rewritePerson } from "./person.ts";
import { thirdPerson } from "./verbs.ts";

/** "It's so great to ..., and we ...": the first proposition. */
const GOES_ON_BEHIND = new RegExp(
  wrapped`
    (?: [-–—] ?
      |[-–—] |; |[,:] (?:and|but|so|plus|yet|which|because|though|right|don't|can't|isn't|you|I|it|it's|they|we|just|keep|great|so)\b
      |,? (?:and|but|so|because) (?:
        I|I'm|it|it's|that|that's|they|they're|we|we're|you|you're|he|she|there|this|ain't|nothing
      )\b
      | - |\?[ ]
    ).*$`,
  "i",
);
/** "It's great that we ..." is of the two who talk. */
const IT_IS = new RegExp(
  wrapped`
    ^(?:it's|it is|it really is|it feels|it always feels) ${INTENSELY}(${JUDGED}) (
      how|to|when|that(?! (?:we|you)\b)|seeing|having|being|knowing
    ) (?=\w)`,
  "i",
);
/** "It takes courage to begin anew", "It can be hard to leave a village", "It helps when people listen" */
const IT_TAKES = new RegExp(
  wrapped`
    ^it (?:(?:always|really|sure|often|also) )*(?:
      helps?(?: a lot| a ton| so much)? when (?=you|people|we|someone|somebody)
      |(?:
        takes (?:an? lot of |so much |real |a lot |\w+ and )?(?:
          guts|courage|strength|time|patience|practice|effort|work|discipline|bravery|trust
        )
        |(?:can|may) (?:also )?be (?:\w+ly |so |pretty )?(?:
          ${JUDGED}|tough|hard|difficult|scary|lonely|exhausting|healing
        )
      ) to[ ]
    )(?=\w)`,
  "i",
);
/** "It's knowing that I can help that keeps me going" */
const IT_IS_THAT =
  /^it's (\w+ing .{3,60}) that ((?:really |always )?(?:keeps|makes|gives|helps|motivates|drives|pushes|inspires) me\b.*)$/i;
/** "I'm glad we both see the importance of rest" */
const GLAD_OF_IMPORTANCE = new RegExp(
  wrapped`
    ^I(?:'m| am) (?:(?:so|really|very) )?(?:glad|happy) (?:that )?(?:we both|we|you) (?:(?:also|all) )?(?:
      understand|see|value|share|appreciate|know|recogni[sz]e|get
    ) the importance of (.+)$`,
  "i",
);
/** "When things get tough, it's important to ..." */
const WHEN_FIRST = /^((?:when|if|as|whenever|even when|even if|in) [^,]{3,40}), (it's .*)$/i;
/** "I think that ...", "It's true, ...", "Remember that ..." */
const HOLDS = new RegExp(
  wrapped`
    ^(?:
      (?:
        I (?:really |truly |totally |firmly |do )?(?:think|believe|feel|agree|guess)(?: that)?
        |I (?:can |totally |do )?(?:see|understand|get) (?:why|how|that)
        |(?:it's |that's )?(?:so |very )?true(?: that)?,?|(?:just |always )?remember(?:,| that)|for me,?|trust me,
        |it (?:(?:really|always|just|sure) )*seems (?:like|that)|(?:it |that )?reminds me(?: (?:that|of))?|sometimes,?
        |plus,?|and|also,?|but
      ) )+(?=\w)`,
  "i",
);
/** "Pets sure do bring joy", "Music does have a way" */
const SURELY = /\b(?:sure |indeed |definitely |truly |do (?=(?:make|bring|have|help|give|matter)\b))/gi;
const DOES_SURELY = /\bdoes (?:really )?(make|bring|have|help|give|matter|take|show|teach)\b/gi;
/** "art's awesome" */
const SHORT_IS = new RegExp(
  String.raw`^((?!(?:it|that|this|he|she|there|here|what|who|let)\b)[\p{L}-]+)'s (?=${INTENSELY}(?:${JUDGED})\b)`,
  "iu",
);
/** "Finding those quiet moments", "these little things": of any such. */
const ANY_SUCH = new RegExp(
  wrapped`
    \b(?:these|those) (?=
      (?:special|happy|little|small|quiet|simple|precious|joyful|peaceful|tiny|everyday) (?:\w+ )?(?:
        moments|things|times|joys|memories|pleasures|gestures|victories|wins
      )\b
    )`,
  "gi",
);

/** "Songs bring joy too, though": besides what was said. */
const BESIDES = /(?:,? (?:too|as well))?(?:,? (?:though|after all|honestly))?$/i;
/** "Finding quiet hours and clinging to them": what was named before it. */
const NAMED_BEFORE =
  /^(\w+ing [\w ]*s and \w+ing (?:on )?(?:(?:to|onto|from|with) )?)them(?= (?:is|can|makes?|helps?|brings?|gives?|keeps?)\b)/i;

/** "is so important", "is such a help" */
const TOO_MUCH =
  /\b(is|are|be) (?:so|really|super|very|pretty|totally|such(?= an? )) (?!(?:much|many|far|that)\b)(\w+)/gi;

/** "it", "those", "like that": what only the talk shows. */
const POINTS = new RegExp(
  wrapped`
    \b(?:
      an? certain|this|that's|these|those|it|its|it's|they|they're|them|their|he|she|him|his|her|here|there
      |such (?:things?|people|moments|times|an? (?:place|thing|moment))|(?<!loved )ones?(?! (?:can|has|is|self|will)\b)
      |one another thing|did|does (?:that|it)|what I'm|do (?:that|so)|both|too|either|fave|rn
    )\b
    |\bthat(?=[.!,]|$)|^\w+ing that (?!\w+ (?:can|will|have)\b)\w+ (?:is|are|can|makes?|helps?|gives?)\b
    |\bthat (?:kind|sort|happy|special|balance|support|bond|moment|way|stuff|thing|joy|feeling)\b
    |\b(?:like|of|with|for|from|to|in|at|about|on|by) that\b`,
  "i",
);
/** Somebody's own, which "the" names only to those who know it; "the power of rest" is anybody's. */
const KNOWN_THING = new RegExp(
  String.raw`\bthe (?!${ANYBODYS_THING}\b)\w+\b(?! (?:of|that|who|people|to|in|from)\b)`,
  "i",
);
const OF_THE_TALK = new RegExp(
  wrapped`
    \b(?:see(?:ing)? (?:your|how you|you)|for us|backs? us|to have such|(?<!in )such (?!things)\w+s(?=[.!]*$))\b
    |\b(?:
      hear|hearing|see you|seeing you|talk(?:ing)? (?:again|to)|chat(?:ting)?|catch(?:ing)? up|share (?:it|this)
      |supporter
    )\b
    |\bcongrats?\b`,
  "i",
);
const TOLD_OF_ONE_DAY = new RegExp(
  wrapped`
    \b(?:
      was|were|had|did|yesterday|today|tomorrow|tonight|last (?:week|night)|this (?:week|year|time)
      |must (?:be|have|feel)|would|will be|should|could
      |(?:sounds?|looks?) (?:like|so|great|amazing|good|fun|awesome|cool|delicious|beautiful)
      |running (?:late|behind|low|out)|could've|gonna|wanna|gotta
    )\b`,
  "i",
);

const FEWEST_WORDS = 4;
const MOST_WORDS = 32;

/** A whole proposition, of which the talk is not needed to know what it is about. */
const isWhole = (text: string): boolean => {
  const count = text.split(" ").length;
  return (
    count >= FEWEST_WORDS &&
    count <= MOST_WORDS &&
    (concreteIn(text) > 0 || count > FEWEST_WORDS) &&
    !POINTS.test(text.replace(NAMED_BEFORE, "$1")) &&
    !KNOWN_THING.test(text) &&
    !OPEN_MATTERS.test(text) &&
    !OF_THE_TALK.test(text) &&
    !TOLD_OF_ONE_DAY.test(text) &&
    !opensDangling(text) &&
    !hasInnerDangling(text)
  );
};

const DOES = anyOf(
  "(?:is|are|isn't|aren't)(?= (?!also\\b|now\\b))|(?:can|could|may|might|will|won't|can't)(?= )|(?:has|have) (?:a|the|its|their) ",
  wrapped`
    (?:
      makes?|brings?|helps?|gives?|reminds?|shows?|teach(?:es)?|takes?|keeps?|lets?|connects?|creates?|lifts?|opens?
      |builds?|unites?|allows?|inspires?|leads?|goes|go|pays?|offers?|means?|provides?|strengthens?|deserves?|needs?
      |requires?|fuels?|heals?|forces?
    ) `,
  "(?:matters?|helps?|counts?|heals?|works? wonders)(?=[.!]*$| )",
  "seems? to (?:refresh|bring|help|make|give|have|calm|lift|heal|connect|unite|inspire|matter|soothe|open)\\b",
);
const ADVERBS = "(?:(?:\\w+ly|sure|often|always|also|just|never|do|does|sometimes|still) )*";
/** What is done: "Spreading kindness can ...", "Having friends nearby makes ..." */
const DOING = new RegExp(
  wrapped`
    ^(?:not )?(?!
      (?:
        bring|sing|ring|swing|king|spring|string|evening|morning|something|anything|nothing|everything|during|being able
        |according|glad|going|gonna|trying to|looking forward|sending|sounding
      )\b
    )\w{2,}ing\b (?:[\w'&-]+,? ){0,12}?${ADVERBS}${DOES}`,
  "i",
);
/** What something does or is: "Pets bring ...", "A little patience can ...", "Art and music have a way ..." */
const THING = new RegExp(
  wrapped`
    ^(
      (?:an? |even |our )?(?:[a-z'-]+,? ){0,3}?[a-z'-]{3,}(?: (?:of|from|and|in|for|between|or|&) (?:[a-z'-]+ )?[a-z'-]+
      ){0,2}
    )(?:, no matter how \w+,)? ${ADVERBS}(${DOES})`,
  "i",
);
const OF_SEVERAL = new RegExp(
  wrapped`
    ^(?:
      are|aren't|have|make|bring|help|give|remind|show|teach|take|keep|let|connect|create|lift|open|build|unite|allow
      |inspire|lead|go|pay|offer|mean|provide|strengthen|deserve|need|require|fuel|heal|force|matter|count|work|seem
    )\b`,
  "i",
);
const IS_SEVERAL = /(?:[^s'u]s|people|kids|children|folks|\band [\w-]+)$/i;
const ANY_NUMBER = /^(?:can|could|may|might|will|won't|can't)/i;
/** "Patience can make ...": the verb is behind it. */
const BEHIND_MODAL = / (?:can|could|may|might|will|won't|can't)$/i;

/** "Good neighbours make ...", but "Good luck makes ..." */
const GOOD_FOR_ALL = /^(?:good|great)$/i;
const WISHED = / (?:luck|job|going|stuff|vibes|call|point|idea|work|news|morning|evening|night)\b/i;
/** "are key", "is a great way to": no "are sold out", "is ready" */
const VERDICT = new RegExp(
  wrapped`
    ^(?:is|are|isn't|aren't) (?:(?:not|always|often|never|just|\w+ly|more|most|so|even) )*(?:
      ${JUDGED}|tough|hard|difficult|scary|easy|overwhelming|exhausting|horrible|terrible|awful|wrong|worth|precious
      |priceless|invaluable|everything|eye-opening|everywhere|fun|strong|stronger|better|opportunit(?:y|ies)|chances
      |lessons|resilient|proof|the|an?|like|about|what|how|where|full of|part of|meant|made|good|possible|inevitable
      |contagious|captivating|calming|soothing|tiring|taxing|different
    )\b`,
  "i",
);

const isThing = (text: string): boolean => {
  const [, found = "", verb = ""] = THING.exec(text) ?? [];
  const subject = found.replace(BEHIND_MODAL, "");
  const [first = ""] = subject.toLowerCase().replace(/^our /, "").split(" ");
  if (subject === "" || NO_SUBJECT.has(first) || /(?:ing|ly|ed)$/.test(first)) return false;
  if (/\b(?:you|and (?:i|you)|i|we|my|your|who|to|the|that|when|what|how|if|not|so)\b/i.test(subject)) return false;
  if (BASE_VERBS.has(first) && !(NOUNS_TOO.has(first) && subject.split(" ").length === 1)) return false;
  if (GOOD_FOR_ALL.test(first) && (!subject.includes(" ") || WISHED.test(subject))) return false;
  if (/^(?:is|are)n?/.test(verb) && !VERDICT.test(text.slice(text.indexOf(verb)))) return false;
  if (subject !== found || ANY_NUMBER.test(verb)) return true;
  return OF_SEVERAL.test(verb) === IS_SEVERAL.test(subject);
};

const OWN = /\b(?:I|me|my|myself|I'm|I've)\b/;

/** What is of the speaker too: "us" is then somebody they know. */
const toldAs = (text: string, speaker: string): string | null => {
  const isOwn = OWN.test(text.replace(/^I /, ""));
  if (isOwn && /\b(?:we|we're|us|ourselves|you\w*)\b/i.test(text)) return null;
  const told = isOwn ? text : ofAnybody(text);
  return told === null ? null : rewritePerson(told, { speaker, listener: null });
};

const saidBy = (speaker: string, text: string): string | null => {
  if (OWN.test(text)) return toldAs(text, speaker);
  const told = ofAnybody(text);
  const [first = ""] = text.split(/[ ']/);
  const isName = isFirstName(first) || isPlaceOrNation(first) || /^\p{Lu}.*\p{Lu}/u.test(first);
  return told === null ? null : `${speaker} says that ${isName ? told : lowerFirst(told)}`;
};

const propositionIn = (said: string, speaker: string): string | null => {
  const [, when = "", behind = said] = WHEN_FIRST.exec(said) ?? [];
  const text = behind
    .replace(GOES_ON_BEHIND, "")
    .replace(HOLDS, "")
    .replace(/[.!?,\s]+$/, "")
    .replace(BESIDES, "")
    .replace(DOES_SURELY, (_, verb: string) => thirdPerson(verb, false))
    .replace(SURELY, "")
    .replace(TOO_MUCH, "$1 $2")
    .replace(ANY_SUCH, "")
    .replace(SHORT_IS, "$1 is ");
  const judged = IT_IS.exec(text);
  if (judged !== null) {
    const [opening, how = "", link = ""] = judged;
    const rest = `${link} ${text.slice(opening.length)}${when === "" ? "" : ` ${lowerFirst(when)}`}`;
    return isWhole(rest) ? toldAs(`I find it ${how.toLowerCase()} ${rest}`, speaker) : null;
  }
  if (when !== "") return null;
  const valued = GLAD_OF_IMPORTANCE.exec(text)?.[1];
  if (valued !== undefined) return isWhole(valued) ? toldAs(`I find ${valued} important`, speaker) : null;
  const cleft = IT_IS_THAT.exec(text);
  if (cleft !== null) {
    const [, what = "", does = ""] = cleft;
    const told = isWhole(what) ? toldAs(what, speaker) : null;
    return told === null ? null : `${told} ${does.replace(/\bme\b/, () => speaker)}`;
  }
  const takes = IT_TAKES.exec(text)?.[0];
  if (takes !== undefined) return isWhole(`to ${text.slice(takes.length)}`) ? saidBy(speaker, text) : null;
  return isWhole(text) && (DOING.test(text) || isThing(text)) ? saidBy(speaker, text) : null;
};

/** "..., but a walk helps", "... - balance is key" */
const FURTHER_ON = /(?: [-–—] ?|[-–—] |; |, (?:but|and|so|because) )(?=\w)/;

/** A sentence, and what it goes on with. */
export const partsOf = (sentence: string): string[] => [sentence, ...sentence.split(FURTHER_ON).slice(1)];

/** What a sentence says that its speaker holds, told of them; null where it holds none. */
export const convictionIn = (sentence: string, speaker: string): string | null =>
  partsOf(sentence)
    .map((part) => propositionIn(part, speaker))
    .find((told) => told !== null) ?? null;
