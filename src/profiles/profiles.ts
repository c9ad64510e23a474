// Answers profile requests. The whole profile of a tag is composed once a revision and kept; a request picks its sections.

import { effectiveBuckets } from "#domain/bucket.ts";
import type { Clock, EpochMs } from "#domain/clock.ts";
import type { Document } from "#domain/document.ts";
import { memoryMatchesFilter } from "#domain/filter.ts";
import type { Memory } from "#domain/memory.ts";
import { composeProfile, type Profile, type ProfileInput } from "#domain/profile.ts";
import type { ProfileRequest } from "#src/context.ts";
import type { Store } from "#store/store.ts";

/** What the index holds of a tag's memories. */
export interface RememberedTag {
  readonly revision: number;
  readonly memories: readonly Memory[];
  /** For each aggregate the ids of the memories it sums up. */
  readonly aggregateSources: ReadonlyMap<string, readonly string[]>;
  /** The documents that a memory was drawn from; none unless they were asked for. */
  readonly documentsOf: (memory: Memory) => readonly Document[];
}

export interface ProfilesDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly remember: (tag: string, withDocuments: boolean) => Promise<RememberedTag>;
}

interface KeptProfile {
  readonly revision: number;
  /** The settings it was composed with; they change without a new revision. */
  readonly settings: string;
  readonly profile: Profile;
  /** Letters of all entries. */
  readonly size: number;
  /** When it was composed: a clock that is set back before it brings expired memories back. */
  readonly validFrom: EpochMs;
  readonly validUntil: EpochMs;
}

/** Letters of all kept profiles together, two bytes each: some 800 profiles with twelve full buckets. */
const MOST_LETTERS = 32_000_000;
/** What keeping a profile costs besides its letters. */
const OVERHEAD = 1_000;

const sizeOf = ({ static: lasting, dynamic, buckets }: Profile): number => {
  let size = OVERHEAD;
  for (const entries of [lasting, dynamic, ...Object.values(buckets)])
    for (const entry of entries) size += entry.length;
  return size;
};

export const createProfiles = ({ store, clock, remember }: ProfilesDependencies) => {
  /** Least recently composed first. */
  const kept = new Map<string, KeptProfile>();
  let letters = 0;

  const drop = (tag: string): void => {
    letters -= kept.get(tag)?.size ?? 0;
    kept.delete(tag);
  };

  const keep = (tag: string, profile: KeptProfile): void => {
    drop(tag);
    kept.set(tag, profile);
    letters += profile.size;
    for (const oldest of kept.keys()) {
      if (letters <= MOST_LETTERS) break;
      drop(oldest);
    }
  };

  return async (request: ProfileRequest): Promise<Partial<Profile>> => {
    const { tag, filter } = request;
    const [container, settings] = await Promise.all([store.containers.get(tag), store.organization.settings()]);
    const { buckets } = effectiveBuckets(settings.profileBuckets, container?.profileBuckets ?? []);
    const entityContext = container?.entityContext ?? null;
    const settingsKey = JSON.stringify([entityContext, buckets.map(({ key }) => key)]);
    const revision = container?.revision ?? 0;
    const now = clock.now();
    if (filter === null) {
      const known = kept.get(tag);
      const isKnown = known?.revision === revision && known.settings === settingsKey;
      if (isKnown && now >= known.validFrom && now < known.validUntil) return pick(known.profile, request);
    }
    const remembered = await remember(tag, filter !== null);
    const { memories, aggregateSources } = remembered;
    const input: ProfileInput = { memories, buckets, entityContext, now, aggregateSources };
    if (filter !== null) {
      const passes = (memory: Memory): boolean =>
        memoryMatchesFilter(
          filter,
          memory.metadata,
          remembered.documentsOf(memory).map(({ metadata }) => metadata),
        );
      return pick(composeProfile({ ...input, keep: passes }).profile, request);
    }
    const { profile, nextChangeAt } = composeProfile(input);
    const whole: Profile = { static: [], dynamic: [], buckets: {}, ...profile };
    if (revision > 0) {
      const validUntil = nextChangeAt ?? Number.POSITIVE_INFINITY;
      keep(tag, {
        revision: remembered.revision,
        settings: settingsKey,
        profile: whole,
        size: sizeOf(whole),
        validFrom: now,
        validUntil,
      });
    }
    return pick(whole, request);
  };
};

const pick = (profile: Partial<Profile>, { sections, buckets }: ProfileRequest): Partial<Profile> => {
  const picked: { -readonly [Section in keyof Profile]?: Profile[Section] } = {};
  if (sections.includes("static")) picked.static = profile.static ?? [];
  if (sections.includes("dynamic")) picked.dynamic = profile.dynamic ?? [];
  if (sections.includes("buckets")) {
    const entries = Object.entries(profile.buckets ?? {});
    picked.buckets = Object.fromEntries(entries.filter(([key]) => buckets === null || buckets.includes(key)));
  }
  return picked;
};
