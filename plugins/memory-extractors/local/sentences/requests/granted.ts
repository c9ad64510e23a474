// What a question or request takes for granted: "Can you plan the launch, which is now set for 14 May?" states the date,
// "a present for my nephew Tom" that there is a nephew of that name.

import { wrapped } from "#domain/wrapped.ts";
import { pastOfGerund } from "#plugins/memory-extractors/local/answers/questions/past-forms.ts";
import { withArticle } from "#plugins/memory-extractors/local/articles.ts";
import { lowerFirst, upperFirst } from "#plugins/memory-extractors/local/capitals.ts";
import { CORE_FACT } from "#plugins/memory-extractors/local/cues/core-facts.ts";
import { KIN_NOUNS } from "#plugins/memory-extractors/local/cues/kin.ts";
import { TWO_TO_SIX } from "#plugins/memory-extractors/local/cues/numbers.ts";
import { FINITE, IRREGULAR_PAST } from "#plugins/memory-extractors/local/cues/verbs.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "#plugins/memory-extractors/local/dates/calendar.ts";
import { countWords, matchesIn } from "#plugins/memory-extractors/local/patterns.ts";
import { wishedFor } from "../orders/things-wanted.ts";
import { eventsIn, HAS_DETAIL } from "../whose/own-events.ts";
import { rolesIn } from "../whose/roles-in-passing.ts";
import { toBeSaid } from "./to-be-said.ts";

/** Words of a noun phrase: none that begins a new one or says something by itself. */
const NOUN_WORD = wrapped`
  (?!
    (?:
      and|or|but|if|so|that|because|when|is|are|was|were|has|have|had|do|does|can|could|will|would|should|my|our|I|I'm
      |we|you|your|it
    )\b
  )[\p{L}\d][\p{L}\d'&.-]*`;
const OWN_THING = String.raw`((?:[Tt]he (?:[\w'-]+ ){1,3}of )?(?:[Mm]y|[Oo]ur|[Tt]he) (?:${NOUN_WORD} ){0,5}${NOUN_WORD})`;
const SUPPOSED = new RegExp(
  wrapped`
    ^(?:\w+ly )?(?:
      would|could|should|might|may|can(?!')
      |can't(?! (?:eat|have|drink|stand|tolerate|digest|see|hear|walk|drive|swim|read|fly|sleep)\b)|will|won't|must|you
      |your|it|they|he|she
    )\b`,
  "i",
);

/** "my API, which recently improved to 250 ms", "my nephew Tom, who turns nine" */
const RELATIVE = new RegExp(String.raw`\b${OWN_THING}, (?:which|who) ([^,?;]{4,200})(?=[,?;.]|$)`, "gu");
/** "my nephew Tom who turns nine": of somebody of one's own it says something without a comma, too. */
const KIN_RELATIVE = new RegExp(
  String.raw`\b((?:[Mm]y|[Oo]ur) (?:[\w-]+ ){0,2}?(?:${KIN_NOUNS})(?:-in-law)?(?: \p{Lu}[\p{L}-]+)?) who ([^,?;]{4,200})(?=[,?;.]|$)`,
  "gu",
);
/** "like the tart that I made for a party" */
const LIKE_ONE = new RegExp(
  wrapped`
    \b(?:like|similar to) ((?:[Mm]y|[Oo]ur|[Tt]he) (?:${NOUN_WORD} ){0,5}?${NOUN_WORD}) (?:that |which )?
      ((?:I|we) [^,?;]{8,200})(?=[,?;.]|$)`,
  "gu",
);
/** "at the fair, where Ida and I sold jam" */
const WHERE = new RegExp(
  String.raw`\bat ${OWN_THING}, where ((?:I|we|\p{Lu}\p{Ll}+ and I) [^,?;]{8,200})(?=[,?;.]|$)`,
  "gu",
);
/** "my bike, which I bought in May" */
const DEED = /^(I|we) ((?:\w+ly |just |also )?)([a-z]+)(?: (.+))?$/i;
const DEALS_WITH_THINGS = new RegExp(
  wrapped`
    ^(?:
      bought|got|built|made|sold|adopted|found|wrote|painted|finished|started|booked|ordered|rented|baked|knitted
      |planted|submitted|published|launched|received|inherited|restored|repaired|fixed|renovated|opened|borrowed
    )$`,
  "i",
);

