// Who may be speaking: tells names and roles from the many other words that stand before a colon.

import type { Role } from "#domain/extracted-text.ts";
import { wrapped } from "#domain/wrapped.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const ROLES: Readonly<Record<Exclude<Role, "other">, ReadonlySet<string>>> = {
  user: words("user human me you myself"),
  assistant: words(
    "assistant ai bot chatbot model chatgpt gpt claude gemini copilot llama mistral grok deepseek perplexity bard alexa siri cortana",
  ),
  system: words("system developer"),
  tool: words("tool function"),
};
/** "GPT-4o", "Claude 3.5 Sonnet", "AI Assistant", "My assistant". */
const MODEL = new RegExp(wrapped`
  ^(?:(?:chat)?gpt|claude|gemini|llama|mistral|grok|deepseek|copilot)[\s-]?\d[\w.\s-]{0,20}$
  |^(?:ai|my|virtual) (?:assistant|bot|agent|model)$`);

/** "You said" and "ChatGPT said" head the turns of copied chats. */
const withoutVerb = (label: string): string => label.replace(/\s(?:said|says|wrote|replied)$/i, "");

export const roleOf = (label: string): Role => {
  const name = withoutVerb(label.trim()).toLowerCase().replace(/^the /, "");
  for (const role of ["user", "assistant", "system", "tool"] as const) if (ROLES[role].has(name)) return role;
  return MODEL.test(name) ? "assistant" : "other";
};

/** Words that introduce a field, a remark or a list, never a speaker. */
const FIELDS = words(
  `note notes warning caution danger tip tips hint example examples summary abstract introduction conclusion background overview
  date time day when where who what why how location place venue address subject to from cc bcc re fw fwd sent reply-to attachments ps p.s nb n.b
  todo to-do task tasks goal goals objective deadline due status priority owner assignee update edit edited fix feature bug issue
  question answer questions answers q a faq step steps chapter part section item option week phase level act scene figure table rule lesson unit volume page
  title author name names surname age city country state email e-mail mail phone tel telephone mobile fax website web site url link links http https ftp source sources reference references file files
  folder path version license copyright type kind size color colour price cost costs total subtotal tax quantity amount weight height width length
  ingredients ingredient directions instructions method preparation servings serves yield cook prep pros cons advantages disadvantages benefits
  result results output input request response prompt error errors info debug trace warn fatal notice critical log stdout stderr
  first second third fourth finally lastly also however therefore remember important result reason reasons problem solution fact facts idea plan agenda
  attendees participants present absent minutes topic topics decision decisions action actions next monday tuesday wednesday thursday friday saturday sunday
  january february march april may june july august september october november december morning afternoon evening breakfast lunch dinner
  description details definition translation meaning keywords tags category categories id key value default returns return param params usage
  situation context scenario proof given claim argument counterargument feedback focus explanation implementation diagram outline evidence
  observation analysis assessment improvement suggestion recommendation requirement requirements approach strategy original revised correction
  def class if else for while try except catch switch case const let var public private static import export include`,
);
const COUNTED = new RegExp(
  wrapped`
    ^(?:
      step|chapter|part|section|item|option|week|day|phase|level|act|scene|figure|fig|table|rule|lesson|unit|volume|page
      |session|exercise|task|question|q|line|no|round|stage|year|appendix|article|example|case|tip|point|slide
    )\.?\s*[\dIVX]+[a-z]?$`,
  "i",
);
/** "Sun 15 Feb", "Monday", "Feb 15": heads what was done that day. */
const DAY = new RegExp(
  wrapped`
    ^(?:
      (?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?(?: \d
        |$| (?=jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)
      )
      |(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d
    )`,
  "i",
);
const LOG_LEVEL = /^(?:info|warn|warning|error|debug|trace|fatal|notice|critical|severe|verbose|stdout|stderr)\b/i;

export const isLogLevel = (label: string): boolean => LOG_LEVEL.test(label);

export const isField = (label: string): boolean => {
  const lower = label.toLowerCase();
  return (
    FIELDS.has(lower) ||
    FIELDS.has(lower.split(" ")[0] ?? "") ||
    FIELDS.has(lower.split(" ").at(-1) ?? "") ||
    COUNTED.test(label) ||
    DAY.test(label)
  );
};

const PARTICLES = words("de da do dos del della di van von der den la le bin al el y and & the of");
const CAPITALIZED = /^[@~]?[\p{Lu}\p{Lt}\p{Lo}]/u;

/** One to four words that begin like names, or a number behind one ("Speaker 2"). */
export const looksLikeName = (label: string): boolean => {
  const parts = label.split(" ");
  if (parts.length > 4 || !CAPITALIZED.test(label)) return false;
  return parts.every(
    (part, i) => CAPITALIZED.test(part) || (i > 0 && (PARTICLES.has(part) || /^\d{1,3}$|^\p{Lu}\.$/u.test(part))),
  );
};

