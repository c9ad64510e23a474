// How an assistant is to answer, typed in a few words: "Be concise.", "Don't use emojis", "Answer in Dutch from now on".

import { wrapped } from "#domain/wrapped.ts";
import { LANGUAGE_NAMES } from "#plugins/shared/language-names.ts";
import { upperFirst } from "../capitals.ts";
import { oncePer } from "../once-per.ts";
import { anyOf, countWords } from "../patterns.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage } from "../reading/passages.ts";

export const STYLE = anyOf(
  "short|brief|concise|succinct|to the point|simple|formal|informal|casual|direct|honest|blunt|critical",
  "detailed|friendly|polite|plain|precise|technical",
  "shorter|simpler",
);
const STYLES = `(?:(?:very|really|more|less|a bit|a little) )*${STYLE}(?:(?:,| and|, and|,? but) ${STYLE}){0,2}`;
const COMPARED = anyOf(
  wrapped`
    (?:(?:a bit|much|a little|far) )?(?:
      shorter|simpler|slower|more (?:briefly|simply|concisely|slowly|formally|casually|directly|honestly)
    )`,
  "briefly|concisely|in (?:fewer|less) words|in more detail",
);
const MANNER_WORDS = wrapped`
  (?:(?:very|really|only|large|big),? (?:and )?)*(?:short|simple|easy|plain|full|complete|brief|clear)
    (?:,? (?:and )?(?:short|simple|easy|plain|clear))? (?:sentences|words|language|terms|steps|paragraphs)`;
export const REPLIES = anyOf("answers?|replies|responses?|messages?|explanations?");
const NUMBERS = "\\d+|an?|one|two|three|four|five|six|seven|eight|ten|a few|a couple of|a single";
const AT_MOST =
  "at most|no more than|not more than|no longer than|less than|fewer than|up to|under|below|within|max(?:imum)?|a maximum of";
const LENGTH = wrapped`
  (?:${NUMBERS}) (?:words?|sentences?|lines?|paragraphs?|bullet points?|bullets|characters)
    (?: (?:or (?:less|fewer)|max(?:imum)?|at most|each))?`;
export const LANGUAGES = LANGUAGE_NAMES.flat().join("|");
export const NOTATION = anyOf(
  "emojis?|bullet points?|bullets|tables?|markdown|headings?|jargon|buzzwords|small talk|exclamation (?:marks|points)|disclaimers?|caveats",
  "apologies|filler|flattery|fluff|footnotes|analogies|metaphors|code comments|semicolons|em[- ]dashes",
  "(?:numbered )?lists|bold(?: text)?|italics|links",
  "(?:the )?(?:metric|imperial)(?: units| system)?|celsius|fahrenheit|kilometres|kilometers",
  "(?:the )?24[- ]?h(?:our)?(?: (?:time|clock|format))?",
  "(?:british|american|uk|us|australian) (?:spelling|english)|plain (?:english|language|text)",
);
export const NOTATIONS = `${NOTATION}(?:(?:,| and| or|, and|, or) ${NOTATION}){0,3}`;

