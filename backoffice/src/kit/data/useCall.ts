import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import { arrivedAhead } from "./ahead.ts";
import type { EtalaseProvider } from "./dataProvider.ts";
import { api } from "./endpoints.ts";

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
    // The type is the caller's to know, as with an answer.
    initialData: () => arrivedAhead(`${api}/${path}`) as Answer | undefined,
    retry: false,
    ...options,
  });
}
