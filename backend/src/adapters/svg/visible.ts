import { serverMessages } from "@etalase/contracts/text/messages";
import { Resvg, renderAsync } from "@resvg/resvg-js";
import { DomainError } from "../../domain/errors.ts";
import { type SvgElement, writeSvg } from "./tree.ts";

const side = 96;
const options = { font: { loadSystemFonts: false } };

/** The attributes that could keep the machine busy, or mean nothing to it, and seldom hide anything. */
const costly = [
  ...["stroke-dasharray", "stroke-dashoffset", "filter", "style"],
  ...["marker-start", "marker-mid", "marker-end"],
];

const textIn = ({ children }: SvgElement) => children.some((child) => typeof child === "string" && child.trim() !== "");

/** A dot in place of each text, since the machine may have no fonts. */
function dotted({ name, attributes, children }: SvgElement): SvgElement {
  const parts = children.flatMap((child) => (typeof child === "string" ? [] : dotted(child)));
  if (!["text", "tspan", "textPath"].includes(name)) return { name, attributes, children: parts };
  const at = (from: string) => attributes.get(from)?.split(/[\s,]+/)[0] ?? "0";
  const place = new Map([
    ["cx", at("x")],
    ["cy", at("y")],
    ["r", ".5em"],
  ]);
  const dot = { name: "circle", attributes: place, children: [] };
  return { name: "g", attributes, children: textIn({ name, attributes, children }) ? [dot, ...parts] : parts };
}

/** Paints with a colour in place of patterns, whose tiles could be larger than the memory. */
function plain(element: SvgElement, patterns: ReadonlySet<string>): SvgElement {
  const attributes = new Map([...element.attributes].filter(([name]) => !costly.includes(name)));
  for (const paint of ["fill", "stroke"]) {
    const id = /^url\(#([^)]+)\)/.exec(attributes.get(paint) ?? "")?.[1];
    if (id !== undefined && patterns.has(id)) attributes.set(paint, "#000");
  }
  const children = element.children.map((child) => (typeof child === "string" ? child : plain(child, patterns)));
  return { name: element.name, attributes, children };
}

function patternsIn(element: SvgElement, found = new Set<string>()): ReadonlySet<string> {
  if (element.name === "pattern" && element.children.length > 0) found.add(element.attributes.get("id") ?? "");
  for (const child of element.children) if (typeof child !== "string") patternsIn(child, found);
  return found;
}

const hasInk = (pixels: Buffer) => {
  for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) > 0) return true;
  return false;
};

const simplified = (root: SvgElement) => writeSvg(plain(dotted(root), patternsIn(root)));

const most = 5;
/** The parts that were removed, as many as a sentence can name. */
export const listed = (lost: ReadonlySet<string>): readonly string[] => [...lost].slice(0, most);

type Size = Readonly<{ width: number; height: number }>;

/** @throws {DomainError} "invalid" when no point of the drawing is visible, with the elements that were removed */
export async function refuseInvisible(root: SvgElement, { width, height }: Size, lost: ReadonlySet<string>) {
  const fitTo = { mode: width > height ? "width" : "height", value: side } as const;
  const { pixels } = await renderAsync(simplified(root), { ...options, fitTo });
  if (!hasInk(pixels)) throw new DomainError("invalid", { message: serverMessages.svgShowsNothing(listed(lost)) });
}

/** Returns the box around everything that a drawing without a size of its own draws. */
export const boxOf = (root: SvgElement) => new Resvg(simplified(root), options).getBBox();
