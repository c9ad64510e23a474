// How the speaker feels about what is being talked of, what they make of it in a word, and what makes a feeling worth telling.

import { wrapped } from "#domain/wrapped.ts";

/** How the speaker feels about what is being talked of; a lasting fear or love is told in other words. */
export const MOOD = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m| am|'re| are|'ve been| was| were| feel| felt| have been)? (?:
      (?:
        so|really|very|super|just|totally|always|truly|also|too|pretty|definitely|already|all|feeling|still|incredibly
        |beyond|more|a bit|a little|absolutely|extremely|way
      )\s+
    )*
    (?:
      elated|ecstatic|buzzing|anxious|emotional|speechless|in awe|stoked|excited|proud(?! of (?:my|our|[\w-]+ing)\b)
      |thrilled|grateful|thankful|happy|glad|pumped|hyped|psyched|nervous|overwhelmed|amazed|inspired|motivated
      |determined|hopeful|optimistic|relieved|touched|moved by|ready to (?:take|face|tackle|go|rock)|confident|lucky
      |blessed|honou?red|can't wait
      |looking forward to (?:it|that|this|seeing|hearing|what|the (?:moment|future|day)|enjoying|more|making|sharing)
      |can relate|enjoying (?:it|this|every|the (?:challenge|process|journey))
    )\b
    |\b(?:makes?|made|making) (?:me|us) (?:feel|so|really|happy|proud|want|appreciate|think|smile|wonder|reali[sz]e)\b
    |^(?:it|this|that|they|nothing|there's) .{0,40}\b(?:makes?|brings?|gives?|fills?) (?:me|us)\b
    |^(?:I|we)(?:'ve| have)? (?:been |had |have |having |feeling |doing )+
      (?:(?:a|some|such|really|so|pretty|quite|a few) )*(?:
      tough|hard|rough|wild|crazy|busy|great|good|amazing|blast|well|hopeful|optimistic|better|down
    )\b(?: \w+)?(?: (?:lately|recently|since.*|these days|this \w+))?[.!]*$
    |^(?:I|we) (?:will|'ll|can) never forget\b`,
  "i",
);

/** "Rowing makes me so happy": what does is named, which makes it a taste. */
export const NAMED_CAUSE = new RegExp(
  wrapped`
    ^(?!
      (?:
        I|I'm|I've|we|we're|we've|it|it's|this|that|these|those|they|he|she|his|her|their|its|you|your|which|what
        |nothing|everything|something|such|there's|one|moments?|things?|times?|life
      )\b
    )
    [\p{L}'][^,;.]{2,100}? (?:
      makes?|made|gives?|gave|brings?|brought|keeps?|kept|helps?|helped|leaves?|left|fills?|filled
    ) (?:me|us)\b`,
  "iu",
);

/** "I'm grateful for a sister who can cook": for what is said. */
export const GRATEFUL_FOR = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m| am|'re| are|'ve been| feel| was| were)?[ ]
    (?:(?:so|really|very|super|just|truly|always|incredibly|extremely|forever) )*
    (?:
      grateful|thankful|lucky|fortunate|blessed|proud|honou?red|privileged
    ) (?:for|to|of|that|I|we|they|my|our)\b
    (?! (?:(?:have|see|hear|know|call) )?(?:
        it|that|this|them|you|your|those|these|all|him|her|what|how
      )\b
    )`,
  "i",
);

/** Joins nothing to the sentence before it but a feeling about it. */
export const EMPTY_SEQUEL = new RegExp(
  wrapped`
    ^(?:it's|it is|it was|that's|that was|this is|they're|they are)[ ]
    (?:so |really |such |just |truly |always |all |also |totally |pretty |a |an )*
    (?:
      great|good|nice|amazing|awesome|cool|incredible|crazy|wonderful|inspiring|lovely|fantastic|important|hard|tough
      |tricky|fun|challenging|worth|rewarding|special
    )\b(?! (?:for|because|since))`,
  "i",
);

/** Verdicts on something named elsewhere: "That's awesome", "It was so much fun". */
export const VERDICT = new RegExp(
  wrapped`
    ^(?:
      that|this|it|those|these|they|he|she|what a|such a|so|how|sounds|looks|seems|there's nothing|nothing
      |there's something
    )(?:'s|'re| is| was| are| were| must| sounds| looks| seems| will| would| can| has|'ll| has been|'s been)?\s*
    (?:(?:
      be|been|have been|like|so|really|such|a|an|the|pretty|very|super|totally|definitely|just|always|truly|quite|all
      |absolutely|also|much|too|kind of
    ) )*
    (?:
      great|awesome|amazing|cool|nice|fun|good|wonderful|fantastic|incredible|beautiful|lovely|inspiring|important
      |special|perfect|sweet|tough|hard|rough|exciting|interesting|powerful|rewarding|cute|gorgeous|delicious|yummy
      |impressive|hilarious|sad|true|right|worth|challenging|blast|adorable|stunning|magical|peaceful|relaxing|calming
      |crazy|wild|rad|sick|dope|unreal|epic|neat|kind|thoughtful|thing|idea|way|reminder|key|deal|bummer|pity|shame
      |pleasure|joy|relief|breathtaking|heartwarming|touching|motivating|refreshing|fulfilling|thrilling|scary
      |frustrating|annoying|terrible|awful|devastating|understandable|helpful|useful|motivation|surreal|intense|lot
      |treat|dream|reward|experience|feeling
    )\b[^,;]{0,60}$`,
  "i",
);
