import type { PublicApi } from "@etalase/contracts/public-api";
import type { OwnMenus } from "@etalase/contracts/site/menus";
import { describe, expect, test } from "vitest";
import { assets, failingApi, makeApi, makeOwnPage, makePrivacyPolicy, makeSite } from "../../../test/fixtures.ts";
import { createRender } from "../../server/createRender.tsx";

const render = createRender(assets);
const draw = (url: string, api: PublicApi = makeApi(), site = makeSite()) => render(url, api, site);
const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");
const found = async (change: Parameters<typeof makeOwnPage>[0]) =>
  draw("/tentang-kami", makeApi({ ownPage: async () => makeOwnPage(change) }));
const pages = (...titles: readonly string[]) =>
  titles.map((title, index) =>
    makeOwnPage({ id: String(index).padStart(24, "e"), title, slug: title.toLowerCase().replaceAll(" ", "-") }),
  );
const linksIn = (html: string, place: string) =>
  [...parse(html).querySelectorAll(`${place} a`)].map((link) => link.getAttribute("href"));

describe("a page of the owner's", () => {
  test("shows its text below its title, and has the head of a page", async () => {
    const { status, html, indexable } = await draw("/tentang-kami");
    expect([status, indexable]).toEqual([200, true]);
    const page = parse(html);
    expect(page.querySelector("main h1")?.textContent).toBe("Tentang Kami");
    expect(page.querySelector("main .prose")?.textContent).toContain("Kami membuat situs");
    expect(page.querySelector("main .prose table")?.parentElement?.tabIndex).toBe(0);
    expect(page.querySelector("main aside .button")?.textContent).toBe("Hubungi kami");
    expect(page.title).toBe("Tentang Kami | Etalase");
    const head = (query: string, name = "content") => page.querySelector(query)?.getAttribute(name);
    expect(head("link[rel=canonical]", "href")).toBe("https://site.test/tentang-kami");
    expect(head("meta[name=description]")).toBe("Kami membuat situs untuk toko di kota ini.");
    expect(head('meta[property="og:image"]')).toBe("https://site.test/share/tentang-kami.jpg?v=3");
    expect(head("meta[name=robots]")).toBeUndefined();
    const graph = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? "")["@graph"];
    expect(graph).toContainEqual(
      expect.objectContaining({ "@type": "WebPage", url: "https://site.test/tentang-kami", name: "Tentang Kami" }),
    );
    expect(graph).toContainEqual(
      expect.objectContaining({
        "@type": "BreadcrumbList",
        itemListElement: [
          expect.objectContaining({ name: "Etalase" }),
          expect.objectContaining({ name: "Tentang Kami", item: "https://site.test/tentang-kami" }),
        ],
      }),
    );
  });

  test("has the words and the rule that it has for search engines", async () => {
    const { html } = await found({ seoTitle: "Siapa kami", seoDescription: "Sejak 2016.", noindex: true });
    const page = parse(html);
    expect(page.title).toBe("Siapa kami");
    expect(page.querySelector("meta[name=description]")?.getAttribute("content")).toBe("Sejak 2016.");
    expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  });

  test("that is none is answered like any unknown address", async () => {
    const [own, other] = [await draw("/tidak-ada"), await draw("/tidak/ada")];
    expect([own.status, other.status]).toEqual([404, 404]);
    const main = ({ html }: typeof own) => parse(html).querySelector("main")?.innerHTML;
    expect(main(own)).toBe(main(other));
  });

  test("that cannot be loaded says so", async () => {
    const { status, html } = await draw("/tentang-kami", failingApi);
    expect(status).toBe(503);
    expect(parse(html).querySelector("main")?.textContent).toContain("Halaman ini belum bisa dimuat");
  });
});

