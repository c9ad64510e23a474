// What is found out of a text once, for the texts that were asked about last: rules of many concerns ask the same of one sentence.

const MOST_TEXTS = 1_024;
/** Longer ones are rare, and would fill the memory. */
const LONGEST = 1_000;

export const oncePerText = <Value>(find: (text: string) => Value): ((text: string) => Value) => {
  const found = new Map<string, { readonly value: Value }>();
  return (text) => {
    if (text.length > LONGEST) return find(text);
    const known = found.get(text);
    if (known !== undefined) return known.value;
    const value = find(text);
    if (found.size >= MOST_TEXTS) found.clear();
    found.set(text, { value });
    return value;
  };
};
