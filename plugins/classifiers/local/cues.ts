// Words that speak for a preset, whatever the rest of a statement is about. Fragments of regular expressions, matched at word
// borders and without regard to case; "strong" ones are nearly enough alone, "weak" ones only tip the balance.

import type { PresetKey } from "#domain/bucket-presets.ts";
import { wrapped } from "#domain/wrapped.ts";

interface CueWords {
  readonly strong: readonly string[];
  readonly weak: readonly string[];
}

const CUE_WORDS: Readonly<Record<PresetKey, CueWords>> = {
  preferences: {
    strong: [
      "prefer(?:s|red|ences?)?|favou?rs?|favou?rites?|(?:likes|loves|adores|enjoys?|enjoying)|fond of|drawn to|opts? for|picky",
      "(?:I|we) (?:(?:really|absolutely|also|just|do(?:n't| not)) )*(?:like|love|enjoy|adore|hate)",
      wrapped`
        (?:does(?:n't| not)|do(?:n't| not)|never) (?:really |particularly )?(?:
          like|enjoy|want|care for|eat|drink|consume|wear|use|watch|buy
        )`,
      "dislik\\w+|hat(?:es|ed)|loath\\w+|despis\\w+|detests?|aversion|averse|avoid(?:s|ed|ing)?|turned off|put off by|off-putting",
      "can(?:'t|not| not| no longer)? (?:stand|bear|tolerate|handle|eat|drink)",
      "refuses? to|would rather|'d rather|rather than|instead of|better than|(?:not|no) (?:a )?(?:big )?fan of|not (?:really )?into",
      "(?:not|never|no longer) (?:interested|comfortable|keen)|no (?:interest|desire|patience)|uninterested|uncomfortable with",
      "finds? .{1,60}(?:tedious|boring|annoying|difficult|overwhelming|unappealing|uncomfortable|distracting|ineffective|dull|hard)",
      wrapped`
        (?:strictly|exclusively|only|always|never) (?:
          eats?|drinks?|reads?|uses?|watch(?:es)?|wears?|buys?|books?|orders?|picks?|chooses?|stays?|plays?|shops?
          |dines?|feeds?|adopts?|considers?|wants? to|wants?
        )`,
      wrapped`
        strongly (?:against|oppose[sd]?)|opposed to|prioriti[sz]es?|asks? to be (?:called|addressed)
        |wants (?:answers|replies|code|reminders|the assistant)|learns? best|thrives?`,
    ],
    weak: [
      wrapped`
        strictly|exclusively|strong(?:ly)?|insists?|must have|sensitive to|objections?|intoleran\w+|low tolerance|celiac
        |coeliac|fear of|no-go|allerg\w+|vegan|vegetarian|halal|kosher|diet|adhere\w*|phobia|requires?`,
    ],
  },
  interests: {
    strong: [
      "interested in|into|hobb(?:y|ies)|pastimes?|(?:spare|free) time|fans?|follows?|keeps? up with|fascinat\\w+|obsess\\w+",
      "passion(?:ate)?|keen on|enthusias\\w+|buff|geek|curious about|collect(?:s|ors?|ing)|subscrib\\w+|clubs?|devote[ed]|book club",
      "(?:films?|movies?|tv|television|series|documentar(?:y|ies)|sitcoms?|anime|cartoons?|cinema|genres?)",
      wrapped`
        watch(?:es|ing) (?!out|over|the kids|the children)|binge-?watch\w*
        |(?:video|board|card|mobile|computer|strategy|puzzle|online) games?|gam(?:es|ing|ers?)`,
    ],
    weak: [
      wrapped`
        plays?|playing|reads?|reading|listens?|listening|podcasts?|novels?|authors?|books?|comics?|music|songs?|bands?
        |albums?|jazz|opera|choir`,
      wrapped`
        concerts?|museums?|exhibitions?|theat(?:re|er)|sports?|soccer|football|basketball|tennis|cricket|golf|baseball
        |hockey|teams? sports?`,
      wrapped`
        garden\w*|birdwatching|hik(?:es|ing)|fishing|surf(?:s|ing)|danc(?:es|ing)|photograph\w*|paint(?:s|ing)|pottery
        |knitting|astronomy|history`,
    ],
  },
  goals: {
    strong: [
      wrapped`
        wants? to|plans? (?:to|on)|planning (?:to|on)|hop(?:es|ing|e) (?:to|for|that)|aim(?:s|ing)? (?:to|for|at)
        |intends? to|goals?|dreams? (?:of|to|about|is)|dreaming`,
      wrapped`
        aspir\w+|ambitions?|resolutions?|determined to|(?:would|'d) (?:like|love) to|work(?:s|ing)? towards?
        |wish(?:es)? to|looking to|trying to|strives? to`,
      wrapped`
        some ?day|one day|going to (?!bed|sleep)|objectives?|saving (?:up )?for|eager to|long-term
        |by (?:next|the end of)|targets?|looking forward to`,
    ],
    weak: ["plans?|soon|upcoming|thinking (?:of|about)|considering|next (?:year|summer|spring|autumn|winter)"],
  },
  work: {
    strong: [
      wrapped`
        work(?:s|ed)(?! (?:out|towards?|on (?:an?|my|his|her|their)\b))|working (?:as|at|for|from|in)|jobs?|employ\w+
        |boss|managers?|coworkers?|co-workers?`,
      wrapped`
        colleagues?|offices?|careers?|promot(?:ed|ion)|clients?|salary|job interview|freelanc\w+|self-employed
        |professions?|professional(?:ly)?|start-?ups?|firm`,
      wrapped`
        departments?|shifts?|commut\w+|laid off|fired|resign\w*|apprentice\w*|interns?|internship|suppliers?|board
        |workplaces?|meetings?|business(?:es)?|ceo|cto`,
      wrapped`
        (?:is|am|are|'m|as) (?:now )?an? (?:[\w-]+ ){0,2}\w+(?:
          ist|ician|eer|ographer|ordinator|ssistant|worker|driver|baker|teacher|chef|pilot|plumber|carpenter
        ) (?:at|for)`,
      wrapped`
        (?:is|am|are|'m|as) (?:now |still |also )?an? (?:[\w-]+ ){0,3}(?:
          instructor|florist|paramedic|hairdresser|librarian|translator|designer|electrician|midwife|surgeon|paralegal
          |roofer|gardener|carer|caretaker|cleaner|cook|baker|barista|waiter|waitress|cashier|courier|farmer|firefighter
          |veterinarian|dentist|pharmacist|secretary|receptionist|bookkeeper|butcher|tailor|mechanic|joiner|driver
          |teacher|chef|plumber|carpenter|programmer|editor|researcher|social worker
        )`,
      wrapped`
        (?:team|tech) lead|head of \w+|year of teaching|engineer|nurse|lawyer|accountant|architect|journalist
        |consultan\w+|project manager|developer|retired|remote(?:ly)? work\w*|overtime`,
    ],
    weak: [
      "compan(?:y|ies)|customers?|contracts?|industry|teams?|interview|manages|teacher|doctor|deadlines?|hired|hires|corporate|remotely",
    ],
  },
  relationships: {
    strong: [
      wrapped`
        mothers?|fathers?|mom|mum|dad|parents?|brothers?|sisters?|siblings?|sons?|daughters?|wife|husband|spouse|partner
        |girlfriend|boyfriend|fianc[eé]e?`,
      wrapped`
        exes|ex(?:-\w+)?|friends?|friendships?|famil(?:y|ies)|relatives?|uncles?|aunts?|cousins?|nephews?|nieces?
        |grand(?:mothers?|fathers?|parents?|ma|pa|sons?|daughters?|children|kids|child)`,
      wrapped`
        in-laws?|\w+-in-law|step(?:mother|father|son|daughter|brother|sister)|kids?|children|bab(?:y|ies)|married
        |marriage|weddings?|divorc\w+|engaged|dating|roommates?|flatmates?`,
      wrapped`
        neighbou?rs?|twins?|god(?:father|mother)|broke up|widow\w*|only child|mentors?|relationships?|congratulat\w+
        |encourages? \w+|support(?:s|ed|ive) (?:her|him|them|each other)`,
    ],
    weak: ["colleagues?|together with|close to|misses|thank(?:s|ed)|proud of"],
  },
  health: {
    strong: [
      wrapped`
        health\w*|(?<!\b(?:is|am|was|as|'m|became|become) an? (?:\w+ )?)doctors?|hospitals?|medic(?:ations?|ines?|al)
        |pills?|tablets?|allerg\w+|diagnos\w+|diseases?|illness\w*|ill|sick\w*|pain(?:s|ful)?|migraines?|headaches?
        |asthma`,
      wrapped`
        diabet\w+|surger(?:y|ies)|therap(?:y|ist|ists)|anxiety|anxious|depress\w+|stress(?:ed|ful)?
        |sleep(?:s|ing|less)?(?! (?:in|at) (?:an? |the |our )?(?:\w+ )?(?:
            guesthouses?|hotels?|hostels?|tents?|cabins?|huts?|campsites?|airbnbs?|b&bs?
          )
        )
        |insomnia|gyms?|fitness|exercis\w+|workouts?|work(?:s|ing)? out`,
      wrapped`
        yoga|pilates|diets?|vitamins?|supplements?|weight|kilos|injur\w+
        |broke (?:his|her|my|an|a) (?:arm|leg|ankle|wrist|foot|hip)|smok(?:es|ing|er)|sober|pregnan\w+|dentist|vaccin\w+`,
      wrapped`
        blood|cholesterol|intoleran\w+|coeliac|celiac|gluten|lactose
        |(?<!\b(?:is|am|was|as|'m|became|become) an? (?:\w+ )?)physio\w*|meditat\w+|mental|inhaler
        |heart (?:rate|attack|disease|condition)|panic|recover(?:y|ing)|burn(?:t|ed) out|hearing aid|eyesight`,
      wrapped`
        marathons?|(?:r[au]n|runs|running) (?:(?:a|an|the|about|over|another) )?\d[\d.,]* ?(?:k|km|kilomet\w+|miles?)
        |jog\w*|in shape|symptoms?|chronic|covid|flu|hay fever|phobia|dyslexia|sensitive skin|skin condition|cardio
        |protein`,
    ],
    weak: [
      wrapped`
        conditions?|operation|runs?|running|swims?|training|steps|fasts?|vegan|vegetarian|skin|fears? of|nutrition\w*
        |calories|strenuous|sugar|alcohol`,
    ],
  },
  skills: {
    strong: [
      wrapped`
        fluent\w*|speaks?|proficien\w+|skill(?:s|ed|ful)?|experts?|expertise|knows? how|mastered|mastering
        |taught (?:my|him|her|them)sel\w+|(?:good|great|better) at|able to`,
      wrapped`
        experience(?:d)? (?:with|in)|certified|trained|beginner|intermediate|practi[sc](?:es|ing)|pick(?:ed|ing|s)? up
        |knack|talent\w*|comfortable with (?:using|speaking|writing)|competent`,
      wrapped`
        (?<!\b(?:prefers?|for|of|to) )learn(?:s|ed|t)? (?:to|how)|(?:is|am|been|started) learning
        |(?:wants?|plans?|hopes?|going) to learn
        |can (?:play|speak|cook|read|repair|type|fix|code|write|build|sail|sing|draw)|getting better
        |program(?:s|ming) in`,
    ],
    weak: [
      "learn(?:s|ing|ed|t)?|advanced|level|licen[cs]e|improv(?:e|es|ing)|techniques?|knows (?!each|him|her|them)\\w+|languages?|lessons?",
    ],
  },
  finances: {
    strong: [
      wrapped`
        money|budgets?|salar(?:y|ies)|incomes?|earns?|earnings?|saves? (?:money|\d)|savings?|invest(?:s|ed|ing|ments?)
        |stocks?|shares|bonds|funds?|loans?|mortgages?|debts?|owes?|credit`,
      wrapped`
        bank(?:s|ing)?|tax(?:es)?|pension|rent|bills?|spend(?:s|ing)? (?:too|money|less|more|about|around|\d)|spent \d
        |afford\w*|costs?|prices?|insurance|euros?|dollars?|pounds sterling|paychecks?|paid (?!attention)
        |pays? (?!attention)`,
      wrapped`
        payments?|refund|crypto\w*|portfolio|inherit\w+|alimony|donat\w+|lottery|cash|bankrupt\w*|financ\w+|wages?
        |raise of|bonus|fees?|frugal\w*`,
      wrapped`
        [$€£] ?\d[\d,.]*
        |(?<!
          \b(?:r[au]n|runs|running|jog|jogged|race|raced|swam|did|cycled|rode|hiked|walked|first|last|parkrun)[ ]
          (?:(?:a|an|the|my|his|her|their|about|over|another|whole) )?
        )
        (?<!
          \bcouch to |
          \b(?:do|does|doing|did|up for|entered|finished|completed|training for|charity|fun) (?:
            (?:a|the|his|her|their|my) (?:[\w-]+ )?
          )?
          |\bthe [\w-]+[ ]
        )\d[\d,.]*k(?! (?:runs?|race|walk|in (?:under|over|\d)|on \w+day))
        |\d[\d,.]* ?(?:euros?|dollars?|pounds?|kroner|francs|usd|eur|gbp)`,
    ],
    weak: ["cheap\\w*|expens\\w+|pounds|subscriptions?|saving|discounts?|raised? (?:money|funds)"],
  },
  education: {
    strong: [
      wrapped`
        universit(?:y|ies)|colleges?|schools?|degrees?|bachelor\w*|master's|masters|ph\.?d|doctora(?:l|te)|diploma
        |graduat\w+|undergraduate|stud(?:y|ies|ied|ying|ents?)`,
      wrapped`
        courses?|lectures?|exams?|thesis|dissertation|professors?|scholarships?|(?:MA|BA|MSc|BSc|MBA) (?:in|from)
        |homework|assignments?|semesters?|enrol\w+|academic\w*|bootcamp|curriculum|tutor\w*|valedictorian`,
      wrapped`
        learning (?:
          styles?|methods?|materials?|environments?|platforms?|experiences?|activit\w+|resources?|approaches|modes?
          |tools?|techniques?
        )
        |learns? best|(?:for|of|to|while|when) learning`,
      wrapped`
        classrooms?|textbooks?|flash ?cards?|seminars?|alma mater|kindergarten|campus|coursework|e-learning|memoriz\w+
        |(?:online|in-person|group) class(?:es)?|educat\w+|tutorials?`,
    ],
    weak: ["class(?:es)?|workshops?|teach(?:es|ers?|ing)|grades?|certificates?|lessons?|instructors?|quiz\\w*"],
  },
  travel: {
    strong: [
      wrapped`
        travel\w*|trips?|flights?|fl(?:ies|ying|ew) (?:to|from|in|with|over)|holidays?|vacations?|hotels?|hostels?
        |airbnbs?|airports?|visit(?:ed|ing|s) (?!(?:my|his|her|their|the) (?:mother|father|parents|doctor|dentist))`,
      wrapped`
        journeys?|tours?|tourist\w*|cruises?|passports?|visas?|luggage|backpack\w*|destinations?|abroad|itinerar\w+
        |sightseeing|safaris?|camping|layovers?
        |(?<!\b(?:watch(?:es|ed|ing)?|sees?|hears?) the )ferry(?! to work| every morning)|honeymoon|resorts?`,
      wrapped`
        airlines?|planes?|national parks?|landmarks?|attractions?|excursions?|theme parks?|amusement parks?|guesthouses?
        |accommodations?|road trip|has been to (?!the (?:doctor|dentist))|rental cars?|car rental`,
    ],
    weak: [
      wrapped`
        train|countr(?:y|ies)|beach(?:es)?|booked|stay(?:ed|ing|s) (?:at|in)|explor(?:ed|es|ing)|islands?|mountains?
        |outdoor activit\w+|crowd(?:s|ed)|museums?|nightlife|boats?|heights|water activities|ocean`,
      "restaurants?|dining|dine|eat(?:s|ing)? out|eater(?:y|ies)|buffets?|street food|cuisines?|cafes?|venues?|seafood|local food|scenic",
    ],
  },
  values: {
    strong: [
      wrapped`
        believ\w+|beliefs?|principles?|ethic\w*|moral\w*|religio\w+|church|mosque|synagogue|pray(?:s|ers?|ing)?|faith
        |(?<!\b(?:thank|thanks|oh|my|omg|for) )god(?! knows|dammit)|catholic|christian|muslim|jewish|buddhist|hindu
        |atheist|karma`,
      wrapped`
        justice|rights|equal(?:ity|s)?|freedom|honesty|loyalty|integrity|conviction|convinced|conscience|sustainab\w+
        |climate|planet|boycott\w*|oppos(?:es|ed)|stands? (?:up )?for|feminis\w+|pacifis\w+`,
      wrapped`
        democra\w+|motto|duty|cruelty|exploit\w+|politic(?:s|al|ally)|activis\w+|kindness|tolerance|deserv\w+
        |cares? (?:deeply )?about|committed to|against the|mistreat\w+|giving back|volunteer(?:s|ing)`,
      wrapped`
        values? (?:\w+ )?(?:above|over|honesty|freedom|privacy|family|respect|diversity|tradition)|eco-?friendly
        |cruelty-free|matters? (?:more|most)|should be (?:free|open|judged|raised|allowed)`,
    ],
    weak: [
      wrapped`
        values?|environment\w*|thinks? that|I think|feels? strongly|respect|fair\w*|privacy|wrong|causes?
        |puts? \w+ (?:above|before)|communit(?:y|ies)|vegan`,
    ],
  },
  projects: {
    strong: [
      wrapped`
        projects?
        |(?:is|am|been|been|started|finished) (?:
          building|writing|restoring|renovating|developing|designing|recording|composing|making|illustrating|translating
          |coding|converting
        )
        |side (?:business|hustle)`,
      wrapped`
        (?:writ(?:es|ing)|wrote|finished|published) (?:an?|his|her|their|my|the) (?:\w+ ){0,2}(?:
          blog|book|novel|memoirs?|screenplay|newsletter|zine|draft|script|album|podcast
        )
        |blogs? about|writes a|memoirs?`,
      wrapped`
        launch(?:ed|es|ing)|prototypes?|handmade|open[- ]source|newsletters?|zines?|screenplays?
        |started an? (?:podcast|blog|channel|initiative|band)|set up an?|from scratch|plug-in|photo (?:book|album)`,
      wrapped`
        restor(?:es|ing|ed)|renovat(?:es|ing|ed)|convert(?:s|ing|ed) (?:an?|the|his|her)|composing
        |sells? (?:\w+ )?(?:handmade|crochet\w*|candles|jewell?ery)|organi[sz]es an?|puts? together|putting together
        |turn(?:ed|ing)? .{1,30} into`,
    ],
    weak: [
      wrapped`
        build(?:s|ing)?|built|develops?|developing|writes|writing|wrote|draft|novel|podcast|youtube|website|apps?|album
        |documentary|designs?|creat(?:es|ing|ed)|publish\w*|recording|making an?|crochet\w*|maintains|mural|illustrat\w+`,
    ],
  },
};

