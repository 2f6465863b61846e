import type { PublicApi } from "@etalase/contracts/public-api";
import { describe, expect, test } from "vitest";
import { assets, failingApi, makeApi, makeOwnPage, makeSite } from "../../../test/fixtures.ts";
import { createRender } from "../../server/createRender.tsx";

const render = createRender(assets);
const draw = (url: string, api: PublicApi = makeApi(), site = makeSite()) => render(url, api, site);
const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");
const found = async (change: Parameters<typeof makeOwnPage>[0]) =>
  draw("/tentang-kami", makeApi({ ownPage: async () => makeOwnPage(change) }));
const pages = (...titles: readonly string[]) =>
  titles.map((title) => makeOwnPage({ title, slug: title.toLowerCase().replaceAll(" ", "-") }));
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

  test("is led to from a former address", async () => {
    expect(await draw("/alamat-lama")).toMatchObject({ status: 301, location: "/tentang-kami" });
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

  test("leads staff to its form", async () => {
    const { html } = await draw("/tentang-kami", makeApi(), makeSite({ forStaff: true }));
    expect(linksIn(html, "main")).toEqual([`/dashboard/pages/edit/${makeOwnPage().id}`]);
  });
});

describe("the menus", () => {
  const sections = ["/#features", "/#news", "/#price", "/#portfolio", "/#partners"];
  const menu = (...all: readonly ReturnType<typeof makeOwnPage>[]) => makeApi({ menuPages: async () => all });

  test("have the pages after the sections, those of the footer in the footer alone", async () => {
    const footer = makeOwnPage({ title: "Karier", slug: "karier", menu: "footer" });
    const { html } = await draw("/", menu(footer, ...pages("Tentang Kami")));
    expect(linksIn(html, ".nav nav")).toEqual([...sections, "/tentang-kami", "/#contact"]);
    expect(linksIn(html, ".footer nav:nth-of-type(2)").slice(-2)).toEqual(["/karier", "/tentang-kami"]);
    expect(JSON.parse(parse(html).getElementById("boot")?.textContent ?? "").site.menu).toEqual({
      navbar: [{ title: "Tentang Kami", slug: "tentang-kami" }],
    });
  });

  test("leave out of the navbar what has no room there", async () => {
    const { html } = await draw("/", menu(...pages("Satu", "Dua", "Tiga", "Empat")));
    expect(linksIn(html, ".nav nav")).toEqual([...sections, "/satu", "/dua", "/tiga", "/#contact"]);
    expect(linksIn(html, ".footer")).toEqual(expect.arrayContaining(["/satu", "/dua", "/tiga", "/empat"]));
    const long = await draw("/", menu(...pages("Sebuah nama yang jauh lebih panjang dari yang muat", "Dua")));
    expect(linksIn(long.html, ".nav nav")).toEqual([...sections, "/dua", "/#contact"]);
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
