// The questions about a life that are asked most and answered in the most words: where somebody lives, what they work, what they do not eat, take as
// medicine, how old they are, what they weigh, suffer from and study. "User moved to Braga" and "User joined a mill" share no word with them.

import { wrapped } from "#domain/wrapped.ts";
import { KIN, TRAITS_END } from "./traits.ts";

/** Names, adverbs and auxiliaries before the verb. */
const SUBJECT = wrapped`
  ^(?:(?:Since|In|From|Last|This|After|For|On) [^,.;]{1,30},? )?\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*){0,2}
    (?: and (?:(?:their|his|her) )?[\p{L}-]+)?(?: (?:
      now|still|just|also|recently|finally|has|have|officially|currently
    )
  ){0,3}`;

/** "User's daughter Wanda", "Ida's mum": what they do is looked for by name, or by what they are. */
const KIN_SUBJECT = `^\\p{Lu}[\\p{L}-]*(?:'s|s') (?:[a-z-]+ ){0,2}${KIN}(?: \\p{Lu}[\\p{L}-]*)?(?: (?:now|still|just|also|recently)){0,2}`;
/** "Wanda thinks it is mad, she's a vet", "Rolf, who lives in Ghent": not where it begins with the user, of whom it then is not. */
const ASIDE = "^(?!User\\s).*(?:,|(?<!\\p{L})(?:and|but|because|as)) (?:s?he|who)(?: now| still| also)?";

const HOME = [
  "lives?|living|relocated|settled (?:in|down)|rent(?:s|ed)? an?|left \\p{Lu}\\p{L}+",
  wrapped`
    moved (?:back )?(?:to|in|into|from|out)|moves (?:on [^,.]{2,30} )?(?:to|in|into)|(?:is|are) moving (?:to|in|into)
    |(?:is|are) leaving \p{Lu}\p{L}+ for \p{Lu}\p{L}+`,
  "(?:is|are) based|(?:is|are) (?:now |back )*(?:\\p{L}+ weeks )?in \\p{Lu}\\p{L}+",
  wrapped`
    bought an? (?:house|flat|home|bungalow|cottage|apartment)|took the flat
    |(?:is|are) buying an? (?:house|flat|home|bungalow|cottage|apartment)|found an? (?:house|flat|apartment|room)`,
];
/** "User runs on Tuesdays", "User runs 10 k": no work. */
const RUNS_IT = wrapped`
  runs(?= (?:an?|the|their|his|her|its|two|three|several|\p{Lu}))(?! (?:an? |the |their |his |her )?(?:[\p{L}-]+ )?
      (?:marathon|half|race|mile|loop|lap|lakefront|5k|10k|river)(?![\p{L}])
  )`;
/** "works Tuesday to Saturday from ten to six" says when, not what or where; "works nights as a nurse" does. */
const WHEN_ONLY = wrapped`
  (?! (?:on |from |only )*(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|weekends?|\d)(?!\p{L})
      (?!.{0,60} (?:as|at|for|with) (?:an?|the|\p{Lu}))
  )`;
/** "joined a choir", "left the club", "quit smoking": no work. */
const NO_WORK = wrapped`
  (?! (?:[^,.;]{0,40} )?(?:
      choir|band|club|gym|group|class|course|team|league|society|church|quartet|lessons?|smoking|drinking|sugar|school
      |house|home|party
    )(?![\p{L}])
  )`;
/** What somebody is without being paid for it. */
const NO_TRADE = wrapped`
  (?!
    (?:
      bit|lot|little|fan|member|mother|father|mum|mom|dad|parent|vegan|vegetarian|pescatarian|diabetic|c(?:o)?eliac
      |smoker|runner|swimmer|twin|widower?|morning|night|early|light|heavy|big|huge|good|bad|slow|fast|fussy|picky
      |beginner|first|single|only|keen|avid|christian|muslim|catholic|buddhist
    )(?![\p{L}])
  )`;
/** "head chef", "a ward sister from May"; not "late", "a grandmother". */
const POST = wrapped`
  (?!
    (?:
      [\p{L}-]*(?:father|mother|sister|brother)|over|after|later|better|older|never|longer|other|winter|summer|easter
      |together|member|cheaper|sober|bitter|eager
    ) ?
  )(?:[\p{L}-]+ ){0,3}
  (?:
    [\p{L}-]{2,}(?:er|or|ist|ian|ant)|nurse|sister|head|chief|lead|clerk|chef|cook|partner|foreman|c[etf]o
  )(?= (?:at|of|for|from|in|on|there|now|since)(?![\p{L}])|[.,;]|$)`;
