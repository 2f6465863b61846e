import type { LeadKind } from "@etalase/contracts/leads/leads";
import { Box } from "@mui/material";
import { type LucideIcon, MailIcon, MessageCircleQuestionMarkIcon, ShoppingBagIcon } from "lucide-react";
import { centred, square } from "../../kit/theme/looks.ts";
import { kindNames } from "./words.ts";

const icons: Readonly<Record<LeadKind, LucideIcon>> = {
  order: ShoppingBagIcon,
  consultation: MessageCircleQuestionMarkIcon,
  contact: MailIcon,
};

const frame = {
  ...centred,
  ...square(36),
  flex: "none",
  borderRadius: "10px",
  bgcolor: "action.selected",
  color: "primary.main",
};

/** Shows the kind of a lead at a glance. */
export function KindMark({ kind }: Readonly<{ kind: LeadKind }>) {
  const Icon = icons[kind];
  return (
    <Box sx={frame} title={kindNames[kind]}>
      <Icon size={18} role="img" aria-label={kindNames[kind]} />
    </Box>
  );
}
