import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { bare, programFile } from "../test/bare.ts";
import { listenSomewhere } from "../test/site-process.ts";

const dataDir = mkdtempSync(join(tmpdir(), "etalase-main-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function start(program: string, variables: Record<string, string>) {
  const child = spawn(process.execPath, [programFile(program)], {
    env: { ...bare, DATA_DIR: join(dataDir, "var"), DEMO: "0", PORT: "0", ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const [code, stdout, stderr] = await Promise.all([exited, text(child.stdout), text(child.stderr)]);
  return { code, stdout, stderr };
}

// One variable for each stage at which a start can find a fault: reading them, opening the database, and making the
// first account. The messages of all others are tested where they are written.
describe.concurrent("a start with a wrong variable says so in one line and fails", () => {
  test.each<[string, Record<string, string>, RegExp]>([
    ["TOKEN_SECRET", { TOKEN_SECRET: "sesame" }, /^TOKEN_SECRET is "…"/],
    [
      "DATABASE_URL of a server",
      { DATABASE_URL: "mysql://app:sesame@127.0.0.1:1/none", DATA_DIR: join(dataDir, "mysql") },
      /^DATABASE_URL leads to no database that answers: connect ECONNREFUSED 127\.0\.0\.1:1$/m,
    ],
    [
      "a common ADMIN_PASSWORD",
      { ADMIN_PASSWORD: "password123", DATA_DIR: join(dataDir, "common") },
      /^ADMIN_PASSWORD cannot be used: This password is too common$/m,
    ],
  ])("%s", async (_name, variables, expected) => {
    const { code, stdout, stderr } = await start("main", variables);
    expect(stderr).toMatch(expected);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(stderr.toLowerCase()).not.toContain("sesame");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  });

  test("a PORT that is taken", async () => {
    const { port, close } = await listenSomewhere();
    const { code, stdout, stderr } = await start("main", {
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: join(dataDir, "taken"),
      ADMIN_PASSWORD: "jendela-toko-2026",
    });
    await close();
    expect(stderr).toBe(`Another program listens on port ${port}; set PORT to a free one\n`);
    expect(code).toBe(1);
    expect(stdout).not.toContain("runs on");
  });

  test("PORT, for a new password at the terminal too", async () => {
    const { code, stderr } = await start("programs/admin", { PORT: "eighty" });
    expect(stderr).toBe('PORT is "eighty", but it takes a whole number from 0 to 65535\n');
    expect(code).toBe(1);
  });
});
