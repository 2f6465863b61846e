/** The places that link to a page of the owner's. */
export const pageMenus = ["none", "navbar", "footer"] as const;
export type PageMenu = (typeof pageMenus)[number];

export const pagesLimits = {
  titleMin: 2,
  titleMax: 100,
  /** Rows on one page of the dashboard's list. */
  pageSize: 10,
  /** Pages in the navbar, and letters of their names, for which it has room; the footer has all. */
  navbarMax: 3,
  navbarLetters: 40,
} as const;

/** Kept apart from the messages, because the sign-in page loads those whole. */
export const addressTaken = "This address is taken by the site";
