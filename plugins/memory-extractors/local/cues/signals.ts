// Words that speak for or against keeping a clause; the weights stand in ../score.ts, and what is kept however short in core-facts.ts.

import { wrapped } from "#domain/wrapped.ts";
import { DAY_STEMS } from "../dates/calendar.ts";
import { anyOf, anywhere, wordSet } from "../patterns.ts";
import { TWO_TO_TEN, TWO_TO_TWELVE } from "./numbers.ts";

/** Not "the mine", which others dug. */
export const MINE = String.raw`(?<!\b(?:the|an?|coal|gold|salt|silver|tin|copper|iron) )mine`;
export const FIRST_PERSON = new RegExp(
  String.raw`\b(?:I|I'm|I've|I'll|I'd|my|me|${MINE}|myself|we|we're|we've|our|us|we'll|we'd|ours)\b`,
  "i",
);
/** Of the speaker alone, written as such. */
export const FIRST_SINGULAR = new RegExp(String.raw`\b(?:I|I'm|I've|I'll|I'd|my|me|${MINE}|myself)\b`);
export const SECOND_PERSON = /\b(?:you|your|you're|you've|you'll|you'd|yours|yourself)\b/i;

/** A name or a number amid a text. */
export const NAMES_OR_COUNTS = /[\p{L},] "?(?!I\b|I')\p{Lu}|\d/u;

/** Lasting tastes, habits and traits. */
export const TRAIT = anywhere(
  "halal|kosher|gluten|diet|dietary|cannot|not comfortable|not interested|no interest|love|loves|adore",
  "like|enjoy|prefer|hate|dislike|can't (?:stand|abide|bear)",
  "detest|despise|loathe|opposed|uncomfortable|fascinated|learn best|favou?rite|fave|allergic|intolerant",
  "vegan|vegetarian|into|fan of|passionate|avoid|refuse|always|never|usually|rarely",
  wrapped`
    every (?:day|week|morning|night|evening|year|summer|weekend|time|month|\w+day)|often|tend to|aversion|interested in
    |keen on|obsessed|fond of`,
  "hooked on|big on|phobia|afraid of|scared of|fear of|uncomfortable|sensitive to|averse",
  "only (?:eat|watch|use|buy|wear|read|drink|listen)|strongly",
  "dream|wish|passion|hobby|hobbies|interest in|skeptical|opposed|against|committed to|important to me",
  "can't (?:eat|drink|tolerate|have|use|handle|do)",
  "don't (?:like|eat|drink|enjoy|want|use|watch|wear|drive|have|trust|believe)|used to|grew up|lifelong",
  "go-to|gravitate|drawn to|particular about",
  "can (?:do|fix|build|make|sew|cook|lay|paint|install) [a-z]+(?: and [a-z]+)? (?:myself|ourselves)|goal",
  String.raw`believe|value|values|identify|specializ\w+|specialis\w+|drive|hobby`,
);

export const IDENTITY = new RegExp(
  wrapped`
    \b(?:I'm|I am|I was|I've been|I work|I live|I teach|I study|I own|I run|I have|I've got|I got|we have|I grew up|as)\s+
      (?:\w+\s+){0,2}?(?:
      an?|from|in|at|as|for|born|\d+|two|three|four|five|single|married|divorced|engaged|pregnant|transgender|trans|gay
    )\b`,
  "i",
);

/** Past verbs of things that happened. */
export const EVENT_VERB = anywhere(
  "went|bought|got|started|finished|lost|won|met|joined|moved|adopted|visited|took|attended|quit|began",
  "made|ran|signed up|graduated|married|broke",
  "passed|received|opened|launched|volunteered|travell?ed|hiked|painted|wrote|published|applied|booked",
  "hosted|organi[sz]ed|celebrated|decided",
  "chose|accepted|switched|changed|tried|found|saw|watched|read|played|performed|built|created|taught",
  "learn(?:ed|t)|gave|spent|participated",
  "completed|hired|fixed|planted|set up|came|had|hurt|injured|hit|cooked|baked|donated|raised|teamed up",
  "collaborated|discovered|dropped|recovered",
  "upgraded|redecorated|renovated|picked up|sold|enrolled|invited|helped|inspired|turned|became|grew",
  "reminded|reali[sz]ed|saved|expanded|sent",
  "caught|camped|explored|ate|drove|flew|survived|promoted|retired|died|passed away|implemented|using|configured|deployed|achieved|reduced",
  "increased|improved|scored|earned|paid|owe|agreed|committed|secured|wrapped|submitted|interviewed",
  "proposed|announced|named|released|ordered",
);

