import { describe, expect, onTestFinished, test } from "vitest";
import { createScratchDatabase, type DialectName, dialects } from "../../../test/databases.ts";
import { newId } from "../../../test/records.ts";
import { openDatabase } from "../../start-database.ts";

async function urlOn(dialect: DialectName) {
  if (dialect === "SQLite") return "sqlite::memory:";
  const { url, drop } = await createScratchDatabase(process.env.TEST_MYSQL_URL ?? "");
  onTestFinished(drop);
  return url;
}

const time = "2026-11-20 03:04:05.000";

describe.each(dialects)("links of before makers were known, on %s", (dialect) => {
  test("get the maker whom the audit log names, else whose working copy they show, else the first superadmin", async () => {
    const database = await openDatabase(await urlOn(dialect));
    onTestFinished(() => database.close());
    const execute = <Row>(sql: string) => database.em.getConnection().execute<Row[]>(sql);
    const insert = (table: string, row: Record<string, string | number | null>) => {
      const value = (one: string | number | null) => (typeof one === "string" ? `'${one}'` : String(one));
      return execute(
        `insert into ${table} (${Object.keys(row).join()}) values (${Object.values(row).map(value).join()})`,
      );
    };
    await database.migrate("0024_newest-time");
    const [ana, budi] = [newId(), newId()];
    for (const [id, username, role] of [
      [ana, "ana", "superadmin"],
      [budi, "budi", "admin"],
    ] as const)
      await insert("users", {
        ...{ id, name: username, username, password_hash: "x", role, disabled: 0, version: 1 },
        ...{ created_at: time, updated_at: time },
      });
    const link = { created_at: time, expires_at: time };
    const [noted, unnoted, request, oldRequest] = [newId(), newId(), newId(), newId()];
    for (const id of [noted, unnoted])
      await insert("reviews", {
        ...{ id, resource: "news", record_key: newId(), title: "Judul", shown: "{}" },
        ...{ user_id: ana, user_name: "ana", ...link },
      });
    for (const id of [request, oldRequest])
      await insert("testimonial_requests", { id, client_name: "Sari", token_hash: id, ...link });
    for (const [number, [resource, record]] of [
      ["reviews", noted],
      ["testimonial-requests", request],
    ].entries())
      await insert("audit_entries", {
        ...{ id: newId(), number: number + 1, at: time, user_id: budi, username: "budi", name: "Budi" },
        ...{ action: "create", resource: resource ?? "", record_id: record ?? "", title: "", address: "" },
        ...{ outcome: "done", detail: "{}", hash: "" },
      });
    await database.migrate();
    const makers = async (table: string) =>
      (
        await execute<{ made_by_id: string; made_by_name: string }>(
          `select made_by_id, made_by_name from ${table} order by id`,
        )
      ).map(({ made_by_id: id, made_by_name: name }) => [id, name]);
    expect(await makers("reviews")).toEqual([
      [budi, "Budi"],
      [ana, "ana"],
    ]);
    expect(await makers("testimonial_requests")).toEqual([
      [budi, "Budi"],
      [ana, "ana"],
    ]);
  });
});
