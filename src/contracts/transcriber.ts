// The contract of the plugin kind "transcriber".
import type { CallContext } from "./plugin.ts";

export interface TranscriptSegment {
  readonly fromMs: number;
  readonly toMs: number;
  readonly text: string;
}

/** Turns speech into text. Audio is 16 kHz mono signed 16-bit little-endian PCM in a WAV container. */
export interface Transcriber {
  transcribe(wav: Uint8Array, context: CallContext): Promise<TranscriptSegment[]>;
}
