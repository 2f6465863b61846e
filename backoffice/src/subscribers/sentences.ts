import type { DeleteSentences } from "../list/deleteSentences.ts";
import { counted } from "../parts/format.ts";

const countedSubscribers = (count: number) => counted(count, "subscriber");

export const deleteSentences: DeleteSentences = {
  title: "Delete subscriber",
  warning: "will be deleted together with the proof of consent. This cannot be undone.",
  counted: countedSubscribers,
  confirm: "Delete subscriber",
  cancel: "Cancel",
  failed: "Failed to delete subscriber",
  done: (count) => (count === 1 ? "Subscriber deleted" : `${countedSubscribers(count)} deleted`),
};
