// Words for the answers of an assistant: their style, length, language and notation.

import { wrapped } from "#domain/wrapped.ts";
import { anyOf } from "#plugins/memory-extractors/local/patterns.ts";
import { LANGUAGE_NAMES } from "#plugins/shared/language-names.ts";

export const STYLE = anyOf(
  "short|brief|concise|succinct|to the point|simple|formal|informal|casual|direct|honest|blunt|critical",
  "detailed|friendly|polite|plain|precise|technical",
  "shorter|simpler",
);
export const STYLES = `(?:(?:very|really|more|less|a bit|a little) )*${STYLE}(?:(?:,| and|, and|,? but) ${STYLE}){0,2}`;
export const COMPARED = anyOf(
  wrapped`
    (?:(?:a bit|much|a little|far) )?(?:
      shorter|simpler|slower|more (?:briefly|simply|concisely|slowly|formally|casually|directly|honestly)
    )`,
  "briefly|concisely|in (?:fewer|less) words|in more detail",
);
export const MANNER_WORDS = wrapped`
  (?:(?:very|really|only|large|big),? (?:and )?)*(?:short|simple|easy|plain|full|complete|brief|clear)
    (?:,? (?:and )?(?:short|simple|easy|plain|clear))? (?:sentences|words|language|terms|steps|paragraphs)`;
export const REPLIES = anyOf("answers?|replies|responses?|messages?|explanations?");
export const NUMBERS = "\\d+|an?|one|two|three|four|five|six|seven|eight|ten|a few|a couple of|a single";
export const AT_MOST =
  "at most|no more than|not more than|no longer than|less than|fewer than|up to|under|below|within|max(?:imum)?|a maximum of";
export const LENGTH = wrapped`
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
/** "when you compare flights": in all that an assistant answers of them; "when you explain this" is of one thing. */
export const WHEN_YOU = wrapped`
  (?:when|whenever|every time|each time) you (?:
    compare|suggest|recommend|explain|give|show|list|answer|reply|quote|cite|mention|summari[sz]e|correct|make
  )\b(?! (?:it|me the|this|that|these|the|my|our)\b)`;
