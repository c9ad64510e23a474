// Reads a picture whichever way up it was scanned.

import type { Recognised, Recogniser } from "./tesseract.ts";

export type Quarter = 0 | 90 | 180 | 270;

const SURE = 60;
/** Drawings give nonsense in every direction; only a reading that is clearly better turns them. */
const CLEARLY = 10;

export interface UprightReading extends Recognised {
  readonly rotation: Quarter;
}

/**
 * Tries the picture as it is, and turned when what is read does not look like words; the best reading wins.
 * @param turned gives the picture turned clockwise.
 * @param likely the turn of the page before, tried first.
 */
export const readUpright = async (
  recogniser: Recogniser,
  turned: (rotation: Quarter) => Promise<Uint8Array>,
  likely: Quarter = 0,
): Promise<UprightReading> => {
  const readTurned = async (rotation: Quarter): Promise<UprightReading> => ({
    ...(await recogniser.recognise(await turned(rotation))),
    rotation,
  });
  let best = await readTurned(likely);
  // A picture without any marks that could be letters is not turned.
  if (best.confidence >= SURE || best.text === "") return best;
  for (const rotation of ([0, 270, 90, 180] as const).filter((candidate) => candidate !== likely)) {
    const reading = await readTurned(rotation);
    if (reading.confidence > best.confidence + CLEARLY) best = reading;
    if (best.confidence >= SURE) break;
  }
  return best;
};
