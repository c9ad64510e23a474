// What the user makes of an assistant's proposal: taken by its place in a list, agreed to as a whole, or read by one of those that know a
// thing by its name.

import { wrapped } from "#domain/wrapped.ts";
import { type Established, finish, toUser } from "./assistant.ts";
import { itemNamed, itemsWithin, oneLiked, optionChosen } from "./options.ts";
import { itemsIn, namedAlone, ORDINALS, offersChoice, type Proposed, planIn, suggestedIn } from "./proposals.ts";
import { plainOf } from "./reading/normalise.ts";
import type { Passage, PassageSentence } from "./reading/passages.ts";
import { actedOn, carriedOut, praisedAndDone, recommendedIn } from "./recommended-name.ts";
import { choseOf, established, inThirdPerson, LEAD, type Reader } from "./reply-readers.ts";
import { agreedTo, both, chosenFor, figureSet, followed, keptLine, quotedTaken, settled } from "./settled.ts";
import { declared, left, suited, taken } from "./taken-by-name.ts";

const ACCEPTS = new RegExp(
  wrapped`
    ^(?:
      (?:
        hmm*|oh|ooh|well|okay|ok|yes|yeah|great|perfect|sure|alright
        |(?:that )?sounds (?:good|great|perfect|lovely|fun|nice|amazing)|thanks|thank you|nice|cool|awesome|good idea
        |love it|that's (?:good|great|perfect|fine)|(?:that |this |it )?looks (?:good|great|perfect|lovely)
        |(?:that |this )?works for (?:me|us)|I (?:really )?(?:like|love) (?:it|that|this)
        |(?:that's |that is )?fair(?: enough)?|makes sense|(?:I think )?you're right|lovely|brilliant|wonderful
        |fantastic|good
      )[,.! ]+
    )*
    (?:
      (?:I think )?(?:I'll|I will|let's|let us|I'd like to|I want to|we'll) (?:
        go with|take|pick|choose|do|try|book|get|use|go for|have|follow|stick (?:to|with)
        |give(?= (?:that|it|this)(?: one)? a (?:go|try|shot)\b)
      )
      |(?:I )?(?:choose|pick|chose|picked|go with|went with|going with|doing)
      |(?:I'm|I am|we're|we are) (?:going (?:with|for)|getting|taking|booking|buying|ordering)
    ) (?:the )?
    (
      first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th|that|it|this|that one|this one
      |your (?:suggestion|recommendation)|option (?:\d|[A-E])|number (?:\d|one|two|three|four|five)
      |[1-5](?=(?:,? (?:now|then|first|please|pls|thanks|for now|instead))?(?:[,.!]|$))
    )\b(?! (?:two|three|few)\b)( one| option| suggestion| choice)?[^?]*$`,
  "i",
);
/** "Second one please": from a list that was given. */
const BARE_CHOICE = new RegExp(
  wrapped`
    ^(?:(?:hmm*|oh|well|okay|ok|yes|yeah|great|perfect|sure)[,. ]+)*(?:the |number |option )?(
      first|second|third|fourth|fifth|last|[1-5]|[a-e](?=[.!]*$|,? (?:please|definitely|for sure|thanks)\b)
    )(?: one| option| suggestion)?
    (?:
      ,? (?:
        please|then|definitely|for sure|for me|thanks|it is|sounds (?:good|great|perfect|best)|looks (?:good|great|best)
        |(?:is|would be) (?:perfect|great|good|fine|best)
      )
    )*[.!]*$`,
  "i",
);
/** "The first two", "let's do both" */
const SEVERAL = new RegExp(
  wrapped`
    ${LEAD}(?:(?:I'll|let's|we'll|I'd like to) (?:take|do|go with|try|book|get) )?(?:
      the (first|last) (two|three|four)|(both|all (?:of them|three|four))
    )(?: ones)?(?: then| please| sound (?:good|great))*[.!]*$`,
  "i",
);
/** "1 and 3", "let's do 2 + 4 please" */
const TWO_BY_NUMBER = new RegExp(
  wrapped`
    ${LEAD}(?:(?:I'll|I will|let's|we'll|I'd like to) (?:take|do|go with|try|get) )?(?:options? |numbers? )?([1-5])(?:
      ,? (?:and|&|\+) |, ?
    )(?:option |number )?([1-5])(?:,? (?:then|please|pls|thanks|for now))*(?=[,.!]|$)`,
  "i",
);
/** "Was 95 in the end": what was paid for what was taken. */
const PAID = new RegExp(
  wrapped`
    ^(?:(?:it|they|that) )?(?:was|were|came to|cost(?: me| us)?|got (?:it|them) for|paid|is)[ ]
    (?:(?:only|about|around|just|like|me|us) )*[$€£]?\d[^?]{0,80}$`,
  "i",
);

