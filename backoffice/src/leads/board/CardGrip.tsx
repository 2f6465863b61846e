import { type LeadStatus, leadStatuses } from "@etalase/contracts/leads/leads";
import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { useState } from "react";
import { t } from "../../kit/language/t.ts";
import { Grip } from "../../kit/order/MoveControls.tsx";
import { touch } from "../../kit/theme/palette.ts";
import { StatusMenu } from "../lead/StatusMenu.tsx";
import { nameOf, statusNames } from "../lead/words.ts";

type CardGripProps = Readonly<{ lead: Lead; onMove: (to: LeadStatus) => void }>;

const look = {
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
export function CardGrip({ lead, onMove }: CardGripProps) {
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
        sx={look}
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
