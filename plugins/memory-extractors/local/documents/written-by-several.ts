// Whom "we" of a document means, where nobody in it says "I": those who met, a company, a school, the authors of a study.

import { wrapped } from "#domain/wrapped.ts";
import { anyOf } from "../patterns.ts";
import { TEAM } from "../telling/candidates.ts";
import { HEADING } from "./note-lines.ts";

export const FIRST_LINES = 3;
/** Minutes speak for those who met: what "we" agreed, the team did. */
export const OF_MEETING = new RegExp(
  wrapped`
    \b(?:
      (?:launch|project|rollout|release|migration) plan|team (?:charter|agreement|handbook|rules|norms)
      |working agreement|runbook|minutes|meeting|retro(?:spective)?|stand-?up|kick-?off|sync|all-hands|sprint
    )\b
    |^\W*(?:present|attendees|attending|participants|in attendance)\W*:
    |^\W*(?:spec|specification|rfc|adr|design(?: doc)?|architecture|proposal)\W*:`,
  "i",
);
/** Headings and fields of what is written for work. */
const part = (...rows: readonly string[]): RegExp =>
  new RegExp(`^(?:#{1,6} +)?(?:\\d+(?:\\.\\d+)*[.)]? +)?\\**${anyOf(...rows)}\\**(?:\\s*:.*|\\s*)$`, "i");
const OF_PROJECT = part(
  wrapped`
    product owner|project (?:lead|manager|owner|sponsor)|launch date|release date|milestones?|stakeholders?
    |deliverables?|risks|roadmap|kpis?`,
  wrapped`
    context|decisions?|alternatives(?: considered)?|consequences|motivation|non-goals|scope|open questions|trade-?offs
    |rollout(?: plan)?|architecture`,
  wrapped`
    install(?:ation|ing)?|set-?up|known (?:problems|issues|bugs|limitations)|maintainers?|usage|quick ?start
    |getting started|contributing|licen[sc]e|requirements|api|changelog|status|authors?|reviewers?|owner|version
    |approved by`,
);
const OF_STUDY = part(
  "abstract|related work|methods?|methodology|results|discussion|conclusions?|acknowledge?ments|keywords",
);
const OF_COMPANY = new RegExp(
  wrapped`
    \b(?:
      add to (?:cart|basket)|in stock|free (?:returns|shipping|delivery)|customer (?:service|support|reviews)
      |our (?:customers|clients|guests|products?|services?|company|store|shop|employees|website|terms|range)
      |terms (?:&|and) conditions|unsubscribe|your (?:order|booking|subscription|account|reservation|purchase)
      |employee handbook|check-?out
    )\b
    |^(?:price|warranty|sku|booking reference|order (?:no|number))\b.*:`,
  "i",
);
const OF_ORGANISATION = new RegExp(
  wrapped`
    \b(?:annual|yearly|quarterly|half-year|monthly|activity|sustainability|grant|interim) (?:\w+ )?report\b
    |\b(?:cooperative|association|society|foundation|non-profit|charity)\b`,
  "i",
);
/** "We ship worldwide", "We are open on Sundays": said by who runs something. */
const WE_SELL = new RegExp(
  [
    wrapped`
      \bwe (?:also |only |currently |usually |may |will |can |do not |don't ){0,2}(?:
        ship|offer|sell|accept|refund|process|provide|employ|manufacture|supply|speciali[sz]e|guarantee|charge|operate
        |reserve|serve customers
      )\b`,
    wrapped`
      \bwe (?:may |will |do not )?(?:collect|store|keep|share|use|change) (?:
        your|(?:personal )?(?:data|information)|cookies|th(?:is|ese) (?:terms|policy|notice|prices)
      )\b`,
    wrapped`
      \bwe(?:'re| are|'ve been| have been) (?:
        (?:an?|the) (?:[\w-]+ ){0,3}(?:
          company|firm|shop|store|studio|agency|bakery|business|clinic|practice|start-?up|restaurant|hotel|provider
          |manufacturer|charity|club
        )\b
        |open\b|closed\b|hiring\b|registered\b|licensed\b
      )`,
    wrapped`
      \b(?:contact|about|visit|follow) us\b
      |^\W*(?:
        welcome to [A-Z]|(?:terms|conditions) of (?:service|use|sale)|(?:privacy|returns?|refund|cookie|shipping) policy
      )
      |\bthese terms\b|\b(?:founded|established) in \d{4}, we\b`,
  ].join("|"),
  "i",
);
const WE = /\b(?:we|we're|we've|we'll|our|ours|us)\b/i;
/** "our kids", "we got married": those who say so live together. */
const OF_HOUSEHOLD = new RegExp(
  wrapped`
    \b(?:our|have (?:an?|one|two|three|four)) (?:(?:new|little|first|own|old|dear) ){0,2}(?:
      bab(?:y|ies)|kids?|child(?:ren)?|sons?|daughters?|twins|dogs?|cats?|parents|mum|mom|dad|grand\w+|wedding
      |anniversary|honeymoon|flat|apartment|house|home|garden|holidays?|landlord|neighbou?rs
    )\b
    |\bwe (?:got|are getting|are|were) (?:married|engaged|expecting)\b`,
  "i",
);
const SCHOOL = "The school";
const ORGANISATION = "The organisation";
export const ASKING_LINE = /^\W*\p{L}.*\?\W*$/u;
const FEWEST_QUESTIONS = 2;
const COMPANY = "The company";
export const AUTHORS = "The authors";

/** "Dear Parents and Carers,": the school writes. */
const TO_PARENTS = /^\W*dear (?:parents?|carers?|guardians?|families|parents?\/carers?)\b/i;
const SCHOOL_NAME =
  /^\W*((?:\p{Lu}[\p{L}.'’-]* ){1,5}(?:School|Academy|Nursery|Kindergarten|Preschool|College|Daycare|Playgroup))(?: [-–—|] .*)?\W*$/u;
const schoolIn = (lines: readonly string[]): string | null => {
  if (!lines.slice(0, 10).some((line) => line.split("\n").some((one) => TO_PARENTS.test(one)))) return null;
  const named = lines.flatMap((line) => line.split("\n")).map((line) => SCHOOL_NAME.exec(line)?.[1]);
  return named.find((name) => name !== undefined) ?? SCHOOL;
};

export const severalIn = (lines: readonly string[]): string | null => {
  const school = schoolIn(lines);
  if (school !== null) return school;
  if (lines.slice(0, FIRST_LINES).some((line) => OF_MEETING.test(line))) return TEAM;
  // Who answers what is frequently asked, sells or runs something.
  if (lines.filter((line) => HEADING.test(line) && ASKING_LINE.test(line)).length >= FEWEST_QUESTIONS) return COMPANY;
  if (lines.some((line) => OF_COMPANY.test(line))) return COMPANY;
  if (lines.slice(0, FIRST_LINES).some((line) => OF_ORGANISATION.test(line))) return ORGANISATION;
  if (lines.filter((line) => OF_STUDY.test(line)).length > 1) return AUTHORS;
  if (lines.filter((line) => OF_PROJECT.test(line)).length > 1) return TEAM;
  const [saysWe, sells, isAtHome] = [WE, WE_SELL, OF_HOUSEHOLD].map((said) => lines.some((line) => said.test(line)));
  return saysWe && sells && !isAtHome ? COMPANY : null;
};
