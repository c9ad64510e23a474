// Who "some others and I" are, where the turn or the one before names one company or partner: "My choir and I cook together".

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { isFirstName } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { OF_TWO } from "#plugins/memory-extractors/local/references/persons/company-meant.ts";

const GROUP = `(?:[\\w-]+ ){0,2}?(?:${KIN_NOUNS}|family|fam|team|band|group|class|crew|choir|club|squad|troupe|orchestra)`;
/** Not "my old crew mate". */
const OWN_GROUP = new RegExp(
  wrapped`
    \b(?:my|our|(?:got|have|seeing|dating|met) a(?: new)?) (${GROUP})\b(?! (?:
        mates?|members?|leader|captain|manager|teacher|practice
      )\b
    )`,
  "gi",
);
const GROUP_OF_LISTENER = new RegExp(`\\byour (${GROUP})\\b`, "gi");
/** "The choir made him a card and we sing for him": those who did. */
const GROUP_DOES = new RegExp(
  wrapped`
    \b(?:the|this) ((?:[a-z]+ )?(?:team|band|group|class|crew|choir|club|squad|troupe|orchestra)) (?:all )?(?:
      \w+ed|made|is|are|was|were|has|have|bought|got|sent|wrote|sang|wants?|came|went|gave
    )\b`,
  "gi",
);
/** "We were classmates": says itself who they are. */
const OTHERS =
  /^Some others and I\b(?! (?:were|are|have been|became) (?:\w+ )?(?:[a-z]*mates|friends|neighbou?rs|colleagues|partners|strangers)\b)/;

/** "We broke up", "we split up": whoever it was, it was the partner. */
const OF_A_COUPLE = new RegExp(wrapped`
  ^Some others and I (?:(?:first|actually|only|just|finally|sadly) )*(?:
    broke up|split up(?=[.,!]*$| (?:last|in|on|a|two|three|\d+) )|separated
    |(?:got|are getting) (?:engaged|married|divorced)
    |(?:have|had) been together for (?:\w+ )?(?:years|months|\w+ (?:years|months))
  )\b`);

/** "How long have you been engaged?" "Ten years. We met in Cork" */
const COUPLE_ASKED = new RegExp(
  wrapped`
    \byou(?: (?:two|guys|both|and [^?.!]{2,30}?))? (?:been|got|get|getting) (?:married|together|engaged)\b
    |\byour (?:wedding|anniversary|(?:ten|twenty|thirty|forty|fifty|\d+)[a-z-]* anniversary)\b`,
  "i",
);

/** "We made jam together, and now I do it with my niece" */
const OF_ME_ALONE = /(?<!^Some others),? (?:and|but) (?:now )?I\b/;
export const ofAllOf = (text: string): string => text.split(OF_ME_ALONE, 1)[0] ?? text;

/** "Yes, with a running group from the mill. We met on Tuesdays." */
const WITH_GROUP = new RegExp(
  wrapped`
    ^\s*(?:(?:yes|yeah|yep|no|nope),? )?with (
      an? (?:[\w-]+ ){0,3}(?:group|club|team|band|choir|class|crew|squad)
      (?: (?:from|at|in|of) (?:(?:the|my) )?[\w-]+)?
    )[.!]\s*$`,
  "i",
);

/** The one group or person that a text names as somebody's own. */
const onlyGroup = (text: string, pattern: RegExp): string | null => {
  const groups = new Set(matchesIn(text, pattern).map(([, group = ""]) => group.toLowerCase()));
  return groups.size === 1 ? ([...groups][0] ?? null) : null;
};

const NAMED = wrapped`
  ((?!(?:${WEEKDAY_NAMES}|${MONTH_NAMES})\b)(?-i:\p{Lu})\p{Ll}+)(?= ?(?:[.,;!?]|$)
    | (?:(?:but|now|too|since|from|on|for|in|to|at|along|yesterday|next|last|meet|first)\b|and (?-i:\p{Ll}))
  )`;
/** "Her name is Leila", "I'm bringing Amara", "I split up with Ben" */
const PARTNER = new RegExp(
  wrapped`
    \b(?:
      (?:his|her) name(?:'s| is)
      |I(?:'m| am|'ve been| was| started) (?:bringing|dating|marrying|engaged to|going out with)
      |I(?:'ve been| started) seeing
      |I(?:'ve| have)? (?:broke(?:n)? up|split(?: up)?|got(?:ten)? (?:back )?together|moved in) with
      |I (?:brought|met|married|left|divorced|dumped|dated)
      |my (?:ex|husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?)(?: is| was|'s)(?: called)?
      |(?:someone|somebody|(?:guy|man|girl|woman|lady)) (?:called|named)
    ) ${NAMED}`,
  "giu",
);
/** "How did you and Leila meet?" */
const PARTNER_ASKED = new RegExp(String.raw`\byou (?:and|meet|met|know) ${NAMED}`, "giu");
/** What two people do, and no more of them. */
const DONE_BY_TWO = new RegExp(wrapped`
  ^Some others and I (?:\w+ )?(?:
    (met(?! up\b)|matched|moved in)|got engaged|got married|broke up|split up
    |(?:were|are|have been|had been) together(?= (?:for|since|until|from)\b|[.,]|$)
  )`);
