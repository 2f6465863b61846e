import type { SiteContext } from "@etalase/contracts/public-api";
import { jsxTemplate } from "preact/jsx-runtime";
import { renderToString } from "react-dom/server";
import type { KeepPart } from "../page/Part.tsx";
import { SiteProvider } from "../site/site.ts";

/** Tells whether two JSON values are equal; identical objects are not compared further. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [entries, others] = [Object.entries(one), Object.entries(other)];
  return (
    entries.length === others.length &&
    entries.every(([key, value], at) => others[at]?.[0] === key && isSame(value, others[at]?.[1]))
  );
}

/**
 * Contexts of the site in the cache: visitors' and staff's in two languages, each before and after an edit or the end of
 * the office hours.
 */
const maxSites = 8;

type Kept = Readonly<{ props: object; html: string }>;

/** Caches each part of the pages, and renders it again when its props change. */
export function createKeptParts() {
  let sites: readonly Readonly<{ site: SiteContext; parts: Map<unknown, Kept> }>[] = [];

  function partsOf(site: SiteContext) {
    const known = sites.find((one) => isSame(one.site, site)) ?? { site, parts: new Map() };
    sites = [known, ...sites.filter((one) => one !== known)].slice(0, maxSites);
    return known.parts;
  }

  return (site: SiteContext): KeepPart => {
    const parts = partsOf(site);
    return (View, props) => {
      const kept = parts.get(View);
      if (kept && isSame(kept.props, props)) return jsxTemplate([kept.html]);
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
