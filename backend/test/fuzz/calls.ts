import fc from "fast-check";
import { hostileText, hostileValue, rawJson } from "./hostile.ts";
import type { Operation } from "./operations.ts";
import { parameterOf, validOf } from "./valid.ts";

export const callers = ["nobody", "user", "admin", "superadmin", "impostor"] as const;
export type Caller = (typeof callers)[number];

type Pairs = readonly (readonly [name: string, value: string])[];
type Pair = [name: string, value: unknown];
type Fields = Readonly<Record<string, unknown>>;

/** Ways in which a form is broken. */
export const formFaults = ["none", "cut", "noEnd", "otherBoundary", "noBoundary", "nameless", "noHeaders"] as const;
export type FormFault = (typeof formFaults)[number];

export type Body =
  | Readonly<{ as: "json"; fields: Fields }>
  | Readonly<{ as: "raw"; type: string; text: string }>
  | Readonly<{ as: "form"; fields: Fields; files: Pairs; fault: FormFault }>;

/** A call as data; `{{news:0}}` in it stands for the id of an article. */
export type Call = Readonly<{
  operation: Operation;
  method: string;
  caller: Caller;
  /** In the order of the path. */
  params: readonly string[];
  query: Pairs;
  headers: Pairs;
  body: Body | null;
}>;

/** Keys that every object has anyway, and some that no schema knows. */
const oddKeys = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "version",
  "_id",
  "role",
  "a[b]",
  "",
  "\ud800",
];

const often = <T>(usual: fc.Arbitrary<T>, weight: number, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });

/** A complete valid body from which some fields are missing and in which some hold a wrong value. */
function fieldsOf(operation: Operation, properties: Operation["query"]): fc.Arbitrary<Fields> {
  const names = properties.map(({ name }) => name);
  const valid = fc.record(
    Object.fromEntries(properties.map(({ name, schema }) => [name, validOf(operation, name, schema)])),
  );
  const anyKey = fc.constantFrom(...names, ...names, ...oddKeys);
  return fc
    .record({
      valid,
      without: often(fc.constant<string[]>([]), 3, fc.subarray(names)),
      instead: often(
        fc.constant<Pair[]>([]),
        1,
        fc.array(fc.tuple(anyKey, hostileValue), { minLength: 1, maxLength: 2 }),
      ),
    })
    .map(({ valid, without, instead }) => {
      const kept = Object.entries(valid).filter(([name]) => !without.includes(name));
      // Entries, so that "__proto__" becomes an own key.
      return Object.fromEntries([...kept, ...instead]);
    });
}

const types = [
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  'application/json; charset="',
  "",
];

const fileKinds = ["pixel", "drawing", "script", "text", "empty", "headOnly"] as const;
export type FileKind = (typeof fileKinds)[number];

function bodyOf(operation: Operation): fc.Arbitrary<Body | null> {
  const texts = operation.body ?? [];
  // A form sends pictures as files, a JSON body as texts.
  const pictures = operation.files.map((name) => ({ name, schema: {} }));
  const json = fieldsOf(operation, [...texts, ...pictures]).map((fields): Body => ({ as: "json", fields }));
  const raw = fc
    .tuple(fc.constantFrom(...types, types[0] ?? ""), fc.oneof(fc.constantFrom(...rawJson), hostileText))
    .map(([type, text]): Body => ({ as: "raw", type, text }));
  const fileFields = [...operation.files, ...operation.files, "featuredImage", "title", "__proto__"];
  const files = fc.array(fc.tuple(fc.constantFrom(...fileFields), fc.constantFrom(...fileKinds)), { maxLength: 3 });
  const form = fc
    .record({
      fields: fieldsOf(operation, texts),
      files: often(fc.constant<Pairs>(operation.files.map((name) => [name, "pixel"])), 2, files),
      fault: often(fc.constant<FormFault>("none"), 5, fc.constantFrom(...formFaults)),
    })
    .map((rest): Body => ({ as: "form", ...rest }));
  return fc.oneof(
    { weight: operation.body ? 6 : 1, arbitrary: json },
    { weight: operation.files.length > 0 ? 4 : 1, arbitrary: form },
    { weight: 2, arbitrary: raw },
    { weight: operation.body ? 1 : 8, arbitrary: fc.constant(null) },
  );
}

const oddQueryNames = ["__proto__", "page", "limit", "a[b]", "ids[]", "", "%", "constructor"];

function queryOf(operation: Operation): fc.Arbitrary<Pairs> {
  const known = operation.query.map(({ name, schema }) => ({ name, valid: validOf(operation, name, schema) }));
  const pairs = known.map(({ name, valid }) =>
    often(valid.map(String), 2, hostileText).map((value) => [name, value] as const),
  );
  const odd = fc.tuple(fc.constantFrom(...oddQueryNames), hostileText);
  const one = pairs.length > 0 ? fc.oneof(...pairs, odd) : odd;
  // Pairs are drawn one by one, so a name can come twice.
  return fc.array(one, { maxLength: pairs.length > 0 ? 4 : 1 });
}

const oddHeaders: Pairs = [
  ["If-Match", '"1"'],
  ["If-Match", '"999999999"'],
  ["If-Match", "W/1, *"],
  ["If-None-Match", "*"],
  ["Range", "bytes=0-0,-1"],
  ["Accept-Encoding", "br;q=2, gzip;q=x"],
  ["Accept", "text/html"],
  ["Authorization", "Bearer ."],
  ["Cookie", "etalase_session=%; etalase_staff=1; __proto__=1"],
  ["Origin", "https://other.example"],
  ["Sec-Fetch-Site", "cross-site"],
  ["X-Forwarded-For", "not an address, ::1%eth0"],
  ["User-Agent", "Mozilla/5.0 ".repeat(50)],
  ["Content-Encoding", "gzip"],
];

function callOf(operation: Operation): fc.Arbitrary<Call> {
  const parameters = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const odd = fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND");
  return fc.record({
    operation: fc.constant(operation),
    method: often(fc.constant(operation.method), 20, odd),
    caller: fc.constantFrom(...callers, "superadmin", "superadmin", "admin"),
    params: fc.tuple(...parameters.map((name) => often(parameterOf(operation, name), 8, hostileText))),
    query: queryOf(operation),
    headers: often(fc.constant<Pairs>([]), 4, fc.array(fc.constantFrom(...oddHeaders), { maxLength: 2 })),
    body: bodyOf(operation),
  });
}

/** Signing out comes last, because every call after it is refused. */
const endsSessions = ({ path }: Operation) => path.startsWith("/api/auth/");

/** One call of nearly every operation; each can be left out, so that a failing case shrinks. */
export const oneOfEach = (operations: readonly Operation[]): fc.Arbitrary<readonly Call[]> =>
  fc
    .tuple(
      ...operations
        .toSorted((one, other) => Number(endsSessions(one)) - Number(endsSessions(other)))
        .map((operation) => fc.option(callOf(operation), { freq: 100 })),
    )
    .map((calls) => calls.filter((call) => call !== null));

/** Calls in a sequence; the operations that store most are the most frequent. */
export const sequencesOf = (operations: readonly Operation[], atMost: number): fc.Arbitrary<readonly Call[]> => {
  const calls = operations.map((operation) => ({
    weight: operation.files.length > 0 ? 3 : 1,
    arbitrary: callOf(operation),
  }));
  return fc.array(fc.oneof(...calls), { minLength: 1, maxLength: atMost });
};
