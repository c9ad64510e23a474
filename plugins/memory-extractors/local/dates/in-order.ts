// "Monday to Friday", "she leaves on Monday and is back on Friday": of two days of the week the second is the one that follows.

import { addDays, day, WEEKDAY_NAMES } from "./calendar.ts";
import type { DateMention } from "./days-of-months.ts";

const BETWEEN = /^(?: (?:to|till|until|through) | ?[-–] ?)$/;
/** "leaves on Monday at five and comes home on Friday" */
const GOES_BACK =
  /^(?: at [\w:.]+(?: [ap]m)?)?,? (?:and|then|and then) (?:(?:I|we|he|she|they)(?:'m|'re|'s|'ll| am| are| is| will)? )?(?:(?:only|then) )?(?:be |come |comes |coming |get |gets |getting |fly |flies |flying |drive |drives |driving |return |returns |returning |leave |leaves |leaving |go |goes |going |is |are )?(?:home |back |again |off )?$/i;
const WEEKDAY = new RegExp(`^(?:on )?(?:${WEEKDAY_NAMES})$`, "i");

export const inOrder = (text: string, mentions: readonly DateMention[]): DateMention[] =>
  mentions.map((mention, at) => {
    const before = mentions[at - 1];
    if (before === undefined || mention.start >= before.start) return mention;
    const between = text.slice(before.to, mention.from);
    const isDay = WEEKDAY.test(text.slice(mention.from, mention.to));
    return isDay && (BETWEEN.test(between) || GOES_BACK.test(between))
      ? { ...mention, ...day(addDays(mention.start, 7)) }
      : mention;
  });
