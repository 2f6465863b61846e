import { createHmac } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { contactInput, leadInput, leadsQuery } from "@etalase/contracts/leads/leads.schema";
import { pageInput, pageUpdate } from "@etalase/contracts/pages.schema";
import { peopleQuery } from "@etalase/contracts/people.schema";
import { type WebhookEvent, webhookEvents } from "@etalase/contracts/webhooks";
import { beforeEach, describe, expect, test } from "vitest";
import { eachWithMail } from "../../../test/app-with-mail.ts";
import { dialects } from "../../../test/databases.ts";
import { startServer, withoutTls } from "../../../test/other-program.ts";
import { actor, userRecord } from "../../../test/records.ts";
import { startTestServices } from "../../../test/services.ts";
import { createUserRepository } from "../../persistence/users.ts";
import { createDeliveryRepository } from "../../persistence/webhooks.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const visitor = { ip: "203.0.113.7", isTest: false, heldBack: null } as const;
const person = {
  kind: "contact",
  name: "Rina",
  email: "rina@example.com",
  message: "Kami ingin situs.",
  consent: true,
};

describe.each(dialects)("webhooks on %s", (dialect) => {
  const { started: site, server: mailServer } = eachWithMail((mail) =>
    startTestServices({ dialect, mail, outgoing: withoutTls }),
  );
  const by = actor({ role: "superadmin" });
  let status: number;
  let got: Readonly<{ headers: IncomingHttpHeaders; body: string }>[];
  let url: string;
  beforeEach(async () => {
    await createUserRepository(site.database.em).insert(by.user);
    [status, got] = [200, []];
    const port = await startServer(async (request, to) => {
      got.push({ headers: request.headers, body: (await request.toArray()).join("") });
      to.writeHead(status).end("x".repeat(5_000_000));
    });
    url = `http://lain.example:${port}/kait`;
  });

  const make = (events: readonly WebhookEvent[] = webhookEvents) =>
    site.services.webhooks.create({ url, events: [...events], isActive: true }, by);
  const deliver = () => site.services.webhookSending.run();
  const contact = (fields: object = {}, sender: Parameters<typeof site.services.leadTaking.contact>[1] = visitor) =>
    site.services.leadTaking.contact(contactInput.parse({ ...person, ...fields }), sender);
  const leads = async (query: object = {}) => (await site.services.leads.list(leadsQuery.parse(query))).rows;
  const publish = (fields: object = {}) =>
    site.services.pages.create(
      pageInput.parse({
        title: "Tentang kami",
        content: "<p>Kami membuat situs untuk toko.</p>",
        status: "published",
        ...fields,
      }),
      {},
      by,
    );
  const told = () => got.map(({ body }) => JSON.parse(body));
  const inMs = (ms: number) => new Date(site.now().getTime() + ms).toISOString();
  const log = async (id: string) =>
    (await site.services.webhooks.deliveries(id)).map(({ event, state, tries, status: answer }) => ({
      event,
      state,
      tries,
      answer,
    }));

  test("tell of leads, signed, whole but without history, and only what a webhook wants", async () => {
    const { id, secret } = await make();
    await make(["record.published"]);
    const code = await contact();
    await site.services.leadTaking.click(leadInput.parse({ kind: "order", code: "7K2PQM" }) as never, visitor);
    const [lead] = await leads({ kind: "contact" });
    await site.services.leads.update(lead?.id ?? "", { status: "contacted", note: "Rahasia" }, { by });
    await deliver();
    expect(told()).toMatchObject([
      {
        type: "lead.created",
        timestamp: site.now().toISOString(),
        data: { id: lead?.id, code, name: "Rina", url: `http://localhost:8080/dashboard/leads/${lead?.id}` },
      },
      { type: "lead.created", data: { code: "7K2PQM", kind: "order" } },
      { type: "lead.changed", data: { code, status: "contacted", changed: ["status", "note"] } },
    ]);
    expect(got.map(({ body }) => body).join()).not.toMatch(/Rahasia|history/);
    for (const { headers, body } of got) {
      const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
      const key = Buffer.from(secret.replace("whsec_", ""), "base64");
      const signature = createHmac("sha256", key).update(signed).digest("base64");
      expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
    }
    const delivered = { state: "delivered", tries: 1, answer: 200 };
    expect(await log(id)).toEqual([
      { event: "lead.changed", ...delivered },
      { event: "lead.created", ...delivered },
      { event: "lead.created", ...delivered },
    ]);
    await deliver();
    expect(got).toHaveLength(3);
    const stored = JSON.stringify(await site.database.em.getConnection().execute("select * from webhook_deliveries"));
    expect(stored).not.toContain("Rina");
    expect(JSON.stringify(await site.database.em.getConnection().execute("select * from webhooks"))).not.toContain(
      secret,
    );
    expect(await site.services.webhooks.list()).toMatchObject([{ lastStatus: 200, lastAt: site.now() }, {}]);
  });

  test("tell of no lead that is only split off a person, and keep the mark of the split", async () => {
    await make();
    await contact();
    await contact({ message: "Dan sebuah toko daring." });
    const [lead] = await leads();
    const [person] = (await site.services.people.list(peopleQuery.parse({}))).rows;
    await site.services.people.split(person?.id ?? "", [lead?.id ?? ""], by);
    await site.services.leads.update(lead?.id ?? "", { status: "contacted" }, { by });
    await deliver();
    expect(told().map(({ type }) => type)).toEqual(["lead.created", "lead.created", "lead.changed"]);
    expect(told().at(-1).data).not.toHaveProperty("apart");
  });

  test("tell of no test, and of a message that was held back once it is accepted", async () => {
    await make();
    await contact({}, { ...visitor, isTest: true });
    await contact({ name: "Budi" }, { ...visitor, heldBack: "robot" });
    await deliver();
    expect(got).toEqual([]);
    const [held] = await leads({ heldBack: "true" });
    await site.services.leads.update(held?.id ?? "", { heldBack: null }, { by });
    await deliver();
    expect(told()).toMatchObject([{ type: "lead.created", data: { name: "Budi" } }]);
  });

  test("tell once of a record that becomes public, by an act or at its time", async () => {
    await make();
    const draft = await publish({ status: "draft" });
    const page = await publish({ slug: "halo" });
    await site.services.pages.update(page.id, pageUpdate.parse({ title: "Halo" }), { by });
    const soon = await publish({ title: "Nanti", slug: "nanti", publishAt: inMs(hourMs) });
    const never = await publish({ title: "Batal", publishAt: inMs(hourMs) });
    const moved = await publish({ title: "Geser", publishAt: inMs(hourMs) });
    await site.services.pages.remove([never.id], by);
    await site.services.pages.update(moved.id, pageUpdate.parse({ publishAt: inMs(2 * hourMs) }), { by });
    await deliver();
    const published = (id: string) => ({ type: "record.published", data: { resource: "pages", id } });
    expect(told()).toMatchObject([published(page.id)]);
    expect(told()[0].data).toMatchObject({ title: "Tentang kami", url: "http://localhost:8080/halo" });
    site.pass(hourMs);
    // An edit after its time, and before the site has looked, takes nothing away and adds nothing.
    await site.services.pages.update(soon.id, pageUpdate.parse({ title: "Sekarang" }), { by });
    await site.services.pages.update(soon.id, pageUpdate.parse({ title: "Kini" }), { by });
    await deliver();
    expect(told().slice(1)).toMatchObject([published(soon.id)]);
    site.pass(hourMs);
    await site.services.pages.update(draft.id, pageUpdate.parse({ status: "published" }), { by });
    await deliver();
    expect(
      told()
        .slice(2)
        .map(({ data }) => data.id)
        .sort(),
    ).toEqual([draft.id, moved.id].sort());
  });

  test("are retried for a day under one id, then off, and told by mail; the receiver is asked once for all", async () => {
    const { id } = await make();
    const ani = userRecord({ role: "superadmin", email: "ani@example.com", language: "id" });
    await createUserRepository(site.database.em).insert(ani);
    status = 503;
    await contact();
    await contact({ name: "Budi" });
    await deliver();
    expect(got).toHaveLength(1);
    const start = site.now().getTime();
    while ((await site.services.webhooks.list())[0]?.isActive) {
      expect(site.now().getTime() - start).toBeLessThanOrEqual(2 * dayMs);
      site.pass(30 * minuteMs);
      await deliver();
    }
    expect(site.now().getTime() - start).toBeGreaterThanOrEqual(dayMs);
    const first = got.filter(({ headers }) => headers["webhook-id"] === got[0]?.headers["webhook-id"]);
    expect(new Set(first.map(({ body }) => body)).size).toBe(1);
    expect((await log(id)).every(({ state }) => state === "failed")).toBe(true);
    expect((await site.services.webhooks.list())[0]).toMatchObject({ lastStatus: 503, gaveUpAt: site.now() });
    await site.services.sending?.run();
    expect(mailServer.received.map(({ to }) => to[0])).toContain("ani@example.com");
    await contact({ name: "Citra" });
    status = 200;
    expect(await site.services.webhooks.update(id, { isActive: true }, by)).toMatchObject({ gaveUpAt: null });
    got = [];
    await contact({ name: "Dewi" });
    await deliver();
    expect(told().map(({ data }) => data.name)).toEqual(["Dewi"]);
  });

  test("that want no more are off at once", async () => {
    await make();
    status = 410;
    await contact();
    await deliver();
    expect(await site.services.webhooks.list()).toMatchObject([{ isActive: false, lastStatus: 410 }]);
  });

  test("lose nothing with a process, send it again under its id, and nothing of an act that was undone", async () => {
    await make();
    const undone = site.database.transaction(async () => {
      await contact();
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await contact();
    const claimed = await createDeliveryRepository(site.database.em).claim(site.now(), new Date(inMs(minuteMs)));
    await deliver();
    expect(got).toEqual([]);
    site.pass(minuteMs);
    const other = await site.startInstance();
    await Promise.all([deliver(), other.webhookSending.run()]);
    expect(got.map(({ headers }) => headers["webhook-id"])).toEqual([`msg_${claimed?.id}`]);
  });

  test("are told nothing more of somebody who is forgotten", async () => {
    await make();
    await contact();
    await contact({ name: "Budi", email: "budi@example.com" });
    await site.services.personalData.remove("rina@example.com", by);
    await deliver();
    expect(told().map(({ data }) => data.name)).toEqual(["Budi"]);
  });

  test("can be tried at once, and answer how it went", async () => {
    const { id } = await make();
    await expect(site.services.webhooks.update(id, {}, by)).rejects.toMatchObject({ kind: "invalid" });
    expect(await site.services.webhooks.test(id, by)).toMatchObject({ status: 200, error: null });
    expect(told()).toMatchObject([{ type: "webhook.test" }]);
    status = 302;
    expect(await site.services.webhooks.test(id, by)).toMatchObject({ status: 302 });
    expect(await log(id)).toMatchObject([{ state: "failed", answer: 302 }, { state: "delivered" }]);
    await site.services.webhooks.remove(id, by);
    await expect(site.services.webhooks.deliveries(id)).rejects.toMatchObject({ kind: "notFound" });
  });

  test("are ten at most, of public addresses", async () => {
    await expect(
      site.services.webhooks.create({ url: "http://dalam/", events: ["lead.created"], isActive: true }, by),
    ).rejects.toMatchObject({ kind: "invalid", errors: { url: { key: "The address cannot be used: {reason}" } } });
    for (let count = 0; count < 10; count++) await make();
    await expect(make()).rejects.toMatchObject({ kind: "conflict" });
  });
});
