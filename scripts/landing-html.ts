import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { startApp } from "../e2e/app.ts";

const brotli = promisify(brotliCompress);

/** What the landing page's document takes over the wire, on a new site with its demo content. */
export async function landingHtmlKB(): Promise<number> {
  const app = await startApp();
  try {
    const response = await fetch(app.origin);
    if (response.status !== 200) throw new Error(`The landing page answered ${response.status}`);
    return (await brotli(await response.bytes())).length / 1000;
  } finally {
    await app.stop();
  }
}
