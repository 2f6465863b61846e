import { Box, Checkbox, Menu, MenuItem } from "@mui/material";
import { Columns3Icon } from "lucide-react";
import type { ReactNode } from "react";
import { type RaRecord, useResourceContext, useStore } from "react-admin";
import type { Choice } from "../parts/ChoiceSelect.tsx";
import { type CsvExport, ExportButton } from "./ExportButton.tsx";
import { useCompact } from "./FilterBar.tsx";
import { SavedFilters } from "./SavedFilters.tsx";
import { PopupButton } from "./ToolButton.tsx";

/** The columns that the table of this resource does not show; react-admin's table reads the same entry. */
function useHiddenColumns() {
  const [hidden, setHidden] = useStore<readonly string[]>(`${useResourceContext()}.datatable`, []);
  const toggle = (id: string) =>
    setHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);
  return { hidden, toggle };
}

/**
 * Chooses which of a table's columns are shown; the choice is remembered. `id` is the column's source. react-admin's
 * own button opens no menu, and would hide the column that names the record too.
 */
function ColumnsMenu({ columns }: { columns: readonly Choice[] }) {
  const { hidden, toggle } = useHiddenColumns();
  return (
    <PopupButton label="Columns" icon={<Columns3Icon />} kind="menu">
      {(popup) => (
        <Menu {...popup} slotProps={{ list: { "aria-label": "Columns" } }}>
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
      )}
    </PopupButton>
  );
}

type ColumnsProps = Readonly<{
  /** Those that may be hidden, where the list has a table. */
  columns?: readonly Choice[] | undefined;
}>;

/** What every list offers in its head: saved filters, choice of columns, and the export that is its child. */
export function ListToolRow({ columns, children }: ColumnsProps & Readonly<{ children: ReactNode }>) {
  const cards = useCompact();
  return (
    // On phones the primary button takes the room that these leave.
    <Box sx={{ display: "flex", gap: 1, "&&": { flex: "none" } }}>
      <SavedFilters />
      {columns && !cards && <ColumnsMenu columns={columns} />}
      {children}
    </Box>
  );
}

/** The tools of a list whose rows are exported as they are read. */
export const ListTools = <T extends RaRecord>({ csv, columns }: ColumnsProps & Readonly<{ csv: CsvExport<T> }>) => (
  <ListToolRow columns={columns}>
    <ExportButton {...csv} />
  </ListToolRow>
);
