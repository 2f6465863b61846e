import type { Session } from "@etalase/contracts/accounts/users.schema";
import { beforeAll, describe, expect, test } from "vitest";
import { account, answerOf, bearer, notFound, postJson, signUp, testApp } from "../../../test/app.ts";
import { sqliteByDay } from "../../../test/databases.ts";

const path = "/api/auth/sessions";
const phone =
  "Mozilla/5.0 (Linux; Android 15; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const laptop =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0";

describe.each(sqliteByDay)("the sessions of an account, on %s", (dialect) => {
  const { app } = testApp({ dialect, trustedProxies: 1 });
  beforeAll(async () => {
    await signUp(app);
    await signUp(app, { username: "budi", email: "budi@example.com" });
  });

  const signIn = async (userAgent: string, ip: string, username = "ana") => {
    const headers = { "User-Agent": userAgent, "X-Forwarded-For": ip };
    const login = postJson(app, "/api/auth/login", { username, password: account.password }, headers);
    return (await answerOf<{ token: string }>(login)).body.token;
  };
  const list = async (token: string, ip: string) =>
    (await answerOf<{ sessions: Session[] }>(app.fetch(path, { headers: { ...bearer(token), "X-Forwarded-For": ip } })))
      .body.sessions;
  const end = (token: string, id: string) => postJson(app, `${path}/${id}`, {}, bearer(token), "DELETE");
  const isOver = async (token: string) => (await app.fetch("/api/auth/me", { headers: bearer(token) })).status === 401;

  test("are listed with browser, place and last use, the newest use first, and end one by one", async () => {
    await postJson(app, "/api/auth/logout-everywhere", {}, bearer(await signIn("", "192.0.2.1")));
    const begun = app.now();
    const onLaptop = await signIn(laptop, "192.0.2.1");
    app.pass(60_000);
    const onPhone = await signIn(phone, "203.0.113.7");
    app.pass(120_000);
    const [first, second, ...others] = await list(onLaptop, "192.0.2.1");
    expect(others).toEqual([]);
    expect(first).toEqual({
      id: expect.any(String),
      browser: "Edge on Windows",
      place: "here",
      current: true,
      createdAt: begun.toISOString(),
      lastUsedAt: app.now().toISOString(),
    });
    expect(second).toMatchObject({ browser: "Chrome on Android", place: "elsewhere", current: false });
    expect(await list(onPhone, "203.0.113.7")).toMatchObject([
      { browser: "Chrome on Android", place: "here", current: true },
      { browser: "Edge on Windows", place: "elsewhere", current: false },
    ]);

    expect((await end(onLaptop, second?.id ?? "")).status).toBe(204);
    expect([await isOver(onPhone), await isOver(onLaptop)]).toEqual([true, false]);
    expect(await answerOf(end(onLaptop, second?.id ?? ""))).toEqual(notFound);
    const entry = { action: "signOut", title: "ana", detail: { browser: "Chrome on Android" } };
    const audit = app.fetch("/api/audit?limit=1", { headers: bearer(onLaptop) });
    expect((await answerOf<{ entries: object[] }>(audit)).body.entries).toMatchObject([entry]);
  });

  test("of another account are not there, and stay", async () => {
    const [ana, budi] = [await signIn(laptop, "192.0.2.1"), await signIn(phone, "192.0.2.1", "budi")];
    const [{ id = "" } = {}] = await list(budi, "192.0.2.1");
    for (const unknown of [id, "0".repeat(24), "x"]) expect(await answerOf(end(ana, unknown))).toEqual(notFound);
    expect(await isOver(budi)).toBe(false);
  });

  test("are 20 at most, of 30 sign-ins in a quarter of an hour, without staff rights", async () => {
    app.pass(15 * 60_000);
    const tokens: string[] = [];
    for (let times = 0; times < 30; times += 1) tokens.push(await signIn(laptop, "192.0.2.1", "budi"));
    const last = tokens.at(-1) ?? "";
    expect(await list(last, "192.0.2.1")).toHaveLength(20);
    expect([await isOver(tokens.at(9) ?? ""), await isOver(tokens.at(10) ?? "")]).toEqual([true, false]);
    for (let times = 0; times < 30; times += 1) expect(await signIn(laptop, "192.0.2.1", "budi")).toBeUndefined();
    const { rows } = await app.services.audit.list({ page: 1, limit: 100, action: "signIn" });
    const told = rows.filter(({ username, outcome }) => username === "budi" && outcome === "done");
    expect(told.map(({ detail }) => JSON.parse(detail).times)).toContain(10);
    expect(told.length).toBeLessThan(6);
    for (let times = 0; times < 31; times += 1) expect(await signIn(laptop, "192.0.2.1")).toBeTypeOf("string");
    expect(await isOver(tokens.at(10) ?? "")).toBe(false);
    app.pass(15 * 60_000);
  });

  test("that have run out are not listed", async () => {
    await signIn(phone, "192.0.2.1", "budi");
    app.pass(2 * 60 * 60_000);
    const token = await signIn(laptop, "192.0.2.1", "budi");
    expect(await list(token, "192.0.2.1")).toMatchObject([{ browser: "Edge on Windows" }]);
  });

  test("can end themselves, and name no browser that is not known", async () => {
    const token = await signIn("Robot/1.0", "192.0.2.1", "budi");
    const own = (await list(token, "192.0.2.1")).find(({ current }) => current);
    expect(own).toMatchObject({ browser: "Unknown browser" });
    expect((await end(token, own?.id ?? "")).status).toBe(204);
    expect(await isOver(token)).toBe(true);
  });
});
