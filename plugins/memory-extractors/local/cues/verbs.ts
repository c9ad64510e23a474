// Verb tables: which forms stay as they are after "I", which take an -s when a name replaces it.

import { wrapped } from "#domain/wrapped.ts";
import { oncePerText } from "../once-per-text.ts";
import { wordSet } from "../patterns.ts";
import { KIN_NOUNS } from "./kin.ts";
import { isFirstName } from "./proper-names.ts";

export const IRREGULAR_PAST = wordSet(
  "was were went had did got made took came saw knew thought said told found gave felt left kept began brought bought built caught chose",
  "drew drank drove ate fell fought flew forgot froze grew heard held hid led lost meant met paid ran rode rose sang sat sent shook shot",
  "misread slept spoke spent stood stole struck swam taught threw understood woke wore won wrote broke",
  "became dreamt learnt burnt lit slid stuck",
  "swept swore tore withdrew forgave overcame overspent overslept dealt bent bound bred dug fed fled ground",
  "hung laid lay lent rang sold sought shone sank",
  "slung spun sprang stung wept wound used thrifted spilled retook redid shrank strode strove overtook",
  "mistook withheld foresaw overheard rebuilt rewrote outgrew undertook withstood spoilt blew bit",
);
export const ED_IN_BASE = wordSet("need feed speed succeed proceed exceed bleed breed seed weed heed shed embed");
/** End in -ing and are no participle. */
export const ING_IN_BASE = wordSet("bring sing ring swing cling fling sting spring string wring");
export const SAME_IN_PAST = wordSet("put cut set let hit hurt quit shut spread bet beat read cost split upset burst");
/** Of these, the ones that speak of the past unless something says otherwise. */
export const MOSTLY_PAST = wordSet("cut set hit hurt quit split upset shut burst");
export const MODALS = wordSet(
  "can could will would should might may must shall can't couldn't won't wouldn't shouldn't mightn't mustn't cannot 'll 'd ought",
);
export const ADVERBS = wordSet(
  "last just also always never ever usually often sometimes still actually totally absolutely definitely",
  "recently finally even only already",
  "probably honestly kinda sorta mostly generally truly especially really currently simply now then once soon rarely seldom normally",
  "typically both each all too not almost barely hardly mainly more rather quite pretty first again either long longer personally sure",
);
export const LY_VERBS = wordSet("rely apply supply reply fly imply multiply comply ally bully rally tally");
/** States of mind: after "and" they belong to the first subject, whatever stands between. */
export const STATIVE_VERBS = wordSet(
  "prefer avoid love hate dislike enjoy refuse want need believe hope tend like despise loathe adore value feel own live work have",
);
/** Base forms that may follow "and" after a present-tense verb ("loves hiking and goes ..."). */
export const BASE_VERBS = wordSet(
  "go have do want need try make get feel think know hope plan love like enjoy hate prefer work live run walk read write play cook bake",
  "teach help take give use eat drink watch listen study practice volunteer travel meet see hear look find",
  "keep start learn believe wish care",
  "lift weigh spend share visit hike paint draw sing dance swim own miss train buy sell avoid struggle tend",
  "say tell talk call wear drive ride sleep",
  "sit stand climb knit sew laugh shout wait lie owe rent borrow lend raise manage repair earn pay order",
  "plant cycle smoke drink haven't wake stay lead make lean strive collect grow focus mean understand",
  "remember forget come bring hang follow value appreciate",
  "carry hold feed commute attend organise organize speak develop restore sew crochet knit jog meditate pray donate deliver oversleep",
  "log haul weld freeze send edit pick drop babysit translate interpret invest save supervise perform compose renew",
);

/** Pasts that are at least as often a noun or an adjective. */
const OFTEN_A_NOUN = wordSet("ground rose wound bit spoke used lit bound burnt lay bred");
/** "Won't" tells of no past. */
const pastFrom = (words: Iterable<string>): string =>
  [...words].map((word) => (word === "won" ? "won(?!['’]t)" : word)).join("|");
