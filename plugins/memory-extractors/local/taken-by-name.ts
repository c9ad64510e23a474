// What an assistant proposed and the user takes or leaves by its name: "I'll take the Zeiss ones", "the cottage pie then", "skip the pond".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "./capitals.ts";
import { isCalled, isName, isQuoted, letsChoose, type Named, namedIn, type Proposed, unowned } from "./proposals.ts";
import { plainOf } from "./reading/normalise.ts";
import type { Passage, PassageSentence } from "./reading/passages.ts";
import { bareOf, established, LEAD, lowerUnlessI, PHRASE, type Reader, withDay } from "./reply-readers.ts";
import { GOES_ON_LISTING } from "./sentences/choices.ts";

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
export const declared: Reader = (proposal, sentence, reply) => {
  const [, reason, phrase, rest = ""] = IT_IS.exec(plainOf(sentence)) ?? [];
  const named = phrase === undefined ? null : namedIn(proposal, phrase);
  if (named === null) return null;
  const why = reason === undefined ? "" : `, as ${lowerUnlessI(reason)}`;
  return decided(reply, { ...named, title: titleOf(named) + rest.replace(/[.!]+$/, "") + why }, sentence);
};

/** "The cheaper one": named by nothing but how it compares. */
const COMPARES = /^(?:the |an? )?\w+(?:er|est)$/i;
/** "the kettle you mentioned" */
const BY_YOU = new RegExp(
  wrapped` (?:(?:that|which) )?you(?:'ve| have| just)? (?:mentioned|suggested|recommended|proposed|listed|named)
      (?: earlier| above| before| first)?`,
  "i",
);
/** "the Zeiss set and a tripod from the shop": one of them the assistant named. */
const BESIDES = / and (?:the|an?|some|my|our|two|three) [^,]+$/iu;
/** "I'll take the Zeiss ones, for Sunday": what the assistant named, too. */
export const taken: Reader = (proposal, sentence, reply) => {
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
export const suited: Reader = (proposal, sentence, reply) => {
  const said = bareOf(sentence);
  const [all, phrase = "", praised = ""] = SUITS.exec(said) ?? [];
  if (all === undefined) return null;
  // "Oh a workshop!": no more than that it is a thought.
  if (praised === "" && /^(?:oh|ooh|ah|wow)\b/i.test(phrase)) return null;
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
export const left: Reader = (proposal, sentence, reply) => {
  const said = bareOf(sentence);
  const [, unwanted, found, verdict, rest = ""] = MAY_LEAVE.test(said) ? (LEAVES.exec(said) ?? []) : [];
  const named = JUDGES.test(unwanted ?? "") ? null : namedIn(proposal, unwanted ?? found ?? "");
  const isRefused = unwanted !== undefined && named !== null && (isName(named) || isProposed(named, said));
  if (named === null || !(named.isItem || isRefused)) return null;
  const text = found === undefined ? `I don't want ${named.title}${rest}` : `I find ${named.title} ${verdict}${rest}`;
  return established(reply, text, [named.sentence, sentence], { isWhole: true });
};
