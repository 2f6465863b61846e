import { createHash } from "node:crypto";
import { cropRule } from "@etalase/contracts/media";
import type { SiteContext } from "@etalase/contracts/public-api";

/** The CSS rules of the crops, and their content security policy source; both empty when there are none. */
export type Crops = Readonly<{ css: string; hash: string }>;

/** Includes all of the site's crops on every page, since the browser may navigate to pages with others. */
export function cropsOf({ crops = [] }: SiteContext): Crops {
  const css = crops.map(cropRule).join("");
  if (!css) return { css, hash: "" };
  return { css, hash: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}
