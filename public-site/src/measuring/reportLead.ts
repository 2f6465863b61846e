import type { LeadSource } from "@etalase/contracts/leads/leads";

/** The address that the visit began with: the pages after it have come without a document of their own. */
const landingOf = () => new URL(performance.getEntriesByType("navigation")[0]?.name ?? location.href);

/** Where the visitor has come from, as far as this document knows; nothing of it is kept in the browser. */
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

/** Tells the server of a click; the browser sends it even where the chat takes the page's place. */
export function reportLead({ lead: kind, code, package: slug }: DOMStringMap) {
  const body = JSON.stringify({ kind, code, package: slug, source: sourceOf() });
  navigator.sendBeacon("/api/leads", new Blob([body], { type: "application/json" }));
}

/** Fills in what a form tells of its sender's way. */
export function fillSource(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(sourceOf())) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}
