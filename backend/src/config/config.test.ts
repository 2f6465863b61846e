import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, isLoopback, readConfig } from "./config.ts";

const problemOf = (variables: Record<string, string>) => {
  try {
    readConfig(variables);
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

test("nothing has to be set", () => {
  expect(readConfig({})).toEqual({
    port: 8080,
    metricsPort: undefined,
    host: undefined,
    publicUrl: "http://localhost:8080",
    isDefaultUrl: true,
    dataDir: resolve("var"),
    databaseUrl: `sqlite:${join(resolve("var"), "etalase.sqlite")}`,
    bucket: null,
    tokenSecret: undefined,
    admin: { name: "admin", username: "admin", email: "admin@localhost", password: "" },
    customCode: true,
    demo: true,
    registration: "open",
    trustedProxies: 0,
    speedInsightsUrl: "",
    whatsappFallback: "",
    mail: null,
    backupKeep: 0,
    logLevel: "info",
  });
});

test("everything can be set", () => {
  const variables = {
    PORT: " 9000 ",
    HOST: "127.0.0.1",
    PUBLIC_URL: "https://Etalase.Example/",
    DATA_DIR: "/srv/etalase",
    DATABASE_URL: "mysql://app:sesame@db:3306/etalase",
    TOKEN_SECRET: "0123456789abcdef0123456789abcdef",
    ADMIN_USERNAME: "Kepala",
    ADMIN_PASSWORD: "kepala toko 9",
    ADMIN_EMAIL: "kepala@example.com",
    DEMO: "0",
    REGISTRATION: "closed",
    TRUST_PROXY: "2",
    WHATSAPP_FALLBACK: "+62 812-3456",
    LOG_LEVEL: "warn",
    BACKUP_KEEP: "7",
    METRICS_PORT: "9100",
    MEDIA_URL: "s3://toko/situs?endpoint=https://s3.example:9000&region=eu-1",
    S3_ACCESS_KEY: "kunci",
    S3_SECRET_KEY: "sesame",
    SMTP_URL: "smtp://toko%40x:p%3As@mail.example",
    MAIL_FROM: "Toko Kita <halo@example.com>",
  };
  expect(readConfig(variables)).toEqual({
    port: 9000,
    metricsPort: 9100,
    host: "127.0.0.1",
    publicUrl: "https://etalase.example",
    isDefaultUrl: false,
    dataDir: "/srv/etalase",
    databaseUrl: "mysql://app:sesame@db:3306/etalase",
    bucket: {
      endpoint: "https://s3.example:9000",
      region: "eu-1",
      bucket: "toko",
      prefix: "situs/",
      accessKey: "kunci",
      secretKey: "sesame",
    },
    tokenSecret: "0123456789abcdef0123456789abcdef",
    admin: { name: "Kepala", username: "Kepala", email: "kepala@example.com", password: "kepala toko 9" },
    customCode: true,
    demo: false,
    registration: "closed",
    trustedProxies: 2,
    whatsappFallback: "628123456",
    speedInsightsUrl: "",
    mail: {
      host: "mail.example",
      port: 587,
      isSecure: false,
      user: "toko@x",
      password: "p:s",
      from: { name: "Toko Kita", address: "halo@example.com" },
    },
    backupKeep: 7,
    logLevel: "warn",
  });
});

test.each([
  ["", true],
  ["http://localhost:3000", true],
  ["http://127.0.0.1", true],
  ["http://[::1]:8080", true],
  ["https://LOCALHOST", true],
  ["http://192.168.1.4:8080", false],
  ["https://etalase.example", false],
  ["https://localhost.example", false],
])("a site at %j is for this machine alone: %s", (PUBLIC_URL, expected) => {
  expect(isLoopback(readConfig({ PUBLIC_URL }).publicUrl)).toBe(expected);
});

test("a bucket lies at Amazon's, in a usual region, where nothing else is said", () => {
  const keys = { S3_ACCESS_KEY: "kunci", S3_SECRET_KEY: "sesame" };
  expect(readConfig({ MEDIA_URL: "s3://toko", ...keys }).bucket).toMatchObject({
    endpoint: "https://s3.us-east-1.amazonaws.com",
    region: "us-east-1",
    bucket: "toko",
    prefix: "",
  });
  expect(readConfig(keys).bucket).toBeNull();
});

test("an empty variable counts as absent, as compose files pass them", () => {
  const names = ["PORT", "HOST", "PUBLIC_URL", "DATA_DIR", "DATABASE_URL", "TOKEN_SECRET", "ADMIN_PASSWORD", "DEMO"];
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(readConfig({}));
});

test("a path can be given to SQLite, and the port decides the usual address", () => {
  expect(readConfig({ DATABASE_URL: "sqlite:/srv/a.sqlite" }).databaseUrl).toBe("sqlite:/srv/a.sqlite");
  expect(readConfig({ PORT: "9000" }).publicUrl).toBe("http://localhost:9000");
});

describe("a bad value is named in one line with what the variable takes", () => {
  test.each([
    ["PORT", "eighty", 'PORT is "eighty", but it takes a whole number from 0 to 65535'],
    ["PORT", "65536", 'PORT is "65536", but it takes a whole number from 0 to 65535'],
    ["PORT", "-1", 'PORT is "-1", but it takes a whole number from 0 to 65535'],
    ["METRICS_PORT", "0", 'METRICS_PORT is "0", but it takes a whole number from 1 to 65535'],
    ["METRICS_PORT", "8080", /^METRICS_PORT is "8080", but it takes another port than PORT, which is everybody's$/],
    ["PUBLIC_URL", "example.com", 'PUBLIC_URL is "example.com", but it takes an origin such as https://example.com'],
    ["PUBLIC_URL", "ftp://example.com", /^PUBLIC_URL is "ftp:\/\/example\.com", but it takes an origin/],
    ["PUBLIC_URL", "https://example.com/toko", /^PUBLIC_URL .* takes an origin such as/],
    ["PUBLIC_URL", "https://example.com/?a=b", /^PUBLIC_URL .* takes an origin such as/],
    ["DATABASE_URL", "postgres://db/x", /^DATABASE_URL is "postgres", but it takes sqlite:path or mysql:/],
    ["DATABASE_URL", "mysql://db", /^DATABASE_URL is "mysql", but it takes sqlite:path or mysql:/],
    ["DATABASE_URL", "mysql://a:sesame@db/x?ssl=yes", /^DATABASE_URL has the ssl "yes", but it takes one of true, /],
    ["DATABASE_URL", "mysql://a:sesame@db/x?ssl=toString", /^DATABASE_URL has the ssl "toString", but it takes one of/],
    [
      "DATABASE_URL",
      "mysql://a:sesame@db/x?sslmode=require",
      /^DATABASE_URL has the parameter "sslmode", but it takes/,
    ],
    ["DATABASE_URL", "mysql://a:sesame@db/x?ssl-ca=/a.pem", /^DATABASE_URL has the ssl "", but it takes one of true, /],
    ["DATABASE_URL", "mysql://a@db/x?ssl=true&ssl-ca=/none.pem", /^DATABASE_URL has an ssl-ca that is .*: ENOENT/],
    [
      "DATABASE_URL",
      `mysql://a@db/x?ssl=true&ssl-ca=${import.meta.filename}`,
      /^DATABASE_URL has an ssl-ca that is no/,
    ],
    ["MEDIA_URL", "/srv/media", /^MEDIA_URL is "…", but it takes s3:\/\/bucket\?endpoint=https:/],
    ["MEDIA_URL", "https://bucket.example", /^MEDIA_URL is "https", but it takes s3:/],
    ["MEDIA_URL", "s3://key:sesame@bucket", /^MEDIA_URL is "s3", but it takes s3:/],
    ["MEDIA_URL", "s3://bucket/../other", /^MEDIA_URL is set, but S3_ACCESS_KEY is not: a bucket takes both keys$/],
    ["MEDIA_URL", "s3://x", /^MEDIA_URL is "s3", but it takes s3:/],
    ["MEDIA_URL", "s3://bucket?endpoint=host:9000", /^MEDIA_URL is "s3", but it takes s3:/],
    ["MEDIA_URL", "s3://bucket?endpoint=https://host/x", /^MEDIA_URL is "s3", but it takes s3:/],
    ["MEDIA_URL", "s3://bucket?endpont=https://host", /^MEDIA_URL is "s3", but it takes s3:/],
    ["MEDIA_URL", "s3://bucket?region=a/b", /^MEDIA_URL is "s3", but it takes s3:/],
    ["TOKEN_SECRET", "too short", 'TOKEN_SECRET is "…", but it takes at least 32 bytes'],
    ["ADMIN_USERNAME", "a b", /^ADMIN_USERNAME is "a b", .*Username can only contain letters/],
    ["ADMIN_EMAIL", "nobody", /^ADMIN_EMAIL is "nobody", .*Please enter a valid email address$/],
    ["ADMIN_PASSWORD", "12345", /^ADMIN_PASSWORD is "…", .*Password must be at least 6 characters long$/],
    ["DEMO", "yes", 'DEMO is "yes", but it takes one of 0, 1'],
    ["REGISTRATION", "maybe", 'REGISTRATION is "maybe", but it takes one of open, closed'],
    ["TRUST_PROXY", "all", 'TRUST_PROXY is "all", but it takes a whole number from 0 to 10'],
    ["LOG_LEVEL", "loud", /^LOG_LEVEL is "loud", but it takes one of trace, debug/],
  ])("%s=%s", (name, value, expected) => {
    const problem = problemOf({ [name]: value });
    expect(problem).toMatch(expected);
    expect(problem).not.toMatch(/\n|sesame/);
  });

  test("mail takes both of its variables, and never repeats what may hold a password", () => {
    const from = { MAIL_FROM: "halo@example.com" };
    const takes = "but it takes smtp://user:pass@host:587 or smtps://user:pass@host:465";
    expect(problemOf(from)).toBe("MAIL_FROM is set, but SMTP_URL is not: mail takes both");
    const url = "smtp://toko:sesame@mail.example";
    expect(problemOf({ SMTP_URL: url })).toBe("SMTP_URL is set, but MAIL_FROM is not: mail takes both");
    for (const [value, scheme] of [
      ["http://toko:sesame@mail.example", "http"],
      ["sesame", "…"],
      ["smtp://toko:sesame%@mail.example", "smtp"],
      ["smtp://", "smtp"],
    ] as const)
      expect(problemOf({ ...from, SMTP_URL: value })).toBe(`SMTP_URL is "${scheme}", ${takes}`);
    for (const MAIL_FROM of ["halo", "Toko <halo>", "a@b.id, c@d.id", "Toko\u0000 <a@b.id>", "Toko <a@b.id", "a@b.id>"])
      expect(problemOf({ SMTP_URL: url, MAIL_FROM })).toMatch(/^MAIL_FROM is ".*", but it takes an address such as/);
  });

  test("also when it holds a line break", () => {
    expect(problemOf({ REGISTRATION: "open\nclosed" })).toBe(
      'REGISTRATION is "open\\nclosed", but it takes one of open, closed',
    );
  });
});

test("no secret is repeated", () => {
  const wrong: Record<string, string>[] = [
    { DATABASE_URL: "postgres://app:sesame@db/etalase" },
    { DATABASE_URL: "mysql://app:sesame@/" },
    { TOKEN_SECRET: "sesame" },
    { ADMIN_PASSWORD: "sesam", ADMIN_USERNAME: "ok.name" },
    { PUBLIC_URL: "https://app:sesame@example.com" },
  ];
  for (const variables of wrong) {
    expect(problemOf(variables)).not.toBeNull();
    expect(problemOf(variables)).not.toContain("sesam");
  }
});
