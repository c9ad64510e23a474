// Whose somebody or something is, and who is meant, where chat leaves it out: "Husband hates mushrooms" → "My husband hates
// mushrooms", "Account number 4471-22" → "My account number is 4471-22".

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { KIN_BY_NAME } from "#plugins/memory-extractors/local/cues/kin.ts";
import { opensWithSubject } from "#plugins/memory-extractors/local/cues/openings.ts";
import { OWN_CHILDREN } from "#plugins/memory-extractors/local/cues/own-children.ts";
import { isDemonym, isFirstName } from "#plugins/memory-extractors/local/cues/proper-names.ts";
import { FINITE } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { withOwnKin } from "./kin-inside.ts";

/** "Husband hates mushrooms", "Mum's lending me her car": one's own, whom chat names like that. */
const KIN_FIRST = new RegExp(
  wrapped`
    ^(
      mother|father|${KIN_BY_NAME}
      |hubby|husband|wife|sister|brother|son|daughter|boyfriend|girlfriend|boss|landlord|landlady|flatmate|roommate
      |kids(?! [^,;]*\b(?:(?:for|in|go) free|free of charge|half(?:[- ]price)?|discounts?)\b
        | (?:will|would|always|do) (?:\w+ )?(?:love|like|enjoy|adore)\b
      )
      |physio|doc|doctor|vet|dentist|gp|pa?ediatrician|therapist|midwife|tutor|trainer|coach|editor|supervisor|teacher
      |prof|professor|accountant|recruiter|(?:mother|father|sister|brother|son|daughter)-in-law
    )
    (?=
      's | (?:(?:also|just|still|now|always|never|really|finally) )?(?:
        is|was|has|had|will|can|can't|won't|arrives?|arrived|lands
        |(?:are|were) (?:\d|at|with|off|ill|away|both|now|home|allergic|back|having|starting|excited)|hates?|loves?
        |likes?|wants?|needs?|says|said|told|lives?|works?|got|gets|went|goes|came|comes|turns|turned|starts|started
        |doesn't|didn't|isn't|wasn't|sent|fixed|found|rang|called|promised|finished|moved|died|passed|retired|gave
        |let|lets|made|makes|paid|pays|bought|broke|prefers|thinks|thought|checked|wanted|recommends|recommended
        |suggests|suggested|prescribed|quoted|wrote|texted|emailed|messaged|phoned|asked|offered|agreed|refused
        |loved|hated|liked|does|did|do|cooks?|cooked|bakes?|baked|knits?|drives?|drove|runs?|ran|keeps?|kept|plays?
        |played|sings?|teaches|taught|helps?|helped|takes?|took|leaves|left|lost|won|fell|hurt|calls|visits?|visited
        |stays?|stayed|needs|uses?|used|owns?|owned|eats|ate|sleeps?|slept|still [a-z]+s|changed|switched|sold
        |decided|booked|joined|applied|signed|cancell?ed|transferred|graduated|recovered|collapsed|slipped|remarried
        |forgot|couldn't|wouldn't|hasn't|cleared me|discharged|referred|diagnosed|confirmed|reckons
      )\b
    )`,
  "i",
);
/** "It's my sister who has the boat, not me": said of her. */
const CLEFT = new RegExp(
  wrapped`
    ^it(?:'s| is| was) (my (?:[\w'-]+ ){0,2}?[\w'-]+(?: \p{Lu}[\p{L}'-]+)?) who(?:
      ('s)| (?=(?:is|was|has|had|does|can|will|lives?|works?|likes?|loves?|hates?|wants?|needs?|\w{3,}ed|\w{3,}s)\b)
    )(.*?)(?:,? not (?:me|I|him|her))?([.!]*)$`,
  "iu",
);
/** "My daughter, she's four" */
const NAMED_TWICE = new RegExp(
  wrapped`
    ^(?!My [\w-]+'s (?:an?|the|in|at|on|from|my|our|so|very|not|only|still|also|just|\d|\w+ing|\w+ed)\b)(
      My(?: (?!
          (?:
            is|are|was|were|has|have|had|will|can|can't|could|would|should|might|may|must|does|did|lives|works|got
            |\w{3,}ed|\w{3,}ing
          )\b
        )[\w'-]+
      ){1,5}
    ), (?:s?he|it|they)(?:'s(?= )|(?=(?: is| was| has| had| will| lives| works)\b))`,
  "i",
);
/** "I was, but we split up": what was asked before stands in front. */
const BARE_REPLY = new RegExp(
  wrapped`
    ^(?:
      (?:I|we) (?:did|have|will), (?=(?:the |all |[a-z]+ )?[a-z]+ (?:is|are|was|were) )
      |(?:I|we) did, (?=
        (?:just |finally |already )?(?:got|had|went|bought|found|made|took|saw|met|booked|sold|started|finished)\b
      )
      |(?:I|we) (?:
        was|were|am|are|did|do|have|had|can|could|will|would|don't|didn't|haven't|wasn't|can't|couldn't|won't
      )(?: (?:really|not|not really|either|too|anymore|actually))?, (?:(?:but|and|because|so|since) )?
        (?=(?:I|I'm|I've|we|we're|my|our)\b)
      |(?:s?he|it|they) (?:is|are|was|were|does|do|did|has|have|had|can|will|isn't|doesn't|didn't|hasn't), (?:but|because|since) (?=
        (?:I|I'm|I've|we|we're|my|our|(?-i:\p{Lu}\p{Ll}+))\b
      )
      |(?:s?he|it|they) (?:do|does|did|is|was|are|were|has|have|had)(?:n't| not), (?=(?:s?he|it|they)\b)
    )`,
  "iu",
);
/** "My new email: ada@example.com" */
const CONTACT =
  /^(my (?:new |current |private |work )?(?:e-?mail(?: address)?|phone(?: number)?|number|mobile|address)):? (?=\S+@|\+?\d)/i;