export const PLAN = anywhere(
  "going to|planning|plan to|plan on|plans|want to|hope to|hoping to|thinking about|thinking of|considering|looking forward to",
  wrapped`
    next (?:week|month|year|weekend|summer|spring|fall|winter|\w+day)|tomorrow|tonight
    |this (?:weekend|week|summer|month|evening|afternoon)`,
  "upcoming|soon|will|about to|would like to|intend|aim|aiming|scheduled|looking to|looking into",
  "trying to|working on|working towards?|preparing",
  "practicing|practising|researching|saving|can't wait to|excited to|ready to|deadline|starting|need to|have to|arranged to|booked",
);

export const TIME_WORD = anywhere(
  String.raw`yesterday|today|tonight|tomorrow|last (?:night|week|month|year|weekend|summer|spring|fall|winter|\w+day|few \w+)`,
  String.raw`(?:this|next|past) (?:week|month|year|weekend|summer|spring|fall|winter|morning|evening|afternoon|\w+day)`,
  String.raw`\d+ (?:\w+ )?(?:days?|weeks?|months?|years?|hours?|minutes?)`,
  `(?:${TWO_TO_TEN}|a few|couple of|couple) (?:days?|weeks?|months?|years?|weekends?)`,
  `ago|since|january|february|march|april|june|july|august|september|october|november|december|(?:${DAY_STEMS})days?`,
  wrapped`
    recently|lately|the other day|20\d\d|19\d\d|years? old|birthday|anniversary|(?:in|of|\d(?:st|nd|rd|th)?) may|may \d
    |\d{1,2}(?::\d\d)? ?[ap]\.?m`,
);

const KIN = anyOf(
  "wife|husband|spouse|partner|girlfriend|boyfriend|fianc[eé]e?|son|daughter|kids?|children|child|baby",
  "mom|mum|mother|dad|father|parents?|brothers?|sisters?",
  "siblings?|grandma|grandmother|grandpa|grandfather|grandparents|aunt|uncle|cousin|nephew|niece|family",
  "fam|friends?|buddy|buddies|dogs?|cats?|pets?",
  String.raw`pup|puppy|puppies|kitten|turtles?|boss|manager|coach|team|teammates?|colleagues?|cowork\w+|co-work\w+`,
  "neighbou?rs?|roommates?|girls?|boys?",
  "guinea pig|mentor|teacher|therapist|doctor|students?|in-laws|supervisor|landlord|ex|crew|clients?",
);
export const RELATION = new RegExp(String.raw`\b(?:my|our)\s+(?:\w+\s+)?${KIN}\b`, "i");

export const NUMBER = new RegExp(
  String.raw`\b(?:\d[\d,.]*(?:k|kg|km|cm|lbs?|mg|st|nd|rd|th)?|${TWO_TO_TWELVE}|dozen|first|second|third|hundred|thousand|half)\b`,
  "i",
);
/** "I quit three weeks ago": what, is said elsewhere. */
export const QUITS = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve)? (?:(?:just|finally|already|recently) )?(?:quit|resigned)(?= (?:
        last|in|two|three|four|[\w ]{1,12} (?:days?|weeks?|months?|years?) ago|yesterday|this|on
      )\b
      |[.!]*$
    )`,
  "i",
);
export const PROGRESSIVE =
  /\b(?:I'm|we're|I've been|we've been|I am|we are|I have been)\s+(?:\w+ly |just |also |still |currently |now )?\w{3,}ing\b/i;
export const HYPOTHETICAL = /\b(?:would|could|might|maybe|if|perhaps|wish)\b/i;

/** First person and a taste or limit whose object is named in the clause. */
export const PREFERENCE = new RegExp(
  wrapped`
    \b(?:I|we|I'm|I am|I've|I'd|we're)\s+(?:
      (?:
        \w+ly|just|also|always|tend to|try to|usually|do|am|was|not|have|been|a|an|the|very|so|big|huge|much|on|no|can
        |only
      )\s+
    ){0,4}
    (?:
      don't|do not|can't|cannot|never|avoid|avoiding|prefer|hate|dislike|despise|loathe|opposed|uncomfortable|fascinated
      |learn best|favor|love|loved|like|enjoy|adore|follow|refuse|comfortable|interested|interest|aversion|fan|allergic
      |allergy|diet|phobia|fear|passionate|favou?r|need|value|seek|insist|drawn|into|keen
    )\b
    (?!
      \s+(?:
        it|that|this|the (?:way|idea|sound|suggestion|look|thought)|how|your|you|these|those|hear|hearing|see|know|think
        |to (?:hear|see|know)
      )\b
    )
    |\b(?:I|we)(?:'d| would) rather not (?!say\b|talk\b|think\b|know\b|get into\b|go into\b|do (?:it|that|this)\b)`,
  "i",
);

