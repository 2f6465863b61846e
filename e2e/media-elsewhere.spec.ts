import { once } from "node:events";
import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { type App, freePort, startApp } from "./app.ts";
import { expect, open, signIn, test as usual } from "./test.ts";

/** Hands on what the site answers, with its headers, as a CDN does. */
async function startCdn(port: number, origin: () => string) {
  const server = createServer(async ({ url = "" }, response) => {
    const answer = await fetch(origin() + url);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}

const test = usual.extend<object, { app: App; elsewhere: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  elsewhere: [async ({}, use) => use(`http://127.0.0.1:${await freePort()}`), { scope: "worker" }],
  app: [
    async ({ elsewhere }, use) => {
      let origin = "";
      const cdn = await startCdn(Number(new URL(elsewhere).port), () => origin);
      const app = await startApp({ MEDIA_PUBLIC_URL: elsewhere });
      origin = app.origin;
      await use(app);
      await app.stop();
      cdn.close();
    },
    { scope: "worker" },
  ],
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
    await open(page, path);
    await expect.poll(() => shownFrom(page)).toEqual([elsewhere]);
  }
  await signIn(page);
  await page.goto("/dashboard/media");
  await expect.poll(() => shownFrom(page)).toEqual([elsewhere]);
});
