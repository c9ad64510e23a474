// Whom a text names as the one who does something though the name tells no gender: "but Illari screams", "since Kimo left". Of such
// a person "she" is said as likely as of "my wife" who was named before.

import { kinGender, type PronounGender } from "../cues/kin.ts";
import { genderOfName, isPlaceOrNation } from "../cues/proper-names.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { matchesIn } from "../patterns.ts";
import { namedByDeed } from "./acquaintances.ts";

const NAME = String.raw`(\p{Lu}\p{Ll}+)`;
const BE_OR_DO = "is|was|has|had|will|can|can't|won't|does|did|doesn't|didn't|isn't|wasn't|hasn't|could|would";
const PAST =
  "rang|said|told|got|went|came|bought|sold|quit|fell|won|lost|ran|broke|met|left|took|made|threw|gave|slept";
/** Inside a sentence a capital makes a name: "Amaru hands it over, but Illari screams". */
const INSIDE = new RegExp(
  String.raw`(?=\p{Lu})(?<=\b(?:and|but|so|because|since|that|when|while|if|until|though|whether|thinks?|says?|said|, ?) )${NAME} (?=(?:also |just |still |always |never )?(?:${BE_OR_DO}|${PAST}|[a-z]{2,}(?:[^us\W]s|ed))\b)`,
  "gu",
);
/** Any word has one at the front of a sentence; there only what somebody does makes a name: "Illari screams until ...". */
const BY_PERSONS =
  "says|said|thinks|thought|wants|wanted|loves|loved|hates|hated|likes|liked|screams|screamed|cries|cried|snores|snored|plays|played|throws|threw|tells|told|asks|asked|rang|laughed|laughs|smiles|smiled|knows|knew|agreed|refused|refuses|promised|forgot|hopes|lives|lent|borrowed|married|teaches|taught|studies|swims|sings|sang|fell|slept|sleeps|eats|ate|does the|did the|shares (?:a|the|our|my)";
const AT_FRONT = new RegExp(
  String.raw`(?=\p{Lu})(?<=^|[.!?] )${NAME} (?=(?:also |just |still |always |never |really |only )?(?:${BY_PERSONS})\b)`,
  "gu",
);
/** "Quill, our lodger, pays" */
const EXPLAINED = new RegExp(`(?=\\p{Lu})(?<=^|[.!?] )${NAME}, (?:who|(?:my|our) (?:[a-z-]+ )?[a-z]+,) `, "gu");

const NO_NAME = new RegExp(
  `^(?:${WEEKDAY_NAMES}|${MONTH_NAMES}|Christmas|Easter|It|That|This|There|Here|What|He|She|They|We|You|Who|How|Where|When|Why|Which|These|Those|The|My|Our|Your|His|Her|Their|Every\\p{L}+|Some\\p{L}+|Any\\p{L}+|Nobody|Nothing|One|All|Both|Most|People|Life|God|Today|Yesterday|Tomorrow|Mr|Mrs|Ms|Dr|Prof)$`,
  "u",
);

interface Stranger {
  readonly phrase: string;
  readonly gender: PronounGender;
}

const isStranger = (name: string): boolean =>
  !NO_NAME.test(name) && genderOfName(name) === undefined && kinGender(name) === undefined && !isPlaceOrNation(name);

/** One look that most texts fail: a name inside a sentence, or at its front before what only somebody does. */
const MAY_NAME = new RegExp(String.raw`[^.!?"'\s] \p{Lu}\p{Ll}|\p{Lu}\p{Ll}+(?:,| (?:\w+ )?(?:${BY_PERSONS})\b)`, "u");

export const strangersIn = (text: string): Stranger[] => {
  if (!MAY_NAME.test(text)) return [];
  const names = [INSIDE, AT_FRONT, EXPLAINED].flatMap((naming) => matchesIn(text, naming).map(([, name = ""]) => name));
  return [...new Set([...names, ...namedByDeed(text)].filter(isStranger))].map((phrase) => ({
    phrase,
    gender: "open",
  }));
};
