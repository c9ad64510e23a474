// Which undertakings a text names: "I'm writing an essay on zoos", "our wedding", "we want to buy a house".

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { NO_KIND } from "#plugins/memory-extractors/local/cues/matters.ts";
import { HOMES, UNDERTAKEN, UNDERTAKES } from "#plugins/memory-extractors/local/cues/undertakings.ts";
import { matchesIn, wordSet } from "#plugins/memory-extractors/local/patterns.ts";
import { isPlural, readNounPhrase, singularOf } from "../noun-phrases.ts";

export interface Undertaking {
  readonly field: number;
  /** "inventory", "3,000-word": what kind, without the last word. */
  readonly kinds: readonly string[];
  readonly head: string;
  /** "their inventory tracker", "their essay on tides" */
  readonly name: string;
  /** "I'm writing", "we're renovating": said to be worked on, and not only owned. */
  readonly isDeclared: boolean;
}

/** Too wide alone: "my app" is not said to be which. */
export const NEEDS_WORDS = wordSet(
  "app application website site dashboard tool platform portal story book script letter statement report",
  "course class degree case claim race swim",
  "party kitchen bathroom garden extension game will will estate plugin bot",
);
const OPENING = /\b(an?|my|our)\s+(?=[\p{L}\d])/giu;
/** "an essay on the ethics of hunting", "a film called "Fog"" */
const OF_WHAT = new RegExp(
  wrapped`
    ^ (?:
      (?:on|about) (?!
        \d|(?:how|what|why|whether|when|where|who|time|track|schedule|hold|top|my|our|it|this|that|the (?:side|go))\b
      )(?:[\p{L}\d'-]+ ){0,5}?[\p{L}\d'-]+(?=[,.;:?!]|$| (?:for|and|but|which|that|with|in|at|by|so)\b)
      |(?:called|titled|named) (?:"[^"]{2,40}"|\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+){0,2})
    )`,
  "u",
);
/** "an app for small vineyards" */
const FOR_WHOM = new RegExp(
  wrapped`
    ^ for (?!(?:my|our|the|an?|me|us|it|this|that|free|fun|now|years|months|weeks|\d+)\b|[a-z]+ing\b)(?:[a-z'-]+ ){0,3}?[a-z'-]+s(?=
      [,.;:?!]|$| (?:and|but|that|which|with|using|in|by|so)\b
    )`,
);
const NAMED_ON = /^ (?:on|about) \p{Lu}/u;
/** "my visa application", "my preference statement": nothing that is worked on for long. */
const NO_UNDERTAKING = wordSet(
  "visa job grant loan college scholarship university school mortgage permit graduate membership preference bank mission problem thesis",
);
/** "my aunt's bakery" */
const OF_OTHERS = new RegExp(
  `^(?:(?:${KIN_NOUNS})|[a-z]+-in-law|[a-z]*friend|boss|neighbou?r|client|customer)'s$`,
  "i",
);
/** "my budget" is an amount, "our family budget" is worked on. */
const KINDS_OF_BUDGET = wordSet("family household monthly weekly home joint annual departmental club");
/** "my grant application": another thing, whatever the field. */
export const OTHER_APPLICATION =
  /\b(?:visa|job|grant|loan|college|scholarship|university|school|mortgage|permit) applications?\b/i;
