// Days that an answer names for a habit: "Monday Wednesday" are those of every week.

import { WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";

const ONE_DAY = new RegExp(`\\b(${WEEKDAY_NAMES})( (?:morning|afternoon|evening|night))?\\b(?!s)`, "gi");
/** "Monday Wednesday" → "Mondays, Wednesdays": of every week. */
export const asHabit = (said: string): string =>
  said
    .replace(ONE_DAY, (_, day: string, part?: string) => (part === undefined ? `${day}s` : `${day}${part}s`))
    .replace(/(?<=days) (?=\w+days\b)/g, ", ")
    .replace(/(?<=days)-(?=\w+days)/g, " to ");
