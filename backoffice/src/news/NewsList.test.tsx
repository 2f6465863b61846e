import { defaultSettings } from "@etalase/contracts/settings";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { describe, expect, test } from "vitest";
import { article, idOf } from "../test/articles.ts";
import { listCases } from "../test/listCases.tsx";
import { serveNews } from "../test/newsApi.ts";
import { recordWrites } from "../test/recordsApi.ts";
import { renderApp, staff } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const row = async (title: string) => within(await screen.findByRole("row", { name: new RegExp(title) }));

describe("rows", () => {
  test("show title, author, category, day, status and views", async () => {
    serveNews([article(1, { isHighlighted: true })]);
    renderApp("/dashboard/news");
    const cells = await row("Article number 1");
    for (const text of ["Ana", "Highlighted", "Bisnis", "20 Nov 2026", "Published", "1,234"]) cells.getByText(text);
  });

  test("lead to the article in a new tab and to the spec's edit address", async () => {
    serveNews([article(1)]);
    renderApp("/dashboard/news");
    const cells = await row("Article number 1");
    const view = cells.getByRole("link", { name: "View Article number 1" });
    expect(view.getAttribute("href")).toBe("/berita/article-number-1");
    expect(view.getAttribute("target")).toBe("_blank");
    const edit = cells.getByRole("link", { name: "Edit Article number 1" });
    expect(edit.getAttribute("href")).toBe(`/dashboard/news/edit/${idOf(1)}`);
  });

  test("in English say so, lead to their page there, and are found by their language", async () => {
    server.use(http.get("/api/settings", () => HttpResponse.json({ ...defaultSettings, english: true })));
    serveNews([article(1, { language: "en" })]);
    renderApp("/dashboard/news");
    const row = within(await screen.findByRole("row", { name: /Article number 1/ }));
    row.getByText(/\w · English$/);
    expect(row.getByRole("link", { name: "View Article number 1" }).getAttribute("href")).toBe(
      "/en/berita/article-number-1",
    );
    await screen.findByRole("combobox", { name: "Language: Any language" });
  });

  test("offer no view of a draft", async () => {
    serveNews([article(1, { status: "draft" })]);
    renderApp("/dashboard/news");
    const cells = await row("Article number 1");
    const view = cells.getByRole("button", { name: /Publish to view/ });
    expect(view.getAttribute("aria-disabled")).toBe("true");
  });
});

describe("a picture that cannot be shown", () => {
  test("has a placeholder, whether it is no address or nothing comes from there", async () => {
    serveNews([article(1), article(2, { featuredImage: "" })]);
    renderApp("/dashboard/news");
    const cells = await row("Article number 1");
    (await row("Article number 2")).getByText("No Image");
    fireEvent.error(cells.getByRole("presentation", { hidden: true }));
    cells.getByText("No Image");
  });
});

describe("asking for rows", () => {
  test("the newest ten first, then what the filters and the header say", async () => {
    const { lists } = serveNews([article(1)]);
    const user = renderApp("/dashboard/news");
    await row("Article number 1");
    expect(String(lists[0])).toBe("page=1&limit=10&sort=newest");

    await user.type(screen.getByRole("searchbox", { name: "Search title or category" }), "domain");
    await waitFor(() => expect(lists.at(-1)?.get("search")).toBe("domain"));
    await user.click(screen.getByRole("button", { name: "Draft" }));
    await waitFor(() => expect(lists.at(-1)?.get("state")).toBe("draft"));
    await user.click(screen.getByRole("button", { name: /by views/i }));
    await waitFor(() => expect(lists.at(-1)?.get("sort")).toBe("viewsDesc"));
    await user.click(screen.getByRole("combobox", { name: /^Category/ }));
    await user.click(await screen.findByRole("option", { name: "Desain" }));
    await waitFor(() => expect(lists.at(-1)?.get("category")).toBe("Desain"));
  });
});

