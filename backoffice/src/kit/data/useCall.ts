import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "./dataProvider.ts";

type CallOptions<Answer, Data> = Omit<UseQueryOptions<Answer, Error, Data>, "queryKey" | "queryFn">;

/** Loads the answer of the API to a path. A failure is reported at once: `http` has retried what is worth it. */
export function useCall<Answer, Data = Answer>(
  path: string,
  queryKey: QueryKey,
  options: CallOptions<Answer, Data> = {},
) {
  const provider = useDataProvider<EtalaseProvider>();
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await provider.call<Answer>(path, { signal })).data,
    retry: false,
    ...options,
  });
}
