// Splits a sentence where a new first-person statement begins.

import { wrapped } from "#domain/wrapped.ts";
import { CORE_FACT } from "#plugins/memory-extractors/local/cues/core-facts.ts";
import { NOT_SO } from "#plugins/memory-extractors/local/cues/jest.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { TIME_WORD } from "#plugins/memory-extractors/local/cues/signals.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { countWords, matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { opensDangling } from "#plugins/memory-extractors/local/references/leaning/anaphora.ts";
import { isOfWork } from "#plugins/memory-extractors/local/references/leaning/open-matters.ts";
import { CIRCUMSTANCE } from "../cut-off/halves.ts";
import { isInCompany, speaksForSeveral } from "../whose/company.ts";
import { tellsOwnMatter } from "../whose/own-matters.ts";
import { tellsOwnFact } from "./compounds.ts";

const SUBJECT = String.raw`(?:I|I'm|I've|I'll|I'd|we|we're|we've|we'll|my \w+|our \w+)`;
const WHEN = "(?:(?:last|this|on) \\w+|yesterday|today|recently|the other day),?";
const AT_A_TIME = new RegExp(`^${WHEN} `, "i");
const BORDER = new RegExp(
  wrapped`
    ;\s+(?=(?:${WHEN} )?${SUBJECT}\s)|\s-\s+(?=(?:${SUBJECT}|had|got|went|started|finished|met|won|made|took|found)\s)
    |(?:,\s+|\s)(?:and|but|plus)(?: also| now| then)?,?\s+(?=(?:${WHEN} )?${SUBJECT}\s)
    |,\s+(?=(?:I|I'm|we|we're|my|our|budget|rent|deadline|lease)\s)`,
  "gi",
);
const SUBORDINATE = new RegExp(
  wrapped`
    ^(?:
      if|when|whenever|since|because|although|though|while|after|before|as|once|until|unless|even though|ever since
      |now that|knowing|seeing|the (?:first|last) time|every time
    )\b`,
  "i",
);
const OWNED_WITH_VERB = new RegExp(
  wrapped`
    ^(?:my|our)\s+(?:[\w'-]+\s+){1,4}?(?:
      is|was|are|were|has|have|had|can|will|isn't|wasn't|don't|doesn't|didn't|went|got|made|took|gave|came|loves?|likes?
      |helps|makes|gives|keeps|means|needs|works?|lives?|said|told|\w{3,}ed
    )\b`,
  "i",
);

/** A right side that begins a statement of its own. */
const stands = (right: string): boolean => {
  if (countWords(right) < 4) return false;
  return !/^(?:my|our)\b/i.test(right) || OWNED_WITH_VERB.test(right);
};

/** "2,850 a month" says how much, not when. */
const PER_TIME = /\b(?:an?|per|each|every) (?:day|week|month|year|night|hour)\b/i;
/** "Review on Tuesday, lunch with my boss on Friday, and I row on Mondays": what is on, without a verb. */
const isAgenda = (left: string): boolean =>
  left.includes(",") &&
  TIME_WORD.test(left) &&
  !PER_TIME.test(left) &&
  !FINITE.test(left) &&
  !SUBORDINATE.test(left) &&
  !CIRCUMSTANCE.test(left);

const isWhole = (left: string): boolean => {
  if (opensDangling(left) || PREAMBLE.test(left) || NOT_SO.test(left)) return true;
  if (isAgenda(left)) return true;
  if (countWords(left) < 4 || !FINITE.test(left)) return false;
  return !SUBORDINATE.test(left) || left.includes(",");
};

/** A short sentence stays whole, unless it says two things that each may change by itself. */
const SHORT_SENTENCE = 110;

