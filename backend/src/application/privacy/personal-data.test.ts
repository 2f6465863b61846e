import { auditQuery } from "@etalase/contracts/audit.schema";
import { newsUpdate } from "@etalase/contracts/news.schema";
import { describe, expect, test } from "vitest";
import { dialects } from "../../../test/databases.ts";
import { startHistorySite } from "../../../test/history-site.ts";
import { newId } from "../../../test/records.ts";
import { secret } from "../../../test/services.ts";
import { eachTest } from "../../../test/started.ts";
import { createSecretBox } from "../../adapters/secret-box.ts";
import { createEmailChangeRepository } from "../../persistence/account-links.ts";
import { createReviewRepository } from "../../persistence/desk/reviews.ts";
import { createMailRepository } from "../../persistence/outbox.ts";
import { createUserRepository } from "../../persistence/users.ts";
import { createOutbox } from "../mail/outbox.ts";

const email = "rina@example.com";

describe.each(dialects)("what is stored about somebody on %s", (dialect) => {
  const site = eachTest(() => startHistorySite(dialect));

  /** An outbox like on a site with a mail server. */
  const outbox = () => {
    const mails = createMailRepository(site.database.em, createSecretBox(secret));
    return createOutbox({ isSetUp: true, mails, siteState: site.services.siteState, now: site.now, newId });
  };

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

  test("is found by any number or address of the person, whom the deletion takes whole", async () => {
    const phone = "0812 3456 7890";
    const both = await site.lead({ name: "Rina", phone, email: "Rina@Example.com" });
    const byPhone = await site.lead({ name: "Rina", phone: "+62 812-3456-7890" });
    const budi = await site.lead({ name: "Budi", phone, email: "budi@example.com" });
    await site.services.people.split(both.id, [budi.id], site.by);
    await site.subscriber(email);
    await site.subscriber("budi@example.com");
    // The number is Budi's as well, so it leads to nobody's other data.
    expect((await find(phone)).leads).toHaveLength(3);
    expect((await find(phone)).subscribers).toEqual([]);
    for (const asked of [email, both.id, byPhone.id]) {
      const found = await find(asked);
      expect(found.leads.map(({ id }) => id).toSorted()).toEqual([both.id, byPhone.id].toSorted());
      expect(found.subscribers.map((one) => one.email)).toEqual([email]);
    }
    expect(await site.services.personalData.remove(byPhone.id, site.by)).toMatchObject({ leads: 2, subscribers: 1 });
    expect(Object.values(await find(both.id)).flat()).toEqual([]);
    expect((await find(phone)).leads.map(({ id }) => id)).toEqual([budi.id]);
    await site.lead({ phone: "0813 0000 1111", email: "budi@example.com" });
    expect((await find("081300001111")).subscribers.map((one) => one.email)).toEqual(["budi@example.com"]);
  });

  test("is deleted for good, and the log tells of it without saying about whom", async () => {
    await site.lead({ name: "Rina", email });
    const other = await site.lead({ name: "Budi", email: "budi@example.com" });
    await site.subscriber(email);
    const praise = await site.testimonial({ quote: `Situs kami jadi lebih cepat. Tanya saya di ${email}` });
    const earlier = await site.testimonial({ name: "Lama", quote: `Yang lama, masih di bawah ${email} juga` });
    await site.services.testimonials.remove([earlier.id], site.by);
    expect(await site.services.personalData.remove(email, site.by)).toEqual({
      leads: 1,
      subscribers: 1,
      testimonials: 1,
      trashed: 1,
      invitations: 0,
      emailChanges: 0,
      mails: 0,
      drafts: 0,
      versions: 2,
      undos: 3,
    });
    const left = await find(email);
    expect(Object.values(left).flat()).toEqual([]);
    expect((await find("budi@example.com")).leads.map(({ id }) => id)).toEqual([other.id]);
    expect((await site.services.undos({ page: 1, limit: 100 }, site.by.user)).total).toBe(0);
    await expect(site.services.trash.restore([praise.id], site.by)).rejects.toMatchObject({ kind: "notFound" });
    const [entry] = await log();
    expect(entry).toMatchObject({ action: "purge", title: "" });
    expect(JSON.stringify(entry)).not.toContain("rina");
    const again = await site.services.personalData.remove(email, site.by);
    expect(Object.values(again).every((count) => count === 0)).toBe(true);
  });

  test("is deleted from what an undo would bring back, and from no other undo", async () => {
    const deleted = await site.lead({ name: "Rina", email });
    const other = await site.lead({ name: "Budi", email: "budi@example.com" });
    await site.services.leads.remove([deleted.id], site.by);
    const token = site.takeToken();
    await site.services.leads.remove([other.id], site.by);
    expect((await find(email)).undos).toMatchObject([{ resource: "leads", records: [{ id: deleted.id, email }] }]);
    expect(await site.services.personalData.remove(email, site.by)).toMatchObject({ undos: 1 });
    await expect(site.services.undo(token, site.by)).rejects.toMatchObject({ kind: "notFound" });
    expect(await site.services.undo(site.token(), site.by)).toBe(1);
    expect((await find("budi@example.com")).leads.map(({ id }) => id)).toEqual([other.id]);
  });

  test("is deleted from drafts of testimonials; drafts of others are named, and stay", async () => {
    const praise = await site.testimonial({ quote: `Situs kami jadi lebih cepat. Tanya saya di ${email}` });
    const article = await site.article();
    const typed = (values: object) => ({ values: { ...values }, baseVersion: 1 });
    const keep = (resource: "testimonials" | "news", key: string, values: object) =>
      site.services.workingCopies.keep({ resource, key }, typed(values), site.by);
    await keep("testimonials", praise.id, { role: "Pemilik" });
    await keep("testimonials", `new-${crypto.randomUUID()}`, { name: "Rina", quote: `Tulis ke ${email}` });
    await keep("testimonials", `new-${crypto.randomUUID()}`, { name: "Budi" });
    await keep("news", article.id, { content: `<p>Hubungi ${email}</p>` });
    const found = await find(email);
    expect(found.drafts.map(({ resource }) => resource).sort()).toEqual(["news", "testimonials", "testimonials"]);
    expect(await site.services.personalData.remove(email, site.by)).toMatchObject({ drafts: 2 });
    expect((await find(email)).drafts).toMatchObject([{ resource: "news", key: article.id }]);
    expect(await site.services.workingCopies.list({ resource: "testimonials" })).toMatchObject([{ title: "Budi" }]);
  });

  test("is deleted from invitations and from mails to or about somebody, and from no others", async () => {
    await createUserRepository(site.database.em).insert(site.by.user);
    const invite = (name: string, to: string) =>
      site.services.invitations.create({ name, email: to, role: "admin" }, site.by);
    const rina = await invite("Rina", email);
    await invite("Karina", "karina@example.com");
    const post = (to: string, text: string, replyTo = "") =>
      outbox().put({ to, subject: "Halo", text, html: "", replyTo });
    await post("toko@example.com", `Rina menulis dari ${email}`);
    await post("toko@example.com", "Seseorang menulis", email);
    await post("karina@example.com", "Halo Karina");
    const part = { name: "Rina", phone: "0812 3456 7890" };
    const write = () => ({ subject: "Satu", text: "Ada yang menulis", html: "" });
    await site.database.transaction(() => outbox().gather({ to: "toko@example.com", key: "leads", part, write }));
    expect((await find("+62 812-3456-7890")).mails).toHaveLength(1);
    const found = await find(email);
    expect(found.invitations.map(({ id }) => id)).toEqual([rina.id]);
    expect(found.mails).toHaveLength(2);
    expect(await site.services.personalData.remove(email, site.by)).toMatchObject({ invitations: 1, mails: 2 });
    expect(await find(email)).toMatchObject({ invitations: [], mails: [] });
    await expect(site.services.invitations.find(rina.token)).rejects.toMatchObject({ kind: "notFound" });
    expect((await find("karina@example.com")).invitations).toHaveLength(1);
    expect((await find("karina@example.com")).mails).toHaveLength(1);
  });

  test("is deleted from a letter that tells of others too, which they still stand in", async () => {
    const told = (name: string, phone: string, contact: string) => ({
      name,
      phone,
      email: contact,
      message: "Halo",
      code: "ET-2222",
      wanted: "",
      url: `https://e.example/${name}`,
    });
    const write = (parts: readonly { name: string; email: string }[]) => {
      const text = parts.map((part) => `${part.name} ${part.email}`).join();
      return { subject: `${parts.length}`, text, html: text };
    };
    const gather = (part: ReturnType<typeof told>, to = "toko@example.com") =>
      site.database.transaction(() => outbox().gather({ to, key: "leads", part, write }));
    await gather(told("Rina", "0812 3456 7890", email));
    await gather(told("Budi", "0813 0000 0000", "budi@example.com"));
    await gather(told("Budi", "0813 0000 0000", "budi@example.com"), email);
    expect(await site.services.personalData.remove(email, site.by)).toMatchObject({ mails: 2 });
    expect((await find(email)).mails).toEqual([]);
    expect((await find("budi@example.com")).mails).toMatchObject([
      {
        to: "toko@example.com",
        subject: "Budi has written to you",
        replyTo: "budi@example.com",
        parts: [{ name: "Budi" }],
        status: "pending",
        text: expect.stringContaining("0813 0000 0000"),
      },
    ]);
    await site.services.personalData.remove("081300000000", site.by);
    expect((await find("budi@example.com")).mails).toEqual([]);
  });

  test("is found in what was said of review links, however many there are", async () => {
    const reviews = createReviewRepository(site.database.em);
    const [first, at] = [newId(), site.now()];
    await reviews.addComment({
      id: newId(),
      reviewId: first,
      name: "Rina",
      text: `Tulis ke ${email}`,
      at,
      approves: false,
    });
    for (const index of Array(501).keys())
      await reviews.addComment({ id: newId(), reviewId: newId(), name: "Budi", text: `${index}`, at, approves: false });
    expect((await find(email)).comments).toMatchObject([{ reviewId: first, name: "Rina" }]);
  });

  test("is deleted from what waits to be an account's address, and from no other account", async () => {
    const changes = createEmailChangeRepository(site.database.em);
    const ask = async (username: string, to: string) => {
      const { id } = await site.account({ username, name: username, email: `${username}@toko.example` });
      const expiresAt = new Date(site.now().getTime() + 60_000);
      await changes.save({
        userId: id,
        email: to,
        tokenHash: username.padEnd(43, "x"),
        createdAt: site.now(),
        expiresAt,
      });
      return id;
    };
    const rina = await ask("rina", email);
    const other = await ask("karina", "karina@example.com");
    expect((await find(email)).emailChanges).toMatchObject([{ userId: rina, user: { name: "rina" }, email }]);
    expect(await site.services.personalData.remove(email, site.by)).toMatchObject({ emailChanges: 1 });
    expect(await changes.findOf(rina)).toBeNull();
    expect(await changes.findOf(other)).toMatchObject({ email: "karina@example.com" });
    expect((await find("rina@toko.example")).accounts).toHaveLength(1);
  });

  test("is deleted from old versions of whatever named somebody, none of which comes back", async () => {
    const { news, personalData } = site.services;
    const write = (id: string, content: string) =>
      news.update(id, newsUpdate.parse({ content: `<p>${content}</p>` }), { by: site.by, files: {} });
    const article = await site.article();
    const other = await site.article({ title: "Tentang orang lain" });
    await write(article.id, `Rina dapat dihubungi di ${email}, setiap hari kerja.`);
    await write(article.id, "Rina tidak lagi menjawab pertanyaan tentang toko.");
    const token = site.takeToken();
    await write(article.id, "Budi menjawab semua pertanyaan tentang toko.");
    await write(other.id, "Hubungi karina@example.com untuk pertanyaan lain.");
    const found = await find(email);
    expect(found.versions).toMatchObject([
      { resource: "news", recordId: article.id, version: 2, record: { content: expect.stringContaining(email) } },
    ]);
    expect(await personalData.remove(email, site.by)).toMatchObject({ versions: 1, undos: 1 });
    expect(await find(email)).toMatchObject({ versions: [], undos: [] });
    expect((await news.revisions.list(article.id)).map(({ version }) => version)).toEqual([4, 3, 1]);
    await expect(news.revisions.get(article.id, 2)).rejects.toMatchObject({ kind: "notFound" });
    await expect(news.revisions.restore(article.id, 2, site.by)).rejects.toMatchObject({ kind: "notFound" });
    await expect(site.services.undo(token, site.by)).rejects.toMatchObject({ kind: "notFound" });
    expect((await news.revisions.restore(article.id, 3, site.by)).content).toContain("tidak lagi");
    expect(await site.services.undo(site.takeToken(), site.by)).toBe(1);
    expect((await find("karina@example.com")).versions).toMatchObject([{ recordId: other.id }]);
  });

  test("leaves the record of a forgotten version as it stands, with versions from there on", async () => {
    const { personalData, news } = site.services;
    const article = await site.article({ content: `<p>Rina dapat dihubungi di ${email}, setiap hari kerja.</p>` });
    expect(await personalData.remove(email, site.by)).toMatchObject({ versions: 1 });
    expect((await news.get(article.id, "staff")).content).toContain(email);
    const changed = newsUpdate.parse({ content: "<p>Budi menjawab semua pertanyaan tentang toko.</p>" });
    await news.update(article.id, changed, { by: site.by, files: {} });
    expect((await find(email)).versions).toHaveLength(1);
    await personalData.remove(email, site.by);
    expect((await news.revisions.list(article.id)).map(({ version }) => version)).toEqual([2]);
    expect(await find(email)).toMatchObject({ versions: [], undos: [] });
  });

  test("leaves an entry when it is saved as a file", async () => {
    await site.lead({ email });
    expect((await site.services.personalData.export(email, site.by)).leads).toHaveLength(1);
    expect(await log()).toMatchObject([{ action: "export", detail: JSON.stringify({ rows: 1 }) }]);
  });
});
