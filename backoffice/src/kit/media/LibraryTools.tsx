import type { MediaSort } from "@etalase/contracts/media";
import { pageLimits } from "@etalase/contracts/rules/list";
import { FormControlLabel, MenuItem, Switch, TextField } from "@mui/material";
import { useEffect, useState } from "react";
import type { LibraryQuery } from "../data/mediaApi.ts";
import { t } from "../language/t.ts";
import { Row } from "../theme/Words.tsx";

const sorts: readonly Readonly<{ id: MediaSort; name: string }>[] = [
  { id: "newest", name: t("Newest first") },
  { id: "oldest", name: t("Oldest first") },
  { id: "largest", name: t("Largest first") },
  { id: "name", name: t("Name A–Z") },
];

const delayMs = 400;

type LibraryToolsProps = Readonly<{ query: LibraryQuery; onQuery: (change: Partial<LibraryQuery>) => void }>;

const label = t("Search name or alternative text");

/** Search, order and the filter of unused pictures. */
export function LibraryTools({ query, onQuery }: LibraryToolsProps) {
  const [typed, setTyped] = useState(query.search);
  useEffect(() => setTyped(query.search), [query.search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed counts
  useEffect(() => {
    if (typed.trim() === query.search) return;
    const timer = setTimeout(() => onQuery({ search: typed.trim() }), delayMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Row sx={{ flexWrap: "wrap", gap: 1.25, mb: 2 }}>
      <TextField
        type="search"
        value={typed}
        placeholder={label}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ width: { xs: 1, sm: 280 } }}
        slotProps={{ htmlInput: { "aria-label": label, maxLength: pageLimits.searchMax } }}
      />
      <TextField
        select
        value={query.sort}
        onChange={({ target }) => onQuery({ sort: target.value as MediaSort })} // one of the choices below
        sx={{ width: { xs: 1, sm: 172 } }}
        slotProps={{ select: { SelectDisplayProps: { "aria-label": t("Order") } } }}
      >
        {sorts.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        label={t("Unused only")}
        control={<Switch checked={query.unused} onChange={({ target }) => onQuery({ unused: target.checked })} />}
        sx={{ ml: 0 }}
      />
    </Row>
  );
}
