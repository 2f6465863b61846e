import { join } from "node:path";
import type { Page } from "@playwright/test";
import { answer, cut, expect, signIn, test } from "./test.ts";

const picture = join(import.meta.dirname, "../backend/demo/media/partner-psai.svg");

/** The dashboard's notification. */
const told = (page: Page, sentence: string) =>
  expect(page.getByRole("alert").filter({ hasText: sentence }).first()).toHaveText(sentence);

const confirm = (page: Page) =>
  page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^(Delete|Hapus)/ })
    .click();

type Form = Readonly<{
  resource: "news" | "portfolio" | "partners";
  listKey: string;
  submit: string;
  failed: string;
  unknown: string;
  noResponse: string;
  notLoaded: string;
  /** Two fields that the server refuses, the topmost first. */
  refused: readonly [field: string, label: string][];
}>;

const forms: readonly Form[] = [
  {
    resource: "news",
    listKey: "news",
    submit: "Update Article",
    failed: "Failed to save news article",
    unknown: "Unknown error",
    noResponse: "No response from server",
    notLoaded: "The news article could not be loaded",
    refused: [
      ["title", "Title"],
      ["tags", "Tags"],
    ],
  },
  {
    resource: "portfolio",
    listKey: "portfolioItems",
    submit: "Update Project",
    failed: "Failed to save portfolio",
    unknown: "Server Error",
    noResponse: "No response from server. Please check your network connection.",
    notLoaded: "The portfolio item could not be loaded",
    refused: [
      ["title", "Title"],
      ["websiteUrl", "Website"],
    ],
  },
  {
    resource: "partners",
    listKey: "partners",
    submit: "Update Partner",
    failed: "Failed to save partner",
    unknown: "Unknown error",
    noResponse: "No response from server",
    notLoaded: "The partner could not be loaded",
    refused: [
      ["name", "Name"],
      ["description", "Description"],
    ],
  },
];

async function firstOf(page: Page, { resource, listKey }: Form): Promise<{ id: string }> {
  const list = await (await page.request.get(`/api/${resource}?limit=1`)).json();
  return list[listKey][0];
}

for (const form of forms) {
  const { resource, submit, failed, unknown, noResponse, refused } = form;

  test(`${resource}: a form that cannot be saved says why, and stays open`, async ({ page }) => {
    await signIn(page);
    const { id } = await firstOf(page, form);
    const call = [`/api/${resource}/${id}`, "PUT"] as const;
    await page.goto(`/dashboard/${resource}/edit/${id}`);
    const first = page.getByRole("textbox", { name: refused[0]?.[1] ?? "" }).first();
    await first.fill("Nama yang belum tersimpan");
    const save = () => page.getByRole("button", { name: submit }).click();

    await answer(page, ...call, 500, { message: "The disk is full" });
    await save();
    await told(page, `${failed}: The disk is full`);
    await answer(page, ...call, 500, {});
    await save();
    await told(page, `${failed}: ${unknown}`);
    await cut(page, ...call);
    await save();
    await told(page, `${failed}: ${noResponse}`);

    await page.setViewportSize({ width: 1280, height: 420 });
    const errors = Object.fromEntries(refused.map(([field, label]) => [field, `${label} was refused`]));
    await answer(page, ...call, 400, { message: "Please check the highlighted fields", errors });
    await page.mouse.wheel(0, 4000);
    await save();
    for (const [, label] of refused) await expect(page.getByText(`${label} was refused`)).toBeVisible();
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport();

    await page.evaluate(() => {
      FormData.prototype.append = FormData.prototype.set = () => {
        throw new Error("The file is gone");
      };
    });
    await save();
    await told(page, `${failed}: The file is gone`);
    await expect(first).toHaveValue("Nama yang belum tersimpan");
  });

  test(`${resource}: a record that cannot be loaded leads back to the list`, async ({ page }) => {
    await signIn(page);
    const { id } = await firstOf(page, form);
    await answer(page, `/api/${resource}/${id}`, "GET", 500, { message: "Something went wrong" });
    await page.goto(`/dashboard/${resource}/edit/${id}`);
    await page.waitForURL(`**/dashboard/${resource}`);
    await told(page, form.notLoaded);
  });
}

