// One list from memories and passages: in order of rank, and nothing said twice.

export interface Rankable {
  readonly kind: "memory" | "chunk";
  readonly id: string;
  readonly text: string;
  /** For a memory: the passages it was drawn from, with the words that were quoted. */
  readonly sources: readonly { readonly chunkId: string | null; readonly quote: string }[];
}

const WORD = /[\p{L}\p{N}]+/gu;
/** From this share of its words on, a text is held by what stands above it. */
const REPEATED_SHARE = 0.8;
/** A memory that says less of its passage than this, however much it quotes, does not stand for it. */
const SAID_SHARE = 1 / 3;

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(WORD) ?? []);

const isHeldBy = (text: string, holder: string, share = REPEATED_SHARE): boolean => {
  // Most turns of a conversation are one sentence, and quoted whole.
  if (text === holder) return true;
  const words = wordsOf(text);
  const others = wordsOf(holder);
  let held = 0;
  for (const word of words) if (others.has(word)) held++;
  return held >= share * words.size;
};

const quotesOf = ({ sources }: Rankable): string => sources.map(({ quote }) => quote).join(" ");

/** Whether a memory quotes a passage almost wholly, and says a good part of it: of a long sentence it may say one thing only. */
const tells = (memory: Rankable, passage: string): boolean =>
  isHeldBy(passage, quotesOf(memory)) && isHeldBy(passage, memory.text, SAID_SHARE);

/** The memories of a list by the passages they were drawn from, best first. */
const memoriesByChunk = <Item>(items: readonly Item[], view: (item: Item) => Rankable): Map<string, Item[]> => {
  const byChunk = new Map<string, Item[]>();
  for (const item of items) {
    const { kind, sources } = view(item);
    if (kind !== "memory") continue;
    for (const { chunkId } of sources)
      if (chunkId !== null) byChunk.set(chunkId, [...(byChunk.get(chunkId) ?? []), item]);
  }
  return byChunk;
};

/**
 * Says everything once, in a list that is ordered best first. A passage that a memory quotes almost wholly gives its place to the memory
 * if that says the same with names and dates resolved. Left out are: a passage whose words stand in the memories above that were drawn from
 * it, a memory whose passage stands above, and a text that stands above word for word.
 */
export const dropRepeats = <Item>(items: readonly Item[], view: (item: Item) => Rankable): Item[] => {
  const kept = new Set<Item>();
  const texts = new Set<string>();
  const keptChunks = new Set<string>();
  /** What the memories above say, by the passage they were drawn from. Few of those passages are in the list. */
  const told = new Map<string, string>();
  const byChunk = memoriesByChunk(items, view);

  const keepMemory = (item: Item): void => {
    const { text, sources } = view(item);
    if (texts.has(text) || sources.some(({ chunkId }) => chunkId !== null && keptChunks.has(chunkId))) return;
    for (const { chunkId, quote } of sources) {
      if (chunkId !== null) told.set(chunkId, `${told.get(chunkId) ?? ""} ${text} ${quote}`);
    }
    texts.add(text);
    kept.add(item);
  };
  const keepChunk = (item: Item): void => {
    const { id, text } = view(item);
    const teller = byChunk.get(id)?.find((memory) => tells(view(memory), text));
    if (teller !== undefined) keepMemory(teller);
    const holder = told.get(id);
    if (texts.has(text) || (holder !== undefined && isHeldBy(text, holder))) return;
    keptChunks.add(id);
    texts.add(text);
    kept.add(item);
  };
  for (const item of items) {
    if (kept.has(item)) continue;
    if (view(item).kind === "chunk") keepChunk(item);
    else keepMemory(item);
  }
  return [...kept];
};

/**
 * Brings what replaces an item right before it, where it stands further down; else the order stays.
 * @param replacementsOf ids of the items that say what holds instead.
 */
export const replacementsFirst = <Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  replacementsOf: (item: Item) => readonly string[],
): Item[] => {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const placed = new Set<Item>();
  const begun = new Set<Item>();
  const place = (item: Item): void => {
    if (begun.has(item)) return;
    begun.add(item);
    for (const id of replacementsOf(item)) {
      const replacement = byId.get(id);
      if (replacement !== undefined) place(replacement);
    }
    placed.add(item);
  };
  for (const item of items) place(item);
  return [...placed];
};

/** Where a passage stands: the positions that it takes in its document; null for what is not a passage. */
export interface Place {
  readonly documentId: string;
  readonly first: number;
  readonly last: number;
  readonly characters: number;
}

/**
 * Brings passages that follow each other in their document together into one group, at the rank of the best of them, as long as the group
 * stays short; other items are groups of their own. A passage that stands in a group already is left out. `items` is ordered best first; at
 * most `limit` groups are made, and items further down only join them.
 */
export const joinNeighbours = <Item>(
  items: readonly Item[],
  placeOf: (item: Item) => Place | null,
  limit: number,
  mostCharacters: number,
): Item[][] => {
  const groups: { readonly items: Item[]; characters: number }[] = [];
  const owners = new Map<string, (typeof groups)[number]>();
  const add = (item: Item, place: Place): void => {
    const { documentId, first, last, characters } = place;
    const ownerAt = (position: number) => owners.get(`${position} ${documentId}`);
    if (ownerAt(first) !== undefined || ownerAt(last) !== undefined) return;
    const near = ownerAt(first - 1) ?? ownerAt(last + 1);
    const isJoined = near !== undefined && near.characters + characters <= mostCharacters;
    if (!isJoined && groups.length >= limit) return;
    const group = isJoined ? near : { items: [], characters: 0 };
    if (!isJoined) groups.push(group);
    group.items.push(item);
    group.characters += characters;
    for (let position = first; position <= last; position++) owners.set(`${position} ${documentId}`, group);
  };
  for (const item of items) {
    const place = placeOf(item);
    if (place !== null) add(item, place);
    else if (groups.length < limit) groups.push({ items: [item], characters: 0 });
  }
  return groups.map((group) => group.items);
};
