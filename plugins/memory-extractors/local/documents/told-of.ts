// Notes of a meeting, a candidate or a client name somebody once and leave him out further on: "Coffee with Ben. Works at Spotify now."
// Such lines get his name, or are left out where it is open whose they are: they are nobody's own.

import { wrapped } from "#domain/wrapped.ts";
import { lowerFirst } from "../capitals.ts";
import { KIN_NOUNS, kinGender } from "../cues/kin.ts";
import { isFirstName, isPlaceOrNation } from "../cues/proper-names.ts";
import { FIRST_PERSON } from "../cues/signals.ts";
import { MONTH_NAMES, WEEKDAY_NAMES } from "../dates/calendar.ts";
import { plainOf } from "../reading/normalise.ts";
import type { PassageSentence } from "../reading/passages.ts";
import { isPerfect } from "../references/persons/has-or-is.ts";
import { OFFICES } from "../references/persons/strangers.ts";
import { withSubject } from "../sentences/whose/subjects.ts";
import { possessive } from "../telling/person.ts";
import { genderIn, isNamedAlready, OTHER_NAME, subjectOf } from "./prose-subjects.ts";
import { SUBJECTLESS_STATE } from "./subjectless.ts";

const NAME = wrapped`
  (?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? )?\p{Lu}[\p{L}'-]+(?: (?:(?:van|von|de|der|da|di|al|el|bin) )?\p{Lu}[\p{L}'-]+){0,2}`;
const ABOUT_ONE = String.raw`(?![\p{L}'’-]| (?:and|or|&) |, (?!(?:${WEEKDAY_NAMES}|${MONTH_NAMES})\b)\p{Lu})`;
/** "Coffee with Ben", "Talked to Oskar today", "1:1 with Katya", "called mum", "met a friend" */
const ENCOUNTER = new RegExp(
  wrapped`
    ^(?:I |We )?(?:[Hh]ad |[Jj]ust |[Ww]ent for )?(?:an? )?(?:
      (?:
        [Oo]nboarding|[Dd]iscovery|[Ss]ales|[Dd]emo|[Ff]ollow-?up|[Kk]ick-?off|[Ss]tatus|[Cc]lient|[Cc]ustomer
        |[Ii]ntroductory|[Qq]uick|[Ll]ong|[Ss]hort|[Nn]ice|[Gg]reat|[Gg]ood|[Ff]irst|[Ss]econd|[Ww]eekly|[Mm]onthly
        |[Vv]ideo|[Ll]ate|[Ee]arly
      ) ){0,2}
      (?:
      (?:
        [Cc]offee|[Ll]unch|[Dd]inner|[Bb]reakfast|[Bb]runch|[Dd]rinks|[Bb]eers?|[Tt]ea|(?:[Pp]hone )?[Cc]all|[Zz]oom
        |[Cc]hat|[Tt]alk|[Mm]eeting|[Cc]atch-?up|[Ww]alk|1[:-]1|1on1|[Oo]ne-on-one|[Ii]nterview|[Ss]ession|[Cc]heck-?in
        |[Ss]ync|[Ii]ntro
      )(?: \p{L}+){0,2}? (?:with|w/)
      |(?:[Tt]alked|[Ss]poke|[Cc]hatted) (?:to|with)|[Mm]et(?: up)?(?: with)?|[Cc]aught up with|[Bb]umped into
      |[Rr]an into|[Cc]alled|[Rr]ang|[Pp]honed|[Ii]nterviewed
    ) (${NAME}|(?:my )?(?:${KIN_NOUNS})\b|(?:the|my|our) (?:[a-z-]+ )?(?:${OFFICES})\b|[a-z]{2,})(?:(${ABOUT_ONE})|)`,
  "u",
);
/** "Things I learned about Dad at lunch: he was a dancer", "Notes on Ana" */
const TOLD_ABOUT = new RegExp(
  wrapped`
    ^(?:[Tt]hings|[Ff]acts|[Ss]tuff|[Nn]otes|[Nn]ews)\b[^.:?!]{0,30}? (?:about|on|of|from) (
      ${NAME}|(?:my )?(?:${KIN_NOUNS})
    )\b(?![\p{L}'’-]| (?:and|or|&) |, \p{Lu})[^.:?!]{0,25}(?::|$)`,
  "u",
);
const GOES_ON = /: (?:s?he|his|her)\b/;
/** "Candidate: Omar Haddad", "Patient is Rosa Lind." */
const LABELLED = new RegExp(
  wrapped`
    ^(?:[Ii]nterview(?: notes)?(?: with)?(?::| [/|–—-])? (?=[Cc]andidate|[Aa]pplicant))?(?:
      [Pp]atient|[Cc]andidate|[Cc]lient|[Cc]ustomer|[Aa]pplicant|[Ii]nterviewee|[Tt]enant|[Ss]tudent|[Ee]mployee
      |[Mm]entee
    )(?: name)?\**(?::\**| is|(?<=notes:? candidate)) (${NAME})(?: \([^()]{2,40}\))?(?=\W*$|,| [/|–—] )`,
  "u",
);
/** "Ana's profile", "Profile of Ana Lind", "Customer profile - Ana" as a title. */
const PROFILE_OF = new RegExp(
  String.raw`^(?:\p{L}+ )?[Pp]rofile(?: of|:| [-–—]) (${NAME})$|^(${NAME}?)(?:['’]s?)? (?:[Pp]rofile|[Bb]io|[Pp]references)$`,
  "u",
);
/** "Mr. Kwame Boateng is a client", "Tim plays chess" */
const TITLED = /^((?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}) (?=[a-z])/u;

