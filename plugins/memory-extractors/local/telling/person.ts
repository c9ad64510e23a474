// Puts a name where the speaker says "I", "my", "we", and keeps the verbs in agreement. Quoted text stays as it is.
// The name stands at the first mention as subject or object; later mentions are "they", "them", "their".

import { BASE_VERBS, MODALS, SAME_IN_PAST, STATIVE_VERBS } from "../cues/verbs.ts";
import { opensSmall, opensWithWord } from "../patterns.ts";
import { isOfSeveral, KIN_DOES, namesOthers, OTHERS_FIRST, type Persons, reportedOf } from "./others.ts";
import { LATER_PAIR_MARK, PAIR_MARK } from "./pairs.ts";
import { asOneOfThem, goesOnSince, sameFrom, tellsOfPast } from "./past-clause.ts";
import { IS_ONESELF, tokensOf } from "./tokens.ts";
import {
  AILS,
  BEHIND_DEED,
  BLOCKS_COORDINATION,
  DEED_OF_STATE,
  isAdverb,
  isHad,
  isNounBefore,
  isPresentBase,
  LEAVES_STATES,
  MADE,
  OBJECT,
  oneOfAge,
  pluralForm,
  thirdPerson,
} from "./verbs.ts";
import {
  ASSISTANT_DID,
  BEFORE_OBJECT,
  BESIDE_ONES_OWN,
  GENERIC_YOU_BEHIND,
  isAnybodyBehind,
  isTowardsYou,
  LEADS_YOU,
  OF_LISTENER,
  REMEMBERS,
  SUPPOSES,
  VERB_OF_YOU,
  YOU_DID,
  YOU_TOO,
  YOU_WOULD,
} from "./you.ts";

export const possessive = (name: string): string => (name.endsWith("s") ? `${name}'` : `${name}'s`);

const IS_SOME = /^(?:two|three|four|five)$/;
class Rewriter {
  private readonly tokens: string[];
  /** The name stands already as subject or object. */
  private named = false;
  /** It stands only as what somebody else does something to. */
  private isOnlyObject = false;
  /** The listener stands already, so that "you" is nobody else, or did something, so that "their" would be the listener's. */
  private isListenerNamed = false;
  private isListenerDoer = false;
  /** Others stand between the name and what follows: "them" would be those. */
  private areOthersNamed = false;
  /** The name or "their" stands already, so that "my" has something to refer to. */
  private owned = false;
  /** Tokens left in which a verb after "and" still belongs to the name. */
  private coordination = 0;
  /** Tokens left in which a state of mind does, even behind "to" or "can't". */
  private stativeReach = 0;
  private sinceBlock = 99;
  /** The name did something: "moved to Oslo and love it there". */
  private isPastHeld = false;
  /** The verb behind the name: "love the self-acceptance and love theme" does not say it twice. */
  private mainVerb = "";

