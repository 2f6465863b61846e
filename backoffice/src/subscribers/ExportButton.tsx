import { Button } from "@mui/material";
import { useState } from "react";
import { useNotify } from "react-admin";
import { guarded } from "../authProvider.ts";
import { http } from "../http.ts";
import { DownloadIcon } from "../icons.tsx";

/** Hands a text to the browser as a file. */
function saveAs(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Saves all subscribers, as the server writes them: it knows which cells a spreadsheet would take for formulas. */
export function ExportButton() {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { body } = await guarded(http("/api/newsletter?format=csv"));
      saveAs("newsletter-subscribers.csv", body);
    } catch {
      notify("The subscribers could not be exported", { type: "error" });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      loading={busy}
      loadingPosition="start"
      onClick={() => void save()}
    >
      Export CSV
    </Button>
  );
}