const WORK = [
  "rents? an? (?:[\\p{L}-]+ ){0,2}?(?:desk|office|studio|workshop|practice)",
  wrapped`
    works?(?! (?:out|\d))${WHEN_ONLY}|worked(?! out)|${RUNS_IT}|manages|leads|heads|teaches|drives for|hauls
    |is (?:working|driving|hauling|teaching)|(?:is |are )?(?:re)?train(?:s|ing) (?:as|to (?:be|become)) |freelances
    |is (?:self-employed|unemployed|between jobs)
    |(?:is|are) (?:still |back )+at (?!
      home|school|uni|college|the (?:doctor|dentist|gym|hospital|airport|beach|party|pub)(?!\p{L})
    )(?:the |an? )?[\p{L}-]+`,
  `(?:is|'s|are|was) an? ${NO_TRADE}[\\p{L}-]+|(?:is|was) the (?!${KIN}(?!\\p{L}))[\\p{L} -]{3,30} (?:at|of|for)`,
  wrapped`
    (?:got|accepted|took|signed) (?:the|an?|their) [\p{L} -]{0,30}(?:job|offer from|post|position)
      (?! (?:interview|application))
    |will (?:run|manage|lead|head|teach|work (?:at|for|in|as)) |join(?:ed|s|ing)${NO_WORK}
    |(?:started|starts|is starting) (?:(?:on|in|from) [^,.;]{3,40} )?(?:at|as|a)${NO_WORK}`,
  `(?:is going to be|will be|is to be|became|has become|is becoming|was made) (?:an? |the )?${POST}`,
  wrapped`
    (?:was|got) (?:hired|laid off|fired|promoted)|lost their job
    |(?:quit|left)(?! (?:my|their|his|her) (?!(?:[\p{L}-]+ )?(?:job|work|post|position|role|company|firm)(?!\p{L})))${NO_WORK}
    |resigned|retired|changed (?:their|his|her) (?:work|jobs?)`,
];

/** "The first day at the mill was long": only who has begun there can say so. */
const FIRST_DAY =
  "(?<!\\p{L})(?:first|second) (?:day|week|month) at (?!home|school|uni|college|sea)(?:the )?[\\p{L}-]+";

/** "User's contract is permanent, since May, at Dorn Robotics" */
const WORKPLACE =
  "^\\p{Lu}[\\p{L}-]*(?:'s|s') (?:[\\p{L}-]+ )?(?:office|studio|workshop|workplace|practice) is (?:now )?(?:at|in|on)";

const EMPLOYED = "(?<!\\p{L})contract (?:is|runs) (?!over|not)[^.;]{0,60}(?<!\\p{L})at \\p{Lu}\\p{L}+";

/** "User works four long days a week", "days only, no more nights", "The shop is open from nine to six". */
const HOURS = wrapped`
  (?:days?|nights?|mornings?|evenings?) from (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day
  |(?:days?|nights?|shifts?|hours|mornings?|evenings?|afternoons?|weekends?) (?:only|a week)
  |\d (?:days|hours|nights|shifts)
  |(?:works?|opens?|closed|shifts?) (?:\p{L}+ )?(?:on |from )?(?:\p{L}+days?|weekends)(?!\p{L})|full[- ]time
  |part[- ]time|(?<!\p{L})(?:from|at) (?:nine|ten|seven|eight|six|\d{1,2})(?::\d\d)?(?: ?[ap]m)? to (?:\p{Ll}+|\d)`;
/** "User is staying at a guesthouse", "User found the apartment in Lisbon". */
const LODGING = wrapped`
  (?<!\p{L})(?:
    hotels?|guest ?houses?|hostels?|airbnb|b&b|bed and breakfast|camp ?sites?|cabins?|chalets?|villas?|apartments?
    |holiday (?:flat|home|let)s?|lodges?|inns?
  )`;
/** "User went with the red one", "they ordered the van" */
const DECISION = wrapped`
  (?<!\p{L})(?:
    decided|chose|picked|opted|ordered|bought|booked|signed|settled on|went with
    |(?:is|are) (?:going|sticking|staying) with|said (?:yes|no) to|turned down|accepted
  )`;