/** Wherever they stand, and right behind a subject. */
export const PAST_FORMS = pastFrom([...IRREGULAR_PAST].filter((word) => !OFTEN_A_NOUN.has(word)));
export const PAST_BEHIND_SUBJECT = pastFrom([...IRREGULAR_PAST, ...MOSTLY_PAST]);
const OF_SEVERAL = [...BASE_VERBS].filter((word) => /^[a-z]+$/.test(word)).join("|");
const ANY_FORM = wrapped`
  [a-z]+'s (?:[a-z]+ )?(?:
    been|got|become|gone|an?|the|my|our|so|not|in|at|on|off|back|home|away|out|ill|sick|pregnant|moving|coming|going
    |having|getting|working|turning|staying|living|visiting|leaving|starting|lending|taking|bringing|selling|buying
  )\b
  |[a-z]+'s (?:happy|glad|pleased|keen|fine|okay|free) (?:for|to|with|about|on|from)\b
  |[a-z]+'s (?:now|only|about|around|currently) [$€£]?\d
  |[a-z]+'s [$€£]?\d[\d.,:]*(?:%|k|kg|km|cm)?(?= (?:
      at|now|right|currently|per|an?|and|but|so|[a-z]+ (?:an?|per) (?:minute|hour|day|week|month|year)
    )\b
    |[.,;!]|$
  )
  |(?:I|we|they|he|she|you) [a-z]+
  |(?<!\b(?:knife|tool|tools|money|words?|terms?|things?|methods?|techniques?|materials?|phrases?|names?) )used to
  |(?:don't|doesn't|cannot|couldn't|wouldn't|refuses?|despises?)\b
  |(?:I|we|you|he|she|it|they|that|there|who)'(?:ll|d|ve)\b|I'm|it's|we're|he's|she's|they're|they've|there's|that's|is
  |are|was|were|am|has|have|had|do|does|did|went|got|made|took|can|will|would|could|should|might|must|isn't|aren't
  |wasn't|weren't|don't|doesn't|didn't|can't|won't|came|saw|gave|said|told|felt|kept|left|met|won|lost|ran|taught|bought
  |brought|built|grew|knew|thought|found|held|became|began|wrote|spent|ate|drove|sold|(?<!-)\w{3,}ed|died|makes?|brings?
  |helps?|gives?|loves?|means?|needs?|seems?|feels?|keeps?|works?|lives?|likes?|enjoys?|wants?|goes|gets?|takes?|comes?
  |plays?|runs?|uses?|prefers?|hopes?|plans?|starts?|ends?|costs?|covers?|owns?|leads?|includes?|allows?|requires?
  |contains?|becomes?|remains?|belongs?|sits?|stands?|holds?|serves?|meets?|offers?|studies|teaches|reads?|knows?|says?
  |thinks?|avoids?|hates?|dislikes?|struggles?|tends?|opens|closes|arrives|swims|sings|bakes|writes|draws|sleeps|eats
  |barks|speaks|sells|buys|earns|pays|graduates|travels|sends|builds|grows|aches|weighs|happens|begins|lasts`;

