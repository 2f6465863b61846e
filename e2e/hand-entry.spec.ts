import type { APIRequestContext } from "@playwright/test";
import { accessibilityFindings } from "./accessibility.ts";
import { cutOff, tooSmall } from "./fingers.ts";
import { settled } from "./settled.ts";
import { expect, expectToFit, jsonOf, signIn, test } from "./test.ts";

test.use({ viewport: { width: 360, height: 760 } });

const chat =
  "[30/11/26 19.02] Etalase: Malam, Kak\n[30/11/26 19.03] +62 812-3456-7890: Saya Rina, mau Paket Bisnis. Rp 5 juta cukup?";

type Found = Readonly<{ id: string; name: string; phone: string; kind: string; package: { slug: string } | null }>;

const leadsOf = async (staff: APIRequestContext, name: string) =>
  (await jsonOf<{ leads: readonly Found[] }>(staff.get(`/api/leads?search=${name}`))).leads;

test("a number and a name make a lead by hand, and a second one knows the person", async ({ page, staff }) => {
  await signIn(page, "/dashboard/leads");
  await page.getByRole("link", { name: "New lead" }).click();
  await page.getByRole("button", { name: "Save lead" }).click();
  await expect(page.getByText("Enter a name, a phone number or an e-mail address")).toBeInViewport();
  await page.getByRole("button", { name: "Call", exact: true }).click();
  await page.getByLabel("WhatsApp").fill("0813 2222 3333");
  await page.getByRole("button", { name: "Save lead" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "0813-2222-3333" })).toBeVisible();

  await page.goto("/dashboard/leads/create");
  await page.getByLabel("Paste a chat, or type").fill("Tono +62 813-2222-3333");
  await expect(page.getByLabel("Name")).toHaveValue("Tono");
  await page.getByRole("button", { name: "Save lead" }).click();
  await page.getByRole("link", { name: "Wrote before: 1 lead" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tono" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Call", exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Not the same person?" }).click();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await settled(page);
  await expectToFit(page, "a person");
  expect(await tooSmall(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await leadsOf(staff, "Tono")).toMatchObject([{ kind: "chat", name: "Tono" }]);
});

test("a chat that WhatsApp shares is read into the form, and saved", async ({ page, staff }) => {
  await signIn(page, `/dashboard/leads/create?text=${encodeURIComponent(chat)}`);
  await expect(page.getByLabel("WhatsApp")).toHaveValue("+62 812-3456-7890");
  await expect(page.getByLabel("Name")).toHaveValue("Rina");
  await expect(page.getByText("Paket Bisnis", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/dashboard/leads/create");
  await settled(page);
  await expectToFit(page, "a shared chat");
  expect(await tooSmall(page)).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
  await page.getByRole("button", { name: "Save lead" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Rina" })).toBeVisible();
  expect(await page.getByRole("link", { name: "WhatsApp" }).getAttribute("href")).toContain("wa.me/6281234567890");
  const [lead] = await leadsOf(staff, "Rina");
  expect(lead).toMatchObject({ phone: "+62 812-3456-7890", package: { slug: "paket-bisnis" } });
});