/** "Let's do that: 400 a month, then the rest": agreed on in one's own words. */
const AGREES_ON = new RegExp(
  wrapped`
    ^(?:[a-z' ]{1,20}[,.!] )?(?:let's|let us|I'll|we'll) (?:do|go with|stick (?:to|with)|plan on|agree on) (?:that|this|it)
      : ([^?]{8,160})$`,
  "i",
);
/** "That's the plan then": the one that the assistant drew up. */
const IS_THE_PLAN = new RegExp(
  wrapped`
    ${LEAD}(?:that|this|it)(?:'s| is) (?:the|our|my) (?:plan|menu|schedule|routine|itinerary|rota|timetable)
      (?: then| settled| sorted| done)?[.!]*$`,
  "i",
);
/** "That's exactly right.": of a plan. */
const IS_RIGHT = new RegExp(
  wrapped`
    ^(?:(?:yes|yeah|oh|great|lovely|perfect|thanks|thank you)[,.! ]+)*(?:
      (?:that's|that is|it's|this is) (?:just |exactly |absolutely )*(?:
        right|perfect|ideal|what (?:I|we) (?:wanted|needed|had in mind|was hoping for)
      )
      |(?:that |it |this )?looks (?:perfect|spot on|exactly right)
    )[.!]*$`,
  "i",
);
/** "Sounds good, go ahead" */
const GO_AHEAD = new RegExp(
  wrapped`
    ^(?:
      (?:okay|ok|yes|yeah|yep|sure|great|perfect|cool|nice|agreed|good idea|(?:that )?sounds (?:good|great|perfect))[,.! ]+
    )*(?:please )?(?:go ahead(?: with (?:it|that))?|do (?:it|that))(?:,? please)?[.! ]*$`,
  "i",
);
const BARE_ACCEPTANCE = /^(?:that|it|this|that one|this one|your )/i;

const chosen = (reply: Passage, items: readonly Proposed[], sentence: PassageSentence): Established => ({
  text: choseOf(
    reply,
    items.map(({ title }) => title),
  ),
  sentences: [...items.map((item) => item.sentence), sentence],
  isDecision: true,
  isWhole: false,
});

const several: Reader = (proposal, sentence, reply) => {
  const [, one, two] = TWO_BY_NUMBER.exec(plainOf(sentence)) ?? [];
  if (one !== undefined && one !== two && offersChoice(proposal)) {
    const listed = itemsIn(proposal);
    const meant = [one, two].flatMap((nth) => listed[Number(nth) - 1] ?? []);
    return meant.length === 2 && listed.every(isNumbered) ? chosen(reply, meant, sentence) : null;
  }
  const [, from, count = "", all] = SEVERAL.exec(plainOf(sentence)) ?? [];
  if (from === undefined && all === undefined) return null;
  const items = itemsIn(proposal);
  const many = ORDINALS[count.toLowerCase()] ?? items.length;
  const these = from?.toLowerCase() === "last" ? items.slice(-many) : items.slice(0, many);
  const isUnclear = these.length < 2 || (/^both$/i.test(all ?? "") && these.length !== 2);
  return isUnclear ? null : chosen(reply, these, sentence);
};

