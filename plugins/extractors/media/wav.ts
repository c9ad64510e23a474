// 16 kHz mono 16-bit samples as a WAV file.

export const SAMPLE_RATE = 16_000;
export const BYTES_PER_SAMPLE = 2;
const HEADER_BYTES = 44;

export const toWav = (samples: Uint8Array): Uint8Array => {
  const wav = new Uint8Array(HEADER_BYTES + samples.length);
  const view = new DataView(wav.buffer);
  const text = (at: number, letters: string): void => wav.set(new TextEncoder().encode(letters), at);
  text(0, "RIFF");
  view.setUint32(4, HEADER_BYTES - 8 + samples.length, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * BYTES_PER_SAMPLE, true);
  view.setUint16(32, BYTES_PER_SAMPLE, true);
  view.setUint16(34, 8 * BYTES_PER_SAMPLE, true);
  text(36, "data");
  view.setUint32(40, samples.length, true);
  wav.set(samples, HEADER_BYTES);
  return wav;
};
