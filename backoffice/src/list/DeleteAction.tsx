import { useState } from "react";
import { type Identifier, useDelete, useNotify, useResourceContext } from "react-admin";
import { Trash2Icon } from "../icons.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { IconAction } from "./IconAction.tsx";

/** What a resource says around deleting. */
export type DeleteSentences = Readonly<{
  title: string;
  confirm: string;
  cancel: string;
  failed: string;
  done: string;
  lang: string;
}>;

type DeleteActionProps = Readonly<{ record: { id: Identifier; title: string }; sentences: DeleteSentences }>;

/** Deletes one record after asking; nothing leaves the list before the server has done it. */
export function DeleteAction({ record, sentences }: DeleteActionProps) {
  const [asking, setAsking] = useState(false);
  const resource = useResourceContext();
  const notify = useNotify();
  const [deleteOne, { isPending }] = useDelete();

  const confirm = () =>
    void deleteOne(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: "pessimistic",
        onSuccess: () => notify(sentences.done, { type: "success" }),
        onError: () => notify(sentences.failed, { type: "error" }),
        onSettled: () => setAsking(false),
      },
    );

  return (
    <>
      <IconAction
        label={`Delete ${record.title}`}
        tip="Delete"
        Icon={Trash2Icon}
        danger
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title={sentences.title}
        confirmLabel={sentences.confirm}
        cancelLabel={sentences.cancel}
        lang={sentences.lang}
        busy={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <strong>“{record.title}”</strong> akan dihapus. Tindakan ini tidak dapat dibatalkan dan data akan dihapus secara
        permanen.
      </ConfirmDialog>
    </>
  );
}