const WHEN = wrapped`
  (?:
    (?:on|in|since|back in) (?:the \d{1,2}(?:st|nd|rd|th)? of |\d{1,2}(?:st|nd|rd|th)? )?(?:
      (?:${MONTH_NAMES})(?: \d{1,2}(?:st|nd|rd|th)?\b)?(?:,? \d{4})?|(?:19|20)\d\d
      |${WEEKDAY_NAMES}
    )
    |(?:last|this) (?:week|weekend|month|year|spring|summer|autumn|fall|winter|\w+day)
    |(?:\d+|an?|${TWO_TO_SIX}|a few) (?:days?|weeks?|months?|years?) ago|yesterday
  )\b`;
/** "the manual for my lathe bought in May": what was done to it, and when. */
const DATED_THING = new RegExp(
  wrapped`
    \b((?:[Mm]y|[Oo]ur) (?!(?:[\w-]+ ){0,3}(?:${KIN_NOUNS}|team|company|school)\b)(?:${NOUN_WORD} ){0,5}?${NOUN_WORD}),? (
      (?:
        bought|purchased|obtained|acquired|received|built|made|ordered|inherited|rented|booked|signed|registered|created
        |painted|knitted|published|borrowed
      ) (?:(?:from|at|by|in) (?:\p{Lu}[\p{L}'-]+ ?){1,3})?${WHEN}
    )`,
  "gu",
);

/** "turns nine", "usually opens at six" */
const PRESENT = /^(?:(?:now|just|also|still|always|never|\w+ly) )?[a-z]{3,}s\b/;

const saidOf = (thing: string, said: string): string | null => {
  if (SUPPOSED.test(said)) return null;
  const deed = DEED.exec(said);
  if (deed === null) return FINITE.test(said) || PRESENT.test(said) ? `${upperFirst(thing)} ${said}` : null;
  const [, who = "", adverb = "", verb = "", rest = ""] = deed;
  if (!DEALS_WITH_THINGS.test(verb)) return null;
  return `${upperFirst(who)} ${adverb}${verb} ${lowerFirst(thing)}${rest === "" ? "" : ` ${rest}`}`;
};

const datedIn = (text: string): string[] =>
  matchesIn(text, DATED_THING).map(([, thing = "", deed = ""]) => {
    const [verb = "", ...when] = deed.split(" ");
    return `${/^my/i.test(thing) ? "I" : "We"} ${verb} ${lowerFirst(thing)} ${when.join(" ")}`;
  });

