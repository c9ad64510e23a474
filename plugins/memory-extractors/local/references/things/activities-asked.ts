// Names what somebody likes, took up or learnt where the question names it without an article and the reply only says "it": "How did
// you get into pottery?" "My aunt suggested it" → "My aunt suggested pottery"; "Do you enjoy teaching?" "I love it" → "I love teaching".

import { wrapped } from "#domain/wrapped.ts";
import { ownWords } from "#plugins/memory-extractors/local/answers/questions/question-words.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { isPlural } from "../noun-phrases.ts";
import { withoutShort } from "../persons/has-or-is.ts";

/** "pottery", "working with kids", "your new job"; nothing that leans itself. */
const ACTIVITY = wrapped`
  (
    (?:your )?(?!
      (?:
        it|that|this|them|they|him|her|me|us|you|your|the|an?|to|there|here|things?|something|anything|everything|people
      )\b
    )
    [\p{L}'-]{3,}(?: (?!
        (?:
          it|that|this|these|those|them|him|her|me|us|you|there|here|so|most|much|then|again|now|when|because|since
          |while|and|or|but
        )\b
      )[\p{L}'-]+
    ){0,4}
  )`;
const NOW = "(?: (?:so much|so|most|the most|best|in the first place|then|these days|now|again|more|better))?";
const ASKS = new RegExp(
  wrapped`
    \b(?:
      how (?:did|do) you (?:first |even |end up )?(?:
        get(?:ting)? (?:into|started (?:with|in|on))|start|take up|pick up|learn|discover|come to|fall in love with
      )
      |what (?:first |originally )?(?:got|drew|brought|led|attracted) you (?:in)?to
      |why did you (?:start|take up|choose|pick|get into)
      |what made you (?:start|take up|choose|pick|get into|want to (?:start|take up|try|get into))
      |what (?:do|did) you (?:like|love|enjoy)(?: (?:most|best|the most))? about
      |what(?:'s| is) (?:the best (?:part|thing) (?:of|about)|so (?:great|special) about)
      |why do you (?:like|love|enjoy|hate)|(?:do|did) you (?:still |really |actually )?(?:like|love|enjoy|hate|miss)
    ) ${ACTIVITY}${NOW}\?\s*$
    |\bwhat (?:does|has) ${ACTIVITY} (?:mean to you|do for you|bring you|give you|done for you|taught you)\?\s*$`,
  "iu",
);
/** "It gets me outside", "It's my way of relaxing": what the activity does or is to the speaker. */
const GOES_ON = new RegExp(
  wrapped`
    ^it(?:
      (?=
        's my | is my |'s (?:always )?(?:helped|taught|given|made|kept|been) | has[ ]
        |[ ](?:(?:really|just|also|always|definitely|often) )?
        (?:
          helps?|helped|calms|gets|makes|made|keeps|kept|lets|gives|gave|brings|brought|teaches|taught|reminds|relaxes
          |allows|takes (?:my|me)|clears|challenges|connects|combines|saved|changed|feels
        )\b
      )(?=.*\b(?:I|me|my|us|our|myself)\b)
      |(?=
        's (?:an?|my|the|like an?) (?:(?:great|good|perfect|nice|real|lovely|fun|little|rare|constant) )?(?:
          chance|way|escape|outlet|break|reminder|form of|source of|therapy|release
        ) )
    )(?!.*\byou\b)`,
  "i",
);
const DOES = "(?:(?:really|just|still|absolutely|actually|always|totally|do|honestly|truly|first|originally|once) )*";
/** "I love it", "My gran suggested it", "I took it up": the words before "it". */
const BEFORE_IT = [
  new RegExp(
    wrapped`
      ^(
        I(?:'ve| have)? ${DOES}(?:(?:don't|didn't|used to) (?:really )?)?(?:
          loved?|hated?|enjoy(?:ed)?|adored?|miss|can't stand|liked?
        )
      ) it(?=[.,!]|$| (?:so much|a lot|now|at all|anymore|any more)[.,!]| because\b| but\b)`,
    "i",
  ),
  new RegExp(
    wrapped`
      ^(
        (?:(?:my|our|an?) (?:[\p{L}'-]+ ){1,3}|\p{Lu}\p{Ll}+ )${DOES}(?:
          suggested|recommended|introduced me to|got me into|taught me|showed me|talked me into
        )
      ) it\b(?! (?:was|is|would|could|might)\b)`,
    "iu",
  ),
  new RegExp(String.raw`^(I ${DOES}(?:started|took up|picked up|began|tried|learned|learnt|discovered)) it\b`, "i"),
];

/** What the question names, as the one who replies says it; null where it names several. */
const activityIn = (question: string): string | null => {
  const [, taken, meant] = ASKS.exec(question) ?? [];
  const named = (taken ?? meant)?.replace(/\byour\b/gi, "my");
  if (named === undefined) return null;
  return !/^[a-z]{2,}ing\b/i.test(named) && isPlural(named.split(" ").at(-1) ?? "") ? null : named;
};

/** "How did you learn to knit like that?", "Who taught you to knit?" */
const LEARN_ASKED = new RegExp(
  wrapped`
    \b(?:(?:how|where|when) did you (?:first )?learn|who taught you) ((?:how )?to [a-z][^?.,;]{2,40}?)
      (?: (?:like that|so well|that well|so beautifully|in the first place))?\?\s*$`,
  "i",
);
const TAUGHT = /\b(taught (?:me|us))(?=[.!]*$|,| (?:when|as|after|before|while|back|during|over|one|last|at)\b)/i;
/** "My aunt taught me when I was nine" → "My aunt taught me to knit when I was nine" */
const withDeedTaught = (text: string, question: string): string => {
  const [, deed] = TAUGHT.test(text) ? (LEARN_ASKED.exec(question) ?? []) : [];
  const own = deed === undefined ? null : ownWords(deed);
  return own === null ? text : text.replace(TAUGHT, `$1 ${own}`);
};

/** `text`: what is told of a reply; `question`: what was asked. */
export const withActivityAsked = (text: string, question: string): string => {
  const opens = GOES_ON.test(text);
  const before = opens ? undefined : BEFORE_IT.find((one) => one.test(text));
  const activity = opens || before !== undefined ? activityIn(question) : null;
  if (activity === null) return withDeedTaught(text, question);
  if (before !== undefined) return text.replace(before, `$1 ${activity}`);
  return `${upperFirst(activity)}${withoutShort(text.slice("it".length))}`;
};
