import { partnerLimits } from "@etalase/contracts/partners";
import type { Partner } from "@etalase/contracts/partners.schema";
import { Box, Link as MuiLink } from "@mui/material";
import { Link } from "react-router-dom";
import { reach } from "../theme/palette.ts";
import { editPath } from "./paths.ts";

/** At most so many characters, as a reader counts them, with the ellipsis beside them. */
function previewOf(text: string, max = partnerLimits.descriptionPreview): string {
  const characters = [...text];
  return characters.length > max ? `${characters.slice(0, max).join("").trimEnd()}…` : text;
}

/** The name, which leads to the form, over the beginning of the description. */
export const PartnerName = ({ partner }: { partner: Partner }) => (
  <Box sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
    <MuiLink
      component={Link}
      to={editPath(partner.id)}
      underline="hover"
      sx={{ color: "text.primary", fontWeight: 600, fontSize: ".9375rem", ...reach }}
    >
      {partner.name}
    </MuiLink>
    {partner.description && (
      <Box sx={{ color: "text.secondary", fontSize: ".8125rem" }}>{previewOf(partner.description)}</Box>
    )}
  </Box>
);
