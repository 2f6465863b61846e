import { isDeepStrictEqual } from "node:util";
import type { SiteContext } from "@etalase/contracts/public-api";
import { jsxTemplate } from "preact/jsx-runtime";
import { renderToString } from "react-dom/server";
import type { KeepPart } from "../page/Part.tsx";
import { SiteProvider } from "../site/site.ts";

/**
 * Contexts of the site in the cache: visitors' and staff's in two languages, each before and after an edit or the end of
 * the office hours.
 */
const maxSites = 8;

type RenderedPart = Readonly<{ props: object; html: string }>;

/** Caches each part of the pages, and renders it again when its props change. */
export function createKeptParts() {
  let sites: readonly Readonly<{ site: SiteContext; parts: Map<unknown, RenderedPart> }>[] = [];

  function partsOf(site: SiteContext) {
    const known = sites.find((one) => isDeepStrictEqual(one.site, site)) ?? { site, parts: new Map() };
    sites = [known, ...sites.filter((one) => one !== known)].slice(0, maxSites);
    return known.parts;
  }

  return (site: SiteContext): KeepPart => {
    const parts = partsOf(site);
    return (View, props) => {
      const part = parts.get(View);
      if (part && isDeepStrictEqual(part.props, props)) return jsxTemplate([part.html]);
      const html = renderToString(
        <SiteProvider value={site}>
          <View {...props} />
        </SiteProvider>,
      );
      parts.set(View, { props, html });
      return jsxTemplate([html]);
    };
  };
}
