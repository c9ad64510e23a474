// The form in which a user wants what an assistant gives: in small pieces, without the pep talk, not before it was tried. Such an
// order is meant for good, though no word of it says so.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "../capitals.ts";
import { either } from "../patterns.ts";
import { isOrder } from "./orders.ts";
import { LANGUAGES, NOTATIONS } from "./reply-words.ts";
import { asksAssistant, asWish, standingOrder } from "./standing-orders.ts";

const POLITE = "^(?:(?:please|also|and|so|but|just|ok|okay),? )*";
/** The text at hand is one thing; what holds for it does not hold for good. */
const AT_HAND = new RegExp(
  wrapped`
    \b(?:
      this|these
      |the (?:
        text|code|essay|letter|draft|paragraph|section|sentence|document|email|(?:first|second|third|last|next) \w+
      )
      |below|above|yet|today
    )\b(?! in (?:small|short|tiny|little))`,
  "i",
);

/** What an assistant says besides what was asked for. */
const BESIDES = wrapped`
  cheering|cheerleading|cheer|pep ?talks?|praise|flattery|compliments|encouragement|small talk|jokes|puns|emojis?
  |disclaimers?|warnings|caveats|lectures?|lecturing|moralizing|moralising|sermons?|apologies|platitudes|fluff|filler
  |sugarcoating|(?:motivational|inspirational) (?:quotes|speech(?:es)?|talk|stuff)|introductions|preambles?|advice`;
/** "the ask an expert line", "the talk to a lawyer bit" */
const SAYING = "(?:[\\w'-]+ ){0,7}(?:line|bit|speech|spiel|lecture|part|talk|disclaimer|warning|preamble|reminder)";
const ALL_THE = "(?:(?:all|any|the|your|that|so much|so many) )*";

const UNNEEDED = wrapped`
  (?:(?:please|also|and|so|but|just|ok|okay),? )*(?:
    (?:there(?:'s| is) )?no need to|you (?:don't|do not) (?:need|have) to|you needn't|you can skip the part where you
  ) `;

interface Form {
  readonly order: RegExp;
  /** Nothing but the text at hand can be meant where it is named. */
  readonly isOfText?: boolean;
}

