import type { Testimonial } from "@etalase/contracts/testimonials.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerOf, bearer, invalid, postJson, signUp, startTestApp, type TestApp } from "../../../test/app.ts";
import { kindCases } from "../../../test/kinds/cases.ts";
import { limits } from "../limits.ts";

const valid = {
  name: "dr. Maya Kusuma",
  role: "Direktur Klinik Sentosa",
  quote: "Antrean pagi tinggal separuh,\ndan pasien tidak lagi menunggu.",
  rating: "5",
  status: "published",
};
const rating = "Rating must be between 1 and 5";

kindCases({
  resource: "testimonials",
  key: "testimonials",
  form: { ...valid, portfolioId: "" },
  json: { ...valid, rating: 5, portfolioId: null },
  answer: { ...valid, rating: 5, portfolioId: null },
  pictures: {
    photo: {
      isRequired: false,
      megabytes: 2,
      wrongType: "Invalid file type. Only JPEG, JPG, PNG, GIF, and WebP are allowed.",
    },
  },
  least: {
    form: { name: valid.name, quote: valid.quote },
    answer: { role: "", rating: null, photo: "", photoSet: null, portfolioId: null, status: "pending" },
  },
  missing: { name: "Name is required", quote: "Quote is required" },
  refusals: [
    [{ name: " a " }, { name: "Name must be at least 2 characters long" }],
    [{ name: "a".repeat(101) }, { name: "Name cannot exceed 100 characters" }],
    [{ role: "a".repeat(101) }, { role: "Role cannot exceed 100 characters" }],
    [{ quote: "Terlalu singkat." }, { quote: "Quote must be at least 20 characters long" }],
    [{ quote: "a".repeat(601) }, { quote: "Quote cannot exceed 600 characters" }],
    [{ rating: "0" }, { rating }],
    [{ rating: "6" }, { rating }],
    [{ rating: "4.5" }, { rating }],
    [{ status: "draft" }, { status: "Status must be one of: pending, published" }],
    [{ portfolioId: "x" }, { portfolioId: "portfolioId must be a record id" }],
    [{ portfolioId: "6560f0a1b2c3d4e5f6a7b8c9" }, { portfolioId: "portfolioId must be a record id" }],
  ],
  edit: { role: "Pemilik" },
  hiding: { status: "pending" },
  showing: { status: "published" },
  fixed: [{ order: 3 }],
  maxBytes: limits.uploadBytes,
  orderedAs: "Testimonial",
  hidden: { records: [], lists: ["?page=1&sort=newest"] },
  refusedQueries: [
    ["?status=draft", "status must be one of: pending, published"],
    ["?portfolioId=x", "portfolioId must be a record id"],
    ["?sort=name", "sort must be one of: order, newest, oldest, nameAsc, nameDesc"],
  ],
  otherMethods: [],
  named: (name) => ({ name }),
});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test("a rating is a whole number from one to five or none, in JSON too", async () => {
  const staff = bearer((await signUp(app)).token);
  const post = (sent: unknown) =>
    answerOf<Testimonial>(postJson(app, "/api/testimonials", { ...valid, rating: sent }, staff));
  for (const wrong of [0, 6, 4.5, true, [], "lima"]) expect(await post(wrong)).toEqual(invalid({ rating }));
  for (const right of [1, 5, "1", null, ""]) expect((await post(right)).status).toBe(201);
});