/** "User hired Amaro", "Amaro works for User" */
const STAFF = wrapped`
  (?:hired|employs?|took on|taken on|takes on) (?:
    \p{Lu}
    |an? (?:[\p{L}-]+ )?(?:
      assistant|helper|apprentice|trainee|intern|cook|baker|cleaner|driver|designer|developer|clerk|nanny
    )
  )
  |works? (?:for|with) (?:User|them)|(?:staff|employees?)`;
/** "User's aunt is coming with User", "Rolf and User fly together". */
const COMPANY = wrapped`
  (?:
    comes?|coming|came|goes|going|go|went|travels?|travel(?:l)?ing|flies|flying|fly|joins?|joining|stays?|staying|lives?
    |living|rides?|drives?
  ) (?:along )?(?:there )?with (?:User|them|him|her|\p{Lu}|their|his)
  |(?:moved?|moves|moving) in with (?:User|them|him|her|\p{Lu}|their|his)|join(?:s|ing|ed)? (?:User|them)|together`;
/** "raised the price to 5 euros", "780 a month". */
const PRICE = wrapped`
  [€$£] ?\d
  |\d ?(?:
    [€$£]|euros?|pounds?|dollars?|francs?|quid|bucks|grand|cents?|an? (?:month|week|year|night|hour)
    |per (?:month|week|year|night|hour)
  )`;

/** "User's pay goes up to 45,000", "starts as an analyst, 31,000 a year". */
const EARNINGS = wrapped`
  (?<!\p{L})(?:salary|wages?|income|earns?|earned|earning|(?:pay|paid|gets?|raise) (?:[\p{L}]+ ){0,4}[€$£]?\d)
  |\d,?\d{3}(?: ?\p{L}+)? (?:a|per) year|\d,?\d{3} (?:\p{L}+ )?(?:net|gross|(?:before|after) tax)
  |(?:pay is|promoted|promotion|offer)(?!\p{L})[^.;]{1,40}(?<![\d/.-])[€$£]?\d{2,3}(?:,\d{3}|k)(?!\d)
  |\d (?:euros?|pounds?|dollars?|quid) an hour|[€$£]\d+ an hour`;
/** "User's favourite is the soup", which does not say of what. */
const FAVOURITE = "(?<!\\p{L})favou?rites? (?:is|are|was|were)";

const CHILDREN = wrapped`
  (?<!\p{L})(?:sons?|daughters?|stepsons?|stepdaughters?|kids|twins|toddler|baby|pregnant|child(?:ren)?)(?!\p{L})
    (?!
      ['’]s? (?:
        books?|homes?|hospitals?|wards?|clinics?|part(?:y|ies)|clothes|shows?|programmes?|programs?|music|theatre
        |stor(?:y|ies)|films?|menus?|wear|charity
      )(?!\p{L})
    )
  |(?:start\p{L}*|goes to|is in) (?:kindergarten|nursery|daycare|preschool)
  |says (?:one|two|three|four), \p{Lu}\p{Ll}+(?: is|,| and)`;
const PARTNER = wrapped`
  (?<!\p{L})(?:
    (?:ex-)?(?:wife|husband|partner|girlfriend|boyfriend|spouse)|fianc[ée]+|married|engaged|divorced|widow(?:ed|er)?
    |single(?!-)|dating|(?:broke|broken|split) up|(?:is|are) seeing|(?:got|are|is) back together
  )`;
/** "Moira and User are moving in together": says nothing of who is married. */
const COUPLE = "(?<!\\p{L})(?:met someone|mov(?:es?|ed|ing) in together|going out with|fell in love)";
/** "User can't stand celery", "Rolf hates gyms". */
const DISLIKES = wrapped`
  (?<!\p{L})(?:can't|cannot|can not) (?:stand|bear|abide)|(?<!\p{L})(?:hates?|dislikes?|loathes?|detests?|despises?)
  |(?:does not|doesn't|do not|don't) (?:really |much )?(?:like|enjoy|care for)|not (?:an? )?(?:big |great )?fan of
  |refuses?`;
