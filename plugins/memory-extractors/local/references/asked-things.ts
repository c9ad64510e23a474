// "Did you sell the old sofa?" "Sold it for fifty." → "I sold the old sofa for fifty": the one thing that a question names, in
// place of the pronoun of its reply.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { TWO_TO_TEN } from "../cues/numbers.ts";
import { ABSTRACT_WORDS } from "../cues/signals.ts";
import { BASE_VERBS, FINITE } from "../cues/verbs.ts";
import { escapePattern, matchesIn } from "../patterns.ts";
import { hasInnerDangling, opensDangling } from "./anaphora.ts";
import { namesOneThing } from "./antecedents.ts";
import { withoutShort } from "./has-or-is.ts";
import { handlesAnother } from "./matters.ts";
import { ASKED_TO_DO, isPlural, readNounPhrase } from "./noun-phrases.ts";
import { OFFICES } from "./strangers.ts";

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
export const NO_THING = new RegExp(
  wrapped`
    ^(?:
      ${KIN_NOUNS}|${OFFICES}|days?|weeks?|weekend|times?|years?|months?|morning|evening|afternoon|night|lot|bit|while
      |chance|way|ideas?|news|person|guy|man|woman|girl|boy|people|family|friends?|team|plans?|question|advice|thoughts
      |opinion|reason|favou?rite|kind|sort|type|parts?|any|things?|stuff|moment|inspiration|experience|life|world|future
      |past|smells?|sounds?|tastes?|view|atmosphere|happy|sad|able|going|new|first|last|other|others|same|rest|end
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
      |progressing|growing|dripping
    )$`,
  "u",
);

/** "Is the rent still 600?", "Is the van running again?" ask about the rent, the van. */
const STILL_SO = / (?:still .*|(?:running|working|leaking)(?: again| yet| now| well)?)$/;

