// Says what "mine" is: "My mum died in May." "I lost mine last year." → "I lost my mum last year". Only where the other spoke of one
// thing as their own.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { isPlural } from "../noun-phrases.ts";

const MINE = new RegExp(
  wrapped`
    ^mine(?= (?:
        [a-z]{2,}ed|is|was|has|had|died|lives|lived|works|worked|broke|gets?|got|goes|went|comes|came|makes|made|loves
        |likes|needs|wants|takes|took|only|just|also|always|never|still|should|would|could|can|can't|will|won't|did
        |didn't|does|doesn't|hasn't|hated|hates|wanted|thinks|says|said
      )\b
      |'s[ ]
    )
    |(?<=
      \b(?:
        lost|sold|quit|miss|visit|visited|see|saw|call|called|have|had|got|get|broke|love|loved|hate|hated|left|with
        |about|from|to|like
      ) )mine
      (?=
      [.,!]|$| (?:as well|last|this|two|three|a|in|on|at|when|every|for|from|because|too|also|and|but|years|back)\b
    )`,
  "i",
);
const OWN = new RegExp(
  wrapped`
    \b(?:my|our) (?:[a-z'-]+ ){0,2}?([a-z'-]+)(?=
      [.,!?;]|$
      | (?:
        is|are|was|were|has|had|lives|works|needs|makes|broke|left|got|and|but|so|who|that|which|in|on|at|for|from|with
        |last|yesterday|today|since|when|because|[a-z]+ed
      )\b
    )`,
  "gi",
);

/** "Is that your van in front of my gate?" */
const ASKED_WHOSE = new RegExp(
  wrapped`
    \b(?:is|are|was|were|isn't) (?:it|that|this|those|these) your (?:[a-z'-]+ ){0,2}?([a-z'-]+)(?=
      \?| (?:in|on|at|which|that|over|by|before|behind|outside)\b
    )`,
  "gi",
);

/** "A new rucksack. Mine ripped": what is wished for, of one's own. */
const WISHED_ANEW =
  /^(?:an?|some) (?:new|better|bigger|second|proper|decent|stronger|warmer) (?:[a-z'-]+ )?([a-z'-]+)[.!]*$/gi;

/** "Dads are like that. Mine cried": one's own of the kind. */
const OF_A_KIND = new RegExp(
  wrapped`
    ^(?:(?:ha(?:ha)*|oh|ah|yeah|yes|well|lol|true),? )*(
      (?:${KIN_NOUNS}|cat|dog|horse|boss|landlord|neighbour|neighbor|doctor|teacher)(?:s|es)
    ) (?:are|can|do|will|never|always|just|really|say|get|worry|have|know|love|need|want)\b`,
  "i",
);
const oneOf = (several: string): string => several.toLowerCase().replace(/(?<=boss)es$|s$/, "");

/** "Give her my best": nothing that somebody else has, too. */
const NOTHING_HAD =
  /^(?:best|love|regards|thanks|hat|word|guess|bet|turn|fault|pleasure|treat|point|apologies|congratulations|way|opinion)$/i;

/** `told`: the turn before, of the other; `last`: the speaker's own last sentence. */
export const withMine = (text: string, told: string, last: string): string => {
  const match = MINE.exec(text);
  if (match === null) return text;
  const [, wished] = match.index === 0 ? (matchesIn(last.trim(), WISHED_ANEW)[0] ?? []) : [];
  if (wished !== undefined) return `My ${wished}${text.slice(match[0].length).replace(/^'s /, " is ")}`;
  const [, kind] = match.index === 0 ? (OF_A_KIND.exec(last.trim()) ?? []) : [];
  if (kind !== undefined) return `My ${oneOf(kind)}${text.slice(match[0].length).replace(/^'s /, " is ")}`;
  const asked = matchesIn(told, ASKED_WHOSE);
  const heads = new Set((asked.length > 0 ? asked : matchesIn(told, OWN)).map(([, head = ""]) => head));
  const [head = ""] = heads;
  // "My Prius broke down." "Mine's a Toyota": no other of the kind.
  if (heads.size !== 1 || head === "" || NOTHING_HAD.test(head) || /^\p{Lu}/u.test(head) || isPlural(head)) return text;
  const named = match.index === 0 ? upperFirst(`my ${head}`) : `my ${head}`;
  return text.slice(0, match.index) + named + text.slice(match.index + match[0].length).replace(/^'s /, " is ");
};
