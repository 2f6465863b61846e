import type { Package } from "@etalase/contracts/packages.schema";
import type { RenderPage } from "@etalase/contracts/public-api";
import { describe, expect, test } from "vitest";
import { answerOf, postJson, type TestApp, testApp } from "../../../test/app.ts";
import { sqliteByDay } from "../../../test/databases.ts";
import { formOf } from "../../../test/forms.ts";
import { kindCases } from "../../../test/kinds/cases.ts";
import { limits } from "../limits.ts";

/** Renders a page that shows the prices of packages. */
const render: RenderPage = async (_url, api) => {
  const prices = (await api.packages()).map(({ slug, currentPrice }) => `${slug} ${currentPrice}`);
  return { html: `<!doctype html>${prices.join()}`, policy: "default-src 'none'", indexable: true, status: 200 };
};

const path = "/api/packages";
const valid = { name: "Paket Kilat", price: 750_000, features: ["Satu halaman", "Formulir kontak"] };
type Page = Readonly<{ packages: readonly Package[]; total: number; page: number; totalPages: number }>;

const form = { name: "Paket Kilat", price: "750000", features: JSON.stringify(valid.features), isActive: "true" };

kindCases({
  resource: "packages",
  form,
  json: valid,
  answer: {
    ...valid,
    slug: "paket-kilat",
    description: "",
    priceBefore: null,
    isFrom: false,
    badge: "",
    isHighlighted: false,
    isActive: true,
    promo: null,
    currentPrice: 750_000,
    struckPrice: null,
    discountPercent: null,
  },
  pictures: {},
  least: {
    form: { name: form.name, price: form.price, features: form.features },
    answer: { isActive: true, badge: "" },
  },
  missing: {
    name: "Name is required",
    price: "Price is required",
    features: "Features must be a list of texts",
  },
  refusals: [
    [{ name: "a" }, { name: "Name must be at least 2 characters long" }],
    [{ features: "[]" }, { features: "At least one feature is required" }],
  ],
  edit: { description: "Untuk yang terburu-buru." },
  fixed: [{ order: 3, currentPrice: 1 }],
  maxBytes: limits.jsonBytes,
  hidden: { records: ["/slug/SLUG"], lists: [""] },
  refusedQueries: [["?page=1&sort=price", "sort must be one of: order, nameAsc, nameDesc, newest, oldest"]],
});

