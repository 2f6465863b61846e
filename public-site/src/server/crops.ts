import { createHash } from "node:crypto";
import { cropRule } from "@etalase/contracts/media";
import type { SiteContext } from "@etalase/contracts/public-api";

/** The rules of the crops, and their source in the content security policy; both empty where there are none. */
export type Crops = Readonly<{ css: string; hash: string }>;

/** All of the site's on every page, since the browser may turn to pages that show others. */
export function cropsOf({ crops = [] }: SiteContext): Crops {
  const css = crops.map(cropRule).join("");
  if (!css) return { css, hash: "" };
  return { css, hash: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}
