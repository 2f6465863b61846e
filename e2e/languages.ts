import type { Page } from "@playwright/test";

/** Words that nearly every English sentence has one of, and no Indonesian one. */
const english =
  /\b(?:the|and|with|from|your|are|this|that|not|has|have|you|they|their|for|shown|saved|all|edit|delete|add)\b/i;
/** Content of the demo, which is in English. */
const allowed = [/Digital Solutions/];

/** Finds the English texts of a screen, as a screen reader tells it: labels, hints and buttons without words, too. */
export async function englishIn(page: Page): Promise<readonly string[]> {
  const told = await page.locator("body").ariaSnapshot();
  const lines = told.split("\n").filter((line) => !/^\s*- \/url:/.test(line));
  return lines.filter((line) => english.test(line) && !allowed.some((content) => content.test(line)));
}
