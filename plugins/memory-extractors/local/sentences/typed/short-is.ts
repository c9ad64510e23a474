// "Mum's coeliac", "Otto's allergic to nuts", "my uncle's selling his boat": the "'s" is a verb where an adjective that only somebody
// can be or a deed stands behind it. A clause that is read as a mere fragment ("mum's coeliac") is lost.

import { wrapped } from "#domain/wrapped.ts";
import { KIN_BY_NAME, KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { isDemonym } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { TRAITS } from "#plugins/memory-extractors/local/cues/traits.ts";
import { OFFICES } from "#plugins/memory-extractors/local/references/persons/strangers.ts";

const WHO = wrapped`
  (?:
    (?:my|our|his|her|their) (?:[a-z]+ ){0,2}?(?:${KIN_NOUNS})(?: (?-i:\p{Lu}\p{Ll}+))?
    |${KIN_BY_NAME}|the (?:${OFFICES}|dog|cat|baby)
    |(?!
      (?:
        It|That|This|There|Here|What|Who|How|Where|When|Why|Everything|Everybody|Everyone|Nothing|Nobody|Let|Today
        |Tomorrow|Tonight|Life|Work|School|\w+day
      )'
    )(?-i:\p{Lu}\p{Ll}+)
  )`;
const STATE = `allergic|${TRAITS}|homesick|unwell|poorly`;
/** Of whom or what stands behind these. */
const STATE_OF = wrapped`
  (?:allergic|immune|addicted|married|engaged|opposed|used) to
  |(?:scared|afraid|terrified|frightened|fond|sick|proud|jealous) of|(?:mad|furious|angry) (?:at|with|about)`;
/** "Otto's blind spot": no noun stands behind it. */
const ENDS =
  "(?=$|[.,;:!?]| (?:now|again|too|anyway|and|but|so|because|since|at|in|on|with|until|till|already|these|this|for|by|as|from)\\b)";
/** Things in -ing that one has: "my uncle's wedding in May". */
const THING = wrapped`
  wedding|building|painting|meeting|training|parking|clothing|ceiling|earring|spelling|cooking|baking|singing|writing
  |handwriting|drawing|reading|feeling|hearing|housewarming|christening|swimming|dancing|running|riding|driving|blessing
  |wing|ring|king|string|spring|thing|offering|saving|belonging|upbringing|passing|dressing|stocking|outing|engineering
  |catering|gardening|knitting|sewing|coaching|timing|funding|standing|warning|evening|morning`;
const WHAT_IS_DONE = wrapped`
  me|us|him|her|them|my|our|his|their|the|an?|some|two|three|it|to|in|at|for|from|with|on|up|out|off|down|over|around
  |through|into|after|before|next|this|back|away|home|again|tomorrow|today|tonight|soon|now|as|about|well|better|good
  |great|fine|and|but|so|because`;
const DOING = wrapped`
  (?!doing\b)(?:
    (?!(?:${THING})\b)[a-z]{2,}ing(?= (?:${WHAT_IS_DONE})\b|[.,!;]|$)
    |[a-z]{2,}ing (?=(?:me|us|my|our|his|her|their|the|an?) )
  )`;
const SHORT = new RegExp(
  wrapped`
    ^(${WHO})'s (?=
      (?:(?:also|now|still|just|really|so|very|a bit|severely|slightly|actually|newly|both|finally|currently|always|not) )?
        (?:(?:${STATE})${ENDS}|(?:${STATE_OF})\b|${DOING})
    )`,
  "iu",
);

/** "My roommate Pete's Polish, he'd laugh"; not "Pete's Polish is rusty". */
const FROM_WHERE = new RegExp(String.raw`^(${WHO})'s ((?-i:\p{Lu}\p{Ll}+))(?=[.,!]|$| (?:and|but|so)\b)`, "iu");
/** "The boiler's broken again", "the car's in the garage"; not "the car's broken window". */
const THING_IS = new RegExp(
  wrapped`
    ^((?:my|our|the) (?:[a-z]+ )?[a-z]+)'s (?=
      (?:(?:now|still|already|finally|also) )?(?:
        (?:broken|fixed|finished|ready|sold|cancelled|canceled|booked|paid(?: off)?|due|closed|open|full|empty|leaking|done|delayed)${ENDS}
        |(?:in|at|on|under) (?:the|an?|my|our) [a-z]
      )
    )`,
  "i",
);
/** "My cholesterol's down to 5.1", "the loan's down to 3,900": nobody has a "down to". */
const STANDS_AT = new RegExp(
  wrapped`
    ^((?:my|our|the) (?:[a-z]+ ){0,2}?[a-z]+)'s (?=
      (?:(?:now|back|already|still|only) )*(?:(?:down|up) (?:to|from|by|at)|(?:now|back) (?:at|on|to)|at) (?:[a-z]+ )?[$€£]?
        \d
    )`,
  "i",
);
/** "My first name's Tiago by the way" */
const NAME_IS = /^((?:my|our|his|her|their) (?:[a-z]+(?:'s)? ){0,3}?(?:sur)?name)'s (?=(?-i:\p{Lu}))/iu;
export const withShortIs = (said: string): string => {
  if (!said.includes("'s ")) return said;
  const text = said.replace(NAME_IS, "$1 is ").replace(STANDS_AT, "$1 is ").replace(THING_IS, "$1 is ");
  const [all, who, what = ""] = FROM_WHERE.exec(text) ?? [];
  return all !== undefined && isDemonym(what)
    ? `${who} is ${what}${text.slice(all.length)}`
    : text.replace(SHORT, "$1 is ");
};
