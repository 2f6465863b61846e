import { type CsvColumn, csvOf } from "@etalase/contracts/text/csv";
import { Box, CircularProgress } from "@mui/material";
import { DownloadIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type RaRecord, useDataProvider, useListContext, useNotify } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { t } from "../language/t.ts";
import { download } from "../parts/download.ts";
import { counted, isoDay } from "../parts/format.ts";
import { VisuallyHidden } from "../theme/Words.tsx";
import { ToolButton } from "./ToolButton.tsx";
import { allMax, type Progress, useLoadAll } from "./useLoadAll.ts";

/** `name` is the start of the file's name: "articles" becomes articles-2026-11-21.csv. */
type CsvExport<T> = Readonly<{ name: string; columns: readonly CsvColumn<T>[] }>;

function outcome(count: number, total: number) {
  if (total <= allMax) return { text: t("{rows} exported", { rows: counted(count, "row") }), type: "success" } as const;
  const text = t("The first {count} of {rows} were exported. Narrow the filters to export the rest.", {
    count,
    rows: counted(total, "row"),
  });
  return { text, type: "warning" } as const;
}

/** Saves the list as a file. `progress` is undefined when no export runs; leaving the screen cancels it. */
function useExport<T extends RaRecord>({ name, columns }: CsvExport<T>) {
  const load = useLoadAll<T>();
  const provider = useDataProvider<EtalaseProvider>();
  const { resource } = useListContext();
  const notify = useNotify();
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const save = async (signal: AbortSignal) => {
    const { records, total } = await load(signal, setProgress);
    if (signal.aborted) return;
    // Comes first, so that no file is saved without an entry in the audit log.
    await provider.call("audit/exports", { method: "POST", data: { resource, rows: records.length }, signal });
    download(`${name}-${isoDay(new Date())}.csv`, csvOf(columns, records), "text/csv;charset=utf-8");
    const { text, type } = outcome(records.length, total);
    notify(text, { type });
  };

  const run = async () => {
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    try {
      await save(controller.signal);
    } catch {
      if (!controller.signal.aborted) notify(t("The export failed. Nothing was saved."), { type: "error" });
    }
    setProgress(undefined);
  };

  return { progress, run };
}

type ExportButtonProps = Readonly<{
  onExport: () => void;
  /** The progress of the export, while it runs. */
  progress?: Progress | undefined;
}>;

/** Saves the list as a file. react-admin's own button shows no progress, and requests all rows in one call. */
export function ExportButton({ onExport, progress }: ExportButtonProps) {
  const { total } = useListContext();
  // A progress without a total spins.
  const value = progress?.total
    ? ({ variant: "determinate", value: (progress.done / progress.total) * 100 } as const)
    : {};
  if (total === 0) return null;
  return (
    // On phones the primary button takes the room that this one leaves.
    <Box sx={{ "&&": { flex: "none" } }}>
      <ToolButton label={t("Export as CSV")} unavailable={!!progress || !total} onClick={onExport}>
        {progress ? <CircularProgress size={20} {...value} aria-hidden /> : <DownloadIcon />}
      </ToolButton>
      <VisuallyHidden role="status">
        {progress?.total
          ? t("Exporting: {done} of {rows}", { done: progress.done, rows: counted(progress.total, "row") })
          : ""}
      </VisuallyHidden>
    </Box>
  );
}

/** Exports the rows as the list loads them. */
export function CsvButton<T extends RaRecord>(csv: CsvExport<T>) {
  const { progress, run } = useExport(csv);
  return <ExportButton progress={progress} onExport={() => void run()} />;
}
