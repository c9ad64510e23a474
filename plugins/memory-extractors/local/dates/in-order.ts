// "Monday to Friday", "she leaves on Monday and is back on Friday": of two days of the week the second is the one that follows.

import { DAY_MS, type EpochMs } from "#domain/clock.ts";
import { wrapped } from "#domain/wrapped.ts";
import { addDays, day, WEEKDAY_NAMES } from "./calendar.ts";
import type { DateMention } from "./days-of-months.ts";

const BETWEEN = /^(?: (?:to|till|until|through) | ?[-–] ?)$/;
/** "leaves on Monday at five and comes home on Friday" */
const GOES_BACK = new RegExp(
  wrapped`
    ^(?: at [\w:.]+(?: [ap]m)?)?,? (?:and|then|and then) (?:(?:I|we|he|she|they)(?:'m|'re|'s|'ll| am| are| is| will)? )?
      (?:(?:only|then) )?(?:(?:
        be|come|comes|coming|get|gets|getting|fly|flies|flying|drive|drives|driving|return|returns|returning|leave|leaves
        |leaving|go|goes|going|is|are
      ) )?
      (?:(?:home|back|again|off) )?$`,
  "i",
);
const WEEKDAY = new RegExp(`^(?:on )?(?:${WEEKDAY_NAMES})$`, "i");

/** "Come on Sunday, they fly on Tuesday", said on a Monday: of tomorrow one says "tomorrow", so this may be the Tuesday after. */
const isTomorrow = ({ start }: DateMention, said: EpochMs): boolean => start === addDays(said, 1);

/** "27 April to 2 May, I have a talk on Tuesday": of the days that were just named. */
const WITHIN = /^,? (?:(?:and|so|where|with) )?(?:I|we|I'm|we're|my|our|there's|the)\b[^.;]{0,60}$/i;
const LONGEST_WEEK = 7;
const withinRange = (text: string, mentions: readonly DateMention[], at: number): EpochMs | null => {
  const [first, last, mention] = [mentions[at - 2], mentions[at - 1], mentions[at]];
  if (last === undefined || mention === undefined || !WITHIN.test(text.slice(last.to, mention.from))) return null;
  const isPair = first !== undefined && BETWEEN.test(text.slice(first.to, last.from));
  const start = isPair ? first.start : last.start;
  const offset = ((((mention.start - start) / DAY_MS) % LONGEST_WEEK) + LONGEST_WEEK) % LONGEST_WEEK;
  const found = addDays(start, offset);
  return found < last.end && last.end - start > DAY_MS && last.end - start <= LONGEST_WEEK * DAY_MS ? found : null;
};

export const inOrder = (text: string, mentions: readonly DateMention[], said: EpochMs): DateMention[] =>
  mentions.flatMap((mention, at) => {
    const before = mentions[at - 1];
    if (before === undefined || mention.start >= before.start) return [mention];
    if (!WEEKDAY.test(text.slice(mention.from, mention.to))) return [mention];
    const within = withinRange(text, mentions, at);
    if (within !== null) return [{ ...mention, ...day(within) }];
    const between = text.slice(before.to, mention.from);
    if (BETWEEN.test(between) || GOES_BACK.test(between)) return [{ ...mention, ...day(addDays(mention.start, 7)) }];
    return isTomorrow(mention, said) && WEEKDAY.test(text.slice(before.from, before.to)) ? [] : [mention];
  });