/** "Ada is going to apply for it", "User wants to see Ghent", "Rolf and Ada are moving in May". */
const PLANS = wrapped`
  (?<!\p{L})(?:
    (?:is|are) (?:\p{L}+ )?(?:
      going to|moving|planning|hoping|thinking (?:of|about)|saving (?:up )?for|applying|flying|about to
    )
    |plans?|wants? to|hopes? to|intends? to|would (?:like|love) to|will (?!not)|dreams? of|decided to|signed up|booked
  )`;

/** "a second hand Kangoo", "the old Transit", "sold the Corsa", "drives a Polo": models that are other words too, so that it takes what stands before them. */
const MODELS = wrapped`
  (?:
    Kangoo|Clio|Twingo|M[ée]gane|Sc[ée]nic|Zoe|Trafic|Captur|Berlingo|Picasso|Saxo|Partner|Corsa|Astra|Zafira|Meriva
    |Vivaro|Mokka|Polo|Golf|Passat|Touran|Tiguan|Caddy|Transporter|Up|Beetle|Fiesta|Focus|Mondeo|Escort|Galaxy|Kuga|Puma
    |Transit|Ranger|Mustang|Explorer|Fabia|Octavia|Superb|Ibiza|Leon|Sandero|Duster|Logan|Punto|Panda|Doblo|Ducato|Yaris
    |Corolla|Aygo|Prius|Camry|Auris|Hilux|RAV4|Jazz|Civic|Accord|CR-V|Micra|Qashqai|Juke|Leaf|Note|Swift|Vitara|Jimny
    |Picanto|Rio|Ceed|Sportage|Niro|i10|i20|i30|Tucson|Kona|Ioniq|Sprinter|Vito|Crafter|Outback|Forester|Impreza|MX-5
    |Mini|Smart|Model [3SXY]|Defender|Discovery|XC\d\d|V\d0|A[1-8]|Q[2-8]|[12345] Series|\d{3}
  )`;
const MAKES = wrapped`
  (?:
    Toyota|Honda|Ford|BMW|Audi|Volvo|Tesla|Renault|Peugeot|Citro[eë]n|Fiat|Opel|Vauxhall|Seat|Škoda|Skoda|Dacia
    |Volkswagen|VW|Hyundai|Kia|Mazda|Nissan|Suzuki|Subaru|Mercedes|Porsche|Mitsubishi|Chevrolet|Chevy|Jeep|Lexus|Saab
    |Jaguar|Land Rover|Cupra|Alfa Romeo|Polestar|BYD
  )`;
const VEHICLE = wrapped`
  (?<![\p{L}])(?:
    (?:${MAKES})(?: ${MODELS})?
    |(?:
      an?|the|their|his|her|old|used|new|second[- ]hand|electric|diesel|petrol|red|blue|white|black|green|silver|grey
      |gray|yellow|(?:19|20)\d\d
    ) ${MODELS}(?! (?:club|course|shirt|band|concert|festival|station|visa))
    |[Dd](?:rives?|rove|riving) (?:an?|the|their|his|her) [\p{L}\d-]+
  )`;

interface Facet {
  /** What a question that asks for it reads like. */
  readonly asked: RegExp;
  readonly answers: RegExp;
}

const facet = (asked: string, answers: string, flags = "u"): Facet => ({
  asked: new RegExp(`\\b(?:${asked})\\b`, "i"),
  answers: new RegExp(`${answers}(?![\\p{L}])`, flags),
});

/** Whoever stands first does so. */
const deed = (verbs: readonly string[]): string =>
  `(?:${SUBJECT}|${KIN_SUBJECT}|${ASIDE})(?: |(?='s an? ))(?:${verbs.join("|")})`;

/** "Rosa is coeliac", "User doesn't eat pork". */
const FOOD_RULE = [
  "allerg(?:ic|y|ies)|intoleran(?:t|ce)|vegans?|vegetarian|pescatarian|c(?:o)?eliac|halal|kosher|lactose|gluten|dairy",
  "(?:does not|doesn't|do not|don't|can't|cannot|won't|never|no longer) (?:eat|drink|touch)s?(?! out)|refuses|can't (?:have|stand)",
].join("|");
const MEDICINE = wrapped`
  \d ?(?:mg|mcg|units|ml)
  |(?<!\p{L})(?:
    inhaler|tablets?|pills?|insulin|antibiotics?|antihistamines?|antidepressants?|medication|statins?|paracetamol
    |acetaminophen|ibuprofen|naproxen|aspirin|tramadol|codeine
    |[a-z]{3,}(?:olol|pril|sartan|statin|mycin|cillin|oxetine|prazole|formin|thyroxine|zepam)
  )`;
