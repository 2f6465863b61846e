import { t } from "../kit/language/t.ts";
import { deleteSentences } from "../kit/list/DeleteDialog.tsx";

/** Leads do not go to the trash. */
export const deleting = deleteSentences("lead", {
  warning: t("will be deleted with its history. You can undo this for 30 minutes; then it is gone for good."),
});
