// Splits a sentence where a new first-person statement begins, and cuts evaluative tails (" - it was awesome").

import { wrapped } from "#domain/wrapped.ts";
import { upperFirst } from "../capitals.ts";
import { NOT_SO } from "../cues/drops.ts";
import { KIN_NOUNS } from "../cues/kin.ts";
import { TWO_TO_TWELVE } from "../cues/numbers.ts";
import { CORE_FACT, TIME_WORD } from "../cues/signals.ts";
import { FINITE } from "../cues/verbs.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { anyOf, countWords, either, matchesIn } from "../patterns.ts";
import { opensDangling } from "../references/anaphora.ts";
import { namesOneThing } from "../references/antecedents.ts";
import { isOfWork } from "../references/open-matters.ts";
import { isInCompany, speaksForSeveral } from "./company.ts";
import { tellsOwnFact } from "./compounds.ts";
import { CIRCUMSTANCE } from "./halves.ts";
import { tellsOwnMatter } from "./own-matters.ts";

const SUBJECT = String.raw`(?:I|I'm|I've|I'll|I'd|we|we're|we've|we'll|my \w+|our \w+)`;
const WHEN = "(?:(?:last|this|on) \\w+|yesterday|today|recently|the other day),?";
const AT_A_TIME = new RegExp(`^${WHEN} `, "i");
const BORDER = new RegExp(
  wrapped`
    ;\s+(?=(?:${WHEN} )?${SUBJECT}\s)|\s-\s+(?=(?:${SUBJECT}|had|got|went|started|finished|met|won|made|took|found)\s)
    |(?:,\s+|\s)(?:and|but|plus)(?: also| now| then)?,?\s+(?=(?:${WHEN} )?${SUBJECT}\s)
    |,\s+(?=(?:I|I'm|we|we're|my|our|budget|rent|deadline|lease)\s)`,
  "gi",
);
const SUBORDINATE = new RegExp(
  wrapped`
    ^(?:
      if|when|whenever|since|because|although|though|while|after|before|as|once|until|unless|even though|ever since
      |now that|knowing|seeing|the (?:first|last) time|every time
    )\b`,
  "i",
);
const OWNED_WITH_VERB = new RegExp(
  wrapped`
    ^(?:my|our)\s+(?:[\w'-]+\s+){1,4}?(?:
      is|was|are|were|has|have|had|can|will|isn't|wasn't|don't|doesn't|didn't|went|got|made|took|gave|came|loves?|likes?
      |helps|makes|gives|keeps|means|needs|works?|lives?|said|told|\w{3,}ed
    )\b`,
  "i",
);
const TAIL = new RegExp(
  wrapped`
    (?:\s+-+\s+|,\s*(?:and |but |so )?|\s+and\s+)(?:
      (?:it|that|this|they|which)(?:'s been|'s| is| was| has been|'re| are| were| feels| felt)\s+
      |(?:so|such|super|totally|pretty|really|just|what|very|absolutely|tough|crazy|insane)\s+
    )(?!about|made|why|where|how|because)(?:\w+ly |a |an |so |really |such |pretty |super |just |been |like a ){0,4}(?:
      great|awesome|amazing|cool|nice|fun|good|wonderful|fantastic|incredible|beautiful|lovely|inspiring|special|perfect
      |sweet|tough|tight|busy|hectic|chaotic|hard|rough|exciting|interesting|powerful|rewarding|cute|gorgeous|delicious
      |impressive|blast|adorable|stunning|magical|crazy|wild|epic|intense|insane|worth it|freeing|scary|frustrating
      |calming|thrilling|fulfilling|unreal|yummy
    )\b[^,;]{0,45}[.!]*$`,
  "i",
);
const FEELING_TAIL = new RegExp(
  wrapped`
    (?:\s+-+\s+|,\s*(?:and |but |so )?)(?:(?:I'm|I am) )?(?:so |super |really |very |totally |pretty )?(?:
      excited|stoked|pumped|thrilled|nervous|happy|can't wait|proud|hyped|grateful|psyched
      |which (?:is|was) (?!
        (?:on |in )?(?:the )?(?:
          \d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:mon|tues|wednes|thurs|fri|satur|sun)day
        )
      )(?:\w+ )?\w+
    )\b[^,;]{0,40}[.!]*$`,
  "i",
);
/** " - check out my cat", ", here it is": shows something that the memory cannot show. */
const SHOWING_TAIL = new RegExp(
  wrapped`
    (?:\s+-+\s+|[,;]\s*(?:and |so )?)(?:
      here's|here it is|here is|here are|check (?:it|this|them|out)|take a look|have a look
      |look at (?:this|these|them|it|my|the)|see (?:the )?(?:pic|photo)|as you can see
    )\b(?!(?! something| one\b| some of| what| how).* (?:I|we) \w+)[^;]*$`,
  "i",
);
const TAIL_HAS_SUBSTANCE = new RegExp(
  wrapped`
    \b(?:
      I|me|my|we|us|our|because|when|\d+|yesterday|today|last|next|since
      |for (?:the past|over|about|almost|nearly|a) [^,;]*(?:days|weeks?|months?|years?)
    )\b`,
  "i",
);

