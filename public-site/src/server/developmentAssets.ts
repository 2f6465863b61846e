import type { Assets } from "./assets.ts";

/** Vite serves the sources; it needs its own inline styles, so there is no policy. */
export const developmentAssets: Assets = {
  css: "",
  entry: "/src/entry-client.tsx",
  scripts: ["/@vite/client"],
  styles: ["/src/styles/index.css"],
  preloadsOf: () => [],
};
