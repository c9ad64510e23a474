// "First, the launch date. Marketing wants to move it": what a short sentence puts up is what "it" of the next one is.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { isPlural } from "../noun-phrases.ts";
import { withoutShort } from "../persons/has-or-is.ts";

const ANNOUNCES = new RegExp(
  wrapped`
    ^(?:(?:okay|ok|so|now|right|well|and|alright),? )*(?:
      first(?: up| of all| topic| item| point)?|next(?: up| topic| item| point| question)?|second(?:ly)?|third(?:ly)?
      |last(?:ly| topic| item| point)?|finally|then|(?:moving )?on to|about|regarding|as for|topic
      |(?:agenda )?item (?:one|two|three|four|\d)
    )[,:]? (
      (?:the|our|my|your) (?!(?:one|ones|same|other|rest|way)\b)
      (?:(?!(?:is|are|was|were|has|have|had|will|can|needs?|went|goes)\b)[\w'-]+ ){0,4}[\w'-]+
    )[.:!]$`,
  "i",
);

const INSIDE = /(?<=[a-z] )it\b(?!'s| (?:is|was|has|will|would|looks|seems|rains?|takes?|took)\b)/;
const OPENS = new RegExp(
  wrapped`
    ^It(?=
      's (?!been\b)
      | (?:
        is|was|has|will|needs|looks|works|starts|ends|runs|expires|closes|opens|lasts|costs?|went|goes|got|must|should
        |can|moves
      )\b
    )`,
  "i",
);

/** "Friday 10 to 12 is free. I've booked it" */
const IS_FREE = new RegExp(
  wrapped`
    ^(?:(?:ok|okay|yes|then|good news|great),? )*((?:on )?(?:the )?(?:\w+day|\d{1,2}(?:st|nd|rd|th)?)\b[^,;.!?]{0,40}?) (?:
      is|'s|would be|should be
    ) (?:still )?(?:free|available|open|possible|fine)[.!]$`,
  "i",
);
const BOOKED_IT = /(?<=\b(?:booked|reserved|blocked|scheduled|confirmed|taken|took) )it\b/i;
export const withSlotBooked = (text: string, before: string): string => {
  const slot = BOOKED_IT.test(text) ? IS_FREE.exec(before.trim())?.[1] : undefined;
  return slot === undefined ? text : text.replace(BOOKED_IT, slot.replace(/^on /i, ""));
};

export const withTopicAnnounced = (text: string, before: string): string => {
  const topic = ANNOUNCES.exec(before.trim())?.[1];
  if (topic === undefined || isPlural(topic.split(" ").at(-1) ?? "")) return text;
  return OPENS.test(text)
    ? `${upperFirst(topic)}${withoutShort(text.slice("it".length))}`
    : text.replace(INSIDE, topic);
};
