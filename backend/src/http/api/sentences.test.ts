import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { startTestApp, type TestApp } from "../../../test/app.ts";
import { apiRoutes } from "../../server.ts";
import { createSessions } from "./session.ts";

const librarys = "said by the library, not by us";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // Used only when a rule has no message of its own.
  z.config({ customError: () => librarys });
});
afterAll(() => app.close());

const routes = () =>
  apiRoutes(app.services, {
    sessions: createSessions(app.services.auth, app.url),
    addresses: app.addresses,
    visitorSecret: "",
    now: () => new Date(),
  });

type Schema = z.core.$ZodType;

/** The fields of an object, however it is wrapped; none for any other schema. */
function shapeOf(schema: Schema): Readonly<Record<string, Schema>> {
  const { def } = schema._zod as { def: { shape?: Record<string, Schema>; innerType?: Schema } };
  return def.shape ?? (def.innerType ? shapeOf(def.innerType) : {});
}

/** Every field as a path, including fields within objects. */
const pathsOf = (schema: Schema): readonly (readonly string[])[] =>
  Object.entries(shapeOf(schema)).flatMap(([name, field]) => [
    [name],
    ...pathsOf(field).map((path) => [name, ...path]),
  ]);

const at = (path: readonly string[], value: unknown): unknown =>
  path.reduceRight((inner, name) => ({ [name]: inner }), value);

const wrong = [
  undefined,
  ...[null, true, -1, 7, 1e300, "", " ", "\u0000", "-1", "x".repeat(300_000), "é".repeat(150_000)],
  ...["{", "[]", '[{"name":null}]', "2026-02-30", "0000-01-01", "https://a:b@c.d"],
  ...[[], [null], ["", "\u0000"], Array(300).fill("x"), {}, { x: 1 }],
];

/** The messages of a schema about one value at one place. */
function sentencesOf(schema: z.ZodMiniType, path: readonly string[], value: unknown) {
  const parsed = schema.safeParse(at(path, value));
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
}

test("whatever is sent for a field, the answer is a sentence of ours", () => {
  const asked = routes().flatMap(({ method, path, body, query }) =>
    [body?.schema, query].flatMap((schema) => (schema ? [{ call: `${method} ${path}`, schema }] : [])),
  );
  expect(asked.length).toBeGreaterThan(20);
  const unsaid = asked.flatMap(({ call, schema }) =>
    pathsOf(schema).flatMap((path) =>
      wrong
        .filter((value) => sentencesOf(schema, path, value).includes(librarys))
        .map((value) => `${call} ${path.join(".")} = ${JSON.stringify(value)?.slice(0, 40)}`),
    ),
  );
  expect(unsaid).toEqual([]);
});
