// Takes a tag off a document whose home is another tag: there it stays. Answers whether it had the tag.

import type { Clock } from "#domain/clock.ts";
import { emptyPlan } from "#domain/plan.ts";
import type { Transact } from "#src/context.ts";

export const unshare = async (
  { transact, clock }: { readonly transact: Transact; readonly clock: Clock },
  home: string,
  documentId: string,
  tag: string,
): Promise<boolean> => {
  const done = await transact(home, async (reader, revision) => {
    const document = await reader.document(documentId);
    if (document === null || !document.otherTags.includes(tag)) return null;
    const otherTags = document.otherTags.filter((other) => other !== tag);
    const changed = { ...document, otherTags, updatedAt: clock.now() };
    return { ...emptyPlan(home, revision), documents: { put: [changed], remove: [] } };
  });
  return done !== null;
};
