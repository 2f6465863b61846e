import { type Plain, t } from "../kit/language/t.ts";
import type { SettingName } from "./settingsValues.ts";

/** A screen of the settings, which all show the same form. */
export type SettingsView = Readonly<{
  to: string;
  /** The label of its tab. */
  label: Plain;
  title: string;
  about: string;
  /** The fields that are not on the first screen. */
  fields: readonly SettingName[];
}>;

const path = "/dashboard/settings";

const site: SettingsView = {
  to: path,
  label: "Site",
  title: t("Website Settings"),
  about: t("What visitors and search engines see on every page."),
  fields: [],
};

export const settingsLabel: Plain = "Website Settings";

export const settingsViews: readonly SettingsView[] = [
  site,
  {
    to: `${path}?view=look`,
    label: "Look",
    title: t("Look"),
    about: t("Colours, languages and the picture of shared links."),
    fields: ["brand", "english", "ogImage"],
  },
  {
    to: `${path}?view=hours`,
    label: "Hours & answers",
    title: t("Hours & answers"),
    about: t("Office hours, the text of answers, and how long leads are kept."),
    fields: ["officeHours", "answersWithin", "answerText", "forgetClicksAfterDays", "forgetLeadsAfterMonths"],
  },
  {
    to: `${path}?view=scripts`,
    label: "Scripts",
    title: t("Scripts of others"),
    about: t("Ads and statistics of other companies, for visitors who agree."),
    fields: ["scripts"],
  },
];

/** Returns the screen that shows a field or a section. */
export const viewWith = (place: string): SettingsView =>
  settingsViews.find(({ fields }) => fields.some((field) => field === place)) ?? site;

/** Returns the screen at an address; the name of a field after # is enough. */
export const viewAt = ({ search, hash }: Readonly<{ search: string; hash: string }>): SettingsView =>
  settingsViews.find(({ to }) => !hash && to === path + search) ?? viewWith(hash.slice(1));

/** Returns the address of a field. */
export const addressOf = (field: string): string => `${path}#${field}`;
