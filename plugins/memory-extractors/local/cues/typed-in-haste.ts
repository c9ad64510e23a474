// What people type to an assistant in haste and tell nothing of themselves with: questions without their mark, commands, wishes, remarks
// on an answer, searches; and what tells something though it has no verb.

import { wrapped } from "#domain/wrapped.ts";
import { TWO_TO_TEN } from "./numbers.ts";

/** "is the pool open on sundays", typed without its mark. */
export const ASKS_FIRST = new RegExp(
  wrapped`
    ^(?:is|are|does|do|has|any|how|what|which|who|when|where|why)[ ]
    |^(?:was|were|did|can|could|will|would|should) (?:the|my|our|an?|he|she|it|they|there|I|we|this|that) `,
  "i",
);
export const COMMANDS = new RegExp(
  wrapped`
    ^(?:
      add|block|book|calculate|call|cancel|change|check|compare|contact|convert|create|delete|describe|dial|draft
      |explain|find|fix|generate|give|help|inform|list|locate|look up|make|open|order|pause|pay|play|remind|remove
      |repeat|replace|report|reschedule|reserve|restate|rewrite|roll|schedule|search|send|show|specify|spell|stop
      |suggest|summari[sz]e|switch|tell|text|transfer|translate|turn|update|use|write
    ) (?:an?|the|my|our|me|us|it|this|that|these|those|him|her|them|some|all|more|who|what|to|in|into|\d)\b`,
  "i",
);
/** "Can you turn it into a checklist?": what stands behind without a verb is to be worked on. */
export const PUTS_IN_FORM = new RegExp(
  wrapped`
    \b(?:turn|convert|format|put|make|change|sort|organi[sz]e|translate|rewrite) (?:it|this|that|these|them|the following)[ ]
      (?:in)?to (?:an? )?(?!calendar\b|diary\b)[a-z]`,
  "i",
);
/** "I'd like an alarm", "I need some tips": what the rules do not take for a wish that lasts is for the moment. */
export const WISHES = /^I(?:'d| would) (?:\w+ )?like |^I (?:need|want|wanna) /i;
/** "the second one works", "same error again", "nice but too stiff": of the assistant's answer. */
export const OF_ANSWER = new RegExp(
  wrapped`
    \b(?:first|second|third|last|other|next|previous|1st|2nd|3rd) (?:
      one|two|half|option|version|paragraph|part|sentence|line|draft|idea|suggestion|answer|try|approach
    )\b
    |\boption \w\b|\bsame (?:error|problem|issue|thing)\b|\blet's\b
    |^(?:more|less|fewer|shorter|longer)[ ]
    |^(?:[a-z]+ but )?(?:(?:still|a bit|a little|way|much|far) )*too (?:
      long|short|stiff|formal|casual|wordy|vague|generic|complicated|simple|much|boring|cheesy|salesy|fancy|technical
      |dry|harsh|soft
    )[.!]*$`,
  "i",
);
/** "cheap flights to rome in june", "top 10 movies": asked for, as typed into a search. */
export const ASKED_FOR = new RegExp(
  wrapped`
    ^(?:top \d+|best|good|cheap(?:est)?)[ ]
    |^(?:the |an? )?(?:(?:\d+|some|more|another|quick|easy|short|simple|creative|funny|healthy|fun) )*(?:[a-z-]+ ){0,2}?(?:
      ideas?|tips|examples?|recipes?|essay|poem|story|email|letter|list|summary|difference|meaning|definition|synonyms?
      |names?|flights?|hotels?|trains?|movies|films|books|songs|games|laptops|phones|restaurants|formula|workout
      |template|outline|captions?|slogans?|questions|quotes|facts|alternatives|things|ways|places|steps|translation
      |explanation|comparison
    )\b`,
  "i",
);
/** What became of something that was known before. */
export const NEWS = new RegExp(
  wrapped`
    \b(?:
      finally|yesterday|today|this (?:morning|week)|last (?:night|week|month|weekend)|from now on|anymore|no longer
      |these days
    )\b
    |\bnow[.!]*$|\b(?:came|come) (?:off|back|through|out)\b
    |\b(?:down|up|grew|moved|slipped|rose|dropped|fell|went up|went down) to (?:
      \S*\d|(?-i:\p{Lu})|one|${TWO_TO_TEN}|twelve
    )
    |^day \d+ |^new (?:\w+ ){0,3}(?:best|record|address|number|email|phone|pb)\b`,
  "iu",
);
/** "The tests pass now", "The error is gone now": of the work at hand. */
export const OF_WORK = new RegExp(
  wrapped`
    \b(?:
      works?|working|runs?|pass(?:es)?|compiles?|loads?|fixed|errors?|bugs?|tests?|code|buttons?|answers?|output
      |functions?|pages?|scripts?|quer(?:y|ies)|paragraphs?|drafts?|sentences?|results?|numbers?|equations?|problems?
      |thanks|thank|clear
    )\b`,
  "i",
);
export const AMOUNT = new RegExp(
  wrapped`
    [$€£]\s?\d|\b(?:EUR|USD|GBP|CHF|SEK|NOK|DKK) ?\d|\d ?(?:EUR|USD|GBP|CHF|SEK|NOK|DKK)\b
    |\d ?(?:k|euros?|dollars?|pounds?|quid|cents?|bucks|kronor|francs?|mg|ml|[$€£])\b`,
  "i",
);
export const DAY_OF_MONTH = /\bthe \d{1,2}(?:st|nd|rd|th)\b/i;
export const SAYS_HOW_IT_IS = /^(?:no|not|only|still|never|back) /i;
