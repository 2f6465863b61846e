import { execFile } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { bare } from "../../test/bare.ts";
import { openDatabase } from "../start-database.ts";
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

  test("is written whole or not at all: nothing but it is left", () => {
    open().release();
    expect(readdirSync(join(dataDir, "var")).filter((name) => name.startsWith("token-secret"))).toEqual([
      "token-secret",
    ]);
  });

  test("is the same for processes that start at once", async () => {
    const script = `import { openDataFolder } from ${JSON.stringify(import.meta.resolve("./data-folder.ts"))};
      import { readConfig } from ${JSON.stringify(import.meta.resolve("./config.ts"))};
      process.stdout.write(openDataFolder(readConfig(), { alone: false }).secret);`;
    const env = { ...bare, DATA_DIR: join(dataDir, "var") };
    const run = () => promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], { env });
    const secrets = await Promise.all(Array.from({ length: 4 }, run));
    expect(new Set(secrets.map(({ stdout }) => stdout))).toEqual(
      new Set([readFileSync(join(dataDir, "var", "token-secret"), "utf8")]),
    );
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

const modeOf = (...path: string[]) => statSync(join(dataDir, ...path)).mode & 0o777;

describe("the folder", () => {
  test("and what is written into it are for their owner's eyes only", async () => {
    const folder = open();
    const database = await openDatabase(`sqlite:${join(dataDir, "var", "etalase.sqlite")}`);
    await database.migrate();
    mkdirSync(folder.uploadDir);
    writeFileSync(join(dataDir, "var/media/a.jpg"), "");
    expect([modeOf("var"), modeOf("var", "media"), modeOf("var", "uploads")]).toEqual([0o700, 0o700, 0o700]);
    for (const name of ["etalase.sqlite", "etalase.sqlite-wal", "lock.sqlite", "token-secret", "media/a.jpg"])
      expect([name, modeOf("var", name)]).toEqual([name, 0o600]);
    await database.close();
    folder.release();
  });

  test("of an earlier version is taken from others", () => {
    const folder = join(dataDir, "var");
    mkdirSync(join(folder, "media"), { recursive: true });
    writeFileSync(join(folder, "etalase.sqlite"), "");
    for (const [path, mode] of [
      [folder, 0o755],
      [join(folder, "media"), 0o755],
      [join(folder, "etalase.sqlite"), 0o644],
    ] as const)
      chmodSync(path, mode);
    open().release();
    expect([modeOf("var"), modeOf("var", "media"), modeOf("var", "etalase.sqlite")]).toEqual([0o700, 0o700, 0o600]);
  });

  test("that holds something else is left to those who share it", () => {
    const folder = join(dataDir, "var");
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, "somebody-elses"), "", { mode: 0o644 });
    chmodSync(join(folder, "somebody-elses"), 0o644);
    open().release();
    expect([modeOf("var"), modeOf("var", "somebody-elses"), modeOf("var", "media")]).toEqual([0o755, 0o644, 0o700]);
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

test("a restore is one process's alone, on MySQL, too; one that was killed is in nobody's way", () => {
  const config = readConfig({ DATA_DIR: join(dataDir, "var"), DATABASE_URL: "mysql://app:sesame@db/etalase" });
  const begin = () => openDataFolder(config, { alone: true, restores: true });
  mkdirSync(config.dataDir);
  writeFileSync(join(config.dataDir, "restoring.lock"), "");
  const first = begin();
  expect(begin).toThrow(/^Another restore into .*var goes on: wait until it has ended$/);
  first.release();
  expect(existsSync(join(config.dataDir, "restoring.lock"))).toBe(false);
  begin().release();
});

test("a folder that cannot be one is refused", () => {
  writeFileSync(join(dataDir, "file"), "");
  expect(() => open({ DATA_DIR: join(dataDir, "file") })).toThrow(
    /^DATA_DIR is ".*", but it takes a folder that can be written$/,
  );
});
