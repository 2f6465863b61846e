import type { APIRequestContext, Locator } from "@playwright/test";
import { cutOff, tooSmall } from "./fingers.ts";
import { expect, jsonOf, person, signIn, test } from "./test.ts";

test.use({ viewport: { width: 360, height: 760 } });

/** Sends a lead like a visitor's browser, with texts that need more lines than usual. */
async function sendLongLead(request: APIRequestContext, staff: APIRequestContext) {
  const lead = {
    kind: "contact",
    name: "Yayasan Pelita Harapan Nusantara",
    consent: true,
    phone: "+62 812 3456 7890",
    email: "sekretariat@pelita-harapan.example",
    message: "Kami mengurus dua belas sekolah dan ingin satu situs untuk semuanya. ".repeat(8).trim(),
  };
  await jsonOf(request.post("/api/leads", { headers: { "User-Agent": person }, data: lead }));
  const { leads } = await jsonOf<{ leads: { id: string; code: string }[] }>(staff.get("/api/leads?search=Pelita"));
  return { id: "", code: "", ...leads[0], ...lead };
}

const edgesOf = async (target: Locator) => {
  const { y, height } = (await target.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  return { top: y, bottom: y + height };
};

test("one screen shows a lead, takes its status, an answer and a note, and has another theme", async ({
  page,
  request,
  staff,
}) => {
  const { id, code, name, email, message } = await sendLongLead(request, staff);
  await signIn(page, `/dashboard/leads/${id}`);
  const heading = page.getByRole("heading", { level: 1, name });
  await expect(heading).toBeVisible();
  const words = page.getByText(message);
  const whatsApp = page.getByRole("link", { name: "WhatsApp" });
  const { top: bar } = await edgesOf(page.locator("[data-actions]"));
  for (const seen of [
    ...[heading, page.getByText(code), words, page.getByText("0812-3456-7890"), page.getByText(email)],
    ...[page.getByRole("combobox", { name: "Status" }), page.getByRole("textbox", { name: "New note" })],
    page.getByRole("button", { name: "Add note" }),
  ]) {
    const { top, bottom } = await edgesOf(seen);
    expect(top, `${seen}`).toBeGreaterThan(0);
    expect(bottom, `${seen}`).toBeLessThanOrEqual(bar);
  }
  // In the lowest quarter of the screen, where the thumb is.
  for (const answer of [whatsApp, page.getByRole("link", { name: "E-mail" })]) {
    const { top, bottom } = await edgesOf(answer);
    expect(top).toBeGreaterThan(570);
    expect(bottom).toBeLessThanOrEqual(760);
  }
  expect(await tooSmall(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);

  const { bottom } = await edgesOf(words);
  await page.getByRole("button", { name: "Show all" }).click();
  expect((await edgesOf(words)).bottom).toBeGreaterThan(bottom + 100);
  await page.getByRole("combobox", { name: "Status" }).click();
  await page.getByRole("option", { name: "Contacted" }).click();
  await page.getByRole("textbox", { name: "New note" }).fill("Bertemu Kamis.");
  await page.getByRole("button", { name: "Add note" }).click();
  const history = page.getByRole("list", { name: "History" });
  for (const entry of ["from New to Contacted", "Bertemu Kamis."]) await expect(history).toContainText(entry);

  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole("button", { name: "admin Super admin" }).click();
  await page.getByRole("menuitem", { name: "Dark theme" }).click();
  await expect.poll(ground).not.toBe(light);
  await page.getByRole("button", { name: "admin Super admin" }).click();
  await expect(page.getByRole("menuitem", { name: "Light theme" })).toBeVisible();
});
