import { Checkbox, Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import { useResourceContext, useStore } from "react-admin";
import { Columns3Icon } from "../theme/icons.tsx";
import type { Choice } from "./FilterSelect.tsx";
import { ToolButton } from "./ToolButton.tsx";

/** The columns that the table of this resource does not show; react-admin's table reads the same entry. */
function useHiddenColumns() {
  const [hidden, setHidden] = useStore<readonly string[]>(`${useResourceContext()}.datatable`, []);
  const toggle = (id: string) =>
    setHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);
  return { hidden, toggle };
}

/** Chooses which of a table's columns are shown; the choice is remembered. `id` is the column's source. */
export function ColumnsMenu({ columns }: { columns: readonly Choice[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { hidden, toggle } = useHiddenColumns();
  const open = anchor !== null;
  return (
    <>
      <ToolButton
        label="Columns"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Columns3Icon />
      </ToolButton>
      <Menu
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { "aria-label": "Columns" } }}
      >
        {columns.map(({ id, name }) => (
          <MenuItem
            key={id}
            role="menuitemcheckbox"
            aria-checked={!hidden.includes(id)}
            onClick={() => toggle(id)}
            sx={{ pl: 1 }}
          >
            <Checkbox checked={!hidden.includes(id)} tabIndex={-1} inert aria-hidden sx={{ py: 0.5 }} />
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
