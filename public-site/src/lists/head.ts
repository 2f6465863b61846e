import { fill, type Spoken, words, wordsFor } from "../site/texts.ts";

/** Separate from the lists' other texts, which load with their views: the head needs it, too. */
export const listHead = words("lists.head", { page: "Halaman {page}" });

/** Names a page of a list, in titles and for screen readers. */
export const pageName = (page: number, site: Spoken): string => fill(wordsFor(listHead, site).page, { page });
