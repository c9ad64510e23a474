// Wishes for good among what a user tells an assistant: how it is to answer, what it is never to do, how the user is called.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { IMPERATIVES, STANDING_ORDER } from "#plugins/memory-extractors/local/cues/order-words.ts";
import { IRREGULAR_PAST, MODALS } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { countWords } from "#plugins/memory-extractors/local/patterns.ts";
import { thirdPerson } from "#plugins/memory-extractors/local/telling/verbs.ts";
import { NEVER_BEFORE } from "../whose/subjects.ts";
import { isOrder } from "./orders.ts";
import { LANGUAGES, WHEN_YOU } from "./reply-words.ts";
import { wantedAnswers } from "./wanted-answers.ts";

/** "Please don't use emojis when you reply" */
const MANNER_OF_REPLY = new RegExp(
  wrapped`
    ^(?:(?:please|also|and|so|but|just) )*(?:(don't|do not) )?(
      (?:
        (?:answer|reply|respond|write|talk|speak)(?: to)? me (?:only |always )?in (?!the\b|an?\b|my\b|\d)
        |(?:use|add|include|write|reply|answer|respond|keep|avoid|call|say|repeat|apologi[sz]e)\b(?=
          .*\b(?:
            when you (?:reply|answer|respond|write|talk)
            |(?:in|with) (?:all )?your (?:replies|answers|responses|messages)
            |(?:your |all |the )?(?:replies|answers|responses|messages|explanations) (?:
              short|brief|concise|long|simple|formal|informal
            )
            |your (?:replies|answers|responses|messages|explanations) (?:
              (?:under|below|within) \d+|without|free of|in (?!the\b|this\b|my\b|an?\b)
            )
          )\b
        )
      ).*
    )$`,
  "i",
);

/** "Correct my mistakes only at the end of our chat", "Skip the theory unless I ask": an order that holds for the whole talk. */
const THROUGHOUT = new RegExp(
  wrapped`
    ^(?!.*\b(?:this|these|the (?:text|code|essay|letter|draft|paragraph|section|sentence|document|email)|below|above)\b)
      (?:(?:please|also|and|so|but|just) )*(?:(don't|do not) )?(
      [a-z']+ .*\b(?:
        (?:only |just )?at the end of (?:our|the|each|every|a|your) (?:
          conversations?|chats?|sessions?|lessons?|repl(?:y|ies)|answers?|messages?
        )
        |(?:unless|until|till?|except when|only (?:when|if)) I(?:'ve| have)? (?:
          ask|say|tell|request|want|tried|try|answer(?:ed)?|guess(?:ed)?|solved?|given up|give up
          |(?:have|had|have had) a go
        )
        |throughout (?:our|the) (?:chat|conversation|session)s?
        |(?:in|for) (?:all|every|each) (?:of )?(?:your |our |my )?(?:
          replies|reply|answers?|messages?|responses?|sessions?|lessons?|recipes?|plans?
        )
      )\b.*
    )$`,
  "i",
);
/** "Code comments in English", "Prices in euros please": how it is to be written, told without a verb. */
const writtenInPattern = (reason: string): RegExp =>
  new RegExp(
    wrapped`
      ^(?:(?:and|also|please) )*(?!(?:yes|yeah|yep|no|nope|ok|okay|sure|fine|please)(?: please)? in )(
        (?!
          (?:
            and|also|please|I|we|you|he|she|they|an?|the|my|our|this|that|two|three|always|never|answer|reply|respond
            |write|talk|speak|say|live|lives|born
          ) )(?:(?!(?:is|are|was|were|be|should|always)\b)[a-z]+ ){1,3}
      )
      (?:only |always )?in (
        ${LANGUAGES}|metric(?: units)?|imperial(?: units)?|celsius|fahrenheit|euros|pounds|dollars|francs|yen|kilos
        |kilograms|grams|kilometres|kilometers|miles
      )(?:,? (?:only|too|please))*(${reason})?[.!]*$`,
    "i",
  );
const WRITTEN_IN = writtenInPattern(String.raw`,(?!.*\b(?:I|we|my|our)\b)[^?]*`);

/** Verbs of answering that are no order elsewhere. */
const MANNER_VERB =
  /^(?:(?:please|also|and|so|but|just) )*(?:answer|reply|respond|correct|speak|address|assume|cite|mention)\b/i;

