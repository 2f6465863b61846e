import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { Box } from "@mui/material";
import { ImageIcon } from "lucide-react";
import { t } from "../kit/language/t.ts";
import { usePicture } from "../kit/parts/Thumbnail.tsx";
import { disc } from "../kit/theme/looks.ts";
import { Row } from "../kit/theme/Words.tsx";

const colours = ["#E4868A", "#F2B55F", "#63B894"];

/** The three dots in a display window's title bar. */
export const WindowDots = () => (
  <Box aria-hidden="true" sx={{ display: "flex", gap: 0.75 }}>
    {colours.map((colour) => (
      <Box key={colour} sx={{ ...disc(8), bgcolor: colour }} />
    ))}
  </Box>
);

const frame = {
  aspectRatio: "16 / 10",
  // Prevents the picture's own proportions from stretching the window.
  overflow: "hidden",
  bgcolor: "background.default",
  borderBlock: 1,
  borderColor: "divider",
};

const placeholder = {
  height: 1,
  flexDirection: "column",
  justifyContent: "center",
  color: "text.secondary",
  fontSize: ".8125rem",
} as const;

const Placeholder = ({ text }: { text: string }) => (
  <Row sx={placeholder}>
    <Box component={ImageIcon} sx={{ fontSize: 32 }} />
    {text}
  </Row>
);

/** The featured image, as on its card. */
export function ProjectPicture({ item }: { item: PortfolioItem }) {
  const { featuredImage, featuredImageSet } = item;
  const { isShown, isBroken, onError } = usePicture(featuredImage);
  if (!isShown)
    return (
      <Box sx={frame}>
        <Placeholder text={isBroken ? t("Portfolio Image") : t("No Image")} />
      </Box>
    );
  return (
    <Box sx={{ ...frame, bgcolor: featuredImageSet.color }}>
      <Box
        component="img"
        src={featuredImage}
        srcSet={featuredImageSet.srcset}
        sizes="(max-width: 700px) 100vw, 440px"
        alt=""
        loading="lazy"
        onError={onError}
        sx={{ width: 1, height: 1, objectFit: "cover", display: "block" }}
      />
    </Box>
  );
}
