import type { PublicationStatus } from "@etalase/contracts/rules/content";
import { type PublicationState, publicationState } from "@etalase/contracts/rules/publication";
import { EyeOffIcon, type LucideIcon, SendIcon, Trash2Icon } from "lucide-react";
import type { ReactNode } from "react";
import { type Identifier, type RaRecord, useDataProvider, useListContext, useResourceContext } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { type Noun, t } from "../language/t.ts";
import { useAsking } from "../parts/ConfirmDialog.tsx";
import { counted } from "../parts/format.ts";
import { BulkBar, BulkButton } from "./BulkBar.tsx";
import { DeleteDialog, type DeleteSentences } from "./DeleteDialog.tsx";
import { useSelected } from "./ListScreen.tsx";
import { type BulkCall, useBulk } from "./useBulk.ts";

/** Deletes the selected rows after confirmation. */
function BulkDelete({ sentences }: { sentences: DeleteSentences }) {
  const resource = useResourceContext() ?? "";
  const provider = useDataProvider<EtalaseProvider>();
  const { selectedIds } = useListContext();
  const { run, busy } = useBulk();
  const does = async (ids: readonly Identifier[]) => (await provider.deleteMany(resource, { ids: [...ids] })).data;
  const { ask, dialog } = useAsking(busy, (onSettled) =>
    run({ calls: [{ ids: selectedIds, does }], done: sentences.done, failed: sentences.failed }, { onSettled }),
  );
  return (
    <>
      <BulkButton label={t("Delete")} Icon={Trash2Icon} danger onClick={() => ask()} />
      <DeleteDialog {...dialog} what={sentences.counted(selectedIds.length)} sentences={sentences} />
    </>
  );
}

/** Returns the call that gives the same values to records. */
export function useChangeMany(): (ids: readonly Identifier[], data: object) => BulkCall {
  const resource = useResourceContext() ?? "";
  const provider = useDataProvider<EtalaseProvider>();
  return (ids, data) => ({
    ids,
    does: async (some) => (await provider.updateMany(resource, { ids: [...some], data })).data,
  });
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
  const { selectedIds } = useListContext();
  const { here, elsewhere } = useSelected();
  const { run } = useBulk();
  const callOf = useChangeMany();
  return changes.map(({ label, Icon, change, done, but, failed }) => (
    <BulkButton
      key={label}
      label={label}
      Icon={Icon}
      onClick={() =>
        run({
          calls: [callOf(selectedIds, change)],
          done: (count) => `${counted(count, noun)} ${done}${but?.([...here, ...elsewhere]) ?? ""}`,
          failed,
        })
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
