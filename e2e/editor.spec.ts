import type { Page } from "@playwright/test";
import { accessibilityFindings } from "./accessibility.ts";
import { paste } from "./handing.ts";
import { expect, expectToFit, jsonOf, signIn, test } from "./test.ts";

const content = (page: Page) => page.getByRole("textbox", { name: "Content" });

/** Opens an article's form that no other test of this file uses, since its input is kept. */
async function openArticle(page: Page, nth: number) {
  const { news } = await jsonOf<{ news: { id: string }[] }>(page.request.get("/api/news?limit=10"));
  await signIn(page, `/dashboard/news/edit/${news[nth]?.id}`);
  await expect(content(page)).not.toBeEmpty();
}

const fromGoogle = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-7f">
<h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400;text-decoration:none">Judul dokumen</span></h1>
<p dir="ltr" style="line-height:1.38"><span style="font-weight:400">Biasa, </span><span style="font-weight:700">tebal, </span><span style="font-style:italic;font-weight:400">miring, </span><a href="https://a.example/" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">tautan</span></a></p>
<ul><li dir="ltr" style="list-style-type:disc"><p role="presentation"><span style="font-weight:400">butir</span></p></li></ul></b>`;

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head>
<body lang=IN style='tab-interval:36.0pt'><!--StartFragment--><p class=MsoNormal style='margin-bottom:8pt'>Halo <b style='mso-bidi-font-weight:normal'>tebal</b> dan <span style='font-weight:bold;font-style:italic'>keduanya</span><o:p></o:p></p><!--EndFragment--></body></html>`;

test("text pasted from word processors and assistants keeps its meaning and none of its looks; too long a text changes nothing", async ({
  page,
}) => {
  await signIn(page, "/dashboard/news/create");
  await content(page).click();
  await paste(page, fromGoogle);
  await expect(content(page).locator("h2")).toHaveText("Judul dokumen");
  await expect(content(page).locator("strong")).toHaveText(["tebal,"]);
  await expect(content(page).locator("em")).toHaveText(["miring,"]);
  await expect(content(page).locator("u")).toHaveCount(0);
  await expect(content(page).getByRole("link", { name: "tautan" })).toHaveAttribute("href", "https://a.example/");
  await expect(content(page).locator("li")).toHaveText("butir");

  await page.keyboard.press("ControlOrMeta+a");
  await paste(page, fromWord);
  await expect(content(page).locator("strong")).toHaveText(["tebal", "keduanya"]);
  await expect(content(page).locator("em")).toHaveText(["keduanya"]);
  await expect(content(page).locator("[style], [class]:not(br):not(img)")).toHaveCount(0);

  await page.keyboard.press("ControlOrMeta+a");
  await paste(page, "", "## Promo\n\n- roti\n- kue");
  await expect(content(page).locator("h2")).toHaveText("Promo");
  await expect(content(page).locator("li")).toHaveText(["roti", "kue"]);

  for (const plain of ["PT. Maju Jaya", "1. Kami buka pukul tujuh.", "3 * 4 * 5 dan *satu"]) {
    await page.keyboard.press("ControlOrMeta+a");
    await paste(page, "", plain);
    await expect(content(page).locator("p")).toHaveText(plain);
  }

  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.down("Shift");
  await paste(page, "", "## Promo *Juli*");
  await page.keyboard.up("Shift");
  await expect(content(page).locator("p")).toHaveText("## Promo *Juli*");

  const word = (text: string, times: number) =>
    `<p class=MsoNormal style='margin-bottom:8pt;mso-fareast-language:IN'><span lang=IN>${text}</span></p>`.repeat(
      times,
    );
  await page.keyboard.press("ControlOrMeta+a");
  await paste(page, `${word("Satu baris yang biasa saja. ", 1_000)}<!-- ${"x".repeat(3_000_000)} -->`);
  await expect(content(page).locator("p")).toHaveCount(1_000);
  const before = await content(page).innerHTML();

  await page.keyboard.press("ControlOrMeta+a");
  await paste(page, word("Satu baris yang biasa saja. ".repeat(10), 11_000));
  const refusal = "Nothing was pasted: the text has 3,079,999 characters, and an article can have 200,000.";
  await expect(page.getByRole("alert").filter({ hasText: refusal })).toBeVisible();
  expect(await content(page).innerHTML()).toBe(before);
});

test("typing goes on in a new table, after a choice of text style, and after Ctrl+K made a link", async ({ page }) => {
  await signIn(page, "/dashboard/news/create");
  await content(page).click();
  await page.keyboard.type("Sebelum tabel");
  await page.getByRole("button", { name: "More tools" }).click();
  await page.getByRole("menuitem", { name: "Insert table" }).click();
  // The closing menu returns the focus a moment before the table appears.
  await expect(content(page).locator("th")).toHaveCount(3);
  await expect(content(page)).toBeFocused();
  await page.keyboard.type("Harga");
  await expect(content(page).locator("th").first()).toHaveText("Harga");

  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Judul");
  await page.getByRole("combobox", { name: "Text style" }).click();
  await page.getByRole("option", { name: "Heading 3" }).click();
  await expect(content(page)).toBeFocused();
  await page.keyboard.type(" kecil");
  await expect(content(page).locator("h3")).toHaveText("Judul kecil");

  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Baca panduan");
  await page.keyboard.press("Shift+ControlOrMeta+ArrowLeft");
  await page.keyboard.press("ControlOrMeta+k");
  const address = page.getByRole("dialog", { name: "Link" }).getByRole("textbox", { name: "Address" });
  await expect(address).toBeFocused();
  await page.keyboard.type("example.com/panduan");
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  const link = content(page).getByRole("link", { name: "panduan", exact: true });
  await expect(link).toHaveAttribute("href", "https://example.com/panduan");
  await expect(content(page)).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" hari ini");
  await expect(content(page)).toHaveText("Baca panduan hari ini");
});

test("what was typed and undone is no unsaved change, and saving an article leaves its text as it was", async ({
  page,
  staff,
}) => {
  await openArticle(page, 0);
  const article = `/api/news/${page.url().split("/").at(-1)}`;
  const body = async () => (await jsonOf<{ content: string }>(staff.get(article))).content;
  const before = await body();
  await content(page).click();
  // A kept draft could be left without a question.
  await page.route("**/api/working-copies/**", (route) =>
    route.request().method() === "PUT" ? route.abort() : route.fallback(),
  );
  // Inserted at once, to be undone in one step: between separate keys, timing would decide.
  await page.keyboard.insertText("abc");
  await page.getByRole("link", { name: "Cancel" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(dialog).toHaveCount(0);
  await content(page).click();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  // A long category leaves the list whole.
  await jsonOf(staff.put(article, { data: { category: "k".repeat(50) } }));
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "News Management" })).toBeVisible();
  // The pointer on "Cancel" had the rows read before the category changed.
  await page.reload();
  for (const width of [1024, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByText("k".repeat(50)).first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^Delete / }).first()).toBeInViewport({ ratio: 1 });
    await expectToFit(page);
  }

  await page
    .getByRole("link", { name: /^Edit / })
    .first()
    .click();
  await expect(content(page)).not.toBeEmpty();
  await page.getByRole("textbox", { name: "Title" }).press("End");
  await page.keyboard.type("!");
  await page.getByRole("button", { name: "Update Article" }).click();
  await page.waitForURL("**/dashboard/news");
  expect(await body()).toBe(before);
});
