import { contentResources } from "@etalase/contracts/kinds";
import { leadsQuery } from "@etalase/contracts/leads/leads.schema";
import { ownSections } from "@etalase/contracts/site/sections";
import type { TextEntry } from "@etalase/contracts/texts";
import { beforeAll, describe, expect, test } from "vitest";
import { answerOf, bearer, browser, postJson, signUp, testApp } from "../../../test/app.ts";
import { formOf, pictureFile } from "../../../test/forms.ts";
import { type Made, made } from "../../../test/kinds/made.ts";
import { samples } from "../../../test/kinds/samples.ts";
import { apiRoutes } from "../../server.ts";
import { createSessions } from "./session.ts";

const heading: TextEntry = { key: "home.hero.heading", page: "home", default: "Etalase", kind: "line", max: 60 };

let headers: Record<string, string>;
let ids: Record<string, string>;

const { app } = testApp({ texts: [heading] });
beforeAll(async () => {
  const me = await signUp(app);
  headers = bearer(me.token);
  const message = "Situs merek kopi dari lereng Merbabu, dengan toko daring.";
  const lead = { kind: "contact", name: "Rina", email: "rina@example.com", message, consent: true };
  await postJson(app, "/api/leads", lead, { "User-Agent": browser });
  const { rows } = await app.services.leads.list(leadsQuery.parse({}));
  const picture = formOf({ alt: "Kopi" }, { file: await pictureFile() });
  const media = await answerOf<Made>(app.fetch("/api/media", { method: "POST", headers, body: picture }));
  ids = { users: me.id, leads: rows[0]?.id ?? "", people: rows[0]?.id ?? "", media: media.body.id };
  for (const resource of contentResources) {
    const shown = samples[resource].shown(true);
    ids[resource] = (await made(app, headers, resource, { word: "satu", ...shown })).id;
  }
  // Each project then has a next one.
  await made(app, headers, "portfolio", { word: "dua", status: "published" });
  await postJson(app, "/api/newsletter", { email: "rina@example.com", consent: true });
  const hook = { url: "https://8.8.8.8/kait", events: ["record.published"] };
  ids.webhooks = (await answerOf<Made>(postJson(app, "/api/webhooks", hook, headers))).body.id;
  const copy = { values: { title: "Judul baru" }, baseVersion: 1 };
  await postJson(app, `/api/working-copies/news/${ids.news}`, copy, headers, "PUT");
});

const described = async () =>
  (await (await app.fetch("/api/openapi.json")).json()) as {
    openapi: string;
    paths: Record<string, Record<string, { parameters: { name: string }[]; requestBody?: object; responses: object }>>;
  };

test("every route is described, with its parameters and its body", async () => {
  const { openapi, paths } = await described();
  expect(openapi).toBe("3.1.0");
  expect(paths["/api/news"]?.get?.parameters.map(({ name }) => name)).toContain("archive");
  expect(Object.keys(paths["/api/portfolio/{id}"] ?? {})).toEqual(["get", "put", "delete"]);
  expect(paths["/api/partners"]?.post?.requestBody).toMatchObject({
    content: { "multipart/form-data": { schema: { properties: { logo: { type: "string" } } } } },
  });
  const withHeader = (method: "put" | "post", header: string) =>
    Object.entries(paths)
      .filter(([, methods]) => methods[method]?.parameters.some(({ name }) => name === header))
      .map(([path]) => path)
      .toSorted();
  const edited = contentResources.map((name) => `/api/${name}/{id}`);
  expect(withHeader("put", "If-Match")).toEqual(
    [
      ...edited,
      "/api/settings",
      "/api/texts",
      "/api/sections",
      "/api/menus",
      "/api/synonyms",
      "/api/leads/{id}",
    ].toSorted(),
  );
  const created = contentResources.map((name) => `/api/${name}`);
  expect(withHeader("post", "Idempotency-Key")).toEqual(created.toSorted());
  expect(paths["/api/newsletter"]?.post?.responses).toHaveProperty("202");
  expect(Object.keys(paths["/api/leads"]?.post?.responses ?? {})).toEqual(["201", "202", "default"]);
});

