import type { PortfolioFilters } from "@etalase/contracts/portfolio";
import { messages } from "@etalase/contracts/text/messages";
import { fireEvent, screen } from "@testing-library/dom";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyApi, failingApi, makeApi, makeProject, makeProjects } from "../../../test/fixtures.ts";
import { cleanup } from "../../../test/render.tsx";
import { address, renderApp } from "../../../test/renderApp.tsx";
import { filterDelayMs } from "../../lists/useFilterChoice.ts";
import { sectionDelayMs } from "../../router/App.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** An API that records its requests. */
function recordingApi() {
  const asked: PortfolioFilters[] = [];
  const { projects } = makeApi();
  const api = makeApi({
    projects: (filters) => {
      asked.push(filters);
      return projects(filters);
    },
  });
  return { api, asked };
}

const list = () => screen.getByRole("region", { name: "Daftar proyek" });
const tally = () => screen.getByRole("status").textContent;
const type = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Jenis proyek" });
const status = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Status proyek" });
const featured = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Featured saja" });
const search = () => document.querySelector<HTMLInputElement>("input[type=search]") as HTMLInputElement;
const titles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
  });

test("shows of each project client, badges, category, release date and the way to it", async () => {
  const portfolioItems = [
    makeProject(),
    makeProject({
      _id: "c".repeat(24),
      slug: "dua",
      title: "Masih dikerjakan",
      client: "Kopi Lereng",
      isFeatured: false,
      // In UTC it is still the last of October.
      projectStatus: "progress",
      completionDate: "",
      createdAt: "2026-10-31T20:00:00.000Z",
    }),
  ];
  const page = { portfolioItems, total: 2, page: 1, totalPages: 1 };
  await renderApp("/portfolio", { api: makeApi({ projects: async () => page }) });
  const [first, second] = screen.getAllByRole("article").map(({ textContent }) => textContent);
  expect(first).toContain("Mega Digital");
  expect(first).toMatch(/Featured.*Completed.*CategoryToko Daring.*Release DateSeptember 2026/);
  expect(second).toMatch(/Kopi Lereng.*In Progress.*Release DateNovember 2026/);
  expect(second).not.toContain("Featured");
  expect(screen.getByRole("link", { name: "Masih dikerjakan" }).getAttribute("href")).toBe("/portfolio/dua");
});

test("keeps the texts that no card shows out of the page", async () => {
  const { navigator } = await renderApp("/portfolio");
  expect(JSON.stringify(navigator.current().data)).not.toContain("Pembeli melihat angka yang sama");
});

test("counts what is shown of what there is, and turns pages with the same filters", async () => {
  await renderApp("/portfolio?projectType=Toko+Daring");
  expect(tally()).toBe("9 dari 12 proyek");
  fireEvent.click(screen.getByRole("link", { name: "Halaman 2" }));
  await pass(0);
  expect(address()).toBe("/portfolio?projectType=Toko+Daring&page=2");
});

test("applies a filter after a pause, on the first page, saying that it loads", async () => {
  const { api, asked } = recordingApi();
  await renderApp("/portfolio?page=2", { api });
  fireEvent.input(type(), { target: { value: "Toko Daring" } });
  expect(list().getAttribute("aria-busy")).toBe("true");
  expect(tally()).toBe("Memuat proyek...");
  await pass(filterDelayMs - 1);
  expect(asked).toHaveLength(1);
  await pass(1);
  expect(asked.at(-1)).toEqual({ page: 1, projectType: "Toko Daring" });
  expect(address()).toBe("/portfolio?projectType=Toko+Daring");
  expect(tally()).toBe("9 dari 12 proyek");
});

test("makes one request of several quick choices, and leaves the focus where it is", async () => {
  const { api, asked } = recordingApi();
  await renderApp("/portfolio", { api });
  status().focus();
  fireEvent.input(status(), { target: { value: "progress" } });
  await pass(200);
  fireEvent.click(featured());
  await pass(filterDelayMs);
  expect(asked).toHaveLength(2);
  expect(address()).toBe("/portfolio?projectStatus=progress&isFeatured=true");
  expect(document.activeElement).toBe(status());
});

test("searches while one types, at once when sent, and keeps the text as it was typed", async () => {
  await renderApp("/portfolio");
  fireEvent.input(search(), { target: { value: "kasir " } });
  await pass(filterDelayMs);
  expect(address()).toBe("/portfolio?search=kasir");
  expect(search().value).toBe("kasir ");
  fireEvent.input(search(), { target: { value: "kopi" } });
  fireEvent.submit(search().form as HTMLFormElement);
  await pass(0);
  expect(address()).toBe("/portfolio?search=kopi");
});

test("loses no letter of who types faster than the page is painted", async () => {
  await renderApp("/portfolio");
  for (const text of ["k", "ka", "kas"]) {
    search().value += text.at(-1);
    // Dispatched directly, without the testing library's pause for effects.
    search().dispatchEvent(new Event("input", { bubbles: true }));
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  }
  await pass(filterDelayMs);
  expect([search().value, address()]).toEqual(["kas", "/portfolio?search=kas"]);
});

