// Whether a turn speaks of a man or of a woman, and who can be meant by that.

import { wrapped } from "#domain/wrapped.ts";
import { HE_OR_SHE } from "../turn-words.ts";
import type { Person } from "./person.ts";

/** Somebody without "my": "the vet said", "a guy from work". */
export const SOMEBODY_ELSE = new RegExp(
  wrapped`
    \b(?:the|an?|that|this|their|his|her) (?:[\w-]+ ){0,2}?(?:
      man|woman|guy|lady|girl|boy|person|friend|doctor|vet|nurse|teacher|boss|manager|owner|agent|landlord|colleague
      |neighbou?r|kid|child|baby|electrician|plumber|builder|contractor|mechanic|lawyer|recruiter|seller|client|customer
    )\b`,
  "i",
);

/** Whether a text speaks of a man or of a woman alone. */
export const genderMeant = (text: string): "male" | "female" | null => {
  const [he, she] = [/\bhe\b/i.test(text), /\bshe\b/i.test(text)];
  if (he !== she) return he ? "male" : "female";
  const [his, her] = [/\b(?:him|his)\b/i.test(text), /\bhers?\b/i.test(text)];
  return he || his === her ? null : his ? "male" : "female";
};
export const fits = ({ gender }: Person, meant: "male" | "female" | null): boolean =>
  meant === null || gender === meant || gender === "open";

/** "What did he do again?" "Borrowed my saw": of him, whom the reply leaves out. */
const DEED_ASKED = /\bwhat (?:did|has) s?he (?:do|say|done|said)\b/i;
export const genderOfReply = (reply: string, question: string): "male" | "female" | null =>
  genderMeant(DEED_ASKED.test(question) && !HE_OR_SHE.test(reply) ? question : reply);
