import type { Page } from "@playwright/test";
import { startCdn } from "./cdn.ts";
import { expect, signIn, test as usual } from "./test.ts";

const test = usual.extend<{ elsewhere: string }, { cdn: Awaited<ReturnType<typeof startCdn>> }>({
  cdn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const cdn = await startCdn();
      await use(cdn);
      cdn.stop();
    },
    { scope: "worker" },
  ],
  variables: [({ cdn }, use) => use({ MEDIA_PUBLIC_URL: cdn.url }), { scope: "worker" }],
  elsewhere: async ({ cdn, app }, use) => {
    cdn.site.origin = app.origin;
    await use(cdn.url);
  },
});

/** Returns the origins of the site's visible pictures. */
const shownFrom = (page: Page) =>
  page.evaluate(() => {
    const loaded = [...document.images].filter(
      ({ currentSrc, naturalWidth }) => naturalWidth > 0 && currentSrc.includes("/media/"),
    );
    return [...new Set(loaded.map(({ currentSrc }) => new URL(currentSrc).origin))];
  });

test("visitors and staff see pictures that are served from elsewhere", async ({ page, elsewhere }) => {
  for (const path of ["/berita", "/portfolio"]) {
    await page.goto(path);
    await expect.poll(() => shownFrom(page)).toEqual([elsewhere]);
  }
  await signIn(page, "/dashboard/media");
  await expect.poll(() => shownFrom(page)).toEqual([elsewhere]);
});
