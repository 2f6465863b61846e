import type { Partner, PartnersPage } from "@etalase/contracts/partners.schema";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  answerOf,
  bearer,
  everyByteOf,
  invalid,
  notFound,
  postJson,
  signUp,
  startTestApp,
  type TestApp,
} from "../../../test/app.ts";
import { dataUrlOf, drawing, fileNames, fileOf, formOf, pictureFile } from "../../../test/forms.ts";
import { newId } from "../../../test/records.ts";
import { pictureBytes } from "../../../test/services.ts";

let app: TestApp;
let staff: Record<string, string>;
let user: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  staff = bearer((await signUp(app)).token);
  user = bearer((await signUp(app, { username: "budi", email: "budi@example.com" })).token);
});
afterEach(async () => {
  // Either way, the order has no gaps, every stored file is a partner's logo, and no upload is left.
  const { partners } = (await list("?limit=100", staff)).body;
  expect(partners.map(({ order }) => order)).toEqual(partners.map((_, place) => place));
  expect(await app.mediaFiles()).toEqual(fileNames(partners.map(({ logo }) => logo)));
  expect((await app.uploadFiles()).filter((name) => name.includes("/"))).toEqual([]);
  if (partners.length > 0) await remove(`?ids=${partners.map(({ id }) => id).join(",")}`);
});
afterAll(() => app.close());

const valid = {
  name: "Mega Digital",
  website: "https://example.com",
  description: "Toko elektronik",
  isActive: "true",
};
const get = <T>(path: string, headers: Record<string, string> = {}) => answerOf<T>(app.fetch(path, { headers }));
const list = (query = "", headers: Record<string, string> = {}) => get<PartnersPage>(`/api/partners${query}`, headers);
const names = async (query = "", headers: Record<string, string> = {}) =>
  (await list(query, headers)).body.partners.map(({ name }) => name);
const send = (method: string, path: string, body: FormData, headers: Record<string, string> = {}) =>
  app.fetch(`/api/partners${path}`, { method, body, headers: { ...staff, ...headers } });
const create = async (name = valid.name, fields: Record<string, string> = {}) => {
  const form = formOf({ ...valid, name, ...fields }, { logo: await pictureFile() });
  const answer = await answerOf<Partner>(send("POST", "", form));
  expect(answer).toMatchObject({ status: 201 });
  return answer.body;
};
const put = (path: string, fields: unknown, headers: Record<string, string> = staff) =>
  postJson(app, `/api/partners${path}`, fields, headers, "PUT");
const remove = (path: string, headers: Record<string, string> = staff) =>
  app.fetch(`/api/partners${path}`, { method: "DELETE", headers });

