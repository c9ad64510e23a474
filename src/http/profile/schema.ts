// Bodies and answers of the profile's routes.

import { t } from "elysia";
import { containerTagField } from "../fields/container-tag.ts";
import { MOST_QUESTION_CHARACTERS, questionField } from "../fields/content.ts";
import { filtersField } from "../fields/filters.ts";
import { requestBody } from "../fields/request-body.ts";
import { searchAnswer } from "../search/schema.ts";

export const profileBody = requestBody(
  {
    containerTag: containerTagField("The tag whose profile to compose."),
    q: t.Optional(questionField(MOST_QUESTION_CHARACTERS, "Also search for this.")),
    threshold: t.Optional(
      t.Number({
        minimum: 0,
        maximum: 1,
        description: "Only search results with a similarity above this; 0.6 when left out.",
      }),
    ),
    filters: filtersField,
    include: t.Optional(
      t.Array(t.Union([t.Literal("static"), t.Literal("dynamic"), t.Literal("buckets")]), {
        description: "Sections to compose; all when left out.",
      }),
    ),
    buckets: t.Optional(
      t.Array(t.String({ maxLength: 64 }), {
        maxItems: 200,
        description: "Keys of the buckets to compose; all that are defined when left out.",
      }),
    ),
  },
  "Whose profile, and what of it.",
);

export const profileAnswer = t.Object(
  {
    profile: t.Object(
      {
        static: t.Optional(t.Array(t.String(), { description: "Lasting facts, strongest first." })),
        dynamic: t.Optional(
          t.Array(t.String(), {
            description:
              "Recent context, newest first: `[Recent] [YYYY-MM-DD] …`, with the day of what happened; what lay ahead has the day when it was told.",
          }),
        ),
        buckets: t.Optional(
          t.Record(t.String(), t.Array(t.String()), {
            description: "By topic: `[Summary] …` entries, then `[Recent] …` ones.",
          }),
        ),
      },
      { description: "What is known, in sections." },
    ),
    searchResults: t.Optional(searchAnswer),
  },
  { description: "The profile, and search results where `q` was given." },
);

export const bucketsBody = requestBody(
  { containerTag: containerTagField("The tag whose buckets to list.") },
  "Whose buckets.",
);

export const bucketAnswer = t.Object(
  {
    key: t.String({ description: "Stable name of the topic." }),
    description: t.String({ description: "What belongs in it." }),
  },
  { description: "A bucket." },
);

export const bucketsAnswer = t.Object(
  { buckets: t.Array(bucketAnswer, { description: "The organization's buckets, then the tag's own." }) },
  { description: "The buckets that hold for the tag." },
);