describe("the menus", () => {
  const sections = ["/#features", "/#news", "/#price", "/#portfolio", "/#partners"];
  const menu = (...all: readonly ReturnType<typeof makeOwnPage>[]) => makeApi({ menuPages: async () => all });

  test("have the pages after the sections, those of the footer in the footer alone", async () => {
    const footer = makeOwnPage({ id: "f".repeat(24), title: "Karier", slug: "karier", menu: "footer" });
    const { html } = await draw("/", menu(footer, ...pages("Tentang Kami")));
    expect(linksIn(html, ".nav nav")).toEqual([...sections, "/tentang-kami", "/#contact"]);
    expect(linksIn(html, ".footer nav:nth-of-type(2)").slice(-2)).toEqual(["/karier", "/tentang-kami"]);
    expect(JSON.parse(parse(html).getElementById("boot")?.textContent ?? "").site.menu).toEqual({
      navbar: [
        ...["features", "news", "price", "portfolio", "partners"],
        { title: "Tentang Kami", slug: "tentang-kami" },
        "contact",
      ],
    });
  });

  test("link to the privacy policy once, also where it is in the footer's menu", async () => {
    for (const api of [makeApi(), menu(makePrivacyPolicy({ menu: "footer" }))]) {
      const links = linksIn((await draw("/", api)).html, ".footer");
      expect(links.filter((href) => href === "/privacy-policy")).toHaveLength(1);
    }
  });

  test("keep behind the menu button what has no room in the row, on narrower screens all own pages", async () => {
    const hiddenIn = ({ html }: { html: string }) =>
      [...html.matchAll(/\.nav:not\(\.open\) li:nth-child\((\d+)\)/g)].map(([, place]) => Number(place));
    const burgers = ({ html }: { html: string }) =>
      [...html.matchAll(/@media \(([^)]*)\)\{[^@]*?\.burger\{display:grid\}/g)].map(([, range]) => range);
    const few = await draw("/", menu(...pages("Satu", "Dua", "Tiga")));
    expect([hiddenIn(few), burgers(few)]).toEqual([[], ["768px<width<1280px"]]);
    const four = await draw("/", menu(...pages("Satu", "Dua", "Tiga", "Empat")));
    const { html } = four;
    expect([hiddenIn(four), burgers(four)]).toEqual([[sections.length + 4], ["768px<width"]]);
    expect(burgers(await draw("/", menu()))).toEqual([]);
    expect(linksIn(html, ".nav nav")).toEqual([...sections, "/satu", "/dua", "/tiga", "/empat", "/#contact"]);
    expect(linksIn(html, ".footer")).toEqual(expect.arrayContaining(["/satu", "/dua", "/tiga", "/empat"]));
    const long = await draw("/", menu(...pages("Sebuah nama yang jauh lebih panjang dari yang muat", "Dua")));
    expect(hiddenIn(long)).toEqual([sections.length + 1]);
  });

  describe("in the owner's order", () => {
    const [about, career] = [
      makeOwnPage({ id: "a".repeat(24) }),
      makeOwnPage({ id: "b".repeat(24), title: "Karier", slug: "karier", menu: "footer" }),
    ];
    const toko = { label: "Toko <b>", url: "https://toko.example/a?b=1&c=2" };
    const drawn = (menus: OwnMenus, change = {}) => draw("/", menu(about, career), makeSite({ menus, ...change }));
    const footerOf = (html: string) => linksIn(html, ".footer nav:last-of-type");
    const entry = (id: string, isShown = true) => ({ id, isShown });

    test("have it, without what is hidden, and lead to other sites without telling more than they must", async () => {
      const navbar = [toko, entry("contact"), entry(about.id), entry("news", false), entry("price")];
      const { html } = await drawn({ navbar, footer: [entry("blog"), entry(career.id)] });
      const rest = ["/#features", "/#portfolio", "/#partners"];
      expect(linksIn(html, ".nav nav").toSorted()).toEqual(
        [toko.url, "/#contact", "/tentang-kami", "/#price", ...rest].toSorted(),
      );
      // The navbar had no place for the services, whose own place is the first.
      expect(linksIn(html, ".nav nav").slice(0, 2)).toEqual(["/#features", toko.url]);
      const link = parse(html).querySelector(`.nav a[href^="https:"]`);
      expect([link?.textContent, link?.getAttribute("rel"), link?.getAttribute("target")]).toEqual([
        "Toko <b>",
        "noopener",
        null,
      ]);
      expect(link?.closest("li")?.className).toBe("own");
      expect(footerOf(html).at(-1)).toBe(toko.url);
      expect(footerOf(html).indexOf("/berita")).toBeLessThan(footerOf(html).indexOf("/karier"));
      expect(parse(html).getElementById("boot")?.textContent).not.toContain('"menus"');
    });

    test("leave out pages that are not public, and those of another menu", async () => {
      const navbar = [entry(career.id), entry("c".repeat(24)), entry(about.id)];
      const { html } = await drawn({ navbar, footer: null });
      expect(linksIn(html, ".nav nav")).not.toContain("/karier");
      expect(linksIn(html, ".nav nav")).toContain("/tentang-kami");
    });

    test("leave out sections that the landing page hides, and keep all names in the navbar", async () => {
      const links = ["Satu", "Dua", "Tiga"].map((label) => ({ label, url: `https://${label.toLowerCase()}.example/` }));
      const sections = { page: ["home", "contact"], menu: ["home", "contact"] };
      const { html } = await drawn({ navbar: [...links, entry(about.id), entry("news")], footer: null }, { sections });
      expect(linksIn(html, ".nav nav")).toEqual([...links.map(({ url }) => url), "/tentang-kami", "/#contact"]);
      expect(footerOf(html)).toEqual([
        "/#home",
        "/#contact",
        "/berita",
        "/tentang-kami",
        "/karier",
        ...links.map(({ url }) => url),
      ]);
    });
  });

  test("mark the page that is shown, and no other", async () => {
    const api = menu(...pages("Tentang Kami", "Karier"));
    const current = async (url: string) =>
      [...parse((await draw(url, api)).html).querySelectorAll(".nav [aria-current]")].map((link) => link.textContent);
    expect(await current("/tentang-kami")).toEqual(["Tentang Kami"]);
    expect(await current("/karier")).toEqual(["Karier"]);
    expect(await current("/berita")).toEqual(["Artikel"]);
    expect(await current("/privacy-policy")).toEqual([]);
  });

  test("are as before without pages, and while these cannot be read", async () => {
    const { html } = await draw("/", makeApi({ menuPages: () => Promise.reject(new Error("away")) }));
    expect(linksIn(html, ".nav nav")).toEqual([...sections, "/#contact"]);
    expect(parse(html).getElementById("boot")?.textContent).not.toContain('"menu"');
  });
});
