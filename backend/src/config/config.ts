import { join, resolve } from "node:path";
import { configuredAdmin, type RegisterInput } from "@etalase/contracts/auth.schema";
import { inEnglish, refusalIn } from "@etalase/contracts/refusals/refusal";
import { storedEmail } from "@etalase/contracts/rules/fields";
import { cleanLine, isPlainLine } from "@etalase/contracts/text/characters";
import type { BucketAddress } from "../adapters/media/bucket-requests.ts";
import type { MailAccount } from "../domain/mail.ts";
import { tlsOf } from "../persistence/mysql/account.ts";

/** A variable holds an unusable value; the message is the one line that the start prints. */
export class ConfigError extends Error {}

type Variables = Readonly<Record<string, string | undefined>>;

const refuse = (name: string, got: string, takes: string): never => {
  throw new ConfigError(`${name} is ${JSON.stringify(got)}, but it takes ${takes}`);
};

/** The scheme of an address: the rest may hold a password. */
const schemeOf = (value: string): string => (/^[a-z][a-z0-9+.-]*(?=:)/i.exec(value) ?? ["…"])[0];

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

/** Reads one variable: its text (an empty one counts as absent), or the fallback. */
function createReader(variables: Variables) {
  const text = (name: string, fallback = "") => variables[name]?.trim() || fallback;
  return {
    text,
    choice<T extends string>(name: string, choices: readonly T[], fallback: T): T {
      const value = text(name, fallback);
      return choices.find((one) => one === value) ?? refuse(name, value, `one of ${choices.join(", ")}`);
    },
    number(name: string, fallback: number, { min, max }: Readonly<{ min: number; max: number }>) {
      const value = text(name, String(fallback));
      const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
      return number >= min && number <= max ? number : refuse(name, value, `a whole number from ${min} to ${max}`);
    },
  };
}

type Reader = ReturnType<typeof createReader>;

function publicUrlOf(read: Reader, port: number): string {
  const value = read.text("PUBLIC_URL");
  if (!value) return `http://localhost:${port}`;
  const url = URL.parse(value);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search && !url.username;
  if (isOrigin) return url.origin;
  return refuse("PUBLIC_URL", value.replace(/\/\/.*@/, "//…@"), "an origin such as https://example.com");
}

function scriptUrlOf(read: Reader, name: string): string {
  const value = read.text(name);
  if (!value) return "";
  const url = URL.parse(value);
  // Semicolons, commas and blanks would end the address in a content security policy.
  const isScript = url && /^https?:$/.test(url.protocol) && !url.username && !/[\s;,]/.test(url.href);
  return isScript ? url.href : refuse(name, value, "a script's address such as https://example.com/insights.js");
}

