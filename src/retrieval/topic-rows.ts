// The topics that short questions about a person ask for: for each how it is asked for, how its answers read, and words that they hold.

import { wrapped } from "#domain/wrapped.ts";
import type { TopicRow } from "./topic-row.ts";

export const TOPIC_ROWS: readonly TopicRow[] = [
  {
    asked: "pets?|animals?",
    means: "has a pet: a dog, cat, rabbit, bird, fish, hamster, puppy or kitten called",
    words: `pet dog cat rabbit bunny hamster parrot parakeet budgie canary goldfish aquarium horse pony tortoise turtle lizard gecko iguana
      snake ferret hen chicken terrier retriever labrador poodle dachshund beagle collie
      spaniel bulldog greyhound whippet lurcher alsatian corgi chihuahua husky tabby siamese breed leash vet`,
    attributes: ["pet"],
  },
  {
    asked: "dogs?(?!['’](?!s))|pupp(?:y|ies)",
    means: "has a dog, a puppy called",
    words: `dog puppy terrier retriever labrador poodle dachshund beagle collie spaniel bulldog greyhound whippet lurcher alsatian corgi
      chihuahua husky spitz mongrel leash`,
  },
  {
    asked: "cats?|kittens?",
    means: "has a cat, a kitten called",
    words: "cat kitten tabby siamese tomcat purr",
  },
  {
    asked: wrapped`
        where .{0,30}\b(?:live|lives|living|based|located|moved?|reside)|home|address|city|residence|location|house
        |apartment|flat|live|lives|living`,
    means: "lives in a house or flat in the city, moved to the town",
    words:
      "live reside house flat apartment studio cottage bungalow villa houseboat rent tenant move relocate downtown suburb village town city neighbourhood",
    attributes: ["home", "address"],
  },
  {
    asked: "where .{0,30}\\bfrom|from where|home ?town|birthplace|origins?|nationality|roots|homeland|country",
    means: "comes from the country, was born and grew up in",
    words: "native raise hometown homeland immigrate emigrate roots descent ancestry nationality citizen",
    attributes: ["origin"],
  },
  {
    asked: wrapped`
        for a living|what (?:do|does) (?:the user|i|you|he|she|they|\p{Lu}\p{L}+)(?:'s \p{L}+)? do(?=\W*$)
        |where .{0,30}\bworks?|jobs?|professions?|occupation|careers?|employer|employment|work|works|working|workplace
        |company|role`,
    means: "works as an engineer, teacher, doctor, runs a business, employed at a company",
    words: `job work employ hire promote business company firm startup freelance career teacher teach nurse engineer doctor lawyer developer
      designer manager accountant adviser chef waiter barista driver pilot editor translator consultant analyst architect scientist
      mechanic electrician plumber carpenter officer shop client office self-employed council factory warehouse agency`,
    attributes: ["employer", "role"],
  },
  {
    asked: "(?:works?|working|worked) on|(?:current|latest|newest|present) (?:project|job|piece|commission|assignment)",
    means:
      "is building, writing, translating, editing, restoring or designing one; started the new project, which is due",
    words: `project edit translate write draft build design develop restore compose paint film record illustrate revise research commission
      manuscript novel thesis prototype assignment client deadline due`,
  },
  {
    asked: "(?:trains?|training|preparing|prepares?|practi[sc](?:es?|ing)) for",
    means: "signed up for a marathon or race, wants to run the half in autumn, training starts",
    words:
      "marathon half-marathon race triathlon ironman 5k 10k ultra competition tournament match exam championship train half climb ride swim",
  },
  {
    asked: "foods?|meals?|eats?|eating|dish(?:es)?|cuisines?|snacks?|dinner|lunch|breakfast|desserts?",
    means: "likes to eat, favourite dish, loves pasta, soup, meat, vegetables, dessert",
    words: `eat food dish meal cook cuisine dinner lunch breakfast dessert snack pizza pasta noodle risotto rice soup stew curry salad bread
      cheese chicken beef lamb pork fish seafood sushi dumpling taco burger steak vegetable fruit chocolate cake spicy vegan vegetarian`,
  },
  {
    asked:
      "diets?|dietary|vegetarian|vegan|eating habits|(?:food|diet|dietary|eating|meal) (?:rules?|restrictions?|needs|requirements?)",
    means: "is vegetarian or vegan, eats no meat, gluten-free diet",
    words:
      "diet vegan vegetarian pescatarian meat pork gluten wheat dairy lactose coeliac celiac kosher halal keto carb sugar fast",
    attributes: ["diet"],
  },
  {
    asked: wrapped`
        what(?: else)? (?:should|shall|can|could|might|do) (?:i|we) (?:
          (?:cook|bake|eat)(?: (?:us|myself))?(?: for (?:a |an )?(?:dinner|lunch|breakfast|supper|dessert|tea|snack))?
          |(?:make|serve|have|order|prepare) for (?:a |an )?(?:dinner|lunch|breakfast|supper|dessert|tea|snack)
        )(?: tonight| today| tomorrow| this (?:evening|week|weekend)| on \p{L}+day)?
        |(?:dinner|lunch|supper|breakfast|meal|recipe|snack|dessert) (?:ideas|suggestions)
        |ideas for (?:dinner|lunch|supper|breakfast|dessert|meals|snacks)(?: tonight
          | today| tomorrow| this (?:evening|week|weekend)
        )?
        |(?:suggest|recommend)(?: me| us)? an? (?:(?:quick|easy|good|nice|simple) )?(?:
          dinner|recipe|meal|snack|lunch|supper|breakfast|dish|dessert
        )(?: for (?:dinner|lunch|tonight|today|me|us))?`,
    means: "is allergic to, cannot eat, does not like to eat, is vegetarian or vegan, favourite dish",
    words: `allergy allergic intolerance intolerant diet vegan vegetarian pescatarian meat pork gluten wheat dairy lactose coeliac celiac kosher halal
      epipen eat eats food dish meal cuisine fish seafood shellfish nuts salt low-salt spicy keto carbs`,
    attributes: ["diet", "allergy"],
  },
  {
    asked: wrapped`
        (?:can['’]?t|can ?not|may not|must(?:n['’]?t| not)|should(?:n['’]?t| not)|do(?:es)?(?:n['’]?t| not)|won['’]?t|allowed to)
          (?: (?:I|we|he|she|they|the user|\p{Lu}\p{L}+))? eat
        |(?:
          avoid|leave out|leave away|consider|respect|careful (?:with|about)|watch out for|(?:keep|bear) in mind
          |pay attention to
        ) .{0,40}\b
        (?:
          cook\w*|bak(?:e|ing)|meals?|recipes?|restaurants?|food|dinners?|lunch(?:es)?|dish(?:es)?|menus?|snacks?
        )`,
    means: "is allergic to, cannot have lactose or gluten, is vegetarian or vegan, eats no meat",
    words:
      "allergy allergic intolerance intolerant diet vegan vegetarian pescatarian meat pork gluten wheat dairy lactose coeliac celiac kosher halal epipen diabetes diabetic",
    attributes: ["diet", "allergy"],
  },
  {
    asked: wrapped`
        (?:not|n't|never) (?:want|like|wish) to (?:hear|talk|be told|be asked|be reminded|read)(?: about| of)?
        |(?:not|n't|never|avoid) (?:mention|talk about|bring up|lectur)(?:ing|e)?|taboos?|off limits`,
    means: "wants no lectures about it, does not want to be told, asked or reminded of it",
    words: "lecture mention remind advice judge comment preach nag moralise moralize",
  },
  {
    asked: wrapped`
        dislikes|aversions|pet peeves
        |(?:what|things|anything) (?:(?:that|do|does) )*(?:(?:i|we|s?he|they|\p{Lu}\p{L}+) )?(?:
          dislikes?|hates?|can(?:no|['’])t stand|(?:do(?:es)?(?:n['’]t| not)|not) like
        )`,
    means: "hates, dislikes, can't stand, is not a fan of, finds it annoying",
    words: "hate dislike detest loathe despise annoy averse",
  },
  {
    asked: wrapped`
        (?:answers?|repl(?:y|ies)|responses?|output|communication|writing) (?:style|format|length|tone|preferences?|language)
        |(?:format|style|tone|length) of (?:the |your )?(?:answers?|repl(?:y|ies)|responses?)
        |how (?:should|do|shall) (?:you|the assistant) (?:format |write )?(?:answers?|repl(?:y|ies)|respond|responses|talk|speak|write)
          (?: to (?:me|him|her|them|the user))?
        |instructions|orders to (?:you|the assistant)`,
    means: "wants answers short, in bullet points, plain lists, without emojis, in metric units; dislikes long answers",
    words: `answer reply respond response bullet concise brief list emoji format tone metric formal informal markdown jargon assistant always never
      call spreadsheet table`,
  },
  {
    asked: "allerg\\w*|intoleran\\w+",
    means: "is allergic to nuts, pollen or penicillin, gets a rash, hives, swelling, intolerance",
    words:
      "allergy allergic intolerance intolerant rash hives swell sneeze pollen peanut nut shellfish penicillin anaphylaxis epipen hay",
    attributes: ["allergy"],
  },
  {
    asked: "health|medical|illness\\w*|diseases?|diagnos\\w+|symptoms?|disabilit\\w+|sick",
    means: "was diagnosed with a chronic illness, asthma, diabetes, migraine, suffers from pain",
    words: `diagnose illness disease chronic asthma diabetes migraine headache pain arthritis cancer anxiety depression allergy allergic
      surgery injury blood pressure heart thyroid insomnia epilepsy intolerant intolerance coeliac celiac symptom suffer hospital therapy stammer stutter
      dyslexia adhd autism gout eczema`,
  },
  {
    asked:
      "medications?|medicines?|meds|drugs?|pills?|prescriptions?|prescribed?|dos(?:e|age)s?|vaccin\\w+|supplements?",
    means: "takes tablets, medication, insulin, pills for, was put on 20 mg by the doctor",
    words: `medication medicine tablet pill insulin ibuprofen aspirin paracetamol antibiotic antidepressant inhaler dose prescribe inject vitamin
      mg milligram antihistamine statin metformin lisinopril levothyroxine sertraline omeprazole vaccine supplement`,
  },
  {
    asked: "weigh\\w*|weight|bmi|how heavy|height|how tall",
    means: "weighs 80 kg, lost pounds, is 180 cm tall",
    words: "weigh weight pound lb kg kilo kilogram stone bmi tall height cm feet inch",
  },
  {
    asked: "appointments?|check-?ups?|calendar|schedule|meetings?",
    means: "has an appointment on Monday, a check-up at the dentist at nine, an interview on",
    words: "appointment check-up dentist doctor vet interview meeting schedule book reserve review exam session",
  },
  {
    asked:
      "relationships?|marital|married|marriage|single|spouse|wife|husband|partner|girlfriend|boyfriend|fianc[ée]+|dating",
    means: "is married to, wife, husband, partner, engaged, dating, broke up, divorced, single",
    words:
      "marry wife husband spouse partner girlfriend boyfriend fiancé fiancée engaged date divorce separate widow single broke together anniversary",
    attributes: ["partner", "marital"],
  },
  {
    asked: "boss(?:es)?|managers?|supervisors?|reports? to|line manager",
    means: "the boss is, is managed by, reports to",
    words: "boss manager supervisor report lead head",
  },
  {
    asked: "kids?|child|children|sons?|daughters?|babies|baby",
    means: "has a son, a daughter, a baby, twins, is the father or mother of children",
    words:
      "child kid son daughter baby twin toddler stepson stepdaughter pregnant kindergarten daycare nursery preschool",
  },
  {
    asked: "siblings?|brothers?|sisters?",
    means: "has a brother, a sister, twin",
    words: "brother sister sibling twin half-brother half-sister",
  },
  {
    asked: "parents?|mum|mom|dad|mother|father",
    means: "mother and father, mum and dad",
    words: "mother father parent mum mom dad stepmother stepfather",
  },
  {
    asked: "family|relatives?|relations",
    means: "family: mother, father, brother, sister, wife, husband, son, daughter",
    words: `family mother father parent brother sister sibling twin wife husband son daughter child kid grandmother grandfather grandparent
      aunt uncle cousin nephew niece in-law`,
  },
  {
    asked: "birth ?days?|date of birth|birth date|born|how old|ages?|birth year",
    means: "was born on, birthday, turned years old",
    words: "birthday born age turn",
    attributes: ["birthday", "age"],
  },
  {
    asked: "hobb(?:y|ies)|(?:free|spare) time|interests?|pastimes?|leisure|for fun|interested in|passions?",
    means: "likes to play, read, paint, hike, garden, collect; plays music, games and sports in the free time",
    words: `hobby play read paint draw hike collect sing dance photography knit sew garden fish climb boulder swim run yoga chess game puzzle
      music guitar piano choir orchestra craft pottery bake cook cycle surf ski birdwatch pilates theatre volunteer`,
  },
  {
    asked: "sports?|fit|fitness|exercis\\w*|work ?outs?|training|athletic",
    means: "plays football, tennis, swims, runs, climbs, trains, does yoga at the gym",
    words: `sport football soccer tennis basketball cricket rugby hockey golf volleyball badminton swim run jog marathon climb boulder cycle
      row ski surf yoga pilates gym train martial karate judo boxing dance hike team exercise`,
  },
  {
    asked: "music\\w*|instruments?|songs?|bands?|singers?",
    means: "plays the guitar or piano, sings, listens to music, rock, jazz, records",
    words: `music guitar piano violin cello flute drum trumpet saxophone clarinet bass organ sing choir orchestra band concert album record
      song jazz rock pop classical opera baroque rap techno listen`,
  },
  {
    asked: "films?|movies?|cinema|tv|shows?|series",
    means: "favourite film, movie, director, watches dramas and comedies at the cinema",
    words:
      "film movie cinema director actor drama comedy thriller horror documentary series show watch anime science-fiction episode",
  },
  {
    asked: "books?|reading|reads?|novels?|authors?|literature",
    means: "reads novels, books by the author",
    words: "book novel read author poetry poem literature library fiction biography memoir",
  },
  {
    asked: "travel\\w*|trips?|vacations?|holidays?|journeys?",
    means: "is flying to, booked a trip, travels to, holiday, visits the country",
    words:
      "travel trip fly flight book holiday vacation visit tour cruise hotel airport abroad country island beach mountains week",
  },
  {
    asked: "get to (?:work|school|the office)|commut\\w+|cars?|trucks?|vehicles?|transport\\w*|drives?",
    means: "drives a car, cycles, takes the train or bus to work",
    words: `car drive bike cycle train bus tram metro subway commute motorbike scooter van truck walk toyota honda ford bmw audi volvo tesla
      renault peugeot citroen fiat opel seat skoda dacia volkswagen vw hyundai kia mazda nissan suzuki subaru mercedes porsche`,
    attributes: ["car"],
  },
  {
    asked:
      "(?:what|which) (?:(?:kind|type|make|model|sort) of )?(?:cars?|vehicles?|van|trucks?|lorry)(?: .{0,30}\\bdrives?)?",
    means: "drives a car, bought a car",
    words: `car drive van truck lorry toyota honda ford bmw audi volvo tesla
      renault peugeot citroen fiat opel seat skoda dacia volkswagen vw hyundai kia mazda nissan suzuki subaru mercedes porsche
      peterbilt kenworth freightliner scania iveco daf mack`,
    attributes: ["car"],
  },
  {
    asked:
      "who .{0,30}\\b(?:lives?|living) with|(?:flat|room|house) ?mates?|share .{0,20}\\b(?:flat|house|apartment) with",
    means: "lives with a flatmate, moved in with, shares the flat with",
    words: "flatmate roommate housemate live move share lodger cohabit",
  },
  {
    asked:
      "educat\\w+|stud(?:y|ies|ied)|degrees?|schools?|universit(?:y|ies)|college|qualifications?|majors?|alma mater",
    means: "studied at university, graduated, degree, school",
    words:
      "study university college school degree graduate bachelor master doctorate phd diploma major thesis law linguistics engineering student",
    attributes: ["school"],
  },
  {
    asked: "languages?|speaks?",
    means: "speaks English, Spanish and French, is learning German",
    words: `language speak fluent bilingual native learn english spanish french german italian portuguese russian chinese mandarin japanese
      korean arabic hindi dutch polish turkish greek swedish norwegian`,
  },
  {
    asked: "drinks?|drinking|beverages?|coffee|tea|alcohol",
    means: "drinks coffee, tea, wine, beer, alcohol",
    words: "drink coffee tea espresso latte wine beer whisky cocktail juice water alcohol sober ale",
  },
  {
    asked: "goals?|dreams?|ambitions?|aims?|aspirations?|achieve|wish(?:es)?|future|plans?",
    means: "wants to, hopes to, plans to achieve one day, saving up for",
    words: "want hope plan goal dream aim ambition wish achieve aspire intend someday determined",
    attributes: ["goal"],
  },
  {
    asked: "(?:goal|target|ideal) weights?|weight goals?",
    means: "wants to weigh, the goal is, is going for kilos or pounds",
    words: "goal aim target",
    attributes: ["goal"],
  },
  {
    asked: "financ\\w+|incomes?|savings?|money|salary|budget|wages?|debts?|earn\\w*|wealth",
    means: "earns, saves, owes money, salary, dollars, debt, bank",
    words:
      "money earn save saving salary income owe debt loan mortgage budget bank euro dollar pound invest afford rent tax pension",
  },
  {
    asked: "pay ?days?|when .{0,24}\\b(?:gets?|am|is|are) paid|pay ?che(?:ck|que)s?",
    means: "gets paid on the 25th, the salary comes on the first of the month",
    words: "payday paid salary wage paycheck paycheque",
  },
  {
    asked: "relig\\w+|faith|beliefs?|spiritual\\w*|church",
    means: "goes to church, prays, is Christian, Muslim, Buddhist, Jewish, Hindu",
    words:
      "religion religious church mosque temple synagogue mass pray faith god christian catholic protestant muslim jewish buddhist hindu atheist",
  },
  {
    asked: "(?:video |board |computer |card )?games?|gaming",
    means: "plays video games, chess, cards, board games",
    words: "game play chess card board console playstation xbox nintendo switch puzzle",
  },
  {
    asked: "plays?|playing",
    means: "plays the guitar, piano, football, tennis, chess, video games",
    words: "play game chess guitar piano violin cello football soccer tennis basketball cricket",
  },
  {
    asked: "plants?|grows?(?: anything)?|garden\\w*|flowers?",
    means: "grows tomatoes, herbs and flowers in the garden or on the balcony",
    words: "grow garden plant flower tomato herb rose vegetable balcony greenhouse seed allotment",
  },
  {
    asked: "sleep\\w*|gets? up|wakes?|bed ?time|morning routine",
    means: "goes to bed, gets up early in the morning, sleeps",
    words: "sleep bed wake insomnia nap morning alarm",
  },
  {
    asked: "gadgets?|phones?|laptops?|devices?|computers?|hardware",
    means: "has an iPhone, laptop, tablet, computer, bought a phone",
    words:
      "phone iphone android pixel galaxy laptop macbook thinkpad tablet ipad computer pc smartwatch camera headphone",
  },
  {
    asked: "cloth(?:es|ing)|wears?|wearing|outfits?|fashion|style",
    means: "wears a dress, shirt, jeans, black clothes",
    words: "wear dress shirt jeans clothes shoe sneaker jacket coat suit skirt linen fashion",
  },
  {
    asked: "friends?|friendships?|best friend",
    means: "is friends with, best friend, meets friend since school",
    words: "friend buddy pal inseparable roommate classmate",
  },
];