const ENDS_NAME = /(?:ing|ed)$/;
/** "since my divorce" */
const OF_TIME = /\b(?:since|after|before|during|until|till)\s+$/i;
const MARRIES = /\b(?:(?:I'm|I am|we're|we are|and I are) getting married|planning (?:my|our|the) wedding)\b/i;
/** "I want to take my landlord to small claims court" */
const SMALL_CLAIMS =
  /\bI(?:'m| am|'ve| have|'d| want| took| filed)?\b[^.?!]* (?:to|in|at|with) small claims(?: court)?\b/i;
/** "We want to buy our first house in Graz", "we offered 240,000 for the house in Mill Lane" */
const BUYS_HOME = new RegExp(
  wrapped`
    \b(?:I|we)(?:'m| am|'re| are|'d| would|'ve| have)? (?:(?:also|just|now|been|still|finally|really|both) )*
    (?:
      (?:
        want|planning|plan|hope|hoping|trying|like|looking|going|decided|about|need|in the process of|thinking (?:of|about)
        |saving (?:up )?
      )(?: to| for)?[ ]
    )?(?:buy|buying|purchas(?:e|ing)) (?:an?|my|our|the|this) (?:(?!(?:an?|the|for|from|in|at|of|to)\b)[\w'-]+ ){0,3}?
      (${HOMES})\b(?! (?:plants?|number|insurance|party)\b)`,
  "i",
);
const OFFERED_FOR_HOME = new RegExp(
  wrapped`
    \b(?:I|we)(?:'ve| have)? (?:(?:just|now|already) )?
    (?:offered [$€£]?\d[\d.,]*k?(?: \w+)?|(?:made|put in) an offer(?: of [$€£]?\d[\d.,]*k?)?)[ ]
    (?:for|on) (?:an?|the|this|that) (?:[\w'-]+ ){0,2}?(${HOMES})\b`,
  "i",
);
/** "I'm the executor of my late uncle's will" */
const EXECUTOR = /\bexecutor of my ((?:late )?(?:[a-z]+ )?[a-z]+'s) (?:will|estate)\b/i;

const fieldOf = (word: string): number => {
  const head = singularOf(word.toLowerCase());
  return UNDERTAKEN.findIndex(({ works }) => works.test(head));
};

/** "We're renovating our kitchen": said of it, one's own is enough. */
const MADE_ANEW = /\b(?:renovat|remodel|redo|refit|redesign|landscap|convert)\w*\s+(?:my|our)\s+$/i;
const FOR_SOMEBODY = wordSet("app application website site platform game tool plugin bot");
const forWhom = (head: string, kinds: readonly string[], behind: string): string =>
  kinds.length === 0 && FOR_SOMEBODY.has(head) ? (FOR_WHOM.exec(behind)?.[0] ?? "") : "";
const undertakingAt = (text: string, from: number, isBegun: boolean): Undertaking | null => {
  const isDeclared = isBegun || MADE_ANEW.test(text.slice(0, from));
  const words = readNounPhrase(text, from)?.words.split(" ") ?? [];
  const last = words.findIndex(
    (word, at) => fieldOf(word) >= 0 && (words[at + 1] === undefined || ENDS_NAME.test(words[at + 1] ?? "")),
  );
  if (last < 0) return null;
  const first = words.findIndex((word) => !NO_KIND.has(word.toLowerCase()));
  const named = words.slice(Math.min(first, last), last + 1);
  const head = named.at(-1)?.toLowerCase() ?? "";
  if (isPlural(head)) return null;
  const kinds = named.slice(0, -1).map((word) => word.toLowerCase());
  if (UNDERTAKEN[fieldOf(head)]?.works.test("house") === true && !MADE_ANEW.test(text.slice(0, from))) return null;
  if (head === "budget" && !kinds.some((kind) => KINDS_OF_BUDGET.has(kind))) return null;
  const end = from + words.slice(0, last + 1).join(" ").length;
  if (kinds.some((kind) => NO_UNDERTAKING.has(kind) || OF_OTHERS.test(kind))) return null;
  const behind = text.slice(end);
  const ofWhat = NAMED_ON.test(behind) ? "" : (OF_WHAT.exec(behind)?.[0] ?? forWhom(head, kinds, behind));
  if (kinds.length === 0 && ofWhat === "" && NEEDS_WORDS.has(head) && !MADE_ANEW.test(text.slice(0, from))) return null;
  return { field: fieldOf(head), kinds, head, name: `their ${named.join(" ")}${ofWhat}`, isDeclared };
};

export const undertakingsIn = (text: string): Undertaking[] => {
  const named = matchesIn(text, OPENING).flatMap(({ 0: opening, 1: owner = "", index }) => {
    const before = text.slice(0, index);
    const isBegun = UNDERTAKES.test(before);
    if ((/^an?$/i.test(owner) && !isBegun) || OF_TIME.test(before)) return [];
    const found = undertakingAt(text, index + opening.length, isBegun);
    return found === null ? [] : [found];
  });
  if (MARRIES.test(text))
    named.push({ field: fieldOf("wedding"), kinds: [], head: "wedding", name: "their wedding", isDeclared: true });
  const home =
    text.includes("buy") || text.includes("purchas") ? BUYS_HOME.exec(text)?.[1] : OFFERED_FOR_HOME.exec(text)?.[1];
  if (home !== undefined) {
    const head = home.toLowerCase();
    named.push({ field: fieldOf(head), kinds: [], head, name: `the ${head} they are buying`, isDeclared: true });
  }
  const whose = EXECUTOR.exec(text)?.[1];
  if (whose !== undefined)
    named.push({
      field: fieldOf("estate"),
      kinds: [],
      head: "estate",
      name: `their ${whose} estate`,
      isDeclared: true,
    });
  if (SMALL_CLAIMS.test(text))
    named.push({
      field: fieldOf("lawsuit"),
      kinds: [],
      head: "lawsuit",
      name: "their small claims case",
      isDeclared: true,
    });
  return named;
};

const CALLED = / (?:called|titled|named|for) .*$/;
export const isSame = (one: Undertaking, other: Undertaking): boolean =>
  areOfOneKind(one, other) && !areCalledApart(one, other);
/** "an app called Tally", "an app for beekeepers": two, where they differ. */
const areCalledApart = ({ name }: Undertaking, other: Undertaking): boolean => {
  const [called, too] = [CALLED.exec(name)?.[0], CALLED.exec(other.name)?.[0]];
  return called !== undefined && too !== undefined && called !== too;
};
const areOfOneKind = (one: Undertaking, other: Undertaking): boolean =>
  one.kinds.some((kind) => other.kinds.includes(kind)) ||
  (one.head === other.head && (one.kinds.length === 0 || other.kinds.length === 0));

/** "the deadline", "a budget of 900 euros": of what the chat is of. */
export const OF_WHOLE = new RegExp(
  wrapped`
    \b(?:the|this) (?:whole|entire) (?:thing|project)\b|\bthe (?:project|deadline)\b(?! (?:for|of|to|on|manager|is for)\b)
    |\b(?:my|our) (?:total )?budget is (?!.*\b(?:for|per|an?|each|every)\b)
    |\b(?:a|the|my|our) (?:total )?budget of (?=[$€£]?\d)(?!.*\bfor (?!(?:the|this) (?:whole|entire)|it\b|this\b|everything\b))`,
  "i",
);