const STRONG = 1;
const WEAK = 0.5;

const toPattern = (fragments: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${fragments.join("|")})(?![\\p{L}\\p{N}])`, "iu");

const compiled = new Map(
  Object.entries(CUE_WORDS).map(([key, words]) => [
    key,
    { strong: toPattern(words.strong), weak: toPattern(words.weak) },
  ]),
);

/** How much the words of a statement alone speak for a preset: 0, one half, or 1. */
export const cueStrength = (key: PresetKey, text: string): number => {
  const patterns = compiled.get(key);
  if (patterns?.strong.test(text)) return STRONG;
  return patterns?.weak.test(text) ? WEAK : 0;
};

/** What somebody tries, weighs, feels or did at the moment: "is trying to avoid clutter", "decided to take the train instead". */
const OF_THE_MOMENT = new RegExp(
  wrapped`
    ^(?:[^,.]{1,40}, )?(?:\p{Lu}[\p{L}'’]*(?: and \p{Lu}\p{L}+)?|they)(?:, asked .*,)?[ ]
    (?:(?:also|just|still|really|actually|already|now|recently|currently) )*
    (?:
      says|will(?! not\b| never\b| only\b)|had|decided|chose|used|wants? to(?! be called)|needs? to(?! avoid)
      |can(?!'t|not)|has (?:\w+ )?(?:decided|chosen|tried|used|added|made|been \w+ing)
      |(?:is|are|was|were) (?:(?:also|just|still|really|currently|now|a bit|so) )*(?:
        trying|considering|thinking|planning|worried|stuck|struggling|preparing|getting|looking|wondering|deciding|torn
        |nervous|excited|feeling|working|going|hoping|concerned|actually
      )
    )\b`,
  "u",
);

/** Whether some clause of a statement says how somebody likes things, apart from what they do at the moment. */
export const statesPreference = (text: string): boolean =>
  text
    .split(/(?<=[.!?]) (?=\p{Lu})|, (?:and|but|so) (?=they\b)/u)
    .some((sentence) => cueStrength("preferences", sentence) > 0 && !OF_THE_MOMENT.test(sentence));

/** "is a nurse at a hospital", "works as a paediatric surgeon": what somebody does for others' health tells nothing of their own. */
const HEALS_OTHERS = new RegExp(
  wrapped`
    \b(?:
      (?:is|am|are|was|were|becomes?|became)(?: now| also)?|works?(?: part-time)? as|worked as|working as|job as
      |retired as
    ) an? (?:[\w-]+ ){0,3}
    (?:
      physio(?:therapist)?|doctor|nurse|surgeon|midwife|dentist|paramedic|therapist|pharmacist|radiographer|carer
      |caregiver|dieti[ct]ian|nutritionist|psychologist|psychiatrist|pa?ediatrician|cardiologist|osteopath|optician
      |personal trainer
    )\b(?: (?:at|in|for|on) [^,.;]*?(?=,|[.;]|$| (?:and|but|who|because|until|since|so)\b))?`,
  "i",
);
export const healsOthers = (text: string): boolean =>
  HEALS_OTHERS.test(text) && cueStrength("health", text.replace(HEALS_OTHERS, "")) === 0;
