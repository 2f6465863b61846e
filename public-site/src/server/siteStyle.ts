import { createHash } from "node:crypto";
import { cropRule } from "@etalase/contracts/media";
import type { SiteContext } from "@etalase/contracts/public-api";
import { otherLanguage } from "../frame/OtherLanguage.tsx";
import { brandRules } from "./brandRules.ts";

/** The CSS rules of the site itself, and their content security policy source; both empty when there are none. */
export type SiteStyle = Readonly<{ css: string; hash: string }>;

/** On wide screens, the link to the other language stands in the bar above the navbar, at its end. */
function languageRules(site: SiteContext): string {
  const other = otherLanguage(site);
  if (!other) return "";
  return `.topbar [hreflang]{margin-left:auto}.topbar [hreflang]+ul{margin-left:0}@media (width>768px){.nav li:has([href="${other.url}"]){display:none}}`;
}

/** Includes the owner's colours, and all of the site's crops, since the browser may navigate to pages with others. */
export function siteStyleOf(site: SiteContext): SiteStyle {
  const { settings, crops = [] } = site;
  const css = brandRules(settings.brand) + crops.map(cropRule).join("") + languageRules(site);
  if (!css) return { css, hash: "" };
  return { css, hash: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}
