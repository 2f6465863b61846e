import type { PageRenderer } from "@etalase/contracts/public-api";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../test/app.ts";

describe("a page's address", () => {
  let app: TestApp;
  let rendered: string[];
  let held: PromiseWithResolvers<void> | undefined;
  beforeEach(async () => {
    rendered = [];
    held = undefined;
    const render: PageRenderer["render"] = async (url) => {
      rendered.push(url);
      await held?.promise;
      const status = /%(?![0-9A-F]{2})|%00|%ff|%2f/.test(url) ? 404 : 200;
      return { status, html: `<!doctype html>${url}`, policy: "default-src 'none'", indexable: true };
    };
    app = await startTestApp({ render, limits: { drawings: 6, drawingsPerAddress: 3 } });
  });
  afterEach(() => app.close());

  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.raw(path, { headers: Object.entries({ Host: new URL(app.url).host, ...headers }) });

  test.each([
    ["/x1/%2e%2e", "/"],
    ["/x2/../", "/"],
    ["/./berita", "/berita"],
    ["/berita/%73itus-baru", "/berita/situs-baru"],
    ["/berita/caf%c3%a9?page=2&x=%2e%2e", "/berita/caf%C3%A9?page=2&x=%2e%2e"],
  ])("%s leads to %s, and is not drawn", async (path, canonical) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location, rendered]).toEqual([308, app.url + canonical, []]);
  });

  test.each(["/berita/%00", "/berita/%ff", "/berita/%E0%A4%A", "/berita/%ZZ", "/berita/..%2f..%2fapi"])(
    "%s is not found, and never kept",
    async (path) => {
      expect([(await ask(path)).status, (await ask(path)).status, rendered]).toEqual([404, 404, [path, path]]);
    },
  );

  test("has one page in memory, however it is spelt", async () => {
    for (const path of ["/berita/situs", "/berita/situs?utm_source=a", "/berita/%73itus", "/x/../berita/situs"])
      await ask(path);
    expect(rendered).toEqual(["/berita/situs"]);
  });

  test("with a cookie that only looks like staff's leads to the kept page", async () => {
    for (const value of ["x", "", "0", "11", "true"]) await ask("/", { Cookie: `etalase_staff=${value}` });
    expect(rendered).toEqual(["/"]);
  });

  test.each([
    ["a search", (index: number) => ["/berita?search=", index] as const, {}],
    ["staff", (index: number) => ["/berita/b", index] as const, { Cookie: "etalase_staff=1" }],
    ["a page that is not kept yet", (index: number) => ["/berita/a", index] as const, {}],
  ])("of %s is drawn for few at once, while kept pages are for all", async (_what, pathOf, headers) => {
    await ask("/kept");
    held = Promise.withResolvers();
    const askFrom = (index: number, address: string) =>
      ask(pathOf(index).join(""), { ...headers, "X-Forwarded-For": address });
    const drawn = [1, 2, 3].map((index) => askFrom(index, "192.0.2.1"));
    await expect.poll(() => rendered).toHaveLength(4);
    const refused = await askFrom(4, "192.0.2.1");
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "2"]);
    drawn.push(...[5, 6, 7].map((index) => askFrom(index, `192.0.2.${index}`)));
    await expect.poll(() => rendered).toHaveLength(7);
    expect((await askFrom(8, "192.0.2.8")).status).toBe(503);
    expect((await ask("/kept")).status).toBe(200);
    held.resolve();
    expect((await Promise.all(drawn)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await askFrom(9, "192.0.2.1")).status).toBe(200);
  });
});
