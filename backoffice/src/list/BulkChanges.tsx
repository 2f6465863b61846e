import type { PublicationStatus } from "@etalase/contracts/rules/content";
import { type PublicationState, publicationState } from "@etalase/contracts/rules/publication";
import { EyeOffIcon, type LucideIcon, SendIcon, Trash2Icon } from "lucide-react";
import { type ReactNode, useState } from "react";
import {
  type RaRecord,
  useDeleteMany,
  useListContext,
  useNotify,
  useRefresh,
  useResourceContext,
  useUpdateMany,
} from "react-admin";
import { isGone } from "../data/http.ts";
import { useDone } from "../notices/UndoButton.tsx";
import { counted } from "../parts/format.ts";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";
import { BulkBar, BulkButton } from "./BulkBar.tsx";
import { DeleteDialog, type DeleteSentences } from "./DeleteDialog.tsx";

const someAreGone =
  "Nothing was changed: some of the selected rows no longer exist. They are no longer selected; please try again.";

/** What happens when the server has answered for the selected rows. */
export function useBulkOutcome() {
  const { onUnselectItems } = useListContext();
  const notify = useNotify();
  const tell = useDone();
  const refresh = useRefresh();
  // The bar that was pressed in goes with the selection.
  const moveFocus = useFocusOnRemoval();

  return (done: string, failed: string) => ({
    mutationMode: "pessimistic" as const,
    onSuccess: (data: unknown) => {
      moveFocus();
      onUnselectItems();
      tell(done, data);
      // Not only this list: what it counts, and the choices of its filters.
      refresh();
    },
    onError: (error: unknown) => {
      if (!isGone(error)) return notify(failed, { type: "error" });
      // What somebody else has deleted is no longer shown then, nor selected; without it the bar may go too.
      moveFocus();
      refresh();
      notify(someAreGone, { type: "warning" });
    },
  });
}

/** Deletes the selected rows after asking. */
function BulkDelete({ sentences }: { sentences: DeleteSentences }) {
  const resource = useResourceContext();
  const { selectedIds } = useListContext();
  const [asking, setAsking] = useState(false);
  const [deleteMany, { isPending }] = useDeleteMany();
  const outcome = useBulkOutcome();
  const count = selectedIds.length;

  const confirm = () =>
    void deleteMany(
      resource,
      { ids: selectedIds },
      { ...outcome(sentences.done(count), sentences.failed), onSettled: () => setAsking(false) },
    );

  return (
    <>
      <BulkButton label="Delete" Icon={Trash2Icon} danger busy={isPending} onClick={() => setAsking(true)} />
      <DeleteDialog
        open={asking}
        what={sentences.counted(count)}
        sentences={sentences}
        busy={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** A change that a button makes to all selected rows; `done` follows how many they were, `but` what is to add of them. */
export type BulkChange<Update extends object> = Readonly<{
  label: string;
  Icon: LucideIcon;
  change: Update;
  done: string;
  but?: (rows: readonly RaRecord[]) => string;
  failed: string;
}>;

type BulkChangesProps = Readonly<{
  noun: string;
  changes: readonly BulkChange<object>[];
  /** What takes more than a press of a button. */
  children?: ReactNode;
}>;

function BulkChanges({ changes, noun }: Omit<BulkChangesProps, "children">) {
  const resource = useResourceContext();
  const { selectedIds, data = [] } = useListContext();
  const selected = data.filter(({ id }) => selectedIds.includes(id));
  const [updateMany, { isPending }] = useUpdateMany();
  const outcome = useBulkOutcome();
  return changes.map(({ label, Icon, change, done, but, failed }) => (
    <BulkButton
      key={label}
      label={label}
      Icon={Icon}
      busy={isPending}
      onClick={() =>
        void updateMany(
          resource,
          { ids: selectedIds, data: change },
          outcome(`${counted(selectedIds.length, noun)} ${done}${but?.(selected) ?? ""}`, failed),
        )
      }
    />
  ));
}

type Published = Readonly<{ status: PublicationStatus }>;

/** Publishing leaves the times alone: what is planned for later, or over, is not to be seen at once. */
function exceptForTimes(rows: readonly RaRecord[]): string {
  const states = rows.map(({ publishAt = null, unpublishAt = null }) =>
    publicationState({ status: "published", publishAt, unpublishAt }, Date.now()),
  );
  const count = (state: PublicationState) => states.filter((one) => one === state).length;
  const later = count("scheduled");
  const over = count("ended");
  return `${later ? `, ${later} of them at the time set` : ""}${over ? `; the time of ${over} is over` : ""}`;
}

/** For what is published or a draft. */
export const publicationChanges = (failed: string): readonly BulkChange<Published>[] => [
  { label: "Publish", Icon: SendIcon, done: "published", but: exceptForTimes, failed, change: { status: "published" } },
  { label: "Unpublish", Icon: EyeOffIcon, done: "unpublished", failed, change: { status: "draft" } },
];

/** What can be done with the selected rows: these changes, and deleting. */
export const BulkActions = ({
  deleting,
  children,
  ...changes
}: BulkChangesProps & Readonly<{ deleting: DeleteSentences }>) => (
  <BulkBar>
    <BulkChanges {...changes} />
    {children}
    <BulkDelete sentences={deleting} />
  </BulkBar>
);
