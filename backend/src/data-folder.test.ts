import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { openDataFolder } from "./data-folder.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "etalase-data-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const open = (variables: Record<string, string> = {}, alone = true) =>
  openDataFolder(readConfig({ DATA_DIR: join(dataDir, "var"), ...variables }), { alone });

describe("the secret", () => {
  test("is made once, for its owner's eyes only, and kept", () => {
    const first = open();
    first.release();
    const file = join(dataDir, "var", "token-secret");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.byteLength(first.secret)).toBeGreaterThanOrEqual(32);
    expect(readFileSync(file, "utf8")).toBe(first.secret);
    const second = open();
    second.release();
    expect(second.secret).toBe(first.secret);
  });

  test("is another in another folder", () => {
    const [one, two] = [open({ DATA_DIR: join(dataDir, "a") }), open({ DATA_DIR: join(dataDir, "b") })];
    expect(one.secret).not.toBe(two.secret);
    for (const { release } of [one, two]) release();
  });

  test("that is configured is taken, and none is written", () => {
    const secret = "0123456789abcdef0123456789abcdef";
    const folder = open({ TOKEN_SECRET: secret });
    folder.release();
    expect(folder.secret).toBe(secret);
    expect(existsSync(join(dataDir, "var", "token-secret"))).toBe(false);
  });

  test("that was cut off is refused with the way out", () => {
    open().release();
    writeFileSync(join(dataDir, "var", "token-secret"), "short");
    expect(() => open({}, false)).toThrow(/token-secret holds less than 32 bytes; remove it to get a new one$/);
  });
});

describe("the SQLite database", () => {
  test("is one process's alone, until that ends", () => {
    const first = open();
    expect(() => open()).toThrow(ConfigError);
    expect(() => open()).toThrow(/^Another process is using .*etalase\.sqlite; stop it first, or set DATA_DIR/);
    first.release();
    open().release();
  });

  test("is shared with who does not ask to be alone, as a new password at the terminal", () => {
    const site = open();
    expect(open({}, false).secret).toBe(site.secret);
    site.release();
  });

  test("elsewhere is locked there", () => {
    const elsewhere = { DATABASE_URL: `sqlite:${join(dataDir, "db", "a.sqlite")}` };
    const first = open(elsewhere);
    expect(() => open({ ...elsewhere, DATA_DIR: join(dataDir, "other") })).toThrow(/^Another process is using/);
    first.release();
  });

  test("where nothing can be written is refused", () => {
    writeFileSync(join(dataDir, "file"), "");
    expect(() => open({ DATABASE_URL: `sqlite:${join(dataDir, "file", "a.sqlite")}` })).toThrow(
      /^DATABASE_URL leads to/,
    );
  });
});

test("MySQL needs no lock here: several instances share it", () => {
  const mysql = { DATABASE_URL: "mysql://app:sesame@db/etalase" };
  for (const folder of [open(mysql), open(mysql)]) folder.release();
  expect(existsSync(join(dataDir, "var", "lock.sqlite"))).toBe(false);
});

test("a folder that cannot be one is refused", () => {
  writeFileSync(join(dataDir, "file"), "");
  expect(() => open({ DATA_DIR: join(dataDir, "file") })).toThrow(
    /^DATA_DIR is ".*", but it takes a folder that can be written$/,
  );
});
