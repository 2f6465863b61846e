import type { Package } from "@etalase/contracts/packages.schema";
import type { APIRequestContext, Page } from "@playwright/test";
import { accessibilityFindings } from "../accessibility.ts";
import { ownClock } from "../app.ts";
import { expect, expectToFit, jsonOf, signIn, test } from "../test.ts";

test.use({ variables: ownClock });

/** What staff send by the API. */
const packagesOf = (staff: APIRequestContext) => ({
  all: async () => (await jsonOf<{ packages: Package[] }>(staff.get("/api/packages?page=1&limit=100"))).packages,
  create: (data: object) => jsonOf<Package>(staff.post("/api/packages", { data })),
  update: (id: string, data: object) => jsonOf(staff.put(`/api/packages/${id}`, { data })),
  activate: (ids: readonly string[], isActive: boolean) =>
    jsonOf(staff.put("/api/packages/bulk-update", { data: { ids, update: { isActive } } })),
  remove: (id: string) => staff.delete(`/api/packages/${id}`),
});

const card = (page: Page, name: string) =>
  page.getByRole("region", { name: "Daftar paket" }).getByRole("article").filter({ hasText: name });

async function expectToFitAtAll(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectToFit(page, `at ${width} px`);
  }
}

test("a package is made and put in order by keyboard, and visitors see its card", async ({ page, visitor, staff }) => {
  const api = packagesOf(staff);
  await signIn(page, "/dashboard/packages/create");
  const { keyboard } = page;
  const press = async (name: string | RegExp, role: "button" | "switch" = "button") => {
    await page.getByRole(role, { name }).focus();
    await keyboard.press(role === "switch" ? "Space" : "Enter");
  };
  const write = async (name: string | RegExp, text: string) => {
    await page.getByRole("textbox", { name, exact: typeof name === "string" }).focus();
    await keyboard.type(text);
  };
  const name = "Paket Kilat";
  await write(/^Name/, name);
  await write("Description", "Satu halaman yang tayang dalam sepekan.");
  await write("Price *", "1250000");
  await expect(page.getByRole("textbox", { name: "Price *", exact: true })).toHaveValue("1.250.000");
  await write("Price before", "1500000");
  await write("New feature", "Satu halaman");
  await keyboard.press("Enter");
  await keyboard.type("Formulir kontak");
  await keyboard.press("Enter");
  await press("Move Formulir kontak up");
  await expect(page.getByRole("textbox", { name: "Feature 1" })).toHaveValue("Formulir kontak");
  await press("Highlight", "switch");
  await write("Badge", "BARU");
  await expectToFitAtAll(page);
  expect(await accessibilityFindings(page)).toEqual([]);
  await keyboard.press("Control+s");
  await page.waitForURL("**/dashboard/packages");

  const handle = page.getByRole("button", { name: `Reorder ${name}` });
  await handle.focus();
  await keyboard.press("Home");
  await expect(page.getByText(`${name} is now in place 1`)).toBeAttached();
  await expect(handle).toBeFocused();
  await expectToFitAtAll(page);
  const [first, ...others] = await api.all();
  expect([first?.name, others.filter((one) => one.isHighlighted)]).toEqual([name, []]);

  await visitor.goto("/");
  const own = card(visitor, name);
  for (const text of ["16% OFF", "BARU", "Rp 1.500.000", "Rp 1.250.000", "tayang dalam sepekan"])
    await expect(own).toContainText(text);
  await expect(own.getByRole("listitem")).toHaveText(["Formulir kontak", "Satu halaman"]);
  await expectToFitAtAll(visitor);
  const text = new URL((await own.getByRole("link").getAttribute("href")) ?? "").searchParams.get("text");
  expect(text).toBe(`Halo, saya tertarik dengan ${name}. Mohon informasi lebih lanjut.`);

  await api.remove(first?.id ?? "");
  const business = others.find(({ slug }) => slug === "paket-bisnis");
  await api.update(business?.id ?? "", { isHighlighted: true });
});

