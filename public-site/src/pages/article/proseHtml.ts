import { alignNumbers } from "./alignNumbers.ts";
import { article } from "./copy.ts";
import { type PictureSets, withPictures, withVideos } from "./proseFigures.ts";

/**
 * Prepares the stored, sanitised HTML for reading: parts that may be wider than a phone scroll by themselves, and the
 * keyboard can reach them.
 */
export const proseHtml = (html: string, sets: PictureSets = {}): string =>
  withVideos(withPictures(html, sets), sets)
    .replace(/<pre(?=[\s>])/g, '<pre tabindex="0"')
    .replace(
      /<table(?=[\s>])/g,
      `<div class="scrolled-table" tabindex="0" role="region" aria-label="${article.table}"><table`,
    )
    .replace(/<\/table>/g, "</table></div>")
    .replace(/<table(?=[\s>])[\s\S]*?<\/table>/g, alignNumbers);
