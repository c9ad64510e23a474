// "Then we go for the half in May", said by a coach to an athlete: whoever guides somebody means both by "we" where a next step is set.

import type { Passage } from "#plugins/memory-extractors/local/reading/passages.ts";
import { asSubject } from "./company.ts";

const GUIDES = /^(?:the |my )?(?:coach|trainer|therapist|counsell?or|physio(?:therapist)?|tutor|mentor)\b/i;
/** Whoever asks a coach of the club is not coached. */
const NOBODY_GUIDED = /^(?:interviewer|host|moderator|reporter|journalist|narrator|presenter)\b/i;
const NEXT_STEP = /^(?:[\p{L}' ]{1,20}[,.!] )?(?:then|so|next(?: time| week)?|okay|now|from now on),? we\b/iu;
const SET_OUT = /^we(?:'ll| will|'re going to)\b|^we .*\btogether\b/i;

export const withGuided = (
  text: string,
  raw: string,
  { speaker, listener, isListenerOpen }: Pick<Passage, "speaker" | "listener" | "isListenerOpen">,
): string =>
  listener !== null &&
  !isListenerOpen &&
  GUIDES.test(speaker) &&
  !NOBODY_GUIDED.test(listener) &&
  (NEXT_STEP.test(raw) || SET_OUT.test(text))
    ? asSubject(text, listener)
    : text;
