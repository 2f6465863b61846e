import { messages } from "@etalase/contracts/messages";
import type { NewsBulkUpdate } from "@etalase/contracts/news.schema";
import { useState } from "react";
import { useDeleteMany, useListContext, useNotify, useUpdateMany } from "react-admin";
import { counted } from "../format.ts";
import { EyeOffIcon, SendIcon, StarIcon, StarOffIcon, Trash2Icon } from "../icons.tsx";
import { BulkBar, BulkButton } from "../list/BulkBar.tsx";
import { ConfirmDialog } from "../list/ConfirmDialog.tsx";
import { deleteSentences } from "./sentences.ts";

type Change = NewsBulkUpdate["update"];

const changes = [
  { label: "Publish", Icon: SendIcon, done: "published", change: { status: "published" } satisfies Change },
  { label: "Unpublish", Icon: EyeOffIcon, done: "unpublished", change: { status: "draft" } satisfies Change },
  { label: "Highlight", Icon: StarIcon, done: "highlighted", change: { isHighlighted: true } satisfies Change },
  {
    label: "Remove Highlight",
    Icon: StarOffIcon,
    done: "no longer highlighted",
    change: { isHighlighted: false } satisfies Change,
  },
];

/** What happens when the server has answered for the selected rows. */
function useOutcome() {
  const { onUnselectItems, refetch } = useListContext();
  const notify = useNotify();
  return (done: string, failed: string) => ({
    mutationMode: "pessimistic" as const,
    onSuccess: () => {
      onUnselectItems();
      notify(done, { type: "success" });
      void refetch();
    },
    onError: () => notify(failed, { type: "error" }),
  });
}

function BulkDelete({ disabled }: { disabled: boolean }) {
  const { selectedIds } = useListContext();
  const [asking, setAsking] = useState(false);
  const [deleteMany, { isPending }] = useDeleteMany();
  const outcome = useOutcome();
  const count = selectedIds.length;

  const confirm = () =>
    void deleteMany(
      "news",
      { ids: selectedIds },
      {
        ...outcome(`${counted(count, "article")} deleted`, messages.news.deleteFailed),
        onSettled: () => setAsking(false),
      },
    );

  return (
    <>
      <BulkButton label="Delete" Icon={Trash2Icon} danger disabled={disabled} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        title={deleteSentences.title}
        confirmLabel={deleteSentences.confirm}
        cancelLabel={deleteSentences.cancel}
        lang={deleteSentences.lang}
        busy={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <strong>{count} artikel</strong> akan dihapus. Tindakan ini tidak dapat dibatalkan dan data akan dihapus secara
        permanen.
      </ConfirmDialog>
    </>
  );
}

export function NewsBulkActions() {
  const { selectedIds } = useListContext();
  const [updateMany, { isPending }] = useUpdateMany();
  const outcome = useOutcome();
  return (
    <BulkBar>
      {changes.map(({ label, Icon, done, change }) => (
        <BulkButton
          key={label}
          label={label}
          Icon={Icon}
          disabled={isPending}
          onClick={() =>
            void updateMany(
              "news",
              { ids: selectedIds, data: change },
              outcome(`${counted(selectedIds.length, "article")} ${done}`, "Failed to update news articles"),
            )
          }
        />
      ))}
      <BulkDelete disabled={isPending} />
    </BulkBar>
  );
}