/** "My colleague Ben is a client" */
const OWN_PERSON = new RegExp(
  String.raw`^((?:My|Our) (?:[a-z-]+ ){0,2}?(?:${KIN_NOUNS})(?: \p{Lu}[\p{L}'-]+)?) (?=[a-z])`,
  "u",
);
/** Only in the third person: of somebody, and never "I". */
const THIRD_PERSON = new RegExp(
  wrapped`
    ^(?:(?:currently|now|also|usually|often|always|never|mostly|still|really|just|already) )?(?:
      lives|works|likes|loves|prefers|hates|dislikes|enjoys|speaks|owns|has|studies|drives|avoids|plays|wants|needs|uses
      |follows|collects|runs|teaches|is|doesn't|does not|hasn't|isn't|hopes|plans to|thinks|expects|earns|knows|goes
      |travels|feels|moves|cooks|smokes|drinks|eats|manages|leads|comes from|asks for|believes|suffers|sleeps|takes
      |wears
    ) (?!(?:it|this|that|there) )(?![^.]*\?)`,
  "i",
);
/** What somebody's life brings; anything else done can be the writer's own. */
const OF_A_LIFE = new RegExp(
  wrapped`
    ^(?:(?:just|recently|also|finally|previously) )?(?:
      broke up|split up|moved (?:to|from|in|out|back|here|there|away|house)|grew up|studied|graduated|retired|married
      |divorced|separated|quit|resigned|was (?:born|raised|promoted|fired|laid off|diagnosed)|lived
      |worked (?:at|for|as|in)|lost (?:his|her|their)|became
      |got (?:engaged|married|divorced|promoted|fired|pregnant|(?:an?|the) (?:\w+ )?(?:job|offer|dog|cat|baby))
    )\b`,
  "i",
);
/** "mum: has shingles, off work"; "mum:" above it */
const KIN_LABEL = /^(?:my )?(\p{L}+):(?: (\S.*))?$/iu;
const isOneOfKin = (word: string): boolean => !["plural", undefined].includes(kinGender(word));
/** "Dad called", "My brother Jan rang" */
const KIN_FIRST = /^(?:[Mm]y |[Oo]ur )?(\p{L}+)(?:-in-law)?(?: \p{Lu}\p{Ll}+)? (?=\p{Ll})/u;
/** "Contact: Aisha Rahman, head of sales": of the firm above her. */
const CONTACT = new RegExp(
  String.raw`^(?:[Mm]ain |[Kk]ey |[Pp]rimary )?(?:[Cc]ontact|[Cc]ontact person|[Bb]uyer)\**:\** (${NAME})(?=\W*$|,| \()`,
  "u",
);
/** What a firm does, and none of its people. */
const OF_FIRM = /^(?:(?:currently|now|also|still) )?(?:uses|runs on|wants to|plans to|needs)\b/i;
/** What a person is and likes, and no firm. */
const OF_PERSON = new RegExp(
  wrapped`
    ^(?:(?:usually|often|always|never|really|also) )?(?:
      prefers|likes|loves|hates|dislikes|enjoys|speaks|plays|drinks
      |has (?:\w+ )?(?:twins|kids|children|sons?|daughters?|dogs?|cats?)
    )\b`,
  "i",
);
/** "unhappy with the delivery": as somebody met is. */
const FEELS = new RegExp(
  wrapped`
    ^(?:(?:very|quite|rather|not|still|really|somewhat) )?(?:un)?(?:
      happy|worried|concerned|annoyed|keen|excited|nervous|angry|pleased|satisfied|sceptical|skeptical|pregnant|busy
      |sick|ill|open|sure
    ) (?:with|w\/|about|on|at|to|in|of|that|by|until|for) `,
  "i",
);
/** "She", "Since January she" */
const PRONOUN =
  /^(?:(?:In|On|At|Since|After|Before|From|Until|During) [^,.;]{2,30}?,? (?=s?he\b))?(he|she|his|her)(?:('s|'ll|'d|’s|’ll|’d)(?= )|(?= ))/i;
const OF_USER = /^(?:the )?user\b/i;
const BULLET = /^(?:[-*•+]+|\(?\d{1,3}[.)]|\[[ xX]?\])\s+/;
const HEADING = /^#{1,6} |:\s*$/;

/** "Lunch with Legal", "Talked to Siri": a department, a company or a machine, of whom nothing below tells. */
const NO_PERSON = new RegExp(wrapped`
  ^(?:
    Legal|Finance|Accounting|Sales|Marketing|Procurement|Purchasing|Compliance|Security|Engineering|Product|Design
    |Operations|Ops|Support|Logistics|Facilities|Recruiting|Payroll|HR|IT|QA|PR|R&D|Slack|Zoom|Teams|Google|Microsoft
    |Apple|Amazon|Meta|Netflix|Stripe|Siri|Alexa|Cortana|ChatGPT|Claude|Gemini|Copilot
  )$`);

/** "I asked about solar, she'll send an offer" */
const HE_TOO = /(, (?:and |but |so )?)he(?:('ll)|)(?= )/;
const SHE_TOO = /(, (?:and |but |so )?)she(?:('ll)|)(?= )/;
/** "Meeting with the architect", "Call with our lawyer" */
const OF_OFFICE = new RegExp(`^(?:the|my|our) (?:[a-z-]+ )?(?:${OFFICES})$`);

const TO = "\\b(tell|ask|send|give|call|email|pay|show|remind|ring|write)";
const BORDER =
  "(?= (?:by|on|in|at|before|until|about|for|if|whether|that|the|an?|my|our|to|next|tomorrow|again)\\b|[.,;!]|$)";
const TO_HIM = new RegExp(`${TO} him${BORDER}`, "i");
const TO_HER = new RegExp(`${TO} her${BORDER}`, "i");

interface Told {
  readonly name: string;
  /** As the pronouns tell, where the name does not. */
  gender: "male" | "female" | null;
  /** Named for what follows, not only as the subject of a sentence. */
  readonly isMet: boolean;
}
type Of = Told | "open" | null;

const toldOf = (name: string, isMet: boolean): Told => ({ name, gender: genderIn(name), isMet });

/** "Ana", "Ana Lind"; not "Company", "User", "Skin". */
const namesPerson = (name: string): boolean => isFirstName(name.split(" ", 1)[0] ?? "");

/** Whom a line or a title says that what follows is about. */
export const metIn = (text: string, speaker: string): Of => {
  const [, behind, before] = PROFILE_OF.exec(text) ?? [];
  const profiled = behind ?? before?.replace(/['’]s?$/, "");
  const label = LABELLED.exec(text)?.[1] ?? (profiled !== undefined && namesPerson(profiled) ? profiled : undefined);
  if (label !== undefined) return label === speaker ? null : toldOf(label, true);
  const about = TOLD_ABOUT.exec(text)?.[1]?.replace(/^my /, "");
  if (about !== undefined && isOneOfKin(about.toLowerCase()))
    return toldOf(`${possessive(speaker)} ${about.toLowerCase()}`, true);
  const [, name, isOne] = ENCOUNTER.exec(text) ?? [];
  if (name === undefined || name === speaker || isPlaceOrNation(name)) return null;
  if (isOne === undefined || NO_PERSON.test(name)) return "open";
  if (/^\p{Lu}/u.test(name)) return toldOf(name, true);
  if (OF_OFFICE.test(name)) return toldOf(name.replace(/^(?:my|our) /, `${possessive(speaker)} `), true);
  const gender = kinGender(name.replace(/^my /, ""));
  return gender === undefined || gender === "plural"
    ? "open"
    : toldOf(`${possessive(speaker)} ${name.replace(/^my /, "")}`, true);
};

const MALE = /^(?:he|his)$/i;
const OWNING = /^(?:his|her)$/i;
const VERB: Readonly<Record<string, string>> = { "'s": " is", "'ll": " will", "'d": " would" };

const withPronoun = (text: string, match: RegExpExecArray, { name }: Told): string => {
  const [all, pronoun = "", ending = ""] = match;
  const rest = text.slice(all.length);
  if (OWNING.test(pronoun)) return `${possessive(name)}${rest}`;
  const isDone = ending.endsWith("s") && isPerfect(rest);
  return `${all.slice(0, match.index + all.lastIndexOf(`${pronoun}${ending}`))}${name}${isDone ? " has" : (VERB[ending.replace("’", "'")] ?? "")}${rest}`;
};

class Lines {
  private of: Of;
  /** A line was told of whoever was met. */
  private isOfOther = false;
  /** "Likes tea" above any name: then the lines are the entity's. */
  private isOfEntity = false;
  private before = "";
  /** Of the family that was told of behind whoever was met: "he" can be either. */
  private kin: "male" | "female" | null = null;
  /** Who speaks for the firm that the lines are of. */
  private contact: Told | null = null;

  constructor(
    private readonly titled: Of,
    private readonly speaker: string,
    /** Somebody else writes of him: what was done may be theirs. */
    private readonly isByOthers: boolean,
  ) {
    this.of = titled;
  }

  /** The line as it is to be read, or null for what is nobody's. */
  read(sentence: PassageSentence): PassageSentence | null {
    const text = plainOf(sentence).replace(BULLET, "");
    const line = this.line(sentence, text);
    if (line === null || line !== text) this.before = "";
    else this.before = text;
    return line === null ? null : line === text ? sentence : { ...sentence, told: line };
  }

  private line(sentence: PassageSentence, text: string): string | null {
    const [, kin = "", of = ""] = KIN_LABEL.exec(text) ?? [];
    if (THIRD_PERSON.test(of) && isOneOfKin(kin)) return this.meets(null, `My ${kin.toLowerCase()} ${of}`);
    const contact = this.isMet() ? CONTACT.exec(text)?.[1] : undefined;
    if (contact !== undefined) {
      this.contact = toldOf(contact, true);
      return text;
    }
    const met = metIn(text, this.speaker);
    if (met !== null) {
      this.meets(met, text);
      this.isOfOther = GOES_ON.test(text);
      return text;
    }
    if (HEADING.test(sentence.raw)) return this.meets(this.headed(text), text);
    const pronoun = PRONOUN.exec(text);
    if (pronoun !== null) return this.withName(text, pronoun);
    if (OF_USER.test(text) || text.startsWith(`${this.speaker} `)) return this.meets(null, text);
    if (THIRD_PERSON.test(text) || SUBJECTLESS_STATE.test(text)) return this.ofThird(sentence, text);
    if (OF_A_LIFE.test(text) && this.isMet() && !/\b(?:him|them|I|my)\b/.test(text)) return this.ofLife(text);
    if (this.isMet() && this.tellsOfKin(sentence, text)) return this.meets(null, text);
    if (this.isOfOther && sentence.opens === undefined && withSubject(text) !== text) return this.ofDeed(text);
    if (this.isMet()) return FEELS.test(text) ? this.ofThird(sentence, text) : this.withObject(text);
    return this.meets(this.opening(text), text);
  }

  /** Whether a new paragraph begins with somebody of the family, who is its subject from there on. */
  private tellsOfKin({ opens }: PassageSentence, text: string): boolean {
    const gender = kinGender(KIN_FIRST.exec(text)?.[1] ?? "");
    if (gender === "male" || gender === "female") this.kin = gender;
    return gender !== undefined && opens === "paragraph";
  }

  private headed(text: string): Of {
    const kin = KIN_LABEL.exec(text)?.[1]?.toLowerCase() ?? "";
    return isOneOfKin(kin) ? toldOf(`${possessive(this.speaker)} ${kin}`, true) : this.titled;
  }

  private isMet(): boolean {
    return this.of === "open" || this.of?.isMet === true;
  }

  private meets(of: Of, text: string): string {
    this.of = of;
    this.isOfOther = false;
    this.kin = null;
    this.contact = null;
    return text;
  }

  private opening(text: string): Of {
    const named = (TITLED.exec(text) ?? OWN_PERSON.exec(text))?.[1];
    if (named !== undefined) return OTHER_NAME.test(text.slice(named.length)) ? "open" : toldOf(named, false);
    const subject = FIRST_PERSON.test(text) ? null : subjectOf(text);
    if (subject === null || subject.kind !== "person" || isPlaceOrNation(subject.phrase)) return null;
    return genderIn(subject.phrase) === null ? "open" : toldOf(subject.phrase, false);
  }

  private ofThird({ raw, opens }: PassageSentence, text: string): string | null {
    if (this.of === null) {
      this.isOfEntity = true;
      return text;
    }
    const isItem = BULLET.test(raw) || opens !== undefined;
    if (!this.isMet() && isItem && (this.of === "open" || BULLET.test(raw))) return text;
    if (this.of === "open" || this.isOfEntity) return null;
    const isOfContact = this.contact !== null && OF_PERSON.test(text);
    if (this.contact !== null && !isOfContact && !OF_FIRM.test(text)) return null;
    this.isOfOther = true;
    const is = SUBJECTLESS_STATE.test(text) || FEELS.test(text) ? "is " : "";
    return `${(isOfContact ? this.contact : null)?.name ?? this.of.name} ${is}${lowerFirst(text)}`;
  }

  /** "I'll send her the plans", "I asked, she'll reply": whom, where one was met and is a woman. */
  private withObject(text: string): string {
    const { of } = this;
    if (of === null || of === "open" || of.gender === null || this.kin !== null) return text;
    const name = of.name.replace(`${possessive(this.speaker)} `, "my ");
    const [to, who] = of.gender === "male" ? [TO_HIM, HE_TOO] : [TO_HER, SHE_TOO];
    return text
      .replace(to, `$1 ${name}`)
      .replace(
        who,
        (_, before: string, will: string | undefined) => `${before}${name}${will === undefined ? "" : " will"}`,
      );
  }

  /** "He was a dancer. Won a cup in 1974": right behind what was told of him, it is his. */
  private ofDeed(text: string): string | null {
    const mayBeOwn = /\b(?:I|me|my|mine|him|her|them|us|our)\b/i.test(text);
    return this.of === null || this.of === "open" || mayBeOwn || withSubject(text) === null
      ? null
      : `${this.of.name} ${lowerFirst(text)}`;
  }

  private ofLife(text: string): string | null {
    if (this.of === null || this.of === "open") return text;
    if (this.isByOthers || this.isOfEntity || !this.isOfOther) return null;
    return `${this.of.name} ${lowerFirst(text)}`;
  }

  private withName(text: string, pronoun: RegExpExecArray): string | null {
    const gender = MALE.test(pronoun[1] ?? "") ? "male" : "female";
    if (this.kin === gender) return text;
    if (this.contact !== null) return withPronoun(text, pronoun, this.contact);
    if (this.of !== null && this.of !== "open") {
      if (isNamedAlready(text, this.of.name)) return this.meets("open", text);
      if (this.of.gender !== null && this.of.gender !== gender) return null;
      this.of.gender = gender;
      this.isOfOther = true;
      return withPronoun(text, pronoun, this.of);
    }
    // "Painted the fence. He helped": whoever he is, he is not who painted.
    const isOwn = this.before !== "" && withSubject(this.before) !== this.before;
    if (isOwn) this.of = "open";
    return isOwn ? null : text;
  }
}

/** The lines of a note with whom they tell of; `titles` name him above the lines. */
export const withToldOf = (
  sentences: readonly PassageSentence[],
  titles: readonly Of[],
  speaker: string,
  isByOthers: boolean,
): PassageSentence[] => {
  const lines = new Lines(titles.find((of) => of !== null) ?? null, speaker, isByOthers);
  return sentences.map((sentence) => lines.read(sentence)).filter((sentence) => sentence !== null);
};
