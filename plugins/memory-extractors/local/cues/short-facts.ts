// What says a lasting thing of its speaker in so few words that nothing else tells that it is worth keeping: "I smoke", "I'm on
// Humira", "I use Postgres". Read as it was typed: only a capital tells a drug or a tool by its name.

import { wrapped } from "#domain/wrapped.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { anyOf, wordSet } from "../patterns.ts";

/** Habits, trades and abilities that need no object; "I try" and "I agree" do. */
const HABITS = anyOf(
  "smoke|vape|snore|commute|freelance|stammer|stutter|limp|dance|paint|sing|ski|surf|swim|sail|climb|knit",
  "sew|row|cycle|box|fish|hunt|garden|teach",
  "meditate|journal|busk|volunteer|foster|homeschool|skate|snowboard|crochet|weave|bake|camp|dive|sleepwalk",
);
const OFTEN =
  "(?:(?:also|still|now|never|rarely|hardly|only|barely|occasionally|sometimes|do|no longer|don't|do not) )*";
const A_HABIT = new RegExp(
  `^(?:I|We) ${OFTEN}${HABITS}(?: (?:now|again|a lot|daily|every day|for a living|professionally))?[.!]*$`,
);

/** One is on these for an hour or a day. */
const NO_TREATMENT = wordSet(
  "Zoom Teams Meet Skype Discord Slack Whatsapp WhatsApp Facebook Instagram Tinder Hinge Bumble LinkedIn",
  "Twitter Reddit TikTok Youtube YouTube Netflix Windows Mac MacOS Linux Ubuntu Android Chrome",
);
const NO_NAME = wrapped`
  (?!
    (?:
      Page|Step|Chapter|Level|Day|Hold|Duty|Call|Line|Part|Round|Track|Time|Top|Fire|Holiday|Vacation|Leave|It|That|This
      |My|The|A|An|${WEEKDAY_NAMES}|${MONTH_NAMES}
    )s?\b
  )`;
/** "I'm on Humira", "I'm still on Humira and Zoloft" */
const ON_DRUG = new RegExp(
  wrapped`
    ^(?:I'm|I am) (?:(?:also|still|now|back) )*on ${NO_NAME}(\p{Lu}\p{Ll}{3,})
      (?:(?:,| and|,? and) \p{Lu}?\p{Ll}{4,}){0,3}(?: (?:now|again))?[.!]*$`,
  "u",
);
/** "I use Postgres", "we use Jira and Notion" */
const USES = new RegExp(
  wrapped`
    ^(?:I|We) (?:(?:also|still|now|mostly|only|always|usually) )*use (?!I\b|It\b|That\b|This\b)\p{Lu}[\p{L}\d+#.]*[\p{L}\d+#]
      (?:(?:,| and|, and) \p{Lu}[\p{L}\d+#]*){0,4}(?: (?:now|again|daily|every day|at work|for (?:everything|work)))?[.!]*
      $`,
  "u",
);
/** "I have 36k now", "I've got 4,000 euros left": what one owns at the time. */
const HAS_MONEY = new RegExp(wrapped`
  ^I(?:'ve got| have(?: got)?| got) (?:about |around |almost |nearly )?(?:
    [$€£]\d[\d.,]*k|[$€£]?\d[\d.,]*k|[$€£]?\d{1,3}[.,]?\d{3} ?(?:euros?|dollars?|pounds|quid|francs|€|£)?
  )(?= |[,.!]|$)(?: (?:now|saved(?: up)?|left|so far|together|aside|put aside|in (?:savings|the bank)))*
    (?:, [^,]{3,30})?[.!]*$`);
const LET_GO = /^(?:I|We)(?: was| were| got| have been|'ve been) (?:just |finally |also )?let go\b/;

/** One look that most clauses fail. */
const OPENS = /^(?:I|We|I'm)\b/;
const LONGEST = 60;

/** Complete, and so for good, however short it is. */
export const isShortFact = (text: string): boolean => {
  if (text.length > LONGEST || !OPENS.test(text)) return false;
  const drug = ON_DRUG.exec(text)?.[1];
  if (drug !== undefined) return !NO_TREATMENT.has(drug);
  return A_HABIT.test(text) || HAS_MONEY.test(text) || USES.test(text) || LET_GO.test(text);
};
