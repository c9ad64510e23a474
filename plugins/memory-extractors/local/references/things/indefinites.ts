// Tells of a thing without pointing at it: "I made this bowl" → "I made a bowl", "here's a sketch I did" → "I did a sketch".
// In talk "this" brings in what the listener sees or has not heard of; whoever reads the memory later sees nothing.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { MONTHS_IN_SMALL } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { anyOf, escapePattern, matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { isPlural, type NounPhrase, readNounPhrase, withIndefinite } from "../noun-phrases.ts";

/** Behind these a thing is brought in: it comes into being, is met or is shown. */
const BRINGS_IN = anyOf(
  "made|make|making|found|find|finding|met|got|get|getting|bought|buy|took|take|snapped|painted|drew|wrote|built|baked|cooked|read|reading",
  "watched|watching|saw|seen|see|tried|played|playing|using|used|finished|started|created|designed|received|discovered|adopted",
  "came across|come across|stumbled (?:across|upon|on|onto)|ran into|went to|visited|joined|attended",
  "picked up|ended up (?:in|at)|heard|spotted",
  wrapped`
    (?!
      loved|liked|enjoyed|wanted|needed|missed|hated|visited|appreciated|discussed|mentioned|believed|realized|realised
      |noticed
    )[a-z]{3,}ed
    |there's|there is|there was|there are|there were|knitted|sewed|planted|grew|bought myself|got myself|got me|gave me
    |sent me|wearing|told me`,
);
const PRAISE = anyOf(
  "amazing|awesome|cool|great|incredible|beautiful|lovely|cute|crazy|huge|tiny|new|intense|inspiring",
  "wonderful|gorgeous|adorable|fun|weird|nice|yummy",
  "delicious|fantastic|fascinating|interesting|little|old|funny|super|really|wild|epic|insane|massive",
  "charming|popular|famous|busy|small|big|local|nearby|cozy|cosy|quaint|sweet|unique",
);
const BROUGHT_IN = new RegExp(String.raw`\b(?:${BRINGS_IN}) (?:just |all |only |even )?$`, "i");
const PRAISED = new RegExp(`^ ${PRAISE} `, "i");
/** Behind these a praised thing is known: "like this old map". */
const IS_KNOWN = /\b(?:like|than|as|have|has|had|having) $|(?:^|[.,;] )$/i;
/** Things that people make, own or show: "the idea for this script". */
const MADE_THING = new RegExp(wrapped`
  ^(?:
    script|book|story|screenplay|song|poem|movie|film|painting|picture|photo|pic|drawing|sculpture|recipe|dish|cake
    |dessert|necklace|ring|bracelet|dress|hoodie|sweater|shirt|jacket|quilt|blanket|bowl|vase|cup|pot|mug|figurine|toy
    |doll|letter|card|plant|tree|lamp|chair|table|guitar|camera|bike|boat|kayak|tent
  )s?$`);
const KNOWN_TASTE =
  /(?:^|[.,;] |\b(?:like|than|as|have|has|had|having|love|loved|liked|enjoy|enjoyed|recommend|seen|read|watched|hate|miss|want|need) )$/i;
/** "a group I joined": told of by what the speaker does with it. */
const RELATIVE = /^ (?:that |which )?(?:I|we|I've|we've) /;
const POINTING = /\b(?:this|these|that|those)(?= \p{L})/gu;
/** "a home for these kids": which ones, nobody can know who did not see them. */
const LEADS_TO =
  /\b(?:for|of|about|with|from|in|at|by|like how|how|why|because|when|where|teach|teaching|help|helping|show|showing|and) $/i;
/** "from that trip to Oslo", "with that potter we met" */
const TOLD_FURTHER =
  /^ (?:(?:to|in|from|at|of) \p{Lu}|called |named |(?:that |who )?(?:I|we) (?:met|saw|took|made|had|found|bought|read|went|visited)\b)/u;
/** "I painted that barn", "I took that pic": shown, and of the speaker's making. */
const MADE_BY_ONESELF =
  /\bI (?:just |also |actually )?(?:painted|drew|sketched|knitted|sewed|carved|baked|built|designed|crocheted) $/i;
