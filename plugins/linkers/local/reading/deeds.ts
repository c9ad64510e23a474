// What others do to somebody's things, told as what becomes of them: "the landlord put User's rent up to 690 euros" is read as
// "User's rent was changed up to 690 euros". The rules then need to know one way of telling it only.

import { find, phrase } from "./phrases.ts";
import { isPastForm, stem, stems } from "./stem.ts";
import { readSubject, SELF, type Subject, UNKNOWN } from "./subject.ts";
import { plain, type Token } from "./tokens.ts";

/** They do it to what stands next. As stems, with what they say of it: `put` and `set` say nothing by themselves. */
const DEEDS = stems(
  "move put raise lower increase cut reduce change switch transfer promote demote take set shift push bring postpone extend reschedule double upgrade assign bump drop cancel call up hike slash knock get negotiate haggle".split(
    " ",
  ),
);
/** After these nothing needs to say what became of it. */
const DESTROYS = stems("destroy steal wreck smash demolish".split(" "));
/** What somebody does to what is their own. */
const BY_ONESELF = stems("raise lower increase cut reduce extend bump get bring negotiate haggle".split(" "));
const SAY_LITTLE = stems("up knock put set bump double take bring get negotiate haggle".split(" "));
const TAKEN = stems(["take", "bring"]);
const PARTICLES = new Set("up down back over off to into in on onto from by at for until till away forward".split(" "));
const OWN = new Set(["my", "our", "his", "her", "their"]);
const OWN_OR_THE = new Set([...OWN, "the"]);
const OBJECTS = new Set(["me", "him", "her", "them", "us"]);
const MAX_NOUNS = 5;
/** Words of an agent, with the auxiliary. */
const MOST_BEFORE = 8;

const INSTITUTIONS = stems(
  "employer company firm office bank school university landlord insurer insurance airline clinic hospital surgery gym agency provider court council club".split(
    " ",
  ),
);

const isPossessive = ({ lower }: Token): boolean => lower === "'s";

/** Somebody or something else: a landlord, a school, "the company"; not the person of the statement, nor a friend by name. */
const isAgent = ({ keys, isPerson, thing, end }: Subject): boolean => {
  if (end === 0) return false;
  if (keys.has("somebody") || keys.has("someone")) return true;
  if (isPerson) return [...keys].every((key) => key.includes("/"));
  return keys.has(UNKNOWN) || INSTITUTIONS.has(thing.at(-1) ?? "");
};

/** Whose landlord or boss the agent is: "User", "User's brother"; nothing where nobody is said to have one. */
const ownerOf = (subject: Subject, tokens: readonly Token[]): Token[] => {
  const [key = ""] = subject.keys;
  const [root = "", ...relations] = key.split("/");
  if (relations.length > 1) return tokens.slice(0, tokens.slice(0, subject.end).findLastIndex(isPossessive));
  if (root === SELF) return [plain("user")];
  const name = tokens.find((token) => token.isName && token.lower === root);
  return name === undefined ? [] : [name];
};

interface Undergoer {
  readonly tokens: readonly Token[];
  /** Where the rest of the sentence begins. */
  readonly end: number;
}

/** The noun phrase up to the particle or preposition that says what became of it. */
const nounsFrom = (tokens: readonly Token[], from: number): number | null => {
  for (let at = from; at < Math.min(tokens.length, from + MAX_NOUNS + 1); at++) {
    const token = tokens[at]!;
    if (token.isBreak) return null;
    if (PARTICLES.has(token.lower)) return at > from ? at : null;
  }
  return null;
};

/** Up to the end of the clause, where that is near. */
const wholeFrom = (tokens: readonly Token[], from: number): number | null => {
  const length = tokens.slice(from).findIndex(({ isBreak }) => isBreak);
  return length > 0 && length <= MAX_NOUNS ? from + length : null;
};

/** "User's cousin moved her wedding" */
const THEIR_OWN = new Set(["his", "her"]);