describe("POST /api/partners", () => {
  test("stores a form, last in order, and answers the whole partner", async () => {
    await create("PSAI");
    const response = await send("POST", "", formOf(valid, { logo: await pictureFile() }));
    expect(response.headers.get("ETag")).toBe('"1"');
    const { status, body } = await answerOf<Partner>(response);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...{ _id: body.id, id: expect.stringMatching(/^[0-9a-f]{24}$/), ...valid, isActive: true, order: 1, version: 1 },
      logo: expect.stringMatching(/^http:\/\/localhost:8080\/media\/[0-9a-f]{32}\.\w+$/),
      logoSet: { width: 64, height: 40, color: expect.any(String), srcset: `${body.logo} 64w` },
      ...{ createdAt: app.now().toISOString(), updatedAt: app.now().toISOString() },
    });
    expect(await get(`/api/partners/${body.id}`)).toEqual({ status: 200, body });
  });

  test("stores JSON with the logo as a data URL, drawn or not", async () => {
    for (const logo of [dataUrlOf(await pictureBytes()), dataUrlOf(drawing, "image/svg+xml")])
      expect(await answerOf(postJson(app, "/api/partners", { name: "PSAI", logo, order: 9 }, staff))).toMatchObject({
        status: 201,
        body: { name: "PSAI", website: "", description: "", isActive: true },
      });
  });

  test("serves a drawing without what it could do", async () => {
    const unsafe = drawing.replace("<path", '<script>alert(1)</script><path onload="alert(1)"');
    const logo = fileOf(unsafe, "logo.svg", "image/svg+xml");
    const { body } = await answerOf<Partner>(send("POST", "", formOf(valid, { logo })));
    const served = await app.fetch(new URL(body.logo).pathname);
    expect(served.headers.get("Content-Type")).toBe("image/svg+xml");
    expect(served.headers.get("Content-Security-Policy")).toContain("sandbox");
    const text = await served.text();
    expect(text).toContain("<path");
    expect(text).not.toMatch(/script|onload|alert/);
  });

  test.each<[Record<string, string>, Record<string, string>]>([
    [{ name: " " }, { name: "Partner name is required" }],
    [{ name: " a " }, { name: "Partner name must be at least 2 characters long" }],
    [{ name: "a".repeat(101) }, { name: "Partner name cannot exceed 100 characters" }],
    [{ website: "example" }, { website: "Please enter a valid URL (e.g., https://example.com)" }],
    [{ website: "https://a:b@example.com" }, { website: "Please enter a valid URL (e.g., https://example.com)" }],
    [{ description: "a".repeat(501) }, { description: "Description cannot exceed 500 characters" }],
    [{ isActive: "on" }, { isActive: "Active must be true or false" }],
  ])("refuses %.60j and keeps nothing", async (fields, errors) => {
    const form = formOf({ ...valid, ...fields }, { logo: await pictureFile() });
    expect(await answerOf(send("POST", "", form))).toEqual(invalid(errors));
    expect((await list("", staff)).body.total).toBe(0);
  });

  test("refuses texts that are none", async () => {
    const sent = { website: null, description: null };
    expect(await answerOf(postJson(app, "/api/partners", { ...valid, ...sent }, staff))).toMatchObject({
      status: 400,
      body: {
        errors: {
          website: "Please enter a valid URL (e.g., https://example.com)",
          description: "Description must be a text",
        },
      },
    });
  });

  test("refuses a logo that is none, or of another type, or too large", async () => {
    const type = "Invalid file type. Only JPEG, JPG, PNG, GIF, WebP, and SVG are allowed.";
    for (const [file, sentence] of [
      [fileOf("none", "a.png"), "The image could not be read"],
      [fileOf("<svg", "a.svg", "image/svg+xml"), "The image could not be read"],
      [fileOf(drawing, "a.png"), "The image could not be read"],
      [fileOf("x", "a.pdf", "application/pdf"), type],
      [fileOf(new Uint8Array(2_097_153), "a.png"), "File size exceeds 2MB limit. Please choose a smaller file."],
    ] as const)
      expect(await answerOf(send("POST", "", formOf(valid, { logo: file })))).toEqual(invalid({ logo: sentence }));
    const missing = invalid({ name: "Partner name is required", logo: "Partner logo is required" });
    expect(await answerOf(send("POST", "", new FormData()))).toEqual(missing);
    expect(await answerOf(postJson(app, "/api/partners", { logo: "https://example.com/a.png" }, staff))).toEqual(
      missing,
    );
  });

  test("refuses a body that is too large, of another type, or of unknown length", async () => {
    const large = formOf(valid, { logo: fileOf(new Uint8Array(6_291_456), "a.png") });
    expect((await send("POST", "", large)).status).toBe(413);
    const text = { method: "POST", body: "x", headers: { ...staff, "Content-Type": "text/plain" } };
    expect((await app.fetch("/api/partners", text)).status).toBe(415);
    const chunked = [["Content-Type", "application/json"] as const, ["Transfer-Encoding", "chunked"] as const];
    const headers = [...Object.entries(staff), ...chunked];
    expect((await app.raw("/api/partners", { method: "POST", headers })).status).toBe(411);
  });

  test("is the staff's", async () => {
    const form = formOf(valid, { logo: await pictureFile() });
    expect((await app.fetch("/api/partners", { method: "POST", body: form })).status).toBe(401);
    expect((await send("POST", "", form, user)).status).toBe(403);
  });
});

