import type { UserInfo } from "@etalase/contracts/accounts/users.schema";
import type { Media } from "@etalase/contracts/media.schema";
import { beforeEach, expect, test } from "vitest";
import {
  answerOf,
  bearer,
  notFound,
  pictureBytes,
  postJson,
  postNews,
  signUp,
  signUpStaff,
  testApp,
} from "../../../test/app.ts";

let head: UserInfo;
let admin: UserInfo;
const { app } = testApp({ anew: true });
beforeEach(async () => {
  ({ head, admin } = await signUpStaff(app));
});

const as = (who: UserInfo) => bearer(who.token);
const send = (path: string, method: string, who = head, body: object = {}) =>
  postJson(app, path, body, as(who), method);
const remove = (path: string, who = head) => app.fetch(path, { method: "DELETE", headers: as(who) });
const tokenOf = (answer: Response) => answer.headers.get("X-Undo") ?? "";
const undo = (token: string, who = head) => answerOf(send(`/api/undo/${token}`, "POST", who));
const read = async <T>(path: string, who = head) => (await answerOf<T>(app.fetch(path, { headers: as(who) }))).body;
const statusOf = async (url: string) => (await app.fetch(new URL(url).pathname)).status;
const forbidden = { status: 403, body: { message: "You are not allowed to do this" } };
const undone = (count: number) => ({ status: 200, body: { undone: count } });

async function upload(width: number, path = "/api/media", method = "POST") {
  const body = new FormData();
  body.set("file", new File([new Uint8Array(await pictureBytes(width, 40))], "toko.png", { type: "image/png" }));
  return app.fetch(path, { method, headers: as(admin), body });
}

test("every write to the library, to subscribers, to accounts and from the trash bears its token", async () => {
  const added = await upload(300);
  const media = (await added.json()) as Media;
  await app.services.newsletter.subscribe("rina@example.com", "::1");
  const { subscribers } = await read<{ subscribers: { id: string }[] }>("/api/newsletter");
  const article = await postNews(app, bearer(admin.token));
  await remove(`/api/news/${article.id}`);
  const writes = [
    added,
    await send(`/api/media/${media.id}`, "PUT", admin, { alt: "Toko" }),
    await upload(310, `/api/media/${media.id}/file`, "PUT"),
    await remove(`/api/media/${media.id}`, admin),
    await remove(`/api/newsletter/${subscribers[0]?.id}`),
    await send(`/api/users/${admin.id}`, "PUT", head, { disabled: true }),
    await remove(`/api/users/${admin.id}`),
    await send("/api/trash/restore", "POST", head, { ids: [article.id, media.id] }),
  ];
  for (const write of writes) {
    expect(write.ok, write.url).toBe(true);
    expect(tokenOf(write), write.url).toMatch(/^[\w-]{32}$/);
  }
  // Restored records of several kinds are undone as one write.
  expect(await undo(tokenOf(writes.at(-1) as Response))).toEqual(undone(2));
  expect(await statusOf(media.url)).toBe(404);
});

test("links, once made or revoked, are not taken back; nor is what is gone for good", async () => {
  const invited = await send("/api/users/invitations", "POST", head, { name: "Rina", role: "admin" });
  const { id } = (await invited.json()) as { id: string };
  const article = await postNews(app, bearer(admin.token));
  await remove(`/api/news/${article.id}`);
  const writes = [
    invited,
    await remove(`/api/users/invitations/${id}`),
    await send(`/api/users/${admin.id}/reset-link`, "POST"),
    await remove(`/api/trash/${article.id}`),
  ];
  for (const write of writes) expect([write.ok, write.headers.has("X-Undo")], write.url).toEqual([true, false]);
});

test("a picture that was replaced is served again, and the new one is not", async () => {
  const first = (await (await upload(300)).json()) as Media;
  const replaced = await upload(500, `/api/media/${first.id}/file`, "PUT");
  const second = (await replaced.json()) as Media;
  expect([await statusOf(first.url), await statusOf(second.url)]).toEqual([404, 200]);
  expect(await undo(tokenOf(replaced), admin)).toEqual(undone(1));
  expect([await statusOf(first.url), await statusOf(second.url)]).toEqual([200, 404]);
  expect(await undo(tokenOf(replaced), admin)).toEqual(notFound);
  expect(await read<Media>(`/api/media/${first.id}`)).toEqual(first);
});

test("a token widens nobody's rights, and is not used up by whoever has none", async () => {
  const changed = await send(`/api/users/${admin.id}`, "PUT", head, { role: "superadmin" });
  await send(`/api/users/${admin.id}`, "PUT", head, { role: "admin" });
  const second = await signUp(app, { username: "rina", email: "rina@example.com" });
  const approved = tokenOf(await send(`/api/users/${second.id}`, "PUT", head, { role: "admin" }));
  expect(await undo(approved, second)).toEqual(forbidden);
  expect(await undo(approved, admin)).toEqual(forbidden);
  expect((await answerOf(send(`/api/undo/${approved}`, "POST", admin))).status).toBe(403);
  expect(await undo(approved)).toEqual(undone(1));
  expect((await undo(tokenOf(changed))).status).toBe(409);
  const entries = await app.services.audit.list({ page: 1, limit: 10, action: "access" });
  expect(entries.rows.map(({ username, outcome }) => [username, outcome])).toContainEqual(["editor", "refused"]);
});

test("no answer and no log holds a password's hash", async () => {
  const hash = (await app.services.users.list({ page: 1, limit: 10 })).rows.find(({ id }) => id === admin.id);
  const deleted = await remove(`/api/users/${admin.id}`);
  const back = await send(`/api/undo/${tokenOf(deleted)}`, "POST");
  const told = [
    await back.text(),
    await (await app.fetch("/api/trash", { headers: as(head) })).text(),
    await (await app.fetch("/api/audit", { headers: as(head) })).text(),
    await (await app.fetch("/api/users", { headers: as(head) })).text(),
    ...app.logLines,
  ].join("\n");
  expect(back.status).toBe(200);
  expect(hash?.passwordHash).toMatch(/^\$argon2id/);
  expect(told).not.toContain("argon2");
  expect((await postJson(app, "/api/auth/login", { username: "editor", password: "" })).status).toBe(400);
});
