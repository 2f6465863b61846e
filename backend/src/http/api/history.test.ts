import type { UserInfo } from "@etalase/contracts/accounts/users.schema";
import type { NewsArticle } from "@etalase/contracts/news.schema";
import { beforeEach, describe, expect, test } from "vitest";
import { answerOf, bearer, newsForm, notFound, postJson, postNews, signUpStaff, testApp } from "../../../test/app.ts";

let head: UserInfo;
let admin: UserInfo;
const { app } = testApp({ anew: true });
beforeEach(async () => {
  ({ head, admin } = await signUpStaff(app));
});

const as = (who: UserInfo) => bearer(who.token);
const send = (path: string, method: string, who = admin, body: object = {}) =>
  postJson(app, path, body, as(who), method);
const remove = (path: string, who = admin) => app.fetch(path, { method: "DELETE", headers: as(who) });
const tokenOf = (answer: Response) => answer.headers.get("X-Undo") ?? "";
const read = <T = NewsArticle>(path: string) => answerOf<T>(app.fetch(path, { headers: as(admin) }));
const statusOf = async (url: string) => (await app.fetch(new URL(url).pathname)).status;

describe("every write of staff", () => {
  test("bears the token that takes it back; nothing else does", async () => {
    const made = await app.fetch("/api/news", { method: "POST", body: await newsForm(), headers: as(admin) });
    const { id } = (await made.json()) as NewsArticle;
    const [one, two] = [await app.fetch("/api/partners", { headers: as(admin) }), await app.fetch("/api/news")];
    const writes = [
      made,
      await send(`/api/news/${id}`, "PUT", admin, { isHighlighted: true }),
      await send("/api/news/bulk-update", "PUT", admin, { ids: [id], update: { status: "draft" } }),
      await send("/api/settings", "PUT", admin, { siteName: "Toko" }),
      await remove(`/api/news/${id}`),
    ];
    for (const write of writes) expect(tokenOf(write), write.url).toMatch(/^[\w-]{32}$/);
    for (const answer of [one, two, await remove(`/api/news/${id}`), await send("/api/news/x", "PUT")])
      expect(answer.headers.has("X-Undo")).toBe(false);
  });

  test("is taken back by whoever is staff, once, under a version of its own", async () => {
    const article = await postNews(app, bearer(head.token));
    const token = tokenOf(await send(`/api/news/${article.id}`, "PUT", head, { title: "Enam ide promosi" }));
    expect((await app.fetch(`/api/undo/${token}`, { method: "POST" })).status).toBe(401);
    const undone = await send(`/api/undo/${token}`, "POST", admin);
    expect([undone.status, await undone.json()]).toEqual([200, { undone: 1 }]);
    expect((await read(`/api/news/${article.id}`)).body).toEqual({ ...article, version: 3 });
    expect(await answerOf(send(`/api/undo/${token}`, "POST"))).toEqual(notFound);
    expect(await answerOf(send("/api/undo/invented", "POST"))).toEqual(notFound);
  });
});

describe("a deleted record", () => {
  test("answers like none, its page and its files too, until it is brought back", async () => {
    const article = await postNews(app, bearer(admin.token));
    const page = `/berita/${article.slug}`;
    expect([await statusOf(article.featuredImage), (await app.fetch(page)).status]).toEqual([200, 200]);
    await remove(`/api/news/${article.id}`);
    expect([await statusOf(article.featuredImage), (await app.fetch(page)).status]).toEqual([404, 404]);
    expect(await read(`/api/news/${article.id}`)).toEqual(notFound);
    expect(await read(`/api/news/${article.id}/revisions`)).toEqual(notFound);

    const { body } = await read<{ items: object[]; total: number }>("/api/trash");
    expect(body).toMatchObject({ total: 1, page: 1, totalPages: 1 });
    const purgeAt = new Date(app.now().getTime() + 30 * 24 * 60 * 60 * 1000).toISOString();
    expect(body.items).toEqual([
      {
        _id: article.id,
        id: article.id,
        resource: "news",
        title: article.title,
        purgeAt,
        deletedAt: app.now().toISOString(),
        deletedBy: { id: admin.id, name: "Budi" },
      },
    ]);

    const restored = await send(`/api/trash/${article.id}/restore`, "POST");
    expect([restored.status, await restored.json()]).toEqual([200, { restored: 1 }]);
    expect((await read(`/api/news/${article.id}`)).body).toEqual({ ...article, version: 2 });
    expect([await statusOf(article.featuredImage), (await app.fetch(page)).status]).toEqual([200, 200]);
    expect(await answerOf(send(`/api/trash/${article.id}/restore`, "POST"))).toEqual(notFound);
  });

  test("goes for good by a superadmin's hand alone", async () => {
    const [one, two] = [await postNews(app, bearer(admin.token)), await postNews(app, bearer(admin.token))];
    await remove(`/api/news?ids=${one.id},${two.id}`);
    expect((await remove(`/api/trash/${one.id}`)).status).toBe(403);
    expect((await remove(`/api/trash/${one.id}`, head)).status).toBe(204);
    expect(await answerOf(remove(`/api/trash?ids=${two.id}`, head))).toEqual({ status: 200, body: { deleted: 1 } });
    expect(await answerOf(remove(`/api/trash/${one.id}`, head))).toEqual(notFound);
    expect((await read<{ items: object[] }>("/api/trash")).body.items).toEqual([]);
  });
});

