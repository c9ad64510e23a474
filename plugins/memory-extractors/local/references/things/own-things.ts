// "How do I clean my old accordion?" "With a dry cloth." "I bought it in Trieste." → "I bought my old accordion in Trieste": in a
// chat with an assistant, the one thing of the user's that their message before is about.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { ABSTRACT_WORDS } from "#plugins/memory-extractors/local/cues/signals.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { anyOf, matchesIn, wordSet } from "#plugins/memory-extractors/local/patterns.ts";
import { isPlural, readNounPhrase } from "../noun-phrases.ts";
import { withoutShort } from "../persons/has-or-is.ts";
import { namesOneThing } from "./antecedents.ts";
import { NO_THING } from "./asked-things.ts";
import { ASKED_ONE, ASKS_OF_NOTHING, CAN_HURT } from "./things-told-of.ts";

/** What is done to one's own things, and hardly to what an assistant has just proposed. */
const DONE_TO_OWN = anyOf(
  wrapped`
    (?:bought|got)(?= (?:it|them) (?:
        new|second-?hand|used|cheap|from|for \S*\d|in (?!bulk|store|town)|when|off|at an? |years
        |(?:two|three|four|five|six|ten|a few|\d+) years|last (?:year|spring|summer|autumn|fall|winter)
      )
    )`,
  "sell|sells|sold|selling|list|listed|listing|advertised|advertising|inherited|inherit|own|owned|rent",
  "rented|renting|lease|leased|borrowed|insure|insured",
  "keep|kept|keeping|donate|donated|donating|give|gave|given|giving|lend|lent|lending|scrap|scrapped|scrapping|return|returned|returning",
  "repair|repaired|repairing|fix|fixed|fixing|restore|restored|restoring|paint|painted|painting|renovated|renovating",
  "service|serviced|wash|washed|polish|polished|restring|restrung|tune|tuned|cover|covered|insulated",
  "prune|pruned|repot|repotted|water|watered|planted",
  "ride|rode|ridden|riding|drive|drove|driven|driving|sail|sailed|sailing|fly|flew|flown|wear|wore|worn",
  "wearing|play|plays|played|playing|carried",
  "break|broke|broken|lose|lost|dropped|dented|scratched|crashed",
  "open|opened|opening|launch|launched|launching|cancel|cancelled|canceled|cancelling|renew|renewed",
  "renewing|move|moved|moving|park|parked|store|stored|ship|shipped|bring|brought|bringing|leave|left",
  "leaving|taking|took|take|adopted|raised|trained",
  "had|named|called",
);
/** "I hurt it skiing": of a knee, of which the rest is not said. */
const HURT = /\b(?:hurt|injured|sprained|twisted|dislocated|tore|broke|fractured|strained|burned|burnt|cut) it\b/i;
/** "I bought it in May", "A shop wants 40 for it", "My cousin is fixing them" */
const POINTS = (pronoun: string): RegExp =>
  new RegExp(
    wrapped`
      \b(?:(?:${DONE_TO_OWN})|(?:for|in|on|from|behind|under|inside|without|into|onto)) ${pronoun}\b(?!
        's
        | (?:
          is|was|has|would|will|easy|hard|off|for granted|to (?:heart|the test)|further|personally|slow|up with|like
          |when|that|if|because
        )\b
      )`,
    "i",
  );
const POINTS_AT_ONE = POINTS("it");
const POINTS_AT_SEVERAL = POINTS("them");
const IDIOM = new RegExp(
  wrapped`
    \b(?:
      (?:leave|left|keep|kept) it (?:at|there|simple|short|that)
      |giv(?:e|es|en|ing) it (?:a|another|some) (?!wash|polish|coat|clean|new|bath)
      |gave it (?:a|another) (?:try|go|shot)|worth it|over it|up for it|into it|go(?:ing)? for it|get on with it
      |deal with it|about it
    )\b`,
  "i",
);

const OWNED = /\b(?:my|our) (?=[\p{L}\d])/giu;
const NOT_HANDLED = wordSet(
  "name age birthday budget job boss work working career life day week month year schedule routine commute",
  "question problem issue goal goals plan plans health weight sleep diet stress anxiety mood time money",
  "salary",
  "country city town street home area neighbourhood neighborhood region trip travels holiday wedding party",
  "exam thesis essay team class course lecturer teacher house-warming head body blood heart back chest",
  "stomach skin hair",
  "opinion experience understanding knowledge interest interests choice mind way turn favourite favorite own best end side part",
);
const SOMEBODY = new RegExp(`^(?:(?:${KIN_NOUNS})s?|[a-z]+(?:mates?|friends?|men|women))$`, "i");
/** "my uncle dislikes tears": read as a phrase, and of no thing. */
const OPENS_ON_KIN = new RegExp(`^(?:[a-z]+ )?(?:${KIN_NOUNS})s? `, "i");
/** Beside a thing of the user's: "sticking to the basket" */
const ANOTHER = /\b(?:the|an?|this|that|these|those) (?=[\p{L}\d])/giu;
/** "an ad for my van", "a name for our shop": what the answer is to be. */
const ASKED_FOR = /\b(?:an?|the|some|any|this) (?:[a-z]+ )?[a-z]+ (?:for|about|of|to|on) (?=(?:my|our)\b)/gi;

