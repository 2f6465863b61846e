import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { failingApi, makeApi, makeProject, makeSite, makeTestimonial } from "../../../test/fixtures.ts";
import { cleanup } from "../../../test/render.tsx";
import { renderApp } from "../../../test/renderApp.tsx";

afterEach(cleanup);

const url = "/portfolio/toko-daring-dan-stok-tiga-cabang";
const withProject = (change: Parameters<typeof makeProject>[0]) =>
  makeApi({ project: async () => makeProject(change) });
const main = () => screen.getByRole("main").textContent ?? "";

test("tells client, category, badges, release date and technologies", async () => {
  await renderApp(url);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Toko daring dan stok tiga cabang");
  expect(main()).toMatch(/Mega Digital.*Featured.*Completed.*CategoryToko Daring.*Release DateSeptember 2026/);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(["TypeScript", "MySQL"]),
  );
});

test("makes paragraphs of empty lines, and takes the text as text", async () => {
  const description = "Satu <b>baris</b>\nmasih sama.\n\n\n  Paragraf kedua.\n";
  await renderApp(url, { api: withProject({ description }) });
  const paragraphs = [...document.querySelectorAll(".case-story p")].map(({ textContent }) => textContent);
  expect(paragraphs).toEqual(["Satu <b>baris</b>\nmasih sama.", "Paragraf kedua."]);
});

test("lets its client speak before it invites others", async () => {
  const asked: unknown[] = [];
  const testimonials = async (id?: string) => {
    asked.push(id);
    return [makeTestimonial()];
  };
  await renderApp(url, { api: makeApi({ testimonials }) });
  expect(asked).toEqual([makeProject()._id]);
  expect(main()).toMatch(
    /Pembeli melihat angka yang sama.*Antrean pagi.*dr. Maya Kusuma.*Punya pekerjaan seperti ini/s,
  );
});

test("leads to the client's site without handing over this one", async () => {
  await renderApp(url);
  const link = screen.getByRole("link", { name: "Kunjungi situsnya" });
  expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual(["https://mega.test", "noopener"]);
});

test("shows nothing of what a project does not have", async () => {
  await renderApp(url, { api: withProject({ websiteUrl: "", technologies: [], images: [], imagesSet: [] }) });
  expect(screen.queryByRole("link", { name: "Kunjungi situsnya" })).toBeNull();
  expect(screen.queryByText("Teknologi")).toBeNull();
  expect(document.querySelector("blockquote")).toBeNull();
  expect(screen.queryByRole("heading", { name: "Lihat lebih dekat" })).toBeNull();
});

test("invites to a chat about such a project", async () => {
  const { settings } = makeSite();
  await renderApp(url, { site: makeSite({ settings: { ...settings, contactPhone: "0812-3456" } }) });
  const chat = screen.getByRole("link", { name: "Bicarakan lewat WhatsApp" });
  expect(decodeURIComponent(chat.getAttribute("href") ?? "")).toMatch(
    /^https:\/\/wa\.me\/628123456\?text=Halo.*"Toko daring dan stok tiga cabang"/,
  );
});

test("leads to the next project, and does without when there is none", async () => {
  await renderApp(url);
  const next = screen.getByRole("navigation", { name: "Proyek berikutnya" });
  expect(next.querySelector("a")?.getAttribute("href")).toBe("/portfolio/peta-kejadian-bencana");
  cleanup();
  for (const nextProject of [async () => null, failingApi.nextProject]) {
    await renderApp(url, { api: makeApi({ nextProject }) });
    expect(screen.queryByRole("navigation", { name: "Proyek berikutnya" })).toBeNull();
    cleanup();
  }
});

const drawingsCome = () => act(() => vi.dynamicImportSettled());
const large = () => screen.getByRole("dialog", { name: "Gambar proyek" });
const shown = () => large().querySelector("img")?.src;

/** Opens the picture with that number. */
async function enlarge(number: number) {
  const link = document.querySelectorAll<HTMLAnchorElement>("a[data-large]")[number] as HTMLAnchorElement;
  fireEvent.click(link);
  await drawingsCome();
  await waitFor(() => expect(large()).toBeTruthy());
  return link;
}

test("opens a picture large, turns to the others and around, and gives the focus back", async () => {
  await renderApp(url);
  const link = await enlarge(1);
  expect(shown()).toBe("https://site.test/media/cc.webp");
  expect(large().textContent).toContain("2 dari 2");
  fireEvent.keyDown(large(), { key: "ArrowRight" });
  expect(shown()).toBe("https://site.test/media/bb.webp");
  fireEvent.click(screen.getByRole("button", { name: "Gambar sebelumnya" }));
  expect(shown()).toBe("https://site.test/media/cc.webp");
  fireEvent.click(screen.getByRole("button", { name: "Tutup" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(link);
});

test("leaves a click that opens a new tab, and a broken picture, to the browser", async () => {
  await renderApp(url);
  const link = document.querySelector("a[data-large]") as HTMLAnchorElement;
  const stay = (event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  };
  document.addEventListener("click", stay, { once: true });
  fireEvent.click(link, { ctrlKey: true });
  fireEvent.error(link.querySelector("img") as HTMLImageElement);
  document.addEventListener("click", stay, { once: true });
  fireEvent.click(link);
  await drawingsCome();
  expect(screen.queryByRole("dialog")).toBeNull();
});
