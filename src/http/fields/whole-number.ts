// Whole numbers in requests. Elysia's own integer also takes text, which a JSON body has no need of.

import { type IntegerOptions, Type } from "@sinclair/typebox";

export const wholeNumber = (options: IntegerOptions) => Type.Integer(options);
