import { contentResources, kinds } from "@etalase/contracts/kinds";
import type { RenderPage } from "@etalase/contracts/public-api";
import { menuIds } from "@etalase/contracts/site/sections";
import { beforeAll, expect, test } from "vitest";
import { answerOf, postJson, testApp } from "../../../test/app.ts";
import { made } from "../../../test/kinds/made.ts";
import { samples } from "../../../test/kinds/samples.ts";
import { secret } from "../../../test/services.ts";
import { apiRoutes } from "../../server.ts";
import { createSessions } from "./session.ts";

/** Shows everything that a page could be drawn from; menus are drawn from pages that are public. */
const render: RenderPage = async (url, api, { menus: _menus, ...site }) => {
  const answers = await Promise.all([
    api.blog({ page: 1, tags: [] }),
    api.blog({ page: 1, tags: [] }, "en"),
    api.facets(),
    api.projects({ page: 1 }, "en"),
    api.featuredProjects("en"),
    api.menuPages(),
    api.packages(),
    api.testimonials(),
  ]);
  const html = `<!doctype html><pre>${JSON.stringify({ url, site, answers })}</pre>`;
  return { html, policy: "default-src 'none'", indexable: true, status: 200 };
};

type Resource = (typeof contentResources)[number];

const { app, superadmin: staff } = testApp({ render, accounts: ["superadmin"] });
const hidden: Record<string, string> = {};
const addresses: string[] = [];

const make = (resource: Resource, word: string, fields: object) => made(app, staff, resource, { word, ...fields });

const dated: readonly Resource[] = ["news", "pages", "portfolio"];
const waysToHide = (resource: Resource): Readonly<Record<string, object>> => ({
  hidden: samples[resource].shown(false),
  trashed: samples[resource].shown(true),
  ...(dated.includes(resource) && {
    scheduled: { status: "published", publishAt: "2030-01-01T00:00Z" },
    ended: { status: "published", publishAt: "2020-01-01T00:00Z", unpublishAt: "2021-01-01T00:00Z" },
  }),
});

/** A record of each kind in each way that visitors do not see, and public ones that name them. */
async function fill(): Promise<void> {
  for (const resource of contentResources) {
    const menu = resource === "pages" ? { menu: "navbar" } : {};
    const shown = await make(resource, "tampak", { ...menu, ...samples[resource].shown(true) });
    const all = [shown];
    for (const [way, fields] of Object.entries(waysToHide(resource))) {
      const one = await make(resource, way, { ...menu, ...fields });
      hidden[one.id] = `${resource}, ${way}`;
      all.push(one);
      const names = { language: "en", status: "published", translationOf: one.id };
      if (dated.includes(resource)) all.push(await make(resource, `of-${way}`, { ...names, isFeatured: true }));
      if (resource === "portfolio")
        await make("testimonials", way, { ...samples.testimonials.shown(true), portfolioId: one.id });
    }
    addresses.push(
      ...all.flatMap(({ id, slug = "" }) => [
        ...["", "/related", "/next"].map((more) => `/api/${resource}/${id}${more}`),
        `/api/${resource}/slug/${slug}`,
        kinds[resource as "news"].pageOf?.(slug) ?? "/",
        kinds[resource as "news"].pageOf?.(slug, "en") ?? "/",
      ]),
    );
  }
}

const idsWith = (words: string) => Object.keys(hidden).filter((id) => hidden[id]?.startsWith(words));

beforeAll(async () => {
  const [head] = (await app.services.users.list({ page: 1, limit: 1 })).rows;
  hidden[head?.id ?? ""] = "account";
  await postJson(app, "/api/settings", { english: true }, staff, "PUT");
  await fill();
  const entries = [...menuIds, "blog", ...idsWith("pages")].map((id) => ({ id, isShown: true }));
  const navbar = entries.filter(({ id }) => !["home", "testimonials", "faq", "blog"].includes(id));
  const menus = await answerOf(postJson(app, "/api/menus", { navbar, footer: entries }, staff, "PUT"));
  expect(menus.status, JSON.stringify(menus.body)).toBe(200);
  for (const resource of contentResources)
    for (const id of idsWith(`${resource}, trashed`))
      await app.fetch(`/api/${resource}/${id}`, { method: "DELETE", headers: staff });
  type Media = Readonly<{ media: readonly Readonly<{ id: string }>[] }>;
  const { body } = await answerOf<Media>(app.fetch("/api/media", { headers: staff }));
  for (const { id } of body.media) hidden[id] = "picture";
});

test("no answer to strangers names a record that they may not see", async () => {
  const sessions = createSessions(app.services.auth, app.url);
  const needs = { sessions, publicUrl: app.url, visitorSecret: secret, now: app.now };
  const lists = apiRoutes(app.services, needs)
    .filter(({ method, who, path }) => method === "GET" && who === "anyone" && !path.includes(":"))
    .flatMap(({ path }) => [path, `${path}?language=en`, `${path}?status=draft`]);
  const pages = ["/", "/en", "/berita", "/en/berita", "/portfolio", "/en/portfolio"];
  const documents = ["/sitemap.xml", "/rss.xml", "/en/rss.xml", "/manifest.webmanifest", "/robots.txt"];
  const told: string[] = [];
  for (const path of new Set([...lists, ...pages, ...documents, ...addresses])) {
    const answer = await app.fetch(path);
    const said = `${await answer.text()} ${JSON.stringify([...answer.headers])}`;
    const ids = Object.keys(hidden).filter((id) => said.replaceAll(path, "").includes(id));
    told.push(...ids.map((id) => `${path}: ${hidden[id]}`));
  }
  expect(told).toEqual([]);
});