/** "Ada is a nurse, and we met at work" */
const SAID_OF_ONE = /^(\p{Lu}\p{Ll}+) (?:is|was|works|lives|teaches|runs|has|studies|plays|comes) [^.!?]*[.!]?$/u;
const oneSaidOf = (own: string): string | null => {
  const name = SAID_OF_ONE.exec(
    own
      .split(/(?<=[.!?]) /)
      .at(-1)
      ?.trim() ?? "",
  )?.[1];
  return name !== undefined && isFirstName(name) ? name : null;
};
/** "My friend Ada is a nurse and we met at work" → "My friend Ada is a nurse, and Ada and I met at work" */
const MET_INSIDE = new RegExp(
  wrapped`
    ((?:^|, )(?:(?:[Mm]y|[Oo]ur) (?:[a-z-]+ ){1,3})?)(\p{Lu}\p{Ll}+) (
      (?:is|was|works|lives|teaches|runs|has|studies|plays|comes|came|called|rang|wrote|apologi[sz]ed|turned up)\b[^,.!?;]*?
    ),? and we(?= (?:(?:both|first|actually|all|finally) )*(?:
        met (?:at|in|on|through|when|while|during|by|last|back|years)
        |made up|hugged|talked (?:it|things|everything) (?:over|out|through)|shook hands
      )\b
    )`,
  "u",
);
export const withMetInside = (text: string): string =>
  text.includes(" and we ")
    ? text.replace(MET_INSIDE, (all, owner: string, name: string, said: string) =>
        isFirstName(name) ? `${owner}${name} ${said}, and ${name} and I` : all,
      )
    : text;
/** Whom nobody marries. */
const RELATIVE =
  /\b(?:brother|sister|mum|mom|mother|dad|father|parents|son|daughter|kids|children|family|aunt|uncle|cousins?|grand\w+)$/;

/** Who the other of two is: the one person whom the speaker names, or the other asks after. */
const partnerIn = (own: string, other: string): string | null => {
  const names = (text: string, pattern: RegExp): string[] => [
    ...new Set(matchesIn(text, pattern).map(([, name = ""]) => name)),
  ];
  const told = names(own, PARTNER);
  const [name, ...more] = told.length > 0 ? told : names(other, PARTNER_ASKED);
  return name === undefined || more.length > 0 ? null : name;
};

/** "I wrote mine on the train and Ruta wrote hers at home. We hadn't read them to each other" */
const DID_THE_SAME = /\bI ([a-z]+)\b[^.!?;]{0,60} (?:and|but|while) ((?!The\b)\p{Lu}\p{Ll}+) \1\b[^.!?]*[.!]?\s*$/u;

/**
 * "Some others and I cook together" → "My choir and I cook together", where one company was named: by the speaker in this turn,
 * else by the other, who asked after it, else by the speaker in the turn before.
 */
export const withNamedCompany = (text: string, own: string, other: string, earlier: string): string => {
  if (!OTHERS.test(text)) return text;
  const same = OF_TWO.test(text) ? DID_THE_SAME.exec(own)?.[2] : undefined;
  if (same !== undefined) return text.replace(OTHERS, `${same} and I`);
  const two = DONE_BY_TWO.exec(text);
  const isNamed = two !== null && partnerIn(own, "") !== null;
  const group =
    onlyGroup(`${own} ${ofAllOf(text)}`, OWN_GROUP) ??
    (isNamed ? null : (onlyGroup(other, GROUP_OF_LISTENER) ?? onlyGroup(earlier, OWN_GROUP)));
  const isOfCouple = two !== null && two[1] === undefined;
  if (group !== null && !(isOfCouple && RELATIVE.test(group))) return text.replace(OTHERS, `My ${group} and I`);
  const beside = WITH_GROUP.exec(own)?.[1];
  if (beside !== undefined) return text.replace(OTHERS, `${upperFirst(beside)} and I`);
  const doing = two === null ? onlyGroup(own, GROUP_DOES) : null;
  if (doing !== null) return text.replace(OTHERS, `The ${doing} and I`);
  const isCouple = OF_A_COUPLE.test(text) || (two !== null && COUPLE_ASKED.test(other));
  const met = two?.[1] === "met" || two?.[1] === "matched" ? oneSaidOf(own) : null;
  const partner = (two === null ? null : (partnerIn(own, other) ?? met)) ?? (isCouple ? "My partner" : null);
  return partner === null ? text : text.replace(OTHERS, `${partner} and I`);
};
