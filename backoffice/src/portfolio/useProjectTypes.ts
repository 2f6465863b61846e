import { useGetList } from "react-admin";
import type { Choice } from "../list/FilterSelect.tsx";

/** The project types in use. Without an answer there are none to offer, and a new one can still be named. */
export function useProjectTypes(): readonly Choice[] {
  const { data = [] } = useGetList<Choice>("portfolio/project-types", {}, { retry: false });
  return data;
}
