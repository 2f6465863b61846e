import type { PageSummary } from "@etalase/contracts/pages.schema";
import type { MenuEntry, MenuPlace, Menus } from "@etalase/contracts/site/menus";
import { ownSections } from "@etalase/contracts/site/sections";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { idOf } from "../test/articles.ts";
import { keptOf } from "../test/copiesApi.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";
import { serveSingle } from "../test/singleApi.ts";

const page = (number: number, given: Partial<PageSummary> = {}): PageSummary => ({
  _id: idOf(number),
  id: idOf(number),
  title: `Halaman ${number}`,
  slug: `halaman-${number}`,
  excerpt: "",
  menu: "navbar",
  language: "id",
  order: number - 1,
  status: "published",
  publishAt: null,
  unpublishAt: null,
  createdAt: "2026-11-20T02:00:00.000Z",
  updatedAt: "2026-11-20T02:00:00.000Z",
  version: 1,
  ...given,
});

const entries = (...ids: readonly string[]): readonly MenuEntry[] => ids.map((id) => ({ id, isShown: true }));

const menu = (place: MenuPlace) => within(screen.getByRole("list", { name: new RegExp(`^${place} entries$`, "i") }));
const rowsOf = (place: MenuPlace) => menu(place).getAllByRole("listitem");
const namesIn = (place: MenuPlace) =>
  rowsOf(place).map((row) => row.querySelector("div:nth-child(2) > div")?.textContent);
const save = () => screen.getByRole("button", { name: "Save Menus" });

async function open(menus: Menus, pages: readonly PageSummary[] = []) {
  const sections = ownSections.map((one) => ({ ...one, isShown: one.id !== "faq" }));
  server.use(
    http.get("/api/pages", () => HttpResponse.json({ pages, total: pages.length, page: 1, totalPages: 1 })),
    http.get("/api/sections", () => HttpResponse.json({ sections, version: 1 })),
  );
  const { sent } = serveSingle("menus", menus);
  const user = renderApp("/dashboard/menus");
  await screen.findByRole("list", { name: "Footer entries" });
  return { user, sent };
}

test("each menu has its entries, and says which of them visitors do not see, and why", async () => {
  const pages = [
    page(1),
    page(2, { status: "draft" }),
    page(3, { menu: "footer" }),
    page(4, { title: "Nama yang jauh lebih panjang dari tempatnya" }),
  ];
  await open({ navbar: entries("news", ...[1, 2, 3, 4, 9].map(idOf)), footer: entries("faq", "blog") }, pages);
  expect(namesIn("navbar")).toEqual([
    "Articles",
    "Halaman 1",
    "Halaman 2",
    "Halaman 3",
    "Nama yang jauh lebih panjang dari tempatnya",
    "Deleted page",
  ]);
  const notes = rowsOf("navbar").map((row) => row.querySelector("div:nth-child(2) > div + div")?.textContent);
  expect(notes).toEqual([
    "Section",
    "/halaman-1",
    "Not public: hidden from visitors",
    "This menu is not chosen in its form: hidden from visitors",
    "Does not fit: behind the navbar's menu button",
    "In the trash or deleted: hidden from visitors",
  ]);
  expect(namesIn("footer")).toEqual(["Questions & answers", "Blog"]);
  menu("footer").getByText("Hidden on the landing page");
});

test("the screen is a tab beside the texts", async () => {
  await open({ navbar: entries("news"), footer: entries("blog") });
  const tabs = within(screen.getByRole("navigation", { name: "Texts, sections and menus" }));
  expect(tabs.getByRole("link", { name: "Menus" }).getAttribute("aria-current")).toBe("page");
  expect(tabs.getByRole("link", { name: "Sections" }).getAttribute("aria-current")).toBeNull();
});

