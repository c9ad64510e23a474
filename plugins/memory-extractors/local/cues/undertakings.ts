// What people work on for weeks with an assistant's help, by field, and what such a thing has that is told of without naming it:
// "the endpoint" of a web app, "the second paragraph" of an essay, "the caterer" of a wedding.

import { wrapped } from "#domain/wrapped.ts";
import { anyOf } from "../patterns.ts";

export interface Field {
  /** What is worked on, by its last word. */
  readonly works: string;
  /** What it has, told of with "the" or "my". */
  readonly parts: string;
  /** What it has, told of without an article: "42 pages", "test coverage". */
  readonly bare?: string;
  /** What hardly anything else has: a chat that speaks of two is of such a thing, though it names none. */
  readonly sure?: string;
  /** What it may be called, right behind "the" or "my". */
  readonly itself?: string;
}

/** "the project manager" is not the project. */
const NO_NOUN_BEHIND = wrapped`
  (?= (?:
      is|was|has|had|will|in|on|with|for|to|and|but|or|before|after|because|so|by|at|from|until|since|when|that|which|as
      |using|though|lightweight|simple|small|fast
    )\b
    |[.,;:!?]|$
  )`;
/** What is bought to live in. */
export const HOMES = "house|flat|apartment|condo|condominium|cottage|bungalow|townhouse|duplex";
const FIELDS: readonly Field[] = [
  {
    // "the health check endpoint"
    works: "app|application|website|webshop|site|dashboard|tracker|bot|platform|portal|plugin|tool",
    parts: wrapped`
      endpoints?|database|schema|migrations?|test suite|tests|test coverage|coverage|deployment|release|sprints?|mvp
      |demo|backend|back-end|frontend|front-end|codebase|ui|onboarding(?: screens?)?|cold start|notifications|dark mode
      |testers|beta testers|play store|app store|ci|ci pipeline|pipeline|repo|repository|staging server|beta|prototype
      |homepage|landing page|login page|navbar|bundle|bundle size|error rate|page load|load time|web server|onboarding flow
      |(?:first|second|third|new|beta|free|paid) version|crash rate|(?:test|testing) round|routes|sign-?up flow|privacy label
      |app icons?|push notifications|release notes|app review|offline mode|sync(?! with\\b)|waitlist`,
    bare: wrapped`
      (?:test|code) coverage|unit tests|(?:beta )?testers|dark mode|cold start|(?:play|app) store|bundle size
      |page load(?: time)?|(?:the|this) (?:website|site)${NO_NOUN_BEHIND}|a (?:first|second|beta|working|paid|free) version
      |people on the wait(?:ing )?list|crash rate`,
    sure: wrapped`
      endpoints?|backend|frontend|codebase|test coverage|testers|(?:app|play) store|crash rate|onboarding|mvp|staging server
      |landing page|(?:the|my) (?:repo|launch|build|app)|test round|(?:first|second|beta) version|privacy label|release notes
      |push notifications`,
    itself: `(?:app|application|api|codebase|project(?: (?:timeline|gallery|structure))?)${NO_NOUN_BEHIND}`,
  },
  {
    // "the second paragraph", "my first draft"
    works: wrapped`
      essay|paper|thesis|dissertation|article|report|novel|novella|story|screenplay|script|memoir|manuscript|book|poem
      |statement|letter|speech|proposal`,
    parts: wrapped`
      draft|introduction|intro|thesis statement|paragraphs?|sections?|conclusion|revisions?|citations?|bibliography
      |outline|chapters?|scenes?|(?:first|second|third|last|final) act|midpoint|synopsis|logline|dialogue|ending
      |protagonist|antagonist|subplot|plot|counterargument|word count|manuscript|prologue|epilogue|climax|abstract
      |literature review|discussion section|opening line`,
    sure: wrapped`
      chapters?|methods section|literature review|word count|manuscript|bibliography|citations|thesis statement|abstract
      |discussion section|protagonist|(?:first|second|third|final|full) draft|synopsis|supervisor|examiner`,
    bare: wrapped`
      (?<!(?:transcribed|read|scanned|copied|translated) \d+ )(?<=\d )(?:
        pages|words|chapters|sections|paragraphs|citations|(?:peer-reviewed |primary |secondary )?sources
      )
      |page \d+|lines? of (?:dialogue|exposition)`,
  },
  {
    // "the caterer", "our guest list"
    works:
      "wedding|party|reunion|fundraiser|gala|conference|festival|anniversary|reception|ceremony|retreat|shower|run",
    parts: wrapped`
      venue|catering|caterer|guest list|photographer|videographer|band|dj|florist|flowers|invitations|seating chart
      |seating plan|rsvps|cake|menu|ceremony|reception|officiant|rehearsal dinner|guests|total budget|speakers|sponsors
      |programme|permit|volunteers|route|registration`,
    sure: "venue|caterer|guest list|photographer|florist|seating (?:chart|plan)|rsvps|officiant|rehearsal dinner",
    bare: String.raw`catering|(?<=\d )(?:volunteers|runners|helpers|guests|participants)|people registered|early bird`,
  },
  {
    // "my long run"
    works: "marathon|triathlon|race|10k|5k|ultramarathon|ironman|swim|duathlon",
    parts:
      "long run|tempo run|easy run|training plan|plan|race day|taper|weekly mileage|mileage|race pace|goal pace|finish time|target time",
    bare: String.raw`race day|finish (?:it )?(?:in )?(?:under|below|sub) \d`,
  },
  {
    // "the second appraisal"
    works: "estate|will|lawsuit|case|dispute|divorce|claim|appeal|tenancy|lease|complaint|probate",
    parts: wrapped`
      appraisal|valuation|beneficiar(?:y|ies)|hearing|mediation|mediator|settlement|deposition|claim|appeal|judge
      |court date|filing|opposing counsel|executor|inventory|evidence|affidavit|arbitration|demand letter|small claims
      |deposit|filing fee|exhibits?|itemi[sz]ed list|attorney`,
  },
  {
    // "the third module"
    works: "course|certificate|certification|degree|class|diploma|bootcamp",
    parts:
      "modules?|problem set|problem sets|midterm|final exam|lectures?|textbook|assignments?|quiz(?:zes)?|capstone|answer key|problems",
  },
  {
    // "38 slides", "the dry run"
    works: "talk|presentation|lecture|keynote|poster",
    parts: "slides?|dry run|talk|deck|handouts?|audience|graphs?|figures?|backup|questions|message",
    bare: String.raw`(?<=\d )slides|dry run`,
  },
  {
    // "the products", "free shipping"
    works: "business|shop|store|boutique|bakery|cafe|restaurant|startup|brewery|podcast|channel|newsletter|blog",
    parts: wrapped`
      products?|shop|store|conversion rate|margin|customers|subscribers|suppliers?|launch|variants?|descriptions|reviews
      |photos|episodes?|menu|logo|inventory`,
    bare: String.raw`conversion rate|free shipping|(?<=\d )(?:products|orders|customers|subscribers|episodes)`,
  },
  {
    // "the sleep current", "rev C"
    works: "firmware|logger|pcb|robot",
    parts: wrapped`
      sleep current|payload|antenna|bootloader|watchdog|release candidate|uplinks?|connector|battery holder|enclosure
      |firmware|duty cycle|field trial|adc|soak test`,
    bare: String.raw`rev [A-F]\b|sleep current|unit tests|test coverage`,
  },
  {
    // "the queen", "the second hive"
    works: "apiary",
    parts: "hives?|nuc|queen|swarm|frames|colony|brood|inspections?|extractor|honey",
  },
  {
    // "the harvest"
    works: "smallholding|vineyard",
    parts: "harvest|vines|crop|hens?|flock|barrels|soil",
  },
  {
    // "the spreadsheet", "the limit for food"
    works: "budget",
    parts: "spreadsheet|sheet|limit|categories|emergency fund|tabs|fund",
  },
  {
    // "the seller", "the survey"
    works: HOMES,
    parts: wrapped`
      surveys?|surveyor|sellers?|vendors?|completion(?: date)?|exchange|mortgage offer|solicitor|conveyancer|estate agent
      |realtor|down payment|home inspection|closing(?: date| costs)?|escrow|counteroffer|asking price|purchase price|deed
      |renegotiation|lender|mortgage|agent|deposit|inspection|inspector|offer|chain|listing|hoa|keys|boiler|chimney|cellar
      |roof|damp|removal|nursery`,
    sure: wrapped`
      survey|surveyor|sellers?|vendors?|completion|exchanged contracts|mortgage offer|solicitor|conveyancer|estate agent
      |realtor|down payment|home inspection|closing (?:date|costs)|escrow|counteroffer|asking price`,
    bare: "exchanged contracts|closing costs|down payment|(?:put in|accepted) (?:an?|our|my) (?:counter)?offer",
  },
  {
    // "the contractor", "the tiles"
    works: "renovation|remodel|kitchen|bathroom|extension|loft conversion|garden",
    parts: wrapped`
      budget|contractor|fitter|fitting|builder|electrician|floor|tiles|work|splashback|hob|permit|countertops?|worktops?
      |cabinets?|plumbing|wiring|architect|flooring`,
  },
];

