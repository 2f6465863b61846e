import { trashDays } from "@etalase/contracts/history";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";
import { capitalised, counted } from "../parts/format.ts";

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

/** Said of what can be brought back. */
export const inTrash = `It can be brought back for ${trashDays} days.`;

/** What is said around deleting records of this kind, where nothing else is given. */
export const deleteSentences = (noun: string, given: Partial<DeleteSentences> = {}): DeleteSentences => ({
  title: `Delete ${noun}`,
  warning: `will move to the trash and disappear from the website. ${inTrash}`,
  confirm: `Delete ${noun}`,
  failed: `Failed to delete ${noun}`,
  counted: (count) => counted(count, noun),
  cancel: "Cancel",
  done: (count) => `${count === 1 ? capitalised(noun) : counted(count, noun)} deleted`,
  ...given,
});

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
