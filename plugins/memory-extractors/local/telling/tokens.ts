// A clause in words, marks and spaces, for whoever puts other words in their places. Quoted text is one of them, and stays as it is.

import { wrapped } from "#domain/wrapped.ts";
import { asPairs, withBoth, withoutAll } from "./pairs.ts";
import { withSeveral } from "./you.ts";

/** "World War I", "Book I": a number, as one token; "a gold mine", "the mine": one that is dug. */
const TOKEN = new RegExp(
  wrapped`
    "[^"]*"|\b(?:an?|the|gold|coal|silver|copper|salt|tin|iron|diamond|slate|old|disused|abandoned) mine\b
    |(?:Book|Part|Vol(?:ume)?|Chapter|War|Phase|Act|Type|Level|Grade|Calculus|Algebra)\.? I(?=
      [.,;:!?)]|$| (?:and|or|in|of|on|at|by|to|with|for|from|was|is)\b
    )
    |[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|\s+|[^\s]`,
  "gu",
);

const outsideQuotes = (text: string, change: (part: string) => string): string =>
  text.includes('"')
    ? text
        .split(/("[^"]*")/)
        .map((part) => (part.startsWith('"') ? part : change(part)))
        .join("")
    : change(text);

export const tokensOf = (clause: string, listener: string | null): string[] =>
  outsideQuotes(clause, (part) => asPairs(withBoth(withSeveral(withoutAll(part), listener), listener))).match(TOKEN) ??
  [];

/** Before "me": "I want to be me"; not "so it'll be me". */
export const IS_ONESELF = /(?<!\b(?:it|that)(?:'ll|'d| will| would| has to| had to)) be(?:ing)? $/i;
