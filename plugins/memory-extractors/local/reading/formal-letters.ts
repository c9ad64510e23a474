// A letter to "Dear Ms Lund" speaks to nobody else: "if you wish to stay" and "your cat" are hers, where a friend's mail says "when
// you have kids" of anybody.

import { wrapped } from "#domain/wrapped.ts";
import { possessive } from "../telling/person.ts";
import { thirdPerson } from "../telling/verbs.ts";

export const YOUR = /\byour\b(?! own\b)/gi;
const WITH_TITLE = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof)\b/;
/** "if you wish to stay", "when you leave", "should you need a key" */
const IN_CASE = new RegExp(
  wrapped`
    \b(if|when|once|until|unless|should) you (
      can|could|would|may|might|wish|want|have|are|do|leave|need|decide|move|cancel|pay|return|like|prefer|receive|fail
      |accept|renew|sign|stay|give|require|intend|choose
    )\b`,
  "gi",
);

const MODAL = /^(?:can|could|would|may|might)$/i;
/** "If you wish to stay, please tell us by May" */
const ASKED = /, (?:so )?please (?:(do not|don't) )?(?!note\b|see\b)(?=\p{Ll})/gu;

/** "You do not need an operation": the reader. */
const YOU_NEED_NOT = /^You (?:do not|don['’]t) (?=(?:need|have|require|qualify|owe)\b)/;
export const readerNeedsNot = (text: string, addressee: string): string =>
  text.replace(YOU_NEED_NOT, `${addressee} does not `);
/** "Please bring your passport", "Please do not drive on that day": what is asked of the reader, and no courtesy. */
const PLEASE = new RegExp(
  wrapped`
    ^Please (?:(do not|don't) )?(?!
      (?:
        hesitate|find|see|note|contact|call|phone|ring|let|accept|feel|quote|visit|refer|allow|reply|respond|e-?mail
        |write|get|be|rest|remember|take a|give my|give our|excuse|forgive|help|consider|check|click|read|also|bear
        |advise|confirm|speak|ask|wait|enjoy|convey|send my|send our|if|when|should
      )\b
    )(?=\p{Ll}{3,} )`,
  "u",
);
const AND_PLEASE = / and (?:please )?(do not|don't) (?=\p{Ll})/gu;
export const asksReader = (text: string): boolean => PLEASE.test(text);
const toldAsAsked = (text: string, addressee: string): string =>
  text
    .replace(PLEASE, (_, not: string | undefined) => `${addressee} is asked ${not === undefined ? "" : "not "}to `)
    .replace(AND_PLEASE, " and not to ")
    .replace(
      /\byou(?= (?:are|have|can|could|will|would|should|may|must|do|arrive|come|feel|need|leave|want|wish|go|get|take|use|eat|start)\b)/g,
      "they",
    )
    .replace(/\byou\b/g, "them")
    .replace(YOUR, "their");

/** "Please send us the form by 28 March", also of a friend: a day makes it plain who is asked. */
const BY_DAY = new RegExp(
  wrapped`
    \b(?:by|before|until|no later than) (?:the |next |this )?(?:
      \d|\p{Lu}\p{Ll}+day\b|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|end of\b|tomorrow\b
    )`,
  "u",
);
const PLEASE_DO = new RegExp(
  wrapped`
    ^[Pp]lease (?!
      (?:
        do|don't|find|see|note|accept|excuse|forgive|feel|hesitate|remember|be|if|when|allow|contact|call|visit|quote
        |refer
      )\b
    )(?!let (?:me|us) know(?!.* (?:whether|if|which|what|how|when|who)\b))(?=\p{Ll}{3,} )`,
  "u",
);
const LET_KNOW = /\blet (me|us) know\b/;
export const asksByDay = (text: string): boolean => PLEASE_DO.test(text) && BY_DAY.test(text);
export const toldByDay = (text: string, addressee: string): string =>
  toldAsAsked(text.replace(PLEASE_DO, `${addressee} is asked to `).replace(LET_KNOW, "tell $1"), addressee);

/** "if you ask us": its verb may not suit "they". */
const OTHER_YOU = / you(?! (?:are|have|can|could|will|would|should|may|must|do|need|want|wish|like)\b)/;
/** "You are third on the list": the reader. */
const YOU_OPENS = /^You (are|have(?= been )|were|will|may|must|can|should)(?= \p{Ll})/u;
const THEN_YOU = /, you(?= (?:have|may|can|could|must|will|should|need|are)\b)/g;
const IS: Readonly<Record<string, string>> = { are: "is", have: "has", were: "was" };

export const isCalledFormally = (addressee: string): boolean => WITH_TITLE.test(addressee);

export const toldFormally = (text: string, addressee: string): string => {
  if (asksReader(text)) return toldAsAsked(text, addressee);
  if (YOU_OPENS.test(text) && !OTHER_YOU.test(text))
    return toldAsAsked(
      text
        .replace(YOU_OPENS, (_, verb: string) => `${addressee} ${IS[verb] ?? verb}`)
        .replace(ASKED, (_, not: string | undefined) => `, and is asked ${not === undefined ? "" : "not "}to `)
        .replace(LET_KNOW, "tell $1"),
      addressee,
    );
  // "If Ms Lund does not agree, they have until May".
  const isOfCase = text.search(IN_CASE) >= 0;
  return (isOfCase ? text.replace(THEN_YOU, ", they") : text)
    .replace(IN_CASE, (_, when: string, verb: string) => {
      const opening = when === "Should" ? "If" : when === "should" ? "if" : when;
      return `${opening} ${addressee} ${MODAL.test(verb) ? verb : thirdPerson(verb, false)}`;
    })
    .replace(ASKED, (_, not: string | undefined) => `, ${addressee} is asked ${not === undefined ? "" : "not "}to `)
    .replace(YOUR, possessive(addressee));
};
