import type { NewsAuthors } from "@etalase/contracts/news.schema";
import { useCall } from "./useCall.ts";

/** Loads the staff's accounts, sorted by name, as authors of articles and assignees of leads. Empty on failure. */
export function useStaff(): NewsAuthors {
  return useCall<NewsAuthors>("news/authors", ["news", "authors"]).data ?? [];
}
