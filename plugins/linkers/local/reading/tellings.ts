// Ways of telling that say no more than a plainer one: "turned out not to be", "went back to working", "these days". The rules then
// need to know the plain one only.

import { wrapped } from "#domain/wrapped.ts";
import { ADVERBS } from "./cues.ts";
import { BE } from "./known-stems.ts";
import { asTold } from "./notes.ts";
import { find, matchAt, matchesAt, phrase, phraseTable } from "./phrases.ts";
import { isPastForm, stem, stems } from "./stem.ts";
import { plain, type Token, upTo } from "./tokens.ts";
import { STOP_WORDS, WEEKDAYS } from "./words.ts";

type Telling =
  | "nowadays"
  | "actually"
  | "is"
  | "verb"
  | "likes"
  | "dislikes"
  | "can"
  | "cannot"
  | "euthanized"
  | "put-down"
  | "come"
  | "learned"
  | "wakes"
  | "earns"
  | "free"
  | "full-time"
  | "part-time";

/** What stands for the phrase: an adverb, "is", or nothing where the verb in -ing after it is what somebody does now. */
const TELLINGS = phraseTable<Telling>([
  ["these days", "nowadays"],
  ["right now", "nowadays"],
  ["after all", "nowadays"],
  ["at the moment", "nowadays"],
  ["at present", "nowadays"],
  ["for now", "nowadays"],
  ["in fact", "actually"],
  ["turn out to be", "is"],
  ["turn out not to be", "is"],
  ["put to sleep", "euthanized"],
  ["put down", "put-down"],
  ["do not know how to", "cannot"],
  ["be unable to", "cannot"],
  ["be not able to", "cannot"],
  ["know how to", "can"],
  ["make it to", "come"],
  ["be able to", "can"],
  ["learn|learnt to", "learned"],
  ["be against", "dislikes"],
  ["be|grow|become fond of", "likes"],
  ["discover|develop|find a|an|my|his|her|their ~ love|passion|liking for|of", "likes"],
  ["be|become keen on", "likes"],
  ["be really|very|totally? into", "likes"],
  ["come|came round|around to", "likes"],
  ["warm|warmed up? to|towards", "likes"],
  ["learn|grow|grew|come to like|love|enjoy", "likes"],
  ["do not care for", "dislikes"],
  ["lose|lost interest in", "dislikes"],
  ["be|become a|an ~ fan of", "likes"],
  ["be|grow|get tired|sick of", "dislikes"],
  ["be fed up with", "dislikes"],
  ["can not bear|abide", "dislikes"],
  ["go|get back to", "verb"],
  ["return to", "verb"],
  ["be back to", "verb"],
  ["switch|change to", "verb"],
  ["go over to", "verb"],
  ["get up at|around|by", "wakes"],
  ["make", "earns"],
  ["gluten|dairy|sugar|lactose|alcohol|caffeine free", "free"],
  ["full time", "full-time"],
  ["part time", "part-time"],
  ["take|took to", "verb"],
]);

/** "makes 43k", "makes 3,100 a month" */
const SALARY = /^[€$£]?\d+(?:\.\d+)?k$/;
const SUM = /^[€$£]?\d[\d.,]{2,}$/;
const PER = new Set(["a", "per", "euros", "dollars", "pounds", "before", "after"]);
const isSalary = (sum: Token | undefined, next: Token | undefined): boolean =>
  (SALARY.test(sum?.lower ?? "") && isLast(next)) || (SUM.test(sum?.lower ?? "") && PER.has(next?.lower ?? ""));

const isVerbForm = (token: Token | undefined): boolean =>
  token !== undefined && !token.isName && token.lower.length > 5 && token.lower.endsWith("ing");

const PUT_REACH = 4;
/** "had Momo put down", "had to be put down on Friday"; not "put Momo down", "had it put down on paper". */
const isPutDown = (tokens: readonly Token[], at: number, end: number): boolean => {
  const before = tokens[at - 1];
  const isHad = tokens.slice(Math.max(0, at - PUT_REACH), at).some(({ lower }) => HAVE_FORMS.has(lower));
  const next = tokens[end];
  const isThen = isLast(next) && (next?.lower !== "on" || WEEKDAYS.has(tokens[end + 1]?.lower ?? ""));
  return isThen && before !== undefined && (before.stem === BE || (before.isName && isHad));
};

/** "gets up at 6", "has been getting up at 6" */
const asWaking = (tokens: readonly Token[], at: number, end: number): Token[] | null => {
  const got = tokens[at]!.lower;
  if (!/^(?:gets?|getting)$/.test(got) || tokens[end]?.isNumber !== true) return null;
  return [plain(got === "getting" ? "waking" : "wakes"), plain("up"), tokens[end - 1]!];
};

