import { isStaff } from "@etalase/contracts/auth";
import { undoHeader } from "@etalase/contracts/history";
import type { toldWorkType } from "@etalase/contracts/operating/told-work";
import { imageProblem } from "@etalase/contracts/rules/image";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { messages } from "@etalase/contracts/text/messages";
import { isRecordId } from "@etalase/contracts/text/text";
import { Router } from "@koa/router";
import type { Context, Middleware } from "koa";
import type * as z from "zod/mini";
import type { SignedIn } from "../../application/accounts/sign-in.ts";
import type { AuditLog } from "../../application/audit.ts";
import { type Files, isChosen, type PictureField, type PictureFields, refusalOf } from "../../application/media.ts";
import { DomainError } from "../../domain/errors.ts";
import { type Source, type Viewer, viewerOf } from "../../domain/user.ts";
import { addressOf } from "../address.ts";
import type { WithBody } from "../body/body.ts";
import type { BodySpec, RequestBody } from "../body/body-spec.ts";
import { chosenOf } from "../body/chosen-pictures.ts";
import { waitFor } from "../connection/patience.ts";
import { HttpError } from "../errors.ts";
import { etagOf, revalidated } from "../headers.ts";
import type { KeptReads } from "../kept/kept-reads.ts";
import { limits } from "../limits.ts";
import type { Sessions } from "./session.ts";

export type Who = "anyone" | "signedIn" | "staff" | "superadmin";
type Method = "GET" | "POST" | "PUT" | "DELETE";

type Body<B> = Readonly<{
  schema: z.ZodMiniType<B>;
  pictures?: PictureFields;
  /** The field of a file that is no picture, and the message when the file is missing. */
  file?: Readonly<{ name: string; required: string }>;
  maxBytes?: number;
}>;

/** The argument of a handler. `input` and `query` have passed their schemas, `uploads` the rules of their fields. */
export type Call<Q = unknown, B = unknown> = Readonly<{
  params: Readonly<Record<string, string>>;
  query: Q;
  input: B;
  uploads: Files;
  viewer: Viewer;
  signedIn: SignedIn | null;
  /** The client's address, in the form that limits count. */
  ip: string;
  /** The version in `If-Match`: undefined when absent, NaN when it can match nothing. */
  ifVersion: number | undefined;
  /** Takes the token that undoes the call's write; the answer then carries it. */
  undoable?: (token: string) => void;
  /** For cookies and headers; bodies are parsed already. */
  context: Context;
}>;

/** The argument of a public read, which holds nothing of the request. */
type Reading<Q = unknown> = Pick<Call<Q>, "params" | "query" | "viewer">;

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
  /** The status of a success, when it is not 200 or 204. */
  status?: 201 | 202;
  /** The record may exist already; the answer is then a 200. */
  finds?: true;
  /** The route may create a record at once; the answer is then a 201. */
  makes?: true;
  /** A public answer is cached until the content changes, at most for a minute; it has no version of its own. */
  isKept?: true;
  /** The route may also redirect. */
  redirects?: true;
  /** The route may also answer with a file of this type. */
  file?: "text/csv" | "image/*" | "application/x-tar" | typeof toldWorkType;
  handle(call: Call<Q, B>): Promise<Answer>;
  /** The same without a request, when `handle` needs none: the server's own pages call it. */
  read?(reading: Reading<Q>): Promise<Answer>;
}>;

/** Lets the compiler infer a route's query and input from its schemas, and then forget them for the list of routes. */
export const route = <Q, B>(definition: Route<Q, B>): Route => definition as Route;

type Read<Q> = Pick<Route<Q>, "path" | "query" | "response" | "isKept" | "redirects"> &
  Readonly<{ read(reading: Reading<Q>): Promise<Answer> }>;

/** A GET that is open to everybody. */
export const readRoute = <Q>(definition: Read<Q>): Route =>
  route({ ...definition, method: "GET", who: "anyone", handle: definition.read });

function allow(who: Who, signedIn: SignedIn | null) {
  if (who === "anyone") return;
  if (!signedIn) throw new DomainError("unauthenticated");
  const { role } = signedIn.user;
  if ((who === "staff" && !isStaff(role)) || (who === "superadmin" && role !== "superadmin"))
    throw new DomainError("forbidden");
  if (who !== "signedIn" && signedIn.lacksTwoFactor)
    throw new DomainError("forbidden", { message: accountMessages.twoFactorRequired });
}

/** Returns field → message, with the first message of each field. */
export function errorsOf(error: z.core.$ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    // The index in a list means nothing to a form; the name within an object does.
    const field = path.filter((part) => typeof part === "string").join(".") || "body";
    errors[field] ??= message;
  }
  return errors;
}

