// Whom "we" means where the user of an assistant speaks of a team, a club or a shop of theirs: what these do, the user does not
// do alone.

import { wrapped } from "#domain/wrapped.ts";
import { TWO_TO_TEN } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { FIRST_SINGULAR } from "#plugins/memory-extractors/local/cues/signals.ts";
import { oncePer } from "#plugins/memory-extractors/local/once-per.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { plainOf } from "#plugins/memory-extractors/local/reading/normalise.ts";
import { isToAssistant, type Passage } from "#plugins/memory-extractors/local/reading/passages.ts";
import type { Clause } from "#plugins/memory-extractors/local/sentences/clause.ts";
import { possessive } from "#plugins/memory-extractors/local/telling/person.ts";

const GROUPS = wrapped`
  team|squad|choir|band|orchestra|ensemble|club|society|association|charity|co-?op|cooperative|collective|congregation
  |crew|league|troupe|committee|brigade|department|company|firm|startup|shop|store|bakery|caf[eé]|restaurant|salon
  |clinic|pharmacy`;
/** "our debate team", "my choir" */
const OWN_GROUP = new RegExp(
  wrapped`
    \b(?:my|our) ((?:(?!(?:own|whole|entire|little|new|old|former|last|first)\b)[\p{L}'-]+ ){0,3}?(?:${GROUPS}))\b(?! (?:
        of|mates?|members?|meeting|practice|name|owner|website|days|years|era|room|gear|uniform|jersey|shirt|trip|camp
        |weekend|night|dinner
      )\b
    )`,
  "giu",
);
/** "The club made me treasurer", "I'm the secretary of a choir" */
const OFFICE_IN_GROUP = new RegExp(
  wrapped`
    \b(?:
      the ((?:[\p{L}'-]+ )?(?:${GROUPS})) (?:(?:has|have|just) )?(?:made|elected|appointed|chose|voted) me\b
      |I(?:'m| am|'ve been) (?:the |an? )?(?:[a-z]+ )?(?:
        treasurer|secretary|chair(?:man|woman|person)?|captain|president|member|coach|conductor|manager|head
      ) (?:of|at|in) (?:the|an?) ((?:[\p{L}'-]+ ){0,2}?(?:${GROUPS}))\b
    )`,
  "giu",
);
/** What only several have or do: with an office in a group one may still speak of home. */
const OF_GROUP = new RegExp(
  wrapped`
    \b(?:
      members?|players|singers|employees|staff|volunteers|fees?|subs|rehearse|train|won|lost|drew|play|perform|concerts?
      |tournaments?|match(?:es)?|boats|customers|turnover
    )\b`,
  "i",
);
const ANY_GROUP = new RegExp(String.raw`\b(?:${GROUPS})\b`, "gi");
/** Others whom "we" can mean as well. */
const OF_HOME = new RegExp(
  wrapped`
    \b(?:my|our) (?:[\w-]+ )?(?:
      wife|husband|partner|spouse|girlfriend|boyfriend|fianc[eé]e?|kids?|child|children|sons?|daughters?|family|fam
      |parents|mom|mum|dad|mother|father|brother|sister|home|house|flat|apartment|neighbou?rs?|roommates?|flatmates?
    )\b
    |\bme and my\b|\b(?-i:[A-Z])[\w'-]+ and I\b|\b(?:pregnant|the baby)\b`,
  "i",
);
const OPENS_WITH_WE = /^(?:[^,]{2,30}, )?we(?:'re|'ve|'ll|'d)?\b/i;
/** How far back the group may have been named. */
const NEAR = 5;

interface SpokenOf {
  readonly groups: readonly string[];
  /** Where the speaker has an office, and no other group is named. */
  readonly office: string | null;
  readonly isOfHome: boolean;
}
const officeIn = (said: string): string | null => {
  const [, ofIt, inIt] = matchesIn(said, OFFICE_IN_GROUP)[0] ?? [];
  const isOnly = new Set(matchesIn(said, ANY_GROUP).map(([word]) => word.toLowerCase())).size === 1;
  return isOnly ? ((ofIt ?? inIt)?.toLowerCase() ?? null) : null;
};

/** The groups that a turn names as its speaker's - a second one leaves open which is meant -, and whether it speaks of home: each clause that says "we" asks. */
const spokenOf = oncePer(({ sentences }: Passage): SpokenOf => {
  const said = sentences.map(plainOf).join(" ");
  const groups = matchesIn(said, OWN_GROUP).map(([, group = ""]) => group.toLowerCase());
  return { groups: [...new Set(groups)].slice(0, 2), office: officeIn(said), isOfHome: OF_HOME.test(said) };
});

/** "another firm", "a bigger agency", "Aldi"; not "ants", "St Mary" */
const A_FIRM = wrapped`
  (?:
    (?!St\b|Saint\b)(?-i:\p{Lu})[\p{L}&'-]+
    |(?:another|an?|the|two|some) (?:[a-z-]+ ){0,2}(?:firm|company|bank|agency|studio|business|competitor|rival|start-?up|chain|corporation|practice)s?
  )\b`;
/** What only a firm does: "we're merging with another firm", "we've laid off a third of the staff". */
const FIRM_DOES = new RegExp(
  wrapped`
    ^we(?:'re|'ve| are| have| were)? (?:(?:just|now|also|being|been|getting|got|gotten|going to be|about to be) )*(?:
      merg(?:ing|ed) with ${A_FIRM}|(?:taken over|acquired|bought (?:out|up)) by ${A_FIRM}
      |(?:laying off|laid off) (?:
        half|an? (?:third|quarter|tenth|lot)|most|many|some|several|staff|people|everyone|everybody|workers|employees|hundreds
        |thousands|\d+|${TWO_TO_TEN}|the (?:whole|entire) (?:team|staff|crew|department)
      )
      |(?:on|under) a hiring freeze
    )\b(?!.*\b(?:my|our|us)\b)(?![^,;.]*\b(?:choir|club|band|orchestra|school|church|parish|league|squad)\b)`,
  "iu",
);

/** "User's debate team", where a clause of the turn at `at` says "we" and the user named one group of theirs and nobody else; else null. */
export const groupMeant = (
  passages: readonly Passage[],
  at: number,
  { text, passage, isTogether }: Clause,
): string | null => {
  if (!isTogether && FIRM_DOES.test(text) && !FIRST_SINGULAR.test(text) && spokenOf(passage).groups.length === 0)
    return `${possessive(passage.speaker)} company`;
  if (
    isTogether ||
    !isToAssistant(passage) ||
    passage.isAboutCode ||
    !OPENS_WITH_WE.test(text) ||
    FIRST_SINGULAR.test(text)
  )
    return null;
  const near = passages
    .slice(Math.max(0, at - NEAR), at + 1)
    .filter(({ role }) => role === "user")
    .map(spokenOf);
  if (near.some(({ isOfHome }) => isOfHome)) return null;
  const ofOffice = OF_GROUP.test(text) ? near.map(({ office }) => office).filter((one) => one !== null) : [];
  const [group, other] = new Set([...near.flatMap(({ groups }) => groups), ...ofOffice]);
  if (group === undefined || other !== undefined || text.toLowerCase().includes(group)) return null;
  return `${possessive(passage.speaker)} ${group}`;
};
