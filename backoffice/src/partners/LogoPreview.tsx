import { Box } from "@mui/material";
import { logoGround } from "./logoGround.ts";
import { PartnerLogo } from "./PartnerLogo.tsx";

type LogoPreviewProps = Readonly<{ src: string; alt: string }>;

const grounds = { light: "On light", dark: "On dark" } as const;

const pane = { display: "flex", flexDirection: "column", height: 116, p: 1.5, pb: 0.75, borderRadius: "10px" } as const;

/** The logo on both grounds that it may meet; the picture is told of once. */
export const LogoPreview = ({ src, alt }: LogoPreviewProps) => (
  <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1.25, mb: 1.5 }}>
    {(["light", "dark"] as const).map((ground) => (
      <Box key={ground} sx={{ ...pane, border: 1, borderColor: "divider", ...logoGround[ground] }}>
        <Box sx={{ flex: 1, minHeight: 0 }}>
          <PartnerLogo src={src} alt={ground === "light" ? alt : ""} />
        </Box>
        <Box sx={{ fontSize: ".75rem", fontWeight: 600, pt: 0.75 }}>{grounds[ground]}</Box>
      </Box>
    ))}
  </Box>
);