const replaced = (tokens: readonly Token[], at: number, end: number, telling: Telling): Token[] | null => {
  // "wants to learn to swim" cannot yet.
  if (telling === "learned") return isPastForm(tokens[at]!.lower) ? [plain("can"), plain("now")] : null;
  if (telling === "put-down") return isPutDown(tokens, at, end) ? [plain("euthanized")] : null;
  if (telling === "cannot") return [plain("can"), plain("not")];
  if (telling === "verb") return isVerbForm(tokens[end]) ? [plain("instead")] : null;
  if (telling === "wakes") return asWaking(tokens, at, end);
  if (telling === "earns")
    return /^makes?$/.test(tokens[at]!.lower) && isSalary(tokens[end], tokens[end + 1]) ? [plain("earns")] : null;
  if (telling === "free") return isPredicate(tokens, at, end) ? [plain("now"), plain("no"), tokens[at]!] : null;
  if (telling !== "is") return [plain(telling)];
  const isDenied = tokens.slice(at, end).some(({ lower }) => lower === "not");
  return [plain("is"), ...(isDenied ? [plain("not")] : []), plain("now")];
};

const PRESENT = new Set<Telling>(["likes", "dislikes", "can"]);
const HAVE_FORMS = new Set(["has", "have", "had"]);

const FREE = /^(\p{L}{3,})-free$/u;
const isLast = (token: Token | undefined): boolean =>
  token === undefined || token.isBreak || STOP_WORDS.has(token.lower);

/** "has been dairy-free since May": there is no dairy now. */
const withoutFree = (tokens: readonly Token[], at: number): Token[] | null => {
  const [, noun] = FREE.exec(tokens[at]!.lower) ?? [];
  return noun === undefined || !isPredicate(tokens, at, at + 1) ? null : [plain("now"), plain("no"), plain(noun)];
};

const isPredicate = (tokens: readonly Token[], at: number, end: number): boolean =>
  tokens.slice(Math.max(0, at - 2), at).some((token) => token.stem === BE) && isLast(tokens[end]);

const SAYS = phrase("say|mention|note|report|confirm that?");
/** "The test showed User is not allergic to nuts" */
const SHOWED = phrase("test|result|scan|doctor|check show|shown|reveal|confirm|say that?");
const REPORT_REACH = 7;
const OPENS = new Set("the a an my his her their its there it user".split(" "));

/** By the pronoun: who surely means themselves by it. Of "Ada says he moved" somebody else moved. */
const THEMSELVES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["they", new Set(["user"])],
  ["she", new Set("daughter mother mum mom sister wife girlfriend aunt niece grandmother grandma".split(" "))],
  ["he", new Set("son father dad brother husband boyfriend uncle nephew grandfather grandpa".split(" "))],
]);
const WHO_REACH = 4;
/** "User's daughter says she wants to row": she wants to row; of "Ada says he moved" somebody did. */
const asSaidOfOneself = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.slice(0, WHO_REACH).findIndex(({ lower }) => lower === "says" || lower === "said");
  const own = THEMSELVES.get(tokens[at + 1]?.lower ?? "");
  if (at < 1 || own === undefined) return tokens;
  const isOwn = own.has(tokens[at - 1]!.lower);
  return [...(isOwn ? tokens.slice(0, at) : [plain("somebody")]), ...tokens.slice(at + 2)];
};

/** "User says the rent went up": the rent went up. */
const asSaid = (tokens: readonly Token[]): readonly Token[] => {
  const end = tokens[0]?.lower === "user" ? matchAt(tokens, 1, SAYS) : -1;
  const shown = find(tokens.slice(0, REPORT_REACH), SHOWED);
  if (shown !== null && tokens[shown.end]?.lower === "user") return [...tokens.slice(shown.end), plain("now")];
  const next = tokens[end];
  return next !== undefined && (OPENS.has(next.lower) || next.isName) ? tokens.slice(end) : tokens;
};

