// Reads the lines of a note in order, since each may name what the next one is about.

import { looksLikeFirstName } from "#plugins/shared/speakers.ts";
import { upperFirst } from "../capitals.ts";
import { isFirstName } from "../cues/proper-names.ts";
import { FIRST_PERSON } from "../cues/signals.ts";
import { FINITE } from "../cues/verbs.ts";
import { oncePer } from "../once-per.ts";
import { countWords, opensSmall } from "../patterns.ts";
import { isItem, isProse, saysNoTopic, topicUnder } from "../reading/headings.ts";
import { normalise, plainOf } from "../reading/normalise.ts";
import type { Passage, PassageSentence } from "../reading/passages.ts";
import { namesSpeakers } from "../reading/said-by-others.ts";
import { isRow } from "../reading/tables.ts";
import { hasInnerDangling, opensDangling } from "../references/leaning/anaphora.ts";
import { partsOf } from "../sentences/apart/compounds.ts";
import { isRule } from "../sentences/code-talk.ts";
import { stripLeadIns } from "../sentences/cut-off/lead-ins.ts";
import { asSentence } from "../telling/candidates.ts";
import { rewritePerson } from "../telling/person.ts";
import { isFiling, isOnlyDate } from "./boilerplate.ts";
import { opensWithHourOf, tellsWhen } from "./day-plans.ts";
import { keyValue, pairSentence, sentenceBehind } from "./field-lines.ts";
import { headsAims, LEADS_ELSEWHERE, listsIn, type ReadLine } from "./lists.ts";
import { isAllPairs, isNoteOfPairs, isOwnTitle, ownField, topicField } from "./note-fields.ts";
import {
  ARTICLE_INSIDE,
  BULLET,
  HEADING,
  isCaption,
  isLabelled,
  LIST_HEADING,
  LISTS_PEOPLE,
  NEXT_OF_ALL,
  NO_APPOINTMENT,
  OF_MINE,
  OF_TITLE,
  OWNER_LINE,
  PERSON_LINE,
  SECTION_LINE,
  TITLE_LINE,
  TO_DO,
  withSubjectOf,
} from "./note-lines.ts";
import { tellsOfIllness } from "./patients.ts";
import { personField, withWriterNamed } from "./person-fields.ts";
import { isPersonalField } from "./profile-fields.ts";
import {
  asAgreed,
  asAssignment,
  KEEP_PROSE_SCORE,
  type ProseStatement,
  scoreProse,
  withoutSameLabel,
} from "./prose.ts";
import { SubjectReader, topicOf } from "./prose-subjects.ts";
import { QuestionReader } from "./questions.ts";
import { quotedSpeech } from "./quoted-speech.ts";
import { headingOfPart, isPartOfResume, PostReader, postAbove, postStatement } from "./resume.ts";
import { goesOnOfOther, isOfNamed, ofOwnBody, withListSubject } from "./subjectless.ts";
import { aboutEntity } from "./third-person.ts";
import { metIn } from "./told-of.ts";
import type { DocumentTraits } from "./traits.ts";

/** Two statements of one memory together. */
const LONGEST_JOINED = 240;
const namesPersonalField = oncePer(({ sentences }: Passage) => sentences.some(({ raw }) => isPersonalField(raw)));

/** Reads the sentences of a note in order, since each may name what the next one is about. */
export class NoteReader {
  private statements: ProseStatement[] = [];
  /** As they were read; null for a line that heads others. */
  private readonly lines: (ReadLine | null)[] = [];
  private readonly headings = new Map<PassageSentence, string>();
  private before: PassageSentence | null = null;
  private heading: string;
  private topic: string;
  private title = "";
  /** Whom "Name: Ana" names: the fields below tell of her. */
  private owner: string | null;
  /** Above the bullets that are being read. */
  private section = "";
  /** The heading belongs to the bullets below it, and ends with them. */
  private isInList = false;
  /** "Bill to:" heads the lines up to the next empty one. */
  private isBelowLine = false;
  private readonly subjects = new SubjectReader();
  private readonly posts = new PostReader();
  private readonly questions = new QuestionReader();
  private headed: PassageSentence | null = null;
  /** Whom the line above names. */
  private whom = "";
  /** "Wife: Sara. Dog: Rex." */
  private readonly isOfPairs: boolean;
  /** Nothing but fields, of whatever. */
  private readonly isAllPairs: boolean;
  private readonly whole: string;
  /** "Dana: ...": then "Mei: ..." is of a person, too. */
  private namesPeople: boolean;

