import type { Lead, LeadUpdate } from "@etalase/contracts/leads/leads.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../../kit/data/dataProvider.ts";
import { t } from "../../kit/language/t.ts";
import { deleteSentences } from "../../kit/list/DeleteDialog.tsx";
import { useAct } from "../../kit/notices/useAct.ts";
import { refusalOr } from "../../kit/notices/useOutcome.ts";

type Change = Readonly<{
  lead: Lead;
  change: LeadUpdate;
  /** The message after the change succeeded, with an undo button. */
  done: string;
  onDone?: () => void;
  /** Called after success or failure, once the shown data are up to date. */
  onEnd?: () => void;
}>;

/**
 * Changes single fields of a lead, regardless of other changes. `pending` is the change on its way until the data are
 * reloaded, so that a screen can show it at once.
 */
export function useLeadChange() {
  const provider = useDataProvider<EtalaseProvider>();
  const queries = useQueryClient();

  const { mutate, isPending, variables } = useAct({
    // Run in sequence, so that quick moves add up.
    scope: { id: "leads" },
    does: async (_call, { lead, change }: Change) => {
      const call = { id: lead.id, data: change, previousData: lead };
      return (await provider.update("leads", call)).data;
    },
    done: (_, { done }) => done,
    failed: refusalOr(t("The lead could not be changed")),
    gone: t("Somebody else has deleted this lead."),
    onDone: (_, { onDone }) => {
      onDone?.();
      return queries.invalidateQueries({ queryKey: ["leads"] });
    },
    onEnd: ({ onEnd }) => onEnd?.(),
  });
  return { change: mutate, isPending, pending: isPending ? variables : undefined };
}

/** Leads do not go to the trash. */
export const deleting = deleteSentences("lead", {
  warning: t("will be deleted with its history. You can undo this for 30 minutes; then it is gone for good."),
});
