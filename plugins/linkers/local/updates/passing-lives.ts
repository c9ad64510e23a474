// What a new stage of a life overtakes, told in passing: the shared flat once there is one's own, the mother's town once she moved in, the
// school, the year, the post one started in, the animal that was wanted, the price that was raised. How much of the older statement is over
// is not said, so the newer one is only ranked first.

import { wrapped } from "#domain/wrapped.ts";
import { SORT_OF } from "../reading/kinds.ts";
import type { Parsed } from "../reading/parse.ts";
import { stem, stems } from "../reading/stem.ts";
import { SELF } from "../reading/subject.ts";
import { CAR_MAKES } from "../reading/words.ts";
import { JOB_SLOTS } from "./job-updates.ts";
import { isOfSame, isOfUser, isToldDone, kept, type Rule } from "./passing-words.ts";

const HOME = "(?:flat|apartment|house|home|place|studio|room|cottage|bungalow)";
const SHARES = new RegExp(
  `\\b(?:shares|is sharing) (?:an?|the) (?:[\\p{Ll}-]+ )?${HOME} with (?!User(?!'s))([^.;]*)`,
  "u",
);
const STAYS = /\b(?:stays|is staying|is living|is crashing) (?:at|with) (?!User(?!'s))([^.;]*)/u;
const LIVES_WITH = new RegExp(
  wrapped`
    \blives (?:for now )?with (?!
      User(?!'s)|(?:their|his|her) (?:wife|husband|partner|girlfriend|boyfriend|kids|children|son|daughter|dog|cat)\b
    )([^.;]*)`,
  "u",
);
const OWN_HOME = new RegExp(
  `\\b(?:(?:has )?(?:got|found|rented|bought|moved into)|has|rents) (?:now )?(?:their|his|her) own (?:[\\p{Ll}-]+ )?${HOME}\\b`,
  "u",
);
const MOVED = new RegExp(`\\b(?:has )?moved (?:to \\p{Lu}|into (?:an?|the) (?:[\\p{Ll}-]+ )?${HOME}\\b)`, "u");
const NAME = /\p{Lu}\p{L}+/gu;
const COMES_ALONG = /\btogether\b/;

const isNewHome = kept((it) => isToldDone(it) && (OWN_HOME.test(it.text) || MOVED.test(it.text)));
/** "shares a flat with their cousin Nora", "moved to Ghent"; "lives with User's sister", "has her own flat now" */
const hasLeftHome: Rule = (older, newer) => {
  if (!isNewHome(newer) || older.isNegated || older.isPlan || older.isPastEvent || !isOfSame(older, newer))
    return false;
  const isOwn = OWN_HOME.test(newer.text);
  const found = SHARES.exec(older.text) ?? STAYS.exec(older.text) ?? (isOwn ? LIVES_WITH.exec(older.text) : null);
  const companions = (found?.[1]?.match(NAME) ?? []).filter((name) => name !== "User");
  return found !== null && !COMES_ALONG.test(newer.text) && !companions.some((name) => newer.text.includes(name));
};

const LIVES_IN =
  /\blives? (?:alone |on (?:her|his|their) own )?(?:in|near|outside) \p{Lu}|\blives? (?:alone|on (?:her|his) own)\b/u;
const MOVED_IN_WITH_USER = /\b(?:moved in with User|(?:is|are) living with User now|lives? with User now)\b/;
/** "User's mother lives in Horn", "User's mum moved in with User last week" */
const hasMovedInWithUser: Rule = (older, newer) =>
  isToldDone(newer) &&
  MOVED_IN_WITH_USER.test(newer.text) &&
  LIVES_IN.test(older.text) &&
  !older.isNegated &&
  !newer.firstSubjects.has(SELF) &&
  isOfSame(older, newer);

const SCHOOL = wrapped`
  (
    \p{Lu}[\p{L}'.]*(?: \p{Lu}[\p{L}'.]*){0,3} (?:
      Elementary|Primary|School|Secondary|Middle|High|Academy|Nursery|Kindergarten|Preschool|Montessori|Junior|Grammar
    )
  )`;
const AT_SCHOOL = new RegExp(`\\b(?:goes to|attends|is at|is in .{3,20} at) ${SCHOOL}`, "u");
const NEXT_SCHOOL = new RegExp(
  wrapped`
    \b(?:
      will go|is going|goes|will (?:be )?mov(?:e|ing)|is moving|moved|switched|changed|transferred|is transferring
      |is changing
    ) to ${SCHOOL}
    |\b(?:starts?|started|will start|is starting) at ${SCHOOL}`,
  "u",
);
/** "goes to Linde Primary", "will go to Moss Primary from September" */
const isAtOtherSchool: Rule = (older, newer) => {
  if (newer.isUnsure || newer.isNegated || older.isPlan || older.isNegated || !isOfSame(older, newer)) return false;
  const was = AT_SCHOOL.exec(older.text)?.[1];
  const found = NEXT_SCHOOL.exec(newer.text);
  const next = found?.[1] ?? found?.[2];
  return was !== undefined && next !== undefined && was !== next;
};

const YEARS =
  /^(?:\p{Lu}\p{L}*'s (?:\p{Ll}+ ){1,3})?(\p{Lu}\p{L}+)(?:, (?:aged )?| (?:who )?is (?:now )?)(\d{1,2})(?=[,.;)]| years? old| and\b)/u;
const TURNED = new RegExp(
  wrapped`
    ^(?:\p{Lu}\p{L}*'s (?:\p{Ll}+ ){1,3})?(\p{Lu}\p{L}+) (?:
      (?:has )?(?:just )?turned|.*[,.] (?:and )?[Ss]?[Hh]e (?:has )?(?:just )?turned
    ) (\d{1,2})\b`,
  "u",
);
/** "User's daughter Britt, 15, comes at weekends", "Britt got her permit, she turned 16" */
const isOfMoreYears: Rule = (older, newer) => {
  const was = isToldDone(newer) || newer.isPlan ? YEARS.exec(older.text) : null;
  const is = was === null ? null : TURNED.exec(newer.text);
  return was !== null && is !== null && was[1] === is[1] && Number(is[2]) > Number(was[2]);
};

const STARTS_AS = new RegExp(
  wrapped`
    \b(?:starts|started|is starting|will start|begins|began) (?:(?:on|in|from) [^;]{3,40}? )?as an? (?!
      volunteer|student|guest|member|mentor|trainer of
    )[\p{L} -]{3,}`,
  "u",
);
const WILL_BE = new RegExp(
  wrapped`
    \b(?:is going to be|will be|is becoming|became|has become|was made|has been made) (?:(?:an?|the) )?(?:
      (?:
        head|lead|chief|senior|deputy|ward|team|shift|site|branch|night|station|store|shop|office|floor|general|line
        |area|regional|assistant
      ) )+
      (?:
      nurse|sister|manager|leader|supervisor|foreman|chef|cook|engineer|technician|officer|mechanic|midwife|teacher
      |clerk|accountant|developer|designer|lead|head|of [\p{L} ]{3,20}
    )(?= (?:from|on|in|at|since|of|for)\b|[.,;]|$)`,
  "u",
);
/** "teaches maths at a school" */
const WORKS_THERE = /^User (?:still )?(?:teaches|lectures|nurses|cooks|drives) (?:[^.;]* )?(?:at|for) /;
const hasPost = ({ slots, isPlan, text }: Parsed): boolean =>
  STARTS_AS.test(text) ||
  WORKS_THERE.test(text) ||
  (!isPlan && slots.some(({ attribute, isUnclear }) => JOB_SLOTS.has(attribute) && !isUnclear));
const AT_PLACE = /\b(?:at|for|with|in) /;
const BESIDE = /\b(?:volunteer|part-time|weekends?|evenings?|also|second|side|too)\b/;
const isNextPost = kept(
  ({ text, isUnsure, isNegated }) =>
    !isUnsure && !isNegated && (STARTS_AS.test(text) || WILL_BE.test(text)) && !BESIDE.test(text),
);
/** "is a clerk at the town hall", "starts on 2 June as an analyst"; "starts as a nurse", "is going to be ward sister from May" */
const hasNextPost: Rule = (older, newer) =>
  isNextPost(newer) &&
  isOfUser(older) &&
  isOfUser(newer) &&
  !older.isNegated &&
  !older.isPastEvent &&
  hasPost(older) &&
  (STARTS_AS.test(older.text) || AT_PLACE.test(older.text)) &&
  !BESIDE.test(older.text);

const WANTS_OTHER_WORK = new RegExp(wrapped`
  \b(?:wants to|would like to|is thinking (?:of|about)|plans to|hopes to) (?:
    change|chang(?:e|ing)|switch|switching|find|finding|get|getting
  ) (?:(?:their|his|her|a|another|new) )*(?:jobs?|careers?|work)\b`);
const TOOK_WORK =
  /\b(?:got|accepted|took|landed|started) (?:the|an?|their|his|her) (?:[\p{L}-]+ ){0,3}(?:job|post|position|role)\b/u;
const NOT_THE_WORK = /\b(?:interview|part-time|summer|weekend|side|second|holiday|volunteer|offer)\b/;
const tookWork = kept(
  (it) => isToldDone(it) && !NOT_THE_WORK.test(it.text) && (TOOK_WORK.test(it.text) || STARTS_AS.test(it.text)),
);
/** "wants to change jobs", "got the library job" */
const hasChangedWork: Rule = (older, newer) =>
  tookWork(newer) && WANTS_OTHER_WORK.test(older.text) && isOfSame(older, newer);

const WANTS_ANIMAL =
  /\b(?:wants to|would like to|would love to|hopes to|plans to|is going to) (?:adopt|get|buy|have) an? (?:[\p{Ll}-]+ ){0,2}?(dog|cat)\b/u;
const GOT_ANIMAL =
  /\b(?:adopted|got|bought|rescued|has got) (?:an?|their|our) (?:[\p{Ll}-]+,? ){0,4}?(\p{Ll}+)(?= (?:from|called|named)|[.,;]|$)/u;
/** "wants to adopt a dog", "adopted a mutt from the shelter" */
const hasGotAnimal: Rule = (older, newer) => {
  const wanted = isToldDone(newer) && isOfSame(older, newer) ? WANTS_ANIMAL.exec(older.text)?.[1] : undefined;
  const got = wanted === undefined ? undefined : GOT_ANIMAL.exec(newer.text)?.[1];
  return got !== undefined && (SORT_OF.get(stem(got)) ?? stem(got)) === stem(wanted!);
};

const STAYED =
  /^(?:User's (?:\p{Ll}+ ){0,2})?(\p{Lu}\p{L}+) (?:stayed|stays|is staying|lives|is living|is) (?:behind )?(?:with|at|in) /u;
const ARRIVED = new RegExp(
  wrapped`
    ^(?:User's (?:\p{Ll}+ ){0,2})?(\p{Lu}\p{L}+) (?:
      (?:has )?arrived (?:in|at)|(?:is|lives) (?:here|with User)|came to live with User|moved in with User
    )\b`,
  "u",
);
const WHERE_ARRIVED = /\barrived (?:in|at) (?:the )?(\p{Lu}?\p{L}+)/u;
/** "Fenno stayed with Nora", "Fenno arrived in Ghent"; not who lives there already */
const hasArrived: Rule = (older, newer) => {
  const who = isToldDone(newer) && !older.isNegated && !older.isPlan ? ARRIVED.exec(newer.text)?.[1] : undefined;
  const where = WHERE_ARRIVED.exec(newer.text)?.[1];
  const stayed = who === undefined ? null : STAYED.exec(older.text);
  return (
    stayed?.[1] === who && who !== "User" && who !== undefined && !(where !== undefined && older.text.includes(where))
  );
};

const RIDE = "(?:car|truck|lorry|van|pickup)";
const HAS_RIDE = new RegExp(
  `\\bUser's ${RIDE} is an? (?:\\d{4} )?(\\p{Lu}\\p{L}+)|^User drives an? (?:\\d{4} )?(\\p{Lu}\\p{L}+)`,
  "u",
);
const BOUGHT_RIDE = /\bUser (?:has )?(?:bought|got|leased) an? (?:\d{4} |new |second-hand |used |old )*(\p{Lu}\p{L}+)/u;
/** "User's truck is a Scania, it's in the shop", "bought a 2021 Volvo" */
const hasOtherRide: Rule = (older, newer) => {
  const was = isToldDone(newer) && !newer.hasAddition ? HAS_RIDE.exec(older.text) : null;
  const make = was === null ? undefined : BOUGHT_RIDE.exec(newer.text)?.[1];
  return make !== undefined && CAR_MAKES.has(make.toLowerCase()) && make !== (was?.[1] ?? was?.[2]);
};

const SELLS = /\bsells? [^.;]*?\d+(?:[.,]\d+)? (?:euros?|pounds?|dollars?|francs?|kroner) (?:an?|per) (\p{L}+)/u;
const NEW_PRICE = new RegExp(
  wrapped`
    \b(?:raised|lowered|put up|put down|cut|dropped|increased|reduced) the price(?: of [^.;]*?)? to \d+(?:[.,]\d+)? \p{L}+ (?:an?|per) (\p{L}+)`,
  "u",
);
/** "sells it for 9 euros a jar", "raised the price to 10 euros a jar" */
const isOtherPrice: Rule = (older, newer) => {
  const unit = isToldDone(newer) && isOfSame(older, newer) ? NEW_PRICE.exec(newer.text)?.[1] : undefined;
  return unit !== undefined && SELLS.exec(older.text)?.[1] === unit;
};

const HAS_COUNT = /\b(?:has|have) (?:now )?(\d[\d,.]*) (\p{Ll}+s)\b/u;
/** At the end of something else: "The price goes to 8 euros. 96 clients." */
const COUNT_BESIDE = /[.;!] (\d[\d,.]*) (\p{Ll}+s)(?: now| already| so far)?\.?$/u;
const countBeside = kept(({ text }) => COUNT_BESIDE.exec(text));
/** "has 41 clients now", "moved the data. 150 clients." */
const isOtherNumber: Rule = (older, newer) => {
  const is = countBeside(newer);
  const was = is === null || older.isNegated || older.isPlan ? null : HAS_COUNT.exec(older.text);
  return was !== null && was[2] === is?.[2] && was[1] !== is?.[1] && isOfUser(older) && isOfUser(newer);
};

const OPENING = new RegExp(
  wrapped`
    ^(?:User says )?(?:[Tt]he|their|User's) (?:\p{Ll}+ ){0,2}?(\p{Ll}+) opening (?:is|was|has been|got) (?:(?:now|again) )?
      (?:pushed|put|moved|postponed|delayed|brought) (?:back |forward )?(?:to|until|till)\b`,
  "u",
);
const OPENS = /\b(?:opens?|opening|open)\b[^.;]*? (?:on|in) (?:\d|\p{Lu})/u;
/** "builds a farm shop, it should open on 1 November", "the shop opening is pushed back to 15 November" */
const isOpeningMoved: Rule = (older, newer) => {
  const what = OPENING.exec(newer.text)?.[1];
  return what !== undefined && !newer.isNegated && OPENS.test(older.text) && older.words.has(stem(what));
};

const DOES = /\b(?:has started|started|has taken up|took up|goes|does|has begun|began) (\p{L}+ing)\b/u;
const INSTEAD_OF = /\binstead of (\p{L}+ing)(?=[.,;]|$| (?:now|these days|because|since|as)\b)/u;
/** "has started running in the mornings", "swims instead of running" */
const isDoneInstead: Rule = (older, newer) => {
  const left = isToldDone(newer) && !older.isNegated ? INSTEAD_OF.exec(newer.text)?.[1] : undefined;
  return left !== undefined && isOfUser(older) && newer.subjects.has(SELF) && DOES.exec(older.text)?.[1] === left;
};

const ON_LIST = /\bon (?:the|a) wait(?:ing |-)?list\b/;
const OFF_LIST = /\b(?:got|came|is|moved|been) (?:finally |just )?off the wait(?:ing |-)?list\b(?: (for|of|at))?/;
const OF_LIST = stems("wait list waitlist finally just course class lesson club place spot school group".split(" "));
/** "The pottery course was full, so User is on the waiting list", "got off the waiting list, pottery is on Mondays" */
const isOffList: Rule = (older, newer) => {
  const off = isToldDone(newer) && isOfUser(newer) ? OFF_LIST.exec(newer.text) : null;
  if (off === null || older.isNegated || !older.subjects.has(SELF) || !ON_LIST.test(older.text)) return false;
  return [...newer.bag].some((word) => older.words.has(word) && !OF_LIST.has(word) && word !== SELF);
};

/** Each with words of which the newer statement has one. */
export const OF_LIVES: readonly (readonly [name: string, rule: Rule, words: string])[] = [
  ["left-home", hasLeftHome, "own move"],
  ["moved-in", hasMovedInWithUser, "move live"],
  ["school", isAtOtherSchool, "go move switch change transfer start"],
  ["years", isOfMoreYears, "turn"],
  ["post", hasNextPost, "start begin be become make"],
  ["changed-work", hasChangedWork, "get accept take land start begin"],
  ["animal", hasGotAnimal, "adopt get buy rescue"],
  ["arrived", hasArrived, "arrive here live come move"],
  ["ride", hasOtherRide, "buy get lease"],
  ["price-of", isOtherPrice, "price"],
  [
    "number",
    isOtherNumber,
    "customer client user subscriber follower member employee pupil student order reader listener",
  ],
  ["opening", isOpeningMoved, "opening open"],
  ["instead", isDoneInstead, "instead"],
  ["off-list", isOffList, "list waitlist"],
];
