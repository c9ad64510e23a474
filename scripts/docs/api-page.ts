// docs/api.md: every route with its fields, from the OpenAPI document that the service serves.

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly nullable?: boolean;
  readonly format?: string;
  readonly additionalProperties?: unknown;
}

interface Media {
  readonly schema?: Schema;
}

interface Operation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: Schema;
    readonly description?: string;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Readonly<Record<string, Media>> }>
  >;
}

export interface OpenApi {
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const DEEPEST = 3;

const isNull = ({ enum: values }: Schema): boolean => values?.length === 1 && values[0] === null;

const plainTypeOf = ({ enum: values, anyOf, type, items }: Schema): string => {
  if (values !== undefined) {
    return values
      .filter((value) => value !== null)
      .map((value) => `\`${value}\``)
      .join(", ");
  }
  if (anyOf !== undefined) {
    const options = anyOf.filter((option) => !isNull(option)).map(plainTypeOf);
    return [...new Set(options)].join(" or ");
  }
  return type === "array" ? `array of ${items === undefined ? "values" : typeOf(items)}` : (type ?? "any");
};

const typeOf = (schema: Schema): string => {
  const mayBeNull = schema.nullable === true || schema.anyOf?.some(isNull) === true;
  return `${plainTypeOf(schema)}${mayBeNull ? " or null" : ""}`;
};

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

const rowsOf = (schema: Schema | undefined, path: string, depth: number): string[] => {
  if (schema === undefined || depth > DEEPEST) return [];
  if (schema.type === "array") return rowsOf(schema.items, `${path}[]`, depth);
  if (schema.anyOf !== undefined) {
    return rowsOf(
      schema.anyOf.find(({ type }) => type === "object" || type === "array"),
      path,
      depth,
    );
  }
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = path === "" ? name : `${path}.${name}`;
    const row = `| \`${at}\` | ${cell(typeOf(field))} | ${required.has(name) ? "yes" : ""} | ${cell(field.description ?? "")} |`;
    return [row, ...rowsOf(field, at, depth + 1)];
  });
};

const fieldTable = (rows: readonly string[]): string =>
  rows.length === 0 ? "" : ["| field | type | always | meaning |", "| --- | --- | --- | --- |", ...rows].join("\n");

const schemaOf = (content: Readonly<Record<string, Media>> | undefined): Schema | undefined =>
  Object.values(content ?? {})[0]?.schema;

const describe = (method: string, path: string, operation: Operation): string => {
  const { summary = "", description = "", parameters = [], requestBody, responses } = operation;
  const parts = [`### ${method.toUpperCase()} ${path}`, `${summary}.${description === "" ? "" : ` ${description}`}`];
  if (parameters.length > 0) {
    const rows = parameters.map(
      ({ name, in: where, required, schema = {}, description: meaning }) =>
        `| \`${name}\` (${where}) | ${cell(typeOf(schema))} | ${required === true ? "yes" : ""} | ${cell(meaning ?? schema.description ?? "")} |`,
    );
    parts.push(fieldTable(rows));
  }
  const body = fieldTable(rowsOf(schemaOf(requestBody?.content), "", 0));
  if (body !== "") parts.push("Body:", body);
  for (const [status, { description: meaning, content }] of Object.entries(responses)) {
    if (!status.startsWith("2")) continue;
    parts.push(`Answers ${status}: ${meaning}`, fieldTable(rowsOf(schemaOf(content), "", 0)));
  }
  const refusals = Object.keys(responses).filter((status) => !status.startsWith("2"));
  parts.push(`May also answer ${refusals.join(", ")}.`);
  return parts.filter((part) => part !== "").join("\n\n");
};

export const apiPage = ({ tags = [], paths }: OpenApi): string => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const sections = tags.flatMap(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags?.includes(name) === true);
    if (own.length === 0) return [];
    return [
      `## ${name}\n\n${description ?? ""}`,
      ...own.map(({ method, path, operation }) => describe(method, path, operation)),
    ];
  });
  return `# API

Made by \`bun run docs\` from the service's OpenAPI document (\`/swagger/json\`); the explorer at \`/swagger\` has the same with a form to try it. Errors
have one shape, see [errors.md](errors.md).

${sections.join("\n\n")}
`;
};
