import type { ShownText } from "@etalase/contracts/operating/texts.schema";
import { capitalised } from "@etalase/contracts/text/text";
import { humanised } from "../language/humanised.ts";
import { t, textName } from "../language/t.ts";

type Named = Pick<ShownText, "key" | "page">;

/** The parts of the site, as their keys name them. */
const parts = new Map([
  ["home", t("Home")],
  ["contact", t("Contact")],
  ["consent", t("Consent")],
  ["newsletter", t("Newsletter")],
  ["blog", t("Blog")],
  ["article", t("Article")],
  ["portfolio", t("Portfolio")],
  ["project", t("Project")],
  ["ownPage", t("Own page")],
  ["privacyPolicy", t("Privacy policy")],
  ["frame", t("Every page")],
  ["lists", t("Lists of articles and projects")],
  ["notFound", t("Page not found")],
  ["subscription", t("Newsletter subscription")],
  ["request", t("Request for a testimonial")],
]);

const words = (name: string) => textName(name) ?? capitalised(humanised(name).replaceAll("-", " "));

/** Names a page: "privacyPolicy" is "Privacy policy". */
export const pageName = (page: string): string => parts.get(page) ?? words(page);

/** Places count from 1 for readers. */
const partName = (part: string) => (/^\d+$/.test(part) ? String(Number(part) + 1) : words(part));

/** Names a text on its page: "home.hero.heading" is "Hero · Heading". */
export function labelOf({ key, page }: Named): string {
  const below = key.startsWith(`${page}.`) ? key.slice(page.length + 1) : key;
  return below.split(".").map(partName).join(" · ");
}

/** Names a text among those of all pages. */
export const wholeLabelOf = (text: Named): string => `${pageName(text.page)}: ${labelOf(text)}`;
