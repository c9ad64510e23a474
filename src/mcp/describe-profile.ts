// A profile as text that a language model reads.

import type { Static } from "typebox";
import type { profile } from "./answers.ts";

const section = (title: string, entries: readonly string[]): string[] =>
  entries.length === 0 ? [] : [`## ${title}`, ...entries.map((entry) => `- ${entry}`)];

export const describeProfile = ({ static: lasting, dynamic, buckets }: Static<typeof profile>): string => {
  const lines = [
    ...section("Lasting", lasting),
    ...section("Recent", dynamic),
    ...Object.entries(buckets).flatMap(([key, entries]) => section(`About: ${key}`, entries)),
  ];
  return lines.length === 0 ? "Nothing is known of the user yet." : lines.join("\n");
};