test("a promo is planned with a look at its card, and comes and goes at its second", async ({
  page,
  visitor,
  app,
  request,
  staff,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const api = packagesOf(staff);
  const name = "Paket Promosi";
  const { id } = await api.create({
    ...{ name, description: "Situs sederhana untuk usaha kecil.", price: 298_000, features: ["Satu halaman"] },
  });
  await signIn(page, `/dashboard/packages/edit/${id}`);
  await page.getByRole("switch", { name: "Lower the price for a time" }).check();
  await page.getByRole("textbox", { name: "Promo price" }).fill("199000");
  await page.getByLabel("Starts at (WIB)").fill("2126-11-30T00:00");
  await page.getByLabel("Ends at (WIB)").fill("2126-12-31T23:59");
  // It stands beside the form from the start.
  const preview = page.frameLocator('iframe[title="Preview of the page"]').locator("#price article");
  await expect(preview).toContainText("Promo sampai 31 Desember 2126 pukul 23.59 WIB");
  await expect(preview).toContainText("Rp 199.000");
  await page.getByRole("textbox", { name: "Promo price" }).fill("149000");
  await expect(preview).toContainText("50% OFF");
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Update Package" }).click();
  await page.waitForURL("**/dashboard/packages");
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Planned");

  const html = async () => (await request.get("/")).text();
  const costs = async (price: string) => (await html()).includes(`<b>Rp ${price}</b>`);
  expect(await costs("149.000")).toBe(false);
  const moment = await app.stopClock();
  const after = (ms: number) => new Date(moment.getTime() + ms).toISOString();
  await api.update(id, { promo: { price: 149_000, startsAt: after(1_000), endsAt: after(61_000) } });
  expect(await costs("298.000")).toBe(true);
  // Its time comes while nobody does anything: the page that is kept is drawn anew.
  await app.pass(1_000);
  expect(await costs("149.000")).toBe(true);
  await visitor.goto("/");
  await expect(card(visitor, name)).toContainText(/Promo sampai .+ pukul \d\d\.\d\d WIB/);
  expect(await html()).toContain('"price":149000');
  await app.pass(60_000);
  expect(await costs("298.000")).toBe(true);
  expect(await costs("149.000")).toBe(false);
  await api.remove(id);
});

test("the section says so when no package is offered, and any number of them fits", async ({ page, staff }) => {
  const api = packagesOf(staff);
  const all = (await api.all()).map(({ id }) => id);
  await api.activate(all, false);
  await page.goto("/");
  const section = page.locator("#price");
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(section.getByText("Belum ada paket yang tersedia")).toBeVisible();
    await expect(section.getByRole("link", { name: "Konsultasi Gratis" })).toBeVisible();
    await expectToFit(page);
  }
  const long = await api.create({
    ...{ name: "SemuaKebutuhanDigitalPerusahaanBesar", description: "Untuk siapa saja. ".repeat(16).trim() },
    ...{ price: 900_000_000_000, priceBefore: 1_000_000_000_000, badge: "PALING BANYAK DIAMBI", features: ["Satu"] },
  });
  for (const count of [1, 2, 3, 5]) {
    await api.activate(all.slice(0, count), true);
    await page.goto("/");
    if (count === all.length) expect(await accessibilityFindings(page)).toEqual([]);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectToFit(page);
      // No card covers another.
      const boxes = await page.locator(".pack").evaluateAll((cards) =>
        cards.map((one) => {
          const { x, y, right, bottom } = one.getBoundingClientRect();
          return { x, y, right, bottom };
        }),
      );
      const covers = boxes.flatMap((one, place) =>
        boxes.filter(
          (other, index) =>
            index > place &&
            Math.min(one.right, other.right) - Math.max(one.x, other.x) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.y, other.y) > 1,
        ),
      );
      expect(covers, `${count} at ${width}`).toEqual([]);
    }
  }
  await api.remove(long.id);
  await api.activate(all, true);
});
