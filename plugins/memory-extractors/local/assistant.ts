// What an assistant established for the user: a booking it made, a recommendation the user took up.
// Everything else an assistant says is advice, boilerplate or a repetition of the user, and is not remembered.

import { normalise, plainOf } from "./reading/normalise.ts";
import type { Passage, PassageSentence } from "./reading/passages.ts";
import { possessive, rewritePerson } from "./telling/person.ts";

export interface Established {
  readonly text: string;
  readonly sentences: readonly PassageSentence[];
  readonly isDecision: boolean;
}

const DONE =
  /^(?:(?:great|perfect|done|sure|okay|ok|all set|alright|absolutely|certainly|great news|good news|confirmed)[,.!:\s-]+)*(?:I've|I have|I) (?:just |now |successfully |also |already )*(booked|reserved|scheduled|rescheduled|ordered|reordered|cancelled|canceled|purchased|bought|registered|enrolled|set (?=(?:a|an|the|your|up a|up an|up your) (?:\w+ )?(?:reminder|alarm|timer|meeting|appointment|call|alert))|signed you up|added (?=.{2,80} to (?:your|the) (?:calendar|cart|list|schedule|shopping list|order|basket|trip|itinerary|watchlist))|moved your|changed your|sent (?=.{2,60} to )|paid|transferred|subscribed)\b(.*)$/i;
const CONFIRMED =
  /^(?:(?:great|perfect|done|sure|okay|ok|all set|alright|great news|good news|confirmed)[,.!:\s-]+)*(your (?:[\w-]+ ){0,5}?(?:booking|reservation|appointment|table|flight|room|ticket|tickets|order|seat|seats|subscription|meeting|hotel|car|rental|interview|delivery|reminder|session|visit|train|trip|refund|payment|account number|confirmation (?:number|code)|reference(?: number)?|order number|case number|ticket number)(?: [^.!?]{0,80}?)?) ((?:is|are|has been|have been|was|were|will be) .+)$/i;
const CONFIRMED_STATE =
  /^(?:is|are|has been|have been|was|were|will be) (?:now |all |successfully |also )?(?:booked|confirmed|reserved|scheduled|rescheduled|cancelled|canceled|ordered|set|placed|on|for|at|delivered|shipped|[A-Z0-9][\w-]*\d)/;
const HYPOTHETICAL = /\b(?:if|would|could|might|should|let me know|can be|example|once you)\b|\?/i;

const ACCEPTS =
  /^(?:(?:hmm*|oh|well|okay|ok|yes|yeah|great|perfect|sure|alright|(?:that )?sounds (?:good|great|perfect|lovely|fun|nice|amazing)|thanks|thank you|nice|cool|awesome|good idea|love it|that's (?:good|great|perfect|fine)|looks (?:good|great|perfect)|works for me)[,.! ]+)*(?:(?:I think )?(?:I'll|I will|let's|let us|I'd like to|I want to|we'll) (?:go with|take|pick|choose|do|try|book|get|use|go for|have)|(?:I )?(?:choose|pick|chose|picked|go with|went with|going with)|(?:I'm|I am|we're|we are) (?:going (?:with|for)|getting|taking|booking|buying|ordering)) (?:the )?(first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th|that|it|this|that one|this one|your (?:suggestion|recommendation)|option (?:\d|[A-E])|number (?:\d|one|two|three|four|five))\b( one| option| suggestion| choice)?[^?]*$/i;
/** "Second one please": from a list that was given. */
const BARE_CHOICE =
  /^(?:(?:hmm*|oh|well|okay|ok|yes|yeah|great|perfect|sure)[,. ]+)*(?:the |number |option )?(first|second|third|fourth|fifth|last|[1-5]|[a-e](?=[.!]*$))(?: one| option| suggestion)?(?:,? (?:please|then|it is|sounds (?:good|great|perfect|best)|looks (?:good|great|best)|(?:is|would be) (?:perfect|great|good|fine|best)))*[.!]*$/i;
/** "I'll take the Zeiss ones", "let's go with Lucca": by name. */
const TAKES_NAMED =
  /^(?:[a-z' ]{1,20}[,.!] |(?:ok|okay|yes|yeah|sure|great|cool|perfect|hmm*|then|thanks) )*(?:(?:I think )?(?:I'll|I will|let's|let us|we'll|we will) (?:go with|go for|take|pick|choose|book|order|get|buy)|(?:I'm|I am|we're) (?:going (?:with|for)|getting|booking|ordering|buying)|(?:go|going|went) with) ((?:the |an? |some |my |your )?(?:[^,.;!?]|[,.](?=\d)){3,60})/i;
/** "Treasure hunt it is, but in the park" */
const IT_IS =
  /^(?:[a-z' ]{1,20}[,.!] |(?:ok|okay|so|then|well|alright) )*((?!(?:how|what|who|where|that's|as)\b)(?:[\p{L}\d'-]+ ){0,4}[\p{L}\d'-]+) it is(?: then)?(?=[.!,]|$)([^?]*)$/iu;
/** "Let's do that: 400 a month, then the rest": agreed on in one's own words. */
const AGREES_ON =
  /^(?:[a-z' ]{1,20}[,.!] )?(?:let's|let us|I'll|we'll) (?:do|go with|stick (?:to|with)|plan on|agree on) (?:that|this|it): ([^?]{8,160})$/i;
/** "Sounds good, go ahead" */
const GO_AHEAD =
  /^(?:(?:okay|ok|yes|yeah|yep|sure|great|perfect|cool|nice|agreed|good idea|(?:that )?sounds (?:good|great|perfect))[,.! ]+)*(?:please )?(?:go ahead(?: with (?:it|that))?|do (?:it|that))(?:,? please)?[.! ]*$/i;
const BARE_ACCEPTANCE = /^(?:that|it|this|that one|this one|your )/i;
const PROPOSES =
  /\b(?:I(?:'d| would)? (?:recommend|suggest)|my (?:recommendation|suggestion|pick) (?:is|would be)|how about|what about|you (?:could|might|should) (?:try|go with|visit|consider)|I think .{3,60} would be (?:perfect|ideal|great|best))\s+(.{3,120})$/i;
const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  a: 1,
  b: 2,
  c: 3,
  d: 4,
  e: 5,
};
const LIST_ITEM = /^\s*(?:\*\*)?(?:option |number )?(\d{1,2}|[A-E])[.):]\s*(?:\*\*)?(.{2,160})/;

/** "you" and "your" in the assistant's sentence mean the user. */
const toUser = (text: string, user: string): string =>
  text
    .replace(/\byour\b/gi, possessive(user))
    .replace(/\byourself\b/gi, "themselves")
    .replace(/\byou(?:'re| are)\b/gi, `${user} is`)
    .replace(/\byou(?:'ve| have)\b/gi, `${user} has`)
    .replace(/\byou\b/gi, user);

/** What the assistant says it did for itself was not done for the user. */
const OWN = /\b(?:I|me|my|mine|myself|we|us|our|ours|ourselves)\b/;

const finish = (text: string): string => `${text.replace(/[.!\s]+$/, "")}.`;

/** Bookings, orders and the like that the assistant says it made. */
export const establishedBy = (passage: Passage, user: string): Established[] => {
  const found: Established[] = [];
  for (const sentence of passage.sentences) {
    if (!sentence.isFresh || sentence.raw.length > 300) continue;
    const text = plainOf(sentence);
    if (HYPOTHETICAL.test(text)) continue;
    const done = DONE.exec(text);
    if (done !== null && OWN.test(done[2] ?? "")) continue;
    if (done !== null && (done[2] ?? "").split(" ").length > 2) {
      const statement = `The assistant ${(done[1] ?? "")
        .replace("signed you up", `signed ${user} up`)
        .replace("moved your", `moved ${possessive(user)}`)
        .replace("changed your", `changed ${possessive(user)}`)}${toUser(done[2] ?? "", user)}`;
      found.push({
        text: finish(statement),
        sentences: [sentence],
        isDecision: false,
      });
      continue;
    }
    const confirmed = CONFIRMED.exec(text);
    if (confirmed !== null && CONFIRMED_STATE.test(confirmed[2] ?? ""))
      found.push({
        text: finish(toUser(`${confirmed[1]} ${confirmed[2]}`, user).replace(/^./, (c) => c.toUpperCase())),
        sentences: [sentence],
        isDecision: false,
      });
  }
  return found;
};

/** Parts of one plan are nothing to choose from. */
const STAGE = /^(?:week|day|step|phase|stage|part|month|year|session|chapter|level|hour)s?\b/i;

const itemTitle = (item: string): string =>
  item
    .replace(/\*\*/g, "")
    .split(/\s[-–—]\s|: |\. /)[0]
    ?.trim() ?? "";

const listItems = (passage: Passage): { title: string; sentence: PassageSentence }[] => {
  const items: { title: string; sentence: PassageSentence }[] = [];
  for (const sentence of passage.sentences) {
    const match = LIST_ITEM.exec(sentence.raw);
    if (match === null) continue;
    const number = ORDINALS[(match[1] ?? "").toLowerCase()] ?? Number(match[1]);
    if (number !== items.length + 1) continue;
    const title = itemTitle(normalise(match[2] ?? ""));
    if (STAGE.test(title)) return [];
    items.push({ title, sentence });
  }
  return items;
};

const inThirdPerson = (text: string, user: string): string => rewritePerson(text, { speaker: user, listener: null });

/** "PDF export" stays as it is. */
const lowerUnlessAcronym = (text: string): string => text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

const HEADS = /[\p{L}\d][\p{L}\d'-]{2,}/gu;
const NO_HEADS =
  /^(?:the|one|ones|some|and|for|with|your|option|that|this|then|it|now|please|too|tomorrow|today|few|lot|bit)$/i;

/** What the user takes by its name, where the assistant named it, too. */
const takenByName = (proposal: Passage, sentence: PassageSentence, user: string): Established | null => {
  const said = plainOf(sentence);
  const [, chosen, rest = ""] = IT_IS.exec(said) ?? [];
  const thing = (chosen ?? TAKES_NAMED.exec(said)?.[1])?.replace(/ (?:then|instead|please|for now|too|thanks)$/i, "");
  const words = (thing?.match(HEADS) ?? []).filter((word) => !NO_HEADS.test(word));
  if (thing === undefined || words.length === 0 || words.length > 6 || /\bones?\b/i.test(thing)) return null;
  const names = words.map((word) => new RegExp(`(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`, "iu"));
  const naming = proposal.sentences.filter(({ raw }) => names.every((name) => name.test(raw)));
  const [proposed] = naming;
  if (proposed === undefined) return null;
  const title = itemTitle(normalise(LIST_ITEM.exec(proposed.raw)?.[2] ?? ""));
  const isTitled = naming.length === 1 && title !== "" && !names.some((name) => name.test(title));
  const named = `${thing.replace(/^your /i, "the ")}${isTitled ? ` (${title})` : ""}`;
  return {
    text: finish(
      inThirdPerson(`I decided on ${chosen === undefined ? named : lowerUnlessAcronym(named) + rest}`, user),
    ),
    sentences: [proposed, sentence],
    isDecision: true,
  };
};

/** "Here's a plan: Tuesday: rowing. Thursday: weights.", on one line or on several. */
const PLAN_OPENS = /^.*?\b(?:plan|schedule|routine|itinerary|rota|budget)\b[^:]{0,60}:\s*/i;
const PLAN_STAGE =
  /^(?:[-*•]\s*)?(?:\*\*)?((?:(?:day|week|phase|month|step) \d+|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?:\*\*)?: \S.*)$/i;
const LONGEST_PLAN = 400;

/** A plan of several stages that is short enough to be told whole. */
const planIn = (proposal: Passage): { text: string; sentences: PassageSentence[] } | null => {
  const opens = proposal.sentences.findIndex(({ raw }) => PLAN_OPENS.test(raw));
  const stages = proposal.sentences.slice(Math.max(0, opens)).flatMap((sentence) => {
    const stage = PLAN_STAGE.exec(normalise(sentence.raw).replace(PLAN_OPENS, ""))?.[1];
    return stage === undefined ? [] : [{ sentence, stage: stage.replace(/\*\*/g, "").replace(/[.;,\s]+$/, "") }];
  });
  const text = stages.map(({ stage }) => stage).join("; ");
  const isPlan = opens >= 0 || stages.length === proposal.sentences.length;
  return !isPlan || stages.length < 2 || text.length > LONGEST_PLAN
    ? null
    : { text, sentences: stages.map(({ sentence }) => sentence) };
};

/** "I'll go with the second one" behind a numbered list, or "Let's do that" behind a single proposal. */
export const acceptedFrom = (
  proposal: Passage | undefined,
  sentence: PassageSentence,
  user: string,
): Established | null => {
  if (proposal?.role !== "assistant") return null;
  const said = plainOf(sentence);
  const agreed = AGREES_ON.exec(said)?.[1];
  if (agreed !== undefined) {
    return {
      text: finish(inThirdPerson(`I decided on this: ${agreed}`, user)),
      sentences: [sentence],
      isDecision: true,
    };
  }
  const which = GO_AHEAD.test(said) ? "that" : (BARE_CHOICE.exec(said) ?? ACCEPTS.exec(said))?.[1]?.toLowerCase();
  if (which === undefined) return takenByName(proposal, sentence, user);
  const items = listItems(proposal);
  if (BARE_ACCEPTANCE.test(which)) {
    if (items.length > 0) return null;
    const plan = planIn(proposal);
    if (plan !== null)
      return {
        text: finish(`${user} agreed to the assistant's plan: ${toUser(plan.text, user)}`),
        sentences: [...plan.sentences, sentence],
        isDecision: true,
      };
    const proposed = proposal.sentences
      .map((candidate) => ({ candidate, match: PROPOSES.exec(plainOf(candidate)) }))
      .filter((entry) => entry.match !== null);
    const only = proposed.length === 1 ? proposed[0] : undefined;
    const thing = only?.match?.[1]?.replace(/[?.!]+$/, "").replace(/ \([^)]*$/, "");
    if (only === undefined || thing === undefined) return null;
    return {
      text: finish(`${user} accepted the assistant's suggestion: ${toUser(thing, user)}`),
      sentences: [only.candidate, sentence],
      isDecision: true,
    };
  }
  const key = which.replace(/^(?:option|number) /, "");
  const index = which === "last" ? items.length : (ORDINALS[key] ?? Number.parseInt(key, 10));
  const item = items[index - 1];
  if (item === undefined || item.title === "") return null;
  return {
    text: finish(`${user} chose ${item.title} from the assistant's suggestions`),
    sentences: [item.sentence, sentence],
    isDecision: true,
  };
};

/** "Done: switched the job queue to BullMQ": what lasts of a session about code; files edited and tests added do not. */
const CHANGED =
  /^(?:(?:done|all set|ok|okay|great|fixed)[,.!: -]+)*(?:(?:I've|I have|I) (?:also |now |just )?)?(switched|migrated|moved|replaced|converted|ported) ((?!it\b|that\b|this\b|them\b|you\b)[^.;]{3,120}? (?:to|into|with|from|onto|over to) (?!it\b|that\b|this\b)[^;]{2,160})$/i;
const APPROVES =
  /^(?:(?:ok|okay|yes|yep|cool|oh|wow)[,!. ]+)*(?:perfect|great|nice|awesome|excellent|brilliant|looks? (?:good|great)|lgtm|good (?:job|work|stuff)|well done|that (?:worked|fixed it|works)|works(?: (?:now|great|fine|perfectly))?|thanks|thank you|thx|ship it|all good|love it|commit it)\b/i;
const OBJECTS =
  /\b(?:but|except|however|still|not|n't|revert|undo|instead|wrong|broke|broken|fails?|failing|why|no)\b|n't\b|\?/i;

/** What the assistant says it changed in a code base, where the user's next words approve of it. */
export const approvedIn = (report: Passage | undefined, reply: Passage): Established[] => {
  const [first] = reply.sentences;
  if (report?.role !== "assistant" || !report.isAboutCode || first?.isFresh !== true) return [];
  if (!APPROVES.test(plainOf(first)) || OBJECTS.test(plainOf(first))) return [];
  return report.sentences.flatMap((sentence) => {
    const change = CHANGED.exec(plainOf(sentence));
    if (change === null || OWN.test(change[2] ?? "")) return [];
    const text = finish(`The assistant ${change[1]?.toLowerCase()} ${toUser(change[2] ?? "", reply.speaker)}`);
    return [{ text, sentences: [sentence, first], isDecision: false }];
  });
};
