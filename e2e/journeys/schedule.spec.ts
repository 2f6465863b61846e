import { accessibilityFindings } from "../accessibility.ts";
import { expect, jsonOf, signIn, test } from "../test.ts";

/** The editor's browser is far from Jakarta, but plans by its clock all the same. */
test.use({ timezoneId: "America/New_York" });

test("an article is planned by keyboard, and stands in the calendar on its day", async ({ page, staff }) => {
  type Found = { news: { id: string; title: string; publishAt: string }[] };
  const find = async (query: string) => (await jsonOf<Found>(staff.get(`/api/news?${query}`))).news;
  const { id, title } = (await find("state=published&sort=newest"))[0] ?? { id: "", title: "" };

  await signIn(page, `/dashboard/news/edit/${id}`);
  await page.getByRole("button", { name: "Schedule" }).focus();
  await page.keyboard.press("Enter");
  const publishAt = page.getByLabel("Publish at (WIB)", { exact: true });
  await publishAt.focus();
  await publishAt.fill("2126-05-06T09:00");
  await expect(page.getByText(/^Goes live Monday 6 May 2126, 09:00 WIB, in [\d,]+ days$/)).toBeVisible();
  const save = page.getByRole("button", { name: "Update Article" });
  await expect(save).toContainText("hidden until 6 May 2126, 09:00");
  await save.click();
  await page.waitForURL("**/dashboard/news");
  await expect(page.getByText("Scheduled", { exact: true }).first()).toBeVisible();

  expect((await find("state=scheduled")).map((one) => one.publishAt)).toEqual(["2126-05-06T02:00:00.000Z"]);

  await page.goto("/dashboard/calendar?month=2126-05");
  const entry = page.getByRole("link", { name: title });
  await expect(page.getByRole("listitem").filter({ hasText: /\b6 May 2126/ })).toContainText(title);
  await expect(entry).toContainText("09:00");
  await expect(entry).toContainText("Scheduled");
  expect(await accessibilityFindings(page)).toEqual([]);
  await entry.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Publish at (WIB)", { exact: true })).toHaveValue("2126-05-06T09:00");
});
