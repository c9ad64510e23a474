// Fields of documents in requests that a schema alone can't check: sizes in bytes and paths.

import { t } from "elysia";
import { AppError, invalid } from "#src/errors.ts";
import { SAYS_SOMETHING } from "../middleware/describe-problem.ts";

const CONTENT_BYTES = 1024 * 1024;
export const CUSTOM_ID = "^[A-Za-z0-9_:.-]{1,255}$";
export const ENTITY_CONTEXT_LENGTH = 1500;

export const customIdField = t.String({
  pattern: CUSTOM_ID,
  description: "Your own id of the content, unique within the tag. Sent again, it updates the same document.",
});

export const entityContextField = t.String({
  maxLength: ENTITY_CONTEXT_LENGTH,
  description: "Whom or what the tag is about; guides what is remembered. Stays with the tag.",
});

/** Clients ask with the user's last message as it is, whatever was pasted into it: of a long one the beginning and the end are read. */
export const MOST_QUESTION_CHARACTERS = 100_000;

/** A question, or a topic: text that says something. */
export const questionField = (maxLength: number, description: string) =>
  t.String({ minLength: 1, maxLength, pattern: SAYS_SOMETHING, description });

/** Whether there is anything to see: not only spaces and signs that are not shown, as U+200B. */
export const isVisible = (text: string): boolean => /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(text);

/** Text of at most 1 MB in UTF-8 that says something. */
export const checkContent = (field: string, content: string): string => {
  if (Buffer.byteLength(content) > CONTENT_BYTES) {
    throw new AppError("too_large", "The content is too large", { details: `${field} may have at most 1 MB` });
  }
  if (!isVisible(content)) throw invalid(field, "must not be empty");
  return content;
};

const CONTROL = /\p{Cc}/u;

/** A path within the tag: absolute, with a file's name at its end. */
export const checkFilepath = (filepath: string): string => {
  const name = filepath.slice(filepath.lastIndexOf("/") + 1);
  if (!filepath.startsWith("/") || name === "") throw invalid("filepath", "must be an absolute path to a file");
  if (filepath.includes("//") || CONTROL.test(filepath)) {
    throw invalid("filepath", "must not have empty parts or control characters");
  }
  if (Buffer.byteLength(filepath) > 4096 || Buffer.byteLength(name) > 255) {
    throw invalid("filepath", "must have at most 4096 bytes, its last part at most 255");
  }
  return filepath;
};

/** What to look for by path: a file, or everything below a folder whose path ends with a slash. */
export const checkFilepathQuery = (filepath: string, field = "filepath"): string => {
  if (!filepath.startsWith("/") || Buffer.byteLength(filepath) > 4096 || CONTROL.test(filepath)) {
    throw invalid(field, "must be an absolute path, with a slash at its end for a whole folder");
  }
  return filepath;
};
