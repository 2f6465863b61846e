import { t } from "../kit/language/t.ts";
import { StatusChip } from "../kit/parts/StatusChip.tsx";

/** The labels for whether a record is on the website. */
export const activeNames = { true: t("Active"), false: t("Inactive") };

/** The choices of the filter. */
export const activeChoices = Object.entries(activeNames).map(([id, name]) => ({ id, name }));

export const ActiveChip = ({ isActive }: { isActive: boolean }) => (
  <StatusChip tone={isActive ? "success" : "default"} label={activeNames[`${isActive}`]} />
);
