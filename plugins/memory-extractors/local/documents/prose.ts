// Statements of documents without a speaker: notes, pages, reports. Those in the third person with a clear subject are kept when they
// inform; how much, the score says.

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { TWO_TO_SIX } from "../cues/numbers.ts";
import { EVENT_VERB, HYPOTHETICAL, NUMBER, PLAN, SECOND_PERSON, TIME_WORD, TRAIT } from "../cues/signals.ts";
import { FINITE, IRREGULAR_PAST } from "../cues/verbs.ts";
import { countWords } from "../patterns.ts";
import type { PassageSentence } from "../reading/passages.ts";
import { OFFICES } from "../references/persons/strangers.ts";
import { isOrder } from "../sentences/orders/orders.ts";
import { TEAM } from "../telling/candidates.ts";

export interface ProseStatement {
  readonly text: string;
  readonly score: number;
  /** Itself, and before it the one that names its subject. */
  readonly sentences: readonly PassageSentence[];
  /** Put before a statement that has no name of its own. */
  readonly heading: string;
  /** Items that say nothing without their heading. */
  readonly isList?: true;
  /** Of whom its line names; told by itself. */
  readonly isOfPerson?: true;
  /** Leaves out what the sentence before it names: "Sent back on Friday." */
  readonly goesOn?: boolean;
}

export const NAMED_SUBJECT =
  /^(?:\p{Lu}[\p{L}\d'’&.-]*)(?: (?:\p{Lu}[\p{L}\d'’&.-]*|\d[\d.]*|of|the|and|de|van|von|for)){0,5} [a-z]/u;
