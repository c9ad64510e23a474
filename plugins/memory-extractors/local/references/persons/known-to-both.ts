// Of whom two people who talk both know a clause tells: "Marek bought a new one", "Aunt Ilka is cooking", "Viktor's dad left
// him the vineyard", however they type it. Most names stand in no list: what only somebody does shows that a word is one.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS, kinGender } from "#plugins/memory-extractors/local/cues/kin.ts";
import { anyOf, opensSmall, wordSet } from "#plugins/memory-extractors/local/patterns.ts";

/** "Uncle Ray is", "Mrs Adler sold" */
const TITLED = new RegExp(
  wrapped`
    ^(?:
      Aunt(?:ie|y)?|Uncle|Grandma|Grandpa|Granny|Mr|Mrs|Ms|Dr|Monsieur|Madame|Señora?|Frau|Herr|Father|Sister|Captain
      |Professor|Coach
    )\.? \p{Lu}[\p{L}-]+(?:'s)? \p{Ll}`,
  "u",
);

const OFTEN = "(?:(?:just|also|now|still|never|always|even|finally|already|only|really) )?";
/** What no thing, place or company does. */
const ONLY_SOMEBODY_DOES = anyOf(
  wrapped`
    (?:has |'s )?${OFTEN}(?:
      bought|sold|married|divorced|rang|called|phoned|texted|emailed|told|asked|promised|forgot|quit|retired|graduated
      |proposed|cried|laughed|fainted|knitted|baked|cooked|drove|flew|sang|read out|put on weight|dyed
    )`,
  wrapped`
    ${OFTEN}(?:
      loves|hates|likes|wants|thinks|says|said|lives|cooks|bakes|sings|knits|snores|studies|drives|sleeps|eats|drinks
      |smokes|swims|hopes|knows|misses|prefers|remembers
    )`,
  wrapped`
    (?:is|'s|was) ${OFTEN}(?:
      running (?:it|the|an?)|doing|making|cooking|baking|having|expecting|pregnant|moving|studying|seeing|dating|married
      |divorced|retired|selling|buying|teaching|learning|training|painting|allergic|afraid|obsessed
    )`,
  wrapped`
    (?:is|'s|was) ${OFTEN}(?:
      applying|quitting|retiring|bringing|lending|looking after|flying (?:out|in|back|home|to)
      |driving (?:me|us|him|her|up|down|over)|paying (?:for|half)
      |leaving (?:him|her|us|me|his|school|uni|the (?:team|company|band|firm|job))
      |getting (?:a (?:lodger|dog|cat|puppy|job|tattoo|divorce|promotion)|married|divorced|engaged|fired|promoted)
      |taking (?:me|us|him|her)[ ]
    )`,
  "was (?:made|elected|promoted|hired|fired|sacked|given|offered|sent|named)",
  wrapped`
    (?:is|has been|was) (?:a|an|the|our|my) (?:[a-z]+ )?(?:
      nurse|teacher|doctor|student|vet|chef|lawyer|engineer|driver|baker|boss|manager|friend|neighbour|neighbor|cousin
    )`,
  wrapped`
    ${OFTEN}(?:
      got (?:the|a) (?:job|part|place|dog|cat|puppy|tattoo|scholarship)
      |got (?:engaged|married|promoted|fired|hurt|sick|into|his|her)
      |left (?:him|her|me|us|them|his|the (?:team|company|band|choir|firm|job))|broke (?:his|her|up)
      |moved (?:to|in|out|back|away)|lost (?:his|her)|passed (?:his|her|the)|failed (?:his|her|the)
      |came (?:back|home|over|round|with|to)|went (?:back|home|to|on|into)|started (?:his|her|at|school|work|uni)
    )`,
);
const DEED_OF_SOMEBODY = new RegExp(
  String.raw`^(\p{Lu}[\p{L}-]*\p{Ll})(?: and (\p{Lu}\p{L}+))?(?= |')(?:'s(?= ))? ?${ONLY_SOMEBODY_DOES}\b`,
  "u",
);
/** "Nuala and Fintan are getting divorced" */
const TWO_NAMED =
  /^\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+ (?:are|have|got|broke up|split|moved|bought|sold|married|live|met)\b/u;
/** Opens a sentence with a capital without naming anybody. */
const NO_NAME = wordSet(
  "everybody everyone somebody someone nobody anybody anyone people it he she they we you i who that this",
  "there what which one both all each",
  "neither either most many some none others another nothing something everything school work life music",
  "rain dinner lunch god love children",
  "women men girls boys kids parents students teachers neighbours neighbors friends guests folks mum mom dad",
  "and but so then also now still",
  "just yes no well even when if because since while after before although though maybe perhaps then once",
  "never always sometimes google apple amazon",
);
/** "Viktor's dad", "Ruta's landlord" */
const OF_NAMED = new RegExp(
  String.raw`^\p{Lu}\p{L}*\p{Ll}'s? (?:(?:new|old|little|older|younger|twin|big) )?(?:${KIN_NOUNS})(?:-in-law)?(?: \p{Lu}\p{L}+)? \p{Ll}`,
  "u",
);
const NO_OWNER = /^(?:It|That|He|She|There|What|Who|Here|Let|One|Everybody|Everyone|Somebody|Someone|Nobody)'/;

/** Whether a clause tells of somebody by name, or of somebody of theirs. */
export const namesSomebody = (text: string): boolean => {
  if (!/^\p{Lu}/u.test(text)) return false;
  if (TITLED.test(text) || TWO_NAMED.test(text)) return true;
  if (OF_NAMED.test(text)) return !NO_OWNER.test(text);
  const [, name = "", other = ""] = DEED_OF_SOMEBODY.exec(text) ?? [];
  return name !== "" && ![name, other].some((word) => NO_NAME.has(word.toLowerCase()));
};

/** "viktors dad left": a possessive without its apostrophe, as no noun in the plural stands before one in the singular. */
const OWNER_TYPED = new RegExp(
  wrapped`
    ^([a-z]{3,12})s ((?:new |old |little |older |younger )?(${KIN_NOUNS}))(?= (?:
        is|was|has|had|will|can|got|left|gave|told|said|says|wants|bought|sold|made|makes|died|moved|works|lives|had
        |went|came|[a-z]{2,}ed
      )\b
    )`,
);
const NO_POSSESSIVE = /^(?:thi|alway|perhap|beside|sometime|new|unles|acros|yesterday|today|tomorrow|.*[uis])$/;

const isCommon = (noun: string): boolean => [noun, `${noun}s`].some((form) => kinGender(form) !== undefined);

/** "viktors dad sold it" → "Viktor's dad sold it": a name that was typed small. */
export const withNamesTyped = (text: string): string => {
  if (!opensSmall(text)) return text;
  return text.replace(OWNER_TYPED, (found: string, owner: string, whose: string, noun: string) => {
    if (kinGender(noun) === "plural" || NO_POSSESSIVE.test(owner)) return found;
    return `${isCommon(owner) ? owner : upperFirst(owner)}'s ${whose}`;
  });
};
