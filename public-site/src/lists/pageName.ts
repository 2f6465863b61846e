// Separate from the lists' other texts, which load with their views: the head needs it, too.

/** Names a page of a list, in titles and for screen readers. */
export const pageName = (page: number): string => `Halaman ${page}`;
