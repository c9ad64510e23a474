// "Did you sell the old sofa?" "Sold it for fifty." → "I sold the old sofa for fifty": the one thing that a question names, in
// place of the pronoun of its reply.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { BASE_VERBS } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { hasInnerDangling, opensDangling } from "../leaning/anaphora.ts";
import { handlesAnother } from "../leaning/matters.ts";
import { ASKED_TO_DO, isPlural, readNounPhrase } from "../noun-phrases.ts";
import { withoutShort } from "../persons/has-or-is.ts";
import { OFFICES } from "../persons/strangers.ts";

/** A question for one deed with one thing, which ends it. */
const ASKS_FOR_DEED = new RegExp(
  wrapped`
    \b(?:
      (?:did|do|have|are|will|were|can|could) you|(?:did|does|has|is|was|will) (?:s?he|your [a-z]+|(?-i:\p{Lu}\p{Ll}+))
      |(?:did|do|have|are|were) they|(?:does (?:that|this) mean|so) you(?:'re| are|'ve| have| will|'ll)
      |(?:made|makes|inspired|got|led) you(?: to)?
    ) (?:(?:ever|already|still|finally|also|really|just|usually|normally|typically|often) )?
      (?!(?:think|mean|know|hear|heard|remember|say)\b)[a-z]+(?: (?:rid of|up|out|off|on|to|for|at|with|about|into|in))? (the|your|that|an?) ([^?,;]{2,40})
      \?\s*$`,
  "iu",
);
/** A question about one thing: "What about the old boat?", "How's your new boat?", "Is Otto's boat big?" */
const ASKS_ABOUT = new RegExp(
  wrapped`
    (?:^|[,.!] |\b(?:and|so|but|btw|oh|hey) )(?:
      (?:what|how) about|how(?: (?:bad|good|old|big|far along))?(?:'s| is| are| was| were| did| has)
      |what happened (?:to|with)|any news (?:on|about)|where(?:'s| is| are)|when(?:'s| is| are)|is|are|was|were|does|did
      |has|will|and
    ) (the|your|(?-i:\p{Lu}\p{Ll}+)'s) ([^?,;]{2,50})\?\s*$`,
  "iu",
);
/** "How's Ada doing with her thesis?" */
const ASKS_WITH = new RegExp(
  wrapped`
    \bhow(?:'s| is| are| was) (?:[\w'-]+ ){1,3}?(?:
      doing|getting on|getting along|coming along|going|managing|progressing|coping
    ) with (the|your|his|her|their) ([a-z][^?,;]{2,40})\?\s*$`,
  "iu",
);
/** "Have you tried Duolingo?": a thing with a name of its own. */
const ASKS_FOR_NAMED = new RegExp(
  wrapped`
    \b(?:[Hh]ave|[Dd]id|[Dd]o) you (?:ever |already )?(?:
      tried|try|used|use|read|seen|see|watched|watch|played|play|heard of|know|like|considered
    ) (\p{Lu}[^?,;]{2,50})\?\s*$`,
  "u",
);
/** "What's the song about?", "What's the run for?" */
const ASKS_WHAT_OF =
  /\bwhat(?:'s| is| was| will) (the|your) ([a-z][a-z' -]{1,40}?) (?:be )?(?:all )?(?:about|for|made of|made from|in aid of)\?\s*$/i;
/** "It raises money for a school", "It's about my aunt" */
const DOES_SO = new RegExp(
  wrapped`
    ^it(?=[ ]
      (?:raises?|raised|tells?|told|supports?|supported|shows?|covers?|teaches|helps|funds?|celebrates?|marks|deals)[ ]
      |(?:'s| is| was) (?:all )?(?:about|for) (?:my|our|the|an?|two|three|some|how|what|people|children)[ ]
    )`,
  "i",
);
export const NO_THING = new RegExp(
  wrapped`
    ^(?:
      ${KIN_NOUNS}|${OFFICES}|days?|weeks?|weekend|times?|years?|months?|morning|evening|afternoon|night|lot|bit|while
      |chance|way|ideas?|news|person|guy|man|woman|girl|boy|people|family|friends?|team|plans?|question|advice|thoughts
      |opinion|reason|favou?rite|kind|sort|type|parts?|any|things?|stuff|moment|inspiration|experience|life|world|future
      |past|smells?|sounds?|tastes?|view|atmosphere|happy|sad|able|going|new|first|last|other|others|same|rest|end|middle
      |holidays?|hand|pics?|photos?|pictures?
    )$`,
  "i",
);
/** "Did your mum get to read it?": of what she read. */
const KIN_FIRST = new RegExp(`^(?:${KIN_NOUNS}) `, "i");
/** "Did you get the scooter repaired?" asks about the scooter. */
const DONE_TO_IT = new RegExp(
  wrapped`
    (?<=[\p{L}]) (?!(?:bed|red|shed|seed|feed|weed|breed)\b)(?:
      [a-z]{3,}ed|done|cut|sold|built|made|(?:going|coming|doing)(?: along| on)?|holding(?: up)?
      |(?:treating|suiting) you|keeping you (?:busy|going)|healing|settling|hurting|bothering|acting|improving
      |progressing|growing|dripping|running|working
      |(?:very |still |quite )?(?:
        all ?right|ok|okay|ready|fine|safe|intact|sorted|alive|dead|open|shut|free|full|empty|big|expensive|sore|painful
        |clean|dry|wet|warm|cold|hot|heavy|any good|good|nice|comfy|comfortable|finished
      )
    )$`,
  "u",
);

