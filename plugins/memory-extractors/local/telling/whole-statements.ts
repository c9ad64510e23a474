// What was typed in haste and yet says of something by its name how it is or what became of it: "Judo got moved to Mondays at 5pm". It is told
// as a statement of its own, and what goes on about it behind it, where the rest is told in quotation marks.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { FIRST_PERSON } from "../cues/signals.ts";
import { tellsChange } from "../cues/told-changes.ts";
import { FINITE, PAST_FORMS } from "../cues/verbs.ts";
import { opensDangling } from "../references/leaning/anaphora.ts";
import { withFullVerb } from "./contractions.ts";
import { rewritePerson } from "./person.ts";

/** "Release 2.0 is due on 31 March" */
const SAYS_WHEN_DUE = new RegExp(
  wrapped`
    ^(?!(?:it|this|that|he|she|they|my|our|we|I|there|what|everything|nothing)\b)(?:the )?[\p{L}\d][\p{L}\d.'&-]*
      (?: [\p{L}\d][\p{L}\d.'&-]*){0,3} (?:is|are) (?:now )?due (?:on|by|in|at) [^,;]{3,40}$`,
  "iu",
);
const NO_SUBJECT = wrapped`
  (?!
    (?:
      I|we|he|she|it|they|you|this|that|these|those|there|here|first|second|third|last|both|what|how|who|where|when|why
      |which|if|so|such|no|not|just|only|all|best|something|nothing|everything|everybody|everyone|somebody|someone
      |nobody|one|sounds|looks|feels|seems|price|answer|code|thing|things|point|fact|next(?= (?:is|was)\b)|think|know
      |mean|wish|want|see|say|says|let|make|makes|tell|give|gives|ask|get|put|good|great|bad|big|nice|still|also|then
      |even|yes|yeah|thanks|hope|guess|please|any|some|more|most|much|very|too|as|at|in|on|for|from|with|of|by|since
      |because|while|until|maybe|and|or|but
    )\b
  )`;
const HAPPENS = wrapped`
  (?:
    is|are|was|were|has|have|had|will|won't|isn't|wasn't|aren't|doesn't|don't|can't|got|gets
    |went(?= (?:to|back|home|away|into|for|well|ok|fine|off)\b)|came|comes|goes(?= (?:to|from|back|into|on)\b)
    |(?<=\b(?:rent|fees?|pay|salary|wages?|hours) )(?:went|goes)(?= (?:up|down)\b)|wants?|needs?|likes|hates?|loves?
    |starts?|started|ends?|ended|opens?|opened|closes?|turned|turns?|moved|moves?|works?|lives?|costs?|pays|gave|took
    |takes|made|let|lets|sold|changed|arrived|stopped|passed|failed|lost|won|broke|died|quit|said yes|said no
    |[a-z]{3,}ed(?= (?:the|my|our|his|her|an?|me|us|to)\b)
  )`;
/** Who or what it is stands before the verb: "Inès wants", "Luc's changing", "party was", "the keys came". */
const SAYS_OF_WHAT = new RegExp(
  wrapped`
    ^(?!the [a-z]+ (?:is|are) (?:in|on|at|under|out|here)\b)${NO_SUBJECT}(?:
      (?-i:\p{Lu}[\p{L}'-]+)(?: (?-i:\p{Lu}\p{Ll}+)| and (?-i:\p{Lu}\p{Ll}+))?(?:
        's [a-z]+(?:ing|ed)| ${HAPPENS} | (?:passed|failed|died|won|arrived|quit|retired)$
      )
      |(?:(?:the|my|our|a|an) )?([a-z][a-z'-]+)(?: (?!
          (?:could|would|should|might|may|can|must|will|to|sounds?|looks?|seems?|feels?)\b
        )[a-z'-]+
      )? ${HAPPENS}[ ]
    )`,
  "iu",
);
/** "therapy's every two weeks now", "ship's called the Balmoral" */
const ITS_STATE = new RegExp(
  wrapped`
    ^${NO_SUBJECT}(?!(?:it|that|there|here|he|she|let|today|tomorrow)'s)(?:(?:the|my|our) )?[a-z]+(?: [a-z]+)?'s (?:
      every|called|online|ready|finished|off|over|due|better|back|done|gone|broken|dead|fixed|moved|closed|open
    )(?:[ ,]|$)`,
  "i",
);
/** "I bought a van to get there": how it stands to the user is said. */
const OF_ONESELF =
  /^(?:I|we) (?:just |finally |already )?(?:bought|sold|signed|booked|ordered|rented|hired|got|found|quit|started|joined) /i;
