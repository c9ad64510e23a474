// "They pushed my appointment to 9 May", "They offered me the job": who "they" are nobody needs to be told.

import { wrapped } from "#domain/wrapped.ts";
import { gerundOf, participleOf, pastOf } from "#plugins/memory-extractors/local/answers/questions/past-forms.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_BY_NAME, KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { opensSmall, wordsOf } from "#plugins/memory-extractors/local/patterns.ts";
import { isPlural } from "#plugins/memory-extractors/local/references/noun-phrases.ts";

/** What is done to somebody's thing: all have one form for the past and the participle. */
const TO_THING = wrapped`
  move|push|postpone|reschedule|delay|cancel|extend|renew|raise|increase|lower|reduce|cut|change|double|bring|put
  |approve|reject|deny|accept|decline|confirm|terminate|tow|refund|fix|repair|replace|upgrade|downgrade|lose|schedule
  |book`;
const THING_PAST = `${TO_THING.split("|").map(pastOf).join("|")}|cancelled`;

const BY_THEM = new RegExp(
  wrapped`
    ^They(?:'ve| have)? (?:(?:just|finally|also|now|actually|already|even) )*(?:
      (${THING_PAST})|((?:had|have) to|(?:want|plan|are going) to|will) (${TO_THING})
    ) (
      my|our|(?:[Mm]um|[Mm]om|[Dd]ad|(?-i:[A-Z])[a-z]+)'s
      |the(?= (?:[\w-]+ )?(?:
          surgery|operation|replacement|scan|biopsy|procedure|appointment|hearing|interview|exam|inspection|transplant
          |treatment|chemo|delivery|trial|viewing|fitting|tasting|deadline|rehearsal|flight|train|ferry|meeting|course
          |class|lesson|session|match|race|fair|festival|conference|workshop|wedding|ceremony|opening|launch|release
          |start|closing|completion|audit|inspection|review|demo
        )s?\b
      )
    ) (?!mind\b|lives?\b|world\b)((?:[\w-]+ ){0,4}?[\w-]+)
    (?= (?:
        to|into|from|back|forward|up|down|until|till|by|on|for|again|because|since|due|yesterday|today|this|next|last|at
        |in|after|about|and|so|but|twice
      )\b
      |[,.;!]|$
    )`,
  "i",
);

/** "cancelled our flight to Oslo": part of the thing; "moved our exam to June" is not. */
const WHERE_TO = /^ to [^,.;!]+?(?= (?:by|on|until|in|for|because|and|but|so)\b|[,.;!]|$)/;
const HAS_NO_GOAL = /^(?:cancel+ed|confirmed|refunded|approved|rejected|denied|declined|delayed)$/;

const ALREADY = "(?:(?:just|finally|also|now|actually|already|even) )*";
/** What is done to somebody. */
const TO_SOMEBODY = wrapped`
    offer|give|evict|interview|tell|ask|invite|hire|fire|sack|promote|demote|suspend|diagnose|send|pay|accept|reject
    |admit|discharge|refer|prescribe|transfer|assign|put|charge|fine|grant|award|deny|make|shortlist|move|switch|keep
    |take|let`.split("|");
/** Each form of these, with its participle. */
const DONE = new Map(
  TO_SOMEBODY.flatMap((verb) =>
    [verb, pastOf(verb), participleOf(verb), gerundOf(verb)].map((form): [string, string] => [
      form,
      participleOf(verb),
    ]),
  ),
);
const anyForm = (of: (verb: string) => string): string => TO_SOMEBODY.map(of).join("|");
/** "They gave", "they've given", "they're giving", "they will give", "they won't give": of which one is told how. */
const THEY_DO = wrapped`
  They(?: ${ALREADY}(?:${anyForm(pastOf)})
    |(?:'ve| have) ${ALREADY}(?:${anyForm(participleOf)})|(?:'re| are) ${ALREADY}(?:${anyForm(gerundOf)})
    |(?:'ll| will|'re going to| are going to|'re about to| are about to| won't| will not| didn't| did not) (?:
      ${anyForm((verb) => verb)}
    )
  )`;
