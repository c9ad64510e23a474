// What somebody does not eat or bear, where the thing stands first and why behind it: "No shellfish for me, I'm allergic".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "../capitals.ts";
import { KIN_NOUNS } from "../cues/kin.ts";

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
/** "No mushrooms please, I hate them", "Swap the fish for something else, I can't eat it": what is disliked stands before. */
const DISLIKES = new RegExp(
  wrapped`
    ^(?:(?:so|and|but|also|please|can you|could you|just) )*(?:
      no|nothing with|without|skip(?: the)?|hold the|leave out(?: the)?|take out (?:the|any)|avoid(?: the| any)?
      |(?:swap|replace|change)(?: out)? the(?= [a-z -]+(?: (?:for|with) something|[,.?] I'm allergic))
      |(?:(?:give|suggest|recommend|make|find|cook)(?: me| us)? )?something (?:other than|but|without)
    ) (?!
      (?:[a-z]+ )?(?:
        paragraph|sentence|intro|introduction|title|heading|ending|line|slide|picture|image|example|word|wording|font
      )s?\b
    )(?!
      (?:more|thanks|problem|worries|way|idea|need|rush|thing|one|nothing|offen[cs]e|doubt|too|question|matter|longer)\b
    )([a-z][\w-]*(?: (?!and\b|or\b|please\b|thanks\b)[a-z-]+){0,2}?(?: (?:or|and) [a-z-]+)?)
      (?: (?:for|with) something(?: else)?)?(?: (?:please|thanks))?(?:[,;:?-]+|\.) (?:please,? )?
      (?:(?:because|since|as|cause|cos) )?(
      (?:I|we|my (?:[a-z]+ )?(?:${KIN_NOUNS}))(?:'m|'re| is| am| are)? (?:(?:really|just|also|all|absolutely|both) )*(?:
        hates?|can't (?:stand|eat|have|bear|digest)|(?:don't|doesn't) (?:like|eat|drink|enjoy)|dislikes?|loathes?
        |(?:scared|afraid|terrified|sick|tired) of|allergic to|intolerant to
      )
    ) (?:it|them|that|those|these)(?= (?!one\b)|[.,!]|$)`,
  "iu",
);
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
/** "I hate them" behind "Please leave out the burpees." */
const LEANS_ON_THING = /^(?:I|I'm|we|my|our) .*\b(?:it|them|that|those|these)(?= (?!one\b)|[.,!]|$)/i;

/** A sentence with what is avoided in it, or in the one `before` it in its turn ("" for none). */
export const withThingAvoided = (text: string, before: string): string => {
  if (before !== "" && LEANS_ON_THING.test(text)) {
    const joined = `${before.replace(/[.?!]+$/, "")}, ${text}`;
    const told = avoided(joined);
    return told === joined ? text : told;
  }
  return avoided(text);
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
