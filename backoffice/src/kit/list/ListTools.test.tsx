import type { NewsArticle } from "@etalase/contracts/news.schema";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { article } from "../../test/articles.ts";
import { chooseTool } from "../../test/chooseTool.ts";
import { fillStorage } from "../../test/fullStorage.ts";
import { serveNews } from "../../test/newsApi.ts";
import { cleanup } from "../../test/render.tsx";
import { renderApp, staff } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";

const press = (name: string) => screen.getByRole("button", { name });
type User = ReturnType<typeof renderApp>;
const pressed = (name: string) => screen.findByRole("button", { name, pressed: true });
const firstRow = () => screen.findByRole("row", { name: /Article number 1\b/ });
const sidebar = () => within(screen.getByRole("navigation", { name: "Dashboard" }));
const many = (count: number) => Array.from({ length: count }, (_, index) => article(index + 1));

describe("saved filters", () => {
  const openFilters = async (user: User) => {
    await chooseTool(user, "Saved filters");
    return within(await screen.findByRole("dialog", { name: "Saved filters" }));
  };
  const close = async (user: User) => {
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  };

  test("ask for a filter before they can save one", async () => {
    serveNews([article(1)]);
    const user = renderApp("/dashboard/news");
    await firstRow();
    const dialog = await openFilters(user);
    dialog.getByText("Search or set a filter first to save it here.");
    expect(dialog.queryByRole("textbox")).toBeNull();
  });

  test("bring back filters and order under their name, until they are removed", async () => {
    const { lists } = serveNews([article(1)]);
    const user = renderApp("/dashboard/news");
    await firstRow();
    await user.click(press("Draft"));
    await pressed("Draft");
    await user.click(press("Sort by views descending"));
    await waitFor(() => expect(String(lists.at(-1))).toBe("page=1&limit=10&sort=viewsDesc&state=draft"));

    let dialog = await openFilters(user);
    await user.type(dialog.getByRole("textbox", { name: "Save the current filters as" }), " Read drafts {Enter}");
    expect(dialog.getByRole("button", { name: "Read drafts" }).getAttribute("aria-current")).toBe("true");
    await close(user);
    await user.click(press("All"));
    await pressed("All");
    await user.click(press("Sort by date descending"));
    await waitFor(() => expect(String(lists.at(-1))).toBe("page=1&limit=10&sort=newest"));

    dialog = await openFilters(user);
    expect(dialog.getByRole("button", { name: "Read drafts" }).hasAttribute("aria-current")).toBe(false);
    await user.click(dialog.getByRole("button", { name: "Read drafts" }));
    await waitFor(() => expect(String(lists.at(-1))).toBe("page=1&limit=10&sort=viewsDesc&state=draft"));

    dialog = await openFilters(user);
    await user.click(dialog.getByRole("button", { name: "Remove Read drafts" }));
    expect(dialog.queryByRole("button", { name: "Read drafts" })).toBeNull();
  });
});

test("a hidden column stays hidden when the list is opened again", async () => {
  serveNews([article(1)]);
  const user = renderApp("/dashboard/news");
  await firstRow();
  await user.click(press("More tools"));
  const category = await screen.findByRole("menuitemcheckbox", { name: "Category" });
  expect(category.getAttribute("aria-checked")).toBe("true");
  await user.click(category);
  expect(category.getAttribute("aria-checked")).toBe("false");
  await user.keyboard("{Escape}");
  await user.click(sidebar().getByRole("link", { name: "Dashboard" }));
  await user.click(sidebar().getByRole("link", { name: "News Management" }));
  await firstRow();
  expect(screen.queryByRole("columnheader", { name: "Category" })).toBeNull();
  screen.getByRole("columnheader", { name: /Views/ });
});

test("filters and columns of one person are not the next one's", async () => {
  const { lists } = serveNews(many(1));
  const user = renderApp("/dashboard/news");
  await firstRow();
  await user.click(press("Draft"));
  await waitFor(() => expect(lists.at(-1)?.get("state")).toBe("draft"));
  await chooseTool(user, "Saved filters");
  await user.type(await screen.findByRole("textbox", { name: "Save the current filters as" }), "Mine{Enter}");
  cleanup();

  const next = renderApp("/dashboard/news", { ...staff, _id: "b".repeat(24), id: "b".repeat(24) });
  await firstRow();
  expect(lists.at(-1)?.has("state")).toBe(false);
  await chooseTool(next, "Saved filters");
  await screen.findByRole("dialog", { name: "Saved filters" });
  expect(screen.queryByRole("button", { name: "Mine" })).toBeNull();
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
    await chooseTool(user, "Export as CSV");
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
    await chooseTool(user, "Export as CSV");
    await screen.findByText("2 rows exported");
    expect(await saved[0]?.text).toContain('"\'=HYPERLINK(""http://x"")"');
  });

  test("says so when there are more rows than it takes", async () => {
    const exported = servePages(many(1001));
    const user = await open();
    await chooseTool(user, "Export as CSV");
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
    await chooseTool(user, "Export as CSV");
    await screen.findByText("The export failed. Nothing was saved.");
    expect(saved).toEqual([]);
    await user.click(press("More tools"));
    const again = await screen.findByRole("menuitem", { name: "Export as CSV" });
    expect(again.hasAttribute("aria-disabled")).toBe(false);
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
    await chooseTool(user, "Export as CSV");
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
    await chooseTool(user, "Saved filters");
    await user.keyboard("/");
    expect(document.activeElement).not.toBe(field);
    const name = await screen.findByRole<HTMLInputElement>("textbox", { name: "Save the current filters as" });
    await user.type(name, "a/b");
    expect(name.value).toBe("a/b");
  });
});
