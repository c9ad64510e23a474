// The documents' former address: /v3/memories and everything below it goes on to /v3/documents, whatever the method.

import { Elysia } from "elysia";
import { urlOf } from "../middleware/request-url.ts";

const hidden = { detail: { hide: true } };

/** 308 keeps the method and the body. */
const moved = ({ request }: { readonly request: Request }): Response => {
  const { pathname, search } = urlOf(request);
  return new Response(null, {
    status: 308,
    headers: { location: pathname.replace("/v3/memories", "/v3/documents") + search },
  });
};

export const documentAliasRoutes = () =>
  new Elysia().all("/v3/memories", moved, hidden).all("/v3/memories/*", moved, hidden);
