// What people go on about without naming it again: occasions, works and projects, and the parts of these.

import { wrapped } from "#domain/wrapped.ts";
import { wordSet } from "../patterns.ts";

/** Something that takes place. "The wedding" names one; see `NEEDS_KIND` for those that do not. */
export const OCCASIONS = wordSet(
  "wedding honeymoon party ceremony reception parade festival concert gig show premiere screening exhibition",
  "exhibit convention conference expo",
  "fair workshop seminar webinar class lesson course retreat camp bootcamp trip vacation holiday getaway",
  "tour cruise hike expedition safari",
  "picnic barbecue bbq brunch potluck race run marathon triathlon tournament competition contest match game league gala fundraiser auction",
  "event campaign meeting meetup reunion celebration graduation funeral interview audition rehearsal recital opening launch sale surgery",
  "operation treatment accident crash flood storm shower photoshoot internship hackathon sleepover flight",
  "relocation renovation remodel outing",
  "playdate session presentation speech panel musical debut election apprenticeship placement adoption practice booth stall run-through",
);

/** Something that is made, run or worked on. */
export const WORKS = wordSet(
  "app application website site blog podcast channel vlog portfolio essay paper thesis dissertation novel story screenplay script memoir",
  "manuscript book poem article abstract synopsis report proposal statement letter resume cv project dashboard tracker bot ",
  "painting drawing mural sculpture portrait quilt scarf sweater song album video film movie",
  "documentary window bowl pot garden greenhouse shed kitchen bathroom studio shop store boutique bakery cafe café restaurant brewery",
  "salon gym business startup company brand charity nonprofit foundation club band choir team brigade orchestra troupe committee society",
  "program programme curriculum tutorial tutorials series newsletter menu cake soup salad stew dish pie bread curry itinerary",
  "collection quiz scholarship visa certificate certification degree experiment survey hunt reenactment",
  "costume outfit car bike van boat house flat apartment farm ranch allotment office center centre clinic shelter gameplay",
  "speech pitch guide course webshop",
);

/** What the user of an assistant goes to or sends on the way; a chat is hardly of it. */
export const PASSING = wordSet(
  "session webinar meeting meetup interview audition report channel event match sale quiz apartment flat house car van bike",
);

/** What a user lives by: whatever else comes up, they go on about it. */
export const TRADES = wordSet(
  "shop store boutique bakery cafe café restaurant brewery salon gym business startup company farm",
);

/** Too wide to say by itself what is meant: "a trip" tells nothing, "a camping trip" does. */
export const NEEDS_KIND = wordSet(
  "show class course event game project group trip run tour session meeting sale shower camp day practice",
  "outing flood storm app application",
  "site book story form model video film movie design program programme series team company school house",
  "room office letter statement setup",
  "study track window center centre library society committee car club store shop server package page panel play match race flight holiday",
  "business deck guide degree dish",
);

/** Said of such a thing they do not tell its kind. */
export const NO_KIND = wordSet(
  "new great good nice lovely amazing awesome cool beautiful wonderful fantastic incredible little big small",
  "tiny huge own entire very fun cute",
  "perfect wicked memorable special favourite favorite latest recent crazy interesting exciting gorgeous stunning fancy whole same other",
  "another first second third last next old better best bad real actual current upcoming important similar different certain particular",
  "specific single simple full final local super really basic busy long short such many few several previous",
  "following key core overall initial",
);

/** Kept up beside what somebody speaks of, and seldom that itself. */
export const IN_PASSING = wordSet("resume cv");
/** What is told of a résumé. */
export const OF_RESUME = new RegExp(wrapped`
  \b(?:
    ATS (?:scor|pars|standard|complian|compatib|keyword)\w*|applicant tracking|bullet points?|keywords?
    |quantified (?:results|achievements)|(?:emphasi[sz]|highlight|tailor)(?:e?d|ing)
    |(?:education|skills|experience|summary|certifications?) section
  )\b`);

