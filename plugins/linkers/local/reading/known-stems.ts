// Stems that many rules ask for, under one name each.

import { stem, stems } from "./stem.ts";
import { GENERIC, SPOUSES } from "./words.ts";

export const BE = stem("be");
export const HAVE = stem("have");
export const LIKE = stem("like");
export const DISLIKE = stem("dislike");
export const CALL = stem("call");
export const INSTEAD = stem("instead");
/** In what a medicine is counted. */
export const DOSES = stems("mg mcg µg ug ml unit iu tablet pill capsule puff drop".split(" "));
export const GENERIC_STEMS = stems(GENERIC);
export const SPOUSE_STEMS = stems(SPOUSES);
