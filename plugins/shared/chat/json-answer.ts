// Finds the JSON in what a model says: bare, in a code fence, after its thoughts, with a sentence before it, with a comma too many.

const LONGEST = 200_000;

/** The end of the value that begins at `start`, outside of strings; -1 when it is cut off. */
const endOfValue = (text: string, start: number): number => {
  let depth = 0;
  let isString = false;
  for (let i = start; i < text.length; i++) {
    const character = text[i];
    if (isString) {
      if (character === "\\") i++;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === "{" || character === "[") depth++;
    else if ((character === "}" || character === "]") && --depth === 0) return i + 1;
  }
  return -1;
};

const parse = (text: string): { readonly value: unknown } | null => {
  for (const variant of [text, text.replace(/,(\s*[}\]])/g, "$1")]) {
    try {
      return { value: JSON.parse(variant) };
    } catch {}
  }
  return null;
};

const MOST_STARTS = 20;

/** The first JSON object or list in the text; undefined when there is none that is whole. */
export const findJson = (answer: string): unknown => {
  const text = answer
    .slice(0, LONGEST)
    .replace(/<think>[\s\S]*?<\/think>/g, "")
    .trim();
  const whole = parse(text);
  if (whole !== null && typeof whole.value === "object" && whole.value !== null) return whole.value;
  let starts = 0;
  for (const { index } of text.matchAll(/[{[]/g)) {
    if (++starts > MOST_STARTS) break;
    const end = endOfValue(text, index);
    const found = end < 0 ? null : parse(text.slice(index, end));
    if (found !== null) return found.value;
  }
  return undefined;
};
