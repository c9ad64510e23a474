// What announces a piece of news in the sentence that tells it: "You'll laugh, I've sold the boat", "Only warning, we keep
// goats", "But guess what we got the keys". The announcement tells nothing, and would make the sentence one about the listener,
// an order or a question.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_BY_NAME, KIN_NOUNS, kinGender } from "#plugins/memory-extractors/local/cues/kin.ts";
import { SUBJECT_START } from "#plugins/memory-extractors/local/cues/openings.ts";
import { genderOfName, isFirstName } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { MONTH_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { anyOf } from "#plugins/memory-extractors/local/patterns.ts";
import { withoutShort } from "#plugins/memory-extractors/local/references/persons/has-or-is.ts";

const BEFORE = "(?:(?:and|but|so|oh|ok|okay|well|omg|listen|look),? ){0,2}";
/** A new sentence by its subject: "I've", "my brother", "Marek sold". */
const TOLD = String.raw`(?=${SUBJECT_START}\s|(?-i:\p{Lu})\p{Ll}+ \p{Ll})`;

const ANNOUNCEMENTS = anyOf(
  wrapped`
    you(?:'ll| will| won't| wouldn't|'ll not| will not) (?:
      laugh|(?:love|like|hate) this|never (?:guess|believe (?:it|this))|believe (?:it|this)
      |be (?:pleased|surprised|jealous)
    )`,
  "(?:can|would) you believe it|guess what|get this|brace yourself|hold on to your hats?|plot twist|true story",
  "between you and me|(?:just )?to warn you|just so you're warned",
  wrapped`
    (?:please )?(?:don't|do not) (?:
      laugh|panic|judge(?: me)?|freak out|be (?:mad|angry|cross|shocked|upset|alarmed)
      |tell (?:anyone|anybody|a soul|(?:your |my )?\p{L}+)(?: yet)?
    )`,
  wrapped`
    (?:(?:only|one|just|an?|the|fair|small|tiny|quick|slight|little|big|huge|great|good|bad|sad|happy|best|other) ){1,3}(?:
      warning|problem|snag|catch|news|update|confession|piece of news|bit of news|part
    )(?: is(?: that)?)?
    |(?:big )?confession`,
  "(?:did|have) (?:you|u) hear(?:d)?(?: the news)?",
  "I(?:'ve got| have| got) something (?:\\w+ )?to (?:tell|share with) you(?: too| as well)?",
  "I(?:'ve got| have| got) (?:(?:some|an?|big|good|bad|sad|great|exciting|little) ){0,2}news",
);
/** "Don't laugh, but I've joined a brass band" */
const ANNOUNCED = `${ANNOUNCEMENTS}(?:\\s*[,:;!]| -|,? but| so| because)\\s+${TOLD}`;
/** "and guess what we got the keys"; "guess what I bought" tells nothing yet. */
const GUESS = wrapped`
  guess what,? (?=
    (?:I|we|my [a-z]+|our [a-z]+)(?:'m|'re|'ve)? (?:(?:just|finally|also|\w+ly) )?[a-z]+ (?:
      an?|the|my|our|his|her|their|into|two|three|married|engaged|pregnant|promoted
    )\b
  )`;
/** "But a small one for me, I've given up sugar" */
const ORDERED = `(?:just |only )?(?:an?|the|no|one|two) [^,.!?]{2,30} for (?:me|us)(?: then| please)?, ${TOLD}`;

/** "Found it: the stack was too small" */
const FOUND_IT = wrapped`
  (?:I |we )?(?:finally )?(?:found|got|fixed|solved|sorted|cracked) (?:it|that|the (?:problem|bug|issue|cause|culprit))
    (?: in the end)?(?:: | - )(?=(?:the|my|our|it was|an?|I|we)\b)`;

export const NEWS_AHEAD = new RegExp(`^${BEFORE}${anyOf(ANNOUNCED, GUESS, ORDERED, FOUND_IT)}`, "iu");

/** "Guess who I met at the market, Ruta from school" → "I met Ruta from school at the market" */
const GUESS_WHO = new RegExp(
  wrapped`
    ^${BEFORE}(?:you'll )?(?:never )?guess who (I|we) (?:just )?(met|saw|ran into|bumped into|heard from|married|hired)
      ( [^,:;?]{2,40})?(?:,|:| -) ((?-i:\p{Lu})[^,:;?!.]{2,40})([.!]*)$`,
  "iu",
);
/** "Guess who was here, Aunt Ruta!" → "Aunt Ruta was here!" */
const GUESS_WHO_DID = new RegExp(
  wrapped`
    ^${BEFORE}(?:you'll )?(?:never )?guess who (
      (?:'s |is |was |has |just |finally )?(?!(?:I|you|he|she|it|we|they|my|our|your|the)\b|(?-i:\p{Lu}))[^,:;?]{2,60}
    )(?:,|:| -) (
      (?!\w+day\b|(?:${MONTH_NAMES})\b)
      (?-i:(?:(?:my|our|old|little) |(?:Aunt|Uncle|Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)
    )([.!]*)$`,
  "iu",
);
/** "Don't tell Mum, Nora wants to tell her herself" → "Nora wants to tell my mum herself" */
const SECRET = new RegExp(
  wrapped`
    ^${BEFORE}(?:please )?don't tell (?:my )?((?-i:\p{Lu})\p{Ll}+|${KIN_BY_NAME})(?: yet)?,? (?:but |because )?(
      (?:\p{Lu}\p{Ll}+|I|we|my \w+)(?:'m|'re)? [^,;]{2,40}?\b(?:tell|telling|surprise|surprising|ask|show|invite)
    ) (?:him|her)\b`,
  "iu",
);

/** "Speaking of Olaf, he's moving" → "Olaf is moving" */
const SPEAKING_OF = new RegExp(
  wrapped`
    ^(?:(?:and|but|oh|also),? )?speaking of (my [a-z]+(?: (?-i:\p{Lu})[\p{L}'-]+)?|(?-i:\p{Lu})[\p{L}'-]+(?: (?-i:\p{Lu})[\p{L}'-]+)?), (s?he)
      (?='s | )`,
  "iu",
);

const SOME_KIN = new RegExp(
  `^(?:${KIN_NOUNS}|boss|manager|colleague|neighbou?r|friend|teacher|coach|landlord|landlady)$`,
  "i",
);
/** Not "Speaking of my brother, she left him", "Speaking of my wedding, he forgot it". */
const canBe = (whom: string, meant: "male" | "female"): boolean => {
  const [first = "", noun = ""] = whom.split(" ");
  if (!/^my$/i.test(first)) return isFirstName(first) && (genderOfName(first) ?? meant) === meant;
  return SOME_KIN.test(noun) && (kinGender(noun.toLowerCase()) ?? meant) === meant;
};

/** A sentence that makes a riddle or a secret of whom it tells, as one that tells it. */
export const withWhomNamed = (text: string): string => {
  const [spoken, whom = "", who = ""] = text.includes("peaking of ") ? (SPEAKING_OF.exec(text) ?? []) : [];
  const rest = text.slice(spoken?.length ?? 0);
  // "he quit his job": whose, only the whole sentence tells.
  if (
    spoken !== undefined &&
    !/\b(?:his|hers?|him)\b/i.test(rest) &&
    canBe(whom, /^she$/i.test(who) ? "female" : "male")
  )
    return `${upperFirst(whom)}${withoutShort(rest)}`;
  if (text.includes("uess who ")) return text.replace(GUESS_WHO, "$1 $2 $4$3$5").replace(GUESS_WHO_DID, "$2 $1$3");
  if (!text.includes("on't tell ")) return text;
  return text.replace(SECRET, (_, whom: string, told: string) => {
    const name = kinGender(whom) === undefined ? whom : `my ${whom.toLowerCase()}`;
    return `${told} ${name}`;
  });
};
