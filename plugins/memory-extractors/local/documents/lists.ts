// Lists and records: items that say nothing one by one are told together, under what heads them.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "../capitals.ts";
import { countWords } from "../patterns.ts";
import type { PassageSentence } from "../reading/passages.ts";
import { possessive } from "../telling/person.ts";
import { isFiling } from "./boilerplate.ts";
import { asCommonNoun, isDayLine, keyValue } from "./field-lines.ts";
import { isOwnTitle } from "./note-fields.ts";
import { headsTasks, isDeed } from "./person-fields.ts";
import { KEEP_PROSE_SCORE, type ProseStatement } from "./prose.ts";
import { isOwnList } from "./subjectless.ts";

/** A line of a document as it was read. */
export interface ReadLine {
  readonly sentence: PassageSentence;
  /** Without its bullet. */
  readonly text: string;
  readonly heading: string;
  readonly statement: ProseStatement | null;
  /** Read as the entity's own words. */
  readonly isTaken: boolean;
}

const ITEM = /^\s*(?:[-*•+]|\[[ xX]?\])\s/;
const NUMBERED = /^\s*\d{1,2}[.)]\s/;
const OPEN_BOX = /^\s*(?:[-*•+]\s+)?\[ ?\]\s/;
const DONE_BOX = /^\s*(?:[-*•+]\s+)?\[[xX]\]\s/;
/** "To do this week", "Tasks for Monday", "This week" */
const TASKS = new RegExp(
  wrapped`
    ^(?:
      (?:my )?(?:to-?dos?|to do|tasks?|errands)(?: (?:list )?(?:for |on )?(?:
          today|tomorrow|next week|this week|(?:the |this )?weekend|\w+day
        )
      )?
      |(?:for )?(?:today|tomorrow|next week|this week)|still to do|don't forget
    )$`,
  "i",
);
/** "My goals for 2025", "Bucket list": what is to come, not "I read 24 books". */
const AIMS =
  /^(?:my |our )?(?:[\w'-]+ )?(?:goals?|resolutions?|bucket ?list|wish ?list)(?: (?:for|in) [^:]{2,20}| \d{4})?$/i;
const LONGEST_HEADING = 60;
export const headsAims = (raw: string): boolean =>
  raw.length <= LONGEST_HEADING && AIMS.test(raw.replace(/^[#*_ ]+|[:*_ ]+$/g, ""));

/** The items under a heading of aims. */
export const aimsIn = (sentences: readonly PassageSentence[], heading: string): ReadonlySet<PassageSentence> => {
  let isUnderAims = headsAims(heading);
  return new Set(
    sentences.filter(({ raw }) => {
      const isItem = ITEM.test(raw) || NUMBERED.test(raw);
      if (!isItem) isUnderAims = headsAims(raw);
      return isItem && isUnderAims;
    }),
  );
};

const DAY = /^(?:.+ )??(?:for |on )?(today|tomorrow|next week|this week|(?:the |this )?weekend|\w+day)$/i;
/** Headings of what only leads elsewhere. */
export const LEADS_ELSEWHERE = new RegExp(
  wrapped`
    ^(?:
      see also|references|sources|external links|further reading|links|related(?: \w+)?|contents|table of contents
      |navigation|menu|categories|tags|share|follow us
    )$`,
  "i",
);
/** Each of what was settled, or is to be done, counts. */
const DECISIONS =
  /^(?:(?:key |main )?decisions?(?: (?:made|taken))?|decided|agreed|agreements?|resolutions?|outcomes?)$/i;
const FEWEST_WORDS = 3;
const FEWEST_OF_DEED = 2;
/** "Done" above boxes that say so. */
const DONE_HEADING = /(?:^|[ ,:])(?:done|completed|finished)$/i;
/** Ticked when they are in the bag, read or seen. */
const OF_THINGS =
  /\b(?:packing|pack|ingredients|wish ?list|reading|books?|films?|movies|songs|guests?|inventory|watch(?: ?list)?)\b/i;
/** "Switch from Stripe to Adyen" */
const asDecided = (text: string): string => (isDeed(text) ? `decided to ${lowerFirst(text)}` : text);
/** What is bought and gone. */
const SHOPPING = new RegExp(
  wrapped`
    ^(?:shopping(?: list)?|groceries|to buy)(?: (?:for )?(?:
        mon|tues?|wed|thu|fri|sat|sun|\w+day|today|tomorrow|(?:the |this |next )?week(?:end)?
      )
    )?$`,
  "i",
);
const POINTS_ELSEWHERE = /https?:|www\.|\]\(|[?¿]\s*$/;
const LONGEST_ITEM = 20;
const FEWEST_ITEMS = 2;
const FEWEST_FIELDS = 4;
/** One memory; longer lists are told in as many. */
const LONGEST_LIST = 220;
const MOST_PARTS = 3;
/** Whose to-dos they are, where a list is one's own. */
export interface ListOwner {
  readonly speaker: string;
  readonly isOwn: boolean;
}

/** "1. Asthma" below "Diagnoses:": a word is enough there. */
const OF_PATIENT = new RegExp(
  wrapped`
    ^(?:
      (?:main |current |further |secondary |known |discharge )?(?:
        diagnos[ei]s|medications?|medicines?|allergies|conditions|problems
      )
      |(?:past )?medical history
    )$`,
  "i",
);

/** "Removed" of a release: one thing is enough. */
const OF_RELEASE_PART = /^version [^, ]+, /;

type Kind = "item" | "field";

/** A field of a person is a statement of its own. */
const isOfPerson = ({ statement }: ReadLine): boolean => (statement?.score ?? 0) > KEEP_PROSE_SCORE + 2;

const kindOf = (line: ReadLine): Kind | null => {
  const isNumbered =
    NUMBERED.test(line.sentence.raw) && [AIMS, OF_PATIENT, DECISIONS].some((of) => of.test(line.heading));
  if (ITEM.test(line.sentence.raw) || isNumbered) return "item";
  return !line.isTaken && !isDayLine(line.sentence.raw) && !isOfPerson(line) && keyValue(line.sentence.raw) !== null
    ? "field"
    : null;
};

/** Lines of one kind under one heading; null stands for a heading between. */
const runsOf = (lines: readonly (ReadLine | null)[]): { kind: Kind; lines: ReadLine[] }[] => {
  const runs: { kind: Kind; lines: ReadLine[] }[] = [];
  let before: ReadLine | null = null;
  for (const line of lines) {
    const kind = line === null ? null : kindOf(line);
    const last = runs.at(-1);
    if (line !== null && kind !== null) {
      const isSame =
        last?.kind === kind && before !== null && last.lines.at(-1) === before && before.heading === line.heading;
      if (isSame) last.lines.push(line);
      else runs.push({ kind, lines: [line] });
    }
    before = line;
  }
  return runs;
};

/** In parts of at most 220 characters, at the borders of the items. */
const partsOf = (
  items: readonly { text: string; sentence: PassageSentence }[],
  opening: string,
  heading: string,
): ProseStatement[] => {
  const parts: { text: string; sentences: PassageSentence[] }[] = [];
  for (const { text, sentence } of items) {
    const last = parts.at(-1);
    if (last !== undefined && last.text.length + text.length <= LONGEST_LIST) {
      last.text += `; ${text}`;
      last.sentences.push(sentence);
    } else parts.push({ text: opening + text, sentences: [sentence] });
  }
  return parts.length > MOST_PARTS
    ? []
    : parts.map((part) => ({ ...part, score: KEEP_PROSE_SCORE + 0.5, heading, isList: true }));
};

const asItems = (lines: readonly ReadLine[]) =>
  lines.map(({ text, sentence }) => ({ text: text.replace(/[.;,!]+$/, ""), sentence }));

/** "[x] renew the passport" among what somebody does; "[x] tent" is of a list of things. */
const tellDone = (lines: readonly ReadLine[], { speaker, isOwn }: ListOwner): ProseStatement[] => {
  const heading = lines[0]?.heading ?? "";
  const done = lines.filter(({ sentence, isTaken }) => !isTaken && DONE_BOX.test(sentence.raw));
  const isOfDeeds = done.length > 0 && lines.some(({ text }) => isDeed(lowerFirst(text)));
  if (!isOfDeeds || SHOPPING.test(heading) || AIMS.test(heading) || OF_THINGS.test(heading)) return [];
  const told = asItems(
    done.filter(({ text }) => countWords(text) >= FEWEST_OF_DEED && countWords(text) <= LONGEST_ITEM),
  );
  if (isOwn) return partsOf(told, `${speaker} has done: `, "");
  return partsOf(told, "", DONE_HEADING.test(heading) ? heading : heading === "" ? "done" : `${heading}, done`);
};

/** Among items without a box, only those with one are to be done. */
const isOpen = ({ sentence }: ReadLine): boolean => OPEN_BOX.test(sentence.raw);

const tellItems = (lines: readonly ReadLine[], { speaker, isOwn }: ListOwner): ProseStatement[] => {
  const heading = lines[0]?.heading ?? "";
  const isTasks = isOwn && (TASKS.test(heading) || lines.some(isOpen));
  const items = lines.filter(
    ({ sentence, text, isTaken }) =>
      !isTaken &&
      !DONE_BOX.test(sentence.raw) &&
      !POINTS_ELSEWHERE.test(sentence.raw) &&
      countWords(text) <= LONGEST_ITEM,
  );
  const isAims = AIMS.test(heading) && (isOwn || /^(?:my|our) /i.test(heading));
  const told = asItems(isTasks && !TASKS.test(heading) ? items.filter(isOpen) : items);
  if (isTasks) {
    const day = DAY.exec(heading)?.[1]?.toLowerCase();
    return partsOf(told, `${possessive(speaker)} to-dos${day === undefined ? "" : ` for ${day}`}: `, "");
  }
  if (isAims) return partsOf(told, `${possessive(speaker)} ${lowerFirst(heading.replace(/^(?:my|our) /i, ""))}: `, "");
  if (LEADS_ELSEWHERE.test(heading) || SHOPPING.test(heading)) return [];
  const unowned = items.filter(({ statement }) => statement?.isOfPerson !== true);
  const bare = unowned.filter(({ statement }) => statement === null);
  const isDecided = DECISIONS.test(heading);
  if ((isDecided || headsTasks(heading)) && bare.length < lines.length)
    return bare
      .filter(({ text }) => countWords(text) >= FEWEST_WORDS)
      .flatMap(({ text, sentence }) => partsOf([{ text: isDecided ? asDecided(text) : text, sentence }], "", heading));
  if (isOwnList(heading) && isOwn) return partsOf(asItems(bare), `${speaker} (about themselves): `, "");
  const fewest = OF_RELEASE_PART.test(heading) ? 1 : FEWEST_ITEMS;
  if (unowned.length < fewest || (bare.length * 2 < unowned.length && !OF_PATIENT.test(heading))) return [];
  return partsOf(asItems(unowned), "", heading);
};

const tellFields = (lines: readonly ReadLine[], title: string): ProseStatement[] => {
  // "Weight: 81 kg" of a log of one's own changes by itself.
  if (isOwnTitle(lines[0]?.heading || title)) return [];
  const fields = lines.flatMap(({ sentence }) => {
    const pair = keyValue(sentence.raw);
    if (pair === null || isFiling(sentence.raw)) return [];
    return [
      {
        text: `${asCommonNoun(pair.key)} ${pair.value.replace(/[.;,]+$/, "").replace(/\s{2,}(?=\p{Lu})/gu, "; ")}`,
        sentence,
      },
    ];
  });
  return fields.length < FEWEST_FIELDS ? [] : partsOf(fields, "", lines[0]?.heading ?? "");
};

/** The lists that are told as one; their lines are not told by themselves. `title`: says what a list under no heading is of. */
export const listsIn = (lines: readonly (ReadLine | null)[], owner: ListOwner, title: string): ProseStatement[] =>
  runsOf(lines)
    .flatMap((run) =>
      run.kind === "item"
        ? [...tellDone(run.lines, owner), ...tellItems(run.lines, owner)]
        : tellFields(run.lines, title),
    )
    .filter(({ heading, text }) => title !== "" || heading !== "" || text.startsWith(owner.speaker))
    .filter(({ sentences }) => sentences.some(({ isFresh }) => isFresh));
