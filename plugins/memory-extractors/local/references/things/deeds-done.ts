// Names the deed that "that" and "it" stand for where the speaker has just said what they meant to do: "I've been meaning to
// paint the shed. We finally managed to do that" → "We finally managed to paint the shed".

import { wrapped } from "#domain/wrapped.ts";
import { pastOf } from "#plugins/memory-extractors/local/answers/questions/past-forms.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { isPlural, readNounPhrase } from "../noun-phrases.ts";

/** One look that most sentences fail. */
const MAY_BE_DONE = / (?:do|did) (?:it|that|so)\b/i;
/** "managed to do that last week", "did it on Sunday", "I'll do that tomorrow"; no "did it for the money". */
const DONE = new RegExp(
  wrapped`
    ^(
      (?:.*?[ ,])?(?:I|we)(?:'ve|'ll|'m| have| had| will| am| was)?[ ]
      (?:(?:finally|only|just|also|actually|really|already|then) ){0,2}
      (?:(?:managed|got|going|want|need|plan|hope|have|had) to |got (?:round|around) to )?
    )
    (do|did) (?:it|that|so)(?= (?:
        last|yesterday|today|tomorrow|tonight|this|next|in (?:${MONTH_NAMES}|the|\d)|on (?:the|${WEEKDAY_NAMES})|at|only
        |a (?:day|week|month|year)|two|three|before|after|by|just
      )\b
      |[.,!]|$
    )`,
  "i",
);
/** "I've been meaning to ...", "we wanted to ...", "I was supposed to ..." */
const MEANT = new RegExp(
  wrapped`
    \b(?:I|we)(?:'ve|'d|'m|'re| have| had| was| were| am| are)? (?:(?:also|always|been|really|just|still|long|so|only) ){0,3}
    (?:
      meaning|wanted|want|hoping|hoped|planning|planned|supposed|needed|need|trying|intending|intended|promised|decided
      |determined|have|had|itching|keen
    ) to ([a-z]+ [^,;.!?():]{3,70})`,
  "gi",
);
const WHEN = new RegExp(
  wrapped`
    \s(?:
      but|because|since|so|before|after|when|while|until|and (?:I|we)
      |for (?:months|years|weeks|ages|a while|so long|a long time|some time)|in (?:${MONTH_NAMES})|by|next
      |this (?:week|month|year|summer|winter|spring|autumn)|last|on (?:${WEEKDAY_NAMES})|all|soon|at some point|one day
      |some day|again
    )\b.*$`,
  "i",
);
/** Not to be told alone either, or no deed. */
const OPEN = /^(?:be|do|have|go|make sure)\b|\b(?:it|them|that|this|those|these|there|here|one|ones|you|your)\b/i;
/** Behind what was meant nothing else of the speaker may be told. */
const NEAR = /^[^.!?]{0,60}[.!?,;]?\s*$/;
const ANOTHER_STATEMENT = /\b(?:I|we|he|she|they)\b/i;

/** `before`: what the speaker said before it in the same turn. */
export const withDeedMeant = (text: string, before: string): string => {
  const match = MAY_BE_DONE.test(text) ? DONE.exec(text) : null;
  if (match === null) return text;
  const [all, front = "", verb = ""] = match;
  const said = before.slice(-300);
  const meant = matchesIn(said, MEANT).at(-1);
  if (meant === undefined) return text;
  const deed = (meant[1] ?? "").replace(WHEN, "").trim();
  const behind = said.slice(meant.index + meant[0].length);
  if (OPEN.test(deed) || !NEAR.test(behind) || ANOTHER_STATEMENT.test(behind)) return text;
  return `${front}${verb === "did" ? "did " : ""}${deed}${text.slice(all.length)}`;
};

