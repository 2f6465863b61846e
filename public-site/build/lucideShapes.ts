import type { Plugin } from "vite";

type Shape = readonly [name: string, attributes: Readonly<Record<string, string>>];
type IconModule = Readonly<{ __iconData: Readonly<{ node: readonly Shape[] }> }>;

const drawn = ([name, { key: _key, ...attributes }]: Shape) =>
  `<${name} ${Object.entries(attributes)
    .map(([attribute, value]) => `${attribute}="${value}" `)
    .join("")}/>`;

/**
 * Reads the icons from the package that the dashboard uses, whose modules need React: `lucide-react/icons/clock?raw` is
 * the content of that icon's <svg>.
 */
export const lucideShapes: Plugin = {
  name: "etalase:lucide-shapes",
  enforce: "pre",
  resolveId: (id) => (/^lucide-react\/icons\/[\w-]+\?raw$/.test(id) ? `\0${id.replace("?raw", "")}` : null),
  async load(id) {
    if (!id.startsWith("\0lucide-react/")) return null;
    const { __iconData }: IconModule = await import(id.slice(1));
    return `export default ${JSON.stringify(__iconData.node.map(drawn).join(""))};`;
  },
};
