// How an assistant is to answer, told with its reason or as what is expected of it: "My Dutch is poor so please use easy words",
// "What I need from you is hard questions, not praise". The reason makes it an order for good.

import { wrapped } from "#domain/wrapped.ts";
import { anyOf } from "#plugins/memory-extractors/local/patterns.ts";
import type { Passage } from "#plugins/memory-extractors/local/reading/passages.ts";
import { mannerGrounded } from "./manner-of-reply.ts";
import { WHEN_YOU } from "./reply-words.ts";
import { asksAssistant, standingOrder } from "./standing-orders.ts";

interface Behind {
  readonly said: string;
  readonly wish: string;
}

const DISLIKES = "hate|detest|loathe|dislike|despise|(?:can't|cannot) (?:stand|abide|bear)|am allergic to";
/** 'I detest the word "moist" so please don't use it' */
const DISLIKED_WORD = new RegExp(
  wrapped`
    ^(.{0,60}?\bI (?:\w+ )?(?:${DISLIKES}) (the (?:words?|phrases?|terms?|expressions?) [^.;]{2,60}?))(?:,|;| -)? (?:(?:so|and),? )?
      (?:please )?(?:(?:don't|do not|never)(?: ever)? (?:use|say|write)|avoid) (?:it|that|them|those)[.!]*$`,
  "i",
);

/** "What I need from you is hard questions about the plot, not praise"; "a list, not a table" is wanted once. */
const EXPECTED = new RegExp(
  wrapped`
    ^What I(?: (?:really|mostly|mainly))?(?: need| want| expect|'d like| would like| am after) from you (?:is|are) (?!
      (?:an?|the|this|that|to|for|help|\d+|two|three|my)\b
    )([^,;.]{3,70}(?:,? (?:not|and not|and no|rather than|instead of) [^,;.]{3,50}))[.!]*$`,
  "i",
);

const OF_WORDS = anyOf(
  "words|terms|language|slang|emojis?|jargon|abbreviations|acronyms|sentences|formulas|metaphors|nicknames|irony|sarcasm",
);
/** "don't use big words with me ever" */
const NEVER_WITH_ME = new RegExp(
  wrapped`
    ^(?:(?:please|and|also|just|ok),? )*(?:don't|do not)(?: ever)? (
      use (?:[a-z-]+ ){0,3}${OF_WORDS}(?: (?:with|on|to|at|around) me(?: ever|,? please)*| ever(?: again)?)
    )[.!]*$`,
  "i",
);

/** What is wished for good by the whole sentence. */
export const reasonedWish = (text: string): string | null => {
  const expected = text.includes(" from you ") ? EXPECTED.exec(text)?.[1] : undefined;
  if (expected !== undefined)
    return `I want ${expected.replace(/,? (?:and )?(?=not |no )/i, " from the assistant, ")}.`;
  const liked = SO_FROM_NOW_ON.exec(text)?.[1];
  if (liked !== undefined) return `${liked}.`;
  const never = NEVER_WITH_ME.exec(text)?.[1];
  return never === undefined ? null : `${asksAssistant(true, never.replace(/,? (?:ever|please).*$/i, ""))}.`;
};

const ORDER_BEHIND =
  /(?:,|;)? (?:and|but|so|hence|therefore),? (?=please |only |give me |keep |use |avoid |write |I'd (?:like|love|prefer) you |I (?:want|need|would like) you )/i;
/** "My eyes are bad", "I'm dyslexic": so for good, and of no text that is to be written. */
const TRAIT = new RegExp(
  wrapped`
    (?:^|^(?:sorry|hello|hi|well),? |, (?:and|but) )(?:
      my (?:[a-z]+ ){1,3}(?:is|are|isn't|aren't) |I(?:'m| am) (?!(?:writing|making|doing|trying|looking|working|going|in|at|on|about)\b)
      |I (?:
        have|don't|do not|can't|cannot|only|never|still|read|learn
        |(?:speak|concentrate|think|understand|follow) (?=(?:\w+ )?(?:better|best|more easily|slowly)\b)
        |(?:really |easily |always |often |quickly )*(?:get|feel) (?:(?:so|really|easily|quickly|completely|quite) )*(?:
          overwhelmed|lost|confused|distracted|bored|anxious|stressed|tired
        )
      ) )
      (?!
      .*\b(?:
        to write|draft|essay|letter|email|report|speech|class|audience|readers|today|tonight|now|right now
        |this (?:week|morning|evening)|deadline
      )\b
    )`,
  "i",
);
/** "I'd like you to keep your sentences short" */
const LIKES_YOU = /^I(?:'d (?:like|love|prefer)| want| need| would like) you (not )?to /i;
const WHENEVER = new RegExp(`\\b${WHEN_YOU}`, "i");
/** "so please do it that way from now on": it is told what way. */
const SO_FROM_NOW_ON = new RegExp(
  wrapped`
    ^(I (?:(?:really|always|usually|generally|much) )?(?:like|love|prefer|find) .{8,}?)(?:,|;)? (?:so|and),? (?:please )?(?:always )?
      (?:do|write|make|put|give|explain|keep) (?:it|this|them|things|everything) (?:that way|like that|like this|so|this way)
      (?:,? (?:from now on|going forward|in (?:the )?future|please))*[.!]*$`,
  "i",
);
/** "give me stuff I can print" */
const FOR_ME = new RegExp(
  wrapped`
    ^(?:please )?(
      give me (?:only )?(?:stuff|things|answers|recipes|plans) (?:that |which )?I can (?!
        .*\b(?:today|tonight|tomorrow|now|this|next|by|before)\b
      )[^,;.?]{3,40}?
    )[.!]*$`,
  "i",
);

/** 'I hate the word "moist" so please don't use it', "suggest a route, and please write in full sentences, as I find lists tiresome" */
export const reasonedBehind = (text: string, { role }: Passage): Behind | null => {
  if (role !== "user") return null;
  const [, disliked, word = ""] = DISLIKED_WORD.exec(text) ?? [];
  if (disliked !== undefined) return { said: `${disliked}.`, wish: `${asksAssistant(true, `use ${word}`)}.` };
  const cut = ORDER_BEHIND.exec(text);
  if (cut === null) return null;
  const said = `${text.slice(0, cut.index)}.`;
  const order = text.slice(cut.index + cut[0].length);
  const isTrait = TRAIT.test(said);
  const [likes, not] = LIKES_YOU.exec(order) ?? [];
  if (likes !== undefined) {
    const bare = order.slice(likes.length);
    const lasting =
      isTrait && WHENEVER.test(bare) ? `${asksAssistant(not !== undefined, bare.replace(/[.!]+$/, ""))}.` : null;
    const liked =
      mannerGrounded(not === undefined ? bare : `don't ${bare}`, isTrait) ?? standingOrder(order) ?? lasting;
    return liked === null ? null : { said, wish: liked };
  }
  const forMe = isTrait ? FOR_ME.exec(order)?.[1] : undefined;
  if (forMe !== undefined) return { said, wish: `${asksAssistant(false, forMe)}.` };
  const wish = mannerGrounded(order, isTrait);
  return wish === null ? null : { said, wish };
};
