// What a user settles of a proposal without calling it an item of a list: several things with a "yes", a thing with the reason why,
// what is decided now, the deed that was advised, the line that was drafted.

import { wrapped } from "#domain/wrapped.ts";
import { finish, toUser } from "./assistant.ts";
import { lowerFirst, upperFirst } from "./capitals.ts";
import { TWO_TO_TWELVE } from "./cues/numbers.ts";
import { countWords, matchesIn } from "./patterns.ts";
import { type Named, namedIn } from "./proposals.ts";
import { plainOf } from "./reading/normalise.ts";
import type { Passage, PassageSentence } from "./reading/passages.ts";
import { choseOf, established, inThirdPerson, LEAD, PHRASE, type Reader, withDay } from "./reply-readers.ts";

/** What is named of a proposal that is no question about the user: "Do you have a garden?" "Garden yes". */
const proposedAs = (proposal: Passage, phrase: string): Named | null => {
  const named = namedIn(proposal, phrase);
  return named === null || named.title === "" || /\?\s*$/.test(named.sentence.raw) ? null : named;
};

const TAKES_BOTH = new RegExp(
  wrapped`
    ${LEAD}(?:(?:I'd|I|we|we'd) (?:like|love|want|take|prefer|choose) )?(${PHRASE}) and (${PHRASE})
      (?:,? (?:yes|yes please|please|then|for sure|it is)){0,3}[.!]*$`,
  "iu",
);
/** "The dal and the stew, yes": two items of a list. */
export const both: Reader = (proposal, sentence, reply) => {
  const said = plainOf(sentence);
  const [, one = "", other = ""] = said.includes(" and ") ? (TAKES_BOTH.exec(said) ?? []) : [];
  if (one === "") return null;
  const named = [one, other].map((phrase) => proposedAs(proposal, phrase));
  const [first, second] = named;
  if (first?.isItem !== true || second?.isItem !== true || first.sentence === second.sentence) return null;
  const titles = [first, second].map(({ title }) => title.replace(/^the /i, ""));
  return {
    ...established(reply, "", [first.sentence, second.sentence, sentence], { isWhole: true }),
    text: choseOf(reply, titles),
  };
};

const YES_TO = new RegExp(
  `^(?!(?:oh|well|ok|okay|so|and|but|I|we)\\b)(${PHRASE}),? (?:- )?(?:yes|yes please|for sure|definitely|gladly)(?=[,.!]|$)(?:, )?(.*)$`,
  "iu",
);
const BECAUSE = new RegExp(
  `^(?!(?:oh|well|ok|okay|so|and|but|I|we|not|no)\\b)(${PHRASE}), (because (?:of )?[^?]{3,120})$`,
  "iu",
);
/** "The hotel, because of its lift": an item of a list. */
export const chosenFor: Reader = (proposal, sentence, reply) => {
  const [, phrase = "", reason = ""] = BECAUSE.exec(plainOf(sentence)) ?? [];
  const named = phrase === "" ? null : proposedAs(proposal, phrase);
  if (named?.isItem !== true) return null;
  return established(reply, `I decided on ${lowerFirst(named.title)}, ${reason}`, [named.sentence, sentence], {
    isWhole: true,
  });
};
/** "sweet peas yes, my aunt grew them" */
export const agreedTo: Reader = (proposal, sentence, reply) => {
  const [, phrase = "", reason = ""] = YES_TO.exec(plainOf(sentence)) ?? [];
  const named = phrase === "" || /\b(?:and|not|no)\b/i.test(reason) ? null : proposedAs(proposal, phrase);
  if (named === null) return null;
  const why = /^(?:I|I'm|I've|my|we|our|it|they|he|she|because|since)\b/i.test(reason) ? `, ${reason}` : "";
  return established(reply, `I want ${lowerFirst(named.title)}${why}`, [named.sentence, sentence], {
    isWhole: why !== "" || reason === "",
  });
};