const OWNED = String.raw`\b(?:the|this|my|our|that)(?: (?:[\w'-]+|(?:\d[\d,.]*)%?)){0,2}? `;
export const OF_SOFTWARE = 0;
const partsOf = ({ parts, bare, itself }: Field): string =>
  anyOf(
    `${OWNED}(?:${parts})\\b(?! (?:exchanges?|boards?|managers?|partners?)\\b)`,
    ...(bare === undefined ? [] : [`\\b(?:${bare})\\b`]),
    ...(itself === undefined ? [] : [`\\b(?:the|this|my|our) ${itself}`]),
  );
interface Undertakable {
  readonly works: RegExp;
  readonly parts: RegExp;
  /** Each part that hardly anything else has; null where none is so. */
  readonly sure: RegExp | null;
}
export const UNDERTAKEN: readonly Undertakable[] = FIELDS.map((field) => ({
  works: new RegExp(`^(?:${field.works})$`, "i"),
  parts: new RegExp(partsOf(field), "i"),
  sure: field.sure === undefined ? null : new RegExp(`\\b(?:${field.sure})\\b`, "gi"),
}));

/** "I'm planning to build", "we've been working on": what follows is what a chat goes on about for long. */
export const UNDERTAKES = new RegExp(
  wrapped`
    \b(?:(?:I|we)(?:'m| am|'re| are|'ve| have|'d)?|and(?= (?:need|want|plan|hope|have|must)\b)|my \w+ and I are)[ ]
    (?:(?:been|currently|also|just|still|now|really|finally) )*
    (?:
      (?:
        planning|trying|going|hoping|want|wanting|need|needing|like|about|about to|starting|decided|started|have|working
        |looking|thinking of|thinking about|responsible for|busy|in charge of
      )(?: to| on)?[ ]
    )?
      (?:
      build(?:ing)?|creat(?:e|ing)|develop(?:ing)?|design(?:ing)?|writ(?:e|ing)|wrote|draft(?:ing)?|edit(?:ing)?
      |revis(?:e|ing)|work(?:ing)? on|plan(?:ning)?|organi[sz](?:e|ing)|host(?:ing)?|train(?:ing)? for
      |prepar(?:e|ing)(?: for)?|run(?:ning)?|set(?:ting)? up|launch(?:ing)?|open(?:ing)?|giv(?:e|ing)|record(?:ing)?
      |manag(?:e|ing)|mak(?:e|ing)|tak(?:e|ing)|enrolled in|signed up for|renovat(?:e|ing)|the executor of
    )\s+(?:the (?:firmware|software|code|electronics|hardware|schematics?|texts?|lyrics|artwork|design) (?:for|of) )?$`,
  "i",
);
