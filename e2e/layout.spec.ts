import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, expectToFit, jsonOf, test } from "./test.ts";

const longWord = `Taumatawhaka${"tangihangakoauauotamatea".repeat(7)}`;

const longLink = `https://contoh.id/${"halaman".repeat(40)}`;
const linked = `<a href="${longLink}">${longLink}</a>`;
const longContent = [
  `<p>${longWord} ${linked} <code>${longWord}</code></p><h2>${longWord}</h2><blockquote><p>${linked}</p></blockquote>`,
  `<ul><li>${longWord}<ul><li>${linked}</li></ul></li></ul><ol><li>${longWord}</li></ol><pre><code>${longWord}</code></pre>`,
  `<table><tbody><tr><th>${longWord}</th><td>${linked}</td></tr></tbody></table>`,
].join("");

/** Publishes an article with long words and links in all its parts, and returns its path. */
async function publishLongTitle(staff: APIRequestContext): Promise<string> {
  const { news } = await jsonOf<{ news: { featuredImage: string }[] }>(staff.get("/api/news?limit=1"));
  const picture = await (await staff.get(news[0]?.featuredImage ?? "")).body();
  const created = staff.post("/api/news", {
    multipart: {
      title: longWord,
      content: longContent,
      category: longWord.slice(0, 50),
      tags: JSON.stringify([longWord.slice(0, 50)]),
      status: "published",
      featuredImage: { name: "a.webp", mimeType: "image/webp", buffer: picture },
    },
  });
  return `/berita/${(await jsonOf<{ slug: string }>(created)).slug}`;
}

/** Publishes a project with a tall picture, whose description, client, technology and site are long words. */
async function publishLongProject(staff: APIRequestContext) {
  const tall = sharp({ create: { width: 900, height: 1600, channels: 3, background: "#2b6cb0" } });
  const picture = await tall.png().toBuffer();
  const created = staff.post("/api/portfolio", {
    multipart: {
      title: "Uraian yang tidak dapat dipenggal",
      description: longWord,
      client: "Perkumpulan Pengusaha Percetakan dan Penerbitan Seluruh Indonesia",
      projectType: longWord.slice(0, 50),
      technologies: JSON.stringify(["TeknologiYangNamanyaPanjangSekaliTanpaSpasi"]),
      websiteUrl: "https://subdomain-yang-panjang.contoh-perusahaan-indonesia.co.id",
      status: "published",
      featuredImage: { name: "tall.png", mimeType: "image/png", buffer: picture },
    },
  });
  const { id, slug } = await jsonOf<{ id: string; slug: string }>(created);
  return { path: `/portfolio/${slug}`, remove: () => staff.delete(`/api/portfolio/${id}`) };
}

/** Gives the words around every page, and those of the landing page's sections, long words. */
async function nameAtLength(staff: APIRequestContext) {
  const { siteName, siteDescription, address, contactEmail } = await jsonOf<Record<string, string>>(
    staff.get("/api/settings"),
  );
  const name = longWord.slice(0, 60);
  const data = { siteName: name, siteDescription: longWord, address: longWord, contactEmail: `${name}@contoh.id` };
  await jsonOf(staff.put("/api/settings", { data }));
  const service = { title: name, text: longWord, isActive: true };
  const question = { question: longWord, answer: `<p>${longWord} ${linked}</p>`, isActive: true };
  const made = [
    `/api/services/${(await jsonOf<{ id: string }>(staff.post("/api/services", { data: service }))).id}`,
    `/api/faqs/${(await jsonOf<{ id: string }>(staff.post("/api/faqs", { data: question }))).id}`,
  ];
  return async () => {
    await staff.put("/api/settings", { data: { siteName, siteDescription, address, contactEmail } });
    for (const path of made) await staff.delete(path);
  };
}

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
};