test("what the lists cannot do, they say in the words of the specification", async ({ page }) => {
  await signIn(page);
  // A refusal's own words are not among them.
  const refuse = (path: string, method: string) => answer(page, path, method, 403, { message: "Not you" });
  await refuse("/api/news/*", "DELETE");
  await refuse("/api/partners/*", "DELETE");
  await refuse("/api/partners/bulk-update", "PUT");

  await page.goto("/dashboard/news");
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await confirm(page);
  await told(page, "Failed to delete news article");

  await page.goto("/dashboard/partners");
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await confirm(page);
  await told(page, "Failed to delete partner");

  await page.getByRole("row").nth(1).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Deactivate", exact: true }).click();
  await told(page, "Failed to update partners");

  await answer(page, "/api/partners/order", "PUT", 400, { message: "Partner is already first" });
  await page
    .getByRole("button", { name: /^Move .* up$/ })
    .nth(1)
    .click();
  await told(page, "Partner is already first");
  await answer(page, "/api/partners/order", "PUT", 500, { message: "Something else" });
  await page
    .getByRole("button", { name: /^Move .* up$/ })
    .nth(1)
    .click();
  await told(page, "Failed to update partner order");
});

for (const [resource, sentence] of [
  ["news", "The articles could not be loaded."],
  ["partners", "The partners could not be loaded."],
] as const)
  test(`${resource}: a list that cannot be loaded is not an empty one, and comes with a retry`, async ({ page }) => {
    await signIn(page);
    await cut(page, `/api/${resource}?**`, "GET");
    await page.goto(`/dashboard/${resource}`);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText(/No .* found/)).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("row")).not.toHaveCount(0);
  });

test("settings that cannot be saved say so in an alert and in a dialog", async ({ page }) => {
  await signIn(page, "/dashboard/settings");
  const dialog = page.getByRole("alertdialog");
  const failToSave = async (inDialog: string) => {
    await page.getByRole("button", { name: "Save Settings" }).click();
    await expect(dialog).toContainText(inDialog);
    // Behind the dialog, so not by its role.
    await expect(page.getByText("Failed to save settings. Please try again.")).toBeVisible();
  };
  await answer(page, "/api/settings", "PUT", 500, { message: "The disk is full" });
  await page.getByRole("textbox", { name: "Site name" }).fill("Etalase Baru");
  await failToSave("Failed to save website settings. Please try again.");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await page.locator('input[type="file"]').nth(1).setInputFiles(picture);
  for (const [message, reason] of [
    ["The file is gone", "The file is gone"],
    ["", "Unknown error"],
  ] as const) {
    await page.evaluate((text) => {
      FileReader.prototype.readAsDataURL = () => {
        throw new Error(text);
      };
    }, message);
    await failToSave(`An error occurred while saving settings: ${reason}`);
    await expect(dialog, "closes by itself").toHaveCount(0);
  }
  await expect(page.getByRole("textbox", { name: "Site name" })).toHaveValue("Etalase Baru");
});

test("settings that cannot be loaded show the defaults, locked, and come with a retry", async ({ page }) => {
  await signIn(page);
  await cut(page, "/api/settings", "GET");
  await page.goto("/dashboard/settings");
  await expect(page.getByText("Failed to load settings")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Site name" })).toHaveValue("Etalase");
  await expect(page.getByRole("textbox", { name: "Site name" })).toBeDisabled();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("textbox", { name: "Site name" })).toBeEnabled();
});

for (const [what, script] of [
  ["a screen", "PartnersList"],
  ["the whole dashboard", "App"],
])
  test(`the script of ${what} that is gone is asked for once more, then an error page has a retry`, async ({
    page,
  }) => {
    await signIn(page);
    await page.getByRole("heading", { level: 1 }).waitFor();
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route(`**/dashboard/assets/${script}-*.js`, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/dashboard/partners");
    await expect(page.getByRole("heading", { name: "This page could not be loaded" })).toBeVisible();
    expect(loads).toBe(2);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Partners Management" })).toBeVisible();
  });

test("a screen that cannot be drawn leaves the rest of the dashboard usable", async ({ page }) => {
  await signIn(page);
  await answer(page, "/api/news?**", "GET", 200, { news: [null], total: 1 });
  await page.goto("/dashboard/news");
  await expect(page.getByRole("heading", { name: "Something went wrong on this page" })).toBeVisible();
  await page.getByRole("link", { name: "Partners Management" }).click();
  await expect(page.getByRole("heading", { name: "Partners Management" })).toBeVisible();
});
