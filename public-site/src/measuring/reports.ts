// One script for all reports to the server, loaded with the first interaction.
import type { LeadSource } from "@etalase/contracts/leads/leads";
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { postAndForget } from "../api/postAndForget.ts";

/** Returns the address where the visit began: later pages were shown without a document of their own. */
const landingOf = () => new URL(performance.getEntriesByType("navigation")[0]?.name ?? location.href);

/** Returns the visitor's source, as far as this document knows; nothing of it is stored in the browser. */
function sourceOf(): LeadSource {
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

/** Reports that a section was on the screen, which the server counts once per visitor and day. */
export const reportSection = (section: string) =>
  postAndForget("/api/visits", { path: location.pathname, section, source: { referrer: document.referrer } });

let isReporting = false;

/** Reports how fast this document loaded and responds, once each reading is final; a repeated call has no effect. */
export function reportVitals() {
  if (isReporting) return;
  isReporting = true;
  const path = location.pathname;
  const report = ({ name, value, id, rating }: Metric) =>
    postAndForget("/api/vitals", { name, value, id, rating, path });
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}
