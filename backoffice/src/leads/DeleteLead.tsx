import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Box } from "@mui/material";
import { Trash2Icon } from "lucide-react";
import { type HttpError, useDelete, useRedirect } from "react-admin";
import { isGone } from "../data/http.ts";
import { t } from "../language/t.ts";
import { DeleteDialog } from "../list/DeleteDialog.tsx";
import { ToolButton } from "../list/ToolButton.tsx";
import { useOutcome } from "../notices/useOutcome.ts";
import { useAsking } from "../parts/ConfirmDialog.tsx";
import { deleting } from "./deleting.ts";
import { nameOf } from "./lead/words.ts";

/** Deletes the lead after confirmation, and returns to the list. */
export function DeleteLead({ lead }: { lead: Lead }) {
  const [deleteOne, { isPending }] = useDelete<Lead, HttpError>();
  const outcome = useOutcome<unknown, unknown>();
  const redirect = useRedirect();
  const leave = () => redirect("list", "leads");

  const ends = outcome({
    done: deleting.done(1),
    failed: deleting.failed,
    onDone: leave,
    onFail: (error) => isGone(error) && leave(),
  });
  const { ask, dialog } = useAsking(isPending, (onSettled) =>
    deleteOne("leads", { id: lead.id, previousData: lead }, { mutationMode: "pessimistic", ...ends, onSettled }),
  );

  return (
    <>
      {/* On phones the answer buttons take the remaining room. */}
      <Box sx={{ "&&": { flex: "none" } }}>
        <ToolButton label={t("Delete {noun}", { noun: t("lead") })} onClick={() => ask()}>
          <Trash2Icon />
        </ToolButton>
      </Box>
      <DeleteDialog {...dialog} what={`“${nameOf(lead)}”`} sentences={deleting} />
    </>
  );
}
