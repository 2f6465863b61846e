import { useGetList } from "react-admin";
import type { Choice } from "../list/FilterSelect.tsx";

/** The categories in use. Without an answer there are none to offer, and a new one can still be named. */
export function useCategories() {
  const { data, isPending } = useGetList<Choice>("news/categories", {}, { retry: false });
  return { choices: data ?? [], isPending };
}