const AGE = wrapped`
  (?<!\p{L})(?:is|turns?|turned|aged) \d{1,3}(?![\d%]|[.,:]\d| (?:weeks|months|days|hours|minutes|people|km|miles)\b)
  |\d years old|\p{Lu}\p{L}+, \d{1,2}(?=,)|\d-year-old`;
const WEIGHT =
  "(?:weight|weigh-in)(?: today)?(?: \\([^)]*\\))? (?:is )?\\d+|\\d ?(?:kg|kilos?|kilograms?|pounds|lbs?|stone)";

const ILLNESS = wrapped`
  diagnos(?:ed|is)|suffers? from
  |(?<!\p{L})(?:
    asthma(?:tic)?|diabet(?:es|ic)|arthritis|epilep(?:sy|tic)|parkinson's|alzheimer's|dementia|cancer|leuk(?:a)?emia
    |migraines?|adhd|autism|depression|endometriosis|crohn's|lupus|eczema|psoriasis|copd
  )`;
/** "User is a second year at Leiden", "Rolf studies law"; not "User studies best at night". */
const STUDIES = wrapped`
  (?<!\p{L})(?:
    stud(?:y|ies|ied|ying) (?!best|better|late|early|at night|alone|for|in the)\p{L}+|major(?:s|ed|ing)? in|degree
    |bachelor's|master's|phd|(?:first|second|third|fourth|final|last)[ -]year (?:student|at|of)|student|enroll?ed
    |(?:is|are) in (?:the|their|his|her) (?:first|second|third|fourth|final|last) year
    |(?:started|starts|begun|began|does|doing|taking|on) (?:the|an?|their) (?:[\p{L}-]+ ){1,3}(?:course|degree)
    |(?:evening |online |night )?(?:course|classes) (?:in|for)|programme|undergraduate|thesis|dissertation
  )`;

const FACETS: readonly Facet[] = [
  facet(
    "where .{0,30}\\b(?:live|lives|living|based|reside|home)|(?:home )?address|(?:which|what) (?:city|town)",
    deed(HOME),
  ),
  facet(
    wrapped`
      where .{0,30}\bworks?|who .{0,30}\bwork for|what .{0,30}\b(?:job|role|position|for (?:a living|work))
      |what (?:do|does) \S{1,30}(?: \S{1,30})? do(?= now\W*$|\W*$)|employer|occupation|profession|job`,
    `(?:${deed(WORK)}|${FIRST_DAY}|${EMPLOYED}|${WORKPLACE})`,
  ),
  facet(
    wrapped`
      (?:not|never|avoid|can't|cannot|shouldn't|won't|doesn't|don't) .{0,20}\b(?:cook|eat|serve|bake|drink)
      |(?:food|diet|dietary|eating|meals?|cook(?:ing)?) (?:rules?|restrictions?|needs|requirements?)|food (?:is|are) not
      |diet|allerg(?:y|ies|ic)`,
    `(?<!\\p{L})(?:${FOOD_RULE})`,
    "iu",
  ),
  facet(
    "medic(?:ines?|ations?)|meds|drugs?|pills?|tablets?|prescri(?:bed|ptions?)|(?:take|takes|taking) for|dos(?:e|age)|insulin",
    `(?:${MEDICINE})`,
    "iu",
  ),
  facet("how old|age", `(?:${AGE})`),
  facet("how much .{0,30}\\bweigh|weight", WEIGHT, "iu"),
  facet(
    wrapped`
      illness(?:es)?|disease|diagnos(?:ed|is)|(?:medical|health) (?:condition|problem|issue|history)s?|(?:ill|sick) with
      |suffers? from|condition (?:do|does)`,
    `(?:${ILLNESS})`,
    "iu",
  ),
  facet(
    wrapped`
      (?:what|where) .{0,30}\b(?:study|studies|studying)|(?:what|which) (?:subject|degree|major|course|university|college)
      |major(?:ing)? in|at (?:university|college|uni)`,
    `(?:${STUDIES})`,
    "iu",
  ),
  facet(
    "when .{0,30}\\bworks?|(?:working|opening|office) hours|work schedule|shifts?|how many (?:days|hours)|when .{0,30}\\bopen",
    HOURS,
    "iu",
  ),
  facet(
    "where .{0,30}\\b(?:stay|stays|staying|sleep|lodge)|(?:which|what) (?:hotel|guest ?house|apartment|hostel)|accommodation|lodging",
    LODGING,
    "iu",
  ),
  facet(
    wrapped`
      costs?|prices?|fees?|rent|budget|how much (?:is|are|was|were) (?:an?|the|my|our|his|her|their|\p{Lu}[\p{L}-]*'s)
      |how much .{0,40}\b(?:pays?|paid|charges?|costs?|spends?|spent)|what .{0,30}\bcharges?`,
    PRICE,
    "iu",
  ),
  facet(
    "who .{0,40}\\bwith|with whom|who .{0,30}\\b(?:comes?|coming|goes|going|travels?|joins?|joining) (?:along|too)|accompan(?:y|ies|ying)",
    COMPANY,
  ),
  facet(
    "decid(?:e|ed|es)|decision|(?:did|has|have) .{0,30}\\b(?:choose|chosen|pick|picked|opt(?:ed)? for|settle[d]? on|go with)",
    DECISION,
  ),
  facet(
    "who .{0,20}\\bworks? (?:for|with|under) (?:the user|me|us|them|him|her)|staff|employees?|who .{0,20}\\b(?:hired?|employs?)",
    STAFF,
  ),
  facet(
    wrapped`
      earns?|earned|salary|wages?|incomes?|how much .{0,30}\b(?:gets?|am|is|are) paid
      |what .{0,20}\b(?:gets?|am|is|are) paid|(?:my|his|her|their) pay`,
    EARNINGS,
    "iu",
  ),
  facet("favou?rites?", FAVOURITE, "iu"),
];

