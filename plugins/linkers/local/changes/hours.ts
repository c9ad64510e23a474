// How much somebody works, where and on how many days: "works part time", "went full time", "has to be in the office three days a week".

import { wrapped } from "#domain/wrapped.ts";
import { type Said, wordsOf } from "./said.ts";

const GOES = wrapped`
  (?:
    works?|working|is|are|was|went|goes|go|gone|going|has|have|been|got|moved?|switched|changed|cut|dropped|reduced
    |stepped|increased|started|back|down|up|over|onto|on|to|now|a|an|only|just|in|put|my|her|his|their|hours
  )`;
const WORK_TIME = new RegExp(`^user (?:${GOES} ){1,7}(?:from (?:part|full)-time to )?(part|full)-time(?: (.*))?$`);
const OF_A_JOB = new RegExp(wrapped`
  ^user 's (?:job|contract|post|position|role|work|hours)[ ]
  (?:(?:is|was|are|were|became|went|has|have|been|gone|now|cut|raised|changed|reduced|up|down|to) ){1,4}(part|full)-time
    (?: (.*))?$`);
const NOT_PAID =
  /^(?:mum|mom|mother|dad|father|parent|carer|student|study|studies|course|degree|job hunter|programme|program|masters?|phd|volunteer)/;

/** "works part time", "went full time in April" */
export const readWorkTime = (line: string): Said[] => {
  const found = WORK_TIME.exec(line) ?? OF_A_JOB.exec(line);
  if (found === null || NOT_PAID.test(found[2] ?? "")) return [];
  return [{ of: [], value: found[1]! }];
};

const ON_STAFF =
  /^user (?:now )?(?:has|got|has got|took|started) a (?:new )?(?:permanent|staff|salaried|regular) (?:job|post|contract|position)/;
const EMPLOYED = new RegExp(wrapped`
  ^user (?:(?:is|was|works|went|became|has gone|has been|now|as|a|an) ){1,4}
    (freelance|freelancer|self-employed|employed|unemployed)(?: (?!by)(.*))?$`);
/** "is a freelancer", "is employed now" */
export const readEmployment = (line: string): Said[] => {
  const found = ON_STAFF.test(line) ? "employed" : EMPLOYED.exec(line)?.[1];
  if (found === undefined) return [];
  return [{ of: [], value: found === "freelancer" || found === "self-employed" ? "freelance" : found }];
};

const WORK_PLACES: readonly (readonly [pattern: RegExp, place: string])[] = [
  [/^user (?:now )?works? (?:fully |entirely |only |mostly )?(?:from home|remotely)/, "home"],
  [/^user (?:is|has been|is now) (?:fully |entirely |all )?remote\b/, "home"],
  [/^user (?:now )?works? (?:on site|onsite|in the office|at the office)/, "office"],
  [
    new RegExp(wrapped`
      ^user (?:now )?(?:has to|must|needs to|is expected to) (?:be|work|come|go)(?: back)? (?:in(?:to)?|at|to) the office (?:
        again|now|every day|full-time|on \w+days|\d days|most days
      )`),
    "office",
  ],
  [
    /^user 's (?:company|employer|boss|firm|office|manager) wants (?:user|everyone|them) (?:back )?in the office/,
    "office",
  ],
  [/^user (?:is|went|has gone|was called|has been called) back (?:in|at|to) the office/, "office"],
];

/** "works from home", "has to be in the office three days a week now"; not "was in the office on Monday" */
export const readWorkPlace = (line: string): Said[] => {
  const found = WORK_PLACES.find(([pattern]) => pattern.test(line));
  return found === undefined ? [] : [{ of: [], value: found[1] }];
};

const DAYS_A_WEEK = new RegExp(wrapped`
  ^user (?:now )?(?:
    works?|is working|is|are|does|has|went|moved|switched|changed|has gone|has moved|has switched|is down|is up
    |has cut down|cut down
  )(?: now)?(?: on| onto| to| down to| up to| back to)?(?: a)? (\d|two|three|four|five|six)(?:-| )days?(?: a| per)?[ -]week`);
const MONDAY_TO = /^user works? (?:from )?monday (?:to|till|until|through) (thursday|friday|saturday)/;
const LENGTHS: Readonly<Record<string, string>> = {
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  thursday: "4",
  friday: "5",
  saturday: "6",
};

/** "works Monday to Friday", "is on a four-day week now" */
export const readWorkDays = (line: string): Said[] => {
  const found = (DAYS_A_WEEK.exec(line) ?? MONDAY_TO.exec(line))?.[1];
  return found === undefined ? [] : [{ of: [], value: LENGTHS[found] ?? found }];
};

const NUMBER = String.raw`(?:about |around |only )?(\d[\d.]*)`;
const PER_WEEK = "(?: (?:a|per|each|every) week| weekly)";
const HOURS: readonly RegExp[] = [
  // "User's weekly cap is 25 hours"
  new RegExp(
    wrapped`
      ^user 's weekly (?:cap|limit|hours|quota|workload|maximum|max)[ ]
      (?:(?:is|was|has|been|now|gone|went|raised|cut|up|down|to|at) ){1,4}${NUMBER}(?: hours)?(.*)$`,
  ),
  new RegExp(
    wrapped`
      ^user 's (?:cap|limit|hours|quota|workload|maximum|max|contract)[ ]
      (?:(?:is|was|are|were|has|have|been|now|gone|went|raised|cut|up|down|to|at|for) ){1,4}${NUMBER} hours${PER_WEEK}
        (.*)$`,
  ),
  // "User's cap went up, it is 40 hours a week now"
  new RegExp(
    `^(?:user 's (?:cap|limit|hours|quota|contract|workload) [a-z ]{2,30}, )?it is (?:now )?${NUMBER} hours${PER_WEEK}(.*)$`,
  ),
  // "User can work 40 hours a week now"
  new RegExp(
    wrapped`
      ^user (?:can |may |is allowed to |must |has to |is able to )?(?:now )?(?:only )?(?:
        works?|does|do|is on|is at|is up to|is down to|has gone up to|went up to|dropped to|is contracted for
      ) ${NUMBER} hours${PER_WEEK}(.*)$`,
  ),
];

/** "User's weekly cap is 25 hours", "can work 40 hours a week now"; hours that are of something else are no working hours */
export const readWorkHours = (line: string): Said[] => {
  for (const pattern of HOURS) {
    const found = pattern.exec(line);
    if (found !== null) return [{ of: wordsOf(found[2] ?? ""), value: found[1]! }];
  }
  return [];
};

const SPENT = new RegExp(wrapped`
  ^user (?:now |can |only |currently )*(?:
    spends?|practises?|trains?|studies|puts? in|is practising|is spending|is training|is studying|is putting in
    |exercises|plays|sleeps|gets|is getting
  ) (.{0,24}?)(?:about |around )?(\d[\d.]*|an|half an) (hours?|minutes?) (?:a|per|every|each) (
    day|week|night|morning|evening
  )(?: now)?(?: of| on| with| at| for| in)?(.*)$`);
/** In minutes. */
const lengthOf = (number: string, unit: string): number =>
  (number === "an" ? 1 : number === "half an" ? 0.5 : Number(number)) * (unit.startsWith("hour") ? 60 : 1);

/** "spends an hour a day on the allotment", "spends three hours a day on it now" */
export const readTimeSpent = (line: string): Said[] => {
  const found = SPENT.exec(line);
  if (found === null) return [];
  const of = [found[4]!, ...wordsOf(found[1]!), ...wordsOf(found[5]!)];
  return [{ of, value: String(lengthOf(found[2]!, found[3]!)) }];
};
