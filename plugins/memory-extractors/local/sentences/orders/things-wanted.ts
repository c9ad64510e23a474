// What a request is for, where it says as much as a wish would: "Can you recommend a hotel in Graz, it needs to allow dogs?".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";

/** "Can you recommend a hotel in Graz": what is wanted, where more is said of it. */
const WANTED = new RegExp(
  wrapped`
    \b(?:recommend|suggest|find|look(?:ing)? for|search for|book|need|want|(?:do|would) you know(?: of)?)(?: me| us)? (
      (?:an?|some) [^,;?.]{4,80}
    )`,
  "i",
);
const REQUIRED = new RegExp(
  wrapped`
    ^[,;] (
      (?:and )?(?:
        it|they|there|one that|something|preferably|ideally|max|at most|not? more than|under|near|must|with|without
        |nothing|not too|for (?:two|three|four|five|\d)
      )\b[^?;.]{4,200}
    )`,
  "i",
);
/** "It needs to allow dogs", "There should be a lake", "Must be under 50 euros" */
const REQUIREMENT = new RegExp(
  wrapped`
    ^(?:(?:it|they|there) |(?=needs? to (?:be|have|fit|work)\b|must (?:be|have|fit)\b|has to (?:be|have|fit)\b))
      (?:also |really )?(?:needs? to|must|should|shouldn't|has to|have to|can't|can be|would (?:ideally )?be)\b`,
  "i",
);
/** "Make me a 3-day plan for Graz", "Help me tailor my CV for a job at Brenner" */
const ORDERED = new RegExp(
  wrapped`
    \b(?:make|create|write|build|give|plan|draw up|put together|design|prepare)(?: me| us)? (
      an? (?:[\w'-]+ ){0,4}?(?:plan|schedule|routine|program(?:me)?|itinerary|menu|workout|(?:packing|shopping) list)\b[^,;?.]*
    )
    |\bhelp (?:me|us) (?=
      (
        (?:to )?(?:[a-z]+) (?:my|our) (?:cv|resume|cover letter|application|speech|toast|vows|presentation|talk|pitch) (?:for|at|about|to) [^,;?.]*
      )
    )`,
  "i",
);
const OF_OCCASION = /\d|\s\p{Lu}\p{Ll}|\b(?:for|with) (?:my|our)\b/u;

/** What a request is for, where it says as much as a wish would: "I want a hotel in Graz, it needs to allow dogs". */
export const wishedFor = (text: string): string[] => {
  const wanted = WANTED.exec(text);
  const required = wanted === null ? undefined : REQUIRED.exec(text.slice(wanted.index + wanted[0].length))?.[1];
  if (required !== undefined) return [`I want ${wanted?.[1]}, ${required}`];
  const [, plan, deed] = ORDERED.exec(text) ?? [];
  if (plan !== undefined && OF_OCCASION.test(plan)) return [`I want ${plan}`];
  return deed !== undefined && OF_OCCASION.test(deed) ? [`I want to ${deed.replace(/^to /, "")}`] : [];
};

/** "Can you recommend a hotel in Graz?" "It needs to allow dogs." */
export const withWanted = (text: string, before: string): string => {
  const thing = REQUIREMENT.test(text) ? WANTED.exec(before)?.[1] : undefined;
  if (thing === undefined) return text;
  return `I want ${thing.trim()}, ${/^(?:it|they|there)\b/i.test(text) ? "" : "it "}${lowerFirst(text)}`;
};
