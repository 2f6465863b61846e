import type { Page } from "@playwright/test";
import axe from "axe-core";

/** Lets what comes into view arrive: on its way, its colours are not those that people see. */
const arrived = (page: Page) =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const isForEver = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return playState === "running" && timeline === document.timeline && !isForEver;
    });
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** Runs in the page. A frame begins empty, and what is in it then goes when its document comes. */
const haveLoaded = () =>
  [...document.querySelectorAll("iframe")].every(
    ({ contentDocument: inner }) => !inner || (inner.readyState === "complete" && inner.URL !== "about:blank"),
  );

const source = `${axe.source}; axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] });`;

/** Each document gets axe once. To send and read its half a megabyte for every analysis takes as long as to analyse. */
async function addAxe(page: Page) {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(source);
}

/** Serious and critical findings of axe, in the page and its frames, readable in a failure. */
export async function accessibilityFindings(page: Page): Promise<readonly string[]> {
  await arrived(page);
  await page.waitForFunction(haveLoaded);
  await addAxe(page);
  return page.evaluate(async () => {
    const { axe: added } = window as typeof window & { axe: typeof axe };
    // Nobody reads what passes.
    const { violations } = await added.run(document, { resultTypes: ["violations"] });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  });
}