/** " - it feels like I was in my 20s just yesterday" */
const STRANGE_TAIL =
  / -+ (?:it|that) (?:still |just )?feels? (?:like (?:just |only )?yesterday|(?:so |really |a bit )?(?:strange|weird|odd|surreal|unreal))\b[^;]*$/i;

/** A right side that begins a statement of its own. */
const stands = (right: string): boolean => {
  if (countWords(right) < 4) return false;
  return !/^(?:my|our)\b/i.test(right) || OWNED_WITH_VERB.test(right);
};

/** "2,850 a month" says how much, not when. */
const PER_TIME = /\b(?:an?|per|each|every) (?:day|week|month|year|night|hour)\b/i;
/** "Review on Tuesday, lunch with my boss on Friday, and I row on Mondays": what is on, without a verb. */
const isAgenda = (left: string): boolean =>
  left.includes(",") &&
  TIME_WORD.test(left) &&
  !PER_TIME.test(left) &&
  !FINITE.test(left) &&
  !SUBORDINATE.test(left) &&
  !CIRCUMSTANCE.test(left);

const isWhole = (left: string): boolean => {
  if (opensDangling(left) || PREAMBLE.test(left) || NOT_SO.test(left)) return true;
  if (isAgenda(left)) return true;
  if (countWords(left) < 4 || !FINITE.test(left)) return false;
  return !SUBORDINATE.test(left) || left.includes(",");
};

/** A short sentence stays whole, unless it says two things that each may change by itself. */
const SHORT_SENTENCE = 110;

/** Filler before the news: cut off, it falls by its score. */
const PREAMBLE = new RegExp(
  wrapped`
    ^(?:
      (?:crazy|funny|big|great|good|cool|weird|amazing|exciting|something|interesting|wild|sad) (?:\w+ )?
        (?:thing|news|story|happened)
      |(?:it's )?been (?:quite )?a|a lot's|a lot has|lots (?:has|have)|so much|much has
      |(?:not )?much has (?:changed|happened)|(?:(?:some|lots of|so many|a lot of) )?(?:[\w-]+ )?(?:things|stuff)|life
      |big news|guess what|good news|great news|(?:I )?(?:just )?wanted to (?:check in|say (?:hi|hello)|catch up)
      |just wanted to|I(?:'ve got| have| got) (?:some )?(?:\w+ )?news|the (?:good|big|best) news
      |you (?:won't|will not|wouldn't|will never|'ll never) (?:believe|guess)|you know what
    )\b`,
  "i",
);

const ENDS_IN_PARTNER = new RegExp(
  wrapped`
    \b(?:since|because|when|while|after|before|where|that|so|but|if|as|though|until|than) (?:
      (?:[Mm]y|[Oo]ur|[Tt]he) (?:[\w-]+ ){0,2}[\w-]+|\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?
    )$
    |, (?!(?:${WEEKDAY_NAMES}|${MONTH_NAMES})\b)\p{Lu}\p{Ll}[\p{L}'-]*$|^(?:His|Her|Their) (?:${KIN_NOUNS})$`,
  "u",
);

