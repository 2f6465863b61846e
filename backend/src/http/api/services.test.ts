import type { Service } from "@etalase/contracts/plain/services.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerOf, bearer, postJson, signUp, startTestApp, type TestApp } from "../../../test/app.ts";
import { kindCases } from "../../../test/kinds/cases.ts";
import { limits } from "../limits.ts";

const valid = { title: "Foto produk", text: "Barang Anda, terang dan jujur.", drawing: "seo", isActive: "true" };

kindCases({
  resource: "services",
  key: "services",
  form: valid,
  json: { ...valid, isActive: true },
  answer: { ...valid, isActive: true },
  pictures: {
    picture: {
      isRequired: false,
      wrongType: "Invalid file type. Only JPEG, JPG, PNG, GIF, and WebP are allowed.",
      megabytes: 5,
    },
  },
  least: {
    form: { title: "Foto" },
    answer: { title: "Foto", text: "", drawing: null, picture: "", pictureSet: null, isActive: true },
  },
  missing: { title: "Title is required" },
  refusals: [
    [{ title: "a" }, { title: "Title must be at least 2 characters long" }],
    [{ title: "a".repeat(61) }, { title: "Title cannot exceed 60 characters" }],
    [{ text: "a".repeat(201) }, { text: "Text cannot exceed 200 characters" }],
    [
      { drawing: "bpbd" },
      {
        drawing: "Drawing must be one of: web-development, web-design, seo, graphic-design, videography, presentation",
      },
    ],
    [{ isActive: "on" }, { isActive: "Active must be true or false" }],
  ],
  edit: { text: "Lain" },
  hiding: { isActive: false },
  showing: { isActive: true },
  fixed: [{ order: 3 }],
  stay: 1,
  maxBytes: limits.uploadBytes,
  orderedAs: "Service",
  hidden: { records: [], lists: ["", "?page=1&sort=newest"] },
  refusedQueries: [["?sort=title", "sort must be one of: order, nameAsc, nameDesc, newest, oldest"]],
  otherMethods: [["PUT", "", "GET, HEAD, POST, DELETE"]],
  named: (title) => ({ title }),
});

let app: TestApp;
let staff: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  staff = bearer((await signUp(app)).token);
});
afterAll(() => app.close());

const all = async () => (await answerOf<Service[]>(app.fetch("/api/services"))).body;
const put = (path: string, fields: object) => answerOf(postJson(app, `/api/services${path}`, fields, staff, "PUT"));
const refused = (message: string) => ({ status: 400, body: { message } });
const last = "This is the last service that visitors see. Show another one before you hide or delete it.";

test("a site begins with six services, which have the site's drawings", async () => {
  expect((await all()).map(({ title, drawing }) => [title, drawing])).toEqual([
    ["Pengembangan Web", "web-development"],
    ["Desain Web", "web-design"],
    ["Optimasi Web SEO", "seo"],
    ["Desain Grafis", "graphic-design"],
    ["Videografi", "videography"],
    ["Desain PPT", "presentation"],
  ]);
});

test("there are at most twelve, also when one comes back from the trash or by an undo", async () => {
  const post = (title: string) => answerOf<Service>(postJson(app, "/api/services", { title }, staff));
  const [first] = [await post("Layanan 7")];
  for (const number of [8, 9, 10, 11, 12]) expect((await post(`Layanan ${number}`)).status).toBe(201);
  const tooMany = refused("There can be at most 12 services. Delete one to add another.");
  expect(await post("Layanan 13")).toEqual(tooMany);
  const removed = await app.fetch(`/api/services/${first?.body.id}`, { method: "DELETE", headers: staff });
  expect(removed.status).toBe(204);
  expect((await post("Layanan 13")).status).toBe(201);
  expect(await answerOf(postJson(app, `/api/trash/${first?.body.id}/restore`, {}, staff))).toEqual(tooMany);
  expect(await all()).toHaveLength(12);
});

test("the last one that visitors see can be neither hidden nor deleted, alone or among others", async () => {
  const ids = (await all()).map(({ id }) => id);
  const [kept = "", ...others] = ids;
  const remove = (some: readonly string[]) =>
    answerOf(app.fetch(`/api/services?ids=${some.join()}`, { method: "DELETE", headers: staff }));
  expect(await remove(ids)).toEqual(refused(last));
  expect(await put("/bulk-update", { ids, update: { isActive: false } })).toEqual(refused(last));
  expect(await all()).toHaveLength(ids.length);
  await put("/bulk-update", { ids: others, update: { isActive: false } });
  expect(await put(`/${kept}`, { isActive: false })).toEqual(refused(last));
  expect(await remove([kept])).toEqual(refused(last));
  expect((await remove(others)).status).toBe(200);
  expect(await all()).toMatchObject([{ id: kept }]);
});
