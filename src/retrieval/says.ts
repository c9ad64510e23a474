// Whether a memory says a statement, and not only what is like it: "Forget that I live in Graz" is not about a sister in Graz, nor about
// who does not live there.

import { wrapped } from "#domain/wrapped.ts";
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

const NAME_OR_WORD = /([\p{L}\p{N}-]+)(['’]s?(?!\p{L}))?/gu;
const NAME = /(?<!\p{L})\p{Lu}[\p{L}\p{N}-]*/gu;
/** What may stand between names in any order: "Ann and Tom", "Ann is married to Tom". */
const MUTUAL = new RegExp(
  wrapped`
    (?<!\p{L})(?:
      and|or|marri\p{L}+|engaged|divorced|dat(?:es|ed|ing)|meets?|met|friends?|cousins?|siblings?|twins?|colleagues?
      |neighbou?rs?|partners?|flatmates?|roommates?|related|with
    )(?!\p{L})`,
  "iu",
);

interface Place {
  readonly behind: string;
  /** "Ann's" */
  readonly isOwner: boolean;
}
interface Moved {
  readonly was: Place;
  readonly is: Place;
}
const isSamePlace = (one: Place, other: Place): boolean => one.behind === other.behind && one.isOwner === other.isOwner;

/** Where each word stands first. */
const placesOf = (text: string): Map<string, Place> => {
  const places = new Map<string, Place>();
  let before = "";
  for (const [, word = "", own] of text.matchAll(NAME_OR_WORD)) {
    const name = word.toLowerCase();
    if (!places.has(name)) places.set(name, { behind: before, isOwner: own !== undefined });
    before = termsOf(word)[0] ?? name;
  }
  return places;
};

/**
 * Whether two names stand each in the other's place ("Ann reports to Tom", "Tom reports to Ann"), or the one is the other's instead
 * ("Ann's boss is Tom", "Ann is Tom's boss").
 */
export const swapsNames = (statement: string): ((text: string) => boolean) => {
  if (MUTUAL.test(statement)) return () => false;
  const stated = placesOf(statement);
  return (text) => {
    const places = placesOf(text);
    const names = new Set(text.match(NAME)?.map((name) => name.toLowerCase()));
    const moved = [...names].flatMap((name) => {
      const [was, is] = [stated.get(name), places.get(name)];
      return was === undefined || is === undefined || isSamePlace(was, is) ? [] : [{ was, is }];
    });
    const isSwapped = (one: Moved, other: Moved): boolean =>
      (isSamePlace(one.was, other.is) && isSamePlace(other.was, one.is)) ||
      (one.was.isOwner && !one.is.isOwner && !other.was.isOwner && other.is.isOwner);
    return moved.some((one) => moved.some((other) => isSwapped(one, other)));
  };
};

/**
 * @param said with the names of all
 * @param isOfKnown somebody's of whom the tag knows, so that it is not of one of theirs
 */
export const sayingTest = (
  statement: string,
  said: string,
  named: Iterable<readonly string[]>,
  isOfKnown: boolean,
): ((text: string) => boolean) => {
  const wanted = [...named];
  const isDenied = NEGATION.test(statement);
  const namesBeing = NAMES_BEING.test(statement);
  const isTurned = swapsNames(said);
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
  return (text) =>
    (JOINT.test(text) || NEGATION.test(text) === isDenied) && (!isOfKnown || isTheirs(text)) && !isTurned(text);
};