function databaseUrlOf(read: Reader, dataDir: string): string {
  const value = read.text("DATABASE_URL", "sqlite:");
  if (value === "sqlite:") return `sqlite:${join(dataDir, "etalase.sqlite")}`;
  if (value.startsWith("sqlite:")) return value;
  const url = URL.parse(value);
  const isMySql = url?.protocol === "mysql:" && url.hostname && url.pathname.length > 1;
  // The value may hold a password, so it is not repeated.
  if (!isMySql)
    return refuse("DATABASE_URL", value.split(":")[0] ?? "", "sqlite:path or mysql://user:pass@host:3306/name");
  try {
    tlsOf(url);
  } catch (cause) {
    throw new ConfigError(`DATABASE_URL ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
  return value;
}

/** Undefined when no metrics are wanted. */
function metricsPortOf(read: Reader, port: number): number | undefined {
  if (!read.text("METRICS_PORT")) return undefined;
  const metricsPort = read.number("METRICS_PORT", 0, { min: 1, max: 65_535 });
  if (metricsPort === port) refuse("METRICS_PORT", String(metricsPort), "another port than PORT, which is everybody's");
  return metricsPort;
}

function secretOf(read: Reader): string | undefined {
  const value = read.text("TOKEN_SECRET");
  if (value && Buffer.byteLength(value) < 32) refuse("TOKEN_SECRET", "…", "at least 32 bytes");
  return value || undefined;
}

/** Reads the superadmin of an empty site; an absent password is generated. */
function adminOf(read: Reader): RegisterInput {
  const username = read.text("ADMIN_USERNAME", "admin");
  const password = read.text("ADMIN_PASSWORD");
  const email = read.text("ADMIN_EMAIL", "admin@localhost");
  const parsed = configuredAdmin.safeParse({ name: username, username, email, password: password || "made up later" });
  if (parsed.success) return { ...parsed.data, password };
  const [issue = { path: [], message: "" }] = parsed.error.issues;
  const variable = { email: "ADMIN_EMAIL", password: "ADMIN_PASSWORD" }[String(issue.path[0])] ?? "ADMIN_USERNAME";
  const takes = `something else: ${inEnglish(refusalIn(issue))}`;
  return refuse(variable, variable === "ADMIN_PASSWORD" ? "…" : read.text(variable), takes);
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The server and the sender's credentials. The value may hold a password, so it is not repeated. */
function smtpOf(value: string): Omit<MailAccount, "from"> {
  const takes = "smtp://user:pass@host:587 or smtps://user:pass@host:465";
  const url = URL.parse(value);
  const isSecure = url?.protocol === "smtps:";
  if (!url || !(isSecure || url.protocol === "smtp:")) return refuse("SMTP_URL", schemeOf(value), takes);
  const [user, password] = [decoded(url.username), decoded(url.password)];
  if (!url.hostname || user === null || password === null) return refuse("SMTP_URL", schemeOf(value), takes);
  const port = Number(url.port) || (isSecure ? 465 : 587);
  return { host: url.hostname.replace(/^\[|\]$/g, ""), port, isSecure, user, password };
}

function senderOf(value: string): MailAccount["from"] {
  const [, typed = "", address = ""] = /^(?:([^<>]*)<)?([^<>]*?)>?$/.exec(value) ?? [];
  const name = cleanLine(typed);
  const isAddress = storedEmail.safeParse(address).success && value.endsWith(">") === value.includes("<");
  if (!isAddress || !isPlainLine(name))
    return refuse("MAIL_FROM", value, "an address such as Toko Kita <halo@example.com>");
  return { name: name.replace(/^"(.*)"$/, "$1"), address };
}

/** Null when the site sends no mail. */
function mailOf(read: Reader): MailAccount | null {
  const [url, from] = [read.text("SMTP_URL"), read.text("MAIL_FROM")];
  if (!url && !from) return null;
  if (!url || !from)
    throw new ConfigError(
      `${url ? "SMTP_URL" : "MAIL_FROM"} is set, but ${url ? "MAIL_FROM" : "SMTP_URL"} is not: mail takes both`,
    );
  return { ...smtpOf(url), from: senderOf(from) };
}

const bucketTakes = "s3://bucket?endpoint=https://host&region=name, with the keys in S3_ACCESS_KEY and S3_SECRET_KEY";

/** The object storage of an address. The value may hold a password by mistake, so it is not repeated. */
function bucketIn(value: string, keys: Pick<BucketAddress, "accessKey" | "secretKey">): BucketAddress {
  const no = () => refuse("MEDIA_URL", schemeOf(value), bucketTakes);
  const url = URL.parse(value);
  if (url?.protocol !== "s3:" || url.username || url.password || url.port || url.hash) return no();
  if (!/^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/i.test(url.hostname)) return no();
  if (!/^(\/[\w.-]+)*\/?$/.test(url.pathname) || /(^|\/)\.\.?(\/|$)/.test(url.pathname)) return no();
  const { endpoint: ownEndpoint, region = "us-east-1", ...others } = Object.fromEntries(url.searchParams);
  const endpoint = URL.parse(ownEndpoint ?? `https://s3.${region}.amazonaws.com`);
  const isOrigin = endpoint && /^https?:$/.test(endpoint.protocol) && endpoint.pathname === "/" && !endpoint.search;
  if (!isOrigin || endpoint.username || !/^[a-z0-9-]+$/i.test(region) || Object.keys(others).length > 0) return no();
  const prefix = url.pathname.replace(/^\/|\/$/g, "");
  return { endpoint: endpoint.origin, region, bucket: url.hostname, prefix: prefix && `${prefix}/`, ...keys };
}

/** Null when pictures are stored in DATA_DIR. */
function bucketOf(read: Reader): BucketAddress | null {
  const value = read.text("MEDIA_URL");
  if (!value) return null;
  const [accessKey, secretKey] = [read.text("S3_ACCESS_KEY"), read.text("S3_SECRET_KEY")];
  const bucket = bucketIn(value, { accessKey, secretKey });
  const missing = accessKey ? "S3_SECRET_KEY" : "S3_ACCESS_KEY";
  if (!accessKey || !secretKey)
    throw new ConfigError(`MEDIA_URL is set, but ${missing} is not: a bucket takes both keys`);
  return bucket;
}

/** Reads all configuration. @throws {ConfigError} that names the variable, its value and the values that it takes */
export function readConfig(variables: Variables = process.env) {
  const read = createReader(variables);
  const port = read.number("PORT", 8080, { min: 0, max: 65_535 });
  const dataDir = resolve(read.text("DATA_DIR", "var"));
  return {
    port,
    metricsPort: metricsPortOf(read, port),
    host: read.text("HOST") || undefined,
    publicUrl: publicUrlOf(read, port),
    isDefaultUrl: !read.text("PUBLIC_URL"),
    dataDir,
    databaseUrl: databaseUrlOf(read, dataDir),
    bucket: bucketOf(read),
    tokenSecret: secretOf(read),
    admin: adminOf(read),
    demo: read.choice("DEMO", ["0", "1"], "1") === "1",
    registration: read.choice("REGISTRATION", ["open", "closed"], "open"),
    customCode: read.choice("CUSTOM_CODE", ["on", "off"], "on") === "on",
    speedInsightsUrl: scriptUrlOf(read, "SPEED_INSIGHTS_URL"),
    trustedProxies: read.number("TRUST_PROXY", 0, { min: 0, max: 10 }),
    // The + tells Japan's +81… from an Indonesian number without its zero.
    whatsappFallback: read.text("WHATSAPP_FALLBACK").replace(/(?!^\+8)\D/g, ""),
    mail: mailOf(read),
    backupKeep: read.number("BACKUP_KEEP", 0, { min: 0, max: 365 }),
    logLevel: read.choice("LOG_LEVEL", logLevels, "info"),
  } as const;
}

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Tells whether a site at this address is meant for this machine alone. */
export const isLoopback = (publicUrl: string): boolean => loopbackHosts.has(new URL(publicUrl).hostname);

export type Config = ReturnType<typeof readConfig>;
