import { screen, waitFor, within } from "@testing-library/dom";
import { afterEach, expect, test } from "vitest";
import {
  assets,
  emptyApi,
  failingApi,
  makeApi,
  makeFaq,
  makePackage,
  makePartner,
  makeServices,
  makeShowcases,
  makeSite,
  makeTestimonial,
} from "../../../test/fixtures.ts";
import { cleanup } from "../../../test/render.tsx";
import { renderApp } from "../../../test/renderApp.tsx";
import { createRender } from "../../server/createRender.tsx";
import { withCount } from "./Services.tsx";

const fails = () => Promise.reject(new Error("The database is away"));
const siteWithPhone = makeSite({ settings: { ...makeSite().settings, contactPhone: "0812-3456-7890" } });
const section = (id: string) => within(document.getElementById(id) as HTMLElement); // the page has it
const packageCards = () => section("price").getAllByRole("article");
const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, " ").trim();
const chatTextOf = (link: HTMLElement) => new URL((link as HTMLAnchorElement).href).searchParams.get("text");

/** Renders the page like the server. */
const answer = (change: Parameters<typeof makeApi>[0]) => createRender(assets)("/", makeApi(change), makeSite());

afterEach(cleanup);

test("the sections stand in the order of a visit", async () => {
  await renderApp("/");
  const ids = [...document.querySelectorAll("main section[id]")].map(({ id }) => id);
  expect(ids).toEqual(["home", "features", "price", "news", "portfolio", "partners", "contact"]);
  expect(document.getElementById("price")?.classList.contains("services-section")).toBe(true);
});