  constructor(
    text: string,
    private readonly persons: Persons,
  ) {
    this.named = persons.isTogether === true;
    this.owned = this.named;
    this.isPastClause = persons.isPast === true || tellsOfPast(text);
    this.isOfListener = OF_LISTENER.test(text) || BESIDE_ONES_OWN.test(text);
    this.remembers = REMEMBERS.test(text);
    this.isOwn =
      this.isOfListener ||
      /\b(?:I|my|me)\b|\b[Ww]e(?:'(?:d|ll)| (?:will|would|want|can|could|are going to|plan|hope))\b/.test(text);
    this.opensWithOthers = OTHERS_FIRST.test(text);
    this.opensWithKin = KIN_DOES.test(text);
    this.tokens = tokensOf(text, persons.listener);
  }
  private readonly remembers: boolean;
  private readonly isPastClause: boolean;
  /** Somebody else, of whom "they" would be told. */
  private readonly opensWithOthers: boolean;
  /** One of the speaker's, of whom "their" would be told. */
  private readonly opensWithKin: boolean;
  /** What others ask or want of the listener. */
  private readonly isOfListener: boolean;
  /** The speaker says "I": without it "you" is anybody. */
  private readonly isOwn: boolean;

  run(): string {
    for (let at = 0; at < this.tokens.length; at++) this.step(at);
    return this.tokens.join("");
  }

  private step(at: number): void {
    const token = this.tokens[at] ?? "";
    if (token === PAIR_MARK) this.tokens[at] = this.mention();
    else if (token === LATER_PAIR_MARK) this.tokens[at] = this.named ? "they" : this.mention();
    else if (opensWithWord(token) || token.startsWith("'")) this.word(at, token);
    if (this.coordination > 0) this.coordination--;
    if (this.stativeReach > 0) this.stativeReach--;
    this.sinceBlock++;
  }

  private word(at: number, token: string): void {
    const lower = token.toLowerCase();
    if (namesOthers(this.tokens, at) && !this.isOfPair(at)) this.areOthersNamed = true;
    if (token === "I" || lower === "we") this.subject(at);
    else if (lower.startsWith("i'") || lower.startsWith("we'")) this.contraction(at, lower);
    else if (lower === "my" || lower === "our") this.tokens[at] = this.owner();
    else if (lower === "mine" || lower === "ours")
      this.tokens[at] = this.owned ? "theirs" : possessive(this.persons.speaker);
    else if (token === "us" && this.isUsTwo(at)) this.someOfUs(at);
    else if (lower === "me" || token === "us" || token === "Us") this.tokens[at] = this.object(at, lower);
    else if (lower === "myself" || lower === "ourselves") this.tokens[at] = "themselves";
    else if (lower.startsWith("you")) this.listener(at, lower);
    // "Go" is a language.
    else if (opensSmall(token)) this.coordinate(at, lower);
  }

  /** "Ida and their wife": the name's own. */
  private isOfPair(at: number): boolean {
    return this.tokens[at - 2] === "and" && this.tokens[at - 4] === this.persons.speaker;
  }

  /** In "it took us two hours" the hours are two. */
  private isUsTwo(at: number): boolean {
    return IS_SOME.test(this.tokens[at + 2] ?? "") && !/^\s*\p{L}/u.test(this.tokens.slice(at + 3, at + 5).join(""));
  }

  /** "just us two", "a photo of you two" → "just the two of them" */
  private someOfUs(at: number): void {
    this.tokens[at] = `the ${this.tokens[at + 2]} of them`;
    this.tokens[at + 1] = "";
    this.tokens[at + 2] = "";
  }

  private object(at: number, lower: string): string {
    const before = this.tokens[at - 2] ?? "";
    if (lower === "me" && IS_ONESELF.test(this.tokens.slice(0, at).join(""))) return "themselves";
    const isLater =
      ((this.named || (this.owned && AILS.test(before))) && !this.areOthersNamed && !this.isOfOthersToo()) ||
      (lower === "us" && (before === "of" || this.tokens[at + 2] === "both"));
    return isLater ? "them" : this.mentionAsObject();
  }

  /** "Ida's friends believe in Ida and her garden": "their" would be the friends'. */
  private isOfOthersToo(): boolean {
    return this.isOnlyObject && this.opensWithOthers;
  }

  private mention(): string {
    this.named = true;
    this.owned = true;
    this.areOthersNamed = false;
    return this.persons.speaker;
  }

  private mentionAsObject(): string {
    this.isOnlyObject = true;
    return this.mention();
  }

  /** In "the boys sing to me and I sing back", "they" would be the boys; in "Ida and Bo live apart, she's in Rome, I'm in Bari" both. */
  private isNamedAgain(at: number): boolean {
    const isJoined = this.isOnlyObject && this.opensWithOthers && /^(?:and|but)$/i.test(this.tokens[at - 2] ?? "");
    this.isOnlyObject = false;
    const isOfPair = this.tokens[2] === "and" && this.tokens.indexOf(this.persons.speaker) < 5;
    const isOfBoth = isOfPair && this.tokens[at]?.startsWith("I") === true;
    return isJoined || isOfBoth || isOfSeveral(this.tokens.slice(0, at), this.persons);
  }

  private owner(): string {
    const isOfKin = !this.named && this.opensWithKin;
    if (this.owned && !this.areOthersNamed && !this.isListenerDoer && !this.isOfOthersToo() && !isOfKin) return "their";
    this.owned = true;
    this.areOthersNamed = false;
    return possessive(this.persons.speaker);
  }

  private subject(at: number): void {
    if (this.isReported(at)) return;
    const isFirst = !this.named || this.areOthersNamed || this.isNamedAgain(at);
    this.tokens[at] = isFirst ? this.mention() : "they";
    this.invertedVerb(at, isFirst);
    const verbAt = this.verbAfter(at);
    const verb = this.tokens[verbAt];
    if (verb === undefined) return;
    if (!isFirst) {
      this.tokens[verbAt] = pluralForm(verb);
      this.endReach();
      return;
    }
    this.beginPresent(verb);
    // "find it freeing to be myself and live alone": both are found freeing.
    if (this.tokens[verbAt + 2] === "it") this.stativeReach = 0;
    this.mainVerb = verb.toLowerCase();
    this.isPastHeld = !isPresentBase(verb) && thirdPerson(verb, true) === verb && !MODALS.has(this.mainVerb);
    this.tokens[verbAt] = thirdPerson(verb, this.isPastClause, this.tokens.slice(verbAt - 2));
    if (/^(?:is|was)$/.test(this.tokens[verbAt] ?? ""))
      this.tokens[verbAt + 2] = oneOfAge(this.tokens[verbAt + 2] ?? "");
  }

  /** Behind "they" no verb is the name's any more. */
  private endReach(): void {
    this.coordination = 0;
    this.stativeReach = 0;
    this.isPastHeld = false;
  }

  private beginPresent(verb: string): void {
    if (isPresentBase(verb)) this.coordination = 28;
    if (isPresentBase(verb) || /^(?:can't|cannot|am)$/i.test(verb)) this.stativeReach = 70;
  }

  /** "so am I", "nor do I": the verb before the subject agrees too. */
  private invertedVerb(at: number, isFirst: boolean): void {
    const before = this.tokens[at - 2]?.toLowerCase();
    if (before !== "am" && before !== "do" && before !== "have" && before !== "don't") return;
    this.tokens[at - 2] = isFirst ? thirdPerson(before, false) : pluralForm(before);
  }

  private verbAfter(at: number): number {
    for (let i = at + 1, steps = 0; i < this.tokens.length && steps < 8; i++) {
      const token = this.tokens[i] ?? "";
      if (!opensWithWord(token)) {
        if (/^[\s'"]/.test(token)) continue;
        return -1;
      }
      const isNoLonger = token === "no" && this.tokens[i + 2] === "longer";
      if (!isAdverb(token) && !isNoLonger) return i;
      steps++;
    }
    return -1;
  }

  private isReported(at: number): boolean {
    const told = this.named ? null : reportedOf(this.tokens, at);
    if (told !== null) this.tokens[at] = told;
    return told !== null;
  }

  private contraction(at: number, lower: string): void {
    if (this.isReported(at)) return;
    const isFirst = !this.named || this.areOthersNamed || this.isNamedAgain(at);
    const who = isFirst ? this.mention() : "they";
    if (!isFirst) this.endReach();
    const ending = lower.slice(lower.indexOf("'") + 1);
    const next = this.tokens[this.verbAfter(at)] ?? "";
    const verbs: Readonly<Record<string, readonly [string, string]>> = {
      m: ["is", "are"],
      re: ["is", "are"],
      ve: ["has", "have"],
      ll: ["will", "will"],
      d: isHad(next) ? ["had", "had"] : ["would", "would"],
    };
    const pair = verbs[ending];
    if (isFirst && /^(?:m|re|ve)$/.test(ending)) this.beginPresent(ending === "ve" ? "cannot" : "am");
    this.tokens[at] = pair === undefined ? who : `${who} ${isFirst ? pair[0] : pair[1]}`;
  }

  private listener(at: number, lower: string): void {
    const { listener } = this.persons;
    if (listener === null) {
      if (lower === "you" && ASSISTANT_DID.test(this.tokens[at + 2] ?? "")) this.tokens[at] = "the assistant";
      return;
    }
    if (lower.startsWith("you'")) this.isListenerDoer = true;
    if (lower === "your" || lower === "yours") this.tokens[at] = possessive(listener);
    else if (lower === "you") this.you(at, listener);
    else if (lower === "you're") this.tokens[at] = `${listener} is`;
    else if (lower === "you've") this.tokens[at] = `${listener} has`;
    else if (lower === "you'll") this.tokens[at] = `${listener} will`;
    else if (lower === "you'd" && !GENERIC_YOU_BEHIND.test(this.tokens[at - 2] ?? ""))
      this.tokens[at] = `${listener} ${isHad(this.tokens[at + 2] ?? "") ? "had" : "would"}`;
    else if (lower === "yourself") this.tokens[at] = "themselves";
  }

  private you(at: number, listener: string): void {
    const before = this.tokens[at - 2] ?? "";
    const after = this.tokens[at + 2] ?? "";
    const isGeneric = isAnybodyBehind(before, this.isOfListener);
    if (BEFORE_OBJECT.test(before) && IS_SOME.test(after)) {
      this.someOfUs(at);
      return;
    }
    if (this.youWithVerb(at, listener)) return;
    const too = /^(?:like|as)$/i.test(before) ? YOU_TOO[after.toLowerCase()] : undefined;
    const isWith = BEFORE_OBJECT.test(before) && this.isOwn && /^(?:all|so|a)$/i.test(after);
    if (isWith || too !== undefined) {
      this.tokens[at] = listener;
      this.tokens[at + 2] = too ?? after;
      return;
    }
    // "you and Ida must come"
    const isBeside = after === "and" && !isGeneric && /^\p{Lu}\p{Ll}/u.test(this.tokens[at + 4] ?? "");
    const isRemembered = this.remembers && !isGeneric && SAME_IN_PAST.has(after);
    const isVerbNext = isBeside || isRemembered || YOU_DID.test(after) || (YOU_WOULD.test(after) && !isGeneric);
    const isObject =
      this.isOwn &&
      opensWithWord(before) &&
      !isGeneric &&
      (LEADS_YOU.test(before) || (!VERB_OF_YOU.test(after) && !BASE_VERBS.has(after.toLowerCase())));
    if (BASE_VERBS.has(after.toLowerCase()) && /^(?:me|us|my|our)$/i.test(this.tokens[at + 4] ?? "")) {
      // "when you give me tips": whoever gives them to the speaker is the listener.
      this.tokens[at] = listener;
      this.tokens[at + 2] = thirdPerson(after, false);
      return;
    }
    if (isVerbNext || isObject || isTowardsYou(this.tokens[0], before, after)) {
      this.tokens[at] = listener;
      this.isListenerNamed = true;
      this.isListenerDoer ||= isVerbNext;
    }
    if (isVerbNext && after === "were") this.tokens[at + 2] = "was";
  }

  /** "Ruta asks when you come": the listener, with what the listener does. */
  private youWithVerb(at: number, listener: string): boolean {
    const before = this.tokens[at - 2] ?? "";
    const isMeant = this.isOfListener || (this.isListenerNamed && !SUPPOSES.test(before));
    const verbAt = isMeant && !LEADS_YOU.test(before) ? this.verbAfter(at) : -1;
    const verb = this.tokens[verbAt]?.toLowerCase() ?? "";
    if (!BASE_VERBS.has(verb) && !MODALS.has(verb) && !(verb in YOU_TOO)) return false;
    this.tokens[at] = listener;
    this.isListenerDoer = true;
    this.tokens[verbAt] = thirdPerson(verb, false);
    return true;
  }

  /** "loves hiking and go" → "loves hiking and goes". */
  private coordinate(at: number, lower: string): void {
    const isReached = [this.coordination > 0, this.stativeReach > 0, this.isPastHeld].some(Boolean);
    const isOwn = lower === "am" && this.named && this.tokens[at + 2] !== "I";
    const same = sameFrom(this.tokens, at);
    if ((isOwn || (same !== null && isReached)) && this.isJoined(same ?? at)) {
      this.tokens[at] = thirdPerson(lower, false);
      return;
    }
    if (BLOCKS_COORDINATION.has(lower) && !this.isOwnHelp(at, lower)) {
      this.coordination = 0;
      this.sinceBlock = 0;
      if (!LEAVES_STATES.test(lower) || this.isOfOthers(at, lower)) this.stativeReach = 0;
      return;
    }
    // "burnt out and now work part-time"
    const isOfNow = this.tokens[at - 2] === "now" && BASE_VERBS.has(lower);
    const isState = STATIVE_VERBS.has(lower) && OBJECT.test(this.tokens[at + 2] ?? "");
    if (this.isPastHeld && (isOfNow || isState || goesOnSince(this.tokens, at)) && this.isJoined(at)) {
      this.tokens[at] = thirdPerson(lower, false);
      return;
    }
    const isStative = this.stativeReach > 0 && this.sinceBlock > 5 && STATIVE_VERBS.has(lower) && !this.isNoState(at);
    if (
      lower === this.mainVerb ||
      (!isStative && (this.coordination <= 0 || !BASE_VERBS.has(lower))) ||
      isNounBefore(lower, this.tokens[at + 2] ?? "")
    )
      return;
    if (this.isJoined(at)) this.tokens[at] = thirdPerson(this.tokens[at] ?? "", this.isPastClause);
  }

  /** "I want to sail and work from home", "a study or work space" */
  private isNoState(at: number): boolean {
    const isDeed = DEED_OF_STATE.test(this.tokens[at] ?? "");
    return isDeed && (this.sinceBlock < this.tokens.length || !BEHIND_DEED.test(this.tokens[at + 2] ?? ""));
  }

  /** "people will come": what follows is no longer the speaker's. */
  private isOfOthers(at: number, lower: string): boolean {
    const before = this.tokens[at - 2] ?? "";
    return (
      /^(?:will|can)$/.test(lower) && before !== "they" && !this.persons.speaker.endsWith(before) && !isAdverb(before)
    );
  }

  /** "tutor and sometimes help with maths"; in "how I think and help me" the help is somebody else's. */
  private isOwnHelp(at: number, lower: string): boolean {
    if (/^makes?$/.test(lower) && MADE.test(this.tokens[at + 2] ?? ""))
      return !BASE_VERBS.has(this.tokens[at + 4] ?? "");
    const isHelp = lower === "help" || lower === "make";
    return isHelp && this.coordination > 0 && this.isJoined(at) && !/^(?:me|us)$/i.test(this.tokens[at + 2] ?? "");
  }

  /** "and go", "but rarely eat": right behind a connector. */
  private isJoined(at: number): boolean {
    const back = isAdverb(this.tokens[at - 2] ?? "") && this.tokens[at - 2] !== "both" ? at - 4 : at - 2;
    const connector = (this.tokens[back] ?? "").toLowerCase();
    return connector === "," ? this.tokens[at]?.toLowerCase() !== "like" : /^(?:and|or|but)$/.test(connector);
  }
}

/** Rewrites a first-person clause; the result may start in lower case when the clause did. */
export const rewritePerson = (text: string, persons: Persons): string => new Rewriter(asOneOfThem(text), persons).run();