const isNumbered = ({ sentence }: Proposed): boolean => /^\s*\W{0,3}\d/.test(sentence.raw);
/** "2" below the steps of a recipe chooses none. */
const BARE_DIGIT = /^\d$/;
/** "Let's do that, but swap the leeks for peas" */
const BUT =
  /,? (but (?:swap|with|without|skip|leave out|make|add|not|no|replace|move|start|change|drop) [^?.;,]{3,80})(?=[,.;!]|$)/i;
/** "The second one": an item of a list; "that": the plan, or the one thing that was suggested. */
const pickedOut = (proposal: Passage, which: string, sentence: PassageSentence, reply: Passage): Established | null => {
  if (BARE_DIGIT.test(which) && !offersChoice(proposal)) return null;
  const listed = itemsIn(proposal);
  const items = listed.length > 0 ? listed : itemsWithin(proposal);
  if (!BARE_ACCEPTANCE.test(which)) {
    const key = which.replace(/^(?:option|number) /, "");
    const item = items[(which === "last" ? items.length : (ORDINALS[key] ?? Number.parseInt(key, 10))) - 1];
    return item === undefined || item.title === "" ? null : chosen(reply, [item], sentence);
  }
  if (items.length > 0) return null;
  const plan = planIn(proposal);
  const only = plan === null ? (suggestedIn(proposal) ?? namedAlone(proposal) ?? recommendedIn(proposal)) : null;
  const [what, agreed, from] =
    plan !== null
      ? ["agreed to the assistant's plan", plan.text, plan.sentences]
      : ["accepted the assistant's suggestion", only?.title, only === null ? [] : [only.sentence]];
  if (agreed === undefined) return null;
  const but = BUT.exec(plainOf(sentence))?.[1];
  const change = but === undefined ? "" : `, ${inThirdPerson(but, reply.speaker)}`;
  return {
    text: finish(`${reply.speaker} ${what}: ${toUser(agreed, reply.speaker)}${change}`),
    sentences: [...from, sentence],
    isDecision: true,
    isWhole: false,
    isPlan: plan !== null,
  };
};

const READERS: readonly Reader[] = [
  several,
  both,
  left,
  actedOn,
  carriedOut,
  praisedAndDone,
  figureSet,
  settled,
  declared,
  keptLine,
  followed,
  taken,
  agreedTo,
  chosenFor,
  suited,
  optionChosen,
  itemNamed,
  oneLiked,
];

/** What one sentence of a reply makes of the proposal before it; null where it takes up nothing. */
export const acceptedFrom = (
  proposal: Passage | undefined,
  sentence: PassageSentence,
  reply: Passage,
): Established | null => {
  if (proposal?.role !== "assistant") return null;
  const said = plainOf(sentence);
  const agreed = AGREES_ON.exec(said)?.[1];
  if (agreed !== undefined) return established(reply, `I decided on this: ${agreed}`, [sentence]);
  const which =
    GO_AHEAD.test(said) || IS_THE_PLAN.test(said) || (IS_RIGHT.test(said) && planIn(proposal) !== null)
      ? "that"
      : (BARE_CHOICE.exec(said) ?? ACCEPTS.exec(said))?.[1]?.toLowerCase();
  if (which !== undefined)
    return (
      pickedOut(proposal, which, sentence, reply) ??
      followed(proposal, sentence, reply) ??
      keptLine(proposal, sentence, reply) ??
      quotedTaken(proposal, sentence, reply) ??
      optionChosen(proposal, sentence, reply)
    );
  for (const read of READERS) {
    const found = read(proposal, sentence, reply);
    if (found !== null) return found;
  }
  return null;
};

/** "I'll get the blue one. Was 95 in the end": told behind what was taken. */
export const withPrice = (accepted: Established, next: PassageSentence | undefined): Established => {
  const paid = next === undefined ? undefined : PAID.exec(plainOf(next))?.[0].replace(/^(?:it|they|that) /i, "");
  if (paid === undefined || next === undefined) return accepted;
  return {
    ...accepted,
    text: `${accepted.text} It ${finish(paid.replace(/^[A-Z]/, (first) => first.toLowerCase()))}`,
    sentences: [...accepted.sentences, next],
  };
};
