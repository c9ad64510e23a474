// What the user makes of an assistant's proposal: taken by its place in a list or by its name, left, booked, or with another figure.

import { wrapped } from "#domain/wrapped.ts";
import { type Established, finish, toUser } from "./assistant.ts";
import { lowerFirst } from "./capitals.ts";
import { itemNamed, itemsWithin, optionChosen } from "./options.ts";
import {
  emphasizedIn,
  isCalled,
  isName,
  isQuoted,
  itemsIn,
  letsChoose,
  type Named,
  namedAlone,
  namedIn,
  ORDINALS,
  type Proposed,
  planIn,
  suggestedIn,
  unowned,
} from "./proposals.ts";
import { plainOf } from "./reading/normalise.ts";
import type { Passage, PassageSentence } from "./reading/passages.ts";
import { actedOn, recommendedIn } from "./recommended-name.ts";
import { bareOf, choseOf, established, inThirdPerson, LEAD, PHRASE, type Reader, withDay } from "./reply-readers.ts";
import { GOES_ON_LISTING } from "./sentences/choices.ts";
import { agreedTo, both, chosenFor, figureSet, followed, keptLine, quotedTaken, settled } from "./settled.ts";

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
    )*(?:
      (?:I think )?(?:I'll|I will|let's|let us|I'd like to|I want to|we'll) (?:
        go with|take|pick|choose|do|try|book|get|use|go for|have|follow|stick (?:to|with)
        |give(?= (?:that|it|this)(?: one)? a (?:go|try|shot)\b)
      )
      |(?:I )?(?:choose|pick|chose|picked|go with|went with|going with|doing)
      |(?:I'm|I am|we're|we are) (?:going (?:with|for)|getting|taking|booking|buying|ordering)
    ) (?:the )?(
      first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th|that|it|this|that one|this one
      |your (?:suggestion|recommendation)|option (?:\d|[A-E])|number (?:\d|one|two|three|four|five)
    )\b(?! (?:two|three|few)\b)( one| option| suggestion| choice)?[^?]*$`,
  "i",
);
/** "Second one please": from a list that was given. */
const BARE_CHOICE = new RegExp(
  wrapped`
    ^(?:(?:hmm*|oh|well|okay|ok|yes|yeah|great|perfect|sure)[,. ]+)*(?:the |number |option )?(
      first|second|third|fourth|fifth|last|[1-5]|[a-e](?=[.!]*$|,? (?:please|definitely|for sure|thanks)\b)
    )(?: one| option| suggestion)?(?:
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

const ONES = / ones?$/i;
/** "I'll take the Zeiss ones", "let's go with Lucca": by name. */
const TAKES_NAMED = new RegExp(
  wrapped`
    ${LEAD}(?:
      (?:I think )?(?:I'll|I will|I shall|let's|let us|we'll|we will) (?:
        go with|go for|do|take|pick|choose|book|order|get|buy|use
      )
      |(?:I'm|I am|we're) (?:going (?:with|for)|getting|booking|ordering|buying)
      |(?:installing|downloading|ordering|buying|booking|getting)(?! (?:to|it|them|that)\b)|(?:go|going|went) with
    ) ((?:the |an? |some |my |your )?(?:[^,.;!?]|[,.](?=\d)){3,60})`,
  "i",
);
/** "Treasure hunt it is, but in the park" */
const IT_IS = new RegExp(
  wrapped`
    ^(?:([^,;?]{12,80}), (?:so|then) )?(?:[a-z' ]{1,20}[,.!] |(?:ok|okay|so|then|well|alright) ){0,5}(
      (?!(?:how|what|who|where|that's|as)\b)(?:[\p{L}\d'-]+ ){0,4}[\p{L}\d'-]+
    ) it is(?: then)?(?=[.!,]|$)([^?]*)$`,
  "iu",
);
/** "Gradual retreat sounds doable", "Lucca works for us", "the cottage pie then", "Mercado Pago, she has an account there" */
const SUITS = new RegExp(
  wrapped`
    ^(?!not\b|no\b|skip\b)(${PHRASE})(?=[.,!;]|$| (?:ones?|then|please|sounds|works|makes|is)\b)(?: ones?)?(
      (?:
        ,? (?:then|please)| sounds (?:good|great|perfect|fine|doable|best|right|ideal|lovely)
        |,? (?:so )?let'?s (?:do|go with|take|have|try) (?:that|it|this)
        | works(?: (?:best|well|great|fine|for (?:me|us|him|her|them)))*
        | makes (?:the most |more |most )?sense(?: (?:to|for) (?:me|us))?| is (?:fine|perfect|best|ideal)
      )*
    )(?=[.,!;]|$)(?![^]*\b(?:hates?|dislikes?|don't|doesn't|didn't|can't|won't|not|no|already|but|too|never|tried)\b)`,
  "iu",
);
/** "..., from 2 to 7 October", "... for the first night": when, where or whom for. */
const TAIL =
  /^,? ((?:from|for|on|in|at|with|starting|until|next|this|instead of)\b(?! (?:now|sure|me|example)\b)[^,;.!?]{2,60})/i;
const TAIL_INSIDE = / (?=(?:from|for|on|in|at|with|starting|next|this) )/i;

/** "Not the Ferber, we tried it", "skip Jordan Pond, we know it", "Red Sky looks too fancy" */
const LEAVES = new RegExp(
  wrapped`
    ^(?:
      (?:definitely |maybe |please )*(?:not|skip|forget|no) (${PHRASE})(?: ones?)?(?:,? (?:please|either|again|though))*
        (?=[,.!;]|$| (?:because|since|as)\b)
      |(${PHRASE}) (?:looks|is|sounds|seems|feels) (too [\w -]{3,40})(?=[,.!;]|$)
    )(.*)$`,
  "iu",
);

const MAY_LEAVE = /^(?:(?:definitely|maybe|please) )*(?:not|skip|forget|no) | too /i;

/** "ok booked it, 5 nights" */
const DID_IT = new RegExp(
  wrapped`
    ${LEAD}(?:(?:I|we)(?:'ve| have)? )?(?:just )?(
      booked|ordered|bought|reserved|chose|downloaded|installed|signed up for|enrolled in|subscribed to
    ) (?:it|that one|one|them|((?:one|two|three|four|five|six|\d{1,2}) of (?:those|them|these)))\b(?! (?:was|is)\b)
      ([^?]*)$`,
  "i",
);
/** "Was 95 in the end": what was paid for what was taken. */
const PAID = new RegExp(
  wrapped`
    ^(?:(?:it|they|that) )?(?:was|were|came to|cost(?: me| us)?|got (?:it|them) for|paid|is) (?:
      (?:only|about|around|just|like|me|us) )*[$€£]?\d[^?]{0,80}$`,
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

const lowerUnlessI = (text: string): string => (/^(?:I\b|\p{Lu}\p{Lu})/u.test(text) ? text : lowerFirst(text));
/** An item of a list opens with a capital, a thing named inside a sentence is written as it is. */
const titleOf = ({ title, isItem }: Named): string => (isItem ? lowerUnlessAcronym(title) : title);
/** "PDF export" stays as it is. */
const lowerUnlessAcronym = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

const decided = (reply: Passage, { title, sentence: proposed }: Proposed, sentence: PassageSentence, tail = "") =>
  established(reply, `I decided on ${title.replace(/^(?:The|An?) /, lowerFirst)}${withDay(tail, reply)}`, [
    proposed,
    sentence,
  ]);

/** "Treasure hunt it is, but in the park" */
const declared: Reader = (proposal, sentence, reply) => {
  const [, reason, phrase, rest = ""] = IT_IS.exec(plainOf(sentence)) ?? [];
  const named = phrase === undefined ? null : namedIn(proposal, phrase);
  if (named === null) return null;
  const why = reason === undefined ? "" : `, as ${lowerUnlessI(reason)}`;
  return decided(reply, { ...named, title: titleOf(named) + rest.replace(/[.!]+$/, "") + why }, sentence);
};

/** "The cheaper one": named by nothing but how it compares. */
const COMPARES = /^(?:the |an? )?\w+(?:er|est)$/i;
/** "the kettle you mentioned" */
const BY_YOU =
  / (?:(?:that|which) )?you(?:'ve| have| just)? (?:mentioned|suggested|recommended|proposed|listed|named)(?: earlier| above| before| first)?/i;
/** "the Zeiss set and a tripod from the shop": one of them the assistant named. */
const BESIDES = / and (?:the|an?|some|my|our|two|three) [^,]+$/iu;
/** "I'll take the Zeiss ones, for Sunday": what the assistant named, too. */
const taken: Reader = (proposal, sentence, reply) => {
  const said = plainOf(sentence).replace(BY_YOU, "");
  const takes = TAKES_NAMED.exec(said);
  const phrase = takes?.[1]?.replace(/ (?:then|instead|please|for now|now|too|thanks)$/i, "");
  if (takes === null || phrase === undefined || GOES_ON_LISTING.test(said.slice(takes[0].length))) return null;
  const bare = phrase.replace(ONES, "");
  const whole = COMPARES.test(bare) ? null : namedIn(proposal, bare);
  if (whole !== null && (bare === phrase || whole.isItem || isName(whole))) {
    const tail = TAIL.exec(said.slice(takes[0].length))?.[1];
    return decided(reply, bare === phrase ? whole : unowned(whole), sentence, tail && `, ${tail}`);
  }
  const besides = BESIDES.exec(bare)?.[0] ?? "";
  const first = besides === "" || COMPARES.test(bare) ? null : namedIn(proposal, bare.slice(0, -besides.length));
  if (first !== null && (first.isItem || isName(first))) return decided(reply, first, sentence, besides);
  const at = TAIL_INSIDE.exec(phrase)?.index ?? 0;
  const named = namedIn(proposal, phrase.slice(0, at).replace(ONES, ""));
  return named?.isItem === true ? decided(reply, named, sentence, phrase.slice(at)) : null;
};

/** Says no more than that it pleases. */
const LIKES = /^ (?:sounds|is) /i;
/** "Plain strings then" */
const CHOOSES = /^,? then\b/i;
/** "Ok, then the oak": told behind as well as in front. */
const OPENS_WITH_THEN = /^(?:(?:ok|okay|alright|fine|well|good|great|right)[,.! ]+)*then,? /i;
/** "Rye Rye, that's the one" */
const CLINCHES =
  /^[.,!; -]*(?:(?:I )?(?:just )?love (?:it|that)|that's (?:the one|it|perfect|great)|it's perfect|perfect|that one)\b/i;
/** "Lund or Malmö would do": one of two names; what is asked of the user may be no choice. */
const isOneOfTwo = (named: Named): boolean =>
  isName(named) && / or /.test(named.sentence.raw) && !named.sentence.raw.trimEnd().endsWith("?");
interface Praised {
  readonly phrase: string;
  readonly praise: string;
  readonly rest: string;
}
/** "I can explain recursion or closures": of the hour. */
const OFFERS_WORDS = /\b(?:explain|show you|tell you|go (?:over|through)|walk you|talk about|discuss|practi[cs]e)\b/i;
/** Whether what is named of a proposal is taken, and not only spoken of. */
const isChosen = (proposal: Passage, named: Named, { phrase, praise, rest }: Praised): boolean => {
  if (/\blet'?s /i.test(praise)) return !OFFERS_WORDS.test(named.sentence.raw);
  if (praise !== "" && !LIKES.test(praise))
    return named.isItem || isName(named) || (CHOOSES.test(praise) && letsChoose(proposal));
  const isBare = praise === "" && /^[.!]*$/.test(rest);
  if ((isBare || praise !== "") && isOneOfTwo(named)) return true;
  if (!letsChoose(proposal)) return false;
  if (praise !== "") return named.isItem || isName(named);
  return (named.isItem && isCalled(named, phrase)) || ((isBare || CLINCHES.test(rest)) && isQuoted(named));
};

/** "Gradual retreat sounds doable": what was proposed, called by its name. */
const suited: Reader = (proposal, sentence, reply) => {
  const said = bareOf(sentence);
  const [all, phrase = "", praised = ""] = SUITS.exec(said) ?? [];
  if (all === undefined) return null;
  const praise = praised === "" && OPENS_WITH_THEN.test(plainOf(sentence)) ? " then" : praised;
  const at = TAIL_INSIDE.exec(phrase)?.index ?? phrase.length;
  const whole = namedIn(proposal, phrase);
  const named = whole ?? namedIn(proposal, phrase.slice(0, at));
  if (named === null || named.title === "" || (/ or /.test(named.title) && !/ or /.test(phrase))) return null;
  const rest = said.slice(all.length);
  if (!isChosen(proposal, named, { phrase, praise, rest })) return null;
  const behind = praise === "" ? "" : (TAIL.exec(rest)?.[0] ?? "");
  const tail = (whole === null ? phrase.slice(at) : "") + behind;
  return {
    ...decided(reply, named, sentence, tail),
    isWhole: praise !== "" && /^[.!]*$/.test(rest.slice(behind.length)),
  };
};

/** "No gaiters, I loathe how they rub": what was proposed; what was asked about the user may only be what there is not. */
const isProposed = ({ sentence }: Proposed, said: string): boolean =>
  /^no /i.test(said) && PROPOSES.test(sentence.raw) && !sentence.raw.trimEnd().endsWith("?");
const PROPOSES = /\b(?:could|can|try|add|use|using|I'd|I would|suggest|recommend|consider|options?|ideas?)\b/i;

/** "Great!" "Not great.": no thing. */
const JUDGES = new RegExp(
  wrapped`
    ^(?:
      great|good|bad|sure|nice|fine|well|ideal|perfect|lovely|wonderful|brilliant|fantastic|amazing|right|true|sorry|ok
      |okay|noted|yet|really|much|easy
    )$`,
  "i",
);
/** What the user does not want of what was proposed, with what is said for it. */
const left: Reader = (proposal, sentence, reply) => {
  const said = bareOf(sentence);
  const [, unwanted, found, verdict, rest = ""] = MAY_LEAVE.test(said) ? (LEAVES.exec(said) ?? []) : [];
  const named = JUDGES.test(unwanted ?? "") ? null : namedIn(proposal, unwanted ?? found ?? "");
  const isRefused = unwanted !== undefined && named !== null && (isName(named) || isProposed(named, said));
  if (named === null || !(named.isItem || isRefused)) return null;
  const text = found === undefined ? `I don't want ${named.title}${rest}` : `I find ${named.title} ${verdict}${rest}`;
  return established(reply, text, [named.sentence, sentence], { isWhole: true });
};

/** "Booked it": the one thing that was recommended. */
const carriedOut: Reader = (proposal, sentence, reply) => {
  const [, verb, several, rest = ""] = DID_IT.exec(plainOf(sentence)) ?? [];
  const thing = verb === undefined ? null : (emphasizedIn(proposal) ?? suggestedIn(proposal) ?? namedAlone(proposal));
  if (thing === null) return null;
  const many = several?.split(" ")[0];
  const what = many === undefined ? thing.title : `${many} of ${thing.title}`;
  const text = `I ${verb?.toLowerCase()} ${what}${rest}`;
  return established(reply, text, [thing.sentence, sentence], { isDecision: false, isWhole: true });
};

/** "The feeder with the camera is brilliant, ordered it", "Zambra looks perfect, I just reserved a table for five" */
const PRAISES_AND_DID = new RegExp(
  wrapped`
    ^(${PHRASE}) (?:is|are|sounds|sound|looks|look) (?:(?:so|really|just|absolutely|very|pretty) )*[\p{L}]+[,.!]? (?:-+ )?
      (?:(?:and|so) )?(?:(?:I|we)(?:'ve| have)? )?(?:(?:just|already) )?(
      booked|ordered|bought|reserved|chose|downloaded|signed up for|subscribed to|got
    ) (?:
      it|that one|one|them
      |(
        (?:an?|the last|two|three) (?:
          table|room|double|night|nights|seat|seats|ticket|tickets|slot|place|places|session
        )
      )
    )\b(?! (?:was|is|at|in)\b)([^?]*)$`,
  "iu",
);
const ELSEWHERE = / (?:at|in|with) (?:the )?\p{Lu}|\b(?:instead|else|elsewhere|somewhere)\b/u;
const praisedAndDone: Reader = (proposal, sentence, reply) => {
  const said = bareOf(sentence);
  const alone = PRAISES_AND_DID.exec(said);
  const next = alone === null ? reply.sentences[reply.sentences.indexOf(sentence) + 1] : undefined;
  const both = next && PRAISES_AND_DID.exec(`${said.replace(/[.!]+$/, "")}, ${lowerUnlessI(plainOf(next))}`);
  const [, phrase = "", verb = "", part, rest = ""] = alone ?? both ?? [];
  const thing = phrase === "" || (part !== undefined && ELSEWHERE.test(rest)) ? null : namedIn(proposal, phrase);
  if (thing === null) return null;
  const what = /^(?:the|an?|my|our)\b/i.test(phrase) ? lowerFirst(phrase) : thing.title;
  const deed = `${verb} ${part === undefined ? what : `${part} at ${what}`}${withDay(rest, reply)}`;
  const sentences = [thing.sentence, sentence, ...(next === undefined ? [] : [next])];
  return established(reply, `I ${deed}`, sentences, { isDecision: false, isWhole: true });
};

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
  const [, from, count = "", all] = SEVERAL.exec(plainOf(sentence)) ?? [];
  if (from === undefined && all === undefined) return null;
  const items = itemsIn(proposal);
  const many = ORDINALS[count.toLowerCase()] ?? items.length;
  const these = from?.toLowerCase() === "last" ? items.slice(-many) : items.slice(0, many);
  const isUnclear = these.length < 2 || (/^both$/i.test(all ?? "") && these.length !== 2);
  return isUnclear ? null : chosen(reply, these, sentence);
};

/** "2" below the steps of a recipe chooses none. */
const BARE_DIGIT = /^\d$/;
/** "Let's do that, but swap the leeks for peas" */
const BUT =
  /,? (but (?:swap|with|without|skip|leave out|make|add|not|no|replace|move|start|change|drop) [^?.;,]{3,80})(?=[,.;!]|$)/i;
/** "The second one": an item of a list; "that": the plan, or the one thing that was suggested. */
const pickedOut = (proposal: Passage, which: string, sentence: PassageSentence, reply: Passage): Established | null => {
  if (BARE_DIGIT.test(which) && !letsChoose(proposal)) return null;
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
