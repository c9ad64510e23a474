// Short questions as clients ask them, with the threshold that they have by default: do the right memories pass, and how much of what is
// not asked for? Memories are written directly and asked for as memories; and told in a conversation and asked for in hybrid mode.

import type { Service } from "#test/support/service.ts";
import { mean } from "./measures.ts";
import { inParallel, ok, untilDreamt } from "./requests.ts";
import { REMEMBERED, type Remembered, SHORT_QUESTIONS, type ShortQuestion } from "./short-questions.ts";

const TALK = "talk";

const tagOf = (person: Remembered, isTold: boolean): string => `short-${person.name}${isTold ? "-told" : ""}`;

export const ingestShort = async (service: Service): Promise<void> => {
  for (const person of REMEMBERED) {
    const memories = person.statements.map(({ text }) => ({ content: text }));
    await ok(service, "POST", "/v4/memories", { containerTag: tagOf(person, false), memories });
    await ok(service, "POST", "/v3/documents", {
      containerTag: tagOf(person, true),
      customId: TALK,
      content: JSON.stringify(person.statements.map(({ text }) => ({ role: "user", content: text }))),
    });
  }
  for (const person of REMEMBERED) await untilDreamt(service, tagOf(person, true), [TALK]);
};

interface Outcome {
  readonly right: number;
  readonly kept: number;
  readonly others: number;
  readonly isRightFirst: boolean;
}

interface WireResult {
  readonly memory?: string;
  readonly chunk?: string;
  readonly sources: readonly { readonly quote: string }[];
}

const holds = ({ memory = "", chunk = "", sources }: WireResult, text: string): boolean =>
  memory === text || chunk.includes(text) || sources.some(({ quote }) => quote.includes(text));

const ask = async (service: Service, person: Remembered, question: ShortQuestion, isTold: boolean) => {
  const { results } = await ok(service, "POST", "/v4/search", {
    q: question.text,
    containerTag: tagOf(person, isTold),
    ...(isTold ? { searchMode: "hybrid" } : {}),
  });
  const shown: readonly WireResult[] = results;
  const right = person.statements.filter(({ topics }) => topics.includes(question.topics[0] ?? ""));
  const near = person.statements.filter(({ topics }) => topics.some((topic) => question.topics.includes(topic)));
  const isNear = (result: WireResult): boolean => near.some(({ text }) => holds(result, text));
  return {
    right: right.length,
    isForeign: near.length === 0,
    kept: right.filter(({ text }) => shown.some((result) => holds(result, text))).length,
    others: shown.filter((result) => !isNear(result)).length,
    isRightFirst: shown[0] !== undefined && isNear(shown[0]),
  };
};

const summarise = (asked: readonly (Outcome & { readonly isForeign: boolean })[], part: string) => {
  const known = asked.filter(({ right }) => right > 0);
  const foreign = asked.filter(({ isForeign }) => isForeign);
  const count = (list: readonly Outcome[], of: (one: Outcome) => number) => list.reduce((sum, one) => sum + of(one), 0);
  return {
    [`right kept, ${part}`]: count(known, ({ kept }) => kept) / count(known, ({ right }) => right),
    [`answered, ${part}`]: mean(known.map(({ kept }) => (kept > 0 ? 1 : 0))),
    [`right first, ${part}`]: mean(known.map(({ isRightFirst }) => (isRightFirst ? 1 : 0))),
    [`others beside, ${part}`]: mean(known.map(({ others }) => others)),
    [`results of a stranger, ${part}`]: mean(foreign.map(({ others }) => others)),
  };
};

/** Figures for the people by whom the map was fitted, and for the others. */
export const measureShort = async (service: Service, isTold: boolean): Promise<Record<string, number>> => {
  const parts = [true, false].map(async (isFitted) => {
    const people = REMEMBERED.filter((person) => person.isFitted === isFitted);
    const pairs = people.flatMap((person) => SHORT_QUESTIONS.map((question) => ({ person, question })));
    const asked = await inParallel(pairs, ({ person, question }) => ask(service, person, question, isTold));
    return summarise(asked, isFitted ? "fitted" : "held");
  });
  return { questions: SHORT_QUESTIONS.length, ...Object.assign({}, ...(await Promise.all(parts))) };
};
