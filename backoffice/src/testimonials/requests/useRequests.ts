import type { RequestMade, TestimonialRequestView } from "@etalase/contracts/testimonials.schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../../data/dataProvider.ts";

const path = "testimonials/requests";
const keyOf = (portfolioId: string) => ["testimonials", "requests", portfolioId];

/** Loads the links that ask clients about a project, newest first. */
export function useRequests(portfolioId: string) {
  const provider = useDataProvider<EtalaseProvider>();
  return useQuery({
    queryKey: keyOf(portfolioId),
    queryFn: async ({ signal }) =>
      (
        await provider.call<{ requests: readonly TestimonialRequestView[] }>(`${path}?portfolioId=${portfolioId}`, {
          signal,
        })
      ).data.requests,
    retry: false,
  });
}

/** Creates and revokes the links, and then refetches the list. */
export function useAsking(portfolioId: string) {
  const provider = useDataProvider<EtalaseProvider>();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(portfolioId) });
  return {
    ask: useMutation({
      mutationFn: async (clientName: string) =>
        (await provider.call<RequestMade>(path, { method: "POST", data: { clientName, portfolioId } })).data,
      onSuccess: refresh,
    }),
    revoke: useMutation({
      mutationFn: (id: string) => provider.call(`${path}/${id}`, { method: "DELETE" }),
      onSettled: refresh,
    }),
  };
}
