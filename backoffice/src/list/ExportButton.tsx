import { Box, CircularProgress } from "@mui/material";
import { type RaRecord, useListContext } from "react-admin";
import { counted, formatNumber } from "../parts/format.ts";
import { DownloadIcon } from "../theme/icons.tsx";
import { visuallyHidden } from "../theme/palette.ts";
import { ToolButton } from "./ToolButton.tsx";
import { type CsvExport, useExport } from "./useExport.ts";

/** Saves what the list is filtered to, with its progress in the button. */
export function ExportButton<T extends RaRecord>(file: CsvExport<T>) {
  const { total = 0 } = useListContext();
  const { progress, run } = useExport(file);
  const percent = progress?.total ? (progress.done / progress.total) * 100 : 0;
  return (
    <>
      <ToolButton label="Export as CSV" unavailable={!!progress || total === 0} onClick={() => void run()}>
        {progress ? <CircularProgress size={20} variant="determinate" value={percent} aria-hidden /> : <DownloadIcon />}
      </ToolButton>
      <Box role="status" sx={visuallyHidden}>
        {progress && `Exporting: ${formatNumber(progress.done)} of ${counted(progress.total, "row")}`}
      </Box>
    </>
  );
}
