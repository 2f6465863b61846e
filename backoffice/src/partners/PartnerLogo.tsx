import type { Partner } from "@etalase/contracts/plain/partners.schema";
import { brand } from "@etalase/contracts/site/brand";
import { Box } from "@mui/material";
import { t } from "../kit/language/t.ts";
import { usePicture } from "../kit/parts/Thumbnail.tsx";
import { centred, outlined } from "../kit/theme/looks.ts";

const whole = { width: 1, height: 1 };
const placeholder = {
  ...whole,
  ...centred,
  fontSize: ".8125rem",
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: "center",
} as const;

/** A logo that fills its place, or a placeholder when the picture fails to load. */
function PartnerLogo({ src, alt, sx = {} }: Readonly<{ src: string; alt: string; sx?: object }>) {
  const { isShown, onError } = usePicture(src);
  if (!isShown) return <Box sx={{ ...placeholder, ...sx }}>{t("Partner Logo")}</Box>;
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      loading="lazy"
      onError={onError}
      sx={{ ...whole, display: "block", objectFit: "contain", ...sx }}
    />
  );
}

/** Backgrounds behind a logo, independent of the dashboard's mode; `color` is for the placeholder's text. */
const grounds = {
  light: { name: t("On light"), look: { bgcolor: brand.white, color: brand.ink } },
  dark: { name: t("On dark"), look: { bgcolor: brand.ink, color: brand.white } },
} as const;

const frame = { flexShrink: 0, p: 0.75, ...outlined, borderRadius: "8px", ...grounds.light.look };
const inTable = { width: { xs: 80, lg: 104 }, height: 52 };
const inactive = { filter: "grayscale(1)", opacity: 0.7 };

/** The logo as on the website, on white; an inactive partner's is grey. */
export const LogoFrame = ({ partner, size = inTable }: Readonly<{ partner: Partner; size?: object }>) => (
  <Box sx={{ ...frame, ...size }}>
    <PartnerLogo
      src={partner.logo}
      alt={t("{name} logo", { name: partner.name })}
      sx={partner.isActive ? {} : inactive}
    />
  </Box>
);

const pane = { display: "flex", flexDirection: "column", height: 116, p: 1.5, pb: 0.75, borderRadius: "10px" } as const;

/** The logo on both backgrounds; screen readers announce it once. */
export const LogoPreview = ({ src, alt }: Readonly<{ src: string; alt: string }>) => (
  <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1.25, mb: 1.5 }}>
    {[grounds.light, grounds.dark].map(({ name, look }) => (
      <Box key={name} sx={{ ...pane, ...outlined, ...look }}>
        <Box sx={{ flex: 1, minHeight: 0 }}>
          <PartnerLogo src={src} alt={look === grounds.light.look ? alt : ""} />
        </Box>
        <Box sx={{ fontSize: ".75rem", fontWeight: 600, pt: 0.75 }}>{name}</Box>
      </Box>
    ))}
  </Box>
);
