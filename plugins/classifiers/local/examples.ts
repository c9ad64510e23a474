// Statements with the presets they belong to, from which the classifier learns how each topic lies in the embedding space: the
// sentences of examples.txt, our own, one a line; the line above a block names its presets, "none" stands for no topic at all.

import blocks from "./examples.txt" with { type: "text" };

export interface Example {
  readonly text: string;
  readonly labels: readonly string[];
}

const HEADER =
  /^(?:none|(?:preferences|interests|goals|work|relationships|health|skills|finances|education|travel|values|projects)(?: |$))+$/;

const parseBlocks = (text: string): Example[] => {
  const examples: Example[] = [];
  let labels: readonly string[] = [];
  for (const line of text.trim().split("\n")) {
    if (HEADER.test(line)) labels = line === "none" ? [] : line.split(" ");
    else examples.push({ text: line, labels });
  }
  return examples;
};

export const EXAMPLES: readonly Example[] = parseBlocks(blocks);