/** "Stop using tables" */
const STOP = new RegExp(
  wrapped`
    ^(?:please |just |also )*stop (
      (?:using|adding|saying|asking|apologi[sz]ing|repeating|suggesting|recommending|calling me|sending me|reminding me)
        \b(?! (?:it|that|this|them)\b).*
    )$`,
  "i",
);
/** "Please don't suggest Scrum, my boss hates it", "Don't give me the answer right away": what an assistant is not to do. */
const NOT_TO_DO = new RegExp(
  wrapped`
    ^(?!
      .*\b(?:
        this|that|these
        |the (?:
          text|code|essay|letter|draft|paragraph|section|sentence|document|email|(?:first|second|third|last|next) \w+
        )
        |below|above|yet|today
      )\b
    )(?:(?:please|also|and|so|but|just) )*(?:don't|do not) (?:ever )?
    (
      (?:
        (?:
          suggest|recommend|propose|offer|mention(?! (?:the|that|this|how|why|where|what)\b)|bring up|talk about|lecture
          |explain|spoil|sugarcoat
        )(?: me| us)?
        |(?:give|show|tell|send|ask|remind) me
      ) (?!
        (?:
          it|them|those|anything(?! (?:with|by|from|that|which|containing|made|involving|over|under|above|about|like)\b)
          |something|the same|wrong|if|why
        )\b
      ).*
    )$`,
  "i",
);
/** "I prefer that you explain things with pictures", "I like it when you ask me first", "I'd like you to always cite your sources" */
const LIKES_YOU_TO = new RegExp(
  wrapped`
    ^I(?: (?:really |usually |generally |always )?(?:prefer|like|love|hate|dislike|appreciate)(?: it)?
        (?: that| when| if)? you (?:(don't|do not|never) )?
      |(?: want|'d like| would like| need|'d prefer| would prefer|'d love) you to (?=
          always |never |only |[^?.;]*\b(?:(?:whenever|each time|every time) I (?:ask|write|send|share)|${WHEN_YOU})\b
        )(?:(never) )?
    )
    (
      (?:(?:always|only|just|first) )*(?:
        explain|give|show|use|answer|reply|respond|write|keep|quote|cite|ask|correct|tell|speak|talk|skip|avoid|start
        |begin|end|include|format|summari[sz]e|suggest|recommend|remind|call|address|add|put|be|get|go|wait|check|double-check
        |list|break
      )\b(?! (?:it|this|that|them)\b)[^?]*?
    )[.!]*$`,
  "i",
);
const DISLIKED = /^I (?:\w+ )?(?:hate|dislike)\b/i;

