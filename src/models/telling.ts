// Models that tell when they have answered, so that what waits for them is tried again.

import type { Embedder } from "#contracts/embedder.ts";
import type { Transcriber } from "#contracts/transcriber.ts";
import { asTranscriberAway } from "./model-away.ts";

export const tellingEmbedder = (embedder: Embedder, onAnswer: (model: string) => void): Embedder => ({
  ...embedder,
  embed: async (...call) => {
    const vectors = await embedder.embed(...call);
    onAnswer(embedder.model);
    return vectors;
  },
});

export const tellingTranscriber = (transcriber: Transcriber, onAnswer: () => void): Transcriber => ({
  transcribe: async (...call) => {
    const segments = await transcriber.transcribe(...call).catch(asTranscriberAway);
    onAnswer();
    return segments;
  },
});
