// Whom and what a question asks about, as the user says it in an answer: "Where does your son play?" → "My son plays". For rows of
// patterns of questions, and the statements that they make.

import { wrapped } from "#domain/wrapped.ts";
import { BASE_VERBS } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { addS } from "#plugins/memory-extractors/local/telling/verbs.ts";
import { did, ownWords } from "./question-words.ts";

/** "your son", "the business"; the verb behind it is one of the known. */
export const WHOM = "(you|(?:your|the) (?:[\\p{L}'-]+ ){0,2}?[\\p{L}'-]+)";

/** What the question says of its subject, as the user says it: "do you want to" → "I want to". */
export const subjectOf = (whom: string): string | null => {
  if (/^you$/i.test(whom)) return "I";
  // "When does your shift start and end?" asks two things.
  const own = whom.endsWith(" and") ? undefined : ownWords(` ${whom}`);
  return own?.trim().replace(/^./, (first) => first.toUpperCase()) ?? null;
};

const third = (verb: string): string => (verb === "have" ? "has" : addS(verb));

/** "do" and "like" of the user: "I like"; "does" and "play" of the son: "My son plays". */
export const verbOf = (aux: string, whom: string, verb: string): string | null => {
  const subject = subjectOf(whom);
  const isUser = subject === "I";
  const small = aux.toLowerCase();
  if (subject === null) return null;
  if (small === "do" || small === "does") {
    if (!isUser && !BASE_VERBS.has(verb)) return null;
    return `${subject} ${small === "do" ? verb : third(verb)}`;
  }
  if (small === "did") return `${subject} ${did(verb)}`;
  if (/^(?:are|is)$/.test(small))
    return /ing$|^(?:due|used|hoping)$/.test(verb) ? `${isUser ? "I'm" : `${subject} ${small}`} ${verb}` : null;
  if (/^(?:have|has)$/.test(small)) return `${isUser ? "I've" : `${subject} ${small}`} ${verb}`;
  return `${subject} ${small} ${verb}`;
};

const ADVERBS = wrapped`
  (?:
    (?:
      always|never|secretly|long|usually|normally|typically|currently|mostly|generally|already|ever|ideally
      |realistically|also|last|first|finally|actually|really|comfortably|most|still
    ) )*`;
export const AUX = "(do|does|did|can|could|will|would|are|is|have|has)";
export const VERB = `${ADVERBS}((?:be )?[a-z]{2,})`;
export const REST = "( [^?]{1,60})?";
export const GENERIC = /^(?:do|doing|think|mean|say|feel|suggest|recommend|call|know|guess|reckon|look|need)$/i;

/** "Hoping for 38k" of "what salary are you hoping for?": said again. */
export const withoutVerb = (said: string, verb: string, rest = ""): string => {
  const again = `${verb}${rest}`.toLowerCase();
  const opens = [again, verb.toLowerCase()].find((one) => said.toLowerCase().startsWith(`${one} `));
  return opens === undefined ? said : said.slice(opens.length + 1);
};
