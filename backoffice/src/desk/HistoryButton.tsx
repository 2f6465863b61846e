import { isNewKey } from "@etalase/contracts/desk/desk";
import { IconButton, Tooltip } from "@mui/material";
import { HistoryIcon } from "lucide-react";
import { Suspense, useState } from "react";
import { HistoryPanel } from "../revisions/lazyPanel.ts";
import { useDesk } from "./deskContext.ts";

/** Opens the versions of the form's record. */
export function HistoryButton() {
  const { place, labels } = useDesk();
  const [open, setOpen] = useState(false);
  if (isNewKey(place.key)) return null;
  const path = place.resource === "settings" ? place.resource : `${place.resource}/${place.key}`;
  return (
    <>
      <Tooltip title="History">
        <IconButton aria-label="History" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <HistoryIcon size={20} />
        </IconButton>
      </Tooltip>
      {open && (
        <Suspense fallback={null}>
          <HistoryPanel path={path} labels={labels} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
