// How a clause goes on about a plan, a task or a change that only the one before it names: "I've already bought the rollers", "I said yes
// yesterday", "I need to decide by Friday".

import { wrapped } from "#domain/wrapped.ts";
import { placeInSentence } from "./clause-reading.ts";
import { isWishOfTheHour } from "./cues/fleeting.ts";
import { NUMBER, QUITS } from "./cues/signals.ts";
import { isTalk, LONGEST_JOINED } from "./hosts.ts";
import { plainOf } from "./reading/normalise.ts";
import { isOfWork } from "./references/leaning/open-matters.ts";
import type { Clause } from "./sentences/clause.ts";

const OFTEN =
  "(?:usually|always|often|still|now|also|already|mostly|currently|mainly|just|regularly|normally|even|only|actually|finally)";
/** A step of what the sentence before told, by what it leaves out: "I've been comparing prices", "I practise every evening". */
const STEPS = [
  /\b(?:in|up|out|down|over) there[.!]*$/i,
  QUITS,
  /\bsince (?:then|(?:I|we) (?:started|joined|began|signed up))(?=[.!]*$| [-–—])/i,
  new RegExp(
    wrapped`
      ^(?:I|we)(?:'m|'re| am| are|'ve been) (?:(?:still|just|now) )?waiting (?:
        to hear
        |for (?:[\w'-]+ ){1,4}?(?:
          to (?:call|reply|answer|decide|come|get back)|answer|reply|results?|decision|offer|call|response|appointment
        )
      )\b`,
    "i",
  ),
  /^(?:I|we)(?: was| were|'m|'re|'ve been) thinking (?:maybe )?(?-i:\p{Lu})\p{Ll}/iu,
  new RegExp(
    wrapped`
      ^my (?:favou?rite|latest|newest|oldest|current|first|main|last)(?: one)? (?:is|was)\b
      |^my (?:test|exam|appointment|viewing|results) (?:is|are|was|were)\b`,
    "i",
  ),
  /^my (?:mechanic|plumber|electrician|builder|contractor|roofer) (?:says?|said|thinks?|wants?|quoted)\b/i,
  new RegExp(
    wrapped`
      ^(?:I|we)(?:'ve been| have been|'m| am|'re| are) (?:${OFTEN} )*(?:
        looking (?:into|at|through)|comparing|researching|checking(?: out)?|going through|doing|reading|getting
        |collecting|gathering|making|weighing
      ) (?:(?:some|a few|various|different|local|more|the|a lot of|lots of|several|a|my|online|possible) )*
      (?:
        research|options|reviews|recipes|prices|quotes|paperwork|venues|brands|models|listings|offers|estimates
        |tutorials|guides|shopping list|budget|to-do list
      )(?! (?:on|about|into|of|for|from|to|in)\b)`,
    "i",
  ),
  new RegExp(
    wrapped`
      ^(?:I|we)(?:'ve| have|'m| am|'re| are)? (?:${OFTEN} )*(?:
        (?:been )?(?:practi[cs](?:ing|ed?)|rehears(?:ing|ed?)|train(?:ing|ed)?|stud(?:y|ying|ied))
      )(?= (?:
          every|each|once|twice|daily|regularly|alone|together|almost|about|on \w+days?
          |(?:\w+|\d) (?:times|days|evenings|nights|hours)
        )\b
      )`,
    "i",
  ),
];
/** "I used to drink four cups a day", "I'm down to three a day": what was, or is, before or behind a change. */
const BESIDE_CHANGE = new RegExp(
  wrapped`
    ^(?:I|we) used to\b
    |^(?:I|we)(?:'m| am|'re| are) (?:(?:now|already|currently) )?(?:down to|up to|at) (?:about |around )?
      (?:\d+|one|two|three|four|five|six|seven|eight|ten)(?= (?:an?|per|now)\b|[.!]*$)`,
  "i",
);
const CHANGES = new RegExp(
  wrapped`
    \b(?:
      switched|quit(?:ting)?|gave up|given up|stopped|cut(?:ting)?|trying to|want to|getting back|started|swapped|moved
      |back (?:in|into|to)
    )\b`,
  "i",
);
/** "I said yes yesterday": to what was offered. */
const REPLIES = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve| have)? (?:(?:just|finally|already|eventually|immediately) )?
      (?:said (?:yes|no)|accepted|declined|agreed|refused)(?=
      [.!]*$| (?:yesterday|today|last|on|this|straight|right|immediately|at once|in the end|of course)\b
    )`,
  "i",
);
const OFFERED = /\b(?:asked|offered|invited|proposed|suggested|wants? (?:me|us) to|wanted (?:me|us) to)\b/i;
/** "I've already bought the rollers": of a plan. */
const ALREADY = /^(?:I|we)(?:'ve| have) already \w+/i;
/** "I've sent out forty applications so far" */
const SO_FAR = /^(?:I|we)(?:'ve| have) .*\bso far\b/i;
const PLANNED = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m|'re| am| are|'ve been| have been)? (?:(?:also|just|currently|still|really|finally|now) )*(?:
      (?:want|need|have|hope|plan|decided|trying) to|going to|gonna
      |(?:
        plann|think|consider|host|throw|gett|mov|apply|organi[sz]|prepar|re\w+|train|learn|sav|start|writ|sell|buy|build
        |sett|study
      )ing
    )\b`,
  "i",
);
/** "I ride a gravel bike. The chain skips.": a part of what the user of an assistant just told of. */
const OF_A_PART = new RegExp(
  wrapped`
    ^the (?!
      (?:first|second|third|last|other) (?:one|option|idea|suggestion)
      |(?:
        error|issue|problem|output|code|function|page|app|site|answer|question|essay|text|draft|result|data|test|server
        |request|response|user
      )s?\b
    )(?:[\w'-]+ ){1,3}?
    (?:
      is|are|was|were|isn't|aren't|wasn't|has|had|keeps?|costs?|starts?|ends?|skips|leaks|squeaks|hurts|works|needs?
      |takes?|runs?|goes|went|came|got|broke|says|makes
    )\b`,
  "i",
);
export const isOfAPart = (host: Clause, { text, passage }: Clause): boolean =>
  passage.role === "user" &&
  !passage.isAboutCode &&
  /^(?:I|we|I'm|we're|I've|we've|my|our)\b/i.test(host.text) &&
  !isWishOfTheHour(host.text) &&
  OF_A_PART.test(text);

