import { SearchField } from "../parts/keys/SearchField.tsx";
import { useTextFilter } from "./FilterSelect.tsx";
import { useListState } from "./listState.ts";

/** The list's `search` filter. */
export function FilterSearch({ placeholder }: { placeholder: string }) {
  const [applied, apply] = useTextFilter("search");
  return <SearchField {...{ placeholder, applied, apply }} onType={useListState().type} />;
}
