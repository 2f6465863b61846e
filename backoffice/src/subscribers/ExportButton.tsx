import { CircularProgress } from "@mui/material";
import { useState } from "react";
import { useListContext, useNotify } from "react-admin";
import { guarded } from "../data/authProvider.ts";
import { http } from "../data/http.ts";
import { download } from "../list/download.ts";
import { ToolButton } from "../list/ToolButton.tsx";
import { isoDay } from "../parts/format.ts";
import { DownloadIcon } from "../theme/icons.tsx";

/** Saves all subscribers, as the server writes them: it knows which cells a spreadsheet would take for formulas. */
export function ExportButton() {
  const { total = 0 } = useListContext();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { body } = await guarded(http("/api/newsletter?format=csv"));
      download(`newsletter-subscribers-${isoDay(new Date())}.csv`, body, "text/csv;charset=utf-8");
    } catch {
      notify("The subscribers could not be exported", { type: "error" });
    }
    setBusy(false);
  };
  return (
    <ToolButton label="Export as CSV" unavailable={busy || total === 0} onClick={() => void save()}>
      {busy ? <CircularProgress size={20} aria-hidden /> : <DownloadIcon />}
    </ToolButton>
  );
}
