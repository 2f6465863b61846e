import { describe, expect, onTestFinished, test } from "vitest";
import { bareDatabase } from "../../../test/bare-database.ts";
import { dialects } from "../../../test/databases.ts";
import { newId } from "../../../test/records.ts";
import { openDatabase } from "../../start-database.ts";
import type { Database } from "../database.ts";

const dayMs = 24 * 60 * 60_000;

type Row = Readonly<Record<string, string | number | null>>;

/** Three accounts, one of which no longer has access, and links in the form of an earlier instance. */
function createEarlier(database: Database) {
  const execute = <Found>(sql: string) => database.em.getConnection().execute<Found[]>(sql);
  const insert = (table: string, row: Row) => {
    const values = Object.values(row).map((one) => (typeof one === "string" ? `'${one}'` : String(one)));
    return execute(`insert into ${table} (${Object.keys(row).join()}) values (${values.join()})`);
  };
  const moment = (days: number) => {
    const time = Date.now() + days * dayMs;
    return database.dialect === "sqlite" ? time : new Date(time).toISOString().slice(0, -1);
  };
  const ids = { ana: newId(), budi: newId(), gone: newId() };
  type Name = keyof typeof ids;
  const link = { created_at: moment(-1), expires_at: moment(1) };
  let number = 0;

  const note = async (resource: string, record: string, by: Name | null) => {
    number += 1;
    if (by)
      await insert("audit_entries", {
        id: newId(),
        number,
        at: moment(-1),
        user_id: ids[by],
        username: by,
        name: by,
        action: "create",
        resource,
        record_id: record,
        title: "",
        address: "",
        outcome: "done",
        detail: "{}",
        hash: "",
      });
  };

  return {
    async addAccounts() {
      const times = { created_at: moment(-9), updated_at: moment(-9) };
      for (const [name, id] of Object.entries(ids))
        await insert("users", {
          id,
          name,
          username: name,
          password_hash: "x",
          role: name === "ana" ? "superadmin" : "admin",
          disabled: name === "gone" ? 1 : 0,
          version: 1,
          ...times,
        });
    },
    async addReview({ typedBy, notedBy }: Readonly<{ typedBy: Name; notedBy: Name | null }>) {
      const id = newId();
      await insert("reviews", {
        id,
        resource: "news",
        record_key: newId(),
        title: "Judul",
        shown: "{}",
        user_id: ids[typedBy],
        user_name: typedBy,
        ...link,
      });
      await note("reviews", id, notedBy);
    },
    async addRequest(notedBy: Name | null) {
      const id = newId();
      await insert("testimonial_requests", { id, client_name: "Sari", token_hash: id, ...link });
      await note("testimonial-requests", id, notedBy);
    },
    async reviews() {
      const rows = await execute<{ made_by_id: string; made_by_name: Name; revoked_at: unknown }>(
        "select made_by_id, made_by_name, revoked_at from reviews order by id",
      );
      return rows.map((row) => {
        expect(row.made_by_id).toBe(ids[row.made_by_name]);
        return `${row.made_by_name} ${row.revoked_at === null ? "open" : "ended"}`;
      });
    },
    requests: async () =>
      (await execute<{ made_by_name: string }>("select made_by_name from testimonial_requests order by id")).map(
        (row) => row.made_by_name,
      ),
  };
}

describe.each(dialects)("links without a maker, on %s", (dialect) => {
  test("get one with the new version", async () => {
    const database = await openDatabase(await bareDatabase(dialect));
    onTestFinished(() => database.close());
    const earlier = createEarlier(database);
    await database.migrate("0024_newest-time");
    await earlier.addAccounts();
    await earlier.addReview({ typedBy: "ana", notedBy: "budi" });
    await earlier.addReview({ typedBy: "ana", notedBy: null });
    await earlier.addReview({ typedBy: "gone", notedBy: null });
    for (const notedBy of ["budi", null, "gone"] as const) await earlier.addRequest(notedBy);
    await database.migrate();
    expect(await earlier.reviews()).toEqual(["budi open", "ana open", "gone ended"]);
    expect(await earlier.requests()).toEqual(["budi", "ana"]);
  });
});
