// "We", "us" and "you" of people at large, told as what holds for anybody: "bring us together" → "bring people together".

import { wrapped } from "#domain/wrapped.ts";
import { anyOf } from "../patterns.ts";

/** What anybody has of their own. */
const ANYBODYS_OWN = wrapped`
  (?:(?:own|whole|entire|daily|everyday|inner|mental|physical|overall|closest|true) )*(?:
    lives|life|souls?|hearts?|minds?|bod(?:y|ies)|spirits?|moods?|outlook|well-?being|happiness|dreams|goals|passions?
    |interests|fears|limits|imaginations?|emotions|feelings|thoughts|actions|words|experiences|mistakes|perspectives?
    |potential|health|comfort zones?|horizons|creativity|stress|confidence|loved ones|struggles|values|roots|self|selves
    |days?|best|thinking|energy|place|thing|story|stories
  )`;
/** These the listener may have, of whom the talk is. */
const MAYBE_YOURS = "(?:(?:own|whole) )?(?:story|stories|dreams|words|actions|experiences|place|thing)";

/** "when you reach a goal", "friends you can rely on", "make you feel": nobody in particular. */
const GENERIC_YOU = anyOf(
  wrapped`
    (?:
      when|whenever|if|how much|what|where|once|who|people|friends|anyone|those|something|someone|somebody|as long as
      |than
    ) you(?:'re|'ve)? (?!both\b|guys\b|two\b|all\b)`,
  wrapped`
    (?:
      makes?|making|gives?|giving|helps?|helping|lets?|shows?|showing|teach(?:es)?|teaching|takes?|keeps?|keeping|lifts?
      |supports?|supporting|backing|motivates?|understands?|loves?|loving|pushes|push|reminds?|around|behind|beside
    ) you(?! (?:guys|two|both|all)\b)`,
);
const GENERIC = new RegExp(GENERIC_YOU, "gi");
const SOMEBODYS = new RegExp(
  String.raw`\b(?:our|your) (?!${ANYBODYS_OWN}\b|(?:community|society|planet|world)\b)|\byour (?:community|society|${MAYBE_YOURS})\b`,
  "i",
);
/** "Our community" is the one that is spoken of. */
const SHARED = /\bour (?=(?:community|society|planet|world)\b)/gi;

/** "connect with who you are": oneself, and no others; behind "you" or "us" it is of these. */
const WHO_ONE_IS = /\bwho (?:you|we)(?:'re| (really |truly )?are)(?=[.,!]|$| (?:and|as|inside)\b)/i;
const asOneself = (text: string): string => {
  const at = text.search(WHO_ONE_IS);
  if (at < 0 || AS_SUBJECT.test(text.slice(0, at))) return text;
  return text.replace(WHO_ONE_IS, (_, how = "") => `who one ${how}is`);
};

type Told = Readonly<Record<string, string>>;
const PEOPLE: Told = { "": "people", "'re": "people are", "'ve": "people have", "'ll": "people will", r: "people's" };
const LATER: Told = { "": "they", "'re": "they are", "'ve": "they have", "'ll": "they will", r: "their" };

const AS_SUBJECT = /\b(?:we|you)(?:'re|'ve|'ll)?\b|\bus\b/i;
const OF_ANYBODY = /\b(?:(we|you)('re|'ve|'ll)?|(us)(?: all)?|our|your|(?:our|your)sel(?:f|ves))\b/gi;

/** "makes you": the one whom it makes. */
const BEHIND_VERB =
  /\b(?!(?:when|if|what|who|people|friends|how|much|whenever|where|once|someone|somebody|anyone|those|something|of|as|than|and)\b)\w+ $/i;
/** "friends you can rely on" */
const WHOM_ONE_CAN =
  /(?<=\b(?:people|friends|someone|somebody|anyone|those|things|something) )you(?= (?:can|may|might|will|could)\b)/gi;
/** One person has one of these. */
const EACH_HAS_ONE: Told = {
  lives: "life",
  souls: "soul",
  hearts: "heart",
  minds: "mind",
  bodies: "body",
  selves: "self",
  imaginations: "imagination",
  zones: "zone",
};

/** The same of people at large; null where "we" or "you" may be somebody: "our choir", "your students". */
export const ofAnybody = (said: string): string | null => {
  const text = said.replace(WHOM_ONE_CAN, "one");
  if (SOMEBODYS.test(text) || /\byou\b/i.test(text.replace(GENERIC, ""))) return null;
  const shared = asOneself(text.replace(SHARED, "the "));
  if (!AS_SUBJECT.test(shared))
    return shared
      .replace(/\b(?:our|your)(?:self|selves)\b/gi, "oneself")
      .replace(/\b(?:our|your)\b/gi, "one's")
      .replace(
        /(?<=\bone's (?:\w+ )?)(?:lives|souls|hearts|minds|bodies|selves|imaginations|zones)\b/g,
        (word) => EACH_HAS_ONE[word] ?? word,
      );
  let isNamed = false;
  return shared.replace(
    OF_ANYBODY,
    (word, _subject: string | undefined, short: string | undefined, us: string | undefined, at: number) => {
      const lower = word.toLowerCase();
      if (/sel(?:f|ves)$/.test(lower)) return isNamed ? "themselves" : "oneself";
      const isObject = us !== undefined || (lower === "you" && BEHIND_VERB.test(shared.slice(0, at)));
      const form = /r$/.test(lower) && short === undefined ? "r" : (short ?? "");
      if (isNamed && isObject) return "them";
      const told = (isNamed ? LATER : PEOPLE)[form] ?? word;
      isNamed = true;
      return told;
    },
  );
};
