import { Box } from "@mui/material";
import type { RaRecord } from "react-admin";
import { ColumnsMenu } from "./ColumnsMenu.tsx";
import type { Choice } from "./choice.ts";
import { ExportButton } from "./ExportButton.tsx";
import { SavedFilters } from "./SavedFilters.tsx";
import { useCompact } from "./useCompact.ts";
import type { CsvExport } from "./useExport.ts";

type ListToolsProps<T> = Readonly<{
  csv: CsvExport<T>;
  /** Those that may be hidden, where the list has a table. */
  columns?: readonly Choice[];
}>;

/** What every list offers in its head: saved filters, choice of columns, export. */
export function ListTools<T extends RaRecord>({ csv, columns }: ListToolsProps<T>) {
  const cards = useCompact();
  return (
    // On phones the primary button takes the room that these leave.
    <Box sx={{ display: "flex", gap: 1, "&&": { flex: "none" } }}>
      <SavedFilters />
      {columns && !cards && <ColumnsMenu columns={columns} />}
      <ExportButton {...csv} />
    </Box>
  );
}
