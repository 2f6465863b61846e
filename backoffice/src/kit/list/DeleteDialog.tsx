import { trashDays } from "@etalase/contracts/history";
import { capitalised } from "@etalase/contracts/text/text";
import { type Noun, t } from "../language/t.ts";
import { ConfirmDialog, type useAsking } from "../parts/ConfirmDialog.tsx";
import { counted } from "../parts/format.ts";

/** A resource's texts about deletion. Those of the dialog are in the language `lang`, if it differs from the page's. */
export type DeleteSentences = Readonly<{
  title: string;
  /** Follows the record's name, or the number of records. */
  warning: string;
  /** "3 projects". */
  counted: (count: number) => string;
  confirm: string;
  cancel: string;
  lang?: string;
  failed: string;
  done: (count: number) => string;
}>;

/** For records that can be restored. */
export const inTrash = t("You can restore it for {days} days.", { days: trashDays });

/** Returns the texts about deleting records of this kind; `own` replaces the defaults. */
export const deleteSentences = (noun: Noun, own: Partial<DeleteSentences> = {}): DeleteSentences => ({
  title: t("Delete {noun}", { noun: t(noun) }),
  warning: `${t("will move to the trash and disappear from the website.")} ${inTrash}`,
  confirm: t("Delete {noun}", { noun: t(noun) }),
  failed: t("Failed to delete {noun}", { noun: t(noun) }),
  counted: (count) => counted(count, noun),
  cancel: t("Cancel"),
  done: (count) => t("{what} deleted", { what: count === 1 ? capitalised(t(noun)) : counted(count, noun) }),
  ...own,
});

type DeleteDialogProps = Readonly<{
  what: string;
  sentences: DeleteSentences;
}> &
  ReturnType<typeof useAsking>["dialog"];

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
