import { Box, Button, Typography } from "@mui/material";
import { SlidersHorizontalIcon } from "lucide-react";
import { useId, useState } from "react";
import { useListContext } from "react-admin";
import { activeChoices } from "../active/ActiveChip.tsx";
import { ActiveList } from "../active/ActiveList.tsx";
import { t } from "../language/t.ts";
import { ClearFilters } from "../list/FilterBar.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterTabs, SortSelect, useTextFilter } from "../list/FilterSelect.tsx";
import { orderedSorts } from "../order/OrderedList.tsx";
import { lineAbove } from "../theme/looks.ts";
import { Row } from "../theme/Words.tsx";
import { rows } from "./columns.tsx";

const panel = {
  flexBasis: "100%",
  flexWrap: "wrap",
  gap: 1.25,
  pt: 1.25,
  ...lineAbove,
  "& .MuiToggleButtonGroup-root": { ml: 0 },
};

function FilterPanel({ id }: { id: string }) {
  const { filterValues } = useListContext();
  return (
    <Row id={id} role="group" aria-label={t("Filters")} sx={panel}>
      <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
        {t("Status")}
      </Typography>
      <FilterTabs source="isActive" label={t("Status")} choices={activeChoices} />
      {Object.values(filterValues).some(Boolean) && <ClearFilters />}
    </Row>
  );
}

/** Shows search and sorting; other filters unfold, and start unfolded when they narrow the list. */
function PartnersFilters() {
  const [status] = useTextFilter("isActive");
  const id = useId();
  const [open, setOpen] = useState(status !== "");
  return (
    <>
      <FilterSearch placeholder={t("Search partner name")} />
      <Button
        variant="outlined"
        startIcon={<SlidersHorizontalIcon />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        sx={{ ml: { sm: "auto" }, flex: { xs: 1, sm: "none" } }}
      >
        {status ? t("Filters (1)") : t("Filters")}
      </Button>
      <Box sx={{ flex: { xs: 1, sm: "none" } }}>
        <SortSelect choices={orderedSorts} />
      </Box>
      {open && <FilterPanel id={id} />}
    </>
  );
}

export const PartnersList = () => (
  <ActiveList
    resource="partners"
    invitation={t("The logos of partners stand on the home page and win trust there. Add the first one.")}
    rows={rows}
    filters={<PartnersFilters />}
  />
);
