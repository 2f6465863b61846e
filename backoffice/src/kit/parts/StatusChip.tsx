import { Box, Chip } from "@mui/material";
import { t } from "../language/t.ts";
import { disc } from "../theme/looks.ts";

/** The labels for whether a record is on the website, or why not. */
export const publicationNames = {
  draft: t("Draft"),
  pending: t("Pending"),
  scheduled: t("Scheduled"),
  published: t("Published"),
  ended: t("Ended"),
} as const;
export type ShownStatus = keyof typeof publicationNames;

/** The choices of the filter. */
export const statusChoices = (statuses: readonly ShownStatus[]) =>
  statuses.map((id) => ({ id, name: publicationNames[id] }));

export const PublicationChip = ({ status }: { status: ShownStatus }) => (
  <StatusChip tone={status === "published" ? "success" : "warning"} label={publicationNames[status]} />
);

type StatusChipProps = Readonly<{ tone: "success" | "warning" | "error" | "primary" | "default"; label: string }>;

const dot = { ...disc(7), bgcolor: "currentColor", ml: "10px !important", mr: "-3px !important" };

export const StatusChip = ({ tone, label }: StatusChipProps) => (
  <Chip color={tone} size="small" label={label} icon={<Box component="span" sx={dot} />} />
);
