// "We sold the old car." "What did you get for it?" → "What did you get for the old car?": the one thing that a turn told of, in place of
// the pronoun of the question or statement that goes on about it.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { TWO_TO_TEN } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { ABSTRACT_WORDS } from "#plugins/memory-extractors/local/cues/signals.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { isPlural, readNounPhrase } from "../noun-phrases.ts";
import { OFFICES } from "../persons/strangers.ts";
import { TITLES } from "../persons/titled.ts";
import { namesOneThing } from "./antecedents.ts";
import { NO_THING, ONE, SEVERAL, type Thing } from "./asked-things.ts";
import { JUDGEMENT } from "./things-named.ts";

/** "What time is it with you?", "What kind of night was it?", "Is it cold yet?": no thing is meant. */
export const ASKS_OF_NOTHING = new RegExp(
  wrapped`
    \bwhat (?:
      time|day|date|year|hour|season
      |(?:(?:kind|sort|type) of |an? )?(?:
        time|day|date|year|season|night|week|weekend|morning|evening|weather|shift|month
      )
    ) (?:is|was) it\b
    |\bwhat(?:'s| is| was) it like (?:with|out|up|down|over|having|being|without|now|these)\b|\bhow late is it\b|\bwho(?:'s| is| was) it(?=[?,.!]|$)
    |\b(?:is|was) it (?:(?:still|always|really|that|very|so|too|already) )*(?:
      cold|hot|warm|rainy|raining|snowing|sunny|dark|light|windy|late|early|foggy|freezing|icy|humid
    )\b`,
  "i",
);
/** Not "What was it like to row?", "Is it hard to row?" */
export const ASKED_ONE = new RegExp(
  wrapped`
    \bit\b(?<!\b(?:get(?:ting)? into|work on) it)(?!
      's| (?:like )?(?:to|that|hard|easy|true|ok|okay|raining|snowing|possible|worth)\b
      | go(?:es|ing)? (?:at|with|in|on|over|down)[ ]
    )`,
  "i",
);

/** A thing that a turn names: "We got rid of the car". */
const NAMED = /\b(an?|the|my|our) (?=[a-z])/gi;
const OF_LISTENER: Readonly<Record<string, string>> = { my: "your", our: "your" };

/** "my doctor recommended swimming", "the patches give me dreams": more than a thing. */
const NO_PHRASE = new RegExp(
  `\\b(?:${KIN_NOUNS}|${OFFICES}|physio|trainer) [a-z]+ed\\b|[^s]s (?:give|make|bring|keep|feel|look|seem|cost|work|need|want|help)$`,
  "i",
);
/** "My sister's due": no thing of hers. */
const IS_SO = new RegExp(
  wrapped`
    's (?:
      due|back|off|out|in|on|at|here|there|ill|sick|pregnant|fine|ok|okay|gone|away|home|engaged|married|single|not|so
      |very|busy|great|good
    )\b`,
  "i",
);
/** "a Professor Holm" */
const OPENS_WITH_TITLE = new RegExp(`^(?:${TITLES})\\.? \\p{Lu}`, "u");
/** "It's at the harbour": what the sentence is about was named before it. */
const OF_ANOTHER = /\b(?:it|it's|they|they're|them)\b/i;

/** "by bike instead of the bus": no thing that one goes on about. */
const INSTEAD_OF = /\b(?:instead of|rather than) (?:an?|the|my|our) [^.,!?;]{2,30}/gi;
/** The one thing that the listener's last turn named, as the question calls it, or null. */
const onlyThing = (said: string): Thing | null => {
  const told = said.replace(INSTEAD_OF, "");
  const things = matchesIn(told, NAMED).flatMap(({ 0: before, 1: owner = "", index }): Thing[] => {
    const phrase = readNounPhrase(told, index + before.length);
    if (phrase === null || NO_THING.test(phrase.head) || ABSTRACT_WORDS.has(phrase.head)) return [];
    if (JUDGEMENT.test(phrase.head) || NO_PHRASE.test(phrase.words)) return [];
    if (IS_SO.test(phrase.words) || OPENS_WITH_TITLE.test(phrase.words)) return [];
    if (
      OF_ANOTHER.test(
        told
          .slice(0, index)
          .split(/[.!?] /)
          .at(-1) ?? "",
      )
    )
      return [];
    // "The tooth's out"
    const words = phrase.words.replace(/'s$/, "");
    return [{ ...phrase, words, owner: OF_LISTENER[owner.toLowerCase()] ?? "the" }];
  });
  return new Set(things.map(({ head }) => head)).size === 1 ? (things[0] ?? null) : null;
};

const DEALS_WITH_IT = new RegExp(
  wrapped`
    ^(?:I|I'm|I'll|I've|we|we're|we'll)\b.* (?:
      sell|selling|sold|scrap|scrapping|fix|fixing|fixed|repair|repairing|keep|keeping|replace|replacing|return
      |returning|returned|rent|renting|swap|swapping|paint|painting
    ) it\b`,
  "i",
);
/** "Yeah, the Vespa. The frame is bent." "Too bad!" "I'm going to sell it" → "I'm going to sell the Vespa" */
export const withThingSpokenOf = (text: string, mine: string, other: string): string => {
  const at = DEALS_WITH_IT.test(text) ? text.search(ONE) : -1;
  const thing = at < 0 || namesOneThing(text.slice(0, at)) ? null : onlyThing(`${mine}. ${other}`);
  if (thing === null || isPlural(thing.head)) return text;
  return text.replace(ONE, `${thing.owner === "your" ? "my" : thing.owner} ${thing.words}`);
};

const POINTED_AT = /\b(?:that|this|those|these|your) (?=[a-z])/gi;
/** "You had thirty last week. What happened to it?", "You bought a bike in May. Where is it?" */
const HAD_ONE = new RegExp(
  wrapped`
    \byou(?:'ve)? (?:had|got|bought|took|made|found|kept|wanted|ordered|borrowed|owed) (?:
      an?|the|\d+|${TWO_TO_TEN}|fifteen|twenty|thirty|forty|fifty|hundred
    )\b`,
  "i",
);
/** "Those drawings are lovely! What inspired you to make them?": the asker says what is meant. */
const bringsInOwn = (asking: string): boolean =>
  asking
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !sentence.endsWith("?"))
    .some(
      (sentence) =>
        HAD_ONE.test(sentence) ||
        matchesIn(sentence, POINTED_AT).some(({ 0: before, index }) => {
          const phrase = readNounPhrase(sentence, index + before.length);
          return phrase !== null && !NO_THING.test(phrase.head);
        }),
    );

