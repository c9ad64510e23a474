// Lines of notes that somebody else than their writer says: "Sara: I'm pregnant!", "my lawyer wrote: I need the deed". Where a
// text is no conversation as a whole, each such line is a turn of whom its label names, or nobody's; never the writer's.

import type { Role } from "#domain/extracted-text.ts";
import { wrapped } from "#domain/wrapped.ts";
import { headsNote, isField, looksLikeFirstName, looksLikeName, roleOf } from "#plugins/shared/speakers.ts";
import { kinGender } from "../cues/kin.ts";
import { OCCUPATION } from "../cues/occupations.ts";
import { isDemonym, isFirstName, isPlaceOrNation } from "../cues/proper-names.ts";
import { FIRST_PERSON } from "../cues/signals.ts";
import { possessive } from "../telling/person.ts";
import { SALUTATION } from "./mails.ts";
import { nameListeners, withCapital } from "./names.ts";

interface Line {
  readonly raw: string;
  readonly start: number;
  /** Where it begins; absent amid a line. */
  readonly opens?: "line" | "paragraph" | undefined;
}

interface Passage {
  readonly role: Role | null;
  readonly speaker: string;
  listener: string | null;
  isCalled: boolean;
  isListenerOpen: boolean;
  isAmongSeveral: boolean;
  readonly isOfAuthor: boolean;
  readonly group: string | null;
  readonly heading: string;
  readonly sentences: readonly Line[];
  readonly foreign: readonly Line[];
}

/** Words that a label sets apart. */
export interface SaidByOther<Part extends Line> {
  readonly speaker: string;
  readonly sentences: readonly Part[];
}

