import { catalogue } from "@etalase/contracts/refusals/catalogue";
import { inEnglish, type Refusal, refusalIn } from "@etalase/contracts/refusals/refusal";
import { words } from "@etalase/contracts/refusals/words";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { testApp } from "../../../test/app.ts";
import { apiRoutes } from "../../server.ts";
import { createSessions } from "./session.ts";

const librarys = "said by the library, not by us";

const { app } = testApp();
beforeAll(async () => {
  // Used only when a rule has no message of its own.
  z.config({ customError: () => librarys });
});

const routes = () =>
  apiRoutes(app.services, {
    sessions: createSessions(app.services.auth, app.url),
    publicUrl: app.url,
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

/** The refusals of a schema about one value at one place. */
function refusalsOf(schema: z.ZodMiniType, path: readonly string[], value: unknown) {
  const parsed = schema.safeParse(at(path, value));
  return parsed.success ? [] : parsed.error.issues.map(refusalIn);
}

/** All answers to wrong values of the fields of all calls. */
const answers = () =>
  routes()
    .flatMap(({ method, path, body, query }) =>
      [body?.schema, query].flatMap((schema) => (schema ? [{ call: `${method} ${path}`, schema }] : [])),
    )
    .flatMap(({ call, schema }) =>
      pathsOf(schema).flatMap((path) =>
        wrong.flatMap((value) =>
          refusalsOf(schema, path, value).map((refusal) => ({
            refusal,
            asked: `${call} ${path.join(".")} = ${JSON.stringify(value)?.slice(0, 40)}`,
          })),
        ),
      ),
    );

/** Visitors' sentences are Indonesian from the start. */
const isSaid = ({ key }: Refusal) => key in catalogue || key.includes("tidak valid");

const isNamed = ({ values: { field = "" } }: Refusal) =>
  /^[a-z]/.test(String(field)) || String(field) in words || field === "";

test("whatever is sent for a field, the answer is a sentence of ours, and known in Indonesian", () => {
  const all = answers();
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter(({ refusal }) => inEnglish(refusal) === librarys).map(({ asked }) => asked)).toEqual([]);
  const refusals = all.map(({ refusal }) => refusal);
  expect([...new Set(refusals.filter((one) => !isSaid(one)).map(inEnglish))]).toEqual([]);
  expect([...new Set(refusals.filter((one) => !isNamed(one)).map(inEnglish))]).toEqual([]);
});
