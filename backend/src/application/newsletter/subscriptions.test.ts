import { describe, expect, test } from "vitest";
import { eachWithMail } from "../../../test/app-with-mail.ts";
import { dialects } from "../../../test/databases.ts";
import { actor, newId, newsRecord, unconfirmed } from "../../../test/records.ts";
import { startTestServices } from "../../../test/services.ts";
import { createSubscriberRepository } from "../../persistence/newsletter.ts";
import { stateOf } from "./subscribers.ts";

const hour = 60 * 60 * 1000;
const by = actor({ role: "admin", email: "editor@example.com" });

describe.each(dialects)("the newsletter by mail on %s", (dialect) => {
  const { started: site, server } = eachWithMail((mail) => startTestServices({ dialect, mail }));

  const subscribe = (email = "ana@example.com", ip = "192.0.2.1") => site.services.newsletter.subscribe(email, ip);
  /** The mails since the last call. */
  const sent = async () => {
    await site.services.sending?.run();
    return server.received.splice(0);
  };
  const linkIn = (text: string | undefined, path: string) =>
    new RegExp(`http://localhost:8080/langganan/${path}/(\\S+)`).exec(text ?? "")?.[1] ?? "";
  const confirmToken = async () => linkIn((await sent())[0]?.mail.text, "konfirmasi");
  const confirmedAt = async () => (await site.services.newsletter.all()).map((one) => one.confirmedAt);
  const confirmed = async (email: string) => {
    await subscribe(email);
    await site.services.newsletter.confirm(await confirmToken());
  };
  const publish = async (changes: Parameters<typeof newsRecord>[0] = {}) => {
    const article = newsRecord(changes);
    await site.services.demo.news.insert(article);
    return article.id;
  };
  const send = (id: string, again = false) => site.services.digests.send(id, { again }, by);

  test("whoever subscribes confirms by the link in a letter, once and for all", async () => {
    await subscribe("Ana@Example.com");
    const token = await confirmToken();
    expect(await site.services.newsletter.find(token)).toEqual({ email: "a…@example.com", isConfirmed: false });
    expect(await confirmedAt()).toEqual([null]);
    await site.services.newsletter.confirm(token);
    const at = site.now();
    site.pass(100 * hour);
    await site.services.newsletter.confirm(token);
    expect(await confirmedAt()).toEqual([at]);
  });

  test("of the link only the hash is stored; an invented one is none", async () => {
    await subscribe();
    const token = await confirmToken();
    expect(JSON.stringify(await site.services.newsletter.all())).not.toContain(token);
    for (const invented of ["", "x".repeat(43)])
      await expect(site.services.newsletter.confirm(invented)).rejects.toMatchObject({ kind: "notFound" });
  });

  test("the link works until 48 hours after the last letter", async () => {
    await subscribe();
    site.pass(hour);
    await subscribe();
    const token = await confirmToken();
    site.pass(48 * hour - 1);
    await site.services.newsletter.find(token);
    site.pass(1);
    await expect(site.services.newsletter.confirm(token)).rejects.toMatchObject({ kind: "notFound" });
    expect(await confirmedAt()).toEqual([null]);
  });

  test("the oldest of three letters confirms, while the last one's time runs", async () => {
    await subscribe();
    const token = await confirmToken();
    for (const _letter of [2, 3]) {
      site.pass(40 * hour);
      await subscribe();
    }
    site.pass(47 * hour);
    await site.services.newsletter.confirm(token);
    expect(await confirmedAt()).toEqual([site.now()]);
  });

  test("no letter from before the end of a subscription confirms a later one", async () => {
    await subscribe();
    const token = await confirmToken();
    await site.services.newsletter.confirm(token);
    await publish().then(send);
    await site.services.newsletter.unsubscribe(linkIn((await sent())[0]?.mail.text, "berhenti"), "192.0.2.1");
    await expect(site.services.newsletter.confirm(token)).rejects.toMatchObject({ kind: "notFound" });
    await subscribe();
    await expect(site.services.newsletter.confirm(token)).rejects.toMatchObject({ kind: "notFound" });
    await site.services.newsletter.confirm(await confirmToken());
    expect(await confirmedAt()).toEqual([site.now()]);
  });

  test("whoever was asked and has not confirmed is forgotten after 30 days", async () => {
    await confirmed("ya@example.com");
    await subscribe("diam@example.com");
    const never = { consentVersion: "2026-11", consentAt: site.now(), ...unconfirmed };
    await createSubscriberRepository(site.database.em).add({ id: newId(), email: "lama@example.com", ...never });
    const left = async () => (await site.services.newsletter.all()).map(({ email }) => email).sort();
    site.pass(30 * 24 * hour);
    await site.services.newsletter.removeUnconfirmed();
    expect(await left()).toEqual(["diam@example.com", "lama@example.com", "ya@example.com"]);
    site.pass(1);
    await site.services.newsletter.removeUnconfirmed();
    expect(await left()).toEqual(["ya@example.com"]);
  });

  describe("addresses that came while no mail was sent", () => {
    const wait = (email: string, consentAt = site.now()) =>
      createSubscriberRepository(site.database.em).add({
        id: newId(),
        email,
        consentVersion: "2026-11",
        consentAt,
        ...unconfirmed,
      });
    const states = async () =>
      Object.fromEntries((await site.services.newsletter.all()).map((one) => [one.email, stateOf(one)]));

    test("get one letter each, whichever instance finds them, and confirm by it", async () => {
      await wait("ana@example.com");
      await wait("budi@example.com");
      const other = await startTestServices({ database: site.database, mail: server.account });
      await Promise.all([site.services.newsletter.askWaiting(), other.services.newsletter.askWaiting()]);
      await site.services.newsletter.askWaiting();
      const mails = await sent();
      expect(mails.map(({ to }) => to[0]).sort()).toEqual(["ana@example.com", "budi@example.com"]);
      expect(await states()).toEqual({ "ana@example.com": "unconfirmed", "budi@example.com": "unconfirmed" });
      const letter = mails.find(({ to }) => to[0] === "ana@example.com");
      await site.services.newsletter.confirm(linkIn(letter?.mail.text, "konfirmasi"));
      expect(await states()).toEqual({ "ana@example.com": "confirmed", "budi@example.com": "unconfirmed" });
    });

    test("get no letter later than 30 days after they agreed", async () => {
      await wait("lama@example.com", new Date(site.now().getTime() - 30 * 24 * hour));
      await wait("baru@example.com", new Date(site.now().getTime() - 30 * 24 * hour + 1));
      await site.services.newsletter.askWaiting();
      expect((await sent()).map(({ to }) => to[0])).toEqual(["baru@example.com"]);
    });

    test("stay as long as the link in a late letter works", async () => {
      await wait("ana@example.com", new Date(site.now().getTime() - 30 * 24 * hour + 1));
      await site.services.newsletter.askWaiting();
      const token = await confirmToken();
      site.pass(47 * hour);
      await site.services.newsletter.removeUnconfirmed();
      await site.services.newsletter.find(token);
      site.pass(hour + 1);
      await site.services.newsletter.removeUnconfirmed();
      expect(await states()).toEqual({});
    });

    test("share the limits of a mailbox with everybody who asks, and wait for the next day", async () => {
      for (let tag = 0; tag < 4; tag += 1) await wait(`ana+${tag}@usaha.example`);
      await site.services.newsletter.askWaiting();
      await site.services.newsletter.askWaiting();
      expect(await sent()).toHaveLength(3);
      site.pass(25 * hour);
      await site.services.newsletter.askWaiting();
      expect(await sent()).toHaveLength(1);
    });
  });

  test("an address is asked three times a day, and never again once it has confirmed", async () => {
    for (let index = 0; index < 5; index += 1) await subscribe();
    const mails = await sent();
    expect(mails).toHaveLength(3);
    await site.services.newsletter.confirm(linkIn(mails.at(-1)?.mail.text, "konfirmasi"));
    site.pass(25 * hour);
    await subscribe();
    expect(await sent()).toEqual([]);
    expect(await site.services.newsletter.all()).toHaveLength(1);
  });

  test("a mailbox is asked no more often by its addresses with a tag, nor a domain by its mailboxes", async () => {
    for (let tag = 0; tag < 5; tag += 1) await subscribe(`ana+${tag}@usaha.example`, `10.0.0.${tag}`);
    expect(await sent()).toHaveLength(3);
    // Each of the three mails counted for the domain, too, which has a limit of fifty; this acts as if there had been
    // 48.
    const countMore = "update attempts set count = 48 where id like 'newsletter-to:%' and count = 3";
    await site.database.em.getConnection().execute(countMore);
    for (let name = 0; name < 5; name += 1) await subscribe(`staf${name}@usaha.example`, `10.0.1.${name}`);
    expect(await sent()).toHaveLength(2);
    await subscribe("lain@toko.example", "10.0.2.1");
    expect(await sent()).toHaveLength(1);
  });

  test("a provider of anybody's mailboxes is asked as often as its mailboxes are", async () => {
    for (let name = 0; name < 51; name += 1) await subscribe(`pembaca${name}@gmail.com`, `10.0.0.${name}`);
    expect(await sent()).toHaveLength(51);
  });

  test("who has confirmed gets an article, and unsubscribes by the letter, as often as they like", async () => {
    for (const email of ["ana@example.com", "budi@example.com"]) await confirmed(email);
    await subscribe("belum@example.com");
    await sent();
    const id = await publish();
    expect(await send(id)).toBe(2);
    const mails = await sent();
    expect(mails.map(({ to }) => to[0]).sort()).toEqual(["ana@example.com", "budi@example.com"]);
    const mail = mails.find(({ to }) => to[0] === "ana@example.com")?.mail;
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
    const token = linkIn(mail?.text, "berhenti");
    expect(header("list-unsubscribe")).toBe(`<http://localhost:8080/langganan/berhenti/${token}>`);
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(mail?.html).toContain(`/langganan/berhenti/${token}`);
    expect(site.services.newsletter.readerOf(token)).toBe("a…@example.com");
    for (const _ of [1, 2]) await site.services.newsletter.unsubscribe(token, "192.0.2.9");
    const left = (await site.services.newsletter.all()).map(({ email }) => email);
    expect(left.sort()).toEqual(["belum@example.com", "budi@example.com"]);
    const entries = await site.services.audit.list({ page: 1, limit: 10, resource: "subscribers" });
    expect(entries.rows).toMatchObject([{ action: "delete", title: "a…@example.com", userId: null }]);
    await expect(site.services.newsletter.unsubscribe("x".repeat(60), "::1")).rejects.toMatchObject({
      kind: "notFound",
    });
    // An old mail works for a new subscription.
    await confirmed("ana@example.com");
    await site.services.newsletter.unsubscribe(token, "192.0.2.9");
    expect(await site.services.newsletter.all()).toHaveLength(2);
  });

  test("an article is sent twice only by intent, and only while it is public", async () => {
    await confirmed("ana@example.com");
    const id = await publish();
    expect(await site.services.digests.look(id, by)).toMatchObject({ sent: null, confirmed: 1, isPublic: true });
    // One of two simultaneous calls succeeds.
    const both = await Promise.allSettled([send(id), send(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(send(id)).rejects.toMatchObject({ kind: "conflict" });
    expect(await sent()).toHaveLength(1);
    expect(await send(id, true)).toBe(1);
    expect(await site.services.digests.look(id, by)).toMatchObject({ sent: { sentAt: site.now(), sentTo: 1 } });
    const draft = await publish({ status: "draft", publishedAt: null });
    await expect(send(draft)).rejects.toMatchObject({ kind: "invalid" });
    const entries = await site.services.audit.list({ page: 1, limit: 10, action: "send" });
    expect(entries.rows).toMatchObject([{ recordId: id, userId: by.user.id }, { recordId: id }]);
  });

  test("with nobody to send it to nothing is stored, and the first real sending is no second one", async () => {
    const id = await publish();
    await expect(send(id)).rejects.toMatchObject({ kind: "invalid" });
    expect((await site.services.digests.look(id, by)).sent).toBeNull();
  });

  test("more than one batch arrives, each letter once", async () => {
    const emails = Array.from({ length: 401 }, (_, index) => `orang${index}@example.com`);
    const repository = createSubscriberRepository(site.database.em);
    for (const email of emails)
      await repository.add({
        id: newId(),
        email,
        consentVersion: "2026-11",
        consentAt: site.now(),
        ...unconfirmed,
        confirmedAt: site.now(),
      });
    expect(await send(await publish())).toBe(401);
    const { total } = await site.services.mails.list({ page: 1, limit: 1 });
    expect(total).toBe(401);
  });

  test("a test goes to oneself alone", async () => {
    await confirmed("ana@example.com");
    const id = await publish({ title: "Judul <b>" });
    await site.services.digests.test(id, by);
    const mails = await sent();
    expect(mails.map(({ to, mail }) => [to, mail.subject])).toEqual([[["editor@example.com"], "Judul <b>"]]);
    expect((await site.services.digests.look(id, by)).sent).toBeNull();
  });

  test("the preview is the letter, for ten minutes", async () => {
    const id = await publish({ title: "Judul <b>" });
    const { previewPath } = await site.services.digests.look(id, by);
    const token = previewPath.split("/").at(-1) ?? "";
    expect(await site.services.digests.preview(token)).toContain("Judul &lt;b&gt;</h1>");
    site.pass(hour / 6);
    for (const gone of [token, "x", ""])
      await expect(site.services.digests.preview(gone)).rejects.toMatchObject({ kind: "notFound" });
  });
});

test("without a mail server an address waits, whatever came before, and nothing is sent", async () => {
  const site = await startTestServices();
  const { newsletter } = site.services;
  const subscribers = createSubscriberRepository(site.database.em);
  await newsletter.subscribe("ana@example.com", "::1");
  expect(await newsletter.all()).toMatchObject([{ confirmedAt: null, tokenHash: null }]);
  await newsletter.askWaiting();
  const [ana] = await newsletter.all();
  expect(ana && stateOf(ana)).toBe("waiting");
  // Asked while there was a mail server; the link has ended since.
  const asked = { consentVersion: "2026-11", consentAt: site.now(), ...unconfirmed, tokenHash: "h".repeat(43) };
  await subscribers.add({ id: newId(), email: "budi@example.com", ...asked, tokenEndsAt: site.now() });
  site.pass(hour);
  for (const email of ["ana@example.com", "budi@example.com"]) await newsletter.subscribe(email, "::1");
  for (const one of await newsletter.all())
    expect([stateOf(one), one.consentAt, one.tokenEndsAt]).toEqual(["waiting", site.now(), null]);
  const article = newsRecord();
  await site.services.demo.news.insert(article);
  expect(await site.services.digests.look(article.id, by)).toMatchObject({ isMailSetUp: false });
  await expect(site.services.digests.send(article.id, { again: false }, by)).rejects.toMatchObject({ kind: "invalid" });
  await site.close();
});
