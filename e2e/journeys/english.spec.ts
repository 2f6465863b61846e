import type { NewsArticle, NewsPage } from "@etalase/contracts/news.schema";
import type { OwnPage } from "@etalase/contracts/pages.schema";
import { accessibilityFindings } from "../accessibility.ts";
import { watchForIndonesian } from "../languages.ts";
import { expect, jsonOf, test } from "../test.ts";

test("a visitor from an ad reads the site in English on a phone, and goes to the same page in Indonesian", async ({
  page,
  staff,
}) => {
  const write = (data: object) => jsonOf<OwnPage>(staff.post("/api/pages", { data }));
  await jsonOf(staff.put("/api/settings", { data: { english: true } }));
  const own = await write({ title: "Tentang Kami", content: `<p>${"Kata ".repeat(9)}</p>`, status: "published" });
  const content = `<p>${"Word ".repeat(9)}</p>`;
  await write({
    title: "About us",
    content,
    status: "published",
    menu: "navbar",
    language: "en",
    translationOf: own.id,
  });

  const indonesianIn = watchForIndonesian(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en?utm_source=ig");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const menu = page.getByRole("navigation", { name: "Main" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await menu.getByRole("link", { name: "Prices" }).click();
  await expect(page).toHaveURL(/\/en#price$/);
  await expect(page.getByRole("heading", { name: "Prices in plain view" })).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Digital solutions that put your business on show");
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await indonesianIn()).toEqual([]);

  await page.getByRole("button", { name: "Open menu" }).click();
  await menu.getByRole("link", { name: "About us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About us");
  await page.getByRole("button", { name: "Open menu" }).click();
  await menu.getByRole("link", { name: "Bahasa Indonesia" }).click();
  await expect(page).toHaveURL(/\/tentang-kami$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "id");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About us");
});

test("the way to an article in English stays right from page to page, and its list is searched as a document", async ({
  page,
  staff,
}) => {
  await jsonOf(staff.put("/api/settings", { data: { english: true } }));
  const { news } = await jsonOf<NewsPage>(staff.get("/api/news?limit=1&sort=newest&status=published"));
  const [own] = news;
  const picture = await (await staff.get(own?.featuredImage ?? "")).body();
  const written = await jsonOf<NewsArticle>(
    staff.post("/api/news", {
      multipart: {
        title: "Six seconds are too long",
        content: `<p>${"Word ".repeat(9)}</p>`,
        category: "Speed",
        status: "published",
        language: "en",
        translationOf: own?.id ?? "",
        featuredImage: { name: "a.webp", mimeType: "image/webp", buffer: picture },
      },
    }),
  );

  const indonesianIn = watchForIndonesian(page);
  await page.goto("/berita");
  const heading = page.getByRole("heading", { level: 1 });
  const other = page.getByRole("contentinfo").getByRole("link", { name: "English" });
  await expect(other).toHaveAttribute("href", "/en/berita");
  await page
    .getByRole("article")
    .getByRole("link", { name: own?.title ?? "" })
    .click();
  await expect(heading).toHaveText(own?.title ?? "");
  await expect(other).toHaveAttribute("href", `/en/berita/${written.slug}`);
  await other.click();
  await expect(heading).toHaveText(written.title);
  expect(await indonesianIn()).toEqual([]);

  await page.getByRole("link", { name: "Back to the blog" }).click();
  await page.getByRole("combobox", { name: "Search articles" }).fill("six");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/berita\?search=six$/);
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([written.title]);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await indonesianIn()).toEqual([]);
});
