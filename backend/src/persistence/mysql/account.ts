import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import type { SslOptions } from "mysql2";

/** The check of the server's certificate, by the values that `ssl` takes. */
const checks: Readonly<Record<string, SslOptions>> = {
  true: { rejectUnauthorized: true, verifyIdentity: true },
  // The certificates that MySQL makes for itself name no host.
  "verify-ca": { rejectUnauthorized: true },
  unverified: { rejectUnauthorized: false },
};

function certificateIn(file: string): string {
  try {
    const pem = readFileSync(file, "utf8");
    return new X509Certificate(pem) && pem;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : cause;
    throw new Error(`has an ssl-ca that is no file with a certificate: ${why}`, { cause });
  }
}

/**
 * Returns the TLS options that an address asks for, or undefined for a plain connection.
 * @throws {Error} whose message continues the address's name
 */
export function tlsOf(url: URL): SslOptions | undefined {
  const { ssl, "ssl-ca": file, ...others } = Object.fromEntries(url.searchParams);
  const [other] = Object.keys(others);
  if (other !== undefined)
    throw new Error(`has the parameter ${JSON.stringify(other)}, but it takes ssl and ssl-ca alone`);
  if (ssl === undefined && file === undefined) return undefined;
  const check = Object.hasOwn(checks, ssl ?? "") ? checks[ssl ?? ""] : undefined;
  if (!check)
    throw new Error(`has the ssl ${JSON.stringify(ssl ?? "")}, but it takes one of ${Object.keys(checks).join(", ")}`);
  return { ...check, ...(file === undefined ? {} : { ca: certificateIn(file) }) };
}

/** The server and account of `mysql://user:password@host:port/name`, and the TLS options of the connection. */
export function accountOf(address: string) {
  const url = new URL(address);
  const ssl = tlsOf(url);
  return {
    host: url.hostname,
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    charset: "utf8mb4",
    ...(ssl && { ssl }),
  };
}
