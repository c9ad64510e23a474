// PNG, JPEG, GIF and WebP pictures: the words in them. Measured before they are decoded; of animations the first picture.

import { Type } from "typebox";
import { definePlugin, PluginError } from "#contracts/plugin.ts";
import { createTextBuilder } from "#plugins/shared/text-builder.ts";
import { firstFrame } from "./image/webp.ts";
import { recogniserOf } from "./ocr/tesseract.ts";
import { type Quarter, readUpright } from "./ocr/upright.ts";

const MEDIA_TYPES = new Set(["image/png", "image/jpeg", "image/gif", "image/webp"]);
const MAX_PIXELS = 64_000_000;
/** Beyond this, more pixels make recognition slower and not better. */
const LONGEST_SIDE = 3_200;
/** Small print in small pictures is read better when it is made larger. */
const SHORT_WIDTH = 1_000;
const ENLARGED = 2;
/** Below this, what was read is the texture of a photograph. */
const MIN_CONFIDENCE = 35;

const asFailure = (error: unknown): PluginError => {
  if (error instanceof PluginError) return error;
  const code = (error as { code?: string }).code ?? "";
  if (code === "ERR_IMAGE_TOO_MANY_PIXELS") {
    return new PluginError(
      "image_too_large",
      `the picture has more than ${MAX_PIXELS / 1_000_000} million pixels`,
      false,
    );
  }
  return new PluginError("broken_image", `the picture can't be decoded: ${(error as Error).message}`, false);
};

const targetWidth = (width: number, height: number): number => {
  const longest = Math.max(width, height);
  if (longest > LONGEST_SIDE) return Math.max(1, Math.round((width * LONGEST_SIDE) / longest));
  return width < SHORT_WIDTH ? Math.round(Math.min(width * ENLARGED, (width * LONGEST_SIDE) / longest)) : width;
};

/** As a PNG without colour, turned clockwise, in a size that recognition likes. */
const prepare = async (bytes: Uint8Array): Promise<(rotation: Quarter) => Promise<Uint8Array>> => {
  const open = (): Bun.Image => new Bun.Image(bytes, { maxPixels: MAX_PIXELS, autoOrient: true });
  const { width, height } = await open().metadata();
  if (width * height > MAX_PIXELS) throw Object.assign(new Error("too large"), { code: "ERR_IMAGE_TOO_MANY_PIXELS" });
  const to = targetWidth(width, height);
  return (rotation) => {
    const sized = to === width ? open() : open().resize(to);
    return (rotation === 0 ? sized : sized.rotate(rotation))
      .modulate({ saturation: 0 })
      .png({ compressionLevel: 1 })
      .bytes();
  };
};

export default definePlugin({
  kind: "extractor",
  name: "image",
  options: Type.Object({
    languages: Type.Array(Type.String(), { default: ["eng"], minItems: 1, maxItems: 10 }),
    dataFolder: Type.Optional(Type.String()),
  }),
  create: async (options) => ({
    accepts: ({ mediaType }) => MEDIA_TYPES.has(mediaType),
    extract: async ({ bytes, mediaType }) => {
      try {
        const turned = await prepare(mediaType === "image/webp" ? firstFrame(bytes) : bytes);
        const { text, confidence } = await readUpright(await recogniserOf(options), turned);
        const builder = createTextBuilder();
        const hasWords = confidence >= MIN_CONFIDENCE;
        if (hasWords) builder.add(text);
        const notes = hasWords && text !== "" ? [] : ["No words were found in the picture."];
        return builder.build({ type: "image", mediaType, notes });
      } catch (error) {
        throw asFailure(error);
      }
    },
  }),
});
