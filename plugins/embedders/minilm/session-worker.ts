// A worker thread with one ONNX session. A run blocks its thread, which is why it is not the main one.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { messageOf } from "#domain/message-of.ts";
import { giveWay } from "#src/native/give-way.ts";
import { releaseMemory } from "#src/native/release-memory.ts";
import type { EmbedRequest, SessionWorkerData, WorkerMessage } from "./worker-protocol.ts";

const say = (message: WorkerMessage, transfer: ArrayBuffer[] = []): void => parentPort?.postMessage(message, transfer);

/** The runtime itself can't read what lies within a compiled program. */
const modelBytes = (): Promise<Uint8Array> => readFile(join(modelDir, "model.onnx"));

/** Several sessions of one thread each do more than one session of several threads, and leave the machine responsive. */
const open = async (): Promise<InferenceSession> =>
  InferenceSession.create(await modelBytes(), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 4,
  });

const { modelDir } = workerData as SessionWorkerData;
const embed = async (session: InferenceSession, request: EmbedRequest): Promise<Float32Array<ArrayBuffer>> => {
  const shape = [request.rows, request.width];
  const feeds = {
    input_ids: new Tensor("int64", request.ids, shape),
    attention_mask: new Tensor("int64", request.mask, shape),
  };
  const { sentence_embedding: output } = await session.run(feeds, ["sentence_embedding"]);
  if (!(output?.data instanceof Float32Array)) throw new Error("the model gave no sentence_embedding");
  return new Float32Array(output.data);
};

try {
  // All sessions give way alike, since a question waits for the slowest of them.
  giveWay();
  const session = await open();
  // The first run allocates: done here, it is not the first user who waits for it.
  await embed(session, { ids: BigInt64Array.of(101n, 102n), mask: BigInt64Array.of(1n, 1n), rows: 1, width: 2 });
  // The file of the model, and what the runtime made of it on the way.
  releaseMemory();
  const answer = async (request: EmbedRequest): Promise<void> => {
    try {
      const values = await embed(session, request);
      say({ kind: "vectors", values }, [values.buffer]);
    } catch (error) {
      say({ kind: "failed", reason: messageOf(error) });
    }
  };
  const end = async (): Promise<void> => {
    await session.release();
    parentPort?.close();
  };
  // One after the other: the end waits for the run before it.
  let last = Promise.resolve();
  parentPort?.on("message", (request: EmbedRequest | "end") => {
    last = last.then(() => (request === "end" ? end() : answer(request)));
  });
  say({ kind: "ready" });
} catch (error) {
  say({ kind: "failed", reason: messageOf(error) });
}
