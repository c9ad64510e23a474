// Who is who in a list: "- Oskar: obsessed with volcanoes" is said of Oskar, not of who typed it; "for my three: Nina (9) won't touch
// mushrooms, Oskar is allergic to nuts" tells of each.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { isFirstName } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { CONDITIONS, DIETS } from "#plugins/memory-extractors/local/cues/traits.ts";
import { wordSet } from "#plugins/memory-extractors/local/patterns.ts";
import { isOrder } from "../orders/orders.ts";

const NAME = String.raw`\p{Lu}\p{Ll}+`;
const AGED = String.raw`(?: \(\d{1,2}\)|, \d{1,2},)?`;
const HAS_VERB = wrapped`
  (?:
    is|was|has|had|will|won't|can|can't|cannot|doesn't|does|isn't|hasn't|wants|needs|loves|likes|hates|prefers|eats
    |drinks|plays|goes|works|lives|starts|started|takes|sleeps|sings|dances|reads|studies|speaks|walks|runs|swims|wears
    |collects|refuses|avoids|gets|got|lost|left|moved|broke|joined|quit|passed|failed
  )\b`;
const ONLY = "(?:(?:only|also|still|just|never|really|always|now|usually) )?";
/** What follows "Oskar:" without its "is". */
const STATE = wrapped`
  (?:(?:very|really|badly|super|still|also|now|\d{1,2} and) )?(?:
    obsessed with|allergic to|intolerant to|scared of|afraid of|terrified of|good at|bad at|into|keen on|crazy about
    |fond of|new to|tired of|hooked on|off|(?:a )?(?:big |huge )?fan of|${DIETS}|${CONDITIONS}|pregnant|trying to
    |learning|training for|studying|working|living|turning \d
  )`;
const LABELLED = new RegExp(`^(${NAME}|(?:[Mm]y )?(?:${KIN_NOUNS}))(${AGED}): (.+)$`, "u");
const OPENS_WITH_VERB = new RegExp(`^${ONLY}${HAS_VERB}`, "u");
const OPENS_WITH_STATE = new RegExp(`^${STATE}(?=[ ,.!;]|$)`, "iu");
const A_FAN = /^(?=(?:big |huge )?fan of\b)/i;
/** Only somebody is or does so; not "Status: learning Rust", "Work: off until May". */
const OF_PERSONS = new RegExp(
  wrapped`
    ^(?:(?:very|really|badly|super|still|also|now) )?(?:
      obsessed with|allergic to|intolerant to|scared of|afraid of|terrified of|crazy about|(?:a )?(?:big |huge )?fan of
      |hates|loves|wants|refuses|won't (?:eat|touch|drink|wear|sleep)|can't (?:eat|stand|swim|have)
      |doesn't (?:like|eat|drink|speak)
    )\b`,
  "i",
);
/** What else stands before a colon. */
const LABELS = wordSet(
  "me i myself diet food meals work job home house health status mood update news note notes currently now",
  "today tomorrow hobby hobbies allergies allergy pros cons profile bio",
  "goal goals about self monday tuesday wednesday thursday friday saturday sunday morning evening background",
  "personality fear fears weakness strengths likes dislikes",
  "customer client user assistant patient name role persona character pet family life edit fyi context",
  "question answer problem issue reason important summary everyone nobody",
);
const KIN = new RegExp(`^(?:[Mm]y )?(?:${KIN_NOUNS})$`, "i");

/** "Oskar: obsessed with volcanoes" → "Oskar is obsessed with volcanoes" */
export const toldByName = (text: string): string => {
  if (!text.includes(": ")) return text;
  const [, who = "", age = "", said = ""] = LABELLED.exec(text) ?? [];
  const isKin = KIN.test(who);
  const isSomebody = isKin || isFirstName(who) || (OF_PERSONS.test(said) && !LABELS.has(who.toLowerCase()));
  if (who === "" || !isSomebody) return text;
  const named = isKin ? `My ${who.toLowerCase().replace(/^my /, "")}` : who;
  if (OPENS_WITH_VERB.test(said)) return `${named}${age} ${said}`;
  return OPENS_WITH_STATE.test(said) ? `${named}${age} is ${said.replace(A_FAN, "a ")}` : text;
};

const ITEM = new RegExp(`^(${NAME})${AGED} ${ONLY}${HAS_VERB}`, "u");
const BETWEEN = new RegExp(`(?:[,;] (?:and |but )?| and )(?=${NAME}${AGED} ${ONLY}${HAS_VERB})`, "u");
/** "Nina (9) won't touch mushrooms": no rule tells of her with her age between. */
const BARE_AGE = / \(\d{1,2}\) |, \d{1,2}, /;
const FEWEST = 2;
/** "Write a story with these: ...": nobody's news. */
const OF_TEXTS = new RegExp(
  wrapped`
    \b(?:
      write|rewrite|story|stories|poem|song|scene|novel|script|sentences?|essay|text|translate|correct|proofread
      |characters?|puzzle|riddle|problem|exercise
    )\b`,
  "i",
);
const isAboutTexts = (head: string): boolean => OF_TEXTS.test(head) || (isOrder(head) && !/\b(?:my|our)\b/i.test(head));

/** "ideas for my three: Nina won't touch mushrooms, Oskar is allergic to nuts" → what stands before, and each of them. */
export const eachByName = (text: string): readonly string[] => {
  const colon = text.indexOf(": ");
  if (colon === -1) return [text];
  const items = text.slice(colon + 2).split(BETWEEN);
  if (items.length < FEWEST || isAboutTexts(text.slice(0, colon))) return [text];
  const names = items.map((item) => ITEM.exec(item)?.[1]);
  const areNames =
    !names.includes(undefined) &&
    (names.some((name) => name !== undefined && isFirstName(name)) || items.some((item) => BARE_AGE.test(item)));
  if (!areNames) return [text];
  return [text.slice(0, colon), ...items].map((part) => part.replace(BARE_AGE, " ").replace(/[,;.!]*$/, "."));
};
