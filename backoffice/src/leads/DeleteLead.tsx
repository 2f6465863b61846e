import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Box } from "@mui/material";
import { Trash2Icon } from "lucide-react";
import { useDelete, useNotify, useRedirect } from "react-admin";
import { isGone } from "../data/http.ts";
import { DeleteDialog } from "../list/DeleteDialog.tsx";
import { ToolButton } from "../list/ToolButton.tsx";
import { useDone } from "../notices/UndoButton.tsx";
import { useAsking } from "../parts/ConfirmDialog.tsx";
import { deleting } from "./deleting.ts";
import { nameOf } from "./lead/words.ts";

/** Deletes the lead after confirmation, and returns to the list. */
export function DeleteLead({ lead }: { lead: Lead }) {
  const [deleteOne, { isPending }] = useDelete();
  const notify = useNotify();
  const tell = useDone();
  const redirect = useRedirect();
  const { done, failed } = deleting;

  const ends = {
    mutationMode: "pessimistic",
    onSuccess: (data: unknown) => {
      tell(done(1), data);
      redirect("list", "leads");
    },
    onError: (error: unknown) => {
      notify(failed, { type: "error" });
      if (isGone(error)) redirect("list", "leads");
    },
  } as const;
  const { ask, dialog } = useAsking(isPending, (onSettled) =>
    deleteOne("leads", { id: lead.id, previousData: lead }, { ...ends, onSettled }),
  );

  return (
    <>
      {/* On phones the answer buttons take the remaining room. */}
      <Box sx={{ "&&": { flex: "none" } }}>
        <ToolButton label="Delete lead" onClick={() => ask()}>
          <Trash2Icon />
        </ToolButton>
      </Box>
      <DeleteDialog {...dialog} what={`“${nameOf(lead)}”`} sentences={deleting} />
    </>
  );
}
