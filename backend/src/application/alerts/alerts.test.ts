import { settingsUpdate } from "@etalase/contracts/settings.schema";
import { beforeEach, describe, expect, test } from "vitest";
import { answerOf, bearer, browser, postJson, signUp, startTestApp } from "../../../test/app.ts";
import { dialects } from "../../../test/databases.ts";
import { startMailServer } from "../../../test/mail-server.ts";
import { withoutTls } from "../../../test/other-program.ts";
import { startPushService } from "../../../test/push-service.ts";
import { eachTest } from "../../../test/started.ts";
import type { Services } from "../../services.ts";

const minute = 60_000;
const names = ["ana", "budi", "citra"] as const;
type Name = (typeof names)[number];

describe.each(dialects)("alerts on %s", (dialect) => {
  const site = eachTest(async () => {
    const [service, mail] = [await startPushService(), await startMailServer()];
    const app = await startTestApp({ dialect, mail: mail.account, outgoing: withoutTls });
    return { app, service, mail, close: () => app.close().then(service.stop).then(mail.stop) };
  });
  let staff: Readonly<Record<Name, Readonly<{ id: string; headers: Record<string, string> }>>>;

  beforeEach(async () => {
    const made = [];
    for (const name of names) made.push(await signUp(site.app, { name, username: name, email: `${name}@example.com` }));
    // The calls of a superadmin would take a quarter of the set-up's time.
    await site.app.database.em.getConnection().execute("update users set role = 'admin' where username <> 'ana'");
    const entries = made.map(({ id, token, username }) => [username, { id, headers: bearer(token) }]);
    staff = Object.fromEntries(entries);
  });

  const call = (name: Name, path: string, body: object = {}, method = "POST") =>
    postJson(site.app, `/api/alerts${path}`, body, staff[name].headers, method);
  const choose = (name: Name, change: object) => call(name, "", change, "PUT");
  const stateOf = async (name: Name) =>
    (
      await answerOf<{ isDead: boolean; devices: { id: string; isFailing: boolean }[] }>(
        site.app.fetch("/api/alerts", { headers: staff[name].headers }),
      )
    ).body;
  const subscribe = (name: Name, device = site.service.device(name)) =>
    call(name, "/subscriptions", device.subscription);
  /** Turns an account's alerts on, with a device of its name. */
  const turnOn = async (name: Name, change: object = {}) => {
    expect((await choose(name, { push: true, ...change })).status).toBe(200);
    expect((await subscribe(name)).status).toBe(201);
  };
  const setUp = (settings: object) => postJson(site.app, "/api/settings", settings, staff.ana.headers, "PUT");
  const order = async (name = "Budi Santoso") => {
    const lead = {
      kind: "contact",
      name,
      email: `${Math.random()}@example.com`,
      message: "Saya mau pesan situs.",
      consent: true,
    };
    const answer = await postJson(site.app, "/api/leads", lead, { "User-Agent": browser });
    expect(answer.status).toBe(201);
    const { body } = await answerOf<{ leads: { id: string }[] }>(
      site.app.fetch("/api/leads", { headers: staff.ana.headers }),
    );
    return body.leads[0]?.id ?? "";
  };
  const run = async (services: Services = site.app.services) => {
    await services.alertsQueue.run();
    await services.sending?.run();
  };
  /** The accounts whose devices have rung, in that order. */
  const rung = () => site.service.received.map(({ device }) => device.endpoint.split("/").at(-1));
  const after = async (minutes: number) => {
    site.app.pass(minutes * minute);
    await run();
    return rung();
  };

  test("an order rings the first on duty, then the next, at last all others; each once", async () => {
    for (const name of names) await turnOn(name);
    await setUp({ alerts: { duty: [staff.budi.id, staff.ana.id], nextAfterMinutes: 5 } });
    const id = await order();
    const other = await site.app.startInstance();
    await Promise.all([run(), run(other), run(), run(other)]);
    expect(rung()).toEqual(["budi"]);
    const [first] = site.service.received;
    expect(first?.message).toEqual({
      title: "New order: Budi Santoso",
      lead: id,
      chat: "Chat",
      take: "I take it",
      unanswered: 1,
    });
    expect(first?.headers).toMatchObject({ topic: id, urgency: "high", "content-encoding": "aes128gcm" });
    expect(await after(4)).toEqual(["budi"]);
    expect(await after(1)).toEqual(["budi", "ana"]);
    expect(await after(5)).toEqual(["budi", "ana", "citra"]);
    expect(await after(60)).toEqual(["budi", "ana", "citra"]);
  });

  test.each(["opened", "changed", "deleted"])("nobody else is rung once the lead is %s", async (act) => {
    for (const name of ["ana", "budi"] as const) await turnOn(name);
    await setUp({ alerts: { duty: [staff.ana.id, staff.budi.id], nextAfterMinutes: 1 } });
    const path = `/api/leads/${await order()}`;
    await run();
    const { headers } = staff.citra;
    const acts = {
      opened: () => site.app.fetch(path, { headers }),
      changed: () => postJson(site.app, path, { assignee: staff.citra.id }, headers, "PUT"),
      deleted: () => site.app.fetch(path, { headers, method: "DELETE" }),
    };
    expect((await acts[act as keyof typeof acts]()).ok).toBe(true);
    expect(await after(30)).toEqual(["ana"]);
  });

  test("without a duty list all who turned alerts on are rung, by mail as well", async () => {
    await turnOn("ana", { mail: true });
    await choose("citra", { mail: true });
    await order();
    await run();
    expect(rung()).toEqual(["ana"]);
    expect(site.mail.received.flatMap(({ to }) => to).sort()).toEqual(["ana@example.com", "citra@example.com"]);
  });

  test("accounts on duty that cannot be rung are passed over at once", async () => {
    for (const name of names) await turnOn(name);
    await choose("ana", { push: false });
    await setUp({ alerts: { duty: [staff.ana.id, staff.budi.id, staff.citra.id], nextAfterMinutes: 120 } });
    await postJson(site.app, `/api/users/${staff.budi.id}`, { disabled: true }, staff.ana.headers, "PUT");
    await order();
    await run();
    expect(rung()).toEqual(["citra"]);
  });

  test("who chose the office hours is rung when the office opens", async () => {
    await turnOn("ana", { hours: "office" });
    await turnOn("budi");
    const day = [{ opens: "11:00", closes: "17:00" }];
    await setUp({ officeHours: { days: [day, day, day, day, day, day, day] } });
    // 10:04 in Jakarta.
    await order();
    await run();
    expect(rung()).toEqual(["budi"]);
    expect(await after(54)).toEqual(["budi"]);
    expect(await after(2)).toEqual(["budi", "ana"]);
  });

  test("a lead that is not stored rings nobody, nor does a test of the staff", async () => {
    await turnOn("ana");
    const lead = {
      kind: "contact",
      name: "Ana",
      email: "ana@example.com",
      message: "Hanya mencoba saja.",
      consent: true,
    };
    await postJson(site.app, "/api/leads", lead, staff.ana.headers);
    await expect(
      site.app.database.transaction(async () => {
        await site.app.services.ringing.begin({ id: "0".repeat(24) } as never);
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    await run();
    expect(rung()).toEqual([]);
  });

  test("a process that dies between two steps loses no ring", async () => {
    await turnOn("ana");
    await order();
    site.service.answer("ana", "hangs");
    const died = site.app.services.alertsQueue.run();
    await expect.poll(() => site.service.hanging.length).toBe(1);
    site.service.answer("ana", { status: 201 });
    const other = await site.app.startInstance();
    await run(other);
    expect(rung()).toEqual([]);
    site.app.pass(minute);
    await run(other);
    expect(rung()).toEqual(["ana"]);
    for (const response of site.service.hanging) response.destroy();
    await died;
    expect(await after(60)).toEqual(["ana"]);
  });

  test("a service that hangs delays no other device", async () => {
    await turnOn("ana");
    await turnOn("budi");
    site.service.answer("ana", "hangs");
    await order();
    const first = site.app.services.alertsQueue.run();
    await expect.poll(rung).toEqual(["budi"]);
    await order("Sari");
    const second = site.app.services.alertsQueue.run();
    await expect.poll(rung).toEqual(["budi", "budi"]);
    for (const response of site.service.hanging) response.destroy();
    await Promise.all([first, second]);
  });

  test.each([404, 410])("a service that answers %s ends the subscription, and the account is told", async (status) => {
    await turnOn("ana");
    expect(await stateOf("ana")).toMatchObject({ isDead: false });
    site.service.answer("ana", { status });
    await order();
    await run();
    expect(await stateOf("ana")).toMatchObject({ isDead: true, devices: [] });
    await choose("ana", { mail: true });
    expect(await stateOf("ana")).toMatchObject({ isDead: false });
  });

  test.each([
    { status: 429, retryAfter: 90, seconds: 90 },
    { status: 503, seconds: 15 },
  ])("a service that answers $status is asked again when it wants to be", async ({ seconds, ...answer }) => {
    await turnOn("ana");
    site.service.answer("ana", answer);
    await order();
    await run();
    site.service.answer("ana", { status: 201 });
    expect(await after((seconds - 1) / 60)).toEqual([]);
    expect(await after(1 / 60)).toEqual(["ana"]);
  });

  test("a service that refuses the message for good marks the device, and a test that rings clears the mark", async () => {
    await turnOn("ana");
    site.service.answer("ana", { status: 403 });
    await order();
    await run();
    expect(await stateOf("ana")).toMatchObject({ isDead: true, devices: [{ isFailing: true }] });
    site.service.answer("ana", { status: 201 });
    expect((await answerOf(call("ana", "/test"))).body).toEqual({ reached: 1 });
    expect(site.service.received.at(-1)?.message).toMatchObject({ title: "This is how a new order rings", lead: "" });
    expect(await stateOf("ana")).toMatchObject({ isDead: false, devices: [{ isFailing: false }] });
  });

  test("a device belongs to the account that subscribed last, and to at most one", async () => {
    const device = site.service.device("bersama");
    await turnOn("ana");
    await subscribe("ana", device);
    await subscribe("ana", device);
    expect((await stateOf("ana")).devices).toHaveLength(2);
    await subscribe("budi", device);
    const [mine] = (await stateOf("budi")).devices;
    expect((await stateOf("ana")).devices).toHaveLength(1);
    expect((await call("ana", `/subscriptions/${mine?.id}`, {}, "DELETE")).status).toBe(404);
    expect((await call("budi", `/subscriptions/${mine?.id}`, {}, "DELETE")).status).toBe(204);
    expect((await stateOf("budi")).devices).toEqual([]);
  });

  test("of eleven devices the oldest goes", async () => {
    for (let index = 0; index < 11; index += 1) {
      await subscribe("ana", site.service.device(`hp${index}`));
      site.app.pass(1);
    }
    await choose("ana", { push: true });
    await order();
    await run();
    expect(rung().sort()).toEqual(Array.from({ length: 10 }, (_, index) => `hp${index + 1}`).sort());
  });

  test("a subscription that cannot work is refused by name", async () => {
    const { endpoint, keys } = site.service.device("buruk").subscription;
    const point = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString("base64url");
    const bad = [
      [{}, "endpoint"],
      [{ endpoint, keys: { ...keys, auth: "pendek" } }, "keys.auth"],
      [{ endpoint, keys: { ...keys, p256dh: point } }, "keys"],
      [{ endpoint: "http://dalam.example/push", keys }, "endpoint"],
      [{ endpoint: "https://10.0.0.1/push", keys }, "endpoint"],
      [{ endpoint: `https://push.example/${"a".repeat(2000)}`, keys }, "endpoint"],
    ] as const;
    for (const [body, field] of bad) {
      const { status, body: answer } = await answerOf<{ errors: object }>(call("ana", "/subscriptions", body));
      expect([status, Object.keys(answer.errors)]).toEqual([400, expect.arrayContaining([field])]);
    }
    expect((await stateOf("ana")).devices).toEqual([]);
  });

  test.each(["signs out", "signs out everywhere", "is disabled"])("an account that %s rings no more", async (act) => {
    await turnOn("budi");
    const acts = {
      "signs out": () => postJson(site.app, "/api/auth/logout", {}, staff.budi.headers),
      "signs out everywhere": () => postJson(site.app, "/api/auth/logout-everywhere", {}, staff.budi.headers),
      "is disabled": () =>
        postJson(site.app, `/api/users/${staff.budi.id}`, { disabled: true }, staff.ana.headers, "PUT"),
    };
    expect((await acts[act as keyof typeof acts]()).ok).toBe(true);
    const rows = await site.app.database.em.getConnection().execute("select id from push_subscriptions");
    expect(rows).toEqual([]);
    await order();
    await run();
    expect(rung()).toEqual([]);
  });

  test("the duty list holds staff, each once, and strangers do not see it", async () => {
    const duty = (ids: readonly unknown[], nextAfterMinutes: unknown = 5) =>
      answerOf<{ alerts: object; errors: object }>(setUp({ alerts: { duty: ids, nextAfterMinutes } }));
    const { id: user } = await signUp(site.app, { username: "tamu", email: "tamu@example.com" });
    const refused = [await duty([user]), await duty(["0".repeat(24)]), await duty(["ana"]), await duty([], 0)];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(Object.keys(refused[0]?.body.errors ?? {})).toEqual(["alerts.duty"]);
    const { ana, budi } = staff;
    const saved = await duty([budi.id, ana.id, budi.id]);
    expect(saved.body.alerts).toEqual({ duty: [budi.id, ana.id], nextAfterMinutes: 5 });
    await postJson(site.app, `/api/users/${budi.id}`, { disabled: true }, ana.headers, "PUT");
    expect((await duty([ana.id, budi.id])).status).toBe(200);
    expect(settingsUpdate.safeParse({ alerts: { nextAfterMinutes: 121 } }).success).toBe(false);
    expect((await answerOf(site.app.fetch("/api/settings"))).body).not.toHaveProperty("alerts");
  });
});
