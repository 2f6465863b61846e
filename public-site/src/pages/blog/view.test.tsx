import type { BlogFilters } from "@etalase/contracts/news";
import { fireEvent, screen } from "@testing-library/dom";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failingApi, makeApi, makeArticle, makePosts } from "../../../test/fixtures.ts";
import { cleanup } from "../../../test/render.tsx";
import { address, renderApp } from "../../../test/renderApp.tsx";
import { filterDelayMs } from "../../lists/useFilterChoice.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** An API that records its requests. */
function recordingApi() {
  const asked: BlogFilters[] = [];
  const api = makeApi({
    blog: async (filters) => {
      asked.push(filters);
      const news = filters.search === "zzz" ? [] : makePosts(4);
      return { news, total: news.length && 10, page: filters.page, totalPages: news.length && 3 };
    },
  });
  return { api, asked };
}

const chip = (name: string) => screen.getAllByRole("link", { name })[0] as HTMLElement;
const search = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Cari artikel" });
function popTo(url: string) {
  history.replaceState(null, "", url);
  dispatchEvent(new PopStateEvent("popstate"));
}
const list = () => screen.getByRole("region", { name: "Blog" });
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
  });

test.each([
  [
    "a link",
    () => fireEvent.click(screen.getAllByRole("link", { name: "Artikel 1" })[0] as HTMLElement),
    "/berita/artikel-1",
  ],
  ["the way home", () => fireEvent.click(screen.getByRole("link", { name: "Beranda" })), "/"],
  ["Back or Forward", () => popTo("/berita/artikel-1"), "/berita/artikel-1"],
])("a filter that is still to be applied gives way to %s", async (_what, goElsewhere, target) => {
  await renderApp("/berita", { api: makeApi({ article: async (slug) => makeArticle({ slug }) }) });
  fireEvent.click(chip("Performa"));
  fireEvent.input(search(), { target: { value: "toko" } });
  await pass(filterDelayMs - 100);
  goElsewhere();
  await pass(filterDelayMs);
  expect(address()).toBe(target);
});

test("shows the filters of the address when Back comes before a choice is applied", async () => {
  await renderApp("/berita?category=Performa");
  fireEvent.click(screen.getByRole("link", { name: /^gambar/ }));
  popTo("/berita");
  await pass(filterDelayMs);
  expect(address()).toBe("/berita");
  expect(screen.queryByRole("list", { name: "Filter aktif" })).toBeNull();
  expect(list().getAttribute("aria-busy")).toBe("false");
});

test("lists the active filters, removes one, and clears all", async () => {
  await renderApp("/berita?category=Performa&tag=gambar&archive=2026-11");
  expect(screen.getByText("Arsip: November 2026")).toBeTruthy();
  fireEvent.click(screen.getByRole("link", { name: "Hapus filter Tag: gambar" }));
  await pass(filterDelayMs);
  expect(address()).toBe("/berita?category=Performa&archive=2026-11");
  fireEvent.click(screen.getByRole("link", { name: "Hapus Semua" }));
  await pass(filterDelayMs);
  expect(address()).toBe("/berita");
  expect(screen.queryByText("Arsip: November 2026")).toBeNull();
});

test("counts the filters on the button that opens them on phones", async () => {
  await renderApp("/berita?category=Performa&tag=gambar");
  const toggle = screen.getByText("Saring");
  expect(toggle.textContent).toBe("Saring2");
  const filters = toggle.closest("details");
  expect(filters?.contains(screen.getByRole("complementary", { name: "Saring artikel" }))).toBe(true);
  expect(filters?.open).toBe(false);
});

test("closes what opened over the list once something is chosen in it, and goes on at the list", async () => {
  await renderApp("/berita");
  const filters = screen.getByText("Saring").closest("details") as HTMLDetailsElement; // as in the test above
  filters.open = true;
  fireEvent.click(screen.getByRole("link", { name: /^gambar/ }));
  expect(filters.open).toBe(false);
  expect(document.activeElement).toBe(list());
  await pass(filterDelayMs);
  expect(address()).toBe("/berita?tag=gambar");
});

test("says when nothing matches, with a way out", async () => {
  const { api } = recordingApi();
  await renderApp("/berita?search=zzz", { api });
  expect(screen.getByRole("heading", { name: "Tidak ada berita ditemukan" })).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "Hapus Semua" }).length).toBeGreaterThan(0);
});

