import type { progressStreamType } from "@etalase/contracts/progress-stream";
import { type Refusal, refusalIn } from "@etalase/contracts/refusals/refusal";
import type { Context } from "koa";
import type * as z from "zod/mini";
import type { SignedIn } from "../../application/accounts/sign-in.ts";
import type { Files, PictureFields } from "../../application/media.ts";
import type { Actor, Viewer } from "../../domain/user.ts";

export type Who = "anyone" | "signedIn" | "staff" | "superadmin";
type Method = "GET" | "POST" | "PUT" | "DELETE";

export type Body<B> = Readonly<{
  schema: z.ZodMiniType<B>;
  /** The schema for staff who send their token, where they may send more than others. */
  staffSchema?: z.ZodMiniType<B>;
  pictures?: PictureFields;
  /** The field of a file that is no picture, and the message when the file is missing. */
  file?: Readonly<{ name: string; required: Refusal }>;
  maxBytes?: number;
}>;

/** The argument of a handler. `input` and `query` have passed their schemas, `uploads` the rules of their fields. */
export type Call<Q = unknown, B = unknown> = Readonly<{
  params: Readonly<Record<string, string>>;
  /** The id in the path; empty where there is none. */
  id: string;
  query: Q;
  input: B;
  uploads: Files;
  viewer: Viewer;
  signedIn: SignedIn | null;
  /** The caller of a route that requires a signed-in person. */
  by: Actor;
  /** The client's rate-limit key. */
  ip: string;
  /** The version in `If-Match`: undefined when absent, NaN when it can match nothing. */
  ifVersion: number | undefined;
  /** For cookies and headers; bodies are parsed already. */
  context: Context;
}>;

/** The argument of a public read, which holds nothing of the request. */
type Reading<Q = unknown> = Pick<Call<Q>, "params" | "id" | "query" | "viewer">;

/**
 * An answer without a body is a 204. `version` becomes the ETag, together with `state` where the same version can look
 * different at another time; `location` is a redirect below the public address.
 */
export type Answer = Readonly<{
  status?: number;
  body?: unknown;
  version?: number;
  state?: string | undefined;
  location?: string;
}>;

/** One call of the API as data. `who` is checked before the body is read; without a `response` a success is 204. */
export type Route<Q = unknown, B = unknown> = Readonly<{
  method: Method;
  path: string;
  who: Who;
  /** The route identifies the caller itself: a stale token must not refuse a login. */
  ignoresToken?: boolean;
  query?: z.ZodMiniType<Q>;
  body?: Body<B>;
  response?: z.ZodMiniType;
  /** The statuses of a success when there is more than 200, or 204; a handler names those after the first. */
  answers?: readonly [200 | 201 | 202, ...(200 | 201 | 301)[]];
  /** A public answer is cached until the content changes, at most for a minute; it has no version of its own. */
  isCached?: true;
  /** The route may also answer with a file of this type. */
  fileType?: "text/csv" | "image/*" | "application/x-tar" | typeof progressStreamType;
  handle(call: Call<Q, B>): Promise<Answer> | Promise<void>;
  /** The same without a request, when `handle` needs none: the server's own pages call it. */
  read?(reading: Reading<Q>): Promise<Answer>;
}>;

/** Lets the compiler infer a route's query and input from its schemas, and then forget them for the list of routes. */
const define = <Q, B>(definition: Route<Q, B>): Route => definition as Route;

const by =
  (method: Method) =>
  <Q, B>(path: string, who: Who, more: Omit<Route<Q, B>, "method" | "path" | "who">): Route =>
    define({ method, path, who, ...more });

type Read<Q> = Pick<Route<Q>, "query" | "response" | "answers" | "isCached"> &
  Readonly<{ read(reading: Reading<Q>): Promise<Answer> }>;

/** Makes the routes, each by its method, its path and those who may call it. */
export const route = Object.assign(define, {
  get: by("GET"),
  post: by("POST"),
  put: by("PUT"),
  delete: by("DELETE"),
  /** A GET that is open to everybody. */
  read: <Q>(path: string, definition: Read<Q>): Route =>
    define({ ...definition, method: "GET", path, who: "anyone", handle: definition.read }),
});

/** Sorts literal paths before paths with parameters, which would match them too. */
export const literalFirst = (routes: readonly Route[]): readonly Route[] =>
  routes.toSorted((a, b) => Number(a.path.includes(":")) - Number(b.path.includes(":")));

/** Returns field → refusal, with the first one of each field. */
export function errorsOf(error: z.core.$ZodError): Record<string, Refusal> {
  const errors: Record<string, Refusal> = {};
  for (const issue of error.issues) {
    // The index in a list means nothing to a form; the name within an object does.
    const field = issue.path.filter((part) => typeof part === "string").join(".") || "body";
    errors[field] ??= refusalIn(issue);
  }
  return errors;
}
