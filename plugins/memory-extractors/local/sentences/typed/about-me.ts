// Who a user is, typed as a list of a few words each: "About me: 29, nurse, two kids, live in Pune", "34M, single, hate crowds".

import { wrapped } from "#domain/wrapped.ts";
import { withArticle } from "#plugins/memory-extractors/local/articles.ts";
import { lowerFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { CHILDREN_OR_SIBLINGS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { TWO_TO_SIX } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { OCCUPATION } from "#plugins/memory-extractors/local/cues/occupations.ts";
import { BASE_VERBS } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { countWords, wordSet } from "#plugins/memory-extractors/local/patterns.ts";
import { opensWithPast } from "../whose/subjects.ts";

const LABEL = new RegExp(
  wrapped`
    ^(?:(?:so|ok|okay|hi|hey),? )*(?:(?:a (?:bit|little)|some|quick|more|my)(?: (?:more|bit of))? )?(?:
      about (?:me|myself)|for (?:context|background)
      |(?:background|context|info|facts|stats)(?: (?:about|on) (?:me|myself|us))?|me
    )(?:[:,]| -) (?=\S)`,
  "i",
);
const AGE_AND_SEX = /^\(?(\d{2}) ?(?:yo )?(m|f|male|female)\)?$/i;
const AGE = /^(\d{1,2})(?: ?(?:yo|y\/o|yrs? old|years? old))?$/i;
const TALL = /^\d(?:'\d{0,2}"?|\.\d\d? ?m| ?(?:ft|foot)\b.*)(?: tall)?$|^\d{3} ?cm(?: tall)?$/i;
const WEIGHS = /^\d{2,3} ?(?:kg|kilos?|lbs?|pounds)$/i;
const STATES = wordSet(
  "married divorced single engaged separated widowed pregnant vegan vegetarian pescatarian retired",
  "unemployed self-employed disabled diabetic",
  "coeliac celiac left-handed bilingual gay lesbian bisexual trans autistic dyslexic deaf blind muslim",
  "jewish christian catholic hindu buddhist atheist",
  "introverted extroverted shy",
);
const STATE_OPENS = new RegExp(
  wrapped`
    ^(?:
      allergic|intolerant|new|afraid|scared|(?:good|bad) (?:at|with)|recently|currently|happily|self-taught|based
      |originally|born|raised
    )\b
    |^(?:lactose|gluten) intolerant\b|^from \p{Lu}`,
  "iu",
);
const PERSON = new RegExp(
  wrapped`
    (?:^| )(?:
      person|owl|bird|mom|mum|mother|dad|father|parent|fan|lover|nerd|geek|beginner|introvert|extrovert|immigrant|expat
      |veteran|native|widow|widower|homeowner|renter|perfectionist|smoker|non-smoker|runner|reader|gamer|hiker|cyclist
      |climber|swimmer|knitter
    )(?: (?:of|from|in|with|at)\b.*)?$`,
  "i",
);
const ROLE = new RegExp(`^(?:an? )?${OCCUPATION}(?=$| (?:at|for|in|from|with|by|on)\\b)`, "i");
const OWNED = new RegExp(
  wrapped`
    ^(?:
      (?:an?|no|one|${TWO_TO_SIX}|several|some|\d+) (?:[\w-]+ ){0,2}(?:
        ${CHILDREN_OR_SIBLINGS}|siblings|cats?|dogs?|pets?|toddlers?|teenagers?|teens|twins|roommates?|flatmates?|cars?
        |allergies|horses?|chickens|hens|jobs
      )\b
      |(?:
        arthritis|asthma|adhd|diabetes|migraines|anxiety|depression|insomnia|type [12] diabetes|celiac
        |high blood pressure|bad (?:(?:left|right|lower) )?(?:knees?|back|eyesight|shoulder|hip|ankle|wrist|elbow|neck)
        |(?:full|shared|joint) custody|(?:sedentary|desk|remote|full-time|part-time) job
      )\b
    )`,
  "i",
);
const OF_ONE = / job\b|^bad (?!knees|eyesight)/i;
const GERUND =
  /^(?:currently |now |mostly )?(?:work|liv|study|learn|train|try|look|plan|sav|rais|tak|go|recover|start|run|teach|car)\w*ing\b/i;
const NEVER = /^(never|always) (been|had|done|seen|lived|worked|smoked|tried|learned|learnt|flown|drunk)\b/i;

const DOES = new RegExp(
  `^(?:(?:also|mostly|only|usually|really) )?(?:${[...BASE_VERBS].join("|")}|don't|can't|cannot|won't) `,
  "i",
);

/** Each form of an item, and how it is told. */
const FORMS: readonly (readonly [form: RegExp | ((item: string) => boolean), told: (item: string) => string])[] = [
  [
    AGE_AND_SEX,
    (item) =>
      item.replace(
        AGE_AND_SEX,
        (_, age: string, sex: string) => `I'm ${age} and ${/^m/i.test(sex) ? "male" : "female"}`,
      ),
  ],
  [AGE, (item) => `I'm ${item.replace(AGE, "$1")}`],
  [TALL, (item) => `I'm ${item.replace(/ tall$/i, "")} tall`],
  [WEIGHS, (item) => `I weigh ${item}`],
  [/^(?:I|my|we|our)\b/i, (item) => item],
  [(item) => STATES.has(item.toLowerCase()) || STATE_OPENS.test(item) || GERUND.test(item), (item) => `I'm ${item}`],
  [OWNED, (item) => `I have ${OF_ONE.test(item) ? withArticle(item) : item}`],
  [(item) => PERSON.test(item) || ROLE.test(item), (item) => `I'm ${withArticle(item)}`],
  [NEVER, (item) => `I've ${item}`],
  [(item) => (DOES.test(item) && countWords(item) > 1) || opensWithPast(item), (item) => `I ${item}`],
];

/** What an item says of who typed it; null where that is not sure. */
const statement = (typed: string): string | null => {
  const item = /^(?:\p{Lu}{2}|I\b)/u.test(typed) ? typed : lowerFirst(typed);
  const form = FORMS.find(([form]) => (typeof form === "function" ? form(item) : form.test(item)));
  return form === undefined ? null : form[1](item);
};

/** At each comma outside brackets. */
const BETWEEN = /[,;](?![^(]*\)) (?:and )?|(?<=\d ?kg) (?=\d{3} ?cm)|(?<=\d ?cm) (?=\d{2,3} ?kg)/;
const FEWEST = 2;
const LONGEST_ITEM = 12;

const OPENS_ON_AGE = /^\(?\d{2} ?(?:yo )?(?:m|f|male|female)\b\)?,/i;

/** "About me: 29, nurse, live in Pune" → "I'm 29", "I'm a nurse", "I live in Pune"; null where it is no such list. */
export const aboutMe = (text: string): readonly string[] | null => {
  const label = LABEL.exec(text)?.[0];
  if (label === undefined && !OPENS_ON_AGE.test(text)) return null;
  const items = text
    .slice(label?.length ?? 0)
    .split(BETWEEN)
    .map((item) => item.trim().replace(/^and |[.!]+$/gi, ""));
  if (items.length < FEWEST || items.some((item) => countWords(item) > LONGEST_ITEM)) return null;
  const told = items.map(statement);
  const left = items.filter((_, at) => told[at] === null);
  if (left.length * 2 > items.length) return null;
  return items.map((item, at) => `${told[at] ?? `I say of myself: ${item}`}.`);
};
