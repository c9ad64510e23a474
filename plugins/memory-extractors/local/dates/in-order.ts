// "Monday to Friday", "she leaves on Monday and is back on Friday": of two days of the week the second is the one that follows.

import type { EpochMs } from "#domain/clock.ts";
import { addDays, day, WEEKDAY_NAMES } from "./calendar.ts";
import type { DateMention } from "./days-of-months.ts";

const BETWEEN = /^(?: (?:to|till|until|through) | ?[-–] ?)$/;
/** "leaves on Monday at five and comes home on Friday" */
const GOES_BACK =
  /^(?: at [\w:.]+(?: [ap]m)?)?,? (?:and|then|and then) (?:(?:I|we|he|she|they)(?:'m|'re|'s|'ll| am| are| is| will)? )?(?:(?:only|then) )?(?:be |come |comes |coming |get |gets |getting |fly |flies |flying |drive |drives |driving |return |returns |returning |leave |leaves |leaving |go |goes |going |is |are )?(?:home |back |again |off )?$/i;
const WEEKDAY = new RegExp(`^(?:on )?(?:${WEEKDAY_NAMES})$`, "i");

/** "Come on Sunday, they fly on Tuesday", said on a Monday: of tomorrow one says "tomorrow", so this may be the Tuesday after. */
const isTomorrow = ({ start }: DateMention, said: EpochMs): boolean => start === addDays(said, 1);

export const inOrder = (text: string, mentions: readonly DateMention[], said: EpochMs): DateMention[] =>
  mentions.flatMap((mention, at) => {
    const before = mentions[at - 1];
    if (before === undefined || mention.start >= before.start) return [mention];
    if (!WEEKDAY.test(text.slice(mention.from, mention.to))) return [mention];
    const between = text.slice(before.to, mention.from);
    if (BETWEEN.test(between) || GOES_BACK.test(between)) return [{ ...mention, ...day(addDays(mention.start, 7)) }];
    return isTomorrow(mention, said) && WEEKDAY.test(text.slice(before.from, before.to)) ? [] : [mention];
  });
