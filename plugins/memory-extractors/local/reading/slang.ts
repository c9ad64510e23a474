// Slang and contractions as people type them in haste, and as learners of English do: "gonna", "im", "u r", "I no like", "me and Lena are
// moving". Read as whole words.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { ILLNESS } from "../cues/health.ts";
import type { Replacements } from "./replacements.ts";
import { ANY_SHORT, PARTNER_SHORT, SHORT_FORMS } from "./short-forms.ts";

/** "my cars a polo": several seldom are "a polo". */
const HAD_ALONE = wrapped`
  son|daughter|brother|sister|cousin|aunt|uncle|nephew|niece|boss|partner|mate|nan|gran|landlord|neighbou?r|flatmate
  |teacher|manager|therapist|car|bike|van|phone|laptop|dog|cat|horse|flat|house`;
/** What all the words of slang below have in common, in one look. */
export const ANY_SLANG = new RegExp(
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
export const SMALL_I = /(?:^|[\s"(])i(?:[\s,.!?]|'[a-z])/;
/** "im 23 n work nights"; not "the top n results", "repeat it n times". */
const N_FOR_AND = new RegExp(
  wrapped`
    (?<=[a-z\d]{2},? )(?<!
      \b(?:
        top|first|last|next|of|the|for|any|every|all|each|where|over|per|to|size|than|by|with|is|in|and|length|order
        |repeat|print|return|array|list|given|integer|number|let|if|until
      ) )n (?=[a-z]{2})
      (?!
      (?:
        times|items|results?|elements?|in|is|of|days?|rows?|words?|steps?|numbers?|values?|people|nodes|points|and|or|as
        |to|must|can|be|where|for|such|integers?|lines?|columns?|characters?|samples|plus|minus|equals|th|log|mod|if
        |with|becomes?
      )\b
    )`,
  "g",
);
/** Applied in this order: "'ve gotta" must go before "gotta", else "I've gotta" ends as "I've have to". */
export const SLANG: Replacements = [
  [/\b(I|we|you|they)'ve gotta\b/gi, "$1 have to"],
  [/\b(I|we|you|they)'ve got to\b/gi, "$1 have to"],
  [
    new RegExp(
      wrapped`
        \b(I|we|they|you)'ve got (?!\w+ed\b)(?!
          (?:
            to|into|on|up|down|used|back|better|worse|(?:pretty |quite |really )?(?:good|bad) at|as far as|halfway
            |nowhere|through|rid|lost|stuck|out|through|over|off|along|away|here|there|it|this|that|them|you|going|older
            |bigger|so much|very|really|(?:much|far|a lot|a bit|a little|even|way) (?:worse|[a-z]+er)
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
          (?:also|never|always|just|probably)[ ]
          |(?:
            be|bring|send|get|let|take|make|have|give|call|text|ask|see|come|go|do|try|tell|drive|pick|meet|start|keep
            |need|put|pay|buy|cook|wait|check|find|move|stay|show|finish|help|look|know|miss|probably|open|order|use
            |switch|leave|sign|book|stick|read|write|work|eat|run|play|sell|rent|bake|ride|plant|paint|fix|set|sort|save
            |wear|join|learn|follow|chase|skip|add|group|drop|swap|prepare|prep|talk|discuss|apply|practi[sc]e|record
            |revise|study|submit|reduce|limit|cancel|change|spend|reserve|register|visit|plan|offer
          )\b
        )`,
      "gi",
    ),
    "$1I'll ",
  ],
];
