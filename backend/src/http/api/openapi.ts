import { errorBody } from "@etalase/contracts/rules/answers.schema";
import { saveKeyHeader } from "@etalase/contracts/rules/content";
import * as z from "zod/mini";
import type { PictureFields } from "../../application/media.ts";
import { idFieldsOf } from "./parse-call.ts";
import { type Body, type Route, route } from "./route.ts";

type Json = Readonly<Record<string, unknown>>;

/** Leaves out what JSON Schema cannot express (a rule of our own, a transformation). */
const schemaOf = (schema: z.core.$ZodType, io: "input" | "output"): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
};

const content = (type: string, schema: Json) => ({ content: { [type]: { schema } } });

/** Converts "/api/news/:id" to the form of OpenAPI. */
const templateOf = (path: string) => path.replace(/:(\w+)/g, "{$1}");

type ObjectJson = Readonly<{ properties?: Json; required?: readonly string[] }>;

/** The headers by which writes of records with a version are known, each with its description. */
const headers: Readonly<Record<string, readonly [name: string, description: string]>> = {
  PUT: ["If-Match", "The version that was read, in quotes; 412 when it is no longer the latest"],
  POST: [saveKeyHeader, "At most 100 characters; the same key from the same account within a day finds the record"],
};

function headersOf({ method, body, response }: Route): readonly Json[] {
  const { properties = {} }: ObjectJson = body && response ? schemaOf(response, "output") : {};
  const [name, description] = ("version" in properties && headers[method]) || [];
  return name ? [{ name, in: "header", description, schema: { type: "string" } }] : [];
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

const parametersOf = (one: Route) => [...pathParametersOf(one), ...queryParametersOf(one), ...headersOf(one)];

/** A form's pictures may come from the library, by their ids there. */
function fromLibrary(pictures: PictureFields = {}): Json {
  const one = { type: "string", pattern: "^[0-9a-f]{24}$" };
  const fields = Object.entries(pictures).map(([name, field]) => [
    idFieldsOf(name, field)[0],
    field.max === undefined ? one : { type: "array", items: one, maxItems: field.max },
  ]);
  return Object.fromEntries(fields.filter(([name]) => name !== undefined));
}

/** The files of a body; undefined for one that takes none. */
function filesOf({ pictures, file }: Body<unknown>): Json | undefined {
  const one = { type: "string", contentMediaType: "application/octet-stream" };
  if (file) return { [file.name]: one };
  const fields = Object.entries(pictures ?? {}).map(([name, { max = 1 }]) => [
    name,
    max > 1 ? { type: "array", items: one, maxItems: max } : one,
  ]);
  return pictures && Object.fromEntries(fields);
}

/** A form's pictures are files in multipart, and data URLs in JSON. */
function bodyOf({ body }: Route): Json {
  if (!body) return {};
  const all = body.staffSchema ? z.union([body.schema, body.staffSchema]) : body.schema;
  const { properties: own = {}, ...schema }: ObjectJson = schemaOf(all, "input");
  const texts = { ...own, ...fromLibrary(body.pictures) };
  const json = content("application/json", { ...schema, properties: texts });
  const files = filesOf(body);
  if (!files) return { requestBody: { required: !body.schema.safeParse({}).success, ...json } };
  const multipart = content("multipart/form-data", { ...schema, properties: { ...texts, ...files } });
  return { requestBody: { required: true, content: { ...(body.file ? {} : json.content), ...multipart.content } } };
}

const refusal = { description: "A refusal", ...content("application/json", { $ref: "#/components/schemas/Error" }) };

/** The descriptions of a route's further answers. */
const others = {
  200: { description: "It was there already" },
  201: { description: "It was made at once" },
  301: {
    description: "Stands elsewhere",
    headers: { Location: { schema: { type: "string" } } },
    ...content("text/plain", { type: "string" }),
  },
};

const unchanged = { description: "As the caller has it already, by If-None-Match" };

function responsesOf({ method, response, answers: [first, ...rest] = [200], fileType }: Route): Json {
  const files = fileType ? content(fileType, { type: "string" }) : { content: {} };
  if (!response && fileType) return { 200: { description: "Done", ...files }, default: refusal };
  if (!response) return { 204: { description: "Done" }, default: refusal };
  const json = content("application/json", schemaOf(response, "output"));
  const answer = { description: "Done", content: { ...json.content, ...files.content } };
  return {
    ...Object.fromEntries(rest.map((status) => [status, { ...answer, ...others[status] }])),
    [first]: answer,
    ...(method === "GET" ? { 304: unchanged } : {}),
    default: refusal,
  };
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

/** Describes the API by its own routes. */
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

/** Generates the description lazily, with the first request, to keep the start fast. */
export function openApiRoute(routes: readonly Route[], publicUrl: string): Route {
  let description: ReturnType<typeof describeApi> | undefined;
  const own = route.get("/api/openapi.json", "anyone", {
    response: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }),
    handle: async () => {
      description ??= describeApi([...routes, own], publicUrl);
      return { body: description };
    },
  });
  return own;
}
