import { join } from "node:path";
import { expect, jsonOf, signIn, test } from "../test.ts";

const photo = join(import.meta.dirname, "../../backend/demo/media/testimonial-laras.webp");
const name = "Ningsih Pratiwi";
const quote = "Pesanan katering masuk sebelum subuh, dan tidak ada lagi yang tercecer di grup.";

test("an editor adds what a client says, publishes it, and visitors read it", async ({ page, visitor, request }) => {
  const answer = request.get("/api/portfolio?limit=1&search=dapur");
  const [project] = (await jsonOf<{ portfolioItems: { title: string; slug: string }[] }>(answer)).portfolioItems;
  await signIn(page);
  await page.getByRole("link", { name: "Testimonials", exact: true }).click();
  await page.getByRole("link", { name: "Add New Testimonial" }).first().click();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "Quote" }).fill(quote);
  await page.getByRole("combobox", { name: "Rating" }).click();
  await page.getByRole("option", { name: "4 of 5" }).click();
  await page.getByRole("combobox", { name: "Project" }).fill("dapur");
  await page.getByRole("option", { name: project?.title ?? "" }).click();
  await page.locator('input[type="file"]').setInputFiles(photo);
  await page.getByRole("button", { name: "Save Testimonial" }).click();
  await page.waitForURL("**/dashboard/testimonials");

  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Pending");
  await expect(row).toContainText(project?.title ?? "");
  await visitor.goto("/");
  await expect(visitor.getByText(quote)).toHaveCount(0);

  await row.getByRole("button", { name: `Publish: ${name}` }).click();
  await expect(row).toContainText("Published");
  for (const address of ["/", `/portfolio/${project?.slug}`]) {
    await visitor.goto(address);
    const figure = visitor.getByRole("figure").filter({ hasText: quote });
    await expect(figure).toContainText(name);
    await expect(figure.getByRole("img", { name: "4 dari 5" })).toBeVisible();
    await expect(figure.locator("img")).toHaveAttribute("src", /\/media\/[0-9a-f]{32}\.webp$/);
    await expect(visitor.getByRole("link", { name: "Testimoni" })).toHaveAttribute("href", "/#testimonials");
  }
});
