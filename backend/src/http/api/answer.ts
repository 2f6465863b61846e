import { isStaff } from "@etalase/contracts/auth";
import { workingCopyHeader } from "@etalase/contracts/desk/desk";
import { undoHeader } from "@etalase/contracts/history";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { serverMessages } from "@etalase/contracts/text/messages";
import { isRecordId } from "@etalase/contracts/text/text";
import { Router } from "@koa/router";
import type { Context, Middleware } from "koa";
import type { SignedIn } from "../../application/accounts/sign-in.ts";
import type { AuditLog } from "../../application/audit.ts";
import { DomainError } from "../../domain/errors.ts";
import { type Actor, type Source, viewerOf } from "../../domain/user.ts";
import { addressOf } from "../address.ts";
import type { WithBody } from "../body/body.ts";
import type { CachedReads } from "../cache/cached-reads.ts";
import type { KnownVersion } from "../cache/known-version.ts";
import { waitFor } from "../connection/connection.ts";
import { HttpError } from "../errors.ts";
import { etagOf, revalidated } from "../headers.ts";
import { parseBody, parseQuery, refuseBadId, reportingLost, specOf, versionOf } from "./parse-call.ts";
import { type Answer, type Call, literalFirst, type Route, type Who } from "./route.ts";
import type { Sessions } from "./session.ts";

function allow(who: Who, signedIn: SignedIn | null) {
  if (who === "anyone") return;
  if (!signedIn) throw new DomainError("unauthenticated");
  const { role } = signedIn.user;
  if ((who === "staff" && !isStaff(role)) || (who === "superadmin" && role !== "superadmin"))
    throw new DomainError("forbidden");
  if (who !== "signedIn" && signedIn.lacksTwoFactor)
    throw new DomainError("forbidden", { message: accountMessages.twoFactorRequired });
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
  // Staff get more under the same version.
  context.vary("Authorization");
  if (context.body && !context.response.get("ETag")) context.etag = etagOf(JSON.stringify(context.body));
}

export type AnswerNeeds = Readonly<{
  sessions: Sessions;
  withBody: WithBody;
  audit: Pick<AuditLog, "refused">;
  reads: CachedReads;
  /** The edition of the content, with which the time zone changes. */
  knownVersion: KnownVersion;
  publicUrl: string;
}>;

const isForbidden = (error: unknown) => error instanceof DomainError && error.kind === "forbidden";

type Asking = Readonly<{ route: Route; id: string | undefined; by: Source }>;

/** Records an attempt to use staff rights that the caller does not have. */
async function loggingRefusals<T>(audit: AnswerNeeds["audit"], { route, id, by }: Asking, work: () => Promise<T>) {
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
const keyOf = ({ isCached }: Route, { path }: Context, query: unknown): string | undefined => {
  const { search }: { search?: unknown } = Object(query);
  return isCached && !search ? `${path} ${JSON.stringify(query)}` : undefined;
};

const paramsOf = (context: Context): Readonly<Record<string, string>> => context.params ?? {};

/** @throws {DomainError} "unauthenticated" for a caller who is not signed in */
function actorOf(signedIn: SignedIn | null, ip: string, context: Context): Actor {
  if (!signedIn) throw new DomainError("unauthenticated");
  const { user, sessionId } = signedIn;
  const undoable = (token: string) => context.set(undoHeader, token);
  return { user, ip, sessionId, workingCopy: context.get(workingCopyHeader), undoable };
}

const viewerIn = (who: SignedIn | null) => viewerOf(who && !who.lacksTwoFactor ? who.user : null);

/** The parts of a call that need no body. @throws {DomainError} "notFound" or "invalid" */
function askedOf(route: Route, context: Context) {
  const params = paramsOf(context);
  refuseBadId(params);
  return {
    params,
    id: params.id ?? "",
    query: parseQuery(route, context.query),
    ip: addressOf(context),
    ifVersion: versionOf(context),
  };
}

/** Answers a request by its route. */
export async function answer(needs: AnswerNeeds, route: Route, context: Context) {
  const { sessions, withBody, audit, reads, publicUrl } = needs;
  const watched = <T>(who: SignedIn | null, work: () => Promise<T>) => {
    const by = { user: who?.user ?? null, ip: addressOf(context) };
    return loggingRefusals(audit, { route, id: paramsOf(context).id, by }, work);
  };
  const identify = async () => {
    const session = route.ignoresToken ? null : await sessions.of(context);
    context.state.userId = session?.user.id;
    context.state.isStaff = session !== null && isStaff(session.user.role);
    await watched(session, async () => allow(route.who, session));
    return session;
  };
  const signedIn = await identify();
  // Its days and months are those of the settings.
  if (signedIn) await needs.knownVersion();
  if (route.fileType && signedIn) waitFor(context.res);
  const request = askedOf(route, context);
  const handle = (who: SignedIn | null, sent: Pick<Call, "input" | "uploads">) =>
    watched(who, async () => {
      const viewer = viewerIn(who);
      const uploads = reportingLost(sent.uploads, context);
      return route.handle({
        ...request,
        ...sent,
        uploads,
        signedIn: who,
        viewer,
        context,
        get by() {
          return actorOf(who, request.ip, context);
        },
      });
    });
  // Staff must see at once what they have saved, even on the site's own pages, which send no token.
  const isForStaff = signedIn !== null || sessions.isStaffBrowser(context);
  const key = isForStaff ? undefined : keyOf(route, context, request.query);
  if (route.read && key !== undefined) {
    const { read } = route;
    await reads.send(context, key, async () => (await read({ ...request, viewer: "public" })).body);
    return;
  }
  const { body } = route;
  const result = body
    ? await withBody(context, { ...specOf(body), isAnonymous: !signedIn }, async (read) => {
        // A body may take minutes, and the caller may have lost the right to send it meanwhile.
        const who = signedIn && (await identify());
        const isStaffs = body.staffSchema && viewerIn(who) === "staff";
        return handle(who, parseBody(isStaffs ? { ...body, schema: body.staffSchema } : body, read));
      })
    : await handle(signedIn, { input: undefined, uploads: {} });
  send(context, { ...(route.answers && { status: route.answers[0] }), ...result }, publicUrl);
  cache(context, signedIn);
}

/** Mounts all routes of the API: literal paths before those with parameters, 405 for a known path, 404 for the rest. */
export function mountRoutes(routes: readonly Route[], needs: AnswerNeeds): Middleware {
  const router = new Router({ sensitive: true, strict: true });
  const paths = [...new Set(literalFirst(routes).map(({ path }) => path))];
  for (const path of paths) {
    const byMethod = new Map<string, Route>(routes.filter((one) => one.path === path).map((one) => [one.method, one]));
    const allowed = [...byMethod.keys()].flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    router.all(path, async (context: Context) => {
      context.state.route = path;
      const method = context.method === "HEAD" ? "GET" : context.method;
      const match = byMethod.get(method);
      if (!match) throw new HttpError(405, serverMessages.methodNotAllowed, { Allow: allowed.join(", ") });
      await answer(needs, match, context);
    });
  }
  router.all(/^\/api(?:\/|$)/, () => {
    throw new DomainError("notFound");
  });
  // The router hands its own context to the routes; to the app it is a middleware like any other.
  return router.routes() as unknown as Middleware;
}
