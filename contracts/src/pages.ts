import { refusal } from "./refusals/refusal.ts";
import { paths } from "./site/paths.ts";

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

/** Tells of each name of a page or link in the navbar's order whether there is room for it beside the sections. */
export function roomFor(names: readonly string[]): readonly boolean[] {
  let [entries, letters]: [number, number] = [pagesLimits.navbarMax, pagesLimits.navbarLetters];
  return names.map((name) => {
    if (entries === 0 || name.length > letters) return false;
    entries -= 1;
    letters -= name.length;
    return true;
  });
}

/** Kept apart from the messages, because the sign-in page loads those whole. */
export const addressTaken = refusal("This address is taken by the site");

/** The page that every site has. Its id is the same everywhere, so that exports and imports meet it. */
export const privacyPolicySlug: string = paths.privacyPolicy.slice(1);
export const privacyPolicyId = "6b0776803000000000000001";

/** The reasons why the privacy policy stays where it is. */
export const privacyPolicyKept = {
  deleted: refusal(
    "The privacy policy cannot be deleted, since the footer, the consent banner and the forms link to it",
  ),
  slug: refusal("The privacy policy keeps its address, since the footer, the consent banner and the forms link to it"),
  language: refusal("The privacy policy keeps its language. Its translation is a page of its own"),
  status: refusal(
    "The privacy policy is always published, since the footer, the consent banner and the forms link to it",
  ),
} as const;
