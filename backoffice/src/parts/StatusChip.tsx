import { type PublicationStatus, publicationStatuses } from "@etalase/contracts/rules/content";
import { Box, Chip } from "@mui/material";

export const publicationNames: Readonly<Record<PublicationStatus, string>> = { draft: "Draft", published: "Published" };

/** To filter by. */
export const publicationChoices = publicationStatuses.toReversed().map((id) => ({ id, name: publicationNames[id] }));

export const PublicationChip = ({ status }: { status: PublicationStatus }) => (
  <StatusChip tone={status === "published" ? "success" : "warning"} label={publicationNames[status]} />
);

type StatusChipProps = Readonly<{ tone: "success" | "warning" | "primary" | "default"; label: string }>;

const dot = {
  width: 7,
  height: 7,
  borderRadius: "50%",
  bgcolor: "currentColor",
  ml: "10px !important",
  mr: "-3px !important",
};

export const StatusChip = ({ tone, label }: StatusChipProps) => (
  <Chip color={tone} size="small" label={label} icon={<Box component="span" sx={dot} />} />
);
