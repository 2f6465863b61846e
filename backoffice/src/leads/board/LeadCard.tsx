import { type LeadStatus, leadStatuses } from "@etalase/contracts/leads/leads";
import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Avatar, Box, Link as MuiLink } from "@mui/material";
import { Link } from "react-router-dom";
import { useStaff } from "../../kit/data/useStaff.ts";
import { t } from "../../kit/language/t.ts";
import { useReturningFocus } from "../../kit/order/MoveControls.tsx";
import { useDragging } from "../../kit/order/useDragging.ts";
import { useEditPath } from "../../kit/parts/EditLink.tsx";
import { rupiah } from "../../kit/parts/format.ts";
import { useFocusOnRemoval } from "../../kit/parts/useFocusOnRemoval.ts";
import { linesAtMost, outlined, square } from "../../kit/theme/looks.ts";
import { Facts, Quiet } from "../../kit/theme/Words.tsx";
import { FollowUp } from "../lead/FollowUp.tsx";
import { Received } from "../lead/Received.tsx";
import { nameOf, wishOf } from "../lead/words.ts";
import { CardGrip } from "./CardGrip.tsx";
import { columnPlaces } from "./columnPlaces.ts";

const look = {
  position: "relative",
  p: 1.25,
  bgcolor: "background.paper",
  ...outlined,
  borderRadius: "10px",
  cursor: "pointer",
  // Dragging with the mouse must not select words.
  userSelect: "none",
  "&:hover": { borderColor: "text.secondary" },
  "&:has(a:focus-visible)": { borderColor: "primary.main" },
} as const;

/** The whole card is a link to the lead. */
const name = {
  flex: 1,
  minWidth: 0,
  mb: 0.25,
  color: "text.primary",
  fontWeight: 600,
  fontSize: ".875rem",
  overflowWrap: "anywhere",
  "&::after": { content: '""', position: "absolute", inset: 0 },
} as const;

/** The assignee's initials. */
function Assignee({ id }: Readonly<{ id: string }>) {
  const who = useStaff().find((one) => one.id === id)?.name;
  if (!who) return null;
  const letters = who.split(/\s+/).map((word) => word.charAt(0));
  return (
    <Avatar
      role="img"
      aria-label={t("Assigned to {name}", { name: who })}
      title={who}
      sx={{ ...square(24), ml: "auto", fontSize: ".6875rem", fontWeight: 700, bgcolor: "primary.main" }}
    >
      {letters.slice(0, 2).join("").toUpperCase()}
    </Avatar>
  );
}

type LeadCardProps = Readonly<{
  lead: Lead;
  onMove: (to: LeadStatus) => void;
  /** Whether the card arrived here by keys or menu, and so takes the focus. */
  isHeld: boolean;
  /** Whether the card's new column is out of view. */
  leaves: boolean;
}>;

export function LeadCard({ lead, onMove, isHeld, leaves }: LeadCardProps) {
  const card = useReturningFocus(isHeld ? "handle" : undefined);
  const moveFocus = useFocusOnRemoval(card);
  const drag = useDragging((place) => {
    const status = leadStatuses[place];
    if (status) onMove(status);
  }, columnPlaces);
  const to = useEditPath(lead.id, "leads");
  const move = (status: LeadStatus) => {
    if (leaves) moveFocus();
    onMove(status);
  };
  return (
    <Quiet ref={card} component="li" data-lead={lead.id} {...drag} sx={look}>
      <Box sx={{ display: "flex", alignItems: "start", gap: 0.5 }}>
        <MuiLink component={Link} to={to} draggable={false} underline="none" sx={name}>
          {nameOf(lead)}
        </MuiLink>
        <CardGrip lead={lead} onMove={move} />
      </Box>
      <Box sx={{ overflowWrap: "anywhere" }}>{wishOf(lead)}</Box>
      {lead.message && <Box sx={linesAtMost(2)}>{lead.message}</Box>}
      <Facts sx={{ mt: 0.75 }}>
        {lead.value !== null && (
          <Box sx={{ color: "text.primary", fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
            {rupiah(lead.value)}
          </Box>
        )}
        {lead.followUpAt ? <FollowUp lead={lead} /> : <Received at={lead.createdAt} />}
        {lead.assignee && <Assignee id={lead.assignee} />}
      </Facts>
    </Quiet>
  );
}