/** Many statements answer these, so they count only where a question is for the topic and nothing more. */
const BROAD: readonly Facet[] = [
  facet("kids?|child(?:ren)?|sons?|daughters?|(?:a )?(?:mother|father|mum|mom|dad|parent) of", CHILDREN),
  facet(
    "married|marital|partner|husband|wife|spouse|boyfriend|girlfriend|dating|single|relationship|still (?:together|with)",
    PARTNER,
  ),
  facet(
    "dislikes?|hates?|(?:can't|cannot|can not|not|n't|doesn't|don't) (?:\\p{L}+ )?(?:stand|bear|abide|like|enjoy)|least favou?rite",
    DISLIKES,
  ),
  facet(
    "(?<!^(?:\\W*(?:please|can you|could you|help me|help us|let's) )?)plans?|planning|intends?|hop(?:es|ing) to|wants? to do",
    PLANS,
  ),
  facet("partner|boyfriend|girlfriend|dating|seeing (?:anyone|anybody|someone|somebody)", COUPLE),
  facet("cars?|vehicles?|(?:what|which) .{0,30}\\b(?:drives?|driving|drove)", VEHICLE),
];

const ALL: readonly Facet[] = [...FACETS, ...BROAD];

/** What the text answers, a bit for each facet, from `lowest` on. */
export const facetsOf = (text: string, lowest: number): number =>
  ALL.reduce((bits, { answers }, at) => bits | (answers.test(text) ? lowest << at : 0), 0);

/** What the question asks for, in the same bits. */
export const facetsAsked = (text: string, lowest: number, isTopic: boolean): number =>
  (isTopic ? ALL : FACETS).reduce((bits, { asked }, at) => bits | (asked.test(text) ? lowest << at : 0), 0);

/** "Ida is married to Rolf, who teaches": of Rolf. */
const OF_THE_NAMED = /(?<=(\p{Lu}[\p{L}-]*)), who(?![\p{L}])/u;

/** Whether a text answers what is asked of others than those whom only an aside of it tells of. @param words of the question, in small letters */
export const answersAsked = (text: string, asked: number, words: ReadonlySet<string>): boolean => {
  const aside = OF_THE_NAMED.exec(text);
  const before = aside === null ? "" : text.slice(0, aside.index);
  if (aside === null || !before.includes(" ") || words.has((aside[1] ?? "").toLowerCase())) return true;
  return (facetsOf(before, TRAITS_END) & asked) !== 0;
};
