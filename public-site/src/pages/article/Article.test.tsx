import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { failingApi } from "../../../test/fixtures.ts";
import { cleanup } from "../../../test/render.tsx";
import { renderApp } from "../../../test/renderApp.tsx";
import { server } from "../../../test/server.ts";

afterEach(cleanup);

function countedViews() {
  const ids: unknown[] = [];
  server.use(
    http.post("*/api/news/:id/view", ({ params }) => {
      ids.push(params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return ids;
}

/** Opens the article and checks that its view is counted first. */
async function openArticle() {
  const ids = countedViews();
  await renderApp("/berita/situs-anda-butuh-enam-detik");
  await waitFor(() => expect(ids).toEqual(["0123456789abcdef01234567"]));
  return ids;
}

const scrollDown = (y: number) =>
  act(() => {
    Object.defineProperty(window, "scrollY", { value: y, configurable: true });
    dispatchEvent(new Event("scroll"));
  });

test("counts a view once, by the article's id, however it was reached", async () => {
  const ids = await openArticle();
  await scrollDown(10);
  expect(ids).toHaveLength(1);
});

test("counts no view of a sample", async () => {
  const ids = countedViews();
  await renderApp("/berita/memilih-nama-domain", { api: failingApi });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Memilih nama domain");
  await scrollDown(10);
  expect(ids).toEqual([]);
});

test("draws the placeholder for a picture that cannot be loaded", async () => {
  await openArticle();
  expect(screen.queryByRole("img", { name: "No Image" })).toBeNull();
  fireEvent.error(screen.getByAltText(/^Gambar utama/));
  expect(screen.getByRole("img", { name: "No Image" })).toBeTruthy();
  expect(screen.queryByAltText(/^Gambar utama/)).toBeNull();
});

test("hides the header while one scrolls down, and shows it on the way up", async () => {
  await openArticle();
  const header = document.querySelector(".nav");
  await scrollDown(90);
  expect(header?.classList.contains("away")).toBe(false);
  await scrollDown(200);
  expect(header?.classList.contains("away")).toBe(true);
  await scrollDown(150);
  expect(header?.classList.contains("away")).toBe(false);
});

test("offers the way back to the top below 300 px", async () => {
  await openArticle();
  const button = screen.getByRole("button", { name: "Kembali ke atas" });
  await scrollDown(300);
  expect(button.classList.contains("shown")).toBe(false);
  await scrollDown(301);
  expect(button.classList.contains("shown")).toBe(true);
});

test("opens and closes the menu, by its button, by Escape and by a choice", async () => {
  await openArticle();
  const open = () => screen.queryByRole("button", { name: "Tutup menu" }) !== null;
  const toggle = () => fireEvent.click(screen.getByRole("button", { name: /(Buka|Tutup) menu/ }));
  const menu = screen.getByRole("navigation", { name: "Utama" });
  expect(screen.getByRole("button", { name: "Buka menu" }).nextElementSibling, "the next stop of Tab").toBe(menu);
  toggle();
  expect(open()).toBe(true);
  toggle();
  expect(open()).toBe(false);
  toggle();
  await act(() => {
    fireEvent.keyDown(document.body, { key: "Escape" });
  });
  expect(open()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Buka menu" }));
  toggle();
  fireEvent.click(screen.getByRole("link", { name: "Layanan" }));
  await waitFor(() => expect(open()).toBe(false));
});