const ONE = /\bit\b(?!'s| (?:is|was|has|will|would|rains?|takes?|took)\b)/i;
/** Not "all of them will use it": those who do. */
const SEVERAL = /\bthem\b(?<!\b(?:all|some|most|each|none|both|many|half|one|two|any) of them)/i;
/** "What time is it with you?", "What kind of night was it?", "Is it cold yet?": no thing is meant. */
export const ASKS_OF_NOTHING = new RegExp(
  wrapped`
    \bwhat (?:
      time|day|date|year|hour|season
      |(?:(?:kind|sort|type) of |an? )?(?:
        time|day|date|year|season|night|week|weekend|morning|evening|weather|shift|month
      )
    ) (?:is|was) it\b
    |\bhow late is it\b
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
      | go(?:es|ing)? (?:at|with|in|on|over|down) )`,
  "i",
);
/** "It's been ages", "It was in June", "It's icy here": no thing is meant. */
export const OPENS_WITH_ONE = new RegExp(
  wrapped`
    ^it(?=
      's| is| was| has| will| needs| looks| sounds| works| starts| ends| runs| expires| closes| opens| lasts| costs
      | cost| went| sold| fits
    )(?!
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

interface Thing {
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

/** The one thing that a question is about, or null. */
const thingAsked = (question: string): Thing | null => {
  const deed = ASKS_FOR_DEED.exec(question);
  const called = deed === null ? ASKS_FOR_NAMED.exec(question)?.[1] : undefined;
  if (called !== undefined) return { owner: "", words: called.trim(), head: called.trim().toLowerCase() };
  const [, owner = "", rest = ""] = deed ?? ASKS_WITH.exec(question) ?? ASKS_ABOUT.exec(question) ?? [];
  const whole = rest.replace(STILL_SO, "").replace(DONE_TO_IT, "").replace(ASKED_TO_DO, "");
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

/** "A nightmare.", "What a pity": what is thought of a thing, and no thing. */
const JUDGEMENT = new RegExp(
  wrapped`
    \b(?:
      bit|lot|little|while|few|ton|nightmare|pity|shame|disaster|catastrophe|tragedy|surprise|shock|relief|mess|joke
      |miracle|pleasure|joy|delight|dream|bargain|steal|rip-?off|mistake|blast|headache|pain|scandal|bummer|drag|bore
      |failure|success|treat|gem|beauty|riot|hoot|wonder|nuisance|waste|blessing|curse
    )$`,
  "i",
);
const judgesAlone = (last: string): boolean => {
  const words = NAMED_ALONE.exec(last.trimEnd())?.[2];
  return words !== undefined && JUDGEMENT.test(words);
};
/** "How was the car?" "A nightmare. I sold it": still the car. */
export const isOnlyJudgement = (last: string): boolean => !FINITE.test(last) && judgesAlone(last);

/** Not "A begonia sounds fun." */
const NAMED_ALONE =
  /^(?:what |just |only )?(an?|the(?<=^(?:just|only) the)) (?![^.,!?]* (?:sounds|smells|tastes|looks|seems|feels) )([^.,!?]{2,40})[.!]$/i;
/** "I took up fencing." "Fencing! I did that at school" → "I did fencing at school": what the other named is said again. */
const ECHOED = /^((?:an? )?[\p{L}-]{4,}(?: [\p{L}-]{3,})?)!$/u;
const DID_THAT = new RegExp(
  wrapped`
    (?<=
      ^(?:I|we)(?:'ve)? (?:(?:also|always|only|once|just) )?(?:
        did|do|done|tried|try|loved?|played?|learn(?:ed|t)?|studied|missed?|grew|grow|enjoy(?:ed)?
        |wanted to (?:learn|try|do)
      ) )that(?=[.,!]|$| (?:at|in|on|when|as|for|with|once|too|back|last|every|until|before|and|but)\b)`,
  "i",
);
const withEchoed = (text: string, last: string, other: string): string => {
  const echo = DID_THAT.test(text) ? ECHOED.exec(last.trim())?.[1]?.toLowerCase() : undefined;
  return echo !== undefined && new RegExp(String.raw`\b${escapePattern(echo)}\b`, "i").test(other)
    ? text.replace(DID_THAT, echo)
    : text;
};

/** "What's it about?" "A badger who fears the dark. I wrote it in May.": the book. */
const ASKS_WHAT_OF = /\b(?:about|of|mean|for)\?\s*$/i;
/** "An old boat. My cousin found it in Lund." → "My cousin found an old boat in Lund": what was just named by nothing but its name. */
export const withThingNamed = (text: string, last: string, asked: string): string => {
  if (last.endsWith("!")) return withEchoed(text, last, asked);
  if (ASKS_WHAT_OF.test(asked)) return text;
  const [, owner = "", words] = NAMED_ALONE.exec(last) ?? [];
  if (words === undefined || JUDGEMENT.test(words) || FINITE.test(last) || isPlural(words) || !hasInnerDangling(text))
    return text;
  return text.replace(ONE, `${owner.toLowerCase()} ${words}`);
};

/** "It took us a month to restore it", "It cost me 2,300 to replace" */
const TOOK_TO_DO = /^It (?:took|cost) (?:me|us) (?:[^.,;!?]|[.,](?=\d))+ to [a-z]+(?: it)?(?=[.!]*$)/i;
/** "That lamp is from 1874.", "I heard your boiler broke?" */
const TOLD_OF = new RegExp(
  wrapped`
    (?:^|[.!?,] |\b(?:heard|hear|think|thought|said|know) (?:that )?)(that|this|the|my|our|your) (
      (?:(?!(?:is|was|are|has|had)\b)[a-z-]+ )?[a-z-]+
    )(?: finally| just)? (?:
      is|was|comes|came|dates|broke|leaked|died|failed|exploded|flooded|burst|collapsed|crashed|needed|had
    )\b`,
  "i",
);
/** "It took us a month to restore it" behind "That lamp is from 1874" → "... to restore that lamp" */
export const withThingTaken = (text: string, last: string, other: string): string => {
  const taken = TOOK_TO_DO.exec(text)?.[0];
  const [, owner = "", words = ""] = taken === undefined ? [] : (TOLD_OF.exec(last) ?? TOLD_OF.exec(other) ?? []);
  if (taken === undefined || words === "" || isPlural(words) || NO_THING.test(words)) return text;
  const whose = { my: "my", our: "our", your: "my", that: "that" }[owner.toLowerCase()] ?? "the";
  return `${taken.replace(/ it$/, "")} ${whose} ${words}${text.slice(taken.length)}`;
};

const THEY = /^they(?='re| are| were)/i;
/** "I lent them to Otto" */
const DOES_WITH_THEM = new RegExp(
  wrapped`
    (?<=
      ^(?:I|we)(?:'ve| have)? (?:just |already |also )?(?:
        lent|gave|given|sold|returned|took|taken|brought|left|lost|borrowed|packed|kept|keep|have|washed|cleaned|fixed
        |broke|put|bought
      ) )(?:them|those(?= (?:off|away|out|down|back|to|in|at|last|yesterday)\b|[.,!]|$))(?![\w-])`,
  "i",
);
const SEVERAL_NAMED = /\b(?:the|your|those|these) (?=[a-z])/gi;
const SOMEBODY = new RegExp(`^(?:${KIN_NOUNS}|people|guys|folks|[a-z]*men|[a-z]*women)$`, "i");
/** "I think Dad has the slides." "They're in my attic" → "The slides are in my attic", where one kind of things was named last. */
export const withSeveralNamed = (text: string, told: string): string => {
  const they = [THEY, DOES_WITH_THEM].find((pattern) => pattern.test(text));
  if (they === undefined) return text;
  const last = told.split(/(?<=[.!?]) /).at(-1) ?? "";
  const heads = matchesIn(last, SEVERAL_NAMED).flatMap(({ 0: before, index }) => {
    const phrase = readNounPhrase(last, index + before.length);
    return phrase === null || /\d/.test(phrase.head) || NO_THING.test(phrase.head) ? [] : [phrase.words];
  });
  const [words = ""] = heads;
  const head = words.split(" ").at(-1) ?? "";
  if (last.trimEnd().endsWith("?") || new Set(heads).size !== 1 || !isPlural(head) || SOMEBODY.test(head)) return text;
  return they === THEY
    ? text.replace(THEY, `The ${words}`).replace(/'re /, " are ")
    : text.replace(DOES_WITH_THEM, `the ${words}`);
};

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
    if (IS_SO.test(phrase.words)) return [];
    if (
      OF_ANOTHER.test(
        told
          .slice(0, index)
          .split(/[.!?] /)
          .at(-1) ?? "",
      )
    )
      return [];
    return [{ ...phrase, owner: OF_LISTENER[owner.toLowerCase()] ?? "the" }];
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

/** "And my niece? Is it official?": of her, and not of what was told before. */
const ASKS_AFTER_FIRST =
  /(?:^|[.!?] )(?:and|what about|how about|how's|how is) (?:my|your|the|\p{Lu}\p{Ll}+)[\p{L}' ]{0,30}\? [^.!?]*\?$/iu;

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
    ASKS_AFTER_FIRST.test(asking.trimEnd()) ||
    namesOneThing(question.slice(0, at)) ||
    bringsInOwn(asking);
  const thing = isOwn ? null : onlyThing(told);
  if (thing === null || pronoun === undefined || isPlural(thing.head) !== (pronoun === SEVERAL)) return question;
  if (HURTS.test(question.slice(at)) && !CAN_HURT.test(thing.head)) return question;
  // "Which hospital is it?": not the hospital that was told of.
  if (question.toLowerCase().includes(thing.head)) return question;
  return question.replace(pronoun, `${thing.owner} ${thing.words}`);
};