test.each([
  ["/berita?category=Performa&tag=gambar", "Hapus filter Tag: gambar"],
  ["/berita?category=Performa", "Hapus Semua"],
  ["/berita?search=zzz", "Hapus Semua"],
])("on %s, the focus goes to the list when '%s' goes away", async (url, name) => {
  const { api } = recordingApi();
  await renderApp(url, { api });
  const link = screen.getAllByRole("link", { name }).at(-1) as HTMLElement;
  link.focus();
  fireEvent.click(link);
  await pass(filterDelayMs);
  expect(link.isConnected).toBe(false);
  expect(document.activeElement).toBe(list());
});

test("leads from a page past the end to the first, with the same filters", async () => {
  const { api } = recordingApi();
  const past = { news: [], total: 10, page: 99, totalPages: 3 };
  const known = api.blog;
  api.blog = async (filters) => (filters.page === 99 ? past : known(filters));
  await renderApp("/berita?category=Performa&page=99", { api });
  expect(screen.getByRole("heading", { name: "Tidak ada halaman 99" })).toBeTruthy();
  expect(screen.queryByText("Tidak ada berita ditemukan")).toBeNull();
  fireEvent.click(screen.getByRole("link", { name: "Ke halaman pertama" }));
  await pass(filterDelayMs);
  expect(address()).toBe("/berita?category=Performa");
  expect(screen.getAllByRole("article")).toHaveLength(4);
});

test("asks only for the list again when a filter changes", async () => {
  const asked = { facets: 0, latest: 0 };
  const { facets, latest } = makeApi();
  const api = makeApi({
    facets: () => {
      asked.facets += 1;
      return facets();
    },
    latest: (limit) => {
      asked.latest += 1;
      return latest(limit);
    },
  });
  await renderApp("/berita", { api });
  fireEvent.click(chip("Performa"));
  await pass(filterDelayMs);
  fireEvent.click(screen.getByRole("link", { name: "Halaman 2" }));
  await pass(0);
  expect(address()).toBe("/berita?category=Performa&page=2");
  expect(asked).toEqual({ facets: 1, latest: 1 });
});

test("keeps the filters that it knows when the API goes away, and samples only the list", async () => {
  const api = makeApi();
  await renderApp("/berita", { api });
  Object.assign(api, failingApi);
  fireEvent.input(search(), { target: { value: "domain" } });
  await pass(filterDelayMs);
  expect(screen.getByText("Menggunakan data contoh")).toBeTruthy();
  expect(chip("SEO & Iklan")).toBeTruthy();
  fireEvent.click(chip("SEO & Iklan"));
  await pass(filterDelayMs);
  expect(screen.getByRole("alert").textContent).toContain("Gagal memuat berita");
  expect(screen.queryByText("Tidak ada berita ditemukan")).toBeNull();
  Object.assign(api, makeApi());
  fireEvent.click(chip("Performa"));
  await pass(filterDelayMs);
  expect(screen.queryByText("Menggunakan data contoh")).toBeNull();
});

test("offers to try again when not even samples can be shown", async () => {
  vi.doMock("../../samples/sampleApi.ts", () => {
    throw new Error("The script did not arrive");
  });
  await renderApp("/berita", { api: failingApi });
  expect(screen.getByRole("alert").textContent).toContain("Gagal memuat berita. Silakan coba lagi nanti.");
  expect(screen.getByRole("link", { name: "Coba Lagi" }).getAttribute("href")).toBe("/berita");
  vi.doUnmock("../../samples/sampleApi.ts");
});

test("says on a later page too that nothing could be fetched, since there are fewer samples", async () => {
  await renderApp("/berita?page=2", { api: failingApi });
  expect(screen.getByRole("alert").textContent).toContain("Gagal memuat berita. Silakan coba lagi nanti.");
});

test.each(["facets", "latest"] as const)("shows the articles, not samples, when only %s fails", async (call) => {
  const api = makeApi({ [call]: () => Promise.reject(new Error("away")) });
  await renderApp("/berita", { api });
  expect(screen.getAllByRole("link", { name: "Artikel 1" }).length).toBeGreaterThan(0);
  expect(screen.queryByText("Menggunakan data contoh")).toBeNull();
});

test("what is typed on a tag's page goes on while the list is narrowed", async () => {
  const { api, asked } = recordingApi();
  await renderApp("/berita/tag/umkm", { api });
  const field = search();
  field.focus();
  fireEvent.input(field, { target: { value: "goo" } });
  await pass(filterDelayMs);
  expect(asked.at(-1)).toMatchObject({ tags: ["umkm"], search: "goo" });
  expect(address()).toBe("/berita?tag=umkm&search=goo");
  expect(search()).toBe(field);
  expect(document.activeElement).toBe(field);
  fireEvent.input(field, { target: { value: "google" } });
  await pass(filterDelayMs);
  expect(asked.at(-1)).toMatchObject({ tags: ["umkm"], search: "google" });
  expect(field.value).toBe("google");
});
