// Where a call without a container tag goes.

import { Type } from "typebox";
import { DEFAULT_CONTAINER_TAG } from "#domain/container.ts";
import { type ApiCall, ask } from "./api-call.ts";

const session = Type.Object({ scope: Type.Object({ tag: Type.Union([Type.String(), Type.Null()]) }) });

/** The tag given, else the key's own, else the default. */
export const homeTag = async (call: ApiCall, given?: string): Promise<string> =>
  given ?? (await ask(call, session, "GET", "/v3/session")).scope.tag ?? DEFAULT_CONTAINER_TAG;
