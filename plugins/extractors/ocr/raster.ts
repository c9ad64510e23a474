// Grey pictures as plain bytes, for pages that were rendered here: turned, and wrapped as PGM, without an image library.

import type { Quarter } from "./upright.ts";

export interface Raster {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel, row by row. */
  readonly grey: Uint8Array;
}

/** Turned clockwise. */
export const turnRaster = ({ width, height, grey }: Raster, rotation: Quarter): Raster => {
  if (rotation === 0) return { width, height, grey };
  const turned = new Uint8Array(grey.length);
  const isSideways = rotation !== 180;
  const [newWidth, newHeight] = isSideways ? [height, width] : [width, height];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [toX, toY] = turnedPoint(x, y, width, height, rotation);
      turned[toY * newWidth + toX] = grey[y * width + x] ?? 255;
    }
  }
  return { width: newWidth, height: newHeight, grey: turned };
};

const turnedPoint = (x: number, y: number, width: number, height: number, rotation: Quarter): [number, number] => {
  if (rotation === 90) return [height - 1 - y, x];
  return rotation === 180 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x];
};

export const toPgm = ({ width, height, grey }: Raster): Uint8Array => {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const pgm = new Uint8Array(header.length + grey.length);
  pgm.set(header);
  pgm.set(grey, header.length);
  return pgm;
};
