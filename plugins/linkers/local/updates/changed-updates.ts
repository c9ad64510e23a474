// Something that holds one value at a time was told with another one, in whatever words: a budget, a count of work done, a free day, a
// supplier, hours of work, a wish. Whether all of the older statement is over is not known, so it only ranks the newer one first.

import { readBudget, readQuote, readRate } from "../changes/budgets.ts";
import { type Count, isNextCount, readCount } from "../changes/counts.ts";
import { type Deadline, isMovedOn, readDeadline } from "../changes/deadlines.ts";
import { type Dose, isNextDose, readDose, readMedicine, readPieces } from "../changes/doses.ts";
import { type Duty, readDuty } from "../changes/duties.ts";
import { isFreeOtherwise, readFreeDays } from "../changes/free-days.ts";
import { isGone, readHelper, readKept, readPet, readRole } from "../changes/home-help.ts";
import {
  readEmployment,
  readTimeSpent,
  readWorkDays,
  readWorkHours,
  readWorkPlace,
  readWorkTime,
} from "../changes/hours.ts";
import { isNewPartner, type Partner, readPartner } from "../changes/partners.ts";
import { readPost, readPromotion } from "../changes/posts.ts";
import { areAlike, lineOf, type Said } from "../changes/said.ts";
import { readStreet } from "../changes/streets.ts";
import { readSource } from "../changes/suppliers.ts";
import { isOtherWeekday, readWeekday, type Weekday } from "../changes/weekdays.ts";
import { isWishDone, readNever, readWish } from "../changes/wishes.ts";
import type { Parsed } from "../reading/parse.ts";
import { kept } from "./passing-words.ts";
import type { Verdict } from "./slot-updates.ts";

interface Kind {
  readonly name: string;
  /** Without this nothing of the kind is said. */
  readonly hint?: RegExp;
  readonly read: (line: string, names: ReadonlySet<string>) => readonly Said[];
  readonly isChange: (older: Said, newer: Said, told: Parsed) => boolean;
}

const isOther = (older: Said, newer: Said): boolean => older.value !== newer.value && areAlike(older.of, newer.of);
const saysChange = ({ hasChange, saysNow, saysSince, tokens }: Parsed): boolean =>
  hasChange || saysNow || saysSince || tokens.some(({ lower }) => lower === "since" || lower === "new");
const isOtherNow: Kind["isChange"] = (older, newer, told) => isOther(older, newer) && saysChange(told);

const KINDS: readonly Kind[] = [
  { name: "budget", hint: /\d/, read: readBudget, isChange: isOther },
  { name: "quote", hint: /\d/, read: readQuote, isChange: isOther },
  { name: "rate", hint: /\d/, read: readRate, isChange: isOtherNow },
  {
    name: "count",
    hint: /\d/,
    read: readCount,
    isChange: (older, newer) => isNextCount(older as Count, newer as Count),
  },
  { name: "dose", hint: /\d/, read: readDose, isChange: (older, newer) => isNextDose(older as Dose, newer as Dose) },
  { name: "dose", hint: /\d/, read: readPieces, isChange: isOtherNow },
  {
    name: "medicine",
    hint: /^user (?:was|has|came|is|takes)|^the dos/,
    read: readMedicine,
    isChange: (older, newer) => newer.value === "off" && isOther(older, newer),
  },
  {
    name: "deadline",
    hint: / (?:to|until|till|by|for|on|due) /,
    read: readDeadline,
    isChange: (older, newer) => isMovedOn(older as Deadline, newer as Deadline),
  },
  {
    name: "duty",
    hint: / (?:over|responsible|charge|care|after|handles|does|runs|leads|manages|organi[sz]es|owns|coordinates) /,
    read: readDuty,
    isChange: (older, newer) => (newer as Duty).isNews && isOther(older, newer),
  },
  {
    name: "free",
    hint: /day|weekend|morning|afternoon|evening|night|lunchtime/,
    read: readFreeDays,
    isChange: isFreeOtherwise,
  },
  { name: "work-time", hint: /(?:part|full)-time/, read: readWorkTime, isChange: isOther },
  { name: "work-place", hint: /remote|office|home|site/, read: readWorkPlace, isChange: isOther },
  { name: "work-days", hint: /week|monday/, read: readWorkDays, isChange: isOther },
  { name: "hours", hint: /\d/, read: readWorkHours, isChange: isOtherNow },
  { name: "time-spent", hint: /hour|minute/, read: readTimeSpent, isChange: isOtherNow },
  {
    name: "source",
    hint: / (?:from|with|to|uses|using|supplier|provider|is) /,
    read: readSource,
    isChange: isOtherNow,
  },
  {
    name: "post",
    hint: / (?:at|for|called|quit|left|from) /,
    read: readPost,
    isChange: (older, newer) => newer.value === "left" && isOther(older, newer),
  },
  {
    name: "promotion",
    hint: /promoted| (?:at|for|as) /,
    read: readPromotion,
    isChange: (older, newer) => newer.value === "promoted" && isOther(older, newer),
  },
  {
    name: "partner",
    hint: / up(?: |$)|dating|seeing|going out/,
    read: readPartner,
    isChange: (older, newer) => isNewPartner(older as Partner, newer as Partner),
  },
  {
    name: "weekday",
    hint: /day/,
    read: readWeekday,
    isChange: (older, newer) => isOtherWeekday(older as Weekday, newer as Weekday),
  },
  {
    name: "street",
    hint: /^(?:[a-z]+ and )?user /,
    read: readStreet,
    isChange: (older, newer) => older.of[0] === "lives" && newer.of[0] === "moved" && older.value !== newer.value,
  },
  {
    name: "employment",
    hint: /employed|freelance|permanent|staff|salaried|regular/,
    read: readEmployment,
    isChange: isOther,
  },
  { name: "role", hint: /user 's/, read: readRole, isChange: isGone },
  { name: "helper", read: readHelper, isChange: isGone },
  { name: "pet", read: readPet, isChange: isGone },
  { name: "kept", hint: /^user /, read: readKept, isChange: isGone },
  {
    name: "never",
    hint: /^user /,
    read: readNever,
    isChange: (older, newer) => older.value === "never" && isOther(older, newer),
  },
  { name: "wish", read: readWish, isChange: isWishDone },
];

/** By kind, what a statement says; none says more than one or two of them. */
const saidIn = kept((parsed: Parsed): readonly (readonly [Kind, readonly Said[]])[] => {
  if (parsed.isFormatted) return [];
  const line = lineOf(parsed);
  return KINDS.flatMap((kind) => {
    const said = kind.hint?.test(line) === false ? [] : kind.read(line, parsed.mentions);
    return said.length === 0 ? [] : [[kind, said] as const];
  });
});

/** "would like a loom" is no less a wish. */
const MAY_BE_UNSURE = "wish";

export const changedUpdate = (older: Parsed, newer: Parsed): Verdict | null => {
  const news = saidIn(newer);
  if (news.length === 0 || newer.isPlan || older.isPast) return null;
  for (const [kind, said] of news) {
    if (older.isUnsure && kind.name !== MAY_BE_UNSURE) continue;
    const before = saidIn(older).find(([of]) => of === kind)?.[1] ?? [];
    if (before.some((was) => said.some((is) => kind.isChange(was, is, newer))))
      return { rule: `changed:${kind.name}`, tier: "soft" };
  }
  return null;
};
