// Pages of lists: numbers or numeric strings in requests, the same four figures in every answer.

import { t } from "elysia";
import { numberOrText, readWholeNumber } from "./whole-number.ts";

const MOST_ROWS = 1100;
const LAST_PAGE = 1_000_000;

export const limitField = (mostRows: number) =>
  t.Optional(numberOrText(`Rows of a page, 1 to ${mostRows}; 10 when left out.`));

export const pageFields = {
  limit: limitField(MOST_ROWS),
  page: t.Optional(numberOrText("Which page, from 1.")),
  order: t.Optional(
    t.Union([t.Literal("asc"), t.Literal("desc")], { description: "Newest first (`desc`) unless told otherwise." }),
  ),
  sort: t.Optional(
    t.Union([t.Literal("createdAt"), t.Literal("updatedAt")], {
      description: "What to sort by; `createdAt` when left out.",
    }),
  ),
};

interface PageFields {
  readonly limit?: number | string | undefined;
  readonly page?: number | string | undefined;
  readonly order?: "asc" | "desc" | undefined;
  readonly sort?: "createdAt" | "updatedAt" | undefined;
}

export const readPage = (fields: PageFields, mostRows = MOST_ROWS) => ({
  limit: readWholeNumber("limit", fields.limit ?? 10, 1, mostRows),
  page: readWholeNumber("page", fields.page ?? 1, 1, LAST_PAGE),
  order: fields.order ?? "desc",
  sort: fields.sort ?? "createdAt",
});

export const paginationAnswer = t.Object(
  {
    currentPage: t.Number({ description: "This page, from 1." }),
    limit: t.Number({ description: "Rows of a page." }),
    totalItems: t.Number({ description: "Rows of all pages." }),
    totalPages: t.Number({ description: "Number of pages." }),
  },
  { description: "Where this page stands among all." },
);

export const toPagination = (page: { readonly page: number; readonly limit: number }, total: number) => ({
  currentPage: page.page,
  limit: page.limit,
  totalItems: total,
  totalPages: Math.ceil(total / page.limit),
});