describe.each(sqliteByDay)("the packages on %s", (dialect) => {
  const { app, superadmin: staff, user } = testApp({ dialect, render, accounts: ["superadmin", "user"], anew: true });

  const get = <T>(at = "", headers: Record<string, string> = {}) => answerOf<T>(app.fetch(`${path}${at}`, { headers }));
  const active = async (at = "") => (await get<readonly Package[]>(at)).body;
  const page = async (query = "?page=1", headers = staff) => (await get<Page>(query, headers)).body;
  const put = (at: string, fields: unknown, headers: Record<string, string> = {}) =>
    postJson(app, `${path}${at}`, fields, { ...staff, ...headers }, "PUT");
  const create = async (fields: object = {}) => {
    const answer = await answerOf<Package>(postJson(app, path, { ...valid, ...fields }, staff));
    expect(answer).toMatchObject({ status: 201 });
    return answer.body;
  };
  const iso = (fromNow: number) => new Date(app.now().getTime() + fromNow).toISOString();

  test("without a page are the active ones in order for everyone, with one a list that staff see whole", async () => {
    const hidden = await create({ isActive: false });
    const slugs = (rows: readonly Package[]) => rows.map(({ slug }) => slug);
    const all = await active();
    expect(
      all.map(({ name, currentPrice, struckPrice, discountPercent }) =>
        [name, struckPrice, currentPrice, discountPercent].join(" "),
      ),
    ).toEqual([
      "Paket Undangan Digital 99000 49000 50",
      "Paket UMKM 500000 299000 40",
      "Paket Bisnis 2000000 1499999 25",
      "Paket Premium  3000000 ",
      "Paket Enterprise  10000000 ",
    ]);
    expect((await get("", staff)).body).toEqual(all);
    expect((await get("?isActive=false&limit=1", staff)).body).toEqual(all);
    expect(await page("?page=1&limit=4")).toMatchObject({ total: 6, page: 1, totalPages: 2 });
    expect(slugs((await page("?page=2&limit=4")).packages)).toEqual(["paket-enterprise", hidden.slug]);
    expect(await page("?page=1&isActive=false")).toMatchObject({ total: 1, packages: [{ id: hidden.id }] });
    expect((await page("?page=1", user)).total).toBe(5);
    expect(await page("?page=1&isActive=false", {})).toEqual({ packages: [], total: 0, page: 1, totalPages: 0 });
    expect(slugs((await page("?page=1&search=undangan")).packages)).toEqual(["paket-undangan-digital"]);
    expect(slugs((await page("?page=1&sort=nameAsc&limit=2")).packages)).toEqual(["paket-bisnis", "paket-enterprise"]);
  });

  test("one is made and changed by a form as well, and answers its prices of now", async () => {
    const promo = { price: 500_000, startsAt: "2026-11-21T07:00:00+07:00", endsAt: "2027-01-01T00:00:00+07:00" };
    const form = formOf({
      name: "Paket Kilat",
      price: "750000",
      priceBefore: "",
      features: JSON.stringify(valid.features),
      promo: JSON.stringify(promo),
      isHighlighted: "true",
      badge: "BARU",
      order: "0",
      currentPrice: "1",
    });
    const response = await app.fetch(path, { method: "POST", body: form, headers: staff });
    const { status, body } = await answerOf<Package>(response);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...valid,
      badge: "BARU",
      isHighlighted: true,
      promo: { price: 500_000, startsAt: "2026-11-21T00:00:00.000Z", endsAt: "2026-12-31T17:00:00.000Z" },
      currentPrice: 500_000,
      struckPrice: 750_000,
      discountPercent: 33,
      order: 5,
    });
    expect((await active()).filter((one) => one.isHighlighted).map(({ slug }) => slug)).toEqual(["paket-kilat"]);
    const edit = await app.fetch(`${path}/${body.id}`, { method: "PUT", body: formOf({ promo: "" }), headers: staff });
    expect(await edit.json()).toMatchObject({ promo: null, currentPrice: 750_000, struckPrice: null, version: 2 });
  });

  test("a highlight is no call for many", async () => {
    const [first] = await active();
    expect((await put("/bulk-update", { ids: [first?.id], update: { isHighlighted: true } })).status).toBe(400);
  });

  describe("a promo", () => {
    const hour = 3_600_000;

    /** Reads a visitor's view through every call that shows it, each time with the ETag of the answer before. */
    function watching(app: TestApp, slug: string, id: string) {
      const tags = new Map<string, string>();
      const seen = new Map<string, string>();
      return async () => {
        for (const at of ["/", path, `${path}?page=1`, `${path}/${id}`, `${path}/slug/${slug}`]) {
          const tag = tags.get(at);
          const answer = await app.fetch(at, { headers: tag ? { "If-None-Match": tag } : {} });
          tags.set(at, answer.headers.get("etag") ?? "");
          if (answer.status === 304) continue;
          const text = await answer.text();
          const shown = text.startsWith("<") ? new RegExp(`${slug} (\\d+)`) : /.*"currentPrice":(\d+)/;
          const own = text.startsWith("<") ? text : (text.split(`"slug":"${slug}"`)[1] ?? "").split('"slug"')[0];
          seen.set(at, shown.exec(own ?? "")?.[1] ?? "");
        }
        return [...new Set(seen.values())];
      };
    }

    test("begins and ends at its millisecond, on pages that are kept and in answers that are asked about again", async () => {
      const promo = { price: 500_000, startsAt: iso(hour), endsAt: iso(2 * hour) };
      const { slug, id } = await create({ promo });
      const prices = watching(app, slug, id);
      const seen = [await prices()];
      for (const ms of [hour - 1, 1, 1, hour - 2, 1, 1]) {
        app.pass(ms);
        seen.push(await prices());
      }
      const [usual, lower] = [["750000"], ["500000"]];
      expect(seen).toEqual([usual, usual, lower, lower, lower, usual, usual]);
    });

    test("makes another tag of the same version, either of which makes an edit conditional", async () => {
      const { id } = await create({ promo: { price: 1, startsAt: iso(0), endsAt: iso(hour) } });
      const tag = async () => (await app.fetch(`${path}/${id}`)).headers.get("etag");
      expect(await tag()).toBe('"1-promo"');
      expect((await put(`/${id}`, { badge: "SATU" }, { "If-Match": '"1-promo"' })).status).toBe(200);
      expect((await put(`/${id}`, { badge: "DUA" }, { "If-Match": '"1"' })).status).toBe(412);
      expect((await put(`/${id}`, { badge: "DUA" }, { "If-Match": '"2"' })).status).toBe(200);
      app.pass(hour);
      expect(await tag()).toBe('"3"');
    });
  });
});
