import type { TrashItem } from "@etalase/contracts/history.schema";
import { RotateCcwIcon, Trash2Icon } from "lucide-react";
import { useRef } from "react";
import { type Identifier, useListContext } from "react-admin";
import { isSuperadmin } from "../kit/data/session.ts";
import { rich } from "../kit/language/rich.ts";
import { t } from "../kit/language/t.ts";
import { BulkBar, BulkButton } from "../kit/list/BulkBar.tsx";
import { useAct } from "../kit/notices/useAct.ts";
import { ConfirmDialog, useAsking } from "../kit/parts/ConfirmDialog.tsx";
import { counted } from "../kit/parts/format.ts";
import { IconAction } from "../kit/parts/IconAction.tsx";
import { useFocusOnRemoval } from "../kit/parts/useFocusOnRemoval.ts";
import { End } from "../kit/theme/Words.tsx";

type Chosen = Readonly<{ ids: readonly Identifier[]; what: string }>;

const gone = {
  text: t("Somebody else has restored or deleted it meanwhile. Nothing was changed."),
  type: "warning",
} as const;

/** Restores records, or deletes them for good after a question: all of the chosen ones, or none. */
function useTrash(chosen: Chosen, onDone: () => void) {
  const shared = { gone, refreshes: true, onDone };
  const restoring = useAct({
    ...shared,
    does: (call, { ids }: Chosen) => call("trash/restore", { method: "POST", data: { ids } }),
    done: (_, { what }) => t("{what} restored", { what }),
    failed: ({ message }) => t("They could not be restored: {reason}", { reason: message }),
  });
  const purging = useAct({
    ...shared,
    does: (call, { ids }: Chosen) => call(`trash?${new URLSearchParams({ ids: ids.join(",") })}`, { method: "DELETE" }),
    done: (_, { what }) => t("{what} deleted for good", { what }),
    failed: ({ message }) => t("They could not be deleted: {reason}", { reason: message }),
  });
  const isBusy = restoring.isPending || purging.isPending;
  const { ask, dialog } = useAsking(isBusy, (close) => purging.mutate(chosen, { onSettled: close }));
  return { restore: () => restoring.mutate(chosen), askToPurge: () => ask(), isBusy, dialog: { ...dialog, chosen } };
}

type PurgeDialogProps = ReturnType<typeof useTrash>["dialog"];

const PurgeDialog = ({ chosen, ...dialog }: PurgeDialogProps) => (
  <ConfirmDialog {...dialog} title={t("Delete for good?")} confirmLabel={t("Delete for good")}>
    {rich("{what} will be deleted with all versions and pictures. This cannot be undone.", {
      what: <strong>{chosen.what}</strong>,
    })}
  </ConfirmDialog>
);

/** Restores a record, or deletes it for good. */
export function TrashActions({ item: { id, title } }: { item: TrashItem }) {
  const place = useRef<HTMLElement>(null);
  const { restore, askToPurge, isBusy, dialog } = useTrash({ ids: [id], what: `“${title}”` }, useFocusOnRemoval(place));
  return (
    <End ref={place}>
      <IconAction
        label={t("Restore {title}", { title })}
        tip={t("Restore")}
        Icon={RotateCcwIcon}
        onClick={() => !isBusy && restore()}
      />
      {isSuperadmin() && (
        <IconAction
          label={t("Delete {title} for good", { title })}
          tip={t("Delete for good")}
          Icon={Trash2Icon}
          danger
          onClick={askToPurge}
        />
      )}
      <PurgeDialog {...dialog} />
    </End>
  );
}

/** The same for the selected rows. */
export function TrashBulkBar() {
  const { selectedIds, onUnselectItems } = useListContext();
  // The bar with the pressed button is unmounted with the selection.
  const moveFocus = useFocusOnRemoval();
  const chosen = { ids: selectedIds, what: counted(selectedIds.length, "record") };
  const { restore, askToPurge, isBusy, dialog } = useTrash(chosen, () => {
    moveFocus();
    onUnselectItems();
  });
  return (
    <BulkBar>
      <BulkButton label={t("Restore")} Icon={RotateCcwIcon} busy={isBusy} onClick={restore} />
      {isSuperadmin() && (
        <BulkButton label={t("Delete for good")} Icon={Trash2Icon} danger busy={isBusy} onClick={askToPurge} />
      )}
      <PurgeDialog {...dialog} />
    </BulkBar>
  );
}
