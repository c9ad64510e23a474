// Resolves "him", "her", "his" and "she" inside a clause that the speaker's own deed opens, where only one person can be meant.

import { wrapped } from "#domain/wrapped.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import type { Clause } from "#plugins/memory-extractors/local/sentences/clause.ts";
import { isPerfect } from "./has-or-is.ts";
import type { Person } from "./person.ts";
import { namesAnybody } from "./persons-asked.ts";
import { personsIn } from "./persons-named.ts";
import { isOpenName, opensWithPronoun, resolve } from "./pronouns.ts";
import { bringsInStranger, IN_OFFICE, OFFICES } from "./strangers.ts";

/** Behind "her" these begin something else than what is hers: "I told her already", "I gave her the key", not "her last job". */
const NOT_HERS = wrapped`
  an?|the|another|my|our|your|in|at|on|for|from|to|with|without|and|but|or|so|because|while|when|since|until|till|before
  |after|during|again|already|once|twice
  |(?:last|next) (?:time|night|week|weekend|month|year|summer|winter|spring|\w+day)|yesterday|today|tonight|tomorrow
  |soon|later|now|then|yet|always|often|sometimes|never|daily|weekly|every|about|near|beside|by|like|up|down|out|off
  |into|through|over|there|here|back|home|away|alone|instead|anyway|though|too|as|if|that|how|what|where|why|who|whether
  |not|is|was|more (?:than|often)|settled|used to|ready|started|trained|comfortable|better|checked|spayed|registered
  |adopted|interested|involved|myself|everything|something|nothing|anything|all|some|any|no|plenty|lots|loads|enough|one
  |I|I'm|I'd|I've|I'll|we|we're|we'd|he|she|they|you|it|this|these|those|off|well|very|so|to`;
/** "I caught her feeding the cat": what she did, not what is hers. */
const SEEN = "caught|saw|seen|heard|found|watched|watching|spotted|got|kept|had|remember|imagine|picture|stop|stopped";
/** "They hurt her back": hers. */
const OWN_BACK = "(?<!\\b(?:hurts?|broke|injured|strained|wrecked|did|put|threw) )";
/** "I bought her socks": for her, and not hers. */
const GIVEN = wrapped`
  (?<=\b(?:bought|knitted|baked|sewed|sewn|ordered|gave|given|brought|made) )her(?= (?:[a-z]+ ){0,2}[a-z]{2,}[^s\W]s
      (?:[.,!]|$| (?:for|and)\b)
  )`;
const HIM = new RegExp(
  wrapped`
    (?<!^)\b(?:
      him|${GIVEN}|${OWN_BACK}her(?= back\b)|her(?! back\b)(?=[.,!?]|$| (?:${NOT_HERS})\b)
      |(?<=\b(?:${SEEN}) )her(?= [a-z]{2,}ing\b)
    )\b`,
  "i",
);

const OF_SPEAKER = /^(?:I|we)\b/i;
const BEGINS_ANOTHER = /[,;:]| (?:that|because|when|if|so|and|but|who) /;
/** "He wanted me to go with him": of the same, whoever that is. */
const HE_BEFORE = /\b(?:he|him|his)\b/i;
const SHE_BEFORE = /\b(?:she|her)\b/i;
/** Whom a pronoun inside a clause means: not who does it nor who is named behind, and nobody where a name of either gender was heard, too. */
const meantInside = (pronoun: string, text: string, at: number, persons: readonly Person[]): Person | null => {
  const [before, behind] = [text.slice(0, at).toLowerCase(), text.slice(at).toLowerCase()];
  if ((/^h(?:e|is)$/i.test(pronoun) ? HE_BEFORE : SHE_BEFORE).test(before)) return null;
  const isOneDeed = !BEGINS_ANOTHER.test(before);
  const others = persons.filter(
    ({ phrase }) =>
      !(isOneDeed && before.startsWith(phrase.toLowerCase())) &&
      !behind.includes(phrase.replace(/^my /, "").toLowerCase()),
  );
  const meant = resolve(pronoun, others);
  return meant !== null && others.some((one) => isOpenName(one) && !meant.phrase.includes(one.phrase)) ? null : meant;
};

