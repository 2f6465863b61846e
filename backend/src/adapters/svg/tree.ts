import { SaxesParser, type SaxesTagNS } from "saxes";
import { drawingNothing, elements, groups, holdingText, lostName } from "./elements.ts";
import { entitiesOf, refuseGrowth } from "./entities.ts";
import { tooComplex } from "./too-complex.ts";

/** The place of an element among all elements that the file has there, by their names; the tree lacks some of them. */
export type Place = Readonly<{ at: number; family: readonly string[] }>;

export type SvgElement = {
  name: string;
  attributes: Map<string, string>;
  children: (SvgElement | string)[];
  place?: Place;
};

const limits = { nodes: 5_000, attributes: 30_000, depth: 100 };
const namespace = "http://www.w3.org/2000/svg";

const whitespace = /[\t\n\r ]+/g;
const spaced = (text: string) => text.replace(whitespace, " ");

/** A drawing that was copied from a page lacks its namespace; the output has it again. */
const isSvg = ({ uri }: SaxesTagNS) => uri === namespace || uri === "";

/**
 * Keeps plain attributes by their names, and of those with a namespace only the links of older drawings, as modern
 * ones.
 */
const attributesOf = ({ attributes }: SaxesTagNS) => {
  const all = Object.values(attributes);
  const links = all.filter(({ uri, local }) => uri === "http://www.w3.org/1999/xlink" && local === "href");
  return new Map(
    [...links, ...all.filter(({ prefix }) => prefix === "")].map(({ local, value }) => [local, spaced(value).trim()]),
  );
};

const languageOfSite = /(?:^|[\s,])id(?:-|[\s,]|$)/i;

/** Leaves a switch the one alternative that a browser here shows; the removed ones can be none. */
function settleSwitch(element: SvgElement) {
  const possible = element.children.filter(
    (child) => typeof child !== "string" && !child.attributes.get("requiredExtensions"),
  );
  const isInLanguage = (child: SvgElement | string) =>
    typeof child !== "string" && languageOfSite.test(child.attributes.get("systemLanguage") ?? "id");
  element.children = [possible.find(isInLanguage) ?? possible.at(0)].filter((child) => child !== undefined);
}

/**
 * Reads the known elements of an SVG with all their attributes, and the text of its style elements; `lost` names the
 * elements that were removed with a part of the drawing.
 * @throws when it is no well-formed XML with an svg at its root, declares more than plain entities, or is too large or
 * too deep
 */
export function parseSvg(text: string): Readonly<{ root: SvgElement; css: string; lost: Set<string> }> {
  // XML 1.1 would allow control characters.
  const parser = new SaxesParser({ xmlns: true, position: false, forceXMLVersion: true, defaultXMLVersion: "1.0" });
  const document: SvgElement = { name: "", attributes: new Map(), children: [] };
  /** The open elements; null for elements that are removed. */
  const open: (SvgElement | null)[] = [document];
  /** The names of the children so far, of each open element. */
  const families: string[][] = [[]];
  const switches = new Set<SvgElement>();
  let nodes = 0;
  let attributes = 0;
  const lost = new Set<string>();
  let css = "";
  /** The element whose text is open, when the element itself is removed. */
  let inside = "";

  const addText = (text: string) => {
    const parent = open.at(-1);
    if (inside === "style") css += text;
    if (inside === "script" && text.trim() !== "") lost.add("script");
    if (!parent || !holdingText.has(parent.name)) return;
    const last = parent.children.length - 1;
    if (typeof parent.children[last] === "string") parent.children[last] += text;
    else parent.children.push(text);
  };

  parser.on("doctype", (doctype) => {
    const entities = entitiesOf(doctype);
    refuseGrowth(text, entities);
    for (const [name, value] of entities) parser.ENTITIES[name] ??= value;
  });
  parser.on("attribute", () => {
    attributes += 1;
    if (attributes > limits.attributes) throw tooComplex();
  });
  parser.on("opentag", (tag) => {
    nodes += 1;
    if (nodes > limits.nodes || open.length > limits.depth) throw tooComplex();
    const parent = open.at(-1);
    const name = groups[tag.local] ?? tag.local;
    const isKept = parent && isSvg(tag) && elements.has(name);
    inside = isSvg(tag) ? name : "";
    const family = families.at(-1) ?? [];
    const place = { at: family.push(tag.local) - 1, family };
    const element = isKept ? { name, attributes: attributesOf(tag), children: [], place } : null;
    if (element) parent?.children.push(element);
    else if (parent && isSvg(tag) && !drawingNothing.has(name) && !switches.has(parent)) lost.add(lostName(name));
    if (element && tag.local === "switch") switches.add(element);
    open.push(element);
    families.push([]);
  });
  parser.on("closetag", () => {
    inside = "";
    const family = families.pop();
    const closed = open.pop();
    if (!closed || !switches.has(closed)) return;
    settleSwitch(closed);
    if (closed.children.length === 0) for (const name of family ?? []) lost.add(lostName(name));
  });
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.write(text).close();

  const [root] = document.children;
  if (typeof root !== "object" || root.name !== "svg") throw new Error("The file is no SVG");
  return { root, css, lost };
}

export const elementsOf = (element: SvgElement): SvgElement[] => [
  element,
  ...element.children.flatMap((child) => (typeof child === "string" ? [] : elementsOf(child))),
];

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? "");

function written(node: SvgElement | string, opening: string): string {
  if (typeof node === "string") return escaped(spaced(node));
  const attributes = [...node.attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
  const inside = node.children.map((child) => written(child, "")).join("");
  return `<${node.name}${opening}${attributes}${inside ? `>${inside}</${node.name}>` : "/>"}`;
}

export const writeSvg = (root: SvgElement): string => written(root, ` xmlns="${namespace}"`);