const QUOTED = /^(\p{Lu}[\p{L}'-]*)(?:, asked "[^"]*",)? says(?: "([^"]+)"|: ([^"]+))/u;
/** "oh and his mum can come" */
const INTERJECTION = /^(?:oh|ah|well|btw|yay|hey|ps)\b[,!:]? (?:and |but |also )?/i;
const STATE = /^(?:finally |now |also )?(?:off|on|in|out|back|down to|up to|at) /i;

/** 'User says "off the crutches finally"': User is off the crutches; what was typed without its subject is of who typed it. */
export const asUnquoted = (text: string): string => {
  const [all, who = "", quoted, told = ""] = QUOTED.exec(text) ?? [];
  const words = (quoted ?? told).replace(INTERJECTION, "");
  if (all === undefined) return text;
  const rest = text.slice(all.length);
  const [first = ""] = words.split(" ");
  if (quoted !== undefined && STATE.test(words))
    return `${who} is ${words.charAt(0).toLowerCase()}${words.slice(1)}${rest}`;
  return isPastForm(first.toLowerCase())
    ? `${who} ${first.toLowerCase()}${words.slice(first.length)}${rest}`
    : words + rest;
};

const DECISION = /^((?:[^:.]{2,60}: )?)decision: (drop|abandon|scrap|cancel|replace|use) (.+)$/iu;

/** "Project Falcon: decision: drop Kafka, use NATS instead": the team drops Kafka and uses NATS instead. */
export const asDecided = (text: string): string =>
  text.replace(
    DECISION,
    (_, heading: string, verb: string, rest: string) =>
      `${heading}the team ${verb.toLowerCase()}s ${rest.replace(/,? (?:and )?use /, " and uses ")}`,
  );

/** In words that the rules know: "Elbow used to be my favourite band, now it's Wilco", "it turned out that ...", "became fluent in Greek". */
const IN_OTHER_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:it )?turn(?:s|ed) out,? (?:that )?((?:I|my|our|we|he|she|they)\b[^.]*|\p{Lu}[^.]*)/iu, "$1 after all"],
  [
    new RegExp(
      wrapped`
        ^[^,]{2,60} used to be ((?:my|our|[\p{L} ]{2,20}'s) favou?rite [\p{L} -]{2,30}), (?:but |and )?
          (?:now it(?:'s| is)|it(?:'s| is) now) `,
      "iu",
    ),
    "$1 is now ",
  ],
  [
    /\b(?:(?:have|has|'ve|'s) )?(?:become|became) (?:quite |pretty |completely )?fluent in (?=\p{Lu})/u,
    " speaks now fluent ",
  ],
  [
    new RegExp(
      wrapped`
        (?<=
          ^(?:My|Our|User's|\p{Lu}[\p{L}-]+'s) (?:
            boss|manager|supervisor|doctor|gp|dentist|therapist|landlord|landlady|teacher|coach|trainer|tutor|mentor
            |lawyer|accountant|hairdresser
          )
        ) is (?:called|named) (?=\p{Lu})`,
      "u",
    ),
    " is ",
  ],
  [
    new RegExp(
      wrapped`
        ^((?:(?:Dr|Mr|Mrs|Ms)\.? )?\p{Lu}[\p{L}'-]+) (moved|rescheduled|postponed) (
          (?:my|our|User's|his|her|their) (?:appointment|meeting|interview|lesson|session|call|class|exam)
        )\b`,
      "u",
    ),
    "They $2 $3 with $1",
  ],
];
export const asInOtherWords = (text: string): string =>
  IN_OTHER_WORDS.reduce((said, [pattern, by]) => said.replace(pattern, by), text);

const GOT_NEW = phrase("have|get|buy|hire|find|choose a|an|my|his|her|their new *");
/** "changed their number, it's ..." */
const CHANGED = phrase("change|switch my|his|her|their *");
/** "a blue Subaru" */
const isDescribed = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.isBreak === false && !STOP_WORDS.has(tokens[at]!.lower) && tokens[at + 1]?.isName === true;
const CAME = stems(["arrive", "come", "be"]);
/** "its name is Ada", "she's called Ada", "it's a Pixel": what introduces the new one. */
const IS_CALLED = ["my|his|her|its|their name be *", "it|he|she be|is call|called? *"].map(phrase);
/** "bought a new car, a Mazda" */
const IN_APPOSITION = phrase("a|an|the? *");
const MOST_NOUNS = 3;

/** "got a new boss, her name is Ingrid", "User's new phone arrived, it's a Pixel": User's new boss is Ingrid. */
const asIntroduced = (tokens: readonly Token[]): readonly Token[] => {
  const isOwned = tokens[1]?.lower === "'s" && tokens[2]?.lower === "new";
  // "has got a new boss", "has a new boss"
  const helps = (place: number): boolean =>
    tokens[place]!.lower === "has" &&
    !DETERMINERS.has(tokens[place + 1]?.lower ?? "") &&
    tokens[place + 1]?.lower !== "a";
  const verb = tokens.findIndex(({ lower }, place) => place > 0 && !helps(place) && !ADVERBS.has(lower));
  const from = isOwned ? 3 : Math.max(matchAt(tokens, verb, GOT_NEW), matchAt(tokens, verb, CHANGED));
  const at = from === -1 ? -1 : tokens.findIndex(({ isBreak }, place) => place > from && isBreak);
  if (at === -1 || !(tokens[0]!.isName || tokens[0]!.lower === "user")) return tokens;
  // "User's new boss is Elif, she's nice": named already.
  const isNamedBefore = isOwned && tokens.slice(from, at).some(({ isName }) => isName);
  const came = isOwned ? tokens.findIndex(({ stem: word }, place) => place > from && CAME.has(word)) : at;
  const named = IS_CALLED.map((pattern) => matchAt(tokens, at + 1, pattern)).find((end) => end !== -1);
  const isHeld = tokens[verb]?.lower === "has";
  const apposed = isOwned || isHeld ? -1 : matchAt(tokens, at + 1, IN_APPOSITION);
  const isNamed = tokens[apposed]?.isName === true || isDescribed(tokens, apposed);
  const told = named ?? (isNamed ? apposed : undefined);
  const thing = tokens.slice(from, came);
  const isPlain = came > from && came <= at && thing.length <= MOST_NOUNS;
  if (told === undefined || isNamedBefore || !isPlain || thing.some(({ lower }) => STOP_WORDS.has(lower)))
    return tokens;
  return [tokens[0]!, plain("'s"), plain("new"), ...thing, plain("is"), ...tokens.slice(told)];
};

