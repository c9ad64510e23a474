// Each form in which an order says how to answer, and how it is told: "Don't use emojis" → "not to use emojis".

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import {
  AT_MOST,
  COMPARED,
  LANGUAGES,
  LENGTH,
  MANNER_WORDS,
  NOTATION,
  NOTATIONS,
  NUMBERS,
  REPLIES,
  STYLES,
} from "./reply-words.ts";

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
        ) (?:(?:only|just|(${AT_MOST})) )?(${NUMBERS})[ ]
        (
          options?|suggestions?|ideas?|choices|things|items|steps|points|alternatives
        )
        ( max(?:imum)?| at (?:most|a time)| or (?:less|fewer))?(?: when(?:ever)? you (?:
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
        ^keep (?:it|things|lists?|suggestions|your (?:lists?|suggestions|answers)) (?:to|at)[ ]
        (?:(?:only|just|${AT_MOST}) )?(${NUMBERS}) (options?|suggestions?|ideas?|choices|items|steps|points|alternatives)
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
          )
          (?:
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

export const toldBy = (bare: string): string | null => {
  for (const [form, told] of FORMS) {
    const found = form.exec(bare);
    if (found !== null) return told(...found.slice(1));
  }
  return null;
};
