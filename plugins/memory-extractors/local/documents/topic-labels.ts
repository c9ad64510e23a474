// What a line of a note or a mail begins with says what it is of: "Deposit: we transferred it on 3 May", "Fitting: I can start on Monday".

import { headsNote } from "#plugins/shared/speakers.ts";
import { lowerFirst, upperFirst } from "../capitals.ts";
import { isFirstName } from "../cues/proper-names.ts";
import { plainOf } from "../reading/normalise.ts";
import type { PassageSentence } from "../reading/passages.ts";
import { isPlural } from "../references/noun-phrases.ts";

const LABELLED =
  /^((?:[-*•+] )?[*_]{0,2})(\p{Lu}\p{Ll}+)[*_]{0,2}:[*_]{0,2} (?=(?:I|[Ww]e|[Mm]y|[Oo]ur|[Tt]hey|[Ii]t)\b)/u;
/** "Fitting", "Appointment": what is done, which the words behind it leave out. */
const DONE = /(?:ing|ment)$/;
const ONE = /(?<=^| )it(?= |[.,;!]|$)/i;
const SEVERAL = /(?<=^| )th(?:ey|em)(?= |[.,;!]|$)/i;

/** "Bins: the Haddads put them out": of several things, whoever does it. */
const OF_SEVERAL =
  /^((?:[-*•+] )?[*_]{0,2})(\p{Lu}\p{Ll}+)[*_]{0,2}:[*_]{0,2} (?=(?:[Tt]he \p{L}|\p{Lu}\p{Ll})[^:]*\bthem\b)/u;
const severalMeant = (sentence: PassageSentence, text: string): PassageSentence => {
  const [head = "", bullet = "", label = ""] = OF_SEVERAL.exec(text) ?? [];
  if (head === "" || !isPlural(lowerFirst(label)) || isFirstName(label)) return sentence;
  return {
    ...sentence,
    told: `${bullet}${upperFirst(text.slice(head.length).replace(/\bthem\b/, `the ${lowerFirst(label)}`))}`,
  };
};

/** The sentence without its label, and with what that says of it. */
export const withTopicMeant = (sentence: PassageSentence): PassageSentence => {
  const text = plainOf(sentence);
  const [head = "", bullet = "", label = ""] = LABELLED.exec(text) ?? [];
  if (head === "" || !(headsNote(label) || DONE.test(label))) return severalMeant(sentence, text);
  const rest = text.slice(head.length);
  const topic = `the ${lowerFirst(label)}`;
  const named = rest.replace(isPlural(lowerFirst(label)) ? SEVERAL : ONE, topic);
  const isSaid = named !== rest || !DONE.test(label) || rest.toLowerCase().includes(lowerFirst(label));
  const told = isSaid ? named : rest.replace(/[.!]*$/, ` (${lowerFirst(label)}).`);
  return { ...sentence, told: `${bullet}${upperFirst(told)}` };
};
