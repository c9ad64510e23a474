// The words by which people say what they hold and value, and what they think of each other.

import { wrapped } from "#domain/wrapped.ts";
import { anyOf, wordSet } from "../patterns.ts";

/** "so", "really": left out where somebody's judgement is told. */
export const INTENSELY = wrapped`
  (?:
    (?:
      so|really|truly|very|super|such|just|also|always|pretty|quite|definitely|absolutely|totally|incredibly|certainly
      |indeed|seriously
    ) )*`;

/** "It's amazing how ..." */
export const JUDGED = anyOf(
  "amazing|awesome|great|incredible|wonderful|inspiring|fascinating|beautiful|lovely|fantastic|remarkable|uplifting|magical",
  "important|crucial|essential|vital|necessary|key",
  "rewarding|fulfilling|heartwarming|comforting|touching|moving|refreshing|humbling|encouraging|satisfying|motivating|powerful|worthwhile",
  "normal|natural|healthy|healing|therapeutic|cool|nice|good|sweet|special|sad|heartbreaking|interesting",
);

/** What somebody shows in what they do: a reason to look up to them. */
export const QUALITIES = anyOf(
  "commitment|dedication|passion|drive|courage|bravery|strength|determination|perseverance|persistence",
  "positivity|optimism|enthusiasm|resilience",
  "kindness|generosity|compassion|empathy|patience|creativity|talents?|hard work|work ethic|honesty",
  "openness|boldness|energy|curiosity|discipline|confidence|attitude|outlook",
  "willingness|ambition|spirit|vision|love|success|devotion|loyalty|leadership|selflessness|hustle",
  "progress|journey|selfless work|volunteer work|volunteering",
);

/** What such a quality is called. */
export const ADMIRED = anyOf(
  "inspiring|inspirational|amazing|awesome|admirable|impressive|incredible|remarkable|wonderful|beautiful",
  "contagious|infectious|motivating|outstanding|extraordinary|great|an inspiration",
);

/** No thing or doing that a sentence could hold something of. */
export const NO_SUBJECT = wordSet(
  "i i'm i've i'll i'd we we're we've it it's its they they're he she he's she's you you're you've your that",
  "that's this these those there there's here here's what what's which who",
  "the my our their his her whose one ones someone somebody something anything nothing everything everyone",
  "everybody nobody things stuff life today tomorrow yesterday tonight both all neither any such each some",
  "most",
  "glad happy hope hoping thanks thank sorry sounds looks seems let let's lets please congrats wish can't",
  "won't don't just not never gonna gotta been maybe perhaps if when whenever while as because since",
  "although though for with without",
  "awesome amazing cool nice sure so too even how why where whether yeah yes no love loved appreciate gosh",
  "wow really another other in on at by from to of after before during",
);
/** Verbs that are names of things as well: "Support can do wonders", "Dance has the power". */
export const NOUNS_TOO = wordSet(
  "love dance support work hope help play change practice study hike paint sleep drive ride walk talk travel",
  "care trust faith exercise rest focus value drink call plant smoke",
);

/** Behind "the" nothing that only the talk knows: "the world", "the power of rest". */
export const ANYBODYS_THING = anyOf(
  "world|future|past|present|whole|little|small|simple|same|best|most|right|way|ways|power|beauty|joy",
  "importance|value|opportunity|chance|freedom|strength",
  "courage|moment|key|effort|ride|journey|process|outdoors|people|difference|resilience|love|support",
  "stars|ocean|sea|mountains|sun|rain|art|time|ability",
  "good|heart|mind|soul|body|environment|community|basics|details|hard|tough|truth|road|long|important",
  "impact|end|first|last|need|needs|desire",
  "feeling|kind|go|years?|seasons?|day|week|morning|evening|night|weekend|forest|woods|hills|river|lake",
  "beach|coast|countryside|garden|kitchen|piano",
  "guitar|violin|rest|news|chaos|craziness|hustle|foundation|root|price|cost|point|idea|spirit|goal|other",
);
