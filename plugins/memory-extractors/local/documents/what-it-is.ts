// What the first words below the title of a page say of it without a verb: "# tidepool", "A small tool that syncs photos. Written in
// Rust." They are told of what the title names.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "../capitals.ts";
import { FINITE } from "../cues/verbs.ts";
import { countWords } from "../patterns.ts";
import { plainOf } from "../reading/normalise.ts";
import type { PassageSentence } from "../reading/passages.ts";
import { isPlural } from "../references/noun-phrases.ts";

/** "A small command line tool that", "The monthly newsletter of" */
const KIND =
  /^(?:An?|The) (\p{Ll}[\p{L}-]*(?: [\p{L}\d-]+){0,6}?)[,.]?(?: (?:that|which|for|to|of|by|with|in|from|written|built|made)\b|$)/u;
/** "Written in Rust by Ida" */
const STATE = new RegExp(wrapped`
  ^(?:Written|Made|Based|Used|Maintained|Developed|Licensed|Hosted|Run|Published|Owned) (?:
    in|by|at|on|for|with|since|under|from|weekly|monthly
  )\b`);
const THEN = /^(?:Built|Founded|Created|Released|Started|Opened) (?:in|by|at|on|for)\b/;
const LONGEST_NAME = 3;

/** The title is the name of one thing, and heads the passage. */
const isName = (title: string): boolean =>
  title !== "" &&
  countWords(title) <= LONGEST_NAME &&
  !isPlural(title.split(" ").at(-1) ?? "") &&
  !/[.!?:…]|\b(?:to|how|what|why|and|notes?|list|recipe)\b/i.test(title);

export const withTitleDefined = (sentences: readonly PassageSentence[], title: string): readonly PassageSentence[] => {
  const at = sentences[0]?.raw.replace(/^#+ /, "") === title ? 1 : 0;
  const first = sentences[at];
  if (at === 0 || first === undefined || !isName(title)) return sentences;
  const text = plainOf(first);
  const kind = KIND.exec(text)?.[1];
  if (kind === undefined || FINITE.test(kind) || !/[.!]$/.test(text)) return sentences;
  return sentences.map((sentence, place) => {
    const line = plainOf(sentence);
    const verb = place === at ? "is" : STATE.test(line) ? "is" : THEN.test(line) ? "was" : null;
    if (verb === null || place > at + 1) return sentence;
    return { ...sentence, told: `${upperFirst(title)} ${verb} ${lowerFirst(line)}` };
  });
};
