import type { Partner } from "@etalase/contracts/plain/partners.schema";
import { messages } from "@etalase/contracts/text/messages";
import { Box, Button, Typography } from "@mui/material";
import { SlidersHorizontalIcon } from "lucide-react";
import { useId, useState } from "react";
import { useListContext } from "react-admin";
import { t } from "../kit/language/t.ts";
import { ClearFilters } from "../kit/list/FilterBar.tsx";
import { FilterSearch } from "../kit/list/FilterSearch.tsx";
import { FilterTabs, SortSelect, useTextFilter } from "../kit/list/FilterSelect.tsx";
import { orderedSorts } from "../kit/order/OrderedList.tsx";
import { RecordName } from "../kit/parts/RecordName.tsx";
import { lineAbove, oneLine } from "../kit/theme/looks.ts";
import { Row } from "../kit/theme/Words.tsx";
import { ActiveList } from "../plain/ActiveList.tsx";
import { activeChoices, activeRows } from "../plain/activeRows.tsx";
import { DetailsAction } from "./PartnerDetails.tsx";
import { LogoFrame } from "./PartnerLogo.tsx";
import { PartnerWebsite } from "./PartnerWebsite.tsx";

/** Visible characters of a description in the table. */
const previewMax = 60;

/** Truncates a text to so many visible characters, plus the ellipsis. */
function previewOf(text: string, max = previewMax): string {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max).join("").trimEnd()}…` : text;
}

/** The name above the beginning of the description. */
const PartnerName = ({ partner }: { partner: Partner }) => (
  <RecordName record={partner} note={previewOf(partner.description)} />
);

const host = { display: "block", maxWidth: 200, ...oneLine };

const rows = activeRows<Partner>("partners", {
  name: t("Name"),
  cell: (partner) => <PartnerName partner={partner} />,
  picture: (partner) => <LogoFrame partner={partner} size={{ width: 92, height: 56 }} />,
  words: (partner) => (
    <>
      <PartnerName partner={partner} />
      <Box sx={{ fontSize: ".8125rem" }}>
        <PartnerWebsite website={partner.website} />
      </Box>
    </>
  ),
  pictureColumn: { name: t("Logo"), source: "logo", cell: (partner) => <LogoFrame partner={partner} /> },
  columns: [
    {
      name: t("Website"),
      source: "website",
      isStacked: true,
      of: ({ website }) => website,
      cell: ({ website }) => <PartnerWebsite website={website} sx={host} />,
    },
    { name: t("Description"), of: ({ description }) => description },
  ],
  toggleFailed: t(messages.partners.statusFailed),
  more: (partner) => <DetailsAction partner={partner} />,
});

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
    invitation={t("Partner logos on the home page build trust. Add the first one.")}
    rows={rows}
    filters={<PartnersFilters />}
  />
);
