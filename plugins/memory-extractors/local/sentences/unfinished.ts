// Clauses of talk that end before they say anything, as the words before them said it: "She is now", "More than I expected".
// Told by themselves they are untrue or no sentence at all.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";

const AUXILIARY = wrapped`
  (?:
    is|are|am|was|were|isn't|aren't|wasn't|weren't|has|have|had|hasn't|haven't|hadn't|does|do|did|doesn't|don't|didn't
    |can|could|can't|couldn't|will|would|won't|wouldn't|should|shouldn't|might|may|must
  )(?: not| be| have| have been)?`;
const SOMEBODY = wrapped`
  (?:
    s?he|it|they|that|this|those|these|(?:(?:my|our|his|her|their|the) (?:[a-z]+ )?)?(?:${KIN_NOUNS})
    |(?-i:\p{Lu}\p{Ll}+)(?: and (?-i:\p{Lu}\p{Ll}+))?
  )`;
const TIME = `(?:(?:the|last|next|this) )?(?:${WEEKDAY_NAMES}|${MONTH_NAMES}|week|weekend|month|year|night|summer|winter|spring|autumn)`;
const WHEN = wrapped`
  (?:
    now|again|too|also|already|once|today|tonight|yesterday|tomorrow|soon|though|either|anymore|any more|yet|at last
    |at first|back then|these days|as well|really|at the time|in the end|(?:(?:until|till|since|before) )?${TIME}
  )`;
/** "She is now", "Mum wasn't yesterday", "They were till Sunday though": of what was asked or told before. */
const OF_ONE =
  "(?:s?he|they|(?:(?:my|our) )?(?:mum|mom|dad|mother|father|brother|sister|wife|husband|son|daughter|gran|grandma|grandpa|aunt|uncle))";
const AUXILIARY_LAST = new RegExp(
  String.raw`^${OF_ONE} ${AUXILIARY}(?:(?:,? ${WHEN})+|,? (?:but|so|and) (?:thanks?|thank you|still|fine|fair enough)\b[^,;]*)[.!]*$`,
  "iu",
);
/** "More than I'd have guessed", "Better than we hoped"; not "Later than planned, we set off". */
const COMPARED = new RegExp(
  wrapped`
    ^(?:(?:much|way|even|far|a lot|a bit|slightly|no) )?(?:more|less|fewer|worse|\w{2,}er) than (?:
      I|we|I'd|we'd|you|you'd|he|she|they|it|anyone|anybody|everyone|usual|expected|planned
    )\b[^,;]*$`,
  "i",
);
/** "Ruta not so much, the tickets are dear", "my sister neither": as others were told to be. */
const NOT_SO = new RegExp(
  wrapped`
    ^${SOMEBODY},? (?:
      not (?:so|as|too|that) much|not (?:really|at all|yet|any ?more)|less so|even more so|neither|either|likewise|same
    )(?=[,.!;]|$)`,
  "iu",
);
/** "I wasn't, but thanks" */
const BUT_THANKS = new RegExp(
  String.raw`^(?:I|we|you) ${AUXILIARY},? (?:but|so|and) (?:thanks?|thank you|fair enough)\b`,
  "i",
);

/** "We really should": what, the words before say. */
const WE_SHOULD = new RegExp(
  wrapped`
    ^(?:I|we) (?:really|totally|definitely|probably|absolutely|certainly|so|both) (?:
      should|would|could|might|will|do|did|can|must
    )(?: too| as well| someday| one day)?[.!]*$`,
  "i",
);
/** "Her face when she saw it": no sentence. */
const LOOK_WHEN = new RegExp(
  wrapped`
    ^(?:[\p{L}']+ ){0,2}(?:[\p{L}]+['’]s|his|her|their|your) (?:(?:little|poor) )?
      (?:faces?|looks?|expressions?|reactions?|laugh|smiles?) when (?!.*\b(?:is|was|were|made|makes|says|said)\b)`,
  "iu",
);

export const isUnfinished = (text: string): boolean =>
  WE_SHOULD.test(text) ||
  LOOK_WHEN.test(text) ||
  AUXILIARY_LAST.test(text) ||
  COMPARED.test(text) ||
  NOT_SO.test(text) ||
  BUT_THANKS.test(text);
