import { Tooltip } from "@mui/material";
import { useFormState } from "react-hook-form";
import { BusyButton } from "../parts/BusyButton.tsx";
import { saveHint, saveKeys, useSaveShortcut } from "./useSaveShortcut.ts";

/** Saves the form it stands in, by its shortcut too, and says while it does. */
export function SubmitButton({ label }: { label: string }) {
  const { isSubmitting } = useFormState();
  const button = useSaveShortcut();
  return (
    <Tooltip title={isSubmitting ? "" : saveHint()} describeChild>
      <BusyButton ref={button} type="submit" variant="contained" busy={isSubmitting} aria-keyshortcuts={saveKeys}>
        {isSubmitting ? "Saving..." : label}
      </BusyButton>
    </Tooltip>
  );
}
