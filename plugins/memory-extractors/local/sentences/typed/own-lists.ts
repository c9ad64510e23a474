// Lists that one types of one's own under a label: "Work schedule: Mon to Thu 9-17", "Final grades: Algebra B, Databases A".

import { wrapped } from "#domain/wrapped.ts";
import { BASE_VERBS } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { isPlural } from "#plugins/memory-extractors/local/references/noun-phrases.ts";

/** What only somebody's life has, whatever is asked; not "ingredients" or "steps". */
const OF_ONES_LIFE = wrapped`
  schedule|timetable|rota|routine|diet|grades|marks|midterms|finals|exam results|test results|blood results|labs|meds|medications?
  |supplements|vitamins|allergies|languages|hobbies|measurements|sizes|(?:gym|office|work|rest|training|teaching) days
  |office hours|working hours|shifts|budget|expenses|monthly costs|subscriptions|team|crew|flatmates|kids|pets|siblings
  |goals|priorities|certifications`;
/** Of a program or a book as well, unless somebody's own or of a term. */
const OF_A_TERM = "courses|classes|modules|subjects";
const LABELLED = new RegExp(
  wrapped`
    ^(?:(?:ok|so|also|btw),? )?(?:(?:my|our) )?(
      (?:
        (?:
          new|current|old|usual|daily|weekly|monthly|work|school|spring|summer|autumn|fall|winter|semester|term|gym
          |training|final|first|last|main|dev|core|household
        ) ){0,3}(?:${OF_ONES_LIFE}|(?<=\b(?:my|our|school|spring|summer|autumn|fall|winter|semester|term) )(?:${OF_A_TERM}))
    )(?: (?:this|for this|for the) (?:term|semester|week|month|year|season))?(?: (?:are|is))?: (?=\S)([^?\n]{3,300})$`,
  "i",
);
/** Several things, or one with a number or a day. */
const IS_LIST = /,|;|\d| and |\b(?:mon|tue|wed|thu|fri|sat|sun)/i;
const SEVERAL_IN_SHORT = /^(?:meds|labs|finals|midterms)$/;
/** "A means excellent" */
const EXPLAINS = /\bmeans?\b/i;

/** As a sentence of whoever types it; null where the text is no such list. */
export const ownList = (text: string): string | null => {
  const [, label = "", value = ""] = text.includes(": ") ? (LABELLED.exec(text) ?? []) : [];
  if (label === "" || !IS_LIST.test(value) || EXPLAINS.test(value)) return null;
  const last = label.toLowerCase().split(" ").at(-1) ?? "";
  const isSeveral = isPlural(last) || SEVERAL_IN_SHORT.test(last);
  const toDo = BASE_VERBS.has(value.split(" ", 1)[0]?.toLowerCase() ?? "") ? "to " : "";
  return `My ${label.toLowerCase()} ${isSeveral ? "are" : "is"} ${toDo}${value}`;
};