/** Words that head a note about oneself and could pass for a first name. */
const NOTE_HEADS = words(
  `reminder memo message journal diary entry log thought thoughts news mood status bio profile intro hobby hobbies diet food meals allergies allergy
  likes dislikes preferences preference interests habits routine work job career education school family pets health sleep exercise fitness medication
  symptoms travel trip trips plans dream dreams gratitude money budget home kitchen garden shopping groceries music books films movies sports weather
  today yesterday tomorrow tonight now currently recently meanwhile confession disclaimer correction clarification story quote review comment opinion
  highlight highlights lowlight lowlights win wins lesson lessons energy feelings sport reading writing worries errands
  concern concerns complaint wish wishes hope hopes fear fears skills languages experience contact emergency birthday anniversary appointment meeting
  meetings call calls event events update updates recap background childhood present past future general personal misc other extra bonus spoiler
  gym yoga pilates sauna pool bike bicycle car cars van train bus commute coffee tea beer wine bread cheese cake soup pizza pasta salad snack snacks brunch
  supper rent mortgage bank insurance loan loans debt debts savings phone laptop computer tablet camera internet wifi password passwords visa passport
  licence office desk client clients project projects exam exams thesis essay homework course courses class classes university college maths math physics
  chemistry biology history art piano guitar violin drums choir band chess football soccer tennis golf hockey rugby cricket basketball volleyball hike hikes
  walk walks run runs ride race races marathon holiday holidays vacation weekend weekends week month year flat apartment house houses room bedroom bathroom
  balcony roof basement garage attic plants flowers tomatoes rosemary dog dogs cat cats horse horses rabbit bird birds fish hamster parrot puppy kitten
  back knee shoulder ankle stomach teeth tooth eyes skin asthma migraine diabetes headache headaches flu cold covid pollen nuts gluten dairy meat sugar
  alcohol caffeine style tone format voice tools stack editor keyboard monitor browser laundry dishes trash garbage cleaner landlord dentist doctor
  boss manager neighbour neighbor therapist lawyer accountant vet religion church faith politics party parties gift gifts present presents wedding baby
  deposit heating boiler electricity water plumbing tiles floor floors wall walls window windows door doors fence shed paint sofa bed fridge oven washer
  dryer hedge lawn allotment compost hens chickens bees goats sheep logistics catering drinks venue decorations guests flight flights hotel hotels ferry
  luggage packing parking fuel tyres brakes invoice invoices payment payments tax taxes contract contracts paperwork documents keys delivery furniture
  curtains carpet storage appetite pain blood meds nursery daycare kindergarten playdates revision grades swimming ballet choir
  dating love romance marriage divorce moving salary promotion retirement pension hunch guess truth secret surprise luck yes no ok okay sorry thanks`,
);
/** Those of them who speak in talks, too. */
const MAY_SPEAK = words(
  "boss manager neighbour neighbor therapist lawyer accountant vet cleaner landlord dentist doctor client baby rosemary art hope love",
);
/** "Work", "Health", "Tomorrow": heads a part of a diary, and nobody speaks. */
export const headsNote = (label: string): boolean => {
  const lower = label.toLowerCase();
  return NOTE_HEADS.has(lower) && !MAY_SPEAK.has(lower);
};
const NOUN_ENDING = /(?:tion|sion|ment|ness|ing|ings|ship|ity|ities)$/i;

/** One capitalised word that is no field and no common noun by its look: "Lars". */
export const looksLikeFirstName = (label: string): boolean =>
  /^\p{Lu}\p{Ll}[\p{L}'’-]*$/u.test(label) &&
  !isField(label) &&
  !NOTE_HEADS.has(label.toLowerCase()) &&
  !NOUN_ENDING.test(label);

const OWN_VOICE = /\b(?:I|I'm|I've|I'll|I'd|my|My|we|We|We're|we're|our|Our)\b/;

/** Whether words are told by somebody about themselves. */
export const speaksOfOneself = (body: string): boolean => OWN_VOICE.test(body.slice(0, 300).replaceAll("’", "'"));

const TALK = new RegExp(
  wrapped`
    \b(?:
      i|i'm|i've|i'll|i'd|you|you're|your|we|we're|my|me|us|our|it's|yes|yeah|yep|no|nope|ok|okay|hi|hey|hello|thanks
      |thank|sure|well|oh|lol|haha|please|sorry
    )\b`,
  "i",
);
const ADDRESS = /\?|\b(?:you|your|you're|hi|hey|hello|thanks|thank you|yes|yeah|no|ok|okay|sure)\b/i;

/** Whether words behind a colon sound spoken. */
export const soundsSpoken = (body: string): boolean => {
  const text = body.slice(0, 300).replaceAll("’", "'");
  return /\S\s+\S/.test(text)
    ? /[.!?…)"”]\s*$/.test(text) || TALK.test(text)
    : ADDRESS.test(text) || /[!?.…]$/.test(text);
};

/** Whether words speak to somebody. */
export const addressesSomebody = (body: string): boolean => ADDRESS.test(body.slice(0, 300).replaceAll("’", "'"));

/** "Hald, Tor" → "Tor Hald", as address books write it; no "Acme, Inc." */
export const firstGiven = (name: string): string =>
  name.replace(/^(\p{Lu}[\p{L}' -]+), (?!(?:inc|ltd|llc|gmbh|co|jr|sr|phd|md)\b)(\p{Lu}[\p{L}'. -]*)$/iu, "$2 $1");
