// Marks that carry no words: links, footnotes, curly quotes, dashes, emoji, smileys, emphasis. Each is read as plain letters and marks.

import { wrapped } from "#domain/wrapped.ts";
import type { Replacements } from "./replacements.ts";

/** Most sentences are plain letters and marks, without * < ^ _ or a backtick. */
export const ANY_MARK = /[^ -)+-;=-\]a-~]/;
export const ANY_TYPOGRAPHY =
  /\]\(|\[\[|\[(?:shar|send|sent|attach|pho|pic|ima|vid|gif|scr)|\[\d|\.\.|--|[a-z]- |(?:[:;=]-?|x)[)(DPpO/]/;
export const LINK = /!?\[([^\][\n]{0,200})\]\((?:[^()\s]|\([^()\s]*\)){0,400}(?: "[^"\n]*")?\)/g;
/** Of notes that link each other: "[[Ida]]", "[[Old mill|the mill]]" */
export const NOTE_LINK = /(?<![\w!])\[\[(?=[\p{L}\d])(?:[^\][\n|]{1,120}\|)?([^\][\n|]{1,120})\]\]/gu;
export const TYPOGRAPHY: Replacements = [
  // "[shares a photo of a wall]": no words of the speaker's.
  [
    new RegExp(
      wrapped`
        \s*\[(?:
          (?:shar|send|sent|attach)\w* (?:an? |the |some )?(?:photo|pic|picture|image|video|link|gif|screenshot)s?\b
          |(?:photo|pic|picture|image|video|gif|screenshot)s?(?::| of\b)
        )[^\]\n]{0,200}\]`,
      "gi",
    ),
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
