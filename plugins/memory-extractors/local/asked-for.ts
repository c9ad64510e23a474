// What the user had asked for when the assistant made its suggestion: months later "the brand Odal" alone is found by nobody who asks
// which sweetener was recommended for the jam.

import { wrapped } from "#domain/wrapped.ts";
import type { Established } from "./assistant.ts";
import { lowerFirst, upperFirst } from "./capitals.ts";
import { DAY_STEMS } from "./dates/calendar.ts";
import { findDates } from "./dates/dates.ts";
import { anyOf, countWords } from "./patterns.ts";
import { plainOf } from "./reading/normalise.ts";
import type { Passage } from "./reading/passages.ts";
import { inThirdPerson } from "./reply-readers.ts";
import { stripLeadIns } from "./sentences/cut-off/lead-ins.ts";
import { possessive } from "./telling/person.ts";

const SOME = "(?:(?:some|any|a few) )?(?:(?:good|nice) )?";
const SUGGESTS =
  "(?:suggest|recommend|give|find|think of|help me (?:find|choose|pick|with)|help us (?:find|choose|pick|with))";
const LONGEST = 90;
const NP = `((?!(?:for|to|on|in|with|about|as|if|that)\\b)[^?.!;]{6,${LONGEST}})`;

/** What stands before what is asked for is cut off; "What should I read next?" is asked with "to". */
const ASKS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `(?:can|could|would|will) you (?:please |maybe |perhaps )?${SUGGESTS}(?: (?:me|us))? ${SOME}${NP}(?:\\?|$)`,
      "i",
    ),
    "$1",
  ],
  [
    new RegExp(
      wrapped`
        \b(?:what|which) ((?:[\p{L}-]+ ){1,3}?)(?:would|do|can|could) you (?:
          suggest|recommend|use|take|pick|choose|go with
        )(?: (?:to|for) me)?([^?.!;]{0,60})(?:\?|$)`,
      "iu",
    ),
    "the $1$2",
  ],
  [new RegExp(`(?:can|could|do) you (?:know|have)(?: of)? ${SOME}${NP}(?:\\?|$)`, "i"), "$1"],
  [
    new RegExp(
      `^(?:${anyOf("please", "hi", "hello", "hey", "ok", "so")},? )*(?:suggest|recommend)(?: me| us)? ${SOME}${NP}`,
      "i",
    ),
    "$1",
  ],
  [
    new RegExp(
      wrapped`
        \b((?:how|where|when|(?:what|which)(?! (?:do|does|can|could|should|would)\b)(?: [\p{L}-]+){1,3}|what|which)) (?:
          do|can|could|should|would|shall
        ) (?:I|we) ((?:best )?(?!be\b|have\b|expect\b)[^?.!;]{3,80})(?:\?|$)`,
      "iu",
    ),
    "$1 to $2",
  ],
  [
    new RegExp(
      `\\bwhat(?:'s| is| are|'re) (?=(?:an?|the|some) (?:[a-z]+ )?(?:good|best|easy|nice|cheap|safe|quick|healthy|great)\\b)${NP}(?:\\?|$)`,
      "i",
    ),
    "$1",
  ],
  [/\bany ((?:good )?(?:tips|ideas|advice|suggestions|recommendations) (?:on|for|about) [^?.!;]{4,80})\?/i, "$1"],
  [/\b(?:I|we)(?:'m| am|'re| are)? (?:need|looking for|after) ((?:an?|some) [^?.!;,]{4,80})/i, "$1"],
];
/** Of what, only the talk tells. */
const POINTS =
  /\b(?:I|me|we|us|it|its|them|they|that|this|these|those|him|her|his|he|she|there|one|ones|so|you|your)\b/i;
/** "for my ride on Sunday": which Sunday says what was told that day. */
const DAY = new RegExp(
  wrapped`
    ,? (?:
      (?:(?:on|for|by|until|before) )?(?:this|next) (?:(?:${DAY_STEMS})day|weekend|week|month)
      |(?:on|for|by|until|before) (?:${DAY_STEMS})day|tonight|today|tomorrow
    )\b.*$`,
  "i",
);
const OPENS_ASKING = /\b(?:you|I|we|what|which|how|any|suggest|recommend)\b|[’']s/i;

const askedIn = ({ sentences, speaker, said: day }: Passage): string | null => {
  for (const sentence of sentences
    .filter(({ raw }) => OPENS_ASKING.test(raw))
    .slice(-4)
    .reverse()) {
    const said = plainOf(sentence);
    for (const [pattern, as] of ASKS) {
      const match = pattern.exec(said);
      if (match === null) continue;
      const asked = as
        .replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? "")
        .replace(DAY, "")
        .replace(/ {2,}/g, " ")
        .trim();
      if (POINTS.test(asked) || !asked.includes(" ") || asked.length > LONGEST || findDates(asked, day).length > 0)
        return null;
      return inThirdPerson(lowerFirst(asked), speaker).replaceAll(possessive(speaker), "their");
    }
  }
  return null;
};

const TAKEN = /(?<= (?:accepted|chose|agreed to) (?:[^:]* from )?the assistant's (?:suggestions?|plan))(?=[:.])/;

/** "decided on oak": what for, only the question says that the proposal answered. */
const DECIDED = / decided on (?:[^\s.:("]+ ){0,3}[^\s.:("]+\.$/;
const LEAVES_OPEN =
  /\b(?:it|its|them|they|that|this|these|those|him|her|his|he|she|there|ones?|so|thoughts|again|else|instead|above|below)\b/i;
const MOST_WORDS_ASKED = 14;
const FEWEST_WORDS_ASKED = 3;
const whatAsked = ({ sentences }: Passage): string | null => {
  const question = sentences.findLast(({ raw }) => raw.trimEnd().endsWith("?"));
  const words = question === undefined ? "" : stripLeadIns(plainOf(question), null).text;
  const count = countWords(words);
  if (count < FEWEST_WORDS_ASKED || count > MOST_WORDS_ASKED || LEAVES_OPEN.test(words)) return null;
  return upperFirst(words.replaceAll('"', "'"));
};
const withQuestion = (accepted: Established, asking: Passage): Established => {
  const asked = DECIDED.test(accepted.text) ? whatAsked(asking) : null;
  return asked === null ? accepted : { ...accepted, text: `${accepted.text.slice(0, -1)} (having asked "${asked}").` };
};

/** "accepted the assistant's suggestion on a gift for their sister: a tea set" */
export const withAsked = (accepted: Established, asking: Passage | undefined): Established => {
  if (asking?.role !== "user") return accepted;
  if (!TAKEN.test(accepted.text)) return withQuestion(accepted, asking);
  const asked = askedIn(asking);
  return asked === null ? accepted : { ...accepted, text: accepted.text.replace(TAKEN, () => ` on ${asked}`) };
};
