// Cuts half a sentence off the front of a statement: an order ("Skip the risotto, I'm allergic to saffron"), a bare
// exclamation ("Nice garden, but I'd rather have a balcony").

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { opensWithSubject } from "#plugins/memory-extractors/local/cues/openings.ts";
import { IMPERATIVES } from "#plugins/memory-extractors/local/cues/order-words.ts";
import { FIRST_PERSON } from "#plugins/memory-extractors/local/cues/signals.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";

const FIRST_WORD = /^(?:please |just |maybe |actually )?([\p{L}']+)/iu;
const ORDER = new RegExp(
  wrapped`
    ^((?:please |just |maybe |actually )?[\p{L}']+(?: [^,;-]{1,50}(?:, (?!I\b|my\b|our\b)[a-z][^,;-]{1,25})?)?)(?:,| -)[ ]
    (?:(?:because|since|as) )?
    (?=
      (?:
        I|I'm|I've|my|we|we're|we've|our
        |(?:he|she)'s (?:
          got|allergic|on|an?|diabetic|vegan|vegetarian|coeliac|celiac|pregnant|afraid|scared|deaf|blind|ill|asleep
        )
        |(?:he|she) (?:has|hates|loves|can't|doesn't)
        |(?-i:\p{Lu}\p{Ll}+)(?:'s [a-z]+)? (?:is|has|gets|hates|loves|prefers|needs|can't|doesn't|won't)
      )\s
    )`,
  "iu",
);
/** "Yes, but keep it short, bullet points only, I get lost": how it is wanted, and why. */
const MANNER = new RegExp(
  wrapped`
    ^(?:(?:yes|yeah|ok|okay|sure|but|and|please|just),? ){0,3}(?:keep|make) (?:it|them|the \w+|your \w+) (?:
      short|brief|simple|concise|quick|easy|small|light
    )(?:,? (?:(?!I\b|my\b|we\b)[^,]){1,40})?, (?:because |since |as )?(?=(?:I|I'm|I've|my|we|we're|our) )`,
  "i",
);
/** "Help me make a list, we're moving": for whom it is, no part of what is told. */
const TO_ME = /^(?:please |just |maybe )?[\p{L}']+ (?:me|us)\b/iu;
/** "Take mine, I bought a new one", "come watch our match, I joined a team": to do with what is one's own. */
const WITH_OWN = /^(?:come|move|stay|take|try|join|borrow|use|visit|watch|bring)\b/i;
const EXCLAMATION = /^((?:[\p{L}'-]+ ){1,4}[\p{L}'-]+),? but (?=(?:I|I'm|I've|I'd|my|we|we're|we've|we'd|our)\s)/iu;
/** "ha well that's not me but I'll bring Tom" */
const NOT_MINE = new RegExp(
  wrapped`
    ^(?:(?:haha?|ha|well|lol|oh|hm+|no|nah),? )*(?:that's|that is|that was|that'd be) (?:definitely |really |sadly )?not me
      ,? but (?=(?:I|I'm|I've|I'll|I'd|my|we|we're|we've|we'll)\s)`,
  "i",
);
/** "The oak it is, I ordered two": what is chosen, before what is told. */
const SETTLED_FIRST = new RegExp(
  wrapped`
    ^(?:(?:ok|okay|so|then|well),? )*(?:the )?(?!(?:what|how|who|where|that's|as)\b)(?:[\p{L}\d'-]+ ){0,3}[\p{L}\d'-]+ it is
      (?: then)?, (?:and |so )?(?=(?:I|I'm|I've|we|we're|we've|my|our)\s)`,
  "iu",
);

/** "The lab day was great, range is now 2 km": a verdict before a figure. */
const JUDGED_FIRST = new RegExp(
  wrapped`
    ^(?:(?:the|my|our) )?(?:[\p{L}'-]+ ){1,3}(?:was|went) (?:(?:really|so|very|pretty|super) )?(?:
      great|good|well|fine|lovely|fun|brilliant|perfect|a success|amazing|ok|okay
    ), (?:and |so )?(?!(?:it|that|this|they|he|she|which|but|though|as|the same|with|especially|considering)\b)
    (?=
      [^,;]{0,40}\b(?:is|are|went|rose|fell|dropped|came) [^,;]{0,20}\d
    )`,
  "iu",
);

/** Says when, where or how, which belongs to what follows. */
export const CIRCUMSTANCE = new RegExp(
  wrapped`
    ^(?:
      given|considering|depending|based|regarding|instead|ever|right|some|most|maybe|now|no|yes|as|in|on|at|after|before
      |during|since|by|from|for|with|without|like|not|never|always|last|next|this|every|one|once|yesterday|today
      |tomorrow|tonight|recently|lately|sometimes|usually|just|only|still|also|then|there|here|apart|besides|thanks|due
      |because|despite|although|though|while|when|if|\w+ing|\w+ed|\w+ly
    )\b`,
  "i",
);

/** "No coriander please", "yes but please no prawns", "No more wine for me": what is not wanted. */
const UNWANTED = new RegExp(
  wrapped`
    ^(?:(?:yes|yeah|ok|okay|sure|and|but|so|also),? ){0,2}(?:
      please,? no ((?:[\w-]+ ){0,2}[\w-]+)
      |no (?:more )?((?:[\w-]+ ){0,6}?[\w-]+),? (?:please|ever|(?:for|with) (?:me|us)|at all)
    )(?=[,.;!]|$| -| (?:because|as|since|I)\b)`,
  "i",
);
/** "Yes, but nothing with motorbikes please" */
const NOTHING_WITH = new RegExp(
  wrapped`
    ^(?:(?:yes|yeah|ok|okay|sure|and|but|so|also|great),? ){0,3}(?:but )?(?:please,? )?nothing (
      with|involving|that has|containing
    ) ([^,;.]{3,40}?)(?:,? please)?(?=[,.;!]|$)`,
  "i",
);
const NOTHING_TO_WANT = /^(?:thanks?|problem|worr(?:y|ies)|need|idea|way|rush|more|one|thank you|hurry|offen[cs]e)\b/i;
const ACTIVITY = new RegExp(
  wrapped`
    ^(?:[a-z]+ )?(?!(?:pudding|dressing|icing|seasoning|stuffing|topping|herring|string|wing|bring)s?$)(?:
      [a-z]{3,}ing|(?:foot|basket|hand|net|volley|soft|base|dodge|paint)?ball|tennis|rugby|soccer|hockey|cricket|golf
      |judo|karate|squash|badminton|yoga|pilates|crossfit|sports?|gym|ballet|parkour|hikes|runs|marathons|night shifts
      |overtime
    )$`,
  "i",
);
const SEVERAL = /(?:runs|hikes|shifts|marathons|sports)$/i;
/** "No, as bullets please", "no make it shorter please", typed without the comma: what is wanted instead. */
const WANTED_INSTEAD = new RegExp(
  wrapped`
    ^(?:
      in|as|by|with|without|on|at|for|to|from|like|under|over|about|before|after|into|until|between|near|per|via|just
      |only|rather|not|the|an?|my|your|i|we|it|that|this|make|use|send|give|write|call|keep|try|show|tell|go|take|put
      |leave|do|don't
    )\b
    |\b(?:it|that|this|them|you)\b`,
  "i",
);

/** "Any ideas for breakfast, no eggs, they make me gag" → "Eggs make me gag" */
const NOT_TOLERATED = new RegExp(
  wrapped`
    \b(?:no|without|nothing with) ([a-z]+(?: (?!please\b)[a-z]+)?)(?: please)?, (?:they|it|that) (
      (?:makes?|gives?|upsets?|kills?) (?:me|us|my)\b.*
    )$`,
  "i",
);
/** "Nothing with tofu it makes me gag" */
const NOT_TOLERATED_FIRST = new RegExp(
  wrapped`
    ^(?:(?:and|but|also) )?(?:no|nothing with) (?!(?:idea|reason|doubt|way|problem|wonder|surprise)\b)(
      [a-z]+(?: (?!(?:please|because|why|how|if|that|when|as|since)\b)[a-z]+)?
    )(?: please)?(?: because)? (?:they|it) ((?:makes?|gives?|upsets?) (?:me|us|my)\b.*)$`,
  "i",
);

/** Told by what one does not want; other sentences as they are. */
export const withUnwanted = (text: string): string => {
  const [, food, effect] = NOT_TOLERATED.exec(text) ?? NOT_TOLERATED_FIRST.exec(text) ?? [];
  if (food !== undefined) return `${food} ${effect}`;
  if (NOTHING_WITH.test(text)) return text.replace(NOTHING_WITH, "I don't want anything $1 $2");
  return text.replace(UNWANTED, (all: string, asked: string | undefined, denied: string | undefined, at: number) => {
    const thing = asked ?? denied ?? "";
    const mark = text.startsWith(" I", at + all.length) ? "," : "";
    if (WANTED_INSTEAD.test(thing)) return all.replace(/^.*?\bno /i, "");
    if (NOTHING_TO_WANT.test(thing)) return all;
    // "No more rugby for me": by will or not.
    return asked === undefined && ACTIVITY.test(thing) && / more /i.test(all)
      ? `There ${SEVERAL.test(thing) ? "are" : "is"} no more ${thing} for me${mark}`
      : `I don't want any ${thing}${mark}`;
  });
};

/** "Not oats any more, now it is rye" → "It is rye now instead of oats" */
const NO_MORE = new RegExp(
  wrapped`
    ^not ([^,;.]{2,40}?) (?:any ?more|any longer),? (?:but )?(?:now )?(
      (?:it's|it is|they're|they are|(?<=\bnow )(?:I|we|I'm|we're))\s[^;.]{2,80}?
    )(?: now)?([.!]*)$`,
  "i",
);
export const withNewFirst = (text: string): string => text.replace(NO_MORE, "$2 now instead of $1$3");

export const withoutHalf = (text: string): string => {
  const first =
    opensWithSubject(text) || /^have to\b/i.test(text) ? "" : (FIRST_WORD.exec(text)?.[1]?.toLowerCase() ?? "");
  const order = IMPERATIVES.has(first) ? ORDER.exec(text) : null;
  const ordered = order?.[1] ?? "";
  if (
    order !== null &&
    !/[":]/.test(ordered) &&
    (WITH_OWN.test(ordered) || !FIRST_PERSON.test(ordered.replace(TO_ME, "")))
  )
    return upperFirst(text.slice(order[0].length));
  const settled = text.includes(" it is") ? SETTLED_FIRST.exec(text)?.[0] : undefined;
  if (settled !== undefined) return upperFirst(text.slice(settled.length));
  const judged = text.includes(", ") && /\d/.test(text) ? JUDGED_FIRST.exec(text)?.[0] : undefined;
  if (judged !== undefined) return upperFirst(text.slice(judged.length));
  const manner = MANNER.exec(text)?.[0];
  if (manner !== undefined) return text.slice(manner.length);
  const own = text.includes(" not me") ? NOT_MINE.exec(text)?.[0] : undefined;
  if (own !== undefined) return upperFirst(text.slice(own.length));
  const half = text.includes(" but ") ? EXCLAMATION.exec(text) : null;
  const left = half?.[1] ?? "";
  return half === null || CIRCUMSTANCE.test(left) || FIRST_PERSON.test(left) || FINITE.test(left) || /\d/.test(left)
    ? text
    : upperFirst(text.slice(half[0].length));
};
