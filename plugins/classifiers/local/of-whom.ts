// Whose work or schooling a statement tells of: "User's husband drives a bus" is nothing of the user's own work, nor is "User is a librarian
// at the university" of their schooling.

import type { PresetKey } from "#domain/bucket-presets.ts";
import { wrapped } from "#domain/wrapped.ts";

const RELATIVE = wrapped`
  (?:step|grand|ex-|half-)?(?:
    mum|mom|mother|dad|father|parents?|brothers?|sisters?|sons?|daughters?|kids?|children|wife|husband|spouse|partner
    |girlfriend|boyfriend|fianc[eé]e?|aunts?|uncles?|cousins?|nieces?|nephews?|grandma|grandpa|gran
  )(?:-in-law)?`;
const OPENS_WITH_RELATIVE = new RegExp(`^\\p{Lu}[\\p{L}-]*['’]s? (?:[\\w-]+ ){0,2}${RELATIVE}(?![\\w-])`, "u");
/** "User's dad and User run the bakery", "User's aunt is their boss". */
const SHARED = new RegExp(wrapped`
  \band User\b|\bwith (?:User|them)\b|\b(?:boss|manager|colleagues?|business partner|co-?founder|employs|hired)\b
  |\b(?:they|User) (?:works?|runs?|are)\b
  |\b(?:User's|their) (?:\w+ )?(?:work|job|business|shop|office|company|salary|career)\b`);

const WORKS_AT_SCHOOL = new RegExp(
  wrapped`
    \b(?:is|are|am|works?(?: part-time)? as|working as|job as|started as) (?:now )?an? (?:[\w-]+ ){0,2}(?:
      librarian|nurse|cook|chef|caretaker|janitor|cleaner|secretary|receptionist|accountant|administrator|technician
      |developer|engineer|driver|gardener|counsell?or|manager
    )\b (?:at|in|for) [^,.;]*\b(?:universit(?:y|ies)|colleges?|schools?|kindergarten|campus)\b`,
  "i",
);
const LEAVES_SCHOOL = new RegExp(
  wrapped`
    \b(?:resign\w*|resignation letter|notice|hands? in|contract) (?:\w+ ){0,2}(?:to|at|from|with) (?:the |their )?
      (?:university|college|school)\b`,
  "i",
);

/** Whether a statement that fits a preset by its words is not of the user's. */
export const isOfOthers = (key: PresetKey, text: string): boolean =>
  key === "work" && OPENS_WITH_RELATIVE.test(text) && !SHARED.test(text);

/** Whether a school stands in it only as a place of work. */
export const isWorkplace = (text: string): boolean => WORKS_AT_SCHOOL.test(text) || LEAVES_SCHOOL.test(text);
