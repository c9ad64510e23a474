// Sorts statements that a client words itself into the buckets of their container: they say explicitly what they say.

import type { Classifier } from "#contracts/classifier.ts";
import type { CallContext, Logger } from "#contracts/plugin.ts";
import { effectiveBuckets } from "#domain/bucket.ts";
import type { Store } from "#store/store.ts";

export interface SortDependencies {
  readonly store: Store;
  readonly logger: Logger;
  readonly classifier: Classifier;
}

/** For each statement the keys of its buckets, strongest first. */
export type SortStatements = (
  tag: string,
  statements: readonly { readonly text: string; readonly vector: Float32Array }[],
) => Promise<string[][]>;

const TIME_LIMIT_MS = 60_000;

export const createSortStatements =
  ({ store, logger, classifier }: SortDependencies): SortStatements =>
  async (tag, statements) => {
    const [container, settings] = await Promise.all([store.containers.get(tag), store.organization.settings()]);
    const { buckets, isDefault } = effectiveBuckets(settings.profileBuckets, container?.profileBuckets ?? []);
    const { filterPrompt } = settings;
    const guidance = { entityContext: container?.entityContext ?? null, filterPrompt, isDefault };
    const call: CallContext = { signal: AbortSignal.timeout(TIME_LIMIT_MS), logger };
    const inputs = statements.map(({ text, vector }) => ({ text, isFirstPerson: true, vector }));
    const labels = await classifier.classify(inputs, buckets, guidance, call);
    return labels.map((found) => found.map(({ key }) => key));
  };
