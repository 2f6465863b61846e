import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { accessibilityFindings } from "../accessibility.ts";
import { settled } from "../settled.ts";
import { cut, expect, expectToFit, jsonOf, person, signIn, test } from "../test.ts";

let addresses = 0;

/** Sends a lead as a visitor's browser does, each from an address of its own. */
async function send(request: APIRequestContext, lead: object) {
  addresses += 1;
  const headers = { "User-Agent": person, "X-Forwarded-For": `10.200.0.${addresses}` };
  await jsonOf(request.post("/api/leads", { headers, data: lead }));
}

const contact = (name: string, given: object = {}) => ({
  ...{ kind: "contact", name, phone: "0812 3456 7890", email: "", consent: true },
  ...{ message: `Kami butuh situs untuk ${name}.` },
  ...given,
});
const order = { kind: "order", code: "7K2PQM", package: "paket-bisnis", source: { path: "/", utmSource: "instagram" } };

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const region = (page: Page, name: RegExp) => page.getByRole("region", { name });
/** Drags a card by a point of it to the middle of something, in steps as a hand does. */
async function drag(page: Page, from: Locator, to: Locator) {
  await Promise.all([from.waitFor(), to.waitFor()]);
  const [start, end] = await Promise.all([from.boundingBox(), to.boundingBox()]);
  if (!start || !end) throw new Error("What is dragged, or where to, is not shown");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + Math.min(end.height / 2, 120), { steps: 8 });
  await page.mouse.up();
}

