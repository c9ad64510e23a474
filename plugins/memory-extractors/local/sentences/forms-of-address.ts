// "I am, mom", "Yes chef, on my way": whom one speaks to is no trait of the one who speaks.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_BY_NAME } from "../cues/kin.ts";
import { isFirstName } from "../cues/proper-names.ts";
import { oncePerText } from "../once-per-text.ts";
import { either } from "../patterns.ts";

const ADDRESSED = `${KIN_BY_NAME}|auntie|aunty|sis|bro|bruv|mate|pal|dude|buddy|boss|chief|chef|sir|ma'am|madam|miss|coach|captain|doctor|doc|professor|honey|darling|babe|dear|love|sweetie`;
/** "Yes dad, ", "Thanks, coach. " */
const BEHIND_A_REPLY = new RegExp(
  wrapped`
    ^((?:yes|yeah|yep|yup|aye|no|nope|nah|ok|okay|sure|right|alright|thanks|thank you|sorry|please|oh|hi|hey|hello))
      (?:,? )(?:${ADDRESSED})(?=[,.!?]|$)`,
  "i",
);
/** "I am mom", "we did, coach": nothing but the verb is said. */
const BEHIND_A_VERB = new RegExp(
  wrapped`
    ^(
      (?:I|we)(?:'m| am|'re| are| was| were|'ve| have| had| do| don't| did| didn't| can| can't| will| won't|'ll| would)
        (?: (?:not|already|never))?
    ),? (?:${ADDRESSED})(?=[.!]*$)`,
  "i",
);
const BEHIND_FEW_WORDS = either(BEHIND_A_REPLY, BEHIND_A_VERB);

/** "Right, little brother, I've got ten minutes" */
const OF_KIN = new RegExp(
  wrapped`
    (?<=^(?:(?:right|ok|okay|well|so|oh|now|listen|hey|hi|morning|yes|no|and|but),? )?)
      (?:little|big|dear|dearest|my dear|my darling) (?:brother|sister|bro|sis|one|cousin|friend), (?=
      (?:I|I'm|I've|I'll|we|we're|we've|my|our|you|the|it|he|she|they)\b
    )`,
  "i",
);
/** "The hall holds a hundred, my love." */
const MY_DEAR = /, my (?:love|dear|darling|friend|girl|boy|son|lad)(?=[,.!?]|$)/gi;

/** "I'm learning the cello, sweetheart.", "She's a biologist, Grandma.": behind a comma, and not one of several who are listed. */
const AT_THE_END = new RegExp(
  wrapped`
    ^([^,]*|.*[,;] (?:and|but|so|because|which|it|I|we|he|she|they)\b[^,]*), (?:
      sweetheart|sweetie|honey|darling|dear|my dear|love|hun|babe|pet|duck|lad|old friend|sis|bruv|mate|pal|dude|bro
      |buddy|habibi|mi vida|mi amor|cariño|Grandma|Grandpa|Granny|Gran|Nana|Nan|Mum|Mom|Mama|Mummy|Mommy|Dad|Daddy|Papa
      |Abuela|Nonna|Oma|Opa|Coach|Doc|Boss
    )(?=[.!?]*$)`,
  "u",
);

const ASKS = "what|when|where|how|who|which|why|do|does|did|are|is|have|has|can|will";
const ASKS_YOU = /\byour? .*\?$/i;
/** Where a name is called. */
const callsOf = oncePerText((name) => {
  const written = RegExp.escape(name);
  const asked = `^${written},? (?=(?:${ASKS})\\b[^.!]*\\?$)`;
  return {
    marked: new RegExp(`^@${written}(?:[,:])? |,? @${written}(?=[,.!?]|$)`, "giu"),
    asked: new RegExp(asked, "iu"),
    askedYou: new RegExp(`${asked}|,? ${written}(?=\\?$)`, "iu"),
    between: new RegExp(`(?<!\\p{Lu}[\\p{L}'-]*), ${written}(?=[,.!?]|$)`, "u"),
    before: new RegExp(`^${written}(?: (?:ji|san|jan|dear|love))?(?:, | )(?=(?:I|I'm|I've|we|we're|my|our) )`, "iu"),
  };
});
/** "I was on a tram, Joost, and fell", "Bo ji, I walked past", "bo i live here", "Bo when do you start?": but "Anna, Bo and I" are several people. */
const withoutName = (text: string, name: string): string => {
  if (!text.toLowerCase().includes(name.toLowerCase())) return text;
  const { marked, asked, askedYou, between, before } = callsOf(name);
  return text
    .replace(marked, "")
    .replace(ASKS_YOU.test(text) ? askedYou : asked, "")
    .replace(between, "")
    .replace(before, "");
};