/** "The vet says her kidneys aren't great": of the one who was asked after. */
const OPENS_WITH_SPEAKER = new RegExp(
  `^(?:I|we)\\b|^(?:the|my|our|his|her) (?:${OFFICES}) (?:says?|said|thinks?|thought|told (?:me|us)) `,
  "i",
);
/** "her two sons", "gave her two books": whose, nobody can tell. */
const HIS = new RegExp(
  wrapped`
    (?<!^)\b(?!${GIVEN})(?:
      his|(?<!\b(?:call|calls|called|calling|name|names|named|naming) )her(?! (?:${NOT_HERS}|two|three|four|five)\b)
    )(?= [a-z])`,
  "i",
);
/** "We open on Friday and our lead lost his voice": the lead's. */
const OTHER_SUBJECT = new RegExp(
  wrapped`
    ^(?:and |but |so |because |when |if |that |while |since |then )*(?:
      the|an?|my|our|his|her|their|every|each|one|some|most|both|it|s?he|they|every(?:one|body)|some(?:one|body)
      |no(?:body)?|\p{Lu}\p{Ll}+
    )\b`,
  "u",
);
const hasOwnSubject = (text: string, at: number): boolean => {
  const parts = text.slice(0, at).split(/[,;:] | (?=(?:and|but|so|because|when|if|while|since) )/);
  return parts.length > 1 && OTHER_SUBJECT.test(parts.at(-1) ?? "") && FINITE.test(parts.at(-1) ?? "");
};
/** "I've still got his lathe" → "I've still got my uncle's lathe" */
const withOwner = (text: string, persons: () => readonly Person[]): string => {
  const owner = OPENS_WITH_SPEAKER.test(text) ? HIS.exec(text)?.[0].toLowerCase() : undefined;
  const person =
    owner === undefined || hasOwnSubject(text, text.search(HIS))
      ? null
      : meantInside(owner, text, text.search(HIS), persons());
  if (person === null) return text;
  return text.replace(HIS, `${person.phrase}${person.phrase.endsWith("s") ? "'" : "'s"}`);
};

/** "My mom left school when she had me", "It's hard on my mom, she's alone now": says of whom itself. */
const WHEN_SHE = /^(.+) (?:when|while|after|before|because|until|since|if|as) s?he\b/i;
const isOfSubject = (text: string, { phrase }: Person): boolean =>
  WHEN_SHE.exec(text)?.[1]?.toLowerCase().startsWith(phrase.toLowerCase()) === true ||
  (phrase.startsWith("my ") && text.slice(0, text.search(INSIDE)).toLowerCase().includes(phrase.toLowerCase()));
