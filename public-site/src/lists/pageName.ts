// Apart from the other words of lists, which come with their views: the head says it, too.

/** A page of a list, in titles and to assistive technology. */
export const pageName = (page: number): string => `Halaman ${page}`;