describe("PUT /api/partners/{id}", () => {
  test("switches a partner off alone, as the dashboard does", async () => {
    const before = await create();
    app.pass(1000);
    expect(await answerOf(put(`/${before.id}`, { isActive: false }))).toEqual({
      status: 200,
      body: { ...before, isActive: false, version: 2, updatedAt: app.now().toISOString() },
    });
  });

  test("takes a form with a new logo, and forgets the old one", async () => {
    const before = await create();
    const form = formOf({ website: "" }, { logo: fileOf(drawing, "logo.svg", "image/svg+xml") });
    const { status, body } = await answerOf<Partner>(send("PUT", `/${before.id}`, form));
    expect([status, body.website, body.name]).toEqual([200, "", before.name]);
    expect(body.logo).toMatch(/\.svg$/);
    expect((await app.fetch(new URL(before.logo).pathname)).status).toBe(404);
  });

  test("sent again as it was read changes only what was changed", async () => {
    const before = await create();
    const { body } = await answerOf<Partner>(put(`/${before.id}`, { ...before, name: "Lain" }));
    expect(body).toEqual({ ...before, name: "Lain", version: 2, updatedAt: body.updatedAt });
  });

  test("refuses what it cannot do", async () => {
    const { id } = await create();
    for (const fields of [{}, { order: 3 }, { logo: "http://localhost:8080/media/a.webp" }])
      expect(await answerOf(put(`/${id}`, fields))).toEqual({ status: 400, body: { message: "No updatable fields" } });
    expect((await put(`/${id}`, { name: "Lain" }, { ...staff, "If-Match": '"2"' })).status).toBe(412);
    for (const missing of [newId(), "x"])
      expect(await answerOf(put(`/${missing}`, { name: "Lain" }))).toEqual(notFound);
    expect((await put(`/${id}`, { name: "Lain" }, user)).status).toBe(403);
    expect((await put(`/${id}`, { name: "Lain" }, {})).status).toBe(401);
    expect((await get<Partner>(`/api/partners/${id}`)).body.version).toBe(1);
  });
});

describe("PUT /api/partners/order", () => {
  test("moves a partner by one and tells whose place changed", async () => {
    const [a, b] = [await create("AA"), await create("BB")];
    await create("CC");
    expect(await answerOf(put("/order", { id: b.id, direction: "up" }))).toEqual({
      status: 200,
      body: {
        partners: [
          { _id: b.id, order: 0 },
          { _id: a.id, order: 1 },
        ],
      },
    });
    expect(await names()).toEqual(["BB", "AA", "CC"]);
  });

  test("moves a partner to a place at once", async () => {
    const [a] = [await create("AA"), await create("BB"), await create("CC")];
    expect(await answerOf(put("/order", { id: a.id, order: 2 }))).toMatchObject({ status: 200 });
    expect(await names()).toEqual(["BB", "CC", "AA"]);
  });

  test("tells when there is nowhere to go", async () => {
    const [a, b] = [await create("AA"), await create("BB")];
    expect(await answerOf(put("/order", { id: a.id, direction: "up" }))).toEqual({
      status: 400,
      body: { message: "Partner is already first" },
    });
    expect(await answerOf(put("/order", { id: b.id, direction: "down" }))).toEqual({
      status: 400,
      body: { message: "Partner is already last" },
    });
  });

  test("refuses what it cannot do", async () => {
    const { id } = await create();
    expect(await answerOf(put("/order", { id: newId(), direction: "up" }))).toEqual(notFound);
    expect(await answerOf(put("/order", { id: "x", direction: "left" }))).toMatchObject({
      status: 400,
      body: { errors: { id: "id must be a record id", direction: "direction must be one of: up, down" } },
    });
    for (const both of [{ id }, { id, direction: "up", order: 0 }])
      expect(await answerOf(put("/order", both))).toMatchObject({
        status: 400,
        body: { errors: { direction: "direction must be one of: up, down" } },
      });
    expect(await answerOf(put("/order", { id, order: -1 }))).toMatchObject({
      status: 400,
      body: { errors: { order: "order must be a whole number from 0 to 100000" } },
    });
    expect((await put("/order", { id, direction: "up" }, user)).status).toBe(403);
    expect((await put("/order", { id, direction: "up" }, {})).status).toBe(401);
  });
});

describe("calls for many", () => {
  test("switch all that are named, or none", async () => {
    const [a, b] = [await create("AA"), await create("BB")];
    const bulk = (body: unknown, headers = staff) => put("/bulk-update", body, headers);
    expect(await answerOf(bulk({ ids: [a.id, newId()], update: { isActive: false } }))).toEqual(notFound);
    expect(await names()).toEqual(["AA", "BB"]);
    expect(await answerOf(bulk({ ids: [a.id, b.id, a.id], update: { isActive: false } }))).toEqual({
      status: 200,
      body: { updated: 2 },
    });
    expect(await names()).toEqual([]);
    expect(await answerOf(bulk({ ids: [a.id], update: { name: "Lain" } }))).toMatchObject({
      status: 400,
      body: { message: "No updatable fields" },
    });
    expect(await answerOf(bulk({ ids: [], update: { isActive: true } }))).toEqual(
      invalid({ ids: "ids must hold 1 to 200 record ids" }),
    );
    expect((await bulk({ ids: [a.id], update: { isActive: true } }, user)).status).toBe(403);
  });

  test("remove all that are named, or none, and close ranks", async () => {
    const [a, b] = [await create("AA"), await create("BB")];
    await create("CC");
    expect(await answerOf(remove(`?ids=${a.id},${newId()}`))).toEqual(notFound);
    for (const headers of [{}, user]) expect([401, 403]).toContain((await remove(`?ids=${a.id}`, headers)).status);
    expect(await answerOf(remove(`?ids=${a.id},${b.id}`))).toEqual({ status: 200, body: { deleted: 2 } });
    expect((await list()).body.partners).toMatchObject([{ name: "CC", order: 0 }]);
  });

  test("remove one, once", async () => {
    const { id } = await create();
    expect((await remove(`/${id}`)).status).toBe(204);
    expect(await answerOf(remove(`/${id}`))).toEqual(notFound);
  });
});

