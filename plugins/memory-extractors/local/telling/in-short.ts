// What was said, cut short for a memory that quotes it: 'There's a damp patch on our bedroom wall'.

/** A later clause is not needed to know what was spoken of: "a gift for my aunt, she's impossible". */
const BORDER = /[,;:]| [-–—] |\s(?=(?:and|but|so|because|since|which|who|that) )/g;
/** What no sentence of a memory holds: "Note:** hi", "so ... well". */
const MARKS = /\*\*|(?<=[.?!])[.?!]+/g;

const shortened = (text: string, longest: number): string => {
  if (text.length <= longest) return text;
  const border = [...text.matchAll(BORDER)].map(({ index }) => index).findLast((index) => index <= longest) ?? 0;
  return border > longest / 3 ? text.slice(0, border) : `${text.slice(0, text.lastIndexOf(" ", longest))} …`;
};

/** Without the marks at its end; a question keeps its own. */
export const inShort = (text: string, longest: number): string =>
  shortened(text.replace(/\s+/g, " ").replaceAll('"', "'").replace(MARKS, ""), longest).replace(/[\s.!,;:]+$/, "");
