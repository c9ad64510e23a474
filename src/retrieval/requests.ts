// What has to be known for something that a user asks to be done: for "Plan a dinner for Saturday" what those who come do not eat, for "Find us a flight" that
// one of them is afraid of flying. Such a request shares no word with it, so it is looked for as a topic is.

import { wrapped } from "#domain/wrapped.ts";
import type { TopicRow } from "./topic-row.ts";

const OPENS = wrapped`
  ^\W*(?:(?:please|hey|hi|hello|ok(?:ay)?|so|now),? )*(?:(?:can|could|would|will) you (?:please )?)?
  (?:help (?:me|us) (?:to )?|(?:I|we)(?:['’]d| would)? (?:need|want|like)(?: you)? (?:to )?|let['’]?s |(?:I|we)(?:['’]m| am|['’]re| are) )?`;
const VERB = wrapped`
  (?:
    plan(?:ning)?|organi[sz](?:e|ing)|suggest|recommend|cook(?:ing)?|bak(?:e|ing)|mak(?:e|ing)|prepar(?:e|ing)|order(?:ing)?
    |find|book(?:ing)?|give|come up with|create|put together|pick|choose|draft|write|mix|bring|get|buy(?:ing)?|think of
    |propose|design|set up|host(?:ing)?|(?:an? )?(?:ideas?|tips?|suggestions?)(?= for)
  )`;
/** "Suggest a dinner", "a quick lunch for the two of us please"; of what comes behind its object no more than a sentence. */
const asks = (what: string): string => `${OPENS}${VERB}(?![\\p{L}])[^.!?]{0,60}?(?<!\\p{L})(?:${what})(?!\\p{L})`;

const MEALS = wrapped`
  dinners?|lunch(?:es)?|breakfasts?|brunch|supper|meals?|meal plan|menus?|recipes?|dish(?:es)?|cakes?|desserts?|snacks?
  |barbecue|bbq|picnics?|restaurants?|takeaway|takeout|(?:grocery|shopping) list|something (?:\w+ )?to eat|food|pizza|buffet|cater(?:er|ing)`;

const FOOD_WORDS = wrapped`
  allergy allergic intolerance intolerant diet vegan vegetarian pescatarian meat pork gluten wheat dairy lactose coeliac celiac
  kosher halal keto epipen diabetes diabetic gout eat`;

interface Request extends Omit<TopicRow, "asked"> {
  readonly asked: RegExp;
}

const request = (what: string, means: string, words: string, attributes: readonly string[] = []): Request => ({
  asked: new RegExp(asks(what), "iu"),
  means,
  words,
  attributes,
});

const REQUESTS: readonly Request[] = [
  request(MEALS, "is allergic to, cannot eat, does not like to eat, is vegetarian or vegan, eats no meat", FOOD_WORDS, [
    "diet",
    "allergy",
  ]),
  request(
    "cocktails?|wines?|beers?|drinks?|whisk(?:e)?y|gin|aperitif",
    "does not drink alcohol, likes wine or beer, drinks no coffee",
    "alcohol drink sober teetotal pregnant wine beer decaf gout",
  ),
  request(
    "trips?|flights?|holidays?|vacations?|getaway|itinerary|journey|travel|cruise|weekend (?:away|trip)|hotels?",
    "is afraid of flying, prefers trains to planes, gets seasick, wants a window seat, travel budget",
    "fly flight plane airport airline train ferry seasick carsick travel visa passport wheelchair aisle window aboard afraid",
  ),
  request(
    "work-?outs?|exercises?|training (?:plan|session)|gym|stretch(?:es|ing)?|fitness plan|drills?|hike|yoga (?:session|class)",
    "has an injury, a bad knee or back, pain, was operated on, is pregnant, has asthma",
    "injury injured hurt pain knee shoulder ankle wrist hip surgery operation operate broke asthma heart pregnant physiotherapist sprain meniscus slipped",
  ),
  request(
    "(?:birthday |christmas |wedding )?(?:gifts?|presents?)(?= for)",
    "likes, loves, collects, favourite, hobby, is allergic to",
    "like love collect favourite hobby enjoy fan read play allergic",
  ),
];

const WITH_FAMILY = /\b(?:family|kids|children|us all|all of us|wife|husband|partner|parents)\b/i;
const FAMILY_WORDS = "wife husband partner son daughter child kid twin baby";
const CHEAPLY =
  /\b(?:cheap\w*|budget|affordable|inexpensive|not too expensive|low[- ]cost|save money|reasonably priced)\b/i;
const MONEY_WORDS = "budget spend grocery afford";

export interface Needed {
  readonly means: string;
  readonly words: string;
  readonly attributes: readonly string[];
}

/** "Give me the recipe that you told me": what was said is looked for. */
const LOOKS_BACK =
  /\b(?:told|said|mentioned|recommended|gave|suggested|made|sent|wrote|talked|last (?:time|week|month)|again|did|was|were|had)\b/i;

/** What the request needs to be known; null for what is none. */
export const neededFor = (text: string): Needed | null => {
  const found = LOOKS_BACK.test(text) ? undefined : REQUESTS.find(({ asked }) => asked.test(text));
  if (found === undefined) return null;
  const { means, words, attributes = [] } = found;
  const more = [WITH_FAMILY.test(text) ? FAMILY_WORDS : "", CHEAPLY.test(text) ? MONEY_WORDS : ""];
  return { means, words: [words, ...more].join(" "), attributes };
};