/** "paint my door red", "my knee still hurts" */
const SAID_OF_IT = new RegExp(
  wrapped` (?:
      still|hurts?|aches?|smells?|leaks?|sticks?|rattles?|squeaks?|broke|died|stopped|dropped|increased|decreased
      |improved|jumped|(?:red|green|blue|white|black|gr[ae]y|yellow|pink|brown|orange|purple)$
    )(?: .*)?$`,
  "i",
);

interface Thing {
  readonly head: string;
  readonly words: string;
  readonly isSeveral: boolean;
}

const headsBehind = (text: string, determiner: RegExp): { head: string; words: string; owner: string }[] =>
  matchesIn(text, determiner).flatMap(({ 0: before, index }) => {
    const phrase = readNounPhrase(text, index + before.length);
    if (phrase === null) return [];
    const second = text.startsWith(" and ", phrase.end) ? readNounPhrase(text, phrase.end + " and ".length) : null;
    const words = second?.words.includes(" ") ? `${phrase.words} and ${second.words}` : phrase.words;
    const own = words.replace(SAID_OF_IT, "");
    const head = own.split(" ").at(-1) ?? "";
    return [{ words: own, head: head.toLowerCase(), owner: before.trim().toLowerCase() }];
  });

/** "My coffee machine makes a noise": what the message is of, whatever else it names. */
const OPENS_WITH_OWN = /^(?:(?:hi|hey|hello|so|well|ok),? )?(?:my|our) /i;

/** The one thing of the user's in a message; null where several, or none that can be handled. */
const onlyOwnIn = (message: string): (Thing & { readonly sentence: string }) | null => {
  const owned = message.split(/(?<=[.!?])\s+/).flatMap((sentence) =>
    headsBehind(sentence, OWNED)
      .filter(({ head, words }) => !SOMEBODY.test(head) && !OPENS_ON_KIN.test(words) && !NO_THING.test(head))
      .map(({ head, words, owner }) => ({ head, words: `${owner} ${words}`, isSeveral: isPlural(head), sentence })),
  );
  const [first] = owned;
  if (first === undefined || new Set(owned.map(({ head }) => head)).size !== 1) return null;
  return ABSTRACT_WORDS.has(first.head) || /ing$/.test(first.head) ? null : first;
};