/** Parses the query by the route's schema. @throws {DomainError} "invalid" */
export function parseQuery<Q>({ query: schema }: Route<Q>, given: object): Q {
  if (!schema) return {} as Q; // a route without a schema ignores the query
  const parsed = schema.safeParse({ ...given });
  if (!parsed.success) throw new DomainError("invalid", { errors: errorsOf(parsed.error) });
  return parsed.data;
}

/** @throws {DomainError} "notFound" for an id that no record can have */
export function refuseBadId({ id }: Readonly<Record<string, string>>): void {
  if (id !== undefined && !isRecordId(id)) throw new DomainError("notFound");
}

/** The specification of a body with one file of any kind. */
const fileSpec = (name: string, maxBytes: number): BodySpec => ({
  kind: "upload",
  maxBytes,
  jsonMaxBytes: limits.jsonBytes,
  dataUrlFields: [],
  fileFields: { [name]: { max: 1, tooMany: messages.givenTooOften(name, 1) } },
});

const specOf = ({ pictures, file, maxBytes = limits.uploadBytes }: Body<unknown>): BodySpec => {
  if (file) return fileSpec(file.name, maxBytes);
  return pictures
    ? {
        kind: "upload",
        maxBytes,
        // Only pictures make a JSON body large.
        jsonMaxBytes: Object.keys(pictures).length > 0 ? limits.uploadJsonBytes : limits.jsonBytes,
        fileFields: Object.fromEntries(
          Object.entries(pictures).map(([name, { max = 1, tooMany = messages.givenTooOften(name, max) }]) => [
            name,
            { max, tooMany },
          ]),
        ),
        dataUrlFields: Object.keys(pictures).filter((name) => pictures[name]?.max === undefined),
      }
    : { kind: "json", maxBytes: limits.jsonBytes };
};

/** Returns the message about a field's files, or undefined when they are in order. */
function filesProblem(field: PictureField, uploads: Files[string]) {
  const { rule, required, named } = field;
  if (uploads.length === 0) return required;
  for (const upload of uploads) {
    if (isChosen(upload)) continue;
    const problem = imageProblem(upload, rule);
    if (problem) return refusalOf(upload, problem, named);
  }
  return undefined;
}

/** Checks fields and pictures of a body, and reports all their errors in one refusal. */
function parseBody<B>(
  { schema, pictures = {}, file }: Body<B>,
  { fields, files: sentFiles, errors: sent }: RequestBody,
) {
  const parsed = schema.safeParse(fields);
  const errors = parsed.success ? {} : errorsOf(parsed.error);
  const uploads: Record<string, Files[string]> = { ...sentFiles };
  for (const [name, field] of Object.entries(pictures)) {
    const chosen = chosenOf(fields, name, field);
    const files = sentFiles[name] ?? [];
    uploads[name] = field.max === undefined && files.length > 0 ? files : [...files, ...chosen.pictures];
    const problem = sent[name] ?? chosen.problem ?? filesProblem(field, uploads[name]);
    if (problem) errors[field.as ?? name] = problem;
  }
  if (file && !sentFiles[file.name]?.length) errors[file.name] = sent[file.name] ?? file.required;
  if (!parsed.success || Object.keys(errors).length > 0) throw new DomainError("invalid", { errors });
  return { input: parsed.data, uploads };
}

function versionOf(context: Context): number | undefined {
  const given = context.get("If-Match");
  if (given === "" || given === "*") return undefined;
  const match = /^"(\d{1,9})(?:-[a-z]+)?"$/.exec(given.trim());
  return match ? Number(match[1]) : Number.NaN;
}

function send(context: Context, { status, body, version, state, location }: Answer, publicUrl: string) {
  context.status = status ?? (body === undefined ? 204 : 200);
  if (location) context.set("Location", `${publicUrl}${location}`);
  if (version !== undefined) context.etag = `"${version}${state ? `-${state}` : ""}"`;
  if (body !== undefined) context.body = body;
}

/** Lets clients cache anonymous reads and revalidate them; answers for one person are not cached. */
function cache(context: Context, signedIn: SignedIn | null) {
  if (!["GET", "HEAD"].includes(context.method) || signedIn || context.status >= 400) return;
  context.set("Cache-Control", revalidated);
  if (context.body && !context.response.get("ETag")) context.etag = etagOf(JSON.stringify(context.body));
}

type Needs = Readonly<{
  sessions: Sessions;
  withBody: WithBody;
  audit: Pick<AuditLog, "refused">;
  reads: KeptReads;
  publicUrl: string;
}>;