test("keys and buttons move an entry within its menu, a switch hides it, and all is saved at once", async () => {
  const { user, sent } = await open({
    navbar: entries("features", "news", "contact"),
    footer: entries("home", "blog"),
  });
  const handle = () => menu("navbar").getByRole("button", { name: "Reorder Contact" });
  handle().focus();
  await user.keyboard("{Home}");
  expect(namesIn("navbar")).toEqual(["Contact", "Services", "Articles"]);
  expect(document.activeElement).toBe(handle());
  screen.getByText("Contact is now entry 1 of 3");
  await user.click(menu("footer").getByRole("button", { name: "Move Hero down" }));
  await user.click(menu("navbar").getByRole("switch", { name: "Show Articles" }));
  await waitFor(() => expect(keptOf("menus/menus")).toBeTruthy());
  await user.click(save());
  await screen.findByText("Menus saved");
  const navbar = [...entries("contact", "features"), { id: "news", isShown: false }];
  expect(sent).toEqual([{ values: { navbar, footer: entries("blog", "home") }, ifMatch: '"1"' }]);
});

test("a link is added, told what is wrong with it, saved and removed", async () => {
  const { user, sent } = await open({ navbar: entries("news"), footer: entries("blog") });
  const add = screen.getAllByRole("button", { name: "Add Link" })[1] as HTMLElement;
  await user.click(add);
  await user.type(screen.getByRole("textbox", { name: "Label of New link" }), "T");
  const address = () => screen.getByRole("textbox", { name: /^Address of/ });
  await user.clear(address());
  await user.type(address(), "http://toko.example");
  await user.click(save());
  await screen.findByText("Label must be at least 2 characters long");
  screen.getByText("Please enter a public web address that begins with https://");
  expect(sent).toEqual([]);
  await user.type(screen.getByRole("textbox", { name: "Label of T" }), "oko");
  await user.clear(address());
  await user.type(address(), "https://toko.example/");
  await user.click(save());
  await screen.findByText("Menus saved");
  const link = { label: "Toko", url: "https://toko.example/" };
  expect(sent.at(-1)?.values.footer).toEqual([...entries("blog"), link]);
  await user.click(screen.getByRole("button", { name: "Remove Toko" }));
  expect(namesIn("footer")).toEqual(["Blog"]);
});

test("a new link of the navbar stands before the button for contact", async () => {
  const { user } = await open({ navbar: entries("news", "contact"), footer: entries("contact") });
  for (const place of [0, 1]) {
    const add = screen.getAllByRole("button", { name: "Add Link" })[place] as HTMLElement;
    await user.click(add);
    expect(document.activeElement).toBe(screen.getAllByRole("textbox", { name: "Label of New link" })[place]);
  }
  const isLink = (row: HTMLElement) => within(row).queryByRole("textbox", { name: "Label of New link" }) !== null;
  expect(rowsOf("navbar").map(isLink)).toEqual([false, true, false]);
  expect(rowsOf("footer").map(isLink)).toEqual([false, true]);
});

test("there is room for eight links in both menus", async () => {
  const links = Array.from({ length: 8 }, (_, index) => ({
    label: `Toko ${index}`,
    url: `https://t${index}.example/`,
  }));
  await open({ navbar: links.slice(0, 3), footer: links.slice(3) });
  for (const button of screen.getAllByRole<HTMLButtonElement>("button", { name: "At most 8 links" }))
    expect(button.disabled).toBe(true);
});

test("an unchanged order is not sent", async () => {
  const { user, sent } = await open({ navbar: entries("news"), footer: entries("blog") });
  await user.click(save());
  await screen.findByText("No menu has changed");
  expect(sent).toEqual([]);
});

test("pages in English have room of their own, since the navbar there has no others", async () => {
  const pages = [1, 2, 3, 4, 5].map((number) => page(number, number > 3 ? { language: "en" } : {}));
  await open({ navbar: entries(...[1, 2, 3, 4, 5].map(idOf)), footer: entries("blog") }, pages);
  const notes = rowsOf("navbar").map((row) => row.querySelector("div:nth-child(2) > div + div")?.textContent);
  expect(notes).toEqual(["/halaman-1", "/halaman-2", "/halaman-3", "/en/halaman-4", "/en/halaman-5"]);
});
