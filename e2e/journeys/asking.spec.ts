import type { TestimonialsPage } from "@etalase/contracts/testimonials.schema";
import { accessibilityFindings } from "../accessibility.ts";
import { expect, expectToFit, jsonOf, signIn, test } from "../test.ts";

type Projects = Readonly<{ portfolioItems: readonly { id: string; title: string }[] }>;

const quote = "Pesanan naik dua kali lipat sejak situsnya tayang.";

test("a client who is asked gives a testimonial without an account or scripts", async ({
  page,
  visitor,
  context,
  staff,
}) => {
  const name = "Sari Dewi";
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // From this width on, the list has a column for the quote.
  await page.setViewportSize({ width: 1440, height: 800 });
  const { portfolioItems } = await jsonOf<Projects>(staff.get("/api/portfolio?limit=1"));
  const { id, title } = portfolioItems[0] ?? { id: "", title: "" };
  await signIn(page, `/dashboard/portfolio/edit/${id}`);
  await page.getByLabel("Whom to ask").fill(name);
  await page.getByRole("button", { name: "Create link" }).click();
  const url = await page.getByLabel("Testimonial link", { exact: true }).inputValue();
  const chat = (await page.getByRole("link", { name: "WhatsApp" }).getAttribute("href")) ?? "";
  expect(new URL(chat).searchParams.get("text")).toContain(url);
  expect(await accessibilityFindings(page)).toEqual([]);

  // Only the path, because the link's origin differs: tests run in parallel on their own ports.
  const { pathname } = new URL(url);
  await visitor.goto(pathname);
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText(name);
  await expect(visitor.getByText(title, { exact: true })).toBeVisible();
  for (const width of [360, 1440]) {
    await visitor.setViewportSize({ width, height: 800 });
    await expectToFit(visitor);
  }
  await visitor.getByLabel("Testimoni", { exact: true }).fill(quote);
  await visitor.getByRole("radio", { name: "4 dari 5 bintang" }).check();
  await visitor.getByLabel(/^Foto Anda/).setInputFiles({
    name: "saya.png",
    mimeType: "image/png",
    buffer: Buffer.from("none"),
  });
  await visitor.getByRole("checkbox", { name: /^Saya setuju/ }).check();
  await visitor.getByRole("button", { name: "Kirim testimoni" }).click();
  await expect(visitor.getByRole("alert")).toContainText("Testimoni belum terkirim");
  await expect(visitor.getByLabel("Testimoni", { exact: true })).toHaveValue(quote);
  await expect(visitor.getByRole("radio", { name: "4 dari 5 bintang" })).toBeChecked();
  await visitor.getByRole("button", { name: "Kirim testimoni" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Terima kasih");
  await visitor.goto(pathname);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Tautan ini tidak berlaku");

  await page.goto("/dashboard");
  await page.getByRole("link", { name: /testimonials? to publish/ }).click();
  await expect(page.getByText(quote).filter({ visible: true })).not.toHaveCount(0);
  const found = staff.get(`/api/testimonials?search=${encodeURIComponent(name)}`);
  const { testimonials } = await jsonOf<TestimonialsPage>(found);
  expect(testimonials).toMatchObject([{ name, rating: 4, status: "pending", portfolioId: id, photo: "" }]);
  await staff.delete(`/api/testimonials/${testimonials[0]?._id}`);
});

test("the page of a link that somebody opens is accessible, and keeps its address to itself", async ({
  page,
  staff,
}) => {
  const asked = staff.post("/api/testimonials/requests", { data: { clientName: "Pak Rahmat" } });
  const { id, url } = await jsonOf<{ id: string; url: string }>(asked);
  const { pathname } = new URL(url);
  const answer = await page.goto(pathname);
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  expect(await page.locator("script").count()).toBe(0);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await accessibilityFindings(page)).toEqual([]);
  }
  expect((await staff.delete(`/api/testimonials/requests/${id}`)).status()).toBe(204);
  expect((await page.goto(pathname))?.status()).toBe(404);
});
