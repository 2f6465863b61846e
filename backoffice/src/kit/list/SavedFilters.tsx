import { Box, Button, Popover, TextField, Typography } from "@mui/material";
import { Trash2Icon } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { type SavedQuery, useListContext, useSavedQueries } from "react-admin";
import { t } from "../language/t.ts";
import { IconAction } from "../parts/IconAction.tsx";
import { PlainList } from "../parts/PlainList.tsx";
import { outlined } from "../theme/looks.ts";
import { Row } from "../theme/Words.tsx";

/** Returns a text that is equal for the same filters and order, however they were set. */
function signature(filter: object, sort: SavedQuery["value"]["sort"]): string {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined && value !== "");
  return JSON.stringify([set.toSorted(([a], [b]) => (a < b ? -1 : 1)), sort?.field, sort?.order]);
}

/** The named filters of this list, in react-admin's store; each includes the sort order. */
function useSavedFilters() {
  const { resource, filterValues, displayedFilters, sort, perPage, setFilters, setSort } = useListContext();
  const [saved, setSaved] = useSavedQueries(resource);
  const current = signature(filterValues, sort);

  const without = (label: string) => saved.filter((other) => other.label !== label);
  return {
    saved,
    isCurrent: ({ value }: SavedQuery) => signature(value.filter ?? {}, value.sort) === current,
    isFiltered: Object.values(filterValues).some(Boolean),
    /** Replaces a filter of the same name. */
    save: (label: string) =>
      setSaved([...without(label), { label, value: { filter: filterValues, displayedFilters, sort, perPage } }]),
    remove: (label: string) => setSaved(without(label)),
    apply: ({ value }: SavedQuery) => {
      setFilters(value.filter ?? {}, value.displayedFilters);
      if (value.sort) setSort(value.sort);
    },
  };
}

const nameMax = 50;

const paper = { mt: 1, p: 2, width: 340, ...outlined, boxShadow: "0 12px 32px -8px rgba(8, 20, 30, .25)" };

type Filters = ReturnType<typeof useSavedFilters>;
type SavedRowProps = Readonly<{ query: SavedQuery; filters: Filters; onApplied: () => void }>;

function SavedRow({ query, filters, onApplied }: SavedRowProps) {
  const current = filters.isCurrent(query);
  const apply = () => {
    filters.apply(query);
    onApplied();
  };
  return (
    <Row component="li" sx={{ gap: 0.5 }}>
      <Button
        onClick={apply}
        aria-current={current || undefined}
        sx={{
          flex: 1,
          minWidth: 0,
          justifyContent: "start",
          color: "text.primary",
          bgcolor: current ? "action.selected" : "",
        }}
      >
        <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis" }}>
          {query.label}
        </Box>
      </Button>
      <IconAction
        label={t("Remove {name}", { name: query.label })}
        tip={t("Remove")}
        Icon={Trash2Icon}
        danger
        onClick={() => filters.remove(query.label)}
      />
    </Row>
  );
}

/** Names the current filters. */
function SaveForm({ filters }: { filters: Filters }) {
  const [name, setName] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    filters.save(name.trim());
    setName("");
  };
  if (!filters.isFiltered) {
    return <Typography variant="body2">{t("Search or set a filter first to save it here.")}</Typography>;
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: "flex", gap: 1, alignItems: "end" }}>
      <TextField
        label={t("Save the current filters as")}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: nameMax } }}
      />
      <Button type="submit" variant="contained" aria-disabled={!name.trim()}>
        {t("Save")}
      </Button>
    </Box>
  );
}

/**
 * Saves filters under a name. react-admin's SavedQueriesList is placed in an aside, removes only the applied filter,
 * and keeps two of the same name.
 */
export function SavedFilters(
  popup: Readonly<{ open: boolean; anchorEl: () => HTMLElement | null; onClose: () => void }>,
) {
  const filters = useSavedFilters();
  const titleId = useId();
  return (
    <Popover
      {...popup}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{ paper: { role: "dialog", "aria-labelledby": titleId, elevation: 0, sx: paper } }}
    >
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        {t("Saved filters")}
      </Typography>
      <PlainList sx={{ mb: 1.5, maxHeight: 260, overflowY: "auto" }}>
        {filters.saved.map((query) => (
          <SavedRow key={query.label} query={query} filters={filters} onApplied={popup.onClose} />
        ))}
      </PlainList>
      <SaveForm filters={filters} />
    </Popover>
  );
}
