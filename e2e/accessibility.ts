import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Lets what comes into view arrive: on its way, its colours are not those that people see. */
const arrived = (page: Page) =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ playState, timeline, effect }) => {
      const isForEver = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return playState === "running" && timeline === document.timeline && !isForEver;
    });
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/**
 * Serious and critical findings of axe, readable in a failure. Without legacy mode axe opens a page for each analysis,
 * which is for frames of other origins, of which there are none here; what passes would be collected for nobody.
 */
export async function accessibilityFindings(page: Page) {
  await arrived(page);
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
