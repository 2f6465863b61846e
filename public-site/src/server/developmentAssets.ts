import type { Assets } from "./assets.ts";

const links = Object.keys(import.meta.glob("../**/*.css")).map((path) => path.replace("..", "/src"));

/** Vite serves the sources; it needs its own inline styles, so there is no policy. */
export const developmentAssets: Assets = {
  stylesOf: () => ({ links }),
  scripts: ["/@vite/client", "/src/afterPaint.ts"],
  videoScript: "/src/pages/article/playVideos.ts",
  laterScriptsOf: () => ["/src/entry-client.tsx"],
};
