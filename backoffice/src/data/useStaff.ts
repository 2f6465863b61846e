import type { NewsAuthors } from "@etalase/contracts/news.schema";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "./dataProvider.ts";

/** The accounts that work here, by name: an article may be by them, a lead be theirs. Without an answer there are none. */
export function useStaff(): NewsAuthors {
  const provider = useDataProvider<EtalaseProvider>();
  const { data } = useQuery({
    queryKey: ["news", "authors"],
    queryFn: ({ signal }) => provider.call<NewsAuthors>("news/authors", { signal }),
    retry: false,
  });
  return data?.data ?? [];
}
