import { contentResources } from "@etalase/contracts/kinds";
import { bearer, browser, postJson, signUp, startTestApp } from "../app.ts";
import type { DialectName } from "../databases.ts";
import { fileOf, formOf } from "../forms.ts";
import { asForm, samples } from "../kinds/samples.ts";
import type { Caller } from "./calls.ts";
import type { Answer } from "./client.ts";
import { password, pixel } from "./valid.ts";

type Row = Readonly<Record<string, unknown>>;
/** Every table's rows as JSON. */
type Snapshot = ReadonlyMap<string, string>;

/** Counters of attempts, the log of refusals, the number that marks changes for pages, and rings, which end when a lead is read. */
const notContent = new Set(["attempts", "audit_entries", "audit_chain", "migrations", "rings", "site_state"]);

/** A value that was read, in a form that can be written again: MySQL returns JSON parsed. */
const writable = (value: unknown) =>
  typeof value === "object" && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;

/** A product with some content of every kind, which can be reset. */
export async function createWorld(dialect: DialectName) {
  const app = await startTestApp({ dialect });
  const run = (sql: string, values: unknown[] = []) => app.database.em.getConnection().execute<Row[]>(sql, values);
  const accounts = {
    superadmin: await signUp(app, { username: "superadmin", email: "superadmin@example.com", password }),
    admin: await signUp(app, { username: "admin", email: "admin@example.com", password }),
    user: await signUp(app, { username: "user", email: "user@example.com", password }),
  };
  const headers = bearer(accounts.superadmin.token);
  await postJson(app, `/api/users/${accounts.admin.id}`, { role: "admin" }, headers, "PUT");
  const file = fileOf(pixel, "titik.gif", "image/gif");
  const ids = new Map<string, string[]>([["users", [accounts.user.id, accounts.admin.id, accounts.superadmin.id]]]);
  const learn = (resource: string, id: string) => ids.set(resource, [...(ids.get(resource) ?? []), id]);
  const add = async (resource: string, body: FormData) => {
    const answer = await app.fetch(`/api/${resource}`, { method: "POST", headers, body });
    if (answer.status !== 201) throw new Error(`${resource} answered ${answer.status}: ${await answer.text()}`);
    learn(resource, ((await answer.json()) as { id: string }).id);
  };
  for (const resource of contentResources)
    for (const [word, isShown] of [
      ["satu", true],
      ["dua", false],
    ] as const) {
      const { fields, required, shown } = samples[resource];
      const files = Object.fromEntries(required.map((field) => [field, file]));
      await add(resource, formOf(asForm({ ...fields(word), ...shown(isShown) }), files));
    }
  await add("media", formOf({ alt: "Titik" }, { file }));
  await postJson(app, "/api/newsletter", { email: "rina@example.com", consent: true });
  const [subscriber] = await run("select id from subscribers");
  learn("newsletter", String(subscriber?.id));

  const lead = {
    kind: "contact",
    name: "Rina",
    phone: "0812 3456 7890",
    message: "Situs merek kopi, dengan toko daring.",
    consent: true,
  };
  await postJson(app, "/api/leads", lead, { "User-Agent": browser });
  const [kept] = await run("select id from leads");
  learn("leads", String(kept?.id));

  const listed = await run(
    dialect === "MySQL"
      ? "select table_name as name from information_schema.tables where table_schema = database()"
      : "select name from sqlite_master where type = 'table' and name not like 'sqlite%'",
  );
  const tables = listed.map(({ name }) => String(name)).filter((name) => !notContent.has(name));
  const textOf = async (table: string) => {
    const rows = await run(`select * from ${table}`);
    // The time of a session's last use is no content.
    const texts = rows.map(({ last_seen_at: _when, ...row }) => JSON.stringify(row));
    return texts.sort().join("\n");
  };
  // A statement for each table after each call is most of the work on MySQL, which has one for the checksums of all.
  const checksums = async (): Promise<readonly unknown[]> =>
    dialect === "MySQL" ? (await run(`checksum table ${tables}`)).map(({ Checksum }) => Checksum) : [];
  let known = new Map<string, Readonly<{ checksum: unknown; text: string }>>();
  const snapshot = async (): Promise<Snapshot> => {
    const now = await checksums();
    const read = async (table: string, checksum: unknown) => {
      const before = known.get(table);
      const isSame = checksum !== undefined && before?.checksum === checksum;
      return [table, isSame ? before : { checksum, text: await textOf(table) }] as const;
    };
    known = new Map(await Promise.all(tables.map((table, index) => read(table, now[index]))));
    return new Map([...known].map(([table, { text }]) => [table, text]));
  };
  const rowsFirst = async (table: string) => [table, await run(`select * from ${table}`)] as const;
  const seedRows = new Map(await Promise.all(tables.map(rowsFirst)));
  const seed = await snapshot();
  const seedIds = new Map(ids);

  async function refill(table: string) {
    await run(`delete from ${table}`);
    for (const row of seedRows.get(table) ?? []) {
      const columns = Object.keys(row);
      const places = columns.map(() => "?").join(", ");
      const values = columns.map((column) => writable(row[column]));
      await run(`insert into ${table} (${columns.join(", ")}) values (${places})`, values);
    }
  }

  return {
    app,
    snapshot,
    tokenOf: (caller: Caller) => {
      if (caller === "nobody") return null;
      return caller === "impostor" ? "eyJhbGciOiJub25lIn0.e30." : accounts[caller].token;
    },
    withIds: (text: string) =>
      text.replaceAll(/\{\{(\w+):(\d)\}\}/g, (mark, resource: string, nth: string) => {
        const known = ids.get(resource) ?? [];
        return known[Number(nth) % known.length] ?? mark;
      }),
    /** Remembers created records, so that later calls find them, even after their deletion. */
    remember(path: string, { status, body }: Answer) {
      const { id }: { id?: string } = status === 201 ? JSON.parse(body.toString()) : {};
      if (id) learn(path.split("/")[2] ?? "", id);
    },
    /** Restores the first state. `now` is the known present one. */
    async restore(now: Snapshot) {
      ids.clear();
      for (const [resource, known] of seedIds) ids.set(resource, known);
      await run("delete from attempts");
      for (const table of tables) if (now.get(table) !== seed.get(table)) await refill(table);
    },
    seed,
    close: app.close,
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
