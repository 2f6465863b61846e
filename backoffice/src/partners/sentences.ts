import { messages } from "@etalase/contracts/messages";
import type { DeleteSentences } from "../list/DeleteDialog.tsx";
import { counted } from "../parts/format.ts";

const countedPartners = (count: number) => counted(count, "partner");

export const deleteSentences: DeleteSentences = {
  title: "Delete partner",
  warning: "will be deleted and disappear from the website. This cannot be undone.",
  counted: countedPartners,
  confirm: "Delete partner",
  cancel: "Cancel",
  failed: messages.partners.deleteFailed,
  done: (count) => (count === 1 ? "Partner deleted" : `${countedPartners(count)} deleted`),
};
