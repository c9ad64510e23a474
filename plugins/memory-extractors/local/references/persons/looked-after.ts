// "Who will look after Taff?" "Emrys will have him.": whom or what a reply means that names who does it, where the assistant's
// question names the one who is looked after.

import { wrapped } from "#domain/wrapped.ts";

const CARES = wrapped`
  look after|looks after|looking after|take care of|takes care of|taking care of|feeds?|feeding|minds?|minding|watch
  |watches|watching|walks?|walking|waters?|watering|picks? up|picking up|drives?|driving|collects?|collecting|drops? off
  |babysits?|babysitting|teach|teaches|teaching|owns?|runs?|running|pays? for|paying for`;
const ASKED = new RegExp(
  wrapped`
    \bwho(?:'s|'ll| is| are| will| can| could| would)? (?:going to |usually |normally )?(?:be )?(?:${CARES}) (
      (?:your|the) (?:(?!to\b|in\b|at\b|on\b|for\b|while\b|when\b|then\b)[a-z-]+ ){0,2}?
        (?!to\b|in\b|at\b|on\b|for\b|while\b|when\b|then\b)[a-z-]+(?: (?-i:\p{Lu})\p{L}+)?
      |(?-i:\p{Lu})\p{L}+
    )(?= (?:to|while|when|during|then|that|until|if|on|in|at|for|after)\b|[?,])`,
  "iu",
);
/** With whom who does it does something: "will have him", "takes her out". */
const DOES = new RegExp(
  wrapped`
    ^(?!I\b|it\b|they\b|s?he\b)(?:(?:my|our|the) (?:[\p{L}-]+ ){1,3}?|\p{Lu}\p{L}+ (?:and \p{Lu}\p{L}+ )?)
    (?:(?:will|can|could|would|is|are|always|usually|going to) ){0,3}
    (?!
      (?:do|hate|love|like|know|mean|find|think|see|say)(?:e?s)?\b
    )
    [a-z]+(?: after| up| care of| on| for| in)? (him|her|it|them)(?= (?:
        in|out|up|over|off|with|at|on|for|while|when|until|twice|every|then
      )\b
      |[.,;!]|$
    )`,
  "iu",
);

const asOwn = (thing: string): string => thing.replace(/^your\b/i, "my").replace(/^The\b/, "the");

/** `question`: what the assistant asked last, which is looked for only where something points at it. */
export const withOneLookedAfter = (text: string, question: () => string): string => {
  const [said = "", pronoun = ""] = DOES.exec(text) ?? [];
  const thing = pronoun === "" ? undefined : ASKED.exec(question())?.[1];
  if (thing === undefined) return text;
  return `${said.slice(0, -pronoun.length)}${asOwn(thing)}${text.slice(said.length)}`;
};
