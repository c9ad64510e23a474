// "I am, mom", "Yes chef, on my way": whom one speaks to is no trait of the one who speaks.

const ADDRESSED =
  "mum|mom|mam|mummy|mommy|mama|dad|daddy|papa|gran|granny|grandma|grandpa|grandad|nan|auntie|aunty|sis|bro|bruv|mate|pal|dude|buddy|boss|chief|chef|sir|ma'am|madam|miss|coach|captain|doctor|doc|professor|honey|darling|babe|dear|love|sweetie";
/** "Yes dad, ", "Thanks, coach. " */
const BEHIND_A_REPLY = new RegExp(
  `^((?:yes|yeah|yep|yup|aye|no|nope|nah|ok|okay|sure|right|alright|thanks|thank you|sorry|please|oh|hi|hey|hello))(?:,? )(?:${ADDRESSED})(?=[,.!?]|$)`,
  "i",
);
/** "I am mom", "we did, coach": nothing but the verb is said. */
const BEHIND_A_VERB = new RegExp(
  `^((?:I|we)(?:'m| am|'re| are| was| were|'ve| have| had| do| don't| did| didn't| can| can't| will| won't|'ll| would)(?: (?:not|already|never))?),? (?:${ADDRESSED})(?=[.!]*$)`,
  "i",
);

/** "The hall holds a hundred, my love." */
const MY_DEAR = /, my (?:love|dear|darling|friend|girl|boy|son|lad)(?=[,.!?]|$)/gi;

const ASKS = "what|when|where|how|who|which|why|do|does|did|are|is|have|has|can|will";
const ASKS_YOU = /\byour? .*\?$/i;
/** "I was on a tram, Joost, and fell", "Bo ji, I walked past", "bo i live here", "Bo when do you start?": but "Anna, Bo and I" are several people. */
const withoutName = (text: string, name: string): string => {
  if (!text.toLowerCase().includes(name.toLowerCase())) return text;
  const written = RegExp.escape(name);
  return text
    .replace(new RegExp(`^@${written}(?:[,:])? |,? @${written}(?=[,.!?]|$)`, "giu"), "")
    .replace(
      new RegExp(
        `^${written},? (?=(?:${ASKS})\\b[^.!]*\\?$)${ASKS_YOU.test(text) ? `|,? ${written}(?=\\?$)` : ""}`,
        "iu",
      ),
      "",
    )
    .replace(new RegExp(`(?<!\\p{Lu}[\\p{L}'-]*), ${written}(?=[,.!?]|$)`, "u"), "")
    .replace(
      new RegExp(`^${written}(?: (?:ji|san|jan|dear|love))?(?:, | )(?=(?:I|I'm|I've|we|we're|my|our) )`, "iu"),
      "",
    );
};

/** A sentence of talk without whom it is said to. */
export const withoutAddress = (text: string, listener: string): string =>
  withoutName(text, listener.split(" ")[0] ?? listener)
    .replace(MY_DEAR, "")
    .replace(BEHIND_A_REPLY, "$1")
    .replace(BEHIND_A_VERB, "$1");
