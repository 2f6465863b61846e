import type { Partner } from "@etalase/contracts/plain/partners.schema";
import { messages } from "@etalase/contracts/text/messages";
import { Box } from "@mui/material";
import { t } from "../kit/language/t.ts";
import { FilterSearch } from "../kit/list/FilterSearch.tsx";
import { FilterTabs, SortSelect } from "../kit/list/FilterSelect.tsx";
import { FoldedFilters } from "../kit/list/FoldedFilters.tsx";
import { orderedSorts } from "../kit/order/OrderedList.tsx";
import { RecordName } from "../kit/parts/RecordName.tsx";
import { oneLine } from "../kit/theme/looks.ts";
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

const filters = (
  <>
    <FilterSearch placeholder={t("Search partner name")} />
    <FoldedFilters sources={["isActive"]} beside={<SortSelect choices={orderedSorts} />}>
      <FilterTabs source="isActive" label={t("Status")} choices={activeChoices} />
    </FoldedFilters>
  </>
);

export const PartnersList = () => (
  <ActiveList
    resource="partners"
    invitation={t("Partner logos on the home page build trust. Add the first one.")}
    rows={rows}
    filters={filters}
  />
);