/** "I fixed it this morning" */
const DID_IT = new RegExp(
  wrapped`
    ^(?:(?:so|and|well|ok|okay),? )?(?:I|we)(?:'ve| have)? (?:(?:just|finally|already|also|actually) )?([a-z]{3,}) (it|them)
      \b(?!'| (?:is|was|has|out|up|off|down|to|on)\b)`,
  "i",
);
/** With these "it" may be what the assistant advised. */
const LIGHT = /^(?:do|try|use|get|make|take|give|go|put|see|find|have|follow|read|check|watch|think|know|change)$/;
/** "I have to fix the wheel", "how to fix a wheel" */
const TO_DO = new RegExp(
  wrapped`
    \b(?:have|has|need|want|going|how|trying|meaning|like|plan|planning|hoping|about) to (?:also |finally |just )?
      ([a-z]+) (the|my|our|an?) (?=[\p{L}\d])`,
  "giu",
);

/** "I have to fix the wheel." "You need a pin." "I fixed it" → "I fixed the wheel"; `message`: what the speaker typed before. */
export const withThingDone = (text: string, message: string): string => {
  const match = DID_IT.exec(text);
  if (match === null) return text;
  const [all, verb = "", pronoun = ""] = match;
  const things = new Map(
    matchesIn(message, TO_DO).flatMap(({ 0: before, 1: base = "", 2: owner = "", index }) => {
      const phrase = readNounPhrase(message, index + before.length);
      if (phrase === null || LIGHT.test(base.toLowerCase()) || pastOf(base) !== verb.toLowerCase()) return [];
      const whose = /^an?$/i.test(owner) ? "the" : owner.toLowerCase();
      return [[phrase.head, `${whose} ${phrase.words}`] as const];
    }),
  );
  const [[head, words] = ["", ""]] = things;
  if (things.size !== 1 || head === "" || isPlural(head) !== /^them$/i.test(pronoun)) return text;
  return `${all.slice(0, -pronoun.length)}${words}${text.slice(all.length)}`;
};

/** "I'll give that a try in May", "We'll do that" */
const GOES_AHEAD = new RegExp(
  wrapped`
    ^(
      (?:(?:so|then|ok|okay|great|perfect|and),? )?(?:I|we)(?:'ll| will|'m going to| am going to|'re going to)
        (?: (?:definitely|probably|just|then))?
    ) (give (?:it|that) a (?:try|go|shot)|try (?:it|that)|do (?:it|that))(?! (?:for|to|with|as|like)\b)(?=[ ,.!]|$)`,
  "i",
);
/** "Could I replace the pads myself?", "Is it safe to freeze goulash?" */
const ASKS_LEAVE = new RegExp(
  wrapped`
    \b(?:
      (?:do you think )?(?:I|we) (?:could|can|should)|(?:could|can|should) (?:I|we)
      |is it (?:okay|ok|safe|hard|difficult|easy|possible|fine) (?:for me )?to
    ) ([a-z]+ [^?,;]{3,80})\?\s*$`,
  "i",
);
const AFFIRMS = new RegExp(
  wrapped`
    ^(?:yes|yeah|sure|absolutely|definitely|of course|you can|it's (?:quite |very |really )?(?:easy|simple|fine|safe))\b
      (?!.*\b(?:but|unless|instead|rather|or)\b)`,
  "i",
);

/** "Could I replace the pads myself?" "Yes." "I'll give it a try" → "I'll try to replace the pads myself". */
export const withDeedAffirmed = (text: string, message: string, answer: () => string): string => {
  const match = GOES_AHEAD.exec(text);
  const deed = match === null ? undefined : ASKS_LEAVE.exec(message.slice(0, message.lastIndexOf("?") + 1))?.[1];
  if (match === null || deed === undefined || OPEN.test(deed) || / or /.test(deed) || !AFFIRMS.test(answer().trim()))
    return text;
  const [all, will = "", does = ""] = match;
  return `${will} ${/^do/i.test(does) ? "" : "try to "}${deed}${text.slice(all.length)}`;
};
