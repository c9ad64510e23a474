// What one more message costs in a conversation of a thousand, when the whole is sent again under its customId.
//   bun run bench:growing

import { startTestApp } from "#test/support/app.ts";

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

const whole = await send(MESSAGES);
const grown = await send(MESSAGES + 1);
const again = await send(MESSAGES + 1);
console.log(JSON.stringify({ whole, grown, again, grownToWhole: Number((grown.ms / whole.ms).toFixed(4)) }, null, 2));
await app.close();
process.exit(0);