/** Persons and things that only what stands around tells. */
const POINTS = new RegExp(
  wrapped`
    \b(?:
      you(?!ng)|your|u|ur|he|she|him|her|his|they|them|their|it|it's|its
      |this(?! (?:week|weekend|month|year|term|summer|winter|autumn|spring|morning|afternoon|evening)\b)|that|that's
      |these|those|here|there(?! (?:was|were|is|are)\b)|same|another|other|one|ones|too(?=[,;]|$)|also|else
    )\b`,
  "i",
);
/** "next is finding a bank": of something else. */
const GOES_ON_TO = /^(?:now|next|then)\b/i;
const TO_LISTENER = /\b(?:you|your|yours|u|ur)(?:'[a-z]+)?\b/i;
const OF_PERSON = /\b(?:he|she|him|her|his)(?:'s|'ll|'d)?\b/gi;
const OF_THING =
  /(?<=[,;] (?:and |but |so )?|\b(?:and|but|because|since|so) )(?:it|they)(?:'s|'re)?\b|(?<=, [^,;]{0,30} (?:on|of|in|for|with) )it\b/gi;
const GOES_THERE = / to get there\b/gi;
const ENDS = /(?:[.!?,\s]|:\)|:\()+$/;
const IN_PASSING = /^(?:(?:anyway|anyways|btw|oh|so|and|also|lol|haha|ok|well|plus),? )+/i;
const BEHIND = /[, ]+(?:lol|haha|btw|tho|though|:\)|:\()$/i;
const bareOf = (sentence: string): string =>
  sentence
    .replace(ENDS, "")
    .replace(IN_PASSING, "")
    .replace(BEHIND, "")
    .replace(/ btw(?=,)/i, "");

/** "signed mum up has": a deed is no subject. */
const PAST = new RegExp(`^(?:${PAST_FORMS}|\\w+ed)$`, "i");
const ASKS_BEHIND = /[,;] (?:which|what|how|where|who|when|should|can|is|are|do|does) /i;
/** "Jana's amazing, we're together": who "we" are. */
const WE = /\b(?:we|us|our|ours)\b/i;
const STARTED = new RegExp(
  wrapped`
    ^([\p{L}-]+)'s (?=
      (?:
        started|stopped|moved|changed|decided|asked|signed|booked|ordered|finished|applied|joined|agreed|turned|switched
      ) )`,
  "u",
);
const ONE_NOUN = /^[a-z]+'s /;

const namesPerson = (text: string): boolean =>
  /^\p{Lu}\p{Ll}+/u.test(text) &&
  !/^(?:The|My|Our|I|We|He|She|It|They|His|Her|Their|This|That|These|Those)\b/.test(text);
/** Whom and what the subject does not name itself. */
const pointsElsewhere = (text: string): boolean => {
  const isPerson = namesPerson(text);
  const inside = isPerson ? text.replace(OF_PERSON, "") : text.replace(OF_THING, "");
  return (
    (isPerson && WE.test(text)) ||
    ASKS_BEHIND.test(text) ||
    POINTS.test(inside.replace(GOES_THERE, "").replace(/ too$/, ""))
  );
};

const told = (text: string, speaker: string): string =>
  withFullVerb(
    upperFirst(FIRST_PERSON.test(text) ? rewritePerson(text, { speaker, listener: null }) : text).replace(
      STARTED,
      "$1 has ",
    ),
  );

const SAYS_HOW =
  /^(?:[\w'-]+ ){1,2}(?:is|are|was|were) (?!(?:gone|off|over|back|fixed|broken|dead|pregnant|here)\b)(?:\w+ )?\w+[.!]*$/i;
/** "bamboo he'll love it": two things in one. */
const RUNS_ON = /^(?:not |no )?[a-z]+ (?:I|he|she|it|they|we)(?:'|\b)/i;
const LONGEST = 160;

/** "Fish is fine": for whom, what stands before it tells. */
export const saysHow = (sentence: string): boolean => SAYS_HOW.test(sentence);

/** A sentence as a statement; null where it leans on what stands around it. */
export const toldWhole = (sentence: string, speaker: string): string | null => {
  const text = bareOf(sentence);
  if (SAYS_WHEN_DUE.test(text)) return upperFirst(text);
  const [found, first = ""] = SAYS_OF_WHAT.exec(text) ?? [];
  const isWhole = (found !== undefined && !PAST.test(first)) || ITS_STATE.test(text) || OF_ONESELF.test(text);
  if (!isWhole || pointsElsewhere(text)) return null;
  const whole = ITS_STATE.test(text) ? text.replace("'s ", " is ") : text;
  return told(ITS_STATE.test(text) && ONE_NOUN.test(text) ? `the ${whole}` : whole, speaker);
};

/** "Too small and the lease was 9 years", "she cried": goes on about what was told right before; null where it speaks to somebody. */
export const toldBehind = (sentence: string, speaker: string): string | null => {
  const text = bareOf(sentence);
  const leans =
    opensDangling(text) || !FINITE.test(text.split(/[,;]| and /, 1)[0] ?? "") || saysHow(text) || pointsElsewhere(text);
  if (tellsChange(text) || (namesPerson(text) && WE.test(text))) return null;
  return leans &&
    text !== "" &&
    text.length <= LONGEST &&
    ![TO_LISTENER, ASKS_BEHIND, GOES_ON_TO, RUNS_ON].some((mark) => mark.test(text))
    ? told(text, speaker)
    : null;
};