describe("reading", () => {
  test("answers the spec's own calls", async () => {
    await create("Zebra");
    app.pass(1000);
    await create("Apel");
    app.pass(1000);
    await create("Durian", { isActive: "false" });
    expect(await names("?page=1&isActive=true&sort=order", staff)).toEqual(["Zebra", "Apel"]);
    expect(await names("?page=1&isActive=false", staff)).toEqual(["Durian"]);
    expect(await names("?sort=nameAsc", staff)).toEqual(["Apel", "Durian", "Zebra"]);
    expect(await names("?sort=nameDesc", staff)).toEqual(["Zebra", "Durian", "Apel"]);
    expect(await names("?sort=newest", staff)).toEqual(["Durian", "Apel", "Zebra"]);
    expect(await names("?sort=oldest&search=e", staff)).toEqual(["Zebra", "Apel"]);
    const { status, body } = await get<Partner[]>("/api/partners/active");
    expect([status, body.map(({ name }) => name)]).toEqual([200, ["Zebra", "Apel"]]);
    expect(await list("?page=2")).toEqual({ status: 200, body: { partners: [], total: 2, page: 2, totalPages: 1 } });
  });

  test.each([
    ["?page=x", "page must be a whole number from 1 to 10000"],
    ["?limit=0", "limit must be a whole number from 1 to 100"],
    ["?isActive=1", "isActive must be true or false"],
    ["?sort=name", "sort must be one of: order, nameAsc, nameDesc, newest, oldest"],
    [`?search=${"a".repeat(101)}`, "search cannot exceed 100 characters"],
    ["?ids=x", "ids must hold 1 to 200 record ids"],
  ])("refuses %.30s under its field", async (query, sentence) => {
    expect(await list(query)).toEqual(invalid({ [sentence.split(" ")[0] ?? ""]: sentence }));
  });

  test("finds nothing where there is nothing", async () => {
    for (const id of [newId(), "x", "order", "bulk-updat"]) {
      const { status } = await get(`/api/partners/${id}`);
      expect(status).toBe(id === "order" ? 405 : 404);
    }
  });
});

describe("an inactive partner", () => {
  test("is byte for byte like nothing for who is not staff", async () => {
    const hidden = await create("Tersembunyi", { isActive: "false" });
    await create("Aktif");
    for (const [method, path] of [
      ["GET", "/api/partners/ID"],
      ["HEAD", "/api/partners/ID"],
      ["GET", "/api/partners?ids=ID"],
    ] as const)
      for (const who of [{}, user]) {
        const missing = await everyByteOf(app, path.replace("ID", newId()), method, who);
        expect(await everyByteOf(app, path.replace("ID", hidden.id), method, who)).toEqual(missing);
      }
    expect((await get(`/api/partners/${hidden.id}`, staff)).body).toEqual(hidden);
  });

  test("is in no list for who is not staff, whatever is asked", async () => {
    await create("Tersembunyi", { isActive: "false" });
    for (const who of [{}, user])
      for (const path of ["", "?isActive=false", "?search=tersembunyi", "?sort=newest", "/active"]) {
        const { status, body } = await get(`/api/partners${path}`, who);
        expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringMatching(/tersembunyi/i)]);
      }
    expect((await list("?isActive=false")).body).toEqual({ partners: [], total: 0, page: 1, totalPages: 0 });
  });
});

test.each([
  ["GET", "/api/partners/order", "PUT"],
  ["POST", "/api/partners/bulk-update", "PUT"],
  ["DELETE", "/api/partners/active", "GET, HEAD"],
  ["PUT", "/api/partners", "GET, HEAD, POST, DELETE"],
])("%s %s is not a method of it", async (method, path, allow) => {
  const response = await app.fetch(path, { method, headers: staff });
  expect([response.status, response.headers.get("Allow")]).toEqual([405, allow]);
});