/** "I find crowds exhausting": a taste told as a finding. */
export const FINDING = new RegExp(
  wrapped`
    \bI (?:\w+ly |also |just |really )?find (?!it (?:great|awesome|amazing)|that\b|out\b)[\w' -]{3,60}?[ ]
    (?:too |so |very |really |quite |more |extremely |incredibly )?
    (?:
      tedious|boring|distracting|overwhelming|frustrating|stressful|annoying|difficult|hard|confusing|uncomfortable
      |exhausting|slow|unappealing|disorienting|ineffective|restrictive|distressing|relaxing|calming|soothing|motivating
      |engaging|cruel|offensive|challenging
    )\b`,
  "i",
);

/** Words that carry no topic of their own, whatever their length. */
export const EMPTY_WORDS = wordSet(
  "that this with have from they them their been were what when your would could really very much just like make made makes it's that's",
  "there about some more than then into over also because always never every thing things time know think feel feels good great awesome",
  "amazing keep going want need even still being such which where while well back here only other those these does don't can't i'm i've",
  "looking forward comes coming next you're love lots definitely super totally means gets getting stuff",
  "something anything everything someone pretty actually lately",
);

/** Words of three letters that name something, as longer ones mostly do. */
export const SHORT_NOUNS = wordSet(
  "cat dog pet cow pig hen bee car bus van cab job gym pub bar sea ski bow son mum mom dad nan law tax tea",
  "pie egg jam ham cup mug pot pan hat bed flu",
  "hip leg arm eye ear toe rib jaw gun map pen oil gas wig wok yak zoo",
);

/** Words of feelings, praise, encouragement and wisdom: they name nothing that could be asked for. */
export const ABSTRACT_WORDS = wordSet(
  "experience experiences journey journeys dream dreams goal goals passion memory memories moment moments",
  "life lives love loved joy happiness",
  "support strength courage hope impact difference change changes progress growth challenge challenges",
  "success inspiration motivation energy",
  "confidence creativity kindness compassion peace beauty heart soul mind power feeling feelings emotion",
  "emotions opportunity opportunities",
  "way ways thing things stuff time times day days people everyone everything something anything nothing reminder step steps path bond",
  "connection connections positivity positive perspective self mood spirit vibe vibes blast fun idea ideas effort stress worries",
  "amazing awesome great incredible wonderful special inspiring fulfilling rewarding grateful thankful",
  "blessed important meaningful powerful",
  "beautiful tough hard rough exciting excited happy proud motivated determined inspired strong true real best better brave calm calming",
  "relaxing peaceful freedom loving caring supportive help helps helped helping feel feels felt feeling grow",
  "growing overcome matter matters",
  "situation issue sense reason deal bit lot lots whole truly really difficult feedback",
);