const BULLET = String.raw`(?:[-*•+>]|\d{1,3}[.)])\s+`;
const TIME = String.raw`\[[^\]\n]{1,30}\]\s*|\(?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?\)?\s+(?:[-–|]\s+)?`;
/** "Sara:", "- **Tobias (CTO):**", "[10:02] Mei:", "Here is what my lawyer wrote:" */
const LABEL = new RegExp(
  wrapped`
    ^\s*(?:${BULLET})?(?:${TIME})?[*_]{0,3}[@~]?(\p{L}[^:\n()[\]*_]{0,60}?)[*_]{0,3}(?:\s?[([][^)\]\n]{1,40}[)\]])?[*_]{0,3}
      \s?:[*_]{0,3}(?:\s+|$)`,
  "u",
);
/** "Tobias - I moved", only of names. */
const DASHED = new RegExp(
  String.raw`^\s*(?:${BULLET})?[*_]{0,3}(\p{Lu}[\p{L}'’-]+)[*_]{0,3}\s[-–—]\s+(?=I\b|I'|[Ww]e\b|[Mm]y\b)`,
  "u",
);
const NEW_THING = /^\s*(?:#{1,6} |[-*•+>|]\s|\d{1,3}[.)]\s|\[[ xX]?\])/;
const QUOTED = /^["“«](.+)["”»]$/su;

/** "Here is what my lawyer wrote", "Anna said yesterday" */
const SAYS = new RegExp(
  wrapped`
    ^(?:on [^,]{3,40}, )?(?:(?:(?:and )?(?:here(?:'s| is)|this is|that's) )?what )?(.{1,40}?) (?:
      (?:just|also|has|had|then) )?(?:said|says|wrote|writes|written|replied|answered|texted|e-?mailed|messaged|told me)(?: (?:to|back|in)? ?(?:
        me|us|yesterday|today|this morning|last \w+|on (?:\w+day|\d{1,2} \p{L}+(?: \d{4})?|\p{L}+ \d{1,2}(?:, \d{4})?)
      )
    )?$`,
  "iu",
);
/** "As Seneca said": quoted, and no news of whoever it was. */
const AS_SOMEBODY_SAID = /^(?:\p{L}+ )?as /iu;
/** "Email from my lawyer", "Here's the message I got from Anna" */
const FROM = new RegExp(
  wrapped`
    ^(?:(?:and )?here(?:'s| is) )?(?:(?:the|an?|this) )?(?:(?:new|last|latest) )?(?:
      e-?mail|mail|message|text|letter|note|reply|answer|sms|voicemail|forwarded
    )(?: I(?: just|'ve)? (?:got|received|had))? from (.+)$`,
  "i",
);
const OWN = /(?:^| )(?:I|we|me|myself)$/i;
const OF_MINE = /^(?:my|our) (\p{L}[\p{L}' -]*)$/iu;
const TITLED = /^(?:dr|mr|mrs|ms|miss|prof|sir|uncle|aunt|auntie|grandma|grandpa|oma|opa)\.? \p{Lu}/iu;
/** Whoever it is. */
const UNKNOWN = new RegExp(
  wrapped`
    ^(?:
      speaker|participant|person|guest|host|interviewer|interviewee|moderator|caller|customer|client|candidate|patient
    )(?: ?(?:\d{1,2}|[A-Z]))?$`,
  "i",
);
const OF_WORK = new RegExp(`^(?:the )?${OCCUPATION}$`, "i");
const NO_SPEAKER = /^(?:rabbit|hamster|parrot|horse|budgie|baby|dog|cat|pup|puppy|kitten|pet)s?$/i;
/** "Chores": no first name that no list holds. */
const PLURAL = /[^siu]s$/;

/** "TOBIAS", "tobias" */
const withOneCapital = (name: string): string =>
  /^(?:\p{Lu}{3,}|\p{Ll}{3,})$/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1).toLowerCase() : name;

/**
 * How surely a label names who speaks: `sure` wherever it stands. Amid such labels `maybe` and `amid` name somebody, too; alone,
 * "Boss: I asked for it" is nobody's, and "Blue Bottle: I go there on Fridays" a note.
 */
type Sureness = "sure" | "maybe" | "amid" | "none";

const surenessOf = (label: string): Sureness => {
  const [first = "", ...more] = label.split(" ");
  if (isField(label) || NO_SPEAKER.test(label) || roleOf(label) === "user") return "none";
  if (roleOf(label) !== "other" || UNKNOWN.test(label) || TITLED.test(label)) return "sure";
  if (kinGender(label) !== undefined || OF_WORK.test(label)) return "maybe";
  if (isFirstName(first) && (more.length === 0 || looksLikeName(label))) return "sure";
  if (isPlaceOrNation(first) || isDemonym(first) || PLURAL.test(label)) return "none";
  if (more.length > 0) return looksLikeName(label) ? "amid" : "none";
  if (looksLikeFirstName(label)) return "maybe";
  return looksLikeFirstName(withOneCapital(label)) ? "amid" : "none";
};

/** "Dana", "Grandma Ilse"; "Mei" amid such names. Not "wife", which says of whom only. */
export const isNameOfSomebody = (label: string, isAmid: boolean): boolean => {
  if (kinGender(label) !== undefined || OF_WORK.test(label) || UNKNOWN.test(label)) return false;
  const sureness = surenessOf(label);
  return (sureness === "sure" && roleOf(label) === "other") || (isAmid && sureness === "maybe");
};

interface Label {
  readonly speaker: string | null;
  readonly sureness: Sureness;
  /** Of the label, in characters. */
  readonly length: number;
}

/** "Mail from Harrow: they moved the deadline": what it says, in the words of whoever got it. */
const SUMS_UP = /^\s*(?:they|s?he)(?:'[a-z]+)? /i;

const labelOf = (raw: string, entity: string): Label | null => {
  const [head, label = ""] = LABEL.exec(raw) ?? DASHED.exec(raw) ?? [];
  if (head === undefined || (FROM.test(label) && SUMS_UP.test(raw.slice(head.length)))) return null;
  const reported = SAYS.exec(label)?.[1] ?? FROM.exec(label)?.[1];
  const who = reported ?? label.trim();
  const mine = OF_MINE.exec(who)?.[1];
  if (OWN.test(who) || (mine !== undefined && reported === undefined && kinGender(mine) === undefined)) return null;
  const sureness = mine === undefined ? surenessOf(who) : "sure";
  if (sureness === "none" && reported === undefined) return null;
  if (reported !== undefined && AS_SOMEBODY_SAID.test(who))
    return { speaker: null, sureness: "sure", length: head.length };
  const isNamed = sureness !== "none" && roleOf(who) === "other" && !UNKNOWN.test(who);
  const speaker = mine !== undefined ? `${possessive(entity)} ${mine}` : isNamed ? withOneCapital(who) : null;
  return { speaker, sureness: reported === undefined ? sureness : "sure", length: head.length };
};

/** What stands behind a label on its line. */
const wordsBehind = <Part extends Line>(sentence: Part, { length }: Label): Part[] => {
  const rest = sentence.raw.slice(length);
  const raw = QUOTED.exec(rest)?.[1] ?? rest;
  const start = sentence.start + length + rest.indexOf(raw);
  return raw.trim() === "" ? [] : [{ ...sentence, start, end: start + raw.length, raw }];
};

/** "Anna: I need to call her": the label says of whom, and not who. */
const SPOKEN_OF = /^([^.!?]*?)\b(?:he|she|him|her|his|hers)\b/i;
const SOMEBODY_BEFORE = /\b(?:[Mm]y|[Oo]ur|[Tt]he|[Aa]n?|some\w+|who) \p{L}|(?<=\P{L})\p{Lu}\p{Ll}/u;
const speaksOfLabel = ([first]: readonly Line[]): boolean => {
  const before = SPOKEN_OF.exec(first?.raw ?? "")?.[1];
  return before !== undefined && !SOMEBODY_BEFORE.test(before);
};

/** "mum: has shingles, wants me home" */
const TELLS_OF_LABEL = /^\s*(?:has|wants|needs|is|isn't|lives|works|says|thinks|hopes|hates|likes|loves|doesn't)\b/i;

/** "Wales: 3 to 8 June, we camp", "Merch: shirts ordered, we pay half": a note under its head, though that could be a name. */
const NOTES_DOWN =
  /^\s*(?:[£$€]?\d|(?:the )?(?:\p{Ll}+ ){1,3}(?:booked|ordered|paid|confirmed|fixed|sorted|cancell?ed|arrived|done)\b)/u;
const SPEAKS_OF_SELF = /\b(?:I|I['’]\w+|me|my|mine|myself)\b/;
const notesDown = ([first]: readonly Line[]): boolean =>
  first !== undefined && NOTES_DOWN.test(first.raw) && !SPEAKS_OF_SELF.test(first.raw);

/** "Nico: Great. shirts: we ordered 60": amid a line, in small letters, the matter. */
const HEADS_THING = /^\s*(?!(?:my|and|mum|mom|dad|gran|nan) ?\b)\p{Ll}+: /u;

const isOfOneself = ({ raw }: Line): boolean => FIRST_PERSON.test(raw);

/** Whether somebody is surely named before a colon in a text: then other words there are names, too. */
export const namesSpeakers = (sentences: readonly Line[], entity: string): boolean =>
  sentences.some(({ raw }) => labelOf(raw, entity)?.sureness === "sure");

/** A label with what stands below it; `words` without the label. */
interface Block<Part> {
  readonly label: Label | null;
  readonly isHeader: boolean;
  readonly lines: Part[];
  readonly words: Part[];
  /** Lines below that have no label: "I told my mum first." */
  readonly below: Part[];
  /** "Dear Ms Kim": what follows is a letter, to its end. */
  isLetter: boolean;
}

const blocksOf = <Part extends Line>(
  sentences: readonly Part[],
  labelIn: (sentence: Part) => Label | null,
): Block<Part>[] => {
  const blocks: Block<Part>[] = [];
  for (const sentence of sentences) {
    const last = blocks.at(-1);
    const label = labelIn(sentence);
    const isOpen = last?.label != null && label === null && !opensAnew(sentence, last);
    if (last !== undefined && isOpen) {
      last.isLetter ||= last.isHeader && SALUTATION.test(sentence.raw.trim());
      const isItsWord = last.isHeader || sentence.opens === undefined;
      last.lines.push(sentence);
      (isItsWord ? last.words : last.below).push(sentence);
    } else {
      const words = label === null ? [] : wordsBehind(sentence, label);
      const isHeader = words.length === 0;
      blocks.push({ label, isHeader, lines: [sentence], words, below: [], isLetter: false });
    }
  }
  return blocks;
};

/** Whether a line has to do with nothing above it. */
const opensAnew = ({ opens, raw }: Line, { isHeader, isLetter, lines }: Block<unknown>): boolean =>
  opens !== undefined &&
  !isLetter &&
  (NEW_THING.test(raw) ||
    headsNote(LABEL.exec(raw)?.[1] ?? "") ||
    (opens === "paragraph" && !(isHeader && lines.length === 1)));

/** @param isAmid whether the text names speakers */
export const saidByOthers = <Part extends Line>(
  sentences: readonly Part[],
  entity: string,
  isAmid: boolean,
): { readonly own: readonly Part[]; readonly others: readonly SaidByOther<Part>[] } => {
  const labelIn = ({ raw, opens }: Part): Label | null => {
    const label = opens === undefined && HEADS_THING.test(raw) ? null : labelOf(raw, entity);
    return label?.sureness === "amid" && !isAmid ? null : label;
  };
  const blocks = blocksOf(sentences, labelIn);
  const isOthers = ({ label, words }: Block<Part>): boolean =>
    label !== null && words.some(isOfOneself) && !TELLS_OF_LABEL.test(words[0]?.raw ?? "") && !notesDown(words);
  const speakerOf = ({ label, words }: Block<Part>): string | null =>
    label === null || (label.sureness === "maybe" && !isAmid) || speaksOfLabel(words) ? null : label.speaker;
  const own = blocks.flatMap((block) => {
    if (!isOthers(block)) return block.lines;
    const words = speakerOf(block) === null ? block.words : [];
    return [...words, ...block.below].filter((line) => !isOfOneself(line));
  });
  const others = blocks.filter(isOthers).flatMap((block) => {
    const speaker = speakerOf(block);
    return speaker === null ? [] : [{ speaker, sentences: block.words }];
  });
  return { own, others };
};

/** What others say in notes as turns of theirs; what they say in a turn to an assistant is only quoted there. */
export const withOthersApart = <Part extends Passage>(
  passages: readonly Part[],
  entity: string,
  isToAssistant: (passage: Part) => boolean,
): Part[] => {
  const read = (passage: Part): boolean => passage.role === null || isToAssistant(passage);
  const isAmid = passages.some((passage) => read(passage) && namesSpeakers(passage.sentences, entity));
  const spoken: Part[] = [];
  const all = passages.flatMap((passage) => {
    if (!read(passage)) return [passage];
    const writer = passage.isOfAuthor ? passage.speaker : entity;
    const { own, others } = saidByOthers(passage.sentences, writer, isAmid);
    if (own.length === passage.sentences.length) return [passage];
    const turns =
      passage.role !== null
        ? []
        : others.map(
            ({ speaker, sentences }): Part => ({
              ...passage,
              role: "other",
              speaker: withCapital(speaker),
              isOfAuthor: false,
              group: null,
              heading: "",
              sentences: [...sentences],
              foreign: [],
            }),
          );
    spoken.push(...turns);
    return [{ ...passage, sentences: [...own] }, ...turns];
  });
  nameListeners(spoken);
  return all;
};
