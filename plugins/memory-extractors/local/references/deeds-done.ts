// Names the deed that "that" and "it" stand for where the speaker has just said what they meant to do: "I've been meaning to
// paint the shed. I finally managed to do that" → "I finally managed to paint the shed".

import { MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { matchesIn } from "../patterns.ts";

/** "managed to do that last week", "did it on Sunday", "I'll do that tomorrow"; no "did it for the money". */
const DONE = new RegExp(
  String.raw`^((?:.*?[ ,])?(?:I|we)(?:'ve|'ll|'m| have| had| will| am| was)? (?:(?:finally|only|just|also|actually|really|already|then) ){0,2}(?:(?:managed|got|going|want|need|plan|hope|have|had) to |got (?:round|around) to )?)(do|did) (?:it|that|so)(?= (?:last|yesterday|today|tomorrow|tonight|this|next|in (?:${MONTH_NAMES}|the|\d)|on (?:the|${WEEKDAY_NAMES})|at|only|a (?:day|week|month|year)|two|three|before|after|by|just)\b|[.,!]|$)`,
  "i",
);
/** "I've been meaning to ...", "we wanted to ...", "I was supposed to ..." */
const MEANT =
  /\b(?:I|we)(?:'ve|'d|'m|'re| have| had| was| were| am| are)? (?:(?:also|always|been|really|just|still|long|so|only) ){0,3}(?:meaning|wanted|want|hoping|hoped|planning|planned|supposed|needed|need|trying|intending|intended|promised|decided|determined|have|had|itching|keen) to ([a-z]+ [^,;.!?():]{3,70})/gi;
const WHEN = new RegExp(
  String.raw`\s(?:but|because|since|so|before|after|when|while|until|and (?:I|we)|for (?:months|years|weeks|ages|a while|so long|a long time|some time)|in (?:${MONTH_NAMES})|by|next|this (?:week|month|year|summer|winter|spring|autumn)|last|on (?:${WEEKDAY_NAMES})|all|soon|at some point|one day|some day|again)\b.*$`,
  "i",
);
/** Not to be told alone either, or no deed. */
const OPEN = /^(?:be|do|have|go|make sure)\b|\b(?:it|them|that|this|those|these|there|here|one|ones|you|your)\b/i;
/** Behind what was meant nothing else of the speaker may be told. */
const NEAR = /^[^.!?]{0,60}[.!?,;]?\s*$/;
const ANOTHER_STATEMENT = /\b(?:I|we|he|she|they)\b/i;

/** `before`: what the speaker said before it in the same turn. */
export const withDeedMeant = (text: string, before: string): string => {
  const match = DONE.exec(text);
  if (match === null) return text;
  const [all, front = "", verb = ""] = match;
  const said = before.slice(-300);
  const meant = matchesIn(said, MEANT).at(-1);
  if (meant === undefined) return text;
  const deed = (meant[1] ?? "").replace(WHEN, "").trim();
  const behind = said.slice(meant.index + meant[0].length);
  if (OPEN.test(deed) || !NEAR.test(behind) || ANOTHER_STATEMENT.test(behind)) return text;
  return `${front}${verb === "did" ? "did " : ""}${deed}${text.slice(all.length)}`;
};
