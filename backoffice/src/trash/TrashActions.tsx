import type { TrashItem } from "@etalase/contracts/history.schema";
import { RotateCcwIcon, Trash2Icon } from "lucide-react";
import { useRef } from "react";
import { type HttpError, type Identifier, useDataProvider, useListContext } from "react-admin";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";
import { isSuperadmin } from "../kit/data/session.ts";
import { rich } from "../kit/language/rich.ts";
import { t } from "../kit/language/t.ts";
import { BulkBar, BulkButton } from "../kit/list/BulkBar.tsx";
import { useBulk } from "../kit/list/useBulk.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { ConfirmDialog, useAsking } from "../kit/parts/ConfirmDialog.tsx";
import { counted } from "../kit/parts/format.ts";
import { IconAction } from "../kit/parts/IconAction.tsx";
import { useFocusOnRemoval } from "../kit/parts/useFocusOnRemoval.ts";
import { End } from "../kit/theme/Words.tsx";

const gone = t("Somebody else has restored or deleted it meanwhile. Nothing was changed.");

type Call = EtalaseProvider["call"];

const restore = async (call: Call, ids: readonly Identifier[]) =>
  (await call<object>("trash/restore", { method: "POST", data: { ids } })).data;
const purge = async (call: Call, ids: readonly Identifier[]) =>
  (await call<object>(`trash?${new URLSearchParams({ ids: ids.join(",") })}`, { method: "DELETE" })).data;

const restored = (what: string) => t("{what} restored", { what });
const purged = (what: string) => t("{what} deleted for good", { what });
const notRestored = ({ message }: HttpError) => t("They could not be restored: {reason}", { reason: message });
const notPurged = ({ message }: HttpError) => t("They could not be deleted: {reason}", { reason: message });

type PurgeDialogProps = ReturnType<typeof useAsking>["dialog"] & Readonly<{ what: string }>;

const PurgeDialog = ({ what, ...dialog }: PurgeDialogProps) => (
  <ConfirmDialog {...dialog} title={t("Delete for good?")} confirmLabel={t("Delete for good")}>
    {rich("{what} will be deleted with all versions and pictures. This cannot be undone.", {
      what: <strong>{what}</strong>,
    })}
  </ConfirmDialog>
);

/** Restores a record, or deletes it for good. */
export function TrashActions({ item: { id, title } }: { item: TrashItem }) {
  const place = useRef<HTMLElement>(null);
  const { call } = useDataProvider<EtalaseProvider>();
  const what = `“${title}”`;
  const ends = { gone: { text: gone, type: "warning" }, refreshes: true, onDone: useFocusOnRemoval(place) } as const;
  const restoring = useAct({
    ...ends,
    does: () => restore(call, [id]),
    done: () => restored(what),
    failed: notRestored,
  });
  const purging = useAct({ ...ends, does: () => purge(call, [id]), done: () => purged(what), failed: notPurged });
  const isBusy = restoring.isPending || purging.isPending;
  const { ask, dialog } = useAsking(isBusy, (onSettled) => purging.mutate(undefined, { onSettled }));
  return (
    <End ref={place}>
      <IconAction
        label={t("Restore {title}", { title })}
        tip={t("Restore")}
        Icon={RotateCcwIcon}
        onClick={() => !isBusy && restoring.mutate()}
      />
      {isSuperadmin() && (
        <IconAction
          label={t("Delete {title} for good", { title })}
          tip={t("Delete for good")}
          Icon={Trash2Icon}
          danger
          onClick={() => ask()}
        />
      )}
      <PurgeDialog {...dialog} what={what} />
    </End>
  );
}

function BulkTrashActions() {
  const { selectedIds } = useListContext();
  const { call } = useDataProvider<EtalaseProvider>();
  const { run, busy } = useBulk();
  const what = (count: number) => counted(count, "record");
  const callsOf = (does: typeof restore) => [
    { ids: selectedIds, does: (ids: readonly Identifier[]) => does(call, ids) },
  ];
  const { ask, dialog } = useAsking(busy, (onSettled) =>
    run({ calls: callsOf(purge), done: (count) => purged(what(count)), failed: notPurged, gone }, { onSettled }),
  );
  return (
    <>
      <BulkButton
        label={t("Restore")}
        Icon={RotateCcwIcon}
        onClick={() =>
          run({ calls: callsOf(restore), done: (count) => restored(what(count)), failed: notRestored, gone })
        }
      />
      {isSuperadmin() && <BulkButton label={t("Delete for good")} Icon={Trash2Icon} danger onClick={() => ask()} />}
      <PurgeDialog {...dialog} what={what(selectedIds.length)} />
    </>
  );
}

/** The same for the selected rows. */
export const TrashBulkBar = () => (
  <BulkBar>
    <BulkTrashActions />
  </BulkBar>
);
