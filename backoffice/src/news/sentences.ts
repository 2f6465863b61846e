import { messages } from "@etalase/contracts/messages";
import type { DeleteSentences } from "../list/DeleteAction.tsx";

export const deleteSentences: DeleteSentences = {
  title: messages.news.deleteTitle,
  confirm: messages.news.deleteConfirm,
  cancel: messages.news.deleteCancel,
  failed: messages.news.deleteFailed,
  done: "News article deleted",
  lang: "id",
};
