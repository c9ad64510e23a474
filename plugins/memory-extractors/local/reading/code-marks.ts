// Tells lines of code and formulas from words that name some of it.

import { LINK, NOTE_LINK } from "./typography.ts";

/** A bracket behind a word calls something; one behind a space only sets words apart. */
const CODE_MARKS = /[{}=<>[\];_|\\`]|\w\(|\(\)/g;
/** "- [ ] call Ana" */
export const TICK_BOX = /^\s*(?:[-*•+]\s+)?\[[ xX]?\]\s/;

/** "3 May 2024 | by Ida Lund | 6 min read" */
const BYLINE_RULE = / \| (?=[Bb]y \p{Lu}|\d{1,2} min)/gu;

/** "[shares a photo of a wall]" */
const SHOWN =
  /\[(?:(?:shar|send|sent|attach|show|post)\w* |(?:photo|pic|picture|image|video)s?(?::| of) )[^\][\n]{0,200}\]/gi;
const hasCodeMarks = (sentence: string): boolean => {
  const unlinked = sentence.includes("[")
    ? sentence.replace(SHOWN, "").replace(TICK_BOX, "").replace(LINK, "$1").replace(NOTE_LINK, "$1")
    : sentence;
  const bare = unlinked.includes(" | ") ? unlinked.replace(BYLINE_RULE, " ") : unlinked;
  const marks = bare.match(CODE_MARKS)?.length ?? 0;
  return marks > 1 && marks / bare.length > 0.04;
};

const INLINE_CODE = /`[^`]+`/g;
const PLAIN_WORD = /^[("]?[\p{L}'’-]+[,.;:!?)"]*$/u;
/** "No unwrap() outside tests": names of code among words. */
const namesCode = (sentence: string): boolean => {
  const words = sentence.replace(INLINE_CODE, "_").trim().split(/\s+/, 60);
  const plain = words.filter((word) => PLAIN_WORD.test(word)).length;
  return plain > 2 && plain >= 2 * (words.length - plain);
};

export const isCode = (sentence: string, isOfCode: boolean): boolean =>
  hasCodeMarks(sentence) && !(isOfCode && namesCode(sentence));
