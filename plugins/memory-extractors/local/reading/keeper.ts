// To whom a mail is, where it says "me" or nobody: whoever keeps it. So it is where a mail was copied from a web page, with
// "Ida Lund <ida@lund.example>", the day, and "to me" above its words.

import { firstGiven } from "#plugins/shared/speakers.ts";
import { isFirstName } from "../cues/proper-names.ts";
import { dayWritten } from "./written-days.ts";

/** "To: me", as mail programs show it. */
export const KEEPER = "me";
const IS_KEEPER = /^(?:me|myself|you|mich|moi|mí|mim)$/i;
export const isKeeper = (recipient: string | undefined): boolean => IS_KEEPER.test(recipient ?? "");
export const isOfPerson = (sender: string | null): boolean => isFirstName(sender?.split(" ", 1)[0] ?? "");

const COPIED =
  /^\s*([^<>@\n:]{2,60}?) ?<[^<>\s]+@[^<>\s]+>[ \t]*\n(?:([^\n:]*\d[^\n]{3,50})\n)?(?:to|an|à|para|a) ([^\n:]{2,60})(?:\n|$)/iu;

export interface Copied {
  readonly sender: string;
  readonly recipient: string;
  readonly day: number | null;
}
/** The header of a copied mail. */
export const copiedHeader = (text: string): Copied | null => {
  const [, sender = "", written = "", recipient = ""] = COPIED.exec(text) ?? [];
  if (sender === "") return null;
  return {
    sender: firstGiven(sender.trim()),
    recipient: recipient.replace(/,.*$/, "").trim(),
    day: dayWritten(written),
  };
};
