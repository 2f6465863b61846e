import { createHash, randomBytes } from "node:crypto";
import { isStaff } from "@etalase/contracts/auth";
import type { Context } from "koa";
import type { AuthService, SignedIn } from "../../application/auth.ts";
import { DomainError } from "../../domain/errors.ts";
import type { User } from "../../domain/user.ts";

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** Browsers send these headers; a command line client gets a token that works without a cookie. */
const isBrowser = (ctx: Context) => ctx.get("Origin") !== "" || ctx.get("Sec-Fetch-Site") !== "";

function tokenOf(ctx: Context): string | undefined {
  const given = ctx.req.headers.authorization;
  return given === undefined ? undefined : (/^Bearer ([\w.-]{1,2000})$/.exec(given)?.[1] ?? "");
}

/** Tells who a request comes from, by a bearer token that is bound for browsers to a cookie that no script can read. */
export function createSessions(auth: AuthService, publicUrl: string) {
  const isHttps = publicUrl.startsWith("https:");
  const prefix = isHttps ? "__Host-" : "";
  const binding = `${prefix}etalase_session`;
  // Grants nothing: it only keeps staff out of caches, counters and custom code.
  const marker = `${prefix}etalase_staff`;

  const setCookie = (ctx: Context, name: string, value: string | null, sameSite: "strict" | "lax") => {
    // Behind a proxy that ends TLS the connection itself is plain; the public address decides.
    ctx.cookies.secure = isHttps;
    ctx.cookies.set(name, value, {
      httpOnly: true,
      path: "/",
      sameSite,
      secure: isHttps,
      overwrite: true,
      signed: false,
    });
  };

  return {
    /** Returns null for a request without a token. @throws {DomainError} "unauthenticated" for an invalid token. */
    async of(ctx: Context): Promise<SignedIn | null> {
      const token = tokenOf(ctx);
      if (token === undefined) return null;
      const cookie = ctx.cookies.get(binding);
      const signedIn = await auth.authenticate(token, cookie && hashOf(cookie));
      if (!signedIn) throw new DomainError("unauthenticated");
      return signedIn;
    },
    isStaffBrowser: (ctx: Context): boolean => ctx.cookies.get(marker) !== undefined,
    /** Runs a login or registration, bound to a new cookie where the client is a browser. */
    async begin<T extends Readonly<{ user: User }>>(
      ctx: Context,
      signIn: (binding?: string) => Promise<T>,
    ): Promise<T> {
      if (!isBrowser(ctx)) return signIn();
      const secret = randomBytes(32).toString("base64url");
      const result = await signIn(hashOf(secret));
      setCookie(ctx, binding, secret, "strict");
      if (isStaff(result.user.role)) setCookie(ctx, marker, "1", "lax");
      return result;
    },
    end(ctx: Context) {
      setCookie(ctx, binding, null, "strict");
      setCookie(ctx, marker, null, "lax");
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;

/** Returns the account of a route that lets only signed-in people in. */
export function theUser(signedIn: SignedIn | null): User {
  if (!signedIn) throw new DomainError("unauthenticated");
  return signedIn.user;
}
