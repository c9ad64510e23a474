// Which heading names the topic of what stands below it.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "../capitals.ts";
import { kinGender } from "../cues/kin.ts";
import { DAY_STEMS, MONTH_SHORT } from "../dates/calendar.ts";
import { countWords } from "../patterns.ts";

/** Parts that every manual has: what they say is said of the whole. */
const ANY_PART = new RegExp(
  wrapped`
    ^(?:
      overview|introduction|intro|summary|abstract|about|general|background|install(?:ation|ing)?|set-?up
      |getting started|quick ?start|usage|configuration|settings|options|features|requirements|prerequisites|details
      |notes?|misc(?:ellaneous)?|faq|contributing|licen[sc]e|credits|changelog|further reading|status
    )$`,
  "i",
);
/** Parts of any diary, or of what came of a meeting. */
const ANY_LOG = new RegExp(
  wrapped`
    ^(?:
      log|ideas|thoughts|today|tomorrow|yesterday|to-?dos?|to do|actions?|action (?:items|points)|decisions?|discussion
      |agenda|minutes|context|description|consequences|any other business|aob
    )$`,
  "i",
);
const LONGEST = 60;
const LONGEST_TOGETHER = 90;
const NUMBERING = /^(?:\d+(?:\.\d+)*[.)]?|[§#]+) +/;

/** A day or a kind of text alone is no topic. */
const NO_TOPIC_WORD = new RegExp(
  wrapped`
    ^(?:
      \d+(?:st|nd|rd|th)?|of|the|(?:${DAY_STEMS}|to|yester)day|(?:mon|tue|wed|thu|fri|sat|sun)
      |(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ch|il|ust|ember|ober)?|journal|diary|daily|log
      |entry|untitled|documents?|readme|notes?|memo|todo|to|do|this|next|week|list|new|draft|page|index|home|my|agents
      |claude|contributing|md|txt
    )?$`,
  "iu",
);
export const saysNoTopic = (title: string): boolean =>
  title.split(/[^\p{L}\d]+/u).every((word) => NO_TOPIC_WORD.test(word));

/** "nan in respite till 3 june", "bins out thursday" above other such lines: an item, and no title. */
const JOTTED_WHEN = new RegExp(
  String.raw`\b(?:${DAY_STEMS})days?\b|\d ?[ap]m\b|\b(?:from|till|until|since|due) \p{L}|[£$€]\d`,
  "iu",
);
export const isItem = (line: string): boolean =>
  /^\p{Ll}/u.test(line) &&
  line.split(" ", 3).length > 2 &&
  (!["plural", undefined].includes(kinGender(line.split(" ", 1)[0] ?? "")) || JOTTED_WHEN.test(line));

/** "2.1.0 (2026-02-10)", "v3.0" above what a release brought. */
const VERSION = /^\[?(?:(?:version|release) )?v?(\d+\.\d+(?:\.\d+)*(?:-[\w.]+)?)\]?(?= |$|:)(?!\d)/i;
/** What the notes of a release are in parts of. */
export const OF_RELEASE =
  /^(?:added|changed|fixed|removed|deprecated|improved|security|(?:new )?features|bug ?fixes|breaking changes):?$/i;
const OF_VERSION = /^version [^, ]+/;
/** A heading below another one: itself, or the one above where it could stand in any text. `last`: what stood before it. */
export const topicUnder = (above: string, heading: string, last = above): string => {
  const version = VERSION.exec(heading)?.[1];
  if (version !== undefined) return `version ${version}`;
  if (heading.length > LONGEST) return "";
  const release = OF_RELEASE.test(heading) ? OF_VERSION.exec(last)?.[0] : undefined;
  if (release !== undefined) return `${release}, ${lowerFirst(heading.replace(/:$/, ""))}`;
  return ANY_PART.test(heading) || saysNoTopic(heading) ? above : heading;
};

/** The topic of a chunk whose lead is a path of headings, "Tidepool > Configuration". */
export const topicOfLead = (lead: string): string => {
  const lines = lead.split("\n").map((line) => line.replace(/^#+\s*/, "").trim());
  // The last one may be the header of a table.
  const last = lines.findLast((line) => line !== "" && !line.startsWith("|")) ?? "";
  return last.split(/ (?:>|›|\/|→) /).reduce((above, heading) => topicUnder(above, heading), "");
};

/** Dashes and spaces as typed in either way. */
const evenly = (text: string): string =>
  text
    .replace(/\s*[–—]\s*/g, " - ")
    .replace(/\s+/g, " ")
    .toLowerCase();

/** "Newsletter No. 6 - 10 March 2026": the first is no day. */
const COUNTED = wrapped`
  (?<!
    \b(?:
      [Nn](?:o|r|umber)|[Ii]ssue|[Nn]ewsletter|[Bb]ulletin|[Ee]dition|[Vv]ol(?:ume)?|[Pp]art|[Ww]eek|[Tt]erm|[Mm]eeting
      |[Ss]ession
    )\.?[ ]
  )`;
/** The day at the end of "Newsletter, 4 September 2026": statements have days of their own. */
export const DAY_BEHIND = new RegExp(
  wrapped`
    [,;:]? *(?:[-–—] )?\(?(?:${COUNTED}\d{1,2}(?:st|nd|rd|th)?(?: ${MONTH_SHORT}\.?)? ?(?:[-–—&]|to|and|until|till) ?)?(?:
      \d{1,2}(?:st|nd|rd|th)? ${MONTH_SHORT}\.?,? \d{4}|${MONTH_SHORT}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}
      |\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}
    )\)?$`,
);

/** What a statement without a name of its own is put under: the title of the document and the section in it. */
export const topicIn = (dated: string, section: string): string => {
  const [title, own] = [dated, section.replace(NUMBERING, "")].map((text) => text.replace(DAY_BEHIND, "") || text) as [
    string,
    string,
  ];
  if (title === "") return own;
  const isWithin = evenly(title).includes(evenly(own)) || evenly(own).includes(evenly(title));
  if (own.endsWith(`: ${title}`)) return title;
  if (isWithin || ANY_PART.test(own) || ANY_LOG.test(own)) return own.includes(title) ? own : title;
  const named = own.endsWith("?") ? `"${own}"` : own;
  return title.length + named.length > LONGEST_TOGETHER ? title : `${title}, ${named}`;
};

const FEWEST_OF_SENTENCE = 3;
/** "Lars reported a surplus." below a line */
export const isProse = ({ raw, opens }: { readonly raw: string; readonly opens?: unknown }): boolean =>
  opens === "line" && !/^\W*\d{1,2}[.)]/.test(raw) && /[.!]$/.test(raw.trim()) && countWords(raw) >= FEWEST_OF_SENTENCE;
