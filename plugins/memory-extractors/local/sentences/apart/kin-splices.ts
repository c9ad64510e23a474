// "I need a gift for my mother-in-law, she turns 70 in May": two statements, the second of somebody whom the first only mentions.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { personsIn } from "#plugins/memory-extractors/local/references/persons/persons-named.ts";
import { resolveOpening } from "#plugins/memory-extractors/local/references/persons/pronouns.ts";
import { OFFICES } from "#plugins/memory-extractors/local/references/persons/strangers.ts";

/** "My brother can check it if you like, he's a mechanic in Utrecht": what he is, behind what he could do. */
const OFFERED = new RegExp(
  wrapped`
    ^(?:[Mm]y|[Oo]ur) (?:[\w'-]+ ){0,2}?(?:${KIN_NOUNS})(?: \p{Lu}[\p{L}-]+)? (?:can|could|would|might) [^,;]{3,70}, (?=s?he(?:'s| is) an? )`,
  "u",
);

const ANY_PRONOUN = / (?:s?he|they)\b/;
/** Up to somebody of one's own, where a pronoun follows; dictated also without a comma. */
const SPLICE = new RegExp(
  wrapped`
    ^.*?\b(?:(?:[Mm]y|[Oo]ur) (?:[\w'-]+ ){0,2}?(?:${KIN_NOUNS})|[Tt]he (?:${OFFICES}))(?:-in-law)?
      (?:,? \p{Lu}[\p{L}-]+){0,2}(?: \([^()]{1,40}\))?(?:,| -)? (?=(?:she|he|they)(?:'s|'re|'ve|'ll|'d)?\s+[a-z\d])`,
  "u",
);
/** "We got a dog, he's a collie called Zip": of whom one has. */
const PET_SPLICE = new RegExp(wrapped`
  ^(?:I|[Ww]e)(?:'ve| have)? (?:(?:just|recently|finally|also) )?(?:got|have|had|adopted|bought|rescued|own|keep) (
    an? (
      (?:[\w-]+ ){0,2}?(?:
        dog|cat|puppy|kitten|horse|pony|rabbit|parrot|budgie|hamster|tortoise|donkey|goat|ferret|guinea pig|snake
      )
    )
  )(?: (?:last|this|in|on|from|called) [\w ]{2,30})?, (?:and )?(?:s?he(?:'s| is| has)|his|her) (?!been\b|got\b)
    (?=[a-z\d])`);
const ofPet = (text: string): string[] => {
  const [all, , pet] = PET_SPLICE.exec(text) ?? [];
  if (all === undefined || pet === undefined) return [text];
  const [, verb = ""] = /(?:, |and )(s?he's|s?he is|s?he has|his|her) $/.exec(all) ?? [];
  const behind = verb.endsWith("has") ? "has" : /^(?:his|her)$/.test(verb) ? "'s" : "is";
  const own = all.replace(/, (?:and )?(?:s?he(?:'s| is| has)|his|her) $/, ".");
  return [own, `My ${pet}${behind === "'s" ? behind : ` ${behind}`} ${text.slice(all.length)}`];
};

/** "When I asked my brother he said no", "I told my sister she's wrong": one statement. */
const GOES_ON = new RegExp(
  wrapped`
    (?:^|[,;.] |\b(?:and|but|so|that) )(?:
      when|whenever|if|after|since|because|while|as|before|once|until|although|though|unless|every time|with
    )\b[^,;.]*$
    |\b(?:
      tell|tells|told|telling|remind|reminds|reminded|promised?|show|showed|convinced?|assured?|asked?|informed|warned
      |think|thinks|say|says|said|know|knows|hope|hopes|wish|sure|that
    ) (?:my|our) [^,]*$`,
  "i",
);

/** "I need some help with my daughter": the request of the hour. */
const ONLY_ASKS = new RegExp(
  wrapped`
    ^(?:\w+ )?(?:I|we)(?:'m| am|'re| are|'d| would)? (?:also |just |really )*
      (?:need|want|like|looking for|searching for|after) (?:(?:some|an?|any|to (?:find|get|buy)) )*(?:
      help|advice|tips|something|ideas?|gifts?|presents?|suggestions?|recommendations?
    )\b`,
  "i",
);

/** The statements of a sentence, the one on somebody behind their mention told with their name; the sentence alone where it is one. */
export const splicesOnKin = (text: string): string[] => {
  if (!ANY_PRONOUN.test(text)) return ofPet(text);
  const left = SPLICE.exec(text)?.[0] ?? OFFERED.exec(text)?.[0];
  if (left === undefined) return ofPet(text);
  if (GOES_ON.test(left.trimEnd())) return [text];
  const person = personsIn(left).at(-1);
  const said = person === undefined ? null : resolveOpening(text.slice(left.length), [person]);
  if (said === null) return [text];
  // "My partner Ida's 75 and I worry": she and I are no pair.
  const behind = said.replace(/'s (?=\d)/, " is ");
  const before = left.replace(/[\s,-]+$/, "");
  return FINITE.test(before) && !ONLY_ASKS.test(before) ? [`${before}.`, behind] : [behind];
};
