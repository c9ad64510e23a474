// "My husband loves maps." "We met in Lund" → "My husband and I met in Lund": what two do who are a couple, told to an assistant
// where the user spoke of one partner.

import { wrapped } from "#domain/wrapped.ts";
import { PARTNERS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { singularOf } from "../noun-phrases.ts";

const OF_A_COUPLE = new RegExp(
  wrapped`
    ^(?:we(?:'ve| have)?|some others and I(?: have)?) (?:(?:first|actually|only|just|both|finally) )*(?:
      met(?! with\b| up\b| (?:my|our|the|a|her|his) )|(?:got|been|were|are|'re) (?:married|engaged|divorced)
      |got together|broke up|split up|separated|moved in together|started dating|been (?:together|dating)|eloped
      |married(?= (?:in|on|at|last|\d|young|two|three))
    )\b`,
  "i",
);
const PARTNER = new RegExp(String.raw`\b(?:my|our) (?:late |new )?(${PARTNERS}|spouse|fianc[eé]e?)\b`, "gi");

/** "I got to know a fiddler. We met in Leeds": of somebody else. */
const BRINGS_IN_OTHER =
  /\b(?:met|meet|know|knew|saw|see|found|dating|dated|joined|with|by) (?:an?|another|this|some|one of) [a-z]/i;

/** "We're both vegetarian", "we each have a bike", "neither of us drinks": of two, whoever the other one is. */
const OF_TWO = new RegExp(
  wrapped`
    ^(?:
      (we(?:'re| are|) both|we each)(?= (?!of\b)[a-z])|(both|each) of us (?=[a-z])
      |(neither) of us (?!is\b|are\b|has\b|have\b|can\b|was\b|were\b|will\b|would\b|did\b)(?=[a-z]+s\b)
    )`,
  "i",
);
/** "My brother and I run a café": the two may be these. */
const OTHER_TWO = /\b(?:and I|and me|(?:with|me and) (?:my|a|an|the))\b/i;
/** "has", "watches", "goes" → "have", "watch", "go" */
const baseOf = (verb: string): string => (/^has$/i.test(verb) ? "have" : singularOf(verb.replace(/oes$/, "os")));
const withPartner = (partner: string): RegExp =>
  new RegExp(String.raw`\b(?:my|our) ${partner.replace(/^my /, "")}(?: \p{L}+)? and I\b`, "giu");
const asOfTwo = (text: string, partner: string | undefined, own: string): string => {
  const match = OF_TWO.exec(text);
  if (match === null) return text;
  const [opening, we, each, neither] = match;
  const rest = text.slice(opening.length);
  const isSure = partner !== undefined && !OTHER_TWO.test(own.replace(withPartner(partner), ""));
  const both = `${partner} and I`;
  if (neither !== undefined) {
    const [, verb = "", behind = ""] = /^ ?([a-z]+)(.*)$/is.exec(rest) ?? [];
    return `${isSure ? both : "I"} don't ${baseOf(verb)}${behind}`;
  }
  if (we !== undefined && /both$/i.test(we))
    return isSure ? `${both}${/re/i.test(we) ? " are" : ""} both${rest}` : text;
  const [, verb = "", behind = ""] = /^ ?([a-z']+)(.*)$/is.exec(rest) ?? [];
  const told = each?.toLowerCase() === "each" ? baseOf(verb) : verb;
  return isSure ? `${both} each ${told}${behind}` : /^(?:are|were)$/.test(told) ? text : `I ${told}${behind}`;
};

/** "My partner's name is Noor, we've been together since 2017" */
const INSIDE = new RegExp(
  wrapped`
    ^((?:my|our) (${PARTNERS}|spouse|fianc[eé]e?)\b[^.;]*?, (?:and )?)we(?:'ve| have|'re| are) (?=
      (?:been )?(?:together|married|dating|engaged)\b
    )`,
  "i",
);

/** `own`: what the user said before in the same message; `message`: the message before. */
export const asCouple = (text: string, own: string, message: string): string => {
  const inside = INSIDE.exec(text);
  if (inside !== null)
    return text.replace(INSIDE, (opening, before: string, partner: string) => {
      const verb = /(?:re|are) $/i.test(opening) ? "are" : "have";
      return `${before}my ${partner.toLowerCase()} and I ${verb} `;
    });
  const isOfTwo = OF_TWO.test(text);
  if ((!isOfTwo && !OF_A_COUPLE.test(text)) || BRINGS_IN_OTHER.test(isOfTwo ? `${message} ${own}` : own)) return text;
  const partners = new Set(matchesIn(`${message} ${own}`, PARTNER).map(([phrase]) => phrase.toLowerCase()));
  const [partner] = partners;
  if (isOfTwo)
    return asOfTwo(text, partners.size > 1 ? undefined : partner?.replace(/^our/, "my"), `${message} ${own}`);
  if (partner === undefined || partners.size > 1) return text;
  const both = `${partner.replace(/^our/, "my")} and I`;
  return text.replace(/^(?:we(?:'ve\b)?|some others and I)/i, (we) => (we.endsWith("'ve") ? `${both} have` : both));
};
