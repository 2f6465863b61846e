import { Box } from "@mui/material";
import type { ReactNode } from "react";
import type { RaRecord } from "react-admin";
import { ColumnsMenu } from "./ColumnsMenu.tsx";
import { ExportButton } from "./ExportButton.tsx";
import type { Choice } from "./FilterSelect.tsx";
import { SavedFilters } from "./SavedFilters.tsx";
import { useCompact } from "./useCompact.ts";
import type { CsvExport } from "./useExport.ts";

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
