import { createHash, randomBytes } from "node:crypto";
import { isStaff } from "@etalase/contracts/auth";
import type { Context } from "koa";
import type { AuthService } from "../../application/accounts/auth.ts";
import type { SignedIn } from "../../application/accounts/sign-in.ts";
import { deviceLimits, type Origin } from "../../application/login-limits.ts";
import { DomainError } from "../../domain/errors.ts";
import type { User } from "../../domain/user.ts";
import { addressOf } from "../address.ts";
import { browserIn } from "../browser.ts";

const cacheLimits = { tokens: 1_000, ms: 10 * 60_000 };

/**
 * Caches recently verified staff tokens, so that requests of staff are recognised without a query. It grants nothing
 * but priority in the queue.
 * @param elapsed milliseconds of a monotonic clock
 */
export function createKnownStaff(elapsed: () => number) {
  const seen = new Map<string, number>();
  return {
    note(token: string, isAtWork: boolean) {
      // The oldest comes first.
      seen.delete(token);
      if (isAtWork) seen.set(token, elapsed());
      const oldest = seen.keys().next();
      if (seen.size > cacheLimits.tokens && !oldest.done) seen.delete(oldest.value);
    },
    knows({ req }: Pick<Context, "req">): boolean {
      const at = seen.get(req.headers.authorization?.slice("Bearer ".length) ?? "");
      return at !== undefined && elapsed() - at < cacheLimits.ms;
    },
  };
}

export type KnownStaff = ReturnType<typeof createKnownStaff>;

/** The name of the cookie that marks browsers of staff, without its prefix. */
export const staffMarker = "etalase_staff";

type CookieOptions = Readonly<{ sameSite?: "lax"; maxAge?: number }>;
type Observers = Pick<KnownStaff, "note"> &
  Readonly<{
    /** Takes back that a browser was counted as a visitor, since its person is of the staff. */
    forgetVisit: (ctx: Context) => Promise<void>;
  }>;
type NewSession = Readonly<{ user: User; token: string; device: string }>;

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** Browsers send these headers; a command line client gets a token that works without a cookie. */
const isBrowser = (ctx: Context) => ctx.get("Origin") !== "" || ctx.get("Sec-Fetch-Site") !== "";

function tokenOf(ctx: Context): string | undefined {
  const header = ctx.req.headers.authorization;
  return header === undefined ? undefined : (/^Bearer ([\w.-]{1,2000})$/.exec(header)?.[1] ?? "");
}

const originWith = (ctx: Context, device: string | undefined): Origin => ({
  ip: addressOf(ctx),
  browser: browserIn(ctx.get("User-Agent")),
  ...(device === undefined ? {} : { device }),
});

/** The cookies of browsers that sign in. */
function createCookies(publicUrl: string) {
  const isHttps = publicUrl.startsWith("https:");
  const prefix = isHttps ? "__Host-" : "";

  const cookie = (name: string, options: CookieOptions = {}) => ({
    of: (ctx: Context) => ctx.cookies.get(name),
    set(ctx: Context, value: string | null) {
      // Behind a proxy that terminates TLS the connection itself is plain, so the public address decides.
      ctx.cookies.secure = isHttps;
      ctx.cookies.set(name, value, {
        httpOnly: true,
        path: "/",
        sameSite: "strict",
        secure: isHttps,
        overwrite: true,
        signed: false,
        ...options,
      });
    },
  });

  return {
    binding: cookie(`${prefix}etalase_session`),
    /** Grants nothing: it only keeps staff out of caches, counters and custom code, and their tests out of the figures. */
    marker: cookie(`${prefix}${staffMarker}`, { sameSite: "lax" }),
    /**
     * Grants nothing either: other people's guesses do not count against a browser that has signed in before, nor do its
     * visits count.
     */
    device: cookie(`${prefix}etalase_device`, { maxAge: deviceLimits.keptMs }),
  };
}

/**
 * Identifies the sender of a request by a bearer token. For browsers the token is bound to a cookie that no script can
 * read.
 */
export function createSessions(
  auth: AuthService,
  publicUrl: string,
  { note, forgetVisit }: Observers = { note: () => {}, forgetVisit: async () => {} },
) {
  const { binding, marker, device } = createCookies(publicUrl);
  const isStaffBrowser = (ctx: Context): boolean => marker.of(ctx) === "1";
  const mark = (ctx: Context) => marker.set(ctx, "1");
  const originOf = (ctx: Context) => originWith(ctx, device.of(ctx));

  return {
    /** Returns null for a request without a token. @throws {DomainError} "unauthenticated" for an invalid token. */
    async of(ctx: Context): Promise<SignedIn | null> {
      const token = tokenOf(ctx);
      if (token === undefined) return null;
      const cookie = binding.of(ctx);
      const signedIn = await auth.authenticate(token, cookie && hashOf(cookie));
      note(token, signedIn !== null && isStaff(signedIn.user.role));
      if (!signedIn) throw new DomainError("unauthenticated");
      // The account became staff after the login.
      if (cookie !== undefined && isStaff(signedIn.user.role) && !isStaffBrowser(ctx)) mark(ctx);
      return signedIn;
    },
    isStaffBrowser,
    /** Tells whether somebody has signed in with this browser before. */
    isKnownBrowser: (ctx: Context) => device.of(ctx) !== undefined,
    hasAccounts: auth.hasAccounts,
    /** The rate-limit key of the sign-in's origin. */
    originOf,
    /** Runs a login or registration; for a browser the session is bound to a new cookie. */
    async begin<T extends NewSession>(ctx: Context, signIn: (origin: Origin) => Promise<T>): Promise<T> {
      const secret = isBrowser(ctx) ? randomBytes(32).toString("base64url") : undefined;
      const result = await signIn({ ...originOf(ctx), ...(secret && { binding: hashOf(secret) }) });
      note(result.token, isStaff(result.user.role));
      if (secret === undefined) return result;
      binding.set(ctx, secret);
      if (isStaff(result.user.role)) {
        mark(ctx);
        await forgetVisit(ctx);
      }
      device.set(ctx, result.device);
      return result;
    },
    /** Changes the caller's own credentials; a known browser stays known. */
    async keepingDevice<T>(ctx: Context, user: User, change: () => Promise<T>): Promise<T> {
      const mark = device.of(ctx);
      if (mark === undefined) return change();
      const { result, device: renewed } = await auth.keepingDevice(user, mark, change);
      if (renewed) device.set(ctx, renewed);
      return result;
    },
    /** The browser stays known, since people who sign out usually return. */
    end(ctx: Context) {
      binding.set(ctx, null);
      marker.set(ctx, null);
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
