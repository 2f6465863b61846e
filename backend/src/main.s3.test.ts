import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { bare } from "../test/bare.ts";
import { bucketVariables } from "../test/storages.ts";

const dataDir = mkdtempSync(join(tmpdir(), "etalase-main-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const good = bucketVariables();
const elsewhere = new URL(good.MEDIA_URL);
elsewhere.hostname = "no-such-bucket";
const nobody = new URL(good.MEDIA_URL);
nobody.searchParams.set("endpoint", "http://127.0.0.1:1");

test.concurrent.each<[string, Partial<typeof good>, RegExp]>([
  ["the wrong secret", { S3_SECRET_KEY: "sesame" }, /: 403 SignatureDoesNotMatch$/],
  ["an unknown key", { S3_ACCESS_KEY: "AKIASESAMESESAMESESAM" }, /: 403 InvalidAccessKeyId$/],
  ["a bucket that is missing", { MEDIA_URL: elsewhere.href }, /no-such-bucket: 404 NoSuchBucket$/],
  ["a storage that nobody serves", { MEDIA_URL: nobody.href }, /127\.0\.0\.1:1.*: (?:.*ECONNREFUSED.*|bad port)$/],
])("a start with %s says so in one line and fails", async (_name, wrong, expected) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...bare, DATA_DIR: dataDir, DATABASE_URL: "sqlite::memory:", PORT: "0", ...good, ...wrong },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [code, stdout, stderr] = await Promise.all([exited, text(child.stdout), text(child.stderr)]);
  expect(stderr.trimEnd()).toMatch(/^MEDIA_URL leads to no bucket that S3_ACCESS_KEY and S3_SECRET_KEY open: GET http/);
  expect(stderr.trimEnd()).toMatch(expected);
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  for (const secret of [good.S3_SECRET_KEY ?? "", "sesame"])
    expect(stderr.toLowerCase()).not.toContain(secret.toLowerCase());
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
});
