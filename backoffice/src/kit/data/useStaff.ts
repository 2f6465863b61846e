import type { NewsAuthors } from "@etalase/contracts/news.schema";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "./dataProvider.ts";

/** Loads the staff's accounts, sorted by name, as authors of articles and assignees of leads. Empty on failure. */
export function useStaff(): NewsAuthors {
  const provider = useDataProvider<EtalaseProvider>();
  const { data } = useQuery({
    queryKey: ["news", "authors"],
    queryFn: ({ signal }) => provider.call<NewsAuthors>("news/authors", { signal }),
    retry: false,
  });
  return data?.data ?? [];
}
