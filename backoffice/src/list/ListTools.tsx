import { Box, Checkbox, Menu, MenuItem } from "@mui/material";
import { Columns3Icon } from "lucide-react";
import type { ReactNode } from "react";
import { type RaRecord, useResourceContext, useStore } from "react-admin";
import { t } from "../language/t.ts";
import type { Choice } from "../parts/ChoiceSelect.tsx";
import { type CsvExport, ExportButton } from "./ExportButton.tsx";
import { useCompact } from "./FilterBar.tsx";
import { SavedFilters } from "./SavedFilters.tsx";
import { PopupButton } from "./ToolButton.tsx";

/** The hidden columns of this resource's table; react-admin's table reads the same entry. */
/** The hidden columns of the table, by their sources. */
export function useHiddenColumns() {
  const [hidden, setHidden] = useStore<readonly string[]>(`${useResourceContext()}.datatable`, []);
  const toggle = (id: string) =>
    setHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);
  return { hidden, toggle };
}

/**
 * Chooses the visible columns of a table, and remembers the choice. `id` is the column's source. react-admin's own
 * button opens no menu, and would also let users hide the column that names the record.
 */
function ColumnsMenu({ columns }: { columns: readonly Choice[] }) {
  const { hidden, toggle } = useHiddenColumns();
  return (
    <PopupButton label={t("Columns")} icon={<Columns3Icon />} kind="menu">
      {(popup) => (
        <Menu {...popup} slotProps={{ list: { "aria-label": t("Columns") } }}>
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
  /** The columns that may be hidden, when the list has a table. */
  columns?: readonly Choice[] | undefined;
}>;

/** The tools in every list's head: saved filters, choice of columns, and its child, the export. */
export function ListToolRow({ columns, children }: ColumnsProps & Readonly<{ children: ReactNode }>) {
  const cards = useCompact();
  return (
    // On phones the primary button takes the room that the tools leave.
    <Box sx={{ display: "flex", gap: 1, "&&": { flex: "none" } }}>
      <SavedFilters />
      {columns && !cards && <ColumnsMenu columns={columns} />}
      {children}
    </Box>
  );
}

/** The tools of a list whose export has the rows as the list loads them. */
export const ListTools = <T extends RaRecord>({ csv, columns }: ColumnsProps & Readonly<{ csv: CsvExport<T> }>) => (
  <ListToolRow columns={columns}>
    <ExportButton {...csv} />
  </ListToolRow>
);
