// What somebody is or does, named in passing by what is theirs: "my part-time barista job", "my second year of law school".

import { wrapped } from "#domain/wrapped.ts";
import { withArticle } from "#plugins/memory-extractors/local/articles.ts";
import { upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { isOrder } from "../orders/orders.ts";

const WORDS = wrapped`
  (?:
    (?!
      (?:
        and|or|own|next|current|old|last|whole|entire|other|ideal|dream|perfect|future|potential|possible|planned
        |favou?rite|local|nearest|usual|regular|neighbou?rhood|corner|go-to|previous|recent|online|university|college
        |bachelor|masters?|undergraduate|graduate|advanced|associate|case|user|field|research
      )\b
    )[a-z][a-z-]+[ ]
  )`;
const UNIVERSITIES =
  "school|college|university|training|residency|studies|degree|phd|doctorate|apprenticeship|traineeship|medicine|law|nursing|teaching";
/** Nobody calls these theirs who does not run them. */
const RUN =
  "bakery|restaurant|café|cafe|salon|clinic|bookshop|bookstore|coffee shop|farm|brewery|workshop|startup|nursery";
/** These are somebody's with a word of what kind they are. */
const KEPT =
  "class|blog|podcast|channel|newsletter|choir|portfolio|allotment|shop|store|studio|practice|business|company";

type Naming = readonly [RegExp, (...found: string[]) => string];
const DONE: readonly Naming[] = [
  [
    new RegExp(
      wrapped`
        \b(?:my|our) (?:(?:new|current|old) )?(?:work|job|role|position|life) as (
          an? [a-z][a-z-]+(?: (?!and\b|but\b|while\b|with\b)[a-z-]+){0,3}?
            (?: (?:in|at|for) (?:the |an? )?[\p{L}' -]{2,30})?
        )(?=[,.?!;]|$| (?:and|but|with|while|to|that|which|because)\b)`,
      "giu",
    ),
    (who = "") => `I work as ${who}`,
  ],
  [
    new RegExp(
      `\\bmy ((?:(?:part|full)-time|weekend|evening|night|freelance|seasonal|remote|volunteer) ${WORDS}{0,2}(?:job|internship|work))\\b`,
      "gi",
    ),
    (job = "") => (/work$/i.test(job) ? `I do ${job}` : `I have ${withArticle(job)}`),
  ],
  [new RegExp(`\\bmy (${WORDS}{1,3})(?:studies|degree|major)\\b`, "gi"), (subject = "") => `I study ${subject.trim()}`],
  [
    /\bmy (\d+[- ]hours?)[- ](?:work|working)[- ]?weeks?\b/gi,
    (hours = "") => `I work ${hours.replace(" ", "-")} weeks`,
  ],
  [
    new RegExp(
      `\\bmy ((?:first|second|third|fourth|fifth|final|last) (?:year|semester|term) (?:of|at|in) ${WORDS}{0,2}(?:${UNIVERSITIES}))\\b`,
      "gi",
    ),
    (year = "") => `I am in my ${year}`,
  ],
  [/\bfor (a family of (?:three|four|five|six|seven|eight|\d))\b/gi, (family = "") => `I have ${family}`],
];
const OWNED: readonly Naming[] = [
  [
    new RegExp(`\\b(?:my|our) (${WORDS}{1,2}(?:${KEPT})|${WORDS}{0,2}(?:${RUN}))\\b`, "gi"),
    (thing = "") => `I have ${withArticle(thing)}`,
  ],
];
const NAMED = [...DONE, ...OWNED];

const MAY_NAME = /\b(?:my|our|family of)\b/i;
/**
 * What a text says in passing of what its speaker is or does, as statements: "I have a part-time barista job". "Design a logo for
 * my bakery" is of the bakery, and says nothing in passing.
 */
export const rolesIn = (text: string): string[] =>
  MAY_NAME.test(text)
    ? (isOrder(text) ? DONE : NAMED).flatMap(([pattern, told]) =>
        matchesIn(text, pattern).map(([, ...found]) => upperFirst(told(...found))),
      )
    : [];

export const namesRole = (text: string): boolean =>
  MAY_NAME.test(text) && NAMED.some(([pattern]) => matchesIn(text, pattern).length > 0);

/** "I study law", "I have a part-time barista job": of nobody's project. */
export const TELLS_ROLE = new RegExp(wrapped`
  ^I (?:
    study|work as|work \d+-hour|am in my \w+ (?:year|semester|term)
    |have an? (?:[\w-]+ ){0,4}(?:
      job|internship|blog|podcast|class|choir|newsletter|bakery|restaurant|farm|salon|clinic|studio
    )\b
  )`);
