import { useState } from "react";
import { useDeleteMany, useListContext, useResourceContext } from "react-admin";
import { Trash2Icon } from "../theme/icons.tsx";
import { BulkButton } from "./BulkBar.tsx";
import { DeleteDialog } from "./DeleteDialog.tsx";
import type { DeleteSentences } from "./deleteSentences.ts";
import { useBulkOutcome } from "./useBulkOutcome.ts";

/** Deletes the selected rows after asking. */
export function BulkDelete({ sentences }: { sentences: DeleteSentences }) {
  const resource = useResourceContext();
  const { selectedIds } = useListContext();
  const [asking, setAsking] = useState(false);
  const [deleteMany, { isPending }] = useDeleteMany();
  const outcome = useBulkOutcome();
  const count = selectedIds.length;

  const confirm = () =>
    void deleteMany(
      resource,
      { ids: selectedIds },
      { ...outcome(sentences.done(count), sentences.failed), onSettled: () => setAsking(false) },
    );

  return (
    <>
      <BulkButton label="Delete" Icon={Trash2Icon} danger busy={isPending} onClick={() => setAsking(true)} />
      <DeleteDialog
        open={asking}
        what={sentences.counted(count)}
        sentences={sentences}
        busy={isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