/** Not "took me for a fool", "let me down", nor what is said, asked or made at the moment: "they're giving me errors". */
const NO_NEWS = wrapped`
  (?<!\bt(?:ook|ake|aken|aking) (?:me|us)(?! (?:off|on|in|to|back|out) ))(?<!\blet(?:ting)? (?:me|us)(?! go\b))(?<!
    \b(?:telling|asking|paying|giving|inviting|making) (?:me|us)(?! redundant\b)
  )`;
const TO_ME = new RegExp(
  `^(${THEY_DO}) (me|us)(?= (?!(?:happy|sad|laugh|smile|cry|feel|think|wonder|want|late|sick)\\b)|[,.;!]|$)${NO_NEWS}`,
  "i",
);

const KIN = `(?:(?:(?:my|our) )(?:${KIN_NOUNS})(?: (?-i:\\p{Lu})\\p{Ll}+)?|${KIN_BY_NAME})`;
/** "They switched dad from warfarin to apixaban", "they gave my aunt a new hip" */
const TO_KIN = new RegExp(
  wrapped`
    ^(${THEY_DO}) (${KIN})(?<!
      \b(?:tell|telling|told|ask|asking|asked|make|making|made|let|letting|pay|paying|paid) ${KIN}
    )(?= (?:from|to|off|on|onto|in|into|out|home|with|as|for|an?|the|another|until|till|last|yesterday|today)\b
      |[,.;!]|$
    )`,
  "iu",
);
/** "took me off the pills and put me on another": the second deed. */
const AND_TO_ME = new RegExp(
  ` and (${[...new Set([anyForm(pastOf), anyForm(participleOf), anyForm(gerundOf)])].join("|")}) (?:me|us)(?= )`,
  "gi",
);
const LAST_WORD = /[a-z]+$/i;
/** "They're switching", "they won't give", of me: "am being switched", "won't be given" */
const doneBy = (they: string, isPlural: boolean, isOne: boolean): string => {
  const participle = DONE.get(LAST_WORD.exec(they)?.[0].toLowerCase() ?? "") ?? "";
  const [was, is] = isPlural ? ["were", "are"] : ["was", isOne ? "is" : "am"];
  if (/^They(?:'ll| will) (?!not\b)/i.test(they)) return `will be ${participle}`;
  if (/^They (?:won't|will not)\b/i.test(they)) return `won't be ${participle}`;
  if (/^They (?:didn't|did not)\b/i.test(they)) return `${was}n't ${participle}`;
  if (/ (?:going|about) to\b/i.test(they))
    return `${is} ${/ about to\b/i.test(they) ? "about" : "going"} to be ${participle}`;
  return /^They(?:'re| are)\b/i.test(they) ? `${is} being ${participle}` : `${was} ${participle}`;
};

/** "They won't let me drive" */
const NOT_LET = new RegExp(
  wrapped`
    ^They (?:won't|will not|don't|do not|wouldn't|can't) let (me|us) (?!
      (?:go|know|down|in|out|off|be|sleep|forget|near|win|lose|alone|finish|talk|get|past|through|have)\b
    )([a-z]+)\b`,
  "i",
);

/** "They're letting us work from home": of a rule, which has a deed of work or of a stay. */
const LET = new RegExp(
  wrapped`
    ^They(?:'re| are|'ll| will) (?:(?:now|finally|also|going to) )*(?:let|letting|allow|allowing) (me|us) (?:to )?(
      work|telework|bring|keep|use|choose|leave|start|park|swap|switch|stay
    )\b`,
  "i",
);

/** "They found a lump in January": nobody needs to be told who. */
const FOUND = new RegExp(
  wrapped`
    ^They(?:'ve| have)? (?:(?:just|also|even) )?(found|discovered|detected|removed|took out) (
      an? (?:[\w-]+ ){0,3}?(?:
        lump|tumou?r|cyst|polyp|mole|fracture|shadow|stone|murmur|infection|leak|crack|growth|blockage|hernia|mass
        |nodule|mould|mold
      )
    )\b`,
  "i",
);

const DAYS = `(?:${WEEKDAY_NAMES}|${MONTH_NAMES})`;
/** "They closed the pool on Mill Street in March" */
const CLOSED = new RegExp(
  wrapped`
    ^[Tt]hey(?:'ve| have)? ${ALREADY}(closed|shut|reopened|demolished|flooded|renovated|banned|abolished|cancell?ed) (
      the (?:[\w-]+ ){0,3}?[\w-]+
    )
    ((?: (?:on|in|at) (?!${DAYS})\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)?)(?= (?:
        on|in|at|for|because|since|last|this|yesterday|today|after|until|till|down|again|and|so|but
      )\b
      |[,.;!]|$
    )`,
  "u",
);
/** "They're closing the depot", "they're going to knock down the old cinema": done to a place or a service, by whoever runs it. */
const RUN = new Map([
  ["close", "closed"],
  ["shut", "shut"],
  ["shut down", "shut down"],
  ["reopen", "reopened"],
  ["demolish", "demolished"],
  ["knock down", "knocked down"],
  ["pull down", "pulled down"],
  ["tear down", "torn down"],
  ["renovate", "renovated"],
  ["scrap", "scrapped"],
  ["ban", "banned"],
  ["relocate", "relocated"],
]);
const RUNNING = new Map([...RUN].map(([verb, done]) => [verb.replace(/^\w+/, gerundOf), done]));
const BEING_CLOSED = new RegExp(
  wrapped`
    ^they(?:'re| are) ${ALREADY}(?:
      (${[...RUNNING.keys()].join("|")})|(?:going to|about to) (${[...RUN.keys()].join("|")})
    ) ((?:the|our|my) (?:[\w'-]+ ){0,3}?[\w-]+)
    (?= (?:
        on|in|at|for|because|since|this|next|after|until|till|down|again|and|so|but|by|to|over
      )\b
      |[,.;!]|$
    )`,
  "i",
);
const beingClosed = (text: string): string | null => {
  const [all, doing, verb, thing = ""] = BEING_CLOSED.exec(text) ?? [];
  if (all === undefined) return null;
  const be = isPlural(thing.split(" ").at(-1) ?? "") ? "are" : "is";
  const done = doing === undefined ? RUN.get((verb ?? "").toLowerCase()) : RUNNING.get(doing.toLowerCase());
  return `${upperFirst(thing)} ${be} ${doing === undefined ? "to be" : "being"} ${done}${text.slice(all.length)}`;
};

/** "They made Oisin captain" */
const MADE = new RegExp(
  wrapped`
    ^[Tt]hey(?:'ve| have)? ${ALREADY}(made|elected|promoted|hired|fired|sacked|named|moved|sent|gave|offered) (?!${DAYS})
      (\p{Lu}\p{Ll}+)(?= (?:to |the |a |an |as )?[a-z]|[,.;!]|$)`,
  "u",
);

/** "They made him redundant last week", "they've given her a bigger office" */
const TO_HIM = new RegExp(
  wrapped`
    ^[Tt]hey(?:'ve| have)? ${ALREADY}(?:
      (made) (him|her) (
        redundant|permanent|captain|partner|manager|director|foreman|prefect|deputy|chair(?:man|woman)?
        |(?:team|head|group|shift|deputy|assistant|acting) \w+|head of \w+
      )
      |(
        fired|sacked|promoted|demoted|hired|suspended|diagnosed|discharged|admitted|transferred|offered|gave|given
        |awarded
      ) (him|her)(?! (?:up|in|away|back)\b)
      |(switched|moved|put|took|weaned|kept|referred) (him|her)(?<!took (?:him|her)(?! off))
        (?= (?:back )?(?:from|to|onto|on|off) \w)
    )(?=[ ,.;!]|$)`,
  "u",
);
const doneToHim = (text: string): string | null => {
  const [all, made, him, what, given, her, moved, whom] = TO_HIM.exec(text) ?? [];
  if (all === undefined) return null;
  const done = given ?? moved ?? "";
  const who = (him ?? her ?? whom) === "him" ? "He" : "She";
  return `${who} was ${made === undefined ? (DONE.get(done) ?? done) : `made ${what}`}${text.slice(all.length)}`;
};

/** Where it is said when, where or to whom it was done. */
const doneToOthers = (text: string): string | null => {
  const [all, closed = "", thing = "", place = ""] = CLOSED.exec(text) ?? [];
  if (all !== undefined)
    return `${upperFirst(thing)}${place} ${isPlural(thing.split(" ").at(-1) ?? "") ? "were" : "was"} ${closed.toLowerCase()}${text.slice(all.length)}`;
  const [made, done = "", name = ""] = MADE.exec(text) ?? [];
  return made === undefined
    ? null
    : `${name} was ${DONE.get(done.toLowerCase()) ?? done.toLowerCase()}${text.slice(made.length)}`;
};

/** "because of that": of what stands before. */
const OF_THAT = / (?:because of|due to|after|for) (?:that|this|it)(?=[.!]*$)/i;
const doneToThing = (text: string): string | null => {
  const [all, done, mode, base, whose = "", thing = ""] = BY_THEM.exec(text) ?? [];
  if (all === undefined) return null;
  const be = isPlural(thing.split(" ").at(-1) ?? "") ? "were" : "was";
  const participle = done?.toLowerCase() ?? pastOf(base ?? "");
  const told = done !== undefined ? be : mode?.startsWith("ha") ? "had to be" : "will be";
  const behind = text.slice(all.length);
  const goal = HAS_NO_GOAL.test(participle) ? (WHERE_TO.exec(behind)?.[0] ?? "") : "";
  return `${upperFirst(whose)} ${thing}${goal} ${told} ${participle}${behind.slice(goal.length).replace(OF_THAT, "")}`;
};

const foundInOne = (text: string): string | null => {
  const [all, found = "", what = ""] = FOUND.exec(text) ?? [];
  if (all === undefined) return null;
  return `I had ${what} ${found.toLowerCase().replace("took", "taken")}${text.slice(all.length)}`;
};

const doneToOne = (text: string): string | null => {
  const [all, they = "", whom = ""] = TO_ME.exec(text) ?? [];
  if (all === undefined) return null;
  const behind = text
    .slice(all.length)
    .replace(AND_TO_ME, (_, next: string) => ` and ${DONE.get(next.toLowerCase()) ?? next}`);
  return whom.toLowerCase() === "me"
    ? `I ${doneBy(they, false, false)}${behind}`
    : `We ${doneBy(they, true, false)}${behind}`;
};

const letDo = (text: string): string | null => {
  const isLet = LET.test(text);
  const [all, whom = "", deed = ""] = (isLet ? LET : NOT_LET).exec(text) ?? [];
  if (all === undefined) return null;
  const [am, allowed] = [whom.toLowerCase() === "me" ? "I'm" : "We're", isLet ? "allowed" : "not allowed"];
  return `${am} ${allowed} to ${deed}${text.slice(all.length)}`;
};

/** "It was a long winter. They made me foreman" */
const NOBODY = new RegExp(
  wrapped`
    ^(?:
      was|is|as|has|does|this|its|his|us|yes|always|perhaps|less|plus|bus|gas|class|boss|business|news|things|thanks
      |days|weeks|months|years|hours|minutes|times|congrats|congratulations|works|nerves|odds|stairs|clothes|shoes
      |glasses
    )$`,
  "i",
);
/** "Ana and my aunt", "family"; not "I start at nine and I complain". */
const SEVERAL =
  /\b(?:family|team|people|folks)\b| and (?:(?:my|our|his|her|the|an?|two|three)\b|(?-i:(?!I\b)\p{Lu}))/iu;
/** "My cousins came. They gave me a drum": somebody in particular. */
const namesSeveral = (before: string): boolean =>
  SEVERAL.test(before) ||
  wordsOf(before).some((word) => opensSmall(word) && isPlural(word) && !word.endsWith("'s") && !NOBODY.test(word));

/** "They stopped the lisinopril because I coughed and gave me losartan 50 mg": one medicine for another. */
const OTHER_MEDICINE = new RegExp(
  wrapped`
    ^they(?:'ve| have)? (?:stopped|discontinued|dropped|replaced|cut) (?:(?:the|my) )?
      ([a-z]{4,}(?: (?:tablets|pills|drops))?)((?: because| since| as|,)[^;]{3,80}?)?,? and (?:
      gave|put|started|switched|moved
    ) me (?:(?:on|to|onto) )?(?=[^;]*\b\d+(?:[.,]\d+)? ?(?:mg|mcg|g|ml|units?|iu|puffs?)\b)`,
  "i",
);
const takenOff = (text: string): string | null => {
  const [all, medicine = "", why = ""] = OTHER_MEDICINE.exec(text) ?? [];
  return all === undefined ? null : `I was taken off ${medicine}${why} and put on ${text.slice(all.length)}`;
};

const doneToKin = (text: string): string | null => {
  const [all, they = "", whom = ""] = TO_KIN.exec(text) ?? [];
  if (all === undefined) return null;
  const kin = /^(?:my|our) /i.test(whom) ? lowerFirst(whom) : `my ${whom.toLowerCase()}`;
  return `${upperFirst(kin)} ${doneBy(they, isPlural(kin.split(" ")[1] ?? ""), true)}${text.slice(all.length)}`;
};

/** "I've been busy since they promoted me" */
const INSIDE = new RegExp(
  wrapped`
    \b(since|when|because|after|before|until|as) they (?:just |finally )?(
      promoted|demoted|fired|hired|sacked|suspended|diagnosed|transferred|admitted|discharged|referred|shortlisted
    ) me\b`,
  "i",
);

/** "I'm the only woman at the yard and they give me the paperwork": those whom one works for, or with. */
const GIVES = new RegExp(
  wrapped`
    (,? (?:and|but|so)) they ((?:always|only|usually|still|never|even) )?(give|gave|pay|paid|offered) me (?!
      a (?:hug|kiss|smile|hand|lift|ring|call)\b
    )(?=\S)`,
  "i",
);
const GIVEN: Readonly<Record<string, string>> = {
  give: "I'm given",
  gave: "I was given",
  pay: "I'm paid",
  paid: "I was paid",
  offered: "I was offered",
};
const givenToMe = (text: string): string | null => {
  const [all, border = "", how = "", verb = ""] = GIVES.exec(text) ?? [];
  const left = all === undefined ? "" : text.slice(0, text.indexOf(all));
  const given = GIVEN[verb.toLowerCase()]?.replace(" ", ` ${how}`);
  if (all === undefined || given === undefined || !/^(?:I|I'm|I've|my)\b/i.test(left) || namesSeveral(left))
    return null;
  return `${left}${border} ${given} ${text.slice(left.length + all.length)}`;
};

/** "Somebody broke in to the sheds though" */
const BREAKS_IN = new RegExp(
  wrapped`
    ^(?:somebody|someone|they|thieves|burglars|kids) (?:(?:just|also) )?(?:broke in ?to|burgled|robbed) (?:the|my|our) (
      (?:[a-z]+ )?(?:
        sheds?|garages?|house|flat|car|van|caravan|allotment|shop|office|cellar|studio|greenhouse|workshop|locker|boat
        |stall|bikes?|place
      )
    )(?=[.,;!]|$| (?:and|last|on|in|at|yesterday|again|while|though|over)\b)`,
  "i",
);
const WERE_ROBBED = new RegExp(
  wrapped`
    \b(?:I|we)(?:'ve| have| was| were| got| had)* (?:been )?(?:burgled|robbed|a break-?in)\b
    |\b(?:my|our) [a-z]+ (?:was|were|got) (?:broken into|burgled|robbed)\b`,
  "i",
);
/** "They took the mower and both strimmers", behind that. */
const TAKES = /^they (?:took|stole|nicked|got away with) (?=(?:the|my|our|all|both|an?|two|three|every)\b)/i;
const stolen = (text: string, before: string): string | null => {
  const [all, place = ""] = BREAKS_IN.exec(text) ?? [];
  if (all !== undefined)
    return `My ${place} ${isPlural(place) ? "were" : "was"} broken into${text.slice(all.length).replace(/^ though\b/i, "")}`;
  const takes = BREAKS_IN.test(before) || WERE_ROBBED.test(before) ? TAKES.exec(text)?.[0] : undefined;
  return takes === undefined ? null : `I had ${text.slice(takes.length).replace(/[.!]+$/, "")} stolen.`;
};

/** "They had to push my exam to June" → "My exam had to be pushed to June", where the sentence `before` names nobody they could be. */
export const withoutThem = (text: string, before: string): string => {
  const taken = /^(?:some|they|thieves|burglars|kids)/i.test(text) ? stolen(text, before) : null;
  if (taken !== null) return taken;
  const isOpening = /^they/i.test(text);
  if (!(isOpening || text.includes(" they ")) || namesSeveral(before)) return text;
  if (!isOpening) return givenToMe(text) ?? text.replace(INSIDE, "$1 I was $2");
  return (
    takenOff(text) ??
    doneToKin(text) ??
    doneToThing(text) ??
    beingClosed(text) ??
    doneToOne(text) ??
    letDo(text) ??
    foundInOne(text) ??
    doneToOthers(text) ??
    doneToHim(text) ??
    text
  );
};