/** "Is the rent still 600?", "Is the van running again?" ask about the rent, the van. */
const STILL_SO = / (?:still .*|(?:running|working|leaking)(?: again| yet| now| well)?)$/;

export const ONE = /\bit\b(?!'s| (?:is|was|has|will|would|rains?|takes?|took)\b)/i;
/** Not "all of them will use it": those who do. */
export const SEVERAL = /\bthem\b(?<!\b(?:all|some|most|each|none|both|many|half|one|two|any) of them)/i;
/** "It's been ages", "It was in June", "It's icy here": no thing is meant. */
export const OPENS_WITH_ONE = new RegExp(
  wrapped`
    ^it(?=
      's| is| was| has| will| needs| looks| sounds| works| starts| ends| runs| expires| closes| opens| lasts| costs
      | cost| went| sold| fits
    )
    (?!
      (?:'s| is| was| has)? (?:
        been|all|time|just|like|about|because|when|where|how|what|why|up to|not (?:that|easy|just|about)
        |(?:so |really |very |pretty |quite |such )*(?:
          a (?:long|lot|bit|while|pity|shame|pleasure)|hard|easy|tough|difficult|fine|ok|okay|true|raining|snowing|cold
          |hot|great to|nice to|good to|fun to
        )
        |(?:(?!\w+ed\b)\w+ ){1,3}(?:here|outside)|in|on|at|after|before|last|during|\d|around
      )\b
    )`,
  "i",
);

/** Names another thing behind the first. */
const ANOTHER = /\b(?:an?|the|my|your|our|his|her|their|this|that) [a-z]/i;
/** As the one who answers says it. */
const OWNERS: Readonly<Record<string, string>> = { your: "my", that: "the" };

/** "your trip to Rio", "the talk with Ida": named by where or with whom. */
const COMPLEMENT = /^ (?:to|in|at|with|from) (?:\p{Lu}[\p{L}'-]+ ?){1,3}$/u;

export interface Thing {
  readonly owner: string;
  readonly words: string;
  readonly head: string;
}

/** "How's the new flat?": of who is asked. */
const NEW_OF_ONES_OWN =
  /^new (?:[a-z-]+ )?(?:apartment|flat|house|home|place|room|kitchen|garden|job|office|team|car|bike|van|laptop|phone|school|course)$/i;
const ASKS_HOW = /\bhow(?:'s| is| are) the new\b/i;
/** "Did the plumber come in the end?": of the plumber. */
const DOES_WHAT = /\b(?:do|does|did|will|would|can|could) (?:the|your|\p{Lu}\p{Ll}+'s) [^?]*\?\s*$/iu;
const withoutVerb = (told: string, question: string): string => {
  if (!DOES_WHAT.test(question)) return told;
  const [first = "", ...words] = told.split(" ");
  const at = words.findIndex((word) => BASE_VERBS.has(word.toLowerCase()));
  return at < 0 ? told : [first, ...words.slice(0, at)].join(" ");
};

/** What a question asks the matter or the purpose of. */
const thingOfWhat = (question: string): Thing | null => {
  const [, owner = "", words = ""] = ASKS_WHAT_OF.exec(question) ?? [];
  const head = words.split(" ").at(-1) ?? "";
  return words === "" || NO_THING.test(head) || isPlural(head) || head === "one"
    ? null
    : { owner: OWNERS[owner.toLowerCase()] ?? owner.toLowerCase(), words, head };
};
/** "How do you like the Bergen run?": of a thing, and of nothing that it did. */
const ASKS_OF =
  /\b(?:how do you (?:feel about|like|find)|what do you think (?:of|about)|(?:what|how) about) [^?]*\?\s*$/i;
/** The one thing that a question is about, or null. */
const thingAsked = (question: string): Thing | null => {
  const deed = ASKS_FOR_DEED.exec(question);
  const called = deed === null ? ASKS_FOR_NAMED.exec(question)?.[1] : undefined;
  if (called !== undefined) return { owner: "", words: called.trim(), head: called.trim().toLowerCase() };
  const [, owner = "", rest = ""] = deed ?? ASKS_WITH.exec(question) ?? ASKS_ABOUT.exec(question) ?? [];
  const whole = rest
    .replace(STILL_SO, "")
    .replace(DONE_TO_IT, "")
    .replace(ASKS_OF.test(question) ? /$/ : ASKED_TO_DO, "");
  const told = deed === null ? withoutVerb(whole, question) : whole;
  const phrase = told === "" ? null : readNounPhrase(told, 0);
  if (
    phrase === null ||
    NO_THING.test(phrase.head) ||
    KIN_FIRST.test(phrase.words) ||
    (deed === null ? ANOTHER.test(told) : phrase.words !== told.trim())
  )
    return null;
  const more = COMPLEMENT.exec(told.slice(phrase.words.length))?.[0] ?? "";
  const whose = owner.endsWith("'s") ? owner : owner.toLowerCase();
  if (whose === "the" && NEW_OF_ONES_OWN.test(phrase.words) && ASKS_HOW.test(question))
    return { owner: "my", words: phrase.words + more, head: phrase.head };
  return { owner: OWNERS[whose] ?? whose, words: phrase.words + more, head: phrase.head };
};

/** "How was the drive?" "Crashed it on Tuesday": what was driven. */
const WRECKS = /\b(?:crash|wreck|smash|total|scratch|dent|park|wash|clean|lock)(?:ed|led)? it\b/i;
const WAY = /^(?:drive|ride|trip|journey|flight|commute|way|tour|walk|run|holiday|weekend|day|evening|night)$/i;
const wrecks = (text: string, head: string): boolean => WAY.test(head) && WRECKS.test(text);

const OPENS_WITH_PERSON = /^(s?he)\b/i;
export const withThingAsked = (text: string, question: string): string => {
  const opens = opensDangling(text) && !OPENS_WITH_PERSON.test(text);
  const matter = opens && DOES_SO.test(text) ? thingOfWhat(question) : null;
  if (matter !== null) return `${upperFirst(matter.owner)} ${matter.words}${withoutShort(text.slice("it".length))}`;
  const thing = opens || hasInnerDangling(text) ? thingAsked(question) : null;
  if (thing === null || handlesAnother(text, thing.head.split(" ").at(-1) ?? "") || wrecks(text, thing.head))
    return text;
  // "How's Otto's knee?" "He's having it replaced": his.
  const [, person] = thing.owner.endsWith("'s") ? (OPENS_WITH_PERSON.exec(text) ?? []) : [];
  const owner = person === undefined ? thing.owner : /^s/i.test(person) ? "her" : "his";
  const named = `${owner} ${thing.words}`.trim();
  if (opens && (isPlural(thing.head) || !OPENS_WITH_ONE.test(text))) return text;
  if (opens) return `${upperFirst(named)}${withoutShort(text.slice("it".length))}`;
  return text.replace(isPlural(thing.head) ? SEVERAL : ONE, named);
};

/** "Will you come to my party?" */
const INVITED = /\b(?:to|for|at|join|see|miss) (my|our) (?=\p{L})/iu;
const IS_WHEN = /^It(?:'s| is| will be| starts| begins) (?=(?:on|at|in|from) )/i;
/** "Will you come to my party? It's on Friday." → "My party is on Friday.": of what the speaker just asked about. */
export const withOwnThingAsked = (text: string, last: string): string => {
  const asked = IS_WHEN.test(text) && last.trimEnd().endsWith("?") ? INVITED.exec(last) : null;
  const phrase = asked === null ? null : readNounPhrase(last, asked.index + asked[0].length);
  if (phrase === null || isPlural(phrase.head)) return text;
  return `${upperFirst(asked?.[1] ?? "")} ${phrase.words}${withoutShort(text.slice("it".length))}`;
};
