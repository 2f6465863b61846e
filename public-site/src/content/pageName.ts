/** A page of a list, in titles and to assistive technology. */
export const pageName = (page: number): string => `Halaman ${page}`;
