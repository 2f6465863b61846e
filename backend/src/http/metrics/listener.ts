import { createServer, type ServerResponse } from "node:http";

const path = "/metrics";
const maxConnections = 50;

function refuse(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}) {
  response.writeHead(status, headers).end();
}

type Needs = Readonly<{ metrics: () => Promise<string>; failed: (error: unknown) => undefined }>;

/** Serves `metrics`, and nothing else, on a port of its own, for the operator's network alone. */
export function createMetricsListener({ metrics, failed }: Needs) {
  const server = createServer(async ({ method = "", url = "" }, response) => {
    if (url.split("?")[0] !== path) return refuse(response, 404);
    if (method !== "GET" && method !== "HEAD") return refuse(response, 405, { Allow: "GET, HEAD" });
    const text = await metrics().catch(failed);
    // A failing scrape must not end the site that it measures.
    if (text === undefined) return refuse(response, 500);
    const headers = { "Content-Type": "text/plain; version=0.0.4; charset=utf-8", "Cache-Control": "no-store" };
    response.writeHead(200, { ...headers, "Content-Length": Buffer.byteLength(text) });
    response.end(method === "HEAD" ? undefined : text);
  });
  server.maxConnections = maxConnections;
  return {
    server,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
