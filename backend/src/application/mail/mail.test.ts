import { beforeEach, describe, expect, test } from "vitest";
import { eachWithMail } from "../../../test/app-with-mail.ts";
import { dialects } from "../../../test/databases.ts";
import { actor, newId, userRecord } from "../../../test/records.ts";
import { secret, startTestServices } from "../../../test/services.ts";
import { createSecretBox } from "../../adapters/secret-box.ts";
import { createPostman } from "../../adapters/smtp.ts";
import { createMailRepository } from "../../persistence/outbox.ts";
import { createUserRepository } from "../../persistence/users.ts";
import type { Services } from "../../services.ts";
import { createOutbox, type Posting } from "./outbox.ts";
import { createMailSending } from "./sending.ts";

const letter: Posting = { to: "budi@example.com", subject: "Halo", text: "Halo", html: "<p>Halo</p>" };
const minute = 60_000;

describe.each(dialects)("mail on %s", (dialect) => {
  let answer: { code: number; text: string } | null;
  const { started: site, server } = eachWithMail((mail) => startTestServices({ dialect, mail }), {
    refuse: () => answer,
  });
  beforeEach(() => {
    answer = null;
  });

  const put = (posting: Partial<Posting> = {}, to: Services = site.services) =>
    site.database.transaction(() => to.outbox.put({ ...letter, ...posting }));
  const inviter = async () => {
    const by = actor({ role: "superadmin" });
    await createUserRepository(site.database.em).insert(by.user);
    return by;
  };
  const send = (by: Services = site.services) => by.sending?.run();
  const listed = async () =>
    (await site.services.mails.list({ page: 1, limit: 100 })).rows.map(({ status, tries, lastError, nextTryAt }) => ({
      status,
      tries,
      lastError,
      inMinutes: nextTryAt && (nextTryAt.getTime() - site.now().getTime()) / minute,
    }));

  test("what was put in a transaction is sent and forgotten, or neither put nor sent", async () => {
    await put();
    const undone = site.database.transaction(async () => {
      await site.services.outbox.put({ ...letter, to: "ani@example.com" });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await send();
    expect(server.received.map(({ to }) => to)).toEqual([["budi@example.com"]]);
    expect(await listed()).toEqual([]);
  });

  test("two instances send each of many mails once", async () => {
    const other = await site.startInstance();
    const all = Array.from({ length: 30 }, (_, index) => `orang${index}@example.com`);
    for (const to of all) await put({ to });
    await Promise.all([send(), send(other), send(), send(other)]);
    expect(server.received.flatMap(({ to }) => to).sort()).toEqual([...all].sort());
  });

  test("a mail that is not taken is tried again after 1, 5, 30 minutes, 2 and 12 hours, and then has failed", async () => {
    answer = { code: 451, text: "later" };
    await put();
    const waits: unknown[] = [];
    for (const next of [1, 5, 30, 120, 720]) {
      await send();
      const [mail] = await listed();
      expect(mail).toMatchObject({ status: "pending", lastError: expect.stringContaining("later") });
      waits.push(mail?.inMinutes);
      site.pass(next * minute - 1);
      await send();
      expect(await listed()).toMatchObject([{ tries: waits.length }]);
      site.pass(1);
    }
    expect(waits).toEqual([1, 5, 30, 120, 720]);
    await send();
    expect(await listed()).toMatchObject([{ status: "failed", tries: 6, inMinutes: null }]);
    site.pass(1000 * minute);
    answer = null;
    await send();
    expect(server.received).toEqual([]);
  });

  test("what is refused for good has failed at once, and can be tried again by hand", async () => {
    answer = { code: 550, text: "no such box" };
    await put();
    await send();
    const [mail] = (await site.services.mails.list({ page: 1, limit: 10 })).rows;
    expect(mail).toMatchObject({ status: "failed", tries: 1 });
    answer = null;
    await site.services.mails.retry(mail?.id ?? "", actor({ role: "superadmin" }));
    await send();
    expect(server.received).toHaveLength(1);
  });

  test("a mail is not sent once its link has ended, and not tried again by hand", async () => {
    answer = { code: 451, text: "later" };
    await put({ validUntil: new Date(site.now().getTime() + 3 * minute) });
    await send();
    site.pass(minute);
    await send();
    expect(await listed()).toMatchObject([{ status: "pending", tries: 2 }]);
    answer = null;
    site.pass(5 * minute);
    await send();
    expect(server.received).toEqual([]);
    const [mail] = (await site.services.mails.list({ page: 1, limit: 10 })).rows;
    expect(mail).toMatchObject({ status: "failed", lastError: expect.stringContaining("The link in this mail") });
    const again = site.services.mails.retry(mail?.id ?? "", actor({ role: "superadmin" }));
    await expect(again).rejects.toMatchObject({ kind: "invalid", message: expect.stringContaining("has expired") });
  });

  test("whoever invites is told to whom the link is mailed, if to anybody", async () => {
    const by = await inviter();
    const invite = (email: string) => site.services.invitations.create({ name: "Sari", email, role: "admin" }, by);
    const { id, mailedTo } = await invite("Sari@example.com");
    expect([mailedTo, (await invite("")).mailedTo]).toEqual(["sari@example.com", ""]);
    expect((await site.services.invitations.renew(id, by)).mailedTo).toBe("sari@example.com");
    await send();
    expect(server.received.flatMap(({ to }) => to)).toEqual(["sari@example.com", "sari@example.com"]);
  });

  test("every mail by which somebody is let in ends with its link", async () => {
    const by = await inviter();
    await site.services.invitations.create({ name: "Sari", email: "sari@example.com", role: "admin" }, by);
    await site.services.newsletter.subscribe("ana@example.com", "192.0.2.1");
    await createUserRepository(site.database.em).insert(userRecord({ email: "budi@example.com" }));
    await site.services.forgotten.ask("budi@example.com", "192.0.2.1");
    await site.services.forgotten.settled();
    site.pass(7 * 24 * 60 * minute);
    await send();
    expect(server.received).toEqual([]);
    expect(await listed()).toMatchObject([{ status: "failed" }, { status: "failed" }, { status: "failed" }]);
  });

  test("a mail of an instance that died is taken up again, one that is on its way is not", async () => {
    await put();
    const mails = createMailRepository(site.database.em, createSecretBox(secret));
    const claimed = await mails.claim(site.now(), new Date(site.now().getTime() + 10 * minute));
    expect(claimed).toMatchObject({ to: "budi@example.com" });
    await mails.hurry(claimed?.id ?? "", site.now());
    await send();
    expect(server.received).toEqual([]);
    site.pass(10 * minute);
    await send();
    expect(server.received).toHaveLength(1);
  });

  test("the database does not tell what letters say, and another secret reads none of them", async () => {
    await put({ text: "Kunci: 9731", html: "<p>Kunci: 9731</p>" });
    const rows = await site.database.em.getConnection().execute("select * from outbox");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("9731");
    const other = createMailRepository(site.database.em, createSecretBox("another secret that is long enough"));
    const postman = createPostman(server.account);
    await createMailSending({ mails: other, postman, now: site.now }).run();
    expect(server.received).toEqual([]);
    expect(await listed()).toMatchObject([
      { status: "failed", lastError: expect.stringContaining("the secret of the site") },
    ]);
  });

  test("nobody waits for one of many", async () => {
    await put({ to: "banyak@example.com", isBulk: true });
    site.pass(1);
    await put({ to: "satu@example.com" });
    await send();
    expect(server.received.flatMap(({ to }) => to)).toEqual(["satu@example.com", "banyak@example.com"]);
  });

  test("parts that come close upon each other are told in one letter", async () => {
    const gather = (part: string, to = "toko@example.com") =>
      site.database.transaction(() =>
        site.services.outbox.gather<string>({
          to,
          key: "parts",
          part,
          write: (parts) => ({ subject: `${parts.length}`, text: parts.join(), html: parts.join() }),
        }),
      );
    await Promise.all([gather("a"), gather("a"), gather("a")]);
    await gather("b", "lain@example.com");
    await send();
    expect(server.received).toEqual([]);
    site.pass(minute);
    await gather("c");
    await send();
    const got = () => server.received.map(({ to, mail }) => `${to}: ${mail.subject} ${mail.text?.trim()}`).sort();
    expect(got()).toEqual(["lain@example.com: 1 b", "toko@example.com: 3 a,a,a"]);
  });

  test("a part that comes while its letter is being sent is told in the next one", async () => {
    const mails = createMailRepository(site.database.em, createSecretBox(secret));
    const gather = (part: string, own = mails) =>
      site.database.transaction(() =>
        createOutbox({ ...site.services, isSetUp: true, mails: own, now: site.now, newId }).gather<string>({
          to: "toko@example.com",
          key: "parts",
          part,
          write: (parts) => ({ subject: `${parts.length}`, text: parts.join(), html: parts.join() }),
        }),
      );
    await gather("a");
    // The mail is found open, and claimed before it is rewritten.
    const late: typeof mails = {
      ...mails,
      async findOpen(to, key, at) {
        const open = await mails.findOpen(to, key, at);
        await mails.claim(new Date(at.getTime() + minute), new Date(at.getTime() + 2 * minute));
        return open;
      },
    };
    await gather("b", late);
    const kept = (await mails.after("", 9)).map(({ text, parts }) => [text, parts]);
    expect(kept.sort()).toEqual([
      ["a", ["a"]],
      ["b", ["b"]],
    ]);
  });

  test("stopping waits for the mail that is on its way, and begins no other", async () => {
    for (let index = 0; index < 5; index += 1) await put();
    void send();
    await site.services.sending?.stop();
    const sent = server.received.length;
    expect(sent).toBeLessThan(2);
    expect(await listed()).toHaveLength(5 - sent);
  });

  test("what has failed is forgotten after 30 days", async () => {
    answer = { code: 550, text: "no such box" };
    await put();
    await send();
    site.pass(30 * 24 * 60 * minute);
    await site.services.mails.removeFailed();
    expect(await listed()).toHaveLength(1);
    site.pass(1);
    await site.services.mails.removeFailed();
    expect(await listed()).toEqual([]);
  });
});

test("without a mail server nothing is put", async () => {
  const site = await startTestServices();
  await site.services.outbox.put(letter);
  expect(site.services.outbox.isSetUp).toBe(false);
  expect(site.services.sending).toBeNull();
  const invited = { name: "Sari", email: "sari@example.com", role: "admin" } as const;
  const by = actor({ role: "superadmin" });
  await createUserRepository(site.database.em).insert(by.user);
  expect((await site.services.invitations.create(invited, by)).mailedTo).toBe("");
  expect((await site.services.mails.list({ page: 1, limit: 10 })).total).toBe(0);
  await site.close();
});
