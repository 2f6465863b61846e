import type { EncodedPicture } from "../../application/media.ts";
import { cleanAttributes } from "./cleaning.ts";
import { checkCost } from "./cost.ts";
import { encodePictures } from "./pictures.ts";
import { settleSize } from "./size.ts";
import { elementsOf, parseSvg, type SvgElement, writeSvg } from "./tree.ts";
import { listed, refuseInvisible } from "./visible.ts";

const maxBytes = 2_097_152;

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
  cleanAttributes(root, css, (word) => lost.add(word));
  dropForeignPictures(root, lost);
  if (!elementsOf(root).some(({ name }) => name === "text")) lost.delete("font");
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
  const files = [{ width: null, bytes: Buffer.from(writeSvg(root)) }];
  return { ...size, color: "#ffffff", extension: "svg", files, ...(lost.size > 0 && { lost: listed(lost) }) };
}
