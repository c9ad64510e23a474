// Rows of what is typed and how it is read instead, applied one after the other.

export type Replacements = readonly (readonly [RegExp, string | ((...found: string[]) => string)])[];

export const replaced = (text: string, replacements: Replacements): string => {
  let changed = text;
  for (const [pattern, replacement] of replacements)
    changed =
      typeof replacement === "string" ? changed.replace(pattern, replacement) : changed.replace(pattern, replacement);
  return changed;
};
