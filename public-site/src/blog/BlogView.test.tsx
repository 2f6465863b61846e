import type { BlogFilters } from "@etalase/contracts/news";
import { act, cleanup, fireEvent, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failingApi, makeApi, makePosts } from "../../test/fixtures.ts";
import { address, renderApp } from "../../test/renderApp.tsx";
import { filterDelayMs } from "./useBlogFilters.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** An API that remembers what was asked of it. */
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
const search = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Cari artikel" });
const list = () => screen.getByRole("region", { name: "Blog" });
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

test("applies a filter after a pause, on the first page, saying that it loads", async () => {
  const { api, asked } = recordingApi();
  await renderApp("/berita?page=2", { api });
  fireEvent.click(chip("Performa"));
  expect(list().getAttribute("aria-busy")).toBe("true");
  expect(screen.getByRole("status").textContent).toBe("Memuat berita...");
  await pass(filterDelayMs - 1);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect(asked.at(-1)).toMatchObject({ category: "Performa", page: 1 });
  expect(address()).toBe("/berita?category=Performa");
  expect(list().getAttribute("aria-busy")).toBe("false");
  expect(screen.getByRole("status").textContent).toBe("10 artikel ditemukan");
});

test("makes one request of several quick choices", async () => {
  const { api, asked } = recordingApi();
  await renderApp("/berita", { api });
  fireEvent.click(chip("Performa"));
  await pass(200);
  fireEvent.click(screen.getByRole("link", { name: /^gambar/ }));
  await pass(filterDelayMs);
  expect(asked).toHaveLength(2);
  expect(address()).toBe("/berita?category=Performa&tag=gambar");
});

test("searches while one types, and keeps the text as it was typed", async () => {
  const { api } = recordingApi();
  await renderApp("/berita", { api });
  fireEvent.input(search(), { target: { value: "toko " } });
  await pass(filterDelayMs);
  expect(address()).toBe("/berita?search=toko");
  expect(search().value).toBe("toko ");
});

test("searches at once when the form is sent", async () => {
  const { api } = recordingApi();
  await renderApp("/berita", { api });
  fireEvent.input(search(), { target: { value: "toko" } });
  fireEvent.submit(search().form as HTMLFormElement);
  await pass(0);
  expect(address()).toBe("/berita?search=toko");
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
  const toggle = screen.getByRole("button", { name: /Saring/ });
  expect(toggle.textContent).toBe("Saring2");
  expect(toggle.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(toggle);
  expect(toggle.getAttribute("aria-expanded")).toBe("true");
});

test("says when nothing matches, with a way out", async () => {
  const { api } = recordingApi();
  await renderApp("/berita?search=zzz", { api });
  expect(screen.getByRole("heading", { name: "Tidak ada berita ditemukan" })).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "Hapus Semua" }).length).toBeGreaterThan(0);
});

test("goes back to the filters before", async () => {
  const { api } = recordingApi();
  await renderApp("/berita", { api });
  fireEvent.click(chip("Performa"));
  await pass(filterDelayMs);
  expect(chip("Performa").getAttribute("aria-current")).toBe("true");
  history.replaceState(null, "", "/berita");
  dispatchEvent(new PopStateEvent("popstate"));
  await pass(0);
  expect(chip("Performa").getAttribute("aria-current")).toBeNull();
});

test("leaves a click that opens a new tab to the browser", async () => {
  const { api, asked } = recordingApi();
  await renderApp("/berita", { api });
  const link = chip("Performa");
  link.addEventListener("click", (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  fireEvent.click(link, { ctrlKey: true });
  await pass(filterDelayMs);
  expect(asked).toHaveLength(1);
});

test("offers to try again when not even samples can be shown", async () => {
  vi.doMock("../samples/sampleApi.ts", () => {
    throw new Error("The script did not arrive");
  });
  await renderApp("/berita", { api: failingApi });
  expect(screen.getByRole("alert").textContent).toContain("Gagal memuat berita. Silakan coba lagi nanti.");
  expect(screen.getByRole("button", { name: "Coba Lagi" })).toBeTruthy();
  vi.doUnmock("../samples/sampleApi.ts");
});
