import type { NewsArticle } from "@etalase/contracts/news.schema";
import type { APIRequestContext } from "@playwright/test";
import { accessibilityFindings } from "../accessibility.ts";
import { ownClock } from "../app.ts";
import { expect, jsonOf, signIn, test } from "../test.ts";

/** The editor's browser is far from Jakarta, but plans by its clock all the same. */
test.use({ timezoneId: "America/New_York", variables: ownClock });

/** The article calls of staff, for steps that cannot wait for minutes. */
const articlesOf = (staff: APIRequestContext) => ({
  find: async (query: string) => (await jsonOf<{ news: NewsArticle[] }>(staff.get(`/api/news?${query}`))).news,
  update: (id: string, data: object) => jsonOf(staff.put(`/api/news/${id}`, { data })),
});

test("an article is planned by keyboard, comes at its time, and goes", async ({ page, app, request, staff }) => {
  const articles = articlesOf(staff);
  const [article] = await articles.find("state=published&sort=newest");
  if (!article) throw new Error("The demo has no published article");
  const { id, slug, title } = article;
  const statusOf = async (path: string) => (await request.get(path)).status();
  const shows = async (path: string) => (await (await request.get(path)).text()).includes(slug);
  expect(await statusOf(`/berita/${slug}`)).toBe(200);

  await signIn(page, `/dashboard/news/edit/${id}`);
  await page.getByRole("button", { name: "Schedule" }).focus();
  await page.keyboard.press("Enter");
  const publishAt = page.getByLabel("Publish at (WIB)", { exact: true });
  await publishAt.focus();
  await publishAt.fill("2126-05-06T09:00");
  await expect(page.getByText(/^Goes live Monday 6 May 2126, 09.00 WIB, in [\d,]+ days$/)).toBeVisible();
  const save = page.getByRole("button", { name: "Update Article" });
  await expect(save).toContainText("hidden until 6 Mei, 09.00");
  await page.keyboard.press("Control+s");
  await page.waitForURL("**/dashboard/news");
  await expect(page.getByText("Scheduled", { exact: true }).first()).toBeVisible();

  expect(await statusOf(`/berita/${slug}`)).toBe(404);
  expect(await statusOf(`/share/berita/${slug}.jpg`)).toBe(404);
  for (const path of ["/", "/berita", "/sitemap.xml", "/rss.xml"]) expect(await shows(path), path).toBe(false);
  expect((await articles.find("state=scheduled")).map((one) => one.publishAt)).toEqual(["2126-05-06T02:00:00.000Z"]);

  await page.goto("/dashboard/calendar?month=2126-05");
  const entry = page.getByRole("button", { name: title });
  await expect(entry).toContainText("09.00");
  await expect(entry).toContainText("article, goes live");
  await entry.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByLabel("Publish at (WIB)", { exact: true }).fill("2126-05-07T09:00");
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Schedule changed")).toBeVisible();
  await expect(entry).toBeFocused();

  // Its time comes without any request, and cached pages must be rendered anew.
  const soon = (moment: Date) => new Date(moment.getTime() + 1_000).toISOString();
  await articles.update(id, { publishAt: soon(await app.stopClock()) });
  expect(await statusOf(`/berita/${slug}`)).toBe(404);
  const published = await app.pass(1_000);
  expect(await statusOf(`/berita/${slug}`)).toBe(200);
  for (const path of ["/berita", "/sitemap.xml", "/rss.xml"]) expect(await shows(path), path).toBe(true);
  await articles.update(id, { unpublishAt: soon(published) });
  expect(await shows("/berita")).toBe(true);
  await app.pass(1_000);
  expect(await statusOf(`/berita/${slug}`)).toBe(404);
  for (const path of ["/berita", "/sitemap.xml", "/rss.xml"]) expect(await shows(path), path).toBe(false);
  await articles.update(id, { publishAt: null, unpublishAt: null });
  expect(await statusOf(`/berita/${slug}`)).toBe(200);
});
