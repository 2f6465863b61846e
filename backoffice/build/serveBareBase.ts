import type { Plugin } from "vite";

/** Serves the base path without its slash in development as well, since the dashboard's address is /dashboard. */
export const serveBareBase = (base: string): Plugin => {
  const bare = base.replace(/\/$/, "");
  return {
    name: "serve-bare-base",
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const [path, query] = (request.url ?? "").split("?", 2);
        if (path === bare) request.url = query ? `${base}?${query}` : base;
        next();
      });
    },
  };
};