test("the sections stand in the owner's order, without hidden ones, on grounds that alternate", async () => {
  const page = ["home", "faq", "testimonials", "contact", "portfolio", "news", "partners"] as const;
  const site = makeSite({ sections: { page, menu: page } });
  await renderApp("/", { site, api: makeApi({ faqs: async () => [makeFaq()] }) });
  const shown = [...document.querySelectorAll("main section[id]")];
  expect(shown.map(({ id }) => id)).toEqual(["home", "faq", "contact", "portfolio", "news", "partners"]);
  expect(shown.slice(1).map(({ className }) => className)).toEqual([
    "section white",
    "section",
    "section on-ink",
    "section white",
    "section",
  ]);
  const named = (name: string) =>
    within(screen.getByRole("navigation", { name }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("aria-label") ?? link.textContent);
  expect(named("Utama")).toEqual(["Kontak", "Portfolio", "Artikel", "Mitra"]);
  expect(named("Navigasi bawah")).toEqual(["Home", "Portfolio", "Hubungi kami", "Artikel", "Mitra"]);
  expect(section("home").queryByRole("link", { name: "Jelajahi Layanan Kami" })).toBeNull();
  expect(section("home").queryByText(/Paket mulai/)).toBeNull();
});

test("prices and services take the places of sections that the bottom navigation lacks", async () => {
  const menu = ["home", "features", "price", "contact"] as const;
  await renderApp("/", { site: makeSite({ sections: { page: menu, menu } }) });
  const links = within(screen.getByRole("navigation", { name: "Navigasi bawah" })).getAllByRole("link");
  const names = links.map((link) => link.getAttribute("aria-label") ?? link.textContent);
  expect(names).toEqual(["Home", "Layanan", "Hubungi kami", "Harga"]);
});

test("what clients say stands before the partners, with its stars in words", async () => {
  const bare = makeTestimonial({
    _id: "4".repeat(24),
    name: "laras",
    role: "",
    rating: null,
    photo: "",
    photoSet: null,
  });
  await renderApp("/", { api: makeApi({ testimonials: async () => [makeTestimonial(), bare] }) });
  expect(document.querySelector("#portfolio + #testimonials + #partners")).toBeTruthy();
  const [first, second] = section("testimonials").getAllByRole("figure");
  expect(first?.querySelector("blockquote")?.textContent).toBe(
    "Antrean pagi tinggal separuh.\nPasien tidak lagi menunggu.",
  );
  expect(textOf(first?.querySelector("figcaption"))).toBe("dr. Maya KusumaDirektur Klinik Sentosa");
  expect(section("testimonials").getAllByLabelText(/dari 5$/)).toHaveLength(1);
  expect(section("testimonials").getByRole("img", { name: "4 dari 5" })).toBeTruthy();
  expect(textOf(second)).toContain("LAlaras");
});

test("questions stand by category before the contact, each with its answer", async () => {
  const faqs = [
    makeFaq(),
    makeFaq({ _id: "8".repeat(24), question: "Ada garansi?", category: "Sesudahnya" }),
    makeFaq({ _id: "9".repeat(24), question: "Bisa dicicil?" }),
  ];
  await renderApp("/", { api: makeApi({ faqs: async () => faqs }) });
  expect(document.querySelector("#partners + #faq + #contact")).toBeTruthy();
  const questions = section("faq").getAllByRole("heading", { level: 3 });
  expect(questions.map(textOf)).toEqual(["Berapa lama pengerjaannya?", "Bisa dicicil?", "Ada garansi?"]);
  expect(textOf(document.querySelector("#faq details:last-of-type"))).toContain("Dua minggu. Lihat paket");
  expect(section("faq").getByText("Sesudahnya")).toBeTruthy();
});

test.each([
  ["are none", async () => []],
  ["is no answer about them", fails],
])("no section of clients or questions stands where there %s", async (_why, none) => {
  await renderApp("/", { api: makeApi({ testimonials: none, faqs: none }) });
  expect(document.querySelector("#testimonials, #faq")).toBeNull();
});

test("the hero shows four clients, the services are six", async () => {
  await renderApp("/");
  expect(screen.getByRole("link", { name: "Jelajahi Layanan Kami" }).getAttribute("href")).toBe("#features");
  expect([...document.querySelectorAll("#home figcaption b")].map(textOf)).toEqual([
    "Klien 1",
    "Klien 2",
    "Klien 3",
    "Klien 4",
  ]);
  const titles = section("features").getAllByRole("heading", { level: 3 });
  expect(titles.map(textOf)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Layanan ${number}`));
});

const own = {
  picture: "https://site.test/media/ff.webp",
  pictureSet: { width: 900, height: 1200, color: "#ffffff", srcset: "https://site.test/media/ff-480.webp 480w" },
};
const altered = <T extends object>(items: readonly T[], change: object) =>
  items.map((one, index) => (index === 0 ? { ...one, ...change } : one));

test("a picture of one's own takes the drawing's place, and without any a window says so", async () => {
  const alt = "Etalase kue di pagi hari";
  const pictured = { ...own, pictureSet: { ...own.pictureSet, alt } };
  const showcases = async () => altered(makeShowcases(), pictured);
  const services = async () => altered(makeServices(), own);
  await renderApp("/", { api: makeApi({ showcases, services }) });
  expect(section("home").getByRole("img", { name: alt }).getAttribute("src")).toBe(own.picture);
  const [first, second] = section("features").getAllByRole("article");
  expect(first?.querySelector("img")?.getAttribute("src")).toBe(own.picture);
  expect(second?.querySelector("picture > source")?.getAttribute("srcset")).toContain("svgView");
  cleanup();
  const bare = { showcases: async () => altered(makeShowcases(), { drawing: null }) };
  const without = { services: async () => altered(makeServices(), { drawing: null, text: "" }) };
  await renderApp("/", { api: makeApi({ ...bare, ...without }) });
  expect(section("home").getByRole("img", { name: "No Image" })).toBeTruthy();
  expect(section("features").getAllByRole("article")[0]?.querySelector("img, p")).toBeNull();
});

/** The columns of twelve that a card takes on a wide screen. */
const columns = { "service-third": 4, "service-medium": 5, "service-wide": 7 } as const;
const widthOf = (card: Element) => Object.entries(columns).find(([name]) => card.classList.contains(name))?.[1] ?? 0;

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])("%i services leave no gap in any row", async (count) => {
  await renderApp("/", { api: makeApi({ services: async () => makeServices(count) }) });
  const cards = section("features").getAllByRole("article");
  const isHeadAlone = document.querySelector(".services-head-wide") !== null;
  const head = isHeadAlone ? 12 : 5;
  const wide = cards.map(widthOf).reduce((filled, width) => {
    const rest = filled % 12;
    expect(rest + width).toBeLessThanOrEqual(12);
    return filled + width;
  }, head);
  expect(wide % 12).toBe(0);
  // On a tablet, wide cards and the one at the end take a whole row, others half of one.
  const halves = cards.filter((card) => !card.matches(".service-wide, .service-end"));
  expect(halves.length % 2).toBe(0);
});

test.each([
  [5, [3, 3, 2, 2, 2]],
  [6, [2, 2, 2, 2, 2, 2]],
  [7, [3, 3, 3, 3, 2, 2, 2]],
  [8, [3, 3, 2, 2, 2, 2, 2, 2]],
])("%i showcases stand in full rows", async (count, widths) => {
  await renderApp("/", { api: makeApi({ showcases: async () => makeShowcases(count) }) });
  const windows = [...document.querySelectorAll(".stage-rows .window")];
  expect(windows.map(({ classList }) => (classList.contains("window-half") ? 3 : 2))).toEqual(widths);
});

test("packages show their names, prices and badges, and the highlighted one stands out", async () => {
  await renderApp("/");
  const shown = packageCards().map((card) => [
    textOf(card.querySelector("h3")),
    textOf(card.querySelector("s")),
    textOf(card.querySelector(".price b")),
    textOf(card.querySelector(".pack-badges")),
  ]);
  expect(shown).toEqual([
    ["Paket UMKM", "Rp 500.000", "Rp 299.000", "40% OFF"],
    ["Kilat", undefined, "Rp 299.000", ""],
    ["Paket Bisnis", "Rp 500.000", "Rp 299.000", "40% OFFPOPULER"],
    ["Paket Premium", undefined, "Rp 3.000.000", ""],
  ]);
  const [first, , business, premium] = packageCards();
  expect(business?.querySelector(".awning")).toBeTruthy();
  expect(textOf(premium?.querySelector(".price"))).toBe("Mulai dari Rp 3.000.000");
  expect(
    within(first as HTMLElement)
      .getAllByRole("listitem")
      .map(textOf),
  ).toEqual(["Hingga 5 halaman", "Optimasi SEO"]);
});

test("a promo tells the day and hour of its end in Jakarta while it runs, and only then", async () => {
  const promo = { price: 199_000, startsAt: "2026-11-20T00:00:00.000Z", endsAt: "2026-11-30T16:59:00.000Z" };
  const running = makePackage({ promo, currentPrice: 199_000, struckPrice: 299_000, discountPercent: 33 });
  const planned = makePackage({ _id: "9".repeat(24), promo });
  await renderApp("/", { api: makeApi({ packages: async () => [running, planned] }) });
  expect(packageCards().map((card) => textOf(card.querySelector(".price")))).toEqual([
    "Promo sampai 30 November 2026 pukul 23.59 WIBHarga lama Rp 299.000 Rp 199.000",
    "Harga lama Rp 500.000 Rp 299.000",
  ]);
});

test("a reduction that rounds down to nothing is no badge", async () => {
  const packages = async () => [makePackage({ discountPercent: 0 })];
  await renderApp("/", { api: makeApi({ packages }) });
  expect(textOf(packageCards()[0]?.querySelector(".pack-badges"))).toBe("");
});

test("each order names its package in a chat that opens in a new tab", async () => {
  await renderApp("/", { site: siteWithPhone });
  for (const card of packageCards()) {
    const name = textOf(card.querySelector("h3"));
    const order = within(card).getByRole("link", { name: `Pesan sekarang ${name}` });
    expect(order.getAttribute("href")).toMatch(/^https:\/\/wa\.me\/6281234567890\?text=/);
    expect(chatTextOf(order)).toBe(`Halo, saya tertarik dengan ${name}. Mohon informasi lebih lanjut.`);
    expect([order.getAttribute("target"), order.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
  }
  expect(screen.getByRole("heading", { name: "Butuh Solusi yang Lebih Spesifik?" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Konsultasi Gratis" }).getAttribute("target")).toBe("_blank");
});

test.each([
  ["a chat", siteWithPhone, /^https:\/\/wa\.me\/6281234567890/, "#i-whatsapp"],
  ["the contact section, without a number", makeSite(), /^#contact$/, "#i-message-circle"],
])("the consultation is asked for by %s, and its icon says so", async (_, site, href, icon) => {
  await renderApp("/", { site });
  const link = screen.getByRole("link", { name: "Konsultasi Gratis" });
  expect(link.getAttribute("href")).toMatch(href);
  expect(link.querySelector("use")?.getAttribute("href")).toBe(icon);
});

test("the carousel leads to its articles and to all of them", async () => {
  await renderApp("/");
  const region = within(screen.getByRole("region", { name: "Berita terbaru" }));
  const links = region.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([1, 2, 3, 4].map((number) => `/berita/artikel-${number}`));
  expect(region.getAllByRole("group").map((slide) => slide.getAttribute("aria-label"))).toEqual([
    "1 dari 4",
    "2 dari 4",
    "3 dari 4",
    "4 dari 4",
  ]);
  expect(screen.getByRole("link", { name: "Lihat semua artikel" }).getAttribute("href")).toBe("/berita");
});

test("projects show client, badges, category and release date", async () => {
  await renderApp("/");
  const [project] = section("portfolio").getAllByRole("article");
  expect(textOf(project)).toBe("Mega DigitalFeaturedCompletedProyek 1CategoryToko DaringRelease DateSeptember 2026");
  expect(project?.querySelector("a")?.getAttribute("href")).toBe("/portfolio/proyek-1");
  expect(screen.getByRole("link", { name: "Lihat semua portofolio" }).getAttribute("href")).toBe("/portfolio");
});

test("a partner's logo leads to its website, if it has one", async () => {
  const plain = makePartner({ _id: "3".repeat(24), name: "Kopi Lereng", website: "" });
  await renderApp("/", { api: makeApi({ partners: async () => [makePartner(), plain] }) });
  const link = section("partners").getByRole("link", { name: "Mega Digital" });
  expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual(["https://mega.test", "noopener"]);
  expect(section("partners").getByRole("img", { name: "Kopi Lereng" }).closest("a")).toBeNull();
  expect(screen.queryByText("Menggunakan data contoh")).toBeNull();
});

test("without content the sections say so, and samples stand for partners", async () => {
  await renderApp("/", { api: emptyApi });
  expect(screen.getByText("Belum ada paket yang tersedia")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Konsultasi Gratis" })).toBeTruthy();
  expect(screen.getByText("Belum ada berita yang tersedia")).toBeTruthy();
  expect(screen.getByText("Belum ada portofolio yang tersedia")).toBeTruthy();
  expect(screen.getByText("Menggunakan data contoh")).toBeTruthy();
  expect(section("partners").getAllByRole("img").length).toBeGreaterThan(2);
});

test("when nothing can be fetched the sections say so and offer another try", async () => {
  await renderApp("/", { api: failingApi });
  const alerts = screen.getAllByRole("alert").map(textOf);
  expect(alerts).toEqual([
    "Failed to load packagesCoba Lagi",
    "Failed to load newsCoba Lagi",
    "Failed to load portfolioCoba Lagi",
  ]);
  expect(screen.getByText("Menggunakan data contoh")).toBeTruthy();
});

test("a page without its packages, articles or projects is answered as an outage", async () => {
  expect((await answer({})).status).toBe(200);
  for (const call of ["packages", "services", "showcases", "highlights", "featuredProjects"])
    expect((await answer({ [call]: fails })).status, call).toBe(503);
});

test("samples that stand in after a failure are not indexed; those of a new site do not hide it", async () => {
  const noindex = '<meta name="robots" content="noindex">';
  const afterFailure = await answer({ partners: fails });
  expect(afterFailure.status).toBe(200);
  expect(afterFailure.html).toContain(noindex);
  expect((await answer({ partners: async () => [] })).html).not.toContain(noindex);
});

test("the first screen says what the cheapest package costs now", async () => {
  const packages = [makePackage({ currentPrice: 299_000 }), makePackage({ _id: "5".repeat(24), currentPrice: 49_000 })];
  await renderApp("/", { api: makeApi({ packages: async () => packages }) });
  const link = section("home").getByRole("link", { name: /^Paket mulai/ });
  expect([textOf(link), link.getAttribute("href")]).toEqual(["Paket mulai Rp 49.000", "#price"]);
  cleanup();
  await renderApp("/", { api: makeApi({ packages: async () => [] }) });
  expect(section("home").queryByRole("link", { name: /^Paket mulai/ })).toBeNull();
});

test("a dot for each package leads to its card, and the cheapest is the one that the row begins with", async () => {
  const dear = makePackage({ _id: "6".repeat(24), slug: "paket-mahal", name: "Paket Mahal", currentPrice: 900_000 });
  const cheap = makePackage({ slug: "paket-murah", name: "Paket Murah", currentPrice: 100_000 });
  await renderApp("/", { api: makeApi({ packages: async () => [dear, cheap] }) });
  const dots = within(screen.getByRole("navigation", { name: "Posisi paket" })).getAllByRole("link");
  expect(dots.map((dot) => [dot.textContent, dot.getAttribute("href")])).toEqual([
    ["Paket Mahal", "#pilih-paket-mahal"],
    ["Paket Murah", "#pilih-paket-murah"],
  ]);
  expect(document.querySelectorAll(".pack-cheapest")).toHaveLength(1);
  expect(document.querySelector(".pack-cheapest")?.id).toBe("pilih-paket-murah");
});

test("the contact section begins with the chat, where there is one, and the form", async () => {
  await renderApp("/", { site: siteWithPhone });
  const [chat, ...rest] = section("contact").getAllByRole("link");
  expect(chatTextOf(chat as HTMLElement)).toContain("ingin bertanya");
  expect(rest.map(textOf)).toEqual(["kebijakan privasi"]);
  expect(section("contact").getByRole("combobox", { name: "Paket" })).toBeTruthy();
  cleanup();
  await renderApp("/");
  expect(section("contact").getAllByRole("link")).toHaveLength(1);
});

test("what is true until a moment is no longer said after it", async () => {
  const hours = [{ opens: "09:00", closes: "17:00" }];
  const site = makeSite({ office: { isOpen: true, until: new Date(Date.now() - 1).toISOString(), hours } });
  const officeHours = { days: [hours, hours, hours, hours, hours, hours, hours], holidays: [] };
  await renderApp("/", { site: { ...site, settings: { ...site.settings, officeHours } } });
  const said = section("contact").getByText(/^Buka sekarang/);
  await waitFor(() => expect(said.hidden).toBe(true));
  expect(section("contact").getByText("Senin–Minggu 09.00–\u206017.00 WIB").hidden).toBe(false);
});

test.each([
  ["{jumlah} layanan. {jumlah} orang, bukan {jumlah}.", 7, "id", "Tujuh layanan. Tujuh orang, bukan tujuh."],
  ["Kami punya {jumlah} layanan", 12, "id", "Kami punya dua belas layanan"],
  [
    "\ue000home.services.text\ue001{jumlah} services\ue002",
    6,
    "en",
    "\ue000home.services.text\ue001Six services\ue002",
  ],
  ["{jumlah} layanan", 13, "id", "13 layanan"],
  ["Layanan kami", 3, "id", "Layanan kami"],
] as const)("%j for %i is said in words, with a capital where a sentence begins", (text, count, language, said) => {
  expect(withCount(text, count, language)).toBe(said);
});
