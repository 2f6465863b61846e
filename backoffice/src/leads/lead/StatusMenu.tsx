import type { LeadStatus } from "@etalase/contracts/leads/leads";
import { Menu, MenuItem } from "@mui/material";
import { statusChoices } from "./words.ts";

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
