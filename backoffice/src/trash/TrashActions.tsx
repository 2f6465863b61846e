import type { TrashItem } from "@etalase/contracts/history.schema";
import { Box } from "@mui/material";
import { RotateCcwIcon, Trash2Icon } from "lucide-react";
import { useRef, useState } from "react";
import { useListContext } from "react-admin";
import { isSuperadmin } from "../data/session.ts";
import { BulkBar, BulkButton } from "../list/BulkBar.tsx";
import { counted } from "../parts/format.ts";
import { IconAction } from "../parts/IconAction.tsx";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";
import { PurgeDialog } from "./PurgeDialog.tsx";
import { useTrash } from "./useTrash.ts";

/** Restores a record, or deletes it for good. */
export function TrashActions({ item }: { item: TrashItem }) {
  const { id, title } = item;
  const { restore, purge, isBusy } = useTrash();
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLElement>(null);
  const onDone = useFocusOnRemoval(place);
  const close = () => setAsking(false);
  return (
    <Box ref={place} sx={{ display: "flex", justifyContent: "flex-end" }}>
      <IconAction
        label={`Restore ${title}`}
        tip="Restore"
        Icon={RotateCcwIcon}
        onClick={() => !isBusy && restore([id], { onDone }, title)}
      />
      {isSuperadmin() && (
        <IconAction
          label={`Delete ${title} for good`}
          tip="Delete for good"
          Icon={Trash2Icon}
          danger
          onClick={() => setAsking(true)}
        />
      )}
      <PurgeDialog
        open={asking}
        what={`“${title}”`}
        busy={isBusy}
        onConfirm={() => purge([id], { onDone, onEnd: close }, title)}
        onClose={close}
      />
    </Box>
  );
}

/** The same for the selected rows. */
export function TrashBulkBar() {
  const { selectedIds, onUnselectItems } = useListContext();
  const { restore, purge, isBusy } = useTrash();
  const [asking, setAsking] = useState(false);
  // The bar with the pressed button is unmounted with the selection.
  const moveFocus = useFocusOnRemoval();
  const onDone = () => {
    moveFocus();
    onUnselectItems();
  };
  const close = () => setAsking(false);
  return (
    <BulkBar>
      <BulkButton label="Restore" Icon={RotateCcwIcon} busy={isBusy} onClick={() => restore(selectedIds, { onDone })} />
      {isSuperadmin() && (
        <BulkButton label="Delete for good" Icon={Trash2Icon} danger busy={isBusy} onClick={() => setAsking(true)} />
      )}
      <PurgeDialog
        open={asking}
        what={counted(selectedIds.length, "record")}
        busy={isBusy}
        onConfirm={() => purge(selectedIds, { onDone, onEnd: close })}
        onClose={close}
      />
    </BulkBar>
  );
}
