import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "./dataProvider.ts";

type Options<Answer, Shown> = Omit<UseQueryOptions<Answer, Error, Shown>, "queryKey" | "queryFn">;

/** Reads the answer of an endpoint that is no list of records, once: screens offer the retry themselves. */
export function useCall<Answer, Shown = Answer>(queryKey: QueryKey, path: string, options?: Options<Answer, Shown>) {
  const provider = useDataProvider<EtalaseProvider>();
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await provider.call<Answer>(path, { signal })).data,
    retry: false,
    ...options,
  });
}
