import { type CsvColumn, csvOf } from "@etalase/contracts/text/csv";
import { CircularProgress } from "@mui/material";
import { DownloadIcon } from "lucide-react";
import { type RaRecord, useListContext, useNotify } from "react-admin";
import { t } from "../language/t.ts";
import { useAct } from "../notices/useAct.ts";
import { download } from "../parts/download.ts";
import { counted, isoDay } from "../parts/format.ts";
import { useListState } from "./listState.ts";
import { ToolButton } from "./ToolButton.tsx";
import { exportMax, useLoadAll } from "./useLoadAll.ts";

type ExportButtonProps = Readonly<{ busy: boolean; onExport: () => void }>;

export function ExportButton({ busy, onExport }: ExportButtonProps) {
  const { total } = useListContext();
  const { hasFilters } = useListState();
  if (total === 0 && !hasFilters) return null;
  return (
    <ToolButton label={t("Export as CSV")} unavailable={busy || !total} onClick={onExport}>
      {busy ? <CircularProgress size={20} aria-hidden /> : <DownloadIcon />}
    </ToolButton>
  );
}

function outcome(count: number, total: number) {
  if (total <= exportMax)
    return { text: t("{rows} exported", { rows: counted(count, "row") }), type: "success" } as const;
  const text = t("The first {count} of {rows} were exported. Narrow the filters to export the rest.", {
    count,
    rows: counted(total, "row"),
  });
  return { text, type: "warning" } as const;
}

/** `name` is the start of the file's name: "articles" becomes articles-2026-11-21.csv. */
type ListExportProps<T> = Readonly<{ name: string; columns: readonly CsvColumn<T>[] }>;

/** Saves the rows of the list, filtered and sorted as they are, as a file. */
export function ListExport<T extends RaRecord>({ name, columns }: ListExportProps<T>) {
  const load = useLoadAll<T>();
  const { resource } = useListContext();
  const notify = useNotify();
  const { mutate, isPending } = useAct({
    does: async (call) => {
      const { records, total } = await load(exportMax);
      // Comes first, so that no file is saved without an entry in the audit log.
      await call("audit/exports", { method: "POST", data: { resource, rows: records.length } });
      download(`${name}-${isoDay(new Date())}.csv`, csvOf(columns, records), "text/csv;charset=utf-8");
      return outcome(records.length, total);
    },
    failed: t("The export failed. Nothing was saved."),
    onDone: ({ text, type }) => notify(text, { type }),
  });
  return <ExportButton busy={isPending} onExport={() => mutate()} />;
}
