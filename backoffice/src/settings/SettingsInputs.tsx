import { type ComponentType, Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { lazyPart } from "../kit/parts/lazyPart.ts";
import { PageSkeleton } from "../kit/parts/PageSkeleton.tsx";
import { SiteInputs } from "./SiteInputs.tsx";
import type { SettingsView } from "./settingsViews.ts";

const inputs: Readonly<Record<string, ComponentType>> = {
  Look: lazyPart("LookInputs", () => import("./LookInputs.tsx")),
  "Hours & answers": lazyPart("HoursInputs", () => import("./HoursInputs.tsx")),
  Scripts: lazyPart("ScriptsInputs", () => import("./ScriptsInputs.tsx")),
};

const focusable = "[tabindex], input, textarea, button";

/** Moves the focus to a field or to the heading of a section, and to a refused part of it first. */
function focusPlace(name: string): void {
  const place = document.getElementById(name) ?? document.getElementsByName(name)[0];
  if (!place) return;
  const refused = place.querySelector<HTMLElement>('[aria-invalid="true"]');
  const target = refused ?? (place.matches(focusable) ? place : place.querySelector<HTMLElement>(focusable));
  target?.scrollIntoView({ block: target.matches("h2") ? "start" : "center" });
  target?.focus({ preventScroll: true });
}

/** Leads to the place that the address names, once: the form starts anew after each save. */
function AtPlace({ view }: Readonly<{ view: SettingsView }>) {
  const place = useLocation().hash.slice(1);
  const navigate = useNavigate();
  useEffect(() => {
    if (!place) return;
    focusPlace(place);
    void navigate(view.to, { replace: true });
  }, [place, view, navigate]);
  return null;
}

/** The fields of a screen. The others keep their values and their changes in the form. */
export function SettingsInputs({ view }: Readonly<{ view: SettingsView }>) {
  const Inputs = inputs[view.label] ?? SiteInputs;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Inputs />
      <AtPlace view={view} />
    </Suspense>
  );
}
