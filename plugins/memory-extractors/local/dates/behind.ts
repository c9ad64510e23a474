// What looks back whatever the form of its verb: "sorry about Friday", "I live here since this summer", "the water bill for July".

import { wrapped } from "#domain/wrapped.ts";
import { FOR } from "./ahead.ts";
import { MONTH_NAMES } from "./calendar.ts";
import { IN_OR_ON } from "./set-days.ts";

/** "Bo is back since March" */
const SINCE = /^(?:back |ever )?since /i;

/** "I live here since this summer", "sorry about Friday". */
const OF_WHAT_WAS = new RegExp(
  wrapped`
    \b(?:
      since
      |(?:sorry|thanks|thank (?:you|him|her|them)|forgive (?:you|him|her|them)|apolog(?:y|ies|ize[ds]?|ise[ds]?)) (?:\w+ ){0,3}?
        (?:about|for)
    ) (?:the )?(?:\w+ing (?:[\w']+ ){0,4})?$`,
  "i",
);
/** "since I was promoted to foreman in January" */
const SINCE_THEN = /\bsince (?:I|we|he|she|they|my|our|the) [^.;,]{2,60} $/i;
/** "unhappy with the delays in June" */
const JUDGES = /\b(?:unhappy|annoyed|angry|disappointed|dissatisfied|impressed) (?:with|by) [^.;,]{2,40} $/i;
/** "She can't live alone after a fall in April": what nobody plans, where nothing is planned around it either. */
const MISHAPS = wrapped`
  falls?|accident|crash|stroke|heart attack|seizure|fracture|injury|infection|illness|miscarriage|burglary|break-?in
  |robbery|fire|flood|outage|death|scare|attack|relapse|sepsis|pneumonia|concussion|reaction`;
const AFTER_MISHAP = new RegExp(
  wrapped`
    \b(?:after|since|following|because of|due to|from) (?:an?|the|my|our|his|her|their|[a-z]+'s) (?:[a-z-]+ ){0,2}(?:${MISHAPS})
      (?: (?:at|on|with|to)(?: [a-z]+){1,3})? $`,
  "i",
);
/** "Barn fire at Olsen's on Saturday", "burglary at the shop on Friday": without a verb, what nobody plans; not "Fire on Saturday" */
const MISHAP_ALONE = new RegExp(
  wrapped`
    ^\W*(?:(?:the|an?|another|big|bad|small) )*(?:
      (?:barn|house|kitchen|chimney|forest|car|shed|flat|roof) fire|(?!falls?\b|fire\b|reaction\b|scare\b)(?:[a-z]+ )?(?!falls?\b|fire\b|reaction\b|scare\b)(?:${MISHAPS})
    )(?: (?:at|in|near|with)(?: [\w'-]+){1,3})? (?:on )?$`,
  "i",
);
/** "We're moving after the fire in June": when one moves, or when it burnt? */
const PLANS = new RegExp(
  wrapped`
    (?:\b(?:will|shall|(?:going|plans?|planning|wants?|hopes?|hoping) to)\b|'ll ) ?[a-z]
    |(?:\b(?:am|is|are)|'m|'re|'s) (?:(?:not|only|just|probably|also) )?(?!
      (?:recover|heal|limp|suffer|struggl|liv|stay|us|wear|hav|feel|sleep|cop)ing\b
    )[a-z]{2,}ing\b
    |(?<!\bto |'t |not )\b(?:starts?|begins?|moves?|comes?|returns?|go|goes|leaves?|gets?|retires?|sells?|reopens?|resumes?|fly|flies)\b`,
  "i",
);
const isAfterMishap = (before: string): boolean => AFTER_MISHAP.test(before) && !PLANS.test(before);
/** "The hip, back in June"; not "off to Riga in May, back in June". */
const BACK_THEN = /(?:^|[.!?] )(?:the|my|our|an?) (?:[\w-]+ ){0,2}[\w-]+, (?:way )?back in \w+$/i;
export const isOfBackThen = (sentence: string): boolean => BACK_THEN.test(sentence);

/** "Sales are at 41k, up from 36k in December" */
const CAME_FROM = /\b(?:(?:up|down) from|compared (?:to|with)|versus|vs) [^.;,]{1,25} $/i;
/** "The water bill for July", "sales for May": nobody has these before the month is over. */
const RECORD_FOR =
  /\b(?:bills?|payslips?|sales|turnover|takings|revenue|usage|consumption|readings?) (?:(?:was|were|came) )?$/i;
const IS_TO_COME = /^[^.;]{0,30}\b(?:will|'ll|won't|going to|due|to be|should|might|may)\b/;
/** "214 euros for July, last year it was 391" */
const SUM_FOR =
  /(?:[€$£] ?\d[\d.,]*k?|\d[\d.,]*k? (?:euros?|pounds?|dollars?|francs?|kroner|quid|kwh|litres|units|hours|visitors|orders|sales)) $/i;
const WAS_BEFORE = /\b(?:last year|year before|previous year|compared (?:to|with)|down from|up from|versus|vs)\b/i;
const isRecordOf = (before: string, matched: string, behind: string): boolean =>
  FOR.test(matched) &&
  (RECORD_FOR.test(before) || (SUM_FOR.test(before) && WAS_BEFORE.test(behind))) &&
  !IS_TO_COME.test(behind);

export const isOfWhatWas = (before: string, matched: string, behind: string): boolean =>
  SINCE.test(matched) ||
  MISHAP_ALONE.test(before) ||
  isRecordOf(before, matched, behind) ||
  OF_WHAT_WAS.test(before) ||
  SINCE_THEN.test(before) ||
  (IN_OR_ON.test(matched) && ([JUDGES, CAME_FROM].some((one) => one.test(before)) || isAfterMishap(before)));

/** "8,400 in May", "€600 in April": what came in or went out, told without a verb. */
const SUM_ALONE =
  /(?:^|[:,;] )(?:(?:about|around|over|just|only|almost|nearly|roughly) )?(?:[€$£] ?\d[\d.,]*k?|\d{1,3}(?:[,.]\d{3})+|\d+(?:\.\d+)?k) $/i;
/** "only two attacks in March": nobody plans them. */
const BEFELL = new RegExp(
  wrapped`
    (?:^|[:,;.] )(?:(?:only|just|about|almost) )?(?:
      no|\d+|one|two|three|four|five|six|seven|eight|nine|ten|several|a few
    ) (?:(?:bad|big|small|severe|mild|panic|epileptic) )?
    (?:
      attacks|migraines?|seizures?|falls?|relapses?|headaches?|nosebleeds?|episodes?|injur(?:y|ies)|infections?|colds?
    ) $`,
  "i",
);
const IN_MONTH = new RegExp(`^(?:in )?(?:${MONTH_NAMES})$`, "i");

export const isOfMonthBehind = (before: string, matched: string): boolean =>
  IN_MONTH.test(matched) && [SUM_ALONE, BEFELL].some((one) => one.test(before.replace(/in $/, "")));