test("a narrow table is sorted by a select too, also by the category, which has no head there", async () => {
  const { lists } = serveNews([article(1)]);
  const user = renderApp("/dashboard/news");
  await row("Article number 1");
  expect(screen.queryByRole("columnheader", { name: /Category/ })).toBeNull();
  await user.click(screen.getByRole("combobox", { name: "Sort: Newest first" }));
  await user.click(await screen.findByRole("option", { name: "Category A–Z" }));
  await waitFor(() => expect(lists.at(-1)?.get("sort")).toBe("categoryAsc"));
});

test("a search is answered from the rows that are there, until the server's answer comes", async () => {
  const named = [article(1, { title: "Biaya situs" }), article(2, { title: "Domain usaha" })];
  serveNews(named);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.get("/api/news", async ({ request }) => {
      if (new URL(request.url).searchParams.get("search") !== "biaya") return undefined;
      await held;
      return HttpResponse.json({ news: [article(3, { title: "Berapa harganya" })], total: 1, page: 1, totalPages: 1 });
    }),
  );
  const user = renderApp("/dashboard/news");
  await row("Domain usaha");
  await user.type(screen.getByRole("searchbox"), "biaya");
  expect(screen.queryByText("Domain usaha")).toBeNull();
  screen.getByText("Biaya situs");
  answer();
  await row("Berapa harganya");
  expect(screen.queryByText("Biaya situs")).toBeNull();
  await user.clear(screen.getByRole("searchbox"));
  await row("Domain usaha");
});