/** "Remind me that my train leaves at six", "Is it okay that I moved the interview?", "... now that we live in Graz" */
const WHOLE = new RegExp(
  wrapped`
    \b(?:
      remind (?:me|us) that|the fact that
      |is it (?:okay|ok|normal|weird|bad|strange|fine|wrong|rude|common|unusual|a problem|an issue) that|now that
      |(?:given|considering|despite) (?:the fact )?that|seeing that
    ) ((?:I|I'm|I've|(?<=remind (?:me|us) that )it(?:'s)?|we|we're|we've|my|our|the)\s[^?;]{8,500})`,
  "i",
);
/** "How do I tell my parents I'm moving out?", "Help me explain to my boss that we have to sell": what they do not know yet. */
const TO_BE_TOLD = new RegExp(
  wrapped`
    \b(?:
      [Hh]ow (?:(?:do|can|should|would|could) (?:I|we)|to)|ways? to|words to|[Hh]elp me|want to|have to|need to|going to
    ) (?:best |gently |politely |nicely )*(?:tell|inform|let|explain to|break it to|confess to|admit to)[ ]
    (?:
      my|our|the|everyone|people|\p{Lu}
    )[^,?;I]{0,40}? (?:know )?(?:that )?
    (
      (?:
        I'm(?! (?:sorry|not sure|afraid|grateful|thankful|proud|here|there)\b)|I've
        |I (?!(?:love|miss|hate|like|appreciate|can|could|would|will|think|know|want (?:him|her|them))\b)|we're|we've
        |we[ ]
      )[^,?;.]{4,120}
    )`,
  "u",
);
/** "What can I eat after I had a tooth out?" */
const AFTERWARDS = /\bafter ((?:I|we) (?:(?:just|recently|finally|\w+ly) )?([a-z]+)\b[^,?;]{5,200})(?=[,?;.]|$)/i;
/** "How can I improve after taking a course in May?" */
const AFTER_DOING = new RegExp(
  wrapped`
    \bafter (?:\w+ly )?([a-z]{2,}ing) ([^,?;]{5,200})(
      , which (?:[a-z]+ed|has [a-z]+ed|cut|made|took|gave|brought) [^,?;]{5,120}
    )?(?=[,?.;]|$)`,
  "i",
);
/** "Explain why I moved to oil paints": that it was done is not asked. */
const WHY_DONE = /\bwhy ((?:I|we|\p{Lu}\p{Ll}+) (?:\w+ly )?([a-z]+) (?!to be\b)[^,?;]{8,200})(?=[,?.;]|$)/u;
/** Where the request goes on behind such a statement. */
const GOES_ON = new RegExp(
  wrapped`
    (?:,| -)? (?:and |so |but )?(?:
      (?:what|how|which|where|when|why|who) (?:can|could|should|do|does|is|are|would|to|kind|type|else|might)|can|could
      |would|will|should|please|do you|any
    ) .*$
    |,\s*(?:what|how|which|where|can|could|should|please|any)\b.*$`,
  "i",
);

/** "use the fact that I speak Finnish to find work" */
const PURPOSE =
  / to (?:further|better|help|improve|get|find|make|land|increase|negotiate|boost|persuade|convince)\b.*$/i;

const wholeIn = (text: string): string | null => {
  const match = WHOLE.exec(text);
  if (match === null) return null;
  const said = (match[1] ?? "").replace(GOES_ON, "");
  return /^the fact/i.test(match[0]) ? said.replace(PURPOSE, "") : said;
};

/** "Do you think 41 is too old to learn the harp?": of nobody else one asks so. */
const TOO_OLD = new RegExp(
  wrapped`
    ^(?:(?:so|and|but|also|honestly),? )*(?:do you (?:really )?think(?: that)? |would you say(?: that)? )?(?!
      .*\b(?:he|she|they|his|her|their|my [a-z]+|you|someone|somebody|a person)\b(?<!\byou think\b)(?<!\byou say\b)
    )
    (?:is )?((?:19|[2-9]\d))(?: is)? (
      (?:(?:a bit|way|far|much) )?too (?:old|late) to (?:
        start|begin|learn|take up|try|go back|switch|change|become|get into|pick up|pick (?:it|this) up
        |do (?:it|this|that)|lose|get rid of|improve|move|buy|save|have (?:kids|children|a (?:child|baby))|retrain
      )\b[^,;?]*
    )\?$`,
  "i",
);
const AM_I_TOO_OLD = new RegExp(
  wrapped`
    ^(?:(?:so|and|but|also|honestly),? )*(?:do you (?:really )?think |would you say )?(?:am I|I'm|I am) (
      (?:(?:a bit|way|far|much) )?too old (?:to|for) [^,;?]* at (?:19|[2-9]\d)
    )\?$`,
  "i",
);
const ageAsked = (text: string): string | null => {
  if (!text.includes("too ")) return null;
  const [, age, what] = TOO_OLD.exec(text) ?? [];
  if (age !== undefined) return `I'm asking whether ${age} is ${what}`;
  const own = AM_I_TOO_OLD.exec(text)?.[1];
  return own === undefined ? null : `I'm asking whether I'm ${own}`;
};

