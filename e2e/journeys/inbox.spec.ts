import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect, jsonOf, person, signIn, test } from "../test.ts";

let addresses = 0;

/** Sends a lead like a visitor's browser, each from an address of its own. */
async function send(request: APIRequestContext, lead: object) {
  addresses += 1;
  const headers = { "User-Agent": person, "X-Forwarded-For": `10.200.0.${addresses}` };
  await jsonOf(request.post("/api/leads", { headers, data: lead }));
}

const contact = (name: string, given: object = {}) => ({
  kind: "contact",
  name,
  phone: "0812 3456 7890",
  email: "",
  consent: true,
  message: `Kami butuh situs untuk ${name}.`,
  ...given,
});

const region = (page: Page, name: RegExp) => page.getByRole("region", { name });
/** Drags a card to the middle of a target, in steps like a hand. */
async function drag(page: Page, from: Locator, to: Locator) {
  await Promise.all([from.waitFor(), to.waitFor()]);
  const [start, end] = await Promise.all([from.boundingBox(), to.boundingBox()]);
  if (!start || !end) throw new Error("What is dragged, or where to, is not shown");
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + Math.min(end.height / 2, 120), { steps: 8 });
  await page.mouse.up();
}

test("the board moves cards by mouse and keys, and undoes it", async ({ page, request }) => {
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
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 760 } });

  test("a card is dragged to the next column, of which a phone shows a part", async ({ page, request }) => {
    await send(request, contact("Kedai Kopi Senja"));
    await signIn(page, "/dashboard/leads");
    await page.getByRole("button", { name: "Board" }).tap();
    await page.getByRole("searchbox").fill("Kedai Kopi Senja");
    const grip = page.getByRole("button", { name: /^Move Kedai Kopi Senja/ });
    await expect(region(page, /^New 1$/)).toBeVisible();
    const next = region(page, /^Contacted/);
    const [from, to] = await Promise.all([grip.boundingBox(), next.boundingBox()]);
    if (!from || !to) throw new Error("The card or the column is not shown");
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
    await touch("touchStart", x, y);
    await touch("touchMove", x - 20, y - 20);
    await touch("touchMove", to.x + 20, to.y + 120);
    await expect(next).toHaveAttribute("data-over");
    await touch("touchEnd");
    await expect(page.getByText("Kedai Kopi Senja is now contacted")).toBeVisible();
    await expect(region(page, /^Contacted 1$/)).toContainText("Kedai Kopi Senja");
  });
});