/** What a work or an occasion has: "the conclusion", "three drafts", "the guests". */
export const PARTS = wordSet(
  "draft drafts paragraph paragraphs section sections chapter chapters scene scenes page pages conclusion",
  "introduction intro outline ending",
  "opening dialogue plot pacing format formatting layout headline headlines heading headings citation",
  "citations source sources version versions",
  "revision revisions edit edits feedback review reviews component components feature features endpoint",
  "endpoints route routes header headers",
  "function functions field fields table tables schema query queries request requests response responses error errors bug bugs card cards",
  "button buttons theme color colors colours setup configuration deadline milestone milestones sprint task",
  "tasks step steps results size speed",
  "accuracy improvement participants guests speakers attendees decorations venue refreshments activities",
  "audience front-end back-end frontend",
  "backend equipment routines character characters editing coding submission target choreography exercises",
  "problems topic argument evidence",
  "structure tone criteria criterion articles interviewees placards",
);

/** Works that are software, and of their parts those that nothing else has. */
export const SOFTWARE = wordSet(
  "app application website site blog portfolio dashboard tracker bot project webshop gameplay",
);
export const PARTS_OF_SOFTWARE = wordSet(
  "component components endpoint endpoints route routes header headers function functions field fields table",
  "tables schema query queries request",
  "requests response responses error errors bug bugs card cards button buttons front-end back-end frontend backend speed",
);

/** Words and marks of those who make software: "v2.5", "apiClient.js", "a .env file". */
export const IN_SOFTWARE = new RegExp(wrapped`
  \bv?\d+\.\d|[\w-]?\.(?:js|ts|py|css|html|json|env|toml)\b
  |\b(?:API|CSS|HTML|SQL|CORS|CSRF|WCAG|SEO|CI|CDN|DOM|MVC|HTTPS?|JWT|ARIA|OAuth|JSON|CRUD|ORM|SSL)s?\b|\d ?(?:KB|ms)\b
  |[a-z][A-Z]|\w\(|\w_\w
  |\b(?:
    (?:unit |integration )?tests|endpoints?|database|schema|quer(?:y|ies)|components?|responsive|deploy\w*|servers?
    |functions?|styling|librar(?:y|ies)|framework|latency|caching|breakpoints|authentication|in production
    |for production|bounce rate|indexes|refactor\w*|debugg?\w*|access control|memory leaks?|keyboard navigation
    |null checks|homepage|CSRF protection|Flask|Django|Rails|Bootstrap|Gunicorn|Redis|Docker|GitHub Actions|npm
    |localhost
  )\b`);

/** Works that are written, and what is told of the writing: whoever has to decline a favour does it in no letter. */
export const WRITTEN = wordSet(
  "essay paper thesis dissertation novel story screenplay script memoir manuscript book poem article",
  "abstract synopsis report proposal statement letter",
);
export const OF_WRITING = new RegExp(
  wrapped`
    \b(?:
      drafts?|paragraphs?|sections?|chapters?|scenes?|pages?|conclusion|introduction|intro|outlin\w*|openings?|endings?
      |dialogues?|plot|pacing|format\w*|headlines?|headings?|headers|citations?|cited?|sources?|references?|revis\w+
      |rewr\w+|edit\w*|proofread\w*|feedback|peer|words?|sentences?|lines?|verses?|titles?|fonts?|bold|columns?|layout
      |grammar|tone|voice|clarity|transitions?|arguments?|evidence|structure|submi\w+|publish\w*|journal|library
      |literature|characters?|narrat\w+|writ\w+|wrote|typed?|plagiarism|style|concise|statistics|quotes?|quotations?
      |literary|readab\w+|readers?
    )\b`,
  "i",
);

/** "I rewrote", "I've come up with" */
export const DONE_TO_WORK = [
  wrapped`
    added|agreed|changed|chose|chosen|came up with|come up with|completed|configured|created|cut|decided (?:on|to)
    |defined|designed|drafted|emphasi[sz]ed`,
  wrapped`
    expanded|finished|fixed|focused|gathered|highlighted|identified|implemented|improved|included|installed|made|managed
    |noticed|reduced|removed|reviewed`,
  "revised|rewritten|rewrote|set|set up|settled on|started with|submitted|switched (?:to|from)|tested|tried|updated|used",
].join("|");

/** "I'm thinking of", "I've been focusing on" */
export const PLANNED_FOR_WORK = [
  wrapped`
    aiming|considering|encountering|experimenting|focus(?:ing|ed)|getting|going for|including|incorporating|leaning
    |planning|stuck|targeting`,
  "thinking (?:of|about)|worried about meeting",
].join("|");

/** "What's a good name for a canary? I got one": the canary. */
export const SAID_OR_SUNG = wordSet("name song title nickname caption tip");
