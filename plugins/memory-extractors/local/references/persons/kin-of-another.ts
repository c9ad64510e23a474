// "Me, my mate Bram and his nan." ... "nan has a wheelchair": Bram's nan, and not the user's own.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_BY_NAME } from "#plugins/memory-extractors/local/cues/kin.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import { isToAssistant, type Passage } from "#plugins/memory-extractors/local/reading/passages.ts";

const KIN = `${KIN_BY_NAME}|sister|brother|uncle|auntie|aunt|wife|husband|son|daughter`;
const BARE_KIN = new RegExp(
  wrapped`
    ^(?:(?:oh|and|but|also|well|the),? )*(${KIN})[ ]
    (?=(?:has|is|was|isn't|can't|can|needs|uses|wants|likes|loves|hates|gets|doesn't|lives|won't|will)\b|'s )`,
  "i",
);
const WITH_KIN = new RegExp(String.raw`\b(\p{L}{3,}) and (?:his|her|their) (${KIN})\b`, "giu");
const NOBODY = /^(?:me|him|her|them|you|he|she|they|mate|friend|brother|sister|mum|mom|dad|boss|wife|husband)$/i;
const MOST_TURNS_BACK = 8;

const ownerOf = (kin: string, said: string): string | null => {
  if (new RegExp(String.raw`\b(?:my|our) (?:\p{L}+ )?${kin}\b`, "iu").test(said)) return null;
  const owners = matchesIn(said, WITH_KIN).filter(([, , whose = ""]) => whose.toLowerCase() === kin);
  const names = new Set(owners.map(([, name = ""]) => name.toLowerCase()).filter((name) => !NOBODY.test(name)));
  const [only] = names;
  return names.size === 1 && only !== undefined ? upperFirst(only) : null;
};

/** Names whose relative is meant by a bare "nan", where the user told of somebody and theirs. */
export const nameWhoseKin = (passages: readonly Passage[]): void => {
  passages.forEach((passage, at) => {
    if (passage.role !== "user" || !isToAssistant(passage)) return;
    passage.sentences.forEach((sentence, nth) => {
      const [opening, kin] = BARE_KIN.exec(plainOf(sentence)) ?? [];
      if (opening === undefined || kin === undefined) return;
      const near = passages.slice(Math.max(0, at - MOST_TURNS_BACK), at + 1).filter(({ role }) => role === "user");
      const said = near.flatMap(({ sentences }) => sentences.map(plainOf)).join(" ");
      const owner = ownerOf(kin.toLowerCase(), said);
      if (owner !== null)
        passage.sentences[nth] = {
          ...sentence,
          told: `${owner}'s ${kin.toLowerCase()} ${plainOf(sentence).slice(opening.length)}`,
        };
    });
  });
};
