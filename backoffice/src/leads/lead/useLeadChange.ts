import type { Lead, LeadUpdate } from "@etalase/contracts/leads/leads.schema";
import { useQueryClient } from "@tanstack/react-query";
import { type HttpError, useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../../kit/data/dataProvider.ts";
import { isGone } from "../../kit/data/http.ts";
import { t } from "../../kit/language/t.ts";
import { useAct } from "../../kit/notices/useAct.ts";

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
  if (isGone(error)) return t("Somebody else has deleted this lead.");
  return error.status === refused ? error.message : t("The lead could not be changed");
}

/**
 * Changes single fields of a lead, regardless of other changes. `pending` is the change on its way until the data are
 * reloaded, so that a screen can show it at once.
 */
export function useLeadChange() {
  const provider = useDataProvider<EtalaseProvider>();
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: ["leads"] });

  const { mutate, isPending, variables } = useAct({
    // Run in sequence, so that quick moves add up.
    scope: { id: "leads" },
    does: async (_call, { lead, change }: Change) => {
      const call = { id: lead.id, data: change, previousData: lead };
      return (await provider.update("leads", call)).data;
    },
    done: (_, { done }) => done,
    failed: sentenceOf,
    onDone: (_, { onDone }) => {
      onDone?.();
      return reload();
    },
    onFail: (error) => isGone(error) && reload(),
    onEnd: ({ onEnd }) => onEnd?.(),
  });
  return { change: mutate, isPending, pending: isPending ? variables : undefined };
}
