// Usage: what each key made the service do in a month.

import { t } from "elysia";
import { monthOf, totalsOf, type UsageRow } from "#domain/usage.ts";
import { errorAnswers } from "../fields/errors.ts";
import type { HttpContext } from "../http-context.ts";
import { authorise } from "../middleware/authorise.ts";
import { routeGroup } from "../route-group.ts";

const totals = {
  memoryTokens: t.Number({ description: "Tokens of documents that became memories." }),
  superragTokens: t.Number({ description: "Tokens of documents that were only made searchable." }),
  billedTokens: t.Number({ description: "Both together, the latter at a fifth." }),
  operations: t.Number({ description: "Documents that were dreamed on their own at once." }),
  searches: t.Number({ description: "Searches, and profiles with a query." }),
  modelTokens: t.Number({
    description: "Tokens that the configured language model took; counted under the key `model`.",
  }),
};

const usageAnswer = t.Object(
  {
    month: t.String({ description: "The calendar month (UTC), YYYY-MM." }),
    total: t.Object(totals, { description: "Of all keys." }),
    keys: t.Array(
      t.Object({ keyId: t.String({ description: "Id of the key; `none` for work of no key." }), ...totals }),
      { description: "By key." },
    ),
  },
  { description: "What was counted in the month until now." },
);

const byKey = (rows: readonly UsageRow[]) =>
  [...Map.groupBy(rows, ({ keyId }) => keyId)].map(([keyId, own]) => ({ keyId, ...totalsOf(own) }));

export const usageRoutes = (http: HttpContext) =>
  routeGroup("Usage").get(
    "/v3/usage",
    async ({ request, query }) => {
      authorise(http.keyOf(request), null, "admin");
      const month = query.month ?? monthOf(http.clock.now());
      const rows = await http.usage.month(month);
      return { month, total: totalsOf(rows), keys: byKey(rows) };
    },
    {
      query: t.Object({
        month: t.Optional(
          t.String({ pattern: "^\\d{4}-(0[1-9]|1[0-2])$", description: "YYYY-MM; this month if left out." }),
        ),
      }),
      detail: { summary: "Tokens, operations and searches of a month, by key" },
      response: { 200: usageAnswer, ...errorAnswers(400, 403) },
    },
  );
