import { once } from "node:events";
import { createServer } from "node:http";
import { freePort } from "./app.ts";

/** Forwards the site's answers with their headers, as a CDN does. */
export async function startCdn() {
  const [port, site] = [await freePort(), { origin: "" }];
  const server = createServer(async ({ url = "" }, response) => {
    const answer = await fetch(site.origin + url);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${port}`, site, stop: () => server.close() };
}
