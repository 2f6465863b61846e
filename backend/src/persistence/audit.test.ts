import { auditQuery } from "@etalase/contracts/audit.schema";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../test/on-each-database.ts";
import { newId } from "../../test/records.ts";
import type { AuditEntry } from "../domain/audit.ts";
import { createAuditRepository } from "./audit.ts";

onEachDatabase("the audit log", ["audit_entries"], ({ database }) => {
  const entry = (number: number, changes: Partial<AuditEntry> = {}): AuditEntry => ({
    id: newId(),
    number,
    at: new Date("2026-11-21T03:04:05.678Z"),
    userId: newId(),
    username: "a".repeat(32),
    name: "😀".repeat(100),
    action: "signOutEverywhere",
    resource: "testimonials",
    recordId: newId(),
    title: "é".repeat(200),
    address: "f".repeat(32),
    outcome: "refused",
    detail: '{"fields":["title","it\'s \\"so\\""],"bytes":65536,"isActive":true}',
    hash: "e".repeat(64),
    ...changes,
  });
  const entries = () => createAuditRepository(database().em);
  const numbers = async (query: Record<string, string>) =>
    (await entries().list(auditQuery.parse(query))).rows.map(({ number }) => number);

  test("keeps every field of an entry", async () => {
    const whole = entry(1);
    const bare = entry(2, { userId: null, recordId: null, username: "", name: "", title: "", address: "" });
    await entries().insert([whole, bare]);
    expect(await entries().between(0, 9, 9)).toEqual([whole, bare]);
  });

  test("tells of nothing that was not committed", async () => {
    const work = database().transaction(async () => {
      await entries().insert([entry(1)]);
      throw new Error("undone");
    });
    await expect(work).rejects.toThrow("undone");
    expect(await entries().between(0, 9, 9)).toEqual([]);
  });

  test("is listed by who, what, where and when, the newest first", async () => {
    const ana = newId();
    const first = new Date("2026-11-20T16:59:59.999Z"); // the last moment of the 20th in Jakarta
    await entries().insert([
      entry(1, { userId: ana, at: first, action: "create", outcome: "done" }),
      entry(2, { resource: "users", recordId: ana, userId: null }),
      entry(3, { resource: "news", recordId: ana }),
    ]);
    expect(await numbers({})).toEqual([3, 2, 1]);
    expect(await numbers({ limit: "2" })).toEqual([3, 2]);
    expect(await numbers({ limit: "2", page: "2" })).toEqual([1]);
    expect(await numbers({ who: ana })).toEqual([2, 1]);
    expect(await numbers({ action: "create" })).toEqual([1]);
    expect(await numbers({ resource: "news" })).toEqual([3]);
    expect(await numbers({ outcome: "refused", who: ana })).toEqual([2]);
    expect(await numbers({ to: "2026-11-20" })).toEqual([1]);
    expect(await numbers({ from: "2026-11-21", to: "2026-11-21" })).toEqual([3, 2]);
    expect(await numbers({ from: "1970-01-01", to: "9999-12-31" })).toEqual([3, 2, 1]);
    expect(await numbers({ from: "2026-11-22" })).toEqual([]);
  });

  test("names everybody by their latest names", async () => {
    const [ana, budi] = [newId(), newId()];
    await entries().insert([
      entry(1, { userId: ana, name: "Ana", username: "ana" }),
      entry(2, { userId: budi, name: "Budi", username: "budi" }),
      entry(3, { userId: ana, name: "Ana Maharani", username: "ana" }),
      entry(4, { userId: null }),
    ]);
    expect((await entries().people()).toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { id: ana, name: "Ana Maharani", username: "ana" },
      { id: budi, name: "Budi", username: "budi" },
    ]);
  });
});