const FORMS: readonly Form[] = [
  // "Keep the pep talk out of it", "leave the flattery out", "spare me the motivational quotes", "no more jokes"
  {
    order: new RegExp(
      wrapped`
        ${POLITE}keep ${ALL_THE}(?:[\w'-]+ ){1,4}out of (?:
          it|things|everything|your (?:\w+ )?\w+|our (?:chats?|talks?|sessions?|lessons?)
        )\b`,
      "i",
    ),
  },
  {
    order: new RegExp(
      `${POLITE}(?:(?:spare|save) me|leave out|skip|drop|cut|cut out|enough of|enough with|go easy on|hold) ${ALL_THE}(?:${BESIDES})\\b`,
      "i",
    ),
  },
  { order: new RegExp(`${POLITE}leave ${ALL_THE}(?:${BESIDES}) out\\b`, "i") },
  // "Answer me without the ask an expert line"
  {
    order: new RegExp(`${POLITE}[a-z']+ (?!(?:me )?an? ).*\\bwithout (?:the|all the|any|your|that) ${SAYING}\\b`, "i"),
    isOfText: true,
  },
  // "Give me the steps in short lists", "show me the songs one at a time"
  {
    order: new RegExp(
      wrapped`
        ${POLITE}(?:give|show|send|tell|teach|explain|write|feed|hand|ask)(?: to)?(?: me)? (?!it\b|an?\b).{2,60}?(?: in (?:
            (?:very|really|small|short|tiny|little|bite-?sized) )+(?:
            pieces|chunks|steps|bits|portions|lists?|parts|sentences|paragraphs|words|blocks
          )
          |,? one (?:at a time|by one)|,? (?:bit by bit|piece by piece)
        )\b`,
      "i",
    ),
    isOfText: true,
  },
  // "Give me wiring as text lists", "show me recipes as tables": one table is asked for once.
  {
    order: new RegExp(
      wrapped`
        ${POLITE}(?:give|show|send|explain|write)(?: to)? me (?!(?:it|an?|my|the|one|two|three)\b)(?:[\w'-]+ ){1,2}?as (?:
          (?:plain|short|simple|text|numbered|bulleted|little) )*(?:
          lists|tables|bullet points|bullets|text|steps|checklists
        )\b`,
      "i",
    ),
    isOfText: true,
  },
  // "Give me all weights in kilos", "put every price in euros"
  {
    order: new RegExp(
      wrapped`
        ${POLITE}(?:give|show|tell|send|quote|write|list|put|state)(?: me)? (?:all|any|every|your) (?:the |of the )?(?:
          weight|temperature|distance|price|amount|measurement|quantit(?:y|ie)|length|size|time|cost|sum|figure|volume
          |speed|height|date
        )s? in (?!(?:the|a|an|one|this|my|total)\b)[a-z€£$°-]+`,
      "i",
    ),
    isOfText: true,
  },
  // "Keep your suggestions small, I have no time for rewrites"
  {
    order: new RegExp(
      wrapped`
        ${POLITE}keep (?:all (?:of )?|your |all your )(?:
          suggestions|changes|proposals|examples|ideas|steps|plans|recipes|patches|tips
        ) (?:(?:very|really|as) )?(?:small|short|simple|minimal|cheap|realistic|basic|concrete|practical|easy|brief)\b`,
      "i",
    ),
    isOfText: true,
  },
  // "Tell me what a stitch is for before you show it", "Tell me why after you correct me"
  {
    order: new RegExp(
      wrapped`
        ${POLITE}(?:explain|tell|show|ask|say|give|warn|wait|correct)\b.{3,80}\b
          (?:before|after|while|whenever|each time|every time) you (?:
          show|write|give|answer|correct|explain|ask|tell|change|add|start|suggest
        )\b`,
      "i",
    ),
    isOfText: true,
  },
  // "Don't solve the sums for me", "only give me hints"
  {
    order: new RegExp(
      `${POLITE}(?:don't|do not|never) (?:write|do|solve|finish|rewrite|answer) (?:my |the |any )?(?:[\\w-]+ ){1,3}for me\\b`,
      "i",
    ),
  },
  { order: /^(?:please |and |just )*only (?:ask|tell|give|show|send|correct|remind) me\b/i, isOfText: true },
  // "Only suggest places that a train goes to"
  {
    order: new RegExp(
      wrapped`
        ${POLITE}only (?:suggest|recommend|propose|offer|list|mention|show|cite|use) (?!
          (?:one|two|three|an?|the|it|this|that|these|what|if|when)\b
        )(?!.*\b(?:tomorrow|tonight|(?:on|for|next) \w+day)\b)[^?]{4,}`,
      "i",
    ),
    isOfText: true,
  },
  // "You don't need to explain the basics", "no need to apologize"
  {
    order: new RegExp(
      wrapped`
        ^(?!.*\b(?:any ?more|any longer|again)\b)(?:${UNNEEDED})(?:
          (?:keep |always |ever )*(?:
            apologi[sz]e|apologi[sz]ing|sugarcoat|flatter me
            |be (?:so |that |too )?(?:polite|nice|formal|gentle|careful|cautious)
            |(?:(?:re)?explain|define|spell out|go over|cover)(?: to me)? (?:
              (?:the |all the |such |any |me )*(?:
                basics?|obvious|simple|easy|beginner|fundamentals?|jargon|terms?|every|everything
              )\b
              |.*, I
            )
            |(?:warn|remind|lecture) me\b
            |(?:add|include|give me|show me|put in)(?: me)? (?:the |any |all the |those )*(?:${BESIDES}|${NOTATIONS})
          )
          |repeat (?:my|the) question
        )`,
      "i",
    ),
  },
  // "Give me only diffs, never whole files": one of these, "only the diff", is asked for once.
  {
    order: new RegExp(
      wrapped`
        ^(?:please |and |just )*(?:tell|give|send|write) me only (?!
          (?:the|an?|one|my|your|its|if|when|what|how|about)\b
        )(?:[a-z-]+ ){0,2}[a-z-]{3,}s(?=[.!,]|$| (?:and|please|not|never|without|in|with)\b)`,
      "i",
    ),
    isOfText: true,
  },
  // "Give me bullet points from now on", "send me only the diff next time"
  {
    order: new RegExp(
      wrapped`
        ${POLITE}(?:don't |do not |only |just )?(?:
          answer|reply|respond|give|show|send|ask|tell|use|write|keep|add|explain|correct|format|include|avoid|skip|cite
          |quote|leave
        )\b(?: [^,.?! ]+){1,12},? (?:
          (?:from now on|going forward)|(?<= (?:only|just|shorter|simpler|fewer|less|without)\b.*)next time
        )(?:,? please)?[.!]*$`,
      "i",
    ),
    isOfText: true,
  },
  // "Correct me strictly", "don't tell me it's right if it isn't"
  {
    order: new RegExp(
      `${POLITE}correct me (?:strict(?:ly)?|hard|gently|every time|always|right away|straight away)\\b`,
      "i",
    ),
  },
  {
    order: new RegExp(
      wrapped`
        ${POLITE}(?:don't|do not|never) (?:say|tell me|pretend|act (?:like|as if)) .{2,40}\b
          (?:good|right|great|fine|correct|perfect|true|brilliant)\b`,
      "i",
    ),
  },
  // "Give me harder ones", "shorter sentences please"
  {
    order: new RegExp(
      wrapped`
        ^(?:(?:please|also|and|so|but|just) )*(?:give|show|send|ask|set) me (?:(?:only|some|much|a bit|even) )*
          (?:[a-z]+er|more \w+|less \w+) (?:
          ones|questions|problems|exercises|puzzles|words|texts|sentences|tasks|riddles|examples
        )\b`,
      "i",
    ),
    isOfText: true,
  },
  // "Keep the sentences short, I lose my place"
  {
    order: new RegExp(
      `${POLITE}keep (?:the |all |your )*(?:sentences|paragraphs|steps|lines|words|recipes|plans) (?:[a-z]+), (?:I|I'm|I've|my|it|they) `,
      "i",
    ),
  },
  // "Explain in Dutch when it's about grammar", "correct me in English"
  {
    order: new RegExp(
      wrapped`
        ${POLITE}(?:always |only )?(?:explain|answer|reply|respond|correct|quiz|talk|speak|write)(?: (?:to )?me
          | (?:things|everything|grammar|the grammar|my mistakes)
        )?(?: only)? in (?:${LANGUAGES})(?: (?:when|if|for|unless|except|but|only)\b|[,.!]|$)`,
      "i",
    ),
    isOfText: true,
  },
  // "Don't write translations, they make me lazy": what is so left out has no article, or it is told why.
  {
    order: new RegExp(
      wrapped`
        ${POLITE}(?:don't|do not|no need to) (?:ever )?(?:
          write|translate|explain|spell out|define|repeat|give|show|start with|end with
          |(?:use|add|include|put)(?! the\b| my\b| more\b)
        ) (?!it\b|them\b|him\b|her\b|tests?\b)(?:[\w'-]+ ){1,8}?[\w'-]+, (?:it|that|they|those|these|I|I'm|I've|my) `,
      "i",
    ),
    isOfText: true,
  },
];

