import { type Lettering, outlinesOf } from "./lettering.ts";

/** The house colours, and the few that only drawings use. */
export const colors = {
  ink: "#0F1F2B",
  brand: "#0D8ABC",
  brandStrong: "#0A6A91",
  brandSoft: "#E6F4FA",
  sky: "#7CC4E2",
  canvas: "#F6F9FB",
  line: "#DCE6EC",
  muted: "#51646F",
  sun: "#F2A33A",
  sunText: "#9A5208",
  sand: "#F8D9A6",
  red: "#D8492B",
  green: "#1C7C5A",
  mint: "#8CC4A8",
  wood: "#8A5634",
  white: "#FFFFFF",
} as const;

export type Attributes = Readonly<Record<string, string | number>>;

/** The thick line around the things a drawing is about. */
export const outlined: Attributes = { stroke: colors.ink, "stroke-width": 5, "stroke-linejoin": "round" };

export function element(name: string, attributes: Attributes, children = ""): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join("")}>${children}</${name}>`;
}

export const rect = (
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  fill: string,
  more: Attributes = {},
) => element("rect", { x, y, width, height, fill, ...more });

export const circle = (
  [cx, cy, r]: readonly [x: number, y: number, radius: number],
  fill: string,
  more: Attributes = {},
) => element("circle", { cx, cy, r, fill, ...more });

export const path = (d: string, fill: string, more: Attributes = {}) => element("path", { d, fill, ...more });

export const line = (d: string, { stroke = colors.ink, width = 5, ...more }: Attributes = {}) =>
  path(d, "none", { stroke, "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round", ...more });

export const group = (transform: string, ...children: readonly string[]) =>
  element("g", { transform }, children.join(""));

/** Only what of the children lies within the outline `d`. `id` must be the drawing's only one of that name. */
export const clipped = (id: string, d: string, ...children: readonly string[]) =>
  element("clipPath", { id }, path(d, colors.ink)) + element("g", { "clip-path": `url(#${id})` }, children.join(""));

export type TextStyle = Partial<Omit<Lettering, "x" | "y">> & Readonly<{ fill?: string }>;

/** `y` is the baseline. */
export function text(content: string, [x, y]: readonly [x: number, y: number], style: TextStyle = {}): string {
  const { fill = colors.ink, size = 20, weight = 600, anchor = "start", spacing = 0 } = style;
  return path(outlinesOf(content, { x, y, size, weight, anchor, spacing }), fill);
}

/** One drawing for each item, in a row: `draw` gets the item and its place in the list. */
export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string): string =>
  items.map(draw).join("");

/** A five-pointed star around a point. */
export function star([x, y, radius]: readonly [x: number, y: number, radius: number], fill: string): string {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const reach = index % 2 === 0 ? radius : radius * 0.45;
    return `${(x + Math.cos(angle) * reach).toFixed(2)} ${(y + Math.sin(angle) * reach).toFixed(2)}`;
  });
  return path(`M${corners.join(" L")}Z`, fill, {
    stroke: fill,
    "stroke-width": radius / 5,
    "stroke-linejoin": "round",
  });
}

/** The house's window: a frame with a title bar of three dots. */
export const browserWindow = ([x, y, width, height]: readonly [number, number, number, number]) =>
  rect([x, y, width, height], colors.white, { rx: 22, ...outlined }) +
  line(`M${x} ${y + 50}H${x + width}`) +
  each([colors.red, colors.sun, colors.green], (dot, index) => circle([x + 30 + index * 26, y + 26, 8], dot));

/** A whole drawing: 800 by 500 units, rendered at twice that. Crops keep its middle. */
export const drawing = (...children: readonly string[]) =>
  element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width: 1600, height: 1000, viewBox: "0 0 800 500" },
    children.join(""),
  );

/** A detail of the same children: from the point x y, `width` units wide and as tall as the format asks. */
export const closeUp = (
  [x, y, width]: readonly [x: number, y: number, width: number],
  ...children: readonly string[]
) => drawing(group(`scale(${800 / width}) translate(${-x} ${-y})`, ...children));