const isForbidden = (error: unknown) => error instanceof DomainError && error.kind === "forbidden";

type Asking = Readonly<{ route: Route; id: string | undefined; by: Source }>;

/** Records an attempt to use staff rights that the caller does not have. */
async function tellingRefusals<T>(audit: Needs["audit"], { route, id, by }: Asking, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    if (isForbidden(error) && ["staff", "superadmin"].includes(route.who)) {
      const { method, path } = route;
      const resource = path.split("/")[2] ?? "";
      const record = id !== undefined && isRecordId(id) ? { id, title: "" } : null;
      // Each call is recorded on its own: a caller whose look was refused may then try to delete.
      const about = `${method} ${path}`;
      await audit.refused(by, { action: "access", resource, record, detail: { method, path } }, about);
    }
    throw error;
  }
}

/** The cache key of an anonymous read; undefined for a search, since the number of searches is unlimited. */
const keyOf = ({ isKept }: Route, { path }: Context, query: unknown): string | undefined => {
  const { search }: { search?: unknown } = Object(query);
  return isKept && !search ? `${path} ${JSON.stringify(query)}` : undefined;
};

async function answer({ sessions, withBody, audit, reads, publicUrl }: Needs, route: Route, context: Context) {
  const params: Readonly<Record<string, string>> = context.params ?? {};
  const ip = addressOf(context);
  const watched = <T>(who: SignedIn | null, work: () => Promise<T>) =>
    tellingRefusals(audit, { route, id: params.id, by: { user: who?.user ?? null, ip } }, work);
  const identify = async () => {
    const found = route.ignoresToken ? null : await sessions.of(context);
    context.state.userId = found?.user.id;
    await watched(found, async () => allow(route.who, found));
    return found;
  };
  const signedIn = await identify();
  if (route.file && signedIn) waitFor(context.res);
  refuseBadId(params);
  const asked = {
    params,
    query: parseQuery(route, context.query),
    ip,
    ifVersion: versionOf(context),
    undoable: (token: string) => context.set(undoHeader, token),
  };
  const handle = (who: SignedIn | null, sent: Pick<Call, "input" | "uploads">) =>
    watched(who, () => {
      const viewer = viewerOf(who && !who.lacksTwoFactor ? who.user : null);
      return route.handle({ ...asked, ...sent, signedIn: who, viewer, context });
    });
  // Staff must see at once what they have saved, even on the site's own pages, which send no token.
  const isForStaff = signedIn !== null || sessions.isStaffBrowser(context);
  const key = isForStaff ? undefined : keyOf(route, context, asked.query);
  if (route.read && key !== undefined) {
    const { read } = route;
    await reads.send(context, key, async () => (await read({ ...asked, viewer: "public" })).body);
    return;
  }
  const { body } = route;
  const result = body
    ? await withBody(context, { ...specOf(body), isAnonymous: !signedIn }, async (read) =>
        // A body may take minutes, and the caller may have lost the right to send it meanwhile.
        handle(signedIn && (await identify()), parseBody(body, read)),
      )
    : await handle(signedIn, { input: undefined, uploads: {} });
  send(context, { ...(route.status ? { status: route.status } : {}), ...result }, publicUrl);
  cache(context, signedIn);
}

/** Sorts literal paths before paths with parameters, which would match them too. */
export const literalFirst = (routes: readonly Route[]): readonly Route[] =>
  routes.toSorted((a, b) => Number(a.path.includes(":")) - Number(b.path.includes(":")));

/** Mounts all routes of the API: literal paths before those with parameters, 405 for a known path, 404 for the rest. */
export function mountRoutes(routes: readonly Route[], needs: Needs): Middleware {
  const router = new Router({ sensitive: true, strict: true });
  const paths = [...new Set(literalFirst(routes).map(({ path }) => path))];
  for (const path of paths) {
    const byMethod = new Map<string, Route>(routes.filter((one) => one.path === path).map((one) => [one.method, one]));
    const allowed = [...byMethod.keys()].flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    router.all(path, async (context: Context) => {
      context.state.route = path;
      const method = context.method === "HEAD" ? "GET" : context.method;
      const found = byMethod.get(method);
      if (!found) throw new HttpError(405, messages.methodNotAllowed, { Allow: allowed.join(", ") });
      await answer(needs, found, context);
    });
  }
  router.all(/^\/api(?:\/|$)/, () => {
    throw new DomainError("notFound");
  });
  // The router hands its own context to the routes; to the app it is a middleware like any other.
  return router.routes() as unknown as Middleware;
}
