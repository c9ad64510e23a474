// What one more message costs in a conversation of a thousand, when the whole is sent again under its customId; and what a hundred
// memories cost that are written into a tag of so many, next to the same in a tag of a thousand.
//   bun run bench:growing [--memories 20000]

import { parseArgs } from "node:util";
import { startTestApp } from "#test/support/app.ts";
import { sentenceOf } from "../speed/texts.ts";

const { values } = parseArgs({ options: { memories: { type: "string" } } });
const MEMORIES = Number(values.memories ?? 20_000);
const MESSAGES = 1_000;

const places = "harbour garden library market bridge station chapel orchard".split(" ");
const message = (i: number): string =>
  i % 2 === 0
    ? `Ada: On day ${i} I painted the ${places[i % places.length]} and sold ${(i * 7) % 50} pictures.`
    : `Ben: I walked past the ${places[(i * 3) % places.length]} on day ${i} with my dog.`;
const conversation = (messages: number): string => Array.from({ length: messages }, (_, i) => message(i)).join("\n");

const app = await startTestApp({ embeddingWorkers: 2 });
const send = async (messages: number) => {
  const before = app.app.workCounts();
  const startedAt = performance.now();
  await app.call("POST", "/v3/documents", {
    content: conversation(messages),
    customId: "diary",
    containerTag: "ada",
    dreaming: "instant",
  });
  await app.idle();
  const after = app.app.workCounts();
  return {
    messages,
    ms: Math.round(performance.now() - startedAt),
    passagesDrawn: after.passagesDrawn - before.passagesDrawn,
    textsEmbedded: after.textsEmbedded - before.textsEmbedded,
  };
};

/** A third of them takes the place of what was said before of one of sixteen persons. */
const statement = (i: number): string => {
  if (i % 3 > 0) return sentenceOf(i);
  const [name] = sentenceOf(30 * i).split(" ");
  return `${name} lives in ${sentenceOf(7 * i).match(/ in (\p{Lu}\w+) /u)?.[1]}.`;
};

/** Processor milliseconds of this process for a hundred memories, the mean of the thousand that came last, by how many there were. */
const fill = async (): Promise<Map<number, number>> => {
  const cost = new Map<number, number>();
  for (let count = 0, before = process.cpuUsage(); count < MEMORIES; ) {
    const memories = Array.from({ length: 100 }, (_, i) => ({ content: statement(count + i) }));
    const { status } = await app.call("POST", "/v4/memories", { containerTag: "filled", memories });
    if (status !== 201) throw new Error(`write answered ${status}`);
    count += 100;
    if (count % 1_000 !== 0) continue;
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    cost.set(count, Math.round((user + system) / 10_000));
  }
  return cost;
};

const whole = await send(MESSAGES);
const grown = await send(MESSAGES + 1);
const again = await send(MESSAGES + 1);
const cost = await fill();
// The first thousand warm up.
const [small, large] = [cost.get(2_000) ?? 0, cost.get(MEMORIES) ?? 0];
console.log(
  JSON.stringify(
    {
      conversation: { whole, grown, again, grownToWhole: Number((grown.ms / whole.ms).toFixed(4)) },
      tag: { memories: MEMORIES, small, large, largeToSmall: Number((large / small).toFixed(2)) },
    },
    null,
    2,
  ),
);
await app.close();
process.exit(0);
