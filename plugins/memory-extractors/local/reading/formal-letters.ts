// A letter to "Dear Ms Lund" speaks to nobody else: "if you wish to stay" and "your cat" are hers, where a friend's mail says "when
// you have kids" of anybody.

import { possessive } from "../telling/person.ts";
import { thirdPerson } from "../telling/verbs.ts";

export const YOUR = /\byour\b(?! own\b)/gi;
const WITH_TITLE = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof)\b/;
/** "if you wish to stay", "when you leave", "should you need a key" */
const IN_CASE =
  /\b(if|when|once|until|unless|should) you (can|could|would|may|might|wish|want|have|are|do|leave|need|decide|move|cancel|pay|return|like|prefer|receive|fail|accept|renew|sign|stay|give|require|intend|choose)\b/gi;

const MODAL = /^(?:can|could|would|may|might)$/i;
/** "If you wish to stay, please tell us by May" */
const ASKED = /, please (?:(do not|don't) )?(?!note\b|see\b)(?=\p{Ll})/gu;

export const isCalledFormally = (addressee: string): boolean => WITH_TITLE.test(addressee);

export const toldFormally = (text: string, addressee: string): string =>
  text
    .replace(IN_CASE, (_, when: string, verb: string) => {
      const opening = when === "Should" ? "If" : when === "should" ? "if" : when;
      return `${opening} ${addressee} ${MODAL.test(verb) ? verb : thirdPerson(verb, false)}`;
    })
    .replace(ASKED, (_, not: string | undefined) => `, ${addressee} is asked ${not === undefined ? "" : "not "}to `)
    .replace(YOUR, possessive(addressee));
