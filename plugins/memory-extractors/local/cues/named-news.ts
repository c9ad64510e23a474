// What a user of an assistant tells of somebody, or of a firm, by name, when there is a time or a number in it: "Noor left after five weeks", "Bo is
// back since March", "Rita's staying in Oslo till Easter".

import { wrapped } from "#domain/wrapped.ts";
import { anyOf } from "../patterns.ts";
import { OFFICES } from "../references/persons/strangers.ts";
import { isFirstName } from "./proper-names.ts";

const OFTEN = "(?:(?:also|now|still|just|finally|already|only|recently|currently|usually|sadly) )*";
const IS = anyOf(
  String.raw`back (?!to (?:the|this|that)\b)|away|off (?:sick|work|school|until|till|for)|out (?:until|till|sick)`,
  "here (?:until|till|for|from|every)|home (?:until|till|from|on)",
  "on (?:leave|holiday|vacation|nights|days|call|sick leave|parental leave|paternity leave|maternity leave|(?:till|until) )",
  wrapped`
    (?:
      staying|coming|leaving|joining|visiting|moving|returning|flying|working|living|teaching|studying|starting|retiring
      |going (?:to|back|away)|bringing|picking|paying|lending|helping
    ) `,
);
/** A price, a prescription: "Fjord Tours quoted 3,400", "Dr Lenz prescribed 20 mg" */
const GAVE = anyOf(
  "quoted|prescribed",
  wrapped`
    (?:wants|wanted|charges|charged|asks|asked) (?:(?:me|us) )?(?:for )?(?:(?:about|around|only|another) )*[£$€]?\d[\d.,]*k?
      (?: ?[a-z€$£]+)? (?:for (?:the|my|our|it|both)|a (?:week|month|night|day|head)|per |each|upfront|in advance)`,
  "(?:told|offered|promised|sent|gave) (?:me|us)\\b",
);
const FIRM = "\\p{Lu}[\\p{L}'-]+(?:(?: (?:&|and|of))? \\p{Lu}[\\p{L}'-]+){0,2}";
const DID = anyOf(
  String.raw`left (?!the (?:room|building)\b)|came (?:back|over|home|round|along)|joined|started|quit|resigned`,
  "retired|moved|paid|signed|cancelled|canceled|agreed|offered|promised|stayed|stays|starts|leaves|joins",
  "comes|visits|lent",
  "g[eo]ts? (?:back|a|an|the|into|in|his|her|their|custody|engaged|married|promoted|hired|fired)\\b",
  wrapped`
    (?:fitted|installed|repaired|fixed|mounted|delivered|replaced|repainted|rewired|measured|finished|put (?:in|up)) (?:
      the|an?|my|our|two|three|new|[a-z]+ [a-z]+s
    )\b`,
  String.raw`won't (?:go|come|sell|pay|accept|budge|sign|take|wait|be (?:back|here|home|there))\b`,
  String.raw`handed (?:\w+ )?in|approved|confirmed|accepted|refused|dropped out`,
  "(?:will|'ll|can) (?:come|take|do|bring|pay|pick|stay|start|join|lend|help|send|drive|cover|look after|walk|feed)",
);
/** In what is asked about the world: "Napoleon left Elba", "Tesla moved". */
const NO_NAME = wrapped`
  (?!
    (?:
      The|This|That|It|He|She|They|We|You|There|What|Who|All|Some|Most|Each|Every\p{L}*|Any\p{L}*|No|Nobody|One|Two
      |Three|In|On|At|My|Our|Your|His|Her|Their|Its|I|If|When|Nobody|Somebody|Someone|People
    )\b
  )`;
const OF_FIRM = new RegExp(`^(?:Dr\\.? |Mrs?\\.? |Ms\\.? )?${NO_NAME}(${FIRM}) ${OFTEN}(?:${GAVE})`, "u");
const BY_NAME = new RegExp(
  `^${NO_NAME}(\\p{Lu}\\p{Ll}+)(?: \\p{Lu}\\p{Ll}+)?(?:(?:'s| is| was) ${OFTEN}(?:${IS})| ${OFTEN}(?:${DID}))`,
  "u",
);
/** "Brendan smokes again", "Ruth cooks most nights" */
const HABIT = new RegExp(
  wrapped`
    ^(\p{Lu}\p{Ll}+) (?!is\b|was\b|has\b|does\b|says\b|thinks\b|wants\b|seems\b|looks\b|means\b|knows\b)[a-z]{3,}s (?:[\w'-]+ ){0,4}?(?:
      again|now|nowadays|these days|every (?:other )?\w+|(?:most|on) (?:\w+days|days|nights|mornings|evenings|weekends)
      |(?:full|part)[- ]time
    )[.!]*$`,
  "u",
);

/** "In 1815", "for 30 years": told of the past of the world rather than of somebody's week. */
const OF_HISTORY =
  /\b1\d{3}\b|\bin 20\d\d\b|\bcentury\b|\bB\.?C\b|\b(?:king|emperor|president|army|war|empire|troops)\b/i;

/** Whom the news is of; null where it is none. */
export const ofWhomNews = (text: string): string | null =>
  OF_HISTORY.test(text) ? null : ((BY_NAME.exec(text) ?? OF_FIRM.exec(text))?.[1] ?? null);

/** Somebody by a first name who does something again, now or every so often. */
export const hasHabit = (text: string): boolean => isFirstName(HABIT.exec(text)?.[1] ?? "");

/** "The agent, Sanne, said there are six other bidders", "The supplier now says 1.15 each": of what the user deals with. */
const SAYS_OF_MATTER = new RegExp(
  wrapped`
    ^the (?:\w+ )?(?:
      ${OFFICES}|supplier|broker|surveyor|garage|bank|seller|caterer|venue|florist|photographer|printer|insurer|council
    )(?:, (?-i:\p{Lu})[\p{L} ]+,)? (?:(?:now|also|just|already) )?
    (?:
      says?|said|quoted|offered|promised|charges|confirmed|told (?:me|us)
    )\b`,
  "iu",
);
export const isOfMatter = (text: string): boolean => /\d|,/.test(text) && SAYS_OF_MATTER.test(text);