/** "Harder ones please", told without a verb. */
const COMPARED = new RegExp(
  wrapped`
    ^(
      (?:much |a bit |even )?(?:
        (?!(?:an)?other|n?ever|after|over|under|further|former|latter|rather|e?ither)[a-z]{3,}er|more \w+|less \w+
      ) (?:ones|questions|problems|exercises|puzzles|texts|sentences|riddles)
    )(?:,? please)?(?=[.!,]|$| and )`,
  "i",
);

/** "Just a short list, and always in cups" */
const ONLY_A = new RegExp(
  wrapped`
    ^(?:just|only) (?:
      an? (?:[\w-]+ ){0,3}(?:list|plan|answer|summary|number|sentence|line|paragraph|outline|table)
      |the (?:[\w-]+ ){0,2}(?:facts|steps|answer|result|numbers?|plan|list)
    )(?=[.!,]|$| (?:and|without|with|in)\b)`,
  "i",
);

const MADE = wrapped`
  (?:
    in (?:(?:british|american|australian|plain|simple|formal|informal|easy) )?(?:${LANGUAGES})
    |without (?:any )?(?:${NOTATIONS})
  )`;
/** "Yes, but in plain English and without tables": how what was offered is to be written. */
const WRITTEN_SO = new RegExp(
  wrapped`
    ^(?=.*\b(?:without|please)\b)(?:(?:yes|yeah|yep|ok|okay|sure|fine|great|please),? )*(?:but |and |just |only )?
      (${MADE}(?:(?:,| and|, and|,? but) ${MADE})?)(?:,? please)?[.!]*$`,
  "i",
);

