// Somebody who was named, and the pronouns that may stand for them.

import type { PronounGender } from "#plugins/memory-extractors/local/cues/kin.ts";

export interface Person {
  /** As the speaker says it: "my sister Nora". */
  readonly phrase: string;
  readonly gender: PronounGender;
}
