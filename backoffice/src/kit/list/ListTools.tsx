import { type CsvColumn, csvOf } from "@etalase/contracts/text/csv";
import { Box, Checkbox, CircularProgress, Menu, MenuItem } from "@mui/material";
import { Columns3Icon, DownloadIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type RaRecord, useDataProvider, useListContext, useNotify, useResourceContext, useStore } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { t } from "../language/t.ts";
import type { Choice } from "../parts/ChoiceSelect.tsx";
import { download } from "../parts/download.ts";
import { counted, isoDay } from "../parts/format.ts";
import { VisuallyHidden } from "../theme/Words.tsx";
import { useCompact } from "./FilterBar.tsx";
import { SavedFilters } from "./SavedFilters.tsx";
import { PopupButton, ToolButton } from "./ToolButton.tsx";

/** `name` is the start of the file's name: "articles" becomes articles-2026-11-21.csv. */
type CsvExport<T> = Readonly<{ name: string; columns: readonly CsvColumn<T>[] }>;

type Progress = Readonly<{ done: number; total: number }>;

const perPage = 100;
const exportMax = 1000;

/** Loads the records of the filtered and sorted list, page by page, `exportMax` at most. */
function useLoadAll<T extends RaRecord>() {
  const provider = useDataProvider();
  const { resource, filter, filterValues, sort } = useListContext<T>();

  return async (signal: AbortSignal, onProgress: (progress: Progress) => void) => {
    // Keyed by id: a record that moves to the next page in the meantime would come twice.
    const records = new Map<T["id"], T>();
    for (let page = 1; ; page += 1) {
      const { data, total = 0 } = await provider.getList<T>(resource, {
        pagination: { page, perPage },
        sort,
        filter: { ...filterValues, ...filter },
        signal,
      });
      for (const record of data) records.set(record.id, record);
      const wanted = Math.min(total, exportMax);
      onProgress({ done: records.size, total: wanted });
      if (data.length < perPage || page * perPage >= wanted) return { records: [...records.values()], total };
    }
  };
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

/**
 * Exports the filtered list, with its progress in the button. react-admin's own button requests all rows in one call,
 * more than an answer holds, and shows no progress.
 */
function ExportButton<T extends RaRecord>(file: CsvExport<T>) {
  const { total = 0 } = useListContext();
  const { progress, run } = useExport(file);
  const percent = progress?.total ? (progress.done / progress.total) * 100 : 0;
  return (
    <>
      <ToolButton label={t("Export as CSV")} unavailable={!!progress || total === 0} onClick={() => void run()}>
        {progress ? <CircularProgress size={20} variant="determinate" value={percent} aria-hidden /> : <DownloadIcon />}
      </ToolButton>
      <VisuallyHidden role="status">
        {progress && t("Exporting: {done} of {rows}", { done: progress.done, rows: counted(progress.total, "row") })}
      </VisuallyHidden>
    </>
  );
}

/** The hidden columns of this resource's table, by their sources; react-admin's table reads the same entry. */
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
