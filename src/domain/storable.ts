// Texts that the database gives back as they were put in: in whole characters, which alone have a UTF-8 form, and without a byte
// order mark before them, which is taken off whatever is read from it.

export const toStorable = (text: string): string => text.toWellFormed().replace(/^\ufeff+/, "");

const HAS_OTHERS = /\\ud[89a-f]|"(?:\ufeff|\\ufeff)/i;
const storableValue = (_: string, value: unknown): unknown => (typeof value === "string" ? toStorable(value) : value);

/** JSON with all its texts storable. @throws SyntaxError */
export const parseStorable = (json: string): unknown =>
  HAS_OTHERS.test(json) ? JSON.parse(json, storableValue) : JSON.parse(json);
