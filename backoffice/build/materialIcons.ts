import type { Plugin } from "vite";
import { icons } from "../icons-material/icons.ts";

const folder = "@mui/icons-material/";
/** The prefix of modules without a file. */
const virtual = `\0${folder}`;

/** Returns the module of an icon, as `@mui/icons-material` would bring it. */
const moduleOf = (name: string, path: string) => `import { createSvgIcon } from "@mui/material/utils";
import { jsx } from "react/jsx-runtime";
export default createSvgIcon(jsx("path", { d: "${path}" }), "${name}");`;

const modules: Plugin = {
  name: "material-icons",
  enforce: "pre",
  resolveId(source) {
    const name = source.startsWith(folder) ? source.slice(folder.length) : "";
    return name in icons ? { id: `${virtual}${name}`, moduleSideEffects: false } : null;
  },
  load(id) {
    const name = id.startsWith(virtual) ? id.slice(virtual.length) : "";
    const path = icons[name];
    return path ? moduleOf(name, path) : null;
  },
};

/** Makes a module of each of react-admin's icons from their table. */
export const materialIcons = (): Plugin => ({
  ...modules,
  // The development server bundles react-admin without the plugins of the site.
  config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [modules] } } }),
});
