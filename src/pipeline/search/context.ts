// The relatives of a memory: what it replaced or was drawn from, what replaced it or came of it, with their distance in versions.

import type { Memory, Relation } from "#domain/memory.ts";
import type { MemoryContext } from "#domain/search.ts";

/** Versions in each direction that are followed. */
const MOST_DISTANCE = 5;
const MOST_RELATIVES = 20;

type Relative = MemoryContext["parents"][number];

interface Graph {
  readonly from: ReadonlyMap<string, readonly Relation[]>;
  readonly to: ReadonlyMap<string, readonly Relation[]>;
  readonly memory: (id: string) => Memory | null;
  readonly isShown: (memory: Memory) => boolean;
}

type Direction = "parents" | "children";

/** The edges of one memory in a direction, each with the memory at its other end. */
const edgesOf = (id: string, graph: Graph, direction: Direction): { type: Relation["type"]; other: string }[] =>
  direction === "parents"
    ? (graph.from.get(id) ?? []).map(({ type, to }) => ({ type, other: to }))
    : (graph.to.get(id) ?? []).map(({ type, from }) => ({ type, other: from }));

/** Everything next to the memory, then its versions further on. */
const walk = (start: string, graph: Graph, direction: Direction): Relative[] => {
  const found: Relative[] = [];
  const seen = new Set([start]);
  let border = [start];
  for (let distance = 1; distance <= MOST_DISTANCE && border.length > 0; distance++) {
    const edges = border
      .flatMap((id) => edgesOf(id, graph, direction))
      .filter(({ type, other }) => !seen.has(other) && (distance === 1 || type === "updates"));
    for (const { type, other } of edges) {
      const memory = seen.has(other) ? null : graph.memory(other);
      seen.add(other);
      if (memory === null || !graph.isShown(memory) || found.length >= MOST_RELATIVES) continue;
      found.push({ relation: type, version: direction === "parents" ? -distance : distance, memory });
    }
    border = edges.filter(({ type }) => type === "updates").map(({ other }) => other);
  }
  return found;
};

/** Context of each of `ids`. `relations` holds every edge that touches them and, for versions, their relatives. */
export const contextOf = (
  ids: readonly string[],
  relations: readonly Relation[],
  memory: (id: string) => Memory | null,
  isShown: (memory: Memory) => boolean,
): Map<string, MemoryContext> => {
  const graph: Graph = {
    from: Map.groupBy(relations, ({ from }) => from),
    to: Map.groupBy(relations, ({ to }) => to),
    memory,
    isShown,
  };
  return new Map(
    ids.map((id): [string, MemoryContext] => {
      const parents = walk(id, graph, "parents");
      const children = walk(id, graph, "children");
      const related = [...parents, ...children].flatMap(({ relation, memory: other }) =>
        relation === "updates" ? [] : [{ relation, memory: other }],
      );
      return [id, { parents, children, related }];
    }),
  );
};

/** Reads the edges around memories, as far as `contextOf` follows them. */
export const readSurroundings = async (
  ids: readonly string[],
  readRelations: (memoryIds: readonly string[]) => Promise<readonly Relation[]>,
): Promise<Relation[]> => {
  const relations = new Map<string, Relation>();
  const seen = new Set(ids);
  let edge: readonly string[] = ids;
  for (let distance = 0; distance < MOST_DISTANCE && edge.length > 0; distance++) {
    const next: string[] = [];
    for (const relation of await readRelations(edge)) {
      relations.set(`${relation.type} ${relation.from} ${relation.to}`, relation);
      if (relation.type !== "updates") continue;
      for (const id of [relation.from, relation.to]) {
        if (seen.has(id)) continue;
        seen.add(id);
        next.push(id);
      }
    }
    edge = next;
  }
  return [...relations.values()];
};
