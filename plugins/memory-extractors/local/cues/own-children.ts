// "The twins have chickenpox", "the kids are with their gran": of whom one tells so between friends, they are one's own.

import { wrapped } from "#domain/wrapped.ts";

const CHILDREN = "kids|children|twins|triplets|boys|girls|little ones";
const AILS = wrapped`
  (?:have|had|'ve got|have got|got|caught|came down with) (?:an? )?(?:\w+ )?(?:
    chickenpox|flu|measles|colds?|fever|cough|lice|nits|(?:stomach )?bug|covid|ear infections?
  )\b`;
const IS_AT = wrapped`
  are (?:(?:all|both|still|already) )?(?:
    sick|ill|asleep|in bed|teething|at (?:school|nursery|daycare|camp|home)\b
    |(?:with|at) (?:their (?:gran|grand\w+|dad|mum|mom|father|mother|aunt|uncle)|my |our )
  )`;

const AGE = "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
const ARE_OLD = wrapped`
  (?:are|turned|just turned|turn|will be|'re) (?:(?:now|nearly|almost|only|already|both|about to be) )*${AGE}
    (?: (?:and|&) ${AGE})?(?: (?:now|already|in \w+|on \w+))?(?=[.,!;]|$| (?:and|so|but)\b)`;

/** Where such a sentence begins; its first group is whom it tells of. */
export const OWN_CHILDREN = new RegExp(
  `(?<=^|[.!?] )The (?=(${CHILDREN}) (?:(?:both|all|just|already) )?(?:${AILS}|${IS_AT}|${ARE_OLD}))`,
  "g",
);
