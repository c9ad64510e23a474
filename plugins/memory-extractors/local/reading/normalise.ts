// Evens out how a sentence is typed (quotes, dashes, emoji, slang contractions) before any rule reads it.
// The quote that a memory cites is always the sentence as it was sent; only the rules see this form.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { ILLNESS } from "../cues/health.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { withCapitals } from "../cues/proper-names.ts";
import { DAY_STEMS, MONTHS_IN_SHORT } from "../dates/calendar.ts";
import { oncePer } from "../once-per.ts";
import { oncePerText } from "../once-per-text.ts";
import { withG } from "./dropped-g.ts";
import { withApostrophes } from "./left-out-apostrophes.ts";
import { narrow } from "./narrow.ts";
import { riddleTold } from "./riddles.ts";
import { unstretched } from "./stretched.ts";

type Replacements = readonly (readonly [RegExp, string | ((...found: string[]) => string)])[];

/** Most sentences are plain letters and marks, without * < ^ _ or a backtick. */
const ANY_MARK = /[^ -)+-;=-\]a-~]/;
const ANY_TYPOGRAPHY = /\]\(|\[\[|\[(?:shar|send|sent|attach)|\[\d|\.\.|--|[a-z]- |(?:[:;=]-?|x)[)(DPpO/]/;
export const LINK = /!?\[([^\][\n]{0,200})\]\((?:[^()\s]|\([^()\s]*\)){0,400}(?: "[^"\n]*")?\)/g;
/** Of notes that link each other: "[[Ida]]", "[[Old mill|the mill]]" */
export const NOTE_LINK = /(?<![\w!])\[\[(?=[\p{L}\d])(?:[^\][\n|]{1,120}\|)?([^\][\n|]{1,120})\]\]/gu;
const TYPOGRAPHY: Replacements = [
  // "[shares a photo of a wall]": no words of the speaker's.
  [
    /\s*\[(?:shar|send|sent|attach)\w* (?:an? |the |some )?(?:photo|pic|picture|image|video|link|gif|screenshot)s?\b[^\]\n]{0,200}\]/gi,
    " ",
  ],
  // Links and the numbers of footnotes: "[geese](https://geese.example)", "in 1890.[4]"
  [LINK, "$1"],
  [NOTE_LINK, "$1"],
  [/(?<=\S)\[\d{1,3}\]/g, ""],
  // "osteoar-\nthritis": a word divided at the end of a line.
  [/(?<=\p{Ll})[-\u00AD]\n\s*(?=\p{Ll})/gu, ""],
  // "I wonder ..." ends like any sentence.
  [/[\s.\u2026]+$/, (dots) => (/\u2026|\.{2}/.test(dots) ? "." : dots)],
  // Names of code: "`fetchUser`"
  [/`([^`\n]+)`/g, "$1"],
  [/[\u2018\u2019\u02BC\u0060\u00B4]/g, "'"],
  [/[\u201C\u201D\u00AB\u00BB]/g, '"'],
  [/\s*(?:\u2026|\.{3,})\s*(?=[\p{Ll}I])/gu, " - "],
  [/\u2026|\.{2,}/g, ". "],
  // "Max- here's a photo of him"; not "pre- and post-war"
  [
    /(?<=\p{L}{2})- (?=(?:here's|here is|it's|that's|this is|I|I'm|I've|we|we're|they|they're|he|he's|she|she's|my|so|but|just)\b)/gu,
    " - ",
  ],
  [/\s?[\u2013\u2014]\s?|(?<=[\w.,!?])--+\s?(?=\S)|\s--+\s/g, " - "],
  [/([a-z])- (?=(?:I|we|my|the|it|he|she|they|just)\b)/g, "$1 - "],
  [/\p{Extended_Pictographic}|[\u200D\uFE0F\u{1F3FB}-\u{1F3FF}\u{E000}-\u{F8FF}]/gu, " "],
  // "thx :) got the job": a smile ends what was said.
  [/(?<=[\w'])\s(?:[:;=]-?[)(DPpO/]|<3|xD|\^_?\^)(?=\s\w)/g, " -"],
  [/(?:^|\s)(?:[:;=]-?[)(DPpO/]|<3|xD|\^_?\^)(?=\s|$)/g, " "],
  // Emphasis; in "packages/*", "*.test.ts" and "__init__" the marks belong to the name.
  [/(?<![\w/.*])\*{1,3}(?=[\p{L}\d"'(])|(?<=[\p{L}\d.,!?:;"')])\*{1,3}(?![\w/*]|\.\w)/gu, ""],
  [/(?<![\w/.])__(?![a-z]\w*__)([^_]+)__(?!\w)/g, "$1"],
];

/** What is typed short in messages, always in small letters. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  bc: "because",
  bday: "birthday",
  idk: "I don't know",
  obvs: "obviously",
  ofc: "of course",
  pls: "please",
  plz: "please",
  ppl: "people",
  prob: "probably",
  probs: "probably",
  rly: "really",
  rn: "right now",
  tho: "though",
  tmr: "tomorrow",
  tmrw: "tomorrow",
  wk: "week",
  wks: "weeks",
  yr: "year",
  yrs: "years",
};

/** "gf" is gluten-free and "bf" body fat as well: persons where somebody has one, or where they do what persons do. */
const GLUTEN_FREE = wrapped`
  (?! (?:(?:and|or|,) )?(?:
      free|vegan|dairy|egg|nut|lactose|df|keto|diets?|bread|flour|pasta|pizzas?|beer|oats?|oatmeal|porridge|recipes?
      |cakes?|cookies?|biscuits?|baking|bakery|bakes?(?! for| me| us| every)|brownies|bagels?|buns?|rolls?|wraps?
      |noodles|crackers|cereals?|granola|snacks?|muffins?|pancakes|waffles|tortillas|toast|toaster|sourdough|starter
      |dough|batter|mix|pastry|soy|soya|sauces?|gravy|stuffing|breadcrumbs|options?|foods?|meals?|products?|menu|version
      |lifestyle|cupboard|shelf|list|brands?|banana|chocolate|corn|rice|oat|white|brown|soda|carrot|self
    )\b
  )`;
const BODY_FAT = wrapped`
  (?! ?%
    | (?:
      percent|percentage|levels?|goals?|target|scale|of
      |(?:(?:is|was|went|dropped|fell|at|down|from|to|around|now|about) ){1,3}\d
    )
  )`;
const DOES = wrapped`
  (?= (?:
      and (?:i|I|me)\b|says|said|thinks|wants|works|told|lives|moved|loves|hates|cheated|asked|left me|broke up|dumped
    )
  )`;
const PARTNER_SHORT = new RegExp(
  [
    wrapped`
      (?<=\b(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Yy]our|[Oo]ur|[Ee]x)(?: (?:ex|new|old|first|current|then))?[ -])(?:gf|bf)\b
        ${GLUTEN_FREE}${BODY_FAT}`,
    wrapped`
      (?<=\b(?:a|new|no|first) )(?:gf|bf)(?=
        $|[.!?;)]|,(?! (?:\w+[ -]free|vegan|df)\b)
        | (?:who|named|called|now|yet|since|atm|anymore|and i|and I|in [A-Z])\b
      )`,
    String.raw`(?<=^|[.,;!?] |\b(?:the|and|with) )(?:gf|bf)\b${DOES}`,
    String.raw`(?<=^|[\s(])(?:gf|bf)(?= \p{Lu}\p{Ll}+ (?:is|was|has|works|lives|says|said|wants|moved)\b)`,
  ].join("|"),
  "gu",
);

const ANY_SHORT = Object.keys(SHORT_FORMS).join("|");

/** "my cars a polo": several seldom are "a polo". */
const HAD_ALONE = wrapped`
  son|daughter|brother|sister|cousin|aunt|uncle|nephew|niece|boss|partner|mate|nan|gran|landlord|neighbou?r|flatmate
  |teacher|manager|therapist|car|bike|van|phone|laptop|dog|cat|horse|flat|house`;
/** What all the words of slang below have in common, in one look. */
const ANY_SLANG = new RegExp(
  wrapped`
    \b(?:
      (?:got|gon|wan|try|kin|sor)[tnd]?a|(?:kind|sort) of|(?<=, )ever|me and|and me|take home|(?:I|we) better|c[uo]z
      |(?:we|u|you|they|who|kids) r|I?im|id
      |i (?:no|am|'m|(?:suck|need|want|like|love|hate|live|work|know|think|play|speak)s)|i'm|ive|its
      |(?:i|we|they|s?he) been|eachother|lets|were \w+ing|(?:s?he|that|there|what|how|where|when|who)s
      |(?:the|yo)[yu](?:re|ve)|weve|fave?
      |(?:my|your|his|her) (?:\w+ )?(?:
        name'?|mom|mum|dad|wife|husband|gran|grandma|grandpa|boyfriend|girlfriend|${HAD_ALONE}
      )s
      |ur?|ill?|lol|lmao|haha(?:ha)*|(?:left|right) handed|[gb]f|${ANY_SHORT}
    )\b
    |tley\b(?<=\b[a-z]{6,}tley)|nt\b(?<=\b(?:do|ca|did|does|is|was|are|were|have|has|had|could|would|should|wo)nt)
    |'(?:d (?:an?|no|two|three) |ve (?:got|type [12]|${ILLNESS})|em\b|cause\b)|in'(?:[\s.,!?]|$)| (?:[n&] |w[ /])|^[no] `,
  "i",
);
const SMALL_I = /(?:^|[\s"(])i(?:[\s,.!?]|'[a-z])/;
/** "im 23 n work nights"; not "the top n results", "repeat it n times". */
const N_FOR_AND = new RegExp(
  wrapped`
    (?<=[a-z\d]{2},? )(?<!
      \b(?:
        top|first|last|next|of|the|for|any|every|all|each|where|over|per|to|size|than|by|with|is|in|and|length|order
        |repeat|print|return|array|list|given|integer|number|let|if|until
      ) )n (?=[a-z]{2})(?!
      (?:
        times|items|results?|elements?|in|is|of|days?|rows?|words?|steps?|numbers?|values?|people|nodes|points|and|or|as
        |to|must|can|be|where|for|such|integers?|lines?|columns?|characters?|samples|plus|minus|equals|th|log|mod|if
        |with|becomes?
      )\b
    )`,
  "g",
);
/** Applied in this order: "'ve gotta" must go before "gotta", else "I've gotta" ends as "I've have to". */
const SLANG: Replacements = [
  [/\b(I|we|you|they)'ve gotta\b/gi, "$1 have to"],
  [/\b(I|we|you|they)'ve got to\b/gi, "$1 have to"],
  [
    new RegExp(
      wrapped`
        \b(I|we|they|you)'ve got (?!\w+ed\b)(?!
          (?:
            to|into|on|up|down|used|back|better|worse|(?:pretty |quite |really )?(?:good|bad) at|as far as|halfway
            |nowhere|through|rid|lost|stuck|out|through|over|off|along|away|here|there|it|this|that|them|you|going|older
            |bigger|so much|very|really
          )\b
        )(?=[\w'])`,
      "gi",
    ),
    "$1 have ",
  ],
  // "I'd a tandem in the back": had.
  [/\b(I|we|you|they|s?he)'d (?=(?:an?|no|two|three) (?!more\b|better\b|sooner\b|longer\b)[a-z])/gi, "$1 had "],
  // "I've asthma": no verb of a deed behind "have".
  [new RegExp(`\\b(I|we|they)'ve (?=(?:type [12] )?${ILLNESS}\\b)`, "gi"), "$1 have "],
  [/ (?:n|&) (?=(?:i|I|my|we|an?|the|our)\b)/g, " and "],
  [N_FOR_AND, "and "],
  [/^n (?=(?:i|I|im|my|we|u|you|he|she|they)\b)/, "and "],
  [/^o (?=(?:and|also|i|im|my)\b)/, "oh "],
  [/\bgotta\b/gi, "have to"],
  [/\b(I|we) better (?=[a-z])/gi, "$1'd better "],
  [/\bgonna\b/gi, "going to"],
  [/\b(left|right) handed\b/gi, "$1-handed"],
  [/\bwanna\b/gi, "want to"],
  [/\btryna\b/gi, "trying to"],
  [/(?<!\b(?:what|which|this|that|any|some|every|the|same|one|a|my) )\b(?:kinda|kind of|sorta) (?=[a-z])/gi, ""],
  [/(?<=\b(?:I|we|he|she|they|it|just|is|was|are|were|also|really|and|but)|'(?:s|m|re)) sort of (?=[a-z])/gi, " "],
  [/(^|\s)'em\b/gi, "$1them"],
  [/(^|\s)'?(?:cuz|coz)\b|(^|\s)'cause\b/gi, " because"],
  [/\b([a-z]{2,}in)'(?=\s|[.,!?]|$)/gi, "$1g"],
  [/(^|[\s"(])i(?=[\s,.!?]|'[a-z])/g, "$1I"],
  [/(^|[\s"(])(?:I?i|I)m\b/g, "$1I'm"],
  // "I sucks at maths": no third person.
  [
    /(?<=(?:^|[.,;] |\b(?:and|but|so) )I )(suck|need|want|like|love|hate|live|work|know|think|play|speak)s (?=[a-z])/g,
    "$1 ",
  ],
  [
    new RegExp(
      wrapped`
        (?<!\b(?:an|the|my|your|his|her|our|user|photo|student|which|what|no|by|with) )\bid (?=
          (?:
            like|love|rather|prefer|say|want|need|be|have to|go|get|take|do|swap|skip|stay|drop|keep|add|try|choose
            |replace|move|use
          ) )`,
      "g",
    ),
    "I'd ",
  ],
  // "me i been playing": who, said first.
  [/^me,? (?=I(?:'m|'ve)? )/, ""],
  [/\b(?:i|I)ve\b/g, "I've"],
  // "i been eating tofu", but not "had I been there"
  [/(?<!\b(?:have|has|had|never|n't) )\b(I|we|they) been (?=[a-z])/gi, "$1've been "],
  [/(?<!\b(?:have|has|had|never|n't) )\b(s?he) been (?=[a-z])/gi, "$1's been "],
  [
    new RegExp(
      wrapped`
        \bits (?=
          (?:
            been|ours|mine|yours|theirs|hers|an?|the|so|not|really|like|just|going|my|such|also|always|about|around|on
            |at|in|from|too|all(?!-)
          )\b
        )`,
      "gi",
    ),
    "it's ",
  ],
  [/\beachother\b/gi, "each other"],
  // "completley"; no Bentley
  [/\b([a-z]{6,}t)ley\b/g, "$1ely"],
  [/\blets (?=(?:do|go|say|take|keep|make|try|stick|book|get|use|put|start|just|not)\b)/gi, "let's "],
  [
    new RegExp(
      wrapped`
        ^((?:so |ok |well |yeah |also |and |but ){0,2})me and (?!
          the\b|my\b|our\b|a\b|an\b|some\b|his\b|her\b|you\b|them\b|him\b|two\b|others\b
        )([a-z])(?=[a-z]+ [a-z])`,
      "i",
    ),
    (_, opener: string, first: string) => `${opener}me and ${first.toUpperCase()}`,
  ],
  [
    new RegExp(
      wrapped`
        (?<=^|[.,;] |\b(?:and|but|so|because) )(\p{Lu}\p{Ll}+|my [a-z]+) and me (?=
          (?:are|were|have|had|got|went|will|want|moved|bought|met)\b
        )`,
      "gu",
    ),
    "$1 and I ",
  ],
  // "Don't use emojis, ever"
  [/(?<=^(?:(?:please|also|and) )*(?:don't|do not|no) [^,]{3,80}), ever(?=[.!]*$)/i, " ever"],
  [/\bnever, ever (?=[a-z])/gi, "never "],
  // "because me and Lena are moving"
  [
    new RegExp(
      wrapped`
        (?<=\b(?:because|since|so|that|when|while|if|as|but|think|know|hope) )me and (\p{Lu}\p{Ll}+|my [a-z]+) (?=
          (?:
            are|were|have|had|got|went|will|want|bought|met|both|also|used to|don't|can't|didn't
            |(?:just |recently )?[a-z]{3,}ed
          )\b
        )`,
      "gu",
    ),
    "$1 and I ",
  ],
  // "lena and me split up"
  [
    new RegExp(
      wrapped`
        (?<=^|[.,;] |^(?:so|oh|ok|well|and|but|hey),? )(?!(?:you|him|her|them|us|it|this|that|both|everyone|nobody)\b)
          ((?:my )?)([\p{Lu}\p{Ll}]\p{Ll}+) and me (?=
          (?:(?:just|finally|recently|also) )?(?:
            split(?: up)?|broke up|separated|divorced|parted|are|were|have|had|got|went|moved|bought|met|started
            |finished|decided|live|share
          )\b
        )`,
      "gu",
    ),
    (_, my: string, who: string) => `${my}${my === "" ? upperFirst(who) : who} and I `,
  ],
  [
    /\b(out|think|know|because|but|so) were (?=(?:having|going|getting|moving|expecting|planning|buying|selling|thinking)\b)/gi,
    "$1 we're ",
  ],
  [/(?<=^|\bbecause )were (?=[a-z]+ing\b)/gi, "we're "],
  // "my mother thinks were overdoing it"; not "the plants she thinks were dying"
  [
    new RegExp(
      wrapped`
        (?<=(?:^|[.;,] |\b(?:and|but|so) )(?:(?:my|our) [a-z' -]{2,24}|s?he|\p{Lu}\p{Ll}+) (?:thinks|says|knows|hopes) )were (?=[a-z]+ing\b)`,
      "gu",
    ),
    "we're ",
  ],
  [/\b(do|ca|did|does|is|was|are|were|have|has|had|could|would|should|wo)nt\b/gi, "$1n't"],
  [
    /\b(he|she|that|there|what|how|where|when|who(?=s (?:the|your|you|my|his|her|it|a|that|coming|going|teaching)))s\b/gi,
    "$1's",
  ],
  [/\b(we|u|you|they|who|kids) r (?=[a-z])/gi, "$1 are "],
  [/\b(they|you)(re|ve)\b/gi, "$1'$2"],
  [/\bweve\b/gi, "we've"],
  [/(?<![\p{L}./'-])u(?=$|[\s?!,.;)](?!\p{L}\.))/gu, "you"],
  [/(?<![\p{L}.'-])ur (?=(?:going|coming|getting|doing|so|not|a|an|the|right|still|up)\b)/gu, "you're "],
  [/(?<![\p{L}.'-])ur(?= [a-z])/gu, "your"],
  [/\bfave? (?=[a-z])/gi, "favorite "],
  // "my moms car": nobody has two.
  [
    new RegExp(
      wrapped`
        \b((?:my|your|his|her) (?:mom|mum|dad|wife|husband|gran|grandma|grandpa|boyfriend|girlfriend))s (?!
          (?:are|were|have|and|both|who|do)\b
        )(?=[a-z])`,
      "gi",
    ),
    "$1's ",
  ],
  // As learners of English say it: "I no like spice", "I am work as a nurse"
  [/\bI no (?=(?:like|have|want|eat|drink|know|need|understand|speak|work|live|drive)\b)/g, "I don't "],
  [
    new RegExp(
      wrapped`
        \bI(?: am|'m) (?=
          (?:
            work (?:as|in|at|for|like)|live (?:in|with|near)|study (?:in|at)|have (?:an?|two|three|\d)|like to
            |want (?:to|an?)
          ) )`,
      "g",
    ),
    "I ",
  ],
  // "my sons allergic to nuts"
  [
    new RegExp(
      wrapped`
        \b(my (?:${HAD_ALONE}))s (?=
          an? (?!half|few|bit)|\d+ (?:and (?!\d)|years\b|now\b)|\d{1,2}(?: (?:in|next|on|tomorrow|this)\b|[.,!]|$)
          |(?:allergic|vegan|vegetarian|coeliac|celiac|diabetic|pregnant|autistic)\b
        )`,
      "gi",
    ),
    "$1's ",
  ],
  [
    /\b(my (?:first |last |full |middle )?name)'?s (?=(?:spel(?:led|t)|written|pronounced|not) |\p{L}+(?:$|[.,!]))/giu,
    "$1 is ",
  ],
  [/ w\/o(?= )/g, " without"],
  [/\bno probs?\b/g, "no problem"],
  [
    /(?<=\b(?:my|our|his|her|their|the|an?|any|same|main|big|one|another|this|that|other|real) )prob(s?)\b/gi,
    "problem$1",
  ],
  [/ w\/ ?(?=[a-z\d])| w (?=[a-z\d])/g, " with "],
  [
    new RegExp(`(?<![\\p{L}\\d_.'/@#-])(?:${ANY_SHORT})(?![\\p{L}\\d_'/@(=-]|\\.\\w)`, "gu"),
    (short) => SHORT_FORMS[short] ?? short,
  ],
  [PARTNER_SHORT, (short) => (short.startsWith("g") ? "girlfriend" : "boyfriend")],
  [/(?<=, )(?=(?:day|main|other|full-time|part-time) job(?:'s| is) )/g, "my "],
  // "take home 2,180"
  [/\btake[ -]home(?: pay)? (?=(?:(?:is|about|around) ){0,2}[$€£]?\d)/gi, "take-home pay "],
  // "I dropped it lol switched to film": the laugh stands between two sentences.
  [/(?<=\w) (?:lol|lmao|(?:ha){2,}) (?=[a-z])/g, " - "],
  [
    new RegExp(
      wrapped`
        (^|[.,;] |\b(?:and|but|so|then|maybe|think|guess|well|yeah|ok|okay|cool|great|perfect|nice|sure|yes) )ill? (?=
          (?:also|never|always|just|probably) |(?:be|bring|send|get|let|take|make|have|give|call|text|ask|see|come|go|do|try|tell|drive|pick|meet|start|keep|need|put|pay|buy|cook|wait|check|find|move|stay|show|finish|help|look|know|miss|probably|open|order|use|switch|leave|sign|book|stick|read|write|work|eat|run|play|sell|rent|bake|ride|plant|paint|fix|set|sort|save|wear|join|learn|follow|chase|skip|add|group|drop|swap|prepare|prep|talk|discuss|apply|practi[sc]e|record|revise|study|submit|reduce|limit|cancel|change|spend|reserve|register|visit|plan|offer)\b
        )`,
      "gi",
    ),
    "$1I'll ",
  ],
];

/** Days and months typed small; "may" and "march" are other words too, unless a day stands with them. */
const ANY_SMALL_DAY = new RegExp(
  String.raw`\b(?:(?:${DAY_STEMS})day|jan|feb|mar|apr|may\b|jun|jul|aug|sep|oct|nov|dec)`,
);
const SMALL_DAY = new RegExp(
  wrapped`
    \b(?:
      (?:${DAY_STEMS})days?|january|february|april|june|july|august|september|october|november|december
      |(?<=
        \b(?:
          [Ii]n|[Bb]y|[Uu]ntil|till|[Ss]ince|[Nn]ext|[Ll]ast|[Tt]his|[Ee]arly|[Ll]ate|[Mm]id|of|\d{1,2}(?:st|nd|rd|th)?
        ) )march(?! (?:through|past|down|along|off|into|out)\b)
      |(?<=\b(?:[Ii]n|[Bb]y|[Uu]ntil|till|[Ss]ince|[Ee]arly|[Ll]ate|[Mm]id|of|\d{1,2}(?:st|nd|rd|th)) )may
        (?! (?:be|have|not|or|also)\b)
      |(?<=\b\d{1,2} )may(?= (?:at|to|till|until|and|for|from)\b|[,.;)]|$)
      |(?:march|may)(?= \d{1,2}(?:st|nd|rd|th)?\b(?! (?:people|persons|of|or|and|times|percent)\b))
      |(?<=\b(?:in|by|until|till?|since|early|late|mid|of) )(?:jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)
      |(?:${MONTHS_IN_SHORT})(?=\.? \d)|(?<=\d(?:st|nd|rd|th)? )(?:${MONTHS_IN_SHORT})
    )\b`,
  "g",
);

/** Written in one way, so that "my mother in law" and "my mother-in-law" are one person. */
/** "My own niece" */
const OWN_KIN = new RegExp(`\\b(my|our) own (?!boss\\b|family\\b)(?=(?:${KIN_NOUNS})s?\\b)`, "gi");
const IN_LAW = /\b((?:mother|father|sister|brother|son|daughter)s?) in law\b/gi;

/** "physio tue 9am", "we meet on wed and sat"; "sun" and "sat" are other words too, unless a time or another day stands with them. */
const ANY_SHORT_DAY = /\b(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)\b/i;
const ONE_OF_WEEK = "(?:mon|tues?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?";
const SHORT_DAY = new RegExp(
  wrapped`
    (?<![\w.'@]|(?<!\b${ONE_OF_WEEK})[/-])(?:
      (?-i:tue|thu|fri)|tues|thurs?
      |(?<=\b(?:on|next|this|last|by|until|till|til|every|each) |\b${ONE_OF_WEEK}(?:,? (?:and |or |to )?|/|-))
        (?:mon|tue|weds?|thu|fri|sat|sun)
      |(?:mon|tue|wed|thu|fri|sat|sun)(?=
        ,? (?:and |or |to )?${ONE_OF_WEEK}\b|[/-]${ONE_OF_WEEK}\b
        | (?:at |the )?\d{1,2}(?::\d\d)?(?: ?[ap]m|(?<!\b(?:I|he|she|we|they|who|it) sat \d{1,2})(?:st|nd|rd|th))?\b
        | (?:morning|afternoon|evening|night|noon)\b
      )
      |(?:mon|tue|wed|thu|fri|sat|sun)(?= (?:works|it is|suits)\b)|(?:mon|wed)(?= then\b)
    )(?![\w'@]|\.\w| (?:down|is|was|sets|rises|shines|cream|hat|in the)\b)
    |\b(?:thurs|tues)(?= (?:is|was|eve)\b)`,
  "gi",
);
const FULL_DAYS: Readonly<Record<string, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};
const inFull = (short: string): string => FULL_DAYS[short.slice(0, 3).toLowerCase()] ?? short;

/** Several looks, each for little: they are read faster than one for all. */
const SPACING_LOOKS = [
  /[!?]{2}/,
  /\s[\s,.!?;:]/,
  /[\t-\r\xA0\u1680\u2000-\u3000\uFEFF]/,
  /\bguess who|birthday|anniversary/i,
  /^(?:since|after|before) /i,
];
const BESIDE_COMMA =
  /, you know,|\b(?:um+|uh+),|\b([a-z']+), \1\b|, (?:I|we|you|he|she|they|it)\b(?<=\b(?:I|we|you|he|she|they|it)\b[^,]{0,25}, [a-z]+)/i;
const isSpacedOddly = (text: string): boolean =>
  SPACING_LOOKS.some((look) => look.test(text)) || (text.includes(",") && BESIDE_COMMA.test(text));
const FUNCTION_WORD = wrapped`
  (?<!\p{L})(?:
    I|we|he|she|they|the|an?|my|our|your|his|their|is|are|was|to|at|with|from|for|and|but|so|could|can
    |(?:I|we|he|she|they|that)'(?:s|re|m|ve|d|ll)
  )`;
const SPACING: Replacements = [
  // "since the move I cycle": with the comma that most leave out.
  [
    /^((?:since|after|before) (?:the|my|our) \p{L}+(?: \p{L}+)?) (?=(?:I|I'm|I've|we|we're|we've) (?!(?:\S+ ){1,3}(?:I|we)\b)[^,]*$)/iu,
    "$1, ",
  ],
  // "it's, you know, a lot": nothing is said by it.
  [/, you know,/gi, ","],
  // "They took the, um, the mower", "I was just, I was just leaving": what somebody begins again counts once.
  [/^(?:um+|uh+), /i, ""],
  [
    new RegExp(`(${FUNCTION_WORD})?,? (?:um+|uh+),(?= )`, "giu"),
    (_, word?: string) => (word === undefined ? "," : `${word},`),
  ],
  [new RegExp(`(${FUNCTION_WORD}(?: [\\p{L}']+){0,3}), \\1(?= |$)`, "giu"), "$1"],
  [/(?<=(?<!\p{L})(?:the|my|our|I'm|we're|he's|she's|it's|they're)), (?=[\p{L}\d])/gu, " "],
  [/!{2,}/g, "!"],
  [/\?{2,}|[!?]*\?[!?]+/g, "?"],
  [/\s+([,.!?;:])(?=\s|$)/g, "$1"],
  [/\s+/g, " "],
  [/^(?:it's|it is|today is|today's) my (\w+ )?(birthday|anniversary)(?: today)?/i, "My $1$2 is today"],
];

const replaced = (text: string, replacements: Replacements): string => {
  let changed = text;
  for (const [pattern, replacement] of replacements)
    changed =
      typeof replacement === "string" ? changed.replace(pattern, replacement) : changed.replace(pattern, replacement);
  return changed;
};

export const normalise = oncePerText((sentence) => {
  let text = sentence;
  if (ANY_MARK.test(text) || ANY_TYPOGRAPHY.test(text)) text = narrow(replaced(text, TYPOGRAPHY));
  text = unstretched(withG(text));
  if (ANY_SLANG.test(text) || SMALL_I.test(text)) text = replaced(text, SLANG);
  text = withApostrophes(text);
  if (text.includes(" own ")) text = text.replace(OWN_KIN, "$1 ");
  if (text.includes(" in law")) text = text.replace(IN_LAW, "$1-in-law");
  if (ANY_SMALL_DAY.test(text)) text = text.replace(SMALL_DAY, upperFirst);
  if (ANY_SHORT_DAY.test(text)) text = text.replace(SHORT_DAY, inFull);
  if (isSpacedOddly(text)) text = riddleTold(replaced(text, SPACING));
  return withCapitals(text.trim());
});

/** A sentence normalised: several rules read the same one. */
export const plainOf = oncePer(({ raw, told = raw }: { readonly raw: string; readonly told?: string }) =>
  normalise(told),
);