/** "we've got 20 dozen in the shed": of what, the words before it say. */
const AMOUNT_ALONE = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve| have)? (?:got |have |had |sold |made |written |used )?(?:about |around |over |nearly )?
      (?:\d[\d.,]*|${TWO_TO_TWELVE}|dozens|several)(?: (?:dozen|kilos?|kg|pounds?|lbs?|lit(?:re|er)s?|boxes|bags|jars))? (?:
      left|stocked|stored|so far|in (?:the|my|our|total)|of (?:them|those|it)|already|to go|now|right now
    )\b`,
  "i",
);

/** "I've read 23 books so far, my goal is 50": of what, too. */
const GOAL_ALONE = new RegExp(
  wrapped`
    ^(?:my|our) (?:goal|target|aim|limit|record|best|average|maximum|minimum|max)(?: for [\w ]{3,20})? (?:is|was) (?:
      to (?:reach|hit|get to) )?(?:about |around |over )?[£$€]?\d[\d.,]*k?(?: (?:by|in|before|this|for) [^,;.]{2,30})?[.!]*
      $`,
  "i",
);

/** "I have three uncles and one of them, my uncle Piet, sails": who it is stands between. */
const ENDS_IN_ONE_OF_THEM =
  /\b(?:one|another|two|the (?:other|eldest|oldest|youngest|first|second)) of (?:them|us|these)$|\bthe other(?: one)?$/i;

/** "My uncle had a shop in Ghent, and I spent two summers there": where, the words before it say. */
const THERE = new RegExp(
  wrapped`
    ^(?:I|we)(?:'ve| have)? (?:
      spent|worked|lived|stayed|grew up|studied|learned|was|were|used to (?:spend|work|live|go)|went|go
    ) (?:[\w']+ ){0,5}there\b`,
  "i",
);
const NAMES_PLACE = /\b(?:in|at|near|outside) (?:the )?\p{Lu}\p{L}+/u;

/** "We hired a Mr Moss, he's fast, and my cousin recommended him": whom, the words before it say. */
const OF_WHOM = new RegExp(
  wrapped`
    ^(?:my|our) (?:[a-z'-]+ ){1,2}(?!(?:is|was|are|were|has|had|will|can)\b)[a-z]{3,} (?:him|her|them|it)
      (?: (?:to (?:me|us)|once|twice|too|last [a-z]+|already))?[.!]*$`,
  "i",
);

const ONE_ALONE = /^(?:s?he|him|her)$/i;
const DENIAL = /\b(?:can't|cannot|couldn't|won't|didn't|wouldn't)\b/i;

const isInsideQuotes = (text: string, at: number): boolean => {
  let marks = 0;
  for (let i = text.indexOf('"'); i >= 0 && i < at; i = text.indexOf('"', i + 1)) marks++;
  return marks % 2 === 1;
};

/** "my uncle can't have nuts" */
const OF_KIN_WITH_VERB = new RegExp(
  wrapped`
    ^my (?:[a-z-]+ )?(?:${KIN_NOUNS})(?:,? \p{Lu}[\p{L}-]+,?)? (?:
      is|are|was|has|have|can|can't|cannot|doesn't|don't|isn't|won't|eats?|loves?|hates?|lives?|works?
    ) `,
  "u",
);
/** "I start in May, I'm a designer": only what lasts is a statement of its own without a word between, unless it says why not. */
const isSplice = (border: string): boolean => border.trim() === ",";
const splices = (left: string, right: string): boolean =>
  !DENIAL.test(left) &&
  !SUBORDINATE.test(left.split(/,? (?:and|but|so) /).at(-1) ?? left) &&
  !SUBORDINATE.test(left) &&
  !CIRCUMSTANCE.test(left) &&
  (tellsOwnFact(right) || tellsOwnMatter(right) || OF_KIN_WITH_VERB.test(right));

/** "I'm considering a move, but I'm not convinced, since it'd ...": of what is considered. */
const CONSIDERS =
  /^(?:I'm|I am|we're|we are) (?:\w+ )?(?:considering|thinking (?:about|of)|planning|tempted|looking at)\b/i;
const HAS_DOUBTS = new RegExp(
  wrapped`
    ^(?:I'm|I am|we're|we are) (?:(?:still|just|also|really|quite|a bit|a little) )*(?:
      not (?:\w+ )?(?:convinced|sure|certain|sold|keen|comfortable)|hesitant|worried|nervous|torn|afraid|concerned
      |reluctant
    )\b[^.]*\b(?:because|since|as|that|it'?ll|it'd|it would|about)\b`,
  "i",
);

/** Whether two sides belong together, whatever their length. */
const areOne = (left: string, border: string, right: string): boolean =>
  (isSplice(border) && (!splices(left, right) || ENDS_IN_ONE_OF_THEM.test(left))) ||
  // "... since Kim and I met", "She and I have a boat": two people, not two statements.
  (/^ and $/i.test(border) && /^(?:I|we) /i.test(right) && (ENDS_IN_PARTNER.test(left) || ONE_ALONE.test(left))) ||
  AMOUNT_ALONE.test(right) ||
  (/but/i.test(border) && CONSIDERS.test(left) && HAS_DOUBTS.test(right)) ||
  (THERE.test(right) && NAMES_PLACE.test(left)) ||
  GOAL_ALONE.test(right) ||
  (/^,? and $/i.test(border) && OF_WHOM.test(right)) ||
  // "Say I earn 4,000 and I pay 30 % tax": supposed, too.
  (NOT_SO.test(left) && !/but/i.test(border)) ||
  // "I met Kim and we planned a trip": apart from each other nobody knows who "we" are.
  (speaksForSeveral(right) && isInCompany(left));

const OF_TROUBLE =
  /^(?:I'm|I am|we're) (?:(?:also|still|just|currently|now|really) )?(?:having (?:some )?(?:trouble|issues|problems)|struggling|stuck)\b/i;

/** Whether two sides are told apart even in a short sentence. */
const areTwo = (left: string, border: string, right: string): boolean =>
  isSplice(border) ||
  PREAMBLE.test(left) ||
  isAgenda(left) ||
  NOT_SO.test(left) ||
  opensDangling(left) ||
  // "I'm struggling with my thesis, but I've rewritten the introduction": what was done lasts longer than the struggle.
  (OF_TROUBLE.test(left) && isOfWork(right)) ||
  // "Not on Wednesdays, and on weekends I work at the bakery"
  (AT_A_TIME.test(right) && tellsOwnFact(right.replace(AT_A_TIME, ""))) ||
  (CORE_FACT.test(left) && CORE_FACT.test(right));

export const splitClauses = (text: string): string[] => {
  const clauses: string[] = [];
  let from = 0;
  for (const { 0: border, index } of matchesIn(text, BORDER)) {
    const left = text.slice(from, index).trim();
    const right = text.slice(index + border.length);
    if (index < from || isInsideQuotes(text, index) || !isWhole(left) || !stands(right)) continue;
    if (areOne(left, border, right) || (text.length < SHORT_SENTENCE && !areTwo(left, border, right))) continue;
    clauses.push(left);
    from = index + border.length;
    if (clauses.length === 6) break;
  }
  clauses.push(text.slice(from).trim());
  return clauses;
};

/** ", but here we are", " - come and see" */
const ARRIVING_TAIL =
  /,? (?:but|and) here (?:I am|we are|I'm|we're)(?=[.!]*$)|\s-\s(?:come (?:and )?(?:see|look|check)|come by)\b[^-]*$/i;
/** ", thanks for asking" */
const THANKING_TAIL = /,\s*(?:so |and )?(?:many )?(?:thanks|thank you)\b[^.!?]*(?=[.!]?$)/i;

/** ", as you suggested" */
const BY_LISTENER = new RegExp(
  wrapped`
    ,? (?:just )?(?:as|like) you(?:'ve| have)?(?: just| already)? (?:
      suggested|mentioned|said|recommended|described|noted|advised|proposed|explained
    )(?: earlier| before| above)?(?=[,.!;]|$)`,
  "gi",
);
/** ", so you might want to try it" */
const FOR_LISTENER =
  /,? so you (?:might|may|could|should|can|'d)(?: also)? (?:want|wish|like|try|consider|need|look|go)\b[^.!?]*(?=[.!]*$)/i;

/** ", rewrite this paragraph: ...", ", need a short story about a fox", " so can you make a plan" */
const ORDER_TAIL = new RegExp(
  wrapped`
    (?:
      , (?:(?:so|and|please|pls|now) ){0,2}(?:
        rewrite|proofread|shorten|translate|correct|edit|summari[sz]e|polish|improve
      ) (?:this|these|the following|it)\b
      |, (?:I )?need an? (?:[\w-]+ ){0,4}(?:
        story|names?|title|slogan|tagline|outline|recipe|e-?mail|caption|summary|draft|poem|speech|itinerary|checklist
      )\b
      |(?<=\w{3} [^,;]{8,120}),? so (?:can|could|will|would) you ).*$`,
  "i",
);
/** ", so keep that in mind when you plan", ", remind me to ring them" */
const ASKING_TAIL = new RegExp(
  wrapped`
    (?:,| (?:and|so|but|please)) (?:(?:and|so|but|please|just) ){0,3}(?:
      (?:keep|bear) (?:that|this|it) in mind|(?:ring|call|text|message|email) me
      |remind me(?: (?:to|about|when|on|the|that)\b|(?=[.!]*$))|don't let me forget|make a note of (?:that|it)
    )\b[^.!?]*(?=[.!]*$)
    |, (?:(?:and|so|but) )?(?:
      (?:will|would|can|could|should|does|is|are) (?:this|that|it|there|I|we|you)
      |how (?:can|could|should|do|would) (?:I|we)
    )\b[^.!?]*(?=[.!]*$)`,
  "i",
);
/** ", but I hadn't heard of the other one" */
const UNKNOWN_TAIL = new RegExp(
  wrapped`
    ,? but (?:I|we) (?:hadn't|haven't|had not|have not|never) (?:\w+ )?
      (?:heard of|thought (?:of|about)|considered|looked into)\b[^.!?]*(?=[.!]*$)`,
  "i",
);
/**
 * What follows for the listener: "I can't drive so near the station would be great", "our lease ends in May so before that",
 * "I'm 15 so don't use big words", "I'm a student, so nothing too deep".
 */
const WISH_TAIL = new RegExp(
  wrapped`
    ,?(?<!\bd(?:o|oes|id|one|oing)) so (?:
      (?:please )?(?:swap|replace|remove|change|drop|adjust|exclude|include|add|use) (?:
        that|it|those|them|these|this|accordingly
      )
      |no more (?![^,;.!?]* for (?:me|us)\b)[^,;.!?]{3,60}|[^,;.!?]{3,60} please|(?:please |only )[^;.!?]{3,80}
      |[^,;.!?]{3,60} would be (?:
        great|nice|good|ideal|perfect|best|helpful|better|amazing|lovely
        |(?:(?:greatly|much|really|highly|very much) )?(?:appreciated|welcome)
      )
      |(?:before|after|by|around) (?:that|then)
      |(?:keep|make|leave|avoid|skip|plan|schedule|suggest|recommend) [^,;.!?]{3,60}|we could [^,;.!?]{3,80}
      |(?:nothing too|(?:don't|do not)) [^.!?]{3,}
    )(?:,? please)?(?=[.!]*$)`,
  "i",
);
/** "I'll look into kennels soon, it would be lovely to own a pup": why, or what for */
const WOULD_BE_GOOD = new RegExp(
  wrapped`
    (?:,| -) (?:and )?it(?:'d| would) be (?:(?:so|really|such) )?(?:
      great|nice|amazing|lovely|fun|cool|awesome|good|wonderful
    ) (?:to|if|having) [^;.!?]{3,80}(?=[.!]*$)`,
  "i",
);
/** "I'm down 4 pounds since we last talked" */
const SINCE_LAST_TALK = /,? since (?:we|I) last (?:talked|spoke|chatted|met|wrote|caught up)(?=[.!]*$)/i;
/** "I'm vegan, suggest a dinner" */
const REQUEST_TAIL = new RegExp(
  wrapped`
    , (?:so |and |please )*(?:
      (?:suggest|recommend|translate|explain|summari[sz]e|plan|write|create|list|draft)(?: me)? (?:
        an?|the|some|this|my|two|three|five|\d+|something
      )\b
      |(?:give|show|tell|find|help|send) me\b|(?:just )?take (?:it|one|them)(?=[.!]*$)
      |(?:please )?(?:tell|inform|ask|let) (?:them|him|her|the \w+)\b|(?:don't|do not) (?:tell|share|mention)\b
    )[^.!?]*(?=[.!]*$)`,
  "i",
);
/** ", but I'll definitely check out the others" */
const PROMISING_TAIL = new RegExp(
  wrapped`
    ,? (?:but|and|so) (?:I|we)(?:'ll| will) (?:(?:definitely|also|certainly|probably|just|now) )*(?:
      check (?:out|it|them|that|those)|look into|try (?:it|that|those|these|them|out|your)
      |give (?:it|that|them|those|your)|consider|keep (?:it|that|them|those|your)|look at|explore|think about
    )\b[^.!?]*(?=[.!]*$)`,
  "i",
);
/** ", but I'm always looking for new ideas", ", so I might look into it": the wish behind what is told, with no time, number or reason of its own */
const OPEN_TAIL = new RegExp(
  String.raw`, (?:so|but|and) (?:maybe |perhaps )?${anyOf(
    wrapped`
      (?:I|we)(?:'m| am|'re| are) (?:(?:also|still|always|very|really|definitely|just) )*(?:
        looking for (?:(?:new|other|some|any|more|alternative|better|different) )*(?:
          ways?|ideas?|options|advice|tips|inspiration|resources|guidance|help
        )
        |open to|wondering|not sure|interested in (?:trying|exploring|seeing|learning)|hoping (?:for|this|it|that|you)
      )`,
    wrapped`
      (?:I|we)(?:'d| would) (?:(?:really|also|definitely) )*(?:love|like) to (?:
        dive|delve|do more|learn more|incorporate|improve|explore|see|hear|know
      )`,
    wrapped`
      (?:I|we) (?:(?:also|still|just|really|now) )*(?:need|could use) (?:(?:some|a bit of|a little|more|your) )?
        (?:help|advice|guidance|tips|ideas|suggestions)`,
    "(?:I|we) (?:might|may|could|should) (?:definitely |also |probably )*(?:look into|try|give|improve|be more|check)",
    "(?:I|we) (?:want|need) to (?:make sure|ensure|know|understand)",
    String.raw`(?:I|we)(?:'ll| will) (?:\w+ly )?make sure|(?:it|that|this) (?:might|may|could|would) be worth`,
  )}\b(?![^.!?]*(?:\d|\b(?:because|since|next|tomorrow|spring|summer|autumn|winter|my (?:${KIN_NOUNS}))\b))[^.!?]*(?=[.!]*$)`,
  "i",
);

/** ", so he can't": what he can't do is left out. */
const ELLIPTIC_TAIL =
  /,? (?:so|but|and) (?:s?he|they|it) (?:can't|won't|didn't|doesn't|don't|isn't|wasn't|couldn't)(?=[.!]*$)/i;

/** " and I'm stuck", " but I don't know what to do" */
const HELPLESS_TAIL = new RegExp(
  wrapped`
    ,? (?:and|but|so) (?:
      (?:I(?:'m| am) (?:\w+ )?(?:stuck|lost|at a loss|clueless))
      |(?:I )?(?:don't|do not) know what to (?:do|make|cook|say|get)
      |I'd (?:love|like|appreciate) (?:some|any) (?:tips|advice|help|ideas)|I need (?:some )?(?:advice|help|tips)
    )(?=[.!]*$)`,
  "i",
);

/** "I'm vegan so only vegan recipes", "I don't eat meat, so any food tips veggie": what follows for the answer, without a verb. */
const RECIPES_TAIL = new RegExp(
  wrapped`
    ,? so (?:
      any|only|just|all|veggie|vegan|vegetarian|halal|kosher|(?:gluten|dairy|lactose|nut|sugar|meat)[- ]free|low[- ]\w+
    ) (?=(?:[\w-]+ ){0,4}(?:tips|recipes?|ideas|suggestions|options|dishes|snacks|restaurants?)\b)
      (?![^,;.!]*\b(?:is|are|was|were|has|have|do|does)\b)[^,;.!]{0,60}(?=[.!]*$)`,
  "i",
);

/** "I'm going out with Zara so need ideas for a date", "Ella has dyslexia, so looking for ways to help": what the message is for. */
const NEEDS_TAIL = new RegExp(
  wrapped`
    (?:,| now)? so (?:(?:I'm|we're|I|we|now|am|are|really|just|also) )*(?:
      (?:need|want|could use|looking for|searching for|after|hoping for|in need of|trying to (?:find|think of)) (?:
        (?:some|any|a few|a couple of|good|new|more|cheap|easy|fresh|quick) )*(?:
        ideas?|tips|ways|advice|suggestions|help|inspiration|recommendations|recipes|something else
      )\b
      |any (?:tips|ideas|advice|suggestions|recommendations)\b
    )(?![^.!?;]*\b(?:near|because|since|(?:in|to|for|from) (?-i:[A-Z]))\b)[^.!?;]*(?=[.!]*$)`,
  "i",
);

/**
 * "I have an air fryer, so feel free to use that", "She's deaf, so factor that in", "My hip is bad, so something gentle": what the answer should make of it.
 */
const FOR_THE_ANSWER = new RegExp(
  `,? ${anyOf(
    wrapped`
      so (?:(?:please|just) )?(?:feel free to|you (?:can|could)|you're welcome to) (?:
        use|include|add|count on|assume|take|factor|leave|skip|put|mention|build|work with
      )\b[^.!?;]*`,
    wrapped`
      so (?:(?:please|just|do) )?(?:take|factor|figure|work|build|count|put|fit) (?:that|this|it|them|those) (?:
        in|into (?:account|consideration|it|there)|on (?:there|the list)
      )(?: too| as well)?`,
    "so (?:that|this|it)(?:'s| is| could be| might be| may be) (?:(?:also|always|definitely) )?(?:an option|a possibility)",
    "so (?:that|this) (?:could|might|may|would|should) (?:also )?(?:work|help)(?: too| as well)?",
    wrapped`
      so (?:that|this|it|they) (?:(?:needs?|has|have|ought) to|should|must) (?:be|go) (?:on|in) (?:
        there|it|the (?:list|label|plan|menu|recipe|invitation|itinerary)
      )(?: too| as well)?`,
    "so I (?:don't know|wonder|'m not sure) (?:if|whether) (?:that|it|this) (?:changes|matters|helps|makes)\\b[^.!?;]*",
    wrapped`
      so (?:(?:ideally|preferably|maybe|perhaps) )?(?:something|anything|somewhere|nothing) (?:
        (?:really|not|a bit|very|too|quite) )*(?:
        (?:that|which|I can|I could|we can|we could|for|under|near|in|on|at|before|after|without|with|to|around)\b[^.!?;,]{3,60}
        |(?:
          cheap|easy|quick|gentle|quiet|light|simple|small|short|warm|cool|local|nearby|close|central|mild|healthy
          |filling|free|flexible|affordable|fast|calm|soft|indoors?|outdoors?
        )(?:er)?\b[^.!?;,]{0,30}
      )`,
    wrapped`
      so (?:ideally|preferably) (?!(?:I|we|s?he|they)\b)[^.!?;,]{3,60}
      |so (?:maybe|perhaps) (?:with|in|on|near|for|under|around|an?|no|one|two|three)\b(?!
        [^.!?;]*\b(?:I|we|is|are|was|were|has|had|will|would|can|could|should)\b
      )[^.!?;,]{3,60}
      |so whatever you (?:suggest|pick|choose|recommend|come up with|propose)\b[^.!?;]*`,
    "so (?:[a-z]+ ){1,3}(?:mostly|mainly|ideally|preferably)|so (?:[a-z]+ )?[a-z]+ (?:is|are) (?:key|a must|essential|crucial|a priority)",
  )}(?=[.!]*$)`,
  "i",
);
/** "I can look at it if you want, I used to mend engines" */
const OFFER_FRONT = new RegExp(
  wrapped`
    ^I(?:'ll| can| could|'d be happy to) [^,;.!?]{3,70} if you(?:'d)? (?:ever )?(?:want|like|need|wish|fancy)
      (?: to| me to)?(?:[,;]| -) (?:because |since |as )?(?=(?:I|I've|I'm|my|we|our) )`,
  "i",
);
/** "My cousin sells houses in Ghent, I can put you in touch if you want" */
const OFFER_TAIL = new RegExp(
  wrapped`
    (?:[,;]| -) (?:(?:and|so|but) )?I(?:'ll| can| could| will|'d be happy to| would be happy to) [^,;.!?]{3,70} if you
      (?:'d)? (?:ever )?(?:want|like|need|wish|fancy)\b[^,;.!?]{0,30}(?=[.!]*$)`,
  "i",
);

const TAILS_FOR_THE_MOMENT = [
  NEEDS_TAIL,
  RECIPES_TAIL,
  HELPLESS_TAIL,
  THANKING_TAIL,
  ARRIVING_TAIL,
  PROMISING_TAIL,
  REQUEST_TAIL,
  WISH_TAIL,
  OFFER_TAIL,
  WOULD_BE_GOOD,
  UNKNOWN_TAIL,
  OPEN_TAIL,
  ELLIPTIC_TAIL,
  SINCE_LAST_TALK,
];
const FOR_THE_MOMENT = either(...TAILS_FOR_THE_MOMENT);

/** What every other tail begins with, in one look. */
const ANY_TAIL = /[,;]|\s-|\s(?:and|but|so|please|since)\s/i;

/** ", so it's tight" */
const BARE_VERDICT = /^,? so it's [a-z]+[.!]*$/i;

/** "I'm an only child, so it's all on me": what "it" is, nothing says, and who one is stands without it. */
const WHAT_IT_MEANS =
  /,? so (?:it|it's|that|that's|this is)\b (?!(?:needs?|has|must|should|can't|won't|will)\b)(?:(?!\b(?:I|we|my|our)\b)[^.!?;])*(?=[.!]*$)/i;
const WHO_ONE_IS = new RegExp(
  wrapped`
    ^(?:I|we)(?:'m| am|'re| are) |^(?:I|we) (?:have|'ve got|have got) (?:an? |two |three |four |five |six |\d )(?:[a-z]+ )?(?:${KIN_NOUNS})\b
    |^My (?:${KIN_NOUNS}) (?:is|has|are|have)\b`,
  "i",
);
const withoutWhatItMeans = (text: string): string => {
  if (!text.includes(" so ")) return text;
  const tail = WHAT_IT_MEANS.exec(text);
  const told = text.slice(0, tail?.index ?? 0);
  return tail !== null && WHO_ONE_IS.test(told) && !namesOneThing(told) ? `${told}.` : text;
};

/** "I'm throwing a party, you have to come": said to the listener, and no part of the news. */
const BIDS_LISTENER = new RegExp(
  wrapped`
    (?<=\w{3} [^,;.]{8,120}),? (?:so |and )?you (?:have to|must|should|gotta|have got to|need to) (?:
      come|be there|see|try|visit|join|meet|hear|taste|send
    )\b[^,;.!?]{0,40}(?=[.!]*$)
    |(?<=\w{3} [^;.]{8,160}), (?:so |and |but )?you (?:just )?(?:ring|call|phone|text|message|tell|write to|let) (?:me|us)
      \b[^;.!?]{0,80}(?=[.!]*$)`,
  "i",
);
/** "I love quilts, and I know he does too": who else does, only the talk shows. */
const SO_DO_OTHERS = new RegExp(
  wrapped`
    (?<=^\S+ \S+ [^,;.]{3,120}),? and I(?: know| bet| think|'m sure| am sure) (?:that )?(?:s?he|they) (?:
      do|does|is|are|will|would
    ) (?:too|as well)(?=[.!]*$)`,
  "i",
);
/** "When I was a cook in Graz, I felt the same": what one was, and no more. */
const SAME_THEN = new RegExp(
  wrapped`
    ^When I was (an? [^,;]{3,60}), (?:I|we) (?:did|felt|had|was|thought|went through|used to do|struggled with) (?:
      exactly |just |much )?(?:the (?:very |exact )?same(?: thing| way| problem)?|that|it|so|like that)
      (?: too| as well)?([.!]*)$`,
  "i",
);
/** "Look who I met at the market last month!" */
const LOOK_WHOM = /^(?:just )?(?:look|guess|see) (whom?|what) I (met|found|got|bought|saw|made|won) (?=(?:\S+ ){2})/i;
/** "His name is Otto, he's a diver and he's got a boat" */
const NAME_AND_IS = new RegExp(
  wrapped`
    ^(?:his|her) name(?:'s| is) ((?:(?:Mrs?|Ms|Miss|Dr|Prof)\.? )?(?-i:\p{Lu})\p{Ll}+)(?:,| and)(?: and)? s?he
      ('s got|'s| is) (?=(?:an?|the|from|in|at|\d+|nearly|almost|my|our|one|two)\b)`,
  "iu",
);
const NAME_AND_WHAT = new RegExp(
  wrapped`
    ^(?:his|her) name(?:'s| is) ((?:(?:Mrs?|Ms|Miss|Dr|Prof)\.? )?(?-i:\p{Lu})\p{Ll}+)(?:,| and)(?: and)? s?he (
      works|lives|has|plays|teaches|runs|owns|used to|grew up|comes from|loves
    ) `,
  "iu",
);
/** "One of them, a nurse named Ines, quit": who it is stands between. */
const MAY_BE_ONE_OF = /^(?:(?:but|and) )?one of /i;
const ONE_OF_THEM_NAMED = new RegExp(
  wrapped`
    ^(?:(?:but|and) )?one of (?:them|us|these|those), (an?|my) (
      [^,]{2,40} (?:named|called) (?-i:\p{Lu})[\p{L}'-]+|[a-z-]+(?: [a-z-]+)?
    ),? (?=[a-z])`,
  "iu",
);
/** "I kept it to five as mentioned in the challenge": where it was said nobody can look up. */
const AS_SAID = new RegExp(
  wrapped`
    ,? as (?:(?:I|we|you)(?:'ve)? )?(?:also |already )?(?:
      mentioned|discussed|said|noted|stated|described|shown|outlined|explained|suggested|recommended
    ) (?:
      above|below|earlier|before|previously
      |in (?:the|your|our|this|that|my) (?:[a-z-]+ ){0,2}(?:
        challenge|examples?|conversation|chat|answer|reply|message|response|question|section|code|snippet|post|task
        |exercise|prompt
      )
    )(?=[,.;!]|$)`,
  "i",
);
/** "I eat meat again, couldn't keep it up": what was not kept up, the first half says. */
const GIVEN_UP = new RegExp(
  wrapped`
    , (?:(?:just|really|simply) )?(?:I )?(?:couldn't|could not|can't|didn't) (?:
      keep (?:it|that|this) up|stick (?:with|to) (?:it|that|this)|(?:last|hold out)(?: long)?
    )(?=[.!]*$)`,
  "i",
);
export const trimTail = (given: string): string => {
  const held = given.includes(" as ") ? given.replace(AS_SAID, "") : given;
  const whole = held.includes("n't ") || held.includes("not ") ? held.replace(GIVEN_UP, "") : held;
  const said = (
    MAY_BE_ONE_OF.test(whole)
      ? whole.replace(ONE_OF_THEM_NAMED, (_, a: string, who: string) => `${upperFirst(a)} ${who} `)
      : whole
  )
    .replace(SAME_THEN, "I was $1$2")
    .replace(LOOK_WHOM, (_, who: string, done: string) => `I ${done} ${/^who/i.test(who) ? "somebody" : "something"} `)
    .replace(NAME_AND_WHAT, "$1 $2 ")
    .replace(NAME_AND_IS, (_, name: string, verb: string) => `${name} ${verb === "'s got" ? "has" : "is"} `);
  const text = said.includes(" and I") ? said.replace(SO_DO_OTHERS, "") : said;
  const own = text.includes(" you")
    ? text.replace(OFFER_FRONT, "").replace(BY_LISTENER, "").replace(FOR_LISTENER, "").replace(BIDS_LISTENER, "")
    : text;
  if (!ANY_TAIL.test(own)) return own;
  const asked = ORDER_TAIL.exec(own) ?? ASKING_TAIL.exec(own);
  const told = asked === null || countWords(own.slice(0, asked.index)) < 4 ? own : `${own.slice(0, asked.index)}.`;
  let clause = told;
  if (FOR_THE_MOMENT.test(clause)) for (const tail of TAILS_FOR_THE_MOMENT) clause = clause.replace(tail, "");
  if (clause.includes(" so ")) clause = clause.replace(FOR_THE_ANSWER, "");
  const shown = SHOWING_TAIL.exec(clause);
  if (shown !== null && countWords(clause.slice(0, shown.index)) >= 4)
    return trimTail(`${clause.slice(0, shown.index)}.`);
  clause = withoutWhatItMeans(clause).replace(STRANGE_TAIL, ".");
  const match = TAIL.exec(clause) ?? FEELING_TAIL.exec(clause);
  const least = match !== null && BARE_VERDICT.test(match[0]) ? 4 : 5;
  if (match === null || countWords(clause.slice(0, match.index)) < least || TAIL_HAS_SUBSTANCE.test(match[0]))
    return clause;
  return `${clause.slice(0, match.index)}.`;
};