/** "help me study for my midterm, it's on the 23rd" */
const IT_IS_WHEN = new RegExp(
  String.raw`\b((?:my|our) (?:${NOUN_WORD} ){0,3}?${NOUN_WORD}),? it(?:'?s| is) (?=(?:on|in|at|due|next|tomorrow|this)\b)([^?;,.]{2,60})`,
  "iu",
);
const timedIn = (text: string): string | null => {
  const [, thing, when] = IT_IS_WHEN.exec(text) ?? [];
  return thing === undefined || !HAS_DETAIL.test(` ${when}`) ? null : `${thing} is ${when}`;
};

const KIN_NAME = new RegExp(
  wrapped`
    \b(?:[Mm]y|[Oo]ur) (
      (?:(?:older|younger|little|big|twin|oldest|youngest|eldest|best|late) )?(?:${KIN_NOUNS}|golden retriever|labrador)
    ),? ((?:(?:Prof(?:essor)?|Dr|Mrs?|Ms)\.? )?\p{Lu}\p{Ll}{1,20})(?:'s)?(?=[\s,.?;:]|$)`,
  "gu",
);
const told = (text: string): string => `${upperFirst(text.replace(/[\s,.!?]+$/, ""))}.`;

/** Of these there is one. */
const ONLY = new RegExp(
  wrapped`
    ^(?:
      dad|father|husband|mom|mum|mother|wife|boyfriend|girlfriend|partner|spouse|fiancée?|boss|manager|landlord
      |supervisor|late \w+|best friend
    )$`,
  "i",
);

/** "Did you hear Elif got engaged?" "Did I tell you we're moving?": the news is so. */
const NEWS_ASKED = new RegExp(
  wrapped`
    ^(?:(?:so|and|hey|oh|btw|ooh),? )*(?:
      did you (?:hear|know)|have you heard|(?:did|have) I (?:tell you|told you|mention|mentioned)|(?:do you )?remember
    )(?: that| how| about how)? ((?:my|our|I|I'm|I've|we|we're|we've|(?-i:\p{Lu})\p{Ll}+(?:'s)?) [^?]{6,120}?)[?.!]*$`,
  "iu",
);
const MAYBE = /\b(?:if|whether|why|what|where|when|how|who)\b/i;

/** "My sister Nora showed me this" tells at least that there is a sister of that name. */
export const namesIn = (text: string): string[] =>
  matchesIn(text, KIN_NAME).map(([, kin = "", name = ""]) =>
    told(ONLY.test(kin) ? `My ${kin} is called ${name}` : `I have ${withArticle(kin)} called ${name}`),
  );

/** "use the 12 maps I added to my atlas by May": that it was done is not asked. */
const DEED_ON_THING = new RegExp(
  wrapped`
    \b((?:the|those|these|my|our) (?:${NOUN_WORD} ){0,5}?${NOUN_WORD}) (?:that |which )?(I|we)(?:'ve| have)? (
      (?:just |recently |already )?
    )([a-z]+) ([^,?;]{6,120})(?=[,?;.]|$)`,
  "iu",
);
/** What was said or felt of a thing is no deed. */
const NO_DEED = new RegExp(
  wrapped`
    ^(?:
      got|had|did|was|were|said|told|asked|mentioned|shared|posted|pasted|showed|described|listed|wanted|needed|liked
      |loved|hated|thought|felt|heard|saw|meant|expected|tried|used|provided|attached|outlined|discussed|planned|hoped
      |missed|gave|made
    )$`,
  "i",
);
const DOES_NEXT = / to (?!(?:my|our|the|an?|his|her|their|its|\d|\p{Lu}))[a-z]+ .*$/u;
const deedIn = (text: string): string | null => {
  const [, thing = "", who = "", adverb = "", verb = "", rest = ""] = DEED_ON_THING.exec(text) ?? [];
  if (!isPast(verb.toLowerCase()) || NO_DEED.test(verb) || !/ \p{L}/u.test(thing)) return null;
  const behind = rest.replace(GOES_ON, "").replace(DOES_NEXT, "");
  const what = lowerFirst(thing).replace(/^(?:those|these) /, "the ");
  return /\d/.test(`${thing} ${behind}`) ? `${upperFirst(who)} ${adverb}${verb} ${what} ${behind}` : null;
};