const SETTLED = new RegExp(
  wrapped`
    ^(?:(?:yes|yeah|yep|ok|okay|right|agreed|fine|so|then)[,.]? )*((?!(?:I|it|that|this)\b)[^?]{6,120}?),? (?:and |so )?
      (?:that's|that is|it's) (?:now )?(?:decided|settled|final|fixed|agreed|a deal|sorted)[.!]*$`,
  "i",
);
/** "Yes, no bath on Fridays, that's decided" */
export const settled: Reader = (_, sentence, reply) => {
  const decision = SETTLED.exec(plainOf(sentence))?.[1];
  if (decision === undefined || countWords(decision) < 2) return null;
  return established(reply, `I decided on this: ${withDay(decision, reply)}`, [sentence], { isWhole: true });
};

/** "I'd also book a table", "You could sew a hem": what is advised, as a deed. */
const ADVISES = new RegExp(
  wrapped`
    ^(?:(?:then|so|also|yes|in that case),? |(?:with|for|given|since|as|on|in) [^,;:?]{3,60}?,? )?(?:
      (?:I'd|I would|you (?:could|might|can|should))(?: also| then| just| simply)?[ ]
      |one thing you (?:could|might|can) (?:do is )?
      |(?<=^then )(?=(?:take|use|try|go|make|book|order|ask|keep|start|move|put|plan|buy|wait|stay|switch) )
    )(?!(?:be|have|need|suggest|recommend|like|love|say|call|count|expect|consider|assume|guess)\b)([a-z]+ [^?]{6,120})$`,
  "i",
);
const DOES_IT = new RegExp(
  wrapped`
    ^(?:
      (?:
        (?:that's a )?(?:good|great|nice|lovely|smart) (?:idea|plan|tip|call|point)|(?:that )?sounds (?:good|great)
        |makes sense|true|right|ok|okay|yes|great|perfect|thanks|thank you|cool|fine|sure
      )[,.!]* (?:and )?
    )*
    (?:
      (?:I'll|I will|we'll|we will|will|I'm going to|we're going to|gonna|let me|let's) (?:go )?(?:do|try|arrange) (?:
        it|that|this|so|exactly that
      )
      |(?:then |so )?that's (?:exactly )?what (?:I|we)(?:'ll| will|'m going to|'re going to)? do
    )(?: (tonight|tomorrow|today|(?:this|next) \w+|(?:on|by|before|after|in|at|over) [^,.!?]{2,30}))?[.!]*$`,
  "i",
);

/** The one deed that a short reply advises, if it names no second one. */
const advisedIn = ({ sentences }: Passage): { deed: string; sentence: PassageSentence } | null => {
  if (sentences.length > MOST_OF_ADVICE) return null;
  const found = sentences.flatMap((sentence) => {
    const deed = ADVISES.exec(plainOf(sentence))?.[1];
    return deed === undefined ? [] : [{ deed: deed.replace(/[.!]+$/, ""), sentence }];
  });
  const [only] = found;
  const isClear = found.length === 1 && !POINTS.test(only?.deed ?? "");
  return isClear ? (only ?? null) : null;
};
const MOST_OF_ADVICE = 5;
/** "photograph it": of what, only the talk tells. */
const POINTS = /\b(?:it|its|them|that|this|these|those|him|her|his|their|one|ones)\b/i;

/** "train on Monday and Friday": of each week. */
const SEVERAL_DAYS = /\b\w+days?\b.*\b\w+days?\b/i;

/** "Good idea, I'll do it tonight": the deed that was advised. */
export const followed: Reader = (proposal, sentence, reply) => {
  const match = DOES_IT.exec(plainOf(sentence));
  const advised = match === null ? null : advisedIn(proposal);
  if (match === null || advised === null) return null;
  const when = match[1] === undefined ? "" : ` ${withDay(match[1], reply)}`;
  return {
    ...established(reply, "", [advised.sentence, sentence], { isWhole: true, isPlan: SEVERAL_DAYS.test(advised.deed) }),
    text: finish(
      `${reply.speaker} accepted the assistant's suggestion to ${toUser(lowerFirst(advised.deed), reply.speaker)}${when}`,
    ),
  };
};

