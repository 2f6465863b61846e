import type { EncodedPicture } from "../../application/media.ts";
import { allowedAttribute } from "./attributes.ts";
import { checkCost, elementsOf } from "./cost.ts";
import { settleSize } from "./size.ts";
import { readStyles, stylesOf } from "./styles.ts";
import { parseSvg, type SvgElement, writeSvg } from "./tree.ts";

const maxBytes = 2_097_152;

const drawing = new Set(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "use"]);

const draws = ({ name, children }: SvgElement): boolean =>
  drawing.has(name) ||
  (["svg", "g"].includes(name) && children.some((child) => typeof child !== "string" && draws(child)));

/** Leaves each element only its allowed attributes; style sheets become attributes of their elements. */
function cleanAttributes(root: SvgElement, css: string) {
  const styles = readStyles(css);
  const ids = new Set<string>();
  for (const element of elementsOf(root)) {
    const wanted = new Map([...element.attributes, ...stylesOf(element, styles)]);
    // When elements share an id, references mean the first one.
    if (ids.has(wanted.get("id") ?? "")) wanted.delete("id");
    element.attributes.clear();
    for (const [name, value] of wanted) {
      const allowed = allowedAttribute(name, value);
      if (allowed !== undefined) element.attributes.set(name, allowed);
    }
    ids.add(element.attributes.get("id") ?? "");
  }
}

/**
 * Returns the drawing of an SVG and nothing else: no script, no style sheet, no animation, no external address.
 * Sanitising the result again changes nothing.
 * @throws when nothing is left to draw, the drawing has no size, or the file is no SVG that may be stored
 */
export function sanitizeSvg(bytes: Uint8Array): EncodedPicture {
  if (bytes.length > maxBytes) throw new Error("The SVG is too large");
  const { root, css } = parseSvg(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  cleanAttributes(root, css);
  if (!draws(root)) throw new Error("The SVG draws nothing");
  checkCost(root);
  const size = settleSize(root);
  // Drawings are transparent, so they get the background of a page.
  return { ...size, color: "#ffffff", extension: "svg", files: [{ width: null, bytes: Buffer.from(writeSvg(root)) }] };
}
