// The fields of an upload's form, from the forms in which clients write lists and objects: a field several times, `containerTags[]`,
// `metadata[key]`. Each becomes one text, lists and objects as JSON.

import { invalid } from "#src/errors.ts";
import { TEXT_FIELDS } from "./upload-fields.ts";

const LIST = "containerTags";
const OBJECTS = ["metadata", "filterByMetadata"];
/** What is known and no list: these come once. */
const SINGLE = [...OBJECTS, ...TEXT_FIELDS, "fileType", "mimeType"];

const IN_BRACKETS = /^([A-Za-z]+)\[([^[\]]*)\](\[\d*\])?$/;

export type FormEntry = readonly [name: string, value: string];

interface Keyed {
  readonly key: string;
  readonly value: string;
  /** Whether it is one of a list of values under its key. */
  readonly isItem: boolean;
}

/** What came under one name: values as they are, and those with a key in brackets. */
interface Group {
  readonly plain: string[];
  readonly keyed: Keyed[];
}

const toGroups = (entries: readonly FormEntry[]): Map<string, Group> => {
  const groups = new Map<string, Group>();
  const groupOf = (name: string): Group => {
    const group = groups.get(name) ?? { plain: [], keyed: [] };
    groups.set(name, group);
    return group;
  };
  for (const [written, value] of entries) {
    const [, name = "", key = "", item] = IN_BRACKETS.exec(written) ?? [];
    if (name === LIST || SINGLE.includes(name)) groupOf(name).keyed.push({ key, value, isItem: item !== undefined });
    else groupOf(written).plain.push(value);
  }
  return groups;
};

const toObject = (keyed: readonly Keyed[]): Record<string, string | string[]> => {
  const object = new Map<string, string | string[]>();
  for (const { key, value, isItem } of keyed) {
    object.set(key, isItem ? [object.get(key) ?? [], value].flat() : value);
  }
  return Object.fromEntries(object);
};

const joinGroup = (name: string, { plain, keyed }: Group): string => {
  const [first = "", ...others] = plain;
  if (name === LIST && (plain.length > 1 || keyed.length > 0)) {
    if (keyed.some(({ key, isItem }) => isItem || !/^\d*$/.test(key))) throw invalid(name, "must be a list of tags");
    return JSON.stringify([...plain, ...keyed.map(({ value }) => value)]);
  }
  if (keyed.length > 0) {
    if (plain.length > 0 || !OBJECTS.includes(name)) throw invalid(name, "must be sent once");
    return JSON.stringify(toObject(keyed));
  }
  if (SINGLE.includes(name) && others.some((value) => value !== first)) throw invalid(name, "must be sent once");
  return others.at(-1) ?? first;
};

/** Nothing that says where a file goes, or what it is, is passed over for the way in which it is written. */
export const joinFields = (entries: readonly FormEntry[]): Map<string, string> =>
  new Map([...toGroups(entries)].map(([name, group]) => [name, joinGroup(name, group)]));
