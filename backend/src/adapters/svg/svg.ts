import type { EncodedPicture } from "../../application/media.ts";
import { allowedAttribute, allowedProperty } from "./attributes.ts";
import { checkCost } from "./cost.ts";
import { createIds } from "./ids.ts";
import { encodePictures, isPicture } from "./pictures.ts";
import type { Placed } from "./selectors.ts";
import { settleSize } from "./size.ts";
import { createStyling } from "./styles.ts";
import { elementsOf, parseSvg, type SvgElement, writeSvg } from "./tree.ts";
import { type Variables, withVariables } from "./variables.ts";
import { refuseInvisible } from "./visible.ts";

const maxBytes = 2_097_152;
const maxClasses = 20;

const classesOf = ({ attributes }: SvgElement) =>
  new Set(attributes.get("class")?.split(" ").slice(0, maxClasses).filter(Boolean));

/** Leaves each element only its allowed attributes; style sheets become attributes of their elements. */
function cleanAttributes(root: SvgElement, css: string) {
  const styling = createStyling(css);
  const { nameOf, renamed } = createIds(elementsOf(root));
  const ids = new Set<string>();
  // Rules are matched with the ids and classes that the file has, so attributes are exchanged only at the end.
  const cleaned: (() => void)[] = [];

  function clean(placed: Placed, inherited: Variables) {
    const { element } = placed;
    const { properties, variables } = styling(placed, inherited);
    const settled = new Map<string, string>();
    const settle = (name: string, given: string, allowed: typeof allowedAttribute) => {
      const resolved = withVariables(given, variables);
      const value = resolved === undefined ? undefined : allowed(name, renamed(name, resolved));
      if (value !== undefined) settled.set(name, value);
    };
    for (const [name, value] of element.attributes) settle(name, value, allowedAttribute);
    for (const [name, value] of properties) settle(name, value, allowedProperty);
    // When elements share an id, references mean the first one.
    if (ids.has(settled.get("id") ?? "")) settled.delete("id");
    ids.add(nameOf(element.attributes.get("id") ?? ""));
    if (element.name === "image") {
      const href = element.attributes.get("href") ?? "";
      if (isPicture(href)) settled.set("href", href);
      else settled.delete("href");
    }
    cleaned.push(() => {
      element.attributes = settled;
    });
    for (const child of element.children)
      if (typeof child !== "string") clean({ element: child, classes: classesOf(child), around: placed }, variables);
  }

  clean({ element: root, classes: classesOf(root), around: null }, new Map());
  for (const exchange of cleaned) exchange();
}

/** Removes the pictures that are elsewhere, or of another kind. */
function dropForeignPictures({ children }: SvgElement, lost: Set<string>) {
  for (const child of [...children]) {
    if (typeof child === "string") continue;
    const isForeign = child.name === "image" && !child.attributes.has("href");
    if (isForeign) lost.add("image");
    if (isForeign) children.splice(children.indexOf(child), 1);
    else dropForeignPictures(child, lost);
  }
}

/**
 * Reads the drawing of an SVG and nothing else: no script, no style sheet, no animation, no external address. Its
 * embedded pictures are as they came. Reading the result again changes nothing.
 * @throws when the drawing is too large, or the file is no SVG that may be stored
 */
export function readSvg(bytes: Uint8Array) {
  if (bytes.length > maxBytes) throw new Error("The SVG is too large");
  const { root, css, lost } = parseSvg(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  cleanAttributes(root, css);
  dropForeignPictures(root, lost);
  checkCost(root);
  return { root, lost, size: settleSize(root) };
}

/**
 * Returns the drawing of an SVG, with its embedded pictures encoded again.
 * @throws when the file is no SVG that may be stored, or shows nothing
 */
export async function sanitizeSvg(bytes: Uint8Array): Promise<EncodedPicture> {
  const { root, lost, size } = readSvg(bytes);
  await encodePictures(root);
  await refuseInvisible(root, size, lost);
  // Drawings are transparent, so they get the background of a page.
  return { ...size, color: "#ffffff", extension: "svg", files: [{ width: null, bytes: Buffer.from(writeSvg(root)) }] };
}
