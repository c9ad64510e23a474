// "They pushed my appointment to 9 May": who "they" are nobody needs to be told, what became of one's own thing is.

import { upperFirst } from "../capitals.ts";
import { isPlural } from "../references/noun-phrases.ts";

/** What is done to somebody's thing: the base form, and the participle that is the past form, too. */
const DONE: ReadonlyMap<string, string> = new Map(
  "move:moved push:pushed postpone:postponed reschedule:rescheduled delay:delayed cancel:cancelled extend:extended renew:renewed raise:raised increase:increased lower:lowered reduce:reduced cut:cut change:changed double:doubled approve:approved reject:rejected deny:denied accept:accepted decline:declined confirm:confirmed terminate:terminated tow:towed refund:refunded fix:fixed repair:repaired replace:replaced upgrade:upgraded downgrade:downgraded lose:lost"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);
const BASES = [...DONE.keys()].join("|");
const PARTICIPLES = [...new Set(DONE.values()), "canceled"].join("|");

const BY_THEM = new RegExp(
  String.raw`^They(?:'ve| have)? (?:(?:just|finally|also|now|actually|already|even) )*(?:(${PARTICIPLES})|((?:had|have) to|(?:want|plan|are going) to|will) (${BASES})) (my|our) (?!mind\b|lives?\b|world\b)((?:[\w-]+ ){0,4}?[\w-]+)(?= (?:to|from|back|forward|up|down|until|till|by|on|for|again|because|since|due|yesterday|today|this|next|last|at|in|after|about|and|so|but|twice)\b|[,.;!]|$)`,
  "i",
);

/** "cancelled our flight to Oslo": part of the thing; "moved our exam to June" is not. */
const WHERE_TO = /^ to [^,.;!]+?(?= (?:by|on|until|in|for|because|and|but|so)\b|[,.;!]|$)/;
const HAS_NO_GOAL = /^(?:cancel+ed|confirmed|refunded|approved|rejected|denied|declined|delayed)$/;

/** "They had to push my exam to June" → "My exam had to be pushed to June" */
export const withoutThem = (text: string): string => {
  if (!/^they/i.test(text)) return text;
  const [all, done, mode, base, whose = "", thing = ""] = BY_THEM.exec(text) ?? [];
  if (all === undefined) return text;
  const be = isPlural(thing.split(" ").at(-1) ?? "") ? "were" : "was";
  const participle = (done ?? DONE.get(base?.toLowerCase() ?? "") ?? "").toLowerCase();
  const told = done !== undefined ? be : mode?.startsWith("ha") ? "had to be" : "will be";
  const behind = text.slice(all.length);
  const goal = HAS_NO_GOAL.test(participle) ? (WHERE_TO.exec(behind)?.[0] ?? "") : "";
  return `${upperFirst(whose)} ${thing}${goal} ${told} ${participle}${behind.slice(goal.length)}`;
};
