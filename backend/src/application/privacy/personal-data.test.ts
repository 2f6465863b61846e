import { auditQuery } from "@etalase/contracts/audit.schema";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dialects } from "../../../test/databases.ts";
import { type HistorySite, startHistorySite } from "../../../test/history-site.ts";

const email = "rina@example.com";

describe.each(dialects)("what is stored about somebody on %s", (dialect) => {
  let site: HistorySite;
  beforeEach(async () => {
    site = await startHistorySite(dialect);
  });
  afterEach(() => site.close());

  const find = (contact: string) => site.services.personalData.find(contact);
  const log = async () => (await site.services.audit.list(auditQuery.parse({ resource: "privacy" }))).rows;

  test("is found by an address, wherever it stands, and by no other", async () => {
    const own = await site.lead({ name: "Rina", email: "Rina@Example.com" });
    const quoted = await site.lead({ name: "Budi", phone: "0812 1111 2222", message: `Tembusan ke ${email}, ya.` });
    await site.lead({ name: "Karina", email: "karina@example.com" });
    await site.lead();
    await site.subscriber(email);
    await site.subscriber("karina@example.com");
    const praise = await site.testimonial({ quote: `Situs kami jadi lebih cepat. Tanya saya di ${email}` });
    await site.testimonial();
    const found = await find(` ${email.toUpperCase()} `);
    expect(found.leads.map(({ id }) => id).toSorted()).toEqual([own.id, quoted.id].toSorted());
    expect(found.subscribers.map((one) => one.email)).toEqual([email]);
    expect(found.testimonials.map(({ id }) => id)).toEqual([praise.id]);
    await site.services.testimonials.remove([praise.id], site.by);
    expect(await find(email)).toMatchObject({ testimonials: [], trashed: [{ id: praise.id }] });
  });

  test("is found by a number in whichever way it was written, in what a lead once held too", async () => {
    const typed = await site.lead({ phone: "+62 812-3456-7890" });
    const at = new Date();
    const by = { id: null, name: "Ana" };
    const was = { at, by, what: "phone", from: "(0812) 3456.7890", to: "0813", note: null } as const;
    const once = await site.lead({ phone: "0813 0000 0000", history: [was] });
    await site.lead({ phone: "0812 3456 7891" });
    const found = await find("081234567890");
    expect(found.leads.map(({ id }) => id).toSorted()).toEqual([typed.id, once.id].toSorted());
  });

  test("is deleted for good, and the log tells of it without saying about whom", async () => {
    await site.lead({ name: "Rina", email });
    const other = await site.lead({ name: "Budi", email: "budi@example.com" });
    await site.subscriber(email);
    const praise = await site.testimonial({ quote: `Situs kami jadi lebih cepat. Tanya saya di ${email}` });
    const earlier = await site.testimonial({ name: "Lama", quote: `Yang lama, masih di bawah ${email} juga` });
    await site.services.testimonials.remove([earlier.id], site.by);
    const undoes = (await site.services.undos({ page: 1, limit: 100 }, site.by.user)).total;
    expect(await site.services.personalData.remove(email, site.by)).toEqual({
      ...{ leads: 1, subscribers: 1, testimonials: 2 },
    });
    const left = await find(email);
    expect(Object.values(left).flat()).toEqual([]);
    expect((await find("budi@example.com")).leads.map(({ id }) => id)).toEqual([other.id]);
    expect((await site.services.undos({ page: 1, limit: 100 }, site.by.user)).total).toBe(undoes);
    await expect(site.services.trash.restore([praise.id], site.by)).rejects.toMatchObject({ kind: "notFound" });
    const [entry] = await log();
    expect(entry).toMatchObject({ action: "purge", title: "" });
    expect(JSON.stringify(entry)).not.toContain("rina");
    expect(await site.services.personalData.remove(email, site.by)).toEqual({
      ...{ leads: 0, subscribers: 0, testimonials: 0 },
    });
  });

  test("leaves an entry when it is saved as a file", async () => {
    await site.lead({ email });
    expect((await site.services.personalData.export(email, site.by)).leads).toHaveLength(1);
    expect(await log()).toMatchObject([{ action: "export", detail: JSON.stringify({ rows: 1 }) }]);
  });

  test.each(["Rina", "12", "", "a@b@c"])("%j is nobody", async (contact) => {
    await expect(find(contact)).rejects.toMatchObject({ kind: "invalid", errors: { contact: /^Enter one whole/ } });
  });
});
