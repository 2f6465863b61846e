import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageRenderer, SiteContext } from "@etalase/contracts/public-api";
import { defaultSettings } from "@etalase/contracts/settings";
import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { servedPaths } from "@etalase/contracts/site/paths";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { developmentProxy } from "./developmentProxy.ts";
import { createFetchApi } from "./src/api/fetchApi.ts";

const port = Number(process.env.PORT ?? 8080);
const backend = process.env.BACKEND_URL ?? "http://localhost:8081";
const dashboard = process.env.DASHBOARD_URL ?? "http://localhost:5173";

// Rendering requests data through the proxy below, since the backend answers only for the visitors' host.
const own = `http://localhost:${port}`;

async function settingsNow(): Promise<SiteSettings> {
  const response = await fetch(`${own}${servedPaths.api}/settings`);
  return response.ok ? response.json() : defaultSettings;
}

async function contextNow(): Promise<SiteContext> {
  return {
    settings: await settingsNow(),
    publicUrl: process.env.PUBLIC_URL ?? own,
    whatsappFallback: process.env.WHATSAPP_FALLBACK ?? "",
    speedInsightsUrl: process.env.SPEED_INSIGHTS_URL ?? "",
    registration: process.env.REGISTRATION === "closed" ? "closed" : "open",
  };
}

/** Renders with the current sources. */
async function answer(vite: ViteDevServer, request: IncomingMessage, response: ServerResponse) {
  // Vite does not know the module's type, which is checked in the module itself.
  const { renderer } = (await vite.ssrLoadModule("/src/entry-server.tsx")) as { renderer: PageRenderer };
  const page = await renderer.render(request.url ?? "/", createFetchApi(own), await contextNow());
  response.writeHead(page.status, {
    "content-type": "text/html; charset=utf-8",
    ...(page.location ? { location: page.location } : {}),
  });
  response.end(page.html);
}

/** Vite tells only the server's side of a change in a module that the browser has not loaded, such as a page's words. */
const reload: Plugin = {
  name: "etalase:reload",
  hotUpdate({ modules, server }) {
    const isRendered = this.environment.name === "ssr" && modules.length > 0;
    if (isRendered) server.environments.client.hot.send({ type: "full-reload" });
  },
};

const vite = await createServer({
  configFile: `${import.meta.dirname}/vite.config.ts`,
  appType: "custom",
  plugins: [reload],
  server: {
    port,
    strictPort: true,
    host: process.env.HOST ?? true,
    proxy: developmentProxy({ backend, dashboard }),
  },
});
vite.middlewares.use((request, response, next) => {
  answer(vite, request, response).catch((error: Error) => {
    vite.ssrFixStacktrace(error);
    next(error);
  });
});
await vite.listen();
vite.printUrls();
