// Questions and their answers in an FAQ: an answer is told behind its question, since alone it says little.

import type { PassageSentence } from "../reading/passages.ts";
import { asSentence } from "../telling/candidates.ts";
import { KEEP_PROSE_SCORE, type ProseStatement } from "./prose.ts";

/** "## Can I bring my dog?", "**Is there a shop?**", "Q: Do you take cards?" */
const QUESTION =
  /^(?:#{1,6} +(?:\d+[.)] +)?|\*\*(?:Q[:.] *)?|Q(?:uestion)? ?\d*[:.] *)(\p{L}[^?]{5,120}\?)(?:\*\*)?\s*$/u;
const HEADING = /^#{1,6} |^\*\*[^*]+\*\*$/;
const ANSWER = /^(?:\*\*)?A(?:nswer)?[:.](?:\*\*)? */;
const LONGEST_ANSWER = 240;

interface Asked {
  readonly question: string;
  readonly sentences: PassageSentence[];
  answer: string;
  /** Told as somebody's own words: "We take cards." */
  isTaken: boolean;
}

export class QuestionReader {
  private readonly asked: Asked[] = [];
  private isOpen = false;

  read(sentence: PassageSentence, text: string, isTaken: boolean): void {
    const question = QUESTION.exec(sentence.raw)?.[1];
    const last = this.asked.at(-1);
    if (question !== undefined) this.asked.push({ question, sentences: [sentence], answer: "", isTaken: false });
    else if (HEADING.test(sentence.raw)) this.isOpen = false;
    else if (this.isOpen && last !== undefined) {
      const said = asSentence(text.replace(ANSWER, ""));
      last.isTaken ||= isTaken;
      if (last.answer.length + said.length > LONGEST_ANSWER) return;
      last.answer += `${last.answer === "" ? "" : " "}${said}`;
      last.sentences.push(sentence);
    }
    this.isOpen ||= question !== undefined;
  }

  /** The answers, each with its question. */
  told(): ProseStatement[] {
    return this.asked
      .filter(({ answer, isTaken, sentences }) => answer !== "" && !isTaken && sentences.some(({ isFresh }) => isFresh))
      .map(({ question, answer, sentences }) => ({
        text: `"${question}" ${answer}`,
        score: KEEP_PROSE_SCORE + 1,
        sentences,
        heading: "",
        isList: true,
      }));
  }
}
