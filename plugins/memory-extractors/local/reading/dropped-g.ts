// "waitin on a load", "she's tellin everybody": participles typed without their g, and without the mark that stands for it.

import { wrapped } from "#domain/wrapped.ts";

/** Stems of what people do, as they stand before "-ing"; none of them makes another word with "-in". */
const STEMS = wrapped`
  ask|bak|be|break|bring|build|buy|call|carry|catch|chang|chill|clean|climb|com|cook|cry|cutt|danc|do|dream|drink|driv
  |dy|eat|feel|fight|finish|fix|fly|freez|get|gett|giv|go|happen|hav|help|hop|hurt|jump|keep|kidd|know|laugh|learn|leav
  |listen|liv|look|lov|mak|meet|melt|miss|mov|need|pack|paint|pay|pick|plann|play|pull|push|putt|read|rid|runn|say
  |scream|see|sell|send|shopp|sing|sitt|sleep|smok|stand|start|stay|stopp|studi|swimm|tak|talk|teach|tell|text|think
  |throw|try|turn|visit|wait|walk|want|watch|wear|wonder|work|writ`;
const DROPPED_G = new RegExp(`\\b(?:${STEMS})in(?![\\p{L}\\d'-])`, "giu");
/** One look that most sentences fail. */
const ANY_DROPPED_G = /[a-z]in(?:[\s.,!?;:]|$)/i;

export const withG = (text: string): string =>
  ANY_DROPPED_G.test(text) ? text.replace(DROPPED_G, (form) => `${form}g`) : text;
