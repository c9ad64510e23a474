// Which heading names the topic of what stands below it.

/** Parts that every manual has: what they say is said of the whole. */
const ANY_PART =
  /^(?:overview|introduction|intro|summary|about|general|background|install(?:ation|ing)?|set-?up|getting started|quick ?start|usage|configuration|settings|options|features|requirements|prerequisites|details|notes?|misc(?:ellaneous)?|faq|contributing|licen[sc]e|credits|changelog|further reading|status)$/i;
const LONGEST = 60;

/** A heading below another one: itself, or the one above where it could stand in any text. */
export const topicUnder = (above: string, heading: string): string =>
  heading.length > LONGEST ? "" : ANY_PART.test(heading) ? above : heading;

/** The topic of a chunk whose lead is a path of headings, "Tidepool > Configuration". */
export const topicOfLead = (lead: string): string => {
  const lines = lead.split("\n").map((line) => line.replace(/^#+\s*/, "").trim());
  const last = lines.findLast((line) => line !== "") ?? "";
  return last.split(/ (?:>|›|\/|→) /).reduce((above, heading) => topicUnder(above, heading), "");
};