/** "My nest is big, it's under the shed": where the message itself says "it" of the thing. */
const SAID_BEHIND = /,? (?:and |but |because )?it(?:'s| is| was| has) .*$/i;

/** "Our rent went up. Should we move the wedding?": what is asked about last is another thing. */
const asksOfAnother = (message: string, thing: Thing): boolean => {
  const asked = message.split(/(?<=[.!?])\s+/).findLast((sentence) => sentence.endsWith("?")) ?? "";
  if (asked.includes(thing.words)) return false;
  return headsBehind(asked.replace(ASKED_FOR, ""), ANOTHER).some(({ head }) => !NO_THING.test(head));
};

/** The same, where no other thing stands beside it. */
const ownThingIn = (message: string): Thing | null => {
  const thing = onlyOwnIn(message);
  if (thing === null || NOT_HANDLED.has(thing.head) || asksOfAnother(message, thing)) return null;
  const beside = headsBehind(thing.sentence.replace(ASKED_FOR, "").replace(SAID_BEHIND, ""), ANOTHER);
  return beside.some(({ head }) => !NO_THING.test(head) && !ABSTRACT_WORDS.has(head)) ? null : thing;
};

/** A name or a thing of the turn's own, which can be what is meant. */
const NAMES_ELSE = new RegExp(String.raw`(?<=[\p{L},] )(?!I\b|(?:${WEEKDAY_NAMES}|${MONTH_NAMES})\b)\p{Lu}\p{L}+`, "u");

/** "I want to put a loom in it", "A shop wants 40 for it": beside what else is named. */
const PUTS_IN = new RegExp(
  wrapped`
    ^(?:I|we|I'[a-z]+|we'[a-z]+) (?:[a-z]+ (?:to )?){0,3}?(?:
      put|keep|kept|have|had|grow|grew|use|store|stored|build|built|hang|hung|plant|planted|cook|cooked|found
    ) (?:an?|my|our|some|two|three|the)? ?(?:[\w'-]+ ){1,5}(?:in|on|behind|under|inside|into) it\b
    |\b(?:wants?|asks?|charge[sd]?|quoted?|offer(?:s|ed)?|paid|pay) (?:(?:me|us|about|only|just|around) )*[$€£]?\d[\d.,]*k? (?:[a-z]+ )?for it
      \b`,
  "i",
);

/** "It's from 1972", "It's a 2015 Honda": not "It's a great way to relax" */
const SAYS_WHAT_IT_IS = new RegExp(
  wrapped`
    ^it (?:cost me|holds|seats|runs on)\b
    |^it(?:'s| is) (?:(?:right|just|directly) )?(?:
      above|below|behind|beside|next to|under|underneath|over|opposite|close to|near|in front of
    )[ ]
    |^it(?:'s| is| was) (?:
      from|made (?:of|by|in)|built (?:by|in)|(?:about |around |only |over )?\d|second-?hand|an? \d
      |(?:my|our) (?:\w+ ){0,2}\w+'s\b
    )(?! (?:minutes?|hours?|days?|times?|percent|degrees|am|pm)\b)`,
  "i",
);

interface Said {
  /** What the user said before in the same message. */
  readonly own: string;
  /** Its last sentence. */
  readonly last: string;
  /** The message before. */
  readonly message: string;
}

export const withOwnThing = (text: string, { own, last, message }: Said): string => {
  const isAsked = last.endsWith("?");
  if (message === "" && !isAsked) return text;
  const opens = SAYS_WHAT_IT_IS.test(text);
  const pattern = [POINTS_AT_ONE, POINTS_AT_SEVERAL, HURT].find((one) => one.test(text));
  if ((!opens && pattern === undefined) || IDIOM.test(text)) return text;
  const between = isAsked ? "" : own;
  const thing = NAMES_ELSE.test(between) ? null : ownThingIn(isAsked ? last : message);
  if (thing === null || CAN_HURT.test(thing.head) !== (pattern === HURT)) return text;
  const at = opens ? 0 : (pattern?.exec(text)?.index ?? 0);
  if (namesOneThing(PUTS_IN.test(text) ? between : `${between} ${text.slice(0, at)}`)) return text;
  if (opens) return thing.isSeveral ? text : `${upperFirst(thing.words)}${withoutShort(text.slice("it".length))}`;
  if (thing.isSeveral !== (pattern === POINTS_AT_SEVERAL)) return text;
  return text.slice(0, at) + text.slice(at).replace(/\b(?:it|them)\b/i, thing.words);
};

/** "The boiler in the hall died on Thursday." */
const BROKE = new RegExp(
  wrapped`
    \b[Tt]he ((?:[a-z-]+ )?[a-z-]+)(?: (?:in|at|on|of) (?:the |my |our )?[\p{L}'-]{2,20})? (?:
      (?:has |just )?(?:
        died|broke(?: down)?|burst|stopped working|gave out|packed up|leaks|is (?:leaking|broken|blocked|dead)|needs (?:
          repairing|fixing|replacing
        )
      )
    )\b`,
  "gu",
);
/** "Is it fixed?", "Has it been repaired yet?" */
const MENDED_ASKED = new RegExp(
  wrapped`
    \b(?:is|was) it (?:[a-z]+ )?(?:fixed|repaired|mended|working|replaced|sorted|running)\b
    |\bhas it been (?:fixed|repaired|mended|replaced|sorted)\b|\b(?:could|did|can) (?:they|you|he|she|anyone) (?:fix|repair|mend) it\b`,
  "i",
);
const brokenIn = (question: string, message: string): string | null => {
  if (!MENDED_ASKED.test(question)) return null;
  const [first, ...others] = matchesIn(message, BROKE).map(([, thing = ""]) => thing);
  return first === undefined || others.length > 0 ? null : `the ${first}`;
};

/** "When did you last descale it?" → "When did you last descale your coffee machine?" */
export const withOwnThingMeant = (question: string, message: string): string => {
  const at = message === "" || ASKS_OF_NOTHING.test(question) ? -1 : question.search(ASKED_ONE);
  if (at < 0 || headsBehind(question.slice(0, at), ANOTHER).length > 0) return question;
  const opening = OPENS_WITH_OWN.test(message) ? onlyOwnIn(message) : null;
  const thing = opening ?? ownThingIn(message);
  const words = thing === null || thing.isSeveral ? brokenIn(question, message) : thing.words;
  if (words === null) return question;
  return question.slice(0, at) + question.slice(at).replace(/^it\b/i, words.replace(/^(?:my|our)\b/i, "your"));
};
