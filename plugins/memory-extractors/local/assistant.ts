// What an assistant established for the user: a booking it made, a change of the code that the user approves of. What the user
// takes of its proposals is in accepted.ts; everything else an assistant says is advice or repetition, and is not remembered.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "./capitals.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "./dates/calendar.ts";
import { plainOf } from "./reading/normalise.ts";
import type { Passage, PassageSentence } from "./reading/passages.ts";
import { possessive } from "./telling/person.ts";

export interface Established {
  readonly text: string;
  readonly sentences: readonly PassageSentence[];
  readonly isDecision: boolean;
  /** It says all that the user's sentence does, which is then not told beside it. */
  readonly isWhole: boolean;
  /** Its days are those of a plan, and no day on which anything happened. */
  readonly isPlan?: boolean;
}

const DONE = new RegExp(
  wrapped`
    ^(?:
      (?:great|perfect|done|sure|okay|ok|all set|alright|absolutely|certainly|great news|good news|confirmed)[,.!:\s-]+
    )*(?:I've|I have|I) (?:just |now |successfully |also |already )*
    (
      booked|reserved|scheduled|rescheduled|ordered|reordered|cancelled|canceled|purchased|bought|registered|enrolled
      |set(?= (?:a|an|the|your|up a|up an|up your) (?:\w+ )?(?:reminder|alarm|timer|meeting|appointment|call|alert))
      |signed you up
      |added(?= .{2,80} to (?:your|the) (?:
          calendar|cart|list|schedule|shopping list|order|basket|trip|itinerary|watchlist
        )
      )
      |moved your|changed your|sent(?= .{2,60} to )|paid|transferred|subscribed
    )\b(.*)$`,
  "i",
);
/** "Booked: Trattoria Nina, Friday at 8", "Reminder set: call the vet on Monday at 9" */
const DONE_IN_SHORT = new RegExp(
  wrapped`
    ^(?:(?:great|perfect|done|sure|okay|ok|all set|alright|confirmed)[,.!\s]+)*(?:
      (?:all )?(
        booked|reserved|scheduled|ordered|rescheduled|cancelled|canceled
        |added to (?:your|the) (?:calendar|cart|list|shopping list|basket)
      )
      |((?:reminder|alarm|timer|meeting|appointment|event|table|room|flight|call)s?) (
        set|booked|created|scheduled|reserved|confirmed|added|moved
      )
    )(?:: | - | – | — )(.{6,200})$`,
  "i",
);
const CONFIRMED = new RegExp(
  wrapped`
    ^(?:(?:great|perfect|done|sure|okay|ok|all set|alright|great news|good news|confirmed)[,.!:\s-]+)*(
      your (?:[\w-]+ ){0,5}?(?:
        booking|reservation|appointment|table|flight|room|ticket|tickets|order|seat|seats|subscription|meeting|hotel|car
        |rental|interview|delivery|reminder|session|visit|train|trip|refund|payment|account number
        |confirmation (?:number|code)|reference(?: number)?|order number|case number|ticket number
      )(?: [^.!?]{0,80}?)?
    ) ((?:is|are|has been|have been|was|were|will be) .+)$`,
  "i",
);
/** "Your free trial ends on Friday", "your premium plan renews on 3 May": what one is signed up for. */
const RUNS = new RegExp(
  wrapped`
    ^(?:(?:great|perfect|done|sure|okay|ok|all set|alright|great news|good news|confirmed)[,.!:\s-]+)*(
      your (?:[\w-]+ ){0,3}?(?:
        subscription|trial|membership|policy|contract|warranty|lease|licen[cs]e|(?:free|basic|premium|pro|annual|monthly|yearly|(?-i:[A-Z])\w*) plan
      )
    ) ((?:ends?|starts?|begins?|expires?|renews?) (?:on |in |at )?(?:the )?(?:
      \d{1,2}|today|tomorrow|next (?:week|month|year|[A-Z])|(?:${MONTH_NAMES})\b|(?:${WEEKDAY_NAMES})\b
    )(?!.*\byou (?:told|said|mentioned)\b).*)$`,
  "i",
);
const CONFIRMED_STATE = new RegExp(wrapped`
  ^(?:is|are|has been|have been|was|were|will be) (?:now |all |successfully |also )?(?:
    booked|confirmed|reserved|scheduled|rescheduled|cancelled|canceled|ordered|set|placed|on|for|at|delivered|shipped
    |[A-Z0-9][\w-]*\d
  )`);
const HYPOTHETICAL = /\b(?:if|would|could|might|should|let me know|can be|example|once you)\b|\?/i;