const GREETING = "(?:(?:hi|hey|hello|morning|oh|ok|okay|so|listen|sorry|yes|no),? )?";
const OLDER_KIN =
  "opa|oma|nonna|nonno|abuela|abuelo|yiayia|baba|amma|appa|mamma|maman|mutti|vati|papi|mami|abba|dede|babcia";
const ALL_OF_THEM = "guys|everybody|everyone|all|folks|kids|children|girls|boys|lads|ladies|people|team|friends|family";
/** What is said begins with its speaker. */
const SPEAKER = "(?:I|we|my|our)\\b";
/** Not "everybody I know sings". */
const NOT_OF_WHOM =
  "(?! (?:know|knew|met|meet|had|have(?! (?:to|news|something)\\b)|like|love|hate|work|went|go|grew|see|saw|used|live|lived|talk|talked|told|asked)\\b)";
const SPEAKER_DOES = `(?:I['’](?:m|ve|ll|d)|I${NOT_OF_WHOM}|we['’](?:re|ve|ll)|we${NOT_OF_WHOM}|my|our)\\b`;
/** "Opa I have diabetes", "Hello everybody, my car broke down", "guys I'm off"; but "everybody I know sings", "no kids, we tried". */
const CALLS = new RegExp(
  wrapped`
    ^${GREETING}(?:
      (?<!^no )(?:${ADDRESSED}|${ALL_OF_THEM}|my (?:love|dear|darling|friends?))
        (?:, (?=${SPEAKER})| (?=${SPEAKER_DOES}))
      |(?:${OLDER_KIN}|${KIN_BY_NAME}),? (?=${SPEAKER})|me,? (?=I\b)
    )`,
  "i",
);
const GREETS_ALL = new RegExp(`^(?:hi|hey|hello|morning) (?:${ALL_OF_THEM}),? (?=${SPEAKER})`, "i");
/** One look that most sentences fail. */
const MAY_CALL = /^(?!I)[^.!?;:]{2,24}? (?:I|[Ww]e|[Mm]y|[Oo]ur)\b/;
/** "Emma, I've moved"; "Jonas, I met him at school" answers who it is. */
const CALLS_BY_NAME =
  /^(\p{Lu}[\p{L}'-]+)(?!.*\b(?:s?he|him|her|his)\b)(?:, (?=(?:I|my)\b)| (?=I['’](?:m|ve|ll|d)\b))/u;

/** A sentence of talk without whom it calls before it says anything. */
export const withoutCall = (text: string): string => {
  if (!MAY_CALL.test(text)) return text;
  const name = CALLS_BY_NAME.exec(text);
  return name !== null && isFirstName(name[1] ?? "")
    ? text.slice(name[0].length)
    : text.replace(GREETS_ALL, "").replace(CALLS, "");
};

/** A sentence of talk without whom it is said to. */
export const withoutAddress = (text: string, listener: string): string => {
  const named = withoutName(text, listener.split(" ")[0] ?? listener);
  const bare = named.includes(", ") ? named.replace(OF_KIN, "").replace(MY_DEAR, "").replace(AT_THE_END, "$1") : named;
  return BEHIND_FEW_WORDS.test(bare) ? bare.replace(BEHIND_A_REPLY, "$1").replace(BEHIND_A_VERB, "$1") : bare;
};
