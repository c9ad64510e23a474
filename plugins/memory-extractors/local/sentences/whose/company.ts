// Tells whom "we" means: a clause names the speaker's company, and the next one goes on about all of them.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { TWO_TO_TEN, TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { ED_IN_BASE, IRREGULAR_PAST } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { asGroup } from "./group-sizes.ts";
import { ofAllOf } from "./named-company.ts";

const SOMEBODY = wrapped`
  (?:
    (?:my|our|some|a few|two|three|an?|the) (?:[\w'-]+ ){0,2}?(?:
      ${KIN_NOUNS}|family|fam|group|people|folks|class|team|crew|club|workmates|teens?|teenagers?|apprentices?|pupils?
      |youngsters?|women|men|girls|guys|volunteers|others
    )\b
    |\p{Lu}[\p{L}-]+
  )`;
/** "I'm in a choir", "I play bass in a cover band", "we started a book club" */
const CIRCLE = wrapped`
  (?:an?|my|our|the|this) (?:[\w'-]+ ){0,3}?(?:
    choir|band|orchestra|club|team|league|quartet|trio|ensemble|troupe|society|allotment group|reading group
    |support group
  )`;
const COMPANY = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m|'re|'ve)? (?:(?:just|also|now|still|\w+ly) )*(?:
      in|part of|joined|started|founded|run|belong to|(?:play|sing|row|dance|perform|act) (?:\w+ )?(?:in|with|for)
    ) ${CIRCLE}\b
    |\b(?:
      (?<!\b(?:diagnosed|born|infected) )with|join(?:ed)?|took|brought|visited|talked to|spoke to|talking to
      |met(?: up with)?|mentor(?:ed|ing)?|tutor(?:ed|ing)?|coach(?:ed|ing)?
    ) ${SOMEBODY}
    |\b[Mm]e and (?:[Mm]y |[Oo]ur |\p{Lu})[\p{L}-]+
    |(?:\b(?:[Mm]y|[Oo]ur|[Tt]he) (?:[\w'-]+ ){0,3}[\w'-]+|\p{Lu}[\p{L}-]+) and I\b
    |^(?:[Mm]y|[Oo]ur) (?:[\w'-]+ ){0,2}(?:${KIN_NOUNS})(?: \p{Lu}\p{Ll}+)? (?:
      called|rang|phoned|visited|met|joined|invited
    ) (?:me|us)\b`,
  "u",
);

export const isInCompany = (text: string): boolean => COMPANY.test(text);

export const speaksForSeveral = (text: string): boolean => /^(?:we|we're|we've|we'll|we'd)\b/i.test(text);

/** "We all", "brings us together": people in general, for whom no one name can stand. */
const EVERYBODY = new RegExp(
  wrapped`
    \b(?:we|we're|we are|us)(?: should| must| can| could)? (?:
      all|both(?! (?:an?|some|to|for|in|out|home|there|the|our|my)\b)
    ) ([a-z']+)
    |(?<!\b[a-z]{1,8}(?:ed|ew|et|aw|ave|ook|old|ought|ang) )\b(?:all|most|each|both) of us\b
    |\b(?:bring|unite|connect|bind|tie)(?:s|ing)? us (?:all |closer )*together\b|\bwithin us\b
    |\bpart of something (?:bigger|larger)\b|\b(?:if|when|once|as) we (?:\w+ ){1,2}together\b|\bwe(?:'ve)? got this\b
    |\bmakes? us human\b|\bas humans\b
    |\bthe (?:people|ones|things|places|moments|memories) we (?:all )?(?:love|cherish|treasure|value)\b
    |^(?!.*\b(?:we|we're|we've|us)\b).*\b(?:ourselves|our (?:own )?lives)\b`,
  "gi",
);

/** One look that most clauses fail: what is said of everybody has one of these words. */
const ANYBODYS = /\b(?:we|us|our|ourselves|humans|something)\b/i;

/** "Now we're all going camping on Skye in July": those of a family, and no truth of everybody. */
const ALL_SET_OFF = new RegExp(
  wrapped`
    \bwe(?:'re| are) all (?:
      going(?! to (?!(?:the|a|my|our|his|her)\b|(?-i:\p{Lu})))|flying|driving|moving|travell?ing|heading|coming|meeting
      |camping|staying|spending
    ) (?=
      .*\b(?:
        ${MONTH_NAMES}|${WEEKDAY_NAMES}|(?:next|this) (?:week|weekend|month|year|spring|summer|autumn|fall|winter)
        |Christmas|Easter|tomorrow|tonight|on the \d{1,2}(?:st|nd|rd|th)
      )\b
    )`,
  "iu",
);
/** What "we all" did is told of those who were there; what "we all" do, of everybody. */
export const speaksForEverybody = (text: string): boolean =>
  !/\b(?:I|me|my)\b/.test(text) &&
  ANYBODYS.test(text) &&
  !ALL_SET_OFF.test(text) &&
  matchesIn(text, EVERYBODY).some(
    ({ 1: verb, index }) =>
      verb === undefined || (!IRREGULAR_PAST.has(verb) && (ED_IN_BASE.has(verb) ? index === 0 : !/ed$/.test(verb))),
  );

/** "what they did for us", said of nurses or veterans: for people, whom no one name stands for. */
const DONE_FOR_ALL = new RegExp(
  wrapped`
    \b(
      (?:what|how much|all(?: that)?|everything|the sacrifices) (?:
        they|(?:[a-z]+ ){0,2}(?:soldiers|veterans|nurses|doctors|firefighters|volunteers|teachers|ancestors|elders)
      )(?:'ve| have)? (?:(?:always|all) )?(?:do|did|done|give|gave|given|made|sacrificed?|risk(?:ed)?|fought|fight)
        (?: so much| everything)?
    ) for us\b`,
  "gi",
);

const WE_OPENING = /^(we(?:'re|'ve|'ll|'d)?)\b/i;
const IN_COMPANY_OF_SOME = new RegExp(
  wrapped`
    \b(?<!\b(?:put|putting|pull|pulling|bring|bringing|piece|piecing|got) )(?:together|each other(?:'s)?|one another)\b
    |\bin common\b|^we (?:all )?(?:have|speak|like|do) (?:\w+ly )?different [a-z-]+s\b
    |\bas an? (?:team|group|family|band|couple|crew|class)\b|\bhit it off\b|\btak(?:e|es|ing) turns\b
    |^we've been (?:emailing|texting|messaging|chatting|dating|writing letters)\b
    |\b(?:connect|connected|bond|bonded|bonding) over\b
    |\b(?:met up|caught up|hung out|got together)(?=[.,!]*$| (?:last|on|at|in|yesterday|again|for|this)\b)
    |^we (?:(?:first|actually|only|just) )*(?:met|matched|got engaged|got married|broke up|split up|moved in)(?=
      [.,!]*$| (?:last|on|at|in|there|online|through|${TWO_TO_TEN}|a|\d+|when|while|during|back)\b
    )
    |^we(?:'re| are|'ve been| have been| were| became) (?:(?:now|still|just|also|such|very|good|best|great|close|old) )*(?:
      flatmates|roommates|housemates|classmates|workmates|teammates|bandmates|neighbou?rs|colleagues|co-?workers|friends
      |pen ?pals
    )\b
    |\bclicked (?:right away|instantly|immediately)\b|\bgot along\b`,
  "i",
);
/** "We should repaint the shed": a proposal to the listener. */
const PROPOSES = /^we (?:should|could|might as well|must|ought to) (?!(?:have|all|never|always)\b)/i;
const AHEAD = /^we(?:'ll| (?:should|could|can|will|might as well|must|may|might(?! have\b))) /i;
/** "Every Sunday we made jam together" */
const FRONTED = new RegExp(
  wrapped`
    ^(
      (?:
        (?:every|each|last|this|next) \w+|on \w+days|in the (?:mornings?|evenings?|afternoons?|summers?|winters?)
        |at (?:weekends|night|the weekend)|after (?:school|work|lunch|dinner|church|class)
      )(?: (?:morning|evening|afternoon|night|summer|winter))?
    ),? (we [^,;.!?]*?\b(?:together|each other|one another))\b`,
  "i",
);
/** "Maybe we can meet at yours" */
const MAYBE = /^(?:maybe|perhaps) (?=we\b)/i;
const SUBJECTS: Readonly<Record<string, string>> = {
  we: "I",
  "we're": "I are",
  "we've": "I have",
  "we'll": "I will",
  "we'd": "I would",
};

/** "She's on the same rig, so we'll fly out together": she and I. */
const TOGETHER_WITH_SUBJECT = new RegExp(
  wrapped`
    ^(
      (
        s?he
        |(?!(?:It|That|This|There|Here|What|Then|So|And|But|When|If|Since|Because|After|Before|The|My|Our)\b)
          (?-i:\p{Lu})\p{Ll}+
      )(?:'s|'ll| (?:is|was|has|had|got|will|lives?|works?|plays?|wants?|also|moved|came|joined)) [^.!?]*?,? (?:so|and)
    ) we('ll|'re|'ve|'d)?(?= [^.!?,;]*\b(?:together|each other)\b)`,
  "iu",
);
const withSubjectAlong = (text: string): string =>
  text.search(/ we\b/) < 0
    ? text
    : text.replace(TOGETHER_WITH_SUBJECT, (_, before: string, who: string, verb = "") => {
        const along = /^s?he$/i.test(who) ? who.toLowerCase() : who;
        return `${before} ${along} and ${SUBJECTS[`we${verb}`.toLowerCase()] ?? "I"}`;
      });

/** "We're off", Ida → "Ida and I are off" */
export const asSubject = (text: string, others: string): string =>
  text.replace(WE_OPENING, (we) => `${others} and ${SUBJECTS[we.toLowerCase()] ?? "I"}`);

/** What nobody of a team, at work or at a game, does alone. */
const OF_WORK = new RegExp(
  wrapped`
    \b(?:
      (?:\d+|more|many|new|few|paying|enterprise) (?:customers|users)
      |hir(?:e|ed|ing) (?:an?|two|three|another) (?:\w+ ){0,2}(?:engineer|developer|designer|tester|manager|analyst)s?
      |for QA|investors|head-?count|series [AB]\b|backlog|vendors?
      |in the (?:league|table|cup|play-?offs|semi-?finals?|finals?)|(?:won|lost|drew|beat \w+) \d+[-–:]\d+
      |(?:got )?(?:relegated|promoted to (?:the )?\w+ (?:league|division))|on-?call|rota|deploy(?:s|ed|ing|ments?)?
      |releases?|prod|production|staging|back-?end|front-?end|databases?|postgres|mysql|redis|kafka|kubernetes|k8s
      |terraform|sprints?|stand-?ups?|roadmaps?|SLAs?|outages?|incidents?|pipelines?|repos?|code ?base|APIs?|migrations?
      |post-?mortems?
    )\b`,
  "i",
);

/** "We hang out a lot": nobody does so alone. */
const MUTUAL = new RegExp(
  wrapped`
    ^we (?:(?:\w+ly|still|always|often|also|both) )*(?:
      hang out|talk|chat|meet(?: up)?|catch up|get together|(?:keep|stay) in touch|speak|argue|bicker|text
    )
    (?=
      [.!]*$
      | (?:a lot|every|all the time|often|daily|weekly|most|once|twice|on (?:\w+days|the phone)|regularly|non-?stop)\b
    )`,
  "i",
);

const isOfSeveral = (text: string, listener: string | null): boolean =>
  IN_COMPANY_OF_SOME.test(text) || (listener !== null && (OF_WORK.test(text) || MUTUAL.test(text)));

/** "Four of us meet on Mondays": three others and the speaker. */
const MORE_OF_US = new RegExp(`^(?:the )?(${TWO_TO_TWELVE}) of us (?=[a-z])`, "i");
const COUNTS = TWO_TO_TWELVE.split("|");
const othersAnd = (text: string): string =>
  text.replace(MORE_OF_US, (whole, count: string) => {
    const others = COUNTS[COUNTS.indexOf(count.toLowerCase()) - 1];
    return others === undefined ? whole : `${others} others and I `;
  });

interface Among {
  readonly listener: string | null;
  /** One of several, nobody knows which. */
  readonly isListenerOpen: boolean;
}

/**
 * "We cook together as a family" → "My family and I cook together": what they do together, nobody does alone.
 * A proposal is made to the listener; for the rest it stays open who the others are.
 */
export const withCompany = (said: string, among: Among): string => {
  const { listener, isListenerOpen } = among;
  const along = listener === null ? said : withSubjectAlong(said.replace(DONE_FOR_ALL, "$1"));
  const text = along.replace(FRONTED, (_, when: string, done: string) => `${done} ${lowerFirst(when)}`);
  if (listener !== null && ALL_SET_OFF.exec(text)?.index === 0) return asSubject(text, "Some others");
  const maybe = listener === null ? undefined : MAYBE.exec(text)?.[0];
  if (maybe !== undefined) return maybe + withCompany(text.slice(maybe.length), among);
  if (listener !== null && MORE_OF_US.test(text)) return othersAnd(text);
  const told = asGroup(text, listener);
  if (told !== null) return told;
  const opening = WE_OPENING.exec(text)?.[1];
  const isProposal = listener !== null && PROPOSES.test(text);
  if (opening === undefined || !(isProposal || isOfSeveral(text, listener)) || isInCompany(ofAllOf(text))) return text;
  const group = /,? as an? (family|team|couple|band|group|class|crew)\b/i.exec(text);
  const named = group?.[1]?.toLowerCase() === "couple" ? "My partner" : `My ${group?.[1]}`;
  const isOfListener = listener !== null && !isListenerOpen && (isProposal || AHEAD.test(text));
  const others = group !== null ? named : isOfListener ? listener : "Some others";
  return asSubject(text, others).replace(group?.[0] ?? "", "");
};