/** "I'm trying to estimate the sign-up page, and I've come up with 12 hours": what was worked on, only the clause before says. */
const AT_WORK_ON = new RegExp(
  wrapped`
    ^(?:I'm|I am|we're|I've been|we've been) (?:(?:also|still|just|currently|now|really) )?(?:
      trying to|working on|having (?:some )?(?:trouble|issues|problems) (?:with|in)|struggling (?:with|to)|stuck on how
      |building|writing|designing|developing|creating|implementing|debugging|estimating|optimi[sz]ing|refactoring
    ) `,
  "i",
);
/** Whether a clause says what its user works on. */
export const namesTask = ({ text }: Clause): boolean => AT_WORK_ON.test(text);
const isOfTask = (host: Clause, clause: Clause): boolean =>
  clause.passage.role === "user" &&
  clause.passage.listener === null &&
  host.sentence === clause.sentence &&
  namesTask(host) &&
  isOfWork(clause.text);

/** "I need to decide by Friday", "I'm supposed to start soon": what, only the words before say. */
const LACKS_OBJECT = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m| am|'re| are|'d| would|'ve| have)? (?:(?:also|now|still|just|really|only|currently) )*
    (?:(?:need|have|got|want|hope|plan|expect|supposed|due|hoping|planning|trying|going|aiming|expected|like) to |will )
    (?:
      decide|start|finish|choose|reply|respond|submit|apply|begin|answer|confirm|resubmit|sign
    )(?= (?:by|on|soon|before|until|next|this|in (?:\d|an?\b|\p{Lu})|within|after|tomorrow|today|right away|now)\b
      |[.!]*$
    )`,
  "iu",
);
/** "I want the whole choir to know the mass by heart, and I've now reached 85%": of what. */
const ONLY_SHARE = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve| have)? (?:(?:now|already|just|currently|so far|only|also) )*(?:
      reached|achieved|hit|managed|got to|gotten to|finished|completed|done
    ) (?:(?:about|around|roughly|almost|nearly|over|only) )?(?:\d[\d.]* ?(?:%|percent\b)|half\b)
      (?= (?:as of|so far|by|now|already|this)\b|[,.!]|$)`,
  "i",
);
/** "I've tried the sample request, but I'm still getting a 404" */
const GETS_INSTEAD =
  /^(?:I|we)(?:'m| am|'re| are) (?:(?:still|only|now|just) )*(?:getting|seeing|running into|hitting|encountering|facing) /i;
const BEHIND_BUT = /\bbut $/i;
const isHalfOf = (host: Clause, clause: Clause): boolean => {
  if (clause.passage.role !== "user" || isTalk(clause) || host.sentence !== clause.sentence) return false;
  if (LACKS_OBJECT.test(clause.text) || ONLY_SHARE.test(clause.text)) return true;
  return (
    GETS_INSTEAD.test(clause.text) &&
    BEHIND_BUT.test(plainOf(clause.sentence).slice(0, Math.max(0, placeInSentence(clause))))
  );
};
/** A clause behind the work that its sentence begins with, which alone is not worth telling. */
export const behindTask = (host: Clause | undefined, clause: Clause): Clause[] =>
  host !== undefined && isOfTask(host, clause) && host.text.length + clause.text.length < LONGEST_JOINED
    ? [host, clause]
    : [clause];

/** Says how a plan or a deed goes on, which only the one before it names. */
export const goesOn = (host: Clause, clause: Clause): boolean =>
  isOfTask(host, clause) || isHalfOf(host, clause) || isStepOf(host, clause);
/** "After that I won four in a row": behind whatever was told. */
const AFTER_THAT = /^(?:after (?:that|this)|afterwards|from then on),? (?:I|we|my|our)\b/i;
const isStepOf = (host: Clause, { text }: Clause): boolean => AFTER_THAT.test(text) || isOwnStepOf(host, text);
const isOwnStepOf = (host: Clause, text: string): boolean =>
  /^(?:I|we|my|our)\b/i.test(host.text) &&
  !isWishOfTheHour(host.text) &&
  (STEPS.some((step) => step.test(text)) ||
    (BESIDE_CHANGE.test(text) && CHANGES.test(host.text)) ||
    (REPLIES.test(text) && OFFERED.test(host.text)) ||
    (PLANNED.test(host.text) && (ALREADY.test(text) || (SO_FAR.test(text) && NUMBER.test(text)))));
