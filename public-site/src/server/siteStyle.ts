import { createHash } from "node:crypto";
import { cropRule } from "@etalase/contracts/media";
import type { SiteContext } from "@etalase/contracts/public-api";
import { brandRules } from "./brandRules.ts";

/** The CSS rules of the site itself, and their content security policy source; both empty when there are none. */
export type SiteStyle = Readonly<{ css: string; hash: string }>;

/** Includes the owner's colours, and all of the site's crops, since the browser may navigate to pages with others. */
export function siteStyleOf({ settings, crops = [] }: SiteContext): SiteStyle {
  const css = brandRules(settings.brand) + crops.map(cropRule).join("");
  if (!css) return { css, hash: "" };
  return { css, hash: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}
