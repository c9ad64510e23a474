// What the rest of the program knows of a snapshot: everything that is stored, as it was at one moment.

import type { Container, OrganizationSettings } from "#domain/container.ts";
import type { TagReader } from "./store.ts";

/** Rows of one table, in the encoding of the database's own driver: keys, bytes and what is not set stay what they are. */
export interface TablePage {
  readonly table: string;
  readonly rows: number;
  readonly bytes: Uint8Array;
}

export interface Snapshot {
  /** Number of the last migration. */
  readonly schema: number;
  /** All tables, edges after what they connect. */
  pages(): AsyncGenerator<TablePage>;
  /** Ids of the uploaded files that documents and waiting jobs refer to, each once. */
  fileIds(): AsyncGenerator<string>;
  tag(tag: string): TagReader;
  containers(): Promise<Container[]>;
  settings(): Promise<OrganizationSettings>;
  close(): Promise<void>;
}
