import type { Plugin } from "vite";

const nothing = (...names: readonly string[]) => names.map((name) => `export const ${name} = undefined;`).join("\n");
const noComponent = "export default () => null;";

/**
 * Modules of packages that nothing here renders or calls, though the packages import them everywhere, and what comes in
 * their place. The bundler cannot know.
 */
const leftOut: Readonly<Record<string, string>> = {
  // The theme has no CSS variables, ...
  "@mui/material/esm/styles/createThemeWithVars.js": noComponent,
  "@mui/material/esm/styles/ThemeProviderWithVars.js": nothing(
    "CssVarsProvider",
    "Experimental_CssVarsProvider",
    "useColorScheme",
    "getInitColorSchemeScript",
  ),
  // ... and its fields are outlined.
  "@mui/material/esm/FilledInput/FilledInput.js": noComponent,
  "@mui/material/esm/Input/Input.js": noComponent,
  // Titles are not configured in the browser, which takes a menu with fields.
  "ra-ui-materialui/dist/layout/PageTitleConfigurable.js":
    'export { PageTitle as PageTitleConfigurable } from "./PageTitle.js"; export const PageTitleEditor = undefined;',
  // The dashboard has exports of its own.
  "ra-core/dist/routing/TestMemoryRouter.js": nothing("TestMemoryRouter", "UseLocation"),
  "ra-core/dist/export/defaultExporter.js": nothing("defaultExporter"),
  // Emotion's copies of components have no static properties.
  "hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js": "export default (component) => component;",
};

const modules: Plugin = {
  name: "leave-out",
  enforce: "pre",
  load(id) {
    const [, module = ""] = id.split("/node_modules/");
    return leftOut[module] ?? null;
  },
};

/** Leaves out what the dashboard does not use of its packages: 20 kB of every page. */
export const leaveOut = (): Plugin => ({
  ...modules,
  // The development server bundles packages without the plugins of the site.
  config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [modules] } } }),
});
