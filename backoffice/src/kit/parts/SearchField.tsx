import { pageLimits } from "@etalase/contracts/rules/list";
import { InputAdornment, TextField } from "@mui/material";
import { SearchIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { Muted } from "../theme/Words.tsx";

const delayMs = 250;

type SearchFieldProps = Readonly<{
  placeholder: string;
  /** The search that is applied. */
  applied: string;
  apply: (search: string) => void;
  /** Receives the text at each key. */
  onType?: ((search: string) => void) | undefined;
}>;

/** Takes the room that the other filters of its line leave. */
const look = { width: { xs: 1, sm: "auto" }, flex: { sm: "1 1 200px" }, maxWidth: { lg: 280 } };

/** A search that is applied when typing pauses. */
export function SearchField({ placeholder, applied, apply, onType }: SearchFieldProps) {
  const [typed, setTyped] = useState(applied);

  // Filters also change from elsewhere: "Clear filters", the Back button.
  useEffect(() => setTyped(applied), [applied]);
  useEffect(() => onType?.(typed.trim()), [typed, onType]);
  useEffect(() => {
    if (typed.trim() === applied) return;
    const timer = setTimeout(() => apply(typed.trim()), delayMs);
    return () => clearTimeout(timer);
  }, [typed, applied, apply]);

  return (
    <TextField
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={placeholder}
      sx={look}
      slotProps={{
        htmlInput: { "aria-label": placeholder, maxLength: pageLimits.searchMax },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Muted component={SearchIcon} />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
