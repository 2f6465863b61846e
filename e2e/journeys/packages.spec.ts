import type { Package } from "@etalase/contracts/packages.schema";
import type { APIRequestContext } from "@playwright/test";
import { accessibilityFindings } from "../accessibility.ts";
import { ownClock } from "../app.ts";
import { expect, expectToFit, jsonOf, test } from "../test.ts";

test.use({ variables: ownClock });

/** The package calls of staff. */
const packagesOf = (staff: APIRequestContext) => ({
  all: async () => (await jsonOf<{ packages: Package[] }>(staff.get("/api/packages?page=1&limit=100"))).packages,
  create: (data: object) => jsonOf<Package>(staff.post("/api/packages", { data })),
  update: (id: string, data: object) => jsonOf(staff.put(`/api/packages/${id}`, { data })),
  activate: (ids: readonly string[], isActive: boolean) =>
    jsonOf(staff.put("/api/packages/bulk-update", { data: { ids, update: { isActive } } })),
  remove: (id: string) => staff.delete(`/api/packages/${id}`),
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
    name: "SemuaKebutuhanDigitalPerusahaanBesar",
    description: "Untuk siapa saja. ".repeat(16).trim(),
    price: 900_000_000_000,
    priceBefore: 1_000_000_000_000,
    badge: "PALING BANYAK DIAMBI",
    features: ["Satu"],
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
