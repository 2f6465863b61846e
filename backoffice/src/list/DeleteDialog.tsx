import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";
import type { DeleteSentences } from "./deleteSentences.ts";

type DeleteDialogProps = Readonly<{
  open: boolean;
  what: string;
  sentences: DeleteSentences;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}>;

export const DeleteDialog = ({ what, sentences, ...dialog }: DeleteDialogProps) => (
  <ConfirmDialog
    {...dialog}
    title={sentences.title}
    confirmLabel={sentences.confirm}
    cancelLabel={sentences.cancel}
    {...(sentences.lang && { lang: sentences.lang })}
  >
    <strong>{what}</strong> {sentences.warning}
  </ConfirmDialog>
);
