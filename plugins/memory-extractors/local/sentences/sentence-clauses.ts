// From a sentence to the clauses that state something, each in the first person and without what it only points at.

import { wrapped } from "#domain/wrapped.ts";
import { asMeant } from "../answers/corrections/corrections.ts";
import { lowerFirst } from "../capitals.ts";
import { isOfTeam } from "../cues/code-base.ts";
import { AS_SAID, GREETING_BEFORE, opensWithSubject } from "../cues/openings.ts";
import { withoutReason, withVerbOfEnd } from "../cues/told-ends.ts";
import { selfDescription } from "../documents/profile-fields.ts";
import { plainOf } from "../reading/normalise.ts";
import type { Passage, PassageSentence } from "../reading/passages.ts";
import { withKnownNames } from "../references/persons/acquaintances.ts";
import { withNamesTyped } from "../references/persons/known-to-both.ts";
import { withBelongings } from "../references/things/belongings.ts";
import { withIndefinites } from "../references/things/indefinites.ts";
import { withoutHere, withPlace } from "../references/things/places.ts";
import { amountsApart } from "./apart/amounts-apart.ts";
import { splitClauses } from "./apart/clauses.ts";
import { takenApart } from "./apart/compounds.ts";
import { withToo } from "./apart/kin-too.ts";
import { splicesOnName } from "./apart/name-splices.ts";
import { splicesTyped } from "./apart/typed-splices.ts";
import { reasonOfVerdict } from "./apart/verdict-reasons.ts";
import { apposes } from "./behind/appositions.ts";
import { behindNews, isOfOthersChildren } from "./behind/behind-news.ts";
import { withOwnOccasion } from "./behind/dated-nouns.ts";
import { elaborates, isDetail } from "./behind/elaborations.ts";
import { withLeftOpen } from "./behind/left-open.ts";
import type { Clause, Situation } from "./clause.ts";
import { convention, isOrderInCode, statedInCode, withoutLead, withoutOrder } from "./code-talk.ts";
import { trimTail } from "./cut-off/clause-tails.ts";
import { withUnwanted } from "./cut-off/halves.ts";
import { type Stripped, stripLeadIns } from "./cut-off/lead-ins.ts";
import { withoutSaidBehind, withoutTypedTail } from "./cut-off/typed-tails.ts";
import { askedToRemember, isDropped } from "./drops.ts";
import { asOwnVerdict, withSomebodyHad } from "./evaluations.ts";
import { withoutAddress, withoutCall } from "./forms-of-address.ts";
import { introducesCode, isFragment } from "./fragments.ts";
import { asPlan } from "./invitations.ts";
import { clippedBehind, clippedOrder } from "./orders/clipped-orders.ts";
import { formBefore, formBehind, wishOfForm } from "./orders/form-of-reply.ts";
import { withDeedWanted, withPlanOfOwn } from "./orders/help-wanted.ts";
import { howReached } from "./orders/how-reached.ts";
import { mannerOfReply } from "./orders/manner-of-reply.ts";
import { onlyBehind, onlyOrder } from "./orders/only-orders.ts";
import { splicesOnOrder } from "./orders/order-splices.ts";
import { asOrder } from "./orders/polite-orders.ts";
import { reasonedBehind, reasonedWish } from "./orders/reasoned-manner.ts";
import { noLongerWished, revokedBefore, revokedBehind } from "./orders/revoked-orders.ts";
import { rulesListed } from "./orders/rules-listed.ts";
import { askedBefore, mannerBehind, standingOrder } from "./orders/standing-orders.ts";
import { withWanted } from "./orders/things-wanted.ts";
import { thingToDoWith, toldBehindOrder } from "./orders/told-behind-order.ts";
import { takenForGranted } from "./requests/granted.ts";
import { isQuestion } from "./requests/questions.ts";
import { statedParts } from "./stated-parts.ts";
import { aboutMe } from "./typed/about-me.ts";
import { withCalledOff } from "./typed/called-off.ts";
import { isHalfTyped } from "./typed/half-typed.ts";
import { withShortIs } from "./typed/short-is.ts";
import { withThingAvoided } from "./typed/things-avoided.ts";
import { eachByName } from "./typed/told-by-name.ts";
import { withOwnNeed } from "./typed/typed-short.ts";
import { speaksForEverybody, withCompany } from "./whose/company.ts";
import { withGuided } from "./whose/guides.ts";
import { withMetInside } from "./whose/named-company.ts";
import {
  ENDS_ON_ANOTHER,
  goesOnOfAnother,
  isBehindAnother,
  isOpenBehindAnother,
  OF_ANOTHER,
  ofSamePerson,
  stateOfSamePerson,
  withOwnerOrOffice,
} from "./whose/of-another.ts";
import { withAssistantNamed } from "./whose/of-assistant.ts";
import { asToldOfListener } from "./whose/of-listener.ts";
import { ofPersonBefore } from "./whose/of-person-before.ts";
import { withOwnMatter } from "./whose/own-matters.ts";
import { withSubjectBefore, withSubjectInFront } from "./whose/subject-behind.ts";
import { withState } from "./whose/subject-of-opening.ts";
import { NEVER_BEFORE, withSubject } from "./whose/subjects.ts";
import { toTheOthers } from "./whose/to-all.ts";