const PARTS_WITH = stems(
  "throw toss chuck bin junk scrap sell return give donate trade delete uninstall cancel drop quit ditch of".split(" "),
);
const DETERMINERS = new Set("the my our his her their".split(" "));

/** "broke their kettle and threw it out": what was thrown out is the kettle. */
const asResolved = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(
    ({ lower }, place) => /^(?:it|them)$/.test(lower) && PARTS_WITH.has(tokens[place - 1]?.stem ?? ""),
  );
  const [from, other] = tokens
    .slice(0, Math.max(0, at))
    .flatMap(({ lower }, place) => (DETERMINERS.has(lower) ? [place] : []));
  // Of two things it may be either.
  if (from === undefined || other !== undefined) return tokens;
  const rest = tokens.slice(from + 1, at);
  const length = rest.findIndex((token) => token.isBreak || STOP_WORDS.has(token.lower) || isPastForm(token.lower));
  const thing = rest.slice(0, Math.max(0, length));
  return thing.length === 0 || thing.length > MOST_NOUNS
    ? tokens
    : [...tokens.slice(0, at), tokens[from]!, ...thing, ...tokens.slice(at + 1)];
};

const ENDS_FRONTED = new Set(["with", "of", "about", "to"]);
const MOST_FRONTED = 2;
const AFTER_FRONTED = new Set(["now", "anymore", "again"]);
/** "Mushrooms User is alright with now": User is alright with mushrooms now. */
const asUnfronted = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.slice(0, MOST_FRONTED + 1).findIndex(({ lower }) => lower === "user");
  if (at < 1 || tokens[at + 1]?.stem !== BE || tokens.slice(0, at).some((it) => it.isBreak || STOP_WORDS.has(it.lower)))
    return tokens;
  const isEnd = ({ isBreak, lower }: Token, place: number) => place > at && (isBreak || AFTER_FRONTED.has(lower));
  const last = upTo(tokens, isEnd).length - 1;
  if (!ENDS_FRONTED.has(tokens[last]!.lower)) return tokens;
  const fronted = tokens.slice(0, at).map(({ lower }) => plain(lower));
  return [...tokens.slice(at, last + 1), ...fronted, ...tokens.slice(last + 1)];
};

const RENT = stem("rent");
const RENT_REACH = 7;

/** "User pays 640 euros rent": User's rent is 640 euros. */
const asRent = (tokens: readonly Token[]): readonly Token[] => {
  const [who, verb, sum] = tokens;
  const at = tokens.slice(0, RENT_REACH).findIndex((token, place) => place > 2 && token.stem === RENT);
  const isPaid = /^pays?$/.test(verb?.lower ?? "") && sum?.isNumber === true && isLast(tokens[at + 1]);
  if (who === undefined || at === -1 || !isPaid || tokens[at - 1]!.lower === "for") return tokens;
  const amount = tokens.slice(2, /^(?:in|of)$/.test(tokens[at - 1]!.lower) ? at - 1 : at);
  return [who, plain("'s"), plain("rent"), plain("is"), ...amount, ...tokens.slice(at + 1)];
};

export const asPlain = (said: readonly Token[]): readonly Token[] => {
  const tokens = asResolved(asIntroduced(asRent(asUnfronted(asTold(asSaid(asSaidOfOneself(said)))))));
  const out: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const place = at;
    for (const { entry, end } of matchesAt(TELLINGS, tokens, place)) {
      const plainer = replaced(tokens, place, end, entry);
      if (plainer === null) continue;
      // "has warmed to": the auxiliary goes with the verb that is replaced.
      if (PRESENT.has(entry) && HAVE_FORMS.has(out.at(-1)?.lower ?? "")) out.pop();
      out.push(...plainer);
      at = end;
      break;
    }
    if (at === place) out.push(...(withoutFree(tokens, at) ?? [tokens[at]!]));
    if (at === place) at++;
  }
  return out;
};
