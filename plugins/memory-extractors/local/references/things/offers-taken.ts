// "Yes, I accepted it", "I turned it down": what, the speaker told of in the turns before, where only one offer can be meant.

import { wrapped } from "#domain/wrapped.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { isBareDecision } from "../leaning/continuations.ts";

const POST =
  "job|post|position|role|place|contract|promotion|internship|apprenticeship|traineeship|fellowship|postdoc|scholarship";
const OFFER = `(?:it|(?:the|that|their) (?:job )?(?:offer|${POST}))`;
/** What is done with an offer; "took it" alone may be of a pill. */
const DONE = new RegExp(
  wrapped`
    ^((?:I|we)(?:'ve| have|'m going to| am going to|'ll| will)? (?:(?:just|already|finally|actually|gladly|also) )*)(?:
      (
        accept(?:ed)?|decline[d]?|reject(?:ed)?|turn(?:ed)? down|said (?:yes|no) to
        |(?:take|took|taken)(?= (?:the|that|their)\b)
      ) ${OFFER}
      |(turn(?:ed)?) ${OFFER} down|(accepted|declined|said (?:yes|no))
    )(?=[.!,;]|$| (?:and|but|so|because|since|as|yesterday|today|last|on|this|in the end|after all)\b)`,
  "i",
);
/** "I've been offered a job at a clinic, Spire, as head nurse", "they offered me the post" */
const OFFERED = new RegExp(
  wrapped`
    \b(?:been|was|got|were|am|'m|being) offered (?:me )?(
      (?:an?|the) (?:(?!(?:and|but|or|so)\b)[\p{L}'-]+ ){0,4}?(?:${POST})\b[^.!?;:()]{0,80}
    )
    |\boffered (?:me|us) ((?:an?|the) (?:(?!(?:and|but|or|so)\b)[\p{L}'-]+ ){0,4}?(?:${POST})\b[^.!?;:()]{0,80})`,
  "giu",
);
/** Where what is offered ends: "a job at Spire, but I'd have to move". */
const BEHIND = new RegExp(
  wrapped`
    ,? (?:and|but|so|because|since|which|although|though|if|starting|from|today|yesterday|last|this|now)\b.*$
    |,? (?:I|I'd|I'm|it|it's|they|we|my|the)\b.*$`,
  "i",
);

/** "I accepted a job at a clinic, Spire, as head nurse"; others as they are. `own`: what its speaker said before. */
export const withOfferTaken = (text: string, own: () => string): string => {
  const [all, before = "", done, apart, bare] = DONE.exec(text) ?? [];
  if (all === undefined || (bare !== undefined && !isBareDecision(text))) return text;
  const said = matchesIn(own(), OFFERED).map(([, passive, active]) => passive ?? active ?? "");
  const [offer, ...more] = new Set(said.map((one) => one.replace(BEHIND, "").trim()));
  if (offer === undefined || more.length > 0 || said.some((one) => one.includes(" offered "))) return text;
  const deed = apart === undefined ? (done ?? (bare ?? "").replace(/^said (yes|no)$/i, "said $1 to")) : `${apart} down`;
  return `${before}${deed} ${offer}${text.slice(all.length)}`;
};
