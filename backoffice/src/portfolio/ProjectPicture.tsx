import type { PortfolioItem } from "@etalase/contracts/portfolio";
import { Box } from "@mui/material";
import { ImageIcon } from "lucide-react";
import { useState } from "react";

const frame = {
  aspectRatio: "16 / 10",
  // Or the picture's own proportions would stretch it.
  overflow: "hidden",
  bgcolor: "background.default",
  borderBlock: 1,
  borderColor: "divider",
};

const placeholder = {
  height: 1,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: 1,
  color: "text.secondary",
  fontSize: ".8125rem",
} as const;

const Placeholder = ({ text }: { text: string }) => (
  <Box sx={placeholder}>
    <Box component={ImageIcon} sx={{ fontSize: 32 }} />
    {text}
  </Box>
);

/** The featured image as its card shows it; only absolute URLs are shown. */
export function ProjectPicture({ item }: { item: PortfolioItem }) {
  const [broken, setBroken] = useState<string>();
  const { featuredImage, featuredImageSet } = item;
  const isBroken = broken === featuredImage;
  if (isBroken || !featuredImage.startsWith("http"))
    return (
      <Box sx={frame}>
        <Placeholder text={isBroken ? "Portfolio Image" : "No Image"} />
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
        onError={() => setBroken(featuredImage)}
        sx={{ width: 1, height: 1, objectFit: "cover", display: "block" }}
      />
    </Box>
  );
}