/** "Yes, in Dutch please", "no in French please": the letter that was offered. */
const OF_OFFERED = new RegExp(
  `^(?:(?:yes|yeah|yep|no|nope|ok|okay|sure|fine|great|please),? )+in (?:${LANGUAGES})(?:,? please)?[.!]*$`,
  "i",
);

/** "Help me plan it without telling me I'm too old": what is not to be said. */
const WITHOUT_SAYING = new RegExp(
  wrapped`
    \bwithout (?:(?:ever|always|constantly|once) )*(
      tell|call|lectur|remind|judg|ask|prais|pity|correct|interrupt|flatter|patroni[sz]|congratulat
    )ing (me\b[^?.,;]{0,80}|every [^?.,;]{2,60})`,
  "i",
);
const FULL_VERBS: Readonly<Record<string, string>> = {
  lectur: "lecture",
  judg: "judge",
  prais: "praise",
  patroniz: "patronize",
  patronis: "patronise",
  congratulat: "congratulate",
};

/** What the assistant is not to say while it helps: "tell me I'm too old". */
const unsaidWish = (text: string): string | null => {
  if (!text.includes("without ")) return null;
  const [, verb, whom = ""] = WITHOUT_SAYING.exec(text) ?? [];
  return verb === undefined ? null : `${FULL_VERBS[verb.toLowerCase()] ?? verb} ${whom}`.trimEnd();
};

const ANY_FORM = either(...FORMS.map(({ order }) => order));
/** Whether an order says in what form an assistant is to give things, whatever is asked for. */
const isOfForm = (text: string): boolean =>
  ANY_FORM.test(text) &&
  FORMS.some(({ order, isOfText }) => order.test(text) && !(isOfText === true && AT_HAND.test(text)));

/** "instead of the news give me something about football": what is wanted, and no deed. */
const GIVE_INSTEAD = new RegExp(
  wrapped`
    ^(?:(?:and|but|so|also|please|then),? )*instead of ([^,.?!]{3,60}?),? (?:please |just |can you |could you )*
      (?:give|send|show|find|suggest|tell|teach) (?:me|us) ([^.?!]{3,80}?)(?:,? please)?[.!?]*$`,
  "i",
);
/** "Give me the code in small pieces", "spare me the pep talk, I just want the plan" */
const formed = (text: string): string | null => {
  const written = WRITTEN_SO.exec(text)?.[1];
  if (written !== undefined && OF_OFFERED.test(text)) return null;
  if (written !== undefined) return `I want the assistant to write ${lowerFirst(written)}.`;
  const [, left = "", given] = GIVE_INSTEAD.exec(text) ?? [];
  if (given !== undefined) return AT_HAND.test(text) ? null : `I want ${lowerFirst(given)} instead of ${left}.`;
  if (ONLY_A.test(text)) return `I want ${asWish(text)}`;
  if (COMPARED.test(text))
    return wrapped`
      I want ${asWish(text.replace(COMPARED, "$1").replace(/ and (?=(?:only |always |never )?[a-z]+ me )/i, ", and the assistant to "))}`;
  if (!isOfForm(text)) return null;
  const [, forbidden, order = ""] =
    /^(?:(?:please|also|and|so|but|just|ok|okay),? )*(don't (?:ever )?|do not (?:ever )?|(?:there(?:'s| is) )?no need to |you (?:don't|do not) (?:need|have) to |you needn't )?(.*)$/i.exec(
      text,
    ) ?? [];
  // "before you show it" → "before it shows it"
  const wish = order.replace(/\b(before|after|while|whenever|time) you ([a-z]+)\b/gi, "$1 it $2s");
  const instead =
    forbidden === undefined
      ? wish
      : wish.replace(/, (?=(?:only |just )?(?:ask|tell|give|show|correct) me )/i, ", but to ");
  return asksAssistant(forbidden !== undefined, instead);
};

/** "Help me plan it without telling me I'm too old" */
const unsaid = (text: string): string | null => {
  const wish = isOrder(text.replace(/^please /i, "")) ? unsaidWish(text) : null;
  return wish === null ? null : `${asksAssistant(true, wish)}.`;
};

