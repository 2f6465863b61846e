import { errorBody } from "@etalase/contracts/rules/answers.schema";
import * as z from "zod/mini";
import { type Route, route } from "./route.ts";

type Json = Readonly<Record<string, unknown>>;

/** Leaves open whatever JSON Schema cannot say (a rule of our own, a transformation). */
const schemaOf = (schema: z.core.$ZodType, io: "input" | "output"): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};

const content = (type: string, schema: Json) => ({ content: { [type]: { schema } } });

/** Writes "/api/news/:id" as OpenAPI does. */
const templateOf = (path: string) => path.replace(/:(\w+)/g, "{$1}");

type ObjectJson = Readonly<{ properties?: Json; required?: readonly string[] }>;

/** An edit of a record with a version can be made conditional on that version. */
function conditionOf({ method, response }: Route): readonly Json[] {
  const { properties = {} }: ObjectJson = method === "PUT" && response ? schemaOf(response, "output") : {};
  if (!("version" in properties)) return [];
  const description = "The version that was read, in quotes; 412 when it is no longer the latest";
  return [{ name: "If-Match", in: "header", description, schema: { type: "string" } }];
}

const pathParametersOf = ({ path }: Route): readonly Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: "path", required: true, schema: { type: "string" } }));

function queryParametersOf({ query }: Route): readonly Json[] {
  const { properties = {}, required = [] }: ObjectJson = query ? schemaOf(query, "input") : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

const parametersOf = (one: Route) => [...pathParametersOf(one), ...queryParametersOf(one), ...conditionOf(one)];

/** A form's pictures are files in multipart, data URLs in JSON. */
function bodyOf({ body }: Route): Json {
  if (!body) return {};
  const schema = schemaOf(body.schema, "input");
  const json = content("application/json", schema);
  if (!body.pictures) return { requestBody: { required: true, ...json } };
  const file = { type: "string", contentMediaType: "application/octet-stream" };
  const files = Object.entries(body.pictures).map(([name, { max = 1 }]) => [
    name,
    max > 1 ? { type: "array", items: file, maxItems: max } : file,
  ]);
  const { properties: texts = {} }: ObjectJson = schema;
  const properties = { ...texts, ...Object.fromEntries(files) };
  const multipart = content("multipart/form-data", { ...schema, properties });
  return { requestBody: { required: true, content: { ...json.content, ...multipart.content } } };
}

const refusal = { description: "A refusal", ...content("application/json", { $ref: "#/components/schemas/Error" }) };

function responsesOf({ response, status }: Route): Json {
  if (!response) return { 204: { description: "Done" }, default: refusal };
  const answer = { description: "Done", ...content("application/json", schemaOf(response, "output")) };
  return { [status ?? 200]: answer, default: refusal };
}

const rights = { anyone: "Anybody", signedIn: "Signed in", staff: "Admins", superadmin: "Superadmins" } as const;

const operationOf = (one: Route): Json => ({
  summary: `${rights[one.who]}: ${one.method} ${one.path}`,
  tags: [one.path.split("/")[2]],
  ...(one.who === "anyone" ? {} : { security: [{ bearer: [] }] }),
  parameters: parametersOf(one),
  ...bodyOf(one),
  responses: responsesOf(one),
});

/** Describes the API from its own routes. */
function describeApi(routes: readonly Route[], publicUrl: string) {
  const paths: Record<string, Record<string, Json>> = {};
  for (const one of routes) {
    const path = templateOf(one.path);
    paths[path] = { ...paths[path], [one.method.toLowerCase()]: operationOf(one) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Etalase", version: "1", description: "The API of the site and its dashboard." },
    servers: [{ url: publicUrl }],
    components: {
      schemas: { Error: schemaOf(errorBody, "output") },
      securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
    paths,
  };
}

/** Describes the API on the first request: at every start it would only cost time. */
export function openApiRoute(routes: readonly Route[], publicUrl: string): Route {
  let description: ReturnType<typeof describeApi> | undefined;
  return route({
    method: "GET",
    path: "/api/openapi.json",
    who: "anyone",
    handle: async () => {
      description ??= describeApi(routes, publicUrl);
      return { body: description };
    },
  });
}
