import { chmod, mkdir, mkdtemp, rm, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dialects, makeSqliteFile, openTestDatabase } from "../../test/databases.ts";
import { actor, leadRecord, newId, newsRecord, userRecord } from "../../test/records.ts";
import { secret } from "../../test/services.ts";
import { readConfig } from "../config/config.ts";
import { openStorage } from "../config/storage.ts";
import type { Database } from "../persistence/database.ts";
import { createLeadRepository } from "../persistence/leads/leads.ts";
import { createMediaRepository } from "../persistence/media.ts";
import { createNewsRepository } from "../persistence/news.ts";
import { createUserRepository } from "../persistence/users.ts";
import { createServices } from "../services.ts";
import { openDatabase } from "../start-database.ts";
import { examine } from "./doctor.ts";
import type { Finding } from "./finding.ts";

const oldFile = new Date("2026-01-01T00:00:00Z");
const mail = { SMTP_URL: "smtp://localhost:1025", MAIL_FROM: "halo@toko.example" };
const picture = `${"b".repeat(32)}.webp`;

let dataDir: string;
const closing: (() => Promise<void>)[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "etalase-doctor-"));
  for (const name of ["media", "uploads"]) await mkdir(join(dataDir, name), { mode: 0o700 });
  await writeFile(join(dataDir, "token-secret"), secret, { mode: 0o600 });
  await mkdir(join(dataDir, "backups"), { mode: 0o700 });
  for (const ending of ["", ".rehearsed"]) await put(`backups/etalase-2026-11-23.backup${ending}`);
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await rm(dataDir, { recursive: true });
});

const foundIn = async (variables: Readonly<Record<string, string>> = {}): Promise<readonly Finding[]> =>
  examine(
    readConfig({ DATA_DIR: dataDir, PUBLIC_URL: "https://toko.example", BACKUP_KEEP: "7", ...mail, ...variables }),
  );
const told = (found: readonly Finding[]) => found.map(({ kind, what }) => `${kind}: ${what}`);

async function openFile() {
  const file = join(dataDir, "etalase.sqlite");
  await makeSqliteFile(file);
  const database = await openDatabase(`sqlite:${file}`);
  await database.ping();
  for (const name of ["", "-wal", "-shm"]) await chmod(`${file}${name}`, 0o600);
  return { ...database, url: `sqlite:${file}` };
}

/** A site without any fault. */
async function startSite(dialect: (typeof dialects)[number]) {
  const database = dialect === "MySQL" ? await openTestDatabase("MySQL") : await openFile();
  closing.push(database.close);
  const user = userRecord({ role: "superadmin" });
  await createUserRepository(database.em).insert(user);
  const storage = await openStorage({ dataDir, bucket: null });
  const site = { publicUrl: "https://toko.example", registration: "open", now: () => new Date() } as const;
  const services = await createServices({ dataDir, storage, ...site, database, secret });
  return { database, services, user, variables: { DATABASE_URL: database.url } };
}

/** Leaves out findings about MySQL's own settings, which are not the site's. */
const ofSite = (found: readonly Finding[]) => found.filter(({ what }) => !what.startsWith("MySQL's"));

const put = async (path: string, time?: Date) => {
  await writeFile(join(dataDir, path), "bytes", { mode: 0o600 });
  if (time) await utimes(join(dataDir, path), time, time);
};

const run = ({ em }: Database, sql: string) => em.getConnection().execute(sql);