/** "you" and "your" in the assistant's sentence mean the user. */
export const toUser = (text: string, user: string): string =>
  text
    .replace(/\byour\b/gi, possessive(user))
    .replace(/\byourself\b/gi, "themselves")
    .replace(/\byou(?:'re| are)\b/gi, `${user} is`)
    .replace(/\byou(?:'ve| have)\b/gi, `${user} has`)
    .replace(/\byou\b/gi, user);

/** What the assistant says it did for itself was not done for the user. */
const OWN = /\b(?:I|me|my|mine|myself|we|us|our|ours|ourselves)\b/;

export const finish = (text: string): string => `${text.replace(/[.!\s]+$/, "")}.`;

/** "I've booked a table at Nina's for you." */
const didForUser = (text: string, user: string): string | null => {
  const [, deed = "", what = ""] = DONE.exec(text) ?? [];
  if (OWN.test(what) || what.split(" ").length < 3) return null;
  const did = deed
    .replace("signed you up", `signed ${user} up`)
    .replace("moved your", `moved ${possessive(user)}`)
    .replace("changed your", `changed ${possessive(user)}`);
  return `The assistant ${did}${toUser(what, user)}`;
};

const didInShort = (text: string, user: string): string | null => {
  const [, deed, thing = "", was = "", what = ""] = DONE_IN_SHORT.exec(text) ?? [];
  if (what === "" || OWN.test(what)) return null;
  return deed === undefined
    ? `${possessive(user)} ${thing.toLowerCase()} was ${was.toLowerCase()}: ${toUser(what, user)}`
    : `The assistant ${deed.toLowerCase().replace(/ to (?:your|the) /, ` to ${possessive(user)} `)}: ${toUser(what, user)}`;
};

/** "Confirmation code: X7K", behind what it confirms. */
const CODE = new RegExp(
  wrapped`
    ^(?:(?:and|the|your|here's your) )*(
      (?:confirmation|booking|reservation|order|reference|ticket|tracking|case) (?:code|number|reference|id|no\.?)
      |booking reference|reference
    )(?: is|:)+ ([A-Z0-9][A-Z0-9-]{2,20})[.!]*$`,
  "i",
);

/** "Your table is booked for eight." */
const confirmed = (text: string, user: string): string | null => {
  const [, signedUpFor, how = ""] = RUNS.exec(text) ?? [];
  if (signedUpFor !== undefined) return upperFirst(toUser(`${signedUpFor} ${how}`, user));
  const [, what = "", state = ""] = CONFIRMED.exec(text) ?? [];
  return CONFIRMED_STATE.test(state) ? upperFirst(toUser(`${what} ${state}`, user)) : null;
};

/** Bookings, orders and the like that the assistant says it made. */
export const establishedBy = (passage: Passage, user: string): Established[] => {
  const found: Established[] = [];
  for (const sentence of passage.sentences) {
    if (!sentence.isFresh || sentence.raw.length > 300) continue;
    const text = plainOf(sentence);
    const last = found.at(-1);
    const [, code, value] = last === undefined ? [] : (CODE.exec(text) ?? []);
    if (last !== undefined && code !== undefined) {
      found[found.length - 1] = {
        ...last,
        text: `${last.text} The ${code.toLowerCase()} is ${value}.`,
        sentences: [...last.sentences, sentence],
      };
      continue;
    }
    const told = HYPOTHETICAL.test(text)
      ? null
      : (didForUser(text, user) ?? didInShort(text, user) ?? confirmed(text, user));
    if (told !== null) found.push({ text: finish(told), sentences: [sentence], isDecision: false, isWhole: false });
  }
  return found;
};

/** "Done: switched the job queue to BullMQ": what lasts of a session about code; files edited and tests added do not. */
const CHANGED = new RegExp(
  wrapped`
    ^(?:(?:done|all set|ok|okay|great|fixed)[,.!: -]+)*(?:(?:I've|I have|I) (?:also |now |just )?)?
      (switched|migrated|moved|replaced|converted|ported) (
      (?!it\b|that\b|this\b|them\b|you\b)[^.;]{3,120}? (?:to|into|with|from|onto|over to) (?!it\b|that\b|this\b)[^;]{2,160}
    )$`,
  "i",
);
const APPROVES = new RegExp(
  wrapped`
    ^(?:(?:ok|okay|yes|yep|cool|oh|wow)[,!. ]+)*(?:
      perfect|great|nice|awesome|excellent|brilliant|looks? (?:good|great)|lgtm|good (?:job|work|stuff)|well done
      |that (?:worked|fixed it|works)|works(?: (?:now|great|fine|perfectly))?|thanks|thank you|thx|ship it|all good
      |love it|commit it
    )\b`,
  "i",
);
const OBJECTS =
  /\b(?:but|except|however|still|not|n't|revert|undo|instead|wrong|broke|broken|fails?|failing|why|no)\b|n't\b|\?/i;

/** What the assistant says it changed in a code base, where the user's next words approve of it. */
export const approvedIn = (report: Passage | undefined, reply: Passage): Established[] => {
  const [first] = reply.sentences;
  if (report?.role !== "assistant" || !report.isAboutCode || first?.isFresh !== true) return [];
  if (!APPROVES.test(plainOf(first)) || OBJECTS.test(plainOf(first))) return [];
  return report.sentences.flatMap((sentence) => {
    const change = CHANGED.exec(plainOf(sentence));
    if (change === null || OWN.test(change[2] ?? "")) return [];
    const text = finish(`The assistant ${change[1]?.toLowerCase()} ${toUser(change[2] ?? "", reply.speaker)}`);
    return [{ text, sentences: [sentence, first], isDecision: false, isWhole: false }];
  });
};
