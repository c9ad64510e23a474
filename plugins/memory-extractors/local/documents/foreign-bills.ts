// Bills in other languages than English: what was paid for is told as it stands, under the name of who wrote the bill.

import type { MemoryCandidate } from "#contracts/memory-extractor.ts";
import { wrapped } from "#domain/wrapped.ts";
import type { Passage, PassageSentence } from "../reading/passages.ts";
import { plainCandidate } from "../telling/candidates.ts";

const FIELD = /^([^:.!?]{2,60}?) ?: (\S.{0,100})$/u;
const MONEY = /^(?:(?:€|EUR|CHF|£|\$) ?)?\d[\d.,'’ \u00a0\u202f]*(?: ?(?:€|EUR|euros?|CHF|Fr\.?|\$|zł|kr))\W*$/iu;
/** A bank's account and a firm's number say nothing of what was bought. */
const OF_NO_MATTER = /^(?:iban|bic|swift|ust|steuer|siret|siren|tva|nif|cif|tel|tél|fax|e-?mail|web|www)/iu;
/** "Prochaine révision en mai 2025.": a day or an amount in a sentence that asks for nothing. */
const HOLDS = /\d/;
const COURTESY = new RegExp(
  wrapped`
    ^(?:das|dies\p{Ll}*|es|sie|er|ce|c['’]est|cela|elles?|ils?|est[oaeá]s?|eso)(?!\p{L})|\?
    |\b(?:bitte|vielen dank|danke|merci|gracias|veuillez|por favor|überweisen|rogamos)\b`,
  "iu",
);
const FEWEST_AMOUNTS = 2;
const LONGEST_HEAD = 60;
const LONGEST = 220;
const MOST_PARTS = 4;
const CONFIDENCE = 0.6;

const candidate = (text: string, lines: readonly PassageSentence[]): MemoryCandidate =>
  plainCandidate({ text, kind: "fact", subject: null, confidence: CONFIDENCE }, lines);

const plain = ({ raw }: PassageSentence): string => raw.replace(/\s+/g, " ").trim();

const toldOf = ({ foreign, sentences }: Passage): MemoryCandidate[] => {
  const all = [...foreign, ...sentences].toSorted((one, other) => one.start - other.start);
  const fields = all.flatMap((line) => {
    const [, key = "", value = ""] = FIELD.exec(plain(line)) ?? [];
    return key === "" || OF_NO_MATTER.test(key) ? [] : [{ line, text: `${key} ${value}`, isMoney: MONEY.test(value) }];
  });
  const head = all[0] === undefined ? "" : plain(all[0]).replace(/^#+ /, "");
  if (fields.filter(({ isMoney }) => isMoney).length < FEWEST_AMOUNTS) return [];
  if (head === "" || head.length > LONGEST_HEAD || /[:.!?]$|: /.test(head)) return [];
  const parts: { text: string; lines: PassageSentence[] }[] = [];
  for (const { line, text } of fields) {
    const last = parts.at(-1);
    if (last !== undefined && last.text.length + text.length <= LONGEST) {
      last.text += `; ${text}`;
      last.lines.push(line);
    } else parts.push({ text: `${head}: ${text}`, lines: [line] });
  }
  const said = foreign.filter(
    (line) => line !== all[0] && /\.$/.test(plain(line)) && HOLDS.test(line.raw) && !COURTESY.test(line.raw),
  );
  return [
    ...parts.slice(0, MOST_PARTS).map(({ text, lines }) => candidate(`${text}.`, lines)),
    ...said
      .filter((line) => plain(line).length <= LONGEST && !FIELD.test(plain(line)))
      .map((line) => candidate(`${head}: "${plain(line).replace(/"/g, "'")}"`, [line])),
  ].filter(({ sources }) => sources.length > 0);
};

/** Of documents that nobody speaks in, mostly in another language, with two amounts at least. */
export const toldOnForeignBills = (passages: readonly Passage[]): MemoryCandidate[] =>
  passages
    .filter(
      ({ role, isOfAuthor, foreign, sentences }) => role === null && !isOfAuthor && foreign.length > sentences.length,
    )
    .filter(({ foreign }) => foreign.some(({ isFresh }) => isFresh))
    .flatMap(toldOf);