describe.each(dialects)("a site on %s", (dialect) => {
  test("that lacks nothing has nothing to mend", async () => {
    const { variables } = await startSite(dialect);
    expect(ofSite(await foundIn(variables))).toEqual([]);
  });

  test("with eleven faults hears of each", async () => {
    const { database, services, user, variables } = await startSite(dialect);
    await chmod(join(dataDir, "token-secret"), 0o644);
    await put("uploads/half", oldFile);
    await put(`media/${"c".repeat(32)}.webp`, oldFile);
    const featuredImage = { file: picture, width: 640, height: 400, color: "#0d8abc", widths: [] };
    const tomorrow = new Date(Date.now() + 86_400_000);
    await createNewsRepository(database.em).insert(
      newsRecord({ title: "Toko roti", featuredImage, updatedAt: tomorrow }),
    );
    await createUserRepository(database.em).update({ ...user, disabled: true });
    await run(
      database,
      `insert into two_factor (id, secret, last_step, recovery_hashes) values ('${user.id}', 'sealed elsewhere', 0, '[]')`,
    );
    const cut = `${"d".repeat(32)}.webp`;
    await put(`media/${cut}`);
    const library = { picture: { ...featuredImage, file: cut }, name: "Etalase", bytes: 6, digest: null, isKept: true };
    const by = { uploadedById: null, uploadedByName: "", createdAt: new Date(), version: 1 };
    await createMediaRepository(database.em).insert([{ id: newId(), ...library, ...by }]);
    const record = { id: newId(), title: "Toko roti" };
    await services.audit.record(actor(), [{ action: "update", resource: "news", record }]);
    await run(database, "update audit_entries set title = 'Toko kopi'");
    expect(told(ofSite(await foundIn({ ...variables, PUBLIC_URL: "", SMTP_URL: "", MAIL_FROM: "" })))).toEqual([
      "hint: PUBLIC_URL is not set, so links lead to http://localhost:8080",
      "hint: No mail is sent",
      `wrong: Other accounts of the machine can read ${join(dataDir, "token-secret")}`,
      "hint: 1 uploads were never finished",
      "wrong: No superadmin can sign in",
      "wrong: Articles were written after now, by this machine's clock",
      "wrong: Second factors were sealed with another secret",
      expect.stringMatching(/^wrong: The audit log was changed: /),
      `wrong: Pictures are missing: ${picture} of "Toko roti"`,
      `wrong: Pictures have changed on disk: ${cut}`,
      `hint: Files that no record names: ${"c".repeat(32)}.webp`,
    ]);
  });

  test("whose secret is gone hears what that breaks", async () => {
    const { variables } = await startSite(dialect);
    await rm(join(dataDir, "token-secret"));
    expect(told(ofSite(await foundIn(variables)))).toEqual([
      "wrong: The secret is gone: TOKEN_SECRET is not set, and DATA_DIR has no token-secret",
    ]);
  });

  test("of another version hears of it, and of nothing that follows", async () => {
    const { database, variables } = await startSite(dialect);
    await run(database, "update migrations set name = '9999_later' where name like '0022%'");
    expect(told(ofSite(await foundIn(variables)))).toEqual([
      "wrong: The database is of a later version, which made 9999_later",
    ]);
    await run(database, "delete from migrations where name = '9999_later'");
    expect(told(ofSite(await foundIn(variables)))).toEqual(["wrong: The database lacks 0022_separate-search-texts"]);
  });
});

test("a site whose backups are old, not rehearsed or none hears of it", async () => {
  await startSite("SQLite");
  const backup = join(dataDir, "backups/etalase-2026-11-23.backup");
  await rm(`${backup}.rehearsed`);
  expect(told(await foundIn())).toEqual(["hint: etalase-2026-11-23.backup was not restored in a rehearsal"]);
  await utimes(backup, oldFile, oldFile);
  expect(told(await foundIn())).toEqual(["wrong: The newest nightly backup is etalase-2026-11-23.backup"]);
  await rm(backup);
  expect(told(await foundIn())).toEqual(["hint: There is no nightly backup yet"]);
  expect(told(await foundIn({ BACKUP_KEEP: "0" }))).toEqual(["hint: No backups are made by night"]);
});

describe("a site on SQLite", () => {
  test("of which nothing is there hears so, and nothing is made", async () => {
    expect(told(await foundIn())).toEqual([`wrong: There is no database at ${join(dataDir, "etalase.sqlite")}`]);
    expect(told(await foundIn({ DATA_DIR: join(dataDir, "none") }))).toContain(
      `wrong: DATA_DIR, ${join(dataDir, "none")}, is not there`,
    );
    expect(told(await foundIn({ DATABASE_URL: "mysql://nobody@127.0.0.1:1/none" }))).toEqual([
      expect.stringMatching(/^wrong: The database does not answer: /),
    ]);
  });

  test("whose rows name others that are gone, or whose file is damaged, is to be restored", async () => {
    const { database } = await startSite("SQLite");
    const file = join(dataDir, "etalase.sqlite");
    await createLeadRepository(database.em).add(leadRecord());
    const other = new DatabaseSync(file, { enableForeignKeyConstraints: false });
    other.exec("update leads set assignee_id = 'bbbbbbbbbbbbbbbbbbbbbbbb'");
    other.close();
    expect(told(await foundIn())).toEqual(["wrong: Rows of leads name others that are gone"]);
    await database.em.getConnection().execute("pragma wal_checkpoint(truncate)");
    await database.close();
    closing.pop();
    await truncate(file, 200_000);
    const [found] = told(await foundIn());
    expect(found).toMatch(/^wrong: The database/);
  });
});
