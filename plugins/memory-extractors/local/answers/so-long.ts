// "How long have you been retired?" "It'll be ten years in May" → "I'll have been retired for ten years in May": how long, in a
// sentence that names nothing else.

const ASKED =
  /\bhow long have you (?!been (?:together|a couple)\b)(been |(?!been\b)[a-z]{2,}(?:ed|t|n|d|ne) )?([^?]{2,60}?)(?: now| already| for)?\?\s*$/i;
const LONG =
  "((?:(?:about|around|almost|nearly|over|more than|just over|exactly|only) )*(?:an?|[a-z]+|\\d+)(?:[ -][a-z]+)? (?:years?|months?|weeks?|days?|decades?))";
const WILL_BE = new RegExp(`^it(?:'ll| will) (?:soon )?be ${LONG}(?= (?:in|on|next|this|come|by)\\b|[.,!]|$)`, "i");
const HAS_BEEN = new RegExp(
  `^it(?:'s| has) (?:already )?been ${LONG}(?: now| already)?(?= (?:since|but|and)\\b|[.,!]|$)`,
  "i",
);

/** `text`: the reply; `question`: what was asked last. */
export const withTimeAsked = (text: string, question: string): string => {
  const will = WILL_BE.exec(text);
  const match = will ?? HAS_BEEN.exec(text);
  const [, verb = "", what = ""] = match === null ? [] : (ASKED.exec(question) ?? []);
  if (match === null || what === "" || /\b(?:it|that|this|them|him|her|me|us)\b/i.test(what)) return text;
  const deed = `${verb}${what}`.toLowerCase() === what.toLowerCase() ? what : `${verb}${what}`;
  const has = will === null ? "I've" : "I'll have";
  return `${has} ${deed.replace(/\byour\b/gi, "my")} for ${match[1]}${text.slice(match[0].length)}`;
};