  constructor(
    private readonly passage: Passage,
    private readonly traits: DocumentTraits,
  ) {
    this.owner = traits.owner;
    this.heading = passage.heading || (traits.isResume ? "About" : "");
    this.topic = passage.heading;
    const isUntitled = traits.title === "" && traits.speaker === null;
    this.isOfPairs = isUntitled && isNoteOfPairs(passage.sentences, passage.heading);
    this.isAllPairs = isUntitled && isAllPairs(passage.sentences, passage.heading);
    this.whole = passage.sentences.map(({ raw }) => raw).join("\n");
    this.namesPeople = namesSpeakers(passage.sentences, passage.speaker);
  }

  read(sentence: PassageSentence, next: PassageSentence | undefined, isTaken: boolean): void {
    const text = plainOf(sentence).replace(BULLET, "").replace(BULLET, "");
    this.leaveList(sentence);
    const { speaker } = this.passage;
    this.questions.read(
      sentence,
      rewritePerson(text, { speaker, listener: null }).replace(ARTICLE_INSIDE, "the"),
      isTaken,
    );
    const post = this.traits.isResume ? this.posts.read(sentence) : null;
    if (post !== null && sentence.isFresh) this.statements.push(postStatement(post, this.heading));
    const above = post === null ? null : postAbove(post, next);
    if (above !== null) [this.heading, this.topic] = [above, above];
    const isHeading =
      this.announces(sentence, text) || this.headsBullets(sentence, next, text) || this.namesWhom(sentence, next, text);
    const named = isHeading || post !== null ? null : this.statement(sentence, text);
    if (!isHeading) this.headings.set(sentence, this.heading);
    this.lines.push(isHeading ? null : { sentence, text, heading: this.heading, statement: named, isTaken });
    if (named !== null && !isTaken && sentence.isFresh && !this.joins(named))
      this.statements.push(...this.apart(named));
    this.subjects.note(named?.text ?? text);
    this.before = sentence;
    if (this.topic === "") this.topic = topicOf(text) ?? "";
  }

  /** What was read, lists told as one. */
  told(): readonly ProseStatement[] {
    const { isPersonal, isOfSeveral, isUnsigned, title } = this.traits;
    const isOwn =
      !isOfSeveral && !isUnsigned && this.traits.owner === null && (isPersonal || title === "" || OF_MINE.test(title));
    const lists = listsIn(this.lines, { speaker: this.passage.speaker, isOwn }, title);
    const whole = [...lists, ...this.questions.told()];
    const listed = new Set(whole.flatMap(({ sentences }) => sentences));
    return [...this.statements.filter(({ sentences }) => !sentences.every((one) => listed.has(one))), ...whole];
  }

  headingOf(sentence: PassageSentence | undefined): string {
    return (sentence && this.headings.get(sentence)) ?? "";
  }

  /** Null for what only heads what follows. */
  headingOver(sentence: PassageSentence): string | null {
    return this.headings.get(sentence) ?? null;
  }

  private leaveList({ raw, start }: PassageSentence): void {
    if (this.isBelowLine && this.before !== null && start - this.before.end > 1 && this.before !== this.headed) {
      this.heading = this.topic;
      this.isBelowLine = false;
    }
    const isBullet = BULLET.test(raw);
    if (this.isInList && !isBullet) {
      this.heading = this.topic;
      this.section = "";
    }
    this.isInList = isBullet && this.heading !== "";
  }

