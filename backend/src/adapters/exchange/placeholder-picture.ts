import { createHash } from "node:crypto";
import { brand } from "@etalase/contracts/site/brand";
import { renderAsync } from "@resvg/resvg-js";

const size = { width: 1200, height: 675 } as const;

const grounds = [
  [brand.brandStrong, brand.brandDeep],
  [brand.brandDeep, brand.ink],
  [brand.inkRaised, brand.ink],
  [brand.brand, brand.brandDeep],
] as const;

/** The number of drawings: articles share them, so that thousands neither fill the library nor take an hour to draw. */
const drawings = 16;

/** A display window without content. */
function drawing(which: number): string {
  const [ground = 0, left = 0, top = 0, sun = 0, lines = 0] = createHash("sha256").update(`${which}`).digest();
  const [from, to] = grounds[ground % grounds.length] ?? grounds[0];
  const [x, y] = [220 + (left / 255) * 220, 110 + (top / 255) * 90];
  const rows = Array.from(
    { length: 3 },
    (_, row) =>
      `<rect x="48" y="${130 + row * 58}" width="${170 + (((lines >> row) % 8) + row) * 22}" height="28" rx="14"/>`,
  ).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
<path fill="url(#g)" d="M0 0h${size.width}v${size.height}H0z"/>
<circle cx="${130 + (sun / 255) * 940}" cy="540" r="170" fill="${brand.sun}" fill-opacity=".85"/>
<g transform="translate(${x} ${y})" fill="${brand.white}"><rect width="620" height="420" rx="32" fill-opacity=".14"/>
<rect width="620" height="76" rx="32" fill-opacity=".16"/><g fill-opacity=".5"><circle cx="46" cy="38" r="11"/><circle cx="82" cy="38" r="11"/><circle cx="118" cy="38" r="11"/></g>
<g fill-opacity=".3">${rows}</g></g></svg>`;
}

/** Draws pictures for articles without one, in the site's colours: the same title gets the same drawing. */
export function createPlaceholders() {
  const drawn = new Map<number, Promise<Uint8Array>>();
  return (title: string): Promise<Uint8Array> => {
    const which = createHash("sha256").update(title).digest().readUInt16BE() % drawings;
    const known =
      drawn.get(which) ??
      renderAsync(drawing(which), { font: { loadSystemFonts: false } }).then((picture) => picture.asPng());
    drawn.set(which, known);
    return known;
  };
}
