import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";

/** What a resource says around deleting. The dialog's are in the language `lang`, if it is another than the page's. */
export type DeleteSentences = Readonly<{
  title: string;
  /** Follows the name of what would go, or how many. */
  warning: string;
  /** "3 projects". */
  counted: (count: number) => string;
  confirm: string;
  cancel: string;
  lang?: string;
  failed: string;
  done: (count: number) => string;
}>;

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
