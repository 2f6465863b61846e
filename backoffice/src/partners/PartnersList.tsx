import type { Partner } from "@etalase/contracts/plain/partners.schema";
import { messages } from "@etalase/contracts/text/messages";
import { Box, Button, Dialog, Typography } from "@mui/material";
import { InfoIcon } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router-dom";
import { t } from "../kit/language/t.ts";
import { FilterSearch } from "../kit/list/FilterSearch.tsx";
import { FilterTabs, SortSelect } from "../kit/list/FilterSelect.tsx";
import { FoldedFilters } from "../kit/list/FoldedFilters.tsx";
import { orderedSorts } from "../kit/order/OrderedList.tsx";
import { useEditPath } from "../kit/parts/EditLink.tsx";
import { formatDay } from "../kit/parts/format.ts";
import { IconAction } from "../kit/parts/IconAction.tsx";
import { RecordName } from "../kit/parts/RecordName.tsx";
import { oneLine } from "../kit/theme/looks.ts";
import { End, Quiet, Row } from "../kit/theme/Words.tsx";
import { ActiveList } from "../plain/ActiveList.tsx";
import { ActiveChip, activeChoices, activeRows } from "../plain/activeRows.tsx";
import { LogoFrame } from "./PartnerLogo.tsx";
import { PartnerWebsite } from "./PartnerWebsite.tsx";

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Quiet component="dt" sx={{ fontWeight: 600 }}>
      {name}
    </Quiet>
    <Box component="dd" sx={{ m: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
      {children}
    </Box>
  </>
);

const facts = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr", sm: "132px 1fr" },
  columnGap: 2,
  rowGap: { xs: 0.25, sm: 1.5 },
  alignItems: "baseline",
  my: 3,
  fontSize: ".9375rem",
  "& dd": { mb: { xs: 1.5, sm: 0 } },
};

type PartnerDetailsProps = Readonly<{ partner: Partner; open: boolean; onClose: () => void }>;

/** Shows all details of one partner. */
function PartnerDetails({ partner, open, onClose }: PartnerDetailsProps) {
  const titleId = useId();
  const edit = useEditPath(partner.id);
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <Box sx={{ p: 3 }}>
        <Row sx={{ gap: 2, flexWrap: "wrap" }}>
          <LogoFrame partner={partner} size={{ width: 144, height: 72 }} />
          <Box sx={{ flex: 1, minWidth: 160 }}>
            <Typography id={titleId} variant="h2" sx={{ fontSize: "1.2rem", mb: 0.75, overflowWrap: "anywhere" }}>
              {partner.name}
            </Typography>
            <ActiveChip isActive={partner.isActive} />
          </Box>
        </Row>
        <Box component="dl" sx={facts}>
          <Fact name={t("Display order")}>{partner.order + 1}</Fact>
          <Fact name={t("Website")}>
            <PartnerWebsite website={partner.website} />
          </Fact>
          <Fact name={t("Description")}>{partner.description || t("No description")}</Fact>
          <Fact name={t("Created")}>{formatDay(partner.createdAt)}</Fact>
          <Fact name={t("Last updated")}>{formatDay(partner.updatedAt)}</Fact>
        </Box>
        <End sx={{ gap: 1 }}>
          <Button component={Link} to={edit} variant="outlined">
            {t("Edit Partner")}
          </Button>
          <Button variant="contained" onClick={onClose} autoFocus>
            {t("Close")}
          </Button>
        </End>
      </Box>
    </Dialog>
  );
}

function DetailsAction({ partner }: { partner: Partner }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconAction
        label={t("View details of {name}", { name: partner.name })}
        tip={t("View details")}
        Icon={InfoIcon}
        onClick={() => setOpen(true)}
      />
      <PartnerDetails partner={partner} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

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
    invitation={t("Partner logos on the homepage build trust. Add the first one.")}
    rows={rows}
    filters={filters}
  />
);
