// The shapes of merging container tags.

import { t } from "elysia";
import { containerTagField } from "../fields/container-tag.ts";
import { requestBody } from "../fields/request-body.ts";

export const mergeBody = requestBody(
  {
    containerTags: t.Array(containerTagField("A tag to merge."), {
      minItems: 2,
      maxItems: 2,
      description: "The two tags to merge; one of them may be the target.",
    }),
    targetContainerTag: containerTagField(
      "The tag that everything ends up in: one of the two, or a third that exists.",
    ),
  },
  "What to merge into what.",
);

const sourceTags = t.Array(t.String(), { description: "The tags that become part of the target." });

export const mergeQueuedAnswer = t.Object(
  {
    success: t.Boolean({ description: "Always true." }),
    status: t.Literal("queued", { description: "The merge waits for its turn." }),
    mergeId: t.String({ description: "Asks for the merge's state." }),
    targetTag: t.String({ description: "The tag that everything ends up in." }),
    sourceTags,
  },
  { description: "The merge is accepted." },
);

export const mergeParams = t.Object({
  mergeId: t.String({ minLength: 1, maxLength: 255, description: "The id that the merge was accepted with." }),
});

export const mergeStateAnswer = t.Object(
  {
    id: t.String({ description: "The merge's id." }),
    status: t.Union([t.Literal("queued"), t.Literal("processing"), t.Literal("completed"), t.Literal("failed")], {
      description: "`failed`: all tags are as they were before.",
    }),
    progress: t.Number({ minimum: 0, maximum: 1, description: "1 when it is completed." }),
    targetTag: t.String({ description: "The tag that everything ends up in." }),
    sourceTags,
    error: t.Optional(t.String({ description: "Why it failed." })),
  },
  { description: "How far the merge is." },
);
