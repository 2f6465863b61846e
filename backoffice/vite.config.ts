import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressAssets } from "../scripts/compress-assets.ts";
import { listRoutes } from "./build/listRoutes.ts";
import { serveBareBase } from "./build/serveBareBase.ts";

const base = "/dashboard/";

const recordsOnly = /inflection|useGetResourceLabel|material.esm.Switch|ra-core.*use(Update|Delete|GetOne)\.js/;
const smallParts =
  /lucide-react|InputAdornment|(List|useList)Context\.js|src.(parts|data|marks)|list.(EmptyWindow|FilterBar|DeleteDialog|ToolButton)|lazyPanel|contracts.src(?!.*(schema|fields))/;
// What the overview shares with one screen or two.
const overviewParts = /(circle-check|user-check|minus)\.mjs|DemoMark|MarkedHeading/;
// What they import goes where it belongs: it may be large.
const alone = { includeDependenciesRecursively: false };

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
      // Compressing takes most of the build, as it should.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: "router", test: /node_modules[\\/]react-router/ },
            // Each small piece is a request of its own that is compressed alone, and each new screen would divide them
            // further. So what is shared comes in few: what the frame needs, with all that this needs in turn, ...
            { name: "start", tags: ["$initial"] },
            { name: "App", test: /backoffice.src.App\.tsx/ },
            // ... what lists and forms need, but no other screen, ...
            { name: "records", test: recordsOnly, minShareCount: 6, ...alone },
            // ... what most screens need, and the small parts that a few do, ...
            { name: "parts", minShareCount: 18, ...alone },
            { name: "parts", test: smallParts, minShareCount: 6, ...alone },
            { name: "parts", test: overviewParts, ...alone },
            // ... and what most of one kind need, with all that this needs in turn.
            { name: "fields", test: /ra-core.dist.form.useInput|contracts.src.rules.fields\.ts/ },
            { name: "pages", test: /material.esm.Pagination/, minShareCount: 6 },
            { name: "lists", test: /backoffice.src.list.(RowsCard|ListCard|ListHead|FilterSearch|FilterSelect)/ },
            { name: "forms", test: /backoffice.src.form.(FormScreens|SubmitButton|SwitchInput|TextFieldInput)/ },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
});