/** "Project Falcon ships in May" */
const NAMED_DOES = new RegExp(
  wrapped`
    ^(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? \p{Lu}[\p{L}-]+ (?:\p{Lu}[\p{L}-]+ )?[a-z]{3,}s[ ]
    |^\p{Lu}[\p{L}\d-]+(?: \p{Lu}[\p{L}\d-]+)* (?:(?:often|always|usually|sometimes|never|also|still|rarely|regularly) )?
      [a-z]{3,}s (?:
      at|on|in|to|from|every|until|by|around|after|with|for|the|an?|it|its|her|his|their|no
    )\b`,
  "u",
);
const DEFINITE_SUBJECT = new RegExp(
  wrapped`
    ^(?:
      the|our|all|each|every|both|no|most|many|some|an?
      |(?:(?:about|around|nearly|almost|over|more than|at least) )?(?:${TWO_TO_SIX}|\d[\d,.]*)
    ) [\w'-]+(?: [\w'°-]+){0,8}?[ ]
    (?:
      is|are|was|were|has|have|had|will|can|may|must|shall|runs?|uses?|costs?|ends?|starts?|meets?|works?|lives?|opens?
      |closes?|takes?|owns?|leads?|needs?|plans?|supports?|requires?|includes?|covers?|serves?|sits|stands|comes|goes
      |lies|arrives?|leaves|remains?|reaches|weighs|measures|contains?|holds|sells?|employs?|offers?|provides?|replaces?
      |grew|fell|rose|ran|went|came|broke|stopped|became|moved|agreed|decided|approved|launched|released|signed|hired
      |raised|won|lost|built|began|ended|\w{3,}ed
    )\b`,
  "i",
);
/** "Deployments happen on Tuesdays": several of a kind, and when or how many. */
const ARRANGEMENT = new RegExp(
  wrapped`
    ^(?!\p{L}+ (?:who|that|which)\b)\p{L}{3,}s (?:[\p{L}-]+ |over \d+ \p{L}+ ){0,2}?(?:
      are|were|have|happen|run|start|end|open|close|take|last|cost|need|go|ship|meet|must|will|can
    )\b.*(?:\d|\b(?:\p{L}+days?|daily|weekly|monthly|every|each|only|noon|midnight)\b)`,
  "u",
);
/** "The password rotates every 90 days" */
const ROUTINE =
  /^(?:the|our|all|each|every|an?) (?:[\w'-]+ ){1,4}?\w{3,}s (?:every|each|on|at|in|from|by|only|once|twice|daily|weekly|monthly)\b/i;
/** "The architect recommends triple glazing" */
const OF_OFFICE = new RegExp(
  String.raw`^(?:[Tt]he|[Oo]ur|\p{Lu}\p{L}+['’]s) (?:[a-z-]+ )?(?:${OFFICES}) (?:also |still )?[a-z]{3,}s (?!who\b)`,
  "u",
);
const VAGUE_START = new RegExp(
  wrapped`
    ^(?:
      it|this|that|these|those|they|he|she|there|here|such|however|therefore|thus|then|also|but|and|so|for example
      |in this|as a result|what|why|how|when|if|see|click|read|note|figure|table|copyright|share|sign|subscribe|log in
      |cookies?|by (?:using|clicking)|all rights
    )\b`,
  "i",
);
/** "There are currently 23 people on the waiting list" */
const THERE_ARE = new RegExp(
  String.raw`^there (?:is|are|were|was|will be) (?:\p{Ll}+ ){0,2}?(?:\d|${TWO_TO_SIX})`,
  "iu",
);
const BOILERPLATE = new RegExp(
  wrapped`
    \b(?:
      cookies?|privacy policy|terms of (?:service|use)|all rights reserved|click here|subscribe|newsletter
      |sign up(?! for [^.;!]{3,40} (?:by|until|before) )|log in (?:to|here|now)|please log ?in|read more|share this
      |advertisement|copyright|©|pull requests|contributions are welcome|open an issue|feel free|in witness whereof
      |retrieved \d|tap to (?:learn|view|change)|messages and calls are end-to-end encrypted|security code with
    )\b`,
  "i",
);

/** Below this a sentence of prose is not worth a memory. */
export const KEEP_PROSE_SCORE = 0.6;

/** "The Forth Bridge, a railway bridge in Scotland, was opened in 1890": what stands between, or in brackets, says what it is. */
const APPOSITION = new RegExp(wrapped`
  ^([^,;:(]{2,60}) \([^()]{2,120}\),? (?=[a-z])
  |^([^,;:]{2,60}), (?:an?|the|its|his|her|their|one of|formerly|also|then|who|which|whose) [^,;:]{2,80}, (?=[a-z])`);

/** "At 09:10 the mill stopped" */
const AT_HOUR = /^(?:At|By|From|Around|Until) \d{1,2}[:.]\d{2}(?: ?[ap]m)?,? (?=(?:the|our|an?|\p{Lu}\p{L}+) )/u;

/** "On 19 May, between 8 and 12, a fitter will come", "In 1950, Ida Lund sailed": when, and then who. */
const FRONTED = new RegExp(
  wrapped`
    ^(?:(?:On|At|By|From|Since|Until|After|Before|Between|During|In|As of|Within) [^,;]{2,40}, ){1,2}
      (?=(?:the|our|an?|all|both|each|\p{Lu}[\p{L}'’-]+) )`,
  "iu",
);

/** "Fry the onions until golden": what whoever reads it should do; not "Led a team". */
const DO_SOMETHING = new RegExp(
  wrapped`
    ^(?!
      (?:
        At|In|On|By|For|From|With|Of|To|Under|Over|After|Before|During|Since|Until|Through|Across|Among|Within|Without
        |Despite|As|If|When|While|Once|Both|All|Half|Only|Even|Not|Such|That|Because|Unlike|Like
      )\b
    )(\p{Lu}\p{Ll}*(?<!s|ed|ing)) (?:the|an?|your|all)\b`,
  "u",
);
const tellsToDo = (text: string): boolean => {
  const first = DO_SOMETHING.exec(text)?.[1]?.toLowerCase();
  return isOrder(text) || /^please\b/i.test(text) || (first !== undefined && !IRREGULAR_PAST.has(first));
};

/** "Gasthof am Markt", "Villa am Hang": a name, and no verb. */
const FOREIGN_AM = /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)? am \p{Lu}[\p{L}-]+[.]?$/u;

/** "3 Mill Close, Whitby": where, and nothing that closes. */
const ADDRESS =
  /^\d{1,4}\p{L}?,? (?:\p{Lu}[\p{L}'’.-]+ ){1,3}(?:Close|Drive|Rise|View|Walk|Way|Street|Road|Lane|Avenue|Court|Place)(?:,|$)/u;

/** How much a third-person sentence informs; 0 when it is no plain statement. */
export const scoreProse = (text: string): number => {
  const words = countWords(text);
  const bare = text.replace(AT_HOUR, "").replace(FRONTED, "").replace(APPOSITION, "$1$2 ");
  const isNamed = NAMED_SUBJECT.test(bare);
  if (words < (isNamed ? 3 : 4) || words > 70 || !/[.!]["')\]]?$|[\p{L}\d][)\]"]?$/u.test(text)) return 0;
  const isCount = THERE_ARE.test(text);
  if ((VAGUE_START.test(text) && !isCount) || BOILERPLATE.test(text) || SECOND_PERSON.test(text) || tellsToDo(text))
    return 0;
  if (FOREIGN_AM.test(text) || ADDRESS.test(text)) return 0;
  const isPlain =
    isCount || ARRANGEMENT.test(bare) || ROUTINE.test(text) || DEFINITE_SUBJECT.test(bare) || OF_OFFICE.test(bare);
  if (!isPlain && !(isNamed && (FINITE.test(text) || NAMED_DOES.test(text)))) return 0;
  const names = text.slice(1).match(/(?<=[\s("'])\p{Lu}[\p{L}\d]+/gu)?.length ?? 0;
  const cues = [NUMBER, TIME_WORD, EVENT_VERB, PLAN, TRAIT].filter((cue) => cue.test(text)).length;
  return (
    1.2 +
    (isNamed ? 0.8 : 0) +
    Math.min(words, 20) / 16 +
    Math.min(names, 3) * 0.4 +
    cues * 0.35 -
    (HYPOTHETICAL.test(text) ? 0.6 : 0)
  );
};

/** "Mei to send the report by Friday" */
const ASSIGNS = new RegExp(
  wrapped`
    ^(?!\p{Lu}\p{Ll}{2,}ing\b)(?!
      (?:
        Need|Have|Want|Remember|Try|Used|Hope|Plan|Got|Up|Due|Next|Back|Close|Ready|Things|Stuff|Questions|Places|Reasons
        |Ways|Points|Items|Topics|Ideas|Books|Films|Movies|Something|Nothing|Time|Tap|Click|Press|Swipe|Scroll|How|What
        |Where|When|Who
      )\b
    )
    (\p{Lu}\p{Ll}+(?: (?:and|&) \p{Lu}\p{Ll}+)?) to (?=
      (?!
        (?:
          the|an?|this|that|these|those|his|her|its|our|your|their|any|all|each|every|both|such|other|new
        )\b
      )[a-z]{3,}[ ]
    )`,
  "u",
);
export const asAssignment = (text: string): string =>
  text.replace(ASSIGNS, (_, who: string) => (/ /.test(who) ? `${who} are to ` : `${who} is to `));

/** "It was agreed to wait" of minutes: those who met agreed. */
const WAS_AGREED = /^It was (?:then )?((?:unanimously )?(?:agreed|decided|resolved)) (?=to |that |not to )/;
export const asAgreed = (text: string, writer: string | null): string =>
  writer === TEAM ? text.replace(WAS_AGREED, `${TEAM} $1 `) : text;

/** "Client notes: client is 44" */
const SAME_BEHIND = /^(client|patient|candidate|customer|student|tenant) notes?: (?:the )?(?=\1\b)/i;
export const withoutSameLabel = (text: string): string => {
  const label = SAME_BEHIND.exec(text)?.[0];
  return label === undefined ? text : upperFirst(text.slice(label.length));
};
