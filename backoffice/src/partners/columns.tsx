import { partnerLimits } from "@etalase/contracts/partners";
import type { Partner } from "@etalase/contracts/partners.schema";
import { messages } from "@etalase/contracts/text/messages";
import { Box } from "@mui/material";
import type { Rows } from "../list/columns.ts";
import { deleteSentences } from "../list/DeleteDialog.tsx";
import { OrderButtons } from "../list/Moves.tsx";
import { EditLink } from "../parts/EditLink.tsx";
import { isoDay } from "../parts/format.ts";
import { ActiveToggle } from "./ActiveToggle.tsx";
import { DetailsAction } from "./PartnerDetails.tsx";
import { LogoFrame } from "./PartnerLogo.tsx";
import { ActiveChip, activeNames, PartnerWebsite } from "./PartnerWebsite.tsx";

/** At most so many characters, as a reader counts them, with the ellipsis beside them. */
function previewOf(text: string, max = partnerLimits.descriptionPreview): string {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max).join("").trimEnd()}…` : text;
}

/** The name over the beginning of the description. */
const PartnerName = ({ partner }: { partner: Partner }) => (
  <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
    <EditLink id={partner.id} name={partner.name} />
    {partner.description && (
      <Box sx={{ color: "text.secondary", fontSize: ".8125rem" }}>{previewOf(partner.description)}</Box>
    )}
  </Box>
);

const host = {
  display: "block",
  maxWidth: { xs: 132, lg: 200 },
  whiteSpace: "nowrap",
  overflow: "hidden",
  textOverflow: "ellipsis",
};
/** Takes the room that the others leave: without a width of its own, its text wraps instead of pushing them. */
const rest = { width: "50%", maxWidth: 0 };

export const rows: Rows<Partner> = {
  nameOf: ({ name }) => name,
  picture: (partner) => <LogoFrame partner={partner} size={{ width: 92, height: 56 }} />,
  words: (partner) => (
    <>
      <PartnerName partner={partner} />
      <Box sx={{ fontSize: ".8125rem" }}>
        <PartnerWebsite website={partner.website} />
      </Box>
    </>
  ),
  columns: [
    {
      name: "Order",
      source: "order",
      onCard: true,
      of: ({ order }) => order + 1,
      cell: (partner) => <OrderButtons record={partner} name={partner.name} />,
    },
    { name: "Logo", source: "logo", cell: (partner) => <LogoFrame partner={partner} /> },
    {
      name: "Name",
      source: "name",
      isName: true,
      sort: "ASC",
      sx: rest,
      of: ({ name }) => name,
      cell: (partner) => <PartnerName partner={partner} />,
    },
    {
      name: "Website",
      source: "website",
      of: ({ website }) => website,
      cell: ({ website }) => <PartnerWebsite website={website} sx={host} />,
    },
    { name: "Description", of: ({ description }) => description },
    {
      name: "Status",
      source: "isActive",
      onCard: true,
      of: ({ isActive }) => activeNames[`${isActive}`],
      cell: ({ isActive }) => <ActiveChip isActive={isActive} />,
    },
    { name: "Created", of: ({ createdAt }) => isoDay(new Date(createdAt)) },
    { name: "Last updated", of: ({ updatedAt }) => isoDay(new Date(updatedAt)) },
  ],
  actions: (partner) => (
    <>
      <ActiveToggle partner={partner} />
      <DetailsAction partner={partner} />
    </>
  ),
  deleting: deleteSentences("partner", {
    title: "Delete partner",
    warning: "will be deleted and disappear from the website. This cannot be undone.",
    confirm: "Delete partner",
    failed: messages.partners.deleteFailed,
  }),
};
