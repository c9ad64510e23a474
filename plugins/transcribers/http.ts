// Speech to text by an HTTP endpoint of the OpenAI form (POST …/audio/transcriptions), as whisper servers offer it too.

import { Type } from "typebox";
import { definePlugin, PluginError } from "#contracts/plugin.ts";
import type { TranscriptSegment } from "#contracts/transcriber.ts";
import { isRecord } from "#domain/record.ts";

interface Answer {
  readonly text?: unknown;
  readonly segments?: unknown;
}

/** Segments count in seconds. An endpoint that gives none gives one text for the whole piece. */
const readSegments = ({ text, segments }: Answer, lengthMs: number): TranscriptSegment[] => {
  const listed = Array.isArray(segments) ? segments.filter(isRecord) : [];
  const timed = listed.flatMap(({ start, end, text: words }) =>
    typeof start === "number" && typeof end === "number" && typeof words === "string"
      ? [{ fromMs: Math.round(start * 1000), toMs: Math.round(end * 1000), text: words.trim() }]
      : [],
  );
  if (timed.length > 0) return timed;
  return typeof text === "string" && text.trim() !== "" ? [{ fromMs: 0, toMs: lengthMs, text: text.trim() }] : [];
};

/** With or without /v1 and /audio/transcriptions at its end. */
const transcriptionsAddress = (url: string): string => {
  const base = url.replace(/\/+$/, "");
  if (base.endsWith("/transcriptions")) return base;
  return /\/v\d+\w*$|\/openai$/.test(base) ? `${base}/audio/transcriptions` : `${base}/v1/audio/transcriptions`;
};

const WAV_HEADER_BYTES = 44;
const BYTES_PER_MS = 32;
/** Of a transcriber that is overloaded or down; other 5xx may be owed to the recording. */
const AWAY = [429, 502, 503];

export default definePlugin({
  kind: "transcriber",
  name: "http",
  options: Type.Object({
    /** E.g. http://localhost:8080, with /v1, or the whole address of the endpoint. */
    url: Type.String({ pattern: "^https?://" }),
    key: Type.Optional(Type.String()),
    model: Type.String({ default: "whisper-1" }),
    language: Type.Optional(Type.String()),
    timeoutSeconds: Type.Number({ default: 600, minimum: 1 }),
  }),
  create: async ({ url, key, model, language, timeoutSeconds }, host) => {
    const endpoint = transcriptionsAddress(url);
    return {
      transcribe: async (wav, { signal }) => {
        const form = new FormData();
        form.set("file", new File([new Uint8Array(wav)], "speech.wav", { type: "audio/wav" }));
        form.set("model", model);
        form.set("response_format", "verbose_json");
        if (language !== undefined) form.set("language", language);
        const limit = AbortSignal.timeout(timeoutSeconds * 1000);
        const response = await host
          .fetch(endpoint, {
            method: "POST",
            body: form,
            headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
            // The recording and the key are for this address only.
            redirect: "manual",
            signal: AbortSignal.any([signal, limit]),
          })
          .catch((error: Error) => {
            signal.throwIfAborted();
            if (limit.aborted)
              throw new PluginError("transcriber_failed", `the transcriber takes over ${timeoutSeconds} s`, true);
            throw new PluginError(
              "transcriber_unreachable",
              `the transcriber can't be reached: ${error.message}`,
              true,
              { cause: error },
            );
          });
        if (!response.ok) {
          const isForNow = response.status === 429 || response.status >= 500;
          const target = response.headers.get("location");
          const to = target === null ? "" : ` to ${target}; give the final address`;
          const code = AWAY.includes(response.status) ? "transcriber_unreachable" : "transcriber_failed";
          throw new PluginError(code, `the transcriber answers ${response.status}${to}`, isForNow);
        }
        const answer: unknown = await response.json().catch(() => null);
        if (!isRecord(answer))
          throw new PluginError("transcriber_failed", "the transcriber's answer is no JSON", false);
        return readSegments(answer, Math.round((wav.length - WAV_HEADER_BYTES) / BYTES_PER_MS));
      },
    };
  },
});
