import type { LeadKind } from "@etalase/contracts/leads/leads";
import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Box } from "@mui/material";
import {
  BellIcon,
  type LucideIcon,
  MailIcon,
  MessageCircleIcon,
  MessageCircleQuestionMarkIcon,
  PhoneIcon,
  ShoppingBagIcon,
  StoreIcon,
} from "lucide-react";
import { t } from "../../kit/language/t.ts";
import { formatMoment, formatNearDay, isoDay, rupiah } from "../../kit/parts/format.ts";
import { centred, square } from "../../kit/theme/looks.ts";
import { sayDistance } from "../../publication/times.ts";
import { useNow } from "../../publication/useNow.ts";
import { isDue, kindNames } from "./words.ts";

const icons: Readonly<Record<LeadKind, LucideIcon>> = {
  order: ShoppingBagIcon,
  consultation: MessageCircleQuestionMarkIcon,
  contact: MailIcon,
  chat: MessageCircleIcon,
  call: PhoneIcon,
  visit: StoreIcon,
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

/** Shows how long ago the lead came. */
export const Received = ({ at }: Readonly<{ at: string }>) => (
  <Box component="time" dateTime={at} title={formatMoment(at)} sx={{ whiteSpace: "nowrap" }}>
    {/* The clock here goes on in steps, so that a new lead may seem to be still to come. */}
    {sayDistance(at, Math.max(useNow(), Date.parse(at)))}
  </Box>
);

const figure = { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums", fontWeight: 600, color: "text.primary" };

/** Shows the value of a lead, once it has one. */
export const Value = ({ of: { value } }: { of: Lead }) => value !== null && <Box sx={figure}>{rupiah(value)}</Box>;

const look = { display: "inline-flex", alignItems: "center", gap: 0.5 };

/** The follow-up day; once it has come, in another colour and with a word. */
export function FollowUp({ lead }: { lead: Lead }) {
  const day = lead.followUpAt;
  if (!day) return null;
  const isToday = day === isoDay(new Date());
  const overdue = isToday ? t("Due today") : t("Overdue {day}", { day: formatNearDay(day) });
  return (
    <Box
      component="span"
      sx={[look, isDue(lead) && { color: isToday ? "warning.main" : "error.main", fontWeight: 600 }]}
    >
      <Box component={BellIcon} aria-hidden sx={{ fontSize: 14 }} />
      {isDue(lead) ? overdue : formatNearDay(day)}
    </Box>
  );
}