const undergoerAt = (tokens: readonly Token[], at: number, agent: Subject): Undergoer | null => {
  const first = tokens[at];
  if (first === undefined) return null;
  const owner = ownerOf(agent, tokens);
  const next = tokens[at + 1]?.lower ?? "";
  const isPronoun = OBJECTS.has(first.lower) || first.lower === "user";
  if ((isPronoun && PARTICLES.has(next)) || isOff(tokens, at)) {
    const who = OBJECTS.has(first.lower) ? owner : [first];
    return who.length === 0 ? null : { tokens: who, end: at + 1 };
  }
  const isOwned = tokens[at + 1]?.lower === "'s";
  const start = isOwned ? at + 2 : at + 1;
  if (!isOwned && !OWN.has(first.lower) && first.lower !== "the") return null;
  const end = nounsFrom(tokens, start) ?? (DESTROYS.has(tokens[at - 1]!.stem) ? wholeFrom(tokens, start) : null);
  if (end === null) return null;
  const whose = THEIR_OWN.has(first.lower) && agent.isPerson ? tokens.slice(0, agent.end) : owner;
  const possessor = isOwned ? tokens.slice(at, at + 2) : whose.length === 0 ? [] : [...whose, plain("'s")];
  if (possessor.length === 0 && first.lower !== "the") return null;
  return { tokens: [...(possessor.length === 0 ? [first] : possessor), ...tokens.slice(start, end)], end };
};

/** Where the deed stands: a verb in the past, with the agent before it. */
/** "the doctor might put User on": nothing was done. */
const UNDONE = new Set("might may could would will can should must not to".split(" "));

const deedAt = (tokens: readonly Token[]): number => {
  const at = tokens.slice(0, MOST_BEFORE).findIndex(({ isBreak, stem, lower }, place) => {
    const isForced = tokens[place - 1]?.lower === "to" && tokens[place - 2]?.lower === "had";
    return isBreak || (place > 0 && (DEEDS.has(stem) || DESTROYS.has(stem)) && (isPastForm(lower) || isForced));
  });
  const isUndone = UNDONE.has(tokens[at - 1]?.lower ?? "") && tokens[at - 2]?.lower !== "had";
  return at === -1 || tokens[at]!.isBreak || isUndone ? -1 : at;
};

const TOOK_OVER = phrase("take over from");

/** "Malin took over from User as treasurer": User is no longer treasurer. */
const asSucceeded = (tokens: readonly Token[]): readonly Token[] | null => {
  const found = find(tokens, TOOK_OVER);
  const who = found === null ? undefined : tokens[found.end];
  if (found === null || who === undefined || !(who.isName || who.lower === "user")) return null;
  const as = found.end + 1;
  return tokens[as]?.lower === "as" ? [who, plain("stepped"), plain("down"), ...tokens.slice(as)] : null;
};

const withoutBreak = (tokens: readonly Token[]): readonly Token[] =>
  tokens.at(-1)?.isBreak === true ? tokens.slice(0, -1) : tokens;

const LENDS = stems(["lend", "loan"]);
const TO_SELF = new Set(["me", "us", "user"]);

/** "Max lent User his tent": User borrowed it. */
const asBorrowed = (tokens: readonly Token[]): readonly Token[] | null => {
  const at = tokens.findIndex(({ stem, lower }) => LENDS.has(stem) && isPastForm(lower));
  const lender = at < 1 || at > MOST_BEFORE ? null : readSubject(tokens.slice(0, at), 0, null);
  const to = tokens[at + 1];
  if (lender?.isPerson !== true || to === undefined || !(to.isName || TO_SELF.has(to.lower))) return null;
  const thing = withoutBreak(tokens.slice(at + (OWN_OR_THE.has(tokens[at + 2]?.lower ?? "") ? 3 : 2)));
  const borrower = to.isName ? to : plain("user");
  return [borrower, plain("borrowed"), plain("the"), ...thing, plain("from"), ...tokens.slice(0, lender.end)];
};

