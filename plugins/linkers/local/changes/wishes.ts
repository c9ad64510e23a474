// What somebody wanted to have, to join or to see done, and that it came about: "wants to buy a loom", "ordered the loom"; "wants to
// repaint the hallway", "the hallway is painted".

import { wrapped } from "#domain/wrapped.ts";
import { isPastForm, stem, stems } from "../reading/stem.ts";
import { upTo } from "../reading/tokens.ts";
import { isAmong, type Said, wordsOf } from "./said.ts";

const GETS = stems("pick put set buy get order purchase acquire own replace renew find reserve".split(" "));
const JOINS = stems("sign enrol enroll register join book".split(" "));

const WISHES = wrapped`
  (?:
    wants?|would like|would love|plans?|is planning|hopes?|is hoping|intends?|needs?|has to|is thinking of
    |is thinking about|is thinking|is considering|is looking at|is looking|wishes|dreams of|has been meaning
    |has been wanting|is meaning
  )`;
const WISH = new RegExp(
  wrapped`
    ^user (?:still |also |really )?${WISHES} (?:to |of )?(?:finally )?([a-z-]+) (?:up (?:for|a) |for |on |in |into )?
    (?:the |a |an |their |some |that |user 's |his |her |new |up )*((?:[a-z0-9-]+ ?){1,5})`,
);
/** "User wants a loom" */
const WISHED_THING = new RegExp(wrapped`
  ^user (?:still |also |really )?(?:wants|would like|would love|needs|is saving up for|is saving for) (?:a |an |some )
    (?:new )?((?:[a-z0-9-]+ ?){1,5})`);

const HAS_DONE = new RegExp(wrapped`
  ^user (?:has |have )?(?:just |finally |now )?(
    ordered|bought|got|picked up|put up|set up|purchased|found|reserved|booked|signed up|enrolled|enroled|registered
    |joined|renewed|replaced
  ) (?:for |on |in |into )?(?:the |a |an |their |some |that |user 's |his |her |new |it )*((?:[a-z0-9-]+ ?){1,5})`);
/** "visited Iceland": the verb is that of the wish. */
const HAS_DONE_SO =
  /^user (?:has |have )?(?:just |finally )?([a-z]+) (?:the |a |an |their |some |that |new |it )*((?:[a-z0-9-]+ ?){1,5})/;
/** "is taking a sewing class now" */
const IS_DOING =
  /^user is (?:now )?([a-z]+ing) (?:a |an |the |their |some )*((?:[a-z0-9-]+ ){0,3}[a-z0-9-]+) now(?: |$)/;
/** "has a second screen now" */
const HAS_IT = /^user (?:now )?has (?:got )?(?:a|an|the|their) (?:new )?((?:[a-z0-9-]+ ){0,3}[a-z0-9-]+) now(?: |$)/;
const HAS_COME = new RegExp(wrapped`
  ^(?:the|user 's|their)(?: new)? ((?:[a-z0-9-]+ ){0,2}[a-z0-9-]+) (?:has |have |finally |just )*(?:
    arrived|come|came|been delivered|was delivered|were delivered|is here|are here
  )(?: |$)`);
const IS_DONE = new RegExp(wrapped`
  ^(?:the|user 's|their) ((?:[a-z0-9-]+ ){0,2}[a-z0-9-]+) (?:is|are|was|were|has been|have been|got)(?: all)?(?: now)?
    (?: finally)? ([a-z-]+(?:ed|t|done|n))(?: |$)`);

/** Up to the next word that tells no more which one is meant. */
const thingOf = (text: string): string[] => {
  const words = upTo(text.trim().split(" "), (word) => ENDS.has(word));
  return wordsOf(words.join(" "));
};
const ENDS = new Set(
  "for in on at from with to of by about next last this now soon again someday eventually one yesterday today".split(
    " ",
  ),
);

/** Done of this and that, it tells of no wish: "has used". */
const SAY_LITTLE = stems("use do make have be go work start try want plan need take".split(" "));

const wayOf = (verb: string): string =>
  GETS.has(verb) ? "get" : JOINS.has(verb) ? "join" : verb.replace(/^re(?=\w{4})/, "");

/** The way it is meant or done leads; the thing follows. */
const asSaid = (verb: string, thing: string, value: string): Said[] => {
  const of = thingOf(thing);
  return of.length === 0 ? [] : [{ of: [wayOf(stem(verb)), ...of], value }];
};

/** "Ava 's bike" is not Ava. */
const isOwner = (line: string, { index, 0: said }: RegExpExecArray): boolean =>
  line
    .slice(index + said.length)
    .trimStart()
    .startsWith("'s");

export const readWish = (line: string): Said[] => {
  const thing = WISHED_THING.exec(line);
  if (thing !== null && !/^user [a-z ]+? to /.test(thing[0])) return asSaid("get", thing[1]!, "wished");
  const wish = WISH.exec(line);
  if (wish !== null) return isOwner(line, wish) ? [] : asSaid(wish[1]!, wish[2]!, "wished");
  const done = HAS_DONE.exec(line);
  if (done !== null) return isOwner(line, done) ? [] : asSaid(done[1]!.split(" ")[0]!, done[2]!, "done");
  const has = HAS_IT.exec(line);
  if (has !== null) return asSaid("get", has[1]!, "done");
  const doing = IS_DOING.exec(line);
  if (doing !== null) return asSaid(doing[1]!, doing[2]!, "done");
  const so = HAS_DONE_SO.exec(line);
  if (so !== null && isPastForm(so[1]!) && !SAY_LITTLE.has(stem(so[1]!)) && !isOwner(line, so))
    return asSaid(so[1]!, so[2]!, "done");
  const come = HAS_COME.exec(line);
  if (come !== null) return asSaid("get", come[1]!, "done");
  const passive = IS_DONE.exec(line);
  return passive === null ? [] : asSaid(passive[2]!, passive[1]!, "done");
};

/** The same way, and the same thing, called as closely or less: "a floor loom", "the loom"; not "a house", "a doll house". */
export const isWishDone = (older: Said, newer: Said): boolean => {
  const [[way, ...meant], [how, ...got]] = [older.of, newer.of];
  const isSame = older.value === "wished" && newer.value === "done" && way === how && meant.at(-1) === got.at(-1);
  return isSame && isAmong(got, meant);
};

const NEVER =
  /^user (?:has|have) never (?:tried|done|had a go at|got into|practised) (?:a |an |any )?((?:[a-z0-9-]+ ?){1,4})/;
const DOES = new RegExp(wrapped`
  ^user (?:now |has been |is |has |have )?(?:
    doing|playing|learning|taking|practising|making|trying|tried|started|taken up|took up|does|plays|practises|makes
    |loves|enjoys
  ) (?:to |up |with )?((?:[a-z0-9-]+ ?){1,4})`);

/** "has never tried pottery", "has been doing pottery since April" */
export const readNever = (line: string): Said[] => {
  const never = NEVER.exec(line)?.[1];
  const thing = never ?? DOES.exec(line)?.[1];
  const of = thing === undefined ? [] : thingOf(thing);
  return of.length === 0 ? [] : [{ of, value: never === undefined ? "does" : "never" }];
};
