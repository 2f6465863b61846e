import { Box } from "@mui/material";
import { t } from "../kit/language/t.ts";
import { outlined } from "../kit/theme/looks.ts";
import { fitted, google } from "./textWidth.ts";

type GooglePreviewProps = Readonly<{
  title: string;
  description: string;
  siteName: string;
  path: string;
  hidden: boolean;
}>;

/** Google's own colours and sizes in every theme, as the result will look there. */
const looks = {
  card: { bgcolor: "#fff", color: "#4d5156", borderRadius: "12px", ...outlined, p: 2, overflow: "hidden" },
  site: { fontSize: 14, lineHeight: "20px", color: "#202124" },
  address: { fontSize: 12, lineHeight: "18px", color: "#4d5156", overflowWrap: "anywhere" },
  title: { fontSize: 20, lineHeight: 1.3, color: "#1a0dab", mt: 0.75, mb: 0.5, overflowWrap: "anywhere" },
  text: { fontSize: 14, lineHeight: 1.58, overflowWrap: "anywhere" },
  /** Not paler, since it must stay readable. */
  struck: { filter: "grayscale(1)", textDecoration: "line-through" },
} as const;

const crumbsOf = (path: string) => [location.origin, ...path.split("/").filter(Boolean)].join(" › ");

/** The page as a search result, truncated where Google truncates it. */
export const GooglePreview = ({ title, description, siteName, path, hidden }: GooglePreviewProps) => (
  <Box
    role="img"
    aria-label={t("Search result: {title}", { title })}
    sx={{ ...looks.card, fontFamily: "Arial, sans-serif" }}
  >
    <Box sx={hidden ? looks.struck : {}}>
      <Box sx={looks.site}>{siteName}</Box>
      <Box sx={looks.address}>{crumbsOf(path)}</Box>
      <Box sx={looks.title}>{fitted(title, google.title)}</Box>
      <Box sx={looks.text}>{fitted(description, google.description)}</Box>
    </Box>
    {hidden && (
      <Box sx={{ ...looks.text, mt: 1, color: "#202124" }}>{t("Search engines are asked not to list this page.")}</Box>
    )}
  </Box>
);
