// What the rest of the program knows of the processes that are at work on one database.

export interface ProcessStore {
  /** Says that the process lives. `wasLate`: it was not believed alive any more; `dead`: who has not said so in time; `others`: who has. */
  beat(id: string, leaseMs: number): Promise<{ wasLate: boolean; dead: string[]; others: string[] }>;
  /** Frees what a dead process held. False when it lives after all, or somebody else was quicker. */
  bury(id: string): Promise<boolean>;
  /** `kept`: held already; `taken`: from now on; `refused`: another living process holds it; `late`: the process is itself not believed alive. */
  hold(name: string, id: string): Promise<"kept" | "taken" | "refused" | "late">;
  release(name: string, id: string): Promise<void>;
  /** Frees all that the process held, and has the others look after what it leaves behind. */
  leave(id: string): Promise<void>;
  /** The value that the first who asked for the secret gave. */
  secret(name: string, proposed: string): Promise<string>;
}
