import { contactInput, leadsQuery } from "@etalase/contracts/leads/leads.schema";
import { expect, test } from "vitest";
import { actor, newsRecord, testimonialRecord } from "../../../test/records.ts";
import { startTestServices } from "../../../test/services.ts";
import { createNewsRepository } from "../../persistence/news.ts";
import { createTestimonialRepository } from "../../persistence/testimonials.ts";
import { createUserRepository } from "../../persistence/users.ts";

const none = { leads: 0, heldBack: 0, followUps: 0, comments: 0, testimonials: 0, accounts: 0 };

async function start() {
  const site = await startTestServices();
  const by = actor({ role: "superadmin" });
  await createUserRepository(site.database.em).insert(by.user);
  return { ...site, by, waiting: () => site.services.waiting(by.user) };
}

test("new leads, follow-ups of today, testimonials and accounts wait until they are looked after", async () => {
  const site = await start();
  expect(await site.waiting()).toEqual(none);
  const person = { name: "Rina", phone: "0812 3456 7890", message: "Kami ingin situs untuk toko." };
  const sender = { ip: "203.0.113.7", isTest: false, heldBack: null };
  await site.services.leadTaking.contact(contactInput.parse({ kind: "contact", ...person, consent: true }), sender);
  for (const mark of [{ heldBack: "trap" }, { heldBack: "robot" }, { isTest: true }] as const)
    await site.services.leadTaking.contact(contactInput.parse({ kind: "contact", ...person, consent: true }), {
      ...sender,
      ...mark,
    });
  await createTestimonialRepository(site.database.em).insert(testimonialRecord({ status: "pending" }));
  await createUserRepository(site.database.em).insert({ ...actor({ role: "user" }).user, username: "budi", email: "" });
  expect(await site.waiting()).toEqual({ ...none, leads: 1, heldBack: 2, testimonials: 1, accounts: 1 });
  const [lead] = (await site.services.leads.list(leadsQuery.parse({ isTest: "false" }))).rows;
  await site.services.leads.update(lead?.id ?? "", { status: "contacted", followUpAt: "2026-11-21" }, site);
  expect(await site.waiting()).toMatchObject({ leads: 0, followUps: 1 });
  await site.services.leads.update(lead?.id ?? "", { status: "won" }, site);
  expect(await site.waiting()).toMatchObject({ leads: 0, followUps: 0 });
  await site.close();
});

test("a comment of a client waits until the item is edited or the link ends; an approval alone asks for nothing", async () => {
  const site = await start();
  const { reviews } = site.services;
  const news = createNewsRepository(site.database.em);
  const article = newsRecord({ updatedAt: site.now() });
  await news.insert(article);
  const item = { title: "Judul", shown: {}, by: { id: site.by.user.id, name: "Ana" } };
  const make = () => reviews.make({ resource: "news", key: article.id, days: 7 }, item, site.by);
  const say = (review: Awaited<ReturnType<typeof make>>, text: string) =>
    reviews.say(review, { name: "Sari", text, approves: text === "" }, "::1");
  const first = await make();
  site.pass(1000);
  await say(first, "Tanggalnya salah");
  await say(first, "Dan judulnya");
  await say(first, "");
  expect((await site.waiting()).comments).toBe(2);
  site.pass(1000);
  await news.update({ ...article, updatedAt: site.now() });
  expect((await site.waiting()).comments).toBe(0);
  const second = await make();
  site.pass(1000);
  await say(second, "Sudah bagus, tinggal fotonya");
  expect((await site.waiting()).comments).toBe(1);
  await reviews.revoke(second.id, site.by);
  expect((await site.waiting()).comments).toBe(0);
  await site.close();
});

test("a comment on the settings waits until they are saved; on a deleted article it waits no more", async () => {
  const site = await start();
  const article = newsRecord({ updatedAt: site.now() });
  await createNewsRepository(site.database.em).insert(article);
  const item = { title: "Judul", shown: {}, by: { id: site.by.user.id, name: "Ana" } };
  for (const place of [
    { resource: "settings", key: "settings" },
    { resource: "news", key: article.id },
  ] as const) {
    const review = await site.services.reviews.make({ ...place, days: 7 }, item, site.by);
    site.pass(1000);
    await site.services.reviews.say(review, { name: "Sari", text: "Salah", approves: false }, "::1");
  }
  expect((await site.waiting()).comments).toBe(2);
  site.pass(1000);
  await site.services.settings.update({ siteName: "Nama yang benar" }, { by: site.by });
  expect((await site.waiting()).comments).toBe(1);
  await site.services.news.remove([article.id], site.by);
  expect((await site.waiting()).comments).toBe(0);
  await site.close();
});

test("accounts are counted for superadmins alone", async () => {
  const site = await start();
  expect(await site.services.waiting(actor({ role: "admin" }).user)).toEqual({ ...none, accounts: null });
  await site.close();
});