/** Of the speaker's own body: what they take, have or were told. */
export const OF_HEALTH = new RegExp(
  wrapped`
    \b(?:I|I'm|I've|my)\b.{0,160}?\b(?:
      \d ?mg|tablets?|pills?|medication|antibiotics?|insulin|inhaler|melatonin|ibuprofen|antidepressants?
      |contraceptives?|(?:taking|take|took) (?:iron|vitamins?|vitamin \w+|magnesium|zinc)|supplements?|diagnos\w+
      |prescri\w+|surgery|MRI|x-ray|biopsy|blood (?:pressure|sugar|test)|cholesterol|ferritin|thyroid|asthma|migraines?
      |hay fever|eczema|arthritis|sciatica|hernia|slipped disc|concussion|miscarriage|chemo\w*|physio(?:therapy)?
      |restless legs|insomnia|weigh \d+|\d+ ?(?:kg|kilos|lbs)|hurts|aches|swollen
      |(?:bad|dodgy|weak|stiff) (?:(?:left|right|lower|upper) )?(?:
        back|knees?|hips?|shoulders?|neck|ankles?|hearing|eyesight
      )
      |allerg(?:y|ies|ic)
    )\b`,
  "i",
);

/** Somebody did something, told with its verb: "Last week I joined a choir". */
export const TELLS_WHAT_HAPPENED = new RegExp(
  wrapped`
    ^(?:(?:last|yesterday|recently|then|finally|this|on|in|after|when|two|a)\b[^,]{0,40},? )?(?:I|we)(?:'ve| have)?[ ]
    (?:(?:just|also|even|already|once|\w+ly) )*
    (?:
      went|bought|got|lost|won|met|took|quit|began|made|ran|wrote|chose|found|saw|read|built|taught|learnt|gave|spent
      |hurt|hit|sold|caught|ate|drove|flew|sent|came|had|did|broke|grew|led|held|told|heard|paid|left|drew|sang|swam
      |rode|wore|woke|fell|set|put|cut
      |(?!felt|loved|liked|needed|wanted|enjoyed|believed|reali[sz]ed|inspired|helped)\w{3,}(?:ed|en)
    )\b(?!')`,
  "i",
);

/** What the speaker has is what the clause is about: "My bakery opens at six". */
export const OF_ONES_OWN = new RegExp(
  wrapped`
    ^(?:my|our) (?!
      (?:whole |last |next |main |only |first |biggest )?(?:
        week|day|weekend|month|year|life|lives|heart|mind|mood|thoughts?|feelings?|goals?(?! (?:is|for [\w ]+ is) \d)
        |dreams?|hopes?|love|time|head|plan|point|question|concern|worry|issue|problem|understanding
      )\b
    )`,
  "i",
);
export const DENIAL = /n't\b|\bnot\b/i;

/** What something is to the speaker: "My choir means a lot to me", "Baking keeps me calm". */
export const OF_VALUE_TO_ME = anywhere(
  wrapped`
    means? (?:a lot|so much|everything|the world) to (?:me|us)|(?:important|special|dear|precious|close) to (?:me|us)
    |(?:gives?|gave|given) (?:me|us) (?:\w+ ){0,2}(?:strength|courage|hope|energy|joy|peace|purpose|confidence|comfort)`,
  String.raw`(?:brings?|brought) (?:me|us) (?:\w+ ){0,2}(?:joy|peace|comfort|closer|happiness|together|calm)`,
  String.raw`(?:helps?|helped) (?:me|us) (?:to )?\w+|(?:keeps?|kept) (?:me|us) (?!going\b|pushing\b|company\b)\w+`,
  wrapped`
    (?:I|we) (?:really |truly |always |also )?(?:value|cherish|treasure|believe in|believe that|admire|look up to)
    |(?:my|our) (?:\w+ )?(?:favou?rites?|fave|dream|passion|escape|happy place|go-to|outlet|rock|role model|haven|hobby)`,
  "(?:I|we)(?:'m| am|'re)? (?:\\w+ )?(?:inspired by|motivated by|passionate about|into)",
);

/** Judges instead of telling: "It's great to have a team". */
export const EVALUATES = new RegExp(
  wrapped`
    ^(?:it's|it is|it was|it's been|it feels|it felt|feels|there's nothing)[ ]
    (?:(?:so|really|such|just|always|truly|also|pretty|very|super|quite|even|more|a|an) )*
    (?!
      (?:now )?(?:moved|rescheduled|postponed|pushed|delayed|due|set|scheduled|booked|open|closed|limited)\b
    )\w+(?: \w+)? (?:to|how|that|when|having|being|knowing|seeing|getting|doing|like)\b`,
  "i",
);
