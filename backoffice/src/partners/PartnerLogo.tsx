import { Box } from "@mui/material";
import { useState } from "react";

type PartnerLogoProps = Readonly<{ src: string; alt: string; sx?: object }>;

const isShown = (src: string) => /^(data:|blob:|https?:\/\/)/.test(src);

const whole = { width: 1, height: 1 };
const placeholder = {
  ...whole,
  display: "grid",
  placeItems: "center",
  fontSize: ".8125rem",
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: "center",
} as const;

/** A logo, as large as its place. One that cannot be shown says what should be there. */
export function PartnerLogo({ src, alt, sx = {} }: PartnerLogoProps) {
  const [failed, setFailed] = useState<string>();
  if (!isShown(src) || failed === src) return <Box sx={{ ...placeholder, ...sx }}>Partner Logo</Box>;
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      loading="lazy"
      onError={() => setFailed(src)}
      sx={{ ...whole, display: "block", objectFit: "contain", ...sx }}
    />
  );
}
