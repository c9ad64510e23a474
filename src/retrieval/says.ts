// Whether a memory says a statement, and not only what is like it: "Forget that I live in Graz" is not about a sister in Graz, nor about
// who does not live there.

import { termsOf } from "./terms.ts";
import { KIN } from "./traits.ts";

const termSet = (words: string): ReadonlySet<string> => new Set(termsOf(words));

/** Say the same of somebody. */
const ALIKE: readonly ReadonlySet<string>[] = [
  "live reside",
  "work employed job",
  "like love enjoy adore",
  "hate dislike detest",
  "name call",
  "allergy allergic",
  "visit travel go",
  "earn salary income",
  "born birthday",
  "weigh weight",
].map(termSet);
/** Say no more than "have" or "be", which no index holds. */
const SAYS_NOTHING = termSet("own possess get suffer diagnose currently actually still");

/** For each word that a statement names what may stand for it. */
export const namedTerms = (terms: readonly string[]): Map<string, readonly string[]> =>
  new Map(
    terms
      .filter((term) => !SAYS_NOTHING.has(term))
      .map((term) => [term, [...(ALIKE.find((group) => group.has(term)) ?? [term])]]),
  );

const BEING = `(?:${KIN}|dogs?|puppy|cats?|kitten|pets?|horse|pony|rabbit|hamster|parrot|bird|snake|tortoise|turtle)`;
const NAMES_BEING = new RegExp(`(?<!\\p{L})${BEING}(?!\\p{L})`, "iu");
/** "Ida's old dog Rex ..." */
const OPENS_WITH_BEING = new RegExp(
  `^(?:The )?\\p{Lu}[\\p{L}-]*(?: \\p{Lu}[\\p{L}-]*)?['’]s? (?:[a-z-]+[ -]){0,2}(${BEING})(?!\\p{L})`,
  "u",
);
/** From here on somebody else may be told of: "... and their sister lives in Graz". */
const ANOTHER = new RegExp(
  `[,;]? (?:who|whose|(?:(?:and|but|while) )?(?:his|her|their) (?:[a-z-]+ ){0,2}${BEING})(?!\\p{L})`,
  "u",
);

const NEGATION =
  /(?<!\p{L})(?:not|never|no|none|cannot|\p{L}+n['’]t|nicht|kein\p{L}*|nie|niet|nooit|geen|pas|jamais|non|não|nunca|не|нет)(?!\p{L})/iu;
/** What has several parts may deny one and say another. */
const JOINT =
  /[,;:]|(?<!\p{L})(?:and|but|or|because|since|so|though|although|while|who|which|that|und|aber|et|y|e|en|и|а|но)(?!\p{L})/iu;

/** @param isOfKnown somebody's of whom the tag knows, so that it is not of one of theirs */
export const sayingTest = (
  statement: string,
  named: Iterable<readonly string[]>,
  isOfKnown: boolean,
): ((text: string) => boolean) => {
  const wanted = [...named];
  const isDenied = NEGATION.test(statement);
  const namesBeing = NAMES_BEING.test(statement);
  const isHeldBy = (text: string): boolean => {
    const terms = new Set(termsOf(text));
    return wanted.every((forms) => forms.some((form) => terms.has(form)));
  };
  const isTheirs = (text: string): boolean => {
    const being = OPENS_WITH_BEING.exec(text)?.[1];
    if (being !== undefined && !termsOf(being).some((term) => wanted.some((forms) => forms.includes(term))))
      return false;
    const at = namesBeing ? -1 : text.search(ANOTHER);
    return at < 0 || isHeldBy(text.slice(0, at));
  };
  return (text) => (JOINT.test(text) || NEGATION.test(text) === isDenied) && (!isOfKnown || isTheirs(text));
};