const COMMON = new RegExp(String.raw`\b(?:${ANY_FORM})\b`, "i");
const RARE = [
  // The month is none: "on 16 May".
  /(?<!\b(?:in|of|by|on|since|until|from) |\d |\d\. )\bmay\b(?! \d)/i,
  new RegExp(String.raw`\b(?:${PAST_FORMS})\b`, "i"),
  // "My turtles eat lettuce"
  new RegExp(
    wrapped`
      (?:s|\bpeople|\bchildren|\bfolks|\bmen|\bwomen)[ ]
      (?:(?:also|both|all|always|usually|often|never|rarely|still|really|just) )?(?:${OF_SEVERAL})\b`,
    "i",
  ),
  // "Ben and Leo share a room"
  new RegExp(
    String.raw`^\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+ (?:(?:both|also|always|often|never|still) )?(?:${OF_SEVERAL})\b`,
    "u",
  ),
  // "My nephew Tom turns nine"
  new RegExp(
    String.raw`\b(?:${KIN_NOUNS})(?:,? \p{Lu}\p{L}+)? (?:(?:also|always|never|now|often|just|still) )?[a-z]{2,}[a-rt-z]s\b`,
    "u",
  ),
  // "Our flight lands at noon"
  /^(?:my|our|the) (?:(?!and\b)[\w-]+ ){1,3}[a-z]{3,}s (?:at|on|in|to|onto|into|from|out|every|until|by|around|next|this)\b/i,
  // "My knee hurts", "our boiler leaks": what bodies and machines do
  new RegExp(
    wrapped`
      ^(?:(?:my|our) (?:(?!and\b)[\w'-]+ ){1,4}|(?-i:\p{Lu}\p{Ll}+ ))
        (?:(?:also|always|still|really|only|now|often|sometimes) )?(?:
        hurts?|aches?|itches|stings|swells|burns|throbs|tingles|bleeds|twitches|leaks|squeaks|beeps|creaks|smells
        |freezes|crashes|rattles|overheats|wobbles|flickers|drips|snores|barks|limps|sheds|coughs|bites|sleeps|cries
      )\b`,
    "iu",
  ),
  // "My best friend and her boyfriend split up"
  new RegExp(
    wrapped`
      ^(?:my|our|his|her|their) [^,;]{2,60} (?:
        split (?:up|from|with)|quit|cut (?:back|down|off|out)|shut down|put (?:in|on|up|down|off)|hit|cost|beat|let
      )\b`,
    "i",
  ),
  // "him and Petra split up"
  new RegExp(
    wrapped`
      ^(?:[Hh]im|[Hh]er|[Hh]e|[Ss]he|\p{Lu}\p{Ll}+) and (?:\p{Lu}\p{Ll}+|(?:my|his|her) [a-z]+)[ ]
      (?:(?:just|recently|finally) )?split (?:up|the)\b`,
    "u",
  ),
  // "Ruta quit smoking", "Ben just hurt his knee", "Ida put up a shelf"
  new RegExp(
    wrapped`
      ^(?!(?:Please|Then|Now|Just|Also|Always|Never|First|Next|Finally|And|So|But|To|Or|If|When|Maybe|Simply|Gently)\b)\p{Lu}
        \p{Ll}+ (?:(?:just|also|finally|recently) )?(?:
        quit(?:[.!]*$| (?:smoking|drinking|school|work|his|her|the|in|on|last|this|yesterday|because)\b)
        |(?:hurt|cut|broke) (?:his|her)
        |put (?:in|up|on|together|away|aside|out) (?:an?|the|my|our|his|her|some|new|two|weight)\b|split up|beat cancer
      )\b`,
    "u",
  ),
  // "The worker polls the queue", "Ana reviews everything"
  new RegExp(
    wrapped`
      ^(?:
        (?:[Mm]y|[Oo]ur|[Tt]he|each|every) (?:[\w-]+ ){1,3}
        |(?!(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Several|Some|Many|Both|All|No)\b)\p{Lu}\p{Ll}+[ ]
      )
      (?!
        (?:times|days|weeks|months|years|hours|minutes|nights|mornings)\b
      )[a-z]{3,}(?<!s)s (?:the|an?|our|all|every|each|any|everything|everyone|everybody|nothing|its|no)\b`,
    "u",
  ),
  // "My lecturer, Professor Ek, puts one long problem in every exam", "The clinic charges 85 euros"
  new RegExp(
    wrapped`
      ^(?:[Mm]y|[Oo]ur|[Tt]he) (?:[\w'-]+ ){0,2}?(?:
        [a-z]{3,}(?:er|or|ist|ian|ant|ord|ady|ate)|boss|clinic|school|bank|agency|company|council|shop|bakery|nursery
        |university|insurance|club|team
      )
      (?:, \p{Lu}[^,;]{1,40},| (?:of|at|in) (?:[\w'-]+ ){0,2}[\w'-]+)?[ ]
      (?:(?:also|only|always|usually|often|never|now|still) )?
      (?:
        puts|sets|lends|charges|shares|delivers|marks|picks|invites|insists|demands|asks|suggests|recommends|believes
        |expects|complains|agrees|forbids|lets|checks|handles|manages|supplies|visits|calls|rents|owes|spends|saves
        |raises|leaves|stays|changes|moves|sends|accepts|refuses|provides|supports|repairs|collects|looks after
      )\b`,
    "u",
  ),
  // "The museum let me in", "My niece set this up"
  new RegExp(
    wrapped`
      \b(?:let|put|hit|hurt|quit|cost|beat|split|cut|shut|upset) (?:me|us|my|our|him|her|them|the|an?)\b
      |[\w'] (?<!\b(?:an?|the|my|our|this|new) )set (?:me|us|it|this|that|them|my|our) `,
    "i",
  ),
  // "Fresh air clears my head", "Old maps always fuel my plans", "Punctuality matters to me"
  new RegExp(wrapped`
    [a-z] (?!
      (?:across|besides|towards|versus|unless|thus|less|plus|yes|perhaps|always|sometimes|afterwards|as|this|news)\b
    )[a-z]{3,}s (?:me|us|my|our)\b`),
  new RegExp(wrapped`
    [a-z] (?:always|never|often|really|definitely|truly|still|also|totally|usually|certainly) (?!
      (?:with|from|into|about|because|that|like|when|what|where)\b
    )[a-z]{4,} (?:me|us|my|our)\b`),
  /[a-z] matters? (?:to|most|a lot|so much|more)\b/,
  // "Rowing's really good for me"
  /^\p{Lu}[a-z]+'s (?:super|really|very|always|just|pretty|great|good|important|totally)\b/u,
];

/** "Brendan smokes again": a verb and no noun, behind a first name. */
const BEHIND_NAME = new RegExp(
  String.raw`^(\p{Lu}\p{Ll}+) (?:(?:also|always|often|never|rarely|still|now) )?(?:${OF_SEVERAL})(?:s|es)\b`,
  "u",
);

/** "split up", "left Oslo": the verb of a deed that was done. */
export const WAS_DONE = wrapped`
  (?:
    [a-z]+ed|went|got|made|told|sold|bought|won|lost|left|met|found|gave|took|broke|fell|quit|began|ran|came|had|saw|sang
    |flew|drove|wrote|built|caught|hit|cut|put|split
  )`;

/** Some finite verb stands in the text; a fragment has none. */
export const FINITE = {
  test: oncePerText(
    (text) =>
      COMMON.test(text) || RARE.some((form) => form.test(text)) || isFirstName(BEHIND_NAME.exec(text)?.[1] ?? ""),
  ),
};
