import { messages } from "@etalase/contracts/messages";
import type { DeleteSentences } from "../list/DeleteDialog.tsx";
import { counted } from "../parts/format.ts";

export const deleteSentences: DeleteSentences = {
  title: "Delete project?",
  warning: "will be deleted with all pictures. This cannot be undone.",
  counted: (count) => counted(count, "project"),
  confirm: "Delete",
  cancel: "Cancel",
  failed: messages.portfolio.deleteFailed,
  done: (count) => (count === 1 ? "Portfolio item deleted" : `${counted(count, "portfolio item")} deleted`),
};
