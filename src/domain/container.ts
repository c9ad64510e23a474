// A container: what is known of one tag apart from its documents and memories.

import type { BucketDefinition } from "./bucket.ts";
import type { EpochMs } from "./clock.ts";

export const CONTAINER_TAG = /^[A-Za-z0-9_:.-]{1,100}$/;
const PROJECT_PREFIX = "sm_project_";
export const DEFAULT_CONTAINER_TAG = `${PROJECT_PREFIX}default`;

/** The tags that published clients make of a project's id: lists of documents leave them out. */
export const isProjectTag = (tag: string): boolean => tag.startsWith(PROJECT_PREFIX);

export interface Container {
  readonly tag: string;
  readonly name: string | null;
  readonly entityContext: string | null;
  readonly memoryFilesystemPaths: readonly string[] | null;
  readonly profileBuckets: readonly BucketDefinition[];
  /** Raised by every commit to the tag; a plan made from an older one is refused. */
  readonly revision: number;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

export interface OrganizationSettings {
  readonly profileBuckets: readonly BucketDefinition[];
  readonly filterPrompt: string | null;
  readonly shouldLLMFilter: boolean | null;
  readonly includeItems: readonly string[] | null;
  readonly excludeItems: readonly string[] | null;
  readonly chunkSize: number | null;
  readonly workspacePrompt: string | null;
  /** Fields of outside connectors that published clients set; kept for them and not used. */
  readonly connectors: Readonly<Record<string, string | boolean | null>>;
}

/** Of an organization that has set nothing. */
export const NO_SETTINGS: OrganizationSettings = {
  profileBuckets: [],
  filterPrompt: null,
  shouldLLMFilter: null,
  includeItems: null,
  excludeItems: null,
  chunkSize: null,
  workspacePrompt: null,
  connectors: {},
};

/** Without a list of their own, containers make memories of files that are written to be remembered. */
const MEMORY_FILE = /(?:^|\/)(?:user|memory)\.md$/i;

/** Absolute, without repeated slashes and "." segments; null for paths that climb up. */
const normalizedPath = (path: string): string | null => {
  const segments = path.split("/").filter((segment) => segment !== "" && segment !== ".");
  if (segments.includes("..")) return null;
  return `/${segments.join("/")}${path.endsWith("/") && segments.length > 0 ? "/" : ""}`;
};

/**
 * Whether a document with a path gets memories, or is only made searchable. An entry that ends in
 * "/" allows a whole subtree, any other one file; no entries allow none, and null the files that are named for it.
 */
export const allowsMemories = (paths: readonly string[] | null, filepath: string): boolean => {
  const file = normalizedPath(filepath);
  if (file === null) return false;
  if (paths === null) return MEMORY_FILE.test(file);
  return paths.some((path) => {
    const allowed = normalizedPath(path);
    if (allowed === null) return false;
    return path.endsWith("/") ? file.startsWith(allowed) : file === allowed;
  });
};
