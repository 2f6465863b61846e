import type { Lead, LeadUpdate } from "@etalase/contracts/leads/leads.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type HttpError, useDataProvider, useNotify } from "react-admin";
import type { EtalaseProvider } from "../../data/dataProvider.ts";
import { isGone } from "../../data/http.ts";
import { useDone } from "../../notices/UndoButton.tsx";

type Change = Readonly<{
  lead: Lead;
  change: LeadUpdate;
  /** The message after the change succeeded, with an undo button. */
  done: string;
  onDone?: () => void;
  /** Called after success or failure, once the shown data are up to date. */
  onEnd?: () => void;
}>;

const refused = 400;

function sentenceOf(error: HttpError): string {
  if (isGone(error)) return "Somebody else has deleted this lead.";
  return error.status === refused ? error.message : "The lead could not be changed";
}

/**
 * Changes single fields of a lead, regardless of other changes. `pending` is the change on its way until the data are
 * reloaded, so that a screen can show it at once.
 */
export function useLeadChange() {
  const provider = useDataProvider<EtalaseProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const tell = useDone();
  const reload = () => queries.invalidateQueries({ queryKey: ["leads"] });

  const { mutate, isPending, variables } = useMutation<unknown, HttpError, Change>({
    // Run in sequence, so that quick moves add up.
    scope: { id: "leads" },
    mutationFn: async ({ lead, change }) => {
      const call = { id: lead.id, data: change, previousData: lead };
      return (await provider.update("leads", call)).data;
    },
    onSuccess: async (data, { done, onDone }) => {
      onDone?.();
      tell(done, data);
      await reload();
    },
    onError: async (error) => {
      notify(sentenceOf(error), { type: "error" });
      if (isGone(error)) await reload();
    },
    onSettled: (_data, _error, { onEnd }) => onEnd?.(),
  });
  return { change: mutate, isPending, pending: isPending ? variables : undefined };
}
