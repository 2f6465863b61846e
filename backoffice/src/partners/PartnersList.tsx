import { partnerLimits } from "@etalase/contracts/partners";
import type { PartnerBulkUpdate } from "@etalase/contracts/partners.schema";
import { messages } from "@etalase/contracts/text/messages";
import { Box, Button, Typography } from "@mui/material";
import { EyeIcon, EyeOffIcon, SlidersHorizontalIcon } from "lucide-react";
import { useId, useState } from "react";
import { useListContext } from "react-admin";
import { BulkActions, type BulkChange } from "../list/BulkChanges.tsx";
import { NoMatch, NothingYet } from "../list/EmptyWindow.tsx";
import { ClearFilters } from "../list/FilterBar.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterTabs, useTextFilter } from "../list/FilterSelect.tsx";
import { ListHead, useCount } from "../list/ListHead.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { Moves } from "../list/Moves.tsx";
import { RowsCard } from "../list/RowsCard.tsx";
import { type SortChoice, SortSelect } from "../list/SortSelect.tsx";
import { formatNumber } from "../parts/format.ts";
import { rows } from "./columns.tsx";
import { activeNames } from "./PartnerWebsite.tsx";

const sorts: readonly SortChoice[] = [
  { field: "order", order: "ASC", name: "Custom order" },
  { field: "name", order: "ASC", name: "Name A–Z" },
  { field: "name", order: "DESC", name: "Name Z–A" },
  { field: "createdAt", order: "DESC", name: "Newest" },
  { field: "createdAt", order: "ASC", name: "Oldest" },
];

const statuses = Object.entries(activeNames).map(([id, name]) => ({ id, name }));

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
function PartnersFilters() {
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

const { noneFound: title, bulkFailed: failed, orderFailed } = messages.partners;
const create = "Add New Partner";

const changes: readonly BulkChange<PartnerBulkUpdate["update"]>[] = [
  { label: "Activate", Icon: EyeIcon, done: "activated", failed, change: { isActive: true } },
  { label: "Deactivate", Icon: EyeOffIcon, done: "deactivated", failed, change: { isActive: false } },
];

function Head() {
  const active = useCount({ isActive: true });
  return (
    <ListHead
      title="Partners Management"
      noun="partner"
      create={create}
      file="partners"
      columns={rows.columns}
      narrowed=" found"
      fact={active === undefined ? undefined : `${formatNumber(active)} shown on the home page`}
    />
  );
}

export const PartnersList = () => (
  <ListScreen resource="partners" perPage={partnerLimits.pageSize} sort={{ field: "order", order: "ASC" }}>
    <Head />
    <Moves failed={orderFailed}>
      <RowsCard
        rows={rows}
        filters={<PartnersFilters />}
        bulkBar={<BulkActions noun="partner" changes={changes} deleting={rows.deleting} />}
        skeleton={{ rows: partnerLimits.pageSize, rowHeight: 73, cardHeight: 190 }}
        empty={
          <NothingYet
            title={title}
            text="The logos of partners stand on the home page and win trust there. Add the first one."
            create={create}
          />
        }
        noMatch={<NoMatch title={title} text="No partner matches these filters." />}
        failure="The partners could not be loaded."
      />
    </Moves>
  </ListScreen>
);
