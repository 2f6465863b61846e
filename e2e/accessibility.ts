import type { Page } from "@playwright/test";
import axe from "axe-core";

/** Waits for entrance animations, whose colours are not yet the final ones. */
const arrived = (page: Page) =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const isForEver = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return playState === "running" && timeline === document.timeline && !isForEver;
    });
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** Runs in the page. A frame starts with an empty document, whose content is lost when the real one arrives. */
const haveLoaded = () =>
  [...document.querySelectorAll("iframe")].every(
    ({ contentDocument: inner }) => !inner || (inner.readyState === "complete" && inner.URL !== "about:blank"),
  );

// The impact of a rule is that of its findings, so rules of less than a serious one would run in vain.
const source = `${axe.source}; axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] });
  for (const rule of axe._audit.rules) if (/^(?:minor|moderate)$/.test(rule.impact)) rule.enabled = false;`;

/** Adds axe to each document only once, since sending and parsing its half a megabyte takes as long as an analysis. */
async function addAxe(page: Page) {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(source);
}

/** Serious and critical findings of axe, in the page and its frames, readable in a failure. */
export async function accessibilityFindings(page: Page, within = "html"): Promise<readonly string[]> {
  await arrived(page);
  await page.waitForFunction(haveLoaded);
  await addAxe(page);
  return page.evaluate(async (selector) => {
    const { axe: added } = window as typeof window & { axe: typeof axe };
    // Passed rules are not needed.
    const { violations } = await added.run(selector, { resultTypes: ["violations"] });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  }, within);
}
