// Rules that a user gives an assistant in one list: "Rules: use bun not npm, tests live next to the source, never touch generated/".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { IMPERATIVES } from "#plugins/memory-extractors/local/cues/order-words.ts";
import { asksAssistant } from "./standing-orders.ts";

const LABELLED = new RegExp(
  wrapped`
    ^(?:(?:the|my|our|some|a few|house|project|repo|coding|code|team|ground|general) ){0,3}
      (?:rules|conventions|guidelines|ground rules|constraints|preferences for (?:you|this (?:chat|project|repo)))
      (?: (?:here|for (?:you|this (?:chat|project|repo)|answers)))?: (\S[^?\n]{8,400})$`,
  "i",
);
/** A game's or a house's are no orders: "Rules: each player draws two cards". */
const OF_A_GAME = /\b(?:players?|cards?|dice|turns?|points?|guests?|kids?|everybody|everyone|nobody)\b/i;
const FORBIDS = /^(?:never|don't|do not|no) /i;
const ORDERS =
  /^(?:always |only )?(?:use|keep|write|put|run|prefer|avoid|stick|name|commit|format|answer|reply|follow|ask|explain|leave|test|document|add)\b/i;

/** Each rule as a wish or a statement; null where the text is no such list. */
export const rulesListed = (text: string): string[] | null => {
  if (!text.includes(": ")) return null;
  const list = LABELLED.exec(text.trim().replace(/[.!]+$/, ""))?.[1];
  if (list === undefined || OF_A_GAME.test(list)) return null;
  const rules = list.split(/[,;] (?:and )?/).map((rule) => rule.trim());
  const isOrder = (rule: string): boolean =>
    FORBIDS.test(rule) || ORDERS.test(rule) || IMPERATIVES.has(rule.split(" ", 1)[0]?.toLowerCase() ?? "");
  if (rules.length < 2 || !rules.some(isOrder)) return null;
  return rules.map((rule) =>
    FORBIDS.test(rule)
      ? `${asksAssistant(false, `never ${rule.replace(/^no /i, "use ").replace(FORBIDS, "")}`)}.`
      : isOrder(rule)
        ? `${asksAssistant(false, lowerFirst(rule))}.`
        : `My rule for the assistant is: ${rule}.`,
  );
};
