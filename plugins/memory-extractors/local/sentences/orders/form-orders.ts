// Each form in which an order says how things are to be given, whatever is asked for: "Give me the steps in short lists", "Don't solve
// the sums for me".

import { wrapped } from "#domain/wrapped.ts";
import { either } from "#plugins/memory-extractors/local/patterns.ts";
import { LANGUAGES, NOTATIONS } from "./reply-words.ts";

const POLITE = "^(?:(?:please|also|and|so|but|just|ok|okay),? )*";
/** The text at hand is one thing; what holds for it does not hold for good. */
export const AT_HAND = new RegExp(
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
        ${POLITE}(?:give|show|send|tell|teach|explain|write|feed|hand|ask)(?: to)?(?: me)? (?!it\b|an?\b).{2,60}?(?: in[ ]
        (?:(?:very|really|small|short|tiny|little|bite-?sized) )+
        (?:
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
        ${POLITE}(?:give|show|send|explain|write)(?: to)? me (?!(?:it|an?|my|the|one|two|three)\b)(?:[\w'-]+ ){1,2}?as[ ]
        (?:(?:plain|short|simple|text|numbered|bulleted|little) )*
        (?:
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
        )
        \b(?: [^,.?! ]+){1,12},? (?:
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

const ANY_FORM = either(...FORMS.map(({ order }) => order));
/** Whether an order says in what form an assistant is to give things, whatever is asked for. */
export const isOfForm = (text: string): boolean =>
  ANY_FORM.test(text) &&
  FORMS.some(({ order, isOfText }) => order.test(text) && !(isOfText === true && AT_HAND.test(text)));
