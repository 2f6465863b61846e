import { pageLimits } from "@etalase/contracts/rules/list";
import { Box, InputAdornment, TextField } from "@mui/material";
import { SearchIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { t } from "../../language/t.ts";
import { outlined } from "../../theme/looks.ts";
import { Muted } from "../../theme/Words.tsx";
import { isTyping, useSlash } from "./shortcuts.ts";

/** Elements behind a dialog or an open menu are hidden from assistive technology, those under the bulk bar are inert. */
const isReachable = (element: HTMLElement) => !element.closest("[aria-hidden='true'], [inert]");

/** Focuses the search field on "/", unless the key is typed into a field. */
function useSearchShortcut(isOn: boolean) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTyping(event.target) || !field.current || !isReachable(field.current)) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isOn]);
  return field;
}

const delayMs = 250;

const keyLook = {
  display: { xs: "none", lg: "block" },
  px: 0.875,
  ...outlined,
  borderRadius: "6px",
  color: "text.secondary",
  font: "inherit",
  fontSize: ".75rem",
  ".Mui-focused > &": { display: "none" },
};

const ShortcutKey = () => (
  <Box component="kbd" aria-hidden title={t("Press / to search")} sx={keyLook}>
    /
  </Box>
);

type SearchFieldProps = Readonly<{
  placeholder: string;
  /** The search that is applied. */
  applied: string;
  apply: (search: string) => void;
  /** Receives the text at each key. */
  onType?: ((search: string) => void) | undefined;
}>;

/** Takes the room that the other filters of its line leave: on phones, those that are a button. */
const look = { order: -1, flex: { xs: "1 1 200px", sm: "1 0 100%", md: "1 1 200px" }, maxWidth: { lg: 280 } };

/** A search that is applied when typing pauses. */
export function SearchField({ placeholder, applied, apply, onType }: SearchFieldProps) {
  const [typed, setTyped] = useState(applied);
  const [hasShortcut] = useSlash();
  const field = useSearchShortcut(hasShortcut);

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
      inputRef={field}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={placeholder}
      sx={look}
      slotProps={{
        htmlInput: {
          "aria-label": placeholder,
          maxLength: pageLimits.searchMax,
          ...(hasShortcut && { "aria-keyshortcuts": "/" }),
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Muted component={SearchIcon} />
            </InputAdornment>
          ),
          endAdornment: hasShortcut && !typed && <ShortcutKey />,
        },
      }}
    />
  );
}
