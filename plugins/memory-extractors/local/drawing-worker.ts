// The thread that draws from long inputs, one after the other.

import { parentPort } from "node:worker_threads";
import type { ExtractionInput } from "#contracts/memory-extractor.ts";
import { giveWay } from "#src/native/give-way.ts";
import { extractMemories } from "../local.ts";
import { type DrawingAnswer, type DrawingRequest, inParts } from "./drawing-thread.ts";

const say = (answer: DrawingAnswer): void => parentPort?.postMessage(answer);

const draw = (input: ExtractionInput): void => {
  try {
    for (const candidates of inParts(extractMemories(input))) say({ candidates });
    say({ isDone: true });
  } catch (error) {
    say({ error });
  }
};

giveWay();
let chunks: ExtractionInput["chunks"][number][] = [];
parentPort?.on("message", (request: DrawingRequest) => {
  if ("chunks" in request) return void chunks.push(...request.chunks);
  const input = { ...request, chunks };
  chunks = [];
  draw(input);
});
