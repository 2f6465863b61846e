import { brand } from "@etalase/contracts/site/brand";
import { Box } from "@mui/material";
import { t } from "../kit/language/t.ts";
import { linesAtMost } from "../kit/theme/looks.ts";

type ChatPreviewProps = Readonly<{
  title: string;
  description: string;
  path: string;
  /** The address of the share picture; without one, a card is drawn from the title. */
  picture?: string | undefined;
}>;

/** WhatsApp's own colours in every theme, as the link will look there. Only the link is darker, for legibility. */
const looks = {
  bubble: { bgcolor: "#d9fdd3", color: "#111b21", borderRadius: "10px", p: 0.5, maxWidth: 340 },
  card: { bgcolor: "#d1f4cc", borderRadius: "8px", overflow: "hidden" },
  picture: { width: 1, aspectRatio: "1200 / 630", objectFit: "cover", display: "block" },
  drawn: {
    aspectRatio: "1200 / 630",
    display: "flex",
    alignItems: "end",
    p: 2,
    color: "#fff",
    fontWeight: 800,
    fontSize: 20,
    lineHeight: 1.2,
    background: `linear-gradient(160deg, ${brand.brandStrong}, ${brand.brandDeep})`,
  },
} as const;

/** Shows the link as a chat does, with picture, two lines of title and one of description. */
export const ChatPreview = ({ title, description, path, picture }: ChatPreviewProps) => (
  <Box role="img" aria-label={t("Link in a chat: {title}", { title })} sx={looks.bubble}>
    <Box sx={looks.card}>
      {picture ? (
        <Box component="img" src={picture} alt="" sx={looks.picture} />
      ) : (
        <Box sx={looks.drawn}>
          <Box sx={linesAtMost(3)}>{title}</Box>
        </Box>
      )}
      <Box sx={{ p: 1.25 }}>
        <Box sx={{ ...linesAtMost(2), fontSize: 14, fontWeight: 600, lineHeight: 1.3 }}>{title}</Box>
        <Box sx={{ ...linesAtMost(1), fontSize: 13, color: "#54656f", mt: 0.25 }}>{description}</Box>
        <Box sx={{ fontSize: 12, color: "#54656f", mt: 0.25 }}>{location.host}</Box>
      </Box>
    </Box>
    <Box sx={{ fontSize: 14, color: "#01638f", px: 0.75, py: 0.5, overflowWrap: "anywhere" }}>
      {location.origin}
      {path}
    </Box>
  </Box>
);
