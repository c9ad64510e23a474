// What stands before a pronoun that it can mean: one thing, several, a place, somebody. "I sold the boat because it had a leak" names what
// "it" is; "I sold because it had a leak" does not.

import { wrapped } from "#domain/wrapped.ts";
import { BREEDS, KIN_NOUNS, PARTNERS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { TWO_TO_TEN, TWO_TO_TWELVE } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { isPlural, readNounPhrase } from "../noun-phrases.ts";
import { isOfDoer } from "../persons/deed-first.ts";

/** A phrase before the pronoun that it can stand for. */
const SINGULAR_THING = new RegExp(
  wrapped`
    \b(?:[Aa]n?|[Tt]he|[Mm]y|[Oo]ur|his|her|their|[Tt]his|[Tt]hat|another|one|each|every|some|any|no) (?:[\w'-]+ ){0,2}[\w'-]{3,}
    |[a-z,] "?\p{Lu}[\p{L}]{2,}|"[^"]+"|\b\w{3,}ing\b
    |^(?!I\b|It\b|We\b|They\b|He\b|She\b|You\b|There\b|What\b|Who\b|When\b)\p{Lu}[\p{L}-]+ (?:[\w-]+ )?
      (?:is|was|has|\w{3,}s)\b`,
  "u",
);
/** Whom the sentence is about is not what "it" means: "My son Leo loves it". */
export const OPENING_PERSON = new RegExp(
  wrapped`
    ^(?:My|Our) (?:[\w-]+ ){0,2}?(?:
      ${KIN_NOUNS}|${BREEDS}|professor|supervisor|publisher|editor|director|producer|agent|surgeon|specialist|consultant
    )\b(?:,? \p{Lu}[\p{L}-]+,?)?`,
  "u",
);
/** What "it" hardly ever means: people, times, amounts. */
const NO_IT = new RegExp(wrapped`
  ^(?:
    day|week|month|year|time|times|morning|evening|night|weekend|summer|winter|way|lot|bit|couple|few|ton|kind|sort
    |people|person|family|fam|friend|kid|child|everyone|guy|girl|boy|man|woman|moment|rest|other|others|most|same|us|me
    |world|end|front|past|future|beginning|middle
  )$`);
const DETERMINER = /\b(?:an?|the|my|our|his|her|their|this|that|another|one|each|every|some|any|no) /gi;
/** "put the curtain over it": what is put there is not what it is put over. */
const PUT_THERE = new RegExp(
  wrapped`
    \b(?:put|laid|threw|hung|placed|stuck|taped|poured|tied|glued|screwed|pulled|draped|wrapped|leant|leaned|sprinkled) (?:
      the|an?|my|our|some|his|her
    ) (?:[\w-]+ ){1,4}(?:over|on|in|into|onto|under|behind|round|around|across|against|through|up against) $`,
  "i",
);
/** "trying to get it", "thinking of it": no deed of its own. */
const LIGHT_VERB = wrapped`
  (?:
    try|go|hop|plann|think|want|look|gett|hav|be|do|mak|tak|feel|see|hear|wonder|consider|start|keep|aim|intend|expect
    |struggl|debat|someth|anyth|noth|everyth|morn|even
  )ing`;
const NAME_OR_DEED = new RegExp(
  wrapped`
    [a-z,] "?(?!I\b|I')\p{Lu}[\p{L}]{2,}|"[^"]+"|\b(?!${LIGHT_VERB}\b)\w{3,}ing\b
    |^(?!I\b|It\b|We\b|They\b|He\b|She\b|You\b|There\b|What\b|Who\b|When\b)\p{Lu}[\p{L}-]+ (?:[\w-]+ )?(?:
      is|was|has|(?!loves|likes|hates|enjoys|wants|prefers|needs|says|thinks|knows)\w{3,}s
    )\b`,
  "u",
);
/** "I've tried melatonin but": what was had is named without an article. */
const BARE_OBJECT = new RegExp(
  wrapped`
    \b(?:tried|use|used|take|took|taking|started|learned|learnt|play|played|eat|ate|drink|drank|bought|studied|had) (?!
      (?:
        again|hard|harder|once|later|early|there|here|today|well|fine|them|that|this|these|those|some|more|most
        |everything|nothing|something|[a-z]+ly
      )\b
    )[a-z]{4,}(?: \([^)]*\))?(?:,? (?:but|and|because|so|until) |, )$`,
  "i",
);
/** "I can't stand cilantro, it tastes like soap", "I gave up oat milk because it": liked or avoided without an article. */
const BARE_TASTE = new RegExp(
  wrapped`
    \b(?:
      love|loved|hate|hated|like|liked|dislike|despise|adore|crave|miss|(?:can't|cannot|couldn't) stand|(?:care|mad) for
      |fond of|avoid|avoided|quit|gave up|given up|cut out|stopped (?:eating|drinking|taking|using)|enjoy|prefer
      |allergic to
    ) (?!
      (?:
        (?:every|no|some|any)thing(?! [a-z])|someone|everyone|people|working|when|what|that|this|them|here|there|most
        |more|some|[a-z]+ly
      )\b
    )(?:[a-z-]{3,} )?[a-z-]{4,}(?<![^s]s)(?:, (?:but |and |because |so |as )?| (?:but|and|because|since|as|until) )
      (?:I (?:find|found|think|consider) )?$`,
  "i",
);
const FROM_HOME = /\b(?:at|from) (?:home|work|school|college|university|church)\b/i;
/** One thing is named that "it" can stand for. */
export const namesOneThing = (before: string): boolean => {
  if ([NAME_OR_DEED, BARE_OBJECT, BARE_TASTE, FROM_HOME].some((names) => names.test(before))) return true;
  for (const match of matchesIn(before, DETERMINER)) {
    const phrase = readNounPhrase(before, match.index + match[0].length - 1);
    if (phrase !== null && !isPlural(phrase.head) && !NO_IT.test(phrase.head)) return true;
  }
  return false;
};
const PLURAL_THINGS = new RegExp(
  wrapped`
    \b(?!
      (?:
        is|was|has|this|his|its|always|yes|us|news|perhaps|sometimes|as|does|less|besides|tons|lots|loads|times|days
        |weeks|months|years|hours|minutes|ages|thanks|towards|afterwards
      )\b
    )[a-z]{3,}s\b
    |\b(?:
      people|children|family|fam|team|crew|group|couple|band|class|audience|crowd|staff|folks|everyone|everybody|\w*men
      |peeps
    )\b
    |\b(?:\d+|${TWO_TO_TWELVE}|some) (?:days|weeks|hours) (?:of|off|left)\b`,
  "i",
);
export const PLACE = new RegExp(
  wrapped`
    \b(?:in|at|to|from|near|visit(?:ed|ing)?|into|around|through|inside) (?:
      (?:the|a|an|my|our|this|that|some|his|her|their) (?!
        early|late|first|end|middle|beginning|past|process|future|way|time|case|order|addition|least|work\b|more\b
        |same\b|people\b|kids\b|family\b
      )[\w'-]{3,}
      |\p{Lu}[\p{L}'-]+|school\b|work\b(?= )|home\b|college\b|university\b
    )
    |\b(?:
      place|park|beach|city|town|house|shop|store|gym|studio|school|country|trip|restaurant|cafe|hike|camp|shelter
      |church|museum|forest|garden|farm|island|lake|mountains?|village
    )\b`,
  "u",
);

export const SOMEONE = new RegExp(
  wrapped`
    \b(?:
      ${PARTNERS}|son|daughter|kid|child|baby|mom|mum|mother|dad|father|brother|sister|grand\w+|nonn[ao]|abuel[ao]|oma
      |opa|mormor|farmor|morfar|farfar|nana|babcia|yiayia|aunt|uncle|cousin|nephew|niece|friend|buddy|dog|cat|pup|puppy
      |kitten|pet|boss|manager|coach|teacher|therapist|doctor|mentor|neighbou?r|roommate|man|woman|guy|girl|boy|lady
      |actor|actress|author|singer|player|someone|somebody|year-old|youngest|oldest|eldest|little one|toddler|supervisor
      |colleague|client|mentee|student|customer|patient|guest|volunteer|resident|stranger|visitor|vet|dentist
      |physio(?:therapist)?|tutor|trainer|instructor|counsell?or|nutritionist|dieti[ct]ian
      |\w{3,}(?:ologist|iatrist|iatrician)|surgeon|nurse|midwife|lawyer|accountant|landlord|landlady|hairdresser|plumber
      |electrician|builder|contractor|realtor|consultant|carer|nanny|babysitter|cleaner|gardener|horse|rabbit|lodger
      |tenant|flatmate|housemate|classmate|teammate|bandmate|coworker|intern|apprentice|employee
    )s?\b
    |\b(?!I\b|(?:${WEEKDAY_NAMES})s?\b|${MONTH_NAMES}|Christmas|Easter)\p{Lu}\p{Ll}+`,
  "u",
);

/** "Lily's birthday is on Saturday, she", "Lily is good, she" */
const OPENS_WITH_NAME = new RegExp(
  wrapped`
    ^(?!
      (?:
        It|This|That|These|Those|There|Here|What|Who|Where|When|How|Let|He|She|We|They|You|Everything|Everyone|Nothing|Nobody
        |Life|Today|Tomorrow|Yesterday|\w+day|My|Our|The
      )\b
    )\p{Lu}\p{Ll}+(?:'s| (?:is|was|has|had|will|can|does|\w{3,}s|\w{3,}ed)) `,
  "u",
);
/** "My doctor says he'll be fine": of somebody else. */
const SAYS_OF_HIM = new RegExp(
  wrapped`
    ^(?:my|our|the) (?:doctor|vet|nurse|dentist|surgeon|specialist|midwife|physio|teacher|coach|p?a?ediatrician) (?:
      says?|said|thinks?|thought|told (?:me|us)
    ) (?:that )?$`,
  "i",
);
export const namesSomebody = (before: string): boolean =>
  !SAYS_OF_HIM.test(before) && (SOMEONE.test(before.slice(1)) || OPENS_WITH_NAME.test(before));

/** "A counsellor ..., and she told me to write to him": him, nobody named. */
const ONLY_SHE = new RegExp(
  wrapped`
    ^(?!
      .*\b(?:
        he|him|his|son|boy|man|brother|father|dad|husband|uncle|nephew|guy|boyfriend|grandpa|grandfather|\p{Lu}\p{Ll}+
      )\b
    ).*\b(?:and|but|so|because|,) she\b`,
  "u",
);
const isOfOther = (before: string, pronoun: string): boolean =>
  /^h(?:e|im)\b/i.test(pronoun) && ONLY_SHE.test(before.replace(/^\S+/, "").replace(/\b(?:I|I'm|I've)\b/g, ""));

/** "Tom likes him", "Ruta's helping her": whoever does it is not whom it is done to. */
const ONLY_DOER = new RegExp(
  wrapped`
    ^(?!(?:The|My|Our|His|Her|Their|Your)\b)\p{Lu}\p{Ll}+(?:'s(?= [a-z]+(?:ing|ed|en)\b)|'ll|'d)? (?:(?!
      (?:and|or|but|so|because|since|that|if|when|while|who|whose|with|of|for|to|from|by|at|in|on|about|than|as|says?|said
      |thinks?|thought|knows?|knew|hopes?|hoped|asked|told)\b
    )[a-z']+ ){1,4}$`,
  "u",
);
const GOES_ON_BEHIND = /[,;] (?:but|and|so|because)\b/;
export const isOfDoerAlone = (before: string, pronoun = ""): boolean =>
  /^h(?:im|er)$/i.test(pronoun) && ONLY_DOER.test(before);
/** What people have: none of these owns a thing. */
const OWNED_THINGS = /\b(?:smiles?|faces?|eyes|hands|words|lives|hearts|stories|looks|voices|names|needs)\b/gi;
/** "Their" may be one person's or several things'. */
const hasOwner = (before: string, owner: string): boolean => {
  if (namesSomebody(before) || isOfDoer(before, owner)) return true;
  const owners = before.replace(OWNED_THINGS, "").replace(/\b[a-z]+ing\b/g, "");
  return owner === "their" && (PLURAL_THINGS.test(owners) || SINGULAR_THING.test(owners));
};

/** "thinking about getting a kayak, but they": all of that kind. */
const KIND_WANTED = new RegExp(
  wrapped`
    \b(?:getting|buying|adopting|renting|trying|get|buy|adopt|rent|try|considering|looking into) (?:an?|another) (?:[\w-]+ ){0,3}
      [\w-]+,? (?:but|because|since|as|though|although)[ ]
      (?:I(?:'ve| have) heard (?:that )?|I know (?:that )?|I think (?:that )?|apparently )?$`,
  "i",
);
/** "dance and fashion ... them" */
const TWO_THINGS =
  /\b(?:about|for|both|love|like|enjoy|between|my|the) (?:[a-z'-]+ )?[a-z'-]{3,} and (?!I\b)(?:the |an? |my )?[a-z'-]{3,}\b/;
/** "from the producer, they want a rewrite" */
const WHO_DECIDES = new RegExp(
  wrapped`
    \b(?:the|my|our|an?) (?:[\w-]+ )?(?:
      producer|publisher|editor|landlord|landlady|agent|dentist|vet|insurer|insurance|builder|contractor|plumber
      |electrician|director|professor|seller|buyer|owner|organi[sz]er|mechanic|garage|hospital|clinic|school|college
      |university|company|firm|museum|library|gallery|theat(?:re|er)|charity|foundation|hotel|restaurant|airline
      |recruiter|lawyer|notary|council|embassy|consulate|surgeon|pharmacy
    )\b`,
  "i",
);
/** "each child ... they" */
const isEach = (before: string, pronoun: string): boolean =>
  /^(?:they|their)/i.test(pronoun) &&
  (/\b(?:each|every|any|someone|somebody|anyone|everyone) /i.test(before) ||
    WHO_DECIDES.test(before) ||
    SOMEONE.test(before.slice(1)));

/** "a chat about it": the chat is not what it was about. */
const TALK_ABOUT = /\b(?:an?|the|my|our|some) (?:[\w'-]+ ){1,3}(?:about|of|on|over|around|behind) $/i;

/** "I'll keep working at it": the deed is not what it is done to. */
const DEED_DONE_TO_IT = /\b\w+ing (?:at|on|with|for|about|of|in|into|through|towards?) $/;

/** "We drove my new car, my old one broke down" */
const ONE_OF_MINE = /^(?:my|our) .*\bones?$/i;

/** "I drink four cups a day and the last one is at five" */
const ONE_OF_SEVERAL = /^the (?:first|second|third|last|next) one$/i;
const SEVERAL_COUNTED = new RegExp(`\\b(?:\\d+|${TWO_TO_TEN}|several|a few|a couple of) [a-z]{3,}s\\b`, "i");

/** "I have an exam on Friday and I haven't started" */
const NOT_YET = /^ha(?:ve|s)n't /i;

/** "I never had a pet because my landlord won't allow them": of the kind. */
const KIND_NEVER_HAD =
  /(?:\b(?:never|not|always)|n't) (?:[a-z]+ ){1,3}an? (?:[a-z-]+ )?[a-z-]+,? (?:because|since|as|but|though)\b/i;

export const hasAntecedent = (before: string, match: RegExpMatchArray): boolean => {
  // "Ruta uses it": Ruta is not what she uses; in "Ruta takes it, but the dog barks" the rest is worth telling.
  if (match[1] !== undefined && ONLY_DOER.test(before) && !GOES_ON_BEHIND.test(match.input ?? "")) return false;
  if (match[1] !== undefined)
    return namesOneThing(
      before
        .replace(TALK_ABOUT, "")
        .replace(DEED_DONE_TO_IT, "")
        .replace(PUT_THERE, "")
        .replace(/\w+ing $/, "")
        .replace(OPENING_PERSON, ""),
    );
  if (match[2] !== undefined)
    return (
      PLURAL_THINGS.test(
        before.replace(
          /[\w'-]+ (?:in|on|under|behind|from|to|with|at) (?:one|two|some|each|all|both|most|any|none) of $|[\w'-]+ of $|\b(?:issues|problems|troubles|difficulties|trouble) with $/,
          "",
        ),
      ) ||
      isEach(before, match[2]) ||
      KIND_NEVER_HAD.test(before) ||
      (/^they/i.test(match[2]) && KIND_WANTED.test(before)) ||
      TWO_THINGS.test(before)
    );
  if (match[3] !== undefined) return PLACE.test(before);
  if (match[6] !== undefined)
    return (
      (namesSomebody(before) && !isOfOther(before, match[6]) && !isOfDoerAlone(before, match[6])) ||
      (/^s?he\b/i.test(match[6]) && isOfDoer(before, match[6]))
    );
  if (match[7] !== undefined) return hasOwner(before, match[7].toLowerCase());
  if (match[8] !== undefined)
    return PLURAL_THINGS.test(before) || SINGULAR_THING.test(before.replace(OPENING_PERSON, ""));
  if (match[9] !== undefined && ONE_OF_SEVERAL.test(match[9]) && SEVERAL_COUNTED.test(before)) return true;
  if (match[9] !== undefined) return (ONE_OF_MINE.test(match[9]) || NOT_YET.test(match[9])) && namesOneThing(before);
  return before.length > 60 && SINGULAR_THING.test(before);
};

/** "the shelter ... they": who works at a place. */
export const BODY = new RegExp(
  wrapped`
    \b(?:
      company|shelter|team|school|shop|store|club|agency|shelter|studio|hospital|church|restaurant|cafe|gym|office|group
      |band|couple|crew|staff|class|police|bank|firm|magazine|organi[sz]ation|committee|council|government|university
      |college|library|publisher|airline|hotel|startup|business|brand|clinic|bakery|charity|nonprofit|venue|publisher
      |everyone|everybody|someone|somebody|anyone|nobody|who
    )\b`,
  "i",
);
/** An agency is "it" or "they". */
export const isOfPeople = (head: string): boolean => BODY.test(head);
export const PAIR = /\b[\p{L}-]{3,} and (?:my |the |a |an |some )?[\p{L}-]{3,}/u;
export const isSeveral = (text: string, pronoun = "them"): boolean =>
  PLURAL_THINGS.test(text) ||
  BODY.test(text) ||
  PAIR.test(text) ||
  (/^they/i.test(pronoun) && SOMEONE.test(text.slice(1)));