/** What is paid is told apart by who is paid: "the gym raised User's fee". */
const PRICES = stems(["fee", "price", "charge", "tariff", "premium", "contribution"]);

const DOWN = new Set(["down", "up"]);

/** "to 900 euros", "down to 70" */
const isToAmount = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + (DOWN.has(tokens[at]?.lower ?? "") ? 2 : 1)]?.isNumber === true;

const PAINTS = stems(["paint", "dye", "dyed", "color", "colour", "cut", "trim", "grow"]);

/** "User painted the walls green": the walls are green now. */
const asPainted = (tokens: readonly Token[]): readonly Token[] | null => {
  const at = tokens.findIndex(({ stem, lower }) => PAINTS.has(stem) && isPastForm(lower));
  const subject = at < 1 || at > MOST_BEFORE ? null : readSubject(tokens.slice(0, at), 0, null);
  // "User's sister cut her hair": her own, not User's.
  const isOneself = subject?.isPerson === true && [...subject.keys].every((key) => !key.includes("/"));
  const owner = isOneself ? ownerOf(subject, tokens) : [];
  const words = tokens.slice(at + 2).filter(({ isBreak }) => !isBreak);
  const isOwned = OWN_OR_THE.has(tokens[at + 1]?.lower ?? "");
  const color = words.at(-1);
  if (owner.length === 0 || !isOwned || words.length < 2 || words.length > MAX_NOUNS || color === undefined)
    return null;
  if (words.some(({ lower }) => PARTICIPLES_END.has(lower))) return null;
  const thing = words.slice(0, SHADES.has(words.at(-2)!.lower) ? -2 : -1);
  return [...owner, plain("'s"), ...thing, plain("is"), plain("now"), color];
};

const SHADES = new Set(["dark", "light", "pale", "bright"]);
const PARTICIPLES_END = new Set([...PARTICLES, "with", "and", "of"]);

/** "Dr Okafor took User off sertraline", "the doctor took Tom off lithium": whoever it was. */
const isTakenOff = (tokens: readonly Token[], at: number, { keys, isPerson }: Subject): boolean =>
  isPerson && !keys.has(SELF) && tokens[at]!.stem === TAKE && isOff(tokens, at + 1);
const isOff = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.lower === "user" || tokens[at]?.isName === true) && tokens[at + 1]?.lower === "off";
const TAKE = stem("take");

/** The statement as it reads for whom it happened to; unchanged where it tells of something else. */
export const asUndergone = (tokens: readonly Token[]): readonly Token[] => {
  const told = asSucceeded(tokens) ?? asPainted(tokens) ?? asBorrowed(tokens);
  if (told !== null) return told;
  const at = deedAt(tokens);
  const verb = tokens[at];
  if (verb === undefined) return tokens;
  const agent = readSubject(tokens.slice(0, at), 0, null);
  const isOwn = !isAgent(agent) && !isTakenOff(tokens, at, agent);
  const undergoer = isOwn && !BY_ONESELF.has(verb.stem) ? null : undergoerAt(tokens, at + 1, agent);
  // "raised the budget to 900 euros": to an amount; "moved the desk to the hall" tells of what somebody did.
  if (undergoer === null || (isOwn && !isToAmount(tokens, undergoer.end))) return tokens;
  const rest = tokens.slice(undergoer.end);
  const isTaken = TAKEN.has(verb.stem) && /^(?:back|away|off)$/.test(rest[0]?.lower ?? "");
  const done = (SAY_LITTLE.has(verb.stem) && !isTaken) || !isPastForm(verb.lower) ? plain("changed") : verb;
  const isPrice = PRICES.has(undergoer.tokens.at(-1)!.stem) && !agent.isPerson;
  const by = isPrice ? [plain("by"), ...tokens.slice(0, at).filter(({ lower }) => lower !== "the")] : [];
  return [...undergoer.tokens, plain("was"), isTaken ? plain("taken") : done, ...withoutBreak(rest), ...by];
};
