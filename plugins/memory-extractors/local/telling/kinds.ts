// What sort of statement a memory is: a fact, a taste, a bond, an event, a plan, a decision or an instruction.

import type { MemoryKind } from "#domain/memory.ts";
import { wrapped } from "#domain/wrapped.ts";
import { CONDITIONS, DIETS } from "../cues/traits.ts";
import { anywhere } from "../patterns.ts";

const DECISION = anywhere(
  "decided|decide to|chose|chosen|settled on|went with|going with|agreed (?:to|on|that)",
  "made up (?:my|our|their) mind|opted|made the decision|committed to|concluded|final decision|signed off",
  "approved",
);
export const FUTURE = anywhere(
  String.raw`will|'ll|(?:is|are|was|were|am|'s|'re|'m) (?:\w+ )?going to|plan|plans|planning|intend|intends`,
  "aims? to|aiming|hopes? to|hoping|looking forward|about to|upcoming|tomorrow|tonight",
  wrapped`
    next (?:week|month|year|weekend|summer|spring|fall|winter|\w+day)|thinking (?:about|of)|considering|scheduled
    |wants? to|due (?:on|by|in|next|tomorrow)|deadline|would like to|dreams? of|excited to|ready to|preparing|saving up
    |has an? (?:\w+ )?(?:appointment|meeting|interview|exam|flight|trip|date)`,
);
const TASTE = anywhere(
  wrapped`
    would rather|despises?|loathes?|(?:strong |clear )?preference|no interest|uninterested|learns? best|cannot stand
    |exclusively
    |finds? [\w -]{3,60} (?:
      boring|tedious|difficult|hard|overwhelming|distracting|disorienting|ineffective|too|uncomfortable|annoying
      |stressful|unappealing
    )
    |likes
    |(?<=\b(?:they|we|to|and|not|n't|also|really|do|does|did|kids|parents|friends) )(?<!\b(?:would|'d) )like
      (?! (?:to|that|this|in|when)\b|-)
    |loves?|enjoys?|prefers?|hates?|dislikes?|adores?|detests?|avoids?|refuses?|favou?rites?|allergic
    |can't (?:stand|abide|bear)|fan of|not interested|interested in|keen on|fond of
    |(?:is|are|got|gotten|gets) (?:\w+ ){0,2}into|passionate|passion|averse|aversion`,
  wrapped`
    not (?:like|enjoy|eat|drink|want|watch|wear|use|care for)
    |doesn't (?:like|enjoy|eat|drink|want|watch|care for|(?:wear|use)(?!.* any ?more\b))
    |(?:won't|will not|will only|cannot|can't|only|never) (?:
      considers?|eats?|drinks?|watch(?:es)?|wears?|uses?|buys?|dines?|tolerates?|handles?|plays?|shops?
    )
    |never (?:eats?|drinks?|watch\w*|wears?|uses?|buys?)|only (?:eats?|drinks?|watch\w*|wears?|uses?|buys?|reads?)|vegan
    |vegetarian|gravitates?|drawn to|obsessed|uncomfortable|not comfortable`,
);
const BOND = anywhere(
  wrapped`
    married|engaged|divorced|dating|husband|wife|spouse|partner|girlfriend|boyfriend|fianc[eé]e?
    |(?:
      brother|sister|mother|mom|mum|father|dad|son|daughter|cousin|aunt|uncle|niece|nephew|grandmother|grandfather
      |friend|roommate|mentor|boss|manager|colleague
    )(?:'s name)? (?:is|named|called)
    |has (?:an? |two |three |four |\w+ )?(?:
      brother|sister|son|daughter|kid|child|children|kids|sons|daughters|siblings|friend
    )s?`,
);
export const PAST_EVENT = anywhere(
  wrapped`
    was|were|wasn't|weren't|went|had|did|got|died|burst|made|took|came|saw|met|won|lost|found|bought|ran
    |left(?! (?:ear|eye|arm|hand|leg|knee|foot|shoulder|side|hip|wrist|ankle|elbow|lung|kidney|breast)\b)|began|spent
    |wrote|broke|flew|drove|taught|gave|heard|told|held|led|ate|became|sold|built|caught|hit
    |hurt(?! (?:when|if|whenever|every) )
    |(?<!\b(?:is|are|be|being|get|gets|feels?|feeling) (?:\w+ )?)(?!called\b|named\b)\w{3,}ed|has been|have been
    |has just|just`,
);
export const LASTING = anywhere(
  "always|never|usually|often|rarely",
  String.raw`every (?:day|week|morning|night|evening|year|summer|weekend|month|\w+day)|tends? to|lives? in`,
  "works? (?:as|at|for|in)|is an?|is from|was (?:born|raised|adopted|diagnosed)|grew up",
  `is (?:${DIETS}|${CONDITIONS}|married|single|divorced|allergic|retired|lactose|gluten)`,
  "has an? (?:dog|cat|brother|sister|son|daughter|wife|husband|partner|phobia|allergy|degree|fear)|owns",
  String.raw`speaks?|studies|name is|birthday|used to|values|believes|(?<=\bthey )(?:own|value|believe)|allergic`,
  String.raw`phobia|lifelong|for (?:\w+ )?years|ever since|since (?:they|childhood|\d{4})|refuses?|won't consider`,
  "hobby|passion",
);

