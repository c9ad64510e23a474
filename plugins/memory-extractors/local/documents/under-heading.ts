// What a statement of a document is put under: the heading goes before what does not say itself whom or what it is about.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "../capitals.ts";
import { isFirstName } from "../cues/proper-names.ts";
import { FIRST_PERSON } from "../cues/signals.ts";
import { NAMED_SUBJECT } from "./prose.ts";
import { NO_NAME } from "./subjectless.ts";

const OPENS_WITH_DETERMINER =
  /^(?:The|Our|All|Each|Every|Both|Most|Many|Some|A|An|No|Two|Three|Four|Five|First|Second|Third|Next|Final|New|Old|About|There|You)\b/;
/** "In December the hinge broke": what broke, its title says. */
const OPENS_WITH_TIME = new RegExp(
  wrapped`
    ^(?:In|On|At|Since|After|Before|During|By|From|Until|Within|For) (?:the )?[\p{L}\d]+(?: [\p{L}\d]+){0,3},? (?:
      the|our|all|both|each|it
    ) `,
  "u",
);
const OPENING_NAME = /^(\p{Lu}[\p{L}\d'’-]*)((?: \p{Lu}[\p{L}\d'’-]*)*)/u;

/** "Makes two loaves", "Costs 40 euros": what does, its title says. */
const LEAVES_OUT_THING =
  /^(?:Makes|Serves|Takes|Keeps|Costs|Includes|Contains|Requires|Weighs|Measures|Comes|Fits|Supports|Runs|Opens|Closes|Starts|Ends|Lasts) /;

/** "Luis is to write the plan" */
const ASSIGNED = /^\p{Lu}\p{L}+(?: (?:(?:and|&) )?\p{Lu}\p{L}+)* (?:is|are) to /u;

/** "Model no. K4" */
const OF_CODE = /^\p{Lu}\p{Ll}+ (?:no\.|number|code)(?= )/u;

interface Written {
  /** Under the title of what nobody writes of himself: there a single word rarely is a name. */
  readonly isOfDocument: boolean;
  /** For several, as minutes and handbooks: "Samir reports a surplus" leaves open of what. */
  readonly isOfSeveral: boolean;
}

/** Whether a statement says itself whom or what it is about. */
const namesItsTopic = (text: string, { isOfDocument, isOfSeveral }: Written): boolean => {
  if (ASSIGNED.test(text)) return true;
  if (isOfSeveral || LEAVES_OUT_THING.test(text)) return false;
  if (!NAMED_SUBJECT.test(text) || /^[A-Z]{2}/.test(text) || OPENS_WITH_DETERMINER.test(text)) return false;
  if (OPENS_WITH_TIME.test(text) || OF_CODE.test(text)) return false;
  const [, first = "", more = ""] = OPENING_NAME.exec(text) ?? [];
  // "Configuration lives in a file" does not.
  if (more === "" && NO_NAME.test(first) && !isFirstName(first)) return false;
  // "Laptops must be encrypted" opens like a name.
  return !isOfDocument || more !== "" || isFirstName(first);
};

/** "Yuki reported", "Idris owns", "DynamoDB is", "Flight AU 218"; not "Laptops are", "Smoking is" */
const LIKE_NAME = new RegExp(
  wrapped`
    ^(?:
      \p{Lu}{2}|(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\b|\p{Lu}\p{Ll}+ (?:and|&) \p{Lu}
      |\p{Lu}\p{Ll}+s (?:
        complained|reported|noted|suggested|proposed|objected|presented|explained|mentioned|volunteered|apologi[sz]ed
      ) |\p{Lu}\p{Ll}+['’]s |\p{Lu}\p{Ll}+s (?:is|was|has|\p{Ll}{2,}s) |\p{L}+[\d\p{Lu}]|\p{Lu}[\p{L}-]* \p{Lu}
      |\p{Lu}\p{Ll}+(?<!s|ing|ion|ment|ness|ity) (?:
        is|was|has|had|will|can|(?:does|did|is|was|has|wo|ca|could|would)n['’]t
        |\p{Ll}+(?:ed|s)(?! (?:are|were|have|had|must|can|will|may|should)\b)|took|gave|said|told|made|came|went|won
        |lost|got|left|found|bought|sold|led|met|paid|chose|broke|became|split
      ) )`,
  "u",
);
const opensLikeName = (text: string): boolean =>
  (LIKE_NAME.test(text) || isFirstName(OPENING_NAME.exec(text)?.[1] ?? "")) && !OPENS_WITH_DETERMINER.test(text);

/** A name of the title's own: "Brandmair" under "Otto Brandmair". */
const sharesName = (text: string, heading: string): boolean => {
  const words = new Set(text.slice(0, 60).split(/[^\p{L}\d-]+/u));
  return (heading.match(/\p{Lu}[\p{L}\d-]{3,}/gu) ?? []).some((name) => words.has(name));
};

/**
 * "The deadline is 5 May" says little without "Apollo": the heading goes before what has no name of its own.
 */
export const underHeading = (text: string, heading: string, written: Written): string => {
  if (heading === "" || FIRST_PERSON.test(text) || namesItsTopic(text, written)) return text;
  const isNamed = text.toLowerCase().includes(heading.toLowerCase());
  if (isNamed || (written.isOfDocument && sharesName(text, heading))) return text;
  return `${heading}: ${opensLikeName(text) ? text : lowerFirst(text)}`;
};

/** Which team agreed, says the title; so it does for who writes in a thread. */
export const ofGroup = (text: string, group: string | null, topic: string): string => {
  if (group === null || !text.toLowerCase().includes(group.toLowerCase())) return text;
  if (group.startsWith("The ")) return underHeading(text, topic, { isOfDocument: true, isOfSeveral: true });
  return topic === "" || text.startsWith(topic)
    ? text
    : `${topic}: ${text.startsWith(group) || opensLikeName(text) ? text : lowerFirst(text)}`;
};