describe("versions", () => {
  test("are listed, read and restored as the record's own answers", async () => {
    const article = await postNews(app, bearer(admin.token));
    app.pass(1000);
    await send(`/api/news/${article.id}`, "PUT", head, { category: "Desain" });
    const path = `/api/news/${article.id}/revisions`;
    const list = (await read<{ revisions: object[] }>(path)).body;
    expect(list.revisions).toEqual([
      { version: 2, at: app.now().toISOString(), by: { id: head.id, name: head.name }, fields: ["category"] },
      { version: 1, at: article.createdAt, by: { id: admin.id, name: "Budi" }, fields: [] },
    ]);
    expect((await read<{ values: object }>(`${path}/1`)).body.values).toEqual(article);
    const restored = await send(`${path}/1/restore`, "POST");
    expect(restored.headers.get("ETag")).toBe('"3"');
    expect(await restored.json()).toEqual({ ...article, version: 3, updatedAt: app.now().toISOString() });
    for (const version of ["9", "0", "x", "1.0"]) expect((await read(`${path}/${version}`)).status).toBe(404);
    expect((await app.fetch(path)).status).toBe(401);
  });

  test("are restored only where the record is as it was looked at, when that is asked for", async () => {
    const article = await postNews(app, bearer(admin.token));
    await send(`/api/news/${article.id}`, "PUT", head, { category: "Desain" });
    await send("/api/settings", "PUT", head, { siteName: "Toko" });
    const { mediaId } = await answerOf<{ media: { id: string }[] }>(
      app.fetch("/api/media", { headers: as(admin) }),
    ).then(({ body }) => ({ mediaId: body.media[0]?.id }));
    await send(`/api/media/${mediaId}`, "PUT", head, { alt: "Toko roti" });
    for (const path of [`/api/news/${article.id}`, "/api/settings", `/api/media/${mediaId}`]) {
      const before = await read(path);
      const [latest] = (await read<{ revisions: { version: number }[] }>(`${path}/revisions`)).body.revisions;
      const restore = (ifMatch: string) =>
        app.fetch(`${path}/revisions/1/restore`, { method: "POST", headers: { ...as(admin), "If-Match": ifMatch } });
      expect((await restore('"1"')).status, path).toBe(412);
      expect(await read(path)).toEqual(before);
      expect((await restore(`"${latest?.version}"`)).status, path).toBe(200);
    }
  });

  test("show pictures to staff that nobody else is served", async () => {
    const article = await postNews(app, bearer(admin.token));
    await app.fetch(`/api/news/${article.id}`, { method: "PUT", body: await newsForm(), headers: as(admin) });
    expect(await statusOf(article.featuredImage)).toBe(404);
    const kept = `/api/history/pictures/${article.featuredImage.split("/").at(-1)}`;
    const answer = await app.fetch(kept, { headers: as(admin) });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
    expect((await app.fetch(kept)).status).toBe(401);
    expect((await app.fetch("/api/history/pictures/..%2ftoken-secret", { headers: as(admin) })).status).toBe(404);
  });
});