/** "Your Zoya did it, she's head girl now": somebody else's, whom a pronoun behind means. */
const namesAnother = (text: string, { phrase, gender }: Person): boolean => {
  const before = text.slice(0, text.search(INSIDE));
  return !before.includes(phrase) && namesAnybody(before, gender === "female" || gender === "male" ? gender : null);
};
const INSIDE = /(?<=[a-z,] )\b(?:he|she)\b/i;
const INSIDE_SHORT = /(?<=[a-z,] )\b(?:he|she)\b(?:'s(.*))?/i;
/** "The judge signed it, and he smiled": whoever did so. */
const SOMEBODY_DID = new RegExp(
  wrapped`
    ^the (?:[a-z-]+ )?[a-z-]+ (?:
      signed|told|asked|laughed|smiled|explained|offered|promised|refused|agreed|thanked|rang|called|examined|waved|said
      |cried|praised|married|admitted|apologi[sz]ed|insisted|shook
    ) [^.;]*?(?:,|,? (?:and|but|so)) s?he\b`,
  "i",
);
/** "she's been asked" → "Ruta has been asked" */
const asNamed =
  ({ phrase }: Person) =>
  (_: string, rest?: string): string =>
    rest === undefined ? phrase : `${phrase} ${isPerfect(rest) ? "has" : "is"}${rest}`;
/** "a bench where she read to me" → "a bench where my aunt read to me" */
const withSubjectInside = (text: string, persons: () => readonly Person[]): string => {
  const pronoun = INSIDE.exec(text)?.[0].toLowerCase();
  const person = pronoun === undefined ? null : meantInside(pronoun, text, text.search(INSIDE), persons());
  if (person !== null && (isOfSubject(text, person) || namesAnother(text, person) || SOMEBODY_DID.test(text)))
    return text;
  return person === null ? withOwner(text, persons) : text.replace(INSIDE_SHORT, asNamed(person));
};

/** "Nora took the dog with her", "asked me to help her": may be herself. */
const MAY_MEAN_SUBJECT = new RegExp(
  wrapped`
    \b(?:me|us|you)\b
    |\b(?:
      t[ao]kes?|taking|took|br(?:ing|ings|inging|ought)|carr(?:y|ies|ied)|has|had|have|keeps?|kept|gets?|got|puts?
      |pull(?:s|ed)|shut|shuts|closed?|closes|left|leaves|packed|dragged|wears?|wore
    ) .*\b(?:with|behind|around|round|on|about|near|beside|over|after|under|above|to|for) $`,
  "i",
);
/** "My aunt is staying with her" → "My aunt is staying with my mum": whoever does something, does it to somebody else. */
export const withObjectOfOther = (text: string, persons: () => readonly Person[]): string => {
  const found = OF_SPEAKER.test(text) ? null : HIM.exec(text);
  const before = text.slice(0, found?.index);
  if (found === null || opensWithPronoun(text) || BEGINS_ANOTHER.test(before) || MAY_MEAN_SUBJECT.test(before))
    return text;
  const person = meantInside(/^him$/i.test(found[0]) ? "he" : "she", text, found.index, persons());
  return person === null ? text : text.replace(HIM, person.phrase);
};

/** "The doctor told her to rest." "I could help her": nobody cares so for the doctor. */
const CARES_FOR = new RegExp(
  wrapped`
    \b(?:
      help(?:ed|ing)?|visit(?:ed|ing)?|feed|fed|drive|drove|hug(?:ged)?|miss(?:ed)?|look(?:ed|ing)? after
      |cook(?:ed|ing)? for|sit(?:ting)? with|keep|kept
    ) (?:him|her)\b`,
  "i",
);

/** "I told her on Sunday" → "I told my aunt on Sunday", where only she can be meant. */
export const withObject = (text: string, persons: () => readonly Person[]): string => {
  const pronoun = HIM.exec(text)?.[0].toLowerCase();
  if (pronoun === undefined) return withSubjectInside(text, persons);
  const at = text.search(HIM);
  const isOfStranger = bringsInStranger(text.slice(0, at));
  const isOfOneself = CARES_FOR.test(text);
  const near = (): readonly Person[] => persons().filter(({ phrase }) => !isOfOneself || !IN_OFFICE.test(phrase));
  const person = isOfStranger ? null : meantInside(pronoun === "him" ? "he" : "she", text, at, near());
  return person === null ? text : text.replace(HIM, person.phrase);
};

/** "Ruta won. A collector bought it all, and she's off": still of Ruta, in talk, or of the collector. */
const GOES_ON_INSIDE = /(?:,| (?:and|but|so|because|since|while)) (?:(he)|she)\b/i;
export const isOfSameInside = ({ text, passage }: Clause, person: Person | null): boolean => {
  if (person === null || passage.listener === null) return false;
  const { phrase, gender } = person;
  const [found, he] = GOES_ON_INSIDE.exec(text) ?? [];
  if (found === undefined || gender !== (he === undefined ? "female" : "male")) return false;
  const before = text.slice(0, text.indexOf(found));
  return (
    !OF_SPEAKER.test(text) &&
    !before.toLowerCase().includes(phrase.toLowerCase()) &&
    !/^s?he\b/i.test(text) &&
    !personsIn(before).some((one) => one.gender === gender || one.gender === "open")
  );
};
