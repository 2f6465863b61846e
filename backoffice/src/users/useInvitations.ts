import type { Invitation, InvitationLink } from "@etalase/contracts/accounts/people.schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";

const path = "users/invitations";
const queryKey = ["invitations"];

/** Loads the invitations that nobody has accepted yet. */
export function useInvitations() {
  const provider = useDataProvider<EtalaseProvider>();
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await provider.call<{ invitations: readonly Invitation[] }>(path, { signal })).data.invitations,
    retry: false,
  });
}

/** The details of an invited person. */
export type Invited = Readonly<{ name: string; email?: string; role: string }>;

/** Creates, renews and revokes invitations, and then refetches the list. */
export function useInviting() {
  const provider = useDataProvider<EtalaseProvider>();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey });
  const made = async (call: Promise<{ data: InvitationLink }>) => {
    const { data } = await call;
    void refresh();
    return data;
  };
  return {
    refresh,
    invite: (data: Invited) => made(provider.call<InvitationLink>(path, { method: "POST", data })),
    renew: useMutation({
      mutationFn: (id: string) => made(provider.call<InvitationLink>(`${path}/${id}/link`, { method: "POST" })),
    }),
    revoke: useMutation({
      mutationFn: async (id: string) => {
        await provider.call(`${path}/${id}`, { method: "DELETE" });
        await refresh();
      },
    }),
  };
}
