import { type LeadStatus, leadStatuses } from "@etalase/contracts/leads/leads";
import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Box, IconButton } from "@mui/material";
import { GripVerticalIcon } from "lucide-react";
import { type KeyboardEvent, type Ref, useState } from "react";
import { t } from "../../language/t.ts";
import { square } from "../../theme/looks.ts";
import { touch } from "../../theme/palette.ts";
import { StatusMenu } from "../lead/StatusMenu.tsx";
import { nameOf, statusNames } from "../lead/words.ts";

type GripProps = Readonly<{ lead: Lead; onMove: (to: LeadStatus) => void; ref: Ref<HTMLButtonElement> }>;

const look = {
  ...square(30),
  mt: -0.5,
  mr: -0.75,
  // Negative margins, so that the touch target takes no more room than the name beside it.
  [touch]: { mt: -1.25, mb: -1.25 },
  cursor: "grab",
  // Above the link, which covers the card.
  zIndex: 1,
  // A finger on the grip drags the card instead of scrolling the page.
  touchAction: "none",
};

/** The columns that an arrow key moves a card by. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves a card: by dragging, by a menu of the columns when it is pressed, or by the arrow keys. */
export function Grip({ lead, onMove, ref }: GripProps) {
  const [anchorEl, setAnchor] = useState<HTMLElement | null>(null);
  const label = t("Move {name}", { name: nameOf(lead) });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    // Elsewhere on the card, these keys move the focus to another card.
    event.stopPropagation();
    event.preventDefault();
    const next = leadStatuses[leadStatuses.indexOf(lead.status) + step];
    if (next) onMove(next);
  };
  return (
    <>
      <IconButton
        ref={ref}
        data-grip
        aria-label={t("{move}, now {status}", { move: label, status: statusNames[lead.status].toLowerCase() })}
        aria-haspopup="menu"
        aria-expanded={anchorEl !== null}
        aria-keyshortcuts={Object.keys(steps).join(" ")}
        // The browser's own tooltip, which disappears when the drag starts.
        title={t("Drag, press, or use the arrow keys")}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onKeyDown={onKeyDown}
        sx={look}
      >
        <Box component={GripVerticalIcon} sx={{ fontSize: 18 }} />
      </IconButton>
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
