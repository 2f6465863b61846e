import { Box, Button, Typography } from "@mui/material";
import { SlidersHorizontalIcon } from "lucide-react";
import { useId, useState } from "react";
import { useListContext } from "react-admin";
import { ClearFilters } from "../list/FilterBar.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { useTextFilter } from "../list/FilterSelect.tsx";
import { FilterTabs } from "../list/FilterTabs.tsx";
import { type SortChoice, SortSelect } from "../list/SortSelect.tsx";

const sorts: readonly SortChoice[] = [
  { field: "order", order: "ASC", name: "Custom order" },
  { field: "name", order: "ASC", name: "Name A–Z" },
  { field: "name", order: "DESC", name: "Name Z–A" },
  { field: "createdAt", order: "DESC", name: "Newest" },
  { field: "createdAt", order: "ASC", name: "Oldest" },
];

const statuses = [
  { id: "true", name: "Active" },
  { id: "false", name: "Inactive" },
];

const panel = {
  flexBasis: "100%",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1.25,
  pt: 1.25,
  borderTop: 1,
  borderColor: "divider",
  "& .MuiToggleButtonGroup-root": { ml: 0 },
};

function FilterPanel({ id }: { id: string }) {
  const { filterValues } = useListContext();
  return (
    <Box id={id} role="group" aria-label="Filters" sx={panel}>
      <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
        Status
      </Typography>
      <FilterTabs source="isActive" label="Status" choices={statuses} />
      {Object.values(filterValues).some(Boolean) && <ClearFilters />}
    </Box>
  );
}

/** Search and sorting in sight; the rest unfolds, and is there from the start when it narrows the list. */
export function PartnersFilters() {
  const [status] = useTextFilter("isActive");
  const id = useId();
  const [open, setOpen] = useState(status !== "");
  return (
    <>
      <FilterSearch placeholder="Search partner name" />
      <Button
        variant="outlined"
        startIcon={<SlidersHorizontalIcon />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        sx={{ ml: { sm: "auto" }, flex: { xs: 1, sm: "none" } }}
      >
        {status ? "Filters (1)" : "Filters"}
      </Button>
      <Box sx={{ flex: { xs: 1, sm: "none" } }}>
        <SortSelect choices={sorts} />
      </Box>
      {open && <FilterPanel id={id} />}
    </>
  );
}