  /** "1. Billing" above bullets of another kind, or above sentences; "What we learned" above bullets */
  private headsBullets(sentence: PassageSentence, next: PassageSentence | undefined, text: string): boolean {
    if (next === undefined) return false;
    const isNumbered = /^\d{1,2}[.)] /.test(sentence.raw) && (/^[-*•] /.test(next.raw) || isProse(next));
    if (!(isNumbered ? countWords(text) <= 6 && !FINITE.test(text) : isCaption(sentence, next))) return false;
    this.heading = text.replace(/:$/, "");
    this.section = this.heading;
    this.isInList = false;
    return true;
  }

  /** "Finn (year 1)", "Mrs Whitcombe, room 4", "Bed 2 - Agnes P" above what is noted of them. */
  private namesWhom(sentence: PassageSentence, next: PassageSentence | undefined, text: string): boolean {
    const name = PERSON_LINE.exec(text)?.[1];
    if (name === undefined || BULLET.test(sentence.raw) || next?.opens !== "line") return false;
    const isNamed = name.includes(" ") ? isFirstName(name.split(" ", 1)[0] ?? "") : looksLikeFirstName(name);
    if (!OF_TITLE.test(name) && !(isNamed && (isFirstName(name) || opensSmall(next.raw)))) return false;
    this.heading = name;
    this.isBelowLine = true;
    this.headed = sentence;
    this.whom = name;
    return true;
  }

  /** Takes a line that only heads what follows. */
  private announces(sentence: PassageSentence, text: string): boolean {
    if (HEADING.test(sentence.raw)) {
      if (/^# /.test(sentence.raw)) this.title = "";
      this.heading = topicUnder(this.title || this.passage.heading, text, this.heading);
      if (/^# /.test(sentence.raw)) this.title = this.heading;
      this.topic = this.heading;
      return true;
    }
    if (SECTION_LINE.test(text) || (this.traits.isResume && isPartOfResume(text))) {
      this.heading = headingOfPart(text);
      return true;
    }
    const owner = OWNER_LINE.exec(text)?.[1];
    if (owner !== undefined && this.heading === "" && namesPersonalField(this.passage)) {
      this.owner = owner.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase());
      this.heading = this.owner;
      this.topic = this.owner;
      return true;
    }
    const listHeading = LIST_HEADING.exec(text)?.[1];
    if (listHeading !== undefined && countWords(listHeading) <= 5) {
      this.heading = listHeading;
      this.isBelowLine = true;
      this.headed = sentence;
      return true;
    }
    const { title } = this.traits;
    const names = [text, sentence.raw].some((line) => line.startsWith(title) || line.endsWith(title));
    const isTitle = title !== "" && names && !/[.!?]$/.test(text);
    if (this.before === null && isTitle) return true;
    if (this.isOfPairs || this.before !== null || this.heading !== "" || this.passage.sentences.length < 3)
      return false;
    if (
      isItem(text) ||
      isPersonalField(sentence.raw) ||
      !TITLE_LINE.test(sentence.raw) ||
      countWords(text) > 8 ||
      FINITE.test(text.replace(TO_DO, ""))
    )
      return false;
    const named = keyValue(text) === null ? text : topicField(text);
    if (named === null) return false;
    this.heading = saysNoTopic(named) ? "" : named;
    this.topic = this.heading;
    return true;
  }

  /** "User lives in Rome and works as an architect" */
  private apart(named: ProseStatement): ProseStatement[] {
    if (!named.text.startsWith(`${this.passage.speaker} `)) return [named];
    return partsOf(named.text).map((text) => ({ ...named, text }));
  }

  /** "Petra will run it" is told behind the sentence that says what, or not at all. */
  private joins(named: ProseStatement): boolean {
    if (named.isList === true || named.sentences[0]?.isOfPerson === true) return false;
    if (!hasInnerDangling(named.text) && named.goesOn !== true) return false;
    const last = this.statements.at(-1);
    if (last === undefined || this.before === null || last.sentences.at(-1) !== this.before) return true;
    if (last.text.length + named.text.length > LONGEST_JOINED) return true;
    this.statements[this.statements.length - 1] = {
      ...last,
      text: `${asSentence(last.text)} ${asSentence(named.text)}`,
      sentences: [...last.sentences, ...named.sentences],
    };
    return true;
  }

  /** "Finished the draft": the entity's own doing, or what its heading reports. */
  private ownDoing(text: string, restored: string, sentence: PassageSentence): ProseStatement | null {
    if (
      countWords(text) < 3 ||
      text.endsWith("?") ||
      opensDangling(text) ||
      isLabelled(text) ||
      /^read (?:also|more|on)\b/i.test(text)
    )
      return null;
    const isOfWhom = this.whom !== "" && this.heading === this.whom;
    const isReport =
      isOfWhom ||
      this.traits.speaker !== null ||
      this.traits.owner !== null ||
      this.traits.isUnsigned ||
      (!this.traits.isPersonal && this.topic !== "");
    const told = isReport ? text : rewritePerson(restored, { speaker: this.passage.speaker, listener: null });
    const goesOn =
      isReport &&
      !isOfWhom &&
      this.before !== null &&
      !BULLET.test(sentence.raw) &&
      sentence.start - this.before.end < 3;
    return {
      text: told,
      score: KEEP_PROSE_SCORE + 1,
      sentences: [sentence],
      heading: isOfWhom ? this.whom : this.topic,
      goesOn,
    };
  }

  /** "Second interviews on 16 May", "Next session on Friday at 10:00": what is when needs no verb. */
  private appointment(sentence: PassageSentence, text: string): ProseStatement | null {
    const isOfHour = opensWithHourOf(text, this.passage);
    if (!isOfHour && (FINITE.test(text) || !/^\p{L}/u.test(text))) return null;
    if (countWords(text) < 4 || text.endsWith("?")) return null;
    if (!isOfHour && this.lines.length < 2 && /^(?:\p{L}+day,? )?\d/u.test(text)) return null;
    if (this.before === null || NO_APPOINTMENT.test(text) || !tellsWhen(text, this.passage)) return null;
    return { text, score: KEEP_PROSE_SCORE, sentences: [sentence], heading: this.heading || this.topic };
  }

  /** "Deadline: 5 May", "Luis: write the plan", "Lives in Leeds" under "About me"; null where the line is none of these. */
  private field(sentence: PassageSentence, text: string): ProseStatement | null {
    const { speaker } = this.passage;
    const make = (told: string, score: number, heading: string): ProseStatement => ({
      text: told,
      score: KEEP_PROSE_SCORE + score,
      sentences: [sentence],
      heading: NEXT_OF_ALL.test(text) ? "" : heading,
    });
    const pair = withWriterNamed(keyValue(sentence.raw), speaker);
    if (pair !== null && LISTS_PEOPLE.test(pair.key)) this.namesPeople = true;
    const ofPerson = pair && personField(pair, this.heading, { isAmid: this.namesPeople, writer: speaker });
    if (ofPerson !== null) return { ...make(ofPerson, 2.5, this.heading), isOfPerson: true };
    const isOwn =
      this.isOfPairs ||
      (this.traits.speaker === null && this.traits.owner === null && isOwnTitle(this.heading || this.traits.title));
    const ofNote = pair && isOwn ? ownField(pair, speaker) : null;
    if (ofNote !== null) return make(ofNote, 2.5, "");
    const told =
      pair &&
      pairSentence(
        { key: pair.key, value: normalise(pair.value) },
        this.heading || (this.before === null ? "" : this.traits.title),
        speaker,
        this.owner,
      );
    if (told !== null) return make(told, told.startsWith(this.owner ?? speaker) ? 2.5 : 0.5, this.heading);
    const isAmidOthers = isOfNamed(this.traits.title, this.heading, this.statements);
    const listed =
      isAmidOthers || goesOnOfOther(sentence, this.before) || headsAims(this.heading || this.traits.title)
        ? null
        : withListSubject(text, this.heading, speaker);
    if (listed !== null && (countWords(text) > 1 || this.heading !== "")) return make(listed, 2.5, "");
    return pair !== null && this.isAllPairs && this.heading === "" ? make(`${pair.key}: ${pair.value}`, 0.5, "") : null;
  }

  /** "Knee is still bad", but not behind "Coffee with Ben." */
  private ofBody(sentence: PassageSentence, text: string): ProseStatement | null {
    const { isPersonal, speaker } = this.traits;
    const own = isPersonal && speaker === null && this.owner === null && this.whom === "" ? ofOwnBody(text) : null;
    if (own === null) return null;
    const above = sentence.opens === "paragraph" ? null : this.before;
    const met = above === null ? null : metIn(plainOf(above), this.passage.speaker);
    return met === null ? this.ownDoing(text, own, sentence) : null;
  }

  private statement(sentence: PassageSentence, line: string): ProseStatement | null {
    if (LEADS_ELSEWHERE.test(this.heading) || (isFiling(sentence.raw) && !this.isOfPairs) || isOnlyDate(sentence.raw))
      return null;
    if (sentence.isOfPerson === true)
      return {
        text: line,
        score: KEEP_PROSE_SCORE + 1,
        sentences: [sentence],
        heading: this.heading,
        isOfPerson: true,
      };
    if (sentence.isRow === true || isRow(sentence.raw))
      return { text: line, score: KEEP_PROSE_SCORE + 1, sentences: [sentence], heading: this.heading, isList: true };
    const quoted = this.traits.title === "" || this.traits.isPersonal ? null : quotedSpeech(sentence.raw, this.whole);
    if (quoted !== null)
      return { text: quoted, score: KEEP_PROSE_SCORE, sentences: [sentence], heading: this.topic, isList: true };
    const { speaker } = this.passage;
    const labelled = sentenceBehind(line);
    const whole = labelled === null ? line : upperFirst(labelled);
    const bare = /:/.test(whole.slice(0, 40)) ? whole : stripLeadIns(whole, null).text;
    const text = asAgreed(aboutEntity(bare, speaker, this.before, this.subjects.now), this.traits.speaker);
    const field = this.ofBody(sentence, text) ?? this.field(sentence, text);
    if (field !== null || FIRST_PERSON.test(text)) return field;
    const make = (told: string, score: number, sentences = [sentence]): ProseStatement => ({
      text: told,
      score,
      sentences,
      heading: this.section || this.topic,
    });
    if (this.passage.isAboutCode && isRule(text)) return make(text, KEEP_PROSE_SCORE + 1);
    const restored = withSubjectOf(sentence, text);
    if (restored === null) return null;
    if (restored !== text) return this.ownDoing(text, restored, sentence);
    const resolved = this.subjects.named(text, sentence.opens === "paragraph");
    if (resolved === null && opensDangling(text)) return null;
    const told = asAssignment(withoutSameLabel(resolved ?? text));
    const score = tellsOfIllness(told, this.owner) ? KEEP_PROSE_SCORE : scoreProse(told);
    if (score < KEEP_PROSE_SCORE) return this.appointment(sentence, told);
    return make(told, score, resolved === null || this.before === null ? [sentence] : [this.before, sentence]);
  }
}