/** A statement of one's own that stands wholly in quotation marks. */
const unquoted = (text: string): string =>
  text.includes('"')
    ? (/^"((?:I|I'm|I've|My|We|Our)\b[^"]+)"$/.exec(text)?.[1] ?? text.replace(HALF_QUOTED, "$1$2"))
    : text;
/** A longer quotation opens or ends in it. */
const HALF_QUOTED = /^"([^"]+)$|^([^"]+[^"\d])"$/;

/** "This", "here": told in other words where what was said shortly before does not explain them. */
const SHOWS = new RegExp(
  wrapped`
    \b(?:
      told you|tell (?:you|ya)|mentioned|remind(?:s|ed) me|back to|this|these|that|those|here|here's|check|look|got|have
      |it was|it's|it is|meet|say hello
    )\b`,
  "i",
);
const unpointed = (text: string, { sentences }: Passage, at: number): string | null => {
  if (!SHOWS.test(text)) return text;
  const before = sentences.slice(Math.max(0, at - 3), at).map(({ raw, told = raw }) => told);
  const [greeting = ""] = GREETING_BEFORE.exec(sentences[at]?.raw ?? "") ?? [];
  return withoutHere(withPlace(withIndefinites(text, before.join(" ")), [...before, greeting].join(" ")));
};

const statesNothing = (text: string, { listener, isAboutCode }: Passage): boolean =>
  isQuestion(text) ||
  isFragment(text) ||
  (isAboutCode && isOrderInCode(text)) ||
  (listener === null ? introducesCode(text) : speaksForEverybody(text));

/** "One thing to note for the future: please ..." */
const FOR_THE_FUTURE = new RegExp(
  wrapped`
    ^(?:(?:just )?(?:one|an?|another|some) (?:[a-z]+ )?(?:thing|note|request|remark)s?(?: to (?:note|remember))? )?for (?:
      the future|next time|future (?:reference|chats|answers)
    ): `,
  "i",
);

/** "Please use that one from now on": what, stands elsewhere and is told there. */
const OF_IT = new RegExp(
  wrapped`
    ^I want the assistant (?:not )?to (?:always |only )?(?:use|take|go by|stick to|send|try) (?:
      it|that|this|them|(?:that|this|the new|the other) one
    )(?:,? (?:from now on|going forward|instead|always))*[.!]*$`,
  "i",
);
/** What is wished for good, typed for an assistant. */
const wishIn = (text: string, situation: Situation): string | null => {
  const wish =
    anyWishIn(text, situation.passage) ?? (isBehindAnother(situation) ? null : wishToBeReached(text, situation));
  return wish !== null && OF_IT.test(wish) ? null : wish;
};
const anyWishIn = (text: string, passage: Passage): string | null => {
  if (passage.listener !== null) return null;
  const order = asOrder(text.replace(FOR_THE_FUTURE, "From now on, "));
  const wish = noLongerWished(text) ?? standingOrder(order);
  if (wish !== null || passage.role !== "user") return wish;
  const ofReply = mannerOfReply(order, passage) ?? wishOfForm(text) ?? (order === text ? null : wishOfForm(order));
  return (
    ofReply ??
    reasonedWish(text) ??
    (passage.isAboutCode ? convention(text) : null) ??
    onlyOrder(text, passage) ??
    clippedOrder(order)
  );
};
const wishToBeReached = (text: string, { passage }: Situation): string | null =>
  passage.listener === null && passage.role === "user" ? howReached(text) : null;

/** A message of its own, which answers nothing: a bare description is then of its sender. */
const isOfSender = ({ role, sentences, isReply }: Passage): boolean =>
  !isReply && (role === "user" || (role === null && sentences.length <= 2));

