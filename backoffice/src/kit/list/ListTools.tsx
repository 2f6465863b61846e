import { type CsvColumn, csvOf } from "@etalase/contracts/text/csv";
import { Box, Checkbox, CircularProgress, Divider, ListSubheader, Menu, MenuItem } from "@mui/material";
import { EllipsisIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type RaRecord, useDataProvider, useListContext, useNotify, useResourceContext, useStore } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { t } from "../language/t.ts";
import type { Choice } from "../parts/ChoiceSelect.tsx";
import { download } from "../parts/download.ts";
import { counted, isoDay } from "../parts/format.ts";
import { VisuallyHidden } from "../theme/Words.tsx";
import { useCompact } from "./FilterBar.tsx";
import { useListState } from "./listState.ts";
import { SavedFilters } from "./SavedFilters.tsx";
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

/** The hidden columns of this resource's table, by their sources; react-admin's table reads the same entry. */
export function useHiddenColumns() {
  const [hidden, setHidden] = useStore<readonly string[]>(`${useResourceContext()}.datatable`, []);
  const toggle = (id: string) =>
    setHidden(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);
  return { hidden, toggle };
}

type ListMenuProps = Readonly<{
  /** The columns that may be hidden, when the list has a table. `id` is the column's source. */
  columns?: readonly Choice[] | undefined;
  /** The export; its progress, while it runs. */
  onExport: () => void;
  progress?: Progress | undefined;
}>;

/** Beside other buttons, the tools are an icon; alone, they have a name. */
const toolsLook = {
  "&&": { flex: "none" },
  "& [data-name]": { display: "none" },
  "&:only-child": {
    "& [data-name]": { display: "inline", ml: 1, fontSize: ".875rem", fontWeight: 600 },
    "& > button": { width: "auto", px: 1.5, fontFamily: "inherit" },
  },
};

const heading = { lineHeight: 2.5, bgcolor: "transparent", fontSize: ".8125rem", fontWeight: 600 };

/**
 * The seldom used tools of a list behind one button: saved filters, export, and the choice of columns, which is
 * remembered. react-admin's own buttons show no progress, request all rows in one call, and would let users hide the
 * column that names the record.
 */
export function ListMenu({ columns = [], onExport, progress }: ListMenuProps) {
  const { total, resource } = useListContext();
  const { hasFilters } = useListState();
  const { hidden, toggle } = useHiddenColumns();
  const cards = useCompact();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<"menu" | "filters">();
  const close = () => setOpen(undefined);
  const popup = (which: typeof open) => ({ open: open === which, anchorEl: () => button.current, onClose: close });
  const label = t("More tools");
  // A progress without a total spins.
  const value = progress?.total
    ? ({ variant: "determinate", value: (progress.done / progress.total) * 100 } as const)
    : {};
  if (total === 0 && !hasFilters) return null;
  return (
    // On phones the primary button takes the room that the tools leave.
    <Box key={resource} sx={toolsLook}>
      <ToolButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open === "menu"}
        onClick={() => setOpen("menu")}
      >
        {progress ? <CircularProgress size={20} {...value} aria-hidden /> : <EllipsisIcon />}
        <span data-name aria-hidden>
          {label}
        </span>
      </ToolButton>
      <Menu {...popup("menu")} sx={{ mt: 0.5 }} slotProps={{ list: { "aria-label": label } }}>
        {hasFilters && <MenuItem onClick={() => setOpen("filters")}>{t("Saved filters")}</MenuItem>}
        <MenuItem
          disabled={!!progress || !total}
          onClick={() => {
            close();
            onExport();
          }}
        >
          {t("Export as CSV")}
        </MenuItem>
        {columns.length > 0 && !cards && <Divider />}
        {columns.length > 0 && !cards && (
          <ListSubheader role="presentation" sx={heading}>
            {t("Columns")}
          </ListSubheader>
        )}
        {!cards &&
          columns.map(({ id, name }) => (
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
      {hasFilters && <SavedFilters {...popup("filters")} />}
      <VisuallyHidden role="status">
        {progress?.total
          ? t("Exporting: {done} of {rows}", { done: progress.done, rows: counted(progress.total, "row") })
          : ""}
      </VisuallyHidden>
    </Box>
  );
}

type ListToolsProps<T> = Pick<ListMenuProps, "columns"> & Readonly<{ csv: CsvExport<T> }>;

/** The tools of a list whose export has the rows as the list loads them. */
export function ListTools<T extends RaRecord>({ csv, columns }: ListToolsProps<T>) {
  const { progress, run } = useExport(csv);
  return <ListMenu columns={columns} progress={progress} onExport={() => void run()} />;
}
