import type { PictureSet } from "@etalase/contracts/rules/answers.schema";
import { videoOf } from "@etalase/contracts/site/videos";
import { escapeHtml } from "../../content/escapeHtml.ts";
import { fill } from "../../site/texts.ts";
import type { article } from "./copy.ts";

type Copy = Pick<(typeof article)["own"], "play" | "table">;

type PictureSets = Readonly<Record<string, PictureSet>>;

const image = /<img src="([^"]*)"([^>]*?) ?\/?>/g;
const linked = /<figure>(?:<p>)?<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>(?:<\/p>)?/g;

/** The width of a picture in the text: at most that of the column, and that of its height limit in prose.css. */
const sizesOf = ({ width, height }: PictureSet) =>
  `min(100vw - 2.5rem, 640px, ${Math.round((75 * width) / height)}svh)`;

/**
 * Adds the data of the site's own pictures, as on all pages: their colour until they load, and no layout shift. The
 * drawing gives the size, because before the picture loads, browsers fit only its width to limits of both sides.
 */
const withPictures = (html: string, sets: PictureSets): string =>
  html.replace(image, (whole, src: string, rest: string) => {
    const set = sets[src];
    if (!set) return whole;
    const { width, height, srcset, color } = set;
    const size = `width="${width}" height="${height}"`;
    const colour = `<svg ${size} aria-hidden="true"><rect width="100%" height="100%" fill="${color}"/></svg>`;
    return `<span class="shown">${colour}<img src="${src}"${rest} srcset="${srcset}" sizes="${sizesOf(set)}" ${size} loading="lazy" decoding="async"></span>`;
  });

const play =
  '<svg class="play" viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="32"/><path d="M26 21v22l18-11z"/></svg>';
/** Drawn when no still was chosen: a window with its title bar. */
const drawnStill =
  '<svg class="still" viewBox="0 0 160 90" aria-hidden="true"><rect width="160" height="90" fill="#0f1f2b"/><path d="M0 0h160v10H0z" fill="#1b3242"/><circle cx="6" cy="5" r="1.6" fill="#f2a33a"/><circle cx="11" cy="5" r="1.6" fill="#0d8abc"/><circle cx="16" cy="5" r="1.6" fill="#5f7a8a"/><path d="M0 72q40-26 80-8t80-14v40H0z" fill="#14293a"/></svg>';

const text = (html: string) => html.replace(/<[^>]*>/g, "").trim();
const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1] ?? "";

/**
 * Keeps the site's own pictures; one of another site would be requested before the click, so that only its text stays.
 */
function stillOf(inner: string, sets: PictureSets): string {
  const pictures = inner.match(/<img [^>]*>/g) ?? [];
  if (pictures.length > 0 && pictures.every((picture) => sets[attribute(picture, "src")])) return inner;
  return `${drawnStill}<b>${text(inner) || attribute(pictures.join(""), "alt")}</b>`;
}

/**
 * Turns a video link into a still that plays on a click, and without scripts stays a link. Nothing is requested from
 * its host before.
 */
const withVideos = (html: string, copy: Copy, sets: PictureSets): string =>
  html.replace(linked, (whole, href: string, inner: string) => {
    const video = videoOf(href.replaceAll("&amp;", "&"));
    if (!video) return whole;
    const label = `<span class="video-label">${escapeHtml(fill(copy.play, { provider: video.provider }))}</span>`;
    const embed = video.embed.replaceAll("&", "&amp;");
    return `<figure class="video"><a href="${href}" data-video="${embed}" rel="noopener nofollow">${stillOf(inner, sets)}${play}${label}</a>`;
  });

const rowsIn = /<tr(?=[\s>])[\s\S]*?<\/tr>/g;
const cellsIn = /<(t[hd])(?=[\s>])([^>]*)>([\s\S]*?)<\/\1>/g;

/** Matches a number with its unit before or after it: "4,1 MB", "Rp 300.000", "&gt; 500 milidetik". */
const isNumber = (text: string) => /^(?:[≤≥<>±+−-]|&[lg]t;)?\s*(?:Rp)?\s*\d[\d.,]*\s*[\p{L}%]*$/u.test(text);

type Cell = Readonly<{ isHead: boolean; text: string }>;

const cellsOf = (row: string): readonly Cell[] =>
  [...row.matchAll(cellsIn)].map(([, tag, , html = ""]) => ({
    isHead: tag === "th",
    text: html.replace(/<[^>]*>|&nbsp;/g, " ").trim(),
  }));

/** Tells whether a column has only numbers below its head. Cells may be empty, but not all of them. */
function isNumeric(rows: readonly (readonly Cell[])[], column: number): boolean {
  const texts = rows.map((cells) => cells[column]).map((cell) => (cell?.isHead ? "" : (cell?.text ?? "")));
  return texts.some(Boolean) && texts.every((text) => text === "" || isNumber(text));
}

/** Marks the columns of numbers in a stored table; a table with spanning cells stays as it is. */
export function alignNumbers(table: string): string {
  if (/(?:col|row)span/.test(table)) return table;
  const rows = [...table.matchAll(rowsIn)].map(([row]) => cellsOf(row));
  return table.replace(rowsIn, (row) => {
    let column = -1;
    return row.replace(cellsIn, (cell) => {
      column += 1;
      return isNumeric(rows, column) ? cell.replace(/^<t[hd]/, '$& class="number"') : cell;
    });
  });
}

/**
 * Prepares the stored, sanitised HTML for reading: parts that may be wider than a phone scroll by themselves, and the
 * keyboard can reach them.
 */
export const proseHtml = (html: string, copy: Copy, sets: PictureSets = {}): string =>
  withVideos(withPictures(html, sets), copy, sets)
    .replace(/<pre(?=[\s>])/g, '<pre tabindex="0"')
    .replace(
      /<table(?=[\s>])/g,
      () => `<div class="scrolled-table" tabindex="0" role="region" aria-label="${escapeHtml(copy.table)}"><table`,
    )
    .replace(/<\/table>/g, "</table></div>")
    .replace(/<table(?=[\s>])[\s\S]*?<\/table>/g, alignNumbers);
