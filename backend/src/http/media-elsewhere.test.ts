import type { Media } from "@etalase/contracts/media.schema";
import type { NewsArticle } from "@etalase/contracts/news.schema";
import type { RenderPage } from "@etalase/contracts/public-api";
import { publicPolicy } from "@etalase/contracts/site/csp";
import { expect, test } from "vitest";
import { answerOf, newsForm, pictureBytes, postJson, testApp, validNews } from "../../test/app.ts";

const elsewhere = "https://gambar.example/situs";

const renderData: RenderPage = async (url, api, { publicUrl, mediaPublicUrl, settings }) => {
  const article = await api.article(url.slice("/berita/".length));
  const policy = publicPolicy({ publicUrl, mediaPublicUrl, cssHash: "'sha256-x'" });
  return { html: JSON.stringify({ article, settings }), policy, indexable: true, status: 200 };
};

const { app, superadmin: headers } = testApp({
  mediaPublicUrl: elsewhere,
  render: renderData,
  accounts: ["superadmin"],
});

const fileOf = async (width: number) =>
  new File([new Uint8Array(await pictureBytes(width, 400))], "toko.png", { type: "image/png" });
async function addPicture(width: number) {
  const body = new FormData();
  body.set("file", await fileOf(width));
  return (await answerOf<Media>(app.fetch("/api/media", { method: "POST", headers, body }))).body;
}
const withPicture = (src: string) => `<p>Halo semua pembaca kami.</p><figure><img src="${src}" alt="Toko"></figure>`;

/** An article that shows the picture in its text and above it. */
async function postArticle(picture: Media, src = picture.url) {
  const form = await newsForm({ featuredImageId: picture.id, content: withPicture(src) }, null);
  return (await answerOf<NewsArticle>(app.fetch("/api/news", { method: "POST", headers, body: form }))).body;
}

const addressesIn = (text: string) => text.match(/https?:[^\s"'\\]*\/media\/[0-9a-f]{32}[^\s"'\\,]*/g) ?? [];

test("every answer names pictures where they are served, and the site serves them, too", async () => {
  const picture = await addPicture(1200);
  expect(picture.url).toMatch(/^https:\/\/gambar\.example\/situs\/media\/[0-9a-f]{32}\.webp$/);
  const article = await postArticle(picture);
  const paths = [
    ...[`/api/news/${article.id}`, "/api/news", `/api/media/${picture.id}`],
    ...["/rss.xml", `/berita/${article.slug}`],
  ];
  for (const path of paths) {
    const text = await (await app.fetch(path, { headers: path.startsWith("/api") ? headers : {} })).text();
    const found = addressesIn(text);
    expect([path, found.length > 0]).toEqual([path, true]);
    expect(found.filter((address) => !address.startsWith(`${elsewhere}/media/`))).toEqual([]);
  }
  expect(article.featuredImageSet.srcset).toContain(`${elsewhere}/media/`);
  expect(Object.keys(article.contentSets ?? {})).toEqual([picture.url]);
  const served = await app.fetch(picture.url.slice(elsewhere.length));
  expect([served.status, served.headers.get("cross-origin-resource-policy")]).toEqual([200, "cross-origin"]);
});

test("a page may show them, and nothing more of that place", async () => {
  const article = await postArticle(await addPicture(1190));
  const { headers } = await app.fetch(`/berita/${article.slug}`);
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("img-src 'self' data: https: https://gambar.example;");
  expect(policy.match(/gambar\.example/g)).toHaveLength(1);
});

test("texts keep paths, whichever of the two addresses they come with", async () => {
  const picture = await addPicture(1180);
  const path = picture.url.slice(elsewhere.length);
  for (const base of [elsewhere, app.url]) {
    const { id } = await postArticle(picture, base + path);
    expect((await app.services.news.get(id, "staff")).content).toContain(`<img src="${path}"`);
    const { body } = await answerOf<NewsArticle>(
      postJson(
        app,
        `/api/news/${id}`,
        { ...validNews, tags: ["umkm"], content: withPicture(base + path) },
        headers,
        "PUT",
      ),
    );
    expect(body.content).toContain(`<img src="${elsewhere}${path}"`);
  }
});

test("a preview shows what was chosen, also in a draft from before the pictures moved", async () => {
  const picture = await addPicture(1170);
  const { id } = await postArticle(await addPicture(1160));
  for (const base of [elsewhere, app.url]) {
    const featuredImage = base + picture.url.slice(elsewhere.length);
    const values = { featuredImage, content: withPicture(featuredImage) };
    const { body } = await answerOf<{ url: string }>(
      postJson(app, "/api/previews", { resource: "news", id, values }, headers),
    );
    const text = await (await app.fetch(body.url.slice(app.url.length))).text();
    const { article } = JSON.parse(text.slice(0, text.lastIndexOf("}") + 1));
    expect([base, article.featuredImage]).toEqual([base, picture.url]);
    expect(article.featuredImageSet.srcset).toContain(picture.url);
    expect(Object.keys(article.contentSets)).toEqual([picture.url]);
  }
});
