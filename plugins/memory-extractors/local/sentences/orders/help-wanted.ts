// What somebody does or aims at, told as a wish for help with it: "I need help writing a speech", "I'm looking for advice on how to
// fill my bakery".

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { MONTH_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { EVENTS } from "../whose/own-events.ts";

/** "I need help writing a speech for my brother": what is being done says more than the wish for help. */
const NEEDS_HELP = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m| am|'re| are|'d| would)? (?:(?:also|just|currently|really|now) )*
      (?:need|want|like|love|looking for|look for)(?: some| any| your| a bit of| a little)? (?:
      help|advice|tips|guidance|assistance|suggestions|ideas|inspiration
    )
    (?: (?:on|with|for|in|about))?(?: how to)? (?=
      (?:
        writing|organi[sz]ing|planning|preparing|hosting|running|training for|applying for
        |managing(?! (?:(?:my|our|the) )?(?:
            stress|time|anxiety|work|work-life|energy|expectations|emotions|anger|pain
          )\b
        )
        |(
          setting up|starting|building|designing|renovating|redecorating|launching|opening|expanding|decorating
          |restoring
        )
      ) (?!it\b|that\b|this\b|them\b|these\b|those\b)
    )`,
  "i",
);
/** "Can you help me plan a road trip to Lofoten in September, with my wife?": a plan of one's own, where it says whither, when or with whom. */
const HELP_WITH_PLAN = new RegExp(
  wrapped`
    ^(?:(?:ok|okay|so|now|great|thanks|hi|hello|hey|also|next)[,!]? )*(?:(?:can|could|would|will) you )?(?:please )?help (me|us)(?: to)? (
      (?:plan|organi[sz]e)
    ) (
      (?:(?:my|our) (?:(?:own|next|upcoming|big) )?|an? )(?:[\w'-]+ ){0,3}?(?:
        trip|vacation|holiday|honeymoon|getaway|wedding|reunion|retreat|city break|bachelorette|baby shower|move
        |(?:birthday|farewell|retirement|housewarming|anniversary) party
      )\b(?=[^?]*\b(?:my|our|(?:to|in|through|around|across) (?-i:\p{Lu})|(?:in|on|for|this|next) (?:${MONTH_NAMES}|\w+day\b|\d)))[^?;]{3,200}
    )[?.! ]*$`,
  "iu",
);
/** "I'm planning a road trip ..." of what is asked for; other sentences as they are. */
export const withPlanOfOwn = (text: string): string => {
  const [, whom, verb = "", plan] = text.includes("elp ") ? (HELP_WITH_PLAN.exec(text) ?? []) : [];
  if (plan === undefined) return text;
  return `${/^us$/i.test(whom ?? "") ? "We're" : "I'm"} ${/^plan$/i.test(verb) ? "planning" : "organising"} ${plan.replace(/[.! ]+$/, "")}.`;
};
/** "I'm looking for advice on how to fill my bakery": what is aimed at. */
const ADVICE_ON_HOW = new RegExp(
  wrapped`
    ^(I|We)(?:'m| am|'re| are|'d| would)? (?:(?:also|just|currently|really|now|still|always|a bit) )*(?:
      need(?:ing)?|want|like|love|looking for|in need of|hoping for|hoping to get|seeking
    )
    (?: some| any| your| a bit of| a few| a little)? (?:
      help|advice|tips|guidance|assistance|suggestions|ideas|inspiration|ways|strategies
    )(?: (?:on|with|for|in|about)(?: how)?)? to (?!spend\b|make the most\b|use up\b)
    (?=
      [a-z]+ (?!it\b|this\b|that\b|them\b|these\b|those\b)[a-z']
    )`,
  "i",
);
/** "I need ideas for a potluck dinner on the 9th": one has it, as its host or guest. */
const IDEAS_FOR_EVENT = new RegExp(
  wrapped`
    ^(I|We)(?:'m| am|'re| are|'d| would)? (?:(?:also|just|currently|really|now|still) )*
      (?:need|want|like|love|looking for)(?: some| any| your| a few| a little)? (?:
      help|advice|tips|recipes|suggestions|ideas|inspiration
    )
    (?: with| for| on)(?: hosting| planning)? (?=
      an? (?:[\w-]+ ){0,3}(?:${EVENTS})\b[^,;]* (?:
        on (?:the \d|\w+day\b|(?:${MONTH_NAMES}) \d|\d)|(?:this|next) (?:\w+day|weekend|week|month)\b|tomorrow|tonight
      )
    )`,
  "i",
);
/** "I'm trying to understand how my score rose from 60 to 80 %": taken for done. */
const PUZZLED_BY = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m| am|'re| are)? (?:(?:also|just|still|really|a bit|kinda|now) )*(?:
      trying to understand|curious|unsure|confused about|puzzled by|wondering|surprised by
    ) (?:how|why|that) (?=
      (?:my|our|I|we) (?:(?!to\b|can\b|could\b|should\b|would\b|will\b|might\b|must\b|be\b)[\w'-]+ ){0,6}?(?:
        improved|increased|decreased|dropped|rose|fell|grew|went|got|scored|passed|failed|lost|gained|won|was|were|made
        |became|reached|moved|changed|received
      )\b
    )`,
  "i",
);
/** "I'm looking for advice on running a choir" → "I'm running a choir"; "... on opening a shop": thought of, perhaps no more. */
export const withDeedWanted = (text: string): string => {
  const done = text.replace(PUZZLED_BY, "");
  if (done !== text) return upperFirst(done);
  const event = text.replace(IDEAS_FOR_EVENT, "$1 have ");
  if (event !== text) return event;
  const aimed = text.replace(ADVICE_ON_HOW, "$1 want to ");
  if (aimed !== text) return aimed;
  const [opening, mayCome] = NEEDS_HELP.exec(text) ?? [];
  if (opening === undefined) return text;
  const deed = `${mayCome === undefined ? "" : "thinking of "}${text.slice(opening.length)}`;
  return `${/^we/i.test(opening) ? "We're" : "I'm"} ${deed}`;
};
