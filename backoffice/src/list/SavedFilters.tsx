import { Box, Button, Popover, TextField, Typography } from "@mui/material";
import { type FormEvent, useId, useState } from "react";
import type { SavedQuery } from "react-admin";
import { IconAction } from "../parts/IconAction.tsx";
import { BookmarkIcon, Trash2Icon } from "../theme/icons.tsx";
import { ToolButton } from "./ToolButton.tsx";
import { useSavedFilters } from "./useSavedFilters.ts";

const nameMax = 50;

const paper = {
  mt: 1,
  p: 2,
  width: 340,
  border: 1,
  borderColor: "divider",
  boxShadow: "0 12px 32px -8px rgba(8, 20, 30, .25)",
};

type Filters = ReturnType<typeof useSavedFilters>;
type SavedRowProps = Readonly<{ query: SavedQuery; filters: Filters; onApplied: () => void }>;

function SavedRow({ query, filters, onApplied }: SavedRowProps) {
  const current = filters.isCurrent(query);
  const apply = () => {
    filters.apply(query);
    onApplied();
  };
  return (
    <Box component="li" sx={{ display: "flex", alignItems: "center", gap: 0.5 }}>
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
        label={`Remove ${query.label}`}
        tip="Remove"
        Icon={Trash2Icon}
        danger
        onClick={() => filters.remove(query.label)}
      />
    </Box>
  );
}

/** Names what the list is filtered by now. */
function SaveForm({ filters }: { filters: Filters }) {
  const [name, setName] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    filters.save(name.trim());
    setName("");
  };
  if (!filters.isFiltered) {
    return <Typography variant="body2">Search or set a filter first; then it can be saved here.</Typography>;
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: "flex", gap: 1, alignItems: "end" }}>
      <TextField
        label="Save the current filters as"
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: nameMax } }}
      />
      <Button type="submit" variant="contained" aria-disabled={!name.trim()}>
        Save
      </Button>
    </Box>
  );
}

/** Filters under a name: to come back to, and to be removed again. */
export function SavedFilters() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const filters = useSavedFilters();
  const titleId = useId();
  const open = anchor !== null;
  const close = () => setAnchor(null);
  return (
    <>
      <ToolButton
        label="Saved filters"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <BookmarkIcon />
      </ToolButton>
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { role: "dialog", "aria-labelledby": titleId, elevation: 0, sx: paper } }}
      >
        <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
          Saved filters
        </Typography>
        <Box component="ul" sx={{ listStyle: "none", m: 0, mb: 1.5, p: 0, maxHeight: 260, overflowY: "auto" }}>
          {filters.saved.map((query) => (
            <SavedRow key={query.label} query={query} filters={filters} onApplied={close} />
          ))}
        </Box>
        <SaveForm filters={filters} />
      </Popover>
    </>
  );
}
