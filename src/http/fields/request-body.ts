// Bodies and queries of requests. Fields that are not known are passed over: published clients send some of their own.

import type { TProperties } from "@sinclair/typebox";
import { t } from "elysia";

/** A JSON body. */
export const requestBody = <Fields extends TProperties>(fields: Fields, description: string) =>
  t.Object(fields, { description, additionalProperties: true });

/** What follows the question mark. */
export const requestQuery = <Fields extends TProperties>(fields: Fields) =>
  t.Object(fields, { additionalProperties: true });
