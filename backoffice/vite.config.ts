import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressAssets } from "../scripts/compress-assets.ts";
import { leaveOut } from "./build/leaveOut.ts";
import { listRoutes } from "./build/listRoutes.ts";
import { serveBareBase } from "./build/serveBareBase.ts";

const base = "/dashboard/";
const own = (file: string) => new URL(`build/${file}`, import.meta.url).pathname;

const recordsOnly = /material.esm.Switch|ra-core.*use(Update|Delete|GetOne|MutationWithMutationMode)\.js/;
const smallParts =
  /lucide-react|InputAdornment|(List|useList)Context\.js|src.kit.(parts|data)|list.(EmptyWindow|FilterBar|DeleteDialog|ToolButton|listState)|lazyPanel|contracts.src(?!.*(schema|fields|numbers|moment))/;
// Modules that the overview, or the settings, share with one or two screens.
const overviewParts =
  /(circle-check|user-check|minus)\.mjs|DemoMark|OverviewCard|contracts.src.texts\.ts|build.inflection|material.esm.(Checkbox|FormControlLabel|internal.svg-icons.*CheckBox)|parts.Thumbnail|data.useIsPlaced|language.rich|backoffice.src.alerts|parts.(sourceNames|LateDetails|Loaded)|contracts.src.leads.sources\.ts/;
// Modules that most forms load, and few other screens.
const formParts =
  /parts.(FormDialog|PromptDialog|useTexts)|data.useStaff|form.(FieldLabel|FormNotice)\.tsx|form.lateSection|icons.(link|list)\.mjs/;
// Their imports stay in chunks of their own, since they may be large.
const alone = { includeDependenciesRecursively: false };

export default defineConfig({
  base,
  // Polyglot requires a polyfill for a function that every supported browser has; with its dependencies, 5 kB.
  resolve: {
    alias: [
      { find: "object.entries", replacement: own("objectEntries.cjs") },
      { find: "inflection", replacement: own("inflection.ts") },
      { find: "query-string", replacement: own("queryString.ts") },
      { find: /^linkifyjs$/, replacement: own("linkify.ts") },
      { find: /^@popperjs\/core$/, replacement: own("popper.ts") },
    ],
  },
  plugins: [react(), leaveOut(), serveBareBase(base), listRoutes(), compressAssets()],
  build: {
    target: "es2022",
    // The content security policy forbids data: fonts, and the polyfill is an inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // Compression takes most of the build time, as expected.
      checks: { pluginTimings: false },
      // Without this, packages of several extensions of the editor come whole.
      treeshake: { manualPureFunctions: ["Node.create", "Mark.create", "Extension.create"] },
      output: {
        // The lists of chunks name hundreds of files, and hashes do not compress: 42 bits tell releases apart.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: "router", test: /node_modules[\\/]react-router/ },
            // Each small chunk is a request of its own and compressed alone, and each new screen would split chunks
            // further. Shared modules therefore come in a few chunks: those of the frame, with all their dependencies,
            // ...
            { name: "start", tags: ["$initial"] },
            { name: "App", test: /backoffice.src.App\.tsx/ },
            // ... the search field, which forms do without, ...
            { name: "search", test: /parts.keys.SearchField/, ...alone },
            // ... pagination, which only lists have, ...
            { name: "pagination", test: /material.esm.(Pagination|usePagination)/, ...alone },
            // ... those of lists and forms but of no other screen, ...
            { name: "records", test: recordsOnly, minShareCount: 8, ...alone },
            // ... those of most screens, and the small parts that a few share, ...
            { name: "parts", minShareCount: 22, ...alone },
            { name: "parts", test: smallParts, minShareCount: 9, ...alone },
            { name: "parts", test: overviewParts, ...alone },
            { name: "parts", test: formParts, ...alone },
            // ... and those of most screens of one kind, with all their dependencies.
            {
              name: "fields",
              test: /ra-core.dist.form.useInput|contracts.src.rules.(fields|numbers|moment|(answers|content|description)\.schema)\.ts/,
            },
            {
              name: "times",
              test: /backoffice.src.publication.(DraftWarning|scheduleWords|StateChip|times|useNow)\.ts/,
              ...alone,
            },
            // ... those of pictures, ...
            {
              name: "pictures",
              test: /backoffice.src.kit.(media.(fitting.fitting|lazyPicker)|data.mediaApi)\.ts/,
              ...alone,
            },
            { name: "lists", test: /backoffice.src.kit.list.(RowsCard|ListCard|ListHead|FilterSearch|FilterSelect)/ },
            {
              name: "forms",
              test: /backoffice.src.kit.form.(FormScreens|SelectInput|SubmitButton|SwitchInput|TextFieldInput|FormColumns|CountedTextInput)|use-sync-external-store.(shim|cjs.use-sync-external-store-shim)/,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
});
