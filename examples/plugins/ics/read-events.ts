// Reads the events of an iCalendar file (RFC 5545): folded lines, parameters, escapes, dates with and without a time.

export interface CalendarEvent {
  readonly summary: string;
  /** In words, e.g. "2031-04-12 09:30 to 11:00 (Europe/Lisbon)"; empty when the file does not say. */
  readonly when: string;
  readonly where: string;
  readonly who: readonly string[];
  readonly description: string;
  /** When it is over, in milliseconds; null when it has no date or comes again and again. */
  readonly end: number | null;
}

interface Property {
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

/** A colon or semicolon within quotes belongs to the value of a parameter. */
const LINE = /^([A-Za-z0-9-]{1,60})((?:;[A-Za-z0-9-]{1,60}=(?:"[^"]*"|[^":;]*))*):(.*)$/;
const PARAMETER = /;([A-Za-z0-9-]+)=(?:"([^"]*)"|([^":;]*))/g;

const readLine = (line: string): Property | null => {
  const [, name, written = "", value = ""] = LINE.exec(line) ?? [];
  if (name === undefined) return null;
  const parameters = new Map<string, string>();
  for (const [, key = "", quoted, bare] of written.matchAll(PARAMETER)) {
    parameters.set(key.toUpperCase(), quoted ?? bare ?? "");
  }
  return { name: name.toUpperCase(), parameters, value };
};

const plain = (value: string): string =>
  value
    .replaceAll(/\\([\\;,nN])/g, (_, mark: string) => (mark.toLowerCase() === "n" ? "\n" : mark))
    .replaceAll(/[^\S\n]+/g, " ")
    .trim();

interface Moment {
  readonly day: string;
  /** Empty for whole days. */
  readonly time: string;
  readonly zone: string;
  readonly ms: number;
}

const DATE = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/;

/** A time in a named zone counts as UTC where only the order matters. */
const readMoment = (property: Property | undefined): Moment | null => {
  const [, year = "", month = "", day = "", hour, minute, second, utc] = DATE.exec(property?.value ?? "") ?? [];
  if (year === "") return null;
  const time = hour === undefined ? "" : `${hour}:${minute}`;
  const ms = Date.UTC(+year, +month - 1, +day, +(hour ?? 0), +(minute ?? 0), +(second ?? 0));
  const zone = utc === "Z" ? "UTC" : (property?.parameters.get("TZID") ?? "");
  return { day: `${year}-${month}-${day}`, time, zone, ms };
};

const DAY_MS = 86_400_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The end of a whole day's event is the day after it. */
const lastDayOf = ({ ms }: Moment): string => dayOf(ms - DAY_MS);

const inWords = (start: Moment | null, end: Moment | null, rule: string | undefined): string => {
  if (start === null) return "";
  const again = rule === undefined ? "" : `, ${/FREQ=([A-Z]+)/.exec(rule)?.[1]?.toLowerCase() ?? "again and again"}`;
  if (start.time === "") {
    const last = end === null ? start.day : lastDayOf(end);
    return `${last > start.day ? `${start.day} to ${last}` : start.day}${again}`;
  }
  const zone = start.zone === "" ? "" : ` (${start.zone})`;
  if (end === null) return `${start.day} ${start.time}${zone}${again}`;
  const until = end.day === start.day ? end.time : `${end.day} ${end.time}`;
  return `${start.day} ${start.time} to ${until}${zone}${again}`;
};

const person = ({ parameters, value }: Property): string =>
  plain(parameters.get("CN") ?? value.replace(/^mailto:/i, ""));

const toEvent = (properties: readonly Property[]): CalendarEvent & { readonly start: number } => {
  const find = (name: string): Property | undefined => properties.find((property) => property.name === name);
  const words = (name: string): string => plain(find(name)?.value ?? "");
  const [start, end] = [readMoment(find("DTSTART")), readMoment(find("DTEND"))];
  const rule = find("RRULE")?.value;
  const people = properties.filter(({ name }) => name === "ORGANIZER" || name === "ATTENDEE").map(person);
  return {
    summary: words("SUMMARY").replaceAll("\n", " ") || "Event",
    when: inWords(start, end, rule),
    where: words("LOCATION").replaceAll("\n", ", "),
    who: [...new Set(people)].filter((name) => name !== ""),
    description: words("DESCRIPTION"),
    start: start?.ms ?? Number.POSITIVE_INFINITY,
    end: rule === undefined ? ((end ?? start)?.ms ?? null) : null,
  };
};

/** What cannot be understood is left out; the events come in the order in which they take place. */
export const readEvents = (content: string): { readonly name: string | null; readonly events: CalendarEvent[] } => {
  const lines = content
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/\n[ \t]/g, "")
    .toWellFormed()
    .split("\n");
  const events: ReturnType<typeof toEvent>[] = [];
  let name: string | null = null;
  let open: Property[] | null = null;
  /** Alarms and the like lie within events and have descriptions of their own. */
  let depth = 0;
  for (const line of lines) {
    const property = readLine(line);
    if (property === null) continue;
    const what = property.value.toUpperCase();
    if (property.name === "BEGIN" && open !== null) depth += 1;
    else if (property.name === "BEGIN" && what === "VEVENT") open = [];
    else if (property.name === "END" && depth > 0) depth -= 1;
    else if (property.name === "END" && what === "VEVENT" && open !== null) {
      events.push(toEvent(open));
      open = null;
    } else if (open === null && property.name === "X-WR-CALNAME") name = plain(property.value) || null;
    else if (depth === 0) open?.push(property);
  }
  return { name, events: events.sort((a, b) => a.start - b.start) };
};