/** "How can I present the effect of cutting waste by 18% in my first year?" */
const EFFECT_SHOWN = new RegExp(
  wrapped`
    \b(?:show|present|communicate|highlight|describe|convey|explain|mention|showcase|phrase|frame|stress|emphasi[sz]e) (?:the |my )?
      (?:\w+ )?(?:impact|effect|results?|achievement|success|experience) of ([a-z]{2,}ing) ([^?;]*?\d[^?;]*?)(?= in (?:a|an|the|my|our) (?:[\w-]+ )?(?:
        letter|cv|resume|application|interview|report|talk|meeting|presentation|essay|statement
      )\b
      | to (?:the|my|our|an?) |[?.;]|$
    )`,
  "i",
);

const isPast = (verb: string): boolean => IRREGULAR_PAST.has(verb) || (verb.length > 4 && verb.endsWith("ed"));

/** What was done, where the question is what follows from it or why. */
const doneIn = (text: string): string | null => {
  const [, deed, verb = ""] = AFTERWARDS.exec(text) ?? WHY_DONE.exec(text) ?? [];
  if (deed !== undefined && isPast(verb.toLowerCase())) return deed.replace(GOES_ON, "");
  const [, shown = "", effect = ""] = EFFECT_SHOWN.exec(text) ?? [];
  if (shown !== "") return `I ${pastOfGerund(shown)} ${effect}`;
  const [, gerund = "", what = "", outcome = ""] = AFTER_DOING.exec(text) ?? [];
  return HAS_DETAIL.test(` ${what}`) ? `I ${pastOfGerund(gerund)} ${what.replace(GOES_ON, "")}${outcome}` : null;
};

/**
 * The statements that a text takes for granted while it asks for something else. At most three, without what only names an
 * event or a person where something was said of it.
 */
export const takenForGranted = (text: string): string[] => {
  const asked = ageAsked(text);
  if (asked !== null) return [told(asked)];
  const news = NEWS_ASKED.exec(text)?.[1];
  if (news !== undefined && FINITE.test(news) && !MAYBE.test(news)) return [told(news)];
  const forThem = toBeSaid(text);
  if (forThem !== null) return [told(forThem)];
  const untold = TO_BE_TOLD.exec(text)?.[1]?.replace(GOES_ON, "");
  if (untold !== undefined) return [told(untold)];
  if (!/\b(?:my|our|I|we|the|that it)\b/i.test(text)) return [...wishedFor(text), ...rolesIn(text)].map(told);
  const whole = wholeIn(text);
  if (whole !== null && FINITE.test(whole) && (countWords(whole) >= 4 || CORE_FACT.test(whole))) return [told(whole)];
  const done = timedIn(text) ?? doneIn(text);
  if (done !== null) return [told(done)];
  const said = [...matchesIn(text, RELATIVE), ...matchesIn(text, KIN_RELATIVE), ...matchesIn(text, LIKE_ONE)]
    .map(([, thing = "", what = ""]) => saidOf(thing, what.replace(GOES_ON, "")))
    .filter((statement) => statement !== null)
    .concat(matchesIn(text, WHERE).map(([, place = "", what = ""]) => `At ${place}, ${what}`))
    .concat(datedIn(text));
  const deed = said.length > 0 ? null : deedIn(text);
  if (deed !== null) return [told(deed)];
  const events = said.length > 0 ? [] : eventsIn(text);
  const named = said.length + events.length > 0 ? [...said, ...events] : namesIn(text);
  const wished = named.length > 0 ? named : wishedFor(text);
  return (wished.length > 0 ? wished : rolesIn(text)).slice(0, 3).map(told);
};