const DRAFTED = "line|opening|title|name|sentence|phrase|quote|joke|slogan|caption|ending|wording|one";
const KEEPS_LINE = new RegExp(
  wrapped`
    ${LEAD}(?:I'll|I will|we'll|I'm|we're|I'd like to|I want to) (?:definitely |certainly )?(?:
      keep|use|take|steal|keeping|using|taking|stealing|going with|go with
    ) (?:that|this|your) (${DRAFTED})[.!]*$`,
  "i",
);
const QUOTATION = /"([^"]{8,200})"/g;
/** What a proposal puts in quotation marks, if it is one thing; without the marks that end it. */
const onlyQuoted = ({ sentences }: Passage): { line: string; sentence: PassageSentence } | null => {
  const quoted = sentences.flatMap((sentence) =>
    matchesIn(plainOf(sentence), QUOTATION).map(([, line = ""]) => ({ line: line.replace(/[.!]+$/, ""), sentence })),
  );
  return quoted.length === 1 ? (quoted[0] ?? null) : null;
};
/** "Oh, I'll keep that line!": the one that was drafted. */
export const keptLine: Reader = (proposal, sentence, reply) => {
  const kind = KEEPS_LINE.exec(plainOf(sentence))?.[1];
  if (kind === undefined) return null;
  const only = onlyQuoted(proposal);
  if (only === null) return null;
  return {
    ...established(reply, "", [only.sentence, sentence], { isWhole: true }),
    text: `${reply.speaker} keeps the ${kind === "one" ? "line" : kind.toLowerCase()} "${only.line}".`,
  };
};

/** "I'll use that", "I'll give that a go" */
const TAKES_IT = new RegExp(
  wrapped`
    ${LEAD}(?:I'll|I will|we'll|I'm going to|I'd like to) (use|try|go with|take|open with|start with|give) (?:that|it|this)
      (?: one)?( a (?:go|try|shot))?(?: then)?[.!]*$`,
  "i",
);
/** "I'll use that": the one title or line that the assistant put in quotation marks. */
export const quotedTaken: Reader = (proposal, sentence, reply) => {
  const [, verb, goes] = TAKES_IT.exec(plainOf(sentence)) ?? [];
  if (verb === undefined || (/^give$/i.test(verb) && goes === undefined)) return null;
  const only = onlyQuoted(proposal);
  if (only === null || /\?\s*$/.test(only.sentence.raw)) return null;
  const deed = /^(?:try|give)$/i.test(verb) ? "wants to try" : "decided on";
  return {
    ...established(reply, "", [only.sentence, sentence], { isWhole: true }),
    text: `${reply.speaker} ${deed} "${only.line}".`,
  };
};

const NUMBER_WORD = `${TWO_TO_TWELVE}|twenty|thirty`;
/** "Make it five in Lucca", "make it every hour", "12 is enough": another figure than the one proposed, or the same. */
const SETS_FIGURE = new RegExp(
  wrapped`
    ${LEAD}(?:
      make (?:it|that) (?:[$€£]?\d|(?:${NUMBER_WORD}|half|every|twice|once|weekly|monthly|daily)\b)
      |[$€£]?\d[\d.,]*\S* (?:\w+ )?(?:is|sounds|works|would be) (?:good|fine|ok|okay|great|better|perfect|enough|plenty)
        \b
      |[^?]*\b(?:but not|instead of) [$€£]?\d
    )`,
  "i",
);
const HAS_FIGURE = new RegExp(`\\d|\\b(?:${NUMBER_WORD}|every|daily|weekly|once|twice)\\b`, "i");
/** "every hour" stands against another "every". */
const OF_TIMES = /\b(?:every|daily|weekly|monthly|once|twice)\b/i;
const LONGEST_FIGURE = 110;
/** "Make it 12", told with the figure that was proposed. */
export const figureSet: Reader = (proposal, sentence, reply) => {
  const said = plainOf(sentence);
  if (!SETS_FIGURE.test(said) || said.includes("?")) return null;
  const withFigure = proposal.sentences.filter(
    ({ raw }) => HAS_FIGURE.test(raw) && raw.length <= LONGEST_FIGURE && !raw.trimEnd().endsWith("?"),
  );
  const alike = OF_TIMES.test(said) ? OF_TIMES : /\d/;
  const proposed = withFigure.findLast(({ raw }) => alike.test(raw)) ?? withFigure.at(-1);
  if (proposed === undefined) return null;
  const quoted = plainOf(proposed).replace(/"/g, "'");
  const told = upperFirst(inThirdPerson(said, reply.speaker));
  return {
    ...established(reply, "", [proposed, sentence], { isWhole: true }),
    text: finish(`${reply.speaker}, told "${quoted}": ${told}`),
  };
};
