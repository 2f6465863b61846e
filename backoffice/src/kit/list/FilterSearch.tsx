import { SearchField } from "../parts/keys/SearchField.tsx";
import { useTextFilter } from "./FilterSelect.tsx";

/** The list's `search` filter. */
export function FilterSearch({ placeholder }: { placeholder: string }) {
  const [applied, apply] = useTextFilter("search");
  return <SearchField {...{ placeholder, applied, apply }} />;
}
