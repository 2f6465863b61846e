import { type Palette, paletteOf } from "@etalase/contracts/site/palette";
import type { ShareCard } from "../../application/cards/share-cards.ts";
import { type CardLetters, letteringOf } from "./letters.ts";
import { oneLine, titleLines } from "./title-lines.ts";

export const cardSize = { width: 1200, height: 630 } as const;

const margin = 72;
const inner = cardSize.width - 2 * margin;

type Ground = Readonly<{ from: string; to: string; quiet: string }>;

const grounds = {
  article: ({ brandStrong, brandDeep, brandMist }) => ({ from: brandStrong, to: brandDeep, quiet: brandMist }),
  project: ({ inkRaised, ink, line }) => ({ from: inkRaised, to: ink, quiet: line }),
  page: ({ brandDeep, ink, brandMist }) => ({ from: brandDeep, to: ink, quiet: brandMist }),
} satisfies Record<ShareCard["kind"], (palette: Palette) => Ground>;

const scallop = 75;
const awningHeight = 58;

/** Draws a stripe like those of the site, with half a circle at its lower end. */
const stripe = (left: number, fill: string) =>
  `<path d="M${left} 0h${scallop}v${awningHeight}a${scallop / 2} ${scallop / 2} 0 0 1-${scallop} 0z" fill="${fill}"/>`;

const awning = ({ brand, white }: Palette) => {
  const stripes = Array.from({ length: cardSize.width / scallop }, (_, index) =>
    stripe(index * scallop, index % 2 === 0 ? brand : white),
  ).join("");
  const shadow = `<g transform="translate(0 9)" opacity=".18">${stripes.replaceAll(/fill="[^"]*"/g, 'fill="#04121b"')}</g>`;
  return `${shadow}${stripes}<path d="M0 0h${cardSize.width}v${awningHeight}H0z" fill="url(#fold)"/>`;
};

/** Draws a display window: a title bar with three dots, and lines in place of content. */
const displayWindow = (left: number, top: number, strength: number) =>
  `<g transform="translate(${left} ${top})" fill="#fff" fill-opacity="${strength}"><rect width="520" height="420" rx="28"/><rect width="520" height="64" rx="28"/><circle cx="38" cy="32" r="9"/><circle cx="68" cy="32" r="9"/><circle cx="98" cy="32" r="9"/><rect x="38" y="104" width="210" height="24" rx="12"/><rect x="38" y="150" width="150" height="24" rx="12"/></g>`;

/** The windows are hardly visible; they are placed where short titles leave room. */
const windows = displayWindow(890, 262, 0.035) + displayWindow(772, 392, 0.05);

/** The shop window of the logo in a box of 40 units, in its version for dark backgrounds. */
const markOf = ({ canvas, sun, brand, brandMist }: Palette) =>
  `<path d="M6 15h28v19a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3z" fill="${canvas}"/><path d="M11 22h18v9H11z" fill="${sun}"/><path d="M3 4h8.5v12a4.25 4.25 0 0 1-8.5 0zM20 4h8.5v12a4.25 4.25 0 0 1-8.5 0z" fill="${brand}"/><path d="M11.5 4H20v12a4.25 4.25 0 0 1-8.5 0zM28.5 4H37v12a4.25 4.25 0 0 1-8.5 0z" fill="${brandMist}"/>`;

type Tools = Readonly<{ letters: CardLetters; palette: Palette }>;

/** Draws the category as a tag, with the client beside it. */
async function heading({ label, note, kind }: ShareCard, top: number, { letters, palette }: Tools) {
  const measure = letters.measure(600);
  const tag = await oneLine(await letters.drawable(label), { width: inner * 0.6, size: 28, least: 20 }, measure);
  const tagWidth = tag.text ? (await measure(tag.text)) * tag.size + 48 : 0;
  const left = margin + (tagWidth ? tagWidth + 24 : 0);
  const beside = await oneLine(
    await letters.drawable(note),
    { width: cardSize.width - margin - left, size: 28, least: 20 },
    measure,
  );
  const baseline = top + 36;
  return [
    tagWidth ? `<rect x="${margin}" y="${top}" width="${tagWidth}" height="52" rx="26" fill="${palette.sun}"/>` : "",
    letteringOf(tag.text, { x: margin + 24, y: baseline, size: tag.size, weight: 600, fill: palette.ink }),
    letteringOf(beside.text, {
      x: left,
      y: baseline,
      size: beside.size,
      weight: 600,
      fill: grounds[kind](palette).quiet,
    }),
  ].join("");
}

const titleSpace = {
  width: inner,
  height: 290,
  sizes: [104, 96, 88, 80, 72, 64, 58, 52, 46, 40, 36, 32, 28, 26],
  lineHeight: 1.14,
} as const;
const headingHeight = 52;
const gap = 30;

async function text(card: ShareCard, tools: Tools) {
  const { letters, palette } = tools;
  // A title of emoji alone leaves nothing to write, so the card shows the site's name.
  const title = (await letters.drawable(card.title)) || (await letters.drawable(card.siteName));
  const { size, lines } = await titleLines(title, titleSpace, letters.measure(800));
  const step = size * titleSpace.lineHeight;
  const [from, to] = [118, 522];
  const above = card.label || card.note ? headingHeight + gap : 0;
  const top = from + (to - from - above - lines.length * step) / 2;
  const first = top + above + size * 0.86;
  const rows = lines.map((line, index) =>
    letteringOf(line, { x: margin - size * 0.04, y: first + index * step, size, weight: 800, fill: palette.white }),
  );
  return (await heading(card, top, tools)) + rows.join("");
}

async function signature({ siteName, hasMark }: ShareCard, { letters, palette }: Tools) {
  const left = margin + (hasMark ? 66 : 0);
  const name = await oneLine(
    await letters.drawable(siteName),
    { width: cardSize.width - margin - left, size: 34, least: 22 },
    letters.measure(800),
  );
  const drawn = hasMark ? `<g transform="translate(${margin - 4} 530) scale(1.35)">${markOf(palette)}</g>` : "";
  return drawn + letteringOf(name.text, { x: left, y: 569, size: name.size, weight: 800, fill: palette.white });
}

export async function drawCard(card: ShareCard, letters: CardLetters): Promise<string> {
  const { width, height } = cardSize;
  const palette = paletteOf(card.colours);
  const tools = { letters, palette };
  const { from, to } = grounds[card.kind](palette);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
<linearGradient id="fold" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#07283a" stop-opacity=".3"/><stop offset=".7" stop-color="#07283a" stop-opacity="0"/></linearGradient>
</defs>
<path d="M0 0h${width}v${height}H0z" fill="url(#ground)"/>
${windows}
${awning(palette)}
${await text(card, tools)}
${await signature(card, tools)}
</svg>`;
}
