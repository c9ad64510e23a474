// What a tool is.

import { type Static, type TSchema, Type } from "typebox";
import type { ApiCall } from "#src/client/api-call.ts";

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: TSchema;
  readonly isReadOnly: boolean;
  /** Resolves to text for the model. @param args checked against `arguments` */
  readonly run: (call: ApiCall, args: unknown) => Promise<string>;
}

export const containerTag = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 100,
    description: "The user or project; left out: the key's own, else the default.",
  }),
);
export const tool = <Arguments extends TSchema>(
  definition: Omit<Tool, "run" | "arguments"> & {
    readonly arguments: Arguments;
    readonly run: (call: ApiCall, args: Static<Arguments>) => Promise<string>;
  },
): Tool => ({ ...definition, run: (call, args) => definition.run(call, args as Static<Arguments>) });
