import type { RequestMade, TestimonialRequestView } from "@etalase/contracts/testimonials.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../../kit/data/dataProvider.ts";
import { t } from "../../kit/language/t.ts";
import { useAct } from "../../kit/notices/useAct.ts";

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
export function useRequesting(portfolioId: string) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(portfolioId) });
  return {
    ask: useAct({
      does: (call, clientName: string) =>
        call<RequestMade>(path, { method: "POST", data: { clientName, portfolioId } }),
      onDone: refresh,
    }),
    revoke: useAct({
      // The dialog closes with the message, above the fresh list.
      does: (call, { id }: TestimonialRequestView) => call(`${path}/${id}`, { method: "DELETE" }).finally(refresh),
      done: (_, { clientName }) => t("The link of {name} is revoked", { name: clientName }),
    }),
  };
}
