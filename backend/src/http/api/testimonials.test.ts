import type { Testimonial, TestimonialsPage } from "@etalase/contracts/testimonials.schema";
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
  // Either way, the order has no gaps, every stored file is a photo, and no upload is left.
  const { testimonials } = (await list("?limit=100", staff)).body;
  expect(testimonials.map(({ order }) => order)).toEqual(testimonials.map((_, place) => place));
  expect(await app.mediaFiles()).toEqual(fileNames(testimonials.flatMap(({ photo }) => photo || [])));
  expect((await app.uploadFiles()).filter((name) => name.includes("/"))).toEqual([]);
  if (testimonials.length > 0) await remove(`?ids=${testimonials.map(({ id }) => id).join(",")}`);
});
afterAll(() => app.close());

const path = "/api/testimonials";
const valid = {
  name: "dr. Maya Kusuma",
  role: "Direktur Klinik Sentosa",
  quote: "Antrean pagi tinggal separuh,\ndan pasien tidak lagi menunggu.",
  rating: "5",
  status: "published",
};
const get = <T>(path: string, headers: Record<string, string> = {}) => answerOf<T>(app.fetch(path, { headers }));
const list = (query = "", headers: Record<string, string> = {}) => get<TestimonialsPage>(`${path}${query}`, headers);
const names = async (query = "", headers: Record<string, string> = {}) =>
  (await list(query, headers)).body.testimonials.map(({ name }) => name);
const send = (method: string, at: string, body: FormData, headers: Record<string, string> = {}) =>
  app.fetch(`${path}${at}`, { method, body, headers: { ...staff, ...headers } });
const create = async (fields: Record<string, unknown> = {}) => {
  const answer = await answerOf<Testimonial>(postJson(app, path, { ...valid, ...fields }, staff));
  expect(answer).toMatchObject({ status: 201 });
  return answer.body;
};
const put = (at: string, fields: unknown, headers: Record<string, string> = staff) =>
  postJson(app, `${path}${at}`, fields, headers, "PUT");
const remove = (at: string, headers: Record<string, string> = staff) =>
  app.fetch(`${path}${at}`, { method: "DELETE", headers });

