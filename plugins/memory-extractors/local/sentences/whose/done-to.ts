// What a vet, a school or a doctor does to somebody whom a user of an assistant knows by name, or says of them.

import { wrapped } from "#domain/wrapped.ts";
import { isFirstName, isPlaceOrNation } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { OFFICES } from "#plugins/memory-extractors/local/references/persons/strangers.ts";
import type { Clause } from "../clause.ts";

/** "The vet put Luna on wet food": whoever is in charge of somebody whom a user of an assistant knows. */
const IN_CHARGE = new RegExp(
  wrapped`
    ^the (?:${OFFICES}|pa?ediatrician|school|nursery|kindergarten|daycare|hospital|clinic|court|insurance|university) (?!
      is\b|was\b|of\b|in\b
    )`,
  "i",
);
/** "The allergist says Bello has outgrown it": so is anybody by name, where who tells it treats them. */
const TREATS = new RegExp(
  wrapped`
    ^the (?:
      doctor|gp|vet|nurse|midwife|dentist|surgeon|specialist|consultant|pa?ediatrician|physio|therapist|allergist
      |optician|oncologist|[a-z]{3,}ologist
    ) (?:says?|said|thinks?|told|put|gave|found|diagnosed|took|switched|removed|prescribed)\b[^,;]*? (?:that )?
      (?!(?:I|I'm|I've)\b)(?-i:(\p{Lu}\p{Ll}+)) (?:is|has|had|was|needs|can|can't|may|must|should|will|on|off|to)\b`,
  "iu",
);
export const treatsSomebody = ({ passage }: Clause, text: string): boolean => {
  const name = passage.listener === null ? TREATS.exec(text)?.[1] : undefined;
  return name !== undefined && /^\p{Lu}/u.test(name) && !isPlaceOrNation(name);
};

export const isDoneTo = ({ passage }: Clause, text: string): boolean =>
  passage.listener === null && IN_CHARGE.test(text) && (text.match(/\b\p{Lu}\p{Ll}+/gu) ?? []).some(isFirstName);