/** "I'd rather you didn't use tables" */
const RATHER = /^I(?:'d| would) (?:rather|prefer (?:it )?if) you (?:didn't|did not|don't|do not|never) ([a-z].*)$/i;

/** "I must ask you to keep your answers free of tables, since I can't read them": how it is to answer, and why. */
const ASKS_YOU = new RegExp(
  wrapped`
    ^(?:(?:though|although|but|and|so|also|please do),? )*I (?:
      must|have to|need to|would|want to|would like to|'d like to
    ) ask you (not )?to (
      (?:keep|make|write|give|format) (?:all )?your (?:answers|replies|responses|messages|explanations) (?!to\b)[^,;]{3,60}?
      |(?:avoid|use|answer|reply|respond|write) [^,;]{0,30}\b(?:
        bullet points|bullets|emojis?|tables|lists|jargon|abbreviations|plain \w+
        |in (?:English|French|German|Spanish|Dutch|Italian)
      )\b[^,;]{0,40}?
    )(?:,? (?:since|because|as|for) [^;]*)?[.!]*$`,
  "i",
);
const askedTo = (text: string): string | null => {
  const [, not, wish] = text.includes(" ask you ") ? (ASKS_YOU.exec(text) ?? []) : [];
  return wish === undefined ? null : `${asksAssistant(not !== undefined, wish)}.`;
};

/** "I must ask you to keep your answers short; I'm a beginner": the order, and what stands behind it. */
export const askedBefore = (text: string): { readonly said: string; readonly wish: string } | null => {
  const at = text.indexOf("; ");
  const wish = at === -1 ? null : askedTo(text.slice(0, at));
  return wish === null ? null : { said: upperFirst(text.slice(at + 2)), wish };
};

const lowerUnlessI = (text: string): string => (/^I(?:'|\b)/.test(text) ? text : lowerFirst(text));

/** "From now on please give weights in grams" */
const WITHOUT_COMMA =
  /^(from now on|going forward|in (?:the )?future) (?:please )?((?!I\b|we\b|my\b|you\b)[a-z']+ .*)$/i;

/** "Call me Ida", "call me Ida, everybody does", "call me ida btw, not Adelaida, only my gran calls me that" */
const CALLED = new RegExp(
  wrapped`
    ^(?:[Pp]lease |[Jj]ust |[Aa]lso |[Aa]nd |[Dd]o |[Yy]ou can )*(?:[Cc]all|[Aa]ddress) me (?:as )?(
      (?:(?:Dr|Prof|Mr|Mrs|Ms|Mx)\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?
      |(?!when\b|if\b|back\b|later\b|out\b|by\b)\p{Ll}[\p{L}'-]+(?=,? (?:btw|please|not)\b)
    )(?:,? (?:please|btw|now|instead|again))*
    (?:
      ,? (?:and )?not (?:by |as )?"?(\p{L}[\p{L}'-]+)"?(?:,.*)?
      |,? (?:like )?(?:everyone|everybody|people|all my \p{L}+|my \p{L}+)(?: else)? (?:do(?:es)?|calls? me (?:that|so))
    )?[.!]?$`,
  "u",
);
/** "Please don't call me Jonathan", "never call me Beth, it's Bethany" */
const NOT_CALLED = new RegExp(
  wrapped`
    ^(?:[Pp]lease |[Aa]lso |[Aa]nd )*(?:[Dd]on't|[Dd]o not|[Nn]ever|[Ss]top)(?: ever)? (?:call(?:ing)?|address(?:ing)?) me (?:as )?(
      \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?|(?:sir|madam|ma'am|mate|dear|buddy|bro|dude|boss|honey|champ)(?=[,.! ]|$)
    )(?: (?:ever|again|please|anymore))*
    (?:
      ,? (?:but |and |just |please )*(?:call me|it's|I'm|my name(?:'s| is)) (\p{Lu}[\p{L}'-]+)(?=[,.!]|$)(?:,.*)?
      |,? (\p{Lu}[\p{L}'-]+) (?:is fine|will do|please)|, (?:I (?:hate|don't like) (?:it|that)|it's .*)
    )?[.!]?$`,
  "u",
);
const FROM_NOW_ON = /^from now on,? (?=(?:please )?(?:call|address) me)|,? from now on(?=[.!]*$)/gi;
/** "Write me always both" */
const ALWAYS_INSIDE = /^(?:(?:please|also|and) )*(?!please\b)([a-z]+)( me)? always (.+)$/i;

/** "Please correct my mistakes always, but explain in simple English" */
const ALWAYS_BEHIND = new RegExp(
  wrapped`
    ^(?:(?:please|also|and) )*((?:answer|reply|respond|correct|speak|cite) [^,;]{2,60}) always
      (,? (?:but|and) (?:please )?[a-z]+ [^;]{3,80}?)?(?:,? please)?[.!]*$`,
  "i",
);

/** "whenever you give me prices", "when you show code" → "when it shows code" */
const ofAssistant = (when: string): string =>
  when.replace(
    /(?<=\b(?:whenever|when|before|after|until|unless|every time|each time|any ?time) )you ([a-z]+)\b/gi,
    (_, verb: string) => `it ${MODALS.has(verb) ? verb : thirdPerson(verb, false)}`,
  );

/** "... please, I tried it", "... and don't explain the basics" */
export const asWish = (wish: string): string =>
  lowerUnlessI(ofAssistant(wish.replace(/\byour\b/gi, "its")))
    .replace(/ please (?=(?:I|I'm|I've|my|we) )/gi, ", ")
    .replace(/,? please(?=[,.!]|$)|, ok(?:ay)?\?$/gi, "")
    .replace(/, (?=(?:been|done|worked|studied|taught|used) )/gi, ", I've ")
    .replace(/\b(and|but|,) (?:please )?(?:don't|do not) (?=[a-z]+ )/gi, "$1 not to ");

export const asksAssistant = (isForbidden: boolean, wish: string): string =>
  `I want the assistant ${isForbidden ? "not to" : "to"} ${asWish(wish)}`;

const manner = (text: string): string | null => {
  const match = MANNER_OF_REPLY.exec(text);
  if (match === null) return null;
  const wish = (match[2] ?? "")
    .replace(/^(\w+)( to)? me\b/i, "$1$2 them")
    .replace(/\bwhen you (?:(?:answer|reply to|respond to|write to|talk to|speak to) me|\w+)/i, "in its replies")
    .replace(/,? please(?=[.!]?$)/i, "");
  return asksAssistant(match[1] !== undefined, wish);
};

/** "Can you quiz me, no hints unless I ask" */
const CAN_YOU = /^(?:(?:please|also|and|so|but|just|ok|okay),? )*(?:can|could|will|would) you (?:please )?/i;
const throughout = (text: string): string | null => {
  const order = text.replace(CAN_YOU, "");
  const match = order !== text || isOrder(text) || MANNER_VERB.test(text) ? THROUGHOUT.exec(order) : null;
  return match === null ? null : asksAssistant(match[1] !== undefined, match[2] ?? "");
};

/** "Give me lengths in kilometres, I never learned miles": what is ordered so has its reason behind. */
const ORDERED_IN = writtenInPattern(",[^?]*");
const writtenIn = (text: string): string | null => {
  const [, thing, language, rest = ""] =
    (isOrder(text.replace(/^(?:and|also) /i, "")) ? ORDERED_IN : WRITTEN_IN).exec(text) ?? [];
  if (thing === undefined) return null;
  const wanted = `${lowerUnlessI(thing)}in ${language}${rest.replace(/ (?:too|please)\b|[.!]+$/gi, "")}.`;
  return isOrder(thing) || MANNER_VERB.test(thing)
    ? asksAssistant(false, wanted.replace(/^(\w+) me\b/, "$1 them"))
    : `I want ${wanted}`;
};

const likedManner = (text: string): string | null => {
  const [, unwanted, never, wish] = text.includes(" you ") ? (LIKES_YOU_TO.exec(text) ?? []) : [];
  if (wish === undefined) return null;
  return asksAssistant((unwanted ?? never) !== undefined || DISLIKED.test(text), wish);
};

const calledBy = (text: string): string | null => {
  const [, unwanted, other, fine] = NOT_CALLED.exec(text) ?? [];
  const rather = other ?? fine;
  if (unwanted !== undefined)
    return rather === undefined
      ? `I don't want to be called ${unwanted}.`
      : `I want to be called ${rather}, not ${unwanted}.`;
  const [, name, instead] = CALLED.exec(text.replace(FROM_NOW_ON, "")) ?? [];
  return name === undefined
    ? null
    : `I want to be called ${upperFirst(name)}${instead === undefined ? "" : `, not ${upperFirst(instead)}`}.`;
};

const stopped = (text: string): string | null => {
  const stop = STOP.exec(text)?.[1];
  if (stop !== undefined) return asksAssistant(false, `stop ${stop}`);
  const unwanted = (RATHER.exec(text) ?? NOT_TO_DO.exec(text))?.[1];
  return unwanted === undefined
    ? null
    : asksAssistant(true, unwanted).replace(/, (?=([a-z]+) )/, (comma, verb: string) =>
        IMPERATIVES.has(verb) ? ", but to " : comma,
      );
};

/** "Always happy to help", "Never eat shellfish": no order to an assistant, but what somebody is or does. */
const NO_ORDER = new RegExp(
  wrapped`
    ^(?:(?:please|also|and|so) )*(?:always|never) (?:
      (?:
        just|really|been|had|done|seen|a|an|the|in|on|at|so|up|happy|glad|good|nice|great|fun|worth|eat|drink|drive
        |sleep|smoke|wear|cycle|fly|wake|feel|like|love|hate|enjoy|give up|say never|mind|will|would|did|do|have|has
        |could|can|am|is|are|was|were
      )\b
      |(?!embed\b)\w*[^e]ed\b|\w+ing\b
    )`,
  "i",
);
/** "Never ran more than 8k", "always bought the cheap ones", "never run one before": what somebody did. */
const WHAT_WAS_DONE = /^(?:(?:please|also|and|so) )*(?:always|never) ([a-z]+)\b/i;
const tellsOfPast = (text: string): boolean => {
  if (NEVER_BEFORE.test(text)) return true;
  const verb = WHAT_WAS_DONE.exec(text)?.[1]?.toLowerCase();
  return verb !== undefined && IRREGULAR_PAST.has(verb) && !IMPERATIVES.has(verb);
};
/** "Always km please": what is always to be used, without a verb. */
const WITHOUT_VERB = new RegExp(
  wrapped`
    ^always (?=
      (?:
        km|kilomet(?:re|er)s?|miles|grams?|kilos?|kg|pounds|celsius|fahrenheit|metric|imperial|euros?|dollars?
        |(?:plain|simple|easy|british|american|formal|informal) (?:text|english|spelling|language|words|units)
        |bullet points|tables|24h
      )\b
    )`,
  "i",
);
const BEGINS_A_WISH = new RegExp(
  wrapped`
    ^(?:
      always|never|don't|do|only|avoid|address|answer|reply|respond|speak|assume|format|cite|mention|double-check|say|skip
      |limit|refer|prioriti[sz]e|stick|remind|offer|present|begin|end
    )\b`,
  "i",
);
/** "From now on, could I use metric units?" */
const ASKS = /^(?:can|could|would|will|should|may|might|do|does|is|are) (?:I|you|we|he|she|it|they|my|the|there)\b/i;
/** Opens with how often or when: "Always ...", "From now on ...", "Whenever I ...". */
const forGood = (text: string): string | null => {
  const [, verb = "", me = "", what = ""] = ALWAYS_INSIDE.exec(text) ?? [];
  const [, throughout, besides = ""] = ALWAYS_BEHIND.exec(text) ?? [];
  if (throughout !== undefined) return asksAssistant(false, `always ${lowerFirst(throughout)}${besides}`);
  if (IMPERATIVES.has(verb.toLowerCase()) || MANNER_VERB.test(verb))
    return asksAssistant(false, `always ${verb.toLowerCase()}${me && " them"} ${what}`);
  if (!STANDING_ORDER.test(text) || NO_ORDER.test(text) || tellsOfPast(text) || countWords(text) < 3) return null;
  const order = lowerUnlessI(text.replace(/^(?:please|also|and|so) /i, "").replace(/,? please(?=[.!]?$)/i, ""));
  const forbidden = /^(?:never|don't ever|do not ever|remember to never|make sure to never) (.*)$/i.exec(order);
  if (forbidden !== null)
    return `I want the assistant to never ${(forbidden[1] ?? "").replace(/\byourself\b/gi, "itself")}`;
  const plain = /^(?:remember to always|make sure (?:to|you) always) (.*)$/i.exec(order);
  if (plain !== null) return `I want the assistant to always ${plain[1]}`;
  const conditioned =
    WITHOUT_COMMA.exec(order) ??
    /^((?:from now on|going forward|in (?:the )?future|whenever|when|every time|each time|any ?time|if|for all)\b[^,]{0,100}),\s*(?:please )?(.*)$/i.exec(
      order,
    );
  if (conditioned !== null) {
    const wish = (conditioned[2] ?? "").replace(
      /^(?:you (?:should|must|can)|I(?:'d| would) (?:like|want) you to|I want you to) /i,
      "",
    );
    if (ASKS.test(wish)) return null;
    if (!IMPERATIVES.has((wish.split(" ")[0] ?? "").toLowerCase()) && !BEGINS_A_WISH.test(wish)) return null;
    return `I want the assistant to ${wish.replace(/^don't /i, "not ").replace(/[.!]$/, "")} ${ofAssistant(lowerUnlessI(conditioned[1] ?? ""))}.`;
  }
  return /^(?:always|call me|address me|refer to me)\b/i.test(order)
    ? asksAssistant(false, order.replace(WITHOUT_VERB, "$&use "))
    : null;
};

const READERS = [calledBy, askedTo, likedManner, manner, throughout, writtenIn, stopped, forGood, wantedAnswers];

/** "Always answer in metric units" → "I want the assistant to always answer in metric units". */
export const standingOrder = (text: string): string | null => {
  for (const read of READERS) {
    const wish = read(text);
    if (wish !== null) return wish;
  }
  return null;
};

/** "I live in Rome, and please keep answers short": a statement, and behind it a standing wish. */
const MANNER_BEHIND = new RegExp(
  wrapped`
    ,? (?:and|but|so|also),? (?=
      (?:please |also )*(?:keep|use|write|reply|answer|respond|avoid|don't|do not|no)[ ]
      |please (?:always |never )?(?:correct|answer|reply|respond|speak|explain)[ ]
    )`,
  "i",
);
/** "so please always correct me" */
const ASKED_FOR_GOOD = /^please (?:always|never|correct)\b/i;
export const mannerBehind = (text: string): { readonly said: string; readonly wish: string } | null => {
  const cut = MANNER_BEHIND.exec(text);
  if (cut === null) return null;
  const order = text.slice(cut.index + cut[0].length);
  const wish = MANNER_OF_REPLY.test(order) || ASKED_FOR_GOOD.test(order) ? standingOrder(order) : null;
  return wish === null ? null : { said: `${text.slice(0, cut.index)}.`, wish };
};
