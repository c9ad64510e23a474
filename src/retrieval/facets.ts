// The two questions about a life that are asked most and answered in the most words: where somebody lives, and what they work. "User moved to
// Braga" and "User joined a mill" share no word with them.

/** Names, adverbs and auxiliaries before the verb. */
const SUBJECT =
  "^(?:(?:Since|In|From|Last|This|After|For|On) [^,.;]{1,30},? )?\\p{Lu}[\\p{L}-]*(?: and \\p{Lu}?[\\p{L}-]+)?(?: (?:now|still|just|also|recently|finally|has|have|officially|currently)){0,3}";

const HOME = [
  "lives?|living|relocated|settled (?:in|down)|rents? an?|left \\p{Lu}\\p{L}+",
  "moved (?:back )?(?:to|in|into|from|out)|moves (?:on [^,.]{2,30} )?(?:to|in|into)|(?:is|are) moving (?:to|in|into)",
  "(?:is|are) based|(?:is|are) (?:now |back )*(?:\\p{L}+ weeks )?in \\p{Lu}\\p{L}+",
  "bought an? (?:house|flat|home)|took the flat",
];
const WORK = [
  "works?|worked|runs|teaches|drives for|freelances|is (?:self-employed|unemployed|between jobs)",
  "(?:is|are|was) an? (?!(?:bit|lot|fan|member|mother|father|mum|dad)\\b)[\\p{L}-]+|(?:is|was) the [\\p{L} -]{3,30} (?:at|of|for)",
  "got (?:the|an?) [\\p{L} -]{0,30}job|joined|join(?:s|ing)|(?:started|starts|is starting) (?:at|as|a)",
  "(?:was|got) (?:hired|laid off|fired|promoted)|lost their job|quit|resigned|retired|left",
];

interface Facet {
  /** What a question that asks for it reads like. */
  readonly asked: RegExp;
  readonly answers: RegExp;
}

const facet = (asked: string, verbs: readonly string[]): Facet => ({
  asked: new RegExp(`\\b(?:${asked})\\b`, "i"),
  answers: new RegExp(`${SUBJECT} (?:${verbs.join("|")})(?![\\p{L}])`, "u"),
});

const FACETS: readonly Facet[] = [
  facet("where .{0,30}\\b(?:live|lives|living|based|reside|home)|(?:home )?address|(?:which|what) (?:city|town)", HOME),
  facet(
    "where .{0,30}\\bworks?|who .{0,30}\\bwork for|what .{0,30}\\b(?:job|for (?:a living|work))|employer|occupation|profession|job",
    WORK,
  ),
];

/** What the text answers, a bit for each facet, from `lowest` on. */
export const facetsOf = (text: string, lowest: number): number =>
  FACETS.reduce((bits, { answers }, at) => bits | (answers.test(text) ? lowest << at : 0), 0);

/** What the question asks for, in the same bits. */
export const facetsAsked = (text: string, lowest: number): number =>
  FACETS.reduce((bits, { asked }, at) => bits | (asked.test(text) ? lowest << at : 0), 0);