describe("POST /api/testimonials", () => {
  test("stores a form, last in order, and answers the whole testimonial", async () => {
    await create({ name: "Sri Rahayu" });
    const response = await send("POST", "", formOf({ ...valid, portfolioId: "" }, { photo: await pictureFile() }));
    expect(response.headers.get("ETag")).toBe('"1"');
    const { status, body } = await answerOf<Testimonial>(response);
    expect(status).toBe(201);
    expect(body).toEqual({
      ...{ _id: body.id, id: expect.stringMatching(/^[0-9a-f]{24}$/), ...valid, rating: 5, portfolioId: null },
      photo: expect.stringMatching(/^http:\/\/localhost:8080\/media\/[0-9a-f]{32}\.webp$/),
      photoSet: { width: 64, height: 40, color: expect.any(String), srcset: `${body.photo} 64w` },
      ...{ order: 1, createdAt: app.now().toISOString(), updatedAt: app.now().toISOString(), version: 1 },
    });
    expect(await get(`${path}/${body.id}`)).toEqual({ status: 200, body });
  });

  test("needs a name and a quote, and lets the rest wait", async () => {
    const { name, quote } = valid;
    expect(await answerOf(postJson(app, path, { name, quote, order: 9 }, staff))).toMatchObject({
      status: 201,
      body: { role: "", rating: null, photo: "", photoSet: null, portfolioId: null, status: "pending", order: 0 },
    });
    expect(await answerOf(postJson(app, path, { role: "" }, staff))).toEqual(
      invalid({ name: "Name is required", quote: "Quote is required" }),
    );
  });

  test.each<[Record<string, string>, Record<string, string>]>([
    [{ name: " a " }, { name: "Name must be at least 2 characters long" }],
    [{ name: "a".repeat(101) }, { name: "Name cannot exceed 100 characters" }],
    [{ role: "a".repeat(101) }, { role: "Role cannot exceed 100 characters" }],
    [{ quote: "Terlalu singkat." }, { quote: "Quote must be at least 20 characters long" }],
    [{ quote: "a".repeat(601) }, { quote: "Quote cannot exceed 600 characters" }],
    [{ rating: "0" }, { rating: "Rating must be between 1 and 5" }],
    [{ rating: "6" }, { rating: "Rating must be between 1 and 5" }],
    [{ rating: "4.5" }, { rating: "Rating must be between 1 and 5" }],
    [{ status: "draft" }, { status: "Status must be one of: pending, published" }],
    [{ portfolioId: "x" }, { portfolioId: "portfolioId must be a record id" }],
    [{ portfolioId: "6560f0a1b2c3d4e5f6a7b8c9" }, { portfolioId: "portfolioId must be a record id" }],
  ])("refuses %.60j and keeps nothing", async (fields, errors) => {
    const form = formOf({ ...valid, ...fields }, { photo: await pictureFile() });
    expect(await answerOf(send("POST", "", form))).toEqual(invalid(errors));
    expect((await list("", staff)).body.total).toBe(0);
  });

  test("refuses a rating that is no whole number, from JSON too", async () => {
    for (const rating of [0, 6, 4.5, true, [], "lima"])
      expect(await answerOf(postJson(app, path, { ...valid, rating }, staff))).toEqual(
        invalid({ rating: "Rating must be between 1 and 5" }),
      );
    for (const rating of [1, 5, "1", null, ""]) await create({ rating });
  });

  test("refuses a photo that is none, or of another type, or too large", async () => {
    const type = "Invalid file type. Only JPEG, JPG, PNG, GIF, and WebP are allowed.";
    for (const [file, sentence] of [
      [fileOf("none", "a.png"), "The image could not be read"],
      [fileOf(drawing, "a.svg", "image/svg+xml"), type],
      [fileOf("x", "a.pdf", "application/pdf"), type],
      [fileOf(new Uint8Array(2_097_153), "a.png"), "File size exceeds 2MB limit. Please choose a smaller file."],
    ] as const)
      expect(await answerOf(send("POST", "", formOf(valid, { photo: file })))).toEqual(invalid({ photo: sentence }));
    expect(await answerOf(postJson(app, path, { ...valid, photo: "https://example.com/a.png" }, staff))).toEqual(
      invalid({ photo: "The image could not be read" }),
    );
  });

  test("is the staff's", async () => {
    expect((await postJson(app, path, valid)).status).toBe(401);
    expect((await postJson(app, path, valid, user)).status).toBe(403);
  });
});

describe("PUT /api/testimonials/{id}", () => {
  test("publishes one alone, as the dashboard does", async () => {
    const before = await create({ status: "pending" });
    app.pass(1000);
    expect(await answerOf(put(`/${before.id}`, { status: "published" }))).toEqual({
      status: 200,
      body: { ...before, status: "published", version: 2, updatedAt: app.now().toISOString() },
    });
  });

  test("sent again as it was read changes only what was changed", async () => {
    const before = await create({ photo: dataUrlOf(await pictureBytes()) });
    const { body } = await answerOf<Testimonial>(put(`/${before.id}`, { ...before, name: "Lain" }));
    expect(body).toEqual({ ...before, name: "Lain", version: 2, updatedAt: body.updatedAt });
  });

  test("takes a form with a new photo, and one without any", async () => {
    const before = await create({ photo: dataUrlOf(await pictureBytes()) });
    const { body } = await answerOf<Testimonial>(
      send("PUT", `/${before.id}`, formOf({ rating: "" }, { photo: await pictureFile() })),
    );
    expect([body.rating, body.photo === before.photo]).toEqual([null, false]);
    const emptied = await answerOf<Testimonial>(send("PUT", `/${before.id}`, formOf({ photo: "" })));
    expect(emptied.body).toMatchObject({ photo: "", photoSet: null });
    expect((await app.fetch(new URL(body.photo).pathname)).status).toBe(404);
  });

  test("refuses what it cannot do", async () => {
    const { id } = await create();
    for (const fields of [{}, { order: 3 }])
      expect(await answerOf(put(`/${id}`, fields))).toEqual({ status: 400, body: { message: "No updatable fields" } });
    expect((await put(`/${id}`, { name: "Lain" }, { ...staff, "If-Match": '"2"' })).status).toBe(412);
    for (const missing of [newId(), "x"])
      expect(await answerOf(put(`/${missing}`, { name: "Lain" }))).toEqual(notFound);
    expect((await put(`/${id}`, { name: "Lain" }, user)).status).toBe(403);
    expect((await get<Testimonial>(`${path}/${id}`)).body.version).toBe(1);
  });
});

