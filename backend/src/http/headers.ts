import { createHash } from "node:crypto";
import type { Middleware } from "koa";

const lifetimeOfHsts = "max-age=63072000; includeSubDomains";

/** Every answer carries these headers. */
export const securityHeadersOf = (publicUrl: string): Readonly<Record<string, string>> => ({
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-DNS-Prefetch-Control": "off",
  "X-Frame-Options": "DENY",
  "X-Permitted-Cross-Domain-Policies": "none",
  ...(publicUrl.startsWith("https:") ? { "Strict-Transport-Security": lifetimeOfHsts } : {}),
});

/** Sets these headers; routes add their own policy and caching. */
export function securityHeaders(publicUrl: string): Middleware {
  const headers = securityHeadersOf(publicUrl);
  return async (ctx, next) => {
    ctx.set(headers);
    ctx.set("Cache-Control", "no-store");
    await next();
  };
}

/** Browsers and proxies store the answer and revalidate it each time. */
export const revalidated = "no-cache";
export const immutable = "public, max-age=31536000, immutable";

/** Returns a strong ETag for a body: the same bytes have the same tag. */
export const etagOf = (body: string | Uint8Array): string => createHash("sha256").update(body).digest("base64url");