/** Filler before the news: cut off, it falls by its score. */
const PREAMBLE = new RegExp(
  wrapped`
    ^(?:
      (?:crazy|funny|big|great|good|cool|weird|amazing|exciting|something|interesting|wild|sad) (?:\w+ )?
        (?:thing|news|story|happened)
      |(?:it's )?been (?:quite )?a|a lot's|a lot has|lots (?:has|have)|so much|much has
      |(?:not )?much has (?:changed|happened)|(?:(?:some|lots of|so many|a lot of) )?(?:[\w-]+ )?(?:things|stuff)|life
      |big news|guess what|good news|great news|(?:I )?(?:just )?wanted to (?:check in|say (?:hi|hello)|catch up)
      |just wanted to|I(?:'ve got| have| got) (?:some )?(?:\w+ )?news|the (?:good|big|best) news
      |you (?:won't|will not|wouldn't|will never|'ll never) (?:believe|guess)|you know what
    )\b`,
  "i",
);

const ENDS_IN_PARTNER = new RegExp(
  wrapped`
    \b(?:since|because|when|while|after|before|where|that|so|but|if|as|though|until|than) (?:
      (?:[Mm]y|[Oo]ur|[Tt]he) (?:[\w-]+ ){0,2}[\w-]+|\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?
    )$
    |, (?:and )?(?!(?:${WEEKDAY_NAMES}|${MONTH_NAMES})\b)\p{Lu}\p{Ll}[\p{L}'-]*$|^(?:His|Her|Their) (?:${KIN_NOUNS})$`,
  "u",
);

/** "we've got 20 dozen in the shed": of what, the words before it say. */
const AMOUNT_ALONE = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve| have)? (?:got |have |had |sold |made |written |used )?(?:about |around |over |nearly )?
      (?:\d[\d.,]*|${TWO_TO_TWELVE}|dozens|several)(?: (?:dozen|kilos?|kg|pounds?|lbs?|lit(?:re|er)s?|boxes|bags|jars))? (?:
      left|stocked|stored|so far|in (?:the|my|our|total)|of (?:them|those|it)|already|to go|now|right now
    )\b`,
  "i",
);

/** "I've read 23 books so far, my goal is 50": of what, too. */
const GOAL_ALONE = new RegExp(
  wrapped`
    ^(?:my|our) (?:goal|target|aim|limit|record|best|average|maximum|minimum|max)(?: for [\w ]{3,20})? (?:is|was)[ ]
    (?:to (?:reach|hit|get to) )?(?:about |around |over )?[£$€]?\d[\d.,]*k?(?: (?:by|in|before|this|for) [^,;.]{2,30})?[.!]*
      $`,
  "i",
);

/** "I have three uncles and one of them, my uncle Piet, sails": who it is stands between. */
const ENDS_IN_ONE_OF_THEM =
  /\b(?:one|another|two|the (?:other|eldest|oldest|youngest|first|second)) of (?:them|us|these)$|\bthe other(?: one)?$/i;

/** "My uncle had a shop in Ghent, and I spent two summers there": where, the words before it say. */
const THERE = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve| have)? (?:
      spent|worked|lived|stayed|grew up|studied|learned|was|were|used to (?:spend|work|live|go)|went|go
    ) (?:[\w']+ ){0,5}there\b`,
  "i",
);
const NAMES_PLACE = /\b(?:in|at|near|outside) (?:the )?\p{Lu}\p{L}+/u;

/** "We hired a Mr Moss, he's fast, and my cousin recommended him": whom, the words before it say. */
const OF_WHOM = new RegExp(
  wrapped`
    ^(?:my|our) (?:[a-z'-]+ ){1,2}(?!(?:is|was|are|were|has|had|will|can)\b)[a-z]{3,} (?:him|her|them|it)
      (?: (?:to (?:me|us)|once|twice|too|last [a-z]+|already))?[.!]*$`,
  "i",
);

