// Who does something that one person does at a time: "Birgit is responsible for testing", "Aroha takes over testing".

import { wrapped } from "#domain/wrapped.ts";
import { isOwned, type Said, wordsOf } from "./said.ts";

const WHO = "([a-z][a-z'-]+)";
const ADVERB = "(?:now |currently |also )?";
const HANDLES = "(?:handles|does|runs|leads|manages|organises|organizes|owns|coordinates|looks after|takes care of)";
const CHARGED = "(?:is |are )?(?:responsible for|in charge of|taking care of|looking after)";
const THING = "((?:[a-z0-9.-]+ ){0,3}?[a-z0-9.-]+)";
const END = "(?= ,|$| now| from| since| for| at| while| until| and| because| as| instead)";

/** "User's partner is Femke, she does the design" */
const HOLDS = new RegExp(
  wrapped`
    (?:^|, |^user 's [a-z ]{2,40} is )${WHO}(?: , (?:she|he|they|who))? ${ADVERB}
      (?:${CHARGED}|${HANDLES} (?=the |our |user 's |all )) ?(?:the |our |all |user 's )*${THING}${END}`,
);
const TAKES_OVER = new RegExp(
  `(?:^|, |and )${WHO} (?:has |have |is |now )*(?:takes?|took|taken|taking) over (?:the |our |all |user 's )*${THING}${END}`,
);
const BY_NOW = /(?: |^)(?:now|from now on|these days|instead)(?: |$)/;

export interface Duty extends Said {
  readonly isNews: boolean;
}

export const readDuty = (line: string, names: ReadonlySet<string>): Duty[] => {
  for (const [pattern, isTakeover] of [
    [TAKES_OVER, true],
    [HOLDS, false],
  ] as const) {
    const [, who = "", what = ""] = pattern.exec(line) ?? [];
    const of = wordsOf(what);
    if (of.length > 0 && (names.has(who) || who === "user") && !isOwned(what))
      return [{ of, value: who, isNews: isTakeover || BY_NOW.test(line) }];
  }
  return [];
};
