import { pageLimits } from "@etalase/contracts/list";
import { InputAdornment, TextField } from "@mui/material";
import { useEffect, useState } from "react";
import { useListContext } from "react-admin";
import { SearchIcon } from "../icons.tsx";

const delayMs = 400;

/** The list's `search` filter, applied when typing pauses. */
export function FilterSearch({ placeholder }: { placeholder: string }) {
  const { filterValues, setFilters } = useListContext();
  const applied: string = filterValues.search ?? "";
  const [typed, setTyped] = useState(applied);

  // Filters also change from elsewhere: "Clear filters", the Back button.
  useEffect(() => setTyped(applied), [applied]);
  useEffect(() => {
    if (typed.trim() === applied) return;
    const timer = setTimeout(() => setFilters({ ...filterValues, search: typed.trim() || undefined }), delayMs);
    return () => clearTimeout(timer);
  }, [typed, applied, filterValues, setFilters]);

  return (
    <TextField
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={placeholder}
      sx={{ width: { xs: 1, sm: 280 } }}
      slotProps={{
        htmlInput: { "aria-label": placeholder, maxLength: pageLimits.searchMax },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon sx={{ color: "text.secondary" }} />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
