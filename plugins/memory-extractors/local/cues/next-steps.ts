// What somebody says they will do next, of which nobody will ask later, and the undertakings that are no such step.

import { wrapped } from "#domain/wrapped.ts";

/** "I'll start swimming", "start my own choir": no step of the talk. */
const TAKES_UP_A_PURSUIT = wrapped`
  (?:(?:also|only|always|never) )*(?:start|take up|begin) (?!
    (?:with|by|working|looking|reading|writing|implementing|doing|using|trying|being|making|thinking|planning|getting)\b
  )(?:\w+ing|an? new|my|our)\b`;

/** "I'll donate my piano", "give my loom to the school": settles what becomes of something. */
const PARTS_WITH_OWN = wrapped`
  (?:(?:just|probably|then) )*(?:
    give (?:(?:my|our) (?:[\w'-]+ ){1,4}(?:away|to)\b(?! (?:try|go|rest)\b)|up (?:my|our)\b)
    |(?:donate|sell|lend|cancel|quit|rehome|scrap|get rid of|trade in|rent out|give away|throw (?:out|away)) (?:my|our)\b
  )`;

/** "I'll ask Ines to lend me hers": somebody the user knows. */
const ASKS_BY_NAME = wrapped`
  (?:(?:my|our) (?:[a-z-]+ ){1,3})?(?-i:(?!(?:Google|Siri|Alexa|Chat|Reddit|God)\w*\b)[A-Z])[a-z]+ (?:
    to|if|whether|for|about
  ) `;
/** What nobody will ask about later: "I'll give that a try", "I'll keep practising". */
export const PROMISE = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ll| will|'m going to| am going to) (?!${TAKES_UP_A_PURSUIT}|${PARTS_WITH_OWN})
    (?:(?:definitely|also|just|probably|certainly|surely|now|then|really) )*
    (?:
      keep|try|check|look|give|make sure|be sure|share|respond|reply|consider|start|begin|incorporate|include|use|review
      |follow|remember|focus|work on
      |do(?! (?:an?|the|some) (?:[\w-]+ )?(?:
          risotto|salad|soup|cake|dessert|starters?|barbecue|bbq|roast|curry|lasagna|cooking|shopping|catering|driving
          |dishes|drinks|decorations?|flowers|music
        )\b
      )
      |come back|get back|let|think|see|take|add|apply|implement|practi[cs]e|continue|ask(?! ${ASKS_BY_NAME})|read up
      |put|go over|prepare|stick
    )\b`,
  "i",
);

/** What is to be done next in the chat: "I'll start with the herbs". */
export const NEXT_STEP = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ll| will)\b(?! have to (?:quit|leave|move|sell|give up|stop|cancel|miss|skip|pay)\b
      | (?:have|be) (?:
        \d|an? |one |two |three |four |my |our |the |on |in |away|back|off|out|working|living|moving|flying|teaching
        |studying|paid
      )
      | (?:${TAKES_UP_A_PURSUIT}|${PARTS_WITH_OWN})
    )
    |^(?:I|we) could (?!not\b)
    |^(?:I|we) can (?:(?:also|then|now|probably|definitely|maybe) )*(?:
      share|get|try|see|start|use|do|make|keep|add|give|provide|adjust|include|check|look|focus|apply|ask|discuss
      |explain|track|work on|incorporate|schedule|prepare|follow
    )\b`,
  "i",
);