/** "We found a place. Rent is 1,150": that of the place. */
const PLACE_FOUND = new RegExp(
  wrapped`
    \b(?:found|saw|viewed|visited|looked at|offered) (?:us |me )?(?:an?|another|one) (?:[a-z-]+ ){0,2}?(?:
      place|flat|apartment|house|room|studio|office|shop|space|workshop|premises
    )\b`,
  "i",
);
const OF_A_PLACE = /^(?:rent|deposit|price|lease) (?=(?:is|would be|'s) )/i;
const ofPlaceFound = (text: string, { passage: { sentences }, sentence }: Situation): string =>
  OF_A_PLACE.test(text) && sentences.slice(0, sentences.indexOf(sentence)).some(({ raw }) => PLACE_FOUND.test(raw))
    ? `The ${lowerFirst(text)}`
    : text;

const withNeed = (text: string, before: string): string => (isOfOthersChildren(before) ? text : withOwnNeed(text));

/** As the speaker would say it in full. */
const inFull = (typedText: string, situation: Situation): string | null => {
  const { passage, before, turn } = situation;
  const { role, listener, belongings } = passage;
  const text = ofPlaceFound(typedText, situation);
  const said = before?.raw ?? "";
  const described = listener === null && isOfSender(passage) ? selfDescription(text) : null;
  const typed =
    role === "user" && listener === null
      ? withAssistantNamed(withDeedWanted(withNeed(behindNews(withWanted(text, said), said), said)))
      : text;
  const stated =
    described ??
    (role === null || goesOnOfAnother(text, before, listener)
      ? text
      : withOwnMatter(withState(typed), isBehindAnother(situation)));
  const told = role === "user" && listener === null ? withCalledOff(stated, before?.raw ?? null, belongings) : stated;
  const state = before !== null && !opensWithSubject(text) ? stateOfSamePerson(told, before.raw) : null;
  if (state !== null) return state;
  const same = ofSamePerson(told, said);
  const own = withSubject(listener === null ? withSomebodyHad(same) : asOwnVerdict(same, turn.reacts));
  if (own === same || before === null) return own;
  if (isOpenBehindAnother(same, before)) return null;
  const isOfThem =
    [OF_ANOTHER, ENDS_ON_ANOTHER].some((one) => one.test(before.raw)) ||
    (NEVER_BEFORE.test(same) && isBehindAnother(situation));
  return isOfThem ? null : own;
};

const clauseFrom = (situation: Situation, text: string, isAsked = false, isInstruction = false): Clause => ({
  ...situation,
  text,
  isAsked,
  isInstruction,
  isTogether: false,
  isOfSomebody: false,
  asked: null,
  isPart: false,
  isElaboration: false,
});

/** "My team needs the cold room, that's not negotiable for us" */
const OF_OWN_TEAM = /(?<=^(?:my|our) (?:[a-z]+ )?team\b[^;]{3,80} )us\b/i;
/** "We" of a team at work stays theirs; else whom it means is told. */
const inCompany = (text: string, { passage, sentence }: Situation): string =>
  passage.group !== null && isOfTeam(text)
    ? text.replace(OF_OWN_TEAM, "them")
    : withCompany(withGuided(withMetInside(text), sentence.raw, passage), passage);

/** "My name is Noor Haddad, I've been a site manager", said by who is called so already. */
const NAMES_SELF =
  /^(?:hi|hello)?,? ?(?:my name(?:'s| is)|this is) ((?:\p{Lu}[\p{L}'-]+ ?){1,3})(?:, (?:and )?| and (?=I\b)|[.!]*$)/iu;
const withoutOwnName = (text: string, speaker: string): string =>
  NAMES_SELF.exec(text)?.[1]?.trim() === speaker ? text.replace(NAMES_SELF, "") : text;

const spokenBy = (told: string, { listener, isAmongSeveral }: Passage): string => {
  const stated = withShortIs(told);
  const named = listener === null ? stated : withNamesTyped(stated);
  return isAmongSeveral ? toTheOthers(named) : named;
};

/** What a piece of a sentence states, in full; nothing where nobody would miss it. */
const statedBy = (told: string, situation: Situation, isAsked: boolean, at: number): Clause[] => {
  const { passage } = situation;
  const toAssistant = passage.listener === null;
  const own = toAssistant ? told : withoutOwnName(told, passage.speaker);
  if (own === "" || (toAssistant && passage.role === "user" && isHalfTyped(told))) return [];
  // "You live in Cork now, right?" asks; what is so, the reply says.
  const isAskedOf = situation.sentence.raw.trimEnd().endsWith("?");
  const { listener, isListenerOpen } = passage;
  const meant = withToo(
    withSubjectBefore(spokenBy(own, passage), situation.before?.raw ?? ""),
    situation.before?.raw ?? "",
  );
  const said = listener === null || isListenerOpen || isAskedOf ? meant : asToldOfListener(meant, listener);
  const bare = withKnownNames(withOwnerOrOffice(said, situation), passage.known);
  const open = withLeftOpen(bare, plainOf(situation.sentence), situation.before?.raw ?? "");
  const full =
    open === null ? null : inFull(withBelongings(open, passage.belongings, situation.before?.raw ?? ""), situation);
  const restored = full === null ? null : unpointed(full, passage, at);
  if (restored === null) return [];
  if (isDropped(restored, !toAssistant) && !(isDetail(restored) && elaborates(restored, situation))) return [];
  if (statesNothing(restored, passage) || (!toAssistant && apposes(restored, situation.before?.raw ?? ""))) {
    if (elaborates(restored, situation)) return [{ ...clauseFrom(situation, restored, isAsked), isElaboration: true }];
    const granted = passage.role === "user" && toAssistant && isFragment(restored) ? takenForGranted(restored) : [];
    return granted.map((text) => clauseFrom(situation, text, isAsked));
  }
  const whole = clauseFrom(situation, inCompany(restored, situation), isAsked);
  return takenApart(whole).filter((one) => toAssistant || one === whole || !isDropped(one.text, true));
};

/** A sentence without what it opens and closes with before and after it says something. */
export const bareOf = (sentence: PassageSentence, { listener, role, sentences }: Passage): Stripped => {
  const before = role === "user" && listener === null ? sentences[sentences.indexOf(sentence) - 1] : undefined;
  const read = withThingAvoided(
    unquoted(asMeant(plainOf(sentence).replace(AS_SAID, ""))),
    before === undefined ? "" : plainOf(before),
  );
  const said = role === "other" ? withoutCall(read) : read;
  const stripped = stripLeadIns(listener === null ? said : withoutAddress(said, listener), listener);
  const told = listener === null ? stripped.text : toldBehindOrder(stripped.text);
  const whole = role === "user" && listener === null ? ofPersonBefore(withPlanOfOwn(told), sentences, sentence) : told;
  const dated = role === null ? whole : withOwnOccasion(whole, sentences, sentence);
  return { ...stripped, text: withSubjectInFront(dated) };
};

const piecesOf = (parts: readonly string[], { listener, role }: Passage): string[] => {
  if (listener !== null) return parts.flatMap(splicesOnOrder).flatMap(splicesOnName).flatMap(splitClauses);
  return (role === "user" ? parts.flatMap(splicesTyped) : parts).flatMap(splitClauses);
};

const partsOfOwn = (part: string, situation: Situation): readonly string[] | null =>
  aboutMe(part) ?? (isBehindAnother(situation) ? null : amountsApart(part));
/** What a whole sentence orders for good. */
const ordersIn = (text: string, led: string, situation: Situation): readonly string[] => {
  const { passage } = situation;
  const rules = passage.listener === null && passage.role === "user" ? rulesListed(text) : null;
  if (rules !== null) return rules;
  const wish = wishIn(led, situation);
  return wish === null ? [] : [wish];
};

/** What a sentence states, from what is bare of it; `at`: its place in the turn. */
export const clausesOf = (situation: Situation, { text, wasTagQuestion }: Stripped, at: number): Clause[] => {
  const { passage } = situation;
  const toAssistant = passage.listener === null;
  const led = passage.isAboutCode ? withoutLead(text) : text;
  const stripped = passage.isAboutCode ? withoutOrder(statedInCode(led)) : led;
  const asked = askedToRemember(stripped);
  const isAsked = asked !== null;
  const orders = isAsked ? [] : ordersIn(text, led, situation);
  if (orders.length > 0) return orders.map((order) => clauseFrom(situation, order, false, true));
  const manner = toAssistant
    ? (mannerBehind(stripped) ??
      clippedBehind(stripped) ??
      formBehind(stripped) ??
      formBefore(stripped) ??
      onlyBehind(stripped, passage) ??
      revokedBefore(stripped) ??
      revokedBehind(stripped) ??
      askedBefore(stripped) ??
      reasonedBehind(stripped, passage))
    : null;
  const clauses = manner === null ? [] : [clauseFrom(situation, manner.wish, isAsked, true)];
  const said =
    asked ??
    manner?.said ??
    (toAssistant
      ? withVerbOfEnd(withoutSaidBehind(withoutReason(reasonOfVerdict(thingToDoWith(led) ?? stripped))))
      : withoutTypedTail(asPlan(stripped)));
  for (const part of statedParts(toAssistant ? withUnwanted(said) : said, wasTagQuestion)) {
    const each = (toAssistant ? partsOfOwn(part, situation) : null) ?? eachByName(part);
    for (const piece of piecesOf(each, passage)) {
      const trimmed = trimTail(piece);
      const told = trimmed === stripped ? stripped : stripLeadIns(trimmed, passage.listener).text;
      const found = statedBy(told, situation, isAsked, at);
      clauses.push(...(each.length > 1 ? found.map((one) => ({ ...one, isPart: true })) : found));
    }
  }
  return clauses;
};
