// Sentences that go on with the one before, whatever their words mean: "Because it rained", "So I've accepted", "I have 22k so far", "The
// view was great".

import { wrapped } from "#domain/wrapped.ts";
import { TWO_TO_TEN } from "#plugins/memory-extractors/local/cues/numbers.ts";

/** "The view was great", "The team won": which one was told before. */
const DEFINITE_OPENING = new RegExp(wrapped`
  ^[Tt]he (?!
    (?:
      other|first|last|next|past|best|worst|most|more|only|same|whole|rest|good|bad|problem|main|biggest|key|us|uk|usa
      |internet|weather|world|holidays|truth|hardest|easiest|funniest|coolest|cool|thing
    )\b
  )(?:[a-z'-]+ ){1,3}?(?:and (?:the )?[a-z'-]+ )?(?:(?:there|here) )?
  (?:
    is|was|are|were|isn't|wasn't|aren't|weren't|has been|have been|looked|felt|went|made|had|gave|got|have|has|wants
    |needs|said|says|costs|found|came|took
  )\b`);

/** "Everyone was so happy": who was there. */
const OPENS_ON_ALL =
  /^(?:everyone|everybody)(?: there| else)? (?:was|were|had|got|seemed|looked|loved|came|brought|felt)\b/i;
/** Better told behind the sentence before it, though it can stand alone. */
export const opensDefinite = (text: string): boolean => DEFINITE_OPENING.test(text) || OPENS_ON_ALL.test(text);

/** "There's Ada who's nine and Finn who's seven" */
const NAMES_THEM = /^[Tt]here(?:'s| is| are) \p{Lu}[\p{L}'-]+,? (?:who|and|the|\d)/u;
/** "I have 22k so far"; not "I've saved 22k so far", which says what it is. */
const AMOUNT_SO_FAR = new RegExp(
  wrapped`
    ^(?!
      (?:I|we)(?:'ve| have)? (?:
        saved (?:about |around |over |nearly )?[£$€]?\d[\d.,]*k?
        |(?:got |have )?(?:about |around |over |nearly )?(?:[£$€]?\d[\d.,]*k(?= now)|[£$€]\d[\d.,]*)
      )\b
    )(?:I|we)(?:'ve| have)? (?:got |have |saved |raised |done |written |read |sold |finished |made )?
      (?:about |around |over |nearly )?(?:[£$€]?\d[\d.,]*k?|${TWO_TO_TEN}|a few|a couple) (?:
      so far|left|to go|already|now
    )\b(?!, (?:my|our) (?:goal|target)\b)`,
  "i",
);
/** "They agreed to 3 March. So I've accepted.": what, the sentence before says. */
const BARE_DECISION = new RegExp(
  wrapped`
    ^(?:So )?(?:I|we)(?:'ve| have)? (?:(?:just|already|finally|now) )?(?:
      accepted|declined|signed|applied|resigned|enrolled|registered|refused|said (?:yes|no)
    )(?: (?:today|yesterday|this morning|last night))?[.!]*$`,
  "i",
);
export const isBareDecision = (text: string): boolean => text.length < 50 && BARE_DECISION.test(text);

const GOES_ON = new RegExp(
  wrapped`
    ^(?:
      because(?! (?:of (?:my|our|the) [^,]{2,50}?,? |(?:I|my|our|we) [^,]{4,80}, )
          (?:I|I'm|I've|I'll|we|we're|we've|we'll|my|our)\b
      )
      |which|so that|especially|like|such as|and|or|but|plus|except
      |(?:mainly|mostly)(?! (?:I|I'm|I've|we|we're|we've|my|our)\b)|even|that way|this way|this means|that means
    )\b`,
  "i",
);
/** "Because ...", "Which ...", "And that ..." belong to the sentence before, whatever they mean. */
export const isContinuation = (text: string): boolean =>
  isBareDecision(text) || NAMES_THEM.test(text) || AMOUNT_SO_FAR.test(text) || GOES_ON.test(text);
