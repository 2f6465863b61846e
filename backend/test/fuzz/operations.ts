import * as z from "zod";

type Json = Readonly<Record<string, unknown>>;
type Content = Readonly<Record<string, Readonly<{ schema: Json }>>>;
type Described = Readonly<{
  security?: unknown;
  parameters: readonly Readonly<{ name: string; in: string; schema: Json }>[];
  requestBody?: Readonly<{ content: Content }>;
  responses: Readonly<Record<string, Readonly<{ content?: Content }>>>;
}>;

/** The part of an OpenAPI document that the fuzzer reads. */
export type Description = Readonly<{
  paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  components: Readonly<{ schemas: Readonly<Record<string, Json>> }>;
}>;

type Property = Readonly<{ name: string; schema: Json }>;

/** One call in the API's description. */
export type Operation = Readonly<{
  /** For example "PUT /api/news/{id}". */
  name: string;
  method: string;
  path: string;
  isOpen: boolean;
  query: readonly Property[];
  /** The fields that a body may hold; null for a call without a body. */
  body: readonly Property[] | null;
  /** The form fields that take a file. */
  files: readonly string[];
  /** Returns the problem of an answer, or null. */
  problemOf(status: number, type: string, body: Buffer): string | null;
}>;

/** Merges the properties of all kinds when a body may be one of several. */
const propertiesOf = (schema: Json = {}): readonly Property[] => {
  const kinds = [schema, ...((schema.oneOf ?? []) as readonly Json[])];
  const named = kinds.flatMap(({ properties = {} }) => Object.entries(properties as Record<string, Json>));
  return [...new Map(named)].map(([name, schema]) => ({ name, schema }));
};

/** A schema together with its references, for the reader of JSON Schema. */
const readable = (schema: Json, components: Description["components"]) =>
  z.fromJSONSchema(
    JSON.parse(
      JSON.stringify({ ...schema, $defs: components.schemas }).replaceAll("#/components/schemas/", "#/$defs/"),
    ),
  );

/** Builds each schema once, at the first answer that needs it. */
function answerJudge({ responses }: Described, components: Description["components"]): Operation["problemOf"] {
  const schemas = new Map<string, z.ZodType>();
  return (status, type, body) => {
    const response = responses[status] ?? (status >= 400 ? responses.default : undefined);
    if (!response) return `answers ${status}, which is not described`;
    if (!response.content) return body.length > 0 ? `answers ${status} with a body, which is not described` : null;
    const content = response.content[type];
    if (!content) return `answers ${status} as ${type || "nothing"}, which is not described`;
    if (type !== "application/json") return null;
    const key = responses[status] ? String(status) : "default";
    const schema = schemas.get(key) ?? readable(content.schema, components);
    schemas.set(key, schema);
    const parsed = schema.safeParse(JSON.parse(body.toString()));
    return parsed.success ? null : `answers ${status} with another body than described: ${parsed.error.message}`;
  };
}

function operationOf(path: string, method: string, described: Described, components: Description["components"]) {
  const content = described.requestBody?.content;
  const form = propertiesOf(content?.["multipart/form-data"]?.schema);
  const isFile = ({ schema }: Property) => JSON.stringify(schema).includes("contentMediaType");
  return {
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    isOpen: described.security === undefined,
    query: described.parameters.filter((one) => one.in === "query"),
    body: content ? propertiesOf(content["application/json"]?.schema) : null,
    files: form.filter(isFile).map(({ name }) => name),
    problemOf: answerJudge(described, components),
  } satisfies Operation;
}

export const operationsOf = ({ paths, components }: Description): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(path, method, described, components)),
  );
