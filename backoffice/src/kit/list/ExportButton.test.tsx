import type { NewsArticle } from "@etalase/contracts/news.schema";
import { screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { article } from "../../test/articles.ts";
import { exportCsv } from "../../test/exportCsv.ts";
import { fillStorage } from "../../test/fullStorage.ts";
import { serveNews } from "../../test/newsApi.ts";
import { cleanup } from "../../test/render.tsx";
import { renderApp, staff } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";

const press = (name: string) => screen.getByRole("button", { name });
const firstRow = () => screen.findByRole("row", { name: /Article number 1\b/ });
const many = (count: number) => Array.from({ length: count }, (_, index) => article(index + 1));

test("filters of one person are not the next one's", async () => {
  const { lists } = serveNews(many(1));
  const user = renderApp("/dashboard/news");
  await firstRow();
  await user.click(press("Draft"));
  await waitFor(() => expect(lists.at(-1)?.get("state")).toBe("draft"));
  cleanup();

  renderApp("/dashboard/news", { ...staff, _id: "b".repeat(24), id: "b".repeat(24) });
  await firstRow();
  expect(lists.at(-1)?.has("state")).toBe(false);
  cleanup();

  renderApp("/dashboard/news");
  await firstRow();
  expect(lists.at(-1)?.get("state")).toBe("draft");
});

test("a list is shown, too, where the browser has no room to remember how", async () => {
  fillStorage((key) => key.endsWith(".listParams"));
  serveNews([article(1)]);
  renderApp("/dashboard/news?page=1&perPage=10");
  await firstRow();
});

describe("the export", () => {
  let saved: { name: string; text: Promise<string> }[] = [];
  beforeEach(() => {
    saved = [];
    let blob = new Blob();
    vi.spyOn(URL, "createObjectURL").mockImplementation((given) => {
      if (given instanceof Blob) blob = given;
      return "blob:file";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: blob.text() });
    });
    vi.useFakeTimers({ now: new Date("2026-11-20T18:00:00Z"), toFake: ["Date"] });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  /** Answers page by page, like the API; records the queries of the export's own requests. */
  function servePages(articles: readonly NewsArticle[]) {
    const exported: string[] = [];
    serveNews(articles);
    server.use(
      http.get("/api/news", ({ request }) => {
        const query = new URL(request.url).searchParams;
        const limit = Number(query.get("limit"));
        const from = (Number(query.get("page")) - 1) * limit;
        if (limit === 100) exported.push(String(query));
        return HttpResponse.json({ news: articles.slice(from, from + limit), total: articles.length });
      }),
    );
    return exported;
  }

  const open = async (address = "/dashboard/news") => {
    const user = renderApp(address);
    await firstRow();
    return user;
  };

  test("is a dated file of the filtered rows, page by page, as they are sorted", async () => {
    const exported = servePages(many(119));
    const filter = encodeURIComponent(JSON.stringify({ status: "published" }));
    const user = await open(`/dashboard/news?filter=${filter}&sort=views&order=DESC`);
    await exportCsv(user);
    await screen.findByText("119 rows exported");
    expect(exported).toEqual([1, 2].map((page) => `page=${page}&limit=100&sort=viewsDesc&status=published`));
    const [file] = saved;
    // Eleven in the evening in London is already the next day in Jakarta.
    expect(file?.name).toBe("articles-2026-11-21.csv");
    const lines = (await file?.text)?.trimEnd().split("\r\n") ?? [];
    expect(lines).toHaveLength(120);
    expect(lines[1]).toMatch(
      /^"Article number 1";"article-number-1";"Bisnis";"umkm";"Ana";"Published";"No";"2026-11-20"/,
    );
  });

  test("keeps a title that looks like a formula from being one", async () => {
    servePages([article(1), article(2, { title: '=HYPERLINK("http://x")' })]);
    const user = await open();
    await exportCsv(user);
    await screen.findByText("2 rows exported");
    expect(await saved[0]?.text).toContain('"\'=HYPERLINK(""http://x"")"');
  });

  test("says so when there are more rows than it takes", async () => {
    const exported = servePages(many(1001));
    const user = await open();
    await exportCsv(user);
    await screen.findByText("The first 1,000 of 1,001 rows were exported. Narrow the filters to export the rest.");
    expect(exported).toHaveLength(10);
    expect((await saved[0]?.text)?.split("\r\n")).toHaveLength(1002);
  });

  test("saves nothing when a page fails", async () => {
    servePages(many(150));
    const user = await open();
    server.use(
      http.get("/api/news", ({ request }) => {
        if (new URL(request.url).searchParams.get("page") !== "2") return undefined;
        return HttpResponse.json({ message: "no" }, { status: 500 });
      }),
    );
    await exportCsv(user);
    await screen.findByText("The export failed. Nothing was saved.");
    expect(saved).toEqual([]);
    expect(press("Export as CSV").getAttribute("aria-disabled")).toBe("false");
  });

  test("tells how far it is", async () => {
    servePages(many(150));
    const user = await open();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      http.get("/api/news", async ({ request }) => {
        if (new URL(request.url).searchParams.get("page") === "2") await held;
        return undefined;
      }),
    );
    await exportCsv(user);
    await screen.findByText("Exporting: 100 of 150 rows");
    release();
    await screen.findByText("150 rows exported");
  });
});

describe("the slash key", () => {
  const search = () => screen.getByRole<HTMLInputElement>("searchbox");

  test("goes to the search field, which announces it", async () => {
    serveNews([article(1)]);
    const user = renderApp("/dashboard/news");
    await firstRow();
    expect(search().getAttribute("aria-keyshortcuts")).toBe("/");
    await user.keyboard("/");
    expect(document.activeElement).toBe(search());
    expect(search().value).toBe("");
    await user.keyboard("a/b");
    expect(search().value).toBe("a/b");
  });

  test("can be turned off in the account, for this browser", async () => {
    serveNews([article(1)]);
    const user = renderApp("/dashboard/account", { ...staff, createdAt: "2026-11-20T02:00:00.000Z" });
    await user.click(await screen.findByRole("button", { name: /^Keyboard shortcuts/ }));
    await user.click(await screen.findByRole("switch", { name: "Press / to search a list" }));
    await user.click(screen.getByRole("link", { name: "News Management" }));
    await firstRow();
    expect(search().hasAttribute("aria-keyshortcuts")).toBe(false);
    await user.keyboard("/");
    expect(document.activeElement).not.toBe(search());
  });

  test("is a letter like any other in another field, and does nothing behind a dialog", async () => {
    serveNews([article(1)]);
    const filter = encodeURIComponent(JSON.stringify({ status: "published" }));
    const user = renderApp(`/dashboard/news?filter=${filter}`);
    await firstRow();
    const field = search();
    await user.click(screen.getByRole("checkbox", { name: /^Select Article number 1/ }));
    await user.click(await screen.findByRole("button", { name: "Category and tags" }));
    await user.keyboard("/");
    expect(document.activeElement).not.toBe(field);
    const tags = await screen.findByRole<HTMLInputElement>("textbox", { name: "Add tags" });
    await user.type(tags, "a/b");
    expect(tags.value).toBe("a/b");
  });
});