describe("what the rows are", () => {
  test("is said by the head that they are sorted by", async () => {
    serveNews([article(1)]);
    const user = renderApp("/dashboard/news");
    await row("Article number 1");
    const head = (name: RegExp) => screen.getByRole("columnheader", { name }).getAttribute("aria-sort");
    expect([head(/^Date/), head(/^Views/)]).toEqual(["descending", null]);
    await user.click(screen.getByRole("button", { name: /by views/i }));
    await waitFor(() => expect([head(/^Date/), head(/^Views/)]).toEqual([null, "descending"]));
    await user.click(screen.getByRole("button", { name: /by views/i }));
    await waitFor(() => expect(head(/^Views/)).toBe("ascending"));
  });

  test("is said aloud after a search or a filter, and not before", async () => {
    serveNews([article(1)]);
    const user = renderApp("/dashboard/news");
    await row("Article number 1");
    expect(screen.queryByText(/^1 result/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Draft" }));
    await screen.findByText("1 result", { selector: "[role=status]" });
    server.use(http.get("/api/news", () => HttpResponse.json({ news: [], total: 0, page: 1, totalPages: 0 })));
    await user.type(screen.getByRole("searchbox"), "nowhere");
    await screen.findByText("No results", { selector: "[role=status]" });
  });
});

listCases({
  resource: "news",
  record: article,
  serve: serveNews,
  named: "Article number",
  role: "row",
  create: "New Article",
  none: "No news articles found",
  notLoaded: "The articles could not be loaded.",
  filter: { state: "draft" },
  deleting: {
    title: "Konfirmasi Hapus Artikel",
    cancel: "Batal",
    confirm: "Hapus Artikel",
    done: "News article deleted",
    failed: "Failed to delete news article",
    counted: "2 artikel",
    all: "2 articles deleted",
  },
  changes: [
    ["Publish", { status: "published" }, "2 articles published", "Failed to update news articles"],
    ["Highlight", { isHighlighted: true }, "2 articles highlighted", "Failed to update news articles"],
  ],
});

test("a page that cannot be loaded is told above the first one", async () => {
  const many = Array.from({ length: 10 }, (_, index) => article(index + 1));
  serveNews(many);
  server.use(
    http.get("/api/news", ({ request }) =>
      new URL(request.url).searchParams.get("page") === "1"
        ? HttpResponse.json({ news: many, total: 12, page: 1, totalPages: 2 })
        : HttpResponse.error(),
    ),
  );
  const user = renderApp("/dashboard/news");
  await row("Article number 10");
  await user.click(screen.getByRole("button", { name: "Go to page 2" }));
  await screen.findByText("Page 2 could not be loaded.");
  await row("Article number 10");
});

test("a filter of which the server makes no sense can be cleared", async () => {
  serveNews([article(1)]);
  server.use(
    http.get("/api/news", ({ request }) =>
      new URL(request.url).searchParams.has("state")
        ? HttpResponse.json({ message: "state must be one of: draft, scheduled, published, ended" }, { status: 400 })
        : undefined,
    ),
  );
  const filter = encodeURIComponent(JSON.stringify({ state: "bogus" }));
  const user = renderApp(`/dashboard/news?filter=${filter}`);
  await screen.findByText("The articles could not be loaded.");
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  await row("Article number 1");
});

test.each([
  [`${staff.id}.news.listParams`, "5"],
  [`${staff.id}.news.listParams`, '{"filter":"x","page":"y","sort":{},"order":1}'],
  [`${staff.id}.news.listParams`, '{"filter":{"search":5,"category":{}},"page":1}'],
  [`${staff.id}.news.selectedIds`, '{"a":1}'],
  [`${staff.id}.news.selectedIds`, "x"],
  ["theme", '{"mode":1}'],
])("is drawn whatever the browser remembers: %s = %s", async (key, value) => {
  localStorage.setItem("RaStoreetalase.version", "2");
  localStorage.setItem(`RaStoreetalase.${key}`, value);
  serveNews([article(1)]);
  renderApp("/dashboard/news");
  await row("Article number 1");
});

describe("deleting", () => {
  const askToDelete = async () => {
    const user = renderApp("/dashboard/news");
    await user.click((await row("Article number 1")).getByRole("button", { name: "Delete Article number 1" }));
    return { user, dialog: within(await screen.findByRole("alertdialog", { name: "Konfirmasi Hapus Artikel" })) };
  };

  test("says that it goes to the trash, and for how long", async () => {
    serveNews([article(1)]);
    const { dialog } = await askToDelete();
    dialog.getByText(/tempat sampah.* Selama 30 hari masih dapat dikembalikan/);
    dialog.getByText(/setelah itu tidak dapat dibatalkan dan data akan dihapus secara permanen/);
  });

  test.each([
    ["the next row", [article(1), article(2)], [article(2)], "link", "Article number 2"],
    ["the title when no row is left", [article(1)], [], "heading", "News Management"],
  ])("moves the focus to %s", async (_, before, after, role, name) => {
    serveNews(before);
    server.use(
      http.delete("/api/news/:id", () => {
        serveNews(after);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user, dialog } = await askToDelete();
    await user.click(dialog.getByRole("button", { name: "Hapus Artikel" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })));
  });
});

describe("selected rows", () => {
  const press = (name: string) => screen.getByRole("button", { name });

  /** Opens the first of two pages. */
  async function openPages() {
    const first = Array.from({ length: 10 }, (_, index) => article(index + 1));
    const { lists } = serveNews(first);
    server.use(
      http.get("/api/news", ({ request }) => {
        const query = new URL(request.url).searchParams;
        lists.push(query);
        const second = [article(11), article(12)];
        if (query.get("limit") === "100") return HttpResponse.json({ news: [...first, ...second], total: 12 });
        const news = query.get("page") === "2" ? second : first;
        return HttpResponse.json({ news, total: 12, page: Number(query.get("page")), totalPages: 2 });
      }),
    );
    const user = renderApp("/dashboard/news");
    await row("Article number 10");
    return { user, lists };
  }

  test("lose those that somebody else has deleted, and say so", async () => {
    serveNews([article(1), article(2)]);
    const asked: unknown[] = [];
    server.use(
      http.put("/api/news/bulk-update", async ({ request }) => {
        const { ids } = (await request.json()) as { ids: string[] };
        asked.push(ids);
        serveNews([article(2)]);
        return ids.length === 1
          ? HttpResponse.json({ updated: 1 })
          : HttpResponse.json({ message: "Not found" }, { status: 404 });
      }),
    );
    const user = renderApp("/dashboard/news");
    await row("Article number 1");
    await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    await user.click(screen.getByRole("button", { name: "Highlight" }));
    await screen.findByText(/some selected rows no longer exist/);
    await screen.findByText("1 selected");
    await waitFor(() => expect(screen.queryByText("Article number 1")).toBeNull());
    await user.click(screen.getByRole("button", { name: "Highlight" }));
    await screen.findByText("1 article highlighted");
    expect(asked).toEqual([[idOf(1), idOf(2)], [idOf(2)]]);
  });

  test.each([
    ["another filter", "Draft", "All"],
    ["another order", "Sort by views descending", "Sort by date descending"],
  ])("are selected no longer after %s, not even on the way back", async (_, there, back) => {
    const { user, lists } = await openPages();
    await user.click(screen.getByRole("checkbox", { name: "Select Article number 1" }));
    screen.getByText("1 selected");
    await user.click(press(there));
    await waitFor(() => expect(lists).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText("1 selected")).toBeNull());
    await user.click(press(back));
    await row("Article number 10");
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Select Article number 1" }).checked).toBe(false);
  });

  test("stay selected on the next page, which says so, and are changed with its own", async () => {
    const { user } = await openPages();
    const bodies = recordWrites("put", "/api/news/bulk-update", () => HttpResponse.json({ updated: 2 }));
    await user.click(screen.getByRole("checkbox", { name: "Select Article number 1" }));
    await user.click(press("Go to page 2"));
    await screen.findByText("1 selected, 0 on this page");
    await user.click(await screen.findByRole("checkbox", { name: "Select Article number 11" }));
    screen.getByText("2 selected, 1 on this page");
    await user.click(press("Publish"));
    await screen.findByText("2 articles published");
    expect(bodies).toEqual([{ ids: [idOf(1), idOf(11)], update: { status: "published" } }]);
    await waitFor(() => expect(screen.queryByText("2 selected")).toBeNull());
  });

  test("are all that match once those of the page are, and get tags and a category in one press", async () => {
    const { user } = await openPages();
    const bodies = recordWrites("put", "/api/news/bulk-update", () => HttpResponse.json({ updated: 10 }));
    await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    await user.click(press("Select all 12"));
    await screen.findByText("12 selected, 10 on this page");
    await user.click(press("Category and tags"));
    const dialog = within(await screen.findByRole("dialog", { name: "Category and tags" }));
    await user.click(dialog.getByRole("button", { name: "Apply" }));
    dialog.getByText("Choose a category or type a tag.");
    await user.click(dialog.getByRole("combobox", { name: /Category/ }));
    await user.click(await screen.findByRole("option", { name: "Desain" }));
    await user.type(dialog.getByRole("textbox", { name: "Add tags" }), "promo, baru");
    await user.click(dialog.getByRole("button", { name: "Apply" }));
    await screen.findByText("12 articles changed");
    expect(bodies).toEqual([
      {
        ids: Array.from({ length: 12 }, (_, index) => idOf(index + 1)),
        update: { category: "Desain", addTags: ["promo", "baru"] },
      },
    ]);
  });

  test("that have all tags they can have are named, and get none", async () => {
    serveNews([article(1), article(2, { tags: ["a", "b", "c", "d", "e"] })]);
    const bodies = recordWrites("put", "/api/news/bulk-update", () => HttpResponse.json({ updated: 1 }));
    const user = renderApp("/dashboard/news");
    await row("Article number 1");
    await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    await user.click(press("Category and tags"));
    const dialog = within(await screen.findByRole("dialog", { name: "Category and tags" }));
    await user.type(dialog.getByRole("textbox", { name: "Add tags" }), "promo");
    dialog.getByText("5 tags at most, so these get none: “Article number 2”");
    await user.click(dialog.getByRole("button", { name: "Apply" }));
    await screen.findByText(/^1 article changed. 5 tags at most/);
    expect(bodies).toEqual([{ ids: [idOf(1)], update: { addTags: ["promo"] } }]);
    screen.getByText("1 selected");
  });

  test("are changed in batches that the API takes, a failure names the rest, and one press undoes the others", async () => {
    const all = Array.from({ length: 250 }, (_, index) => article(index + 1));
    serveNews(all);
    const batches: number[] = [];
    const undone: unknown[] = [];
    server.use(
      http.get("/api/news", ({ request }) => {
        const query = new URL(request.url).searchParams;
        const limit = Number(query.get("limit"));
        const from = (Number(query.get("page")) - 1) * limit;
        return HttpResponse.json({ news: all.slice(from, from + limit), total: 250, page: 1, totalPages: 25 });
      }),
      http.put("/api/news/bulk-update", async ({ request }) => {
        const { ids } = (await request.json()) as { ids: string[] };
        batches.push(ids.length);
        return batches.length === 2
          ? HttpResponse.json({ message: "The database is away" }, { status: 500 })
          : HttpResponse.json({ updated: ids.length }, { headers: { "X-Undo": `token-${batches.length}` } });
      }),
      http.post("/api/undo/:token", ({ params }) => {
        undone.push(params.token);
        return HttpResponse.json({ undone: 200 });
      }),
    );
    const user = renderApp("/dashboard/news");
    await row("Article number 10");
    await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    await user.click(press("Select all 250"));
    await screen.findByText("250 selected, 10 on this page");
    await user.click(press("Publish"));
    await screen.findByText("200 articles published. 50 were left as they are: The database is away");
    await screen.findByText("50 selected, 0 on this page");
    await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    await user.click(press("Select all 250"));
    await user.click(press("Publish"));
    await screen.findByText("250 articles published");
    expect(batches).toEqual([200, 50, 200, 50]);
    await user.click(await screen.findByRole("button", { name: "Undo: change" }));
    await waitFor(() => expect(undone).toEqual(["token-4", "token-3"]));
  });

  test("are selected no longer when the list was left", async () => {
    const { user } = await openPages();
    await user.click(screen.getByRole("checkbox", { name: "Select Article number 1" }));
    await user.click(screen.getByRole("link", { name: "New Article" }));
    await screen.findByRole("heading", { name: "Create News Article" });
    await user.click(screen.getByRole("link", { name: "Cancel" }));
    await row("Article number 10");
    expect(screen.queryByText("1 selected")).toBeNull();
  });

  test("put the filters that their bar covers out of reach", async () => {
    const { user } = await openPages();
    const search = screen.getByRole("searchbox");
    expect(search.closest("[inert]")).toBeNull();
    await user.click(screen.getByRole("checkbox", { name: "Select Article number 1" }));
    expect(search.closest("[inert]")).not.toBeNull();
    await user.keyboard("/");
    expect(document.activeElement).not.toBe(search);
    await user.click(press("Unselect all"));
    expect(search.closest("[inert]")).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe("News Management"));
  });

  test("cannot be changed while the list cannot be shown", async () => {
    const { lists } = serveNews([article(1)]);
    const user = renderApp("/dashboard/news");
    await user.click((await row("Article number 1")).getByRole("checkbox", { name: "Select Article number 1" }));
    screen.getByText("1 selected");
    server.use(http.get("/api/news", () => HttpResponse.json({ message: "no" }, { status: 500 })));
    await user.click(screen.getByRole("button", { name: /by views/i }));
    await screen.findByText("The articles could not be loaded.");
    expect(lists).toHaveLength(1);
    expect(screen.queryByText("1 selected")).toBeNull();
    expect(screen.queryByText("Article number 1")).toBeNull();
  });
});
