import type { Partner } from "@etalase/contracts/partners.schema";
import { Box } from "@mui/material";
import { logoGround } from "./logoGround.ts";
import { PartnerLogo } from "./PartnerLogo.tsx";

type LogoFrameProps = Readonly<{ partner: Partner; size?: object }>;

const frame = { flexShrink: 0, p: 0.75, border: 1, borderColor: "divider", borderRadius: "8px", ...logoGround.light };
const inTable = { width: { xs: 80, lg: 104 }, height: 52 };
const inactive = { filter: "grayscale(1)", opacity: 0.7 };

/** The logo as the website shows it: on white. An inactive partner's is grey. */
export const LogoFrame = ({ partner, size = inTable }: LogoFrameProps) => (
  <Box sx={{ ...frame, ...size }}>
    <PartnerLogo src={partner.logo} alt={`${partner.name} logo`} sx={partner.isActive ? {} : inactive} />
  </Box>
);