test("no page scrolls sideways, whatever its words look like", async ({ page, staff }) => {
  const article = await publishLongTitle(staff);
  const { path: project, remove } = await publishLongProject(staff);
  const restore = await nameAtLength(staff);
  for (const address of ["/", article, "/login", "/register", "/portfolio", project, "/privacy-policy", "/berita"]) {
    await page.goto(address);
    for (const width of [1440, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectToFit(page, `${address} at ${width}`);
    }
  }
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const searchEnd = async () => {
      const { x, width: wide } = await boxOf(page, ".search");
      return x + wide;
    };
    await expect.poll(searchEnd, `the search box at ${width}`).toBeLessThanOrEqual(width - 20);
  }
  // A tall picture is seen whole, and ends with the screen.
  await page.goto(project);
  const picture = page
    .getByRole("article")
    .getByRole("img", { name: /^Tampilan/ })
    .first();
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const tall = async () => (await picture.boundingBox())?.height ?? Number.POSITIVE_INFINITY;
    await expect.poll(tall, `at ${width} px`).toBeLessThanOrEqual(height * 0.86);
    await expect(picture).toHaveCSS("object-fit", "contain");
  }
  await Promise.all([remove(), restore()]);
});

test("the next page begins below the navbar; its numbers stand on the column's edge, as large as a finger", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/berita");
  expect((await boxOf(page, ".pagination [aria-current]")).x).toBeGreaterThanOrEqual((await boxOf(page, "#artikel")).x);
  await page.getByRole("link", { name: "Halaman berikutnya" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(async () => {
    const [list, navbar] = [await boxOf(page, "#artikel"), await boxOf(page, ".nav")];
    expect(list.y).toBeGreaterThanOrEqual(navbar.y + navbar.height);
    expect(list.y).toBeLessThan(200);
  }).toPass();

  await page.setViewportSize({ width: 320, height: 640 });
  for (const link of await page.getByRole("navigation", { name: "Halaman" }).getByRole("link").all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await expectToFit(page);

  // On a wide screen the filters stand open beside the articles.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("complementary", { name: "Saring artikel" })).toBeVisible();
  await expect(page.locator("summary")).toBeHidden();
});

test("on paper an article stands alone", async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto("/berita/situs-anda-butuh-enam-detik-untuk-tampil-ini-yang-menahannya");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article").first()).toBeVisible();
  for (const role of ["banner", "navigation", "complementary", "contentinfo", "button"] as const)
    await expect(page.getByRole(role), role).toHaveCount(0);
});

test("without scripts a phone shows one logo and the articles, and can open the filters", async ({ visitor }) => {
  await visitor.setViewportSize({ width: 360, height: 740 });
  await visitor.goto("/berita");
  await expect(visitor.locator("#app .logo:visible")).toHaveCount(1);
  expect((await boxOf(visitor, ".post")).y).toBeLessThan(740);
  const filters = visitor.getByRole("complementary", { name: "Saring artikel" });
  await expect(filters).toBeHidden();
  await visitor.getByText("Saring", { exact: true }).click();
  await filters.getByRole("link", { name: /^Desain/ }).click();
  await expect(visitor).toHaveURL(/category=Desain/);
});

/** Measures the bottom of the focused element, and the top of the bar that covers the page's foot. */
const focusAndBar = (page: Page) =>
  page.evaluate(() => ({
    end: document.activeElement?.getBoundingClientRect().bottom ?? 0,
    bar: document.querySelector(".bottom")?.getBoundingClientRect().top ?? 0,
    inBar: Boolean(document.activeElement?.closest(".bottom")),
  }));

test("Tab leads into the menu and out of it, and the bottom navigation does not cover what has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("button", { name: "Buka menu" }).press("Enter");
  await page.keyboard.press("Tab");
  const menu = page.getByRole("navigation", { name: "Utama" });
  await expect(menu.getByRole("link").first()).toBeFocused();
  await menu.getByRole("link").last().focus();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();

  await page.locator("#features a, #price a").first().focus();
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press("Tab");
    const { end, bar, inBar } = await focusAndBar(page);
    if (!inBar) expect(end).toBeLessThanOrEqual(bar);
  }
});

test("pages without a frame draw the logo, and a wrong field stays red", async ({ page }) => {
  for (const address of ["/register", "/login"]) {
    await page.goto(address);
    // A flex container turns its children into blocks.
    await expect(page.locator(".logo")).toHaveCSS("display", "flex");
    await expect(page.locator("#logo-mark .m-a")).toHaveCSS("fill", "rgb(13, 138, 188)");
  }
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  const username = page.getByLabel("Username");
  await expect(username).toHaveAttribute("aria-invalid", "true");
  await username.hover();
  await expect(username).toHaveCSS("border-color", "rgb(179, 38, 30)");
});
