// Whether a sentence explains the one behind it: names several for its "they", a person for its "she", the one whom it goes on about; or
// whether "they" are those who decide such things, which nobody needs to be told.

import { wrapped } from "#domain/wrapped.ts";
import { genderMeant } from "../persons/genders-meant.ts";
import { figureIn } from "../persons/name-first.ts";
import { personsIn } from "../persons/persons-named.ts";
import { namesOthersOnly } from "../persons/persons-of-user.ts";
import {
  BODY,
  isSeveral,
  namesOneThing,
  namesSomebody,
  OPENING_PERSON,
  PAIR,
  PLACE,
  SOMEONE,
} from "../things/antecedents.ts";
import { firstInnerDangling, opensDangling } from "./anaphora.ts";

const PLURAL_OPENING =
  /^(?:they|they're|they've|they'll|their|these|those|both|neither|(?:some|most|all|one) of them)\b/i;
export const PERSON_OPENING = /^(?:he|he's|she|she's|his|her)\b/i;

/** "Albums ... They said no": whoever says something is no thing. */
const THEY_SAY = new RegExp(
  wrapped`
    ^they(?:'ve)? (?:(?:just|also|now|both|all) )?(?:
      said|say|told|asked|think|thought|offered|promised|invited|refused|hired|insisted|agreed|apologi[sz]ed
    )\b`,
  "i",
);
const PEOPLE = new RegExp(
  wrapped`
    \b(?:
      people|folks|guys|parents|grandparents|kids|children|sons|daughters|brothers|sisters|siblings|cousins|aunts|uncles
      |nephews|nieces|friends|in-laws|twins|neighbou?rs|teachers|owners|movers|builders|organi[sz]ers|managers|lawyers
      |officers|players|members|buyers|sellers|customers|[a-z]{3,}(?:ors|ists|ians|men|women)
    )\b`,
  "i",
);

/** "My sister would be cross. It's a mare": of something else. */
const IS_A_THING = /^it(?:'s| is) an? /i;
const IS_WOULD =
  /^(?:my|our|the|s?he|they|\p{Lu}\p{Ll}+)\b[^,.;]* would(?:n't)? (?:be|love|hate|kill|laugh|cry|say)\b/iu;
/** "We have to raise the rest. It comes in autumn": a thing does, and no deed. */
const COMES_OR_COSTS = /^it (?:comes|arrives|costs|weighs|holds|seats|runs on|gets delivered) /i;
/** "My brother lives in Kent. Her pension": nobody of "My brother has a girlfriend", "My brother married". */
const isOfOtherGender = (host: string, text: string): boolean => {
  const meant = genderMeant(text.split(" ", 1)[0] ?? "");
  if (meant === null || !namesOthersOnly(host, meant)) return false;
  const without = (said: string, phrase: string): string => said.replace(phrase.toLowerCase(), "");
  const rest = personsIn(host).reduce((left, { phrase }) => without(left, phrase), host.toLowerCase());
  return !SOMEONE.test(rest) && !/\b(?:married|engaged|dating|divorced)\b/.test(rest);
};
/** Whether what a sentence names can be what the next one leans on: several for "they", a person for "she". */
export const canExplain = (host: string, text: string): boolean => {
  if (THEY_SAY.test(text) && !BODY.test(host) && !PAIR.test(host) && !PEOPLE.test(host)) return false;
  if (PLURAL_OPENING.test(text)) return isSeveral(host);
  if (PERSON_OPENING.test(text)) return namesSomebody(host) && !isOfOtherGender(host, text);
  if (COMES_OR_COSTS.test(text)) return namesOneThing(host);
  if (opensDangling(text)) return !(IS_A_THING.test(text) && IS_WOULD.test(host));
  const match = firstInnerDangling(text);
  if (match === null) return true;
  if (match[2] !== undefined) return isSeveral(host, match[2]);
  if (match[1] !== undefined) return namesOneThing(host.replace(OPENING_PERSON, ""));
  if (match[3] !== undefined) return PLACE.test(host);
  if (match[6] !== undefined) return SOMEONE.test(host.slice(1));
  if (match[7] !== undefined) return /^their$/i.test(match[7]) ? isSeveral(host, "they") : SOMEONE.test(host.slice(1));
  return true;
};

/** "We have two goats, Pip and Moss. Moss limps": goes on about somebody whom the host names. */
export const takesUpName = (host: string, text: string): boolean => {
  const name = /^(\p{Lu}\p{Ll}+)(?:'s)? (?!and I\b)/u.exec(text)?.[1];
  return (
    name !== undefined &&
    host.includes(name) &&
    !/^(?:My|Our|The|This|That|There)$/.test(name) &&
    (new RegExp(`[a-z,:] ${name}\\b`).test(host) || figureIn(host) === name)
  );
};

/** "They want to operate on me on the 3rd": whoever decides such things, which nobody needs to be told. */
const OF_AUTHORITY = new RegExp(
  wrapped`
    ^they (?:(?:also|now|just|finally|even|already) )?(?:
      want(?:ed)?|offered|gave|diagnosed|moved|changed|cancel+ed|accepted|rejected|hired|promoted|put|raised|extended
      |will|are going to|said
    ) .*\b(?:me|my|us|our|I|we)\b.*`,
  "i",
);
export const isOfAuthority = (text: string): boolean => OF_AUTHORITY.test(text);
