import type { PublicationStatus } from "@etalase/contracts/rules/content";
import { type PublicationState, publicationState } from "@etalase/contracts/rules/publication";
import { EyeOffIcon, type LucideIcon, SendIcon, Trash2Icon } from "lucide-react";
import type { ReactNode } from "react";
import {
  type HttpError,
  type RaRecord,
  useDeleteMany,
  useListContext,
  useResourceContext,
  useUpdateMany,
} from "react-admin";
import { isGone } from "../data/http.ts";
import { type Noun, t } from "../language/t.ts";
import { refusalOr, useOutcome } from "../notices/useOutcome.ts";
import { useAsking } from "../parts/ConfirmDialog.tsx";
import { counted } from "../parts/format.ts";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";
import { BulkBar, BulkButton } from "./BulkBar.tsx";
import { DeleteDialog, type DeleteSentences } from "./DeleteDialog.tsx";
import { useSelected } from "./ListScreen.tsx";

const someAreGone = {
  text: t("Nothing was changed: some selected rows no longer exist and were unselected. Please try again."),
  type: "warning",
} as const;

/** Handles the server's answer to a change of the selected rows. */
export function useBulkOutcome() {
  const { onSelect, onUnselectItems } = useListContext();
  const { here } = useSelected();
  const outcome = useOutcome<unknown, unknown>();
  // The bar with the pressed button is unmounted with the selection.
  const moveFocus = useFocusOnRemoval();

  return (done: string, failed: string) => ({
    mutationMode: "pessimistic" as const,
    ...outcome({
      done,
      failed: refusalOr(failed),
      gone: someAreGone,
      // Refreshes more than this list: also its counts and the choices of its filters.
      refreshes: true,
      onDone: () => {
        moveFocus();
        onUnselectItems();
      },
      // Rows deleted elsewhere leave the list and the selection, and the bar may disappear with them. Those of other
      // pages may be among them.
      onFail: (error) => {
        if (!isGone(error)) return;
        moveFocus();
        onSelect(here.map(({ id }) => id));
      },
    }),
  });
}

/** Deletes the selected rows after confirmation. */
function BulkDelete({ sentences }: { sentences: DeleteSentences }) {
  const resource = useResourceContext();
  const { selectedIds } = useListContext();
  const [deleteMany, { isPending }] = useDeleteMany<RaRecord, HttpError>();
  const outcome = useBulkOutcome();
  const count = selectedIds.length;

  const { ask, dialog } = useAsking(isPending, (onSettled) => {
    const ends = outcome(sentences.done(count), sentences.failed);
    void deleteMany(resource, { ids: selectedIds }, { ...ends, onSettled });
  });

  return (
    <>
      <BulkButton label={t("Delete")} Icon={Trash2Icon} danger busy={isPending} onClick={() => ask()} />
      <DeleteDialog {...dialog} what={sentences.counted(count)} sentences={sentences} />
    </>
  );
}

/** A button's change to all selected rows; `done` follows their number, and `but` adds a restriction. */
export type BulkChange<Update extends object> = Readonly<{
  label: string;
  Icon: LucideIcon;
  change: Update;
  done: string;
  but?: (rows: readonly RaRecord[]) => string;
  failed: string;
}>;

type BulkChangesProps = Readonly<{
  noun: Noun;
  changes: readonly BulkChange<object>[];
  /** Actions that take more than one press of a button. */
  children?: ReactNode;
}>;

function BulkChanges({ changes, noun }: Omit<BulkChangesProps, "children">) {
  const resource = useResourceContext();
  const { selectedIds } = useListContext();
  const { here, elsewhere } = useSelected();
  const [updateMany, { isPending }] = useUpdateMany<RaRecord, HttpError>();
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
          outcome(`${counted(selectedIds.length, noun)} ${done}${but?.([...here, ...elsewhere]) ?? ""}`, failed),
        )
      }
    />
  ));
}

type Published = Readonly<{ status: PublicationStatus }>;

/** Counts the rows that publishing does not make visible, since their schedule stays: planned for later, or ended. */
function exceptForTimes(rows: readonly RaRecord[]): string {
  const states = rows.map(({ publishAt = null, unpublishAt = null }) =>
    publicationState({ status: "published", publishAt, unpublishAt }, Date.now()),
  );
  const count = (state: PublicationState) => states.filter((one) => one === state).length;
  const later = count("scheduled");
  const over = count("ended");
  const still = later ? t(", {later} of them as scheduled", { later }) : "";
  return over ? `${still}${t("; {over} already ended", { over })}` : still;
}

/** The changes for rows that are published or drafts. */
export const publicationChanges = (failed: string): readonly BulkChange<Published>[] => [
  {
    label: t("Publish"),
    Icon: SendIcon,
    done: t("published"),
    but: exceptForTimes,
    failed,
    change: { status: "published" },
  },
  { label: t("Unpublish"), Icon: EyeOffIcon, done: t("unpublished"), failed, change: { status: "draft" } },
];

/** The actions for the selected rows: these changes, and deletion. */
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
