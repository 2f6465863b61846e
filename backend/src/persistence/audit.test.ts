import { expect, test } from "vitest";
import { onEachDatabase } from "../../test/on-each-database.ts";
import { newId } from "../../test/records.ts";
import type { AuditEntry } from "../application/audit.ts";
import { auditSchema, createAuditLog } from "./audit.ts";

onEachDatabase("the audit log", ["audit"], ({ database }) => {
  const entry: AuditEntry = {
    id: newId(),
    at: new Date("2026-11-21T03:04:05.678Z"),
    userId: newId(),
    username: "a".repeat(32),
    action: "settings.customJs",
    detail: { sha256: "f".repeat(64), bytes: 65_536 },
  };

  const stored = () => database().em.find(auditSchema, {}, { disableIdentityMap: true });

  test("keeps every field of an entry", async () => {
    await createAuditLog(database().em).add(entry);
    expect(await stored()).toEqual([entry]);
  });

  test("tells of nothing that was not committed", async () => {
    const work = database().transaction(async () => {
      await createAuditLog(database().em).add(entry);
      throw new Error("undone");
    });
    await expect(work).rejects.toThrow("undone");
    expect(await stored()).toEqual([]);
  });
});