test("a move tells whose place changed, and that there is nowhere to go", async () => {
  const [a, b] = [await create(), await create()];
  expect(await answerOf(put("/order", { id: b.id, direction: "up" }))).toEqual({
    status: 200,
    body: {
      testimonials: [
        { _id: b.id, order: 0 },
        { _id: a.id, order: 1 },
      ],
    },
  });
  for (const [id, direction, message] of [
    [b.id, "up", "Testimonial is already first"],
    [a.id, "down", "Testimonial is already last"],
  ])
    expect(await answerOf(put("/order", { id, direction }))).toEqual({ status: 400, body: { message } });
  expect(await answerOf(put("/order", { id: newId(), direction: "up" }))).toEqual(notFound);
});

test("calls for many change or remove all that are named, or none", async () => {
  const [a, b] = [await create(), await create()];
  const hide = (ids: readonly string[], status = "pending") =>
    answerOf(put("/bulk-update", { ids, update: { status } }));
  expect(await hide([a.id, newId()])).toEqual(notFound);
  expect((await names()).length).toBe(2);
  expect(await hide([a.id, b.id, a.id])).toEqual({ status: 200, body: { updated: 2 } });
  expect(await names()).toEqual([]);
  expect(await hide([a.id], "draft")).toMatchObject({ status: 400 });
  expect(await answerOf(remove(`?ids=${a.id},${newId()}`))).toEqual(notFound);
  expect(await answerOf(remove(`?ids=${a.id},${b.id}`))).toEqual({ status: 200, body: { deleted: 2 } });
  expect(await answerOf(remove(`/${a.id}`))).toEqual(notFound);
});

describe("a testimonial that waits", () => {
  test("is byte for byte like nothing for who is not staff", async () => {
    const hidden = await create({ name: "Tersembunyi", status: "pending" });
    for (const [method, at] of [
      ["GET", "/ID"],
      ["HEAD", "/ID"],
      ["GET", "?ids=ID"],
    ] as const)
      for (const who of [{}, user]) {
        const missing = await everyByteOf(app, path + at.replace("ID", newId()), method, who);
        expect(await everyByteOf(app, path + at.replace("ID", hidden.id), method, who)).toEqual(missing);
      }
    expect((await get(`${path}/${hidden.id}`, staff)).body).toEqual(hidden);
  });

  test("is in no list for who is not staff, whatever is asked", async () => {
    await create({ name: "Tersembunyi", status: "pending" });
    for (const who of [{}, user])
      for (const query of ["", "?status=pending", "?search=tersembunyi", "?sort=newest"])
        expect(await list(query, who)).toEqual({
          status: 200,
          body: { testimonials: [], total: 0, page: 1, totalPages: 0 },
        });
    expect(await names("?status=pending", staff)).toEqual(["Tersembunyi"]);
  });
});

test.each([
  ["?page=x", "page must be a whole number from 1 to 10000"],
  ["?status=draft", "status must be one of: pending, published"],
  ["?portfolioId=x", "portfolioId must be a record id"],
  ["?sort=name", "sort must be one of: order, newest, oldest, nameAsc, nameDesc"],
  ["?ids=x", "ids must hold 1 to 200 record ids"],
])("a list refuses %.30s under its field", async (query, sentence) => {
  expect(await list(query)).toEqual(invalid({ [sentence.split(" ")[0] ?? ""]: sentence }));
});

test.each([
  ["GET", `${path}/order`, "PUT"],
  ["POST", `${path}/bulk-update`, "PUT"],
])("%s %s is not a method of it", async (method, at, allow) => {
  const response = await app.fetch(at, { method, headers: staff });
  expect([response.status, response.headers.get("Allow")]).toEqual([405, allow]);
});
