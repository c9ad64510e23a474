// The contract of the plugin kind "linker".
import type { EpochMs } from "#domain/clock.ts";
import type { EventDate, Slot } from "#domain/memory.ts";
import type { CallContext } from "./plugin.ts";

/** A statement as a linker sees it: a new one, or one already remembered. */
export interface Statement {
  readonly id: string;
  readonly text: string;
  readonly subject: string | null;
  readonly slot: Slot | null;
  readonly documentDate: EpochMs | null;
  readonly eventDates: readonly EventDate[];
}

export interface LinkInput {
  readonly candidate: Statement;
  /**
   * The closest statements that may be older, most similar first; also earlier candidates of the same call. `similarity`: the
   * cosine of the two vectors, -1 to 1.
   */
  readonly neighbours: readonly (Statement & { readonly similarity: number })[];
}

export type LinkType = "duplicate" | "updates" | "extends" | "derives";

export interface RelationProposal {
  /** The newer statement: usually the candidate; the neighbour when the candidate tells of an earlier time. */
  readonly from: string;
  readonly to: string;
  readonly type: LinkType;
  /** `soft` orders the two and hides nothing; only *updates* may be soft. */
  readonly tier: "hard" | "soft";
  readonly rule: string;
}

/** Says how new statements relate to known ones. Proposals name only ids that were shown. */
export interface Linker {
  link(inputs: readonly LinkInput[], context: CallContext): Promise<RelationProposal[]>;
}
