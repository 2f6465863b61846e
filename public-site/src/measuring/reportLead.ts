import type { LeadSource } from "@etalase/contracts/leads/leads";

/** Returns the address where the visit began: later pages were shown without a document of their own. */
const landingOf = () => new URL(performance.getEntriesByType("navigation")[0]?.name ?? location.href);

/** Returns the visitor's source, as far as this document knows; nothing of it is stored in the browser. */
export function sourceOf(): LeadSource {
  const { pathname, searchParams } = landingOf();
  const { referrer } = document;
  return {
    path: location.pathname,
    landing: pathname,
    referrer: referrer.startsWith(`${location.origin}/`) ? "" : referrer,
    utmSource: searchParams.get("utm_source") ?? "",
    utmMedium: searchParams.get("utm_medium") ?? "",
    utmCampaign: searchParams.get("utm_campaign") ?? "",
  };
}

/** Reports a click to the server; the browser sends it even if the chat replaces the page. */
export function reportLead({ lead: kind, code, package: slug }: DOMStringMap) {
  const body = JSON.stringify({ kind, code, package: slug, source: sourceOf() });
  navigator.sendBeacon("/api/leads", new Blob([body], { type: "application/json" }));
}

/** Fills in the hidden source fields of a form. */
export function fillSource(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(sourceOf())) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}