interface KindInput {
  readonly text: string;
  readonly isInstruction: boolean;
  readonly hasEventDate: boolean;
  readonly isFutureDate: boolean;
}

/** "got into Ghent University": no taste of theirs. */
const ADMITTED =
  /\bg(?:o|e)t(?:s|ten)? into (?:the |an? )?(?:\p{Lu}|(?:[a-z]+ )?(?:university|uni|college|school|program(?:me)?)\b)/u;

/** Comes back every year: no plan, and true for good. */
export const ANNIVERSARY =
  /\b(?:birthday|anniversary|birthdate|date of birth)(?: is| was|:) (?:on |today )?[\w(]|\bwas born (?:on|in)\b/i;
/** "just moved to Lisbon with their partner" tells of the move. */
const NEWS = new RegExp(
  wrapped`
    ^\S+(?: \p{Lu}\S+)? (?:just |recently |finally )?(?:
      moved|went|met|visited|bought|sold|left|quit|started|finished|joined|adopted|travell?ed|spent|had|attended
      |celebrated|took|flew|drove
    )\b`,
  "u",
);

/** Holds to this day: "has been an alto in the choir since 1989", "lives in Ghent since their uncle died in 2012". */
export const SINCE_THEN = new RegExp(
  wrapped`
    \b(?:
      (?:has|have) (?:
        been (?:an?|in|at|with|on|married|retired|divorced|sober|vegan|vegetarian)|lived|worked|played|sung|taught|owned
        |known|had
      )
      |(?:lives|works) (?:in|at|as|for|on|with|alone|near)
    ) [^.;]*\bsince [^.;(]{0,60}\b(?:19|20)\d\d\b`,
  "u",
);

export const kindOf = ({ text, isInstruction, hasEventDate, isFutureDate }: KindInput): MemoryKind => {
  if (isInstruction) return "instruction";
  if (ANNIVERSARY.test(text)) return "fact";
  if (DECISION.test(text)) return "decision";
  if (/\b(?:will not|will only|won't) consider\b/i.test(text)) return "preference";
  if (isFutureDate) return "plan";
  if (TASTE.test(text) && !hasEventDate && !ADMITTED.test(text)) return "preference";
  if (FUTURE.test(text) && !hasEventDate) return "plan";
  if (BOND.test(text) && !hasEventDate && !NEWS.test(text)) return "relationship";
  if (SINCE_THEN.test(text)) return "fact";
  return hasEventDate || (PAST_EVENT.test(text) && !LASTING.test(text)) ? "event" : "fact";
};
