import { once } from "node:events";
import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { freePort } from "./app.ts";
import { expect, signIn, test as usual } from "./test.ts";

/** Hands on what the site answers, with its headers, as a CDN does. */
async function startCdn() {
  const [port, site] = [await freePort(), { origin: "" }];
  const server = createServer(async ({ url = "" }, response) => {
    const answer = await fetch(site.origin + url);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${port}`, site, stop: () => server.close() };
}

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

/** Where the site's pictures that the page shows came from. */
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
