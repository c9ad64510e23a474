// "Hannah's applying too": behind a first name and "'s" stands what somebody does, where no verb behind it makes it a thing of theirs
// ("Hannah's singing is awful").

import { isFirstName } from "../cues/proper-names.ts";
import type { Acquaintances } from "../references/acquaintances.ts";

const DOES =
  /^(\p{Lu}\p{Ll}+)'s (?=(?:(?:also|still|just|now|already|not|never|always|only) )*(?!(?:wedding|meeting|painting|drawing|building|training|clothing|parking|writing|cooking|reading|recording|evening|morning|offspring|feelings?|hearing|viewing|ring|king|wing|sibling|darling|earring|string|spring|ceiling|something|nothing|thing|rating|ending|standing|singing|suffering|funding|pudding|bearing|ranking)\b)[a-z]{2,}ing\b(?!s\b)(?! (?:of|is|was|has|had|makes|made|helps|sounds|gets|got|went|can|will|took|takes|needs)\b)(?! [a-z]+ (?:is|was|has)\b))/u;

export const withNameIsDoing = (text: string, known: Acquaintances): string =>
  text.includes("'s ")
    ? text.replace(DOES, (all: string, name: string) =>
        isFirstName(name) || known.has(name.toLowerCase()) ? `${name} is ` : all,
      )
    : text;
