// Words typed short in messages: "tmrw", "ppl", "my gf"; not "gf pasta", which is gluten-free.

import { wrapped } from "#domain/wrapped.ts";

/** What is typed short in messages, always in small letters. */
export const SHORT_FORMS: Readonly<Record<string, string>> = {
  bc: "because",
  bday: "birthday",
  idk: "I don't know",
  obvs: "obviously",
  ofc: "of course",
  pls: "please",
  plz: "please",
  ppl: "people",
  prob: "probably",
  probs: "probably",
  rly: "really",
  rn: "right now",
  tho: "though",
  tmr: "tomorrow",
  tmrw: "tomorrow",
  wk: "week",
  wks: "weeks",
  yr: "year",
  yrs: "years",
};

/** "gf" is gluten-free and "bf" body fat as well: persons where somebody has one, or where they do what persons do. */
const GLUTEN_FREE = wrapped`
  (?! (?:(?:and|or|,) )?(?:
      free|vegan|dairy|egg|nut|lactose|df|keto|diets?|bread|flour|pasta|pizzas?|beer|oats?|oatmeal|porridge|recipes?
      |cakes?|cookies?|biscuits?|baking|bakery|bakes?(?! for| me| us| every)|brownies|bagels?|buns?|rolls?|wraps?
      |noodles|crackers|cereals?|granola|snacks?|muffins?|pancakes|waffles|tortillas|toast|toaster|sourdough|starter
      |dough|batter|mix|pastry|soy|soya|sauces?|gravy|stuffing|breadcrumbs|options?|foods?|meals?|products?|menu|version
      |lifestyle|cupboard|shelf|list|brands?|banana|chocolate|corn|rice|oat|white|brown|soda|carrot|self
    )\b
  )`;
const BODY_FAT = wrapped`
  (?! ?%
    | (?:
      percent|percentage|levels?|goals?|target|scale|of
      |(?:(?:is|was|went|dropped|fell|at|down|from|to|around|now|about) ){1,3}\d
    )
  )`;
const DOES = wrapped`
  (?= (?:
      and (?:i|I|me)\b|says|said|thinks|wants|works|told|lives|moved|loves|hates|cheated|asked|left me|broke up|dumped
      |(?:cooks|drives|pays|plays|snores|sleeps|smokes|drinks|teaches|studies)(?! only\b)|bought
      |helps (?:me|us|out)\b|(?:comes|goes) (?:to|home|over|out|back|with|along)\b
      |(?:gets|got) (?:an?|his|her|me|us|paid|promoted|fired|married|engaged)[ ]
      |(?:has|had) (?:
        an? (?:new )?(?:job|dog|cat|kid|son|daughter|car|house|flat|degree|cold)|his|her|two|three|kids|c(?:o)?eliac
        |diabetes|asthma
      )\b
      |is an? (?!
        (?:[a-z]+ )?(?:
          problem|struggle|nightmare|pain|journey|challenge|mess|disaster|joke|thing|job|lot|bit|must|no-go|lie|myth
          |number|percentage|diet|option|brand
        )\b
      )[a-z]+
    )
  )`;
export const PARTNER_SHORT = new RegExp(
  [
    wrapped`
      (?<=\b(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Yy]our|[Oo]ur|[Ee]x)(?: (?:ex|new|old|first|current|then))?[ -])(?:gf|bf)\b
        ${GLUTEN_FREE}${BODY_FAT}`,
    wrapped`
      (?<=\b(?:a|new|no|first) )(?:gf|bf)(?=
        $|[.!?;)]|,(?! (?:\w+[ -]free|vegan|df)\b)
        | (?:who|named|called|now|yet|since|atm|anymore|and i|and I|in [A-Z])\b
      )`,
    String.raw`(?<=^|[.,;!?] |\b(?:the|and|with) )(?:gf|bf)\b${DOES}`,
    String.raw`(?<=^|[\s(])(?:gf|bf)(?= \p{Lu}\p{Ll}+ (?:is|was|has|works|lives|says|said|wants|moved)\b)`,
  ].join("|"),
  "gu",
);

export const ANY_SHORT = Object.keys(SHORT_FORMS).join("|");
