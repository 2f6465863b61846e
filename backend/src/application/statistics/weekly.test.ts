import { noAlerts } from "@etalase/contracts/alerts";
import { contactInput, leadInput, leadsQuery } from "@etalase/contracts/leads/leads.schema";
import { describe, expect, test } from "vitest";
import { eachWithMail } from "../../../test/app-with-mail.ts";
import { dialects } from "../../../test/databases.ts";
import { actor, leadRecord, newsRecord, userRecord } from "../../../test/records.ts";
import { startTestServices } from "../../../test/services.ts";
import type { User } from "../../domain/user.ts";
import { createNewsRepository } from "../../persistence/news.ts";
import { createUserRepository } from "../../persistence/users.ts";

const sender = { ip: "203.0.113.7", isTest: false, heldBack: null };

describe.each(dialects)("the week in one letter on %s", (dialect) => {
  const { started: site, server } = eachWithMail((mail) => startTestServices({ dialect, mail }));

  const passUntil = (time: string) => site.pass(new Date(`${time}+07:00`).getTime() - site.now().getTime());
  const account = async (fields: Partial<User>) => {
    const user = userRecord({ role: "admin", alerts: { ...noAlerts, weekly: true }, ...fields });
    await createUserRepository(site.database.em).insert(user);
    return user;
  };
  const visit = (visitor: string) => site.services.visits.record({ visitor: visitor.repeat(32), ip: visitor });
  const order = (code: string) => {
    const input = leadInput.parse({ kind: "order", code, source: {} });
    return input.kind === "contact" ? undefined : site.services.leadTaking.click(input, sender);
  };
  const write = (name: string) =>
    site.services.leadTaking.contact(
      contactInput.parse({
        kind: "contact",
        name,
        phone: "0812 3456 7890",
        message: "Kami ingin situs.",
        consent: true,
      }),
      sender,
    );
  const win = async (code: string, value: number) => {
    const [lead] = (await site.services.leads.list(leadsQuery.parse({ search: code }))).rows;
    await site.services.leads.update(lead?.id ?? "", { status: "won", value }, { by: actor() });
  };
  const sentNow = async () => {
    await site.services.weekly.sendDue();
    await site.services.sending?.run();
    return server.received.splice(0).map(({ to: [to], mail }) => ({ to, mail }));
  };

  /** The week of 16 November, in which the site begins on Friday, and that of 23 November. */
  async function runWeeks() {
    await createNewsRepository(site.database.em).insert(newsRecord({ date: new Date("2026-10-27T00:00:00Z") }));
    await visit("a");
    await order("222222");
    passUntil("2026-11-22T23:59:59");
    await visit("b");
    passUntil("2026-11-23T00:00:00");
    for (const visitor of ["a", "c", "d"]) await visit(visitor);
    await win("222222", 900_000);
    // A lead that was won before both weeks, and noted in the last.
    const old = leadRecord({ status: "won", value: 50_000, createdAt: new Date("2026-10-01T00:00:00Z") });
    await site.services.demo.leads.insert(old);
    await site.services.leads.update(old.id, { note: "Minta kuitansi" }, { by: actor() });
    await order("333333");
    const code = await write("Rina");
    await win(code, 1_500_000);
    await write("Budi");
    passUntil("2026-11-29T23:59:59");
    await order("444444");
  }

  const figures = {
    from: "2026-11-23",
    to: "2026-11-29",
    visitors: { last: 3, before: 2 },
    leads: { last: 4, before: 1 },
    won: { last: 2, before: 0 },
    value: { last: 2_400_000, before: 0 },
    todos: [
      { kind: "leads", count: 3, path: "/dashboard/leads?filter=%7B%22status%22%3A%22new%22%7D" },
      { kind: "article", count: 34, path: "/dashboard/news/create" },
    ],
  };

  test("every figure is that of the last week from Monday to Sunday, beside the week before", async () => {
    await runWeeks();
    passUntil("2026-11-30T07:00:00");
    const { text, ...rest } = await site.services.weekly.read(await account({}), "id");
    expect(rest).toEqual(figures);
    expect(text).toBe(
      [
        "*Etalase, 23–29 November 2026*",
        "Pengunjung: 3 (minggu sebelumnya 2)",
        "Pesanan dan pesan masuk: 4 (minggu sebelumnya 1)",
        "Jadi: 2 (minggu sebelumnya 0)",
        "Nilainya: Rp 2.400.000 (minggu sebelumnya Rp 0)",
        "",
        "Yang perlu dikerjakan minggu ini:",
        "- Jawab 3 prospek baru: http://localhost:8080/dashboard/leads",
        "- Tulis artikel: yang terbaru sudah berumur 34 hari: http://localhost:8080/dashboard/news/create",
      ].join("\n"),
    );
  });

  test("those who asked for the letter get it on Monday at 8, once, in their language", async () => {
    await account({ username: "ana", email: "ana@example.com" });
    await account({ username: "budi", email: "budi@example.com", language: "id" });
    await account({ username: "sari", email: "sari@example.com", alerts: noAlerts });
    await account({ username: "tono", email: "tono@example.com", disabled: true });
    await account({ username: "umar", email: "umar@example.com", role: "user" });
    await runWeeks();
    passUntil("2026-11-30T07:59:59");
    expect(await sentNow()).toEqual([]);
    site.pass(1000);
    await Promise.all([site.services.weekly.sendDue(), site.services.weekly.sendDue()]);
    const [ana, budi, ...others] = (await sentNow()).toSorted((a, b) => String(a.to).localeCompare(String(b.to)));
    expect(others).toEqual([]);
    expect(ana?.mail.subject).toMatch(/^Etalase, 23\s–\s29 November 2026$/);
    expect(ana?.mail.text).toContain("Visitors: 3 (week before: 2)");
    expect(ana?.mail.text).toContain("Their value: Rp 2.400.000 (week before: Rp 0)");
    expect(ana?.mail.text).toMatch(/Answer 3 new leads\s+http:\/\/localhost:8080\/dashboard\/leads\?filter=/);
    expect(budi?.mail.text).toContain("Pengunjung: 3 (minggu sebelumnya 2)");
    passUntil("2026-12-01T09:00:00");
    expect(await sentNow()).toEqual([]);
    passUntil("2026-12-07T08:00:00");
    expect(await sentNow()).toHaveLength(2);
  });

  test("a week without anything to say has no letter", async () => {
    await account({ username: "ana", email: "ana@example.com" });
    passUntil("2026-11-30T08:00:00");
    expect(await sentNow()).toEqual([]);
  });
});