const TAKEN = /\bI (?:just |also |actually )?(?:took|snapped|shot|captured) $/i;
const PICTURE_HEAD = /^(?:pic|photo|picture|shot|snap|selfie)s?$/;
/** "like these old stamps", "more of that cake" compare. */
const COMPARES = /\b(?:like|than|as|more of|some of|one of|all of|most of|any of|each of) $/i;
const MATTERS = new RegExp(wrapped`
  ^(?:
    case|regard|sense|respect|note|matter|issue|topic|subject|value|concern|cause|theme|situation|position|direction
    |context|stage|area|field|journey|experience|opportunity|community|group|idea|plan|goal|dream|success|chapter|path
    |road|attitude|skill|said|mind|being|stuff|thing|things|people|place|places|change|changes|team|family|feeling
    |effect|support|way|ways|reason|reasons|work
  )s?$`);
/** A plaque that is told of by what the speaker does with it: "This plaque I keep on my desk is ..." */
const TOLD_BY_OWNER = /^(th(?:is|ese|at|ose)) (?=(?:[a-z'-]+ ){1,4}(?:I|we|I've|we've) [a-z]+)/i;

/** Times, kinds and abstract things: "this" is not what brings them in. */
const NO_THING = new RegExp(
  wrapped`
    ^(?:
      time|times|year|years|month|week|weeks|weekend|day|days|morning|afternoon|evening|night|summer|winter|spring|fall
      |autumn|kind|kinds|sort|type|types|color|colour|shade|genre|way|point|moment|moments|world|life|one|ones|guy|guys
      |same|much|far|long|past|coming|season|semester|term|past|${MONTHS_IN_SMALL}|christmas|easter|thanksgiving
      |halloween|\w+day|app|application|project|codebase|function|class|component|feature|endpoint|query|event|issue
      |problem|error|process|information|approach|question|topic|method
    )$`,
  "i",
);

/** "this game Catan" → "a game called Catan" */
const NAMED = new RegExp(
  wrapped`
    ^(
      (?:[a-z-]+ )*?(?:
        game|book|movie|film|show|series|app|place|restaurant|cafe|bar|band|song|dish|shop|store|guy|girl|woman|man|lady
        |person|podcast|tool|site|website|company|brand|town|city|village|trail|artist|author|singer|dog|cat|puppy
        |kitten
      )
    ) (\p{Lu}[\p{L}\p{N}'-]*(?: \p{Lu}[\p{L}\p{N}'-]*)*)$`,
  "u",
);

const brought = (words: string, head: string): string => {
  const named = NAMED.exec(words);
  if (named === null) return withIndefinite({ words, head });
  const kind = named[1] ?? "";
  return `${withIndefinite({ words: kind, head: kind.split(" ").at(-1) ?? kind })} called ${named[2]}`;
};

/** The thing was spoken of before, so that "this" means it. */
const isKnown = (head: string, told: string): boolean => {
  const stem = head.replace(/(?:es|s)$/, "");
  return stem.length > 2 && new RegExp(`\\b${escapePattern(stem)}`, "i").test(told);
};

/** "make these slides nicer": the phrase goes on behind its noun. */
const canBeBroughtIn = ({ words, head }: NounPhrase, pointer: string): boolean =>
  (!/^th[eo]se$/.test(pointer) || isPlural(head)) && !NO_THING.test(head) && !NO_THING.test(words.split(" ")[0] ?? "");

/** "make this work", "make this studio work": no thing called work. */
const isVerbOf = (phrase: NounPhrase, before: string): boolean => phrase.head === "work" && /\bmak\w+ $/i.test(before);

const isSeen = ({ head }: NounPhrase, before: string): boolean =>
  LEADS_TO.test(before) && !COMPARES.test(before) && !MATTERS.test(head);

/** `told`: what was said before in the same breath; a thing named there is meant by "this", and stays. */
const replacePointing = (text: string, told: string): string => {
  let result = "";
  let at = 0;
  for (const { 0: word, index: from } of matchesIn(text, POINTING)) {
    const before = text.slice(0, from);
    const phrase = from < at ? null : readNounPhrase(text, from + word.length);
    if (phrase === null || !canBeBroughtIn(phrase, word) || isVerbOf(phrase, before)) continue;
    const isOneOfMany = isSeen(phrase, before) && !isKnown(phrase.head, `${told} ${before}`);
    if (isOneOfMany && /^th[eo]se$/.test(word) && isPlural(phrase.head)) {
      result += `${text.slice(at, from)}${phrase.words}`;
      at = phrase.end;
      continue;
    }
    const isMade =
      word === "that" && (MADE_BY_ONESELF.test(before) || (PICTURE_HEAD.test(phrase.head) && TAKEN.test(before)));
    const isToldFurther = isOneOfMany && TOLD_FURTHER.test(text.slice(phrase.end));
    if (word === "those" || (word === "that" && !isToldFurther && !isMade)) continue;
    const isNew =
      word === "that" ||
      BROUGHT_IN.test(before) ||
      (MADE_THING.test(phrase.head) && !KNOWN_TASTE.test(before)) ||
      (PRAISED.test(text.slice(from + word.length)) && !IS_KNOWN.test(before)) ||
      (before !== "" && RELATIVE.test(text.slice(phrase.end)));
    if (!isNew || isKnown(phrase.head, `${told} ${before}`)) continue;
    result += `${text.slice(at, from)}${brought(phrase.words, phrase.head)}`;
    at = phrase.end;
  }
  return result + text.slice(at);
};

/** "Here's a sketch (that) I did in June", "check out a map I found". */
const SHOWN = new RegExp(
  wrapped`
    ^(?:
      (?:and |oh |so )?(?:
        here's|here is|here are|here're|it's|it is|it was|this is|that's|that is|these are|check out|take a look at
        |have a look at|look at|looky here,?|behold|I have|we have|I've got|there's
        |(?:it|(?:this|that|the|your) (?:pic|photo|picture|shot|snap|one|song|view|smell|place))(?:'s| is| was)?
          (?: (?:really|always|totally|just))? (?:
          from|reminds? me of|reminded me of|takes me back to|took me back to|brings me back to|makes me think of
          |made me think of
        )
      )
    )(?: just)? (
      (?:
        an?|some|my|our|one of (?:my|our)
        |the(?! (?:best|worst|most|least|funniest|nicest|sweetest|saddest|cutest|weirdest|craziest|hardest|only)\b)|this
        |these|two|three|another
      ) (?:[\w'-]+ ){1,7}?
    )(?:that |which )?(I|we|I've|we've) ((?:just |recently |also |both |once |actually )*)
    (
      (?!am\b|was\b|were\b|have\b|had\b|love\b|like\b|want\b|need\b)[a-z]+
    ) ?([^?]*)$`,
  "i",
);
const DOING = new RegExp(
  wrapped`
    ^(?:
      did|made|took|painted|drew|wrote|built|found|bought|got|snapped|baked|cooked|created|designed|finished|saw|read
      |watched|visited|adopted|knitted|sewed|carved|planted|grew|received|won|shot|captured|put|picked|tried|played
      |recorded|filmed|heard|learned|learnt|inherited|ordered|met|go|went|came|came across|used|use|keep|kept|wear|share
      |own
    )$`,
  "i",
);

/** "a photo of a boat I built": what was built is the boat. */
const PICTURE = "(?:pic|photo|picture|shot|snap|snapshot|glimpse|peek|look|close-up)s?";
const PICTURE_OF = new RegExp(`^(?:an?|some|the|this|these|another) (?:[\\w-]+ )?${PICTURE} (?:of|at) (?=\\w)`, "i");
const ONLY_PICTURE = new RegExp(
  `^(?:an?|some|the|this|these|another|one) (?:[\\w-]+ )?(?:${PICTURE}|moments?|ones?)$`,
  "i",
);
/** "a photo from when we met": the deed is not done to it. */
const LEADS_ON = /\b(?:when|where|while|as|after|before|because|since|of|from|at|in|on|with|for|to) $/i;
const TAKES_PICTURE = /^(?:took|snapped|shot|captured|got|found|saw|put|keep|kept|have|shared?|received|love|like)$/i;
/** "Here's a photo of my aunt at the harbour": it tells where she was. */
const SHOWS_PICTURE_OF = new RegExp(
  wrapped`
    ^(?:here's|here is|here are|check out|look at|take a look at|have a look at|this is|these are) (?:
      an?|some|this|these|another
    ) (?:[\w-]+ )?(${PICTURE}) of (?=(?:[\w'-]+ ){0,3}?(?:my|our|me|us)\b)
      (?=[\w' -]+? (?:\w{2,}ing|at|in|with|during)\b)`,
  "i",
);
/** "Here's a pic from when we met": what it shows happened. */
const PICTURE_FROM_WHEN = new RegExp(
  `^(?:here's|here is|this is|check out|look at) (?:an?|the|this|another) (?:[\\w-]+ )?${PICTURE} (?:from|of) when (?=(?:I|we|my|our)\\b)`,
  "i",
);
const withPicture = (text: string): string => {
  const happened = text.replace(PICTURE_FROM_WHEN, "");
  if (happened !== text) return upperFirst(happened);
  return text.replace(SHOWS_PICTURE_OF, (_, picture: string) =>
    picture.endsWith("s") ? "Some photos show " : "A photo shows ",
  );
};

/** "The sea's beautiful, here's a sketch I did": what was done is told. */
const PRAISES_FIRST = new RegExp(
  `^[^,.]{2,40}(?:'s|'re| is| are) (?:so |really |just |always |pretty )?${PRAISE},? (?:and |so )?(?=(?:here's|here is|here are) )`,
  "i",
);
const PARTICLE = /^(?:up|out|across|together|away|back|off|upon)\b/i;
const GOING = /^(?:to|through|up|into|along)\b/i;

/** "Here's a pic I took on my walk" */
const FROM_WHERE = /^(?:from|on|at|during) (?:my|our|the|a) [a-z]/i;
const showsOnlyPicture = (thing: string, rest: string): boolean =>
  ONLY_PICTURE.test(thing) && (/\b(?:ones?|moments?)$/i.test(thing) || !FROM_WHERE.test(rest));

const shownAsDone = (text: string): string => {
  const match = SHOWN.exec(text.replace(PRAISES_FIRST, ""));
  if (match === null) return text;
  const [, shown = "", subject = "", adverbs = "", verb = "", rest = ""] = match;
  const thing = TAKES_PICTURE.test(verb) ? shown : shown.replace(PICTURE_OF, "");
  if (
    !DOING.test(verb) ||
    showsOnlyPicture(thing.trim(), rest) ||
    LEADS_ON.test(thing) ||
    /^(?:an?|some) (?:thing|one)|^(?:this|an?|the) (?:new |latest |recent )?piece$/i.test(thing.trim()) ||
    /\b(?:is|was|are|were|has)\b/.test(thing)
  )
    return text;
  const particle = (/^(?:go|went)$/i.test(verb) ? GOING : PARTICLE).exec(rest)?.[0] ?? "";
  const behind = rest.slice(particle.length).trim();
  const said = [subject, adverbs.trim(), verb, particle, thing.trim(), behind].filter((part) => part !== "").join(" ");
  return said.replace(/ ([.,!;])/g, "$1");
};

const ownedAsOne = (text: string, told: string): string => {
  const word = TOLD_BY_OWNER.exec(text)?.[1];
  const phrase = word === undefined ? null : readNounPhrase(text, word.length);
  if (phrase === null || !/^ (?:that |which )?(?:I|we)\b/i.test(text.slice(phrase.end))) return text;
  if (!canBeBroughtIn(phrase, word ?? "") || isKnown(phrase.head, told)) return text;
  const opening = withIndefinite(phrase);
  return `${upperFirst(opening)}${text.slice(phrase.end)}`;
};

/** "This ring was a gift from my aunt": the speaker's own, shown to the listener. */
const KEEPSAKE = new RegExp(
  wrapped`
    ^(?:this|that) ([a-z][\w' -]{2,40}?) (
      (?:is|was) (?:(?:so|super|really|very|also|always) )*(?:
        special to me|a gift\b|given to me|from my\b|made by my\b|my (?:favou?rite|prized)
        |one of my (?:favou?rites|most)|\p{L}+ed (?:by|from) my\b
      ).*
      |means (?:a lot|so much|the world|everything) to me\b.*|belonged to my\b.*
    )$`,
  "iu",
);
/** "These are my lucky skates": the speaker has them. */
const OWNS = new RegExp(
  wrapped`
    ^(?:meet|say hello to|here's|(?:this|that|these|those|here) (?:is|are|was|were)) (?:my|our) (?!
      (?:
        favou?rite|goal|dream|plan|idea|way|first|second|third|last|next|main|only|life|passion|best|biggest|chance|turn
        |fault|own
      )\b
    )([a-z][a-z'-]*(?: [a-z][a-z'-]*){0,4})((?:,? \p{Lu}[\p{L}-]+)?)([.!]*| -.*)$`,
  "u",
);
const owned = (text: string): string => {
  const match = OWNS.exec(lowerFirst(text));
  const words = match?.[1] ?? "";
  const phrase = match === null ? null : readNounPhrase(words, 0);
  if (match === null || phrase === null || phrase.words !== words || NO_THING.test(phrase.head)) return text;
  const name = (match[2] ?? "").replace(/^,? /, "");
  return `I have ${withIndefinite(phrase)}${name === "" ? "" : ` called ${name}`}${match[3] ?? ""}`;
};

/** "It was a lovely day at the lake with my aunt": the speaker had it. */
const WAS_A_TIME = new RegExp(
  wrapped`
    ^it was (?:such |really |quite |just )?(
      an? (?:[\w-]+ ){0,2}(?:
        day|night|evening|afternoon|morning|weekend|week|trip|visit|hike|walk|dinner|meal|party|concert|holiday|vacation
        |summer|game|match|time
      ) (?:at|in|on|with|to|by|near|for) (?:.*\b(?:my|our)\b.*|.*\b(?:yesterday|last|ago)\b.*)
    )$`,
  "i",
);
/** "This was our harbor walk in June", "I wanted to tell you about my recital last week" */
const SHOWS_EVENT = new RegExp(
  wrapped`
    ^(?:(?:this|that|these|those|here) (?:was|were|is|are)|I (?:just )?wanted to tell (?:you|ya) about) (my|our) (
      (?:[\p{L}'-]+ ){0,4}(?:
        day|trip|visit|hike|walk|dinner|party|concert|holiday|vacation|wedding|graduation|birthday|game|match|event|show
        |talk|exam|race|interview|recital|performance
      )
    ) ((?:last|in|on|two|three|a few|this) .*)$`,
  "iu",
);
const had = (text: string): string =>
  text
    .replace(WAS_A_TIME, "I had $1")
    .replace(
      SHOWS_EVENT,
      (_, owner: string, event: string, when: string) =>
        `${owner.toLowerCase() === "my" ? "My" : "Our"} ${event} was ${when}`,
    );

const keepsake = (text: string): string => {
  const match = KEEPSAKE.exec(text);
  const words = match?.[1] ?? "";
  const phrase = match === null ? null : readNounPhrase(words, 0);
  if (match === null || phrase === null || phrase.words !== words || NO_THING.test(phrase.head)) return text;
  if (
    /^(?:place|spot|city|town|country|beach|park|guy|girl|man|woman|person|dog|cat|song|movie|film|show|team)$/.test(
      phrase.head,
    )
  )
    return text;
  return `I have ${withIndefinite(phrase)} that ${match[2]}`;
};

/** "I painted this after the storm": what it shows is not told, but what it is. */
const WORKS: Readonly<Record<string, string>> = {
  painted: "a picture",
  drew: "a drawing",
  sketched: "a sketch",
  took: "a photo",
  snapped: "a photo",
};
const WORK = new RegExp(
  wrapped`
    \b(painted|drew|sketched|took|snapped) this(?: one)?(?= (?:
        of|in|at|on|during|after|before|when|while|because|for|from|with|last|yesterday|recently|to
      )\b
    )`,
  "gi",
);
const named = (text: string): string => text.replace(WORK, (_, verb: string) => `${verb} ${WORKS[verb.toLowerCase()]}`);

/** "Here's one I did last week": of what, the question says. */
const ONE_SHOWN = /^here(?:'s| is) one (?:that |which )?(I|we) ((?:(?:just|recently|also) )*[a-z]+)(?= |[.!]*$)/i;
/** "that choir I told you about": whoever reads it later was not told. */
const TOLD_OF = new RegExp(
  wrapped`
    \b(?:that|the) ((?:[a-z][\w'-]* ){0,3}[a-z][\w'-]*) (?:that |which )?I(?:'ve|'d| had| have)? (?:already )?(?:
      told you about|mentioned(?: to you)?|was telling you about|talked about
    )(?=[.,!;]|$)`,
  "i",
);
const toldOf = (text: string): string =>
  text.replace(TOLD_OF, (all: string, words: string) => {
    const phrase = readNounPhrase(words, 0);
    return phrase?.words === words ? withIndefinite(phrase) : all;
  });

/** The statement with things brought in instead of pointed at. `told`: what the speaker said just before. */
export const withIndefinites = (text: string, told: string): string =>
  /\b(?:this|these|that|those|told you|tell (?:you|ya)|mentioned|here|check|look|got|have|it was|it's|it is|remind(?:s|ed) me|back to|meet|say hello)\b/i.test(
    text,
  )
    ? replacePointing(
        ownedAsOne(
          withPicture(shownAsDone(keepsake(owned(had(named(toldOf(text.replace(ONE_SHOWN, "$1 $2 one")))))))),
          told,
        ),
        told,
      )
    : text;