test("a lead is read, decided on, noted and answered", async ({ page, request, staff }) => {
  await send(request, order);
  await signIn(page);
  const { new: fresh } = await jsonOf<{ new: number }>(staff.get("/api/leads/counts"));
  await page.getByRole("link", { name: /^Leads/ }).click();
  await expect(page).toHaveTitle(`(${fresh}) Leads · Etalase`);
  await expect(page.getByRole("link", { name: `Leads ${fresh} new` })).toBeVisible();
  const row = rowOf(page, "7K2PQM");
  await expect(row).toContainText("Paket Bisnis");
  await row.getByRole("link", { name: "7K2PQM", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "7K2PQM" })).toBeVisible();
  await expect(page.getByText("instagram", { exact: true }).first()).toBeVisible();

  await page.getByRole("button", { name: "Edit contact" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Sari Wulandari");
  await page.getByRole("textbox", { name: "WhatsApp" }).fill("0812 1111 2222");
  await page.getByRole("button", { name: "Save contact" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sari Wulandari" })).toBeVisible();
  await expect(page.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/6281211112222/,
  );

  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Contacted" }).click();
  await page.getByRole("textbox", { name: "Value" }).fill("4500000");
  await page.getByRole("textbox", { name: "Value" }).press("Enter");
  await expect(page.getByText("Value saved")).toBeVisible();
  await page.getByRole("combobox", { name: "Assignee" }).click();
  await page.getByRole("option", { name: /\(me\)$/ }).click();
  await page.getByLabel("Come back on").fill("2026-01-05");
  await page.getByRole("textbox", { name: "New note" }).fill("Sudah ditelepon.");
  await page.getByRole("button", { name: "Add note" }).click();

  const history = page.getByRole("list", { name: "History" });
  for (const sentence of ["moved it from New to Contacted", "set the value to Rp 4.500.000", "took it on", "noted"])
    await expect(history).toContainText(sentence);
  await expect(history).toContainText("set the day to come back to 5 Jan 2026");
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Value" })).toHaveValue("4.500.000");
  await expect(history).toContainText("Sudah ditelepon.");

  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(region(page, /^Come back to .+ today$/)).toContainText("Sari Wulandari");
  const { total: due } = await jsonOf<{ total: number }>(staff.get("/api/leads?due=true"));
  await expect(page.getByRole("link", { name: new RegExp(`^Leads .*\\b${due} due$`) })).toBeVisible();
});

test("a lead is deleted and brought back with all that was noted", async ({ page, request }) => {
  await send(request, contact("Toko Roti Fajar"));
  await signIn(page, "/dashboard/leads");
  await page.getByRole("link", { name: "Toko Roti Fajar", exact: true }).click();
  await page.getByRole("textbox", { name: "New note" }).fill("Minta penawaran.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("Note added")).toBeVisible();
  await page.getByRole("button", { name: "Delete lead" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete lead" }).click();
  await expect(page.getByText("Lead deleted")).toBeVisible();
  await expect(rowOf(page, "Toko Roti Fajar")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await rowOf(page, "Toko Roti Fajar").getByRole("link", { name: "Toko Roti Fajar", exact: true }).click();
  await expect(page.getByRole("list", { name: "History" })).toContainText("Minta penawaran.");
});

test("the board moves cards by mouse and keys, undoes it, and takes back what failed", async ({ page, request }) => {
  await send(request, contact("Warung Bu Tini"));
  await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/dashboard/leads");
  await page.getByRole("button", { name: "Board" }).click();
  await page.getByRole("searchbox").fill("Warung Bu Tini");
  const card = page.getByRole("listitem").filter({ hasText: "Warung Bu Tini" });
  await expect(region(page, /^New 1$/)).toContainText("Warung Bu Tini");

  await drag(page, card.getByText("Kami butuh situs"), region(page, /^Quoted/));
  await expect(page.getByText("Warung Bu Tini is now quoted")).toBeVisible();
  await expect(region(page, /^Quoted 1$/)).toContainText("Warung Bu Tini");
  await expect(page).toHaveURL(/\/dashboard\/leads(?:\?|$)/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(region(page, /^New 1$/)).toContainText("Warung Bu Tini");

  const grip = page.getByRole("button", { name: /^Move Warung Bu Tini/ });
  await grip.focus();
  await page.keyboard.press("ArrowRight");
  await expect(region(page, /^Contacted 1$/)).toContainText("Warung Bu Tini");
  await expect(grip).toBeFocused();
  await page.reload();
  await expect(region(page, /^Contacted 1$/)).toContainText("Warung Bu Tini");

  await cut(page, "/api/leads/*", "PUT");
  await drag(page, card.getByText("Kami butuh situs"), region(page, /^Lost/));
  await expect(page.getByText("The lead could not be changed")).toBeVisible();
  await expect(region(page, /^Contacted 1$/)).toContainText("Warung Bu Tini");
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 760 } });

  test("a card is dragged to another column, of which a phone shows one", async ({ page, request }) => {
    await send(request, contact("Kedai Kopi Senja"));
    await signIn(page, "/dashboard/leads");
    await page.getByRole("button", { name: "Board" }).tap();
    await page.getByRole("searchbox").fill("Kedai Kopi Senja");
    const grip = page.getByRole("button", { name: /^Move Kedai Kopi Senja/ });
    await expect(page.getByRole("button", { name: "New 1" })).toBeVisible();
    const [from, to] = await Promise.all([
      grip.boundingBox(),
      page.getByRole("button", { name: "Won 0" }).boundingBox(),
    ]);
    if (!from || !to) throw new Error("The card or the column is not shown");
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
    await touch("touchStart", x, y);
    await touch("touchMove", x - 20, y - 20);
    await touch("touchMove", to.x + to.width / 2, to.y + to.height / 2);
    await expect(page.getByRole("button", { name: "Won 0" })).toHaveAttribute("data-over");
    await touch("touchEnd");
    await expect(page.getByText("Kedai Kopi Senja is now won")).toBeVisible();
    // A tap at once, where the finger was lifted, would be half of a double one.
    await page.getByRole("button", { name: "Won 1" }).click();
    await expect(page.getByRole("link", { name: "Kedai Kopi Senja" })).toBeVisible();
  });
});

test("list, board and lead are accessible and fit", async ({ page, request }) => {
  const name = "Yayasan Pelita Harapan Nusantara";
  await send(request, contact(name, { email: "seseorang.dengan.alamat.panjang@contoh-perusahaan.co.id" }));
  await signIn(page, "/dashboard/leads");
  const expectAccessible = async (what: string) => {
    for (const width of [360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      await expectToFit(page, `${what} at ${width} px`);
      if (width % 360 === 0) expect(await accessibilityFindings(page), `${what} at ${width} px`).toEqual([]);
    }
  };
  const link = page.getByRole("link", { name, exact: true });
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await expectAccessible("list");
  await page.getByRole("button", { name: "Board" }).click();
  await expect(page.getByRole("button", { name: `Move ${name}, now new` })).toBeVisible();
  await expectAccessible("board");
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expectAccessible("lead");
});