const routesOf = () =>
  apiRoutes(app.services, {
    sessions: createSessions(app.services.auth, app.url),
    publicUrl: app.url,
    visitorSecret: "",
    now: () => new Date(),
  });

test("no route is left out, nor the description itself", async () => {
  const { paths } = await described();
  const inDescription = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const routes = routesOf().map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
  expect(inDescription.toSorted()).toEqual(routes.toSorted());
});

test("answers that are no JSON are described, too", async () => {
  const { paths } = await described();
  expect(paths["/api/newsletter"]?.get?.responses).toMatchObject({ 200: { content: { "text/csv": {} } }, 304: {} });
  expect(paths["/api/news/slug/{slug}"]?.get?.responses).toHaveProperty("301");
});

describe("real answers are what the description says", () => {
  test("of every call that reads", async () => {
    const reads = routesOf().filter(({ method, response }) => method === "GET" && response);
    expect(reads.length).toBeGreaterThan(15);
    for (const { path, response } of reads) {
      const id = ids[path.split("/")[2] ?? ""] ?? "";
      const asked = path === "/api/suggestions" ? "?in=news&q=satu" : "";
      const place = (path + asked).replace(":resource/:key", `news/${ids.news}`).replace(":id", id);
      const answer = await app.fetch(place.replace(":slug", "satu").replace(":version", "1"), { headers });
      expect(answer.status, path).toBe(200);
      const parsed = response?.safeParse(await answer.json());
      expect(parsed?.error?.issues ?? [], path).toEqual([]);
    }
  });

  test("of calls that write", async () => {
    const responseOf = (method: string, path: string) =>
      routesOf().find((route) => route.method === method && route.path === path)?.response;
    const writes = [
      ["PUT", "/api/news/:id", { category: "Desain" }],
      ["PUT", "/api/news/bulk-update", { ids: [ids.news], update: { isHighlighted: true } }],
      ["PUT", "/api/portfolio/:id", { isFeatured: true }],
      ["PUT", "/api/packages/:id", { promo: null, isHighlighted: true }],
      ["PUT", "/api/partners/:id", { isActive: false }],
      ["PUT", "/api/faqs/:id", { isActive: false }],
      ["PUT", "/api/services/:id", { isActive: false, picture: "" }],
      ["PUT", "/api/showcases/:id", { drawing: "queue-system" }],
      ["PUT", "/api/testimonials/:id", { photo: "", rating: 4 }],
      ["PUT", "/api/media/:id", { caption: "Kopi pagi", focal: { x: 0, y: 1 } }],
      ["PUT", "/api/settings", { siteName: "Toko" }],
      ["PUT", "/api/texts", { values: { "home.hero.heading": "Halo" } }],
      ["PUT", "/api/sections", { sections: ownSections }],
      [
        "PUT",
        "/api/menus",
        { navbar: [{ id: "news", isShown: false }], footer: [{ label: "Toko", url: "https://toko.example/" }] },
      ],
      ["PUT", "/api/synonyms", { synonyms: [["toko", "kedai"]] }],
      ["POST", "/api/previews", { resource: "news", values: { title: "Judul baru" } }],
      ["PUT", "/api/webhooks/:id", { isActive: false }],
      ["PUT", "/api/leads/:id", { status: "won", note: "Lunas" }],
      ["PUT", "/api/leads/bulk-update", { ids: [ids.leads], update: { assignee: null } }],
      ["POST", "/api/leads", { kind: "order", code: "7K2PQM" }],
      ["POST", "/api/newsletter", { email: "sari@example.com", consent: true }],
    ] as const;
    for (const [method, path, body] of writes) {
      const id = ids[path.split("/")[2] ?? ""] ?? "";
      const answer = await postJson(app, path.replace(":id", id), body, headers, method);
      expect(answer.ok, path).toBe(true);
      expect(responseOf(method, path)?.safeParse(await answer.json()).success, path).toBe(true);
    }
  });
});
