import { Box, Chip } from "@mui/material";

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
