// How much is set aside for something, or asked for it by whom, as people tell it: "has budgeted 800 for the shed", "the shed budget
// has gone up to 950".

import { wrapped } from "#domain/wrapped.ts";
import { isOwned, type Said, wordsOf } from "./said.ts";

const SUM = String.raw`(?:about |around |roughly |nearly )?(\d[\d.]*k?)(?: euros?| pounds?| dollars?| quid)?`;
const FROM = String.raw`(?:from \d[\d.]*k?(?: euros?| pounds?| dollars?)? )?`;
const MOVED =
  "(?:raised|increased|cut|stretched|stretch|lowered|bumped|bump|upped|reduced|trimmed|doubled|raise|increase|reduce|extended|pushed)";
const STANDS = wrapped`
  (?:
    (?:
      is|was|has|have|been|now|just|went|gone|goes|rose|risen|grew|grown|fell|fallen|dropped|drop|came|come|got|shrank
      |climbed|crept|stands|${MOVED}
    ) ){1,4}(?:up |down |back )?(?:to |at |of )?`;
const OUR = "(?:user 's|the|their)";

/** Each captures the thing and the sum, or the sum and the thing. */
const BUDGETS: readonly (readonly [pattern: RegExp, thing: 1 | 2])[] = [
  // "User has budgeted 800 for the shed"
  [
    new RegExp(
      wrapped`
        ^user (?:has |have |had |is )?(?:
          budgeted|planned|budgets|budgeting|set aside|put aside|earmarked|allowed|allocated|reserved
        ) ${SUM} for (.+)`,
    ),
    2,
  ],
  // "User has a budget of 800 for the shed", "User's budget is 800 for the shed"
  [new RegExp(`^user (?:has|have) (?:a budget of )?(?:now )?${SUM} for (.+)`), 2],
  [new RegExp(`^user 's budget ${STANDS}${SUM} for (.+)`), 2],
  // "User is up to 950 for the shed"
  [new RegExp(`^user (?:is|are) (?:now )?(?:at|up to|down to) ${SUM} for (.+)`), 2],
  // "the budget for the shed has gone up to 950", "User's shed budget is 950"
  [new RegExp(`^${OUR} budget for (.{2,40}?) ${STANDS}${FROM}${SUM}`), 1],
  [new RegExp(`^${OUR} (.{2,40}?) budget ${STANDS}${FROM}${SUM}`), 1],
  // "User raised the budget for the shed to 950", "User had to stretch the shed budget to 950"
  [
    new RegExp(
      `^user (?:has |had to |have |had )?${MOVED} (?:up )?${OUR} budget for (.{2,40}?) (?:up |down )?${FROM}to ${SUM}`,
    ),
    1,
  ],
  [
    new RegExp(
      `^user (?:has |had to |have |had )?${MOVED} (?:up )?${OUR} (.{2,40}?) budget (?:up |down )?${FROM}to ${SUM}`,
    ),
    1,
  ],
];

/** How much is set aside for what. */
export const readBudget = (line: string): Said[] => {
  for (const [pattern, thing] of BUDGETS) {
    const found = pattern.exec(line);
    if (found === null) continue;
    const [what, sum] = thing === 1 ? [found[1]!, found[2]!] : [found[2]!, found[1]!];
    const of = wordsOf(what);
    return of.length === 0 || isOwned(what) ? [] : [{ of, value: sum }];
  }
  return [];
};

const QUOTES: readonly (readonly [pattern: RegExp, order: "who thing sum" | "who sum thing"])[] = [
  // "User's roofer wants 900 for the shed"
  [
    new RegExp(
      wrapped`
        ^${OUR} ([a-z-]+) (?:now )?(?:wants|wanted|asks|asked|charges|quoted|quotes|is asking|was asking|asks for)
          (?: user)? (?:now )?${SUM} for (.+)`,
    ),
    "who sum thing",
  ],
  // "the roofer's quote for the shed came down to 850"
  [
    new RegExp(`^${OUR} ([a-z-]+) 's (?:quote|estimate|offer|price) for (.{2,40}?) ${STANDS}${FROM}${SUM}`),
    "who thing sum",
  ],
];

/** What somebody asks for what. */
export const readQuote = (line: string): Said[] => {
  for (const [pattern, order] of QUOTES) {
    const found = pattern.exec(line);
    if (found === null) continue;
    const [what, sum] = order === "who thing sum" ? [found[2]!, found[3]!] : [found[3]!, found[2]!];
    const of = wordsOf(what);
    return of.length === 0 ? [] : [{ of: [found[1]!, ...of], value: sum }];
  }
  return [];
};

const PER = "(?:an?|per|each|every) (hour|day|week|month|year|head|night)";
const WAYS: Readonly<Record<string, string>> = {
  saves: "save",
  "is saving": "save",
  "puts away": "save",
  "is putting away": "save",
  "puts aside": "save",
  "is putting aside": "save",
  "sets aside": "save",
  charges: "charge",
  "is charging": "charge",
  "now charges": "charge",
  asks: "charge",
};
const RATES = new RegExp(`^user (?:now )?(${Object.keys(WAYS).join("|")}) (?:now )?${SUM} ${PER}(.*)$`);
const PUT_UP = new RegExp(
  `^user (?:has |have |had )?(?:put|raised|lowered|increased|cut) (?:their |the )?([a-z -]{2,30}?)(?: up| down)? to ${SUM} ${PER}`,
);
const OF_A_RATE = new Set(["rate", "price", "fee", "charg"]);

/** "charges 40 an hour for lessons", "has put their lessons up to 45 an hour" */
export const readRate = (line: string): Said[] => {
  const rate = RATES.exec(line);
  if (rate !== null) return [{ of: [WAYS[rate[1]!]!, rate[3]!, ...wordsOf(rate[4]!)], value: rate[2]! }];
  const put = PUT_UP.exec(line);
  if (put === null) return [];
  return [{ of: ["charge", put[3]!, ...wordsOf(put[1]!).filter((word) => !OF_A_RATE.has(word))], value: put[2]! }];
};
