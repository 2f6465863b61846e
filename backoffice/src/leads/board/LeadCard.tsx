import { type LeadStatus, leadStatuses } from "@etalase/contracts/leads/leads";
import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Box, Link as MuiLink } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router-dom";
import { t } from "../../kit/language/t.ts";
import { Grip, useReturningFocus } from "../../kit/order/MoveControls.tsx";
import { boxOf, distance, type Places } from "../../kit/order/places.ts";
import { useDragging } from "../../kit/order/useDragging.ts";
import { useEditPath } from "../../kit/parts/EditLink.tsx";
import { linesAtMost, outlined } from "../../kit/theme/looks.ts";
import { touch } from "../../kit/theme/palette.ts";
import { Facts, Quiet } from "../../kit/theme/Words.tsx";
import { AssigneeName } from "../lead/assignees.tsx";
import { FollowUp, Received, Value } from "../lead/marks.tsx";
import { StatusMenu } from "../lead/status.tsx";
import { lostReasonNames, nameOf, statusNames, wantOf } from "../lead/words.ts";

type CardGripProps = Readonly<{ lead: Lead; onMove: (to: LeadStatus) => void }>;

const grip = {
  mt: -0.5,
  mr: -0.75,
  // Negative margins, so that the touch target takes no more room than the name beside it.
  [touch]: { mt: -1.25, mb: -1.25 },
  // Above the link, which covers the card.
  zIndex: 1,
};

/** The columns that an arrow key moves a card by. */
const steps = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves a card: by dragging, by a menu of the columns when it is pressed, or by the arrow keys. */
function CardGrip({ lead, onMove }: CardGripProps) {
  const [anchorEl, setAnchor] = useState<HTMLElement | null>(null);
  const label = t("Move {name}", { name: nameOf(lead) });
  return (
    <>
      <Grip
        aria-label={t("{move}, now {status}", { move: label, status: statusNames[lead.status].toLowerCase() })}
        aria-haspopup="menu"
        aria-expanded={anchorEl !== null}
        // The browser's own tooltip, which disappears when the drag starts.
        title={t("Drag, press, or use the arrow keys")}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        moves={steps}
        onMove={(step) => {
          const next = leadStatuses[leadStatuses.indexOf(lead.status) + step];
          if (next) onMove(next);
        }}
        sx={grip}
      />
      <StatusMenu
        label={label}
        status={lead.status}
        anchorEl={anchorEl}
        onClose={() => setAnchor(null)}
        onChoose={onMove}
      />
    </>
  );
}

/** The columns that a card can be dropped on, in the order of the statuses. */
function columnPlaces(): Places {
  const columns = [...document.querySelectorAll("[data-status]")];
  const show = (place: number) => {
    for (const [index, column] of columns.entries()) column.toggleAttribute("data-over", index === place);
  };
  return {
    own: -1,
    bounds: boxOf(document.body),
    placeAt: (point) => columns.findIndex((column) => distance(point, boxOf(column)) === 0),
    show,
    clear: () => show(-1),
  };
}

const look = {
  position: "relative",
  p: 1,
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

type LeadCardProps = Readonly<{
  lead: Lead;
  onMove: (to: LeadStatus) => void;
  /** Whether the card arrived here by keys or menu, and so takes the focus. */
  isHeld: boolean;
}>;

export function LeadCard({ lead, onMove, isHeld }: LeadCardProps) {
  const card = useReturningFocus(isHeld ? "handle" : undefined);
  const drag = useDragging((place) => {
    const status = leadStatuses[place];
    if (status) onMove(status);
  }, columnPlaces);
  const to = useEditPath(lead.id, "leads");
  return (
    <Quiet ref={card} component="li" data-lead={lead.id} {...drag} sx={look}>
      <Box sx={{ display: "flex", alignItems: "start" }}>
        <MuiLink component={Link} to={to} draggable={false} underline="none" sx={name}>
          {nameOf(lead)}
        </MuiLink>
        <CardGrip lead={lead} onMove={onMove} />
      </Box>
      <Box sx={{ overflowWrap: "anywhere" }}>{wantOf(lead)}</Box>
      {lead.lostReason && <Box>{lostReasonNames[lead.lostReason]}</Box>}
      {lead.message && <Box sx={linesAtMost(2)}>{lead.message}</Box>}
      <Facts sx={{ mt: 0.75 }}>
        <Value of={lead} />
        {lead.followUpAt ? <FollowUp lead={lead} /> : <Received at={lead.createdAt} />}
        {lead.assignee && <AssigneeName id={lead.assignee} />}
      </Facts>
    </Quiet>
  );
}