const ONE_ALONE = /^(?:s?he|him|her)$/i;
const DENIAL = /\b(?:can't|cannot|couldn't|won't|didn't|wouldn't)\b/i;

const isInsideQuotes = (text: string, at: number): boolean => {
  let marks = 0;
  for (let i = text.indexOf('"'); i >= 0 && i < at; i = text.indexOf('"', i + 1)) marks++;
  return marks % 2 === 1;
};

/** "my uncle can't have nuts" */
const OF_KIN_WITH_VERB = new RegExp(
  wrapped`
    ^my (?:[a-z-]+ )?(?:${KIN_NOUNS})(?:,? \p{Lu}[\p{L}-]+,?)? (?:
      is|are|was|has|have|can|can't|cannot|doesn't|don't|isn't|won't|eats?|loves?|hates?|lives?|works?
    ) `,
  "u",
);
/** "I start in May, I'm a designer": only what lasts is a statement of its own without a word between, unless it says why not. */
const isSplice = (border: string): boolean => border.trim() === ",";
const splices = (left: string, right: string): boolean =>
  !DENIAL.test(left) &&
  !SUBORDINATE.test(left.split(/,? (?:and|but|so) /).at(-1) ?? left) &&
  !SUBORDINATE.test(left) &&
  !CIRCUMSTANCE.test(left) &&
  (tellsOwnFact(right) || tellsOwnMatter(right) || OF_KIN_WITH_VERB.test(right));

/** "I'm considering a move, but I'm not convinced, since it'd ...": of what is considered. */
const CONSIDERS =
  /^(?:I'm|I am|we're|we are) (?:\w+ )?(?:considering|thinking (?:about|of)|planning|tempted|looking at)\b/i;
const HAS_DOUBTS = new RegExp(
  wrapped`
    ^(?:I'm|I am|we're|we are) (?:(?:still|just|also|really|quite|a bit|a little) )*(?:
      not (?:\w+ )?(?:convinced|sure|certain|sold|keen|comfortable)|hesitant|worried|nervous|torn|afraid|concerned
      |reluctant
    )\b[^.]*\b(?:because|since|as|that|it'?ll|it'd|it would|about)\b`,
  "i",
);

/** Whether two sides belong together, whatever their length. */
const areOne = (left: string, border: string, right: string): boolean =>
  (isSplice(border) && (!splices(left, right) || ENDS_IN_ONE_OF_THEM.test(left))) ||
  // "... since Kim and I met", "She and I have a boat": two people, not two statements.
  (/^ and $/i.test(border) && /^(?:I|we) /i.test(right) && (ENDS_IN_PARTNER.test(left) || ONE_ALONE.test(left))) ||
  AMOUNT_ALONE.test(right) ||
  (/but/i.test(border) && CONSIDERS.test(left) && HAS_DOUBTS.test(right)) ||
  (THERE.test(right) && NAMES_PLACE.test(left)) ||
  GOAL_ALONE.test(right) ||
  (/^,? and $/i.test(border) && OF_WHOM.test(right)) ||
  // "Say I earn 4,000 and I pay 30 % tax": supposed, too.
  (NOT_SO.test(left) && !/but/i.test(border)) ||
  // "I met Kim and we planned a trip": apart from each other nobody knows who "we" are.
  (speaksForSeveral(right) && isInCompany(left));

const OF_TROUBLE =
  /^(?:I'm|I am|we're) (?:(?:also|still|just|currently|now|really) )?(?:having (?:some )?(?:trouble|issues|problems)|struggling|stuck)\b/i;

/** Whether two sides are told apart even in a short sentence. */
const areTwo = (left: string, border: string, right: string): boolean =>
  isSplice(border) ||
  PREAMBLE.test(left) ||
  isAgenda(left) ||
  NOT_SO.test(left) ||
  opensDangling(left) ||
  // "I'm struggling with my thesis, but I've rewritten the introduction": what was done lasts longer than the struggle.
  (OF_TROUBLE.test(left) && isOfWork(right)) ||
  // "Not on Wednesdays, and on weekends I work at the bakery"
  (AT_A_TIME.test(right) && tellsOwnFact(right.replace(AT_A_TIME, ""))) ||
  (CORE_FACT.test(left) && CORE_FACT.test(right));

export const splitClauses = (text: string): string[] => {
  const clauses: string[] = [];
  let from = 0;
  for (const { 0: border, index } of matchesIn(text, BORDER)) {
    const left = text.slice(from, index).trim();
    const right = text.slice(index + border.length);
    if (index < from || isInsideQuotes(text, index) || !isWhole(left) || !stands(right)) continue;
    if (areOne(left, border, right) || (text.length < SHORT_SENTENCE && !areTwo(left, border, right))) continue;
    clauses.push(left);
    from = index + border.length;
    if (clauses.length === 6) break;
  }
  clauses.push(text.slice(from).trim());
  return clauses;
};
