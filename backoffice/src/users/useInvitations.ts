import type { Invitation, InvitationLink } from "@etalase/contracts/accounts/people.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";
import { useCall } from "../kit/data/useCall.ts";
import { t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";

const path = "users/invitations";
const queryKey = ["invitations"];

/** Loads the invitations that nobody has accepted yet. */
export function useInvitations() {
  return useCall(path, queryKey, {
    select: ({ invitations }: Readonly<{ invitations: readonly Invitation[] }>) => invitations,
  });
}

/** The details of an invited person. */
export type Invited = Readonly<{ name: string; email?: string; role: string }>;

/** Creates, renews and revokes invitations, and then refetches the list. */
export function useInviting() {
  const provider = useDataProvider<EtalaseProvider>();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey });
  return {
    invite: async (data: Invited) => {
      const { data: link } = await provider.call<InvitationLink>(path, { method: "POST", data });
      void refresh();
      return link;
    },
    renew: useAct({
      does: (call, { id }: Invitation) => call<InvitationLink>(`${path}/${id}/link`, { method: "POST" }),
      onDone: () => void refresh(),
    }),
    revoke: useAct({
      // The dialog closes with the message, above the fresh list.
      does: async (call, { id }: Invitation) => {
        await call(`${path}/${id}`, { method: "DELETE" });
        await refresh();
      },
      done: (_, { name }) => t("The invitation of {name} is revoked", { name }),
    }),
  };
}
