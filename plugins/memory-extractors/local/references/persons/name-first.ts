// Whom a sentence names beside the pronoun that opens it, and after whom somebody was named, who is not spoken of.

import { wrapped } from "#domain/wrapped.ts";
import { isPlaceOrNation } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import type { Clause } from "#plugins/memory-extractors/local/sentences/clause.ts";

/** "Hilma's patience is what moved me. She never gave up": hers. */
const OF_FIGURE = new RegExp(
  wrapped`
    ^(\p{Lu}\p{Ll}+)'s (?:[a-z-]+,? (?:and )?){0,4}(?:
      attitude|courage|bravery|kindness|patience|determination|resilience|strength|passion|honesty|dedication|humou?r
      |loyalty|spirit|energy|wisdom|story|journey|voice|work|art|music|songs|books|novels|poems|films|paintings|photos
      |life
    ) (?:is|are|was|were|has|have|always|really|inspired?s?|taught|moved|changed|helped|reminds?|makes?|made|got|kept)\b`,
  "u",
);
const OPENS = /^(?:He|She)(?= [a-z])/;
export const figureIn = (text: string): string | undefined => OF_FIGURE.exec(text)?.[1];
const withFigureNamed = (text: string, before: string): string => {
  const name = OPENS.test(text) ? figureIn(before) : undefined;
  return name === undefined || isPlaceOrNation(name) ? text : text.replace(OPENS, name);
};

/** "She's called Mrs Tiggy, 11, a tabby": who "she" was, another talk told. */
export const NAMED_BY_PRONOUN =
  /^([Ss]?[Hh]e)(?:'s| is) (?:called|named) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?:, (?=an? |\d))?/u;
/** "A Mrs Holm, she's coming on the 9th" → "A Mrs Holm is coming on the 9th" */
const NAMED_TWICE = new RegExp(
  wrapped`
    ^((?:[Aa] )?(?:Mrs|Mr|Ms|Miss|Dr|Prof|Professor)\.? \p{Lu}\p{Ll}+(?: from [^,]{2,30})?), s?he
      (?:'s |(?= (?:is|was|has|had|will|wants|works|lives)\b))`,
  "u",
);
/** "She came early and they've called her Elsie" → "Elsie came early and they've called her Elsie" */
const NAMED_BEHIND = new RegExp(
  wrapped`
    ^([Ss]?[Hh]e)((?:'s|'ll)?)(?= (?!says\b|said\b|thinks\b|told\b)
        (?:(?! (?:and|but|so) (?!they\b|we\b|I\b))[^.!?]){2,80}?[ ,](?:they|we|I|his parents|her parents)
        (?:'ve|'re| have| are)? (?:just |already )?(?:call|nam)(?:ed|ing) (him|her) (\p{Lu}\p{L}+)(?!\p{L}| \p{Lu})
    )`,
  "u",
);
const withNewbornNamed = (text: string): string => {
  const [all, she = "", short = "", object, name = ""] = NAMED_BEHIND.exec(text) ?? [];
  if (all === undefined || (she.toLowerCase() === "he") !== (object === "him")) return text;
  return `${name}${short}${text.slice(all.length)}`;
};
/** `last`: the clause that was read before it. */
export const withPersonFirst = ({ text, before }: Clause, last: Clause | undefined): string =>
  withFigureNamed(withNewbornNamed(text), last?.sentence === before ? (last?.text ?? "") : "");
export const withNameFirst = (text: string): string =>
  text
    .replace(NAMED_TWICE, (all: string, name: string) => `${name}${all.endsWith("'s ") ? " is " : ""}`)
    .replace(NAMED_BY_PRONOUN, (all: string, _: string, name: string) => (all.endsWith(" ") ? `${name} is ` : all));

/** "Signe, after our grandmother": of her nobody goes on to speak. */
const NAMED_AFTER = new RegExp(
  wrapped`
    (?<=^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?,? |\b(?:called|named|call|naming|name) [^.!?]{2,40} )(?:named )?after (?:
      my|our|his|her|their|the
    ) (?:[\p{Ll}-]+ ){0,3}[\p{Ll}-]+(?: \p{Lu}\p{Ll}+)?`,
  "u",
);
export const withoutNamesake = (text: string): string =>
  text.includes("after ") ? text.replace(NAMED_AFTER, "") : text;
