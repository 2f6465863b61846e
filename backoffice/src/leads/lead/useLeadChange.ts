import type { Lead, LeadUpdate } from "@etalase/contracts/leads/leads.schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type HttpError, useDataProvider, useNotify } from "react-admin";
import type { EtalaseProvider } from "../../data/dataProvider.ts";
import { isGone } from "../../data/http.ts";
import { useDone } from "../../notices/UndoButton.tsx";

type Change = Readonly<{
  lead: Lead;
  change: LeadUpdate;
  /** Told once it is sure, with the way back. */
  done: string;
  onDone?: () => void;
  /** Done or not, and what is shown is up to date. */
  onEnd?: () => void;
}>;

const refused = 400;

function sentenceOf(error: HttpError): string {
  if (isGone(error)) return "Somebody else has deleted this lead.";
  return error.status === refused ? error.message : "The lead could not be changed";
}

/**
 * Changes single fields of a lead, which are meant whatever else has changed. `pending` is what is on its way, until
 * what is shown has been loaded anew: a screen shows it at once.
 */
export function useLeadChange() {
  const provider = useDataProvider<EtalaseProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const tell = useDone();
  const reload = () => queries.invalidateQueries({ queryKey: ["leads"] });

  const { mutate, isPending, variables } = useMutation<unknown, HttpError, Change>({
    // One after the other, so that quick moves add up.
    scope: { id: "leads" },
    mutationFn: async ({ lead, change }) => {
      const call = { id: lead.id, data: change, previousData: lead, meta: { patch: true } };
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