test("opens the search with the address that has one", async () => {
  await renderApp("/portfolio?search=kasir");
  expect(search().closest("details")?.open).toBe(true);
  cleanup();
  await renderApp("/portfolio");
  expect(search().closest("details")?.open).toBe(false);
});

test("closes the search on Escape, keeps its text, and goes back to its button", async () => {
  await renderApp("/portfolio?search=kasir");
  search().focus();
  fireEvent.keyDown(search(), { key: "Escape" });
  expect(search().closest("details")?.open).toBe(false);
  expect(document.activeElement).toBe(search().closest("details")?.querySelector("summary"));
  await pass(filterDelayMs);
  expect([search().value, address()]).toEqual(["kasir", "/portfolio?search=kasir"]);
});

test("goes back to the filters before", async () => {
  await renderApp("/portfolio?search=kasir");
  fireEvent.input(type(), { target: { value: "Toko Daring" } });
  fireEvent.input(search(), { target: { value: "" } });
  await pass(filterDelayMs);
  expect(address()).toBe("/portfolio?projectType=Toko+Daring");
  history.replaceState(null, "", "/portfolio?search=kasir");
  dispatchEvent(new PopStateEvent("popstate"));
  await pass(0);
  expect([type().value, search().value]).toEqual(["", "kasir"]);
});

test("clears all filters, and goes on at the list", async () => {
  await renderApp("/portfolio?projectStatus=completed&isFeatured=true");
  fireEvent.click(screen.getByRole("link", { name: "Hapus filter" }));
  await pass(0);
  await pass(sectionDelayMs);
  expect(address()).toBe("/portfolio");
  expect([status().value, featured().checked]).toEqual(["", false]);
  expect(document.activeElement).toBe(list());
  expect(screen.queryByRole("link", { name: "Hapus filter" })).toBeNull();
});

test("keeps a type that the address names choosable, though nothing is of it", async () => {
  await renderApp("/portfolio?projectType=Lain");
  expect(type().value).toBe("Lain");
});

test("says when nothing matches, with a way out", async () => {
  await renderApp("/portfolio?search=tidak-ada");
  expect(titles()).toEqual(["No projects found"]);
  fireEvent.click(screen.getAllByRole("link", { name: "Hapus filter" }).at(-1) as HTMLElement);
  await pass(200);
  expect(address()).toBe("/portfolio");
  expect(titles()).toHaveLength(9);
});

test("says when there is nothing yet, without filters", async () => {
  await renderApp("/portfolio", { api: emptyApi });
  expect(titles()).toEqual(["Belum ada portofolio yang tersedia"]);
  expect(screen.queryByRole("link", { name: "Hapus filter" })).toBeNull();
  expect(screen.queryByRole("combobox")).toBeNull();
  cleanup();
  await renderApp("/portfolio?projectStatus=completed", { api: emptyApi });
  expect(status().value).toBe("completed");
});

test("leads from a page past the end to the first, with the same filters", async () => {
  const past = { portfolioItems: [], total: 12, page: 9, totalPages: 2 };
  const whole = { portfolioItems: makeProjects(9), total: 12, page: 1, totalPages: 2 };
  const projects = async ({ page }: PortfolioFilters) => (page === 9 ? past : whole);
  await renderApp("/portfolio?isFeatured=true&page=9", { api: makeApi({ projects }) });
  expect(titles()).toEqual(["Tidak ada halaman 9"]);
  fireEvent.click(screen.getByRole("link", { name: "Ke halaman pertama" }));
  await pass(200);
  expect(address()).toBe("/portfolio?isFeatured=true");
});

test("says that it failed, and tries again with the same filters", async () => {
  const api = makeApi(failingApi);
  await renderApp("/portfolio?isFeatured=true", { api });
  expect(screen.getByRole("alert").textContent).toContain(messages.portfolio.loadFailed);
  Object.assign(api, makeApi());
  fireEvent.click(screen.getByRole("link", { name: "Coba Lagi" }));
  await pass(0);
  expect(address()).toBe("/portfolio?isFeatured=true");
  expect(titles()).toHaveLength(9);
});

test("shows windows without projects while the first list is on its way", async () => {
  let arrive = () => {};
  const { projects } = makeApi();
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const api = makeApi({ projects: (filters) => onItsWay.then(() => projects(filters)) });
  const { navigator } = await renderApp("/privacy-policy", { api });
  void navigator.go("/portfolio");
  await pass(200);
  expect(list().getAttribute("aria-busy")).toBe("true");
  expect(list().querySelectorAll(".project-card").length).toBeGreaterThan(0);
  expect(tally()).toBe("Memuat proyek...");
  arrive();
  await pass(0);
  expect(titles()).toHaveLength(9);
});