/** "Half. Then the gearbox went.": first of what was asked, which is still "it". */
const ANSWERS_HOW_MUCH = new RegExp(
  wrapped`
    ^(?:(?:only|about|just|nearly|almost) )?(?:half|most|all|some|part|none|both|one|two|three|four|five|\d[\d.,]*k?)
      (?: of (?:it|them))?[.!,;] `,
  "i",
);
/** "She sold the sheep." "When did it happen?": all that was told. */
const HAPPENS = /\bit (?:all )?(?:happen(?:ed)?|come about|go wrong)\b/i;
/** "Do you know what it'll be?": of a baby, or of nothing that was named. */
const WHAT_IT_IS = /\bwhat it(?:'ll| will| is|'s| was)\b/i;
/** "I got an MRI." "Does it hurt?": no more than the vet does, but what was spoken of before. */
const HURTS =
  /^it (?:still |really |even )?(?:hurts?|ached?|aches|itch(?:es)?|throbs?|swells?|bleeds?|heal(?:s|ing)?)\b/i;
export const CAN_HURT = new RegExp(
  wrapped`
    ^(?:
      ankle|knee|back|neck|shoulder|arm|elbow|wrist|hand|finger|thumb|hip|leg|foot|toe|heel|head|ear|eye|nose|jaw|tooth
      |throat|chest|rib|stomach|belly|skin|muscle|tendon|cut|wound|burn|bruise|scar|sting|bite|rash|blister|injection
      |shot|jab|tattoo|piercing|surgery|operation|procedure|needle|filling|crown|injury|fracture|sprain
    )$`,
  "i",
);

/** "I've been cleared to fly over the fjord." "How long did it take?": to be cleared, where nothing was made that takes its time. */
const HOW_LONG_IT_TOOK = /\bhow long (?:did|has|have|will|does) it tak(?:e|en)\b/i;
const IS_MADE = new RegExp(
  wrapped`
    \b(?:
      buil[dt]|made|make|making|paint|knit|sew|wr[io]te?|writing|restor|repair|fix|renovat|carv|finish|plant|drew|draw
      |ba[kc]|cook|construct|design|assembl|weav|wove|read|trip|journey|drive|flight|ride|walk|hike|recipe
    )`,
  "i",
);

/**
 * "What did you get for it?" behind "We sold the old car" → "What did you get for the old car?" `told`: the turn that is asked
 * about; `asking`: the whole turn of the question.
 */
export const withThingToldOf = (question: string, told: string, asking: string): string => {
  const pronoun = [ASKED_ONE, SEVERAL].find((one) => one.test(question));
  const at = pronoun?.exec(question)?.index ?? 0;
  const isOwn =
    pronoun === undefined ||
    ANSWERS_HOW_MUCH.test(told) ||
    ASKS_OF_NOTHING.test(question) ||
    HAPPENS.test(question) ||
    WHAT_IT_IS.test(question) ||
    (HOW_LONG_IT_TOOK.test(question) && !IS_MADE.test(told)) ||
    namesOneThing(question.slice(0, at)) ||
    bringsInOwn(asking);
  const thing = isOwn ? null : onlyThing(told);
  if (thing === null || pronoun === undefined || isPlural(thing.head) !== (pronoun === SEVERAL)) return question;
  if (HURTS.test(question.slice(at)) && !CAN_HURT.test(thing.head)) return question;
  // "Which hospital is it?": not the hospital that was told of.
  if (question.toLowerCase().includes(thing.head)) return question;
  return question.replace(pronoun, `${thing.owner} ${thing.words}`);
};
