// What nobody means as it is said: irony, exaggeration, laughter, what would have been or is only supposed. Told as a fact it would be
// untrue.

import { wrapped } from "#domain/wrapped.ts";
import { either } from "../patterns.ts";

/** "I would have had to sleep on the boat", "I'd have fainted": what did not happen, said for fun; not what one would have liked. */
const WOULD_HAVE = new RegExp(
  wrapped`
    ^(?:I|we)(?:'d| would) have (?!
      (?:really |much |also )?(?:liked|loved|preferred|wanted|thought|hated|needed|expected|hoped|chosen|said)\b
    )[a-z]+\b(?!.*\b(?:if|but|because|unless|instead|when|without|had I|though)\b)`,
  "i",
);
/** "We say "I went"", "In Italy we eat late": how it is said, or what all do there. */
const HOW_IT_IS_SAID = new RegExp(
  wrapped`
    ^(?:no,? )?(?:here )?we (?:say|call|write|spell|pronounce)\b[^.]*"
    |^in (?-i:[A-Z])[a-z]+,? we (?:all )?(?:eat|drink|say|call|celebrate|greet|speak)\b`,
  "i",
);
export const SAID_FOR_FUN = either(WOULD_HAVE, HOW_IT_IS_SAID);

/** "I said Monday but I meant Sunday", "If I moved to Spain I'd buy a boat", "Say I earn twice as much": nothing that is so. */
export const NOT_SO = new RegExp(
  wrapped`
    ^(?:no,? )?(?:sorry,? )?I (?:meant? (?!to\b)|said\b[^.]*\bbut (?:I )?meant\b)
    |^if (?:only )?(?:I|we|my [\w-]+) (?:\w+ly |just )?(?:
      were|had|won|could|got|went|lost|bought|sold|quit|took|became|left|(?!need)\w{2,}ed
    )\b.*(?:\b(?:would|could|might)\b|\w'd\b)
    |^(?:
      suppos(?:e|ing)|assum(?:e|ing)|hypothetically|let's (?:say|assume|suppose|pretend)
      |say(?= (?:I|we|my|our|you|that|an?|the) )|what if
    )\b
    |^(?:I|we) wish (?:I|we|that I|that we) (?:had (?!an?\b|my\b|more\b|some\b)\w+|could have|would have)\b
    |\byeah,? right\b`,
  "i",
);
/** "I'm literally a zombie today", "I'm starving", "mum will kill him" */
export const EXAGGERATES = new RegExp(
  wrapped`
    \b(?:
      literally (?:an? |dying|dead)
      |(?:dying|dead) (?:of|from) (?:hunger|thirst|heat|boredom|laughter|laughing|embarrassment)|starving
      |allergic to (?:\w+ing|mondays|drama|work|housework|people|mornings|exercise|sport|small talk)|eat a horse
      |(?:will|would|'ll|'d|going to) (?:kill|murder) me
      |(?:I|s?he|they|mum|mom|dad|mother|father|wife|husband|sister|brother|boss|neighbou?rs?|family)
        (?:'ll|'d| will| would| (?:is|are|am) going to) (?:kill|murder|strangle) (?:us|you|him|her|them|each other)
      |(?:'d|would) (?:never (?:forgive|speak to)|leave|divorce|disown|sack|fire) (?:me|us)(?=[.!]*$)
      |(?:I'll|I could|I'd) marry (?:him|her|you|them|it)(?=[.!]*$)
    )\b
    |^(?:I'm|I am|we're) (?:(?:such|basically|just|now|already|like) )*an? (?:
      house|whale|elephant|balloon|cow|hippo|sloth|puddle|potato|vegetable|robot|monster|prune|lobster|sponge
      |walking \w+
    )(?=[.,!]|$)`,
  "i",
);

/** "I just LOVE it when my train is two hours late": of what nobody loves. */
export const IRONIC = new RegExp(
  wrapped`
    \b(?:love|adore|enjoy) it when\b[^,;]{0,80}?\b(?:
      late|delayed|cancel+ed|breaks?(?: down)?|broken|crashes|fails?|stuck|rude|ignores?|interrupts?|loses?|lost|wrong
      |forgets?|wakes? me|steals?|stolen|spam|leaks?|traffic|complains?|overcharges?|hangs? up
    )\b`,
  "i",
);

/** "as flexible as a fridge" */
export const SIMILE = /^(?:I|I'm|we|we're|my) .*\bas [\w-]+ as an? [\w-]+[.!]*$/i;
export const LAUGHS = /\b(?:lol|lmao|rofl|ha(?:ha)+|hehe+|jk|just kidding)\b|\u{1F602}|\u{1F923}|\u{1F605}|\u{1F61C}/iu;
