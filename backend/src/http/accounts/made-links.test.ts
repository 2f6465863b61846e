import type { OwnAccount, User, UserInfo } from "@etalase/contracts/accounts/users.schema";
import type { Review } from "@etalase/contracts/desk/desk.schema";
import type { RequestMade } from "@etalase/contracts/testimonials.schema";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { account, answerOf, bearer, postJson, postNews, signUp, testApp } from "../../../test/app.ts";
import { dialects } from "../../../test/databases.ts";
import type { Actor } from "../../domain/user.ts";

const newPassword = "jendela-toko-2027";

describe.each(dialects)("links that an account has made for others, on %s", (dialect) => {
  let head: UserInfo;
  let rina: UserInfo;
  let articleId: string;
  let count = 0;
  const { app } = testApp({ dialect, trustedProxies: 1 });
  beforeAll(async () => {
    head = await signUp(app);
    articleId = (await postNews(app, bearer(head.token), { status: "draft" })).id;
  });

  const call = (who: UserInfo, method: string, path: string, body: object = {}) =>
    postJson(app, path, body, bearer(who.token), method);
  const get = async <T>(who: UserInfo, path: string) =>
    (await answerOf<T>(app.fetch(path, { headers: bearer(who.token) }))).body;
  const change = (user: UserInfo, to: object) => call(head, "PUT", `/api/users/${user.id}`, to);
  const pathOf = (url: string) => new URL(url).pathname;
  const statusOf = async (url: string) => (await app.fetch(pathOf(url))).status;

  /** An account with that role, from a separate address, since each address may make only a few. */
  async function colleague(role: "admin" | "superadmin", name = "Rina"): Promise<UserInfo> {
    count += 1;
    const own = { username: `rina${count}`, email: `rina${count}@example.com`, name };
    const from = { "X-Forwarded-For": `198.51.100.${count}` };
    const { body: user } = await answerOf<UserInfo>(postJson(app, "/api/auth/register", { ...account, ...own }, from));
    await change(user, { role });
    return user;
  }

  /** One link of each kind that the account may make. */
  async function makeLinks(who: UserInfo) {
    const made = async (path: string, body: object) =>
      (await answerOf<{ url: string }>(call(who, "POST", path, body))).body.url;
    return {
      review: await made("/api/reviews", { resource: "news", id: articleId, days: 30 }),
      preview: await made("/api/previews", { resource: "news", id: articleId, values: { title: "Belum terbit" } }),
      request: await made("/api/testimonials/requests", { clientName: "Bu Sari" }),
      invitation: await made("/api/users/invitations", { name: "Tono", role: "admin" }),
    };
  }
  const statusesOf = async (links: Record<string, string>) =>
    Object.fromEntries(
      await Promise.all(Object.entries(links).map(async ([kind, url]) => [kind, await statusOf(url)])),
    );
  const all = (status: number, links: object) => Object.fromEntries(Object.keys(links).map((kind) => [kind, status]));

  const ways: readonly (readonly [string, () => Promise<unknown>])[] = [
    ["is disabled", () => change(rina, { disabled: true })],
    ["is demoted", () => change(rina, { role: "user" })],
    ["is deleted", () => call(head, "DELETE", `/api/users/${rina.id}`)],
    ["is signed out everywhere", () => call(rina, "POST", "/api/auth/logout-everywhere")],
    [
      "has a new password",
      () => call(rina, "PUT", "/api/auth/password", { currentPassword: account.password, newPassword }),
    ],
    [
      "has a new password by a link",
      async () => {
        const { body } = await answerOf<{ url: string }>(call(head, "POST", `/api/users/${rina.id}/reset-link`));
        const token = body.url.split("/").at(-1);
        await postJson(app, "/api/auth/reset", { token, password: newPassword });
      },
    ],
    ["has a new password from the terminal", () => app.services.auth.resetPassword(rina.username, newPassword)],
  ];

  beforeEach(async () => {
    rina = await colleague("superadmin");
  });

  test.each(ways)("end when whoever made them %s", async (_how, happens) => {
    const links = await makeLinks(rina);
    expect(await statusesOf(links)).toEqual(all(200, links));
    await happens();
    expect(await statusesOf(links)).toEqual(all(404, links));
  });

  test("are listed with their maker, and with what was said, after they have ended", async () => {
    const { review } = await makeLinks(rina);
    const said = new URLSearchParams({ name: "Bu Sari", text: "Bagus", approves: "" });
    await app.fetch(pathOf(review), {
      method: "POST",
      body: said.toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
    await change(rina, { disabled: true });
    const { reviews } = await get<{ reviews: Review[] }>(head, "/api/reviews");
    const listed = reviews.find(({ url }) => url === review);
    expect(listed).toMatchObject({ madeBy: { id: rina.id, name: "Rina" }, revokedAt: app.now().toISOString() });
    expect(listed?.comments).toMatchObject([{ name: "Bu Sari", text: "Bagus" }]);
  });

  test("of somebody who may no longer invite, but works on, go on but for invitations", async () => {
    const { invitation, ...links } = await makeLinks(rina);
    await change(rina, { role: "admin" });
    expect(await statusesOf(links)).toEqual(all(200, links));
    expect(await statusOf(invitation)).toBe(404);
  });

  test("go on where the owner keeps them while setting a new password or signing out everywhere", async () => {
    const links = await makeLinks(rina);
    const change = { currentPassword: account.password, newPassword, keepLinks: true };
    expect((await call(rina, "PUT", "/api/auth/password", change)).status).toBe(204);
    expect((await call(rina, "POST", "/api/auth/logout-everywhere", { keepLinks: true })).status).toBe(204);
    expect(await statusesOf(links)).toEqual(all(200, links));
  });

  test("stay ended when what ended them is taken back", async () => {
    const links = await makeLinks(rina);
    const undo = (await change(rina, { disabled: true })).headers.get("X-Undo");
    expect((await call(head, "POST", `/api/undo/${undo}`)).status).toBe(200);
    expect(await statusesOf(links)).toEqual(all(404, links));
  });

  test("are not made by whoever loses the right while the call is on its way", async () => {
    const { reviews, previews, testimonialRequests, invitations, resetLinks, auth } = app.services;
    const place = { resource: "news", key: articleId } as const;
    const item = { title: "Judul", shown: {}, by: { id: rina.id, name: "Rina" } };
    const ways = [
      (by: Actor) => reviews.make({ ...place, days: 1 }, item, by),
      (by: Actor) => previews.make(place, {}, by),
      (by: Actor) => testimonialRequests.create({ clientName: "Bu Sari", portfolioId: null }, by),
      (by: Actor) => invitations.create({ name: "Tono", role: "admin" }, by),
      (by: Actor) => resetLinks.create(head.id, by),
    ];
    const signedIn = await auth.authenticate(rina.token, undefined);
    if (!signedIn) throw new Error("not signed in");
    const by = { ...signedIn, ip: "192.0.2.1" };
    for (const make of ways) await make(by);
    await call(rina, "POST", "/api/auth/logout-everywhere");
    for (const make of ways) await expect(make(by)).rejects.toMatchObject({ kind: "unauthenticated" });
    const { sessionId: _over, ...withoutSession } = by;
    await change(rina, { disabled: true });
    for (const make of ways) await expect(make(withoutSession)).rejects.toMatchObject({ kind: "unauthenticated" });
    expect((await get<{ users: User[] }>(head, `/api/users?search=${rina.username}`)).users[0]?.openLinks).toBe(0);
  });

  test("are counted for their owner and in the list of accounts while they can be opened", async () => {
    const counted = async () => {
      const { users } = await get<{ users: User[] }>(head, "/api/users?search=rina");
      return [
        users.find(({ id }) => id === rina.id)?.openLinks,
        (await get<OwnAccount>(rina, "/api/auth/me")).openLinks,
      ];
    };
    expect(await counted()).toEqual([0, 0]);
    await makeLinks(rina);
    expect(await counted()).toEqual([3, 3]);
    const { requests } = await get<{ requests: RequestMade[] }>(head, "/api/testimonials/requests");
    await call(rina, "DELETE", `/api/testimonials/requests/${requests[0]?.id}`);
    expect(await counted()).toEqual([2, 2]);
  });

  test("work for nobody whose maker has lost the right in another way", async () => {
    const links = await makeLinks(rina);
    await app.database.em.getConnection().execute("update users set disabled = 1 where id = ?", [rina.id]);
    expect(await statusesOf(links)).toEqual(all(404, links));
  });
});