/** "Give me the steps in short lists" → "I want the assistant to give me the steps in short lists". */
export const wishOfForm = (text: string): string | null => formed(text) ?? unsaid(text);

/** "Please give me more detail from now on, I read this at home": why, told behind. */
const FOR_GOOD_AND_WHY =
  /(?<=\b(?:from now on|going forward)),? (?:(?:because|since|as|cause|now that) )?(?=(?:I|I'm|I've|my|we|we're|we've)\b)/i;
export const formBefore = (text: string): { readonly said: string; readonly wish: string } | null => {
  const cut = FOR_GOOD_AND_WHY.exec(text);
  if (cut === null) return null;
  const order = `${text.slice(0, cut.index)}.`;
  const wish = wishOfForm(order) ?? standingOrder(order);
  return wish === null ? null : { said: upperFirst(text.slice(cut.index + cut[0].length)), wish };
};

/** "I don't drive, so only suggest places with a station": what is so, and what is ordered for it. */
const SHOWN = wrapped`
  charts?|graphs?|tables?|maps?|diagrams?|emojis?|bullet points|images|pictures|photos|videos|links|abbreviations|jargon
  |pdfs?|gifs?|colou?rs|text|fonts?|small print|acronyms|slang|idioms`;
const TRAIT_AND_NO = new RegExp(
  wrapped`
    ^((?:I'm|I am|I have|I can't|I don't|I read|my) [^,;.?]{3,60}?),? so (?:please )?no ((?:[\w-]+ ){0,4}(?:${SHOWN}))
      (?:,? please)?[.!]*$`,
  "i",
);
/** "I have asthma, so nothing too intense when it's cold" */
const TRAIT_AND_NOTHING = new RegExp(
  wrapped`
    ^((?:I'm|I am|I have|I can't|I don't|we're|we have|my) [^,;.?]{3,60}),? so nothing (
      (?:too|very|with|that|over|above|after|before|spicy|heavy|loud|fried|raw)\b[^,;.?]{2,70}?
    )(?:,? please)?[.!]*$`,
  "i",
);
const ORDER_BEHIND = new RegExp(
  wrapped`
    ,? (?:so|and|but|hence|therefore),? (?=
      (?:please )?(?:
        only (?:suggest|recommend|propose|offer|list|show|cite)
        |(?:don't|do not|never) (?:suggest|recommend|propose|offer)|keep (?:all|your)
      ) )`,
  "i",
);
/** "I'm colour-blind, so avoid red and green in charts": what is so for good, and what is ordered for it. */
const TRAIT_AND_ORDER = new RegExp(
  wrapped`
    ^(
      (?:
        I'm (?!writing|making|preparing|teaching)|I am (?!writing|making|preparing|teaching)|I have|I live|I work|I use
        |I can't|I don't|we're|we have|we live
      ) ?[^,;.?]{3,60}
    ),? so (?:please )?(
      (?:
        avoid|skip|use|stick to|check for|assume|consider|leave out
        |be (?:very |more |really )?(?:
          literal|direct|precise|patient|gentle|honest|concise|brief|clear|blunt|explicit|specific
        )
        |don't use|never use
      ) (?!.*\b(?:it|this|these|that|the|my|our|now|today|tonight|tomorrow|here|one)\b)[^,;.?]{3,60}
    )[.!]*$`,
  "i",
);
export const formBehind = (text: string): { readonly said: string; readonly wish: string } | null => {
  const [, trait, due = ""] = TRAIT_AND_ORDER.exec(text) ?? [];
  if (trait !== undefined) return { said: `${trait}.`, wish: asksAssistant(false, `${due}.`) };
  const [, isSo, unwanted] = TRAIT_AND_NO.exec(text) ?? [];
  if (unwanted !== undefined) return { said: `${isSo}.`, wish: `I don't want any ${unwanted} from the assistant.` };
  const [, has, nothing] = text.includes(" nothing ") ? (TRAIT_AND_NOTHING.exec(text) ?? []) : [];
  if (nothing !== undefined) return { said: `${has}.`, wish: `I want nothing ${nothing}.` };
  const cut = ORDER_BEHIND.exec(text);
  if (cut === null) return null;
  const order = text.slice(cut.index + cut[0].length);
  const wish = wishOfForm(order) ?? standingOrder(order);
  return wish === null ? null : { said: `${text.slice(0, cut.index)}.`, wish };
};
