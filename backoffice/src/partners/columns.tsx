import type { Partner } from "@etalase/contracts/plain/partners.schema";
import { messages } from "@etalase/contracts/text/messages";
import { Box } from "@mui/material";
import { activeRows } from "../active/activeRows.tsx";
import { t } from "../language/t.ts";
import { RecordName } from "../parts/RecordName.tsx";
import { oneLine } from "../theme/looks.ts";
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

export const rows = activeRows<Partner>("partners", {
  label: t("Name"),
  name: (partner) => <PartnerName partner={partner} />,
  picture: (partner) => <LogoFrame partner={partner} size={{ width: 92, height: 56 }} />,
  words: (partner) => (
    <>
      <PartnerName partner={partner} />
      <Box sx={{ fontSize: ".8125rem" }}>
        <PartnerWebsite website={partner.website} />
      </Box>
    </>
  ),
  pictured: { name: t("Logo"), source: "logo", cell: (partner) => <LogoFrame partner={partner} /> },
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
  toggled: t(messages.partners.statusFailed),
  more: (partner) => <DetailsAction partner={partner} />,
});
