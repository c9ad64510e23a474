// What a few words leave open and the words before them say: "I gained 3 kilos. I'm 92 now" is a weight and no age, "no prawns,
// I'm allergic" tells to what, "I bought more shares, I own 100 now" of what. Nothing is told where they do not say it.

import { wrapped } from "#domain/wrapped.ts";
import { TWO_TO_SIX } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";

/** One look that most clauses fail. */
const MAY_BE_OPEN = /\d[\d.,]*(?: now| already)?[.!]*$|allergic(?! to\b)/i;

/** "I'm 92 now", "I'm down to 88" */
const BARE_NUMBER =
  /^(?:I'm|I am) (?:(?:now|already|just|only|almost|about|around|at|down to|up to|back to) )*(\d{2,3}(?:[.,]\d)?)(?: now| already)?[.!]*$/i;
/** As an age is said too, and as nothing else is where nothing has changed. */
const HAS_CHANGED = /\b(?:now|already|at|to)\b/i;
const OF_WEIGHT = new RegExp(
  wrapped`
    \b(?:gain(?:ed)?|los[et]|put on|dropped|shed) (?:\w+ )?\d[\d.,]* ?(kilos?|kgs?|pounds?|lbs?)\b
    |\b\d[\d.,]* ?(kilos?|kgs?|lbs?)\b|\b(?:weight|weigh(?:s|ed|t)?|(?:bathroom )?scales|on a diet|heavier)\b`,
  "i",
);
/** Other things are counted so too, and say nothing of an age. */
const OF_OTHERS = new RegExp(
  wrapped`
    \b(?:
      score[ds]?|points?|level|page|chapter|lap|followers|subscribers|\d+ steps|miles|km|kilomet(?:re|er)s|percent
      |deadlift|bench|squat|squats|reps|push-ups|press-ups|\d+ words|rank(?:ed)?|number
    )\b
    |%`,
  "i",
);

/** "I own 100 now" */
const BARE_COUNT =
  /^((?:I|we)(?:'ve)? (?:now )?(?:own|have|got|have got|keep|hold)) ((?:about |only |just )?\d[\d,]*(?: now| already)?)[.!]*$/i;
const COUNTED = new RegExp(
  wrapped`
    \b(?:\d[\d,]*|more|some|new|extra|another \d+|few|several|${TWO_TO_SIX}|my|our) (
      (?:[a-z-]+ )?(?:sheep|[a-z]{2,}[a-rt-z]s)
    )(?=[.,;!]|$| (?:and|but|for|from|in|on|at|so|last|this|today|yesterday)\b)`,
  "gi",
);
const NO_THING =
  /\b(?:years|months|weeks|days|hours|minutes|times|euros|dollars|pounds|kilos|percent|things|lots|loads)$/i;

const BARE_ALLERGY = /\ballergic(?= (?:too|as well|now|so|and|but|because|since)\b|[,.!]|$)/i;
const SAYS_NO_MORE = /^(?:[\w']+ ){1,4}allergic(?: (?:too|as well|now))?[.!]*$/i;
const ANIMALS = "cats?|dogs?|kittens?|pupp(?:y|ies)|horses?|rabbits?|hamsters?|guinea pigs?|birds?|bees|wasps";
const AVOIDED = new RegExp(
  wrapped`
    \b(?:
      no|nothing with|without|avoid|skip(?: the)?|hold the|leave out the|never (?:eat|have|touch)
      |(?:can't|cannot|can not|don't|do not|doesn't|shouldn't|mustn't|couldn't) (?:
        eat|have|do|drink|touch|use|wear|take
      )
    ) (?:(?:any|the|more|eating|anything with|food with) )?
    (
      (?!(?:an?|my|it|that|this|them|more|much|idea|doubt|way|thanks?|problem|one|those|these|anything|any)\b)[a-z-]+(?:
        (?: and| or)? (?!
          (?:
            for|in|at|on|as|because|since|so|to|please|thanks|and|or|but|no|myself|too|btw|tbh|lol|haha|either|anymore
            |by|honestly|sadly|I|he|she
          )\b
        )[a-z-]+(?![a-z-]|'s\b| (?:is|are)\b)
      )?
    )`,
  "gi",
);
/** "Do they have peanuts? I'm allergic" */
const ASKED_FOR = new RegExp(
  wrapped`
    ^(?:[\p{L}' ]{1,20}[,.!] )?(?:
      (?:do|does|did) (?:they|it|these|those|that|this|the [a-z]+(?: [a-z]+)?) (?:have|contain|use|need)
      |(?:is|are) there|(?:is|are) (?:it|they|that|these|those) (?:made |cooked |fried |baked )?with
    ) (?:(?:any|some|real|actual|the) )?
    (
      (?!(?:an?|it|that|this|them|one|anything|something|more|other|allergens?)\b)[a-z-]{3,}
        (?: (?!(?:in|inside|on|for|at|and)\b)[a-z-]+)?
    )(?: (?:in|inside|on) (?:it|them|there|that|this|those|these|the [a-z]+(?: [a-z]+)?))?\?$`,
  "iu",
);
const ANIMAL = new RegExp(`\\b(?:the |her |his |their |my |our |a )?(${ANIMALS})\\b`, "gi");
const PLURALS: Readonly<Record<string, string>> = { puppy: "dogs", puppies: "dogs", kitten: "cats", kittens: "cats" };
const ofAnimal = (name: string): string => PLURALS[name.toLowerCase()] ?? `${name.toLowerCase().replace(/s$/, "")}s`;

const only = (found: readonly string[]): string | null => (new Set(found).size === 1 ? (found[0] ?? null) : null);
const namesIn = (text: string, pattern: RegExp): string[] =>
  matchesIn(text, pattern).map(([, name = ""]) => name.toLowerCase());

/** "please, because he's", between a thing avoided and "allergic": nothing else is avoided there. */
const LEADS_TO_ALLERGIC =
  /^(?: (?:please|thanks))?[,;:]?(?: -)? (?:(?:because|since|as|cause|cos) )?[\p{L}']+(?: [\p{L}']+){0,3} allergic\b/iu;
/** "I don't eat meat, and nothing with sesame, he's allergic" → "sesame" */
const avoidedBecause = (own: string): string | null => {
  const all = matchesIn(own, AVOIDED);
  const at = all.findIndex((match) => LEADS_TO_ALLERGIC.test(own.slice(match.index + match[0].length)));
  const [found, before] = [all[at], all[at - 1]];
  if (found === undefined) return null;
  // "No cats and no dogs, I'm allergic": to the one or the other.
  const between = before === undefined ? "" : own.slice(before.index + before[0].length, found.index);
  return /^,? (?:and|or) $/i.test(between) ? null : (found[1]?.toLowerCase() ?? null);
};

const allergen = (own: string, before: string): string | null => {
  const asked = ASKED_FOR.exec(before.trim())?.[1];
  if (asked !== undefined) return asked.toLowerCase();
  const because = avoidedBecause(own);
  if (because !== null) return because;
  for (const text of [own, before]) {
    const thing = only(namesIn(text, AVOIDED)) ?? only(namesIn(text, ANIMAL).map(ofAnimal));
    if (thing !== null) return thing;
  }
  return null;
};

const weightIn = (number: string, text: string): string | null => {
  const found = OF_WEIGHT.exec(text);
  if (found === null) return null;
  const unit = found[1] ?? found[2];
  return unit === undefined ? null : `I weigh ${number} ${unit.replace(/^kilo$/i, "kilos")} now.`;
};

/** "I will, goodnight Tobi", "I can, promise": what, the other asked. */
const PROMISES_ONLY = new RegExp(
  wrapped`
    ^(?:
      (?:I|we|s?he|they) (?:
        will|can|could|would|should|must|might|do|did|am|are|is|have|has|won't|can't|didn't|don't|haven't
      )
      |(?:I|we)'ll
    ),(?! (?:I|I'm|I've|I'll|we|we're|my|our|it|it's|s?he|they|but|and|so|because|if|on|at|in|from|with)\b)
      (?: [\p{L}'-]+){1,4}[.!]*$`,
  "iu",
);
/** "Nadia might, I'll ask": what she might, the question says. */
const MIGHT_ONLY = new RegExp(
  wrapped`
    ^(?:\p{Lu}\p{Ll}+|my [a-z]+(?: \p{Lu}\p{Ll}+)?) (?:might|could|would|may|will|can|does|did)(?: too| as well| maybe)?
      , (?:(?:but|so|and) )?(?:I'll|I can|I will|let me|I'd have to|I need to|I have to) (?:
      ask|check|see|find out|try|look|tell|text|ring
    )\b[^,;]{0,40}$`,
  "iu",
);
/** "If the hip lets me": what then, the question says; not "If it rains I stay". */
const CONDITION_ONLY = new RegExp(
  wrapped`
    ^(?:(?:only|just|but|not|well|maybe|yes|no|sure),? )?(?:if|unless|provided|as long as) (?!so\b|only\b|not\b)[\p{L}'-]+(?: (?!
        (?:I|I'm|I'll|I'd|I've|we|we're|we'll|he|she|they|it|it's|there|you|my|our|then)\b
      )[\p{L}'-]+
    ){1,5}[.!]*$`,
  "iu",
);

/** "It's a girl. We're calling her Ottilie" → "Our girl is called Ottilie" */
const CALLING = new RegExp(
  wrapped`
    ^(?:[Ww]e|I)(?:'re|'m|'ve| are| am| have)? (?:(?:going to|gonna) )?(?:call(?:ed|ing)?|nam(?:ed|ing|e)) (?:(her)|him) (?=
      \p{Lu}\p{L}+(?:[.!,]|$| (?:after|for)\b)
    )`,
  "u",
);
const A_GIRL = /\bit(?:'s| is| was) (?:going to be )?an? (?:(?:little|baby) )?(girl|boy)\b/i;
const withNewborn = (text: string, before: string): string => {
  const [all, her] = CALLING.exec(text) ?? [];
  const child = all === undefined ? undefined : A_GIRL.exec(before)?.[1]?.toLowerCase();
  return all === undefined || child === undefined || (child === "girl") !== (her !== undefined)
    ? text
    : `Our ${child} is called ${text.slice(all.length)}`;
};

/** A clause with what it leaves open; null where nobody can say what that is. `own`: its sentence. */
export const withLeftOpen = (text: string, own: string, before: string): string | null => {
  if (PROMISES_ONLY.test(text) || MIGHT_ONLY.test(text) || (CONDITION_ONLY.test(text) && text === own)) return null;
  if (!MAY_BE_OPEN.test(text)) return withNewborn(text, before);
  const number = BARE_NUMBER.exec(text)?.[1];
  const near = `${before} ${own}`;
  if (number !== undefined) {
    const hasChanged = HAS_CHANGED.test(text);
    if (OF_WEIGHT.test(near)) return hasChanged ? weightIn(number, near) : null;
    return hasChanged && OF_OTHERS.test(near) ? null : text;
  }
  const [, have, count] = BARE_COUNT.exec(text) ?? [];
  if (have !== undefined && count !== undefined) {
    const things = namesIn(near, COUNTED).filter((name) => !NO_THING.test(name));
    const thing = only(things);
    return thing === null ? null : `${have} ${count.replace(/(?= now| already|$)/, ` ${thing}`)}.`;
  }
  if (!BARE_ALLERGY.test(text)) return text;
  const to = allergen(own, before);
  if (to === null) return SAYS_NO_MORE.test(text) ? null : text;
  return text.replace(BARE_ALLERGY, `allergic to ${to}`);
};
