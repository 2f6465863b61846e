import { paths } from "@etalase/contracts/site/paths";
import { chromium } from "@playwright/test";
import config from "./playwright.config.ts";
import { patient } from "./settled.ts";
import { signIn } from "./test.ts";

/** Run by `make bench` with the site's origin. Writes milliseconds as JSON. */
const turns = 50;

/** Types into the field within the browser, and waits frame by frame until the preview's heading shows the text. */
async function untilShown(field: Element, text: string): Promise<number> {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
  const begun = performance.now();
  set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  const heading = () => document.querySelector("iframe")?.contentDocument?.querySelector("h1")?.textContent;
  while (heading() !== text) await new Promise(requestAnimationFrame);
  return performance.now() - begun;
}

/** Measures the milliseconds from a key in an article's title until the preview shows it, in ascending order. */
async function previewTimes(origin: string): Promise<number[]> {
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const page = await patient(await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } }));
    await signIn(page, `${paths.dashboard}/news`);
    await page
      .getByRole("link", { name: /^Edit / })
      .first()
      .click();
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    const heading = page.frameLocator('iframe[title="Preview of the page"]').getByRole("heading", { level: 1 });
    await heading.waitFor();
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const text = `Judul ${turn} yang baru diketik`;
      times.push(await page.getByRole("textbox", { name: "Title" }).evaluate(untilShown, text));
    }
    return times.sort((one, other) => one - other);
  } finally {
    await browser.close();
  }
}

process.stdout.write(JSON.stringify(await previewTimes(process.argv[2] ?? "")));
