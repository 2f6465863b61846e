import { messages } from "@etalase/contracts/messages";
import type { DeleteSentences } from "../list/DeleteDialog.tsx";
import { counted } from "../parts/format.ts";

export const deleteSentences: DeleteSentences = {
  title: messages.news.deleteTitle,
  warning: messages.news.deleteWarning,
  counted: (count) => `${count} artikel`,
  confirm: messages.news.deleteConfirm,
  cancel: messages.news.deleteCancel,
  lang: "id",
  failed: messages.news.deleteFailed,
  done: (count) => (count === 1 ? "News article deleted" : `${counted(count, "article")} deleted`),
};
