// From whom somebody has something: "buys the wool from Fellside", "is with Marlow for the wool now".

import { stem } from "../reading/stem.ts";
import { isOwned, type Said, wordsOf } from "./said.ts";

const NAME = "([a-z0-9][a-z0-9' .-]{1,30}?)";
const END = "(?= ,|$| now| since| from| for| instead| these| because| and| as| again| in )";
const ROLE = "(?:supplier|provider|dealer|vendor|distributor|wholesaler|courier|printer|host|insurer)";
const THING = "(?:the |their |all |most |user 's )*((?:[a-z-]+ ){0,2}[a-z-]+)";

/** Each captures the thing and the name, or the name and the thing. */
const SOURCES: readonly (readonly [pattern: RegExp, thing: 1 | 2])[] = [
  // "User's flour supplier is Doune"
  [new RegExp(`^user 's (?:new )?((?:[a-z-]+ ){0,2}${ROLE}) (?:is|was|is now|became) ${NAME}${END}`), 1],
  [new RegExp(`^${NAME} (?:is|are|became) (?:now )?user 's (?:new )?((?:[a-z-]+ ){0,2}${ROLE})(?: |$)`), 2],
  // "User gets their flour from Doune now"
  [
    new RegExp(
      `^user (?:now )?(?:gets?|buys?|orders?|sources?|has|is getting|is buying|is ordering) ${THING} from ${NAME}${END}`,
    ),
    1,
  ],
  // "User's flour comes from Doune", "User's broadband is with Doune"
  [
    new RegExp(
      `^user 's ((?:[a-z-]+ ){0,2}[a-z-]+) (?:is|are|comes?|is now|now comes?) (?:now )?(?:with|from) ${NAME}${END}`,
    ),
    1,
  ],
  // "User is with Doune for the broadband", "User uses Doune for deliveries"
  [new RegExp(`^user (?:is|are|has been|is now) with ${NAME} for ${THING}`), 2],
  [new RegExp(`^user (?:now )?(?:uses?|is using) ${NAME} for ${THING}`), 2],
  // "User switched the flour to Doune", "User has switched to Doune for the flour"
  [new RegExp(`^user (?:has |have |had |just )?(?:switched|changed|moved) ${THING} (?:over )?to ${NAME}${END}`), 1],
  [
    new RegExp(
      `^user (?:has |have |had |just )?(?:switched|changed|moved|gone over|went over) (?:over )?to ${NAME} for ${THING}`,
    ),
    2,
  ],
  // "User has changed couriers, it is Swift Lane now"
  [
    new RegExp(
      `^user (?:has |have |had |just )?(?:switched|changed) (${ROLE})s? , (?:it is|user is with|now it is) ${NAME}${END}`,
    ),
    1,
  ],
];
/** What it is that one of these does. */
const SERVICES = new Map(
  ["courier delivery", "printer printing", "host hosting", "insurer insurance"].map((line) => {
    const [who, what] = line.split(" ").map(stem);
    return [who!, what!] as const;
  }),
);
const IS_ROLE = new RegExp(` ?${ROLE}$`);

/** From whom what comes; only names are from whom: "gets the eggs from a farm" is as good as none. */
export const readSource = (line: string, names: ReadonlySet<string>): Said[] => {
  for (const [pattern, thing] of SOURCES) {
    const found = pattern.exec(line);
    if (found === null) continue;
    const [what, name] = thing === 1 ? [found[1]!, found[2]!] : [found[2]!, found[1]!];
    const isNamed = name.split(" ").every((word) => names.has(word));
    const of = wordsOf(what.replace(IS_ROLE, "") || what).map((word) => SERVICES.get(word) ?? word);
    if (isNamed && of.length > 0 && !isOwned(what)) return [{ of, value: name }];
  }
  return [];
};
