// Turns what the plugin writes into a valid OpenAPI 3.0.3 document: one content type a body, described responses, no null types.

import { isRecord } from "#domain/record.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
interface JsonObject {
  [key: string]: Json;
}

const isNullType = (schema: Json): boolean => isRecord(schema) && schema.type === "null";

/** `anyOf [x, null]` as a nullable x; unions of constants as an enumeration; `const` is not known to 3.0. */
const plainSchema = (schema: Json): Json => {
  if (Array.isArray(schema)) return schema.map(plainSchema);
  if (!isRecord(schema)) return schema;
  const { const: constant, patternProperties, anyOf, examples, $id: _, ...rest } = schema;
  const plain: JsonObject = Object.fromEntries(
    Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, key === "default" || key === "example" ? value : plainSchema(value)]),
  );
  if (constant !== undefined) plain.enum = [constant];
  if (plain.type === "null") Object.assign(plain, { type: "string", nullable: true, enum: [null] });
  if (Array.isArray(examples) && examples[0] !== undefined) plain.example = examples[0];
  if (isRecord(patternProperties)) {
    plain.additionalProperties = plainSchema(Object.values(patternProperties)[0] ?? {});
  }
  return Array.isArray(anyOf) ? withoutUnion(plain, anyOf.map(plainSchema), anyOf.some(isNullType)) : plain;
};

const withoutUnion = (plain: JsonObject, options: readonly Json[], isNullable: boolean): Json => {
  const others = options.filter((option) => !isNullType(option));
  const nullable: JsonObject = isNullable ? { nullable: true } : {};
  const [first] = others;
  if (others.length === 1 && isRecord(first)) return { ...first, ...plain, ...nullable };
  const constants = others.flatMap((option) => (isRecord(option) && Array.isArray(option.enum) ? option.enum : []));
  if (constants.length === others.length && isRecord(first) && first.type !== undefined) {
    return { type: first.type, ...plain, ...nullable, enum: isNullable ? [...constants, null] : constants };
  }
  return { ...plain, ...nullable, anyOf: others };
};

/** Keeps the one content type that the body is sent in. */
const oneContent = (content: Json | undefined): JsonObject => {
  if (!isRecord(content)) return {};
  const type = Object.keys(content).length === 1 ? Object.keys(content)[0]! : "application/json";
  const media = content[type];
  return { [type]: isRecord(media) ? { ...media, schema: plainSchema(media.schema ?? {}) } : {} };
};

const describedResponse = (response: Json): JsonObject => {
  const { content, description } = isRecord(response) ? response : {};
  const media = oneContent(content);
  const described = { description: typeof description === "string" ? description : "Done." };
  return Object.keys(media).length === 0 ? described : { ...described, content: media };
};

const describedParameter = (parameter: Json): Json => {
  if (!isRecord(parameter)) return parameter;
  const { examples: _, schema, ...rest } = parameter;
  const kept = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { ...kept, schema: plainSchema(schema ?? { type: "string" }) };
};

const completeOperation = (operation: JsonObject): JsonObject => {
  const { requestBody, responses, parameters, ...rest } = operation;
  return {
    ...rest,
    ...(Array.isArray(parameters) ? { parameters: parameters.map(describedParameter) } : {}),
    ...(isRecord(requestBody) ? { requestBody: { required: true, content: oneContent(requestBody.content) } } : {}),
    responses: Object.fromEntries(
      Object.entries(isRecord(responses) ? responses : {}).map(([status, response]) => [
        status,
        describedResponse(response),
      ]),
    ),
  };
};

/** Paths without a version are for browsers, and come behind. */
const place = (path: string): number => path.split("/").length + (/^\/v\d/.test(path) ? 0 : 10);

/** The plugin's document, completed; of each kind the shorter path first, as one adds a document before one asks for its passages. */
export const completeDocument = (document: unknown): unknown => {
  // Through JSON, so that symbols and undefined fields of the schemas are gone.
  const source: JsonObject = JSON.parse(JSON.stringify(document));
  const paths = Object.entries(isRecord(source.paths) ? source.paths : {})
    .toSorted(([one], [other]) => place(one) - place(other))
    .map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(isRecord(operations) ? operations : {}).map(([method, operation]) => [
          method,
          isRecord(operation) ? completeOperation(operation) : operation,
        ]),
      ),
    ]);
  return { ...source, paths: Object.fromEntries(paths) };
};
