// Ways of telling that say no more than a plainer one: "turned out not to be", "went back to working", "these days". The rules then
// need to know the plain one only.

import { matchesAt, phraseTable } from "./phrases.ts";
import { isPastForm, stem } from "./stem.ts";
import { plain, type Token } from "./tokens.ts";
import { STOP_WORDS } from "./words.ts";

type Telling =
  | "nowadays"
  | "actually"
  | "is"
  | "verb"
  | "likes"
  | "dislikes"
  | "can"
  | "cannot"
  | "euthanized"
  | "come"
  | "learned";

/** What stands for the phrase: an adverb, "is", or nothing where the verb in -ing after it is what somebody does now. */
const TELLINGS = phraseTable<Telling>([
  ["these days", "nowadays"],
  ["after all", "nowadays"],
  ["at the moment", "nowadays"],
  ["at present", "nowadays"],
  ["for now", "nowadays"],
  ["in fact", "actually"],
  ["turn out to be", "is"],
  ["turn out not to be", "is"],
  ["put to sleep", "euthanized"],
  ["do not know how to", "cannot"],
  ["be unable to", "cannot"],
  ["be not able to", "cannot"],
  ["know how to", "can"],
  ["make it to", "come"],
  ["be able to", "can"],
  ["learn|learnt to", "learned"],
  ["be against", "dislikes"],
  ["be|grow|become fond of", "likes"],
  ["discover|develop|find a|an|my|his|her|their ~ love|passion|liking for|of", "likes"],
  ["be|become keen on", "likes"],
  ["be really|very|totally? into", "likes"],
  ["come|came round|around to", "likes"],
  ["warm|warmed up? to|towards", "likes"],
  ["learn|grow|grew|come to like|love|enjoy", "likes"],
  ["do not care for", "dislikes"],
  ["lose|lost interest in", "dislikes"],
  ["be|become a|an ~ fan of", "likes"],
  ["be|grow|get tired|sick of", "dislikes"],
  ["be fed up with", "dislikes"],
  ["can not bear|abide", "dislikes"],
  ["go|get back to", "verb"],
  ["return to", "verb"],
  ["be back to", "verb"],
  ["switch|change to", "verb"],
  ["go over to", "verb"],
  ["take|took to", "verb"],
]);

const isVerbForm = (token: Token | undefined): boolean =>
  token !== undefined && !token.isName && token.lower.length > 5 && token.lower.endsWith("ing");

const replaced = (tokens: readonly Token[], at: number, end: number, telling: Telling): Token[] | null => {
  // "wants to learn to swim" cannot yet.
  if (telling === "learned") return isPastForm(tokens[at]!.lower) ? [plain("can"), plain("now")] : null;
  if (telling === "cannot") return [plain("can"), plain("not")];
  if (telling === "verb") return isVerbForm(tokens[end]) ? [plain("instead")] : null;
  if (telling !== "is") return [plain(telling)];
  const isDenied = tokens.slice(at, end).some(({ lower }) => lower === "not");
  return [plain("is"), ...(isDenied ? [plain("not")] : []), plain("now")];
};

const PRESENT = new Set<Telling>(["likes", "dislikes", "can"]);
const HAVE = new Set(["has", "have", "had"]);

const FREE = /^(\p{L}{3,})-free$/u;
const BE = stem("be");
const isLast = (token: Token | undefined): boolean =>
  token === undefined || token.isBreak || STOP_WORDS.has(token.lower);

/** "has been dairy-free since May": there is no dairy now. */
const withoutFree = (tokens: readonly Token[], at: number): Token[] | null => {
  const [, noun] = FREE.exec(tokens[at]!.lower) ?? [];
  const isPredicate =
    tokens.slice(Math.max(0, at - 2), at).some((token) => token.stem === BE) && isLast(tokens[at + 1]);
  return noun === undefined || !isPredicate ? null : [plain("now"), plain("no"), plain(noun)];
};

export const asPlain = (tokens: readonly Token[]): readonly Token[] => {
  const out: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const place = at;
    for (const { entry, end } of matchesAt(TELLINGS, tokens, place)) {
      const plainer = replaced(tokens, place, end, entry);
      if (plainer === null) continue;
      // "has warmed to": the auxiliary goes with the verb that is replaced.
      if (PRESENT.has(entry) && HAVE.has(out.at(-1)?.lower ?? "")) out.pop();
      out.push(...plainer);
      at = end;
      break;
    }
    if (at === place) out.push(...(withoutFree(tokens, at) ?? [tokens[at]!]));
    if (at === place) at++;
  }
  return out;
};
