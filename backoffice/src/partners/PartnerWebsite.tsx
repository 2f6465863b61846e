import { Box, Link as MuiLink } from "@mui/material";
import { t } from "../kit/language/t.ts";
import { reach } from "../kit/theme/palette.ts";

/** Shows only the host, linked to the website in a new tab. Only web addresses become links. */
export function PartnerWebsite({ website, sx = {} }: Readonly<{ website: string; sx?: object }>) {
  const url = URL.parse(website);
  if (!url || !/^https?:$/.test(url.protocol)) {
    return (
      <Box component="span" sx={{ color: "text.secondary", ...sx }}>
        {t("No website")}
      </Box>
    );
  }
  return (
    <MuiLink
      href={url.href}
      target="_blank"
      rel="noopener"
      title={url.host}
      underline="hover"
      sx={{ overflowWrap: "anywhere", ...reach, ...sx }}
    >
      {url.host}
    </MuiLink>
  );
}
