import type { LeadStatus } from "@etalase/contracts/leads/leads";
import type { Lead, LeadUpdate } from "@etalase/contracts/leads/leads.schema";
import { Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import { lazyComponent } from "../../kit/parts/lazyComponent.tsx";
import { isOver, statusChoices } from "./words.ts";

type StatusMenuProps = Readonly<{
  /** The accessible name of the menu. */
  label: string;
  status: LeadStatus;
  /** The menu is open while it has an anchor. */
  anchorEl: HTMLElement | null;
  onChoose: (status: LeadStatus) => void;
  onClose: () => void;
}>;

export const StatusMenu = ({ label, status, anchorEl, onChoose, onClose }: StatusMenuProps) => (
  <Menu open={anchorEl !== null} {...{ anchorEl, onClose }} slotProps={{ list: { "aria-label": label } }}>
    {statusChoices.map(({ id, name }) => (
      <MenuItem
        key={id}
        role="menuitemradio"
        aria-checked={id === status}
        selected={id === status}
        onClick={() => {
          onClose();
          if (id !== status) onChoose(id);
        }}
      >
        {name}
      </MenuItem>
    ))}
  </Menu>
);

const FinalDialog = lazyComponent(async () => (await import("./FinalDialog.tsx")).FinalDialog, {
  reloadsAs: "FinalDialog",
});

type Go = (change: LeadUpdate) => void;

/**
 * Asks before a lead becomes won or lost. `choose` calls `go` with the change: at once for any other status. The caller
 * places the dialog.
 */
export function useFinalStatus() {
  const [question, setQuestion] = useState<Readonly<{ lead: Lead; status: LeadStatus; go: Go }>>();
  const close = () => setQuestion(undefined);
  const choose = (lead: Lead, status: LeadStatus, go: Go) =>
    isOver(status) ? setQuestion({ lead, status, go }) : go({ status });
  const dialog = question && (
    <FinalDialog
      lead={question.lead}
      status={question.status}
      onClose={close}
      onChoose={(change) => {
        close();
        question.go(change);
      }}
    />
  );
  return { choose, dialog };
}
