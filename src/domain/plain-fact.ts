// Which predicates may stand in a row in a summary: short facts that can be understood on their own. What somebody felt, tried, said
// or was about to do makes no profile when it is put beside something else.

import { wrapped } from "./wrapped.ts";

const COUNT = "(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|no)";
/** What somebody is. */
const STATES = wrapped`
  (?:is|was|am|are|were) (?:not )?(?:
    ${COUNT}|the|allergic|married|engaged|divorced|separated|single|widowed|vegan|vegetarian|retired|self-employed|from
    |based|born|fluent|afraid|scared|left-handed
  )`;
/** What somebody does by habit, or did once and for all. */
const DEEDS = wrapped`
  works?|worked|lives?|lived|moved|owns?|plays?|stud(?:y|ies|ied)|speaks?|likes?|loves?|enjoys?|prefers?|hates?
  |dislikes?|avoids?|collects?|drives?|takes?|commutes?|bought|sold|adopted|married
  |got (?:married|divorced|engaged|promoted|hired)|joined|graduated|teach(?:es)?|taught|volunteers?|runs?|swims?|cycles?
  |sings?|paints?|bakes?|cooks?|visited|travell?ed to|went to|flew to|uses?|wants? to|plans? to|earns?|pays?|weighs?
  |sleeps?|belongs?|grew up|comes? from|owes?|costs?`;
const PERFECT =
  "ha(?:s|ve) (?:been to|visited|lived|worked|owned|played|known|studied|taught|taken|joined|bought|adopted|moved)";
const PROGRESS = wrapped`
  (?:is|am|are) (?:currently )?(?:
    learning|studying|training|working (?:as|at|for|on)|living (?:in|at|with|near|alone)|renting|saving|reading|writing
    |building|planning|taking|using|teaching|volunteering|expecting|pursuing|targeting
  )`;
const DENIED = `(?:do(?:es)?(?: not|n't)|never|no longer) (?:${DEEDS}|eats?|drinks?|smokes?|have|has|watch(?:es)?|wears?|reads?|buys?)`;
const FACT = new RegExp(
  `^(?:(?:also|currently|now|recently|usually|often) )?(?:${STATES}|${PERFECT}|ha(?:s|ve) ${COUNT}|${PROGRESS}|${DEEDS}|${DENIED})\\b`,
  "u",
);
/** "has a hard time", "has a lot of": no possession. */
const NO_POSSESSION =
  /^ha(?:s|ve) an? (?:lot|bit|few|feeling|hard|great|good|bad|tough|chance|sense|really|very|plan|goal)\b/u;
/** Lean on what was said before. */
const DANGLING = new RegExp(
  wrapped`
    \b(?:
      it|its|this|these|those|them|there|such|so|one|ones|others?|too|both|him|he|she|they|you|your|here|everything
      |something|stuff|following|a ton|a lot|lots|tons
    )\b
    |[–—!?"“”;:]| - `,
  "iu",
);
const MOST_WORDS = 16;

export const isSelfContained = (text: string): boolean => !DANGLING.test(text);

export const isPlainFact = (predicate: string): boolean =>
  FACT.test(predicate) &&
  !NO_POSSESSION.test(predicate) &&
  isSelfContained(predicate) &&
  predicate.split(" ").length <= MOST_WORDS;

const OWN_THING =
  /^.{1,40}?['’]s (?:[\p{L}-]+ ){1,3}?(?=(?:is|was|has|lives|works|likes|loves|plays|studies|runs|costs|moved|speaks) )/u;

/** "User's sister lives in Rome", "User's dog is called Pepper" */
export const isPlainSentence = (sentence: string): boolean => {
  const owned = OWN_THING.exec(sentence)?.[0];
  if (owned === undefined || !isSelfContained(sentence)) return false;
  const predicate = sentence.slice(owned.length);
  return isPlainFact(predicate) || /^(?:is|was) (?:called|named)\b/u.test(predicate);
};
