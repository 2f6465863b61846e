import type { Page } from "@playwright/test";

/** Pastes into the focused element. A string, since these tests have no DOM types. */
export const paste = (page: Page, html: string, plain = "") =>
  page.evaluate(`
    const data = new DataTransfer();
    data.setData("text/html", ${JSON.stringify(html)});
    data.setData("text/plain", ${JSON.stringify(plain)});
    document.activeElement.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  `);
