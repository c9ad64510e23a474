// What a client put into a turn besides what was said: the service's own output, which must not be remembered again because it
// was quoted (profile lines, memory blocks, recall sections), and what the program of an agent tells its model.

import type { Role } from "#domain/extracted-text.ts";
import { wrapped } from "#domain/wrapped.ts";

/** "[Recent] [2024-03-01] ...", "[Summary] ...", with or without a bullet. */
const PROFILE_LINE = /^\s*(?:[-*•>]\s*)?\[(?:Recent|Summary)\]/i;

/** Tags in which clients wrap recalled context, and programs of agents their reminders, surroundings and results. */
const OPENING_TAG = new RegExp(
  wrapped`
    <\s*(
      [a-z_-]*(?:memor(?:y|ies)|profile|recall|mneme)[a-z_-]*|(?:user|system|relevant|retrieved|environment)[-_]context
      |context|system[-_]reminder|environment[-_]details|(?:local-)?command-[a-z]+
      |(?:tool|function)[-_](?:results?|calls?|use)
    )(?:\s[^<>]{0,200})?>`,
  "i",
);

/** Lines that announce a list of remembered things. */
const HEADING = new RegExp(
  wrapped`
    ^\s*(?:#{1,6}\s*|\*\*)?(?:
      (?:here (?:is|are) )?(?:the |your |my |some )?(?:
        relevant|related|recalled|retrieved|stored|saved|known|long-term|user'?s?|previous|past|static|dynamic|recent
      )[ -]
    ){0,3}
    (?:
      memories|memory|profile|user profile|memory context|facts about (?:the )?user
      |(?:static|dynamic) (?:facts|profile|context|memories)|what (?:I|we) (?:know|remember) about \w+(?: \w+)?
    )(?: \([^)]{0,60}\))?\s*:?\s*(?:\*\*)?:?\s*$`,
  "i",
);
const LIST_LINE = /^\s*(?:[-*•+]|\d{1,3}[.)]|\[)/;

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where a tag's block ends: behind its closing tag, or at the text's end when it never closes. */
const blockEnd = (text: string, tag: string, from: number): number => {
  const close = text.toLowerCase().indexOf(`</${tag.toLowerCase()}`, from);
  if (close < 0) return text.length;
  const bracket = text.indexOf(">", close);
  return bracket < 0 ? text.length : bracket + 1;
};

const tagBlocks = (text: string): Range[] => {
  const blocks: Range[] = [];
  let from = 0;
  while (blocks.length < 100) {
    const open = text.indexOf("<", from);
    if (open < 0) break;
    const match = OPENING_TAG.exec(text.slice(open, open + 260));
    if (match?.index !== 0) {
      from = open + 1;
      continue;
    }
    const end = blockEnd(text, match[1] ?? "", open);
    blocks.push({ start: open, end });
    from = end;
  }
  return blocks;
};

/** Lines of the text that a profile or a recall section wrote. */
const lineBlocks = (text: string, isOwnDocument: boolean): Range[] => {
  const blocks: Range[] = [];
  let isListed = false;
  let start = 0;
  while (start < text.length) {
    const newline = text.indexOf("\n", start);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(start, Math.min(end, start + 200));
    const isTitle = isOwnDocument && text.slice(0, start).trim() === "";
    if (HEADING.test(line) && !isTitle) {
      isListed = true;
      blocks.push({ start, end });
    } else if (PROFILE_LINE.test(line) || (isListed && LIST_LINE.test(line))) blocks.push({ start, end });
    else if (line.trim() !== "") isListed = false;
    start = end + 1;
  }
  return blocks;
};

/** The service marks the lines of its own profiles. */
const MARKED = /\[(?:recent|summary)\]/i;
const LONGEST_TITLED = 20_000;
/**
 * The ranges of a text that nobody said. What opens a document without speakers was handed in for itself: its title heads what
 * another application knows of the user, and no recall.
 */
export const echoRanges = (
  text: string,
  { role, start }: { readonly role: Role | null; readonly start: number },
): Range[] => {
  const isOwn = role === null && start === 0 && text.length < LONGEST_TITLED && !MARKED.test(text);
  const hasTag = text.includes("<");
  const mayHaveLines = /\[(?:recent|summary)\]|memor|profile|facts about|know about|remember about/i.test(text);
  return [...(hasTag ? tagBlocks(text) : []), ...(mayHaveLines ? lineBlocks(text, isOwn) : [])];
};
