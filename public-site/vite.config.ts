import { defineConfig, type Plugin } from "vite";
import { compressAssets } from "../scripts/compress-assets.ts";
import { lucideShapes } from "./build/lucideShapes.ts";

const here = (file: string) => `${import.meta.dirname}/${file}`;

const preact = [
  { find: /^react$/, replacement: here("preact/react.ts") },
  { find: /^react-dom\/client$/, replacement: here("preact/react-dom-client.ts") },
  { find: /^react-dom\/server$/, replacement: "preact-render-to-string" },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
];

const baseParts =
  /node_modules\/preact|src\/(?:components\/(?:Icon\.|pictures)|frame\/(?:Logo\.|copy)|page\/chunks|site\/(?:site|safeUrl|texts)\.)|contracts\/src\/(?:rules\/list|site\/paths)|vite\/preload-helper|router\/withStyles/;

const siteParts = /src\/(?:frame\/(?:SiteFrame|BottomNav|Navbar|sections)|pages\/notFound\/head)/;

/** The views alone show them, so they come with the first view and not with every page. */
const viewParts = /src\/(?:components\/(?:Meta|Picture)|content\/(?:format|post))/;

/**
 * Vite's helper fetches a chunk's dependencies before the chunk. Here the document names a page's scripts and contains
 * its styles, so that only the styles of a further page are left to fetch: 0.5 kB less on every page.
 */
const leanImports: Plugin = {
  name: "etalase:lean-imports",
  apply: "build",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js"
      ? `import { withStyles } from ${JSON.stringify(here("src/router/withStyles.ts"))};
         export const __vitePreload = withStyles;`
      : null,
};

/** The entry lists all pages' files, and hashes do not compress: 42 bits tell releases apart as well as 48. */
const hashedName = "assets/[name]-[hash:7]";

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  resolve: { alias: preact },
  plugins: [lucideShapes, leanImports, compressAssets()],
  css: { transformer: "lightningcss" },
  build: {
    target: "es2022",
    // A page's styles are inlined, so that it needs no further request before the first paint.
    cssCodeSplit: true,
    cssMinify: "lightningcss",
    assetsInlineLimit: 0,
    // Compression takes most of the build time, as expected, and a first build should not show a warning about it.
    rolldownOptions: { checks: { pluginTimings: false } },
    // The document names a page's scripts, and links preload them when a visitor is about to follow them.
    modulePreload: false,
  },
  builder: { sharedConfigBuild: true },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        rolldownOptions: {
          // The last entry is loaded only by pages with a video.
          input: ["src/afterPaint.ts", "src/entry-client.tsx", "src/pages/article/playVideos.ts"],
          // One chunk for the modules of all pages, one for those of the site's pages, and one for those of their views,
          // instead of a tiny chunk for each component.
          output: {
            entryFileNames: `${hashedName}.js`,
            chunkFileNames: `${hashedName}.js`,
            assetFileNames: `${hashedName}[extname]`,
            codeSplitting: {
              groups: [
                { name: "base", test: baseParts },
                { name: "site", test: siteParts, minShareCount: 2 },
                { name: "views", test: viewParts, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Self-contained: the backend imports the bundle without this workspace's packages installed.
      resolve: { noExternal: true },
      build: {
        outDir: "dist/server",
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: "src/entry-server.tsx",
          output: { codeSplitting: false, assetFileNames: `${hashedName}[extname]` },
        },
      },
    },
  },
});