/** Each form of order, and how it is told. */
const FORMS: readonly (readonly [form: RegExp, told: (...found: string[]) => string])[] = [
  [
    new RegExp(
      wrapped`
        ^(?:
          (?:
            don't|do not|never|stop|avoid|skip
            |(?:drop|ditch)(?! (?:(?:the|all|your|any) )*(?:tables?|links|lists?|headings?|footnotes)\b)|no|no more
            |leave out|enough(?: with| of)?
          )(?: use| using| add| adding| include| including| with)?
        ) (?:(?:any|the|so many|too many|all the|your) )?(${NOTATIONS})$`,
      "i",
    ),
    (what = "") => `not to use ${what}`,
  ],
  // "Explain things without jargon"
  [
    new RegExp(
      wrapped`
        ^(explain|answer|write|talk|speak)(?: (?:it|this|that|things|everything|it all))?(?: to me)? without (?:using )?
          (?:(?:any|the|all the|so much|too much|so many) )?(
          ${NOTATIONS}|(?:technical|medical|legal|difficult|big) (?:terms|words|language)
        )$`,
      "i",
    ),
    (verb = "", what = "") =>
      `to ${verb.toLowerCase().replace(/^explain/, "explain things")} without ${what.toLowerCase()}`,
  ],
  // "Keep it to three options max when you suggest things", "never give me more than two choices"
  [
    new RegExp(
      wrapped`
        ^(?:
          keep (?:it|things|lists?|suggestions|your (?:lists?|suggestions|answers)) (?:to|at)
          |(?:give|show|suggest|offer|send)(?: me)?
        ) (?:(?:only|just|(${AT_MOST})) )?(${NUMBERS}) (
          options?|suggestions?|ideas?|choices|things|items|steps|points|alternatives
        )( max(?:imum)?| at (?:most|a time)| or (?:less|fewer))?(?: when(?:ever)? you (?:
            suggest|list|recommend|propose|give|offer
          ) \w+
          | each time| per (?:answer|reply|message)
        )$`,
      "i",
    ),
    (_most = "", count = "", what = "", behind = "") =>
      `to give no more than ${count} ${what}${/a time/i.test(behind) ? " at a time" : ""} when it suggests things`,
  ],
  [
    new RegExp(
      wrapped`
        ^keep (?:it|things|lists?|suggestions|your (?:lists?|suggestions|answers)) (?:to|at) (?:
          (?:only|just|${AT_MOST}) )?(${NUMBERS}) (options?|suggestions?|ideas?|choices|items|steps|points|alternatives)
          (?: max(?:imum)?| at most| or (?:less|fewer))?$`,
      "i",
    ),
    (count = "", what = "") => `to give no more than ${count} ${what} at a time`,
  ],
  // "Talk to me plainly"
  [
    new RegExp(
      wrapped`
        ^((?:talk|speak|write) to) me (
          (?:plainly|straight|simply|directly|honestly|frankly|slowly|casually|formally|normally)(?: and (?:
              plainly|simply|directly|honestly|frankly|slowly
            )
          )?
        )$`,
      "i",
    ),
    (verb = "", how = "") => `to ${verb.toLowerCase()} them ${how.toLowerCase()}`,
  ],
  // "Don't be praising me at every turn"
  [
    new RegExp(
      wrapped`
        ^(?:don't|do not|stop|quit|no more) (?:be )?(
          (?:prais|flatter|lectur|patroni[sz]|nagg|rush|compliment|congratulat|baby|quizz|apologi[sz])ing
        )(?: (?:to )?me)?((?: (?:all the time|at every turn|every time|so much|each time|constantly))?)$`,
      "i",
    ),
    (what = "", often = "") => `to stop ${what.toLowerCase()} them${often}`,
  ],
  // "Answer in short bullet points"
  [
    new RegExp(
      wrapped`
        ^(?:answer|reply|respond|write)(?: to me| me)? (?:only |always )?in (
          (?:(?:short|brief|long|simple|plain|numbered) )?(?:${NOTATION})
        )(?: only)?$`,
      "i",
    ),
    (what = "") => `to answer in ${what.toLowerCase()}`,
  ],
  // "Keep answers in bullet points", "only give me short lists"
  [
    new RegExp(
      wrapped`
        ^(?:keep (?:your |the |all )*${REPLIES} (?:in|to|as)|only (?:give|send|show|write)(?: me)?) (
          (?:(?:short|brief|long|simple|plain|numbered) )?(?:${NOTATION})
        )$`,
      "i",
    ),
    (what = "") => `to answer in ${what.toLowerCase()}`,
  ],
  // "Use short paras and bold the key bits"
  [
    new RegExp(
      wrapped`
        ^use (short|brief|small|clear) (para(?:graph)?s|sentences|lines|steps|sections)(?: and (
            bold|highlight|underline|mark
          ) (?:the )?(key|main|important) (?:bits|points|words|parts|terms|things)
        )?$`,
      "i",
    ),
    (how = "", what = "", mark = "", key = "") =>
      `to use ${how.toLowerCase()} ${what.toLowerCase().replace(/^paras$/, "paragraphs")}${mark === "" ? "" : ` and ${mark.toLowerCase()} the ${key.toLowerCase()} points`}`,
  ],
  // "Only do km and kg with me"
  [
    /^(?:only|just) (?:do|use|speak|talk) ((?!(?:it|that|this|what|the)\b)[^,.;]{2,40}) (?:with|to|for) me$/i,
    (what = "") => `to use only ${what} with them`,
  ],
  // "Give me only Python code"
  [
    /^(?:give|show|write|send)(?: me)? only ((?:[\w+#.-]+ )?(?:code|snippets?|examples?|answers|recipes|exercises|sources|links))$/i,
    (what = "") => `to give them only ${what}`,
  ],
  // "Tables, not lists."
  [
    new RegExp(`^(?:use )?(${NOTATION}),? (not|instead of|rather than) (${NOTATIONS})$`, "i"),
    (what = "", not = "", other = "") =>
      `to use ${what.toLowerCase()}${not === "not" ? "," : ""} ${not} ${other.toLowerCase()}`,
  ],
  [
    new RegExp(`^(?:always )?(?:use|stick to|prefer)(?: only)? (${NOTATIONS})(?: only)?$`, "i"),
    (what = "") => `to use ${what}`,
  ],
  [
    new RegExp(
      `^(?:be|stay|sound|keep (?:it|things|everything|(?:your |the |all )*${REPLIES})|make (?:your |the |all )*${REPLIES}) (${STYLES})$`,
      "i",
    ),
    (how = "") => `to be ${how.toLowerCase()} in its answers`,
  ],
  // "Keep the sentences short", "avoid long sentences"
  [
    /^(?:keep|make) (?:your |the |all )*(sentences|paragraphs|words|texts) (short(?:er)?|simple|easy|brief|plain)$/i,
    (what = "", how = "") => `to write ${how.toLowerCase()} ${what.toLowerCase()}`,
  ],
  [
    /^avoid ((?:(?:long|big|difficult|hard|complicated|fancy|complex) )+(?:sentences|paragraphs|words|texts|ones))$/i,
    (what = "") => `to avoid ${what.toLowerCase()}`,
  ],
  // "Keep questions yes/no"
  [
    /^(?:keep|make) (?:your |the |all )*questions (yes[/ -](?:or[ -])?no|short|simple|brief)(?: only)?$/i,
    (how = "") => `to keep its questions ${how.toLowerCase()}`,
  ],
  // "Keep your answers under 100 words", "limit replies to two sentences", "max 50 words per answer"
  [
    new RegExp(
      `^(?:keep|limit|restrict|cap) (?:your |the |all )*(?:${REPLIES}) ((?:(?:to|at|${AT_MOST}) )+${LENGTH})$`,
      "i",
    ),
    (length = "") => `to keep its answers ${length.toLowerCase()}`,
  ],
  [
    new RegExp(
      `^(?:(?:answer|reply|respond|explain things)(?: to me)?|write to me) (?:in|with|using) ((?:(?:${AT_MOST}) )?${LENGTH})$`,
      "i",
    ),
    (length = "") => `to answer in ${length.toLowerCase()}`,
  ],
  [
    new RegExp(`^((?:(?:${AT_MOST}) )?${LENGTH}) (?:per|an|a|in each|for each) (?:${REPLIES})$`, "i"),
    (length = "") => `to answer in ${length.toLowerCase()}`,
  ],
  [new RegExp(`^(${STYLES}) ${REPLIES}(?: only)?$`, "i"), (how = "") => `to give ${how.toLowerCase()} answers`],
  [
    new RegExp(
      `^(?:always )?(?:answer|reply|respond|write|speak|talk)(?: to me| back)? (?:only |always )?in (${LANGUAGES})(?: only)?$`,
      "i",
    ),
    (language = "") => `to answer in ${upperFirst(language.toLowerCase())}`,
  ],
  // "Can you give feedback in a blunt way", "give me honest feedback"
  [
    new RegExp(
      `^give (?:me )?(?:your )?(feedback|criticism|comments|advice) in an? (${STYLES}) (?:way|manner|tone)$`,
      "i",
    ),
    (what = "", how = "") => `to give ${how.toLowerCase()} ${what.toLowerCase()}`,
  ],
  [
    new RegExp(`^give me (${STYLES}) (feedback|criticism|comments)$`, "i"),
    (how = "", what = "") => `to give ${how.toLowerCase()} ${what.toLowerCase()}`,
  ],
  // "can you answer shorter", "explain things more simply to me"
  [
    new RegExp(`^(answer|reply|respond|talk to me|speak to me|explain things)(?: to me)? (${COMPARED})$`, "i"),
    (verb = "", how = "") => `to ${verb.toLowerCase().replace(" me", " them")} ${how.toLowerCase()}`,
  ],
  // "Please do not write so long"
  [
    new RegExp(
      wrapped`
        ^(?:don't|do not) (write|answer|reply|respond|talk|explain things|be)(?: to me)? (
          (?:so|too|that) (?:long|much|wordy|verbose|formal|formally|technical|complicated|detailed|fast|abstract|vague)
        )$`,
      "i",
    ),
    (verb = "", how = "") => `not to ${verb.toLowerCase()} ${how.toLowerCase()}`,
  ],
  [
    new RegExp(
      wrapped`
        ^(?:don't|do not) write (?:me )?(
          (?:so|such|too) (?:long|many|wordy|verbose|formal|technical|complicated|detailed) (?:
            answers|replies|responses|messages|texts|explanations|lists|paragraphs|sentences
          )
        )$`,
      "i",
    ),
    (what = "") => `not to write ${what.toLowerCase()}`,
  ],
  // "Can you write shorter messages"
  [
    new RegExp(
      `^(?:write|give|send)(?: me)? (shorter|simpler|(?:more|less) (?:formal|casual|detailed|technical|direct)) (${REPLIES})$`,
      "i",
    ),
    (how = "", what = "") => `to write ${how.toLowerCase()} ${what.toLowerCase()}`,
  ],
  // "Talk to me like a friend": "explain it like I'm five" is of what was asked
  [
    /^((?:talk|speak|write) to) me ((?:like|as if|as though|as) .{3,80})$/i,
    (verb = "", how = "") => `to ${verb.toLowerCase()} them ${how}`,
  ],
  [
    new RegExp(
      wrapped`
        ^be (
          (?:(?:very|really|a bit|more) )*(?:
            hard(?:er)?|harsh(?:er)?|strict(?:er)?|tough(?:er)?|firm(?:er)?|blunt|frank|honest|direct|critical|gentler?
            |kind(?:er)?|patient|soft(?:er)?|merciless
          )(?:
            (?:,| and|, and|,? but) (?:
              harsh|strict|tough|firm|blunt|frank|direct|critical|gentle|kind|patient|fair|honest
            )
          )? (?:with|on|to|towards)
        ) me((?: about (?:my|our) [a-z' -]{3,40})?)$`,
      "i",
    ),
    (how = "", about = "") => `to be ${how.toLowerCase()} me${about}`,
  ],
  // "to me": whom it is written to tells it from a text that is to be written.
  [
    new RegExp(
      `^(?:always )?(?:(?:write|talk|speak|explain things) to me|answer|reply|respond) in (${MANNER_WORDS})$`,
      "i",
    ),
    (how = "") => `to write in ${how.toLowerCase()}`,
  ],
  // "Write in full sentences rather than lists", "use easy words"
  [
    new RegExp(
      wrapped`
        ^(?:write|talk|speak|answer|reply|respond) in (
          ${MANNER_WORDS}(?: rather than | instead of |,? (?:and )?not )(?:in )?(?:${NOTATIONS}|${MANNER_WORDS})
        )$`,
      "i",
    ),
    (how = "") => `to write in ${how.toLowerCase()}`,
  ],
  [
    new RegExp(
      `^use (?:only )?(${MANNER_WORDS}|(?:easy|simple|plain) (?:english|german|french|dutch|spanish|italian))$`,
      "i",
    ),
    (how = "") => `to use ${how}`,
  ],
  [
    new RegExp(`^(?:always )?(?:write|talk|speak|explain things) in (${MANNER_WORDS}) (?:to|for) me$`, "i"),
    (how = "") => `to write in ${how.toLowerCase()}`,
  ],
];

const AROUND = new RegExp(
  wrapped`
    ^(?:(?:that's|it's|this is|looks|sounds) (?:lovely|great|good|nice|perfect|fine|better),? but )?(?:
      (?:please|also|and|so|just|ok|okay|hey|anyway|can you|could you),? )+
    |^(?:that's|it's|this is|looks|sounds) (?:lovely|great|good|nice|perfect|fine|better),? but (?=
      (?:drop|ditch|skip|avoid|stop|no|don't)\b
    )
    |,? (?:please|ok|okay|thanks|thx)$`,
  "gi",
);
const FOR_GOOD = new RegExp(
  wrapped`
    ^(?:from now on|going forward|in (?:the )?future|in general),? |,? (?:from now on|going forward|in (?:the )?future|in general|by default|any ?more|any longer)$`,
  "gi",
);
/** A message of so few words a sentence gives no task for which alone the order would hold. */
const FEW_WORDS = 8;
/** "My laptop died, so I got a new one": no task unless it asks for help with it. */
const TELLS = /^(?:(?:so|and|but|also|oh|ok|hi|hey),? )?(?:I|I'm|I've|we|we're|we've|my|our)\b/i;
const SEEKS = new RegExp(
  wrapped`
    \?
    |\b(?:
      (?:I'm|I am|we're|we are) [a-z]+ing|need|want|wanna|would like|'d like|'d love|looking for|trying|try|struggling
      |working on|have to|supposed to|help|please|your?|write|writing|draft|asked|essay|letter|email|speech|text
    )\b`,
  "i",
);
/** How one is written to, whatever else a message asks for. */
const TO_ME = / (?:to|for) me\b/i;
const MOST_TOLD = 3;
const ONLY_NOW = /\b(?:right now|today|tonight|at the moment|for now|this (?:time|once))\b/i;
const givesNoTask = oncePer((sentences: Passage["sentences"]): boolean =>
  sentences.every((sentence) => {
    const plain = plainOf(sentence);
    return (
      countWords(plain) <= FEW_WORDS ||
      (readManner(plain) !== null && !ONLY_NOW.test(plain)) ||
      (sentences.length <= MOST_TOLD && TELLS.test(plain) && !SEEKS.test(plain))
    );
  }),
);

/** "..., I read this on the bus", "because my eyes tire": why, and so for good, unless it is so only now. */
const ANNOYS = "(?:(?:it|they|that) )?(?:drives?|annoys?|confuses?|distracts?|bothers?|irritates?|tires?) me\\b";
const WHY = new RegExp(
  wrapped`
    ,? (?:
      (?:because|since|as|cause) (?=(?:I|I'm|I've|my|we|it's)\b)|(?<=, )(?=(?:I|I'm|I've|my|we)\b(?! \w+ed\b))
      |(?<=, )(?=(?:(?:it's|that's) )?(?:easier|better|clearer|simpler|quicker|faster) (?:for me|to read)\b)
      |(?<=, )(?=${ANNOYS})
    )(.{6,90})$`,
  "i",
);
const EASIER = /^(?:(?:it|that)'s )?(?:easier|better|clearer|simpler|quicker|faster) /i;
const FOR_NOW = new RegExp(
  wrapped`
    \b(?:
      now|today|tonight|this (?:morning|evening|afternoon|week|time|one)|at the moment|currently
      |in a (?:hurry|rush|meeting)|about to|running late|late for|late already|have to (?:go|leave|run)
      |need to (?:go|leave|run)|\d+ (?:minutes?|mins?)
    )\b`,
  "i",
);

interface Manner {
  readonly wish: string;
  /** As it was ordered, without what says for how long. */
  readonly bare: string;
  readonly isForGood: boolean;
}

const toldBy = (bare: string): string | null => {
  for (const [form, told] of FORMS) {
    const found = form.exec(bare);
    if (found !== null) return told(...found.slice(1));
  }
  return null;
};

/** "Keep it short and don't use emojis" */
const BETWEEN =
  /(?:,? please)?,? and (?=(?:please )?(?:don't|do not|no|never|avoid|skip|use|keep|be|write|answer|reply|explain|talk)\b)/i;
const twoTold = (bare: string): string | null => {
  const [one = "", other, ...more] = bare.split(BETWEEN);
  if (other === undefined || more.length > 0) return null;
  const [first, second] = [one, other].map((order) => toldBy(order.replace(AROUND, "")));
  return first == null || second == null ? null : `${first} and ${second}`;
};

const readManner = (text: string): Manner | null => {
  if (countWords(text) > 2 * FEW_WORDS) return null;
  const said = text.replace(/[.!?]+$/, "");
  const [behind = "", why = ""] = WHY.exec(said) ?? [];
  const order = said.slice(0, said.length - behind.length).replace(AROUND, "");
  const bare = order.replace(FOR_GOOD, "").replace(AROUND, "");
  const told = toldBy(bare) ?? twoTold(bare);
  if (told === null) return null;
  const reason = EASIER.test(why)
    ? `that's ${why.replace(/^(?:it|that)'s /i, "")}`
    : /^[a-z]+s? me\b/i.test(why)
      ? `that ${why}`
      : why;
  const because = why === "" ? "" : `, as ${reason.replace(/\bread (?:this|these|it|them|you)\b/, "read its answers")}`;
  return {
    wish: `I want the assistant ${told}${because}.`,
    bare,
    isForGood: bare !== order || (why !== "" && !FOR_NOW.test(why)),
  };
};

/** "Shall I draft it?" "Please, and keep it short": the draft. */
const CONSENTS =
  /^(?:(?:yes|yeah|yep|sure|ok|okay|please|great|perfect|do|go ahead)\b[,.!]* ?){1,3}(?:and |but |just )?/i;
const KEEPS_IT = /^(?:keep|make) it\b/i;
const ofWhatWasOffered = (order: string, { sentences, isReply }: Passage): boolean =>
  isReply && KEEPS_IT.test(order) && CONSENTS.test(sentences[0]?.raw ?? "");

/** "Please be concise" → "I want the assistant to be concise in its answers": where it holds for good, or is all that a message says. */
export const mannerOfReply = (text: string, passage: Passage): string | null => {
  const manner = readManner(text);
  if (manner === null || (!manner.isForGood && ofWhatWasOffered(manner.bare, passage))) return null;
  return manner.isForGood || TO_ME.test(manner.bare) || givesNoTask(passage.sentences) ? manner.wish : null;
};

/** The wish of an order that `isGrounded`, in what stands before it, or tells why. */
export const reasonedManner = (text: string, isGrounded: boolean): string | null => {
  const manner = readManner(text);
  return manner !== null && (isGrounded || manner.isForGood) ? manner.wish : null;
};
