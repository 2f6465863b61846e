import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressAssets } from "../scripts/compress-assets.ts";
import { listRoutes } from "./build/listRoutes.ts";
import { serveBareBase } from "./build/serveBareBase.ts";

const base = "/dashboard/";

export default defineConfig({
  base,
  // Polyglot asks for a polyfill of what every browser has that runs the rest; with all it is made of, 5 kB.
  resolve: { alias: { "object.entries": new URL("build/objectEntries.cjs", import.meta.url).pathname } },
  plugins: [react(), serveBareBase(base), listRoutes(), compressAssets()],
  build: {
    target: "es2022",
    // The content security policy allows no data: fonts, and the polyfill is an inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // Of the first script, which would otherwise wait for all of the next.
            { name: "router", test: /node_modules[\\/]react-router/ },
            // What most screens load comes in two pieces: each new screen would divide it further, and each small
            // piece is a request of its own that is compressed alone.
            { name: "common", test: /node_modules/, minShareCount: 16 },
            { name: "parts", test: /backoffice.src|contracts/, minShareCount: 20 },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
});