/** "Account number 4471-22, name is Obinna Eze" */
const ACCOUNT = new RegExp(
  wrapped`
    ^(?:my )?(
      (?:
        account|customer|order|booking|reference|ticket|case|contract|policy|member(?:ship)?|patient|invoice|tracking
        |serial|insurance
      ) (?:number|no\.?|id|code)
    )(?: is|:)? (#?(?:[A-Z]{1,4}[ -]?)?\d[\w/-]*)(?:, (?:and )?(?:my )?name(?: is|'s|:)? (?:\p{Lu}\p{Ll}+ ?){1,3})?
      (?=[,.!]|$)`,
  "iu",
);
/** "Grandma is away" is not said of Grandpa's own grandma. */
const NAMED_AS_KIN = new RegExp(
  wrapped`
    ^(?:
      grand(?:mother|father)|${KIN_BY_NAME}|nana|pa|aunt(?:ie|y)?|uncle|opa|oma
    )\b`,
  "i",
);
/** "We're moving to Mons, me and Goran" → "Goran and I are moving to Mons" */
const TOGETHER =
  /^we('re| are|'ve|) ([a-z][^,;]+),? (?:(?:both,? )?me and (\p{Lu}\p{Ll}+)|(\p{Lu}\p{Ll}+) and (?:I|me))(?=[.!]*$)/iu;
