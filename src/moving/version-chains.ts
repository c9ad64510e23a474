// Whether the versions of memories that an export has make whole chains, as src/domain/plans/version-chain.ts says what one is: a broken
// one must not get in, since nothing would mend it.

import type { Memory } from "#domain/memory.ts";
import type { Line } from "./lines.ts";
import type { NumberedLine } from "./read-lines.ts";

type Version = Pick<Memory, "id" | "version" | "parentMemoryId" | "rootMemoryId" | "isLatest">;

export interface ChainFault {
  /** Of the memory that does not fit. */
  readonly id: string;
  readonly field: string;
  readonly problem: string;
}

const faultOf =
  (id: string) =>
  (field: string, problem: string): ChainFault => ({ id, field: `memory.${field}`, problem });

/** What a memory says of itself that can't be, whatever else there is. */
export const ownFault = ({ id, version, parentMemoryId, rootMemoryId, isLatest }: Version): ChainFault | null => {
  const fault = faultOf(id);
  if (rootMemoryId === null) {
    if (version > 1) return fault("rootMemoryId", "must be the id of version 1, as this is a later one");
    if (!isLatest) return fault("isLatest", "must be true of what no version replaces (rootMemoryId is null)");
  }
  if (version === 1 && parentMemoryId !== null) return fault("parentMemoryId", "must be null of version 1");
  if (version > 1 && parentMemoryId === null)
    return fault("parentMemoryId", `must be the id of version ${version - 1}`);
  if (version === 1 && rootMemoryId !== null && rootMemoryId !== id)
    return fault("rootMemoryId", "must be the memory's own id, or null, of version 1");
  if (parentMemoryId === id) return fault("parentMemoryId", "is the memory's own id");
  return null;
};

/** @param members versions with the same root, at least one. @param isWhole false while others may follow */
export const chainFault = (members: readonly Version[], isWhole: boolean): ChainFault | null => {
  const chain = members.toSorted((one, other) => one.version - other.version);
  const byVersion = new Map<number, Version>();
  for (const member of chain) {
    const { id, version, parentMemoryId, isLatest } = member;
    const fault = faultOf(id);
    const twin = byVersion.get(version);
    if (twin !== undefined) return fault("version", `is ${version}, as that of ${twin.id} in the same chain is`);
    byVersion.set(version, member);
    const parent = byVersion.get(version - 1);
    if (version > 1 && parent === undefined && isWhole)
      return fault("parentMemoryId", `names version ${version - 1}, which this container tag has not`);
    if (parent !== undefined && parent.id !== parentMemoryId)
      return fault("parentMemoryId", `must be ${parent.id}, the id of version ${version - 1}`);
    if (isLatest && member !== chain.at(-1)) return fault("isLatest", "must be false: there is a later version");
    if (!isLatest && member === chain.at(-1) && isWhole)
      return fault("isLatest", "must be true: there is no later version");
  }
  return null;
};

/** The lines of memories by the chains that they belong to. */
export const byChain = (
  lines: readonly NumberedLine<Line<"memory">>[],
): ReadonlyMap<string, readonly NumberedLine<Line<"memory">>[]> =>
  Map.groupBy(lines, ({ line: { memory } }) => memory.rootMemoryId ?? memory.id);
