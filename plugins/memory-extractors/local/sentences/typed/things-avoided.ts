// What somebody does not eat or bear, where the thing stands first and why behind it: "No shellfish for me, I'm allergic".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { isPlural } from "#plugins/memory-extractors/local/references/noun-phrases.ts";

/** "No shellfish for me, I'm allergic", "No nuts for my son, he's allergic": to what, stands before. */
const AVOIDS = new RegExp(
  wrapped`
    ^(?:so |and |but )?(?:no|without|skip the|hold the|none of the) (?!
      (?:more|thanks|problem|worries|way|idea|need|rush|thing|dinner|lunch|food|one|nothing)\b
    )([a-z]+(?:(?:,| and| or) [a-z]+| [a-z]+)??)(?: for (?:me|us|(my (?:[a-z]+ )?(?:${KIN_NOUNS}))))?
      (?: (?:please|thanks))?[,;:-]+ (?:please,? )?(?:as |because |since |cause )?(I'm|he's|she's) (
      (?:(?:badly|very|really|also|severely|super|quite|deadly) )*(?:allergic|intolerant)
    )([.!]*)$`,
  "i",
);
/** "No mushrooms please, I hate them": what is disliked stands before. */
const DISLIKES = new RegExp(
  wrapped`
    ^(?:(?:so|and|but|also) )?(?:no|nothing with|without|skip(?: the)?|hold the|leave out(?: the)?) (?!
      (?:more|thanks|problem|worries|way|idea|need|rush|thing|one|nothing|offen[cs]e|doubt|too|question|matter|longer)\b
    )([a-z][\w-]*(?: (?!and\b|or\b|please\b|thanks\b)[a-z-]+){0,2}?(?: (?:or|and) [a-z-]+)?)(?: (?:please|thanks))?[,;:-]+ (?:please,? )?
      (?:(?:because|since|as) )?(
      (?:I|we|my (?:[a-z]+ )?(?:${KIN_NOUNS}))(?:'m|'re| is| am| are)? (?:(?:really|just|also|all|absolutely|both) )*(?:
        hates?|can't (?:stand|eat|have|bear|digest)|(?:don't|doesn't) (?:like|eat|drink|enjoy)|dislikes?|loathes?
        |(?:scared|afraid|terrified|sick|tired) of|allergic to|intolerant to
      )
    ) (?:it|them|that|those|these)(?= (?!one\b)|[.,!]|$)`,
  "iu",
);
/** "Swap the fish for something else", "Can you leave out the olives please?", "Nothing with pork": one kind of thing, and the whole order. */
const LEFT_OUT = new RegExp(
  wrapped`
    ^(?:(?:so|and|but|also|please|can you|could you|just) )*(?:
      (?:leave|take) out(?: the| any)?|skip(?: the| any)?|hold the|nothing with|(?:swap|replace|change)(?: out)? the
      |(?:(?:give|suggest|recommend|make|find|cook)(?: me| us)? )?something (?:without|other than)
    ) ((?!(?:the|any|my|our|your|this|that|these|it|one|more|all)\b)\p{Ll}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+)?)
      (?: (?:for|with) something(?: else)?)?(?:,? (?:please|thanks))?[.?!]*$`,
  "u",
);
/** Nobody lastingly dislikes what is cut from a text or a page. */
const OF_A_DRAFT = new RegExp(
  wrapped`
    \b(?:
      verses?|paragraphs?|sentences?|parts?|bits?|mentions?|jokes?|pages?|sections?|lines?|intro(?:duction)?|titles?|headings?
      |headers?|footers?|endings?|chapters?|scenes?|slides?|pictures?|images?|photos?|logos?|examples?|words?|wording|fonts?
      |colou?rs?|buttons?|columns?|rows?|tables?|steps?|bullets?|points?|quotes?|names?|dates?|days?|week|of|from|since
      |in|on|at|by|to|about|and|or|with|for
    )\b`,
);
/** "I hate them", "My husband can't eat it.": and nothing more of it. */
const TASTE = new RegExp(
  wrapped`
    ^((?:I|we|my (?:[a-z]+ )?(?:${KIN_NOUNS}))(?:'m|'re| is| am| are)? (?:(?:really|just|also|all|absolutely|both) )*(?:
        hates?|can't (?:stand|eat|have|bear|digest)|(?:don't|doesn't) (?:like|eat|drink|enjoy)|dislikes?|loathes?
        |allergic to|intolerant to
      )
    ) (it|them)(?=[.!]*$|, )`,
  "i",
);
/** "can't eat", "allergic to": of the kind, and not of the one on the plate. */
const OF_THE_KIND = /\b(?:eat|drink|digest|have|to)$/i;
/** "I hate olives", of "Leave out the olives" and "I hate them". */
const dislikedOf = (order: string, taste: string): string | null => {
  const [all, said = "", pronoun = ""] = TASTE.exec(taste) ?? [];
  const thing =
    all === undefined ? undefined : LEFT_OUT.exec(lowerFirst(order))?.[1]?.replace(/ (?:please|thanks)$/, "");
  if (thing === undefined || all === undefined || OF_A_DRAFT.test(thing)) return null;
  const areSeveral = isPlural(thing.split(" ").at(-1) ?? "");
  if (areSeveral !== /them/i.test(pronoun)) return null;
  const article = areSeveral || OF_THE_KIND.test(said) ? "" : "the ";
  return `${upperFirst(said)} ${article}${thing}${taste.slice(all.length)}`;
};
/** "No allergies, I'll eat anything" */
const HAS_NONE = new RegExp(
  wrapped`
    ^no (?=
      (?:(?:known|food|serious|major|old) )?(?:
        allerg(?:y|ies)|intolerances|injuries|dietary (?:restrictions|requirements)
      )(?: (?:at all|so far|that I know of|for me))?(?:[.!]*$|, (?:I|but|just|only)\b)
    )`,
  "i",
);
/** One look that most sentences fail. */
const MEANS_THING = / (?:it|them)\b/i;
/** A sentence with what is avoided in it, or in the one `before` it in its turn ("" for none). */
export const withThingAvoided = (text: string, before: string): string => {
  const own = avoided(text);
  if (own !== text || !MEANS_THING.test(text)) return own;
  const border = text.search(/[,;] (?=(?:I|I'm|we|my) )/i);
  const inOne = border < 0 ? null : dislikedOf(text.slice(0, border), upperFirst(text.slice(border + 2)));
  return inOne ?? (before === "" ? null : dislikedOf(before, text)) ?? text;
};

const avoided = (text: string): string => {
  if (HAS_NONE.test(text)) return text.replace(HAS_NONE, "I have no ");
  const disliked = /^[a-z]/i.test(text) && text.includes(", ") ? DISLIKES.exec(text) : null;
  if (disliked === null) return withAllergyTo(text);
  const [all, thing = "", said = ""] = disliked;
  return `${upperFirst(said)} ${lowerFirst(thing).replace(" or ", " and ")}${text.slice(all.length)}`;
};
const withAllergyTo = (text: string): string =>
  text.includes("llergic") || text.includes("ntolerant")
    ? text.replace(AVOIDS, (all, thing: string, kin: string | undefined, who: string, state: string, end: string) =>
        (kin === undefined) === /^I/i.test(who)
          ? `${kin === undefined ? "I'm" : `${upperFirst(kin)} is`} ${state} to ${thing.replace(" or ", " and ")}${end}`
          : all,
      )
    : text;
