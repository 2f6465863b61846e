import type { Publication } from "@etalase/contracts/rules/publication";
import { Alert, Button } from "@mui/material";
import { draftWarning } from "./scheduleWords.ts";
import { useNow } from "./useNow.ts";

type DraftWarningProps = Readonly<{ of: Publication; onSchedule: () => void }>;

/** Warns about a draft that has a time, and schedules it. */
export function DraftWarning({ of, onSchedule }: DraftWarningProps) {
  const warning = draftWarning(of, useNow());
  return (
    warning && (
      <Alert
        severity="warning"
        sx={{ flexWrap: "wrap", ".MuiAlert-message": { flex: "1 1 12rem" } }}
        action={
          <Button size="small" variant="outlined" color="inherit" onClick={onSchedule}>
            Schedule it
          </Button>
        }
      >
        {warning}
      </Alert>
    )
  );
}
