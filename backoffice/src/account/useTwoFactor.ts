import type { TwoFactorDemand, TwoFactorState } from "@etalase/contracts/accounts/users.schema";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";
import { setLacking } from "../kit/data/lacking.ts";

export const stateKey = ["two-factor"];

/** Reads the state of one's own second factor. */
export function useTwoFactor(): UseQueryResult<TwoFactorState> {
  const provider = useDataProvider<EtalaseProvider>();
  return useQuery({
    queryKey: stateKey,
    queryFn: async ({ signal }) => {
      const { data } = await provider.call<TwoFactorState>("auth/two-factor", { signal });
      setLacking(data.lacking);
      return data;
    },
    retry: false,
  });
}

export const demandPath = "auth/two-factor/requirement";
export const demandKey = ["two-factor-requirement"];

/** Reads the two-factor policy; the server refuses accounts that lack a required second factor. */
export function useTwoFactorDemand(isAsked: boolean): UseQueryResult<TwoFactorDemand> {
  const provider = useDataProvider<EtalaseProvider>();
  return useQuery({
    queryKey: demandKey,
    queryFn: async ({ signal }) => (await provider.call<TwoFactorDemand>(demandPath, { signal })).data,
    enabled: isAsked,
    retry: false,
  });
}