/** "Funny, a bit shy, she's a ranger" → "She's funny, a bit shy, a ranger" */
const TRAITS_FIRST = new RegExp(
  wrapped`
    ^(
      \p{Lu}[\p{Ll}-]+(?: [\p{Ll}-]+){0,2},[ ]
      (?:(?!(?:my|our|the|an?(?! bit\b| little\b)|his|her)\b)[\p{Ll}-]+(?: [\p{Ll}-]+){0,2}, ){1,2}
    )(s?he(?:'s| is)) (?=an? )`,
  "u",
);
const NAME_IS = /^((?:his|her|their|my [\w' ]{2,30}'s) name)'s (?=\p{L})/iu;
/** "The physio says", "The plumber wants", "Surgeon at Raigmore says", "Both kids go to school": their own. */
const OFFICE = wrapped`
  (?:
    physio|doctor|doc|dentist|gp|pa?ediatrician|therapist|midwife|surgeon|dermatologist|cardiologist|psychologist
    |psychiatrist|orthodontist|oncologist|mechanic|plumber|electrician|builder|contractor|roofer|accountant|lawyer
    |solicitor|notary|landlord|landlady|tutor|trainer|coach|teacher
  )`;
const TELLS = wrapped`
  (?:
    says?|said|thinks?|thought|reckons|reckoned|told|wants?|recommends?|recommended|suggests?|suggested|prescribed|gave
    |put|took|found|sent|confirmed
  )`;
/** "The doctor put him on insulin": his. */
const OF_OTHER = "(?!.*\\b(?:him|her|his|them)\\b)(?=.)";
const OWN_BY_OFFICE = new RegExp(
  wrapped`
    ^The (?=
      (?:
        (?:rheumat|neur|endocrin|audi|immun|ur|gyna?ec|nephr|ha?emat|gastroenter|pulmon|ophthalm|allerg)ologist
        |consultant|specialist|allergist
      ) (?:confirmed|diagnosed|found|prescribed|discharged|referred)\b${OF_OTHER}
      |${OFFICE}(?:, \p{Lu}\p{Ll}+,)? ${TELLS}\b(?:.*\b(?:me|my|I|we|us|our)\b|${OF_OTHER})
    )`,
  "iu",
);
const OF_OFFICE = new RegExp(`^${OFFICE} (?:at|from) (?:(?!${TELLS}\\b)[\\p{L}\\d.'-]+ ){1,4}${TELLS}\\b`, "iu");
const BOTH_KIDS =
  /^(both|all(?: (?:three|four|five))?)(?: of)?(?: the)? (kids|boys|girls|children|sons|daughters|twins|parents|cats|dogs) (?=[a-z])/i;
/** "I weigh 82 kilos and I'm 1.79": metres. */
const HEIGHT = /\b((?:I'm|I am) (?:1[.,][4-9]\d|2[.,][01]\d))(?: ?m(?: tall)?)?(?=[.!,]|$| (?:and|but|so)\b)/g;
/** "The exam's in November" */
const THING_IS = new RegExp(wrapped`
  ^(The (?:[a-z-]+ ){0,2}[a-z-]+)'s (?=
    \d|(?:in|on|at|from|next|this|tomorrow|today|due|set|scheduled|booked|over|off|closed|open|back)\b
  )`);
/** "It's just me and my daughter at home" */
const JUST_US = new RegExp(
  wrapped`
    ^it(?:'s| is) (?:just|only) me and ((?:my|our) (?:[\w-]+ ){0,2}?[\w-]+) (?=
      at home\b|in (?:the|our|this) (?:house|flat|apartment|place)\b|here\b
    )`,
  "i",
);
/** "I should like to see Norway": as "I'd like to", which says the same. */
const IN_FULL = /^I (?:should|would) (?=(?:so |very much |really )?(?:like|love) to )/;
const asOwn = (text: string): string => {
  const first = text.charAt(0).toLowerCase();
  if (first === "i")
    return text.replace(IN_FULL, "I'd ").replace(JUST_US, (_, who: string) => `I live alone with ${lowerFirst(who)} `);
  if (first === "t") return text.replace(OWN_BY_OFFICE, "My ").replace(OWN_CHILDREN, "My ");
  if (OF_OFFICE.test(text)) return `My ${lowerFirst(text)}`;
  return first === "a" || first === "b"
    ? text.replace(BOTH_KIDS, (_, several: string, whom: string) => `My ${whom} ${several.toLowerCase()} `)
    : text;
};
/** What one may say one is with a capital, "I'm Filipino", "I'm Vegan", and endings of words for where one is from. */
const NO_OWN_NAME = new RegExp(wrapped`
  (?:[aei]n|ic|[aeiou]n[oa]|er|i|ed|ing)$
  |^(?:
    Single|Fine|Sorry|Done|Back|Good|Ready|Sure|Gay|Trans|Bi|Straight|Queer|Okay|Alone|Home|Great|Aussie|Kiwi|Scouse
    |Geordie|Sikh|Libra|Virgo|Leo|Aries|Cancer|Taurus|Pisces|Aquarius|Bisexual|Asexual|Male|Female|Nonbinary|Human|Busy
    |Free|Full|Happy|Sad|Sick|Ill|Late|New|Old|Out|Here|Hindu|Atheist|Agnostic|Bipolar|Deaf|Blind|Blonde|Left|Right
    |Short|Tall|Type|Afraid|Glad|Broke|Pro|Celiac|Coeliac
  )$`);
/** "I'm Hedda": no name of a list, and no people's either. */
const isOwnName = (word: string): boolean => isFirstName(word) || !(isDemonym(word) || NO_OWN_NAME.test(word));
/** "We're Mr and Mrs de Wit now!" */
const MR_AND_MRS =
  /^we(?:'re| are) (?:now |officially )*mr\.? (?:and|&) mrs\.? ((?:(?:de|van|von|der|den|la|di|da|el|al) )*(?-i:\p{Lu})[\p{L}'-]+(?: (?-i:\p{Lu})[\p{L}'-]+)?)(?: now)?[.!]*$/iu;
export const withOwner = (typed: string, speaker: string): string => {
  const inside = NAMED_AS_KIN.test(speaker) ? typed : withOwnKin(typed);
  const text = asOwn(inside.replace(NAME_IS, "$1 is ").replace(THING_IS, "$1 is ").replace(HEIGHT, "$1 m tall"));
  if (!opensWithSubject(text) && KIN_FIRST.test(text) && !NAMED_AS_KIN.test(speaker)) return `My ${lowerFirst(text)}`;
  const cleft = text.includes(" who") ? CLEFT.exec(text) : null;
  if (cleft !== null) {
    const subject = `${(cleft[1] ?? "").replace(/^m/, "M")}`;
    return `${subject}${cleft[2] === undefined ? " " : " is"}${cleft[3]}${cleft[4]}`;
  }
  const together = TOGETHER.exec(text);
  if (together !== null) {
    const [all, be, told, one, other] = together;
    return `${one ?? other} and I ${be === "'re" || be === " are" ? "are " : be === "'ve" ? "have " : ""}${told}${text.slice(all.length)}`;
  }
  const account = /\d/.test(text) ? ACCOUNT.exec(text) : null;
  if (account !== null) return `My ${account[1]?.toLowerCase()} is ${account[2]}${text.slice(account[0].length)}`;
  const married = MR_AND_MRS.exec(text)?.[1];
  if (married !== undefined) return `I'm married and called ${married} now.`;
  const name = /^I(?:'m| am) (\p{Lu}\p{Ll}+)[.!]*$/u.exec(text)?.[1];
  if (name !== undefined && isOwnName(name) && !isFirstName(speaker.split(" ")[0] ?? "")) return `My name is ${name}.`;
  if (!/[,:]/.test(text)) return text;
  const bare = text
    .replace(TRAITS_FIRST, (_, traits: string, she: string) => `${upperFirst(she)} ${lowerFirst(traits)}`)
    .replace(BARE_REPLY, "")
    .replace(CONTACT, "$1 is ")
    .replace(NAMED_TWICE, (all: string, who: string) =>
      FINITE.test(who) ? all : all.endsWith("'s") ? `${who} is` : who,
    );
  return bare === text ? text : upperFirst(bare);
};
