import { type ComponentType, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type Plain, t } from "../kit/language/t.ts";
import { lazyComponent } from "../kit/parts/lazyComponent.tsx";
import { CardSkeleton } from "../kit/parts/PageSkeleton.tsx";
import { SiteInputs } from "./SiteInputs.tsx";
import type { SettingName } from "./settingsValues.ts";

/** A screen of the settings. All screens show the same form: the fields of the others keep their changes. */
export type SettingsView = Readonly<{
  to: string;
  /** The label of its tab. */
  label: Plain;
  about: string;
  /** The fields that are not on the first screen. */
  fields: readonly SettingName[];
  Inputs: ComponentType;
}>;

const focusable = "[tabindex], input, textarea, button";

/** Moves the focus to a field or to the heading of a section, and to a refused part of it first. */
function focusPlace(name: string): void {
  const place = document.getElementById(name) ?? document.getElementsByName(name)[0];
  const inside = (selector: string) => place?.querySelector<HTMLElement>(selector);
  const target = inside('[aria-invalid="true"]') ?? (place?.matches(focusable) ? place : inside(focusable));
  target?.scrollIntoView({ block: target.matches("h2") ? "start" : "center" });
  target?.focus({ preventScroll: true });
}

/** Leads to the place that the address names, once: the form starts anew after each save. */
function AtPlace() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!hash) return;
    focusPlace(hash.slice(1));
    void navigate(viewAt({ search, hash }).to, { replace: true });
  }, [search, hash, navigate]);
  return null;
}

const placed =
  (Inputs: ComponentType): ComponentType =>
  () => (
    <>
      <Inputs />
      <AtPlace />
    </>
  );

/** A screen whose script is loaded when it is first shown. */
const placedLater = (reloadsAs: string, load: () => Promise<ComponentType>) =>
  lazyComponent(async () => placed(await load()), { reloadsAs, fallback: <CardSkeleton /> });

const path = "/dashboard/settings";

export const settingsViews: readonly [SettingsView, ...SettingsView[]] = [
  {
    to: path,
    label: "Site",
    about: t("What visitors and search engines see on every page."),
    fields: [],
    Inputs: placed(SiteInputs),
  },
  {
    to: `${path}?view=look`,
    label: "Look",
    about: t("Colours, languages and the picture of shared links."),
    fields: ["brand", "english", "ogImage"],
    Inputs: placedLater("Look", async () => (await import("./LookInputs.tsx")).LookInputs),
  },
  {
    to: `${path}?view=hours`,
    label: "Hours & answers",
    about: t("Office hours, the text of answers, and how long leads are kept."),
    fields: [
      "officeHours",
      "timeZone",
      "answersWithin",
      "alerts",
      "answerText",
      "forgetClicksAfterDays",
      "forgetLeadsAfterMonths",
    ],
    Inputs: placedLater("Hours", async () => (await import("./HoursInputs.tsx")).HoursInputs),
  },
  {
    to: `${path}?view=scripts`,
    label: "Scripts",
    about: t("Ads and statistics of other companies, for visitors who agree."),
    fields: ["scripts"],
    Inputs: placedLater("Scripts", async () => (await import("./ScriptsInputs.tsx")).ScriptsInputs),
  },
];

/** Returns the screen that shows a field or a section. */
export const viewWith = (place: string): SettingsView =>
  settingsViews.find(({ fields }) => fields.some((field) => field === place)) ?? settingsViews[0];

/** Returns the screen at an address; the name of a field after # is enough. */
export const viewAt = ({ search, hash }: Readonly<{ search: string; hash: string }>): SettingsView =>
  settingsViews.find(({ to }) => !hash && to === path + search) ?? viewWith(hash.slice(1));
