import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { bare } from "../test/bare.ts";

const dataDir = mkdtempSync(join(tmpdir(), "etalase-main-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function start(script: string, variables: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, script)], {
    env: { ...bare, DATA_DIR: join(dataDir, "var"), DEMO: "0", PORT: "0", ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [code, stdout, stderr] = await Promise.all([exited, text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}

// Those of the database come last in the start, so each has a folder of its own.
const inFolder = (name: string) => ({ DATA_DIR: join(dataDir, name) });

describe.concurrent("a start with a wrong variable says so in one line and fails", () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ["PORT", { PORT: "eighty" }, /^PORT is "eighty", but it takes a whole number/],
    ["METRICS_PORT", { METRICS_PORT: "0" }, /^METRICS_PORT is "0", but it takes a whole number from 1/],
    ["METRICS_PORT as PORT", { PORT: "80", METRICS_PORT: "80" }, /^METRICS_PORT is "80", but it takes another port/],
    ["TOKEN_SECRET", { TOKEN_SECRET: "sesame" }, /^TOKEN_SECRET is "…"/],
    ["WORKERS on SQLite", { WORKERS: "2" }, /^WORKERS is "2", but it takes 1 on SQLite/],
    ["DATA_DIR", { DATA_DIR: "/dev/null/x" }, /^DATA_DIR is "\/dev\/null\/x", but it takes a folder/],
    ["DATABASE_URL of a file", { DATABASE_URL: "sqlite:/dev/null/x.sqlite" }, /^DATABASE_URL leads to "\/dev\/null"/],
    [
      "DATABASE_URL of a server",
      { DATABASE_URL: "mysql://app:sesame@127.0.0.1:1/none", ...inFolder("mysql") },
      /^DATABASE_URL leads to no database that answers: connect ECONNREFUSED 127\.0\.0\.1:1$/m,
    ],
    [
      "MEDIA_URL without keys",
      { MEDIA_URL: "s3://toko" },
      /^MEDIA_URL is set, but S3_ACCESS_KEY is not: a bucket takes/,
    ],
    [
      "MEDIA_URL of no server",
      {
        ...{ MEDIA_URL: "s3://toko?endpoint=http://127.0.0.1:2", S3_ACCESS_KEY: "toko", S3_SECRET_KEY: "sesame" },
        ...inFolder("bucket"),
      },
      /^MEDIA_URL leads to no bucket that .* open: GET http:\/\/127\.0\.0\.1:2\/toko: connect ECONNREFUSED/,
    ],
    [
      "a common ADMIN_PASSWORD",
      { ADMIN_PASSWORD: "password123", ...inFolder("common") },
      /^ADMIN_PASSWORD cannot be used: This password is too common$/m,
    ],
    [
      "ADMIN_PASSWORD like ADMIN_USERNAME",
      { ADMIN_USERNAME: "sesame.open", ADMIN_PASSWORD: "Sesame.Open", ...inFolder("same") },
      /^ADMIN_PASSWORD cannot be used: The password must differ from the username$/m,
    ],
  ])("%s", async (_name, variables, expected) => {
    const { code, stdout, stderr } = await start("main.ts", variables);
    expect(stderr).toMatch(expected);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(stderr.toLowerCase()).not.toContain("sesame");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  });

  test("PORT, for a new password at the terminal too", async () => {
    const { code, stderr } = await start("programs/admin.ts", { PORT: "eighty" });
    expect(stderr).toBe('PORT is "eighty", but it takes a whole number from 0 to 65535\n');
    expect(code).toBe(1);
  });
});
