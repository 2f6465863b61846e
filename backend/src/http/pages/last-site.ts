import type { SiteContext } from "@etalase/contracts/public-api";
import { isGoodEnough, type Known, type Made } from "../cache/known-version.ts";
import { plainSite, type SiteContextOf } from "./site-context.ts";

/** Remembers the site's own data, for pages that need nothing else while the database is away. */
export function createLastSite(site: SiteContextOf) {
  let last: (Made & Readonly<{ site: SiteContext }>) | undefined;

  return {
    /** Reads the data once for each edition of the content; while the first account is missing, each time. */
    async remember({ edition, heardAt }: Extract<Known, { isNewest: true }>): Promise<void> {
      if (last?.edition === edition.name && !last.site.awaitsFirstAccount) return;
      let isWhole = true;
      const settingsFailed = () => {
        isWhole = false;
      };
      // The same data for visitors and staff, in whose browsers no code of the site's owner runs.
      const read = await plainSite(site, settingsFailed);
      if (isWhole) last = { edition: edition.name, madeAt: heardAt, endsAt: Number.POSITIVE_INFINITY, site: read };
    },

    asOf: (known: Known): SiteContext | undefined => (last && isGoodEnough(last, known) ? last.site : undefined),
  };
}

export type LastSite = ReturnType<typeof createLastSite>;
